"""The golden games of The Iron Throne, which `golden.py` plays and writes."""

from __future__ import annotations

from golden import Series, by_heuristics

SERIES = Series(
    {"four": {"players": 4, "windows": "safe"}, "three": {"players": 3}, "five": {"players": 5}},
    player=by_heuristics,
    told=True,
)
