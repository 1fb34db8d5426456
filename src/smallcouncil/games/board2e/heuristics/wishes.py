"""What the objectives of A Feast for Crows ask for: areas, units and tokens."""

from __future__ import annotations

from collections.abc import Iterator

from smallcouncil.games.board2e.board import BARRELS, CASTLES, NUMBER, WITH_BARRELS
from smallcouncil.games.board2e.facts import (
    DOMINANCE,
    HOUSES,
    OBJECTIVE_FACTS,
    OBJECTIVE_POINTS,
    SHIP,
    SPECIAL_FACTS,
    UNITS,
    Check,
)
from smallcouncil.games.board2e.objectives.conditions import AREAS_OF, controlled, count_of, special_points
from smallcouncil.games.board2e.state import FACE, BoardTable

POINT = 6.0  # what a point is worth, on the scale of areas, when one area is missing
EVERY_ROUND = 2.0  # how much more a point is worth that is paid again and again
DENY = 8.0  # what a point is worth that another one is not paid
RESERVED, AMPLE = 0.2, 4  # of a point, what another power is worth to who has the most; so many more are enough
EDGE = 0.5  # of that, what holds an objective that would fail with one area less


def wanted(t: BoardTable, seat: int) -> Iterator[tuple[Check, float]]:
    """What a seat is paid for, and how many points: its objectives, and the special one of its house."""
    house = t.house[seat]
    for card in t.objectives[seat]:
        for part in parts(OBJECTIVE_FACTS[card & FACE].check):
            yield part, float(OBJECTIVE_POINTS[card & FACE][house])
    for part, once in special(t, seat):
        yield part, EVERY_ROUND * once


def parts(check: Check) -> Iterator[Check]:
    if check.of:
        for part in check.of:
            yield from parts(part)
    else:
        yield check


def add_wishes(t: BoardTable, seat: int, worth: list[float]) -> None:
    """Areas that the objectives of a seat ask for, the more the fewer are missing; and those without which others would
    no longer be paid every round for their special objective."""
    for check, points in wanted(t, seat):
        if points:
            wish(t, seat, check, points, worth)
    for rival in range(t.players):
        if rival != seat and special_points(t, rival):
            for aim, paid in special(t, rival):
                add(worth, [NUMBER[name] for name in aim.areas], DENY * paid)


def special(t: BoardTable, seat: int) -> Iterator[tuple[Check, int]]:
    for one in SPECIAL_FACTS:
        if one.house == HOUSES[t.house[seat]]:
            for part in parts(one.check):
                yield part, one.points


def wish(t: BoardTable, seat: int, check: Check, points: float, worth: list[float]) -> None:
    """What areas are worth more for one condition."""
    kind = check.type
    if kind in ("control_all", "control_any_pair"):
        named = [NUMBER[name] for name in check.areas]
        if check.pairs:
            pair = max(check.pairs, key=lambda p: controlled(t, seat, [NUMBER[name] for name in p]))
            named = [NUMBER[name] for name in pair]
        add(worth, named, POINT * points / max(len(named) - controlled(t, seat, named), 1))
    elif kind == "control_enemy_home":
        homes = [area for area in CASTLES if t.home[area] not in (-1, seat)]
        held = [area for area in homes if t.controller(area) == seat]
        add(worth, held or homes, POINT * points)
    elif kind == "unit_count":
        add(worth, [NUMBER[check.area]], POINT * EDGE * points)
    elif kind == "supply_at_least":
        missing = short_of(t, seat, check)
        for area in WITH_BARRELS:
            worth[area] += POINT * points * share(missing, t.controller(area) == seat) * BARRELS[area]
    elif check.what in AREAS_OF:
        missing = short_of(t, seat, check)
        for area in AREAS_OF[check.what]:
            worth[area] += POINT * points * share(missing, t.controller(area) == seat)


def share(missing: int, held: bool) -> float:
    """What one of many areas does for an objective that counts them: brings it nearer, or keeps it fulfilled."""
    if missing > 0:
        return 0.0 if held else 1 / missing
    return EDGE if held and missing == 0 else 0.0


def add(worth: list[float], areas: list[int], more: float) -> None:
    for area in areas:
        worth[area] += more


def points_for_token(t: BoardTable, seat: int, track: int) -> float:
    """What objectives pay for the first place of a track."""
    return sum([points for check, points in wanted(t, seat) if check.token and DOMINANCE.index(check.token) == track])


def pay_for_power(t: BoardTable, seat: int) -> float:
    """What objectives pay for one more power in hand: the more the fewer are missing, less where it is a reserve."""
    pay = 0.0
    for check, points in wanted(t, seat):
        if check.what == "available_power":
            missing = short_of(t, seat, check)
            pay += points * (1 / missing if missing > 0 else RESERVED if missing > -AMPLE else 0.0)
    return POINT * pay


def points_for_unit(t: BoardTable, seat: int, unit: int) -> float:
    """What objectives pay for one more unit of a kind, the more the fewer are missing."""
    pay = 0.0
    for check, points in wanted(t, seat):
        if check.unit == UNITS[unit] or (check.what == "ships" and unit == SHIP):
            missing = short_of(t, seat, check)
            if missing > 0:
                pay += points / missing
    return pay


def short_of(t: BoardTable, seat: int, check: Check) -> int:
    """How many of what an objective counts are missing."""
    if check.type == "supply_at_least":
        return check.value - sum([BARRELS[area] for area in WITH_BARRELS if t.controller(area) == seat])
    if check.type == "units_on_board":
        return check.count - t.on_board(seat, UNITS.index(check.unit))
    if check.type == "hand_size":
        return t.hand[seat].bit_count() - check.count
    if check.type == "strictly_last_on_victory_track":
        return t.points[seat] - min([t.points[s] for s in range(t.players) if s != seat]) + 1
    needed = check.count
    if check.type == "strictly_most":
        needed = 1 + max([count_of(t, other, check.what) for other in range(t.players) if other != seat])
    return needed - count_of(t, seat, check.what)
