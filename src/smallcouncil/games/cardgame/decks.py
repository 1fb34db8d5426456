"""Decks as data, and the plain text lists that deck sites use. What may be in one is the edition's to say."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from smallcouncil.games.cardgame.layout.prints import AGENDA, ATTACHMENT, CHARACTER, EVENT, LOCATION, PLOT, Print
from smallcouncil.table import BadInput, CheckedDeck, DeckFault, Options

HEADINGS = {
    PLOT: "Plots",
    CHARACTER: "Characters",
    LOCATION: "Locations",
    ATTACHMENT: "Attachments",
    EVENT: "Events",
}
LINE = re.compile(r"^\s*(\d+)\s*[xX]?\s+(.+?)\s*(?:\(([^()]*)\))?\s*$")


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck by card ids: how many of each."""

    faction: str
    agenda: str | None = None
    plots: dict[str, int] = {}
    draw: dict[str, int] = {}


class Fault(NamedTuple):
    """Why a deck is not allowed: a key for Fluent (`web-fault-<key>`), a card or word, the limit, the number."""

    key: str
    what: str
    limit: int = 0
    number: int = 0

    def __str__(self) -> str:
        return f"{self.key} {self.what} {self.number}/{self.limit}"


def deck_data(prints: Sequence[Print], faction: str, agenda: str, cards: Mapping[int, int]) -> dict[str, Any]:
    """A deck as data; `cards`: how many of each, by number."""
    piles: tuple[dict[str, int], dict[str, int]] = ({}, {})
    for number, count in cards.items():
        card = prints[number]
        piles[card.type == PLOT][card.id] = count
    return {"faction": faction, "agenda": agenda or None, "plots": piles[1], "draw": piles[0]}


def plain(name: str) -> str:
    """A name as people type it: small letters and digits alone."""
    return re.sub(r"[^a-z0-9]+", " ", name.lower().replace("'", "").replace("’", "")).strip()


