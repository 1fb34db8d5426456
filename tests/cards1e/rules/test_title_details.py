"""Titles in detail: one rule a test, each with the case that breaks it."""

from __future__ import annotations

from typing import Any

import pytest

from cards1e.council import FILLER, attack, defend, do, fight, knelt, lay, offered, passes, player, prompt, texts
from cards1e.lessons import taught
from smallcouncil.games.cards1e.writing import modifiers, rule

KNIGHT = "knight_of_the_tumblestone"  # military and power, strength 2

REGENT, COIN, LAWS = ({"title": title} for title in ("crown_regent", "master_of_coin", "master_of_laws"))
HAND, WHISPERS, COMMANDER = ({"title": t} for t in ("hand_of_the_king", "master_of_whispers", "lord_commander"))


# ---------------------------------------------------------------------- support and rivals


@pytest.mark.rule("R-C1-support-16")
@pytest.mark.parametrize(("strength", "power"), [(1, 0), (0, 1)])
def test_a_supporter_denies_the_bonus(strength: int, power: int) -> None:
    with taught(FILLER, strength=strength):
        t = lay({"play": [KNIGHT], **COMMANDER}, {"play": ["hodor"], **LAWS}, {"play": [FILLER], **COIN}, hold=True,
                cards=knelt("hodor.1a"))  # fmt: skip
        passes(t, 0, 1, 2)
        attack(t, "military", f"{KNIGHT}.0a")
        passes(t, 0, 1, 2)
        do(t, "1 done", f"2 defend {FILLER}.2a", "2 done")
        passes(t, 0, 1, 2)
        do(t, "1 pick hodor.1a")
        assert player(t, 0)["faction_power"] == power


@pytest.mark.rule("R-C1-rival-07")
@pytest.mark.parametrize(("title", "power"), [(WHISPERS, 1), (COMMANDER, 0)])
def test_the_supported_rival_counts_when_a_supporter_is_beaten(title: dict[str, str], power: int) -> None:
    """The Master of Coin defends for the Master of Laws, who is the rival of the Master of Whispers."""
    seats = ({"play": ["eddard_stark"], **title}, {"play": ["hodor"], **LAWS}, {"play": [KNIGHT], **COIN})
    t = lay(*seats, hold=True, cards=knelt("hodor.1a"))
    passes(t, 0, 1, 2)
    attack(t, "military", "eddard_stark.0a")
    passes(t, 0, 1, 2)
    do(t, "1 done", f"2 defend {KNIGHT}.2a", "2 done")
    passes(t, 0, 1, 2)
    do(t, "1 pick hodor.1a", "0 done")
    assert player(t, 0)["faction_power"] == power


# ---------------------------------------------------------------------- the Crown Regent


@pytest.mark.rule("R-C1-ability-02")
def test_the_regent_turns_away_what_is_aimed_at_others_but_not_his_own() -> None:
    t = lay({"play": [KNIGHT, FILLER]}, {}, {"play": [KNIGHT], **REGENT}, {})
    attack(t, "power", f"{KNIGHT}.0a", against=1)
    assert t.waiting == (2,) and prompt(t) == "redirect"
    do(t, "2 redirect")
    assert texts(t) == ["player seat_2", "player seat_3"], "another target than before, be it himself"
    t = lay({"play": [KNIGHT], **REGENT}, {}, {}, hold=True)
    passes(t, 0, 1, 2)
    attack(t, "power", f"{KNIGHT}.0a")
    assert prompt(t) == "act", "not his own challenge"


@pytest.mark.rule("R-C1-ability-03")
def test_a_redirected_attacker_spares_whom_he_supports() -> None:
    t = lay({"play": [KNIGHT], **COIN}, REGENT, LAWS, HAND)
    attack(t, "power", f"{KNIGHT}.0a", against=1)
    do(t, "1 redirect")
    assert t.view(None)["table"]["challenge"] is None or fight(t)["defender"] == 3, "only the Hand is left"
    t = lay({"play": [KNIGHT], **HAND}, REGENT, LAWS, COIN, hold=True)
    passes(t, 0, 1, 2, 3)
    attack(t, "power", f"{KNIGHT}.0a", against=1)
    do(t, "1 redirect")
    assert texts(t) == ["player seat_2", "player seat_3"]


# ---------------------------------------------------------------------- the Lord Commander


