"""A card game with windows of its own keeps the laws of every game."""

from __future__ import annotations

import pytest

from laws import check_laws
from laws.random_play import written
from laws.secrecy import hidden
from smallcouncil.games.cardgame.layout.zones import HOUSE
from smallcouncil.table import Rng
from toys import feud


def nothing_is_lost(t: feud.FeudTable) -> None:
    piles = [*t.hands, *t.decks, *t.discards, *t.deads, *t.plays, *(p for own in t.own_piles.values() for p in own)]
    for card, zone in enumerate(t.zone):
        pile = t.pile(card, zone)
        assert sum(p.count(card) for p in piles) == (pile is not None)
        assert pile is None or card in pile
        assert zone != HOUSE or card in t.house


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_feud_keeps_the_laws(players: int, seed: int) -> None:
    played = check_laws(feud.GAME, {"players": players}, seed, every=13, also=nothing_is_lost)
    assert played.different > played.guesses // 4


@pytest.mark.parametrize("seed", range(3))
def test_fast_windows_keep_the_laws_for_those_who_are_asked(seed: int) -> None:
    check_laws(feud.GAME, {"players": 3, "windows": "fast"}, seed, every=13, also=nothing_is_lost)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_imagines_depends_on_what_it_knows(seed: int) -> None:
    """Tables that look alike to a seat give it the same imagined table, also in the middle of a nested window."""
    rng = Rng(seed)
    t = feud.GAME.new(seed=seed, players=2 + seed % 3)
    others = 0
    while not t.over and t.made < 80:
        for seat in (*range(t.players), None):
            alike = t.imagine(seat, rng.fork())
            others += hidden(alike) != hidden(t)
            number = rng.below(1000)
            one, other = t.imagine(seat, Rng(number)), alike.imagine(seat, Rng(number))
            assert written(one.position()) == written(other.position())
        ask = t.asks[0]
        t.choose(ask.seat, rng.pick(ask.choices))
    assert others > 40
