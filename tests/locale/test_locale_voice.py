"""What a voice says at a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
import pytest

import smallcouncil as sc
from smallcouncil.cli.options import values
from smallcouncil.games import GAMES
from smallcouncil.locale import LANGUAGES, Voice, language
from smallcouncil.locale.voice import bundle
from smallcouncil.table import REASONS, BadInput, IllegalChoice, Refusal, Rng
from toys import envoys

ISOLATES = "\u2066\u2067\u2068\u2069"
ENGLISH = {"the", "and", "with", "player", "players", "card", "cards", "each", "may", "cannot"}
POINT = re.compile(r"\bA-[A-Z0-9]+-\d+")
FIGURE = re.compile(r"\d+(?:\.\d+)*")


def test_language_of_the_environment() -> None:
    assert language(None, {}) == "en"
    assert language(None, {"LANG": "de_DE.UTF-8"}) == "de"
    assert language(None, {"LC_ALL": "en_GB", "LANG": "de_DE"}) == "en"
    assert language(None, {"COUNCIL_LANG": "de", "LC_ALL": "en_GB"}) == "de"
    assert language(None, {"LANG": "fr_FR"}) == "en"
    assert language("en", {"LANG": "de_DE"}) == "en"


def test_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="lang: klingon is not known here; known are en, de"):
        Voice("klingon")


def test_missing_words_fall_back_to_their_key() -> None:
    assert Voice("de").say("no-such-word") == "no-such-word"


def test_numbers_and_lists_follow_the_language() -> None:
    assert Voice("de").join(["Stark", "Tyrell", "Martell"]) == "Stark, Tyrell und Martell"
    assert Voice("en").say("seat", number=1500) == "Seat 1,500"
    assert Voice("de").say("seat", number=1500) == "Platz 1.500"


def test_people_count_seats_from_one() -> None:
    table = envoys.GAME.new(seed=1)
    assert [Voice("de").seat(seat, table) for seat in (0, 1)] == ["Platz 1", "Platz 2"]
    idle = 1 - table.waiting[0]
    with pytest.raises(IllegalChoice, match=f"^seat {idle} ") as caught:  # the API counts from 0
        table.choose(idle, "pass")
    assert Voice("en").refusal(caught.value).startswith(f"Seat {idle + 1} ")
    assert Voice("de").refusal(caught.value).startswith(f"Platz {idle + 1} ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_whole_sentences(lang: str) -> None:
    for reason, text in REASONS.items():
        names = dict.fromkeys(("seat", "answered", "asked", "choice", "prompt", "rule", "known", "value"), "x")
        names |= dict.fromkeys(("expected", "low", "high", "other", "why", "number"), "x")
        assert text.format(**names)
        said = Voice(lang).refusal(Refusal(reason, **names))
        assert "{" not in said and said != f"refusal-{reason}"


def test_refusals_inside_refusals_are_translated() -> None:
    error = BadInput("record.choices", "bad-choice", number=3, why=IllegalChoice("over"))
    assert (
        Voice("de").refusal(error)
        == "record.choices: Entscheidung 3 lässt sich nicht nachspielen: Das Spiel ist vorbei."
    )


@pytest.mark.parametrize("name", GAMES)
def test_people_are_called_by_their_names(name: str) -> None:
    table = sc.game(name).new(seed=1)
    assert Voice("en").named({0: "Anna"}).seat(0, table) == "Anna"
    assert Voice("en").seat(1, table) != "Anna"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("name", GAMES)
def test_translated_catalogue_has_the_same_rules(name: str, lang: str) -> None:
    english, translated = sc.game(name).rules(), sc.game(name).rules(lang)
    assert [(r.id, r.tags) for r in translated.rules] == [(r.id, r.tags) for r in english.rules]
    for ours, theirs in zip(english.rules, translated.rules, strict=True):
        assert theirs.text and theirs.section, ours.id
        assert theirs.text != ours.text and theirs.section != ours.section, f"{ours.id} is not translated"
        assert not ENGLISH & set(re.findall(r"\w+", theirs.text.lower())), f"{ours.id} is half translated"
        assert POINT.findall(theirs.text) == POINT.findall(ours.text), ours.id
        # A figure may be written out ("zu dritt"), but none may be added or changed.
        assert not Counter(FIGURE.findall(theirs.text)) - Counter(FIGURE.findall(ours.text)), ours.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_views_write_is_called_as_sentences_call_it(name: str, lang: str) -> None:
    """By the domain that the game declares; what it does not declare is not guessed."""
    game = sc.game(name)
    table, voice = game.new(seed=1), Voice(lang)
    checked = 0
    for domain in {d.name: d for word in game.words for d in word.domains if d.kind == "name"}.values():
        for value in count():
            try:
                slug = str(domain.plain(value, table))
            except IndexError:
                break
            said = voice.value(domain, value, table)
            assert voice.called(game, domain.name, slug) == said.removesuffix(f" ({domain.mark(value, table)})")
            checked += 1
    assert checked > 20
    with pytest.raises(KeyError):
        voice.called(game, "anything", "stark")


def modes() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every game in every mode with every number of players."""
    for name, game in sc.games().items():
        field = next((f for f in msgspec.structs.fields(game.options_type) if f.name == "mode"), None)
        for players in game.seats:
            for mode in values(field.type) if field else [None]:
                options = {"players": players} | ({"mode": mode} if mode else {})
                with suppress(BadInput):
                    game.read_options(options)
                    yield name, options


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "options"), list(modes()))
def test_a_game_can_be_told(name: str, options: dict[str, Any], lang: str) -> None:
    """Every sentence of a random game is there, without holes and without invisible characters."""
    table = sc.game(name).new(seed=7, listen=True, **options)
    assert table.log is not None
    voice, rng = Voice(lang), Rng(7)
    heard = 0
    while not table.over and table.made < 700:
        ask = table.asks[0]
        sentences = [voice.prompt(ask, table)]
        choices = [voice.choice(c, table) for c in ask.choices]
        assert len(set(choices)) == len(choices), f"choices of {ask.prompt} look alike"
        sentences += choices + [voice.event(e, table) for e in table.log[heard:]]
        heard = len(table.log)
        for sentence in sentences:
            assert sentence and "{" not in sentence and not set(sentence) & set(ISOLATES)
            assert not sentence.startswith(f"{name}-") and f" {name}-" not in sentence
            assert not bundle(lang).has_message(sentence)
        table.choose(ask.seat, rng.pick(ask.choices))
