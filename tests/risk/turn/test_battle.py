"""Rules 7: battles."""

from __future__ import annotations

import pytest

from risk.table import asked, battle, choices, lay, lies, news, play, roll, sees
from smallcouncil.games.risk.state import RiskTable


def siege(attackers: int = 7, defenders: int = 2) -> RiskTable:
    """Stark in Harrenhal, Lannister in King's Landing: the example of the rulebook."""
    return lay(
        {"harrenhal": f"stark {attackers}", "kings_landing": f"lannister {defenders}", "casterly_rock": "lannister 1"},
        rest="baratheon 1",
        step="invade",
    )


INVADE = "stark invade harrenhal kings_landing"


def fight(attack: list[int], defence: list[int], attackers: int = 7, defenders: int = 5) -> tuple[int, int]:
    """What each side loses with these dice."""
    table = siege(attackers, defenders)
    fought = battle(table, "stark harrenhal kings_landing", attack=attack, defence=defence)
    lost, killed = fought["lost"], fought["killed"]
    assert (lies(table, "harrenhal"), lies(table, "kings_landing")) == (
        f"stark {attackers - lost}",
        f"lannister {defenders - killed}",
    )
    return lost, killed


@pytest.mark.rule("R-RK-battle-01")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_attacker_chooses_one_to_three_units_and_rolls_a_die_for_each(dice: int) -> None:
    table = siege()
    play(table, INVADE)
    assert asked(table) == "stark invade.attack"
    assert choices(table) == ["attack 3", "attack 2", "attack 1"]
    play(table, f"stark attack {dice}", "lannister defend 2")
    (rolled,) = news(table, "rolled")
    assert len(rolled["attack"]) == dice and rolled["seat"] == "stark"


@pytest.mark.rule("R-RK-battle-02")
@pytest.mark.parametrize(("units", "offered"), [(3, [2, 1]), (4, [3, 2, 1]), (50, [3, 2, 1])])
def test_attackers_are_limited_by_the_units_less_one(units: int, offered: list[int]) -> None:
    table = play(siege(units), INVADE)
    assert choices(table) == [f"attack {dice}" for dice in offered]


@pytest.mark.rule("R-RK-battle-03")
def test_two_units_roll_exactly_one_die() -> None:
    table = play(siege(2), INVADE)
    assert asked(table) == "lannister invade.defend", "there is nothing to choose for the attacker"
    play(table, "lannister defend 2")
    assert len(news(table, "rolled")[0]["attack"]) == 1


@pytest.mark.rule("R-RK-battle-04")
def test_the_attacker_chooses_first() -> None:
    table = play(siege(), INVADE)
    assert table.waiting == (0,), "the defender waits"
    play(table, "stark attack 2")
    assert asked(table) == "lannister invade.defend"
    assert table.view(2)["ask"]["args"] == {"source": "harrenhal", "target": "kings_landing", "attack": 2}
    assert not news(table, "rolled"), "no dice before both have chosen"


@pytest.mark.rule("R-RK-battle-05")
@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_the_defender_chooses_one_or_two_units_and_rolls_a_die_for_each(dice: int, attackers: int) -> None:
    table = play(siege(defenders=2), INVADE, f"stark attack {attackers}")
    assert choices(table) == ["defend 2", "defend 1"]
    play(table, f"lannister defend {dice}")
    (rolled,) = news(table, "rolled")
    assert len(rolled["defence"]) == dice and rolled["defender"] == "lannister"
    assert not news(table, "rolls_for_neutral")


@pytest.mark.rule("R-RK-battle-06")
def test_one_die_may_be_rolled_for_many_units() -> None:
    table = play(siege(defenders=20), INVADE, "stark attack 3")
    assert choices(table) == ["defend 2", "defend 1"], "never more than two"
    fought = roll(table, "lannister defend 1", attack=[6, 6, 5], defence=[1])
    assert (fought["lost"], fought["killed"]) == (0, 1)
    assert lies(table, "kings_landing") == "lannister 19"


@pytest.mark.rule("R-RK-battle-07")
def test_a_single_defender_rolls_one_die() -> None:
    table = play(siege(defenders=1), INVADE, "stark attack 3")
    assert len(news(table, "rolled")[0]["defence"]) == 1, "there was nothing to choose"


