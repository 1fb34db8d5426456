"""How a table is drawn in the terminal: a drawing of its own for a game that has one, a plain list otherwise."""

from __future__ import annotations

from rich.console import RenderableType

from smallcouncil.cli import screen
from smallcouncil.cli.boards import cards2e, ironthrone, plain, risk
from smallcouncil.cli.terminal import Terminal
from smallcouncil.locale import Voice
from smallcouncil.table import Table

DRAWINGS = {"risk": risk.draw, "ironthrone": ironthrone.draw, "cards2e": cards2e.draw}
CARDS = {"cards2e": cards2e.cards}
PILES = {"ironthrone": ironthrone.piles, "cards2e": cards2e.lying}
SEATS = {"cards2e": cards2e.seat_names}


def draw(terminal: Terminal, table: Table, seat: int | None) -> RenderableType:
    """What a seat, or a spectator, sees of a table."""
    return DRAWINGS.get(table.game.id, plain.draw)(terminal, table, seat)


def cards(terminal: Terminal, table: Table, words: str) -> list[RenderableType]:
    """The cards and pieces that are called so: what is on them."""
    if table.game.id in CARDS:
        return CARDS[table.game.id](terminal, table, words)
    return [f"{name}: {text}" for name, text in screen.texts(terminal.voice, table.game, words)]


def piles(terminal: Terminal, table: Table, seat: int | None) -> list[RenderableType]:
    """Piles that everyone may look through and that the drawing only counts."""
    return PILES[table.game.id](terminal, table, seat) if table.game.id in PILES else []


def seat_names(voice: Voice, table: Table) -> dict[int, str]:
    """What the players are called, where the game gives its seats no names of their own."""
    return SEATS[table.game.id](voice, table) if table.game.id in SEATS else {}
