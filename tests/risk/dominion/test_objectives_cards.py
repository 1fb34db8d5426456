"""Every one of the 36 objective cards: fulfilled at its threshold, not one below."""

from __future__ import annotations

from typing import Any

import pytest

from risk.dominion_table import OBJECTIVES, discards, dominion, strike, units
from risk.table import all_to, asked, choices, lay, look, mine, news, play, sees, skip, some
from smallcouncil.games.risk.cards.objectives import KINDS
from smallcouncil.games.risk.state import RiskTable

# ---------------------------------------------------------------------- what Stark holds


def holding(*areas: str) -> dict[str, Any]:
    """Stark holds exactly these territories."""
    return {"territories": all_to("stark", areas), "rest": "lannister 1"}


def so_many(territories: int, castles: int, ports: int | None = None) -> dict[str, Any]:
    return holding(*some(territories, castles, ports))


def with_specials(*texts: str) -> dict[str, Any]:
    areas = dict(zip(("winterfell", "harrenhal", "riverrun"), texts, strict=True))
    return {"territories": areas, "rest": "lannister 1"}


def treasury(amount: int) -> dict[str, Any]:
    return {**holding("winterfell", "harrenhal"), "gold": {"stark": amount, "lannister": 5000}}


# card: points, fulfilled by, not fulfilled by
HELD: dict[str, tuple[int, dict[str, Any], list[dict[str, Any]]]] = {
    "control_5_castles": (1, so_many(6, 5), [so_many(12, 4)]),
    "control_7_castles": (1, so_many(8, 7), [so_many(14, 6)]),
    "control_9_castles": (2, so_many(10, 9), [so_many(16, 8)]),
    "control_11_castles": (3, so_many(12, 11), [so_many(18, 10)]),
    "control_4_ports": (1, so_many(6, 2, 4), [so_many(14, 4, 3)]),
    "control_6_ports": (2, so_many(8, 2, 6), [so_many(14, 4, 5)]),
    "control_8_ports": (3, so_many(12, 4, 8), [so_many(14, 4, 7)]),
    "control_4_castles_3_ports": (1, so_many(8, 4, 3), [so_many(12, 3, 4), so_many(12, 5, 2)]),
    "control_6_castles_4_ports": (1, so_many(10, 6, 4), [so_many(14, 5, 5), so_many(14, 7, 3)]),
    "control_3_castle_ports": (
        2,
        holding("pyke", "kings_landing", "sunspear"),
        [holding("pyke", "kings_landing", "winterfell", "white_harbor", "riverrun", "harlaw")],
    ),
    "port_on_every_coast": (1, holding("wolfswood", "gulltown"), [holding("wolfswood", "harlaw", "winterfell")]),
    "two_ports_on_every_coast": (
        2,
        holding("wolfswood", "harlaw", "gulltown", "white_harbor"),
        [holding("wolfswood", "gulltown", "white_harbor", "widows_watch"), holding("wolfswood", "harlaw", "gulltown")],
    ),
    "control_15_territories": (1, so_many(15, 3), [so_many(14, 4)]),
    "control_18_territories": (1, so_many(18, 4), [so_many(17, 6)]),
    "control_23_territories": (3, so_many(23, 6), [so_many(22, 8)]),
    "control_1_region": (1, holding("pyke", "harlaw"), [holding("pyke"), so_many(20, 6)]),
    "control_2_regions": (
        2,
        holding("pyke", "harlaw", "red_mountains", "sandstone", "greenblood", "sunspear"),
        [holding("pyke", "harlaw", "red_mountains", "sandstone", "greenblood")],
    ),
    "control_3_regions": (
        3,
        holding(
            *("pyke", "harlaw", "red_mountains", "sandstone", "greenblood", "sunspear"),
            *("the_fingers", "mountains_of_the_moon", "the_eyrie", "gulltown"),
        ),
        [
            holding(
                *("pyke", "harlaw", "red_mountains", "sandstone", "greenblood", "sunspear"),
                *("the_fingers", "mountains_of_the_moon", "the_eyrie"),
            )
        ],
    ),
    "foothold_6_regions": (
        1,
        holding("skagos", "gulltown", "riverrun", "pyke", "kingswood", "tarth"),
        [holding("skagos", "karhold", "gulltown", "riverrun", "pyke", "kingswood")],
    ),
    "two_in_5_regions": (
        2,
        holding(
            *("skagos", "karhold", "gulltown", "the_eyrie", "riverrun", "harrenhal", "pyke", "harlaw"),
            *("kingswood", "dragonstone"),
        ),
        [
            holding(
                *("skagos", "karhold", "gulltown", "the_eyrie", "riverrun", "harrenhal", "pyke", "harlaw"),
                *("kingswood", "tarth", "the_gift"),
            )
        ],
    ),
    "three_in_4_regions": (
        3,
        holding(
            *("skagos", "karhold", "the_gift", "gulltown", "the_eyrie", "the_fingers"),
            *("riverrun", "harrenhal", "the_twins", "kingswood", "dragonstone", "crackclaw_point"),
        ),
        [
            holding(
                *("skagos", "karhold", "the_gift", "gulltown", "the_eyrie", "the_fingers"),
                *("riverrun", "harrenhal", "the_twins", "kingswood", "dragonstone", "pyke", "tarth"),
            )
        ],
    ),
    "control_enemy_seat": (
        2,
        holding("winterfell", "casterly_rock"),
        [
            holding("winterfell", "kings_landing", "highgarden", "sunspear"),  # seats of houses that do not play
            holding("winterfell", "dragonstone"),  # of one that is out
        ],
    ),
    "hold_1500_gold": (2, treasury(1500), [treasury(1400)]),
    "hold_2500_gold": (4, treasury(2500), [treasury(2400)]),
    "one_of_each_special_unit": (
        3,
        with_specials("stark 1 1", "stark 1 0 1", "stark 1 0 0 1"),
        [
            with_specials("stark 1 0 2", "stark 1 0 1", "stark 1 0 0 1"),
            with_specials("stark 1 1", "stark 1 2 0", "stark 1 0 0 1"),
            with_specials("stark 1 1", "stark 1 0 1", "lannister 1 0 0 1"),
        ],
    ),
}

