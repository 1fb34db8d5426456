"""Precedence, the contents of the box, formats."""

from __future__ import annotations

import pytest

from cards2e.rules.lessons import QUIET
from cards2e.thrones import do, lay, player, prompt, seen, texts
from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import CARDS, FACTIONS
from smallcouncil.games.cards2e.state import ThronesTable


@pytest.mark.rule("R-C2-golden-01")
def test_the_reference_beats_the_learning_game_in_which_an_empty_deck_ends_all() -> None:
    t = lay({"deck": ["ice"], "power": 10}, {}, {}, phase="draw")
    assert not t.over and t.alive == [1, 2], "the most power wins the learning game only"


@pytest.mark.rule("R-C2-golden-02")
def test_a_card_beats_the_rules() -> None:
    t = lay({"play": ["ser_jaime_lannister", "theon_greyjoy"], "faction": "lannister"}, {"play": ["arya_stark"]})
    do(t, "0 challenge military seat_1", "0 attack ser_jaime_lannister.0a", "0 attack theon_greyjoy.0a")
    assert not seen(t, "ser_jaime_lannister.0a")["kneeling"] and seen(t, "theon_greyjoy.0a")["kneeling"]


@pytest.mark.rule("R-C2-golden-03")
def test_cannot_beats_every_permission() -> None:
    """Sneak Attack allows one challenge in all; Casterly Rock would allow a second intrigue challenge."""
    seat = {"play": ["casterly_rock", "littlefinger", "varys"], "plot": "sneak_attack"}
    t = lay(seat, {})
    do(t, "0 challenge intrigue seat_1", "0 attack littlefinger.0a", "0 done")
    assert not t.waiting or t.ask(t.waiting[0]).prompt != "challenge"
    t = lay({**seat, "plot": "a_noble_cause"}, {})
    do(t, "0 challenge intrigue seat_1", "0 attack littlefinger.0a", "0 done")
    assert texts(t) == ["challenge intrigue seat_1", "pass"]


@pytest.mark.rule("R-C2-golden-04")
def test_may_leaves_the_choice_to_the_controller() -> None:
    t = lay({"play": ["robb_stark"]}, {})
    do(t, "0 challenge power seat_1")
    assert prompt(t) == "renown" and t.waiting == (0,)
    do(t, "0 done")
    assert seen(t, "robb_stark.0a")["power"] == 0


def news(t: ThronesTable) -> list[str]:
    return [event.news.name for event in t.log or []]


def copies(**wanted: str) -> int:
    return sum(e["quantity"] for e in CARDS["card"] if all(e.get(k) == v for k, v in wanted.items()))


@pytest.mark.rule("R-C2-contents-01")
@pytest.mark.rule("R-C2-contents-02")
@pytest.mark.rule("R-C2-contents-03")
@pytest.mark.rule("R-C2-contents-04")
@pytest.mark.rule("R-C2-contents-05")
def test_the_box() -> None:
    assert copies(type="plot") == 28
    drawn = ("character", "location", "attachment", "event")
    for faction in FACTIONS[:-1]:
        assert sum(copies(type=kind, faction=faction) for kind in drawn) == 20
    assert sum(copies(type=kind, faction="neutral") for kind in drawn) == 31
    assert copies(id="fealty") == 1
    banners = [e for e in CARDS["card"] if e["type"] == "agenda" and e["id"] != "fealty"]
    assert len(banners) == len([e for e in CARDS["card"] if e["type"] == "faction"]) == 8
    assert copies(type="title") == 6
    assert [entry["zone"] for entry in GAME.new(seed=1, players=2).position()["cards"].values()].count("pool") == 0


@pytest.mark.rule("R-C2-contents-07")
def test_tokens_never_run_out() -> None:
    seats = [{"power": 14, "gold": 29, "hand": ["arya_stark"]} for _ in range(3)]
    t = lay(*seats, phase="marshaling")
    assert [player(t, s)["power"] for s in range(3)] == [14, 14, 14]
    assert player(t, 0)["gold"] == 32, "there are 30 of each in the box"


@pytest.mark.rule("R-C2-format-01")
@pytest.mark.rule("R-C2-format-03")
def test_two_players_joust_without_titles() -> None:
    t = lay({"deck": QUIET}, {"deck": QUIET}, phase="plot", begin="draft_titles", listen=True)
    assert prompt(t) == "first-player", "a round with nothing to choose has gone by"
    assert "titled" not in news(t)
    assert all(entry["title"] is None for entry in t.view(0)["table"]["players"])


@pytest.mark.rule("R-C2-format-02")
@pytest.mark.rule("R-C2-format-04")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_more_players_melee_with_titles(players: int) -> None:
    t = lay(*[{"deck": QUIET} for _ in range(players)], phase="plot", begin="draft_titles", listen=True)
    while prompt(t) == "title":
        t.choose(t.waiting[0], t.ask(t.waiting[0]).choices[0])
    assert news(t).count("titled") == min(players, 6)
    assert [player(t, s)["title"] for s in range(players)] == [None] * players, "given back at the end of the round"
