"""The maester cards of invasions and battles, one by one."""

from __future__ import annotations

import pytest

from risk.dominion_table import cards, d8, dice, dominion, fought, moment, strike, units
from risk.table import asked, choices, look, news, play, sees
from smallcouncil.games.risk.state import RiskTable

NOBODY = {"tyrion_lannister": ["up", -1]}


def committed(t: RiskTable) -> int:
    return int(look(t)["invasion"]["attacking"])


# ---------------------------------------------------------------------- committed attackers


@pytest.mark.parametrize(("rolled", "fallen"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_desperate_ambush_destroys_half_a_die_of_committed_attackers(rolled: int, fallen: int) -> None:
    t = moment("desperate_ambush")
    dice(t, rolled)
    play(t, "lannister play desperate_ambush")
    assert units(t, "harrenhal", "kings_landing") == [7 - fallen, 4]
    if fallen == 3:
        assert asked(t) == "stark invade.attack", "nobody is left: the battle is over without a roll"
        assert not news(t, "rolled") and "stop" in choices(t), "the invasion may go on with other units"
    else:
        assert asked(t) == "lannister invade.defend" and committed(t) == 3 - fallen


def test_desperate_ambush_leaves_fewer_dice_and_fewer_survivors() -> None:
    t = moment("desperate_ambush", {"kings_landing": "lannister 1"})
    dice(t, 2, 6, 6, 1)  # the card, two attackers, one defender
    play(t, "lannister play desperate_ambush")
    assert fought(t) == ([6, 6], [1])
    play(t, "stark advance 0")
    assert units(t, "harrenhal", "kings_landing") == [4, 2]


def test_lead_into_a_trap_destroys_all_committed_attackers() -> None:
    t = moment("lead_into_a_trap")
    play(t, "lannister play lead_into_a_trap")
    assert units(t, "harrenhal", "kings_landing") == [4, 4] and not news(t, "rolled")
    assert asked(t) == "stark invade.attack" and choices(t) == ["attack 3", "attack 2", "attack 1", "stop"]


def test_lead_into_a_trap_leaves_the_unit_that_stayed_behind() -> None:
    t = moment("lead_into_a_trap", {"harrenhal": "stark 4"})
    play(t, "lannister play lead_into_a_trap")
    assert units(t, "harrenhal") == [1] and asked(t) == "stark invade.declare", "nobody can attack any more"


def test_shifting_alliance_destroys_two_and_brings_two() -> None:
    t = moment("shifting_alliance")
    play(t, "lannister play shifting_alliance")
    assert units(t, "harrenhal", "kings_landing") == [5, 6] and committed(t) == 1
    assert asked(t) == "lannister invade.defend"


def test_shifting_alliance_against_a_single_attacker() -> None:
    t = dominion(gold={"lannister": 400}, maesters={"lannister": ["shifting_alliance"]}, characters=NOBODY)
    play(t, "stark invade harrenhal kings_landing", "stark attack 1", "lannister play shifting_alliance")
    assert units(t, "harrenhal", "kings_landing") == [6, 6] and asked(t) == "stark invade.attack"


# ---------------------------------------------------------------------- bonuses for an invasion


def test_strength_of_steel_adds_1_to_the_highest_attack_die_in_every_battle() -> None:
    t = moment("strength_of_steel")
    play(t, "stark play strength_of_steel")
    for _ in range(2):
        strike(t, 2, 4, 3, 4, 4)
        assert fought(t) == ([5, 3, 2], [4, 4])
    assert units(t, "harrenhal", "kings_landing") == [5, 2]
    play(t, "stark stop", "stark invade harrenhal kings_landing")
    strike(t, 4, 3, 2, 4, 4)
    assert fought(t) == ([4, 3, 2], [4, 4]), "not in the next invasion"


@pytest.mark.parametrize(
    ("card", "target", "helps"),
    [
        ("castle_walls", "kings_landing", True),
        ("castle_walls", "crackclaw_point", False),
        ("castle_walls", "the_mander", True),
        ("fortified_ports", "kings_landing", True),
        ("fortified_ports", "the_mander", False),
    ],
)
def test_castle_walls_and_fortified_ports_need_their_castle_and_port(card: str, target: str, helps: bool) -> None:
    source = "kingswood" if target == "the_mander" else "kings_landing" if target == "crackclaw_point" else "harrenhal"
    t = dominion(
        {source: "stark 7", target: "lannister 4"},
        gold={"lannister": 100},
        maesters={"lannister": [card]},
        characters=NOBODY,
    )
    play(t, f"stark invade {source} {target}")
    assert (asked(t) == "lannister window.against_me") == helps
    if helps:
        play(t, f"lannister play {card}")
        for _ in range(2):
            strike(t, 6, 4, 1, 3, 5)
            assert fought(t) == ([6, 4, 1], [6, 3])


def test_fortified_ports_and_castle_walls_add_up() -> None:
    t = moment("fortified_ports", purse=200, maesters={"lannister": ["castle_walls"]})
    play(t, "lannister play fortified_ports", "lannister play castle_walls")
    strike(t, 6, 4, 1, 3, 5)
    assert fought(t) == ([6, 4, 1], [7, 3])
    play(t, "stark stop", "stark invade harrenhal kings_landing")
    strike(t, 6, 4, 1, 3, 3)
    assert fought(t) == ([6, 4, 1], [3, 3])


def test_establish_the_high_ground_adds_1_to_all_dice_until_the_territory_is_lost() -> None:
    field = {"harrenhal": "stark 20", "stoney_sept": "lannister 9", "kings_landing": "lannister 3"}
    t = moment("establish_the_high_ground", field)
    play(t, "lannister play establish_the_high_ground")
    strike(t, 6, 4, 1, 5, 4)
    assert fought(t) == ([6, 4, 1], [6, 5])
    play(t, "stark stop", "stark invade harrenhal stoney_sept")
    strike(t, 6, 4, 1, 5, 4)
    assert fought(t) == ([6, 4, 1], [6, 5]), "in any territory, for the rest of the turn"
    play(t, "stark stop", "stark invade harrenhal blackwater_rush")
    strike(t, 6, 5, 5, 3)
    assert fought(t) == ([6, 5, 5], [3]), "not for Baratheon"
    play(t, "stark advance 0", "stark invade harrenhal kings_landing")
    strike(t, 6, 6, 6, 1, 1)
    strike(t, 6, 6, 6, 1)
    assert fought(t) == ([6, 6, 6], [2])
    play(t, "stark advance 0", "stark invade harrenhal stoney_sept")
    strike(t, 6, 4, 1, 5, 4)
    assert fought(t) == ([6, 4, 1], [5, 4]), "the territory named is lost: the high ground is gone"


def test_establish_the_high_ground_ends_with_the_turn() -> None:
    t = moment("establish_the_high_ground", {"dragonstone": "baratheon 20"})
    play(t, "lannister play establish_the_high_ground")
    strike(t, 6, 4, 1, 5, 4)
    play(t, "stark stop", "stark done")
    while asked(t) != "baratheon invade.declare":
        t.choose(t.asks[0].seat, t.asks[0].default)
    play(t, "baratheon invade dragonstone kings_landing")
    strike(t, 6, 4, 1, 5, 4)
    assert fought(t) == ([6, 4, 1], [5, 4])


# ---------------------------------------------------------------------- Valyrian Steel


def test_valyrian_steel_sets_an_attack_die() -> None:
    t = dominion({"harrenhal": "stark 7 0 1"}, gold={"stark": 100}, maesters={"stark": ["valyrian_steel"]})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, d8(3), 2, 2, 5, 4)
    play(t, "stark play valyrian_steel")
    assert choices(t) == ["die 1", "die 2"]
    play(t, "stark die 1")
    assert fought(t) == ([8, 2, 2], [5, 4])


def test_valyrian_steel_sets_a_defence_die() -> None:
    t = dominion(gold={"lannister": 100}, maesters={"lannister": ["valyrian_steel"]})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, 5, 5, 5, 2, 3)
    play(t, "lannister play valyrian_steel", "lannister die 1")
    assert fought(t) == ([5, 5, 5], [6, 3])


