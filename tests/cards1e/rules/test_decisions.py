"""Where the rulebook is silent: what was decided (A-C1-03, A-C1-05, A-C1-28), each as it is played."""

from __future__ import annotations

from typing import Any

import pytest

from cards1e.council import FILLER, do, in_play, lay, on, player, prompt, seen, texts
from cards1e.lessons import taught
from smallcouncil.games.cardgame.layout.zones import HAND
from smallcouncil.games.cards1e.decks import READY
from smallcouncil.games.cards1e.game import GAME
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.games.cards1e.writing import action, puts_into_play
from smallcouncil.table import BadInput

# ---------------------------------------------------------------------- A-C1-03: mulligans


@pytest.mark.rule("R-C1-setup-12", "R-C1-setup-13")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_mulligans_go_round_once_and_the_second_hand_is_kept(players: int) -> None:
    decks = [{"faction": "stark", "plots": {"blockade": 1}, "draw": {FILLER: 10, "hodor": 10, "lady": 10}}] * players
    t = GAME.new(seed=5, players=players, decks=decks, free_decks=True)
    assert isinstance(t, CouncilTable)
    asked, changed = [], 0
    while prompt(t) == "mulligan":
        (seat,) = t.waiting
        asked.append(seat)
        before = player(t, seat, seat)["hand"]
        do(t, f"{seat} mulligan")
        after = player(t, seat, seat)
        assert after["hand_size"] == 7 and after["deck_size"] == 30 - 7, "as large as the first"
        changed += before != after["hand"]
    assert asked == [(t.first + i) % players for i in range(players)], "the first player first, then clockwise"
    assert changed, "drawn anew"


# ---------------------------------------------------------------------- A-C1-05: sixty cards


@pytest.mark.rule("R-C1-deck-03")
def test_sixty_cards_are_asked_of_own_decks_only() -> None:
    ready = READY["stark_starter"]
    own = {"faction": "stark", "plots": dict(ready.plots), "draw": {**ready.draw, "hodor": ready.draw["hodor"] + 1}}
    assert sum(own["draw"].values()) == 46  # type: ignore[attr-defined]
    assert GAME.new(seed=1, players=2, decks=["stark_starter", "lannister_starter"]).players == 2
    with pytest.raises(BadInput, match="draw-count"):
        GAME.new(seed=1, players=2, decks=[own, "lannister_starter"])
    assert GAME.new(seed=1, players=2, decks=[own, "lannister_starter"], free_decks=True).players == 2


# ---------------------------------------------------------------------- A-C1-28: put into play


def eddards(t: Any, u: Any) -> list[int]:
    return [c for c in range(t.box.size) if t.zone[c] == HAND and t.box.printed[c].id in ("eddard_stark", "ice")]


PUTS = action(puts_into_play(eddards))
WINDOW: dict[str, Any] = {"phase": "dominance", "hold": True}


def put(t: CouncilTable) -> None:
    """Play the event that puts a card into play, if it may be played, and choose what there is to choose."""
    if "play distraction" in texts(t):
        do(t, "0 play distraction")
    while prompt(t) in ("choose", "bearer"):
        do(t, f"0 {texts(t)[0]}")


@pytest.mark.rule("R-C1-marshal-13")
def test_put_into_play_neither_gold_nor_penalty_nor_time_count() -> None:
    with taught("distraction", PUTS, alone=True):
        t = lay({"house": "lannister", "hand": ["distraction", "eddard_stark"]}, {}, **WINDOW)
        put(t)
        assert in_play(t, "eddard_stark.0a") and player(t, 0)["gold"] == 0


@pytest.mark.rule("R-C1-unique-03", "R-C1-marshal-13")
def test_put_into_play_the_dead_still_bar_their_name() -> None:
    with taught("distraction", PUTS, alone=True):
        hand = ["distraction", "eddard_stark"]
        t = lay({"hand": hand, "dead": ["eddard_stark"]}, {}, **WINDOW)
        put(t)
        assert in_play(t, "eddard_stark.0a") is None and in_play(t, "eddard_stark.0b") is None
        assert "eddard_stark" in player(t, 0, 0)["hand"]


@pytest.mark.rule("R-C1-unique-02", "R-C1-marshal-13")
def test_put_into_play_a_second_copy_is_a_duplicate() -> None:
    with taught("distraction", PUTS, alone=True):
        t = lay({"hand": ["distraction", "eddard_stark"], "play": ["eddard_stark"]}, {}, **WINDOW)
        put(t)
        assert len([c for c in player(t, 0)["play"] if c["title"] == "eddard_stark"]) == 1
        assert len(seen(t, "eddard_stark.0a")["duplicates"]) == 1


@pytest.mark.rule("R-C1-keyword-07", "R-C1-marshal-13")
@pytest.mark.parametrize(("bearer", "borne"), [("grey_wind", False), ("eddard_stark", True)])
def test_put_into_play_an_attachment_needs_a_legal_bearer(bearer: str, borne: bool) -> None:
    """Grey Wind bears no attachments; Ice is for a Stark character."""
    with taught("distraction", PUTS, alone=True):
        t = lay({"hand": ["distraction", "ice"], "play": [bearer]}, {}, **WINDOW)
        put(t)
        assert bool(in_play(t, "ice.0a")) == borne


@pytest.mark.rule("R-C1-keyword-07")
def test_nobody_goes_on_bearing_what_he_may_not() -> None:
    """An attachment that is laid on somebody without attachments does not stay."""
    t = lay({"play": ["grey_wind", "ice"]}, {}, cards=on("ice.0a", "grey_wind.0a"), **WINDOW)
    assert in_play(t, "ice.0a") is None
