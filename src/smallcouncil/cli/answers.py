"""What somebody typed, as one of the choices of an ask."""

from __future__ import annotations

import re

from smallcouncil.locale import Voice
from smallcouncil.table import Ask, Choice, IllegalChoice, Table

TIMES = re.compile(r"^(?P<before>\d+)[x×*] ?(?P<first>.+)$|^(?P<second>.+) [x×*] ?(?P<after>\d+)$")


def times(typed: str) -> tuple[str, int]:
    """`3x place winterfell` and `place winterfell x3`: the same answer three times.

    >>> times("3x place winterfell"), times("12 x2"), times("7")
    (('place winterfell', 3), ('12', 2), ('7', 1))
    """
    match = TIMES.match(typed)
    if not match:
        return typed, 1
    return (match["first"], int(match["before"])) if match["first"] else (match["second"], int(match["after"]))


def first_number(ask: Ask, table: Table) -> int:
    """Choices are counted from 1; amounts that begin with none (`bid 0`, `bid 1`) from 0, so that everyone answers with
    the amount."""
    texts = [table.text(c).split() for c in ask.choices]
    counted = all([len(text) == 2 and text == [texts[0][0], str(n)] for n, text in enumerate(texts)])
    return 0 if counted else 1


def find(typed: str, ask: Ask, table: Table, voice: Voice) -> Choice:
    """The choice that is meant: by number, notation, the beginnings of its words, or a part of its sentence."""
    if re.fullmatch(r"\d+", typed) and 0 <= (at := int(typed) - first_number(ask, table)) < len(ask.choices):
        return ask.choices[at]
    wanted = typed.lower().split()
    texts = [table.text(c).split() for c in ask.choices]
    exact = [c for c, text in zip(ask.choices, texts, strict=True) if text == wanted]
    begun = [c for c, text in zip(ask.choices, texts, strict=True) if begins(wanted, text)]
    said = [c for c in ask.choices if within(wanted, voice.choice(c, table).lower())]
    for found in (exact, begun, said):
        if len(found) == 1:
            return found[0]
    if begun or said:
        raise IllegalChoice("ambiguous", choice=typed, prompt=ask.prompt)
    raise IllegalChoice("illegal", choice=typed, prompt=ask.prompt, rule=ask.rule)


def within(wanted: list[str], sentence: str) -> bool:
    """Each typed word is a part of the sentence; a letter or two must begin a word of it.

    >>> within(["nister"], "take house lannister"), within(["e"], "take house lannister")
    (True, False)
    """
    words = sentence.split()
    return all(w in sentence if len(w) > 2 else any(word.startswith(w) for word in words) for w in wanted)


def begins(wanted: list[str], text: list[str]) -> bool:
    """Each typed word begins the word in the same place."""
    return len(wanted) == len(text) and all(t.startswith(w) for w, t in zip(wanted, text, strict=True))
