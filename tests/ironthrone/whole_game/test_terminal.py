"""The Iron Throne as it stands in a terminal, and playing it by typing."""

from __future__ import annotations

import re

import pytest

from cli.drawing import drawn, everywhere
from council_command import Council
from ironthrone.throne import meet
from smallcouncil.locale import LANGUAGES
from smallcouncil.table import Table


def encounter() -> Table:
    return meet(
        "lannister jaime_lannister",
        "stark robb_stark",
        "baratheon melisandre defender",
        houses={
            "lannister": {"hand": ["lannister_war_10", "tywin_lannister"], "hostages": ["stark_war_3"]},
            "stark": {"hand": ["stark_war_7", "stark_peace"], "power": {"arya_stark": 0, "robb_stark": 6}},
            "baratheon": {"hand": ["baratheon_war_2"]},
        },
    )


@everywhere
def test_the_houses_and_the_encounter_are_drawn(lang: str, width: int) -> None:
    table = encounter()
    text = drawn(table, 0, lang, width)
    name = {"en": "Lannister", "de": "Lennister"}[lang]
    you = {"en": "you", "de": "du"}[lang]
    assert f"{name} ({you}) · " in text
    assert "† Arya Stark" in text
    assert "6 Robb Stark ➤" in text
    assert "Robb Stark 6" in text  # in the encounter
    assert "? + 6 + 4 = ?" in text
    assert {"en": "War 3 (Stark)", "de": "Krieg 3 (Stark)"}[lang] in text, "the own hostage"
    assert {"en": "War 10 (Lannister)", "de": "Krieg 10 (Lennister)"}[lang] in text
    assert {"en": "War 7 (Stark)", "de": "Krieg 7 (Stark)"}[lang] not in text
    assert len(max(text.splitlines(), key=len)) <= width


def test_a_laid_card_counts_for_its_owner_alone() -> None:
    table = encounter()
    while table.ask(table.waiting[0]).prompt != "encounter.card":
        table.choose(table.waiting[0], table.ask(table.waiting[0]).default)
    table.choose(0, "lay lannister_war_10")
    assert "10 + 4 = 14" in drawn(table, 0)
    assert "War 10 (Lannister), face down" in drawn(table, 0)
    for seat in (1, 2, None):
        assert "? + 4 = ?" in drawn(table, seat)
        assert "War 10" not in drawn(table, seat)


# ---------------------------------------------------------------------- typed

THRONE = ("play", "ironthrone", "--seed", "5", "--turn-limit", "3", "--bots", "random")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_by_typing(council: Council, lang: str) -> None:
    shown = council("--lang", lang, *THRONE, typed=["1"] * 3000)
    assert (shown.code, shown.err) == (0, "")
    assert ("wins." if lang == "en" else "gewinnt.") in shown.out


def test_talk_stands_apart_from_the_answers(council: Council) -> None:
    shown = council(*THRONE, typed=["1", "more", "quit"]).out
    asked = shown[shown.index("Do you offer anybody") :]
    answers, _, everything = re.split("You may say something|choice, . or help", asked)[:3]
    assert "Support the challenger" in answers and "please." not in answers
    assert "Support the challenger" in everything and "please." in everything


def test_news_are_told_again(council: Council) -> None:
    shown = council(*THRONE, typed=["1", "1", "log", "log all", "quit"]).out
    news, since, everything = shown.split("choice, ? or help > ")[2:5]
    assert "stays out" in news and "stays out" in since
    assert " leads " not in since
    assert " leads " in everything and "stays out" in everything


def test_piles_can_be_looked_through(council: Council) -> None:
    assert "Events (" in council(*THRONE, typed=["1", "piles", "quit"]).out
