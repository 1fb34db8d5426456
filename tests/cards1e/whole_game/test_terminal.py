"""The card table of the 1st edition as it stands in a terminal."""

from __future__ import annotations

import pytest

from cardgame.steps import nameless
from cards1e.council import attack, do, knelt, lay, on, prompt, until
from cli.drawing import drawn, terminal
from smallcouncil.cli import boards
from smallcouncil.cli.screen import choices
from smallcouncil.games.cardgame.rounds.setup import Setup
from smallcouncil.games.cards1e.challenges.challenge import Challenge
from smallcouncil.games.cards1e.phases.plot import RevealPlots
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.locale import LANGUAGES

WORDS = {
    "en": {
        "figures": "power 6/15 (4 on the House card)  gold 3  influence 1",
        "shadows": "In the shadows: Syrio Forel",
        "plot": "Plot The Power of Blood  income 5  init. 3  claim 1",
        "challenge": "Challenge: Military",
        "hand": "Distraction Event",
        "theirs": "in shadows 1",
    },
    "de": {
        "figures": "Macht 6/15 (4 auf der Hauskarte)  Gold 3  Einfluss 1",
        "shadows": "Im Schatten: Syrio Forel",
        "plot": "Strategie Die Macht des Blutes  Eink. 5  Init. 3  Schaden 1",
        "challenge": "Herausforderung: Militärschlag",
        "hand": "Ablenkung Ereignis",
        "theirs": "im Schatten 1",
    },
}


def duel() -> CouncilTable:
    return lay(
        {
            "play": ["robb_stark", "lord_eddards_chambers", "knight_of_the_tumblestone"],
            "hand": ["distraction", "meera_reed_atoc"],
            "shadows": ["syrio_forel_kl"],
            "plot": "the_power_of_blood",
            "power": 4,
            "gold": 3,
        },
        {"house": "lannister", "play": ["the_hound"], "shadows": ["gold_cloaks_kl"]},
        cards={**on("lord_eddards_chambers.0a", "house_stark.0a"), "robb_stark.0a": {"power": 2}},
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_influence_shadows_and_house_power_are_told(lang: str) -> None:
    words = WORDS[lang]
    text = drawn(duel(), 0, lang)
    for part in ("figures", "shadows", "plot", "hand"):
        assert words[part] in text, part
    assert text.count(words["theirs"]) == 2, "of both players all know how many"
    assert "Gold Cloaks" not in text and "Goldröcke" not in text


def test_what_lies_on_a_house_card_is_drawn_with_the_locations() -> None:
    assert "Lord Eddard's Chambers" in drawn(duel(), 0)
    assert "Lord Eddard's Chambers" in drawn(duel(), 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_challenge_is_drawn_in_the_words_of_the_edition(lang: str) -> None:
    t = do(duel(), "0 pass")  # nothing comes out of shadows
    if prompt(t) == "shadows":
        do(t, "1 pass")
    attack(t, "military", "knight_of_the_tumblestone.0a")
    assert WORDS[lang]["challenge"] in drawn(t, 1, lang)


def test_partners_race_together() -> None:
    seats = [{"power": power, "play": ["direwolf_pup"]} for power in (4, 7, 9, 1)]
    t = lay(*seats, variant="two_against_two", cards=knelt("direwolf_pup.0a"), hold=True)
    text = drawn(t, 0)
    assert text.count("power 13/30") == text.count("power 8/30") == 2 and text.count("partner") == 1


def test_a_card_is_read_with_crests_houses_and_keywords() -> None:
    at, paper = terminal(duel(), "en", 100)
    for words in ("vendor of venoms", "gold cloaks", "ser jacelyn"):
        for face in boards.cards(at, duel(), words):
            at.print(face)
    text = paper.getvalue()
    assert "House Lannister · House Martell" in text and "Infamy, Vengeful." in text
    assert "cost s2" in text and "shadow" in text
    assert "Immune to character abilities" in text


def test_a_deck_that_is_searched_is_told_in_the_order_of_names() -> None:
    """Building Season: everybody searches the deck for a location."""
    said = "The deck that is searched: Crossroads, Great Keep, Hodor"
    deck = ["hodor", "great_keep", "crossroads"]
    table = lay({"plots": ["building_season"], "deck": deck}, {"deck": ["narrow_sea"]}, phase="plot", hold=True)
    while prompt(table) != "choose" or not any(table.text(c).startswith("take") for c in table.asks[0].choices):
        table.choose(table.waiting[0], table.asks[0].default)
    assert said in " ".join(drawn(table).replace("│", " ").split())


def test_every_step_that_is_shown_has_a_name() -> None:
    assert nameless(Setup, RevealPlots, Challenge) == []


def test_choices_say_what_cards_cost_and_how_strong_they_are() -> None:
    """The price of now, not the printed one; the values of plots; the strength of who is in play."""

    def said(table: CouncilTable) -> str:
        at, paper = terminal(table, "en", 120)
        ask = table.asks[0]
        at.print(choices(at, table, ask, ask.choices, boards.figures(at, table, ask.seat, ask.choices)))
        return " ".join(paper.getvalue().split())

    seat = {"play": ["godswood"], "hand": ["greatjon_umber", "grand_maester_pycelle"], "gold": 9}
    t = do(lay(seat, {}, phase="marshaling"), "0 trigger godswood.0a")
    assert "marshal greatjon_umber cost 2 · strength 3" in said(t)
    assert "marshal grand_maester_pycelle cost 5" in said(t), "2 more for a card of another house"
    t = lay({"plots": ["the_power_of_arms", "blockade"]}, {}, phase="plot", hold=True)
    until(t, "plot")
    assert "plot the_power_of_arms 3 income · 1 initiative · 2 claim" in said(t)
    t = lay({"play": ["robb_stark", "winterfell_castle"]}, {}, hold=True)
    until(t, "challenge", 0)
    do(t, "0 challenge military seat_1")
    assert "attack robb_stark.0a ⚔·♛ strength 3" in said(t)
