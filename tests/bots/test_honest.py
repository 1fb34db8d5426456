"""No bot knows more than its seat: on tables that differ only in what the seat cannot know, it chooses the same.

`imagine` is a function of what the seat knows and of the generator, so this is exact: a bot of the same seed makes the
same choice on a table and on any table that the seat could imagine in its place.
"""

from __future__ import annotations

from typing import Any

import pytest

import smallcouncil as sc
from laws.random_play import pick
from smallcouncil.arena.entrants import make_entrant
from smallcouncil.arena.settings import modes
from smallcouncil.bots import Knowledge
from smallcouncil.table import Rng

MODES = [(game.id, options) for game in sc.games().values() for options in modes(game)]


@pytest.mark.parametrize("bot", ["random", "easy", "heuristic", "search@3"])
@pytest.mark.parametrize(("game", "options"), MODES, ids=str)
def test_a_bot_chooses_by_what_its_seat_knows(game: str, options: dict[str, Any], bot: str) -> None:
    table, rng = sc.game(game).new(seed=4, **options), Rng(4)
    every = 40 if "@" in bot else 15
    looked = 0
    while not table.over and looked < 12:
        if table.made % every == 0:
            for ask in table.asks[:2]:
                other = table.imagine(ask.seat, rng)
                one, same = (
                    make_entrant(bot, game, seed=looked).choose(Knowledge(t, ask.seat)) for t in (table, other)
                )
                assert one is same, f"{ask.prompt} of seat {ask.seat} after {table.made} choices"
                looked += 1
        table.choose(*pick(table, rng))
    assert looked > 3
