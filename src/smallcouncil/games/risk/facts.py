"""The facts of the data files, decoded once into frozen structs."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import msgspec


class Fact(msgspec.Struct, frozen=True):
    id: str
    confidence: str


class Territory(Fact, frozen=True):
    name: str
    region: str
    castle: bool
    port: bool
    coastal: bool
    card_symbol: str
    land: tuple[str, ...]
    sea: tuple[str, ...]
    x: int
    y: int
    polygon: tuple[tuple[int, int], ...]
    port_group: str = ""
    port_xy: tuple[int, int] | None = None
    seat_of_power: str = ""


class Region(Fact, frozen=True):
    name: str
    bonus: int
    territories: tuple[str, ...]


class PortGroup(Fact, frozen=True):
    name: str
    colour: str
    territories: tuple[str, ...]
    narrow_sea_partner: str


class Canvas(msgspec.Struct, frozen=True):
    width: int
    height: int
    world_at_war_offset: tuple[int, int]


class SeaLine(msgspec.Struct, frozen=True, rename={"start": "from", "end": "to"}):
    a: str
    b: str
    start: tuple[int, int]
    end: tuple[int, int]


class BoardFacts(msgspec.Struct, frozen=True):
    board: str
    name: str
    canvas: Canvas
    port_group: tuple[PortGroup, ...]
    region: tuple[Region, ...]
    territory: tuple[Territory, ...]
    sea_line: tuple[SeaLine, ...]


class Needs(msgspec.Struct, frozen=True):
    """What must hold before a card can be used, besides its window and cost."""

    units: int = 0  # exactly so many units in the invaded territory
    target: tuple[str, ...] = ()  # the invaded territory has one of these
    opponent: bool = False  # the invaded territory is a player's, not neutral
    conquered: int = 0  # at least so many conquests this turn
    conquered_most: int = -1  # at most so many
    conquered_strongholds: int = 0  # at least so many with castle or port


class Character(Fact, frozen=True):
    house: str
    name: str
    cost: int
    window: str
    role: str
    duration: str
    op: str
    args: dict[str, Any]
    needs: Needs = Needs()
    effect: str = ""


class Maester(Fact, frozen=True):
    name: str
    copies: int
    cost: int
    window: str
    duration: str
    op: str
    args: dict[str, Any]
    needs: Needs = Needs()
    effect: str = ""


class Objective(Fact, frozen=True):
    points: int
    kind: str
    args: dict[str, int]
    copies: int
    condition: str


class House(Fact, frozen=True):
    name: str
    home: str
    seat: str


class Bonus(msgspec.Struct, frozen=True):
    gold: int = 0
    territory_cards: int = 0
    maester_cards: int = 0


class DominionSetup(msgspec.Struct, frozen=True):
    players: int
    order: tuple[str, ...]
    starting_units: int
    neutral_territories: int
    neutral_units_each: int
    start_bonus: tuple[Bonus, ...]


class SkirmishSetup(msgspec.Struct, frozen=True):
    players: int
    houses: tuple[str, ...]
    cards_each: tuple[int, ...]
    neutral_territories: int


def load(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


WESTEROS = msgspec.convert(load("westeros"), BoardFacts)
ESSOS = msgspec.convert(load("essos"), BoardFacts)
SETUP = load("setup")
HOUSES = msgspec.convert(SETUP["house"], tuple[House, ...])
CHARACTERS = msgspec.convert(load("characters")["character"], tuple[Character, ...])
MAESTERS = msgspec.convert(load("maesters")["maester"], tuple[Maester, ...])
OBJECTIVES = msgspec.convert(load("objectives")["objective"], tuple[Objective, ...])
DOMINION = {s.players: s for s in msgspec.convert(SETUP["dominion_setup"], tuple[DominionSetup, ...])}
SKIRMISH = {s.players: s for s in msgspec.convert(SETUP["skirmish_setup"], tuple[SkirmishSetup, ...])}

MODULES: tuple[str, ...] = tuple(SETUP["optional_modules"]["modules"])
MODULE_NEEDS: dict[str, list[str]] = SETUP["optional_modules"]["requires"]

SEAT_UNITS: int = SETUP["dominion_setup_steps"]["seat_units"]
OBJECTIVES_DRAWN: int = SETUP["dominion_setup_steps"]["objectives_drawn"]
OBJECTIVES_KEPT: int = SETUP["dominion_setup_steps"]["objectives_kept"]
NEUTRAL_UNITS: int = SETUP["skirmish_rules"]["neutral_units_each"]
LEAST_REINFORCEMENTS: int = SETUP["reinforcement"]["minimum"]
SETS = SETUP["card_sets"]
# knight, siege engine, fortification, one of each
SET_UNITS = (SETS["three_knights"], SETS["three_siege_engines"], SETS["three_fortifications"], SETS["one_of_each"])
MATCHING_UNITS: int = SETS["matching_territory_units"]
HAND_LIMIT: int = SETS["hand_limit"]
GOLD_PER_UNIT: int = SETUP["gold"]["per_reinforcement_unit"]
GOLD_PER_REGION_UNIT: int = SETUP["gold"]["per_region_bonus_unit"]
GOLD_PER_PORT: int = SETUP["gold"]["per_port"]
MAESTER_PRICE: int = SETUP["gold"]["maester_price"]
OBJECTIVE_PRICE: int = SETUP["gold"]["objective_price"]
ATTACK_DICE: int = max(SETUP["battle"]["attacker_units"])
DEFENCE_DICE: int = max(SETUP["battle"]["defender_units"])
POINTS_TO_WIN: int = SETUP["victory"]["dominion"]["points_to_win"]
