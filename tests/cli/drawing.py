"""Boards as they stand in a terminal, for tests."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from smallcouncil.cli import boards
from smallcouncil.cli.terminal import Terminal
from smallcouncil.locale import LANGUAGES, Voice
from smallcouncil.table import Rng, Table

WIDTHS = (80, 120)
everywhere = pytest.mark.parametrize(("lang", "width"), [(lang, width) for lang in LANGUAGES for width in WIDTHS])


def terminal(table: Table, lang: str, width: int) -> tuple[Terminal, io.StringIO]:
    paper = io.StringIO()
    voice = Voice(lang)
    console = Console(file=paper, width=width, highlight=False, force_terminal=False)
    console._environ = {}
    at = Terminal(voice.named(boards.seat_names(voice, table)), console)
    return at, paper


def drawn(table: Table, seat: int | None = 0, lang: str = "en", width: int = 120) -> str:
    at, paper = terminal(table, lang, width)
    at.print(boards.draw(at, table, seat))
    return paper.getvalue()


def line_with(text: str, *words: str) -> str:
    """The one line with these words."""
    found = [line for line in text.splitlines() if all(word in line for word in words)]
    assert len(found) == 1, f"{words}: {found}\n{text}"
    return found[0]


def play_on(table: Table, choices: int) -> None:
    luck = Rng(1)
    for _ in range(choices):
        if not table.over:
            ask = table.asks[0]
            table.choose(ask.seat, ask.choices[luck.below(ask.answers)])


def check_secrets(table: Table) -> None:
    """Tables that differ only in what a seat cannot know look alike to that seat, pile by pile."""
    luck = Rng(2)
    for seat in (*range(table.players), None):
        looks = set()
        for one in (table, table.imagine(seat, luck), table.imagine(seat, luck)):
            at, paper = terminal(one, "en", 100)
            at.print(boards.draw(at, one, seat))
            for pile in boards.piles(at, one, seat):
                at.print(pile)
            looks.add(paper.getvalue())
        assert len(looks) == 1
