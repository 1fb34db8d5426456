"""How long the heuristics take for a choice, in every game and mode, and with two, four and six players.

`PYTHONPATH=src:tests python -m bots.speed` prints the mean and the worst of so many seconds each, by processor time;
what a bot does besides, imagining a table above all, is part of it.
"""

from __future__ import annotations

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
    return found


if __name__ == "__main__":
    for game in sc.games().values():
        for options in settings(game):
            found = durations(game, options)
            name = " ".join([game.id, *map(str, options.values())])
            mean, late = sum(found) / len(found), sum(took > BAR for took in found) / len(found)
            sys.stdout.write(f"{name}: {1e6 * mean:.0f} µs, worst {1e3 * max(found):.1f} ms, {late:.1%} over 1 ms\n")
