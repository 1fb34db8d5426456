"""Costs: `costs=(KNEEL_THIS, pay(2))`. All costs of a use are paid at the same moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smallcouncil.games.cardgame.abilities.ability import FACTION_CARD, THIS_CARD, Among, Amount, Choose, Cost
from smallcouncil.games.cardgame.layout.zones import DISCARD, HAND, OUT
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.table import CardTable


def kneels_for_it(t: CardTable, card: int) -> list[int]:
    return [kinds.KNELT, card, t.control[card], 0, kinds.PENDING]


def leaves_for_it(t: CardTable, kind: int, card: int, zone: int) -> list[int]:
    return [kind, card, t.control[card], zone, kinds.PENDING]


KNEEL_THIS = Cost(kneels=THIS_CARD, facts=lambda t, u, paid: kneels_for_it(t, u.card))
KNEEL_FACTION = Cost(kneels=FACTION_CARD, facts=lambda t, u, paid: kneels_for_it(t, t.house[u.seat]))
SACRIFICE_THIS = Cost(facts=lambda t, u, paid: leaves_for_it(t, kinds.SACRIFICED, u.card, DISCARD))
DISCARD_THIS = Cost(facts=lambda t, u, paid: leaves_for_it(t, kinds.DISCARDED, u.card, DISCARD))
RETURN_THIS = Cost(facts=lambda t, u, paid: leaves_for_it(t, kinds.RETURNED, u.card, HAND))
REMOVE_THIS = Cost(facts=lambda t, u, paid: leaves_for_it(t, kinds.REMOVED, u.card, OUT))


def pay(gold: int) -> Cost:
    return Cost(gold=gold)


def kneel_some(count: int, among: Among) -> Cost:
    """Kneel cards of yours; `among` gives the standing ones that fit."""
    return Cost(
        choose=Choose(among, lo=count, hi=count),
        facts=lambda t, u, paid: [number for card in paid for number in kneels_for_it(t, card)],
    )


def kneel_one(among: Among) -> Cost:
    return kneel_some(1, among)


def discard_one(among: Among) -> Cost:
    """Discard a card of your hand; `among` gives those that fit."""
    return Cost(
        choose=Choose(among),
        facts=lambda t, u, paid: [kinds.HAND_DISCARDED, paid[0], t.box.owner[paid[0]], DISCARD, kinds.PENDING],
    )


def kneel_worth(amount: Amount, among: Among, weight: Callable[[Any, int], int]) -> Cost:
    """Kneel cards that are worth so much together (influence): what is too much is lost.

    `among` gives the standing cards that are worth anything, `weight(t, card)` how much each is.
    """
    return Cost(
        choose=Choose(among, sum=amount, weight=weight),
        facts=lambda t, u, paid: [number for card in paid for number in kneels_for_it(t, card)],
    )
