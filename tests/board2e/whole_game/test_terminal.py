"""The board of six houses in a terminal of 100 columns."""

from __future__ import annotations

import re

import pytest

import smallcouncil as sc
from board2e.realm import asked, defaults, new, westeros
from cli.drawing import drawn, line_with, play_on, terminal
from smallcouncil.cli import answers, boards, screen
from smallcouncil.locale import LANGUAGES, Voice
from smallcouncil.table import Table


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
    assert "Eddard Stark 4 (2 swords)" in narrow and "^ crown" not in narrow


def test_a_card_without_text_is_told_by_its_numbers() -> None:
    at, paper = terminal(new(6), "en", 100)
    for words in ("ser gregor clegane", "robb stark", "mustering"):
        card, *_ = boards.cards(at, new(6), words)
        at.print(card)
    text = paper.getvalue()
    assert text.startswith("Ser Gregor Clegane 3 (3 swords): No text of its own.\nRobb Stark 3: If you win")
    assert "\nMustering: " in text


def test_a_march_tells_the_combats_that_it_may_begin() -> None:
    table, seat, target, moves = attack_by_two()
    expected = table.view(seat)["table"]["march"]["forecasts"][target]
    place = Voice("en").say(f"board2e-area-{target.replace('_', '-')}")
    line = line_with(drawn(table, seat), f"{place}:", "house cards")
    assert f" {expected['attacker']['strength']} (" in line and f" {expected['defender']['strength']} (" in line
    table.choose(seat, moves[0])
    assert f"If the march ends now: combat for {place}" in drawn(table, seat)


def attack_by_two() -> tuple[Table, int, str, list[str]]:
    """A march by which two kinds of units may begin a combat: table, seat, target, and their moves."""
    table = new(6)
    while True:
        play_on(table, 1)
        (ask, *_), march = table.asks, table.view(None)["table"]["march"]
        if ask.prompt == "march.move":
            for target in march["forecasts"]:
                moves = [text for c in ask.choices if (text := table.text(c)).endswith(f" {target}")]
                if len(moves) > 1:
                    return table, ask.seat, target, moves


def test_who_types_an_amount_bids_it() -> None:
    table = westeros("last_days_of_summer_1", "clash_of_kings", players=3, power={"stark": 9})
    defaults(table, "clash.bid")
    while "stark clash.bid" not in asked(table):
        table.choose(table.waiting[0], "bid 0")
    ask = next(a for a in table.asks if table.seat_name(a.seat) == "stark")
    at, paper = terminal(table, "en", 100)
    assert table.text(answers.find("3", ask, table, at.voice)) == "bid 3"
    at.print(screen.choices(at, table, ask, ask.choices))
    assert re.search(r"^ *0 Bid nothing +bid 0$", paper.getvalue(), re.M)
    assert re.search(r"^ *9 Bid 9 power +bid 9$", paper.getvalue(), re.M)
