"""Tolls: gold that goes to another player, or to the treasury, for what one does."""

from __future__ import annotations

from smallcouncil.games.cardgame.values.current import EFFECT, GOLD
from smallcouncil.games.cards1e.modifiers import toll_of
from smallcouncil.games.cards1e.state import CouncilTable

Toll = tuple[int, int]  # how much, to whom; -1: to the treasury


def tolls(t: CouncilTable, modifier: int, *args: int) -> list[Toll]:
    """All that must be paid by a modifier, each to its own taker."""
    if not t.is_ruled(modifier):
        return []
    codes = [constant.ask(t, card, *args) for card, constant in t.active.get(modifier, ())]
    declared = t.edition.lasting
    codes += [declared[e[EFFECT]].ask(t, e, *args) for e in t.lasting if declared[e[EFFECT]].modifier == modifier]
    return [toll_of(code) for code in codes if code]


def price(found: list[Toll]) -> int:
    return sum(amount for amount, _ in found)


def pay_tolls(t: CouncilTable, seat: int, found: list[Toll]) -> None:
    for amount, taker in found:
        t.pay(seat, amount)
        if taker >= 0:
            t.gold[taker] += amount
    if found:
        t.touch(GOLD)
