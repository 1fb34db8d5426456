"""Littlefinger: gold that is given for a favour. Nobody is bound by it, but who takes it remembers for a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.armies import KINDS
from smallcouncil.games.cardgame.heuristics.skirmish import Skirmish
from smallcouncil.games.cardgame.heuristics.worth import POWER
from smallcouncil.games.cardgame.rounds.phases import CHALLENGES
from smallcouncil.games.cards1e import words
from smallcouncil.games.cards1e.heuristics.armies import muster
from smallcouncil.games.cards1e.heuristics.worth import LAST_STEP, missing
from smallcouncil.games.cards1e.state import CouncilTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

PEACE = 2  # the gold for which somebody is left alone
DANGER = 4.0  # what an attack must cost to be bought off


def gift(t: CouncilTable, seat: int, ask: Ask, usual: Choice) -> Choice:
    """What to say instead of `usual`: before a seat is done with the challenges, its gold may still buy something."""
    if t.phase != CHALLENGES or usual not in (shared.PASS, shared.DONE):
        return usual
    offers = [c for c in ask.choices[ask.answers :] if c.verb is words.GIVE]
    if not offers:
        return usual
    wanted = against_a_crown(t, seat) or for_peace(t, seat)
    return wanted if wanted in offers else usual


def against_a_crown(t: CouncilTable, seat: int) -> Choice | None:
    """Dominance would crown somebody: gold makes another one his equal, and equals win nothing."""
    sums = {s: t.dominance_strength(s) for s in t.alive}
    first = max(sums, key=sums.__getitem__)
    if not t.is_opponent(seat, first) or missing(t, first) > 1:
        return None
    others = [s for s in sums if s not in (seat, first)]
    if not others:
        return None
    second = max(others, key=sums.__getitem__)
    if sums[first] == max(sums[seat], sums[second]):
        return None
    return words.GIVE(sums[first] - sums[second], second)


def for_peace(t: CouncilTable, seat: int) -> Choice | None:
    """Whoever may still attack and would hurt most is paid not to, unless he is about to win."""
    skirmish = Skirmish(muster(t, seat))
    start = skirmish.army.at_start
    threats: dict[int, float] = {}
    if seat in start.turns[1:] or (seat in start.turns and skirmish.next_attack(start, seat)):
        return None  # nobody pays before his own attacks
    for other in start.turns:
        if other == seat:
            continue
        for kind in KINDS:
            if seat in start.left[other][kind]:
                team, sure = skirmish.enough(start, other, kind, seat)
                lost = skirmish.promise(start, other, kind, seat, team) if sure else 0.0
                if sure and not skirmish.guard(start, seat, kind, 0):
                    lost += POWER
                threats[other] = threats.get(other, 0.0) + lost
    if not threats:
        return None
    worst = max(threats, key=threats.__getitem__)
    if threats[worst] < DANGER or t.given(seat, worst) or missing(t, worst) <= LAST_STEP:
        return None
    return words.GIVE(PEACE, worst)


def is_friend(t: CouncilTable, seat: int, other: int) -> bool:
    """Whether one of two has paid the other for peace this round; nobody lets anybody win for it."""
    paid = max(t.given(other, seat), t.given(seat, other))
    return paid >= PEACE and missing(t, other) > LAST_STEP
