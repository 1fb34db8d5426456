"""Every card does what its facts say: none is without behaviour, or it stands here until it is written."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from fluent_files import messages
from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import ENTRIES, PRINTS, trait
from smallcouncil.locale import LANGUAGES

# One a line, sorted. Whoever writes a card takes it out; in the end the set is empty.
NOT_YET: set[str] = set()


def test_every_card_has_behaviour_or_is_listed() -> None:
    assert GAME.id == "cards2e"
    missing = {p.id for p in PRINTS if not p.plain and not p.abilities and not p.constants}
    assert missing == NOT_YET


def test_plain_cards_have_no_behaviour() -> None:
    assert not [p.id for p in PRINTS if p.plain and (p.abilities or p.constants)]


def test_nobody_ambushes_for_nothing() -> None:
    """So who has no gold is not asked. Direwolves come out of the Wolfswood for what they cost."""
    assert min(price for p in PRINTS for price in p.ambush) > 0
    assert min(p.cost for p in PRINTS if p.traits & trait("Direwolf")) > 0


WITH_TEXT = {name for name, entry in ENTRIES.items() if entry["text"] != "vanilla"}


def marked() -> set[str]:
    """The ids in `pytest.mark.card(...)` in the tests of this folder."""
    return {
        argument.value
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.card"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def test_every_card_with_a_text_has_a_test_of_its_own() -> None:
    assert WITH_TEXT - marked() == set()
    assert marked() <= set(ENTRIES), "a mark names no card"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_with_a_text_says_it(lang: str) -> None:
    said = messages(lang, "cards2e.ftl")
    assert [name for name in sorted(WITH_TEXT) if f"cards2e-card-{name.replace('_', '-')}.text" not in said] == []
