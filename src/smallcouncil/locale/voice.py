"""A voice says what happens at a table, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from smallcouncil.locale.language import language
from smallcouncil.table import (
    NUMBER,
    SEAT,
    Arg,
    Ask,
    BadInput,
    Catalogue,
    Choice,
    Domain,
    Event,
    Game,
    Refusal,
    Rule,
    Table,
    Word,
)
from smallcouncil.table.words_as_data import DomainView


@cache
def files(lang: str) -> list[Any]:
    """The Fluent files of one language, parsed."""
    folder = resources.files("smallcouncil.locale").joinpath(lang)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return [FluentResource(folder.joinpath(name).read_text(encoding="utf-8")) for name in names]


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one language."""
    found = FluentBundle([lang], use_isolating=False)
    for file in files(lang):
        found.add_resource(file)
    return found


@cache
def keys(lang: str) -> list[str]:
    """The ids of all messages of one language."""
    return [entry.id.name for file in files(lang) for entry in file.body if isinstance(entry, Message)]


def find(lang: str, key: str) -> Any:
    """A message of a game, or else the one of the words that its own declare to build on (`<game>-shared-words`)."""
    messages = bundle(lang)
    if messages.has_message(key):
        return messages.get_message(key)
    game, _, rest = key.partition("-")
    shared = f"{shared_words(lang, game)}-{rest}"
    return messages.get_message(shared) if messages.has_message(shared) else None


@cache
def shared_words(lang: str, game: str) -> str | None:
    declared = f"{game}-shared-words"
    messages = bundle(lang)
    pattern = messages.get_message(declared).value if messages.has_message(declared) else None
    return None if pattern is None else str(messages.format_pattern(pattern, {})[0])


@cache
def catalogue(game: Game, lang: str) -> Catalogue:
    """The rules of a game, in English where they are not yet translated."""
    try:
        return game.rules(lang)
    except FileNotFoundError:
        return game.rules()