# ---------------------------------------------------------------------- what Stark does this turn

PLAIN = ("the_gift", "bear_island", "karhold", "stoney_shore")
CASTLES = ("barrowlands", "the_dreadfort")
PORTS = ("white_harbor", "widows_watch", "wolfswood")
FROM = {"karhold": "the_gift", "stoney_shore": "bear_island", "riverrun": "harrenhal", "stoney_sept": "harrenhal"}

CONQUERED: dict[str, tuple[int, tuple[str, ...], list[tuple[str, ...]]]] = {
    "conquer_4_territories": (1, PLAIN, [PLAIN[:3]]),
    "conquer_6_territories": (1, PLAIN + CASTLES, [PLAIN + CASTLES[:1]]),
    "conquer_8_territories": (2, PLAIN + CASTLES + PORTS[:2], [PLAIN + CASTLES + PORTS[:1]]),
    "conquer_3_territories_1_castle": (2, (*PLAIN[:2], "barrowlands"), [PLAIN[:3], ("the_gift", "barrowlands")]),
    "conquer_2_castles": (1, CASTLES, [(*PLAIN, "barrowlands")]),
    "conquer_3_castles": (2, (*CASTLES, "riverrun"), [(*CASTLES, *PLAIN)]),
    "conquer_2_ports": (1, PORTS[:2], [("white_harbor", *PLAIN)]),
    "conquer_3_from_one_opponent": (1, PLAIN[:3], [(*PLAIN[:2], "riverrun", "stoney_sept")]),
    "conquer_from_2_opponents": (1, ("the_gift", "stoney_sept"), [PLAIN]),
}
DESTROYED = {"destroy_8_units": (2, 8), "destroy_14_units": (4, 14)}


def marching(objective: str) -> RiskTable:
    """Strong armies in Winterfell and Harrenhal; Lannister holds the north, Baratheon the rest."""
    north = ("the_gift", "bear_island", "karhold", "stoney_shore", *CASTLES, *PORTS)
    return lay(
        {
            "winterfell": "stark 30",
            "harrenhal": "stark 30",
            "kings_landing": "lannister 30",
            **all_to("lannister", north),
        },
        rest="baratheon 1",
        step="invade",
        options={"mode": "dominion"},
        objectives={"stark": [objective]},
    )


def conquer(t: RiskTable, target: str) -> None:
    play(t, f"stark invade {FROM.get(target, 'winterfell')} {target}")
    attack = min(3, units(t, FROM.get(target, "winterfell"))[0] - 1)
    strike(t, *[6] * attack, 1, attack=attack)
    if asked(t) == "stark conquer.advance":
        play(t, "stark advance 0")