@pytest.mark.rule("R-RK-battle-08")
def test_dice_are_sorted_and_compared_pairwise() -> None:
    """2, 6 against 3, 5 in the order they fell: 6 beats 5, and 2 loses to 3. Unsorted, both would differ."""
    table = play(siege(defenders=5), INVADE, "stark attack 2")
    fought = roll(table, "lannister defend 2", attack=[2, 6], defence=[3, 5], in_order=True)
    assert (fought["attack"], fought["defence"]) == ([6, 2], [5, 3])
    assert (fought["lost"], fought["killed"]) == (1, 1)
    table = play(siege(defenders=5), INVADE, "stark attack 2")
    fought = roll(table, "lannister defend 2", attack=[4, 6], defence=[5, 3], in_order=True)
    assert (fought["lost"], fought["killed"]) == (0, 2), "6 beats 5 and 4 beats 3"


@pytest.mark.rule("R-RK-battle-09")
@pytest.mark.parametrize(
    ("attack", "defence", "lost", "killed"),
    [
        ([6], [5], 0, 1),
        ([5], [6], 1, 0),
        ([6, 5], [5, 4], 0, 2),
        ([5, 2], [6, 3], 2, 0),
        ([6, 2], [5, 3], 1, 1),
        ([3, 2], [6, 1], 1, 1),
    ],
)
def test_the_lower_side_of_each_pair_loses_a_unit(
    attack: list[int], defence: list[int], lost: int, killed: int
) -> None:
    assert fight(attack, defence) == (lost, killed)


@pytest.mark.rule("R-RK-battle-10")
@pytest.mark.parametrize("face", range(1, 7))
def test_equal_dice_cost_the_attacker(face: int) -> None:
    assert fight([face], [face]) == (1, 0)
    assert fight([face, face], [face, face]) == (2, 0)


@pytest.mark.rule("R-RK-battle-11")
def test_dice_without_counterpart_are_ignored() -> None:
    assert fight([6, 5, 1], [3, 3]) == (0, 2), "the 1 does not lose"
    assert fight([6, 1, 1], [5]) == (0, 1), "neither do two of them"
    assert fight([4], [3, 3]) == (0, 1), "the second 3 does not defend"
    assert fight([3], [4, 1]) == (1, 0)


@pytest.mark.rule("R-RK-battle-12")
@pytest.mark.parametrize("attack", [1, 2, 3])
@pytest.mark.parametrize("defend", [1, 2])
def test_the_smaller_number_of_dice_is_lost(attack: int, defend: int) -> None:
    for seed in range(20):
        table = lay(
            {"harrenhal": "stark 9", "kings_landing": "lannister 9"}, rest="baratheon 1", step="invade", seed=seed
        )
        play(table, INVADE, f"stark attack {attack}", f"lannister defend {defend}")
        (fought,) = news(table, "fought")
        assert fought["lost"] + fought["killed"] == min(attack, defend)


@pytest.mark.rule("R-RK-battle-13")
def test_lost_units_leave_the_board() -> None:
    table = siege(7, 5)
    before = sees(table, "stark")["units"], sees(table, "lannister")["units"], sees(table, "baratheon")["units"]
    battle(table, "stark harrenhal kings_landing", attack=[6, 2, 1], defence=[5, 3])
    after = sees(table, "stark")["units"], sees(table, "lannister")["units"], sees(table, "baratheon")["units"]
    assert after == (before[0] - 1, before[1] - 1, before[2])


@pytest.mark.rule("R-RK-battle-14")
@pytest.mark.rule("R-RK-battle-15")
@pytest.mark.rule("R-RK-battle-16")
def test_the_example_of_the_rulebook() -> None:
    table = siege(attackers=7, defenders=2)
    play(table, "stark invade harrenhal kings_landing", "stark attack 3")
    fought = roll(table, "lannister defend 2", attack=[6, 4, 1], defence=[5, 4])
    assert (fought["attack"], fought["defence"]) == ([6, 4, 1], [5, 4])
    assert (fought["lost"], fought["killed"]) == (1, 1), "6 beats 5, 4 ties 4, the 1 is ignored"
    assert lies(table, "harrenhal") == "stark 6"
    assert lies(table, "kings_landing") == "lannister 1"
    assert choices(table) == ["attack 3", "attack 2", "attack 1", "stop"]
