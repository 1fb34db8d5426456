"""Puzzles: positions with the choices that an expert accepts, and why. A game keeps its own in its tests' folder.

`PYTHONPATH=src:tests python -m bots.puzzles random easy fair search@60` prints what share of them bots solve.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from smallcouncil.arena.entrants import make_entrant
from smallcouncil.bots import Knowledge
from smallcouncil.table import Table

FOLDER = Path(__file__).parents[1]


class Puzzle(NamedTuple):
    """A choice is accepted if it begins with one of `good` (all, if there is none) and with none of `bad`."""

    name: str
    why: str
    lay: Callable[[], Table]
    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    hard: bool = False  # heuristics need not see it: it takes some thinking

    def accepts(self, text: str) -> bool:
        return (not self.good or text.startswith(self.good)) and not (self.bad and text.startswith(self.bad))


@cache
def all_puzzles() -> dict[str, tuple[Puzzle, ...]]:
    """By game, as they are found."""
    folders = sorted(file.parent.name for file in FOLDER.glob("*/puzzles.py") if file.parent.name != "bots")
    return {game: import_module(f"{game}.puzzles").PUZZLES for game in folders}


def solved(game: str, bot: str, puzzle: Puzzle, seed: int) -> bool:
    table = puzzle.lay()
    seat = table.asks[0].seat
    return puzzle.accepts(table.text(make_entrant(bot, game, seed).choose(Knowledge(table, seat))))


def share_solved(game: str, bot: str, seeds: int, hard: bool) -> float:
    """The share of a game's puzzles that a bot solves, on average over so many seeds."""
    puzzles = [p for p in all_puzzles()[game] if p.hard == hard]
    return sum(solved(game, bot, p, seed) for p in puzzles for seed in range(seeds)) / (len(puzzles) or 1) / seeds


if __name__ == "__main__":
    for name, puzzles in all_puzzles().items():
        for bot in sys.argv[1:]:
            for hard in sorted({puzzle.hard for puzzle in puzzles}):
                share = share_solved(name, bot, 2 if "@" in bot else 8, hard)
                sys.stdout.write(f"{name} {bot}: {share:.0%} of the {'hard ' if hard else ''}puzzles\n")
