"""The vocabulary of a game: what can be chosen, asked and told, as integers inside and names at the border.

A game declares its words once, beside the rules that use them::

    AREA = Domain("area", ("winterfell", "harrenhal"))
    INVADE = Verb("invade", source=AREA, target=AREA)
    PLACE = Prompt("reinforce.place", rule="R-RK-reinforce-13", left=NUMBER)
    CONQUERED = News("conquered", seat=SEAT, area=AREA)

    INVADE(1, 0).text        # "invade harrenhal winterfell"
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from mypy_extensions import mypyc_attr

from smallcouncil.table.view import AskView, ChoiceView

if TYPE_CHECKING:
    from smallcouncil.table.table import Table

Arg = int | tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """What an integer stands for, and its names.

    `kind` says how a value is named at the border: a "name" by the message of its slug, a "number" by itself, a "seat"
    by who sits there, a "copy" (`arya_stark.0a`) by the message of the part before the dot. Names and numbers are the
    same at every table. `messages` is the beginning of the messages' ids, after the game's own.
    """

    kind: ClassVar[str] = "name"

    def __init__(self, name: str, slugs: tuple[str, ...] = (), *, messages: str = "") -> None:
        self.name = name
        self.messages = messages or name
        self.slugs = slugs
        self.index = {slug: i for i, slug in enumerate(slugs)}

    def slug(self, value: int, table: Table | None) -> str:
        """The name of a value in notation. Constant over the life of a table."""
        return self.slugs[value]

    def message(self, value: int, table: Table | None) -> str | None:
        """The id of the Fluent message that names the value, after the game's prefix; None for plain numbers."""
        return f"{self.messages}-{self.slug(value, table)}".replace("_", "-")

    def plain(self, value: int, table: Table | None) -> str | int:
        """The value as data: by its name."""
        return self.slug(value, table)

    def mark(self, value: int, table: Table) -> str:
        """What tells a value from others of the same name at this table; empty where the name suffices."""
        return ""

    def __repr__(self) -> str:
        return f"Domain({self.name})"


class Numbers(Domain):
    """Numbers stand for themselves."""

    kind: ClassVar[str] = "number"

    def slug(self, value: int, table: Table | None) -> str:
        return str(value)

    def message(self, value: int, table: Table | None) -> str | None:
        return None

    def plain(self, value: int, table: Table | None) -> str | int:
        return value


class Seats(Domain):
    """Seats are called by what the table calls them (a house, a number)."""

    kind: ClassVar[str] = "seat"

    def slug(self, value: int, table: Table | None) -> str:
        return f"seat_{value}" if table is None else table.seat_name(value)


NUMBER = Numbers("number")
SEAT = Seats("seat")


class Word:
    """A key with named, typed arguments."""

    __slots__ = ("name", "params", "domains")

    kind: ClassVar[str] = "word"

    def __init__(self, name: str, **params: Domain) -> None:
        self.name = name
        self.params = tuple(params)
        self.domains = tuple(params.values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name})"

    def __call__(self, *args: int) -> Choice:
        """Verbs make choices; nothing can be chosen by other words."""
        raise TypeError(f"{self!r} is no verb")

    def named(self, args: tuple[Arg, ...], table: Table | None) -> dict[str, Any]:
        """Arguments by name, values as names, numbers as numbers: the form of views and logs."""
        return {
            param: [domain.plain(v, table) for v in value] if isinstance(value, tuple) else domain.plain(value, table)
            for param, domain, value in zip(self.params, self.domains, args, strict=True)
        }


class Verb(Word):
    """Makes choices; equal choices are the same object.

    A verb that `declines` does nothing but let a chance pass. What an ability is of, for who does not want to be asked
    about it any more, is the parameter `about`; the first one if none is named.
    """

    __slots__ = ("made", "single", "declines", "about", "same_everywhere")

    kind: ClassVar[str] = "verb"

    def __init__(self, name: str, *, declines: bool = False, about: str = "", **params: Domain) -> None:
        super().__init__(name, **params)
        self.made: dict[tuple[int, ...], Choice] = {}
        self.single: dict[int, Choice] = {}  # those with one argument, which most verbs have
        self.declines = declines
        self.about = self.params.index(about) if about else 0
        self.same_everywhere = all([domain.kind in ("name", "number") for domain in self.domains])

    def __call__(self, *args: int) -> Choice:
        try:
            return self.made[args]
        except KeyError:
            assert len(args) == len(self.domains), f"{self.name} takes {self.params}"
            choice = self.made.setdefault(args, Choice(self, args))  # one step: threads share the verbs
            if len(args) == 1:
                self.single[args[0]] = choice
            return choice

    def of(self, value: int) -> Choice:
        """The choice with one argument: the same as calling the verb, and sooner done."""
        try:
            return self.single[value]
        except KeyError:
            return self(value)

    def each(self, values: Collection[int]) -> list[Choice]:
        """The choices with one argument each: `PLACE.each(areas)`."""
        single = self.single
        try:
            return list(map(single.__getitem__, values))
        except KeyError:
            return [self(value) for value in values]


