"""What an active player is likely to lay, from all that is known of a hand, and what that means for a war.

A hand that nobody has seen may be any cards of the deck: every value is weighed by its chance, not by one guess.
"""

from __future__ import annotations

from math import comb, exp

from smallcouncil.games.ironthrone.facts import FACE, KIND, PEACE, SEEN, VALUE, WAR, WAR_VALUES
from smallcouncil.games.ironthrone.heuristics.peace import peace_chance, promised
from smallcouncil.games.ironthrone.heuristics.worth import side_power
from smallcouncil.games.ironthrone.state import CHALLENGING, DEFENDING, ThroneTable

BEST, SECOND, ANY = 0.5, 0.3, 0.2  # how often the best war card is laid, the second best, and just any
FALLING = sorted(WAR_VALUES, reverse=True)
MOST = FALLING[0]
SURPRISE = 2.0  # how far cards played and abilities may move a total
REACH = 100  # leads beyond it are as sure
CERTAINTY = [1 / (1 + exp(-lead / SURPRISE)) for lead in range(-REACH, REACH + 1)]

PEACEFUL = -1  # stands for the value of a peace card


class Hand:
    """What a viewer knows of the cards from which an active player lays: some cards, and a number of others out of a
    pool of all that may be there."""

    __slots__ = ("known", "unknown", "pool")

    def __init__(self, t: ThroneTable, viewer: int, seat: int) -> None:
        e = t.encounter
        cards = t.hands[seat]
        side = e.side[seat]
        if side >= 0 and e.is_active(seat) and e.laid[side] >= 0:
            cards = [*cards, e.laid[side]]
        seen = 1 << (SEEN + viewer)
        mine = viewer == seat
        self.known = [card & FACE for card in cards if mine or card & seen]
        self.unknown = len(cards) - len(self.known)
        self.pool = [] if mine and cards else [card & FACE for card in cards if not card & seen] + t.decks[seat]
        if not cards:  # who has none lays the top of the deck
            self.unknown = min(1, len(self.pool))

    def has_peace(self) -> float:
        """The chance that there is a peace card."""
        if any([KIND[face] == PEACE for face in self.known]):
            return 1.0
        return 1.0 - self.without(sum([KIND[face] == PEACE for face in self.pool]))

    def without(self, cards: int) -> float:
        """The chance that none of so many cards of the pool is in the hand."""
        return comb(len(self.pool) - cards, self.unknown) / comb(len(self.pool), self.unknown)

    def with_one(self, cards: int) -> float:
        """The chance that exactly one of them is."""
        if not self.unknown:
            return 0.0
        return cards * comb(len(self.pool) - cards, self.unknown - 1) / comb(len(self.pool), self.unknown)

    def wars(self) -> list[tuple[int, float]]:
        """War values that may be laid, with their chances; 0 if there is no war card at all."""
        share = self.unknown / len(self.pool) if self.pool else 0.0
        here = [VALUE[face] for face in self.known if KIND[face] == WAR]
        there = [VALUE[face] for face in self.pool if KIND[face] == WAR]
        number = len(here) + share * len(there)
        odds: list[tuple[int, float]] = []
        if not number:
            return [(0, 1.0)]
        known = possible = 0  # cards of this value or better
        first = second = 0.0  # chances that the best, the second best is at least this
        for value in FALLING:
            now, maybe = here.count(value), there.count(value)
            if not now and not maybe:
                continue
            known += now
            possible += maybe
            none = self.without(possible) if known < 2 else 0.0
            one = self.with_one(possible) if not known else 0.0
            best = 1.0 - none if not known else 1.0
            next_best = 1.0 - none - one  # with one card known, one more of the pool is enough
            chance = BEST * (best - first) + SECOND * (next_best - second) + ANY * (now + share * maybe) / number
            odds.append((value, chance))
            first, second = best, next_best
        odds.append((0, max(0.0, 1.0 - sum([chance for _, chance in odds]))))
        return odds


def card_odds(t: ThroneTable, viewer: int, seat: int) -> list[tuple[int, float]]:
    """Encounter cards that an active player may lay, as a viewer sees it: war values, or PEACEFUL, with chances."""
    hand = Hand(t, viewer, seat)
    peace = peace_chance(t, seat) * (1.0 if promised(t, seat) else hand.has_peace())
    odds = [(value, chance * (1.0 - peace)) for value, chance in hand.wars()]
    if peace:
        odds.append((PEACEFUL, peace))
    return odds


class Outlook:
    """How an encounter is likely to end, as a viewer sees it before cards are laid."""

    __slots__ = ("lead", "margins", "betrays", "peace")

    def __init__(self, t: ThroneTable, viewer: int) -> None:
        e = t.encounter
        self.lead = side_power(t, CHALLENGING) - side_power(t, DEFENDING)
        self.margins = [0.0] * (2 * MOST + 1)  # by how much the challenger's card is higher, and MOST
        self.betrays = 0.0  # the chance that the challenger lays war and the defender peace
        self.peace = 0.0
        defender = card_odds(t, viewer, e.defender)
        trusting = sum([chance for value, chance in defender if value == PEACEFUL])
        for mine, chance in card_odds(t, viewer, e.challenger):
            if mine == PEACEFUL:
                self.peace = chance * trusting
                continue
            for yours, other in defender:
                if yours == PEACEFUL:
                    self.betrays += chance * other
                else:
                    self.margins[mine - yours + MOST] += chance * other

    def chance(self, extra: int = 0) -> float:
        """Of the challenger's side to win, with so much more power on it."""
        shift = self.lead + extra + REACH - MOST
        top = 2 * REACH
        return self.betrays + sum([m * CERTAINTY[min(max(i + shift, 0), top)] for i, m in enumerate(self.margins) if m])

    def chance_of(self, side: int, extra: int = 0) -> float:
        """Of a side to win, with so much more power on it."""
        return self.chance(extra) if side == CHALLENGING else 1 - self.peace - self.chance(-extra)
