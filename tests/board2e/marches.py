"""Tables at which Stark marches."""

from __future__ import annotations

from typing import Any

from board2e.realm import choices, lay
from smallcouncil.games.board2e.state import BoardTable


def marches(areas: dict[str, str], **more: Any) -> BoardTable:
    """Stark marches; afterwards a consolidate power order waits, so that the table can be looked at."""
    waiting = {"the_fingers": "baratheon footman consolidate_power", "seagard": "baratheon footman consolidate_power"}
    return lay({**waiting, **areas}, begin="marches", **more)


def targets(table: BoardTable, house: str = "stark") -> set[str]:
    return {text.split()[-1] for text in choices(table, house) if text.startswith("move")}
