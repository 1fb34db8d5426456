"""The characters whose abilities work in invasions and battles, one by one."""

from __future__ import annotations

import pytest

from risk.dominion_table import cards, d8, dice, dominion, fought, gold, specials, strike, units
from risk.table import asked, choices, look, play
from smallcouncil.games.risk.state import RiskTable

HARRENHAL = "invade harrenhal kings_landing"
MEEREEN = "invade mantarys meereen"


def invaded(house: str, target: str = "4", **more: object) -> RiskTable:
    """Another house invades King's Landing, which the house holds."""
    attacker = "lannister" if house == "stark" else "stark"
    field = {"harrenhal": f"{attacker} 9", "kings_landing": f"{house} {target}"}
    t = dominion(field, players=5, turn=attacker, **more)  # type: ignore[arg-type]
    return play(t, f"{attacker} {HARRENHAL}")


def invading(house: str, source: str = "9", **more: object) -> RiskTable:
    """The house invades King's Landing from Harrenhal."""
    defender = "lannister" if house == "stark" else "stark"
    field = {"harrenhal": f"{house} {source}", "kings_landing": f"{defender} 6"}
    t = dominion(field, players=5, turn=house, **more)  # type: ignore[arg-type]
    return play(t, f"{house} {HARRENHAL}")


# ---------------------------------------------------------------------- Stark


@pytest.mark.rule("R-RK-domturn-02")
def test_ned_stark_sets_a_defence_die_to_its_highest_face() -> None:
    t = strike(invaded("stark", gold={"stark": 200}), 5, 5, 5, 3, 2)
    play(t, "stark use ned_stark")
    assert asked(t) == "stark dice.highest_face" and choices(t) == ["die 1", "die 2"], "a die of his choice"
    play(t, "stark die 2")
    assert fought(t) == ([5, 5, 5], [6, 3])
    assert asked(t) == "lannister invade.attack"


def test_ned_stark_sets_an_eight_sided_die_to_8_before_bonuses() -> None:
    t = strike(invaded("stark", "4 1 0 1", gold={"stark": 200}), 5, 5, 5, d8(7), d8(7))
    play(t, "stark use ned_stark")
    assert fought(t) == ([5, 5, 5], [9, 7]), "8, and the knight adds 1"


def test_ned_stark_does_not_help_in_attack_nor_when_all_dice_are_highest() -> None:
    t = strike(invading("stark", gold={"stark": 200}), 2, 2, 2, 1, 1)
    assert asked(t) == "stark invade.attack"
    t = strike(invaded("stark", gold={"stark": 200}), 5, 5, 5, 6, 6)
    assert asked(t) == "lannister invade.attack"


def test_robb_stark_adds_1_to_each_attack_die_in_every_battle_of_the_invasion() -> None:
    t = invading("stark", gold={"stark": 300})
    play(t, "stark use robb_stark")
    strike(t, 6, 4, 1, 5, 4)
    assert fought(t) == ([7, 5, 2], [5, 4])
    strike(t, 3, 3, 3, 3, 3)
    assert fought(t) == ([4, 4, 4], [3, 3])
    play(t, "stark stop", f"stark {HARRENHAL}")
    strike(t, 3, 3, 3, 2, 2)
    assert fought(t) == ([3, 3, 3], [2, 2]), "a new invasion: the bonus is gone"


def test_catelyn_stark_sends_a_unit_to_a_lonely_one() -> None:
    t = invaded("stark", "1 1 1", gold={"stark": 200})
    assert cards(t, "stark") == ["catelyn_stark"], "special units do not count"
    play(t, "stark use catelyn_stark")
    assert units(t, "kings_landing") == [2]
    play(t, "lannister attack 3")
    assert choices(t) == ["defend 2", "defend 1"]
    t = invaded("stark", "2", gold={"stark": 200})
    assert asked(t) == "lannister invade.attack", "two units are not one"


# ---------------------------------------------------------------------- Baratheon


