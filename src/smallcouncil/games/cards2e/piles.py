"""Words for cards in hands, decks and piles: looking, showing, taking back, shuffling in."""

from __future__ import annotations

from smallcouncil.games.cardgame import kinds
from smallcouncil.games.cardgame.current import HANDS
from smallcouncil.games.cardgame.effects import LEFT
from smallcouncil.games.cardgame.zones import DECK, HAND
from smallcouncil.games.cards2e import words
from smallcouncil.games.cards2e.state import ThronesTable


def look_at_hand(t: ThronesTable, seat: int, other: int) -> None:
    """A seat sees another's hand, and knows it from now on."""
    hand = t.hands[other]
    for place in range(len(hand)):
        t.show(hand[place], 1 << seat)
    t.tell(words.LOOKED_AT_HAND, seat, other)


def show_top(t: ThronesTable, seat: int) -> int:
    """The top card of a deck is shown to all; it stays there. Gives the card."""
    card = t.show(t.decks[seat][-1], -1)
    t.tell(words.SHOWN, seat, t.box.what[card])
    return card


def take_back(t: ThronesTable, card: int) -> None:
    """A card of an open pile goes to its owner's hand."""
    t.tell(LEFT[kinds.RETURNED], card)
    t.move(card, HAND)
    t.touch(HANDS)


def shuffle_back(t: ThronesTable, seat: int, cards: list[int]) -> None:
    """Cards of an open pile are shuffled into the deck."""
    for card in cards:
        t.tell(LEFT[kinds.SHUFFLED], card)
        t.move(card, DECK)
    t.shuffle(seat)
