"""Records of games that have come to where a test begins: played by bots or at random, the same every time."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

import smallcouncil as sc
from smallcouncil.bots import Knowledge, make
from smallcouncil.table import Table


def written(table: Table) -> dict[str, Any]:
    record: dict[str, Any] = msgspec.json.decode(table.record().write())
    return record


@cache
def crowded(game: str) -> dict[str, Any]:
    """A table of all seats after some rounds between bots: as full as the map becomes."""
    players = {"board2e": 6, "risk": 5}[game]
    table = sc.game(game).new(seed=5, players=players)
    bots = [make("heuristic", game, seed=seat) for seat in range(players)]
    while not table.over and table.view(0)["table"]["round"] < 5:
        seat = table.waiting[0]
        table.choose(seat, bots[seat].choose(Knowledge(table, seat)))
    while 0 not in table.waiting:
        seat = table.waiting[0]
        table.choose(seat, bots[seat].choose(Knowledge(table, seat)))
    return written(table)


def asked(
    game: str, prompt: str, *, when: Callable[[Table], bool] = lambda _: True, players: int = 3, **options: Any
) -> dict[str, Any]:
    """The record of a game in which the first seat is asked `prompt`, after choices at random."""
    for seed in range(60):
        table = sc.game(game).new(seed=seed, players=players, **options)
        rng = random.Random(seed)
        for _ in range(900):
            if table.over:
                break
            seat = table.waiting[0]
            ask = table.ask(seat)
            if seat == 0 and ask.prompt == prompt and when(table):
                return written(table)
            table.choose(seat, rng.choice(ask.choices[: ask.answers]))
    raise AssertionError(f"never asked {prompt}")
