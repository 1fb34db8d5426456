"""The verbs and domains that card games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import kinds
from smallcouncil.games.cardgame.zones import HIDDEN
from smallcouncil.table import NUMBER, SEAT, Domain, Table, Verb

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


class Things(Domain):
    """A card that all can see, by title, owner and copy: `arya_stark.0a`."""

    def slug(self, value: int, table: Table | None) -> str:
        if table is None:
            return str(value)
        cards: CardTable = table  # type: ignore[assignment]
        return cards.box.names[value]

    def message(self, value: int, table: Table | None) -> str | None:
        title = self.slug(value, table).partition(".")[0]
        return f"card-{title}".replace("_", "-")

    def mark(self, value: int, table: Table) -> str:
        """Owner and copy, if another card of that title lies open."""
        cards: CardTable = table  # type: ignore[assignment]
        box = cards.box
        alike = [c for c, what in enumerate(box.what) if what == box.what[value] and cards.zone[c] > HIDDEN]
        return box.names[value].rpartition(".")[2] if len(alike) > 1 else ""


class Titles(Domain):
    """A card by its title alone: hidden copies are alike."""


THING = Things("thing")
OCCASION = Domain("occasion", kinds.NAMES)
ICON = Domain("icon", ("military", "intrigue", "power"))
OPTION = Domain("option", ("draw", "power", "shuffle", "play", "yes", "no", "top", "bottom", "hand", "keep"))
CARD_TYPE = Domain("type", ("character", "location", "attachment", "event"))
(DRAW_OPTION, POWER_OPTION, SHUFFLE_OPTION, PLAY_OPTION, YES, NO, TOP, BOTTOM, HAND_OPTION, KEEP) = range(10)

PASS = Verb("pass")()
DONE = Verb("done")()
PICK = Verb("pick", card=THING)
TRIGGER = Verb("trigger", card=THING)
TRIGGER_FOR = Verb("trigger-for", card=THING, subject=THING)
USE = Verb("use", card=THING, number=NUMBER)
SAVE = Verb("save", card=THING)  # with a duplicate
PLAYER = Verb("player", seat=SEAT)
NAME = Verb("name", icon=ICON)
NUMBER_OF = Verb("number", number=NUMBER)
OPT = Verb("opt", option=OPTION)
TYPE = Verb("type", type=CARD_TYPE)

# The questions that the shared procedures put; each game declares its own prompts for them.
(
    ACT,
    INTERRUPT_OR_PASS,
    REACT_OR_PASS,
    ORDER_FORCED,
    CHOOSE,
    CHOOSE_COST,
    CHOOSE_X,
    BEARER,
    ORDER_DELAYED,
    ORDER_PILE,
    ORDER_CONSTANT,
    AMBUSH_PRICE,
) = range(12)


class TitleWords:
    """Verbs over the titles of one game."""

    def __init__(self, slugs: tuple[str, ...]) -> None:
        self.card = Titles("card", slugs)
        self.take = Verb("take", card=self.card)
        self.play = Verb("play", card=self.card)
        self.play_for = Verb("play-for", card=self.card, subject=THING)
        self.marshal = Verb("marshal", card=self.card)
        self.ambush = Verb("ambush", card=self.card)
