"""Unique cards, duplicates and keywords in detail: one rule a test, each with the case that breaks it."""

from __future__ import annotations

import pytest

from cards1e.council import (
    FILLER,
    attack,
    defend,
    do,
    duplicate,
    in_play,
    knelt,
    lay,
    offered,
    passes,
    player,
    prompt,
    seen,
    texts,
)
from cards1e.lessons import taught
from smallcouncil.games.cards1e.facts import DEADLY, JOUST, MELEE, RENOWN, VENGEFUL, VIGILANT
from smallcouncil.games.cards1e.writing import (
    CHARACTERS,
    DECK,
    action,
    choose,
    kinds,
    leave_play,
    return_target,
    take_target,
)

KNIGHT = "knight_of_the_tumblestone"  # military and power, strength 2
MASTER = "kennel_master"  # military


# ---------------------------------------------------------------------- unique cards and duplicates


@pytest.mark.rule("R-C1-unique-01", "R-C1-unique-02", "R-C1-dupe-02", "R-C1-dupe-03")
@pytest.mark.parametrize(("owner", "controller"), [(1, 0), (0, 1)])
def test_a_name_that_one_owns_or_controls_is_taken(owner: int, controller: int) -> None:
    """Neither onto a card that one only controls, nor onto one that one only owns, nor beside it."""
    seats = [{"hand": ["hodor", "lady"], "gold": 9}, {}]
    seats[owner] = {**seats[owner], "play": ["hodor"]}
    name = f"hodor.{owner}a"
    t = lay(*seats, phase="marshaling", hold=True, cards={name: {"control": controller}})
    assert offered(t, "marshal lady") and not offered(t, "marshal hodor")


@pytest.mark.rule("R-C1-unique-04")
def test_a_name_that_an_opponent_took_never_comes_back() -> None:
    """Not even when the card is back in the hand of its owner."""
    steals, returns = (action(effect, target=choose(CHARACTERS)) for effect in (take_target, return_target))
    with taught("distraction", steals, alone=True), taught("guilty", returns, alone=True):
        seats = ({"hand": ["distraction", "guilty"]}, {"play": ["arya_stark"], "hand": ["lady"], "gold": 9})
        t = lay(*seats, phase="marshaling", hold=True)
        do(t, "0 play distraction", "0 pick arya_stark.1a", "1 pass", "0 play guilty", "0 pick arya_stark.1a")
        assert player(t, 1, 1)["hand"] == ["arya_stark", "lady"]
        passes(t, 1, 0)
        assert t.waiting == (1,) and offered(t, "marshal lady") and not offered(t, "marshal arya_stark")


@pytest.mark.rule("R-C1-dupe-01", "R-C1-marshal-10")
def test_a_duplicate_costs_nothing() -> None:
    t = lay({"play": ["hodor"], "hand": ["hodor", "lady"], "gold": 9}, {}, phase="marshaling", hold=True)
    gold = player(t, 0)["gold"]
    do(t, "0 marshal hodor")
    assert player(t, 0)["gold"] == gold and seen(t, "hodor.0a")["duplicates"] == ["hodor.0b"]


@pytest.mark.rule("R-C1-dupe-06")
def test_a_duplicate_saves_from_the_deck() -> None:
    shuffles = action(lambda t, u: leave_play(t, kinds.SHUFFLED, u.targets, DECK, 0, False), target=choose(CHARACTERS))
    with taught("distraction", shuffles, alone=True):
        t = lay(
            {"hand": ["distraction"]},
            {"play": ["arya_stark"], "under": ["arya_stark"]},
            phase="draw",
            begin="draw_window",
            cards=duplicate("arya_stark.1b", "arya_stark.1a"),
            hold=True,
        )
        do(t, "0 play distraction", "0 pick arya_stark.1a", "1 save arya_stark.1a")
        assert in_play(t, "arya_stark.1a") and player(t, 1)["discard"] == ["arya_stark.1b"]


# ---------------------------------------------------------------------- general keywords


@pytest.mark.rule("R-C1-keyword-02")
def test_stealth_is_optional() -> None:
    t = lay({"play": ["benjen_stark"]}, {"play": [FILLER]}, hold=True)
    attack(t, "military", "benjen_stark.0a")
    assert prompt(t) == "stealth"
    passes(t, 0, 0, 1)
    assert texts(t) == ["done", f"defend {FILLER}.1a"], "nobody was bypassed"


@pytest.mark.rule("R-C1-keyword-11", "R-C1-keyword-12", "R-C1-keyword-13")
@pytest.mark.parametrize("winner", [0, 1])
def test_renown_is_for_participants_of_the_winner(winner: int) -> None:
    with (
        taught(KNIGHT, strength=2, keywords=RENOWN),
        taught(MASTER, strength=9 * winner + 1, keywords=RENOWN, alone=True),
    ):
        seats = [{"play": [KNIGHT, KNIGHT]}, {"play": [MASTER, MASTER]}]
        t = lay(*seats, hold=True)
        passes(t, 0, 1)
        attack(t, "military", f"{KNIGHT}.0a")
        passes(t, 0, 1)
        defend(t, f"{MASTER}.1a")
        passes(t, 0, 1)
        if winner == 0:
            do(t, f"1 pick {MASTER}.1b")
        assert prompt(t) == "renown" and t.waiting == (winner,) and texts(t) == ["all", "done"], (
            "who stayed at home gets none"
        )
        do(t, f"{winner} all")
        fighter = f"{MASTER}.1a" if winner else f"{KNIGHT}.0a"
        assert seen(t, fighter)["power"] == 1 and player(t, winner)["faction_power"] == 0


