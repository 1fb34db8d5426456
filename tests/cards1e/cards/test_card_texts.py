"""What the cards say agrees with what their data state, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from smallcouncil.games.cards1e.facts import ENTRIES, HOUSES
from smallcouncil.locale import LANGUAGES, Voice

TIMINGS = {
    "en": {
        "any_phase": "Any phase: ",
        "plot": "Plot: ",
        "marshalling": "Marshalling: ",
        "challenges": "Challenges: ",
        "dominance": "Dominance: ",
        "response": "Response: ",
        "limited_response": "Limited response: ",
        "when_revealed": "When revealed: ",
    },
    "de": {
        "any_phase": "Jederzeit: ",
        "plot": "Strategie: ",
        "marshalling": "Aufmarsch: ",
        "challenges": "Herausforderung: ",
        "dominance": "Herrschaft: ",
        "response": "Reaktion: ",
        "limited_response": "Einmalige Reaktion: ",
        "when_revealed": "Sobald aufgedeckt: ",
    },
}
LIMIT = {"en": r"Limit (once|\d times) per (\w+)", "de": r"Höchstens (ein|drei)mal pro (\w+)"}
VALUES = {
    "en": {"income": "{:+} income.", "initiative": "{:+} initiative.", "influence": "{} influence."},
    "de": {"income": "{:+} Einkommen.", "initiative": "{:+} Initiative.", "influence": "{} Einfluss."},
}


def key(card: str) -> str:
    return f"cards1e-card-{card.replace('_', '-')}"


def text(card: str, lang: str) -> str:
    said = Voice(lang).say(f"{key(card)}.text")
    return "" if said == key(card) else said


def abilities(card: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = ENTRIES[card].get("abilities", [])
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_with_anything_printed_have_a_text(lang: str) -> None:
    def tells(card: str) -> bool:
        entry = ENTRIES[card]
        values = entry["type"] != "plot" and any(entry.get(value) for value in VALUES[lang])
        return bool(abilities(card) or entry.get("keywords") or entry.get("house_only") or values)

    assert [c for c in ENTRIES if tells(c) and not text(c, lang)] == []
    plain = [c for c in ENTRIES if not tells(c) and text(c, lang) and ENTRIES[c]["type"] not in ("title", "attachment")]
    assert plain == [], "a card says what its data do not know"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_is_told_with_its_moment(lang: str) -> None:
    for card in ENTRIES:
        said = text(card, lang)
        for timing, lead in TIMINGS[lang].items():
            wanted = sum(ability["timing"] == timing for ability in abilities(card))
            found = len(re.findall(rf"(?:^|[.!”“] ){re.escape(lead)}", said))
            assert found == wanted, (card, timing, said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_limits_are_told_where_there_are_some(lang: str) -> None:
    own = {"once": 1, "ein": 1, "drei": 3}
    for card in ENTRIES:
        wanted = [int(a["limit"].split()[0]) for a in abilities(card) if re.match(r"\d per", a.get("limit", ""))]
        found = [own.get(times) or int(times.split()[0]) for times, _ in re.findall(LIMIT[lang], text(card, lang))]
        assert found == wanted, (card, text(card, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keywords_values_and_houses_stand_in_the_text(lang: str) -> None:
    voice = Voice(lang)
    for card, entry in ENTRIES.items():
        said = text(card, lang)
        for keyword in entry.get("keywords", ()):
            name, _, value = keyword.replace("_", "-").partition(":")
            messages = [f"web-cards1e-keyword-{name}-{value}", f"web-cards1e-keyword-{name}", f"web-keyword-{name}"]
            known = next(message for message in messages if voice.knows(message))
            assert f"{voice.say(known)}." in said, (card, keyword)
        if entry["type"] != "plot":
            for value, form in VALUES[lang].items():
                if number := entry.get(value):
                    assert form.format(number) in said, (card, value)
        for house in entry.get("house_only", ()):
            assert house in HOUSES and house.title() in said.split(".")[len(entry.get("keywords", ()))], card


def test_the_data_and_the_words_have_the_same_names() -> None:
    for lang, field in (("en", "name"), ("de", "name_de")):
        voice = Voice(lang)
        for card, entry in ENTRIES.items():
            name = voice.say(key(card))
            assert re.sub(r" \(.*\)$", "", name) == entry[field], card
        names = [voice.say(key(card)) for card in ENTRIES]
        assert len(set(names)) == len(names), "versions of a card are told apart"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_shared_with_the_other_edition_are_said_after_its_own(lang: str) -> None:
    voice = Voice(lang)
    assert voice.say("cards1e-choice-mulligan") == voice.say("cardgame-choice-mulligan") != "cardgame-choice-mulligan"
    assert voice.knows("cards1e-prompt-bearer") and not voice.knows("cardgame-prompt-bearer")
    assert not voice.knows("cards1e-choice-nothing") and voice.say("cards1e-choice-nothing") == "cards1e-choice-nothing"
