"""Priority goes round: one after the other may act, until all who may have passed in a row.

Action windows, interrupts, reactions and "whoever holds a card for this moment" are all of this shape. Who can do
nothing passes without being asked, unless the seat might act for all the others know, where the table keeps that secret
(safe windows).
"""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from smallcouncil.table.procedure import Procedure
from smallcouncil.table.words import Arg, Choice, Prompt


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class Priority(Procedure):
    """A game says who speaks in which order, what each may do, and what follows; `passes` counts those in a row."""

    __slots__ = ("passes",)

    steps: ClassVar[tuple[str, ...]] = ("offer",)

    def __init__(self, passes: int = 0) -> None:
        self.step = 0
        self.passes = passes

    # ------------------------------------------------------------------ for games to implement

    def closed(self, t: Any) -> bool:
        """Whether the opportunity is gone: what it belongs to is over."""
        return False

    def speaker(self, t: Any) -> int:
        """Whose turn to speak it is."""
        raise NotImplementedError  # abstract

    def pass_on(self, t: Any) -> None:
        """The turn to speak goes to the next one."""
        raise NotImplementedError  # abstract

    def speakers(self, t: Any) -> int:
        """How many have to pass in a row."""
        count: int = t.players
        return count

    def possible(self, t: Any, seat: int) -> list[Choice]:
        """What a seat can do."""
        raise NotImplementedError  # abstract

    def might_act(self, t: Any, seat: int) -> bool:
        """Whether a seat that can do nothing is asked all the same, because the others must not learn that."""
        return False

    def question(self, t: Any, seat: int) -> tuple[Prompt, tuple[Arg, ...]]:
        raise NotImplementedError  # abstract

    def declining(self) -> Choice:
        """What a seat chooses to pass; it is the default."""
        raise NotImplementedError  # abstract

    def answers(self, choices: list[Choice]) -> list[Choice]:
        """What can be done and to pass, in the order in which a seat is shown them."""
        choices.insert(0, self.declining())
        return choices

    def act(self, t: Any, seat: int, choice: Choice) -> None:
        """A seat does something: call a procedure, usually."""
        raise NotImplementedError  # abstract

    # ------------------------------------------------------------------ the round

    def offer(self, t: Any) -> None:
        if self.closed(t):
            return
        while self.passes < self.speakers(t):
            seat = self.speaker(t)
            choices = self.possible(t, seat)
            if choices or self.might_act(t, seat) or t.asks_again:
                self.put(t, seat, choices)
                return
            self.passes += 1
            self.pass_on(t)

    def begin(self, t: Any, seat: int, choices: list[Choice]) -> None:
        """Just called, it begins with the question to a seat of whom it is known already what it can do."""
        self.step += 1
        self.put(t, seat, choices)

    def put(self, t: Any, seat: int, choices: list[Choice]) -> None:
        """Put the question."""
        prompt, args = self.question(t, seat)
        self.ask(t, seat, prompt, self.answers(choices), args=args, default=self.declining(), always=True)

    def on_offer(self, t: Any, seat: int, choice: Choice) -> None:
        self.again()
        self.pass_on(t)
        if choice.verb.declines:
            self.passes += 1
        else:
            self.passes = 0
            self.act(t, seat, choice)
