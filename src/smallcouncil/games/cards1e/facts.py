"""The cards of the core set and of some later ones, the titles: read once from data/*.toml."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from smallcouncil.games.cardgame.layout.prints import (
    AGENDA,
    CHARACTER,
    EVENT,
    FACTION,
    LOCATION,
    PLOT,
    TITLE,
    TYPES,
    Print,
    Traits,
    of_type,
    read_toml,
)
from smallcouncil.games.cards1e.edition import EDITION

KEYWORDS = (
    "setup",
    "stealth",
    "no_attachments",
    "no_attachments_except",
    "limited",
    "renown",
    "deathbound",
    "deadly",
    "infamy",
    "intimidate",
    "ambush",
    "vengeful",
    "stalwart",
    "vigilant",
    "melee",
    "joust",
    "immune",
)
SETUP_KEYWORD, STEALTH, NO_ATTACHMENTS, NO_ATTACHMENTS_EXCEPT, LIMITED, RENOWN, DEATHBOUND, DEADLY = (
    1 << i for i in range(8)
)
INFAMY, INTIMIDATE, AMBUSH, VENGEFUL, STALWART, VIGILANT, MELEE, JOUST, IMMUNE = (1 << i for i in range(8, 17))

HOUSES = ("baratheon", "greyjoy", "lannister", "martell", "stark", "targaryen")
BARATHEON, GREYJOY, LANNISTER, MARTELL, STARK, TARGARYEN = (1 << i for i in range(6))  # bits: some cards have several
NEUTRAL = 0

CRESTS = ("holy", "learned", "noble", "war", "shadow")
HOLY, LEARNED, NOBLE, WAR, SHADOW = (1 << i for i in range(5))


read_data = partial(read_toml, "cards1e")
ALL_ENTRIES: list[dict[str, Any]] = [*read_data("cards.toml")["cards"], *read_data("expansion_cards.toml")["cards"]]
ENTRIES = {entry["id"]: entry for entry in ALL_ENTRIES}
TITLES_DATA: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in read_data("titles.toml")["titles"]}

BOON = "Boon"  # an event gives it to itself when it becomes an attachment
TRAITS = Traits([BOON, *(name for entry in ALL_ENTRIES for name in entry["traits"])])
trait = TRAITS.bits


def house_bits(names: list[str]) -> int:
    return sum(1 << HOUSES.index(name) for name in names if name in HOUSES)


class Print1e(Print):
    """What stands on a card of the 1st edition."""

    __slots__ = (
        "houses",
        "house_only",
        "crests",
        "income",
        "initiative",
        "influence",
        "claim",
        "shadow_cost",
        "immunities",
        "to_house",
        "forswears",
        "attach_type",
        "attach_house",
        "attach_traits",
        "attach_whose",
        "attachable_traits",
    )

    def __init__(self, number: int, name: str, card_type: int) -> None:
        super().__init__(number, name, card_type)
        self.houses = NEUTRAL  # bits
        self.house_only = 0  # bits: a deck of one of these houses; 0: any
        self.crests = 0  # bits
        self.income = 0  # a plot's value, another card's modifier; so is the next one
        self.initiative = 0
        self.influence = 0
        self.claim = 0
        self.shadow_cost = -1  # to come out of the shadows; -1: it cannot go there
        self.immunities: tuple[str, ...] = ()
        self.forswears = False  # an agenda: a type of challenge is given up before the game
        self.to_house = False  # a location that may be attached to one's house card
        self.attach_type = CHARACTER  # an attachment: the type its bearer must have
        self.attach_house = 0  # ... one of these houses
        self.attach_traits = 0  # ... one of these traits
        self.attach_whose = 0  # ... 1: a card of one's own, -1: an opponent's
        self.attachable_traits = 0  # "no attachments except": the traits that are allowed

    def may_bear(self, worn: Print1e) -> bool:
        if self.type != worn.attach_type or self.keywords & NO_ATTACHMENTS or worn.attach_whose < 0:
            return False
        if self.keywords & NO_ATTACHMENTS_EXCEPT and not worn.traits & self.attachable_traits:
            return False
        if worn.attach_house and not worn.attach_house & self.houses:
            return False
        return not worn.attach_traits or bool(worn.attach_traits & self.traits)


def read_attach(card: Print1e, text: str) -> None:
    """Read what may bear an attachment."""
    card.attach_type = LOCATION if "location" in text else CHARACTER
    if house := re.match(r"House (\w+) ", text):
        card.attach_house = house_bits([house[1].lower()])
    if traits := re.search(r"with the (.+) trait", text):
        card.attach_traits = trait(*traits[1].split(" or "))
    card.attach_whose = 1 if "you control" in text else -1 if "by an opponent" in text else 0


def read_print(number: int, entry: dict[str, Any]) -> Print1e:
    kind = FACTION if entry["type"] == "house" else TYPES.index(entry["type"])
    card = Print1e(number, entry["id"], kind)
    card.read(entry, TRAITS)
    card.houses = house_bits(entry["house"]) if kind not in (EVENT, PLOT) else NEUTRAL
    card.house_only = house_bits(entry.get("house_only", []))
    card.cost = entry.get("cost", -1)
    card.shadow_cost = entry.get("shadow_cost", -1)
    card.crests = sum(1 << CRESTS.index(crest) for crest in entry.get("crests", ()))
    for keyword in entry.get("keywords", ()):
        name, _, value = keyword.partition(":")
        card.keywords |= 1 << KEYWORDS.index(name)
        if name == "no_attachments_except":
            card.attachable_traits |= trait(value.capitalize())
        elif name == "immune":
            card.immunities = (*card.immunities, value)
    card.income = entry.get("income", 0)
    card.initiative = entry.get("initiative", 0)
    card.influence = entry.get("influence", 0)
    card.claim = entry.get("claim", 0)
    card.bearer_limit = entry.get("per_character_limit", 0)
    if "attach_to" in entry:
        read_attach(card, entry["attach_to"])
    abilities = entry.get("abilities", ())
    card.to_house = any("play_option" in ability.get("ops", ()) for ability in abilities)
    card.forswears = any(ability["timing"] == "setup" for ability in abilities)
    card.plain = all(ability["timing"] == "deckbuilding" for ability in abilities)
    return card


PRINTS = [read_print(number, entry) for number, entry in enumerate(ALL_ENTRIES)]
BY_ID = {card.id: card for card in PRINTS}
FIRST_OF_NAME: dict[str, int] = {}
for printed in PRINTS:  # versions of one name are the same unique card
    printed.name = FIRST_OF_NAME.setdefault(ENTRIES[printed.id]["name"], printed.number)
EDITION.print_cards(PRINTS)
TITLE_WORDS = EDITION.words


def number_of(card_id: str) -> int:
    """The number of a title: what a card is called by."""
    return BY_ID[card_id].number


def name_of(card_id: str) -> int:
    """The number of a name, which versions of a unique card share."""
    return BY_ID[card_id].name


ALL_TITLES, ALL_PLOTS, ALL_AGENDAS = (of_type(PRINTS, kind) for kind in (TITLE, PLOT, AGENDA))
HOUSE_CARDS = {house: BY_ID[f"house_{house}"] for house in HOUSES}


def title_number(title: str) -> int:
    """The card of a title, by the name that titles.toml gives it."""
    return number_of(f"title_{title}")


RIVALS = {title_number(t): [title_number(r) for r in e["opposes"]] for t, e in TITLES_DATA.items()}
SUPPORTS = {title_number(t): [title_number(s) for s in e["supports"]] for t, e in TITLES_DATA.items()}
