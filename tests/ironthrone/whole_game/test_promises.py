"""Promises of peace: they bind nobody, but the table remembers who has broken one, and bots go by it."""

from __future__ import annotations

from typing import Any

import pytest

from ironthrone.throne import GAME, meet, news, peace, play, seat, sees, view, war
from smallcouncil.bots import Knowledge, make, reason
from smallcouncil.games.ironthrone.facts import FACE, FACES
from smallcouncil.games.ironthrone.heuristics.card_odds import PEACEFUL, Hand, card_odds
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.table import Rng

OFFER = "say {} lay_peace lay_peace"


def met(**houses: Any) -> ThroneTable:
    """Jaime meets Arya, and both may speak; everyone holds war and peace."""
    described = {
        house: {"hand": [*peace(house), *war(house, 4, 8)], **houses.get(house, {})} for house in ("lannister", "stark")
    }
    return meet(
        "lannister jaime_lannister",
        "stark arya_stark",
        houses=described,
        begin="encounter",
        options={"chat": "public"},
    )


def both_promise(**houses: Any) -> ThroneTable:
    return play(met(**houses), "lannister " + OFFER.format("stark"), "stark " + OFFER.format("lannister"))


@pytest.mark.rule("R-IT-talk-02")
def test_everybody_sees_who_has_promised_peace() -> None:
    table = play(met(), "lannister " + OFFER.format("stark"))
    assert view(table, "baratheon")["encounter"]["promised"] == ["lannister"]
    play(table, "stark say lannister lay_peace nothing")
    assert view(table, None)["encounter"]["promised"] == ["lannister"]


@pytest.mark.rule("R-IT-talk-02")
def test_a_promise_may_be_broken_and_is_remembered() -> None:
    table = play(both_promise(), "lannister lay lannister_war_8", "stark lay stark_peace")
    assert sees(table, "lannister", "baratheon")["broken_promises"] == 1
    assert sees(table, "stark", "baratheon")["broken_promises"] == 0
    assert news(table, "broke_promise") == [{"event": "broke_promise", "seat": "lannister"}]
    again = GAME.position(table.position())
    assert isinstance(again, ThroneTable) and sees(again, "lannister")["broken_promises"] == 1


def test_a_promise_that_is_kept_leaves_no_mark() -> None:
    table = play(both_promise(), "lannister lay lannister_peace", "stark lay stark_peace")
    assert view(table)["encounter"]["result"] == "peace"
    assert [house["broken_promises"] for house in view(table)["houses"]] == [0, 0, 0]


def test_an_offer_that_is_met_by_silence_and_war_was_none() -> None:
    table = play(met(), "lannister " + OFFER.format("stark"), "lannister lay lannister_war_8", "stark lay stark_war_4")
    assert sees(table, "lannister")["broken_promises"] == 0


def test_an_offer_that_is_met_by_peace_was_a_promise() -> None:
    table = play(met(), "lannister " + OFFER.format("stark"), "lannister lay lannister_war_8", "stark lay stark_peace")
    assert sees(table, "lannister")["broken_promises"] == 1


# ------------------------------------------------------------------ bots


def answer(table: ThroneTable, house: str, seed: int = 1) -> str:
    bot = make("heuristic", GAME.id, seed=seed)
    return table.text(bot.choose(Knowledge(table, seat(table, house))))


def test_bots_offer_peace_answer_it_and_keep_it() -> None:
    table = met(lannister={"power": {"jaime_lannister": 2}})
    assert answer(table, "lannister") == OFFER.format("stark")
    play(table, "lannister " + OFFER.format("stark"))
    assert answer(table, "stark") == OFFER.format("lannister")
    play(table, "stark " + OFFER.format("lannister"))
    assert [answer(table, "lannister"), answer(table, "stark")] == ["lay lannister_peace", "lay stark_peace"]


def test_the_hint_says_why_peace_is_offered() -> None:
    table = met(lannister={"power": {"jaime_lannister": 2}})
    offer = make("heuristic", GAME.id, seed=1).choose(Knowledge(table, 0))
    assert reason(table, 0, offer) == "why-peace-for-both"


def test_bots_make_no_peace_with_who_has_broken_it() -> None:
    weak = {"power": {"jaime_lannister": 2}}
    table = play(met(lannister={"broken_promises": 1, **weak}), "lannister " + OFFER.format("stark"))
    for seed in range(8):
        assert answer(table, "stark", seed) not in (OFFER.format("lannister"), "lay stark_peace")


def test_bots_keep_no_promise_that_hands_over_the_game() -> None:
    """Stark needs one more marker: nobody makes peace with Stark, and Stark is not trusted."""
    table = play(met(stark={"influence": {"lannister": 2, "baratheon": 2}}), "stark " + OFFER.format("lannister"))
    for seed in range(8):
        assert answer(table, "lannister", seed).startswith("lay lannister_war")


def test_a_hand_that_nobody_has_seen_may_be_anything() -> None:
    """The odds are those of all hands, not of the one that happens to be imagined."""
    table = met(stark={"hand": [*peace("stark"), *war("stark", 4, 8)]})
    mine = seat(table, "lannister")
    odds = [card_odds(table.imagine(mine, Rng(seed)), mine, seat(table, "stark")) for seed in (1, 2)]
    assert odds[0] == odds[1]
    assert sum(chance for _, chance in odds[0]) == pytest.approx(1)
    assert {value for value, _ in odds[0]} >= {20, 1, PEACEFUL}


def test_what_was_seen_of_a_hand_is_certain() -> None:
    hand = [f"{card} seen lannister" for card in war("stark", 4, 8)]
    table = met(stark={"hand": hand})
    known = Hand(table, seat(table, "lannister"), seat(table, "stark"))
    assert sorted(FACES[face & FACE] for face in known.known) == ["stark_war_4", "stark_war_8"]
    assert known.has_peace() == 0 and {value: chance for value, chance in known.wars() if chance} == pytest.approx(
        {8: 0.6, 4: 0.4}
    )


def test_every_hand_of_the_pool_counts() -> None:
    """Of the 24 cards that lie nowhere, three are in the hand, four of them peace."""
    table = met(stark={"hand": [*war("stark", 1), *peace("stark", 2)], "discard": war("stark", 2)})
    hand = Hand(table, seat(table, "lannister"), seat(table, "stark"))
    assert (hand.unknown, len(hand.pool)) == (3, 24)
    assert hand.has_peace() == pytest.approx(1 - 20 * 19 * 18 / (24 * 23 * 22))
    assert sum(chance for _, chance in hand.wars()) == pytest.approx(1)
