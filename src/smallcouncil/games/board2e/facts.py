"""The facts of the game, decoded once: board, units, orders, houses, scenarios, cards. Small integers inside.

Every number of the rules stands in `data/*.toml`; the lists below give them by number (area, unit, order, card ...).
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import msgspec

FOLDER = resources.files("smallcouncil.games.board2e") / "data"


def load(name: str) -> dict[str, Any]:
    return tomllib.loads(FOLDER.joinpath(name).read_text(encoding="utf-8"))


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all entries have: where a fact comes from (`sourced`, `recalled`, `designed`)."""

    confidence: str


class Area(Fact, frozen=True, kw_only=True):
    id: str
    name: str
    kind: str
    adjacent: tuple[str, ...]
    x: int
    y: int
    r: int
    polygon: tuple[tuple[int, int], ...]
    castle_level: int = 0
    structure: str = "none"
    supply: int = 0
    power: int = 0
    home_house: str = ""
    garrison: int = 0
    port: str = ""
    island: bool = False
    port_of: str = ""
    port_sea: str = ""
    max_ships: int = 0
    note: str = ""


class Crossing(Fact, frozen=True, kw_only=True):
    """A river (not adjacent) or a bridge (adjacent) between two areas."""

    between: tuple[str, str]


class Unit(Fact, frozen=True, kw_only=True):
    id: str
    name: str
    name_de: str
    strength: int
    muster_cost: int
    moves_on: str
    upgrade_from_footman_cost: int = 0
    strength_attacking_castle_or_stronghold: int = 0
    can_retreat: bool = True


class Order(Fact, frozen=True, kw_only=True):
    id: str
    type: str
    name_de: str
    special: bool
    copies: int
    value: int = 0
    removes: tuple[str, ...] = ()
    alternative: str = ""


class Track(Fact, frozen=True, kw_only=True):
    id: str
    name_de: str
    token: str
    gives: str


class House(Fact, frozen=True, kw_only=True):
    id: str
    name: str
    home: str
    color: str
    min_players: int = 0
    only_scenario: str = ""
    pieces: str = ""
    power_tokens_usable: int = 0


