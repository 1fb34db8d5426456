"""Who may attack, whom, and who may defend."""

from __future__ import annotations

from smallcouncil.games.cards1e import modifiers
from smallcouncil.games.cards1e.challenges.tolls import price, tolls
from smallcouncil.games.cards1e.facts import JOUST
from smallcouncil.games.cards1e.phases.titles import supports
from smallcouncil.games.cards1e.state import CouncilTable

# What may keep a character from being declared.
DECLARING = 1 << modifiers.CANNOT_ATTACK | 1 << modifiers.CANNOT_DEFEND | 1 << modifiers.DECLARE_TOLL


def may_be_challenged(t: CouncilTable, seat: int, kind: int, opponent: int) -> bool:
    """Whether a seat may challenge another one at all: support and prohibitions."""
    if not t.is_opponent(seat, opponent) or supports(t, seat, opponent):
        return False
    return not t.is_ruled(modifiers.FORBID_CHALLENGE) or not t.total(modifiers.FORBID_CHALLENGE, seat, kind, opponent)


def may_attack(t: CouncilTable, card: int, kind: int, due: int = 0) -> bool:
    """Whether a character may be declared as attacker, so much gold being due already."""
    if t.kneeling[card] or not t.has_icon(card, kind):
        return False
    if not t.ruled & DECLARING:
        return True
    return not t.total(modifiers.CANNOT_ATTACK, card) and can_afford(t, card, due)


def can_attack(t: CouncilTable, cards: list[int], kind: int, due: int = 0) -> bool:
    """Whether any of these characters may be declared as attacker."""
    for card in cards:  # noqa: SIM110 (a generator costs as much as the question)
        if may_attack(t, card, kind, due):
            return True
    return False


def may_defend(t: CouncilTable, card: int, due: int = 0) -> bool:
    if t.kneeling[card] or not t.has_icon(card, t.type) or card in t.bypassed or card in t.defenders:
        return False
    if not t.ruled & DECLARING:
        return True
    return not t.total(modifiers.CANNOT_DEFEND, card) and can_afford(t, card, due)


def can_afford(t: CouncilTable, card: int, due: int) -> bool:
    """Whether its controller could pay what it costs to declare a character."""
    if not t.is_ruled(modifiers.DECLARE_TOLL):
        return True
    own = price(tolls(t, modifiers.DECLARE_TOLL, card))
    return not own or t.can_pay(t.control[card], due + own)


def declaration_price(t: CouncilTable, cards: list[int]) -> int:
    if not t.is_ruled(modifiers.DECLARE_TOLL):
        return 0
    return sum(price(tolls(t, modifiers.DECLARE_TOLL, card)) for card in cards)


def most_defenders(t: CouncilTable, seat: int) -> int:
    """How many defenders a seat may declare: none, one against a lone jouster, or any number."""
    if t.total(modifiers.NO_DEFENDERS, seat):
        return 0
    attackers = t.participants(t.attacker)
    alone = len(attackers) == 1 and t.has_keyword(attackers[0], JOUST)
    return 1 if alone else t.box.size


def able_defenders(t: CouncilTable, seat: int, chosen: list[int]) -> list[int]:
    """Who may be declared as a defender besides those chosen already."""
    if len(chosen) >= most_defenders(t, seat):
        return []
    due = declaration_price(t, chosen)
    return [c for c in t.characters(seat) if c not in chosen and may_defend(t, c, due)]
