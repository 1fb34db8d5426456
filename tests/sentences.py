"""Whether what a table says is said in whole sentences, in every language."""

from __future__ import annotations

import re
from itertools import product

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

from fluent_files import LOCALE, shared_words
from smallcouncil.locale import LANGUAGES
from smallcouncil.table import Game

ENDS = (".", "?", "!", "“", "”")
NOTES = re.compile(r" → |: ?\{\}[.?!]?$|\(\{\}\)")  # arrows, "label: value", "(value)"


def check_sentences(game: Game) -> None:
    """Every question and every event of a game ends like a sentence and is not in note form."""
    wrong = []
    names = [name for name in (game.id, shared_words(game.id)) if name]
    for lang, name in product(LANGUAGES, names):
        text = (LOCALE / lang / f"{name}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message) and entry.value and is_said(name, entry.id.name):
                wrong += [f"{lang} {entry.id.name}: {said}" for said in variants(entry.value) if not is_sentence(said)]
    assert not wrong, "\n".join(wrong)


def is_said(name: str, key: str) -> bool:
    return key.startswith((f"{name}-prompt-", f"{name}-event-"))


def is_sentence(said: str) -> bool:
    words = re.sub(r"\{\}", "x", said)
    return said.endswith(ENDS) and not NOTES.search(said) and " " in words.strip()


def variants(pattern: Pattern) -> list[str]:
    """Every way a message can be said, variables as `{}`."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, TextElement):
            said = [element.value]
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            said = [part for variant in element.expression.variants for part in variants(variant.value)]
        else:
            said = ["{}"]
        found = [before + part for before in found for part in said]
    return [" ".join(text.split()) for text in found]
