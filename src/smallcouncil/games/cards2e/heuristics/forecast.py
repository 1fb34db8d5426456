"""What the challenges that are still to come this round promise a seat, and threaten it with.

A character fights once a round. Whoever kneels an attacker gives up a defender, and the other way round: that price is
the difference between two forecasts, with the character standing and without it.
"""

from __future__ import annotations

from smallcouncil.games.cardgame.heuristics.worth import BITS, CARD, POWER
from smallcouncil.games.cardgame.layout.prints import INTRIGUE, MILITARY
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.challenges.phase import ChallengesPhase, may_initiate
from smallcouncil.games.cards2e.heuristics.worth import horizon, in_play
from smallcouncil.games.cards2e.phases.titles import rivals
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable

# How much of the strength of a character with so many icons is there for each of them: it fights for one only.
SHARES = (0.0, 1.0, 0.65, 0.5)
KINDS = (0, 1, 2)


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


def damage(t: ThronesTable, seat: int, victim: int) -> float:
    """How much a seat has of what another one loses: all of it at a table of two, most of it if that one leads."""
    if t.players == 2:
        return 1.0
    power = t.total_power(victim)
    leads = all(t.total_power(s) <= power for s in t.alive if s != seat)
    return 0.5 * leads + 0.5 / (len(t.alive) - 1)


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


def odds(attack: float, defense: float) -> float:
    """How likely one strength beats another, as long as nobody has declared anything."""
    if not attack:
        return 0.0
    return attack * attack / (attack * attack + defense * defense)


class Forecast:
    """The challenges to come, seen from one seat; which of its own characters stand is left open."""

    __slots__ = ("threats", "chances", "attackers")

    def __init__(self, t: ThronesTable, seat: int) -> None:
        self.threats: list[tuple[int, float, float]] = []  # type, strength, loss
        self.chances: list[tuple[int, float, float]] = []  # type, strength against it, gain
        self.attackers = 0  # the characters of others who may attack: each fights once
        waiting: list[int] = []
        for procedure in t.stack:
            if isinstance(procedure, ChallengesPhase):
                waiting = procedure.waiting
                break
        active = t.active_player
        some = 1.0 if t.players == 2 else 1.5 / (len(t.alive) - 1)  # an attacker may turn against others
        mine = seat == active or seat in waiting
        for other in t.alive:
            if other == seat:
                continue
            cards = standing(t, other)
            their = might(t, cards)
            if other == active or other in waiting:
                claim = t.value(other, modifiers.CLAIM)
                self.attackers += fighters(t, cards)
                for kind in KINDS:
                    if their[kind] and may_initiate(t, other, kind, seat):
                        self.threats.append((kind, their[kind], some * loss(t, seat, kind, claim)))
            if mine:
                for kind in KINDS:
                    if may_initiate(t, seat, kind, other):
                        self.chances.append((kind, their[kind], spoils(t, seat, kind, other)))

    def worth(self, t: ThronesTable, cards: list[int], without: int = -1) -> float:
        """What to expect if these own characters stand, `without` a challenge of a type."""
        sums = might(t, cards)
        best = [0.0, 0.0, 0.0]
        for kind, guard, gain in self.chances:
            if kind != without:
                hope = odds(sums[kind], guard) * (gain if guard else gain + POWER)
                if hope > best[kind]:
                    best[kind] = hope
        return most_of(best, fighters(t, cards)) - self.fear(sums)

    def fear(self, sums: list[float]) -> float:
        """What the others' attacks threaten to take from so much strength for each type of challenge."""
        fears = []
        for kind, attack, lost in self.threats:
            own = sums[kind]
            fears.append(odds(attack, own) * (lost if own else lost + POWER))
        return most_of(fears, self.attackers)


def fighters(t: ThronesTable, cards: list[int]) -> int:
    """Those of the characters who can fight for anything."""
    icons = t.icons
    return sum([1 for card in cards if icons[card] & 7])


def most_of(values: list[float], count: int) -> float:
    """The sum of the greatest so many: nobody fights twice."""
    if len(values) <= count:
        return sum(values)
    values.sort(reverse=True)
    return sum(values[:count])
