"""The page names every word and value of every game as the server does, in both languages."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

import smallcouncil as sc
from smallcouncil.locale import Voice
from smallcouncil.locale.voice import bundle, find, keys, shared_words
from smallcouncil.table import Arg, Domain, Game, Table, Word
from web.serving import ROOT

MOST = 2000  # values of a domain


def values(domain: Domain, table: Table) -> list[int]:
    """Every value of a domain at this table."""
    if domain.kind == "number":
        return [0, 1, 2, 7]
    if domain.kind == "seat":
        return list(range(table.players))
    return list(islice(existing(domain, table), MOST))


def existing(domain: Domain, table: Table) -> Iterator[int]:
    value = 0
    while True:
        try:
            domain.slug(value, table)
        except IndexError:
            return
        yield value
        value += 1


def arguments(word: Word, table: Table, turn: int) -> tuple[Arg, ...]:
    return tuple((found := values(d, table))[turn % len(found)] for d in word.domains)


def several(word: Word, table: Table, number: int) -> tuple[Arg, ...]:
    """Every argument as a list of so many values: the dice of a side, the cards of a hand."""
    return tuple(tuple(islice(cycle(values(d, table)), number)) for d in word.domains)


class Unmarked(Voice):
    """Which of several copies it is, a page shows by where it lies."""

    def value(self, domain: Domain, value: int, table: Table) -> str:
        name = super().value(domain, value, table)
        mark = domain.mark(value, table)
        return name.removesuffix(f" ({mark})") if mark else name


def spoken(game: Game, table: Table, lang: str) -> dict[str, Any]:
    voice = Unmarked(lang)
    words = [*game.words, game.offer_prompt]
    domains = {d.name: d for word in words for d in word.domains}
    said = []
    kinds = {"verb": "choice", "prompt": "prompt", "news": "event"}
    for word in words:
        alone = [arguments(word, table, turn) for turn in range(3 if word.domains else 1)]
        listed = [several(word, table, number) for number in (1, 2, 3)] if word.domains else []
        for args in alone + listed:
            text = voice._word(kinds[word.kind], word, args, table)
            said.append([word.kind, word.name, word.named(args, table), text])
    return {
        "values": [
            [name, domain.plain(value, table), voice.value(domain, value, table)]
            for name, domain in sorted(domains.items())
            for value in values(domain, table)
        ],
        "words": said,
    }


def test_the_page_names_things_as_the_server_does(built: None, tmp_path: Path) -> None:
    found = {}
    for id, game in sc.games().items():
        table = game.new(seed=1, players=game.default_players)
        found[id] = {
            "vocabulary": msgspec.to_builtins(game.vocabulary()),
            "seats": [table.seat_name(s) for s in range(table.players)],
            "langs": {lang: spoken(game, table, lang) for lang in ("en", "de")},
        }
    path = tmp_path / "names.json"
    path.write_text(json.dumps(found), encoding="utf-8")
    done = subprocess.run(
        ["npx", "vitest", "run"],
        cwd=ROOT / "web",
        env={**os.environ, "SERVER_NAMES": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.mark.parametrize("id", list(sc.games()))
def test_every_word_says_what_its_arguments_stand_for(id: str) -> None:
    vocabulary = sc.game(id).vocabulary()
    for words in (vocabulary.verbs, vocabulary.prompts, vocabulary.news):
        for params in words.values():
            assert set(params.values()) <= set(vocabulary.domains)


LONG_WORD = 10  # letters from which on a word may have to be broken on a small card
# What stands on small cards, by game: the domains whose values are cards.
ON_CARDS = {
    "board2e": ("card",),
    "cards1e": ("card",),
    "cards2e": ("card",),
    "ironthrone": ("card",),
    "risk": ("character", "maester"),
}


def said(lang: str, key: str) -> str:
    return str(bundle(lang).format_pattern(find(lang, key).value, {})[0])


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("id", list(sc.games()))
def test_long_words_on_cards_say_where_they_may_be_broken(id: str, lang: str) -> None:
    listed = said(lang, f"web-{shared_words(lang, id) or id}-word-breaks").split()
    assert all("·" in word for word in listed)
    cards = re.compile(rf"{id}-({'|'.join(ON_CARDS[id])})-")
    names = [said(lang, key) for key in keys(lang) if cards.match(key)]
    words = {word for name in names for word in re.findall(r"[^\W\d_]+", name) if len(word) >= LONG_WORD}
    assert words - {word.replace("·", "") for word in listed} == set()
