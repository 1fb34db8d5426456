"""Decks are checked over HTTP: every reason by its key, text lists both ways."""

from __future__ import annotations

import pytest

from server.conftest import Arrive
from smallcouncil.games.cards2e.decks import READY, export

pytestmark = pytest.mark.anyio


async def test_a_deck_comes_back_with_all_its_faults(arrive: Arrive) -> None:
    guest = await arrive()
    deck = {"faction": "stark", "agenda": "fealty", "plots": {"summons": 3}, "draw": {"tyrion_lannister": 4}}
    found = await guest.post("/api/games/cards2e/decks/check", {"deck": deck}, status=200)
    assert not found["playable"]
    keys = [fault["key"] for fault in found["faults"]]
    assert sorted(keys) == ["copies", "copies", "draw-count", "faction", "plot-count"]
    short = next(fault for fault in found["faults"] if fault["key"] == "draw-count")
    assert (short["limit"], short["number"]) == (60, 4)


async def test_a_ready_deck_is_playable_even_where_it_breaks_the_rules(arrive: Arrive) -> None:
    guest = await arrive()
    for name, playable in (("stark_fealty", True), ("tutorial_stark", True)):
        found = await guest.post("/api/games/cards2e/decks/check", {"text": export(READY[name])}, status=200)
        assert found["playable"] is playable
        assert found["text"] == export(READY[name])


async def test_what_is_no_deck_is_refused(arrive: Arrive) -> None:
    guest = await arrive()
    for form, field in (
        ({"deck": {"faction": 3}}, "deck"),
        ({}, "deck"),
        ({"text": "3x Arya Snow"}, "text"),
    ):
        assert (await guest.post("/api/games/cards2e/decks/check", form, status=400))["field"] == field
    await guest.post("/api/games/cards2e/decks/check", {"text": "x" * 20_001}, status=400)
    assert (await guest.post("/api/games/risk/decks/check", {"text": "x"}, status=404))["reason"] == "no-such"
    unknown = {"deck": {"faction": "stark", "draw": {"arya_snow": 1}}}
    found = await guest.post("/api/games/cards2e/decks/check", unknown, status=200)
    assert [fault["key"] for fault in found["faults"]] == ["no-card"] and found["text"] == ""
