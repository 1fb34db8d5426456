"""Tides of battle: each side draws a card, and the holder of the blade may exchange his."""

from __future__ import annotations

from smallcouncil.games.board2e.combat.battle import TIDES_SHOWN, Battle, battle
from smallcouncil.games.board2e.combat.blade import blade_side
from smallcouncil.games.board2e.combat_words import (
    REDRAW,
    TIDE_EXCHANGED,
    TIDE_REDRAW,
    TIDE_SHOWN,
    TIDES_DRAWN,
    YOUR_TIDE,
)
from smallcouncil.games.board2e.facts import tides_deck
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.words import PASS
from smallcouncil.table import Choice, Procedure, Rng

DECK = tides_deck()


def deck_left(out: list[int]) -> list[int]:
    """The deck is shuffled anew for every combat; only the cards of this one are out of it."""
    deck = DECK[:]
    for card in out:
        deck.remove(card)
    return deck


def draw(b: Battle, side: int, rng: Rng) -> None:
    """A card in place of what the side has, which is not drawn again."""
    b.tides[side] = rng.pick(deck_left([card for card in b.tides if card >= 0]))


class DrawTides(Procedure):
    """R-B2-tides-01 to -04."""

    __slots__ = ()
    steps = ("draw", "exchange", "show")

    def draw(self, t: BoardTable) -> None:
        b = battle(t)
        t.tell(TIDES_DRAWN)
        for side in (0, 1):
            draw(b, side, t.rng)
            t.whisper(1 << b.seat(side), YOUR_TIDE, b.tides[side])

    def exchange(self, t: BoardTable) -> None:
        """R-B2-tides-02, -03: the blade may be used for a new card, instead of its strength."""
        b = battle(t)
        side = blade_side(t, b)
        if side >= 0:
            self.ask(t, b.seat(side), TIDE_REDRAW, [PASS, REDRAW], args=(b.tides[side],))

    def on_exchange(self, t: BoardTable, seat: int, choice: Choice) -> None:
        if choice is PASS:
            return
        b = battle(t)
        side = b.side_of(seat)
        t.blade_used = 1
        t.tell(TIDE_EXCHANGED, seat, b.tides[side])
        draw(b, side, t.rng)

    def show(self, t: BoardTable) -> None:
        b = battle(t)
        b.shown |= TIDES_SHOWN
        for side in b.in_turn_order(t):
            t.tell(TIDE_SHOWN, b.seat(side), b.tides[side])
