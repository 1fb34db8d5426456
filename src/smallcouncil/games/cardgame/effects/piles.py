"""Words for cards in hands, decks and piles: looking, showing, taking back, shuffling in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil import table
from smallcouncil.games.cardgame.effects.basic import LEFT
from smallcouncil.games.cardgame.layout.zones import DECK, HAND
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.values.current import HANDS
from smallcouncil.table import News

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

LOOKED_AT_HAND = News("looked_at_hand", seat=table.SEAT, opponent=table.SEAT)


def look_at_hand(t: CardTable, seat: int, other: int) -> None:
    """A seat sees another's hand, and knows it from now on."""
    hand = t.hands[other]
    for place in range(len(hand)):
        t.show(hand[place], 1 << seat)
    t.tell(LOOKED_AT_HAND, seat, other)


def show_top(t: CardTable, seat: int) -> int:
    """The top card of a deck is shown to all; it stays there. Gives the card."""
    card = t.show(t.decks[seat][-1], -1)
    t.tell(t.words.shown, seat, t.box.what[card])
    return card


def take_back(t: CardTable, card: int) -> None:
    """A card of an open pile goes to its owner's hand."""
    t.tell(LEFT[kinds.RETURNED], card)
    t.move(card, HAND)
    t.touch(HANDS)


def shuffle_back(t: CardTable, seat: int, cards: list[int]) -> None:
    """Cards of an open pile are shuffled into the deck."""
    for card in cards:
        t.tell(LEFT[kinds.SHUFFLED], card)
        t.move(card, DECK)
    t.shuffle(seat)