def test_stannis_baratheon_adds_1_to_each_defence_die_in_every_battle_of_the_invasion() -> None:
    t = invaded("baratheon", gold={"baratheon": 300})
    play(t, "baratheon use stannis_baratheon")
    strike(t, 6, 4, 1, 5, 4)
    assert fought(t) == ([6, 4, 1], [6, 5])
    strike(t, 3, 3, 3, 2, 2)
    assert fought(t) == ([3, 3, 3], [3, 3])
    play(t, "stark stop", f"stark {HARRENHAL}")
    strike(t, 3, 3, 3, 2, 2)
    assert fought(t) == ([3, 3, 3], [2, 2])


def test_davos_seaworth_adds_1_to_each_attack_die_against_a_port() -> None:
    t = invading("baratheon", gold={"baratheon": 200})
    play(t, "baratheon use davos_seaworth")
    strike(t, 6, 4, 1, 5, 4)
    assert fought(t) == ([7, 5, 2], [5, 4])
    t = dominion({"harrenhal": "baratheon 7", "stoney_sept": "lannister 3"}, turn="baratheon", gold={"baratheon": 200})
    play(t, "baratheon invade harrenhal stoney_sept")
    assert asked(t) == "baratheon invade.attack", "no port there"


# ---------------------------------------------------------------------- Lannister


def test_tywin_lannister_adds_1_to_each_defence_die_in_this_battle() -> None:
    t = strike(invaded("lannister", gold={"lannister": 200}), 6, 4, 1, 5, 4)
    play(t, "lannister use tywin_lannister")
    assert fought(t) == ([6, 4, 1], [6, 5])
    strike(t, 6, 4, 1, 5, 3)
    assert fought(t) == ([6, 4, 1], [5, 3]), "in this battle alone"


def test_jaime_lannister_sets_an_attack_die_to_its_highest_face() -> None:
    t = strike(invading("lannister", "9 0 1", gold={"lannister": 200}), d8(1), 2, 2, 5, 4)
    play(t, "lannister use jaime_lannister")
    assert choices(t) == ["die 1", "die 2"], "the two equal dice are one choice"
    play(t, "lannister die 1")
    assert fought(t) == ([8, 2, 2], [5, 4])
    t = strike(invaded("lannister", gold={"lannister": 200}), 2, 2, 2, 1, 1)
    assert cards(t, "lannister") == ["tywin_lannister"], "not in defence"


# ---------------------------------------------------------------------- Tyrell


def test_loras_tyrell_wins_ties_in_every_battle_of_the_invasion() -> None:
    t = invading("tyrell", gold={"tyrell": 200})
    play(t, "tyrell use loras_tyrell")
    strike(t, 4, 3, 1, 4, 3)
    assert units(t, "harrenhal", "kings_landing") == [9, 4]
    strike(t, 4, 2, 1, 4, 3)
    assert units(t, "harrenhal", "kings_landing") == [8, 3], "a tie for Loras, a lower die lost"
    play(t, "tyrell stop", f"tyrell {HARRENHAL}")
    strike(t, 4, 3, 1, 4, 3)
    assert units(t, "harrenhal", "kings_landing") == [6, 3]


def test_margaery_tyrell_makes_the_defender_roll_a_die_again() -> None:
    t = strike(invading("tyrell", gold={"tyrell": 100}), 4, 3, 1, 6, 5)
    play(t, "tyrell use margaery_tyrell")
    assert asked(t) == "tyrell dice.force_reroll" and choices(t) == ["die 1", "die 2"]
    dice(t, 2)
    play(t, "tyrell die 1")
    assert fought(t) == ([4, 3, 1], [5, 2])


def test_margaery_tyrell_makes_the_attacker_roll_a_die_again() -> None:
    t = strike(invaded("tyrell", gold={"tyrell": 100}), 6, 3, 1, 4, 4)
    play(t, "tyrell use margaery_tyrell")
    dice(t, 1)
    play(t, "tyrell die 1")
    assert fought(t) == ([3, 1, 1], [4, 4])


def test_margaery_tyrell_against_the_neutral_side() -> None:
    t = dominion(
        {"harrenhal": "tyrell 7", "kings_landing": "neutral 2"}, players=4, turn="tyrell", gold={"tyrell": 100}
    )
    play(t, f"tyrell {HARRENHAL}")
    strike(t, 4, 3, 1, 6, 6, 2)
    play(t, "tyrell use margaery_tyrell")
    assert fought(t) == ([4, 3, 1], [6, 2]), "two equal dice: there is nothing to choose"


