"""Every question of the board game says what it aims at."""

from __future__ import annotations

import re
from pathlib import Path

import smallcouncil as sc
from smallcouncil.table import Prompt

LOCALES = Path(sc.__file__).parent / "locale"


def test_every_question_says_what_it_aims_at() -> None:
    """By a sentence of the page, or by the card that asks (web/src/boards/board2e/prompts.ts)."""
    game = sc.game("board2e")
    asked = {word.name for word in game.words if isinstance(word, Prompt) and word is not game.offer_prompt}
    by_card = {prompt for prompt in asked if prompt.startswith("card.")} | {"westeros.decide", "raven.card"}
    by_card |= {p for p in asked if p.startswith("wildling.")} - {"wildling.bid", "wildling.highest", "wildling.lowest"}
    for language in ("en", "de"):
        known = (LOCALES / language / "web-board2e.ftl").read_text(encoding="utf-8")
        said = set(re.findall(r"^web-board2e-aim-([\w-]+) =", known, re.M))
        assert {prompt.replace(".", "-").replace("_", "-") for prompt in asked - by_card} - said == set()
