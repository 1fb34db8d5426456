"""What holds for the board of every game, as it stands in a terminal."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.tree import Tree

import smallcouncil as sc
from cli.drawing import check_secrets, drawn, everywhere, play_on, terminal
from smallcouncil.cli import boards
from smallcouncil.cli.boards import plain
from toys import court


@everywhere
@pytest.mark.parametrize(
    ("game", "players"), [(g.id, n) for g in sc.games().values() for n in (g.seats[0], g.seats[-1])]
)
def test_boards_speak_in_words(game: str, players: int, lang: str, width: int) -> None:
    """No key without a message, no name of a card from the data, no line too long, at any moment of a game."""
    table = sc.game(game).new(seed=players, players=players)
    for _ in range(8):
        play_on(table, 17)
        at, paper = terminal(table, lang, width)
        at.print(boards.draw(at, table, 0))
        for pile in boards.piles(at, table, 0):
            at.print(pile)
        text = paper.getvalue()
        assert not re.findall(rf"\w+_\w+|(?:web|{game}|cards|throne)-[a-z-]+", text)
        assert len(max(text.splitlines(), key=len)) <= width


@pytest.mark.parametrize("game", sc.games())
def test_boards_name_things_from_the_vocabulary(game: str) -> None:
    """By the domain they belong to (`Voice.called`): no board puts the id of a name together by itself."""
    domains = "|".join(sc.game(game).vocabulary().domains)
    own_id = re.compile(rf"(?<![\w-])(?:{game}|\{{[\w.]+\}})-(?:{domains})-")
    sources = list(Path(boards.__file__).parent.rglob("*.py"))
    assert len(sources) > 5
    assert {path.name: found for path in sources if (found := own_id.findall(path.read_text(encoding="utf-8")))} == {}


@pytest.mark.parametrize("game", sc.games())
def test_boards_are_the_same_whatever_lies_hidden(game: str) -> None:
    table = sc.game(game).new(seed=11)
    play_on(table, 100)
    check_secrets(table)


@pytest.mark.parametrize("game", sc.games())
def test_every_game_has_a_board_of_its_own(game: str) -> None:
    assert boards.board(game) is not plain


def test_a_game_without_a_board_is_shown_as_an_outline() -> None:
    table = court.GAME.new(seed=1, players=3)
    assert boards.board(court.GAME.id) is plain
    text = drawn(table, 0)
    for name, value in table.view(0)["table"].items():
        assert name in text or plain.empty(value)


def test_an_outline_leaves_out_what_is_empty() -> None:
    """But not zero, which may be a seat."""
    view = {
        "turn": 0,
        "winner": None,
        "over": False,
        "title": "",
        "piles": {"deck": 3, "discard": [], "known": ["ice", "summer"]},
        "players": [{"gold": 2, "cards": []}, {"gold": 0, "cards": ["ice"]}],
    }
    paper = io.StringIO()
    tree = Tree("table")
    plain.grow(tree, view)
    Console(file=paper, width=80).print(tree)
    assert [line.lstrip("├└─│ ").rstrip() for line in paper.getvalue().splitlines()] == [
        "table",
        "turn 0",
        "piles",
        "deck 3",
        "known ice, summer",
        "players",
        "gold 2",
        "gold 0, cards ice",
    ]