def test_brienne_gives_eight_sided_defence_dice_for_the_invasion() -> None:
    t = invaded("tyrell", gold={"tyrell": 300})
    play(t, "tyrell use brienne")
    strike(t, 6, 6, 6, d8(8), d8(7))
    assert fought(t) == ([6, 6, 6], [8, 7])
    strike(t, 6, 6, 6, d8(7), d8(7))
    assert fought(t) == ([6, 6, 6], [7, 7])
    play(t, "stark stop", f"stark {HARRENHAL}")
    strike(t, 6, 6, 6, 5, 5)
    assert fought(t) == ([6, 6, 6], [5, 5])


# ---------------------------------------------------------------------- Martell


def test_oberyn_martell_gives_one_eight_sided_attack_die_besides_siege_engines() -> None:
    t = invading("martell", gold={"martell": 200})
    play(t, "martell use oberyn_martell")
    strike(t, d8(8), 6, 5, 1, 1)
    assert fought(t) == ([8, 6, 5], [1, 1])
    strike(t, d8(7), 6, 5, 6, 6)
    assert fought(t) == ([7, 6, 5], [6, 6])
    t = invading("martell", "9 0 1", gold={"martell": 200})
    play(t, "martell use oberyn_martell")
    strike(t, d8(8), d8(7), 5, 1, 1)
    assert fought(t) == ([8, 7, 5], [1, 1])


@pytest.mark.parametrize(("target", "helps"), [("kings_landing", True), ("riverrun", True), ("stoney_sept", False)])
def test_areo_hotah_adds_1_to_the_highest_die_behind_walls_and_in_harbours(target: str, helps: bool) -> None:
    t = dominion({"harrenhal": "stark 7", target: "martell 4"}, players=5, gold={"martell": 200}, turn="stark")
    play(t, f"stark invade harrenhal {target}")
    assert (asked(t) == "martell window.against_me") == helps
    if helps:
        play(t, "martell use areo_hotah")
        strike(t, 6, 4, 1, 5, 3)
        assert fought(t) == ([6, 4, 1], [6, 3])
        strike(t, 6, 4, 1, 5, 3)
        assert fought(t) == ([6, 4, 1], [6, 3]), "in every battle of the invasion"


# ---------------------------------------------------------------------- Targaryen


def test_daenerys_targaryen_gives_eight_sided_attack_dice_for_the_invasion() -> None:
    t = dominion({"mantarys": "targaryen 20"}, players=2, gold={"targaryen": 300})
    play(t, f"targaryen {MEEREEN}", "targaryen use daenerys_targaryen")
    strike(t, d8(7), d8(8), d8(7), 6, 6)
    assert fought(t) == ([8, 7, 7], [6, 6]), "all three dice"
    play(t, "targaryen stop", f"targaryen {MEEREEN}")
    strike(t, 6, 6, 6, 1, 1)
    assert fought(t) == ([6, 6, 6], [1, 1])


def test_barristan_selmy_rolls_defence_dice_again() -> None:
    t = dominion(players=2, turn="ghiscari", gold={"targaryen": 100})
    play(t, "ghiscari invade meereen mantarys")
    strike(t, 5, 5, 5, 2, 4)
    play(t, "targaryen use barristan_selmy")
    assert asked(t) == "targaryen dice.reroll" and choices(t) == ["die 1", "die 2", "done"]
    play(t, "targaryen die 1")
    assert choices(t) == ["die 2", "done"], "each die once"
    dice(t, 6)
    play(t, "targaryen done")
    assert fought(t) == ([5, 5, 5], [6, 4])


