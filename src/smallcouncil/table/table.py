"""The table: one running game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Self, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from smallcouncil.table.abstract_table import AbstractTable, Result
from smallcouncil.table.changes import NOBODY
from smallcouncil.table.errors import BadInput, IllegalChoice
from smallcouncil.table.positions import write_position
from smallcouncil.table.procedure import ACTS, SCRIPTS, Procedure, script_of, stay
from smallcouncil.table.rng import Rng
from smallcouncil.table.view import View, views_of
from smallcouncil.table.words import EVERYONE, Arg, Ask, Choice, Event, News

if TYPE_CHECKING:
    from smallcouncil.table.game import Game
    from smallcouncil.table.record import Record

# The choices made so far, newest first: (the ones before, seat, choice); changes are nobody's. Copies share it.
Past = tuple[Any, int, Choice] | None

P = TypeVar("P", bound=Procedure)


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled, too, `__new__` makes an empty table
class Table(AbstractTable):
    """What lies on the table, the procedures under way, and whose choice it is. Games add their own state, and
    implement what `AbstractTable` lists."""

    __slots__ = (
        "game",
        "options",
        "players",
        "rng",
        "seed",
        "start",
        "stack",
        "asks",
        "asked",
        "past",
        "made",
        "small_steps",
        "result",
        "log",
        "unsettled",
        "hold",
        "asks_again",
    )

    def __init__(self, game: Game, options: Any, players: int, seed: int | None) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.seed = seed  # None: laid from a position, or imagined
        self.start: dict[str, Any] | None = None  # the position it was laid from
        self.rng = Rng(seed or 0)
        self.stack: list[Procedure] = []
        self.asks: list[Ask] = []
        self.asked = 0
        self.past: Past = None
        self.made = 0
        self.small_steps: tuple[int, ...] = ()  # by seat, those that nobody else may know of; empty: none at all
        self.result: Result | None = None
        self.log: list[Event] | None = None
        self.unsettled = 0  # what changed since the table was last settled, as the game counts it
        self.hold = False  # single choices are asked, too: a scenario stands still
        self.asks_again = False  # a question that everyone knows to be open is put again, whatever can be answered

    # ------------------------------------------------------------------ for everyone

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must choose now; several when choices are secret and simultaneous."""
        return tuple([ask.seat for ask in self.asks])

    def ask(self, seat: int) -> Ask:
        """The question that a waiting seat has to answer."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        raise self._refusal(seat)

    def may(self, seat: int) -> Ask | None:
        """What a seat that is not waited for may do unasked, if anything."""
        if self.result is not None or not self.asks or any(a.seat == seat for a in self.asks):
            return None
        offers = self.offers(seat)
        if not offers:
            return None
        return Ask(self.asked - self.unseen(seat), seat, self.game.offer_prompt, (), offers, offers[0], 0, False)

    def text(self, choice: Choice) -> str:
        """The notation of a choice at this table: `invade harrenhal kings_landing`."""
        return choice.write(self)

    def choose(self, seat: int, choice: Choice | str, n: int | None = None) -> None:
        """Answer for a seat, by a choice or its text; `n` names the question that is answered.

        Raises IllegalChoice and leaves the table as it was, if that is not possible.
        """
        asks = self.asks
        for ask in asks:
            if ask.seat == seat:
                break
        else:
            self._speak_up(seat, choice, n)
            return
        if n is not None and n != ask.n:
            raise IllegalChoice("stale", answered=n, asked=ask.n)
        choices = ask.choices
        if choice not in choices:
            choice = self._find(ask, choice)
        self.past = (self.past, seat, choice)
        self.made += 1
        if ask.answers < len(choices) and choices.index(choice) >= ask.answers:
            self._interrupt(seat, choice)
            return
        asks.remove(ask)
        procedure = self.stack[-1]
        step = procedure.step
        try:
            answer = SCRIPTS[type(procedure)].answers[step - 1]
        except KeyError:
            answer = script_of(procedure).answers[step - 1]
        answer(procedure, self, seat, choice)
        if not asks:
            self.run()
        else:
            self._wait_for_others(ask, procedure, step)

    def change(self, text: str) -> None:
        """Set an option that the game lets change while it is played: `windows safe`. A step that is nobody's.

        Raises IllegalChoice and leaves the table as it was, if that is not possible.
        """
        if self.result is not None:
            raise IllegalChoice("over")
        for change in self.game.changes:
            if change.choice.write(self) == text and getattr(self.options, change.option) == change.before:
                break
        else:
            raise IllegalChoice("no-change", choice=text)
        change.apply(self)
        self.past = (self.past, NOBODY, change.choice)
        self.made += 1
        self.tell(change.told)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know: JSON-able, and nothing else ever leaves the server."""
        data: dict[str, Any] = msgspec.to_builtins(self.view_struct(seat))
        return data

    def view_struct(self, seat: int | None) -> View:
        """The same as a struct, with the game's own in its field `table`."""
        return self.view_structs((seat,))[0]

    def view_structs(self, seats: Sequence[int | None]) -> list[View]:
        """The views of several at once: what all of them may see is looked at only once."""
        for seat in seats:
            if seat is not None and not self._has(seat):
                raise self._refusal(seat)
        return views_of(self, seats)

    def unseen(self, seat: int | None) -> int:
        """How many of the choices so far a seat, or a spectator, does not know of: small steps that others made in
        secret, until the game is over. What a seat is shown is counted without them."""
        if not self.small_steps or self.result is not None:
            return 0
        return sum(self.small_steps) - (0 if seat is None else self.small_steps[seat])

    def heard(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events that a seat may know of, if the table keeps a log."""
        return [e for e in (self.log or [])[since:] if e.heard_by(seat)]

    def copy(self) -> Self:
        """An independent table in the same state. It keeps no log."""
        other = type(self).__new__(type(self))
        other.game = self.game
        other.options = self.options
        other.players = self.players
        other.seed = self.seed
        other.start = self.start
        other.rng = self.rng.copy()
        other.stack = [p.copy() for p in self.stack]
        other.asks = self.asks[:]
        other.asked = self.asked
        other.past = self.past
        other.made = self.made
        other.small_steps = self.small_steps
        other.result = self.result
        other.log = None
        other.unsettled = self.unsettled
        other.hold = self.hold
        other.asks_again = False
        self.copy_state(other)
        return other

    def imagine(self, seat: int | None, rng: Rng | Random | int, *, reopened: bool = False) -> Self:
        """A copy that agrees with all the seat knows; what it cannot know, future dice included, is drawn anew.

        A function of what the seat knows and of the generator alone: on tables that look alike to the seat the same
        generator imagines the same. `reopened`: others who have answered in secret while this seat is still asked are
        asked again, for whoever guesses better than chance what they choose.
        """
        if not isinstance(rng, Rng):
            rng = Rng.of(rng)
        other = self.copy()
        other.seed = None
        other.start = None
        other.past = None
        other.rng = rng.fork()
        if other.small_steps:
            other._forget_small_steps(seat)
        if reopened and any([a.seat == seat for a in other.asks]):
            top = other.stack[-1]
            reopen = script_of(top).reopens[top.step - 1]
            reopened = reopen is not stay
            reopen(top, other, seat)
        else:
            reopened = False
        other.resample(seat, rng)
        if reopened or any(a.seat != seat for a in other.asks):
            other.asks_again = True  # the seat knows who is asked: with what was drawn anew the table stays there
            other._ask_anew()
            other.asks_again = False
        return other

    def nearest(self, kind: type[P], *, skip: int = 0) -> P | None:
        """The topmost procedure of a kind on the stack, or below the topmost so many."""
        stack = self.stack
        for depth in range(len(stack) - 1 - skip, -1, -1):
            procedure = stack[depth]
            if isinstance(procedure, kind):
                return procedure
        return None

    def caller(self, kind: type[P]) -> P | None:
        """The procedure that called the topmost one, if it is of a kind."""
        below = self.stack[-2] if len(self.stack) > 1 else None
        return below if isinstance(below, kind) else None

    def record(self) -> Record:
        """Game, options, seed and choices: `smallcouncil.replay` makes the same table of it."""
        from smallcouncil.table.record import Record

        if self.seed is None and self.start is None:
            raise BadInput("table", "no-record")
        return Record.of(self)

    def choices_made(self) -> list[tuple[int, Choice]]:
        """All choices so far, oldest first; with changes, which are nobody's."""
        made = []
        past = self.past
        while past is not None:
            past, seat, choice = past
            made.append((seat, choice))
        made.reverse()
        return made

    def position(self) -> dict[str, Any]:
        """The whole table as data, hidden parts included. `Game.position` lays it again."""
        return write_position(self)

    # ------------------------------------------------------------------ for procedures

    def call(self, procedure: Procedure) -> None:
        """Run a procedure before the caller's next step."""
        self.stack.append(procedure)

    def tell(self, news: News, *args: Arg) -> None:
        """Everyone learns of it."""
        if self.log is not None:
            self.log.append(Event(news, args, EVERYONE))

    def tell_others(self, seats: int, news: News, *args: Arg) -> None:
        """Everyone learns of it but `seats`, as bits: to them a whisper tells the same, and more."""
        if self.log is not None:
            self.log.append(Event(news, args, EVERYONE & ~seats))

    def whisper(self, seats: int, news: News, *args: Arg) -> None:
        """Only some learn of it; `seats` are bits."""
        if self.log is not None:
            self.log.append(Event(news, args, seats))

    def end(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        """The game is over; nothing on the stack is run any more."""
        self.result = Result(winners, scores, reason)

    # ------------------------------------------------------------------ inside

    def run(self) -> None:
        """Run the top procedure's next step until somebody is asked or the game is over."""
        stack = self.stack
        asks = self.asks
        acts = ACTS
        while not asks and self.result is None:
            if self.unsettled:
                self.settle()
                continue
            procedure = stack[-1]
            step = procedure.step
            procedure.step = step + 1
            try:
                act = acts[type(procedure)][step]
            except KeyError:
                act = script_of(procedure).acts[step]
            act(procedure, self)
        if self.result is not None:
            asks.clear()

    def _interrupt(self, seat: int, choice: Choice) -> None:
        """Somebody does what may be done at any time: the questions wait and are put anew afterwards.

        After mere words, which call no procedure, they keep their numbers: nobody's answer becomes stale by talk.
        """
        top, depth = self.stack[-1], len(self.stack)
        self.on_offer(seat, choice)
        if len(self.stack) == depth:
            self._ask_anew()
        else:
            self.asks.clear()
            top.again()
            self.run()

    def _speak_up(self, seat: int, choice: Choice | str, n: int | None) -> None:
        ask = self.may(seat) if self._has(seat) else None
        if ask is None:
            raise self._refusal(seat)
        if n is not None and n != ask.n:
            raise IllegalChoice("stale", answered=n, asked=ask.n)
        if isinstance(choice, str):
            choice = self._find(ask, choice)
        if choice not in ask.choices:
            raise self._illegal(ask, choice)
        self.past = (self.past, seat, choice)
        self.made += 1
        self._interrupt(seat, choice)

    def _ask_anew(self) -> None:
        """Put the open questions again, after the state has changed beneath them; they keep their numbers."""
        numbers = {a.seat: a.n for a in self.asks}
        asked = self.asked
        self.asks.clear()
        self.stack[-1].again()
        self.run()
        self.number_asks(numbers, asked)

    def number_asks(self, numbers: dict[int, int], asked: int) -> None:
        """Questions that were put again get the numbers that their seats know them by; `asked` were put before."""
        self.asks[:] = [a.renumbered(numbers.get(a.seat, a.n)) for a in self.asks]
        self.asked = max([asked, *(a.n + self.unseen(a.seat) for a in self.asks)])

    def _wait_for_others(self, answered: Ask, procedure: Procedure, step: int) -> None:
        """Others, or the same seat again, have not answered yet."""
        if self.result is not None:
            self.asks.clear()
            return
        if any([a.seat == answered.seat for a in self.asks]):
            self._count_small_step(answered)
        # an answer cannot lead elsewhere while others still think about the same question
        assert self.stack[-1] is procedure and procedure.step == step, f"{procedure!r} left its step"

    def _count_small_step(self, answered: Ask) -> None:
        """A seat is asked on in the same secret: nobody else learns of it, not even by the numbers of later things."""
        seat = answered.seat
        steps = list(self.small_steps or (0,) * self.players)
        steps[seat] += 1
        self.small_steps = tuple(steps)
        for ask in self.asks:
            if ask.seat == seat:
                ask.n = answered.n + 1

    def _forget_small_steps(self, seat: int | None) -> None:
        """Of a copy: count as the seat does, who does not know of the others' small steps."""
        unseen = self.unseen(seat)
        self.made -= unseen
        self.asked -= unseen
        if unseen:
            steps = self.small_steps
            self.asks = [a if a.seat == seat else a.renumbered(a.n - steps[a.seat]) for a in self.asks]
            mine = 0 if seat is None else steps[seat]
            self.small_steps = tuple([mine if s == seat else 0 for s in range(self.players)]) if mine else ()

    def _find(self, ask: Ask, text: Choice | str) -> Choice:
        """The choice of this text; no other one is among them."""
        if isinstance(text, str):
            wanted = " ".join(text.split()).lower()
            for choice in ask.choices:
                if choice.write(self) == wanted:
                    return choice
        raise self._illegal(ask, text)

    def _illegal(self, ask: Ask, choice: Choice | str) -> IllegalChoice:
        text = choice if isinstance(choice, str) else repr(choice)
        return IllegalChoice("illegal", choice=text, prompt=ask.prompt, rule=ask.rule)

    def _has(self, seat: object) -> bool:
        return isinstance(seat, int) and 0 <= seat < self.players

    def _refusal(self, seat: int) -> IllegalChoice:
        if not self._has(seat):
            return IllegalChoice("no-seat", seat=seat)
        if self.result is not None:
            return IllegalChoice("over")
        return IllegalChoice("not-waiting", seat=seat)
