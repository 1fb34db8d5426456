"""Positions and moves of the Iron Throne, short to write and to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import smallcouncil as sc
from smallcouncil.games.ironthrone.state import ThroneTable

GAME = sc.game("ironthrone")

# leaders that stay silent unless a test is about them
QUIET = {
    "lannister": "joffrey_baratheon",
    "stark": "eddard_stark",
    "baratheon": "davos_seaworth",
    "targaryen": "viserys_targaryen",
    "tyrell": "renly_baratheon",
}
THREE = ("lannister", "stark", "baratheon")
FIVE = ("lannister", "stark", "baratheon", "targaryen", "tyrell")


def lay(
    houses: Mapping[str, Any] | None = None,
    *,
    among: tuple[str, ...] = THREE,
    options: dict[str, Any] | None = None,
    **rest: Any,
) -> ThroneTable:
    """A table among some houses, by seat; a house that is not described is as at the start, with an empty hand."""
    seats = {house: {"leader": QUIET[house], **(houses or {}).get(house, {})} for house in among}
    data = {
        "options": {"players": len(among), "houses": list(among), "chat": "off", **(options or {})},
        "houses": seats,
        **rest,
    }
    table = GAME.position(data, listen=True)
    assert isinstance(table, ThroneTable)
    return table


def meet(
    challenger: str,
    defender: str,
    *supporters: str,
    houses: Mapping[str, Any] | None = None,
    begin: str = "encounter",
    among: tuple[str, ...] = THREE,
    options: dict[str, Any] | None = None,
    **rest: Any,
) -> ThroneTable:
    """The start of an encounter: `lannister jaime_lannister`, supporters as `baratheon melisandre defender`."""
    first, other = challenger.split(), defender.split()
    sides = {first[0]: ["challenger", first[1]], other[0]: ["defender", other[1]]}
    for supporter in supporters:
        house, character, side = supporter.split()
        sides[house] = [side, character]
    encounter = {"challenger": first[0], "defender": other[0], "event": other[0], "sides": sides, **rest}
    return lay(houses, among=among, options=options, begin=begin, encounter=encounter)


def seat(table: ThroneTable, house: str) -> int:
    return [table.seat_name(s) for s in range(table.players)].index(house)


def play(table: ThroneTable, *moves: str) -> ThroneTable:
    """Moves as a person writes them: `stark lay stark_war_12`."""
    for move in moves:
        house, _, text = move.partition(" ")
        table.choose(seat(table, house), text)
    return table


def pass_all(table: ThroneTable) -> ThroneTable:
    """Everyone declines, as long as passing is possible."""
    while table.asks and "pass" in [table.text(c) for c in table.asks[0].choices]:
        table.choose(table.asks[0].seat, "pass")
    return table


def asked(table: ThroneTable) -> list[str]:
    """Who is asked what: `stark support.offer`."""
    return [f"{table.seat_name(ask.seat)} {ask.prompt}" for ask in table.asks]


def about(table: ThroneTable) -> tuple[str, dict[str, Any]]:
    """The open question, and what it says besides."""
    (ask,) = table.asks
    told: dict[str, Any] = table.view(ask.seat)["ask"]
    return told["prompt"], told["args"]


def choices(table: ThroneTable, house: str) -> list[str]:
    return [table.text(c) for c in table.ask(seat(table, house)).choices]


def view(table: ThroneTable, house: str | None = None) -> dict[str, Any]:
    """What a house, or a spectator, sees of the table."""
    found: dict[str, Any] = table.view(None if house is None else seat(table, house))["table"]
    return found


def sees(table: ThroneTable, house: str, viewer: str | None = None) -> dict[str, Any]:
    """What a viewer (by default the house itself) sees of a house."""
    found: dict[str, Any] = view(table, viewer or house)["houses"][seat(table, house)]
    return found


def power(table: ThroneTable, character: str) -> int:
    for house in view(table)["houses"]:
        if character in house["power"]:
            found: int = house["power"][character]
            return found
    raise LookupError(character)


def spread(table: ThroneTable, house: str, on: str) -> int:
    found: int = sees(table, house)["influence"][on]
    return found


def news(table: ThroneTable, name: str) -> list[dict[str, Any]]:
    """What was told under that name, to whomever."""
    return [event.write(table) for event in table.log or [] if event.news.name == name]


def peace(house: str, n: int = 1) -> list[str]:
    return [f"{house}_peace"] * n


def war(house: str, *values: int) -> list[str]:
    return [f"{house}_war_{value}" for value in values]
