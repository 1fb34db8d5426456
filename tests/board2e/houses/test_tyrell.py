"""House cards of Tyrell."""

from __future__ import annotations

import pytest

from board2e.battlefield import attack, finish, fought, killed, lies, part, reveal, side, strengths, war, winner
from board2e.duels import plain, shown
from board2e.realm import DANCE, asked, choices, play, see


@pytest.mark.rule(
    "R-B2-card-tyrell-03",
    "R-B2-card-tyrell-04",
    "R-B2-card-tyrell-05",
    "R-B2-card-tyrell-06",
    "R-B2-card-tyrell-08",
    "R-B2-card-tyrell-09",
    "R-B2-card-tyrell-10",
    "R-B2-card-tyrell-11",
)
@pytest.mark.parametrize(
    ("card", "strength", "swords", "forts"),
    [
        plain("ser_garlan_tyrell", 2, 2, 0),
        plain("randyll_tarly", 2, 1, 0),
        plain("alester_florent", 1, 0, 1),
        plain("margaery_tyrell", 1, 0, 1),
        plain("mace_tyrell_dwd", 4, 1, 1),
        plain("randyll_tarly_dwd", 3, 2, 0),
        plain("willas_tyrell", 2, 0, 1),
        plain("ser_jon_fossoway", 2, 1, 0),
    ],
)
def test_cards_without_text(card: str, strength: int, swords: int, forts: int) -> None:
    assert shown(card) == (strength, swords, forts)


FIELD = {"the_reach": "tyrell knight march_0", "blackwater": "lannister footman"}


@pytest.mark.rule("R-B2-card-tyrell-01")
@pytest.mark.card("mace_tyrell")
def test_mace_tyrell_destroys_a_footman_at_once() -> None:
    areas = {**FIELD, "blackwater": "lannister footman knight", "stoney_sept": "lannister footman support_0"}
    table = attack(war(areas, "tyrell", "lannister"), "knight blackwater")
    play(table, "lannister support lannister")
    reveal(table, "tyrell mace_tyrell", "lannister the_hound")
    assert asked(table) == ["tyrell combat.blade"]
    assert killed(table) == ["lannister footman"]
    assert part(table, "lannister", "units") == 2
    assert lies(table, "stoney_sept") == "lannister footman 1"  # supporting footmen are safe


@pytest.mark.rule("R-B2-card-tyrell-01")
@pytest.mark.card("mace_tyrell")
def test_mace_tyrell_chooses_between_standing_and_routed_footmen() -> None:
    areas = {**FIELD, "blackwater": "lannister footman routed footman"}
    table = attack(war(areas, "tyrell", "lannister"), "knight blackwater")
    reveal(table, "tyrell mace_tyrell", "lannister the_hound")
    assert choices(table, "tyrell") == ["kill footman", "kill_routed footman"]
    play(table, "tyrell kill_routed footman")
    assert side(table, "lannister")["routed"] == {}


@pytest.mark.card("mace_tyrell")
def test_the_combat_goes_on_without_the_last_footman() -> None:
    areas = {**FIELD, "the_reach": "tyrell footman march_0", "blackwater": "lannister footman defense_2"}
    table = fought(areas, "tyrell", "lannister", ["footman blackwater"], ("mace_tyrell", "tywin_lannister"))
    assert strengths(table) == (5, 6)
    assert winner(table) == "lannister"
    assert lies(table, "blackwater") == ""
    assert lies(table, "the_reach") == "tyrell routed footman 1"


@pytest.mark.rule("R-B2-card-tyrell-02")
@pytest.mark.card("ser_loras_tyrell")
def test_ser_loras_tyrell_takes_the_march_order_along() -> None:
    table = fought(
        {**FIELD, "the_reach": "tyrell knight march_plus_1", "lannisport": "lannister footman march_0"},
        "tyrell",
        "lannister",
        ["knight blackwater"],
        ("ser_loras_tyrell", "the_hound"),
    )
    play(table, "lannister retreat stoney_sept")
    assert see(table, "blackwater")["order"] == "march_plus_1"
    assert see(table, "the_reach")["order"] is None
    play(table, "lannister done")  # the next in turn order; the order waits for Tyrell's next turn
    assert asked(table) == ["martell march.move"]
    play(table, "martell done")
    assert asked(table) == ["tyrell march.move"]
    assert "move knight harrenhal" in choices(table, "tyrell")


@pytest.mark.rule("R-B2-card-tyrell-02")
@pytest.mark.card("ser_loras_tyrell")
@pytest.mark.parametrize("attacks", [True, False])
def test_ser_loras_tyrell_must_attack_and_win(attacks: bool) -> None:
    if attacks:
        areas = {**FIELD, "blackwater": "lannister knight knight knight"}
        table = fought(areas, "tyrell", "lannister", ["knight blackwater"], ("ser_loras_tyrell", "tywin_lannister"))
        assert winner(table) == "lannister"
    else:
        areas = {"blackwater": "lannister footman march_0", "the_reach": "tyrell knight knight"}
        table = fought(areas, "lannister", "tyrell", ["footman the_reach"], ("the_hound", "ser_loras_tyrell"))
        assert winner(table) == "tyrell"
    assert see(table, "blackwater")["order"] is None
    assert see(table, "the_reach")["order"] is None


@pytest.mark.rule("R-B2-card-tyrell-07", "A-B2-32")
@pytest.mark.card("queen_of_thorns")
def test_the_queen_of_thorns_removes_an_order_next_to_the_combat() -> None:
    areas = {
        **FIELD,
        "stoney_sept": "lannister knight support_0",
        "harrenhal": "lannister footman raid",
        "riverrun": "lannister footman raid",
        "crackclaw_point": "stark footman raid",
    }
    table = attack(war(areas, "tyrell", "lannister"), "knight blackwater")
    play(table, "lannister support lannister")
    reveal(table, "tyrell queen_of_thorns", "lannister the_hound")
    assert set(choices(table, "tyrell")) == {"remove_order stoney_sept", "remove_order harrenhal"}
    play(table, "tyrell remove_order stoney_sept")
    assert see(table, "stoney_sept")["order"] is None
    assert part(table, "lannister", "support") == 0