@pytest.mark.rule("R-C1-keyword-17")
def test_deadly_takes_one_who_took_part_and_the_defender_chooses() -> None:
    with taught(KNIGHT, keywords=DEADLY), taught("hodor", keywords=0):
        t = lay({"play": [KNIGHT]}, {"play": [MASTER, "hodor", "lady"]}, hold=True)
        passes(t, 0, 1)
        attack(t, "military", f"{KNIGHT}.0a")
        passes(t, 0, 1)
        defend(t, f"{MASTER}.1a", "hodor.1a")
        passes(t, 0, 1)
        assert prompt(t) == "deadly" and t.waiting == (1,)
        assert texts(t) == [f"pick {MASTER}.1a", "pick hodor.1a"], "not the lady, who stayed at home"


# ---------------------------------------------------------------------- keywords of Houses and of later sets


@pytest.mark.rule("R-C1-housekw-04")
@pytest.mark.parametrize(("side", "asked"), [(0, False), (1, True)])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_vengeful_stand_only_after_a_lost_defence(side: int, asked: bool, answer: str) -> None:
    """An attacker who loses may not; who defends and loses may, or not."""
    with taught("lady", keywords=VENGEFUL, alone=True), taught(MASTER, strength=9 if side == 0 else 1, alone=True):
        seats = [{"play": [KNIGHT]}, {"play": [MASTER]}]
        seats[side]["play"].append("lady")
        t = lay(*seats, cards=knelt(f"lady.{side}a"), hold=True)
        passes(t, 0, 1)
        attack(t, "military", f"{KNIGHT}.0a")
        passes(t, 0, 1)
        defend(t, f"{MASTER}.1a")
        passes(t, 0, 1)
        if asked:
            do(t, f"1 pick {MASTER}.1a", f"1 opt {answer}")
            assert seen(t, "lady.1a")["kneeling"] == (answer == "no")
        else:
            assert prompt(t) == "act" and seen(t, "lady.0a")["kneeling"]


@pytest.mark.rule("R-C1-housekw-06")
@pytest.mark.parametrize(("side", "asked"), [(0, True), (1, False)])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_vigilant_stand_only_after_a_won_attack(side: int, asked: bool, answer: str) -> None:
    with taught("lady", keywords=VIGILANT, alone=True), taught(MASTER, strength=1 if side == 0 else 9, alone=True):
        seats = [{"play": [KNIGHT]}, {"play": [MASTER]}]
        seats[side]["play"].append("lady")
        t = lay(*seats, cards=knelt(f"lady.{side}a"), hold=True)
        passes(t, 0, 1)
        attack(t, "military", f"{KNIGHT}.0a")
        passes(t, 0, 1)
        defend(t, f"{MASTER}.1a")
        passes(t, 0, 1)
        if asked:
            do(t, f"1 pick {MASTER}.1a", f"0 opt {answer}")
            assert seen(t, "lady.0a")["kneeling"] == (answer == "no")
        else:
            assert prompt(t) == "act" and seen(t, "lady.1a")["kneeling"], "a defender who wins may not"


@pytest.mark.rule("R-C1-future-01")
def test_melee_counts_no_friends() -> None:
    with taught("dagos_manwoody_atoc", keywords=MELEE):
        t = lay({"play": ["dagos_manwoody_atoc", KNIGHT]}, {"play": [FILLER]}, hold=True)
        alone = seen(t, "dagos_manwoody_atoc.0a")["strength"]
        passes(t, 0, 1)
        attack(t, "military", "dagos_manwoody_atoc.0a", f"{KNIGHT}.0a")
        assert seen(t, "dagos_manwoody_atoc.0a")["strength"] == alone, "nobody defends yet"
        passes(t, 0, 1)
        defend(t, f"{FILLER}.1a")
        assert seen(t, "dagos_manwoody_atoc.0a")["strength"] == alone + 1


@pytest.mark.rule("R-C1-future-02")
@pytest.mark.parametrize(("attackers", "more"), [(["hodor.0a"], False), (["hodor.0a", f"{FILLER}.0a"], True)])
def test_only_a_lone_jouster_keeps_the_second_defender_away(attackers: list[str], more: bool) -> None:
    with taught("hodor", keywords=JOUST, alone=True):
        t = lay({"play": ["hodor", FILLER]}, {"play": ["lady", "grey_wind"]}, hold=True)
        passes(t, 0, 1)
        attack(t, "military", *attackers)
        passes(t, 0, 1)
        do(t, "1 defend lady.1a")
        assert prompt(t) == "defenders" and texts(t) == (["done", "defend grey_wind.1a"] if more else ["done"])
