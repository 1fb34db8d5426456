"""What territories are worth to a seat, and where its front is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import HAS_CASTLE, HAS_PORT, TERRITORIES
from smallcouncil.games.risk.heuristics.odds import chance
from smallcouncil.games.risk.turn.reinforce import income

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

# Points of Skirmish, and income.
PLAIN = tuple(1.0 + castle + port for castle, port in zip(HAS_CASTLE, HAS_PORT, strict=True))
STRONGHOLD = tuple(castle and port for castle, port in zip(HAS_CASTLE, HAS_PORT, strict=True))

REGION = 0.8  # what a unit of a region's bonus is worth to who is close to it
REALM = 1.5  # the same in Dominion, where games are longer and land must be held
BREAK = 5.0  # and what it is worth to take it from somebody, shared with all other rivals
SEAT = 3.0  # the own seat of power, in Dominion ...
RETURN = 4.0  # ... so many times to who has lost it, and cannot win without it
SAFE = 0.5  # so likely may it fall
GUARD = 4  # units that are enough to hold it as long as victory is far
CROWD = (
    6  # players: on both boards everybody is beside everybody, and whoever arms against all has nobody left to fight
)
NEAR = 2  # points that somebody may still lack and be about to win
# how much more land is worth that is taken from a rival, for each pair of seats at the table: the more there are, the
# more the leader must be held back by all
ENVY = 0.8
AHEAD = 4  # the power of land and points by which that is shared among the rivals: the leader is hit first
POINT = 3  # territories that a victory point counts for when it is asked who leads; on both boards land decides
# what a turn brings, in points: who has had one more than the others does not lead by it; with more seats the others'
# turns come between, and it counts for less
TURN = 3
HELD = 3  # so many rivals beside a territory are borne; with more it is hardly held until the next turn ...
FLEETING = 0.9  # ... and worth so much less at most, if there are several rivals to come for it


def worths(t: RiskTable, seat: int) -> list[float]:
    """What each territory is worth to the seat."""
    owner = t.owner
    worth = list(PLAIN)
    for _, bonus, areas in t.board.regions:
        mine = 0
        for a in areas:
            if owner[a] == seat:
                mine += 1
        if mine:
            share = min(1.0, (mine + 1) / len(areas))  # with the next one
            extra = (REALM if t.dominion_victory else REGION) * bonus * share * share
        elif owner[areas[0]] >= 0 and all([owner[a] == owner[areas[0]] for a in areas]):
            extra = BREAK * bonus / (t.players - 1)
        else:
            continue
        for a in areas:
            worth[a] += extra
    if t.objectives_in_play:
        wish(t, seat, worth)
    envy(t, seat, worth)
    if t.players > 2:
        discount(t, seat, worth)
    if t.dominion_victory:
        forestall(t, seat, worth)
    return worth


def envy(t: RiskTable, seat: int, worth: list[float]) -> None:
    """What a rival loses is won, too: from the leader above all."""
    lead = [0.0] * t.players
    point = POINT if t.dominion_victory and t.options.mode != "world_at_war" else 1
    waiting = t.order[t.order.index(seat) :]
    turn = TURN * point / max(t.players - 2, 1) ** 2
    for other in t.others(seat):
        power = float(t.held[other] + (point * t.points[other] if t.dominion_victory else 0))
        if other not in waiting:
            power -= turn
        lead[other] = max(power, 1.0) ** AHEAD
    whole = sum(lead)
    if not whole:
        return
    most = ENVY * t.players * (t.players - 1)
    factor = [1 + most * share / whole for share in lead]
    owner = t.owner
    for a in t.board.areas:
        if owner[a] >= 0:
            worth[a] *= factor[owner[a]]  # the own share is none


def forestall(t: RiskTable, seat: int, worth: list[float]) -> None:
    """Without the own seat of power nobody wins: that of who is about to is worth more than anything else."""
    most = max(worth)
    for other in t.others(seat):
        home = t.seat_of_power(other)
        if facts.POINTS_TO_WIN - t.points[other] <= NEAR and t.owner[home] == other:
            worth[home] = most + SEAT * t.points[other]


def discount(t: RiskTable, seat: int, worth: list[float]) -> None:
    """A port that a dozen armies reach will be somebody else's tomorrow."""
    owner = t.owner
    neighbours = t.board.neighbours
    for a in t.board.areas:
        rivals = -HELD
        for b in neighbours[a]:
            if owner[b] >= 0 and owner[b] != seat:
                rivals += 1
        if rivals > 0:
            worth[a] *= 1 - FLEETING * rivals / (rivals + 4)