@pytest.mark.rule("R-B2-card-tyrell-07")
@pytest.mark.card("queen_of_thorns")
def test_the_queen_of_thorns_does_not_touch_the_march_of_this_attack() -> None:
    areas = {"blackwater": "lannister knight knight march_plus_1", "the_reach": "tyrell knight"}
    table = attack(war(areas, "lannister", "tyrell"), "knight the_reach")
    reveal(table, "tyrell queen_of_thorns", "lannister the_hound")
    assert asked(table) == ["lannister combat.blade"]
    assert part(table, "lannister", "order") == 1


@pytest.mark.rule("R-B2-card-tyrell-12")
@pytest.mark.card("paxter_redwyne")
@pytest.mark.parametrize("attacks", [True, False])
def test_paxter_redwyne_rules_the_sea(attacks: bool) -> None:
    areas = {
        "redwyne_straights": f"tyrell ship ship {'march_0' if attacks else ''}",
        "west_summer_sea": f"greyjoy ship {'' if attacks else 'march_0'}",
        "sunset_sea" if attacks else "port_of_oldtown": "tyrell ship support_0",
        "oldtown": "tyrell footman",
    }
    houses = ("tyrell", "greyjoy") if attacks else ("greyjoy", "tyrell")
    moves = ["ship west_summer_sea"] * 2 if attacks else ["ship redwyne_straights"]
    table = attack(war(areas, *houses, options=DANCE), *moves)
    play(table, "tyrell support tyrell")
    reveal(table, "tyrell paxter_redwyne", "greyjoy asha_greyjoy_dwd")
    assert (part(table, "tyrell", "units"), part(table, "tyrell", "support")) == (4, 2)
    assert part(table, "greyjoy", "units") == 1


@pytest.mark.rule("R-B2-card-tyrell-12")
@pytest.mark.card("paxter_redwyne")
def test_paxter_redwyne_does_nothing_on_land() -> None:
    areas = {
        "highgarden": "tyrell knight march_0",
        "searoad_marches": "lannister footman",
        "sunset_sea": "tyrell ship support_0",
    }
    table = attack(war(areas, "tyrell", "lannister", options=DANCE), "knight searoad_marches")
    play(table, "tyrell support tyrell")
    reveal(table, "tyrell paxter_redwyne", "lannister daven_lannister")
    assert part(table, "tyrell", "support") == 1


@pytest.mark.rule("R-B2-card-tyrell-13")
@pytest.mark.card("queen_of_thorns_dwd")
def test_the_queen_of_thorns_ignores_the_opponents_text() -> None:
    areas = {**FIELD, "blackwater": "greyjoy knight march_0", "the_reach": "tyrell knight"}
    table = attack(war(areas, "greyjoy", "tyrell", options=DANCE, power={"greyjoy": 5}), "knight the_reach")
    reveal(table, "greyjoy aeron_damphair_dwd", "tyrell queen_of_thorns_dwd")
    assert asked(table) == ["greyjoy combat.blade"]  # Aeron may not pay
    assert side(table, "greyjoy")["text_ignored"]
    finish(table)
    assert winner(table) == "tyrell"


@pytest.mark.card("queen_of_thorns_dwd")
@pytest.mark.parametrize(("card", "figures"), [("ramsay_bolton", (3, 0)), ("roose_bolton_dwd", (4, 1))])
def test_printed_figures_stay_when_a_text_is_ignored(card: str, figures: tuple[int, int]) -> None:
    areas = {"blackwater": "stark knight march_0", "the_reach": "tyrell knight"}
    table = attack(war(areas, "stark", "tyrell", options=DANCE), "knight the_reach")
    reveal(table, f"stark {card}", "tyrell queen_of_thorns_dwd")
    assert (part(table, "stark", "card"), side(table, "stark")["swords"]) == figures


@pytest.mark.rule("R-B2-card-tyrell-14")
@pytest.mark.card("margaery_tyrell_dwd")
@pytest.mark.parametrize(
    ("area", "lies_there", "attackers"),
    [
        ("highgarden", "tyrell footman", 2),
        ("the_reach", "tyrell footman token tyrell", 2),
        ("the_reach", "tyrell footman", 8),
    ],
)
def test_margaery_tyrell_defends_home_and_marked_areas(area: str, lies_there: str, attackers: int) -> None:
    table = war(
        {"searoad_marches": "lannister knight knight knight march_0", area: lies_there},
        "lannister",
        "tyrell",
        options=DANCE,
        blade="stark",
    )
    attack(table, *[f"knight {area}"] * 3)
    reveal(table, "lannister daven_lannister", "tyrell margaery_tyrell_dwd")
    assert strengths(table)[0] == attackers


@pytest.mark.card("margaery_tyrell_dwd", "mance_rayder")
@pytest.mark.parametrize(("first", "strength"), [(("baratheon", "tyrell"), 2), (("tyrell", "baratheon"), 8)])
def test_of_two_fixed_totals_the_later_stands(first: tuple[str, str], strength: int) -> None:
    areas = {"kingswood": "baratheon knight march_0", "the_reach": "tyrell footman token tyrell"}
    table = attack(war(areas, "baratheon", "tyrell", options=DANCE, first=first, threat=8), "knight the_reach")
    reveal(table, "baratheon mance_rayder", "tyrell margaery_tyrell_dwd")
    assert strengths(table)[0] == strength
