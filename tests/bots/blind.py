"""Does more thinking help? The search without what the heuristics suggest for the question itself: a random choice
stands first, and thinking alone must find what an expert accepts. (In the quick games everyone goes by heuristics.)

`PYTHONPATH=src:tests python -m bots.blind 16 60 300` prints what share of the puzzles that solves.
"""

from __future__ import annotations

import sys

from bots.puzzles import Puzzle, all_puzzles
from smallcouncil.bots import Knowledge, SearchBot, heuristics


def solved_blindly(game: str, puzzle: Puzzle, iterations: int, seed: int) -> bool:
    table = puzzle.lay()
    known = Knowledge(table, table.asks[0].seat)
    bot = SearchBot(seed, heuristics(game).as_told(), iterations=iterations)
    imagined = known.imagine(bot.rng)
    choices = bot.worth_trying(imagined, known.seat)
    if len(choices) == 1:  # no question that bots think about
        choices = imagined.ask(known.seat).choices[:]
    bot.rng.shuffle(choices)
    return puzzle.accepts(table.text(bot.think(known, choices).race.winner().choice))


if __name__ == "__main__":
    for game, puzzles in all_puzzles().items():
        for iterations in map(int, sys.argv[1:]):
            share = sum(solved_blindly(game, puzzle, iterations, 0) for puzzle in puzzles) / len(puzzles)
            sys.stdout.write(f"{game} with {iterations} iterations: {share:.0%}\n")
