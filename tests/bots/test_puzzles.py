"""Heuristics see what a person sees: they solve the puzzles of their game, and chance does not."""

from __future__ import annotations

import pytest

from bots.puzzles import Puzzle, all_puzzles
from smallcouncil.bots import Knowledge, make

EACH = [(game, puzzle) for game, puzzles in all_puzzles().items() for puzzle in puzzles]


def solved(game: str, bot: str, puzzle: Puzzle, seed: int) -> bool:
    table = puzzle.lay()
    (ask,) = table.asks[:1]
    choice = make(bot, game, seed=seed).choose(Knowledge(table, ask.seat))
    return puzzle.accepts(table.text(choice))


@pytest.mark.parametrize(("game", "puzzle"), EACH, ids=[f"{game} {puzzle.name}" for game, puzzle in EACH])
def test_the_heuristics_solve_it(game: str, puzzle: Puzzle) -> None:
    texts = [puzzle.lay().text(c) for c in puzzle.lay().asks[0].choices]
    assert any(map(puzzle.accepts, texts)) and not all(map(puzzle.accepts, texts)), f"nothing to solve in {texts}"
    for seed in range(3):
        table = puzzle.lay()
        choice = make("heuristic", game, seed=seed).choose(Knowledge(table, table.asks[0].seat))
        assert puzzle.accepts(table.text(choice)), f"{table.text(choice)}: {puzzle.why}"


@pytest.mark.parametrize("game", all_puzzles())
def test_chance_does_not_solve_them(game: str) -> None:
    puzzles = all_puzzles()[game]
    assert len(puzzles) >= 25 and len({p.name for p in puzzles}) == len(puzzles)
    lucky = sum(solved(game, "random", puzzle, seed) for puzzle in puzzles for seed in range(4))
    assert lucky < 0.6 * 4 * len(puzzles)
