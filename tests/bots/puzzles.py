"""Puzzles: positions with the choices that an expert accepts, and why. A game keeps its own in its tests' folder."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from smallcouncil.table import Table

FOLDER = Path(__file__).parents[1]


class Puzzle(NamedTuple):
    """A choice is accepted if it begins with one of `good` (all, if there is none) and with none of `bad`."""

    name: str
    why: str
    lay: Callable[[], Table]
    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()

    def accepts(self, text: str) -> bool:
        return (not self.good or text.startswith(self.good)) and not (self.bad and text.startswith(self.bad))


@cache
def all_puzzles() -> dict[str, tuple[Puzzle, ...]]:
    """By game, as they are found."""
    folders = sorted(file.parent.name for file in FOLDER.glob("*/puzzles.py") if file.parent.name != "bots")
    return {game: import_module(f"{game}.puzzles").PUZZLES for game in folders}