def destroy(t: RiskTable, count: int) -> None:
    """So many units of King's Landing."""
    play(t, "stark invade harrenhal kings_landing")
    for _ in range(count // 2):
        strike(t, 6, 6, 6, 1, 1)
    if count % 2:
        strike(t, 6, 1, 1, 1, 1)
    play(t, "stark stop")


def at_the_check(t: RiskTable) -> RiskTable:
    """To the objective step, or beyond it if nothing is fulfilled."""
    play(t, "stark done")
    return skip(t, "objective.complete", "reinforce.place", "reinforce.redeem")


def far(t: RiskTable, objective: str, house: str = "stark") -> tuple[int, int]:
    """What the house has of what the objective asks for, as it sees it itself."""
    have, of = mine(t, house)["progress"][objective]
    return have, of


def completes(t: RiskTable, objective: str, points: int) -> None:
    assert asked(t) == "stark objective.complete"
    assert choices(t) == [f"complete {objective}", "done"]
    have, of = far(t, objective)
    assert have == of > 0
    play(t, f"stark complete {objective}")
    assert sees(t, "stark")["points"] == points
    assert news(t, "completed") == [{"event": "completed", "seat": "stark", "objective": objective, "points": points}]


@pytest.mark.rule("R-RK-objective-02")
@pytest.mark.parametrize("objective", HELD)
def test_what_is_held(objective: str) -> None:
    points, enough, too_little = HELD[objective]
    t = lay(**enough, step="objective", options={"mode": "dominion"}, objectives={"stark": [objective]})
    completes(t, objective, points)
    for missing in too_little:
        t = lay(**missing, step="objective", options={"mode": "dominion"}, objectives={"stark": [objective]})
        assert asked(t) != "stark objective.complete", missing
        assert not news(t, "completed")
        have, of = far(t, objective)
        assert have < of, missing


@pytest.mark.rule("R-RK-objective-02")
@pytest.mark.parametrize("objective", CONQUERED)
def test_what_is_conquered(objective: str) -> None:
    points, enough, too_little = CONQUERED[objective]
    t = marching(objective)
    for target in enough:
        conquer(t, target)
    completes(at_the_check(t), objective, points)
    for targets in too_little:
        t = marching(objective)
        for target in targets:
            conquer(t, target)
        assert asked(at_the_check(t)).startswith("baratheon"), targets


@pytest.mark.rule("R-RK-objective-02")
@pytest.mark.parametrize("objective", DESTROYED)
def test_what_is_destroyed(objective: str) -> None:
    points, count = DESTROYED[objective]
    t = marching(objective)
    destroy(t, count)
    completes(at_the_check(t), objective, points)
    t = marching(objective)
    destroy(t, count - 1)
    assert asked(at_the_check(t)).startswith("baratheon")


def test_every_objective_has_its_condition_and_its_test() -> None:
    tested = {**HELD, **CONQUERED, **DESTROYED}
    assert set(tested) == set(OBJECTIVES) and len(tested) == 36
    assert {o.kind for o in OBJECTIVES.values()} == set(KINDS)
    for objective, card in OBJECTIVES.items():
        assert card.points == tested[objective][0] and 1 <= card.points <= 4 and card.copies == 1


# ---------------------------------------------------------------------- how far one is


def test_progress_counts_each_thing_that_is_asked_for() -> None:
    """A castle too many makes up for no port."""
    objective = "control_4_castles_3_ports"
    t = lay(**so_many(12, 5, 2), step="objective", options={"mode": "dominion"}, objectives={"stark": [objective]})
    assert far(t, objective) == (4 + 2, 4 + 3)
    every_coast = "two_ports_on_every_coast"
    ports = holding("wolfswood", "gulltown", "white_harbor", "widows_watch")
    t = lay(**ports, step="objective", options={"mode": "dominion"}, objectives={"stark": [every_coast]})
    assert far(t, every_coast) == (1 + 2, 2 + 2)


@pytest.mark.parametrize(
    ("objective", "targets", "wanted"),
    [
        ("conquer_3_from_one_opponent", ("the_gift", "bear_island", "riverrun"), (2, 3)),
        ("conquer_from_2_opponents", ("the_gift", "bear_island"), (1, 2)),
        ("conquer_3_territories_1_castle", ("the_gift", "barrowlands"), (2 + 1, 3 + 1)),
        ("destroy_8_units", ("the_gift", "bear_island"), (2, 8)),
    ],
)
def test_progress_of_deeds_is_that_of_the_own_turn(
    objective: str, targets: tuple[str, ...], wanted: tuple[int, int]
) -> None:
    t = marching(objective)
    assert far(t, objective) == (0, wanted[1])
    for target in targets:
        conquer(t, target)
    assert far(t, objective) == wanted
    at_the_check(t)
    if asked(t).startswith("stark"):
        play(t, "stark done")
    assert asked(t).startswith("baratheon") and far(t, objective) == (0, wanted[1])


def test_nobody_else_sees_how_far_one_is() -> None:
    t = marching("destroy_8_units")
    assert mine(t, "lannister")["progress"] == {}
    assert t.view(None)["table"]["mine"] is None


# ---------------------------------------------------------------------- rulings of single cards


@pytest.mark.parametrize(
    ("players", "enough", "too_little"),
    [
        (2, ("myr", "qarth"), ("myr", "lys")),
        (6, ("wolfswood", "gulltown", "qarth"), ("wolfswood", "gulltown", "myr")),
        (6, ("wolfswood", "myr", "qarth"), ("wolfswood", "myr", "gulltown")),
    ],
)
def test_coasts_by_colour_on_every_board(players: int, enough: tuple[str, ...], too_little: tuple[str, ...]) -> None:
    """Essos: blue and green; World at War: silver, blue and green, the narrow sea being one coast."""
    mode = {"mode": "dominion"} if players == 2 else {"mode": "world_at_war", "rules": "dominion"}
    house = "targaryen"
    for areas, met in ((enough, True), (too_little, False)):
        t = lay(
            all_to(house, areas),
            rest="ghiscari 1",
            players=players,
            turn=house,
            step="objective",
            options=mode,
            objectives={house: ["port_on_every_coast"]},
        )
        assert (asked(t) == f"{house} objective.complete") == met


def test_conquer_from_2_opponents_counts_the_neutral_side_when_one_opponent_is_left() -> None:
    for neutral, met in ((True, True), (False, False)):
        t = dominion(
            {"mantarys": "targaryen 20", "meereen": "ghiscari 1", "western_dothraki_sea": "neutral 1"},
            players=2,
            objectives={"targaryen": ["conquer_from_2_opponents"]},
        )
        for target in ["meereen", *["western_dothraki_sea"] * neutral]:
            play(t, f"targaryen invade mantarys {target}")
            strike(t, 6, 6, 6, 1)
            play(t, "targaryen advance 0")
        play(t, "targaryen done")
        skip(t, "objective.complete", "reinforce.place")
        assert (asked(t) == "targaryen objective.complete") == met


def test_conquer_from_2_opponents_counts_one_who_is_eliminated() -> None:
    t = lay(
        {"winterfell": "stark 30", "the_gift": "baratheon 1", "the_dreadfort": "lannister 1"},
        rest="lannister 1",
        step="invade",
        options={"mode": "dominion"},
        objectives={"stark": ["conquer_from_2_opponents"]},
    )
    for target in ("the_gift", "the_dreadfort"):
        conquer(t, target)
    assert sees(t, "baratheon")["out"]
    completes(at_the_check(t), "conquer_from_2_opponents", 1)


def test_an_impossible_objective_is_put_away_when_drawn() -> None:
    """With one opponent and no neutral territory nobody can conquer from two."""
    t = lay(
        {"winterfell": "stark 3", "harrenhal": "stark 3"},
        rest="lannister 1",
        step="buy",
        options={"mode": "dominion"},
        gold={"stark": 200},
        objective_deck=["control_1_region", "hold_1500_gold", "conquer_from_2_opponents"],
    )
    play(t, "stark buy_objective")
    assert sorted(choices(t, "keep")) == ["keep control_1_region", "keep hold_1500_gold"]
    assert discards(t, "objective") == ["conquer_from_2_opponents"]


def test_units_destroyed_by_cards_of_the_own_turn_count() -> None:
    t = dominion(
        {"kings_landing": "lannister 30"},
        objectives={"stark": ["destroy_8_units"]},
        maesters={"stark": ["winter_is_coming"]},
        gold={"stark": 300},
        rest="baratheon 2",
    )
    play(t, "stark play winter_is_coming")
    play(t, *["baratheon destroy skagos", "baratheon destroy the_gift"], *["lannister destroy kings_landing"] * 2)
    play(t, "stark destroy harrenhal")
    destroy(t, 4)
    completes(at_the_check(t), "destroy_8_units", 2)


def test_special_units_do_not_count_as_destroyed() -> None:
    t = dominion(
        {"harrenhal": "stark 20", "kings_landing": "lannister 7 3 3 1"}, objectives={"stark": ["destroy_8_units"]}
    )
    play(t, "stark invade harrenhal kings_landing")
    for _ in range(3):
        strike(t, 6, 6, 6, (1, 8), (1, 8))
    strike(t, 6, 6, 6, (1, 8))
    assert look(t)["territories"]["kings_landing"]["owner"] == "stark"
    play(t, "stark advance 0", "stark done")
    skip(t, "objective.complete", "reinforce.place")
    assert asked(t).startswith("baratheon")
