"""Every house card with a text has behaviour, and every card a test of its own."""

from __future__ import annotations

import ast
from pathlib import Path

from smallcouncil.games.board2e.cards.house_cards import BY_ID
from smallcouncil.games.board2e.combat.text import NO_TEXT, TEXTS
from smallcouncil.games.board2e.facts import CARD_FACTS, CARDS


def test_every_text_has_behaviour() -> None:
    assert {card.id for card in CARD_FACTS if card.effect} == set(BY_ID)
    for card in CARD_FACTS:
        assert (TEXTS[CARDS.index(card.id)] is NO_TEXT) == (card.timing == ("none",))


def test_every_card_has_a_test() -> None:
    named = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.card", "plain"):
                named |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    assert set(CARDS) <= named
    assert len(CARDS) == 91
