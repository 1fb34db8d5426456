"""A game: the rulebook. It lays tables."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from importlib import resources
from typing import Any, ClassVar

import msgspec

from smallcouncil.table.catalogue import Catalogue
from smallcouncil.table.changes import Change
from smallcouncil.table.errors import BadInput
from smallcouncil.table.positions import read_flag, read_numbers, read_result, read_small_steps, read_whole
from smallcouncil.table.procedure import Procedure, read_stack
from smallcouncil.table.rng import Rng
from smallcouncil.table.table import Table
from smallcouncil.table.words import Prompt, Verb, Word
from smallcouncil.table.words_as_data import Vocabulary, vocabulary_of


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game; every one but `players` has a default. Games extend it."""

    players: int


class DeckFault(msgspec.Struct, frozen=True):
    """Why a deck is not allowed: the message `web-fault-<key>` with these arguments."""

    key: str
    what: str
    limit: int
    number: int


class CheckedDeck(msgspec.Struct, frozen=True):
    """A deck as data, all that is wrong with it, and its text list."""

    deck: Any
    faults: list[DeckFault]
    playable: bool  # without faults, or a ready one
    text: str
    unread: list[str] = []  # lines of a text list that name nothing of this game


class Game:
    """The contract of a rulebook: what it declares, and how it lays a table."""

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    default_players: ClassVar[int]
    first_players: ClassVar[int | None] = None  # at the first table of who is new to the game, where that is another
    options_type: ClassVar[type[Options]]
    procedures: ClassVar[tuple[type[Procedure], ...]]
    words: ClassVar[Sequence[Word]]  # every verb, prompt and kind of event
    view_type: ClassVar[type]  # the struct that `Table.seen_by` makes
    order: ClassVar[int] = 100  # among the games, where they are listed
    offer_prompt: ClassVar[Prompt] = Prompt("offer", rule="")
    secret_options: ClassVar[tuple[str, ...]] = ()  # with one entry a seat, known to that seat alone: decks
    changes: ClassVar[tuple[Change, ...]] = ()  # of options, while the game is played

    def new(
        self, /, *, seed: int | None = None, players: int | None = None, listen: bool = False, **options: Any
    ) -> Table:
        """Lay a table. Without a seed a secret one is drawn; with `listen` the table keeps a log of events."""
        if players is not None:
            options["players"] = players
        return self.begin(secrets.randbits(128) if seed is None else seed, options, listen=listen)

    def begin(self, seed: int, options: dict[str, Any], *, listen: bool = False) -> Table:
        """Lay a table for options as data, the way a record keeps them."""
        read_whole(seed, "seed")
        checked = self.read_options({"players": self.players_for(options), **options})
        table = self.lay(checked, seed)
        if listen:
            table.log = []
        self.set_up(table)
        table.run()
        return table

    def position(self, data: object, *, listen: bool = False, hold: bool = False) -> Table:
        """Lay a table from data, as `Table.position` writes it; what is left out takes its default.

        With `hold` (or `"hold": true` in the data) the table stands still where it is: it puts questions with a single
        answer, too, instead of taking it and running on.
        """
        if not isinstance(data, dict):
            raise BadInput("position", "wrong-type", value=type(data).__name__, expected="an object")
        try:
            return self.laid_from(data, listen, hold)
        except BadInput as error:
            error.written = data.get("version")  # it may be of an earlier release
            raise

    def laid_from(self, data: dict[str, Any], listen: bool, hold: bool) -> Table:
        if data.get("game", self.id) != self.id:
            raise BadInput("game", "unknown-value", value=data["game"], known=self.id)
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise BadInput("options", "wrong-type", value=options, expected="an object")
        checked = self.read_options({"players": self.players_for(options), **options})
        table = self.lay(checked, None)
        table.start = deepcopy({**data, "hold": True} if hold else data)
        table.hold = read_flag(table.start.get("hold", False), "hold")
        asked = table.asked = read_whole(data.get("asked", 0), "asked")
        table.made = read_whole(data.get("made", 0), "made")
        table.small_steps = read_small_steps(data.get("small_steps"), table.players, table.made)
        numbers = read_numbers(data.get("asks", []), table.players)
        table.rng = Rng.read(data["rng"]) if "rng" in data else Rng(read_whole(data.get("seed", 0), "seed"))
        table.result = read_result(data.get("result"), table.players)
        if listen:
            table.log = []
        try:
            self.read(table, data)
            if "stack" in data:
                table.stack[:] = read_stack(data["stack"], self.procedures)
            if table.result is None:
                if not table.stack:
                    raise BadInput("stack", "missing")
                table.asks_again = bool(numbers)
                table.run()
                table.asks_again = False
        except (TypeError, ValueError, LookupError, AttributeError, AssertionError, ArithmeticError) as error:
            if isinstance(error, BadInput):
                raise
            raise BadInput("position", "unreadable", why=f"{type(error).__name__} {error}") from error
        table.number_asks(numbers, asked)
        return table

    def read_options(self, data: dict[str, Any]) -> Options:
        """Checked options; BadInput names the field that is wrong."""
        fields = option_fields(self.options_type)
        known = {f.encode_name for f in fields}
        for name in data:
            if name not in known:
                raise BadInput(name, "unknown-field", known=", ".join(sorted(known)))
        for field in fields:
            if field.encode_name in data:
                try:
                    msgspec.convert(data[field.encode_name], field.type)
                except msgspec.ValidationError:
                    raise BadInput(
                        field.encode_name, "wrong-type", value=data[field.encode_name], expected=describe(field.type)
                    ) from None
        options = msgspec.convert(data, self.options_type)
        if options.players not in self.seats:
            raise BadInput(
                "players", "out-of-range", value=options.players, low=self.seats.start, high=self.seats.stop - 1
            )
        return self.check_options(options)

    def players_for(self, options: dict[str, Any]) -> int:
        """How many play where the options do not say it: as many as usual if that goes with the other options, else
        the smallest number that does. Where none does, the usual number: the refusal speaks of what is wrong."""
        if "players" in options:
            given: int = options["players"]
            return given
        sizes: list[int] = [self.default_players, *self.seats]
        for players in sizes:
            try:
                self.read_options({"players": players, **options})
            except BadInput:
                continue
            return players
        return sizes[0]

    def write_options(self, options: Options) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(options)
        return data

    def show_options(self, options: Options, seat: int | None, *, over: bool = False) -> dict[str, Any]:
        """The options as a seat, or a spectator, may know them; all of them when the game is over."""
        data = self.write_options(options)
        if not over:
            for name in self.secret_options:
                entries = data[name]
                if entries is not None:
                    data[name] = [e if s == seat else self.show_entry(name, e) for s, e in enumerate(entries)]
        return data

    def rules(self, lang: str = "en") -> Catalogue:
        """The rule catalogue of the game."""
        name = "rules.md" if lang == "en" else f"rules.{lang}.md"
        folder = resources.files(type(self).__module__.rpartition(".")[0])
        return Catalogue.read(folder.joinpath(name).read_text(encoding="utf-8"))

    def vocabulary(self) -> Vocabulary:
        """What the arguments of every verb, prompt and kind of event stand for: from it alone pages name things."""
        return vocabulary_of((*self.words, self.offer_prompt))

    def declines(self, text: str) -> bool:
        """Whether a choice, by its notation, lets a chance pass."""
        return text.partition(" ")[0] in declining(self)

    # ------------------------------------------------------------------ for games to implement

    def facts(self) -> dict[str, Any]:
        """Board, cards and pieces: the public, unchanging things that a page draws from. JSON-able."""
        return {}

    def check_options(self, options: Any) -> Options:
        """Refuse options that do not go together; fill in what depends on others."""
        checked: Options = options
        return checked

    def sides(self, options: Any) -> tuple[tuple[int, ...], ...]:
        """The seats that win together: everybody alone, unless a game has partners, who sit opposite each other."""
        return tuple([(seat,) for seat in range(options.players)])

    def values_for(self, name: str, players: int) -> tuple[Any, ...] | None:
        """The values that an option which takes several may have with so many players; None: all of its type."""
        return None

    def show_entry(self, name: str, entry: Any) -> Any:
        """What everyone may know of one seat's entry of a secret option."""
        return None

    def ready_entries(self, name: str) -> tuple[Any, ...]:
        """Entries of a secret option that are there for everyone: ready decks. Who chooses none is given one."""
        return ()

    def check_deck(self, deck: object) -> CheckedDeck | None:
        """Read a deck, as data or as a text list; None: the game is played without. BadInput if it is none at all."""
        return None

    def lay(self, options: Any, seed: int | None) -> Table:
        """An empty table."""
        raise NotImplementedError  # abstract

    def set_up(self, table: Any) -> None:
        """Put on the stack what begins the game."""
        raise NotImplementedError  # abstract

    def read(self, table: Any, data: dict[str, Any]) -> None:
        """Lay what a position says; without a stack in it, begin where the position says."""
        raise NotImplementedError  # abstract


@cache
def declining(game: Game) -> frozenset[str]:
    return frozenset([word.name for word in game.words if isinstance(word, Verb) and word.declines])


@cache
def option_fields(kind: type[Options]) -> tuple[Any, ...]:
    return msgspec.structs.fields(kind)


def describe(kind: Any) -> str:
    """A type as a person would say it: the alternatives of a literal, the name, what a list is made of.

    >>> from typing import Literal
    >>> describe(Literal["skirmish", "dominion"] | None), describe(tuple[int, ...])
    ('skirmish or dominion', 'int')
    """
    arguments = [a for a in getattr(kind, "__args__", ()) if a not in (type(None), ...)]
    return " or ".join(dict.fromkeys(map(describe, arguments))) or getattr(kind, "__name__", str(kind))
