"""Victory, scoring, objectives."""

from __future__ import annotations

from typing import Any

import pytest

from board2e.realm import CROWS, DANCE, asked, choices, lay, may, new, news, of, play, see, view
from smallcouncil.games.board2e import facts
from smallcouncil.games.board2e.state import BoardTable

SIX_CASTLES = {
    "winterfell": "stark footman",
    "white_harbor": "stark footman",
    "moat_cailin": "stark footman",
    "seagard": "token stark",
    "riverrun": "token stark",
    "the_twins": "stark footman march_0",
    "harrenhal": "token stark",
}


def ended(table: BoardTable) -> tuple[list[str], str]:
    assert table.result is not None
    return [table.seat_name(s) for s in table.result.winners], table.result.reason


# ---------------------------------------------------------------------- castles


@pytest.mark.rule("R-B2-victory-01")
@pytest.mark.parametrize("options", [{}, CROWS])
def test_the_last_round_is_the_tenth(options: dict[str, Any]) -> None:
    table = lay({"winterfell": "stark footman"}, begin="next_round", round=9, options=options)
    assert not table.over and view(table)["round"] == 10
    table = lay({"winterfell": "stark footman"}, begin="next_round", round=10, options=options)
    assert table.over and ended(table)[1].startswith("rounds")


@pytest.mark.rule("R-B2-victory-02")
def test_the_last_round_of_a_dance_with_dragons_is_the_sixth() -> None:
    assert not lay(begin="next_round", round=5, options=DANCE).over
    assert lay(begin="next_round", round=6, options=DANCE).over


def test_the_agreed_number_of_rounds() -> None:
    assert lay(begin="next_round", round=3, options={"round_limit": 3}).over
    assert not lay(begin="next_round", round=3, options={"round_limit": 4}).over


@pytest.mark.rule("R-B2-victory-03", "R-B2-victory-05")
def test_most_castles_and_strongholds_win() -> None:
    """Two castles beat one stronghold."""
    areas = {"lannisport": "baratheon footman garrison 0", "white_harbor": "lannister footman"}
    areas |= {"dragonstone": "lannister footman garrison 0", "moat_cailin": "lannister footman"}
    areas |= {"winterfell": "baratheon footman garrison 0"}
    table = lay(areas, begin="next_round", round=10)
    assert ended(table) == (["lannister"], "rounds")
    assert table.result is not None and table.result.scores == (0, 3, 2)


@pytest.mark.rule("R-B2-victory-04")
def test_the_marker_follows_control() -> None:
    table = lay(dict(SIX_CASTLES, the_twins="stark footman consolidate_power"), begin="planning")
    assert of(table, "stark")["castles"] == 6
    areas = {"winterfell": "stark footman", "white_harbor": "stark footman march_0"}
    areas["the_fingers"] = "baratheon footman consolidate_power_special"
    areas["castle_black"] = "baratheon footman consolidate_power"
    table = lay(areas, begin="marches")
    assert of(table, "stark")["castles"] == 2
    play(table, "stark move footman moat_cailin", "stark leave_token white_harbor")
    assert of(table, "stark")["castles"] == 3


TIE = {
    "winterfell": "stark footman",
    "white_harbor": "stark footman",
    "lannisport": "lannister footman",
    "riverrun": "token lannister",
}


@pytest.mark.rule("R-B2-victory-06")
def test_more_strongholds_break_a_tie() -> None:
    table = lay(TIE, begin="next_round", round=10, supply={"stark": 6}, power={"stark": 15})
    assert ended(table) == (["lannister"], "rounds_strongholds")


@pytest.mark.rule("R-B2-victory-07")
def test_then_supply() -> None:
    areas = {**TIE, "riverrun": "", "harrenhal": "token lannister"}
    table = lay(areas, begin="next_round", round=10, supply={"stark": 3, "lannister": 2}, power={"lannister": 15})
    assert ended(table) == (["stark"], "rounds_supply")


@pytest.mark.rule("R-B2-victory-08")
def test_then_power() -> None:
    areas = {**TIE, "riverrun": "", "harrenhal": "token lannister"}
    table = lay(areas, begin="next_round", round=10, supply={"stark": 2, "lannister": 2}, power={"stark": 6})
    assert ended(table) == (["stark"], "rounds_power")


