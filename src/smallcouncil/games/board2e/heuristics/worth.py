"""What an area is worth to a house, and who is about to win."""

from __future__ import annotations

from smallcouncil.games.board2e.action.movement import force, land_reach, neutral_value
from smallcouncil.games.board2e.board import (
    BARRELS,
    CASTLES,
    CROWNS,
    KIND,
    LAND,
    LANDS,
    LANDS_NEAR,
    LEVEL,
    SEAS,
    WITH_BARRELS,
)
from smallcouncil.games.board2e.facts import IRON_THRONE, WIN_AT
from smallcouncil.games.board2e.heuristics.wishes import add_wishes
from smallcouncil.games.board2e.objectives.conditions import special_points
from smallcouncil.games.board2e.state import BLOCKED, KINDS, BoardTable

CASTLE, STRONGHOLD, BARREL, CROWN, FIELD, SHORE = 5.6, 9.0, 1.2, 2.0, 1.0, 1.1
POWER = 0.9  # what a power token is worth, on the same scale
UNIT = (1.2, 3.0, 1.8, 2.5)  # what a unit is worth: footman, knight, ship, siege engine
VICTORY = 100.0
HOME = 2.0  # how much more than another castle the own home is: its garrison never comes back
HUNGER = 0.25  # what a barrel is worth more, for each supply that one lacks
ENOUGH = 5  # supply
AHEAD, LATE = 0.5, 4.0  # what a castle of others is worth more, for each castle above the average: always; in the end
RACE = 1.5  # the same of who is near victory, squared
HELPED = 1  # what a march or a support adds to an army
FORECAST = 2  # rounds for which a special objective is thought to go on paying
SOON, TWO = 0.6, 2  # of a castle that another one can just walk into, as many as count
RALLY = (4, 5)  # houses: with so many one of them has the south to itself, if the others do not hold together
PEACE = 0.8  # how much less a castle of others is worth than one of whoever is ahead
OPENS = 0.12  # of what a castle of others is worth, the sea before it
DENY = 12.0  # what a castle is worth more that somebody else would win the game with
AT_LAST = 0.1  # of what an area is worth in the last round, besides its castle


def base_worth(area: int) -> float:
    if KIND[area] == LAND:
        castle = (0.0, CASTLE, STRONGHOLD)[LEVEL[area]]
        return FIELD + castle + BARREL * BARRELS[area] + CROWN * CROWNS[area]
    if area in SEAS:
        return 1.0 + SHORE * sum([1 for land in LANDS_NEAR[area] if LEVEL[land]])
    return 0.3


def last_worth(area: int) -> float:
    """In the end castles count, among equals strongholds."""
    return (0.0, CASTLE, CASTLE + 1.0)[LEVEL[area]] + AT_LAST * base_worth(area)


SHORES: list[list[int]] = [[b for b in LANDS_NEAR[area] if LEVEL[b]] for area in range(len(KIND))]
BASE: list[float] = [base_worth(area) for area in range(len(KIND))]
LAST: list[float] = [last_worth(area) for area in range(len(KIND))]


def castle_counts(t: BoardTable) -> list[int]:
    counts = [0] * t.players
    for area in CASTLES:
        seat = t.controller(area)
        if seat >= 0:
            counts[seat] += 1
    return counts


def standing(t: BoardTable) -> list[int]:
    """How near everyone is to victory: castles and strongholds, or points."""
    return t.points if t.feast else castle_counts(t)


def last_round(t: BoardTable) -> bool:
    """Nothing comes after this round: what only pays later is worth nothing. Points are scored after each round."""
    return t.round >= t.setup.rounds and not t.feast


