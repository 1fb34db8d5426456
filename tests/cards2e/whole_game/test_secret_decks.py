"""Decks are secret: what a seat is told of another's deck, and what it takes for possible."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cards2e.thrones import do, lay
from laws.random_play import play, play_on, written
from smallcouncil.games.cardgame.decks import Deck
from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.decks import DEFAULTS, READY, faults, read_deck
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.table import Rng, Table

FLAMES = {"faction": "baratheon", "play": ["melisandre"], "hand": ["seen_in_flames"], "gold": 5}


def guess(table: Table, viewer: int | None, owner: int, seed: int = 1) -> Deck:
    """A deck that the viewer takes for possible."""
    imagined = table.imagine(viewer, Rng(seed)).position()["options"]["decks"][owner]
    return read_deck("decks", imagined, free=True)


def copies(table: Table, viewer: int, owner: int, title: str) -> int:
    """Of how many copies the viewer can be sure."""
    return min(guess(table, viewer, owner, seed).draw.get(title, 0) for seed in range(40))


def test_others_are_told_faction_and_agenda_only() -> None:
    table = GAME.new(seed=1, players=3)
    own, other = READY[DEFAULTS[1]], READY[DEFAULTS[0]]
    told = table.view(1)["options"]["decks"]
    assert told[1] == DEFAULTS[1]
    assert told[0] == {"faction": other.faction, "agenda": other.agenda}
    assert table.view(None)["options"]["decks"][1] == {"faction": own.faction, "agenda": own.agenda}


def test_decks_lie_open_when_the_game_is_over() -> None:
    table = play(GAME.new(seed=1, players=2), Rng(1))
    assert list(table.view(None)["options"]["decks"]) == list(DEFAULTS[:2])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_own_deck_is_known_and_no_other(seat: int | None) -> None:
    table = GAME.new(seed=2, players=2)
    for owner in (0, 1):
        guesses = {written(sorted(guess(table, seat, owner, seed).draw.items())) for seed in range(5)}
        assert len(guesses) == (1 if owner == seat else 5)


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_possible_deck_is_a_legal_one_of_the_same_size(name: str) -> None:
    table = GAME.new(seed=3, players=2, decks=[DEFAULTS[0], name])
    rng = Rng(3)
    for _ in range(4):
        imagined, real = guess(table, 0, 1, rng.below(1000)), READY[name]
        assert not faults(imagined)
        assert (imagined.faction, imagined.agenda) == (real.faction, real.agenda)
        assert sum(imagined.draw.values()) == sum(real.draw.values())
        assert sum(imagined.plots.values()) == sum(real.plots.values())
        play_on(table, rng, 60)


def test_what_was_ever_shown_stays_in_the_deck() -> None:
    table = GAME.new(seed=4, players=2)
    rng = Rng(4)
    shown: list[Counter[str]] = [Counter(), Counter()]
    looked = 0
    while not table.over:
        play_on(table, rng, 1)
        for seat, player in enumerate(table.view(None)["table"]["players"]):
            open_now = Counter(
                card.partition(".")[0]
                for card in [*player["discard"], *player["dead"], *(c["card"] for c in player["play"])]
                if card.partition(".")[2].startswith(str(seat))
            )
            shown[seat] |= open_now
        if table.made % 50 == 0 and not table.over:
            for seat in (0, 1):
                imagined = Counter(guess(table, 1 - seat, seat, table.made).draw)
                assert shown[seat] <= imagined, f"seat {1 - seat} forgot a card"
            looked += 1
    assert looked > 2 and sum(shown[0].values()) > 5


def test_revealed_plots_are_remembered() -> None:
    table = GAME.new(seed=5, players=2)
    rng = Rng(5)
    while not table.view(None)["table"]["players"][1]["used"]:
        play_on(table, rng, 1)
    known = [plot.partition(".")[0] for plot in table.view(None)["table"]["players"][1]["used"]]
    for seed in range(10):
        assert set(known) <= set(guess(table, 0, 1, seed).plots)


def flames(hand: list[str], deck: list[str]) -> ThronesTable:
    """Seat 0 looks at the hand of seat 1, and may choose a card of it to be discarded."""
    table = lay(FLAMES, {"hand": hand, "deck": deck})
    return do(table, "0 play seen_in_flames")


def test_who_looked_at_a_hand_knows_its_cards_and_nobody_else_does() -> None:
    table = lay(FLAMES, {"hand": ["arya_stark", "ice"], "deck": ["arya_stark", "arya_stark"]}, {})
    do(table, "0 play seen_in_flames")
    assert copies(table, 0, 1, "arya_stark") == 1
    assert copies(table, 2, 1, "arya_stark") == 0


def test_seeing_one_copy_twice_is_not_seeing_two() -> None:
    """A card seen in hand and then in play is one card; only two seen at the same time are two."""
    table = flames(["arya_stark", "ice", "summer"], ["arya_stark", "arya_stark"])
    assert copies(table, 0, 1, "arya_stark") == 1
    do(table, "0 take arya_stark")
    assert table.view(0)["table"]["players"][1]["discard"] == ["arya_stark.1a"]
    assert copies(table, 0, 1, "arya_stark") == 1
    table = flames(["arya_stark", "arya_stark", "summer"], ["arya_stark", "arya_stark"])
    assert copies(table, 0, 1, "arya_stark") == 2
    do(table, "0 take arya_stark")
    assert copies(table, 0, 1, "arya_stark") == 2


def test_a_ready_deck_that_breaks_the_rules_is_known_by_its_size() -> None:
    learning = [name for name in READY if name.startswith("tutorial")][:2]
    table = GAME.new(seed=6, players=2, decks=learning)
    assert guess(table, 0, 1) == READY[learning[1]]


def test_an_imagined_table_is_imagined_again_and_written_down() -> None:
    table = GAME.new(seed=7, players=3)
    play_on(table, Rng(7), 80)
    (seat, *_) = table.waiting
    once: Any = table.imagine(seat, Rng(1))
    twice = once.imagine(seat, Rng(2))
    assert written(twice.view(seat)) == written(table.view(seat))
    laid = GAME.position(once.position())
    assert written(laid.position()) == written(once.position())


@pytest.mark.parametrize("cards", [None, [], ["arya_stark.0a"], 7])
def test_a_bad_box_is_refused(cards: object) -> None:
    table = GAME.new(seed=8, players=2)
    position = table.imagine(0, Rng(1)).position()
    with pytest.raises(ValueError, match="box"):
        GAME.position({**position, "box": cards})
    names = position["box"]
    with pytest.raises(ValueError, match="box"):
        GAME.position({**position, "box": ["hodor.0a", *names[1:]]})


@pytest.mark.parametrize("seed", range(4))
def test_everyone_may_imagine_at_any_time_and_play_on(seed: int) -> None:
    """Also who is not asked, in the middle of somebody else's decision."""
    players = 2 + seed % 2
    table = GAME.new(seed=seed, players=players, windows="safe" if seed > 1 else "fast")
    rng = Rng(seed)
    while not table.over:
        if table.made % 3 == 0:
            for viewer in (*range(players), None):
                imagined = table.imagine(viewer, rng)
                if viewer in table.waiting:
                    assert written(imagined.view(viewer)) == written(table.view(viewer))
                assert len(play_on(imagined, rng, 8)) == 8 or imagined.over
        play_on(table, rng, 1)
