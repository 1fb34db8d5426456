"""Units: what to muster, what to give up; cards and objectives to keep."""

from __future__ import annotations

from smallcouncil.games.board2e.action.power import income
from smallcouncil.games.board2e.board import KIND, LANDS_NEAR, LEVEL, PORT, SEA, SEAS_NEAR
from smallcouncil.games.board2e.facts import (
    CARD_STRENGTH,
    ENGINE,
    FOOTMAN,
    KNIGHT,
    MUSTER_COST,
    OBJECTIVE_POINTS,
    SHIP,
    UPGRADE_COST,
)
from smallcouncil.games.board2e.heuristics.campaign import gathering
from smallcouncil.games.board2e.heuristics.hopes import promise
from smallcouncil.games.board2e.heuristics.threat import defence, threats
from smallcouncil.games.board2e.heuristics.wishes import points_for_unit
from smallcouncil.games.board2e.heuristics.worth import BASE, POWER, UNIT
from smallcouncil.games.board2e.state import KINDS, BoardTable
from smallcouncil.games.board2e.words import (
    CAPTURE,
    CONSOLIDATE_AT,
    DONE,
    LAUNCH,
    MUSTER_AT,
    PASS,
    SCORE,
    UPGRADE,
)
from smallcouncil.table import Ask, Choice

NEED = 0.3  # how much more a unit is worth where others may come
CROWD = 0.15  # how much less with each that stands there
FLEET, OPEN_SEA, FOE, ISLAND = 1.1, 0.5, 0.15, 0.8  # a ship; in a new sea; next to rivals; for an island home
IN_PORT = 0.9  # a ship that stays in port
GATHERED = 0.15  # of what strength is worth next to the aim of a campaign
PAID = 1.5  # a point that an objective pays, for the last unit that is missing
ENOUGH_SHIPS = 0.2  # how much less a ship is worth with each one has


def muster(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """The most strength for a point, where it is needed; ships where they open the sea."""
    danger = threats(t, seat)
    rally = gathering(t, seat)
    paid = [PAID * points_for_unit(t, seat, unit) if t.feast else 0.0 for unit in range(KINDS)]

    def merit(choice: Choice) -> float:
        if choice is DONE:
            return 0.0
        area = choice.args[0]
        need = NEED if danger[area] > defence(t, seat, area) else 0.0
        if choice.verb is LAUNCH:
            return ship_merit(t, seat, choice.args[1]) + paid[SHIP] + GATHERED * rally[choice.args[1]]
        unit = choice.args[1]
        need += paid[unit] + GATHERED * rally[area]
        if choice.verb is UPGRADE:
            worth = UNIT[unit] - UNIT[FOOTMAN] if unit == KNIGHT else 0.6
            if unit == ENGINE:
                worth = engine_merit(t, seat, area, danger[area])
            return worth / UPGRADE_COST[unit] + need
        if unit == ENGINE:
            return 0.9 * engine_merit(t, seat, area, danger[area])
        crowd = CROWD * t.size[area]
        return UNIT[unit] / MUSTER_COST[unit] + need - (0.0 if unit == KNIGHT else crowd)

    return max(ask.choices, key=merit)


def engine_merit(t: BoardTable, seat: int, area: int, danger: float) -> float:
    """A siege engine is for a castle next door; where others may come, it is in the way."""
    near = any([LEVEL[land] and t.controller(land) != seat for land in LANDS_NEAR[area]])
    return 1.0 if near and t.on_board(seat, ENGINE) == 0 and danger <= defence(t, seat, area) - 1 else 0.1


def ship_merit(t: BoardTable, seat: int, target: int) -> float:
    ships = t.on_board(seat, SHIP)
    if KIND[target] == PORT:
        return IN_PORT - ENOUGH_SHIPS * ships
    new = t.owner[target] != seat
    island = ISLAND if any([not LANDS_NEAR[land] for land in LANDS_NEAR[target] if t.home[land] == seat]) else 0.0
    rivals = sum([1 for sea in SEAS_NEAR[target] if KIND[sea] == SEA and t.enemy_ships(seat, sea)])
    return FLEET + (OPEN_SEA if new else 0.0) + FOE * rivals + island - ENOUGH_SHIPS * ships


def consolidate(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Muster where the order allows it and there is room; else power."""

    def merit(choice: Choice) -> float:
        (area,) = choice.args
        if choice.verb is MUSTER_AT:
            return 2.0 * LEVEL[area] if t.room(seat, area) else 0.0
        assert choice.verb is CONSOLIDATE_AT
        return POWER * income(t, seat, area)

    return max(ask.choices, key=merit)


def place_to_muster(t: BoardTable, seat: int, ask: Ask) -> Choice:
    places = [c for c in ask.choices if c is not PASS]
    return max(places, key=lambda c: (LEVEL[c.args[0]], t.room(seat, c.args[0])), default=PASS)


def give_up(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """The cheapest unit, where an area stays held if possible, and least is at stake."""

    def cost(choice: Choice) -> float:
        area, unit = choice.args
        last = 0.4 * BASE[area] if t.size[area] == 1 else 0.0
        return UNIT[unit] + last - (1.0 if t.routed[area * KINDS + unit] else 0.0)

    return min(ask.choices, key=cost)


def area_to_demote(t: BoardTable, seat: int, ask: Ask) -> Choice:
    danger = threats(t, seat)
    return min(ask.choices, key=lambda c: danger[c.args[0]])


def area_to_promote(t: BoardTable, seat: int, ask: Ask) -> Choice:
    danger = threats(t, seat)
    places = [c for c in ask.choices if c is not DONE]
    return max(places, key=lambda c: danger[c.args[0]], default=DONE)


def capture(t: BoardTable, seat: int, ask: Ask) -> Choice:
    return max(ask.choices, key=lambda c: c.args[0] if c.verb is CAPTURE else 0)


def weakest_card(t: BoardTable, seat: int, ask: Ask) -> Choice:
    return min(ask.choices, key=lambda c: CARD_STRENGTH[c.args[0]])


def strongest_card(t: BoardTable, seat: int, ask: Ask) -> Choice:
    cards = [c for c in ask.choices if c is not PASS]
    return max(cards, key=lambda c: CARD_STRENGTH[c.args[0]], default=PASS)


# ------------------------------------------------------------------ objectives


def best_objective(t: BoardTable, seat: int, ask: Ask) -> Choice:
    return max(ask.choices, key=lambda c: promise(t, seat, c.args[0]))


def worst_objective(t: BoardTable, seat: int, ask: Ask) -> Choice:
    return min(ask.choices, key=lambda c: promise(t, seat, c.args[0]))


def score(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """The most points at once."""
    ready = [c for c in ask.choices if c.verb is SCORE]
    return max(ready, key=lambda c: OBJECTIVE_POINTS[c.args[0]][t.house[seat]], default=PASS)
