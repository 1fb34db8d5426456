"""How likely an objective of A Feast for Crows pays before the game is over.

One card a round may be scored and a game lasts five or six rounds: what lies there already, or comes with the next
march, is worth more than four points at the other end of the realm.
"""

from __future__ import annotations

from smallcouncil.games.board2e.action.movement import land_reach
from smallcouncil.games.board2e.board import CASTLES, KIND, LAND, LANDS_NEAR, LEVEL, NUMBER
from smallcouncil.games.board2e.facts import DOMINANCE, OBJECTIVE_FACTS, OBJECTIVE_POINTS, Check
from smallcouncil.games.board2e.heuristics.wishes import short_of
from smallcouncil.games.board2e.objectives.conditions import fulfilled, special_points
from smallcouncil.games.board2e.state import BLOCKED, BoardTable

OPEN, LEFT = 0.85, 0.65  # the hope to take an area next door: of nobody; of a rival who is not there
# ... where rivals stand; in a castle of theirs; behind walls that hold alone
FIELD, CASTLE, GARRISON = 0.4, 0.25, 0.12
MARCH = 0.25  # of that, for each march that it takes to get there
NEVER = 0.02  # what no march reaches
KEEP = 0.9  # that what one holds is still there when the rest has come
TOKEN, STEP = 0.35, 0.8  # to win the next bids, from the second place; for each place farther down
EXACT, ALONE = 0.4, 0.05  # so many units in one place; and none in all the places beside it
PAID_ANYHOW = 3  # places that a special objective moves a house before the others
FAR = 9  # marches

# What every one more that is missing leaves of the hope: land is soon taken, strongholds are not.
RATE = {
    "land_areas": 0.65,
    "areas_with_power_icon": 0.6,
    "castles": 0.55,
    "castle_or_stronghold_areas": 0.6,
    "strongholds": 0.25,
    "ports": 0.3,
    "sea_areas": 0.5,
    "ships": 0.5,
    "power_tokens_on_board": 0.45,
    "available_power": 0.75,
    "supply_at_least": 0.6,
    "units_on_board": 0.4,
    "hand_size": 0.65,
    "strictly_last_on_victory_track": 0.5,
}


def promise(t: BoardTable, seat: int, objective: int) -> float:
    """How good an objective is: its points, as likely as they come."""
    points = OBJECTIVE_POINTS[objective][t.house[seat]]
    if not points:
        return 0.0
    return points * (1.0 if fulfilled(t, seat, objective) else hope(t, seat, OBJECTIVE_FACTS[objective].check))


def hope(t: BoardTable, seat: int, check: Check) -> float:
    """How likely something comes true in time, from 0 to 1."""
    if check.of:
        return min([hope(t, seat, part) for part in check.of])
    if check.token:
        rank = t.rank(DOMINANCE.index(check.token), seat)
        return TOKEN * STEP ** (rank - 1) if rank else KEEP
    if check.type == "control_all":
        return hope_for(t, seat, check.areas, marches_to(t, seat))
    if check.type == "unit_count":
        return (ALONE if check.none_adjacent else EXACT) * hope_for(t, seat, (check.area,), marches_to(t, seat))
    if check.pairs:
        far = marches_to(t, seat)
        return max([hope_for(t, seat, pair, far) for pair in check.pairs])
    if check.type == "control_enemy_home":
        far = marches_to(t, seat)
        return max([hope_of(t, seat, area, far) for area in CASTLES if t.home[area] not in (-1, seat)])
    missing = short_of(t, seat, check)
    if check.type == "strictly_last_on_victory_track" and special_points(t, seat):
        missing += PAID_ANYHOW
    return KEEP * float(RATE[check.what or check.type] ** max(missing, 0))


def hope_for(t: BoardTable, seat: int, areas: tuple[str, ...], far: list[int]) -> float:
    """To hold all these areas at once."""
    chance = 1.0
    for name in areas:
        chance *= hope_of(t, seat, NUMBER[name], far)
    return chance


def hope_of(t: BoardTable, seat: int, area: int, far: list[int]) -> float:
    """To hold an area: the farther away and the better guarded it is, the less."""
    holder = t.controller(area)
    if holder == seat:
        return KEEP
    if far[area] >= FAR:
        return NEVER
    guarded = t.garrison[area] and t.guard[area] != seat
    if guarded or t.neutral[area]:
        first = GARRISON
    elif holder < 0:
        first = OPEN
    elif not t.size[area]:
        first = LEFT
    else:
        first = CASTLE if LEVEL[area] else FIELD
    return float(first * MARCH ** (far[area] - 1))


def marches_to(t: BoardTable, seat: int) -> list[int]:
    """How many marches take the nearest army to every land area, by land or with the ships that are there."""
    far = [FAR] * len(KIND)
    front = [area for area in t.held[seat] if KIND[area] == LAND]
    for area in front:
        far[area] = 0
    front = [b for area in front for b in land_reach(t, seat, area)]
    steps = 1
    while front:
        found = [b for b in dict.fromkeys(front) if far[b] > steps and t.neutral[b] != BLOCKED]
        for area in found:
            far[area] = steps
        front = [b for area in found for b in LANDS_NEAR[area]]
        steps += 1
    return far
