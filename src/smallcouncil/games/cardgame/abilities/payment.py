"""What a use costs, and whether it can be paid: gold, cards that kneel or leave, sums such as influence."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.abilities.ability import THIS_CARD, Choose, Cost
from smallcouncil.games.cardgame.layout.prints import EVENT
from smallcouncil.games.cardgame.values.current import refresh

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.abilities.ability import Ability
    from smallcouncil.games.cardgame.abilities.initiate import Initiate
    from smallcouncil.games.cardgame.table import CardTable


def further_costs(t: CardTable, use: Initiate, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """These costs with all that the edition adds to them."""
    edition = t.edition
    if not edition.further_rules:
        return costs
    if t.stale:
        refresh(t)
    return costs + edition.further_costs(t, use) if t.ruled & edition.further_rules else costs


def gold_cost(t: CardTable, ability: Ability, use: Initiate, costs: tuple[Cost, ...]) -> int:
    """The gold a use costs: an event's price, and gold named by the ability."""
    gold = 0
    for cost in costs:
        gold += cost.gold
        if cost.price is not None:
            gold += cost.price(t, use)
    if t.box.type[use.card] != EVENT or t.host[use.card] >= 0:
        return gold
    if ability.gold is not None:
        price = ability.gold(t, use)
    else:
        price = use.x if ability.x is not None else t.box.printed[use.card].cost
    return gold + max(0, price - t.reduction(use.seat, use.card)) if price else gold


def payable(t: CardTable, ability: Ability, use: Initiate, costs: tuple[Cost, ...]) -> bool:
    """Whether all these costs of a use can be paid."""
    choices = 0
    for cost in costs:
        if cost.kneels and t.kneeling[use.card if cost.kneels == THIS_CARD else t.house[use.seat]]:
            return False
        if cost.can is not None and not cost.can(t, use):
            return False
        if cost.choose is not None:
            if not is_enough(t, cost.choose, use, cost.choose.among(t, use)):
                return False
            choices += 1
    if choices > 1 and not payable_together(t, use, [cost.choose for cost in costs if cost.choose is not None], []):
        return False
    if ability.x is not None or not (ability.names_gold or t.box.type[use.card] == EVENT):
        return True  # of X, the amounts that can be paid are asked for
    gold = gold_cost(t, ability, use, costs)
    return not gold or t.can_pay(use.seat, gold)


def payable_way(t: CardTable, ability: Ability, use: Initiate, way: int) -> bool:
    """Whether a way to pay can be paid, with all that the edition adds to it."""
    costs = ability.ways[way].costs if ability.ways else ability.costs
    return payable(t, ability, use, further_costs(t, use, costs))


def is_enough(t: CardTable, what: Choose, use: Initiate, cards: list[int]) -> bool:
    """Whether these cards suffice for a choice."""
    return len(cards) >= what.lo if what.sum is None else weigh(t, what, cards) >= what.sum(t, use)


def weigh(t: CardTable, what: Choose, cards: list[int]) -> int:
    total = 0
    for card in cards:
        total += what.weight(t, card)
    return total


def payable_together(t: CardTable, use: Initiate, choices: list[Choose], taken: list[int]) -> bool:
    """Whether several choices can be made of different cards, those counted before those weighed."""
    if not choices:
        return True
    what = next((c for c in choices if c.sum is None), choices[0])
    rest = [c for c in choices if c is not what]
    left = [c for c in what.among(t, use) if c not in taken]
    if what.sum is not None:  # weighed: as few of them as it takes, the heaviest first
        weight = what.weight
        due = what.sum(t, use)
        for card in sorted(left, key=lambda c: -weight(t, c)):
            if due > 0:
                due -= weight(t, card)
                taken = [*taken, card]
        return due <= 0 and payable_together(t, use, rest, taken)
    return any(payable_together(t, use, rest, [*taken, *some]) for some in combinations(left, what.lo))


def still_payable(t: CardTable, use: Initiate, what: Choose, left: list[int]) -> list[int]:
    """Of what may be chosen for a cost, that which leaves enough for the costs after it."""
    later = [cost.choose for cost in use.costs(t)[len(use.ends) + 1 :] if cost.choose is not None]
    if not later:
        return left
    return [c for c in left if payable_together(t, use, later, [*use.paid, c])]
