"""How a table is drawn in the terminal: a drawing of its own for a game that has one, a plain list otherwise."""

from __future__ import annotations

from rich.console import RenderableType

from smallcouncil.cli.boards import plain, risk
from smallcouncil.cli.terminal import Terminal
from smallcouncil.table import Table

DRAWINGS = {"risk": risk.draw}


def draw(terminal: Terminal, table: Table, seat: int | None) -> RenderableType:
    """What a seat, or a spectator, sees of a table."""
    return DRAWINGS.get(table.game.id, plain.draw)(terminal, table, seat)
