"""Priority at a card table: it goes round those who are still in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame import words
from smallcouncil.table import Choice, Priority

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class Opportunity(Priority):
    """The kernel's priority, with the round of players written out: most of them can do nothing most of the time."""

    __slots__ = ("seat",)

    seat: int  # who speaks next

    def offer(self, t: CardTable) -> None:
        if self.closed(t):
            return
        choices = self.find_speaker(t)
        if choices is None:
            t.stack.pop()
        else:
            self.put(t, self.seat, choices)

    def find_speaker(self, t: CardTable) -> list[Choice] | None:
        """The next one who can do anything speaks. Gives what; None: all of them pass."""
        alive = t.alive
        if self.seat not in alive:
            self.seat = t.after(self.seat)
        asks_more = t.hold or t.box.guarded
        speakers = len(alive)
        at = alive.index(self.seat)
        passes = self.passes
        while passes < speakers:
            seat = alive[at]
            choices = self.possible(t, seat)
            if choices or (asks_more and self.might_act(t, seat)) or t.asks_again:
                self.seat = seat
                self.passes = passes
                return choices
            passes += 1  # who cannot act has passed
            at = (at + 1) % speakers
        return None

    def on_offer(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.step -= 1
        alive = t.alive
        at = alive.index(seat) + 1
        self.seat = alive[at] if at < len(alive) else alive[0]
        if choice is words.PASS:
            self.passes += 1
        else:
            self.passes = 0
            self.act(t, seat, choice)

    def declining(self) -> Choice:
        return words.PASS
