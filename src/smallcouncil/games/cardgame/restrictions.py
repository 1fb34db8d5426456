"""The restrictions on a use: how often, on which condition, at which cost, with which targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.ability import CARDS, THIS_CARD, Choose
from smallcouncil.games.cardgame.current import refresh
from smallcouncil.games.cardgame.kinds import CONDITION, NO_SAVE
from smallcouncil.games.cardgame.prints import EVENT
from smallcouncil.games.cardgame.zones import PLAY

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.ability import Ability
    from smallcouncil.games.cardgame.initiate import Initiate
    from smallcouncil.games.cardgame.table import CardTable


def uses_left(t: CardTable, ability: Ability, card: int, seat: int) -> bool:
    """Whether limit and maximum still allow a use."""
    if ability.limit and t.uses[ability.per].get(limit_key(ability, card, seat), 0) >= ability.limit:
        return False
    if not ability.maximum:
        return True
    return t.uses[ability.max_per].get(maximum_key(t, card, seat), 0) < ability.maximum


def limit_key(ability: Ability, card: int, seat: int) -> int:
    """One copy of an ability, used by one player."""
    return (card * 16 + ability.index) * 16 + seat


def maximum_key(t: CardTable, card: int, seat: int) -> int:
    """All copies of a title, used by one player: below zero, for it outlives the card."""
    return -1 - (t.box.what[card] * 16 + seat)


def count_use(t: CardTable, ability: Ability, card: int, seat: int, uses: int = 1) -> None:
    """Count a use; -1: it did not come to that."""
    if ability.limit:
        counts = t.uses[ability.per]
        key = limit_key(ability, card, seat)
        counts[key] = counts.get(key, 0) + uses
    if ability.maximum:
        counts = t.uses[ability.max_per]
        key = maximum_key(t, card, seat)
        counts[key] = counts.get(key, 0) + uses


def gold_cost(t: CardTable, ability: Ability, use: Initiate) -> int:
    """The gold a use costs: an event's price, and gold named by the ability."""
    gold = 0
    for cost in ability.costs:
        gold += cost.gold
    if t.box.type[use.card] != EVENT or t.host[use.card] >= 0:
        return gold
    if ability.gold is not None:
        price = ability.gold(t, use)
    else:
        price = use.x if ability.x is not None else t.box.printed[use.card].cost
    return gold + max(0, price - t.reduction(use.seat, use.card))


def allowed(t: CardTable, ability: Ability, use: Initiate) -> bool:
    """The restrictions: timing apart, may this ability be used now, with cost and targets?"""
    if (ability.limit or ability.maximum) and not uses_left(t, ability, use.card, use.seat):
        return False
    if ability.when is not None and not ability.when(t, use):
        return False
    if ability.lasts >= 0 and t.is_over(ability.lasts):
        return False
    for cost in ability.costs:
        if cost.kneels and t.kneeling[use.card if cost.kneels == THIS_CARD else t.house[use.seat]]:
            return False
        if cost.can is not None and not cost.can(t, use):
            return False
        if cost.choose is not None and len(cost.choose.among(t, use)) < cost.choose.lo:
            return False
    if ability.x is not None:
        return bool(ability.x(t, use))  # only amounts that find a target
    gold = gold_cost(t, ability, use)
    if gold and not t.can_pay(use.seat, gold):
        return False
    target = ability.target
    if target is None:
        return not t.shields or finds_some(t, ability, use)
    return target.lo == 0 or enough(t, target, use)


def open_to(t: CardTable, what: Choose, use: Initiate) -> list[int]:
    """What may be chosen, but for cards that are immune to who chooses."""
    among = what.among(t, use)
    if t.stale:
        refresh(t)
    if t.shields and what.what == CARDS:
        return [c for c in among if t.zone[c] != PLAY or not t.is_immune(c, use.card)]
    return among


def finds_some(t: CardTable, ability: Ability, use: Initiate) -> bool:
    """An effect that begins with a choice needs something to choose."""
    part = ability.effect[0] if ability.effect else None
    if not isinstance(part, Choose) or part.each or not part.lo or part.who is not None:
        return True
    return bool(open_to(t, part, use))


def enough(t: CardTable, what: Choose, use: Initiate) -> bool:
    """Whether there are as many legal targets as must be chosen, all of which go together."""
    left = open_to(t, what, use)
    return len(left) >= what.lo if what.fit is None else completes(t, what, use, left, [])


def completes(t: CardTable, what: Choose, use: Initiate, left: list[int], chosen: list[int]) -> bool:
    """Whether those chosen can be made up to the number that must be chosen."""
    if len(chosen) >= what.lo:
        return True
    assert what.fit is not None
    for card in left:
        if what.fit(t, use, chosen, card):
            rest = [c for c in left if c != card]
            if completes(t, what, use, rest, [*chosen, card]):
                return True
    return False


def may_save(t: CardTable, ability: Ability, use: Initiate, marks: int) -> bool:
    if marks & NO_SAVE or (t.shields and t.is_immune(use.subject, use.card)):
        return False
    return not marks & CONDITION or (ability.lifts is not None and bool(ability.lifts(t, use)))
