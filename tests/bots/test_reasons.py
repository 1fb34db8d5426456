"""Every bot says in a sentence why it chose, in every language."""

from __future__ import annotations

import pytest

import smallcouncil as sc
from bots.puzzles import all_puzzles
from smallcouncil.bots import Knowledge, heuristics, make, reason
from smallcouncil.locale import LANGUAGES, Voice


@pytest.mark.parametrize("game", sc.games())
def test_every_choice_has_its_reason(game: str) -> None:
    table = sc.game(game).new(seed=5)
    bots = [make("heuristic", game, seed=seat) for seat in range(table.players)]
    said = set()
    while not table.over and table.made < 400:
        seat = table.waiting[0]
        choice = bots[seat].choose(Knowledge(table, seat))
        key = reason(table, seat, choice)
        said.add(key)
        for lang in LANGUAGES:
            assert Voice(lang).knows(key) and Voice(lang).say(key).endswith("."), key
        table.choose(seat, choice)
    assert heuristics(game).reason is None or len(said) > 6


@pytest.mark.parametrize("game", all_puzzles())
def test_puzzles_are_solved_for_a_reason(game: str) -> None:
    keys = set()
    for puzzle in all_puzzles()[game]:
        table = puzzle.lay()
        seat = table.asks[0].seat
        keys.add(reason(table, seat, make("heuristic", game, seed=1).choose(Knowledge(table, seat))))
    assert len(keys) > 8
