"""The golden games of the card game, 2nd edition, which `golden.py` plays and writes."""

from __future__ import annotations

from golden import Series

SERIES = Series(
    {
        "joust_stark_lannister": {"decks": ("stark_fealty", "lannister_rose")},
        "joust_baratheon_greyjoy": {"decks": ("baratheon_fealty", "greyjoy_lion"), "windows": "safe"},
        "joust_tyrell_martell": {"decks": ("tyrell_stag", "martell_watch")},
        "joust_nights_watch_targaryen": {"decks": ("nights_watch_wolf", "targaryen_sun")},
        "joust_tutorial": {"decks": ("tutorial_stark", "tutorial_lannister"), "piles": "owner"},
        **{f"melee_{players}": {"players": players} for players in (3, 4, 6)},
    }
)
