"""What may be laid out at set-up (cardgame/rounds/setup.py)."""

from __future__ import annotations

from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, EVENT
from smallcouncil.games.cards2e.facts import LIMITED, PRINTS
from smallcouncil.games.cards2e.marshaling.attachments import may_bear_at_setup
from smallcouncil.games.cards2e.state import ThronesTable

GOLD = 8


def placed_cost(t: ThronesTable, cards: list[int]) -> int:
    """Printed cost; further copies of a unique card cost nothing."""
    total = 0
    seen = set()
    for card in cards:
        printed = t.box.printed[card]
        if not (printed.unique and printed.number in seen):
            total += printed.cost
        seen.add(printed.number)
    return total


def may_place(t: ThronesTable, cards: list[int], card: int) -> bool:
    """Whether a card may join the set-up cards."""
    printed = PRINTS[t.box.what[card]]
    if printed.type >= EVENT or placed_cost(t, [*cards, card]) > GOLD:
        return False
    copy = printed.unique and any(t.box.what[c] == printed.number for c in cards)
    if printed.keywords & LIMITED and any(t.box.keywords[c] & LIMITED for c in cards):
        return False
    if copy or printed.type != ATTACHMENT:
        return True
    hosts = sum(may_bear_at_setup(t, card, c) for c in cards)
    twins = sum(t.box.what[c] == printed.number for c in cards)
    return hosts > 0 and (not printed.bearer_limit or twins < printed.bearer_limit * hosts)
