"""Every card does what its facts say: none is without behaviour, none without a test."""

from __future__ import annotations

import ast
from pathlib import Path

from smallcouncil.games.cardgame.layout.prints import AGENDA, TITLE
from smallcouncil.games.cards1e import GAME
from smallcouncil.games.cards1e.facts import ENTRIES, PRINTS

# What stands on them is data that the engine itself reads: the House cards bear its keywords, titles their powers.
BY_THE_ENGINE = {p.id for p in PRINTS if p.to_house or p.type == TITLE or p.id.startswith("house_")}


def test_every_card_has_behaviour() -> None:
    assert GAME.id == "cards1e"
    missing = {p.id for p in PRINTS if not p.plain and not p.abilities and not p.constants}
    assert missing <= BY_THE_ENGINE


def marked() -> set[str]:
    """The ids in `pytest.mark.card(...)` in the tests of this game."""
    return {
        argument.value
        for file in Path(__file__).parents[1].rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.card"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def test_every_card_with_a_text_has_a_test_of_its_own() -> None:
    with_text = {p.id for p in PRINTS if not p.plain or p.type == AGENDA}
    assert with_text - marked() - BY_THE_ENGINE == set()
    assert marked() <= set(ENTRIES), "a mark names no card"