def undefended(kind: str = "military", **seat: Any) -> Any:
    """Seat 0 attacks seat 1, who does not defend; seat 2 is the Lord Commander."""
    attackers = [f"{KNIGHT}.0a", "eddard_stark.0a"]
    first = {"play": [KNIGHT, "eddard_stark", FILLER], "power": 2, **seat}
    t = lay(first, {"play": ["hodor"]}, {"play": [FILLER], **COMMANDER}, hold=True, cards=knelt("hodor.1a"))
    passes(t, 0, 1, 2)
    attack(t, kind, *attackers)
    passes(t, 0, 1, 2)
    return do(t, "1 done")


@pytest.mark.rule("R-C1-ability-10")
@pytest.mark.parametrize(("kind", "asked"), [("military", True), ("power", False)])
def test_the_commander_steps_into_military_challenges(kind: str, asked: bool) -> None:
    assert (prompt(undefended(kind)) == "step-in") == asked


@pytest.mark.rule("R-C1-ability-10")
def test_the_commander_does_not_step_into_a_defended_challenge_nor_twice() -> None:
    seats = ({"play": [KNIGHT, FILLER]}, {"play": ["hodor"]}, {"play": [FILLER], **COMMANDER}, {"play": [KNIGHT]})
    t = lay(*seats, hold=True)
    passes(t, 0, 1, 2, 3)
    attack(t, "military", f"{KNIGHT}.0a")
    passes(t, 0, 1, 2, 3)
    defend(t, "hodor.1a")
    assert prompt(t) == "act", "somebody defends"
    t = lay(*seats, hold=True, cards=knelt("hodor.1a"))
    passes(t, 0, 1, 2, 3)
    attack(t, "military", f"{KNIGHT}.0a")
    passes(t, 0, 1, 2, 3)
    do(t, "1 done", "2 step-in", f"2 defend {FILLER}.2a", "2 done")
    while (t.waiting, prompt(t)) != ((3,), "challenge"):
        do(t, f"{t.waiting[0]} pass") if offered(t, "pass") else t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    attack(t, "military", f"{KNIGHT}.3a", seat=3, against=1)
    passes(t, 0, 1, 2, 3)
    do(t, "1 done")
    assert prompt(t) == "act", "once a round"


@pytest.mark.rule("R-C1-ability-11", "R-C1-ability-13")
def test_all_attackers_turn_to_the_commander() -> None:
    t = undefended()
    do(t, "2 step-in", "2 done")
    assert fight(t)["attackers"] == [f"{KNIGHT}.0a", "eddard_stark.0a"] and fight(t)["defender"] == 2
    passes(t, 0, 1, 2)
    assert prompt(t) == "claim" and t.waiting == (2,)


@pytest.mark.rule("R-C1-ability-14")
def test_the_commander_must_be_a_legal_target() -> None:
    peace = rule(modifiers.FORBID_CHALLENGE, lambda t, c, seat, kind, opponent: int(opponent == 2))
    with taught("hodor", peace, alone=True):
        assert prompt(undefended()) == "act", "there is peace between the attacker and him"


@pytest.mark.rule("R-C1-ability-12")
def test_the_commander_need_not_take_the_power() -> None:
    with taught(FILLER, strength=9):
        t = undefended()
        do(t, "2 step-in", f"2 defend {FILLER}.2a", "2 done")
        passes(t, 0, 1, 2)
        assert prompt(t) == "take-power" and texts(t) == ["take-power", "pass"]
        do(t, "2 pass")
        assert (player(t, 0)["power"], player(t, 2)["power"]) == (2, 0)


# ---------------------------------------------------------------------- bonuses


@pytest.mark.rule("R-C1-ability-17")
def test_a_title_alone_defends_nobody() -> None:
    t = lay({"play": [KNIGHT]}, {"play": ["hodor"], **REGENT}, {}, cards=knelt("hodor.1a"), hold=True)
    passes(t, 0, 1, 2)
    attack(t, "power", f"{KNIGHT}.0a")
    do(t, "1 pass")
    passes(t, 0, 1, 2)
    do(t, "1 done") if prompt(t) == "defenders" else None
    assert fight(t)["defense"] == 0, "nobody of the Regent's takes part"
    passes(t, 0, 1, 2)
    assert player(t, 0)["faction_power"] == 1, "unopposed"
