"""Rules 18: knights, siege engines and fortifications."""

from __future__ import annotations

import pytest

from risk.dominion_table import d8, dice, discards, dominion, fought, gold, hand, specials, strike, units
from risk.table import asked, choices, look, mine, news, play, sees, skip

SETS = {"stark": ["skagos", "winterfell", "white_harbor", "karhold"]}  # three knights, a siege engine


# ---------------------------------------------------------------------- single cards


@pytest.mark.rule("R-RK-special-01")
@pytest.mark.parametrize(
    ("card", "unit", "lies"),
    [
        ("skagos", "knight", (1, 0, 0)),
        ("karhold", "siege_engine", (0, 1, 0)),
        ("the_gift", "fortification", (0, 0, 1)),
    ],
)
def test_a_single_card_gives_the_unit_of_its_symbol(card: str, unit: str, lies: tuple[int, int, int]) -> None:
    t = dominion(step="reinforce", hand={"stark": [card]})
    assert asked(t) == "stark reinforce.redeem"
    assert choices(t) == [f"redeem {card}", "keep_cards"]
    play(t, f"stark redeem {card}")
    assert asked(t) == "stark reinforce.put"
    play(t, f"stark put {unit} riverrun")
    assert specials(t, "riverrun") == lies
    assert mine(t, "stark")["cards"] == [] and discards(t, "territory") == [card]


@pytest.mark.rule("R-RK-special-01")
def test_only_one_single_card_a_turn_and_only_if_one_likes() -> None:
    t = dominion(step="reinforce", hand={"stark": ["skagos", "karhold"]})
    play(t, "stark redeem skagos", "stark put knight harrenhal")
    assert asked(t) == "stark reinforce.place", "the second card waits for the next turn"
    t = dominion(step="reinforce", hand={"stark": ["skagos"]})
    play(t, "stark keep_cards")
    assert asked(t) == "stark reinforce.place" and mine(t, "stark")["cards"] == ["skagos"]


@pytest.mark.rule("R-RK-special-01")
def test_no_single_card_outside_the_reinforcement_step() -> None:
    t = dominion(step="buy", hand={"stark": ["skagos"]}, gold={"stark": 500})
    while not asked(t).startswith("baratheon"):
        assert not choices(t, "redeem")
        t.choose(0, t.asks[0].default)


@pytest.mark.rule("R-RK-special-02")
@pytest.mark.rule("R-RK-special-03")
def test_a_set_and_another_single_card_in_the_same_turn() -> None:
    t = dominion(step="reinforce", hand=SETS)
    play(t, "stark trade skagos winterfell white_harbor")
    assert choices(t) == ["redeem karhold", "keep_cards"], "the cards of the set are gone"
    play(t, "stark redeem karhold", "stark put siege_engine harrenhal")
    assert specials(t, "harrenhal") == (0, 1, 0)
    assert t.asks[0].args == (3 + 4,)
    assert sorted(discards(t, "territory")) == ["karhold", "skagos", "white_harbor", "winterfell"]


@pytest.mark.rule("R-RK-special-04")
def test_a_single_card_gives_no_units_even_for_an_own_territory() -> None:
    t = dominion(step="reinforce", hand={"stark": ["winterfell"]})
    play(t, "stark redeem winterfell", "stark put knight winterfell")
    assert units(t, "winterfell") == [3]
    assert t.asks[0].args == (3,), "no more reinforcements than without it"


@pytest.mark.rule("R-RK-special-05")
def test_a_special_unit_goes_to_any_own_territory() -> None:
    t = dominion(step="reinforce", hand={"stark": ["skagos"]})
    play(t, "stark redeem skagos")
    assert choices(t) == ["put knight winterfell", "put knight riverrun", "put knight harrenhal"]
    play(t, "stark put knight winterfell", *["stark place harrenhal"] * 3)
    assert specials(t, "winterfell") == (1, 0, 0) and units(t, "winterfell", "harrenhal") == [3, 10]


@pytest.mark.rule("R-RK-special-19")
@pytest.mark.parametrize(
    ("maester", "unit", "lies"),
    [
        ("a_sworn_sword", "knight", (1, 0, 0)),
        ("weapons_of_war", "siege_engine", (0, 1, 0)),
        ("reinforce_bulwarks", "fortification", (0, 0, 1)),
    ],
)
def test_a_maester_card_with_a_special_unit_is_redeemed_for_it(
    maester: str, unit: str, lies: tuple[int, int, int]
) -> None:
    """A-RK-25: at no cost, in place of the single territory card."""
    t = dominion(step="reinforce", maesters={"stark": [maester]}, hand={"stark": ["skagos"]})
    before = gold(t, "stark")
    assert {f"redeem_maester {maester}", "redeem skagos"} <= set(choices(t))
    play(t, f"stark redeem_maester {maester}", f"stark put {unit} riverrun")
    assert specials(t, "riverrun") == lies
    assert gold(t, "stark") == before
    assert hand(t, "stark") == [] and discards(t, "maester") == [maester]
    assert asked(t) == "stark reinforce.place", "it was the one card of the turn"


