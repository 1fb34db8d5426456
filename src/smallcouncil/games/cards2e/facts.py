"""The cards of the core set, read once from data/cards.toml and data/titles.toml."""

from __future__ import annotations

from functools import partial
from typing import Any

from smallcouncil.games.cardgame.layout.prints import (
    AGENDA,
    CHARACTER,
    PLOT,
    TITLE,
    TYPES,
    Print,
    Traits,
    of_type,
    read_toml,
)
from smallcouncil.games.cards2e.edition import EDITION

KEYWORDS = (
    "insight",
    "intimidate",
    "limited",
    "no_attachments",
    "pillage",
    "renown",
    "stealth",
    "terminal",
    "no_attachments_except",
    "no_attachments_of",
)
INSIGHT, INTIMIDATE, LIMITED, NO_ATTACHMENTS, PILLAGE, RENOWN, STEALTH, TERMINAL, NO_ATTACHMENTS_EXCEPT = (
    1 << i for i in range(9)
)
NO_ATTACHMENTS_OF = 1 << 9

FACTIONS = ("baratheon", "greyjoy", "lannister", "martell", "nights_watch", "stark", "targaryen", "tyrell", "neutral")
BARATHEON, GREYJOY, LANNISTER, MARTELL, NIGHTS_WATCH, STARK, TARGARYEN, TYRELL, NEUTRAL = range(9)
BANNERS = {
    "banner_of_the_stag": BARATHEON,
    "banner_of_the_kraken": GREYJOY,
    "banner_of_the_lion": LANNISTER,
    "banner_of_the_sun": MARTELL,
    "banner_of_the_watch": NIGHTS_WATCH,
    "banner_of_the_wolf": STARK,
    "banner_of_the_dragon": TARGARYEN,
    "banner_of_the_rose": TYRELL,
}


read_data = partial(read_toml, "cards2e")
CARDS = read_data("cards.toml")
TITLES_DATA = {entry["id"]: entry for entry in read_data("titles.toml")["title"]}
DRAFT = read_data("titles.toml")["draft"]

TRAITS = Traits(name for entry in CARDS["card"] for name in entry["traits"])
trait = TRAITS.bits


class Print2e(Print):
    """What stands on a card of the 2nd edition."""

    __slots__ = (
        "faction",
        "loyal",
        "ambush",
        "gold",
        "initiative",
        "claim",
        "reserve",
        "attach_faction",
        "attach_traits",
        "attachable_traits",
        "barred_traits",
    )

    def __init__(self, number: int, name: str, card_type: int) -> None:
        super().__init__(number, name, card_type)
        self.faction = -1
        self.loyal = False
        self.ambush: tuple[int, ...] = ()  # for how much gold
        self.gold = 0  # a plot's value, another card's modifier; so are the next three
        self.initiative = 0
        self.claim = 0
        self.reserve = 0
        self.attach_faction = -1  # an attachment: the faction its bearer must have
        self.attach_traits = 0  # an attachment: its bearer must have one of these
        self.attachable_traits = 0  # "no attachments except": the traits that are allowed
        self.barred_traits = 0  # "no ... attachments": the traits that are not

    def may_bear(self, worn: Print2e) -> bool:
        if self.type != CHARACTER or self.keywords & NO_ATTACHMENTS:
            return False
        if self.keywords & NO_ATTACHMENTS_EXCEPT and not worn.traits & self.attachable_traits:
            return False
        if self.keywords & NO_ATTACHMENTS_OF and worn.traits & self.barred_traits:
            return False
        if worn.attach_faction >= 0 and worn.attach_faction != self.faction:
            return False
        return not worn.attach_traits or bool(worn.attach_traits & self.traits)


def read_print(number: int, entry: dict[str, Any]) -> Print2e:
    card = Print2e(number, entry["id"], TYPES.index(entry["type"]))
    card.read(entry, TRAITS)
    card.faction = FACTIONS.index(entry.get("faction", "neutral"))
    card.loyal = entry.get("loyal", False)
    cost = entry.get("cost", -1)
    card.cost = cost if isinstance(cost, int) else 0  # a printed X counts as 0
    for keyword in entry["keywords"]:
        name, _, value = keyword.partition(":")
        if name == "ambush":
            card.ambush = (*card.ambush, int(value))
            card.enters = card.speaks_unseen = True
            continue
        card.keywords |= 1 << KEYWORDS.index(name)
        if name == "no_attachments_except":
            card.attachable_traits |= trait(value)
        elif name == "no_attachments_of":
            card.barred_traits |= trait(value)
    values = entry.get("plot") or entry.get("modifiers", {})
    card.gold = values.get("gold", 0)
    card.initiative = values.get("initiative", 0)
    card.claim = values.get("claim", 0)
    card.reserve = values.get("reserve", 0)
    attach = entry.get("attach", {})
    if "faction" in attach:
        card.attach_faction = FACTIONS.index(attach["faction"])
    card.attach_traits = trait(*attach.get("traits_any", ()))
    card.bearer_limit = attach.get("limit", 0)
    card.plain = entry["text"] != "abilities" or all(a["kind"] == "deckbuilding" for a in entry.get("ability", ()))
    return card


PRINTS = [read_print(number, entry) for number, entry in enumerate(CARDS["card"])]
BY_ID = {card.id: card for card in PRINTS}
EDITION.print_cards(PRINTS)
TITLE_WORDS = EDITION.words
ENTRIES = {entry["id"]: entry for entry in CARDS["card"]}


def number_of(card_id: str) -> int:
    """The number of a title: what a card is called `Robb Stark` by."""
    return BY_ID[card_id].number


ALL_TITLES, ALL_PLOTS, ALL_AGENDAS = (of_type(PRINTS, kind) for kind in (TITLE, PLOT, AGENDA))
FACTION_CARDS = {name: BY_ID[entry["card"]] for name, entry in CARDS["factions"].items()}

RIVALS = {number_of(t): [number_of(r) for r in e["rivals"]] for t, e in TITLES_DATA.items()}
SUPPORTS = {number_of(t): [number_of(s) for s in e["supports"]] for t, e in TITLES_DATA.items()}
