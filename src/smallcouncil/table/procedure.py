"""Procedures: the step-by-step parts of the rules, as data on the table's stack.

A procedure names its steps in the order of the rulebook. A step is a method; it acts, or asks, or calls another
procedure. The answer to the question of step `place` goes to `on_place`. Where several answer in secret, `reopen_place`
takes back, on an imagined table, what all but one seat have answered so far. Three laws keep every table copyable,
writable and searchable at every pause:

* all that a procedure remembers stands in its `fields`: integers, lists of integers, or None;
* a procedure refers to another one by its depth on the stack, never by reference;
* a step that asks changes nothing before it asks, and asks only those who still have to answer, so that it can be
  run again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from smallcouncil.table.errors import BadInput
from smallcouncil.table.words import Arg, Ask, Choice, Prompt

if TYPE_CHECKING:
    from smallcouncil.table.table import Table

END = -1  # the step after the last one, counted from the back of a script
NO_STEP = "end"  # how positions write it


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled, too, `__new__` makes an empty one
class Procedure:
    __slots__ = ("step",)  # games may give theirs slots too

    steps: ClassVar[tuple[str, ...]] = ()
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.step = 0

    def __init_subclass__(cls) -> None:
        if NO_STEP in cls.steps:
            raise TypeError(f"{cls.__name__}: a step cannot be called {NO_STEP!r}, which means that none is left")

    # what a step may do

    def ask(
        self,
        t: Table,
        seat: int,
        prompt: Prompt,
        choices: list[Choice],
        args: tuple[Arg, ...] = (),
        default: Choice | None = None,
        always: bool = False,
    ) -> None:
        """Ask a seat, once. A single choice is taken at once, unless the question must be put for secrecy's sake or the
        table holds still."""
        answers = len(choices)
        if answers == 1 and not always and not t.hold and not t.asks_again:
            script_of(self).answers[self.step - 1](self, t, seat, choices[0])
            return
        t.asked = n = t.asked + 1
        if t.small_steps:
            n -= t.unseen(seat)
        offers = t.offers(seat)
        if offers:
            choices = choices + offers
        asks = t.asks
        asks.append(Ask(n, seat, prompt, args, choices, default or choices[0], answers, True))
        if len(asks) > 1:
            asks.sort(key=seat_of)  # the order must not tell who has made a small step already
            assert len({a.seat for a in asks}) == len(asks), f"{self!r} asks seat {seat} twice"

    def again(self) -> None:
        """The same step once more."""
        self.step -= 1

    def goto(self, t: Table, step: str) -> None:
        try:
            self.step = SCRIPTS[type(self)].index[step]
        except KeyError:
            self.step = script_of(self).index[step]

    def finish(self) -> None:
        """No further step."""
        self.step = END

    def leave(self, t: Table) -> None:
        """It is over, and on top of the stack: the one below goes on. (Without it, that is a step after the last.)"""
        t.stack.pop()

    # copies and notation

    def copy(self) -> Procedure:
        """A copy with lists of its own. Hot procedures write their own."""
        values = [getattr(self, f) for f in self.fields]
        return type(self)(*[v[:] if type(v) is list else v for v in values]).at(self.step)

    def at(self, step: int) -> Self:
        self.step = step
        return self

    def __repr__(self) -> str:
        fields = ", ".join(f"{f}={getattr(self, f)}" for f in self.fields)
        return f"{type(self).__name__}[{self.step}]({fields})"


def seat_of(ask: Ask) -> int:
    return ask.seat


class Script:
    """A procedure class, ready to run: its steps as functions in order, leaving the stack as the last one; answers,
    and what takes secret ones back."""

    __slots__ = ("acts", "answers", "reopens", "index")

    def __init__(self, kind: type[Procedure]) -> None:
        self.acts: list[Callable[..., None]] = [*[getattr(kind, name) for name in kind.steps], Procedure.leave]
        self.answers: list[Callable[..., None]] = [getattr(kind, f"on_{name}", unexpected) for name in kind.steps]
        self.reopens: list[Callable[..., None]] = [getattr(kind, f"reopen_{name}", stay) for name in kind.steps]
        self.index = {name: i for i, name in enumerate(kind.steps)}


# Both by class, filled when the first procedure of a class runs; plain dictionaries, for every step is found in one.
SCRIPTS: dict[type[Procedure], Script] = {}
ACTS: dict[type[Procedure], list[Callable[..., None]]] = {}


def script_of(procedure: Procedure) -> Script:
    kind = type(procedure)
    script = SCRIPTS.get(kind)
    if script is None:
        script = SCRIPTS[kind] = Script(kind)
        ACTS[kind] = script.acts
    return script


def unexpected(procedure: Procedure, t: Table, seat: int, choice: Choice) -> None:
    raise AssertionError(f"{procedure!r} asked, but does not take answers")


def stay(procedure: Procedure, t: Table, seat: int) -> None:
    """Nobody answers this question in secret."""


def write_procedure(procedure: Procedure, step: int) -> dict[str, Any]:
    kind = type(procedure)
    data: dict[str, Any] = {
        "procedure": kind.__name__,
        "step": kind.steps[step] if 0 <= step < len(kind.steps) else NO_STEP,
    }
    for field in kind.fields:
        value = getattr(procedure, field)
        data[field] = value[:] if isinstance(value, list) else value
    return data


def read_stack(data: object, kinds: Sequence[type[Procedure]]) -> list[Procedure]:
    if not isinstance(data, list | tuple):
        raise BadInput("stack", "wrong-type", value=data, expected="a list of procedures")
    names = {kind.__name__: kind for kind in kinds}
    return [read_procedure(procedure, names) for procedure in data]


def read_procedure(data: object, names: dict[str, type[Procedure]]) -> Procedure:
    if not isinstance(data, dict):
        raise BadInput("stack", "wrong-type", value=data, expected="a procedure with its step")
    name = data.get("procedure")
    kind = names.get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadInput("stack.procedure", "unknown-value", value=name, known=", ".join(names))
    values = []
    for field in kind.fields:
        if field not in data:
            raise BadInput(f"stack.{name}.{field}", "missing")
        value = data[field]
        numbers = value if isinstance(value, list) else [value]
        if value is not None and not all(isinstance(v, int) for v in numbers):
            raise BadInput(f"stack.{name}.{field}", "wrong-type", value=value, expected="whole numbers or nothing")
        values.append(value[:] if isinstance(value, list) else value)
    procedure = kind(*values)
    step = data.get("step", kind.steps[0])
    if step != NO_STEP and step not in kind.steps:
        raise BadInput(f"stack.{name}.step", "unknown-value", value=step, known=", ".join(kind.steps))
    return procedure.at(END if step == NO_STEP else kind.steps.index(step))