class Choice:
    """One legal answer: a verb with arguments. Made by calling its verb."""

    __slots__ = ("verb", "args", "shown")

    def __init__(self, verb: Verb, args: tuple[int, ...]) -> None:
        self.verb = verb
        self.args = args
        self.shown: ChoiceView | None = None  # once it was shown; only if every table shows it alike

    def write(self, table: Table | None) -> str:
        """The text form. `Table.text` is the usual way to it."""
        if self.shown is not None:
            return self.shown.text
        verb = self.verb
        if not self.args:
            return verb.name
        names = [d.slug(v, table) for d, v in zip(verb.domains, self.args, strict=True)]
        return f"{verb.name} {' '.join(names)}"

    def show(self, table: Table) -> ChoiceView:
        """As views show it."""
        if self.shown is not None:
            return self.shown
        verb = self.verb
        shown = ChoiceView(text=self.write(table), verb=verb.name, args=verb.named(self.args, table))
        if verb.same_everywhere:
            self.shown = shown
        return shown

    def __repr__(self) -> str:
        return f"{getattr(self.verb, 'name', self.verb)}{self.args}"  # whoever makes one by hand is told what is wrong


class Prompt(Word):
    """A question, and the rule it comes from."""

    __slots__ = ("rule",)

    kind: ClassVar[str] = "prompt"

    def __init__(self, name: str, *, rule: str, **params: Domain) -> None:
        super().__init__(name, **params)
        self.rule = rule


class News(Word):
    """A kind of event."""

    __slots__ = ()

    kind: ClassVar[str] = "news"


EVERYONE = -1


class Event:
    """Something that happened. `audience` is a set of seats as bits; EVERYONE, also without some seats, is below 0,
    and then whoever looks on is among them."""

    __slots__ = ("news", "args", "audience")

    def __init__(self, news: News, args: tuple[Arg, ...], audience: int) -> None:
        self.news = news
        self.args = args
        self.audience = audience

    def heard_by(self, seat: int | None) -> bool:
        return self.audience < 0 if seat is None else bool(self.audience >> seat & 1)

    def write(self, table: Table | None) -> dict[str, Any]:
        return {"event": self.news.name, **self.news.named(self.args, table)}

    def __repr__(self) -> str:
        return f"{self.news.name}{self.args}"


class Ask:
    """A question to one seat, with its legal answers."""

    __slots__ = ("n", "seat", "question", "args", "choices", "default", "answers", "must")

    def __init__(
        self,
        n: int,
        seat: int,
        question: Prompt,
        args: tuple[Arg, ...],
        choices: list[Choice],
        default: Choice,
        answers: int,
        must: bool,
    ) -> None:
        self.n = n
        self.seat = seat
        self.question = question
        self.args = args
        self.choices = choices
        self.default = default
        self.answers = answers  # the first so many choices answer the question, the rest interrupt it
        self.must = must  # the table waits for it

    @property
    def prompt(self) -> str:
        return self.question.name

    @property
    def rule(self) -> str:
        return self.question.rule

    @property
    def decline(self) -> Choice | None:
        """The answer that lets the chance pass, if there is one: the question is a window then."""
        if self.must:
            for choice in self.choices[: self.answers]:
                if choice.verb.declines:
                    return choice
        return None

    def ability(self, choice: Choice, table: Table) -> str:
        """What somebody who does not want to be asked about it any more means by a choice, whatever else it is about:
        `react trigger arya_stark.0a`."""
        verb = choice.verb
        if not choice.args:
            return f"{self.prompt} {verb.name}"
        return f"{self.prompt} {verb.name} {verb.domains[verb.about].slug(choice.args[verb.about], table)}"

    def renumbered(self, n: int) -> Ask:
        return Ask(n, self.seat, self.question, self.args, self.choices, self.default, self.answers, self.must)

    def write(self, table: Table) -> AskView:
        """As views show it."""
        decline = self.decline
        return AskView(
            n=self.n,
            seat=self.seat,
            prompt=self.prompt,
            args=self.question.named(self.args, table),
            rule=self.rule,
            must=self.must,
            answers=self.answers,
            choices=[
                c.show(table)
                if decline is None or c.verb.declines
                else msgspec.structs.replace(c.show(table), ability=self.ability(c, table))
                for c in self.choices
            ],
            default=self.default.write(table),
            decline=None if decline is None else decline.write(table),
        )

    def __repr__(self) -> str:
        return (
            f"Ask(n={self.n}, seat={self.seat}, prompt={self.prompt!r}, choices={tuple(self.choices)}, "
            f"default={self.default}, rule={self.rule!r})"
        )