def test_barristan_selmy_any_number_of_dice_and_the_new_results_stand() -> None:
    t = dominion(players=2, turn="ghiscari", gold={"targaryen": 100})
    play(t, "ghiscari invade meereen mantarys")
    strike(t, 5, 5, 5, 2, 4)
    play(t, "targaryen use barristan_selmy", "targaryen die 2")
    dice(t, 1, 3)
    play(t, "targaryen die 1")
    assert fought(t) == ([5, 5, 5], [3, 1])
    t = dominion(players=2, gold={"targaryen": 100})
    play(t, f"targaryen {MEEREEN}")
    strike(t, 2, 2, 2, 5, 5)
    assert asked(t) == "targaryen invade.attack", "not in attack"


@pytest.mark.parametrize("attacking", [True, False])
def test_grey_worm_rolls_ones_again_once_in_every_battle_of_the_invasion(attacking: bool) -> None:
    t = dominion(players=2, turn="targaryen" if attacking else "ghiscari", gold={"targaryen": 200})
    play(t, f"targaryen {MEEREEN}" if attacking else "ghiscari invade meereen mantarys")
    play(t, "targaryen use grey_worm")
    if attacking:
        strike(t, 1, 1, 1, 6, 1, attack=2, defend=1)
        assert fought(t) == ([6, 1], [1]), "the new 1 stays, and so does the other side's"
        strike(t, 1, 4, 2, 2, 5, attack=2)
        assert fought(t) == ([5, 4], [2, 2])
    else:
        strike(t, 1, 3, 1, 2, 6, 5, attack=2)
        assert fought(t) == ([3, 1], [6, 2]), "a 2 is not rolled again: the 5 stays in the cup"


# ---------------------------------------------------------------------- Ghiscari


def test_hizdahr_zo_loraq_gives_one_eight_sided_defence_die_for_the_invasion() -> None:
    t = dominion({"meereen": "ghiscari 8"}, players=2, gold={"ghiscari": 200})
    play(t, f"targaryen {MEEREEN}", "ghiscari use hizdahr_zo_loraq")
    strike(t, 6, 6, 6, d8(8), 6)
    assert fought(t) == ([6, 6, 6], [8, 6])
    strike(t, 6, 6, 6, d8(7), 6)
    assert fought(t) == ([6, 6, 6], [7, 6])


def test_kraznys_mo_nakloz_adds_1_to_the_highest_attack_die_for_the_invasion() -> None:
    t = dominion({"meereen": "ghiscari 12"}, players=2, turn="ghiscari", gold={"ghiscari": 200})
    play(t, "ghiscari invade meereen mantarys", "ghiscari use kraznys_mo_nakloz")
    for _ in range(2):
        strike(t, 2, 5, 5, 5, 5)
        assert fought(t) == ([6, 5, 2], [5, 5])
    assert units(t, "meereen", "mantarys") == [10, 5]


@pytest.mark.parametrize("attacking", [True, False])
def test_pyat_pree_adds_1_to_each_die_in_this_battle(attacking: bool) -> None:
    field = {"meereen": "ghiscari 9", "mantarys": "targaryen 9"}
    t = dominion(field, players=2, turn="ghiscari" if attacking else "targaryen", gold={"ghiscari": 300})
    play(t, "ghiscari invade meereen mantarys" if attacking else f"targaryen {MEEREEN}")
    strike(t, 5, 4, 1, 5, 4)
    play(t, "ghiscari use pyat_pree")
    assert fought(t) == (([6, 5, 2], [5, 4]) if attacking else ([5, 4, 1], [6, 5]))
    strike(t, 5, 4, 1, 5, 4)
    assert fought(t) == ([5, 4, 1], [5, 4])


# ---------------------------------------------------------------------- together


def test_bonuses_add_up() -> None:
    """A knight, Kraznys and Pyat: the highest die of 6 becomes 9."""
    t = dominion({"meereen": "ghiscari 9 1"}, players=2, turn="ghiscari", gold={"ghiscari": 500})
    play(t, "ghiscari invade meereen mantarys", "ghiscari use kraznys_mo_nakloz")
    strike(t, 6, 2, 1, 6, 6)
    play(t, "ghiscari use pyat_pree")
    assert fought(t) == ([9, 3, 2], [6, 6])
    assert specials(t, "meereen") == (1, 0, 0) and gold(t, "ghiscari") == [0]
    assert look(t)["invasion"]["target"] == "mantarys"
