"""Set-up, the phases, challenges, melee and victory, without help from cards."""

from __future__ import annotations

import pytest

from cards2e.thrones import CLAIM_2, attack, do, lay, player, prompt, resolved, seen, texts
from smallcouncil.games.cards2e import GAME


@pytest.mark.rule("R-C2-setup-06")
@pytest.mark.rule("R-C2-setup-12")
@pytest.mark.rule("R-C2-setup-20")
def test_set_up() -> None:
    t = GAME.new(seed=3, players=2)
    while t.ask(t.waiting[0]).prompt == "mulligan":
        seat = t.waiting[0]
        assert t.view(seat)["table"]["players"][seat]["hand_size"] == 7
        t.choose(seat, "keep")
    while t.ask(t.waiting[0]).prompt in ("place", "setup-bearer"):
        seat = t.waiting[0]
        ask = t.ask(seat)
        if ask.prompt == "place":
            assert ask.args[0] in range(9)
            other = t.view(1 - seat)["table"]["players"][seat]
            assert other["placed"] is None
        t.choose(seat, ask.choices[-1])
    assert t.ask(0).prompt == "plot" and t.ask(1).prompt == "plot"
    for entry in t.view(None)["table"]["players"]:
        assert entry["hand_size"] == 7 and entry["play"]


@pytest.mark.rule("R-C2-plot-01")
@pytest.mark.rule("R-C2-plot-08")
def test_plots_are_chosen_in_secret_and_initiative_chooses_the_first_player() -> None:
    t = lay(
        {"plots": ["sneak_attack", "a_noble_cause"]},
        {"plots": ["a_clash_of_kings", "a_noble_cause"]},
        phase="plot",
    )
    do(t, "0 plot sneak_attack")
    assert t.view(1)["table"]["players"][0]["chosen"] is None and t.view(1)["table"]["players"][0]["has_chosen"]
    do(t, "1 plot a_clash_of_kings")
    assert prompt(t) == "first-player" and t.waiting == (0,)
    do(t, "0 player seat_1")
    assert t.first == 1


@pytest.mark.rule("R-C2-strength-03")
@pytest.mark.rule("R-C2-bonus-01")
@pytest.mark.rule("R-C2-claim-08")
def test_an_unopposed_power_challenge() -> None:
    t = lay({"play": ["robb_stark"]}, {"power": 5})
    do(t, "0 challenge power seat_1", "0 done")
    assert player(t, 0)["faction_power"] == 2, "one for nobody in the way, one by claim"
    assert player(t, 1)["faction_power"] == 4


@pytest.mark.rule("R-C2-renown-01")
def test_renown() -> None:
    t = lay({"play": ["robb_stark"]}, {})
    do(t, "0 challenge power seat_1", "0 all")
    assert seen(t, "robb_stark.0a")["power"] == 1


@pytest.mark.rule("R-C2-stealth-02")
def test_whom_stealth_bypasses_cannot_defend() -> None:
    t = lay({"play": ["theon_greyjoy"]}, {"play": ["robb_stark"]})
    do(t, "0 challenge military seat_1", "0 bypass robb_stark.1a")
    assert prompt(t) != "defenders"


@pytest.mark.rule("R-C2-claim-07")
def test_intrigue_claim_discards_at_random() -> None:
    t = lay({"play": ["tyrion_lannister"], "plot": CLAIM_2}, {"hand": ["ice", "ice", "summer"]})
    do(t, "0 challenge intrigue seat_1", "0 trigger tyrion_lannister.0a")
    assert player(t, 1)["hand_size"] == 1 and len(player(t, 1)["discard"]) == 2


@pytest.mark.rule("R-C2-dominance-02")
@pytest.mark.rule("R-C2-victory-01")
def test_dominance_may_win_the_game() -> None:
    t = lay({"play": ["robb_stark"], "power": 14}, {}, phase="dominance")
    assert t.result is not None and t.result.winners == (0,) and t.result.reason == "power"


@pytest.mark.rule("R-C2-victory-06")
@pytest.mark.rule("R-C2-draw-05")
def test_an_empty_deck_eliminates() -> None:
    t = lay({"deck": ["ice"]}, {}, phase="draw")
    assert t.result is not None and t.result.winners == (1,) and t.result.reason == "last"


@pytest.mark.rule("R-C2-victory-07")
def test_the_first_player_names_the_last_one_left() -> None:
    t = lay({"deck": ["ice"]}, {"deck": ["ice"]}, phase="draw", first=1)
    assert t.waiting == (1,) and texts(t) == ["player seat_0", "player seat_1"]
    do(t, "1 player seat_0")
    assert t.result is not None and t.result.winners == (0,)


@pytest.mark.rule("R-C2-taxation-02")
def test_the_reserve() -> None:
    t = lay({"hand": ["ice", "summer"] * 3, "gold": 3, "plot": CLAIM_2}, {}, phase="taxation")
    assert prompt(t) == "reserve" and texts(t) == ["take ice", "take summer"]
    assert player(t, 0)["gold"] == 0
    do(t, "0 take ice")
    assert player(t, 0)["hand_size"] == 5


@pytest.mark.rule("R-C2-title-05")
@pytest.mark.rule("R-C2-title-02")
def test_the_draft_of_titles() -> None:
    t = lay({}, {}, {}, phase="plot", begin="draft_titles")
    assert prompt(t) == "title" and len(texts(t)) == 4
    t.choose(0, t.ask(0).choices[0])
    assert t.view(1)["table"]["players"][0]["title"] is None and t.view(0)["table"]["players"][0]["title"]
    assert len(texts(t)) == 3
    t.choose(1, t.ask(1).choices[0])
    t.choose(2, t.ask(2).choices[0])
    assert all(entry["title"] for entry in t.view(None)["table"]["players"])


@pytest.mark.rule("R-C2-support-01")
@pytest.mark.rule("R-C2-rival-01")
def test_support_and_rivalry() -> None:
    t = lay(
        {"play": ["tumblestone_knight"], "title": "master_of_coin"},
        {"title": "master_of_ships"},
        {"title": "hand_of_the_king"},
    )
    assert texts(t) == ["challenge military seat_2", "challenge power seat_2", "pass"]
    do(t, "0 challenge power seat_2")
    assert player(t, 0)["faction_power"] == 2, "unopposed, and against a rival"


@pytest.mark.rule("R-C2-title-11")
@pytest.mark.rule("R-C2-redirect-01")
@pytest.mark.rule("R-C2-redirect-04")
def test_the_crown_regent_redirects() -> None:
    t = lay({"play": ["tumblestone_knight"]}, {"title": "crown_regent", "power": 5}, {}, {"power": 5}, hold=True)
    do(attack(t, "power", "tumblestone_knight.0a"), "1 redirect")
    assert texts(t) == ["player seat_2", "player seat_3"]
    resolved(do(t, "0 player seat_3"))
    assert [player(t, s)["faction_power"] for s in range(4)] == [2, 5, 0, 4]