def test_valyrian_steel_sets_a_die_rolled_for_a_card() -> None:
    t = moment("call_in_your_banners", purse=400, maesters={"stark": ["valyrian_steel"]})
    dice(t, 2)
    play(t, "stark play call_in_your_banners")
    assert asked(t) == "stark window.dice" and cards(t, "stark") == ["valyrian_steel"]
    play(t, "stark play valyrian_steel")
    assert t.asks[0].args == (3 + 6,), "six more units to place"


def test_valyrian_steel_sets_the_die_of_an_ambush() -> None:
    t = moment("desperate_ambush", purse=300, maesters={"lannister": ["valyrian_steel"]})
    dice(t, 1)
    play(t, "lannister play desperate_ambush", "lannister play valyrian_steel")
    assert units(t, "harrenhal") == [4], "a 6 destroys all three"


def test_valyrian_steel_only_on_own_dice_and_not_on_a_six() -> None:
    t = moment("call_in_your_banners", gold={"lannister": 500}, maesters={"lannister": ["valyrian_steel"]})
    dice(t, 2)
    play(t, "stark play call_in_your_banners")
    assert asked(t) != "lannister window.dice"
    t = moment("call_in_your_banners", purse=400, maesters={"stark": ["valyrian_steel"]})
    dice(t, 6)
    play(t, "stark play call_in_your_banners")
    assert asked(t) != "stark window.dice" and t.asks[0].args == (3 + 6,)


def test_valyrian_steel_saves_from_the_lowest_roll() -> None:
    t = moment(
        "best_laid_plans", points={"lannister": 3}, gold={"lannister": 100}, maesters={"lannister": ["valyrian_steel"]}
    )
    dice(t, 4, 2)
    play(t, "stark play best_laid_plans")
    assert asked(t) == "lannister window.dice"
    play(t, "lannister play valyrian_steel")
    assert sees(t, "lannister")["points"] == 3 and sees(t, "baratheon")["points"] == 1
