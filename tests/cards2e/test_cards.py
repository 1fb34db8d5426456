"""Every card does what its facts say: none is without behaviour, or it stands here until it is written."""

from __future__ import annotations

import ast
from pathlib import Path

from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import ENTRIES, PRINTS

# One a line, sorted. Whoever writes a card takes it out; in the end the set is empty.
NOT_YET: set[str] = set()


def test_every_card_has_behaviour_or_is_listed() -> None:
    assert GAME.id == "cards2e"
    missing = {p.id for p in PRINTS if not p.plain and not p.abilities and not p.constants}
    assert missing == NOT_YET


def test_plain_cards_have_no_behaviour() -> None:
    assert not [p.id for p in PRINTS if p.plain and (p.abilities or p.constants)]


# The cards of these have no test of their own yet.
UNTESTED = ("martell", "nights_watch", "targaryen", "tyrell")


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
    texts = {
        name
        for name, entry in ENTRIES.items()
        if entry["text"] != "vanilla" and entry["type"] != "title" and entry.get("faction") not in UNTESTED
    }
    assert texts - marked() == set()
    assert marked() <= set(ENTRIES), "a mark names no card"