class Voice:
    """Speaks one language. `names` are those of the people in the seats, where they have any.

    >>> Voice("de").say("seat", number=2)
    'Platz 2'
    """

    def __init__(self, lang: str, names: Mapping[int, str] | None = None) -> None:
        self.lang = language(lang)
        self.names = names or {}

    def named(self, names: Mapping[int, str]) -> Voice:
        """The same voice, calling the seats by other names."""
        return Voice(self.lang, names)

    # ------------------------------------------------------------------ the program's own words

    def knows(self, key: str) -> bool:
        return find(self.lang, key) is not None

    def has(self, key: str, attribute: str) -> bool:
        message = find(self.lang, key)
        return message is not None and attribute in message.attributes

    def say(self, key: str, **args: Any) -> str:
        """One message; `key.attribute` says its attribute. What a language lacks is said in English, or by its key."""
        key, _, attribute = key.partition(".")
        for lang in (self.lang, "en"):
            message = find(lang, key)
            if message is None:
                continue
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text, _ = bundle(lang).format_pattern(pattern, args)
                return str(text)
        return key

    def join(self, items: list[str]) -> str:
        """Items one after the other, as in a sentence.

        >>> Voice("en").join(["Stark", "Tyrell", "Martell"])
        'Stark, Tyrell, and Martell'
        """
        return format_list(items, locale=self.lang)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share as people write it.

        >>> Voice("de").percent(0.275, 1)
        '27,5 %'
        """
        pattern = "0." + "0" * digits if digits else "0"
        return f"{format_decimal(100 * share, format=pattern, locale=self.lang)} %"

    def number(self, value: float, digits: int | None = None) -> str:
        """A number as people write it; with so many digits after the comma, or as few as it needs, two at most.

        >>> Voice("de").number(2.75), Voice("de").number(3.0), Voice("en").number(1234.5, 1)
        ('2,75', '3', '1,234.5')
        """
        pattern = "#,##0.##" if digits is None else "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, format=pattern, locale=self.lang))

    def refusal(self, error: Refusal) -> str:
        """Why something was refused."""
        args = {k: self.refusal(v) if isinstance(v, Refusal) else _plain(v) for k, v in error.args_by_name.items()}
        if isinstance(seat := args.get("seat"), int):
            args["seat"] = seat + 1
        text = self.say(f"refusal-{error.key}", **args)
        return f"{error.field}: {text}" if isinstance(error, BadInput) else text

    # ------------------------------------------------------------------ the words of a game

    def prompt(self, ask: Ask, table: Table) -> str:
        """The question of an ask."""
        return self._word("prompt", ask.question, ask.args, table)

    def choice(self, choice: Choice, table: Table) -> str:
        """What a choice does."""
        return self._word("choice", choice.verb, choice.args, table)

    def explain(self, choice: Choice, table: Table) -> str:
        """What the card or piece of a choice does, where there is one with a text."""
        for domain, value in zip(choice.verb.domains, choice.args, strict=True):
            key = f"{table.game.id}-{domain.message(value, table)}"
            if self.has(key, "text"):
                return self.say(f"{key}.text")
        return ""

    def event(self, event: Event, table: Table) -> str:
        """What happened."""
        return self._word("event", event.news, event.args, table)

    def value(self, domain: Domain, value: int, table: Table) -> str:
        """The name of a value: a territory, a card, a seat, a number."""
        message = domain.message(value, table)
        if message is None:
            return str(value)
        if 0 <= value < table.players and message == SEAT.message(value, table):
            return self.seat(value, table)
        name = self.say(f"{table.game.id}-{message}")
        mark = domain.mark(value, table)
        return f"{name} ({mark})" if mark else name

    def called(self, game: Game, domain: str, slug: str) -> str:
        """The name of a value as views write it, by the domain that the game declares for it.

        >>> from smallcouncil.games import game
        >>> Voice("en").called(game("risk"), "area", "winterfell")
        'Winterfell'
        """
        return self.say(message_of(game, domain, slug))

    def seat(self, seat: int, table: Table) -> str:
        """Who sits there: a person's name, what the game calls the seat, or its number."""
        if seat in self.names:
            return self.names[seat]
        key = f"{table.game.id}-{SEAT.message(seat, table)}"
        return self.say(key) if self.knows(key) else self.place(seat)

    def place(self, seat: int) -> str:
        """A seat by its number. Tables and records count from 0, people from 1.

        >>> Voice("en").place(0)
        'Seat 1'
        """
        return self.say("seat", number=seat + 1)

    def game(self, game: Game) -> str:
        """The title of a game."""
        return self.say(f"{game.id}-title")

    def explained(self, game: Game) -> list[str]:
        """The keys of the cards and pieces of a game that have a text: `key.text` says what they do."""
        messages = bundle(self.lang)
        named = (k for k in keys(self.lang) if k.startswith(f"{game.id}-"))
        return [k for k in named if "text" in messages.get_message(k).attributes]

    def rule(self, game: Game, id: str) -> Rule | None:
        """A rule in this language, if there is one of that number."""
        return catalogue(game, self.lang).by_id.get(id)

    def rules(self, game: Game) -> Catalogue:
        """All rules of a game in this language."""
        return catalogue(game, self.lang)

    def _word(self, kind: str, word: Word, args: tuple[Arg, ...], table: Table) -> str:
        message = key(table.game, kind, word.name)
        named = self._named(word, args, table)
        if self.has(message, "each"):
            pairs = [self._named(word, one, table) for one in each(args)]
            named["each"] = self.join([self.say(f"{message}.each", **pair) for pair in pairs])
        return self.say(message, **named)

    def _named(self, word: Word, args: tuple[Arg, ...], table: Table) -> dict[str, str | int]:
        given = zip(word.params, word.domains, args, strict=True)
        return {param: self._argument(domain, value, table) for param, domain, value in given}

    def _argument(self, domain: Domain, value: Arg, table: Table) -> str | int:
        if not isinstance(value, tuple):
            return value if domain is NUMBER else self.value(domain, value, table)
        names = [self.value(domain, v, table) for v in value]
        return ", ".join(names) if domain is NUMBER else self.join(names)


def key(game: Game, kind: str, name: str) -> str:
    """The id of the message for a word of a game: `risk-prompt-reinforce-place`."""
    return f"{game.id}-{kind}-{name}".replace(".", "-").replace("_", "-")


def message_of(game: Game, domain: str, slug: str) -> str:
    """The id of the message that names a value of a declared domain; a copy is called by the title before the dot."""
    known = domains(game)[domain]
    return key(game, known.messages, slug.partition(".")[0] if known.kind == "copy" else slug)


@cache
def domains(game: Game) -> Mapping[str, DomainView]:
    return game.vocabulary().domains


def each(args: tuple[Arg, ...]) -> list[tuple[Arg, ...]]:
    """Lists that belong together, one by one: the first of each, the second of each, ... A message that says them so
    has an attribute `each`, and sets all of them into its sentence as `{ $each }`.

    >>> each((7, (1, 2), (30, 40)))
    [(7, 1, 30), (7, 2, 40)]
    """
    count = max((len(arg) for arg in args if isinstance(arg, tuple)), default=0)
    return [tuple(arg[i] if isinstance(arg, tuple) else arg for arg in args) for i in range(count)]


def _plain(value: object) -> str | int:
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)
