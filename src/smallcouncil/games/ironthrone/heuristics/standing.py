"""Everyone's chance to win when a turn begins, fitted to such positions of whole games
(`tests/ironthrone/standing_weights.py`): what counts is who stands near the end, who challenges next, and how strong
the two are who fight for a house."""

from __future__ import annotations

from math import exp

from smallcouncil.games.ironthrone.facts import CHARACTER, CHARACTER_OF, FACE, INFLUENCE, KIND, PEACE, VALUE, WAR
from smallcouncil.games.ironthrone.state import ThroneTable

LAST = INFLUENCE - 1  # markers of who needs one more
FEATURES = (
    "first marker",
    "second marker",
    "third marker",
    "fourth marker",
    "strongest",
    "second",
    "useful",
    "wars",
    "peaces",
    "broken",
    "wait",
    "turn to win",
    "chase",
    "end in sight",
)
# by the number of players; with more of them every one of these things decides less
WEIGHTS = {
    3: (0.37, 0.58, 0.65, 1.36, 0.10, 0.056, 0.038, 0.010, 0.02, -0.31, -0.30, 0.35, 0.195, 0.15),
    4: (0.30, 0.40, 0.49, 1.09, 0.09, 0.036, 0.022, 0.007, 0.02, -0.16, -0.28, 0.36, 0.196, 0.21),
    5: (0.32, 0.46, 0.56, 0.89, 0.063, 0.019, 0.017, 0.004, 0.012, -0.24, -0.32, 0.33, 0.16, 0.19),
}


def standing(t: ThroneTable, seat: int, most: int, ends: bool) -> list[float]:
    """What a seat has, in the order of the features; the most markers that a rival has spread, and whether a house is
    down to its last character, which may end the game at once."""
    score = t.score(seat)
    power = sorted([t.power[c] for c in t.people[seat]], reverse=True)
    useful = wars = peaces = 0
    for card in t.hands[seat]:
        face = card & FACE
        kind = KIND[face]
        if kind == WAR:
            wars += VALUE[face]
        elif kind == PEACE:
            peaces += 1
        elif kind == CHARACTER:
            useful += CHARACTER_OF[face] == t.leader[seat] or t.power[CHARACTER_OF[face]] > 0
    wait = (seat - t.encounter.challenger) % t.players
    return [
        *[float(score >= marker) for marker in range(1, INFLUENCE)],
        float(power[0]),
        float(power[1]),
        float(useful),
        float(wars),
        float(min(peaces, 2)),
        float(t.broken[seat] > 0),
        wait / t.players,
        float(score >= LAST and not wait),
        float(score) if most >= LAST else 0.0,
        float(score) if ends else 0.0,
    ]


def standings(t: ThroneTable) -> list[list[float]]:
    scores = [t.score(s) for s in range(t.players)]
    ends = any([len(t.living(s)) <= 1 for s in range(t.players)])
    return [
        standing(t, seat, max([score for s, score in enumerate(scores) if s != seat]), ends)
        for seat in range(t.players)
    ]


def evaluate(t: ThroneTable) -> list[float]:
    """The chance of each seat to win."""
    if t.result is not None:
        winners = t.result.winners
        return [1 / len(winners) if s in winners else 0.0 for s in range(t.players)]
    if min(t.leader) < 0:  # before the first turn nothing tells them apart
        return [1 / t.players] * t.players
    weights = WEIGHTS[t.players]
    grown = [exp(sum([w * x for w, x in zip(weights, row, strict=True)])) for row in standings(t)]
    whole = sum(grown)
    return [g / whole for g in grown]
