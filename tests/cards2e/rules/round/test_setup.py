"""Set-up, from decks of which every hand is known."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.rules.lessons import taught
from cards2e.thrones import do, player, prompt, texts
from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.state import ThronesTable


def sit(*decks: dict[str, int], seed: int = 1, agenda: str | None = None) -> ThronesTable:
    """A new table, each seat with a draw deck of these cards."""
    plots = {"a_noble_cause": 1, "sneak_attack": 1}
    data = tuple({"faction": "stark", "agenda": agenda, "plots": plots, "draw": deck} for deck in decks)
    table = GAME.new(seed=seed, players=len(decks), decks=data, free_decks=True, listen=True)
    assert isinstance(table, ThronesTable)
    return table


def keep(t: ThronesTable) -> ThronesTable:
    """All keep their hands."""
    while prompt(t) == "mulligan":
        do(t, f"{t.waiting[0]} keep")
    return t


def own(t: ThronesTable, seat: int) -> dict[str, Any]:
    return player(t, seat, seat)


KNIGHTS = {"tumblestone_knight": 20}


@pytest.mark.rule("R-C2-setup-01")
def test_a_random_player_is_first_in_set_up() -> None:
    first = [sit(KNIGHTS, KNIGHTS, KNIGHTS, seed=seed).waiting[0] for seed in range(60)]
    assert all(10 <= first.count(seat) <= 30 for seat in range(3))


@pytest.mark.rule("R-C2-setup-02")
def test_factions_and_agendas_lie_open() -> None:
    t = sit(KNIGHTS, KNIGHTS, agenda="fealty")
    for entry in t.view(None)["table"]["players"]:
        assert entry["faction"].startswith("house_stark") and entry["agenda"].startswith("fealty")


@pytest.mark.rule("R-C2-setup-03")
@pytest.mark.rule("R-C2-gold-01")
def test_nobody_begins_with_gold_or_power() -> None:
    t = sit(KNIGHTS, KNIGHTS)
    assert [(player(t, s)["gold"], player(t, s)["power"]) for s in (0, 1)] == [(0, 0), (0, 0)]


@pytest.mark.rule("R-C2-setup-04")
def test_the_plot_deck_is_face_down() -> None:
    t = sit(KNIGHTS, KNIGHTS)
    assert player(t, 0, 1)["plots"] is None and player(t, 0, 1)["plots_size"] == 2 and player(t, 0)["plot"] is None
    assert player(t, 0, 0)["plots"] == ["a_noble_cause", "sneak_attack"], "its owner may look"


@pytest.mark.rule("R-C2-setup-05")
def test_decks_are_shuffled() -> None:
    mixed = {"arya_stark": 10, "ice": 10, "summer": 10}
    hands = {tuple(own(sit(mixed, mixed, seed=seed), 0)["hand"]) for seed in range(8)}
    assert len(hands) > 4


@pytest.mark.rule("R-C2-setup-06")
@pytest.mark.rule("R-C2-setup-07")
@pytest.mark.rule("R-C2-setup-10")
def test_hands_of_seven_and_a_mulligan_for_each_in_player_order() -> None:
    t = sit(KNIGHTS, KNIGHTS, KNIGHTS)
    assert [player(t, s)["hand_size"] for s in range(3)] == [7, 7, 7]
    first = t.waiting[0]
    for seat in (first, (first + 1) % 3, (first + 2) % 3):
        assert prompt(t) == "mulligan" and t.waiting == (seat,) and texts(t) == ["keep", "mulligan"]
        do(t, f"{seat} keep")
    assert prompt(t) == "place", "all have decided before the first card is placed"


@pytest.mark.rule("R-C2-setup-08")
@pytest.mark.rule("R-C2-setup-09")
def test_a_mulligan_is_a_new_hand_that_must_be_kept() -> None:
    mixed = {"arya_stark": 20, "ice": 20, "summer": 20}
    t = sit(mixed, mixed)
    first = t.waiting[0]
    before = own(t, first)["hand"]
    do(t, f"{first} mulligan")
    assert own(t, first)["hand"] != before and len(own(t, first)["hand"]) == 7
    assert player(t, first)["deck_size"] == 53
    assert t.waiting == (1 - first,), "he is not asked a second time"
    do(t, f"{1 - first} mulligan")
    assert prompt(t) == "place"


@pytest.mark.rule("R-C2-setup-11")
@pytest.mark.rule("R-C2-setup-12")
@pytest.mark.rule("R-C2-setup-14")
def test_cards_for_eight_gold_face_down_in_player_order() -> None:
    t = keep(sit({"tumblestone_knight": 20}, {"for_the_north": 10, "gates_of_winterfell": 10}))
    first = t.waiting[0]
    for seat in (first, 1 - first):
        assert t.waiting == (seat,) and prompt(t) == "place"
        if seat == 0:
            do(t, *["0 place tumblestone_knight"] * 4)
            assert texts(t) == ["done"], "eight gold are spent"
            assert player(t, 0, 1)["placed"] is None and player(t, 0, 1)["placed_size"] == 4
        else:
            assert "place for_the_north" not in texts(t) and "place gates_of_winterfell" in texts(t)
        do(t, f"{seat} done")
    assert [c["title"] for c in player(t, 0)["play"]] == ["tumblestone_knight"] * 4
    assert player(t, 1)["play"] == [], "nobody has to place anything"


@pytest.mark.rule("R-C2-setup-12")
def test_the_printed_cost_counts() -> None:
    """No ability works before the game begins: the Grove may not make the next card cheaper, nor a plot."""
    t = keep(sit({"eddard_stark": 20}, {"eddard_stark": 20}))
    seat = t.waiting[0]
    do(t, f"{seat} place eddard_stark")
    assert t.ask(seat).args == (1,), "seven of eight gold"


@pytest.mark.rule("R-C2-setup-13")
def test_one_limited_card() -> None:
    t = keep(sit({"the_roseroad": 20}, {"the_roseroad": 20}))
    do(t, f"{t.waiting[0]} place the_roseroad")
    assert texts(t) == ["done"]


@pytest.mark.rule("R-C2-setup-13")
def test_a_limited_card_is_limited_as_a_duplicate_too() -> None:
    with taught("the_roseroad", unique=True):
        t = keep(sit({"the_roseroad": 20}, {"the_roseroad": 20}))
        do(t, f"{t.waiting[0]} place the_roseroad")
        assert texts(t) == ["done"]


@pytest.mark.rule("R-C2-setup-15")
def test_an_attachment_wants_a_bearer_among_the_set_up_cards() -> None:
    t = keep(sit({"bodyguard": 10, "drogon": 10}, {"bodyguard": 10, "bran_stark": 10}))
    while prompt(t) == "place":
        seat = t.waiting[0]
        assert "place bodyguard" not in texts(t)
        if seat == 1:
            do(t, "1 place bran_stark", "1 place bodyguard")
        else:
            do(t, "0 place drogon")
            assert "place bodyguard" not in texts(t), "no Lord and no Lady"
        do(t, f"{seat} done")
    assert {c["card"]: c["on"] for c in player(t, 1)["play"]} == {
        "bran_stark.1a": None,
        "bodyguard.1a": "bran_stark.1a",
    }


@pytest.mark.rule("R-C2-setup-16")
def test_further_copies_cost_nothing() -> None:
    t = keep(sit({"robb_stark": 20}, {"robb_stark": 20}))
    seat = t.waiting[0]
    do(t, *[f"{seat} place robb_stark"] * 3)
    assert t.ask(seat).args == (2,), "six gold for the first"
    do(t, f"{seat} done", f"{1 - seat} done")
    (robb,) = player(t, seat)["play"]
    assert len(robb["duplicates"]) == 2


@pytest.mark.rule("R-C2-setup-17")
def test_all_reveal_at_once_and_attach_in_player_order() -> None:
    deck = {"noble_lineage": 3, "bran_stark": 3, "arya_stark": 3}  # seven of nine: one of each at least
    t = keep(sit(deck, deck))
    first = t.waiting[0]
    for seat in (first, 1 - first):
        do(t, *(f"{seat} place {name}" for name in ("bran_stark", "arya_stark", "noble_lineage")))
        assert player(t, first)["play"] == [], "nothing is revealed before all are ready"
        do(t, f"{seat} done")
    assert prompt(t) == "setup-bearer" and t.waiting == (first,)
    assert len(player(t, 1 - first)["play"]) == 2, "the others' cards lie open already"
    do(t, f"{first} pick arya_stark.{first}a")
    assert prompt(t) == "setup-bearer" and t.waiting == (1 - first,)


@pytest.mark.rule("R-C2-setup-18")
@pytest.mark.rule("R-C2-setup-19")
def test_nothing_enters_play_in_set_up() -> None:
    t = keep(sit({"arya_stark": 20}, {"sansa_stark": 20}))
    while prompt(t) == "place":
        do(t, f"{t.waiting[0]} place {'sansa_stark' if t.waiting[0] else 'arya_stark'}", f"{t.waiting[0]} done")
    assert prompt(t) == "plot", "Arya does not react"
    assert player(t, 0)["play"][0]["duplicates"] == [] and not player(t, 1)["play"][0]["kneeling"]
    assert not {"marshaled", "entered"} & {event.news.name for event in t.log or []}


@pytest.mark.rule("R-C2-setup-20")
def test_hands_are_filled_up_to_seven() -> None:
    t = keep(sit(KNIGHTS, KNIGHTS))
    while prompt(t) == "place":
        do(t, *[f"{t.waiting[0]} place tumblestone_knight"] * (t.waiting[0] + 2), f"{t.waiting[0]} done")
    assert [player(t, s)["hand_size"] for s in (0, 1)] == [7, 7]
    assert [player(t, s)["deck_size"] for s in (0, 1)] == [11, 10]


@pytest.mark.rule("R-C2-setup-21")
def test_melee_has_a_pool_of_titles() -> None:
    def titles(t: ThronesTable) -> list[str]:
        return [n for n, d in t.position()["cards"].items() if d.get("zone") == "pool"]

    assert len(titles(sit(KNIGHTS, KNIGHTS, KNIGHTS))) == 6 and titles(sit(KNIGHTS, KNIGHTS)) == []
