"""The board by number: what borders on what, and what an area holds."""

from __future__ import annotations

from smallcouncil.games.board2e.facts import AREA_FACTS, AREAS

LAND, SEA, PORT = 0, 1, 2
KIND: list[int] = [("land", "sea", "port").index(a.kind) for a in AREA_FACTS]
LEVEL: list[int] = [a.castle_level for a in AREA_FACTS]  # 1 castle, 2 stronghold: also the mustering points
BARRELS: list[int] = [a.supply for a in AREA_FACTS]
CROWNS: list[int] = [a.power for a in AREA_FACTS]

NUMBER: dict[str, int] = {name: i for i, name in enumerate(AREAS)}


def numbers(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in names)


PORT_OF: list[int] = [NUMBER[a.port] if a.port else -1 for a in AREA_FACTS]  # the port of a land area
LAND_OF: list[int] = [NUMBER[a.port_of] if a.port_of else -1 for a in AREA_FACTS]  # the land area of a port
SEA_OF: list[int] = [NUMBER[a.port_sea] if a.port_sea else -1 for a in AREA_FACTS]  # the sea area of a port


def neighbours(area: int) -> tuple[int, ...]:
    """R-B2-board-06: a port and its land area touch, but nothing moves, raids or supports across."""
    near = numbers(AREA_FACTS[area].adjacent)
    return tuple(b for b in near if b != PORT_OF[area] and b != LAND_OF[area])


NEAR: list[tuple[int, ...]] = [neighbours(a) for a in range(len(AREAS))]
LANDS_NEAR: list[tuple[int, ...]] = [tuple(b for b in near if KIND[b] == LAND) for near in NEAR]
SEAS_NEAR: list[tuple[int, ...]] = [tuple(b for b in near if KIND[b] == SEA) for near in NEAR]
PORTS_NEAR: list[tuple[int, ...]] = [tuple(b for b in near if KIND[b] == PORT) for near in NEAR]

LANDS: tuple[int, ...] = tuple(a for a in range(len(AREAS)) if KIND[a] == LAND)
SEAS: tuple[int, ...] = tuple(a for a in range(len(AREAS)) if KIND[a] == SEA)
PORTS: tuple[int, ...] = tuple(a for a in range(len(AREAS)) if KIND[a] == PORT)
CASTLES: tuple[int, ...] = tuple(a for a in LANDS if LEVEL[a])
WITH_BARRELS: tuple[int, ...] = tuple(a for a in LANDS if BARRELS[a])
WITH_CROWNS: tuple[int, ...] = tuple(a for a in LANDS if CROWNS[a])


def reach(area: int) -> tuple[int, ...]:
    """Where an order in an area may raid or support: land reaches land, sea everything, a port its sea."""
    if KIND[area] == LAND:
        return LANDS_NEAR[area]
    return NEAR[area]


REACH: list[tuple[int, ...]] = [reach(a) for a in range(len(AREAS))]
# Who may raid or support into an area: the same the other way round. Support never goes to a port.
REACHED_FROM: list[tuple[int, ...]] = [tuple(b for b in range(len(AREAS)) if a in REACH[b]) for a in range(len(AREAS))]
