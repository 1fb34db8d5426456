"""The golden games of Risk, which `golden.py` plays and writes."""

from __future__ import annotations

from golden import Series

SERIES = Series(
    {
        **{f"skirmish_{players}": {"players": players} for players in range(2, 6)},
        **{f"dominion_{players}": {"players": players, "mode": "dominion"} for players in range(2, 6)},
        **{f"world_at_war_skirmish_{players}": {"players": players, "rules": "skirmish"} for players in (6, 7)},
        **{f"world_at_war_dominion_{players}": {"players": players, "rules": "dominion"} for players in (6, 7)},
    },
    every=100,
)
