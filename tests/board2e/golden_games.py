"""The golden games of the board game, which `golden.py` plays and writes: every scenario, with and without tides."""

from __future__ import annotations

from typing import Any

from golden import Player, Series
from laws.random_play import pick
from smallcouncil.table import Choice, Rng, Table

SCENARIOS: dict[str, dict[str, Any]] = {
    **{f"base_{players}": {"players": players} for players in range(3, 7)},
    "a_dance_with_dragons": {"players": 6, "scenario": "a_dance_with_dragons"},
    "a_feast_for_crows": {"players": 4, "scenario": "a_feast_for_crows"},
}


def at_random_but_ready(table: Table, seed: int) -> Player:
    """Random choices; but nobody takes an order back, which would make most of the game."""
    rng = Rng(seed)

    def player(table: Table) -> tuple[int, Choice]:
        for ask in table.asks:
            if ask.prompt == "planning.area":
                return ask.seat, ask.default
        return pick(table, rng)

    return player


SERIES = Series(
    {
        **SCENARIOS,
        **{f"{name}_tides": {**options, "tides": True} for name, options in SCENARIOS.items()},
    },
    player=at_random_but_ready,
)
