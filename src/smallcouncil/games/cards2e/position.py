"""A table of this game written down and laid again: the titles that pass round, besides what every round has."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame.position import find
from smallcouncil.games.cardgame.rounds import position as rounds
from smallcouncil.games.cards2e.state import ThronesTable


def write(t: ThronesTable) -> dict[str, Any]:
    return {**rounds.write(t), "pool": [t.box.names[c] for c in t.pool]}


def read(t: ThronesTable, data: dict[str, Any]) -> None:
    rounds.read(t, data, ("pool",))
    t.pool = [find(t, name) for name in data.get("pool", [])]
