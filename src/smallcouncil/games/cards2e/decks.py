"""Decks: what may be in one, the ready ones, and the plain text lists that deck sites use."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec

from smallcouncil.games.cardgame.prints import AGENDA, PLOT
from smallcouncil.games.cards2e.facts import (
    BANNERS,
    BY_ID,
    CARDS,
    DRAW_TYPES,
    ENTRIES,
    FACTION_CARDS,
    FACTIONS,
    NEUTRAL,
    PRINTS,
    read_toml,
)
from smallcouncil.table import BadInput

DATA = read_toml("decks.toml")
RULES = DATA["rules"]
BANNER_CARDS = 12
FEALTY_NEUTRALS = 15


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


READY = {
    entry["id"]: Deck(entry["faction"], entry.get("agenda") or None, dict(entry["plots"]), dict(entry["draw"]))
    for entry in DATA["deck"]
}
LEARNING = tuple(name for name in READY if name.startswith("tutorial"))
DEFAULTS = tuple(entry["id"] for entry in DATA["deck"] if entry["constructed_legal"])


def faults(deck: Deck) -> list[Fault]:
    """Every reason why a deck is not allowed; none if it is."""
    found = unknown(deck)
    if found:
        return found
    faction = FACTIONS.index(deck.faction)
    banner = BANNERS.get(deck.agenda or "", -1)
    size = sum(deck.plots.values())
    if size != RULES["plot_deck_size"]:
        found.append(Fault("plot-count", deck.faction, RULES["plot_deck_size"], size))
    doubled = [name for name, count in deck.plots.items() if count > 1]
    if len(doubled) > RULES["plot_doubled_titles_max"]:
        found += [Fault("plots-doubled", name, RULES["plot_doubled_titles_max"], len(doubled)) for name in doubled]
    for name, count in deck.plots.items():
        if count > BY_ID[name].deck_limit:
            found.append(Fault("copies", name, BY_ID[name].deck_limit, count))
    size = sum(deck.draw.values())
    if size < RULES["draw_deck_min"]:
        found.append(Fault("draw-count", deck.faction, RULES["draw_deck_min"], size))
    neutrals = guests = 0
    for name, count in deck.draw.items():
        card = BY_ID[name]
        if count > card.deck_limit:
            found.append(Fault("copies", name, card.deck_limit, count))
        if card.faction == NEUTRAL:
            neutrals += count
        elif card.faction == banner:
            guests += count
        if card.faction in (NEUTRAL, faction):
            continue
        if card.faction != banner:
            found.append(Fault("faction", name))
        elif card.loyal:
            found.append(Fault("loyal", name))
    for name in deck.plots:
        if BY_ID[name].faction not in (NEUTRAL, faction, banner):
            found.append(Fault("faction", name))
    if banner == faction:
        found.append(Fault("own-banner", str(deck.agenda)))
    elif banner >= 0 and guests < BANNER_CARDS:
        found.append(Fault("banner", str(deck.agenda), BANNER_CARDS, guests))
    if deck.agenda == "fealty" and neutrals > FEALTY_NEUTRALS:
        found.append(Fault("fealty", "fealty", FEALTY_NEUTRALS, neutrals))
    return found


def unknown(deck: Deck) -> list[Fault]:
    found = []
    if deck.faction not in FACTIONS[:-1]:
        found.append(Fault("no-faction", deck.faction))
    if deck.agenda is not None and (deck.agenda not in BY_ID or BY_ID[deck.agenda].type != AGENDA):
        found.append(Fault("no-agenda", deck.agenda))
    for name, count in [*deck.plots.items(), *deck.draw.items()]:
        if name not in BY_ID:
            found.append(Fault("no-card", name))
        elif (BY_ID[name].type == PLOT) != (name in deck.plots) or BY_ID[name].type not in (*DRAW_TYPES, PLOT):
            found.append(Fault("wrong-deck", name))
        if count < 1:
            found.append(Fault("no-count", name, 1, count))
    return found


def read_deck(field: str, value: Any, *, free: bool = False) -> Deck:
    """A deck from an option: the id of a ready deck, a text list, or data. BadInput says all that is wrong with it."""
    if isinstance(value, str):
        if value in READY:
            return READY[value]
        if "\n" not in value:
            raise BadInput(field, "unknown-value", value=value, known=", ".join(READY))
        deck = parse(value, field)
    else:
        try:
            deck = msgspec.convert(value, Deck)
        except msgspec.ValidationError as error:
            raise BadInput(field, "unreadable", why=error) from None
    if deck in READY.values():
        return deck
    wrong = unknown(deck) if free else faults(deck)
    if wrong:
        raise BadInput(field, "conflict", value=deck.faction, why="; ".join(map(str, wrong)))
    return deck


# ---------------------------------------------------------------------- text lists

LINE = re.compile(r"^\s*(\d+)\s*[xX]?\s+(.+?)\s*(?:\([^()]*\))?\s*$")
HEADINGS = ("Plots", "Characters", "Locations", "Attachments", "Events")


def plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", " ", name.lower().replace("'", "").replace("’", "")).strip()


BY_NAME = {plain(entry[key]): entry["id"] for entry in CARDS["card"] for key in ("name_de", "name") if key in entry}
FACTION_BY_NAME = {
    plain(name): faction
    for faction, entry in CARDS["factions"].items()
    for name in (entry["name"], entry["name_de"], faction)
}


def parse(text: str, field: str = "deck") -> Deck:
    """Read a plain text list: faction, agenda, then lines such as `3x Arya Stark (Core)`.

    >>> parse("House Stark\\nFealty\\n1x Summons (Core)\\n3x Arya Stark (Core)").draw
    {'arya_stark': 3}
    """
    faction = ""
    agenda = None
    plots: dict[str, int] = {}
    draw: dict[str, int] = {}
    for line in text.splitlines():
        match = LINE.match(line)
        name = plain(match[2] if match else line)
        card_id = BY_NAME.get(name)
        card = BY_ID.get(card_id or "")
        if card is not None and card.type == AGENDA:
            agenda = card.id
        elif match and card is not None:
            pile = plots if card.type == PLOT else draw
            pile[card.id] = pile.get(card.id, 0) + int(match[1])
        elif name in FACTION_BY_NAME:
            faction = FACTION_BY_NAME[name]
        elif match:
            raise BadInput(field, "unknown-value", value=match[2], known="the cards of the core set")
    if not faction:
        raise BadInput(field, "missing")
    return Deck(faction, agenda, plots, draw)


def export(deck: Deck) -> str:
    """The plain text list of a deck, as deck sites read it."""
    lines = [CARDS["factions"][deck.faction]["name"]]
    if deck.agenda:
        lines.append(ENTRIES[deck.agenda]["name"])
    for heading, kind in zip(HEADINGS, (PLOT, *DRAW_TYPES), strict=True):
        pile = deck.plots if kind == PLOT else deck.draw
        names = [name for name in pile if BY_ID[name].type == kind]
        if names:
            lines += ["", heading]
            lines += [f"{pile[name]}x {ENTRIES[name]['name']} (Core)" for name in names]
    return "\n".join(lines) + "\n"


def deck_of(faction: int, agenda: str, cards: dict[int, int]) -> dict[str, Any]:
    """A deck as data; `cards`: how many of each, by number."""
    plots: dict[str, int] = {}
    draw: dict[str, int] = {}
    for number, count in cards.items():
        card = PRINTS[number]
        if card.type == PLOT:
            plots[card.id] = count
        else:
            draw[card.id] = count
    return {"faction": FACTIONS[faction], "agenda": agenda or None, "plots": plots, "draw": draw}


def faction_card(deck: Deck) -> int:
    return FACTION_CARDS[FACTIONS.index(deck.faction)].number
