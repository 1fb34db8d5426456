"""The six titles: what they add. What they let their holders do stands in the steps of a challenge and in costs.py."""

from __future__ import annotations

from smallcouncil.games.cards1e.writing import *

for title, entry in TITLES_DATA.items():
    bonus = entry["bonus_struct"]
    if bonus["kind"] == "challenge_str":
        icon = ICON_NAMES.index(bonus["challenge"])
        card(f"title_{title}", rule(modifiers.SIDE_STRENGTH, in_your(icon, bonus["amount"])))
    elif bonus["kind"] == "income":
        card(f"title_{title}", rule(modifiers.INCOME, for_you(bonus["amount"])))
    elif bonus["kind"] == "draw_phase":
        card(f"title_{title}", rule(modifiers.DRAW_MORE, for_you(bonus["amount"])))
