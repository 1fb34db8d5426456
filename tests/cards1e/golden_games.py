"""The golden games of the card game, 1st edition, which `golden.py` plays and writes."""

from __future__ import annotations

from golden import Series

SERIES = Series(
    {
        "two_stark_lannister": {"players": 2, "decks": ("stark_starter", "lannister_starter")},
        "two_baratheon_targaryen": {
            "players": 2,
            "decks": ("baratheon_extended", "targaryen_extended"),
            "windows": "safe",
        },
        "three": {"players": 3},
        "four": {"players": 4},
        "two_against_two": {"players": 4, "variant": "two_against_two"},
        "littlefinger": {"players": 4, "variant": "littlefinger"},
    }
)
