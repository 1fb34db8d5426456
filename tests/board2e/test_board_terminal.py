"""The board of six houses in a terminal of 100 columns."""

from __future__ import annotations

import pytest

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
