"""The tokens that cards put on cards."""

from __future__ import annotations

TOKENS = ("stand", "poison", "betrayal")
STAND, POISON, BETRAYAL = range(3)
