"""A table of this game written down and laid again: what it has besides what all card games with rounds have."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame.rounds import position as rounds
from smallcouncil.games.cards1e.position_checks import check_table
from smallcouncil.games.cards1e.state import CouncilTable

OWN = ("spends_first", "forsworn", "stolen", "gave")


def write(t: CouncilTable) -> dict[str, Any]:
    return {**rounds.write(t), **{name: getattr(t, name)[:] for name in OWN}}


def read(t: CouncilTable, data: dict[str, Any]) -> None:
    rounds.read(t, data, OWN)
    for name in OWN:
        if name in data:
            setattr(t, name, list(data[name]))
    check_table(t)
