"""What an area is worth to a house, and who is about to win."""

from __future__ import annotations

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
from smallcouncil.games.board2e.facts import WIN_AT
from smallcouncil.games.board2e.heuristics.wishes import add_wishes
from smallcouncil.games.board2e.state import BoardTable

CASTLE, STRONGHOLD, BARREL, CROWN, FIELD, SHORE = 5.6, 9.0, 1.2, 2.0, 1.0, 1.1
POWER = 0.9  # what a power token is worth, on the same scale
UNIT = (1.2, 3.0, 1.8, 2.5)  # what a unit is worth: footman, knight, ship, siege engine
VICTORY = 100.0
HOME = 2.0  # how much more than another castle the own home is: its garrison never comes back
HUNGER = 0.25  # what a barrel is worth more, for each supply that one lacks
ENOUGH = 5  # supply
AHEAD, LATE = 0.5, 4.0  # what a castle of others is worth more, for each castle above the average: always; in the end
RACE = 1.5  # the same of who is near victory, squared
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
    if t.feast:
        add_wishes(t, seat, worth)
    elif counts[seat] == WIN_AT - 1:
        for area in CASTLES:
            if t.controller(area) != seat:
                worth[area] += VICTORY
    bonus = urgency(t, counts)
    for area in LANDS if t.feast else CASTLES:
        rival = t.controller(area)
        if rival >= 0 and rival != seat:
            worth[area] += bonus[rival] / (3 if t.feast else 1)
    return worth


def urgency(t: BoardTable, counts: list[int]) -> list[float]:
    """How much more it is worth to take from each: from who is about to win, and the later the game, from who is ahead;
    from the weak it is worth less."""
    average = sum(counts) / t.players
    balance = AHEAD + LATE * min(t.round / t.setup.rounds, 1.0)
    found = []
    for count in counts:
        near = RACE * (count - WIN_AT + 4) ** 2 if count >= WIN_AT - 3 else 0.0
        ahead = balance * (count - average)
        found.append(max(near, ahead) if ahead > 0 else max(ahead, -0.4 * CASTLE))
    return found
