"""Two players: what one loses the other wins, so that everything is counted in units of an army.

What an army may do in a turn is played on paper: it takes the best of its neighbours, goes on with what should be left,
and stops where going on loses more than it wins.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import HAS_CASTLE, TERRITORIES
from smallcouncil.games.risk.heuristics.odds import fallen, gain
from smallcouncil.games.risk.heuristics.territories import NEAR, prowess, resistance
from smallcouncil.games.risk.turn.victory import skirmish_points

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

# What it is worth, in units, ...
LAND, CASTLE = 0.4, 0.35  # to hold a territory: what it may bring, if it is still held in the next turn
LOSS, CASTLE_LOSS = 1.3, 0.6  # that the rival has lost it: he counts his reinforcements at once
BREAK = 1.0  # ... each unit that a whole region would have brought him
REGION = 0.3  # ... one that it would bring oneself
CARD = 2.0  # the first conquest of a turn besides: it earns a card
VICTORY = 30.0  # the rival's last territory
ENDING = 60.0  # to draw the end game card as the one who leads in points, or to leave it there as the other
RETURN, STOP = 2.0, 10.0  # the own seat of power, if it is lost; that of a rival who is about to win by points
GAINFUL = 0.1  # an invasion must gain so much to be begun or to go on
# What decides who wins, in units, at the beginning of a turn; fitted, see tests/risk/duel_weights.py.
TERRITORY, STRONGHOLD, HAND = 1.0, 0.9, 4.0  # ... for each territory, castle and card
AT_FRONT, EXPOSED = 0.6, 1.1  # a unit beside the rival counts for more, a territory beside him for less
SPECIAL, MAESTER, GOLD = 0.8, 0.7, 0.3  # what counts for a unit in battle; a card; a hundred
POINT, LATE_POINT, LATE = 0.2, 0.45, 6  # victory points, in themselves; the late ones more
TURN, TURN_ITSELF = 10.0, 0.5  # to have the turn, in units and in itself
MARCH = 6  # territories that an army takes in a turn, on paper
SURVIVORS = 3  # units that must move in where three dice were thrown; the others may stay


def prizes(t: RiskTable, seat: int) -> list[float]:
    """What it is worth to take each territory, the first one of this turn not counted as such."""
    owner = t.owner
    rival = 1 - seat
    last = VICTORY if t.held[rival] == 1 else 0.0
    found = [0.0] * len(TERRITORIES)
    for a in t.board.areas:
        if owner[a] == rival:
            found[a] = LAND + LOSS + last + (CASTLE + CASTLE_LOSS) * HAS_CASTLE[a]
        elif owner[a] != seat:
            found[a] = LAND + CASTLE * HAS_CASTLE[a]
    for _, bonus, areas in t.board.regions:
        mine = theirs = 0
        for a in areas:
            if owner[a] == seat:
                mine += 1
            elif owner[a] == rival:
                theirs += 1
        share = (mine + 1) / len(areas)  # with the next one
        extra = BREAK * bonus if theirs == len(areas) else REGION * bonus * share * share if mine else 0.0
        if extra:
            for a in areas:
                found[a] += extra
    if t.dominion_victory:
        seats_of_power(t, seat, found)
    return found


def seats_of_power(t: RiskTable, seat: int, found: list[float]) -> None:
    """Nobody wins by points without his own one."""
    rival = 1 - seat
    home = t.seat_of_power(seat)
    if t.owner[home] != seat:
        found[home] += RETURN
    home = t.seat_of_power(rival)
    if t.owner[home] == rival and facts.POINTS_TO_WIN - t.points[rival] <= NEAR:
        found[home] += STOP


def first_prize(t: RiskTable, seat: int, attackers: int) -> float:
    """What the first conquest of a turn is worth besides: a card. The end game card may be the next one, and every two
    that attack may turn about two points of land until it is drawn."""
    if t.conquered:
        return 0.0
    if not t.end_places or len(t.deck) > t.end_places:
        return CARD
    end = 1 / len(t.deck)
    leads = skirmish_points(t, seat) + attackers > skirmish_points(t, 1 - seat)
    return CARD * (1 - end) + (ENDING if leads else -ENDING) * end


def invasion(t: RiskTable, seat: int, source: int, target: int, attackers: int, worth: list[float]) -> float:
    """What an invasion that is declared next gains, with all that the army may take after it."""
    plain = worth[target]
    worth[target] += first_prize(t, seat, attackers)
    gained = conquest(t, seat, source, target, attackers, worth, [])
    worth[target] = plain
    return gained


def campaign(t: RiskTable, seat: int, source: int, units: int, worth: list[float]) -> float:
    """What so many units in an own territory gain this turn."""
    return march(t, seat, source, units - 1 + prowess(t, source), worth, [])


def march(t: RiskTable, seat: int, source: int, attackers: int, worth: list[float], taken: list[int]) -> float:
    """The same for those that may attack and have taken something already: the best neighbour comes first."""
    if attackers < 1 or len(taken) == MARCH:
        return 0.0
    owner = t.owner
    most, best = 0.0, -1
    for b in t.board.neighbours[source]:
        if owner[b] != seat and b not in taken:
            gained = gain(attackers, resistance(t, b), worth[b], owner[b] >= 0)
            if gained > most:
                most, best = gained, b
    return conquest(t, seat, source, best, attackers, worth, taken) if best >= 0 else 0.0


def conquest(
    t: RiskTable, seat: int, source: int, target: int, attackers: int, worth: list[float], taken: list[int]
) -> float:
    """What one territory gains, and who is left goes on from there or, as far as they may stay, from where they are."""
    defenders = resistance(t, target)
    left = int(attackers - fallen(defenders) + 0.5)
    more = 0.0
    if left > 1:
        taken.append(target)
        more = march(t, seat, target, left - 1, worth, taken)
        if left > SURVIVORS + 1:
            more = max(more, march(t, seat, source, left - SURVIVORS, worth, taken))
        taken.pop()
    return gain(attackers, defenders, worth[target] + more, t.owner[target] >= 0)


def fronts(t: RiskTable, seat: int, areas: list[int], more: int) -> list[float]:
    """By how much so many further units raise what each of these territories promises."""
    worth = prizes(t, seat)
    owner = t.owner
    found = []
    for a in areas:
        if all([owner[b] == seat for b in t.board.neighbours[a]]):
            found.append(-1.0)
        else:
            units = t.units[a]
            found.append(campaign(t, seat, a, units + more, worth) - campaign(t, seat, a, units, worth))
    return found


def goes_forward(t: RiskTable, seat: int, source: int, target: int, most: int) -> bool:
    """Whether all who may follow into a territory that was taken have more to gain there than where they are."""
    worth = prizes(t, seat)
    stay = campaign(t, seat, source, t.units[source], worth) + campaign(t, seat, target, t.units[target], worth)
    there = campaign(t, seat, target, t.units[target] + most, worth)
    return there + campaign(t, seat, source, t.units[source] - most, worth) >= stay


def chances(t: RiskTable) -> list[float]:
    """The chance of each seat to win when a turn begins. What a lead in units is worth falls with the number of units
    on the board."""
    total = 0
    for a in t.board.areas:
        if t.owner[a] >= 0:
            total += t.units[a]
    scale = 1 / sqrt(max(total, 1))
    lead = (wealth(t, 0) - wealth(t, 1)) * scale
    if t.dominion_victory:
        lead += in_points(t.points[0]) - in_points(t.points[1])
    if t.turn >= 0:
        turn = TURN * scale + TURN_ITSELF
        lead += turn if t.turn == 0 else -turn
    first = 1 / (1 + exp(-lead))
    return [first, 1 - first]


def wealth(t: RiskTable, seat: int) -> float:
    """What a seat has, in units."""
    owner, units, neighbours = t.owner, t.units, t.board.neighbours
    rival = 1 - seat
    found = HAND * len(t.hand[seat]) + TERRITORY * t.held[seat]
    found += MAESTER * len(t.maesters[seat]) + GOLD / 100 * t.gold[seat]
    for a in t.lands[seat]:
        found += units[a] + STRONGHOLD * HAS_CASTLE[a]
        if t.specials_in_play:
            found += SPECIAL * (resistance(t, a) - units[a])
        for b in neighbours[a]:
            if owner[b] == rival:
                found += AT_FRONT * units[a] - EXPOSED
                break
    return found


def in_points(points: int) -> float:
    return POINT * points + LATE_POINT * max(points - LATE, 0)