@pytest.mark.rule("R-RK-special-19")
def test_other_maester_cards_show_no_special_unit() -> None:
    t = dominion(step="reinforce", maesters={"stark": ["preparing_for_war", "valyrian_steel"]})
    assert not choices(t, "redeem_maester")


# ---------------------------------------------------------------------- what they are not


@pytest.mark.rule("R-RK-special-06")
@pytest.mark.rule("R-RK-special-07")
def test_special_units_are_no_units() -> None:
    t = dominion({"harrenhal": "stark 1 2 2 1"})
    assert not [c for c in choices(t, "invade") if c.startswith("invade harrenhal")], "they do not attack alone"
    assert sees(t, "stark")["units"] == 3 + 1 + 2
    t = dominion({"harrenhal": "stark 2 2 2"})
    play(t, "stark invade harrenhal kings_landing")
    assert asked(t) == "lannister invade.defend" and t.asks[0].args[2] == 1, (
        "two units: one attacks, whatever goes along"
    )


@pytest.mark.rule("R-RK-special-07")
def test_special_units_do_not_hold_a_territory_nor_fall_for_units() -> None:
    t = dominion({"kings_landing": "lannister 2 1 1 1"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, 6, 6, 6, d8(1), d8(1))
    assert look(t)["territories"]["kings_landing"]["owner"] == "stark"
    t = dominion({"harrenhal": "stark 4 2 1"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, d8(1), 1, 1, 6, 6)
    assert units(t, "harrenhal") == [2] and specials(t, "harrenhal") == (2, 1, 0), "units fall, not special units"


@pytest.mark.rule("R-RK-special-08")
@pytest.mark.rule("R-RK-special-09")
@pytest.mark.rule("R-RK-special-18")
def test_conquest_moves_the_attackers_special_units_and_removes_the_defenders() -> None:
    """A-RK-30: all knights and siege engines of the origin support the battle and move in; the fortification stays."""
    t = dominion({"harrenhal": "stark 7 2 1 1", "kings_landing": "lannister 1 3 3 1"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, d8(8), 6, 6, d8(1))
    play(t, "stark advance 0")
    assert look(t)["territories"]["kings_landing"]["owner"] == "stark"
    assert specials(t, "kings_landing") == (2, 1, 0)
    assert specials(t, "harrenhal") == (0, 0, 1)


@pytest.mark.rule("R-RK-special-08")
def test_special_units_stay_while_the_territory_does_not_fall() -> None:
    t = dominion({"harrenhal": "stark 7 1 1", "kings_landing": "lannister 4 1 1 1"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, d8(8), 6, 6, d8(1), d8(1))
    assert units(t, "kings_landing") == [2]
    assert specials(t, "harrenhal") == (1, 1, 0) and specials(t, "kings_landing") == (1, 1, 1)


# ---------------------------------------------------------------------- in battle


@pytest.mark.rule("R-RK-special-10")
@pytest.mark.rule("R-RK-special-13")
def test_a_knight_adds_1_to_the_highest_die_of_the_attacker() -> None:
    t = dominion({"harrenhal": "stark 7 1"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, 3, 5, 2, 5, 3)
    assert fought(t) == ([6, 3, 2], [5, 3])
    assert units(t, "harrenhal", "kings_landing") == [6, 3]


@pytest.mark.rule("R-RK-special-10")
@pytest.mark.rule("R-RK-special-13")
def test_a_knight_adds_1_to_the_highest_die_of_the_defender() -> None:
    """A-RK-26: in defence too."""
    t = dominion({"kings_landing": "lannister 4 1"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, 5, 5, 5, 2, 4)
    assert fought(t) == ([5, 5, 5], [5, 2])
    assert units(t, "harrenhal", "kings_landing") == [6, 3], "a tie for the defender, and a loss"


@pytest.mark.rule("R-RK-special-10")
def test_knights_elsewhere_do_not_help() -> None:
    t = dominion({"harrenhal": "stark 7", "riverrun": "stark 2 3", "casterly_rock": "lannister 3 3"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, 6, 4, 1, 5, 4)
    assert fought(t) == ([6, 4, 1], [5, 4])


@pytest.mark.rule("R-RK-special-11")
@pytest.mark.rule("R-RK-special-12")
def test_two_knights_add_2_and_exceed_the_faces() -> None:
    t = dominion({"harrenhal": "stark 7 2", "kings_landing": "lannister 4 3 0 1"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, 6, 4, 1, d8(7), d8(4))
    assert fought(t) == ([8, 4, 1], [10, 4])


@pytest.mark.rule("R-RK-special-10")
def test_the_knights_bonus_comes_after_sorting() -> None:
    """A-RK-29: it goes to the highest rolled die, not to the first one."""
    t = dominion({"harrenhal": "stark 7 2"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, 1, 1, 4, 5, 5)
    assert fought(t) == ([6, 1, 1], [5, 5])


@pytest.mark.rule("R-RK-special-14")
@pytest.mark.rule("R-RK-special-15")
@pytest.mark.parametrize(
    ("engines", "attack", "sides"),
    [(0, 3, [6, 6, 6]), (1, 3, [8, 6, 6]), (2, 3, [8, 8, 6]), (2, 2, [8, 8]), (2, 1, [8]), (3, 3, [8, 8, 8])],
)
def test_each_siege_engine_makes_one_attack_die_eight_sided(engines: int, attack: int, sides: list[int]) -> None:
    """A-RK-04: as many as there are dice, whatever the box holds."""
    t = dominion({"harrenhal": f"stark 7 0 {engines}"}, gold={"stark": 100}, maesters={"stark": ["valyrian_steel"]})
    play(t, "stark invade harrenhal kings_landing", f"stark attack {attack}")
    dice(t, *[(1, s) for s in sides], 2, 2)
    play(t, "lannister defend 2")
    assert look(t)["invasion"]["attack_sides"] == sides
    assert look(t)["invasion"]["defence_sides"] == [6, 6]


@pytest.mark.rule("R-RK-special-14")
def test_an_eight_sided_die_rolls_7_and_8() -> None:
    t = dominion({"harrenhal": "stark 7 0 2"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, d8(8), d8(7), 6, 6, 6)
    assert fought(t) == ([8, 7, 6], [6, 6])
    assert units(t, "kings_landing") == [2]


@pytest.mark.rule("R-RK-special-14")
@pytest.mark.parametrize(("engines", "defend", "sides"), [(1, 2, [8, 6]), (2, 2, [8, 8]), (3, 1, [8])])
def test_siege_engines_help_the_defender_too(engines: int, defend: int, sides: list[int]) -> None:
    """A-RK-26."""
    t = dominion(
        {"kings_landing": f"lannister 4 0 {engines}"},
        gold={"lannister": 100},
        maesters={"lannister": ["valyrian_steel"]},
    )
    play(t, "stark invade harrenhal kings_landing", "stark attack 3")
    dice(t, 1, 1, 1, *[(2, s) for s in sides])
    play(t, f"lannister defend {defend}")
    assert look(t)["invasion"]["defence_sides"] == sides
    assert look(t)["invasion"]["attack_sides"] == [6, 6, 6]


@pytest.mark.rule("R-RK-special-16")
@pytest.mark.parametrize("engines", [0, 1, 2])
def test_a_fortification_makes_all_defence_dice_eight_sided(engines: int) -> None:
    """A-RK-27: siege engines add nothing to it."""
    t = dominion({"kings_landing": f"lannister 4 0 {engines} 1"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, 6, 6, 6, d8(8), d8(7))
    assert fought(t) == ([6, 6, 6], [8, 7])
    assert units(t, "harrenhal") == [5]


@pytest.mark.rule("R-RK-special-17")
def test_a_fortification_does_not_help_in_attack() -> None:
    t = dominion({"harrenhal": "stark 7 0 0 2"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, 6, 6, 6, 6, 5)
    assert fought(t) == ([6, 6, 6], [6, 5]), "the dice fall as six-sided ones do"


# ---------------------------------------------------------------------- moving


@pytest.mark.rule("R-RK-special-18")
def test_a_maneuver_takes_knights_and_siege_engines_but_no_fortification() -> None:
    """A-RK-31: they go along with at least one unit."""
    t = dominion({"harrenhal": "stark 3 1 2 1"}, step="maneuver")
    play(t, "stark from harrenhal", "stark move 1")
    assert asked(t) == "stark maneuver.along"
    assert choices(t) == ["take knight", "take siege_engine", "done"]
    play(t, "stark take siege_engine")
    assert choices(t) == ["take knight", "take siege_engine", "done"]
    play(t, "stark take knight", "stark done")
    assert specials(t, "riverrun") == (1, 1, 0) and specials(t, "harrenhal") == (0, 1, 1)
    assert units(t, "harrenhal", "riverrun") == [2, 3]


@pytest.mark.rule("R-RK-special-18")
def test_special_units_do_not_move_without_a_unit() -> None:
    t = dominion({"harrenhal": "stark 1 1 1 1"}, step="maneuver")
    assert "from harrenhal" not in choices(t) and "from riverrun" in choices(t)


def test_no_special_units_without_the_module() -> None:
    modules = ["gold", "characters", "maesters", "objectives"]
    t = dominion(step="reinforce", hand={"stark": ["skagos"]}, options={"modules": modules})
    assert asked(t) == "stark reinforce.place"
    skip(t, "invade.declare")
    assert not news(t, "redeemed")
    assert not {"a_sworn_sword", "weapons_of_war", "reinforce_bulwarks"} & set(t.position()["maester_deck"])
