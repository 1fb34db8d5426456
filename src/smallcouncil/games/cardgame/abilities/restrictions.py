"""The restrictions on a use: how often, on which condition, at which cost, with which targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.abilities.ability import CARDS, Choose
from smallcouncil.games.cardgame.abilities.payment import further_costs, payable, payable_way
from smallcouncil.games.cardgame.layout.prints import EVENT
from smallcouncil.games.cardgame.layout.zones import PLAY
from smallcouncil.games.cardgame.occurrences.kinds import CONDITION, NO_SAVE
from smallcouncil.games.cardgame.values.current import refresh

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.abilities.ability import Ability
    from smallcouncil.games.cardgame.abilities.initiate import Initiate
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


def allowed(t: CardTable, ability: Ability, use: Initiate) -> bool:
    """The restrictions: timing apart, may this ability be used now, with cost and targets?"""
    if (ability.limit or ability.maximum) and not uses_left(t, ability, use.card, use.seat):
        return False
    if ability.when is not None and not ability.when(t, use):
        return False
    if ability.lasts >= 0 and t.is_over(ability.lasts):
        return False
    if ability.ways:
        if not any(payable_way(t, ability, use, way) for way in range(len(ability.ways))):
            return False
    else:
        costs = ability.costs
        if t.ruled & t.edition.further_rules or t.stale:
            costs = further_costs(t, use, costs)
        if (costs or t.box.type[use.card] == EVENT) and not payable(t, ability, use, costs):
            return False
    if ability.x is not None:
        return bool(ability.x(t, use))  # only amounts that find a target
    target = ability.target
    if target is None:
        return ability.first_choice is None or bool(open_to(t, ability.first_choice, use))
    return target.lo == 0 or enough(t, target, use)


def open_to(t: CardTable, what: Choose, use: Initiate) -> list[int]:
    """What may be chosen, but for cards that are immune to who chooses."""
    among = what.among(t, use)
    if t.stale:
        refresh(t)
    if what.what != CARDS:
        return among
    if t.shields:
        shields = t.shields
        among = [c for c in among if c not in shields or t.zone[c] != PLAY or not t.is_immune(c, use.card)]
    return t.choosable(among, use)


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
    if marks & NO_SAVE or t.is_immune(use.subject, use.card) or not t.can_be_saved(use.subject):
        return False
    return not marks & CONDITION or (ability.lifts is not None and bool(ability.lifts(t, use)))
