"""Rewards, penalties and the taking of hostages (rules.md, sections 10 to 12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ironthrone.throne import FIVE, asked, choices, meet, news, peace, play, power, sees, spread, view, war
from smallcouncil.games.ironthrone.state import ThroneTable


def won_by(side: str, *supporters: str, houses: Mapping[str, Any] | None = None, **rest: Any) -> ThroneTable:
    """A war of Lannister (Jaime) against Stark (Arya), won by the side named."""
    cards = (20, 1) if side == "challenger" else (1, 20)
    hands: dict[str, dict[str, Any]] = {
        "lannister": {"hand": war("lannister", cards[0])},
        "stark": {"hand": war("stark", cards[1])},
    }
    described = dict(houses or {})
    for house, hand in hands.items():
        described[house] = {**hand, **described.get(house, {})}
    return meet("lannister jaime_lannister", "stark arya_stark", *supporters, houses=described, **rest)


@pytest.mark.rule("R-IT-reward-01", "R-IT-reward-02")
def test_the_challengers_side_spreads_influence_on_the_defender() -> None:
    table = won_by("challenger", "baratheon melisandre challenger", "tyrell loras_tyrell defender", among=FIVE)
    assert spread(table, "lannister", "stark") == 1
    assert spread(table, "baratheon", "stark") == 1
    assert spread(table, "tyrell", "stark") == 0 and spread(table, "stark", "lannister") == 0


@pytest.mark.rule("R-IT-reward-03", "R-IT-reward-04", "R-IT-reward-05", "R-IT-reward-07", "R-IT-power-02")
def test_the_defenders_side_draws_and_distributes() -> None:
    table = won_by("defender", "baratheon melisandre defender")
    assert asked(table) == ["stark power.distribute"]
    play(table, "stark empower robb_stark", "stark empower bran_stark")
    play(table, "baratheon empower selyse_baratheon", "baratheon empower selyse_baratheon")
    assert (power(table, "robb_stark"), power(table, "bran_stark"), power(table, "selyse_baratheon")) == (5, 5, 6)
    assert (sees(table, "stark")["sheet"], sees(table, "baratheon")["sheet"]) == (2, 2)
    drew = [(e["seat"], e["n"]) for e in news(table, "drew")]
    assert drew[:2] == [("stark", 2), ("baratheon", 2)]
    assert spread(table, "stark", "lannister") == 0


@pytest.mark.rule("R-IT-power-03", "R-IT-reward-04")
def test_distributed_power_need_not_go_to_the_participant_and_must_be_distributed() -> None:
    table = won_by("defender")
    assert choices(table, "stark") == [f"empower {c}_stark" for c in ("robb", "catelyn", "bran", "arya")]


@pytest.mark.rule("R-IT-reward-06")
def test_with_one_power_left_one_is_distributed() -> None:
    table = won_by("defender", houses={"stark": {"sheet": 1}})
    play(table, "stark empower robb_stark")
    assert sees(table, "stark")["sheet"] == 0
    assert [e["character"] for e in news(table, "distributed")] == ["robb_stark"]


@pytest.mark.rule("R-IT-reward-09", "R-IT-taking-01", "R-IT-taking-02", "R-IT-taking-03")
@pytest.mark.parametrize("side", ["challenger", "defender"])
def test_the_winner_of_a_war_takes_a_hostage_from_any_loser(side: str) -> None:
    winner, loser = ("lannister", "stark") if side == "challenger" else ("stark", "lannister")
    other = "defender" if side == "challenger" else "challenger"
    table = won_by(side, f"baratheon melisandre {other}", houses={"stark": {"sheet": 0}} if side == "defender" else {})
    if side == "defender":
        assert [e["n"] for e in news(table, "drew")] == [2]
    assert power(table, "melisandre") == 2  # penalties come first
    assert asked(table) == [f"{winner} hostage.from"]
    assert choices(table, winner) == (
        ["aim_at stark", "aim_at baratheon"] if side == "challenger" else ["aim_at lannister", "aim_at baratheon"]
    )
    play(table, f"{winner} aim_at baratheon")
    assert sees(table, winner)["hostages"] == ["baratheon"]
    assert sees(table, loser)["hostages"] == []


@pytest.mark.rule("R-IT-taking-05")
def test_winning_supporters_take_no_hostage() -> None:
    table = won_by("challenger", "baratheon melisandre challenger")
    assert {e["seat"] for e in news(table, "hostage")} == {"lannister"}


@pytest.mark.rule("R-IT-taking-06")
def test_who_is_barred_from_rewards_takes_no_hostage() -> None:
    houses = {"baratheon": {"hand": ["selyse_baratheon"]}}
    table = won_by("challenger", "baratheon selyse_baratheon challenger", houses=houses)
    play(table, "baratheon play selyse_baratheon")
    assert spread(table, "lannister", "stark") == 0 and spread(table, "baratheon", "stark") == 1
    assert news(table, "hostage") == [] and view(table)["turn"] == 2


@pytest.mark.rule("R-IT-taking-07")
def test_no_hostage_from_who_is_protected_from_penalties() -> None:
    houses = {"stark": {"hand": [*war("stark", 1, 2), "eddard_stark"]}}
    table = won_by("challenger", houses=houses)
    play(table, "stark lay stark_war_1", "stark play eddard_stark")
    assert spread(table, "lannister", "stark") == 1 and power(table, "arya_stark") == 4
    assert news(table, "hostage") == [] and view(table)["turn"] == 2


# ------------------------------------------------------------------ penalties


@pytest.mark.rule("R-IT-penalty-01", "R-IT-penalty-04", "R-IT-penalty-05", "R-IT-penalty-06", "R-IT-penalty-02")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (5, 2), (1, 0), (2, 1), (7, 3)])
def test_half_of_the_power_rounded_up(before: int, after: int) -> None:
    table = won_by("challenger", houses={"stark": {"power": {"arya_stark": before}}})
    assert power(table, "arya_stark") == after
    assert sees(table, "stark")["sheet"] == 4 + before - after
    assert bool(news(table, "died")) == (after == 0)


@pytest.mark.rule("R-IT-penalty-03")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (4, 2), (5, 2)])
@pytest.mark.parametrize("side", ["challenger", "defender"])
def test_the_penalty_is_the_same_for_all_losers(side: str, before: int, after: int) -> None:
    """Active player or supporter, challenger or defender: rounded up alike."""
    other = "defender" if side == "challenger" else "challenger"
    houses = {
        "lannister": {"power": {"jaime_lannister": before}},
        "stark": {"sheet": 0, "power": {"arya_stark": before}},
        "baratheon": {"power": {"melisandre": before}},
    }
    table = won_by(side, f"baratheon melisandre {other}", houses=houses)
    loser = "arya_stark" if side == "challenger" else "jaime_lannister"
    assert (power(table, loser), power(table, "melisandre")) == (after, after)


@pytest.mark.rule("R-IT-penalty-07")
def test_only_participants_lose_power() -> None:
    table = won_by("challenger")
    assert [power(table, f"{c}_stark") for c in ("robb", "catelyn", "bran")] == [4, 4, 4]


def test_a_failed_peace_gives_no_reward() -> None:
    houses = {"lannister": {"hand": peace("lannister")}, "stark": {"hand": peace("stark")}}
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses)
    play(table, "lannister break_off")
    assert not news(table, "spread") and not news(table, "hostage")
