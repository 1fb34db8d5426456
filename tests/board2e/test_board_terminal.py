"""The board of six houses in a terminal of 100 columns."""

from __future__ import annotations

import re

import pytest

import smallcouncil as sc
from board2e.realm import new
from cli.drawing import drawn, play_on
from smallcouncil.locale import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_orders_are_read_whole_with_their_stars(lang: str) -> None:
    table = new(6)
    for _ in range(12):
        play_on(table, 40)
        text = drawn(table, 0, lang, 100)
        assert "…" not in text
        assert max(len(line) for line in text.splitlines()) <= 100


def test_a_wide_terminal_tells_what_the_land_gives_and_how_strong_cards_are() -> None:
    table = sc.game("board2e").new(seed=1, players=3, houses=["stark", "lannister", "baratheon"])
    wide, narrow = drawn(table, 0, "en", 150), drawn(table, 0, "en", 80)
    assert re.search(r"Winterfell +C=\^", wide) and "^ crown" in wide
    assert "Eddard Stark 4" in narrow and "^ crown" not in narrow
