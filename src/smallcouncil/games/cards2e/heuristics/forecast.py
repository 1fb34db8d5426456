"""What a challenge is about: the strength that stands for it, and what a claim takes from whom."""

from __future__ import annotations

from smallcouncil.games.cardgame.heuristics.armies import damage
from smallcouncil.games.cardgame.heuristics.worth import BITS, CARD, POWER
from smallcouncil.games.cardgame.layout.prints import INTRIGUE, MILITARY
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.heuristics.worth import horizon, in_play
from smallcouncil.games.cards2e.phases.titles import rivals
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable

# How much of the strength of a character with so many icons is there for each of them: it fights for one only.
SHARES = (0.0, 1.0, 0.65, 0.5)


def standing(t: ThronesTable, seat: int) -> list[int]:
    kneeling = t.kneeling
    return [c for c in t.characters(seat) if not kneeling[c]]


def might(t: ThronesTable, cards: list[int]) -> list[float]:
    """The strength that characters have for each type of challenge, if they share it out."""
    if t.stale:
        refresh(t)
    sums = [0.0, 0.0, 0.0]
    icons, strength = t.icons, t.strength
    for card in cards:
        its = icons[card] & 7
        power = strength[card] * SHARES[BITS[its]]
        if its & 1:
            sums[0] += power
        if its & 2:
            sums[1] += power
        if its & 4:
            sums[2] += power
    return sums


def loss(t: ThronesTable, victim: int, kind: int, claim: int) -> float:
    """What a claim takes from a seat."""
    if kind == MILITARY:
        people = sorted([in_play(t, c) for c in t.characters(victim)])
        return horizon(t) * sum(people[:claim])
    if kind == INTRIGUE:
        return horizon(t) * 1.4 * CARD * min(claim, len(t.hands[victim]))
    return POWER * min(claim, t.power[t.house[victim]])


def spoils(t: ThronesTable, seat: int, kind: int, opponent: int) -> float:
    """What a won challenge takes from the loser and gives the winner."""
    claim = t.value(seat, modifiers.CLAIM)
    share = damage(t, seat, opponent)
    lost = loss(t, opponent, kind, claim)
    worth = share * lost
    if kind > INTRIGUE:
        worth += 0.6 * lost if t.players == 2 else lost
        if t.total_power(opponent) >= TO_WIN - 4:
            worth += 0.5 * lost
    if rivals(t, seat, opponent):
        worth += POWER
    return worth
