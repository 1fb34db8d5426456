"""Challenges: which, with whom, against whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cards1e import words
from smallcouncil.games.cards1e.challenges.challenge import Challenge
from smallcouncil.games.cards1e.facts import INTRIGUE, MILITARY
from smallcouncil.games.cards1e.heuristics.worth import card_worth
from smallcouncil.games.cards1e.state import CouncilTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice


def ready(t: CouncilTable, seat: int, kind: int) -> int:
    """The strength that a seat could bring to a challenge."""
    return sum(t.strength_of(c) for c in t.characters(seat) if not t.kneeling[c] and t.has_icon(c, kind))


def gain(t: CouncilTable, seat: int, kind: int, opponent: int) -> float:
    """What it is worth to win a challenge."""
    claim = t.claim(seat)
    if kind == MILITARY:
        return 4.0 * min(claim, len(t.characters(opponent)))
    if kind == INTRIGUE:
        return 1.5 * min(claim, len(t.hands[opponent]))
    return 6.0 * min(claim, t.power[t.house[opponent]])


def challenge(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    best, value = shared.PASS, 0.0
    for choice in ask.choices:
        if choice.verb is words.CHALLENGE:
            kind, opponent = choice.args
            margin = ready(t, seat, kind) - ready(t, opponent, kind)
            promise = gain(t, seat, kind, opponent) + 3.0 + 0.1 * t.total_power(opponent)
            worth = promise if margin >= 0 else promise + 2 * margin
            if worth > value:
                best, value = choice, worth
    return best


def attack(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """The strongest, until nobody could hold out against them."""
    fight = t.nearest(Challenge)
    assert fight is not None
    force = sum(t.strength_of(c) for c in fight.chosen)
    if fight.chosen and force >= max(1, ready(t, fight.opponent, fight.kind)):
        return shared.DONE
    attackers = [choice for choice in ask.choices if choice.verb is words.ATTACK]
    return max(attackers, key=lambda choice: t.strength_of(choice.args[0])) if attackers else shared.DONE


def defend(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """Enough to win; else one who denies the glory; else nobody."""
    fight = t.nearest(Challenge)
    assert fight is not None
    force = t.side_strength(t.attacker)
    able = [choice for choice in ask.choices if choice.verb is words.DEFEND]
    chosen = sum(t.strength_of(c) for c in fight.chosen)
    possible = chosen + sum(t.strength_of(choice.args[0]) for choice in able)
    if not able or chosen > force:
        return shared.DONE
    if possible > force:
        return max(able, key=lambda choice: t.strength_of(choice.args[0]))
    weakest = min(able, key=lambda choice: (t.strength_of(choice.args[0]) < 1, card_worth(t, choice.args[0])))
    return weakest if not fight.chosen and t.strength_of(weakest.args[0]) > 0 else shared.DONE


def bypass(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """The strongest who could defend."""
    able = [c for c in ask.choices if c.verb is words.BYPASS and not t.kneeling[c.args[0]]]
    able = [c for c in able if t.has_icon(c.args[0], t.type)]
    return max(able, key=lambda choice: t.strength_of(choice.args[0])) if able else shared.PASS


def redirect(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    return words.REDIRECT if t.against == seat else shared.PASS
