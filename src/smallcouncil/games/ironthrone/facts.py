"""The facts of the game, decoded once: houses, characters, cards, events, effects. Small integers inside.

A card is known by its face: copies of the same card cannot be told apart, so nobody can follow one through a shuffle.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import msgspec

FOLDER = resources.files("smallcouncil.games.ironthrone") / "data"


def load(name: str) -> dict[str, Any]:
    return tomllib.loads(FOLDER.joinpath(name).read_text(encoding="utf-8"))


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: str
    characters: tuple[str, ...]
    confidence: str


class OpFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One operation of an effect as the data states it; notes.md explains the vocabulary."""

    op: str
    target: str = "self"
    n: int | str = 0
    amount: int | str = 0
    amount_challenging: int = 0
    times: int = 1
    cap: int = 0
    min: int = 0
    max: int = 0
    keep: int = 0
    draw: int = 0
    discard: int = 0
    to: str = "owner_sheet"
    source: str = msgspec.field(default="", name="from")
    place: str = ""
    result: str = ""
    change: str = ""
    kinds: tuple[str, ...] = ()
    chosen_by: str = "self"
    only_if: str = ""
    when: str = ""
    mode: str = ""
    replaces: str = ""
    optional: bool = False


class EffectFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A leader ability or the text of a character card."""

    id: str
    house: str
    window: str
    role: str
    results: tuple[str, ...]
    ops: tuple[OpFact, ...]
    confidence: str
    needs: tuple[str, ...] = ()
    limit: str = ""
    ability: str = ""
    name_confidence: str = ""
    outline: str = ""
    designed_parts: str = ""


class EventFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: int
    confidence: str
    house: str = ""
    criterion: str = ""
    designed_parts: str = ""


HOUSE_DATA = load("houses.toml")
EVENT_DATA = load("events.toml")
LEADER_DATA = load("leaders.toml")
CARD_DATA = load("character_cards.toml")

HOUSE_FACTS = msgspec.convert(HOUSE_DATA["house"], list[House])
EVENT_FACTS = msgspec.convert(EVENT_DATA["event"], list[EventFact])

# ------------------------------------------------------------------ houses and characters

HOUSES: tuple[str, ...] = tuple(h.id for h in HOUSE_FACTS)
CHARACTERS: tuple[str, ...] = tuple(c for h in HOUSE_FACTS for c in h.characters)
PER_HOUSE = len(CHARACTERS) // len(HOUSES)  # characters of a house: number h * PER_HOUSE and the following

# ------------------------------------------------------------------ house cards

WAR, PEACE, CHARACTER = 0, 1, 2
KINDS = ("war", "peace", "character")

DECK = HOUSE_DATA["house_deck"]
WAR_VALUES: tuple[int, ...] = tuple(DECK["war_values"])
FACES_PER_HOUSE = len(WAR_VALUES) + 1 + PER_HOUSE

FACES: list[str] = []  # names of the cards
HOUSE_OF: list[int] = []
KIND: list[int] = []
VALUE: list[int] = []
CHARACTER_OF: list[int] = []  # of a character card, otherwise -1
COPIES: list[int] = []


def add_face(name: str, house: int, kind: int, value: int, character: int, copies: int) -> None:
    FACES.append(name)
    HOUSE_OF.append(house)
    KIND.append(kind)
    VALUE.append(value)
    CHARACTER_OF.append(character)
    COPIES.append(copies)


for _h, _house in enumerate(HOUSE_FACTS):
    for _value in WAR_VALUES:
        add_face(f"{_house.id}_war_{_value}", _h, WAR, _value, -1, 1)
    add_face(f"{_house.id}_peace", _h, PEACE, 0, -1, DECK["peace_cards"])
    for _c, _character in enumerate(_house.characters):
        add_face(
            _character,
            _h,
            CHARACTER,
            DECK["character_card_war_value"],
            _h * PER_HOUSE + _c,
            DECK["character_cards_per_character"],
        )

CARD_OF: list[int] = [CHARACTER_OF.index(c) for c in range(len(CHARACTERS))]  # the card of a character

# A card in a hidden place is its face plus the seats (as bits) that know it lies there.
FACE = 127
SEEN = 7


def house_deck(house: int) -> list[int]:
    """The 25 cards of a house, in the order of the data."""
    first = house * FACES_PER_HOUSE
    return [face for face in range(first, first + FACES_PER_HOUSE) for _ in range(COPIES[face])]


# ------------------------------------------------------------------ events

EVENTS: tuple[str, ...] = tuple(e.id for e in EVENT_FACTS)
EVENT_HOUSE: list[int] = [HOUSES.index(e.house) if e.house else -1 for e in EVENT_FACTS]
EVENT_CRITERION: list[str] = [e.criterion for e in EVENT_FACTS]


def event_deck(houses: list[int]) -> list[int]:
    """The event cards for the houses in play, unshuffled."""
    return [
        i
        for i, event in enumerate(EVENT_FACTS)
        if EVENT_HOUSE[i] < 0 or EVENT_HOUSE[i] in houses
        for _ in range(event.copies)
    ]


# ------------------------------------------------------------------ figures

SETUP = HOUSE_DATA["setup"]
LIMITS = HOUSE_DATA["limits"]
LEADERS_DRAWN: int = SETUP["leaders_drawn"]
POWER_PER_CHARACTER: int = SETUP["power_per_character"]
POWER_ON_SHEET: int = SETUP["power_on_leader_sheet"]
STARTING_HAND: int = SETUP["starting_hand"]
REFILL_TO: int = LIMITS["refill_hand_to"]
INFLUENCE: int = LIMITS["influence_to_end_game"]
STATEMENTS: int = LIMITS["statements_per_turn"]
PREPARATION_DRAW: int = HOUSE_DATA["preparation"]["draws"]
PREPARATION_POWER: int = HOUSE_DATA["preparation"]["distributes"]
REWARD_DRAW: int = HOUSE_DATA["rewards"]["defender_draws"]
REWARD_POWER: int = HOUSE_DATA["rewards"]["defender_distributes"]
TORTURE_CHARACTER: int = HOUSE_DATA["torture"]["character_card"]
TORTURE_LEADER: int = HOUSE_DATA["torture"]["leader_card"]
TORTURE_OTHER: int = HOUSE_DATA["torture"]["war_or_peace_card"]
DEAL_CAPS: tuple[int, int, int] = (
    HOUSE_DATA["peace"]["influence"],
    HOUSE_DATA["peace"]["hostages"],
    HOUSE_DATA["peace"]["power"],
)
POWER_TOKENS: int = HOUSE_DATA["components"]["power_tokens"]

# ------------------------------------------------------------------ effects: leaders first, then cards, by character


def by_character(rows: list[dict[str, Any]]) -> list[EffectFact]:
    facts = {fact.id: fact for fact in msgspec.convert(rows, list[EffectFact])}
    return [facts[c] for c in CHARACTERS]


LEADER_FACTS = by_character(LEADER_DATA["leader"])
CARD_FACTS = by_character(CARD_DATA["card"])
EFFECT_FACTS = LEADER_FACTS + CARD_FACTS
ABILITIES: tuple[str, ...] = tuple(fact.ability for fact in LEADER_FACTS)
MODES: tuple[str, ...] = tuple(sorted({op.mode for fact in EFFECT_FACTS for op in fact.ops if op.mode}))