@pytest.mark.rule("R-B2-victory-09")
def test_then_the_iron_throne() -> None:
    areas = {**TIE, "riverrun": "", "harrenhal": "token lannister"}
    table = lay(areas, begin="next_round", round=10, supply={"stark": 2, "lannister": 2})
    assert ended(table) == (["lannister"], "rounds_throne")


def test_ties_by_the_publishers_corrections() -> None:
    """Land areas, supply, Iron Throne."""
    areas = {**TIE, "castle_black": "token stark"}
    table = lay(areas, begin="next_round", round=10, options={"errata": "faq"}, supply={"stark": 0})
    assert ended(table) == (["stark"], "rounds_land")


@pytest.mark.rule("R-B2-victory-10")
def test_seven_castles_win_at_once() -> None:
    areas = dict(SIX_CASTLES, the_fingers="baratheon footman consolidate_power")
    areas["harrenhal"] = "stark footman"
    del areas["the_twins"]
    areas["blackwater"] = "stark footman march_0"
    table = lay(areas, begin="marches")
    assert of(table, "stark")["castles"] == 6 and not table.over
    play(table, "stark move footman crackclaw_point", "stark leave_nothing blackwater")
    assert ended(table) == (["stark"], "castles")
    assert table.result is not None and table.result.scores == (7, 1, 1)


@pytest.mark.rule("R-B2-victory-11", "R-B2-victory-12")
def test_castles_give_no_points_in_a_feast_for_crows() -> None:
    areas = dict(SIX_CASTLES, blackwater="stark footman march_0", the_twins="stark footman")
    areas |= {"harrenhal": "token stark", "the_fingers": "arryn footman consolidate_power"}
    areas["castle_black"] = "arryn footman consolidate_power"
    table = lay(areas, begin="marches", options=CROWS)
    play(table, "stark move footman crackclaw_point", "stark leave_nothing blackwater")
    assert not table.over and of(table, "stark")["points"] == 0 and of(table, "stark")["castles"] == 7


# ---------------------------------------------------------------------- scoring and supply


def scoring(areas: dict[str, str] | None = None, **more: Any) -> BoardTable:
    return lay(areas, begin="scoring", options=CROWS, **more)


@pytest.mark.rule("R-B2-round-02")
def test_scoring_comes_after_the_action_phase() -> None:
    table = lay({"winterfell": "stark footman support_0"}, begin="clean_up", options=CROWS, round=3)
    assert view(table)["phase"] == "scoring" and asked(table) == ["baratheon objective.score"]


@pytest.mark.rule("R-B2-scoring-01", "R-B2-supply-07")
def test_supply_is_counted_first() -> None:
    areas = {"winterfell": "stark footman footman knight", "white_harbor": "stark footman knight"}
    areas["moat_cailin"] = "stark knight knight"
    table = scoring(areas, supply={"stark": 6})
    assert of(table, "stark")["supply"] == 1 and asked(table) == ["stark supply.reconcile"]


@pytest.mark.rule("R-B2-scoring-02", "R-B2-scoring-07")
@pytest.mark.parametrize(
    ("house", "areas", "more"),
    [
        ("stark", "winterfell white_harbor moat_cailin seagard riverrun", {}),
        ("lannister", "lannisport kings_landing", {}),
        ("baratheon", "dragonstone kings_landing", {}),
        ("arryn", "the_eyrie", {"power": {"arryn": 6}}),
    ],
)
def test_special_objectives(house: str, areas: str, more: dict[str, Any]) -> None:
    """One point every round in which it is met."""
    held = dict.fromkeys(areas.split(), f"{house} footman")
    if house == "baratheon":
        held["kings_landing"] += " garrison 0"
    table = scoring(held, **more)
    points = {h["house"]: h["points"] for h in view(table)["houses"]}
    assert points == {**dict.fromkeys(points, 0), house: 1}
    assert len(news(table, "special_scored")) == 1


@pytest.mark.rule("R-B2-scoring-02")
@pytest.mark.parametrize(
    ("areas", "more"),
    [
        ({"winterfell": "stark footman", "white_harbor": "stark footman", "moat_cailin": "stark footman"}, {}),
        ({"lannisport": "lannister footman"}, {}),
        ({"the_eyrie": "arryn footman"}, {}),  # as much power as the others
    ],
)
def test_special_objectives_that_are_not_met(areas: dict[str, str], more: dict[str, Any]) -> None:
    assert not news(scoring(areas, **more), "special_scored")