class DeckReader:
    """Reads the decks of one edition: by the id of a ready deck, as a text list, or as data."""

    def __init__(
        self,
        prints: Mapping[str, Print],
        names: dict[str, Sequence[str]],
        factions: Mapping[str, Sequence[str]],
        faction_cards: Mapping[str, Print],
        ready: Mapping[str, Deck],
        defaults: Sequence[str],
        faults: Callable[[Deck], list[Fault]],
        product_of: Callable[[str], str],
    ) -> None:
        """`names` of each card and of each faction, the one that is written first; `faults`: why a deck is illegal.

        `defaults`: of the `ready` decks those that seats without one are given, in turn.
        `product_of`: what a text list writes behind a card, to tell cards of one name apart; without it, the first one.
        """
        self.prints = prints
        self.names = names
        self.factions = factions
        self.faction_cards = faction_cards
        self.ready = ready
        self.defaults = defaults
        self.faults = faults
        self.product_of = product_of
        known = [(plain(name), card) for card, spellings in reversed(names.items()) for name in reversed(spellings)]
        self.by_name = dict(known)
        self.by_name_and_product = {(name, plain(product_of(card))): card for name, card in known}
        self.faction_by_name = {plain(name): faction for faction, known in factions.items() for name in known}

    def unknown(self, deck: Deck) -> list[Fault]:
        """What in a deck does not exist, or does not belong where it is."""
        found = []
        prints = self.prints
        if deck.faction not in self.factions:
            found.append(Fault("no-faction", deck.faction))
        if deck.agenda is not None and (deck.agenda not in prints or prints[deck.agenda].type != AGENDA):
            found.append(Fault("no-agenda", deck.agenda))
        for name, count in [*deck.plots.items(), *deck.draw.items()]:
            if name not in prints:
                found.append(Fault("no-card", name))
            elif (prints[name].type == PLOT) != (name in deck.plots) or prints[name].type not in HEADINGS:
                found.append(Fault("wrong-deck", name))
            if count < 1:
                found.append(Fault("no-count", name, 1, count))
        return found

    def read(self, field: str, value: Any, *, free: bool = False) -> Deck:
        """A deck from an option. BadInput says all that is wrong with it."""
        if isinstance(value, str):
            if value in self.ready:
                return self.ready[value]
            if "\n" not in value:
                raise BadInput(field, "unknown-value", value=value, known=", ".join(self.ready))
            deck = self.parse(value, field)
        else:
            try:
                deck = msgspec.convert(value, Deck)
            except msgspec.ValidationError as error:
                raise BadInput(field, "unreadable", why=error) from None
        if deck in self.ready.values():
            return deck
        wrong = self.unknown(deck) or ([] if free else self.faults(deck))
        if wrong:
            raise BadInput(field, "conflict", value=deck.faction, why="; ".join(map(str, wrong)))
        return deck

    def for_seats(self, options: Any) -> Options:
        """Options in which every seat has its deck: a ready one by its name, any other as data."""
        decks = options.decks
        if decks is None:
            decks = tuple(self.defaults[seat % len(self.defaults)] for seat in range(options.players))
        if len(decks) != options.players:
            raise BadInput("decks", "out-of-range", value=len(decks), low=options.players, high=options.players)
        read = [self.read(f"decks[{i}]", deck, free=options.free_decks) for i, deck in enumerate(decks)]
        plain = [
            given if isinstance(given, str) and given in self.ready else msgspec.to_builtins(deck)
            for given, deck in zip(decks, read, strict=True)
        ]
        checked: Options = msgspec.structs.replace(options, decks=tuple(plain))
        return checked

    def open_part(self, field: str, value: Any) -> dict[str, Any]:
        """What lies open of a deck: faction and agenda. The rest is its player's secret."""
        deck = self.read(field, value, free=True)
        return {"faction": deck.faction, "agenda": deck.agenda}

    def contents(self, decks: Sequence[Any]) -> list[tuple[int, int]]:
        """The cards of all seats' decks: the seat, and what it is by number."""
        found: list[tuple[int, int]] = []
        for seat, value in enumerate(decks):
            deck = self.read("decks", value, free=True)
            found.append((seat, self.faction_cards[deck.faction].number))
            if deck.agenda:
                found.append((seat, self.prints[deck.agenda].number))
            for pile in (deck.plots, deck.draw):
                for name in sorted(pile):
                    found += [(seat, self.prints[name].number)] * pile[name]
        return found

    def check(self, value: object) -> CheckedDeck:
        """For who builds one: everything that is wrong with it, and its text list; of a text, what is known in it."""
        unread: list[str] = []
        if isinstance(value, str):
            deck = self.parse(value, "text", unread)
        else:
            try:
                deck = msgspec.convert(value, Deck)
            except msgspec.ValidationError as error:
                raise BadInput("deck", "unreadable", why=error) from None
        found = self.unknown(deck)
        text = "" if found else self.export(deck)
        found = found or self.faults(deck)
        playable = not found or deck in self.ready.values()
        return CheckedDeck(deck, [DeckFault(*fault) for fault in found], playable, text, unread)

    def parse(self, text: str, field: str = "deck", unread: list[str] | None = None) -> Deck:
        """Read a plain text list: faction, agenda, then lines such as `3x Arya Stark (Core)`.

        Cards that do not exist are refused, or written into `unread`.
        """
        faction = ""
        agenda = None
        plots: dict[str, int] = {}
        draw: dict[str, int] = {}
        for line in text.splitlines():
            match = LINE.match(line)
            name = plain(match[2] if match else line)
            product = plain(match[3] or "") if match else ""
            card = self.prints.get(self.by_name_and_product.get((name, product)) or self.by_name.get(name, ""))
            if card is not None and card.type == AGENDA:
                agenda = card.id
            elif match and card is not None:
                pile = plots if card.type == PLOT else draw
                pile[card.id] = pile.get(card.id, 0) + int(match[1])
            elif name in self.faction_by_name:
                faction = self.faction_by_name[name]
            elif match and unread is not None:
                unread.append(line.strip()[:80])
            elif match:
                raise BadInput(field, "unknown-value", value=match[2], known="the cards of this game")
        if not faction and not (unread is not None and (plots or draw)):
            raise BadInput(field, "missing")
        return Deck(faction, agenda, plots, draw)

    def export(self, deck: Deck) -> str:
        """The plain text list of a deck, as deck sites read it."""
        lines = [self.factions[deck.faction][0]]
        if deck.agenda:
            lines.append(self.names[deck.agenda][0])
        for kind, heading in HEADINGS.items():
            pile = deck.plots if kind == PLOT else deck.draw
            names = [name for name in pile if self.prints[name].type == kind]
            if names:
                lines += ["", heading]
                lines += [f"{pile[name]}x {self.names[name][0]} ({self.product_of(name)})" for name in names]
        return "\n".join(lines) + "\n"