def wish(t: RiskTable, seat: int, worth: list[float]) -> None:
    """Add what the objectives in hand make of castles, ports, land and seats of power."""
    castle = port = both = land = 0.0
    for objective in t.objectives[seat]:
        card = facts.OBJECTIVES[objective]
        args = card.args
        kind = card.kind
        if kind in ("control_castles", "control_ports", "control_castles_ports"):
            castle += card.points / max(1, args.get("castles", 0) - t.castles(seat)) if "castles" in args else 0.0
            port += card.points / max(1, args.get("ports", 0) - t.ports(seat)) if "ports" in args else 0.0
        elif kind == "control_castle_port_territories":
            both += card.points
        elif kind == "control_ports_every_coast":
            port += card.points / 2
        elif kind == "control_territories":
            land += card.points / max(1, args["territories"] - t.held[seat])
        elif kind == "conquer_territories":
            castle += card.points / 2 if "castles" in args else 0.0
            port += card.points / 2 if "ports" in args else 0.0
            land += card.points / 4 if "territories" in args else 0.0
        elif kind == "control_enemy_seat":
            for other in t.others(seat):
                worth[t.seat_of_power(other)] += card.points
        elif kind in ("conquer_from_one_opponent", "conquer_from_opponents", "destroy_units"):
            land += card.points / 4
    home = t.seat_of_power(seat)
    worth[home] += (SEAT + t.points[seat] / 2) * (1.0 if t.owner[home] == seat or t.players >= CROWD else RETURN)
    for a in t.board.areas:
        worth[a] += land
        if HAS_CASTLE[a]:
            worth[a] += castle
        if HAS_PORT[a]:
            worth[a] += port
        if STRONGHOLD[a]:
            worth[a] += both
    assert len(worth) == len(TERRITORIES)


def prowess(t: RiskTable, source: int) -> int:
    """What the special units of an attacking territory count for, in units."""
    return 2 * t.knights[source] + t.engines[source]


def resistance(t: RiskTable, target: int) -> int:
    """The defenders of a territory, special units and all."""
    return t.units[target] + 2 * t.knights[target] + t.engines[target] + (2 if t.forts[target] else 0)


def threat(t: RiskTable, seat: int, area: int) -> int:
    """The strongest army of another player that could invade an own territory; 0: inland."""
    owner = t.owner
    most = 0
    for b in t.board.neighbours[area]:
        if owner[b] != seat:
            units = t.units[b] if owner[b] >= 0 else 1
            if units > most:
                most = units
    return most


def guard(t: RiskTable, seat: int) -> int:
    """Units that the own seat of power needs against who may come for it; 0: nobody, or the game is not about it."""
    area = t.seat_of_power(seat)
    if not t.dominion_victory or t.owner[area] != seat:
        return 0
    attackers = besiegers(t, seat, area) if t.players < CROWD else threat(t, seat, area) - 1
    if attackers < 1:
        return 0
    walls = resistance(t, area) - t.units[area]
    most = GUARD if t.points[seat] < facts.POINTS_TO_WIN - NEAR else attackers + GUARD
    units = 2
    while units < most and chance(attackers, units + walls) > SAFE:
        units += 1
    return units


def besiegers(t: RiskTable, seat: int, area: int) -> int:
    """The strongest army that a rival beside an own territory could lead against it, with all its reinforcements."""
    owner = t.owner
    most = 0
    for b in t.board.neighbours[area]:
        if owner[b] >= 0 and owner[b] != seat:
            most = max(most, t.units[b] - 1 + income(t, owner[b])[0])
    return most


def may_march(t: RiskTable, seat: int, target: int) -> bool:
    """Whether the guard of the own seat of power may go for a territory: if no other rival stands beside the seat, in a
    crowd if nobody stands there with more."""
    home = t.seat_of_power(seat)
    if t.players >= CROWD:
        return t.units[target] >= threat(t, seat, home)
    return all([b == target or t.owner[b] < 0 or t.owner[b] == seat for b in t.board.neighbours[home]])


def walls(t: RiskTable) -> list[int]:
    """What every territory resists with."""
    if t.specials_in_play or t.maesters_in_play:
        return [resistance(t, a) for a in range(len(TERRITORIES))]
    return t.units


def prospects(t: RiskTable, seat: int, area: int, units: int, worth: list[float], defences: list[int]) -> float:
    """What so many units in an own territory could take from its neighbours, the weakest first."""
    owner = t.owner
    targets = [(defences[b], b) for b in t.board.neighbours[area] if owner[b] != seat]
    if not targets:
        return 0.0
    targets.sort()
    attackers = units - 1 + prowess(t, area)
    total = 0.0
    for defenders, b in targets:
        if attackers < 1:
            break
        total += worth[b] * chance(attackers, defenders)
        attackers -= defenders
    return total


def fronts(t: RiskTable, seat: int, areas: list[int], more: int) -> list[float]:
    """What each of these territories promises with so many further units."""
    worth = worths(t, seat)
    defences = walls(t)
    units = t.units
    return [prospects(t, seat, a, units[a] + more, worth, defences) for a in areas]


def weakest_border(t: RiskTable, seat: int, areas: list[int]) -> int:
    """The own territory that needs units most: much to lose, little to hold it with. -1: none is threatened."""
    worth = worths(t, seat)
    home, guarded = t.seat_of_power(seat), guard(t, seat)
    best, most = -1, 0.0
    for a in areas:
        danger = threat(t, seat, a)
        if danger:
            need = worth[a] * danger / (t.units[a] + 1)
            if a == home and t.units[a] < guarded:
                need *= 4
            if need > most:
                best, most = a, need
    return best
