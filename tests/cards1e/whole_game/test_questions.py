"""What players read where a choice would not explain itself: keywords of Houses, ways to pay."""

from __future__ import annotations

from typing import Any

import pytest

import smallcouncil as sc
from cards1e.council import attack, defend, do, knelt, lay, player, prompt, seen, texts, until
from cards1e.lessons import taught
from sentences import check_sentences
from smallcouncil.games.cards1e.facts import DEADLY, VENGEFUL, VIGILANT
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.locale import Voice

KNIGHT = "knight_of_the_tumblestone"
HOST = "host_of_storms_end"


def read(table: CouncilTable, lang: str) -> list[str]:
    """The choices of who is asked, as they are read."""
    voice = Voice(lang)
    return [voice.choice(choice, table) for choice in table.ask(table.waiting[0]).choices]


def test_questions_and_events_are_whole_sentences() -> None:
    check_sentences(sc.game("cards1e"))


def said(table: CouncilTable, lang: str) -> list[str]:
    """The log, as everybody reads it."""
    voice = Voice(lang)
    return [voice.event(event, table) for event in table.log or ()]


@pytest.mark.rule("R-C1-rival-07", "R-C1-resolve-09")
def test_the_log_names_who_fights_and_why_power_is_gained() -> None:
    seats: tuple[dict[str, Any], ...] = (
        {"play": ["hodor", KNIGHT], "title": "master_of_whispers"},
        {"play": ["lady"], "title": "master_of_laws"},
        {},
    )
    with taught("hodor", alone=True, keywords=0):
        t = lay(*seats, cards=knelt("lady.1a"), listen=True, hold=True)
        for seat in (0, 1, 2):
            do(t, f"{seat} pass")
        attack(t, "military", "hodor.0a")
        do(t, "0 pass", "1 pass", "2 pass", "1 done", "0 pass", "1 pass", "2 pass", "1 pick lady.1a")
    log = said(t, "en")
    assert "Hodor attacks." in log and any("meets no opposition" in line for line in log)
    assert any("a rival" in line for line in log)
    german = said(t, "de")
    assert "„Hodor“ greift an." in german and any(line.startswith("Militärschlag: ") for line in german)


@pytest.mark.rule("R-C1-passive-04", "R-C1-housekw-04", "R-C1-keyword-17")
def test_keywords_that_wait_for_an_order_say_what_they_do() -> None:
    seats = ({"house": "baratheon", "play": [KNIGHT, "lady"]}, {"house": "martell", "play": [HOST, "hodor"]})
    with (
        taught(KNIGHT, keywords=DEADLY, strength=9),
        taught("lady", keywords=VIGILANT),
        taught(HOST, keywords=VENGEFUL),
    ):
        t = lay(*seats, cards=knelt("lady.0a", "hodor.1a"), first=1)
        attack(do(t, "1 pass") if t.waiting == (1,) else t, "military", f"{KNIGHT}.0a")
        defend(t, f"{HOST}.1a")
        do(t, "1 pick hodor.1a")
        assert prompt(t) == "order-forced" and t.waiting == (1,), "the first player orders passives"
        assert texts(t) == ["deadly house_martell.1a", "vengeful house_martell.1a", "vigilant house_baratheon.0a"]
        assert read(t, "en") == [
            "Deadly attackers: a defender of House Martell dies",
            "Vengeful: House Martell may stand its vengeful cards",
            "Vigilant: House Baratheon may stand its vigilant cards",
        ]
        assert read(t, "de") == [
            "Tödliche Angreifer: „Haus Martell“ verliert einen Verteidiger",
            "Rachsüchtig: „Haus Martell“ darf die rachsüchtigen Karten aufrichten",
            "Wachsam: „Haus Baratheon“ darf die wachsamen Karten aufrichten",
        ]
        do(t, "1 vengeful house_martell.1a", "1 opt yes")
        assert not seen(t, f"{HOST}.1a")["kneeling"]
        do(t, "1 deadly house_martell.1a")
        assert player(t, 1)["dead"] == ["hodor.1a", f"{HOST}.1a"] and prompt(t) == "vigilant"


@pytest.mark.rule("R-C1-influence-02")
def test_ways_to_pay_are_named_by_the_cost() -> None:
    four = {"play": ["crossroads"] * 3 + ["eddard_stark"], "hand": ["guilty"], "plot": "the_power_of_arms"}
    t = lay(four, {"house": "lannister", "play": ["ser_jaime_lannister"]}, phase="dominance", hold=True)
    do(t, "0 play guilty")
    assert prompt(t) == "choose-way" and texts(t) == ["pay-influence 3", "kneel-noble"]
    assert read(t, "en") == ["Pay 3 influence", "Kneel a character with a noble crest"]
    assert read(t, "de") == ["3 Einfluss bezahlen", "Einen Charakter mit dem Siegel des Adligen beugen"]
    do(t, "0 kneel-noble", "0 pick ser_jaime_lannister.1a", "0 pick eddard_stark.0a")
    assert seen(t, "eddard_stark.0a")["kneeling"] and not seen(t, "crossroads.0a")["kneeling"]


@pytest.mark.card("forever_burning")
def test_fire_comes_back_for_influence_or_gold() -> None:
    t = lay({"play": ["crossroads"], "dead": ["forever_burning"], "gold": 2}, {}, phase="dominance")
    do(t, "0 trigger forever_burning.0a")
    assert read(t, "en") == ["Pay 1 influence", "Pay 2 gold"] and read(t, "de") == [
        "1 Einfluss bezahlen",
        "2 Gold bezahlen",
    ]
    do(t, "0 pay-gold 2")
    assert player(t, 0)["gold"] == 0 and not seen(t, "crossroads.0a")["kneeling"] and player(t, 0)["hand_size"] == 1


@pytest.mark.rule("R-C1-influence-02")
@pytest.mark.parametrize(("lang", "sentence"), [("en", "{} influence are due"), ("de", "{} Einfluss sind fällig")])
def test_the_question_for_influence_says_how_much_is_due(lang: str, sentence: str) -> None:
    """Three cards of one influence each for the Lords of the Narrow Sea, who cost three."""
    play = ["crossroads", "narrow_sea", "narrow_sea", "great_hall"]
    t = lay({"house": "baratheon", "play": play, "hand": ["lords_of_the_narrow_sea"]}, {}, phase="standing", hold=True)
    do(t, "0 play lords_of_the_narrow_sea")
    for left in (3, 2):
        until(t, "influence", 0)
        assert sentence.format(left) in Voice(lang).prompt(t.asks[0], t)
        do(t, f"0 {texts(t)[0]}")
