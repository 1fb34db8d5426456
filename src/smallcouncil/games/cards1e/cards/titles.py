"""The six titles: what they add. What they let their holders do stands in the steps of a challenge and in costs.py."""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.cards1e.facts import ICONS, TITLES_DATA
from smallcouncil.games.cards1e.writing import Table, card, modifiers, rule


def in_challenges(icon: int, amount: int) -> Callable[[Table, int, int], int]:
    return lambda t, c, seat: amount if t.control[c] == seat and t.type == icon else 0


def always(amount: int) -> Callable[[Table, int, int], int]:
    return lambda t, c, seat: amount if t.control[c] == seat else 0


for title, entry in TITLES_DATA.items():
    bonus = entry["bonus_struct"]
    if bonus["kind"] == "challenge_str":
        icon = ICONS.index(bonus["challenge"])
        card(f"title_{title}", rule(modifiers.SIDE_STRENGTH, in_challenges(icon, bonus["amount"])))
    elif bonus["kind"] == "income":
        card(f"title_{title}", rule(modifiers.INCOME, always(bonus["amount"])))
    elif bonus["kind"] == "draw_phase":
        card(f"title_{title}", rule(modifiers.DRAW_MORE, always(bonus["amount"])))
