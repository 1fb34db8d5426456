"""Measures catanatron, a simulator of Catan, the way `smallcouncil.arena.bench` measures our games.

Runs as a script in an environment of its own and prints its figures as JSON. Nothing of this project is there.
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time
from typing import Any


def measure(players: int, seconds: float) -> dict[str, Any]:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    colors = list(Color)[:players]

    def new(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in colors], seed=seed)

    random.seed(0)
    new(0).play()  # imports and caches
    games = decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        game = new(games)
        game.play()
        decisions += len(game.state.actions)
        games += 1
    playing = process_time() - begin

    samples: list[Any] = []
    for seed in range(8):
        game = new(seed)
        ticks = 0
        while game.winning_color() is None and len(samples) < 8 * (seed + 1):
            game.play_tick()
            ticks += 1
            if ticks % 40 == 0:
                samples.append(game.copy())
    copies = 0
    begin = process_time()
    while process_time() - begin < seconds / 2:
        for sample in samples:
            sample.copy()
        copies += len(samples)
    copying = process_time() - begin
    return {
        "games": games / playing,
        "decisions": decisions / playing,
        "length": decisions / games,
        "copies": copies / copying,
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(int(sys.argv[1]), float(sys.argv[2]))))
