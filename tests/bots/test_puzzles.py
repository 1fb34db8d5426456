"""Heuristics see what a person sees: they solve the puzzles of their game, and chance does not."""

from __future__ import annotations

import pytest

from bots.puzzles import Puzzle, all_puzzles, share_solved, solved
from smallcouncil.bots import Knowledge, make

EACH = [(game, puzzle) for game, puzzles in all_puzzles().items() for puzzle in puzzles]


@pytest.mark.parametrize(("game", "puzzle"), EACH, ids=[f"{game} {puzzle.name}" for game, puzzle in EACH])
def test_the_heuristics_solve_it(game: str, puzzle: Puzzle) -> None:
    texts = [puzzle.lay().text(c) for c in puzzle.lay().asks[0].choices]
    assert any(map(puzzle.accepts, texts)) and not all(map(puzzle.accepts, texts)), f"nothing to solve in {texts}"
    for seed in range(0 if puzzle.hard else 3):
        table = puzzle.lay()
        choice = make("heuristic", game, seed=seed).choose(Knowledge(table, table.asks[0].seat))
        assert puzzle.accepts(table.text(choice)), f"{table.text(choice)}: {puzzle.why}"


@pytest.mark.parametrize("game", all_puzzles())
def test_chance_does_not_solve_them(game: str) -> None:
    puzzles = all_puzzles()[game]
    assert len([p for p in puzzles if not p.hard]) >= 25
    assert len({p.name for p in puzzles}) == len(puzzles)
    lucky = sum(solved(game, "random", puzzle, seed) for puzzle in puzzles for seed in range(4))
    assert lucky < 0.6 * 4 * len(puzzles)


@pytest.mark.parametrize("game", [game for game, puzzles in all_puzzles().items() if any(p.hard for p in puzzles)])
def test_thinking_solves_what_heuristics_do_not_see(game: str) -> None:
    assert share_solved(game, "heuristic", 2, hard=True) < share_solved(game, "search@200", 2, hard=True) >= 0.75
