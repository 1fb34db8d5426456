"""What things are worth: the judgement behind the heuristics. Worth is measured in influence markers."""

from __future__ import annotations

from smallcouncil.games.ironthrone.facts import (
    CHARACTER,
    CHARACTER_OF,
    FACE,
    HOUSE_OF,
    KIND,
    PEACE,
    REFILL_TO,
    TORTURE_CHARACTER,
    TORTURE_OTHER,
    VALUE,
)
from smallcouncil.games.ironthrone.state import CHALLENGING, ThroneTable

POWER = 0.07
SHEET = 0.04
CARD = 0.08
PRICK = 0.04  # what it is worth that a character of a rival loses one power
HOSTAGE = 0.2
RANSOM = 0.2  # what it is worth to get back a card of the own house, which would be tortured
VICTORY = 7.0
MARKER = 2.4
AHEAD, LEAST = 0.4, 0.5  # how much more a rival's marker hurts for each that he is ahead, and what it does in any case
SHARED = 0.5  # how much of the markers of supporters counts against a victory: they would get theirs another time


def marker(t: ThroneTable, seat: int) -> float:
    """What the next marker is worth to a seat: the last one is the game."""
    return VICTORY if t.markers_left(seat) <= 1 else MARKER + 0.12 * t.score(seat)


def envy(t: ThroneTable) -> float:
    """How much of another one's gain is one's own loss."""
    return 1.0 / (t.players - 1)


def rival_marker(t: ThroneTable, seat: int, rival: int) -> float:
    """How bad it is for a seat that a rival spreads a marker: the worse, the further ahead that one is; sharing the
    victory is no disaster."""
    if t.markers_left(rival) <= 1:
        return VICTORY if t.markers_left(seat) > 1 else 2.5
    ahead = 1 + AHEAD * (t.score(rival) - t.score(seat))
    return envy(t) * marker(t, rival) * max(ahead, LEAST)


def leads(t: ThroneTable, seat: int) -> bool:
    mine = t.score(seat)
    return all(t.score(s) <= mine for s in range(t.players))


# ------------------------------------------------------------------ encounters


def champion(t: ThroneTable, seat: int) -> int:
    """The character with which a seat takes part, or as long as none is sent, the strongest."""
    sent = t.encounter.sent[seat]
    return sent if sent >= 0 else max(t.people[seat], key=lambda c: t.power[c])


def side_power(t: ThroneTable, side: int) -> int:
    e = t.encounter
    return sum([t.power[champion(t, s)] + e.extra[s] for s in range(t.players) if e.side[s] == side])


def spoils(t: ThroneTable, seat: int, side: int) -> tuple[float, float]:
    """What it is worth to a seat that its side wins, and that it loses; hostages and the own penalty aside."""
    markers = sum([rival_marker(t, seat, s) for s in range(t.players) if s != seat and spreads(t, s)])
    if side == CHALLENGING:
        return marker(t, seat) - SHARED * markers, 0.0
    return 2 * CARD + 2 * POWER, -markers


def spreads(t: ThroneTable, seat: int) -> bool:
    """Will a seat spread a marker if the challenger wins?"""
    return t.encounter.side[seat] == CHALLENGING or seat == t.encounter.challenger


def penalty_cost(t: ThroneTable, character: int) -> float:
    power = t.power[character]
    return (power + 1) // 2 * (POWER - 0.02) + (0.5 if power <= 1 else 0.0)


# ------------------------------------------------------------------ cards


def torture_worth(t: ThroneTable, seat: int, card: int) -> float:
    owner = t.seat_of[HOUSE_OF[card]]
    rank = 1.0 + 0.3 * t.score(owner)
    if KIND[card] != CHARACTER:
        living = t.living(owner)
        if len(living) == 1 and t.power[living[0]] <= TORTURE_OTHER:
            return 3.0 if leads(t, seat) else -3.0
        return SHEET + PRICK * rank
    character = CHARACTER_OF[card]
    if character == t.leader[owner]:
        return 0.03 * min(4, t.sheet[owner]) * rank
    power = t.power[character]
    if not power:
        return 0.0
    if power <= TORTURE_CHARACTER and len(t.living(owner)) == 1:
        return 3.0 if leads(t, seat) else -3.0
    return (0.5 + 0.05 * power if power <= TORTURE_CHARACTER else 0.15) * rank


def captives(t: ThroneTable, holder: int, owner: int) -> list[int]:
    """The hostages of a house that somebody holds."""
    return [card & FACE for card in t.hostages[holder] if HOUSE_OF[card & FACE] == t.house[owner]]


def taking_worth(t: ThroneTable, seat: int, other: int, number: int) -> float:
    """What so many hostages are worth to who takes them in a deal: first the own people are freed."""
    freed = min(number, len(captives(t, other, seat)))
    return freed * RANSOM + (number - freed) * HOSTAGE


def giving_cost(t: ThroneTable, seat: int, other: int, number: int) -> float:
    """What so many hostages cost who gives them: first those that the other one comes for, as he finds them."""
    held = captives(t, seat, other)
    freed = min(number, len(held))
    if not freed:
        return number * HOSTAGE
    worth = 0.0
    for card in held:
        worth += max(torture_worth(t, seat, card), release_worth(t, seat, card))
    return freed * worth / len(held) + (number - freed) * HOSTAGE


def release_worth(t: ThroneTable, seat: int, card: int) -> float:
    """A new card for the holder; the owner gets an old one back, which is worth little if it is weak or its character
    is dead. Who is far behind may have it."""
    owner = t.seat_of[HOUSE_OF[card]]
    gain = CARD if len(t.hands[seat]) >= REFILL_TO else 0.7 * CARD
    kind = KIND[card]
    if kind == CHARACTER:
        character = CHARACTER_OF[card]
        alive = character == t.leader[owner] or t.power[character] > 0
        value = CARD if alive else 0.01
    else:
        value = CARD if kind == PEACE else 0.01 * VALUE[card]
    return gain - envy(t) * value * (1 + 0.3 * t.score(owner))
