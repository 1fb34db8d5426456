"""When an objective of A Feast for Crows is fulfilled."""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.board2e.board import CASTLES, LAND_OF, LANDS, LEVEL, NEAR, NUMBER, PORTS, SEAS, WITH_CROWNS
from smallcouncil.games.board2e.facts import (
    DOMINANCE,
    HOUSES,
    OBJECTIVE_FACTS,
    SHIP,
    SPECIAL_FACTS,
    SUPPLY_MAX,
    UNITS,
    Check,
)
from smallcouncil.games.board2e.state import BoardTable


def fulfilled(t: BoardTable, seat: int, objective: int) -> bool:
    return check(t, seat, OBJECTIVE_FACTS[objective].check)


def special_points(t: BoardTable, seat: int) -> int:
    """R-B2-scoring-02: the points of the special objective, if it is met."""
    house = HOUSES[t.house[seat]]
    special = next(s for s in SPECIAL_FACTS if s.house == house)
    return special.points if check(t, seat, special.check) else 0


def check(t: BoardTable, seat: int, wanted: Check) -> bool:
    return CHECKS[wanted.type](t, seat, wanted)


def controls(t: BoardTable, seat: int, area: str) -> bool:
    return t.controller(NUMBER[area]) == seat


def all_of(t: BoardTable, seat: int, wanted: Check) -> bool:
    return all(check(t, seat, part) for part in wanted.of)


def control_all(t: BoardTable, seat: int, wanted: Check) -> bool:
    return all(controls(t, seat, area) for area in wanted.areas)


def control_any_pair(t: BoardTable, seat: int, wanted: Check) -> bool:
    return any(controls(t, seat, a) and controls(t, seat, b) for a, b in wanted.pairs)


def control_enemy_home(t: BoardTable, seat: int, wanted: Check) -> bool:
    return any(t.home[a] not in (-1, seat) and t.controller(a) == seat for a in CASTLES)


def units_on_board(t: BoardTable, seat: int, wanted: Check) -> bool:
    return t.on_board(seat, UNITS.index(wanted.unit)) >= wanted.count


def unit_count(t: BoardTable, seat: int, wanted: Check) -> bool:
    area = NUMBER[wanted.area]
    empty = [NUMBER[name] for name in wanted.none_in]
    if wanted.none_adjacent:
        empty.extend(NEAR[area])
    return units_in(t, seat, area) == wanted.count and not any(units_in(t, seat, a) for a in empty)


def units_in(t: BoardTable, seat: int, area: int) -> int:
    return t.size[area] if t.owner[area] == seat else 0


def hold_token(t: BoardTable, seat: int, wanted: Check) -> bool:
    return t.tracks[DOMINANCE.index(wanted.token)][0] == seat


def supply_at_least(t: BoardTable, seat: int, wanted: Check) -> bool:
    return min(wanted.value, SUPPLY_MAX) <= t.supply[seat]


def hand_size(t: BoardTable, seat: int, wanted: Check) -> bool:
    return t.hand[seat].bit_count() == wanted.count


def strictly_last(t: BoardTable, seat: int, wanted: Check) -> bool:
    return all(t.points[s] > t.points[seat] for s in range(t.players) if s != seat)


def count_at_least(t: BoardTable, seat: int, wanted: Check) -> bool:
    return count_of(t, seat, wanted.what) >= wanted.count


def strictly_most(t: BoardTable, seat: int, wanted: Check) -> bool:
    mine = count_of(t, seat, wanted.what)
    return all(count_of(t, s, wanted.what) < mine for s in range(t.players) if s != seat)


def controlled(t: BoardTable, seat: int, areas: tuple[int, ...] | list[int]) -> int:
    return sum([1 for a in areas if t.controller(a) == seat])


CHECKS: dict[str, Callable[[BoardTable, int, Check], bool]] = {
    "all": all_of,
    "control_all": control_all,
    "control_any_pair": control_any_pair,
    "control_enemy_home": control_enemy_home,
    "units_on_board": units_on_board,
    "unit_count": unit_count,
    "hold_token": hold_token,
    "supply_at_least": supply_at_least,
    "hand_size": hand_size,
    "strictly_last_on_victory_track": strictly_last,
    "count_at_least": count_at_least,
    "strictly_most": strictly_most,
}

# The areas that an objective counts.
AREAS_OF: dict[str, list[int]] = {
    "land_areas": list(LANDS),
    "sea_areas": list(SEAS),
    "ports": [LAND_OF[port] for port in PORTS],
    "castles": [a for a in CASTLES if LEVEL[a] == 1],
    "strongholds": [a for a in CASTLES if LEVEL[a] == 2],
    "castle_or_stronghold_areas": list(CASTLES),
    "areas_with_power_icon": list(WITH_CROWNS),
}

COUNTS: dict[str, Callable[[BoardTable, int], int]] = {
    "ships": lambda t, seat: t.on_board(seat, SHIP),
    "power_tokens_on_board": lambda t, seat: t.token.count(seat),
    "available_power": lambda t, seat: t.power[seat],
}


def count_of(t: BoardTable, seat: int, what: str) -> int:
    return controlled(t, seat, AREAS_OF[what]) if what in AREAS_OF else COUNTS[what](t, seat)
