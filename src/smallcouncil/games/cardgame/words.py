"""The verbs and domains that card games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.layout.zones import HIDDEN
from smallcouncil.table import NUMBER, SEAT, Domain, News, Table, Verb

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


class Things(Domain):
    """A card that all can see, by title, owner and copy: `arya_stark.0a`."""

    kind = "copy"

    def slug(self, value: int, table: Table | None) -> str:
        if table is None:
            return str(value)
        cards: CardTable = table  # type: ignore[assignment]
        return cards.box.names[value]

    def message(self, value: int, table: Table | None) -> str | None:
        title = self.slug(value, table).partition(".")[0]
        return f"{self.messages}-{title}".replace("_", "-")

    def mark(self, value: int, table: Table) -> str:
        """Owner and copy, if another card of that title lies open."""
        cards: CardTable = table  # type: ignore[assignment]
        box = cards.box
        alike = [c for c, what in enumerate(box.what) if what == box.what[value] and cards.zone[c] > HIDDEN]
        return box.names[value].rpartition(".")[2] if len(alike) > 1 else ""


class Titles(Domain):
    """A card by its title alone: hidden copies are alike."""


THING = Things("thing", messages="card")
ICON = Domain("icon", ("military", "intrigue", "power"))
CARD_TYPE = Domain("type", ("character", "location", "attachment", "event"))

PASS = Verb("pass", declines=True)()
DONE = Verb("done")()
PICK = Verb("pick", card=THING)
TRIGGER = Verb("trigger", card=THING)
TRIGGER_FOR = Verb("trigger-for", card=THING, subject=THING)
USE = Verb("use", card=THING, number=NUMBER)
SAVE = Verb("save", card=THING)  # with a duplicate
PLAYER = Verb("player", seat=SEAT)
NAME = Verb("name", icon=ICON)
NUMBER_OF = Verb("number", number=NUMBER)
TYPE = Verb("type", type=CARD_TYPE)


class Question:
    """What the shared procedures ask. Which rule it comes from is the edition's to say (see Edition.asks_by)."""

    __slots__ = ("name", "params")

    def __init__(self, name: str, **params: Domain) -> None:
        self.name = name
        self.params = params

    def __repr__(self) -> str:
        return f"Question({self.name})"


# Domains of which each edition has its own.
TITLE = Titles("card")
OCCASION = Domain("occasion")

ACT = Question("act")
INTERRUPT_OR_PASS = Question("interrupt", occasion=OCCASION)
REACT_OR_PASS = Question("react", occasion=OCCASION)
ORDER_FORCED = Question("order-forced")
CHOOSE = Question("choose", card=THING)
CHOOSE_COST = Question("choose-cost", card=THING)
CHOOSE_X = Question("choose-x", card=THING)
CHOOSE_WAY = Question("choose-way", card=THING)
BEARER = Question("bearer", card=TITLE)
ORDER_DELAYED = Question("order-delayed")
ORDER_PILE = Question("order-pile")
ORDER_CONSTANT = Question("order-constant")
ENTRY_PRICE = Question("ambush-price", card=TITLE)
LOOK_KEEP = Question("look-keep")
LOOK_SINK = Question("look-sink")
LOOK_LAY = Question("look-lay")


class EditionWords:
    """Verbs over the titles and options of one edition."""

    def __init__(self, titles: tuple[str, ...], options: tuple[str, ...]) -> None:
        self.card = Titles("card", titles)
        self.option = Domain("option", options)
        self.opt = Verb("opt", option=self.option)
        self.take = Verb("take", card=self.card)
        self.say = Verb("say", card=self.card)  # name a card, wherever it is
        self.play = Verb("play", card=self.card)
        self.play_for = Verb("play-for", card=self.card, subject=THING)
        self.save_with = Verb("save-with", card=THING, duplicate=self.card)  # where its duplicates differ
        self.marshal = Verb("marshal", card=self.card)
        self.ambush = Verb("ambush", card=self.card)
        self.plot = Verb("plot", card=self.card)  # of the plot deck
        self.title = Verb("title", card=self.card)  # to bear
        self.place = Verb("place", card=self.card)  # at set-up
        self.sink = Verb("sink", card=self.card)  # under the deck
        self.lay = Verb("lay", card=self.card)  # on top of it
        self.shown = News("shown", seat=SEAT, card=self.card)

    def verbs(self) -> tuple[Verb, ...]:
        return (
            self.opt,
            self.take,
            self.play,
            self.play_for,
            self.save_with,
            self.marshal,
            self.ambush,
            self.plot,
            self.title,
            self.place,
            self.sink,
            self.lay,
        )