HAND = {"stark": ["the_blade", "take_the_black", "arbor_gold"]}
HELD = {"castle_black": "stark footman"}


def to_stark(table: BoardTable) -> BoardTable:
    play(table, "baratheon pass", "lannister pass", "arryn pass")
    return table


@pytest.mark.rule("R-B2-scoring-03", "R-B2-scoring-04", "R-B2-scoring-05")
def test_one_objective_a_round() -> None:
    """Take the Black is worth 1 to Stark, and so is nothing of The Blade, which Stark has at the start."""
    table = to_stark(scoring(HELD, objectives=HAND))
    assert choices(table, "stark") == ["pass", "score take_the_black", "score the_blade"]
    play(table, "stark score take_the_black")
    assert of(table, "stark")["points"] == 1 and of(table, "stark")["scored"] == ["take_the_black"]
    assert news(table, "scored")[0]["objective"] == "take_the_black"
    assert view(table)["round"] == 2


@pytest.mark.rule("R-B2-scoring-05")
def test_an_objective_may_be_worth_nothing() -> None:
    table = to_stark(scoring(HELD, objectives=HAND))
    play(table, "stark score the_blade")
    assert of(table, "stark")["points"] == 0 and of(table, "stark")["scored"] == ["the_blade"]


@pytest.mark.rule("R-B2-scoring-06")
def test_an_objective_is_scored_once() -> None:
    table = to_stark(scoring(HELD, objectives=HAND, objective_deck=[]))
    play(table, "stark score take_the_black")
    assert "take_the_black" not in of(table, "stark", "stark")["objectives"]
    assert view(table)["objective_deck"] == 0


@pytest.mark.rule("R-B2-scoring-08", "R-B2-scoring-09")
def test_hands_are_filled_by_one() -> None:
    hands = {**HAND, "lannister": ["the_raven"], "arryn": ["the_throne", "land_grab"]}
    table = scoring(HELD, objectives=hands, round=4)
    play(table, "baratheon pass", "lannister pass", "arryn pass", "stark pass")
    counts = {h["house"]: h["objective_count"] for h in view(table)["houses"]}
    assert counts == {"stark": 3, "lannister": 2, "baratheon": 1, "arryn": 3}


@pytest.mark.rule("R-B2-victory-13", "R-B2-victory-14")
def test_seven_points_win_after_the_draw() -> None:
    table = to_stark(scoring(HELD, objectives=HAND, points={"stark": 6}))
    assert not table.over
    play(table, "stark score take_the_black")
    assert ended(table) == (["stark"], "objectives")
    assert news(table, "drew_objectives"), "the cards were drawn before"


@pytest.mark.rule("R-B2-victory-14")
def test_nobody_wins_while_others_may_still_score() -> None:
    hands = {"baratheon": ["the_throne"], **HAND}
    table = scoring({**HELD, "dragonstone": "baratheon footman"}, objectives=hands, points={"baratheon": 7})
    play(table, "baratheon pass")
    assert not table.over and asked(table) == ["lannister objective.score"]


@pytest.mark.rule("R-B2-victory-15", "R-B2-victory-17")
def test_land_decides_between_two_on_seven() -> None:
    areas = {**HELD, "karhold": "token stark"}
    table = to_stark(scoring(areas, points={"stark": 7, "baratheon": 7}))
    play(table, "stark pass")
    assert ended(table) == (["stark"], "objectives")


@pytest.mark.rule("R-B2-victory-15", "R-B2-victory-18")
def test_then_the_throne_decides() -> None:
    table = to_stark(scoring({}, points={"stark": 7, "baratheon": 7}))
    play(table, "stark pass")
    assert ended(table) == (["baratheon"], "objectives")


@pytest.mark.rule("R-B2-victory-16", "R-B2-victory-17", "R-B2-victory-18")
def test_points_after_the_last_round() -> None:
    points = {"stark": 3, "lannister": 5, "arryn": 5}
    assert ended(lay({}, begin="next_round", round=10, options=CROWS, points=points)) == (
        ["lannister"],
        "rounds_throne",
    )
    areas = {"the_fingers": "arryn footman"}
    assert ended(lay(areas, begin="next_round", round=10, options=CROWS, points=points)) == (["arryn"], "rounds_land")


# ---------------------------------------------------------------------- objective by objective

