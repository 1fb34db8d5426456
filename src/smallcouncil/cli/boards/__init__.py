"""How a table is drawn in the terminal: by the game's own module here, named by its id, or as a plain list.

A game's module has `draw`, and where the game needs them `areas`, `cards`, `figures`, `piles` and `seat_names`, like
the functions below.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rich.console import RenderableType
from rich.text import Text

from smallcouncil.cli import screen
from smallcouncil.cli.boards import plain
from smallcouncil.cli.terminal import Terminal
from smallcouncil.locale import Voice
from smallcouncil.table import Choice, Table


@cache
def board(game_id: str) -> ModuleType:
    """The module that draws a game."""
    name = f"{__name__}.{game_id}"
    return plain if find_spec(name) is None else import_module(name)


def draw(terminal: Terminal, table: Table, seat: int | None) -> RenderableType:
    """What a seat, or a spectator, sees of a table."""
    drawn: RenderableType = board(table.game.id).draw(terminal, table, seat)
    return drawn


def cards(terminal: Terminal, table: Table, words: str) -> list[RenderableType]:
    """The cards and pieces that are called so: what is on them."""
    own = getattr(board(table.game.id), "cards", None)
    if own is None:
        return [f"{name}: {text}" for name, text in screen.texts(terminal.voice, table.game, words)]
    found: list[RenderableType] = own(terminal, table, words)
    return found


def areas(terminal: Terminal, table: Table, seat: int | None, words: str) -> list[RenderableType]:
    """The areas of the map that are called so: what is there, and where one can go from there."""
    own = getattr(board(table.game.id), "areas", None)
    found: list[RenderableType] = [] if own is None else own(terminal, table, seat, words)
    return found


def figures(terminal: Terminal, table: Table, seat: int, choices: list[Choice]) -> dict[Choice, Text]:
    """The numbers that one weighs a choice by: what a card costs, how strong it is."""
    own = getattr(board(table.game.id), "figures", None)
    found: dict[Choice, Text] = {} if own is None else own(terminal, table, seat, choices)
    return found


def piles(terminal: Terminal, table: Table, seat: int | None) -> list[RenderableType]:
    """Piles that everyone may look through and that the drawing only counts."""
    own = getattr(board(table.game.id), "piles", None)
    found: list[RenderableType] = [] if own is None else own(terminal, table, seat)
    return found


def seat_names(voice: Voice, table: Table) -> dict[int, str]:
    """What the players are called, where the game gives its seats no names of their own."""
    own = getattr(board(table.game.id), "seat_names", None)
    names: dict[int, str] = {} if own is None else own(voice, table)
    return names