def worths(t: BoardTable, seat: int) -> list[float]:
    """What it is worth to a seat to hold each area. Taking from those who are about to win is worth more."""
    at_last = last_round(t)
    worth = LAST[:] if at_last else BASE[:]
    counts = standing(t)
    hungry = HUNGER * max(ENOUGH - t.supply[seat], 0)
    if hungry and not at_last:
        for area in WITH_BARRELS:
            worth[area] += hungry * BARRELS[area]
    if not t.feast and counts[seat] == WIN_AT - 1:
        for area in CASTLES:
            if t.controller(area) != seat:
                worth[area] += VICTORY
    rally = rallying(t)
    prey = [within_reach(t, s, counts[s]) if rally else [] for s in range(t.players)]
    bonus = urgency(t, counts, prey)
    runner = ahead(t, counts, prey) if rally else pays_most(t) if t.feast else seat
    for rival, castles in enumerate(prey):
        if rival != seat and counts[rival] + min(len(castles), TWO) >= WIN_AT:
            for area in castles:
                worth[area] += DENY
    for area in LANDS if t.feast else CASTLES:
        rival = t.controller(area)
        if rival >= 0 and rival != seat:
            worth[area] += bonus[rival] / (3 if t.feast else 1)
            if runner not in (seat, rival) and counts[seat] < WIN_AT - 1:
                worth[area] *= 1.0 - PEACE
    if t.feast:
        add_wishes(t, seat, worth)
    if rally and not at_last:
        for sea in SEAS:
            worth[sea] = 1.0 + sum([shore_worth(t, seat, area, worth) for area in SHORES[sea]])
    return worth


def shore_worth(t: BoardTable, seat: int, castle: int, worth: list[float]) -> float:
    """What a castle on its shore makes a sea worth: ships carry armies to those of others."""
    return SHORE if t.controller(castle) == seat or t.neutral[castle] == BLOCKED else OPENS * worth[castle]


def rallying(t: BoardTable) -> bool:
    """Do all others hold together against whoever is ahead?"""
    return t.players in RALLY and not t.feast


def within_reach(t: BoardTable, seat: int, count: int) -> list[int]:
    """The castles that a house near victory may take: those where it beats whatever stands there without a combat; with
    one missing, all."""
    found: list[int] = []
    if count < WIN_AT - 3:
        return found
    for source in t.held[seat]:
        if KIND[source] != LAND:
            continue
        at = source * KINDS
        strength = force(list(t.units[at : at + KINDS]), True)
        for area in land_reach(t, seat, source):
            if LEVEL[area] and area not in found and t.neutral[area] != BLOCKED and t.controller(area) != seat:
                bare = not t.size[area] and neutral_value(t, area) <= strength + HELPED
                if bare or (count == WIN_AT - 1 and t.size[area]):
                    found.append(area)
    return found


def front_runner(t: BoardTable) -> int:
    """The seat against which all others hold together; -1 if they do not."""
    if t.feast:
        return pays_most(t)
    if not rallying(t):
        return -1
    counts = castle_counts(t)
    return ahead(t, counts, [within_reach(t, s, count) for s, count in enumerate(counts)])


def pays_most(t: BoardTable) -> int:
    """A Feast for Crows: who will have most points in two rounds if nobody stops it; among equals who has most land."""
    lands = [0] * t.players
    for area in LANDS:
        seat = t.controller(area)
        if seat >= 0:
            lands[seat] += 1
    return max(t.tracks[IRON_THRONE], key=lambda s: (t.points[s] + FORECAST * special_points(t, s), lands[s]))


def ahead(t: BoardTable, counts: list[int], prey: list[list[int]]) -> int:
    """Who has most castles, or soon will; among equals the first on the throne."""
    return max(t.tracks[IRON_THRONE], key=lambda s: counts[s] + SOON * min(len(prey[s]), TWO))


def urgency(t: BoardTable, counts: list[int], prey: list[list[int]]) -> list[float]:
    """How much more it is worth to take from each: from who is about to win, and the later the game, from who is ahead;
    from the weak it is worth less. Castles that somebody can just walk into count in part."""
    average = sum(counts) / t.players
    balance = AHEAD + LATE * min(t.round / t.setup.rounds, 1.0)
    found = []
    for count, castles in zip(counts, prey, strict=True):
        soon = count + SOON * min(len(castles), TWO)
        near = RACE * (soon - WIN_AT + 4) ** 2 if count >= WIN_AT - 3 else 0.0
        lead = balance * (count - average)
        found.append(max(near, lead) if lead > 0 else max(lead, -0.4 * CASTLE))
    return found