FIVE_KNIGHTS = {f"{name}": "stark knight" for name in ("winterfell", "karhold", "castle_black", "seagard", "riverrun")}
WON: dict[str, tuple[dict[str, str], dict[str, Any]]] = {
    "stop_the_storm": ({"storms_end": "stark footman"}, {}),
    "cavalry_charge": (FIVE_KNIGHTS, {}),
    "backdoor_politics": ({}, {"points": {"lannister": 1, "baratheon": 2, "arryn": 1}}),
    "home_invasion": ({"lannisport": "stark footman garrison 0"}, {}),
    "land_grab": ({"karhold": "token stark"}, {}),
    "arbor_gold": ({"the_arbor": "token stark"}, {}),
    "extend_your_reach": ({"bay_of_ice": "stark ship"}, {}),
    "take_the_black": ({"castle_black": "stark footman"}, {}),
    "the_raven": ({}, {"tracks": {"kings_court": ["stark", "lannister", "baratheon", "arryn"]}}),
    "support_the_crown": ({"crackclaw_point": "stark footman footman knight"}, {}),
    "the_throne": ({}, {"tracks": {"iron_throne": ["stark", "lannister", "baratheon", "arryn"]}}),
    "the_blade": ({}, {}),
    "hold_court": ({"kings_landing": "stark footman garrison 0"}, {}),
    "crossing_guard": ({"seagard": "stark footman", "the_twins": "token stark"}, {}),
    "naval_superiority": ({"port_of_winterfell": "stark ship"}, {}),
    "pull_the_weeds": (dict.fromkeys(("searoad_marches", "blackwater", "the_reach"), "token stark"), {}),
    "ample_harvest": (dict.fromkeys(("blackwater", "the_stony_shore", "seagard"), "token stark"), {}),
    "mercantile_ventures": ({"white_harbor": "stark footman"}, {}),
    "a_firm_grip": ({"crackclaw_point": "token stark", "kingswood": "stark footman"}, {}),
    "a_stalwart_position": ({"riverrun": "stark footman"}, {}),
    "spreading_the_wealth": ({"karhold": "token stark"}, {}),
    "protect_the_neck": (dict.fromkeys(("seagard", "greywater_watch", "flints_finger"), "token stark"), {}),
    "nothing_but_ghosts": ({"harrenhal": "stark footman"}, {}),
    "the_final_hour": ({}, {"hand": {"stark": ["catelyn_stark"]}}),
    "the_peoples_chosen": (dict.fromkeys(("castle_black", "karhold", "stoney_sept"), "token stark"), {}),
    "a_mountainous_task": ({"the_eyrie": "stark footman garrison 0"}, {}),
    "a_riper_fruit": ({}, {}),
    "friendly_confines": ({"white_harbor": "stark footman", "moat_cailin": "token stark"}, {}),
}
LOST: dict[str, tuple[dict[str, str], dict[str, Any]]] = {
    "stop_the_storm": ({"storms_end": "lannister footman"}, {}),
    "cavalry_charge": (dict(list(FIVE_KNIGHTS.items())[:4]), {}),
    "backdoor_politics": ({}, {"points": {"lannister": 1, "baratheon": 2}}),
    "home_invasion": ({"winterfell": "stark footman"}, {}),
    "land_grab": ({"karhold": "token lannister"}, {}),
    "arbor_gold": ({}, {}),
    "extend_your_reach": ({"bay_of_ice": "stark ship ship", "the_golden_sound": "lannister ship"}, {}),
    "take_the_black": ({"castle_black": "token arryn"}, {}),
    "the_raven": ({}, {}),
    "support_the_crown": (
        {"crackclaw_point": "stark footman footman knight", "kings_landing": "stark footman garrison 0"},
        {},
    ),
    "the_throne": ({}, {}),
    "the_blade": ({}, {"tracks": {"fiefdoms": ["arryn", "stark", "baratheon", "lannister"]}}),
    "hold_court": ({}, {}),
    "crossing_guard": ({"seagard": "stark footman", "crackclaw_point": "stark footman"}, {}),
    "naval_superiority": ({"bay_of_ice": "stark ship", "the_golden_sound": "lannister ship"}, {}),
    "pull_the_weeds": (dict.fromkeys(("searoad_marches", "blackwater"), "token stark"), {}),
    "ample_harvest": (dict.fromkeys(("blackwater", "the_stony_shore"), "token stark"), {}),
    "mercantile_ventures": ({}, {}),
    "a_firm_grip": ({"crackclaw_point": "token stark"}, {}),
    "a_stalwart_position": ({"white_harbor": "stark footman"}, {}),
    "spreading_the_wealth": ({"karhold": "token stark", "blackwater": "token lannister"}, {}),
    "protect_the_neck": (dict.fromkeys(("seagard", "greywater_watch"), "token stark"), {}),
    "nothing_but_ghosts": ({"harrenhal": "stark footman", "riverrun": "stark footman"}, {}),
    "the_final_hour": ({}, {"hand": {"stark": ["catelyn_stark", "eddard_stark"]}}),
    "the_peoples_chosen": (dict.fromkeys(("castle_black", "karhold"), "token stark"), {}),
    "a_mountainous_task": ({}, {}),
    "a_riper_fruit": ({"winterfell": "lannister footman garrison 0"}, {}),
    "friendly_confines": ({"riverrun": "stark footman"}, {}),
}


