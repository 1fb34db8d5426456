"""Challenges in detail: one rule a test, each with the case that breaks it."""

from __future__ import annotations

from typing import Any

import pytest

from cards1e.council import (
    FILLER,
    attack,
    do,
    fight,
    fought,
    knelt,
    lay,
    offered,
    passes,
    player,
    prompt,
    seen,
    texts,
    until,
)
from cards1e.lessons import taught
from smallcouncil.games.cards1e.facts import RENOWN
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.games.cards1e.writing import CHARACTERS, action, choose, draws, kinds, response, return_target, you

KNIGHT = "knight_of_the_tumblestone"  # military and power, strength 2
MASTER = "kennel_master"  # military


def held(*seats: dict[str, Any], **more: Any) -> CouncilTable:
    """A table that stands still before the first challenge of seat 0."""
    return until(lay(*seats, **more, hold=True), "challenge")


# ---------------------------------------------------------------------- declaring


@pytest.mark.rule("R-C1-challenge-14", "R-C1-challenge-15", "R-C1-resolve-01")
def test_several_may_attack_and_several_defend() -> None:
    with taught(MASTER, strength=1, alone=True):
        t = held({"play": [KNIGHT, FILLER]}, {"play": [MASTER, "hodor"]})
        fought(t, "military", [f"{KNIGHT}.0a", f"{FILLER}.0a"], [f"{MASTER}.1a", "hodor.1a"])
        assert fight(t)["attackers"] == [f"{KNIGHT}.0a", f"{FILLER}.0a"]
        assert fight(t)["defenders"] == [f"{MASTER}.1a", "hodor.1a"]
        strength = {name: seen(t, name)["strength"] for name in (f"{KNIGHT}.0a", f"{FILLER}.0a", "hodor.1a")}
        assert fight(t)["attack"] == strength[f"{KNIGHT}.0a"] + strength[f"{FILLER}.0a"], "the sum of all"
        assert fight(t)["defense"] == 1 + strength["hodor.1a"]


@pytest.mark.rule("R-C1-challenge-17", "R-C1-challenge-18")
def test_who_could_defend_need_not() -> None:
    t = held({"play": [KNIGHT]}, {"play": ["hodor"]})
    attack(t, "military", f"{KNIGHT}.0a")
    passes(t, 0, 1)
    assert texts(t) == ["done", "defend hodor.1a"]
    do(t, "1 done")
    passes(t, 0, 1)
    do(t, "1 pick hodor.1a")
    assert player(t, 0)["power"] == 1, "not defended"


@pytest.mark.rule("R-C1-challenge-20")
def test_who_has_left_counts_no_more() -> None:
    with taught("distraction", action(return_target, target=choose(CHARACTERS)), alone=True):
        t = held({"play": [KNIGHT, FILLER]}, {"hand": ["distraction"], "play": ["hodor"]}, cards=knelt("hodor.1a"))
        attack(t, "military", f"{KNIGHT}.0a", f"{FILLER}.0a")
        total = fight(t)["attack"]
        passes(t, 0)
        do(t, "1 play distraction", f"1 pick {KNIGHT}.0a")
        assert fight(t)["attack"] == total - 2 and fight(t)["attackers"] == [f"{FILLER}.0a"]


@pytest.mark.rule("R-C1-resolve-05")
def test_without_anybody_in_it_nobody_wins() -> None:
    with taught("distraction", action(return_target, target=choose(CHARACTERS)), alone=True):
        t = held({"play": [KNIGHT]}, {"hand": ["distraction"], "play": [FILLER]}, cards=knelt(f"{FILLER}.1a"))
        attack(t, "military", f"{KNIGHT}.0a")
        passes(t, 0)
        do(t, "1 play distraction", f"1 pick {KNIGHT}.0a")
        assert (fight(t)["attack"], fight(t)["defense"]) == (0, 0)
        passes(t, 0, 1)
        do(t, "1 done") if prompt(t) == "defenders" else None
        passes(t, 0, 1)
        assert t.view(None)["table"]["challenge"] is None and player(t, 1)["dead"] == []
        assert player(t, 0)["power"] == player(t, 1)["power"] == 0


@pytest.mark.rule("R-C1-challenge-02", "R-C1-challenge-21")
def test_after_the_last_challenge_comes_dominance() -> None:
    t = lay({"play": [KNIGHT]}, {"play": [KNIGHT]}, {"play": [KNIGHT]}, first=1, hold=True)
    for seat in (1, 2, 0):
        while prompt(t) == "act":
            passes(t, t.waiting[0])
        assert t.waiting == (seat,) and prompt(t) == "challenge", "the first player, then to the left"
        passes(t, seat)
    assert t.view(None)["table"]["phase"] == "dominance" and prompt(t) == "act"


# ---------------------------------------------------------------------- resolving


