"""What the cards say agrees with what their data state, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from smallcouncil.games.cards2e.facts import CARDS as DATA
from smallcouncil.locale import LANGUAGES, Voice

CARDS = {card["id"]: card for card in DATA["card"]}
LIMITS = {
    "en": {"copy": r"Limit (?:once|twice|\d times) per ", "player_by_title": r"Max \d per "},
    "de": {"copy": r"Nur \w+mal pro ", "player_by_title": r"Maximal \d pro "},
}
CHOOSE = {"en": "choose", "de": "wähle"}
VALUES = {
    "en": {"gold": "gold", "initiative": "initiative", "reserve": "reserve"},
    "de": {"gold": "Gold", "initiative": "Initiative", "reserve": "Reserve"},
}
INITIATE = {"en": "initiat", "de": "initiier"}


def text(card: str, lang: str) -> str:
    key = f"cards2e-card-{card.replace('_', '-')}"
    said = Voice(lang).say(f"{key}.text")
    return "" if said == key else said


def abilities(card: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = CARDS[card].get("ability", [])
    return found


def with_text(lang: str) -> list[tuple[str, str]]:
    return [(card, said) for card in CARDS if (said := text(card, lang))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_with_abilities_keywords_or_modifiers_have_a_text(lang: str) -> None:
    silent = [c for c in CARDS if not text(c, lang)]
    assert not [c for c in silent if abilities(c) or CARDS[c]["keywords"] or CARDS[c].get("modifiers")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_limits_of_a_copy_and_of_a_title_are_told_apart(lang: str) -> None:
    for card, said in with_text(lang):
        if CARDS[card]["type"] != "title":
            scopes = {a["limit"]["scope"] for a in abilities(card) if "limit" in a}
            assert {scope for scope, words in LIMITS[lang].items() if re.search(words, said)} == scopes, card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keywords_and_modifiers_stand_in_the_text(lang: str) -> None:
    voice = Voice(lang)
    for card, printed in CARDS.items():
        for keyword in printed["keywords"]:
            name, _, value = keyword.partition(":")
            if name == "no_attachments_except":
                value = voice.say(f"web-trait-{value.lower()}")
            assert voice.say(f"web-keyword-{name.replace('_', '-')}", value=value) in text(card, lang), card
        for value, number in printed.get("modifiers", {}).items():
            assert f"{number:+} {VALUES[lang][value]}" in text(card, lang), card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_chosen_is_said_to_be_chosen(lang: str) -> None:
    for card, said in with_text(lang):
        if any(a.get("targeting") == "choose" for a in abilities(card)):
            assert CHOOSE[lang] in said.lower() or "wählen" in said, card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_challenges_and_effects_are_initiated(lang: str) -> None:
    for card, said in with_text(lang):
        if any(re.search("initiate|challenge allowance", a["effect"]) for a in abilities(card)):
            assert INITIATE[lang] in said, card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_strength_for_a_side_needs_a_participating_character(lang: str) -> None:
    words = {
        "en": "While you have a participating character, your side",
        "de": "an denen ein Charakter von dir teilnimmt",
    }
    for card, said in with_text(lang):
        if any("your side counts" in a["effect"] for a in abilities(card)):
            assert words[lang] in said, card


@pytest.mark.parametrize(("lang", "words"), [("en", "pay X gold"), ("de", "zahle X Gold")])
def test_the_things_i_do_for_love_is_paid_for(lang: str, words: str) -> None:
    assert words in text("the_things_i_do_for_love", lang)