def test_every_objective_is_tried() -> None:
    assert list(WON) == list(LOST) == list(facts.OBJECTIVES)


def cards(kind: dict[str, Any]) -> list[Any]:
    return [pytest.param(name, marks=pytest.mark.card(name)) for name in kind]


@pytest.mark.parametrize("name", cards(WON))
def test_objective_fulfilled(name: str) -> None:
    areas, more = WON[name]
    table = scoring(areas, objectives={"stark": [name]}, **more)
    while asked(table) != ["stark objective.score"]:
        play(table, f"{asked(table)[0].split()[0]} pass")
    assert may(table, f"stark score {name}")


@pytest.mark.parametrize("name", cards(LOST))
def test_objective_not_fulfilled(name: str) -> None:
    areas, more = LOST[name]
    table = scoring(areas, objectives={"stark": [name]}, **more)
    while asked(table) != ["stark objective.score"]:
        play(table, f"{asked(table)[0].split()[0]} pass")
    assert choices(table, "stark") == ["pass"]


@pytest.mark.parametrize("name", facts.OBJECTIVES)
def test_points_of_every_house(name: str) -> None:
    fact = next(o for o in facts.OBJECTIVE_FACTS if o.id == name)
    assert set(fact.points) == {"stark", "lannister", "baratheon", "arryn"}
    assert all(0 <= points <= 4 for points in fact.points.values())


# ---------------------------------------------------------------------- terms


@pytest.mark.rule("R-B2-terms-02")
def test_a_house_is_its_player() -> None:
    table = new(3)
    assert table.view(0)["seats"] == ["stark", "lannister", "baratheon"]
    assert see(table, "winterfell")["owner"] == "stark"


@pytest.mark.rule("R-B2-terms-07")
def test_a_destroyed_unit_goes_back_to_the_stock() -> None:
    areas = {"winterfell": "stark footman footman knight", "white_harbor": "stark footman footman"}
    table = lay({**areas, "moat_cailin": "stark footman footman"}, begin="scoring", options=CROWS)
    assert of(table, "stark")["stock"] == {"footman": 4, "knight": 4, "ship": 6, "siege_engine": 2}
    play(table, "stark destroy moat_cailin footman")
    assert of(table, "stark")["stock"] == {"footman": 5, "knight": 4, "ship": 6, "siege_engine": 2}


@pytest.mark.card("nothing_but_ghosts")
def test_one_unit_more_than_asked_for_is_one_too_many() -> None:
    table = scoring({"harrenhal": "stark footman footman"}, objectives={"stark": ["nothing_but_ghosts"]})
    while asked(table) != ["stark objective.score"]:
        play(table, f"{asked(table)[0].split()[0]} pass")
    assert choices(table, "stark") == ["pass"]


@pytest.mark.rule("R-B2-victory-13")
def test_nobody_goes_beyond_the_end_of_the_victory_track() -> None:
    crown = {"crackclaw_point": "stark footman footman footman"}
    table = scoring(crown, objectives={"stark": ["support_the_crown"]}, points={"stark": 6}, supply={"stark": 6})
    while asked(table) != ["stark objective.score"]:
        play(table, f"{asked(table)[0].split()[0]} pass")
    play(table, "stark score support_the_crown")
    assert of(table, "stark")["points"] == 7