@pytest.mark.rule("R-C1-resolve-02", "R-C1-resolve-07", "R-C1-claim-01")
@pytest.mark.parametrize(("attack_by", "defended_by"), [(2, 3), (3, 2)])
def test_one_strength_more_decides(attack_by: int, defended_by: int) -> None:
    with taught(KNIGHT, strength=attack_by), taught(MASTER, strength=defended_by, keywords=RENOWN, alone=True):
        t = held({"play": [KNIGHT]}, {"play": [MASTER]})
        fought(t, "military", [f"{KNIGHT}.0a"], [f"{MASTER}.1a"])
        passes(t, 0, 1)
        assert t.waiting == (1,) and prompt(t) == ("claim" if attack_by > defended_by else "renown"), "who wins"
        do(t, f"1 pick {MASTER}.1a") if prompt(t) == "claim" else do(t, "1 done")
        assert player(t, 0)["dead"] == [], "a repelled attack costs nothing"


@pytest.mark.rule("R-C1-resolve-04", "R-C1-resolve-06")
def test_nothing_against_nothing_is_won_by_nobody() -> None:
    with taught(KNIGHT, strength=0), taught(MASTER, strength=0, alone=True):
        t = held({"play": [KNIGHT]}, {"play": [MASTER], "power": 3})
        fought(t, "military", [f"{KNIGHT}.0a"], [f"{MASTER}.1a"])
        passes(t, 0, 1)
        assert t.view(None)["table"]["challenge"] is None and prompt(t) == "act", "no claim is asked for"
        assert player(t, 0)["power"] == 0, "nor is it unopposed"


@pytest.mark.rule("R-C1-resolve-09", "R-C1-resolve-11")
@pytest.mark.parametrize("defended_by", [0, 1])
def test_a_defence_of_nothing_leaves_it_unopposed(defended_by: int) -> None:
    with taught(KNIGHT, strength=2), taught(MASTER, strength=defended_by, alone=True):
        t = held({"play": [KNIGHT]}, {"play": [MASTER]})
        fought(t, "military", [f"{KNIGHT}.0a"], [f"{MASTER}.1a"])
        passes(t, 0, 1)
        do(t, f"1 pick {MASTER}.1a")
        assert player(t, 0)["faction_power"] == (defended_by == 0)


@pytest.mark.rule("R-C1-resolve-08")
@pytest.mark.parametrize("fact", [kinds.CHALLENGE_WON, kinds.CHALLENGE_LOST])
def test_a_defender_wins_and_an_attacker_loses(fact: int) -> None:
    with taught("lady", response(fact, draws(1), when=you), alone=True), taught(MASTER, strength=5, alone=True):
        t = held({"play": [KNIGHT, "lady"]}, {"play": [MASTER, "lady"]})
        fought(t, "military", [f"{KNIGHT}.0a"], [f"{MASTER}.1a"])
        passes(t, 0, 1)
        seat = 1 if fact == kinds.CHALLENGE_WON else 0
        assert t.waiting == (seat,) and offered(t, f"trigger lady.{seat}a")


@pytest.mark.rule("R-C1-claim-06")
def test_intrigue_claim_takes_any_card() -> None:
    taken = set()
    for seed in range(30):
        t = held({"play": ["catelyn_stark"]}, {"hand": ["ice", "lady", "hodor"]}, seed=seed)
        fought(t, "intrigue", ["catelyn_stark.0a"], [])
        passes(t, 0, 1)
        taken.add(player(t, 1)["discard"][0])
    assert len(taken) == 3, "not one of them is safe"


# ---------------------------------------------------------------------- dominance, titles of the next round


@pytest.mark.rule("R-C1-dominance-01")
@pytest.mark.parametrize(("gold", "winner"), [(0, 1), (2, 0)])
def test_strength_and_gold_make_the_total(gold: int, winner: int) -> None:
    """Three of strength 1 and perhaps 2 gold against one of strength 4."""
    with taught(FILLER, strength=1), taught("hodor", strength=4):
        t = lay({"play": [FILLER] * 3, "gold": gold}, {"play": ["hodor"]}, phase="dominance", hold=True)
        assert [player(t, seat)["faction_power"] for seat in (0, 1)] == [int(winner == 0), int(winner == 1)]


def to_titles(t: CouncilTable) -> set[str]:
    """Go on to where titles are chosen, and take the first one offered each time; what was offered at first."""
    while prompt(t) != "title":
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    first = set(texts(t))
    while prompt(t) == "title":
        do(t, f"{t.waiting[0]} {texts(t)[0]}")
    return first


@pytest.mark.rule("R-C1-tax-02", "R-C1-title-07")
def test_with_four_all_titles_come_back() -> None:
    t = lay({}, {}, {}, {}, phase="plot")
    assert len(to_titles(t)) == len(to_titles(t)) == 6


@pytest.mark.rule("R-C1-threep-04")
def test_with_three_the_second_title_replaces_the_first() -> None:
    t = lay({}, {}, {}, phase="plot")
    to_titles(t)
    first = {player(t, seat)["title"] for seat in range(3)}
    to_titles(t)
    second = {player(t, seat)["title"] for seat in range(3)}
    assert len(first) == len(second) == 3 and not first & second
