"""Searching a deck: who searches knows what he sees, and nobody else does."""

from __future__ import annotations

import pytest

from cards2e.thrones import do, lay, player, texts
from laws.secrecy import check_leak
from smallcouncil.table import Rng

DECK = [
    "ice",
    "ice",
    "robb_stark",
    "bran_stark",
    *["tumblestone_knight"] * 5,
    "summer",
    "the_wolfswood",
    "littlefinger",
]


@pytest.mark.card("summons")
@pytest.mark.rule("R-C2-misc-11")
@pytest.mark.rule("R-C2-misc-15")
def test_a_search_shows_the_cards_to_nobody_else() -> None:
    t = lay({"plots": ["summons"], "deck": DECK}, {"plots": ["sneak_attack"]}, phase="plot")
    do(t, "1 player seat_0")
    assert t.waiting == (0,) and "take littlefinger" in texts(t) and "take ice" not in texts(t)
    assert player(t, 0, 0)["deck_known"] == DECK[:1:-1], "ten cards, still where they are"
    assert player(t, 0, 1)["deck_known"] == []
    guesses, different = check_leak(t, Rng(1), times=20, everyone=False)
    assert guesses == 20 and different, "the two below are a secret, to the searcher too"
    do(t, "0 take littlefinger")
    assert player(t, 0, 0)["deck_known"] == [], "the deck is shuffled"
    assert player(t, 0, 1)["hand"] == ["littlefinger"], "what was found is shown"
