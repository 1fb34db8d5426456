"""The colours of houses and factions in the terminal, the same in every game."""

from __future__ import annotations

HOUSE_COLOURS = {
    "arryn": "deep_sky_blue1",
    "baratheon": "gold3",
    "ghiscari": "dodger_blue1",
    "greyjoy": "dark_cyan",
    "lannister": "red3",
    "martell": "dark_orange",
    "neutral": "tan",
    "nights_watch": "grey54",
    "stark": "grey85",
    "targaryen": "medium_orchid",
    "tyrell": "green3",
}
