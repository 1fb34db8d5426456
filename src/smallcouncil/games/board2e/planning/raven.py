"""The messenger raven: one order is changed, or the top wildling card is looked at."""

from __future__ import annotations

from smallcouncil.games.board2e.facts import KINGS_COURT
from smallcouncil.games.board2e.planning.orders import free_tokens
from smallcouncil.games.board2e.state import FACE, SEEN, BoardTable
from smallcouncil.games.board2e.words import (
    LOOK,
    LOOKED,
    ORDER,
    PASS,
    PUT_AT_BOTTOM,
    PUT_ON_TOP,
    RAVEN,
    RAVEN_CARD,
    RAVEN_ORDER,
    SWAP,
    SWAPPED,
    TO_BOTTOM,
    TO_TOP,
    YOU_SAW,
)
from smallcouncil.table import Choice, Procedure


class Raven(Procedure):
    """R-B2-raven-01 to -05."""

    __slots__ = ("seat", "area")
    steps = ("use", "swap", "card")
    fields = ("seat", "area")

    def __init__(self, seat: int = -1, area: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.area = area

    def copy(self) -> Raven:
        return Raven(self.seat, self.area).at(self.step)

    def use(self, t: BoardTable) -> None:
        seat = t.tracks[KINGS_COURT][0]
        choices = [PASS, LOOK]
        choices.extend([SWAP(a) for a in t.areas_of(seat) if t.orders[a] >= 0 and self.others(t, seat, a)])
        self.ask(t, seat, RAVEN, choices)

    def others(self, t: BoardTable, seat: int, area: int) -> list[int]:
        """R-B2-raven-03: unused tokens that may take the place of an order."""
        tokens, _ = free_tokens(t, seat, area)
        return [token for token in tokens if token != t.orders[area]]

    def on_use(self, t: BoardTable, seat: int, choice: Choice) -> None:
        if choice is PASS:
            self.finish()
            return
        self.seat = seat
        t.raven_used = 1
        if choice is LOOK:
            card = t.wildlings[-1]
            t.wildlings[-1] = card | 1 << (SEEN + seat)
            t.tell_others(1 << seat, LOOKED, seat)
            t.whisper(1 << seat, YOU_SAW, card & FACE)
            self.goto(t, "card")
        else:
            (self.area,) = choice.args

    def swap(self, t: BoardTable) -> None:
        choices = [ORDER(self.area, token) for token in self.others(t, self.seat, self.area)]
        self.ask(t, self.seat, RAVEN_ORDER, choices, args=(self.area,))

    def on_swap(self, t: BoardTable, seat: int, choice: Choice) -> None:
        area, token = choice.args
        t.orders[area] = token
        t.tell(SWAPPED, seat, area, token)
        self.finish()

    def card(self, t: BoardTable) -> None:
        self.ask(t, self.seat, RAVEN_CARD, [TO_TOP, TO_BOTTOM], args=(t.wildlings[-1] & FACE,))

    def on_card(self, t: BoardTable, seat: int, choice: Choice) -> None:
        if choice is TO_BOTTOM:
            t.wildlings.insert(0, t.wildlings.pop())
            t.tell(PUT_AT_BOTTOM, seat)
        else:
            t.tell(PUT_ON_TOP, seat)
