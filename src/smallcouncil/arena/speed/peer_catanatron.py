"""Measures catanatron, a simulator of Catan, the way `smallcouncil.arena.speed.bench` measures our games.

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
    choices = 0

    class Chooser(RandomPlayer):  # type: ignore[misc]
        """Its random player; a decision is a choice between at least two things, as with our tables."""

        def decide(self, game: Any, playable_actions: Any) -> Any:
            nonlocal choices
            choices += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    def new(seed: int) -> Any:
        return Game([Chooser(color) for color in colors], seed=seed)

    random.seed(0)
    new(0).play()  # imports and caches
    games = choices = 0
    begin = process_time()
    while process_time() - begin < seconds:
        new(games).play()
        games += 1
    playing = process_time() - begin
    decisions = choices

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
