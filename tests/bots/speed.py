"""How long the heuristics take for a choice, in every game and mode, and with two, four and six players.

`PYTHONPATH=src:tests python -m bots.speed` prints the mean and the worst of so many seconds each, by processor time, of
all games or those named; what a bot does besides, imagining a table above all, is part of it. What is not: Python's
search for garbage, which stops a process for 20 to 40 ms now and then, whatever it does; it waits here until a game is
over.
"""

from __future__ import annotations

import gc
import sys
from time import process_time
from typing import Any

import smallcouncil as sc
from smallcouncil.arena.settings import is_legal, modes
from smallcouncil.bots import Knowledge, make
from smallcouncil.table import Game

SECONDS = 3.0
BAR = 0.001


def settings(game: Game) -> list[dict[str, Any]]:
    sizes = [{"players": players} for players in (2, 4, 6)]
    return [*modes(game), *[options for options in sizes if is_legal(game, options) and options not in modes(game)]]


def durations(game: Game, options: dict[str, Any]) -> list[float]:
    """Of every choice of some games."""
    found: list[float] = []
    total, seed = 0.0, 0
    while total < SECONDS:
        gc.collect()
        gc.disable()
        table = game.new(seed=seed, **options)
        bots = [make("heuristic", game.id, seed=seat) for seat in range(table.players)]
        seed += 1
        while not table.over:
            seat = table.waiting[0]
            known = Knowledge(table, seat)
            began = process_time()
            choice = bots[seat].choose(known)
            found.append(process_time() - began)
            total += found[-1]
            table.choose(seat, choice)
        gc.enable()
    return found


if __name__ == "__main__":
    games = [sc.game(name) for name in sys.argv[1:]] or list(sc.games().values())
    for game in games:
        for options in settings(game):
            found = durations(game, options)
            name = " ".join([game.id, *map(str, options.values())])
            mean, late = sum(found) / len(found), sum(took > BAR for took in found) / len(found)
            sys.stdout.write(f"{name}: {1e6 * mean:.0f} µs, worst {1e3 * max(found):.1f} ms, {late:.1%} over 1 ms\n")
