"""Fords in the terminal: who has how many points, and the own hand."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid

from smallcouncil.cli.terminal import Terminal
from smallcouncil.table import Table


def draw(terminal: Terminal, table: Table, seat: int | None) -> RenderableType:
    say = terminal.voice.say
    seen: Any = table.seen_by(seat)
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(say(f"fords-ford-{seen.ford.replace('_', '-')}"))
    for other, points in enumerate(seen.points):
        ready = terminal.symbols["full"] if seen.ready[other] else terminal.symbols["empty"]
        grid.add_row(f"{ready} {terminal.voice.seat(other, table)}", say("fords-points", points=points))
    for card in seen.hand or []:
        grid.add_row(say(f"fords-card-{card}"))
    return grid