class Neutral(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    strength: dict[str, int]
    blocked: tuple[str, ...]


class StartUnits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    area: str
    footman: int = 0
    knight: int = 0
    ship: int = 0
    siege_engine: int = 0


class Start(Fact, frozen=True, kw_only=True):
    house: str
    supply: int
    victory: int
    power_available: int
    power_tokens_on_board: tuple[str, ...]
    iron_throne: int
    fiefdoms: int
    kings_court: int
    units: tuple[StartUnits, ...]
    note: str = ""


class Scenario(Fact, frozen=True, kw_only=True):
    id: str
    name: str
    players: int
    houses: tuple[str, ...]
    influence_track_length: int
    rounds: int
    wildling_start: int
    starting_power_available: int
    house_card_set: str
    westeros_deck_set: str
    kings_court_overlay: bool
    special_orders_by_court_position: tuple[int, ...]
    victory: dict[str, Any]
    notes: tuple[str, ...]
    tracks: dict[str, tuple[str, ...]]
    neutral_forces: Neutral
    garrisons: dict[str, int]
    start: tuple[Start, ...]
    objective_cards_dealt: int = 0
    objective_cards_kept: int = 0
    objective_hand_size: int = 0


class HouseCard(Fact, frozen=True, kw_only=True):
    id: str
    house: str
    set: str
    name: str
    strength: int
    swords: int
    fortifications: int
    timing: tuple[str, ...]
    optional: bool
    optional_part: str = ""
    effect: str = ""
    detail: str = ""
    detail_confidence: str = ""
    seed_spelling: str = ""
    doubt: str = ""


class WesterosCard(Fact, frozen=True, kw_only=True):
    id: str
    deck: str
    name: str
    copies: int
    icons: int
    effect: str
    chooser: str = ""
    bans: tuple[str, ...] = ()
    detail: str = ""
    name_de: str = ""


class WildlingCard(Fact, frozen=True, kw_only=True):
    id: str
    name: str
    copies: int
    wildlings_win_lowest_bidder: str
    wildlings_win_everyone_else: str
    nights_watch_win_highest_bidder: str
    detail: str = ""
    detail_confidence: str = ""


class TidesCard(Fact, frozen=True, kw_only=True):
    id: str
    copies: int
    strength: int
    swords: int
    fortifications: int
    skulls: int


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The condition of an objective; `objectives/conditions.py` reads it."""

    type: str
    areas: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()
    area: str = ""
    none_in: tuple[str, ...] = ()
    none_adjacent: bool = False
    unit: str = ""
    token: str = ""
    what: str = ""
    count: int = 0
    value: int = 0
    of: tuple[Check, ...] = ()


class Objective(Fact, frozen=True, kw_only=True):
    id: str
    name: str
    condition: str
    points: dict[str, int]
    check: Check


class SpecialObjective(Fact, frozen=True, kw_only=True):
    id: str
    house: str
    condition: str
    points: int
    check: Check


BOARD_DATA = load("board.toml")
SETUP_DATA = load("setup.toml")
HOUSE_CARD_DATA = load("house_cards.toml")
WESTEROS_DATA = load("westeros_cards.toml")
WILDLING_DATA = load("wildling_cards.toml")
TIDES_DATA = load("tides_of_battle.toml")
OBJECTIVE_DATA = load("objectives.toml")

AREA_FACTS = msgspec.convert(BOARD_DATA["area"], list[Area])
RIVERS = msgspec.convert(BOARD_DATA["river"], list[Crossing])
BRIDGES = msgspec.convert(BOARD_DATA["bridge"], list[Crossing])
UNIT_FACTS = msgspec.convert(SETUP_DATA["unit"], list[Unit])
ORDER_FACTS = msgspec.convert(SETUP_DATA["order"], list[Order])
TRACK_FACTS = msgspec.convert(SETUP_DATA["influence_track"], list[Track])
HOUSE_FACTS = msgspec.convert(SETUP_DATA["house"], list[House])
SCENARIOS = {s.id: s for s in msgspec.convert(SETUP_DATA["scenario"], list[Scenario])}
CARD_FACTS = msgspec.convert(HOUSE_CARD_DATA["card"], list[HouseCard])
WESTEROS_FACTS = msgspec.convert(WESTEROS_DATA["card"], list[WesterosCard])
WILDLING_FACTS = msgspec.convert(WILDLING_DATA["card"], list[WildlingCard])
TIDES_FACTS = msgspec.convert(TIDES_DATA["card"], list[TidesCard])
OBJECTIVE_FACTS = msgspec.convert(OBJECTIVE_DATA["objective"], list[Objective])
SPECIAL_FACTS = msgspec.convert(OBJECTIVE_DATA["special_objective"], list[SpecialObjective])

# ------------------------------------------------------------------ names by number

AREAS: tuple[str, ...] = tuple(a.id for a in AREA_FACTS)
UNITS: tuple[str, ...] = tuple(u.id for u in UNIT_FACTS)
ORDERS: tuple[str, ...] = tuple(o.id for o in ORDER_FACTS)
TRACKS: tuple[str, ...] = tuple(t.id for t in TRACK_FACTS)
DOMINANCE: tuple[str, ...] = tuple(t.token for t in TRACK_FACTS)
HOUSES: tuple[str, ...] = tuple(h.id for h in HOUSE_FACTS)
CARDS: tuple[str, ...] = tuple(c.id for c in CARD_FACTS)
WESTEROS: tuple[str, ...] = tuple(c.id for c in WESTEROS_FACTS)
WILDLINGS: tuple[str, ...] = tuple(c.id for c in WILDLING_FACTS)
TIDES: tuple[str, ...] = tuple(c.id for c in TIDES_FACTS)
OBJECTIVES: tuple[str, ...] = tuple(o.id for o in OBJECTIVE_FACTS)

FOOTMAN, KNIGHT, SHIP, ENGINE = range(len(UNITS))
IRON_THRONE, FIEFDOMS, KINGS_COURT = range(len(TRACKS))

# ------------------------------------------------------------------ orders

ORDER_TYPES = ("march", "defense", "support", "raid", "consolidate_power")
MARCH, DEFENSE, SUPPORT, RAID, CONSOLIDATE = range(len(ORDER_TYPES))
ORDER_TYPE: list[int] = [ORDER_TYPES.index(o.type) for o in ORDER_FACTS]
ORDER_VALUE: list[int] = [o.value for o in ORDER_FACTS]
ORDER_COPIES: list[int] = [o.copies for o in ORDER_FACTS]
ORDER_STAR: list[int] = [int(o.special) for o in ORDER_FACTS]
RAID_REMOVES: list[int] = [sum(1 << ORDER_TYPES.index(r) for r in o.removes) for o in ORDER_FACTS]  # bits of types

# ------------------------------------------------------------------ limits

LIMITS = SETUP_DATA["limits_per_house"]
STOCK: tuple[int, ...] = tuple(LIMITS[u] for u in UNITS)
POWER_TOKENS: list[int] = [h.power_tokens_usable or LIMITS["power_tokens"] for h in HOUSE_FACTS]  # by house
PORT_SHIPS: int = LIMITS["port_ships_max"]
SUPPLY_MAX: int = SETUP_DATA["supply_table"]["max_level"]
SUPPLY_LIMITS: list[tuple[int, ...]] = [tuple(SETUP_DATA["supply_table"][f"level_{n}"]) for n in range(SUPPLY_MAX + 1)]
WILDLING_STEPS: tuple[int, ...] = tuple(SETUP_DATA["wildling_track"]["spaces"])
WILDLING_ATTACK_AT: int = SETUP_DATA["wildling_track"]["attack_at"]
WILDLING_BACK: int = SETUP_DATA["wildling_track"]["after_wildling_win_spaces_back"]
WILDLING_STEP: int = WILDLING_STEPS[1] - WILDLING_STEPS[0]
UNIT_STRENGTH: list[int] = [u.strength for u in UNIT_FACTS]
SIEGE_STRENGTH: int = UNIT_FACTS[ENGINE].strength_attacking_castle_or_stronghold
MUSTER_COST: list[int] = [u.muster_cost for u in UNIT_FACTS]
UPGRADE_COST: list[int] = [u.upgrade_from_footman_cost for u in UNIT_FACTS]
WIN_AT: int = SCENARIOS["base_6"].victory["instant_win"]  # the same in every scenario

# ------------------------------------------------------------------ cards

CARDS_PER_HOUSE: int = LIMITS["house_cards"]
CARD_STRENGTH: list[int] = [c.strength for c in CARD_FACTS]
CARD_SWORDS: list[int] = [c.swords for c in CARD_FACTS]
CARD_FORTS: list[int] = [c.fortifications for c in CARD_FACTS]
WESTEROS_ICONS: list[int] = [c.icons for c in WESTEROS_FACTS]
OBJECTIVE_POINTS: list[list[int]] = [[o.points.get(h, 0) for h in HOUSES] for o in OBJECTIVE_FACTS]  # by house


def house_cards(house: int, card_set: str) -> tuple[int, ...]:
    """The seven cards of a house for a scenario, in the order of the data."""
    wanted = "base" if card_set == "ffc" and HOUSES[house] != "arryn" else card_set
    return tuple(i for i, c in enumerate(CARD_FACTS) if c.house == HOUSES[house] and c.set == wanted)


def westeros_deck(deck_set: str, number: int) -> list[int]:
    """The cards of deck I, II or III (0 to 2), in the order of the data."""
    wanted = WESTEROS_DATA["deck_sets"][deck_set][("I", "II", "III")[number]]
    return [i for i, c in enumerate(WESTEROS_FACTS) if c.deck == wanted for _ in range(c.copies)]


def tides_deck() -> list[int]:
    return [i for i, c in enumerate(TIDES_FACTS) for _ in range(c.copies)]
