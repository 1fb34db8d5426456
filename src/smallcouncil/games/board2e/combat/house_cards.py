"""Combat, step 3: house cards chosen in secret and shown together; and where they go afterwards."""

from __future__ import annotations

from smallcouncil.games.board2e.combat.battle import NO_CARD, Battle, battle
from smallcouncil.games.board2e.combat_words import (
    ANOTHER_CARD,
    CARD_SHOWN,
    CARDS_BACK,
    NO_CARD_LEFT,
    PLAY,
)
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.words import DISCARDED
from smallcouncil.table import Choice, Procedure


def playable(t: BoardTable, b: Battle, side: int) -> list[int]:
    return [card for card in t.hand_cards(b.seat(side)) if card != b.barred[side]]


def show(t: BoardTable, b: Battle, side: int) -> None:
    """A card is laid open: it is in the hand no more."""
    seat, card = b.seat(side), b.cards[side]
    if card < 0:
        t.tell(NO_CARD_LEFT, seat)
        return
    t.hand[seat] &= ~t.card_bit(seat, card)
    t.tell(CARD_SHOWN, seat, card)


class ChooseAnother(Procedure):
    """A side whose card was taken away or given up plays another one, openly."""

    __slots__ = ("side",)
    steps = ("choose", "show")
    fields = ("side",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def choose(self, t: BoardTable) -> None:
        b = battle(t)
        cards = playable(t, b, self.side)
        if cards:
            self.ask(t, b.seat(self.side), ANOTHER_CARD, [PLAY(card) for card in cards])

    def on_choose(self, t: BoardTable, seat: int, choice: Choice) -> None:
        b = battle(t)
        (b.cards[self.side],) = choice.args
        b.acted &= ~(1 << self.side)  # its text has its own chance in this window

    def show(self, t: BoardTable) -> None:
        show(t, battle(t), self.side)


def put_away(t: BoardTable, b: Battle, side: int) -> None:
    """R-B2-housecard-07, -08: onto the discard pile; who has no card left takes back all others."""
    seat, card = b.seat(side), b.cards[side]
    if card == NO_CARD:
        return
    bit = t.card_bit(seat, card)
    if not b.returned >> side & 1:
        t.discard[seat] |= bit
        t.tell(DISCARDED, seat, card)
    refill(t, seat, bit)


def refill(t: BoardTable, seat: int, last: int) -> None:
    """An empty hand is taken up again, but for the card (bit) that was the last to go."""
    if not t.hand[seat]:
        t.hand[seat] = t.discard[seat] & ~last
        t.discard[seat] &= last
        t.tell(CARDS_BACK, seat)
