"""The restrictions on a use: how often, on which condition, at which cost, with which targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.kinds import CONDITION, NO_SAVE
from smallcouncil.games.cardgame.prints import EVENT

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.ability import Ability
    from smallcouncil.games.cardgame.initiate import Initiate
    from smallcouncil.games.cardgame.table import CardTable


def use_count(t: CardTable, ability: Ability, card: int, seat: int) -> bool:
    """Whether limit and maximum still allow a use."""
    if ability.limit and t.uses[ability.per].get(card * 16 + ability.index, 0) >= ability.limit:
        return False
    if not ability.maximum:
        return True
    return t.uses[ability.max_per].get(-1 - (t.box.what[card] * 16 + seat), 0) < ability.maximum


def count_use(t: CardTable, ability: Ability, card: int, seat: int) -> None:
    if ability.limit:
        uses = t.uses[ability.per]
        key = card * 16 + ability.index
        uses[key] = uses.get(key, 0) + 1
    if ability.maximum:
        uses = t.uses[ability.max_per]
        key = -1 - (t.box.what[card] * 16 + seat)
        uses[key] = uses.get(key, 0) + 1


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
    if (ability.limit or ability.maximum) and not use_count(t, ability, use.card, use.seat):
        return False
    if ability.when is not None and not ability.when(t, use):
        return False
    for cost in ability.costs:
        if cost.kneels and t.kneeling[use.card]:
            return False
        if cost.can is not None and not cost.can(t, use):
            return False
        if cost.choose is not None and len(cost.choose.among(t, use)) < cost.choose.lo:
            return False
    if ability.x is not None:
        return bool(ability.x(t, use))  # only amounts that find a target
    if not t.can_pay(use.seat, gold_cost(t, ability, use)):
        return False
    target = ability.target
    return target is None or target.lo == 0 or len(target.among(t, use)) >= target.lo


def may_save(t: CardTable, ability: Ability, use: Initiate, marks: int) -> bool:
    if marks & NO_SAVE:
        return False
    return not marks & CONDITION or (ability.lifts is not None and bool(ability.lifts(t, use)))
