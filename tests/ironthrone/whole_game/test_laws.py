"""The laws of every game over random play, with three, four and five players; nothing is lost; nothing leaks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ironthrone.throne import GAME, lay, meet, play, seat, view, war
from laws import check_laws
from laws.random_play import written
from smallcouncil.games.ironthrone.facts import FACE, HOUSE_OF, INFLUENCE, event_deck, house_deck
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.table import Rng


def nothing_is_lost(t: ThroneTable) -> None:
    """Power, cards, markers and events are conserved; the dead have no power and nobody else is without."""
    if not t.turn:
        return
    assert sum(t.power) + sum(t.sheet) + t.box == 20 * t.players
    assert min(t.power) >= 0 and min(t.sheet) >= 0 and min(t.influence) >= 0
    lying: list[int] = [card for card in t.encounter.laid if card >= 0]
    for places in (t.decks, t.hands, t.discards, t.hostages, t.played):
        for cards in places:
            lying.extend(cards)
    whole = Counter(card for s in range(t.players) for card in house_deck(t.house[s]))
    assert Counter(card & FACE for card in lying) == whole
    for s in range(t.players):
        assert sum(t.influence[s * t.players : (s + 1) * t.players]) == INFLUENCE
        for cards in (t.decks[s], t.hands[s], t.discards[s], t.played[s]):
            assert all(HOUSE_OF[card & FACE] == t.house[s] for card in cards)
        assert all(HOUSE_OF[card & FACE] != t.house[s] for card in t.hostages[s])
    event = [t.encounter.event] if t.encounter.event >= 0 else []
    assert Counter([*t.events, *t.event_discard, *event]) == Counter(event_deck(t.house))


TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 3, "windows": "safe", "own_house_event": "redraw"},
    {"players": 4, "windows": "safe", "leader_choice": "free"},
    {"players": 5, "windows": "safe", "leader_choice": "random", "chat": "off", "negotiation_limit": 1},
]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.full)])
def test_laws(options: dict[str, Any], seed: int) -> None:
    found = check_laws(GAME, options, seed, every=61, also=nothing_is_lost, ranged=True, imagined=True)
    assert found.different > 0.8 * found.guesses  # before anyone has chosen a leader there may be nothing to guess


@pytest.mark.full
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seed", range(10, 20))
def test_laws_at_length(options: dict[str, Any], seed: int) -> None:
    check_laws(GAME, options, seed, every=17, also=nothing_is_lost, ranged=True, imagined=True)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_is_lost_at_any_choice(players: int) -> None:
    rng = Rng(players)
    for seed in range(4):
        table = GAME.new(seed=seed, players=players)
        assert isinstance(table, ThroneTable)
        while not table.over:
            nothing_is_lost(table)
            ask = rng.pick(table.asks)
            table.choose(ask.seat, rng.pick(ask.choices))
        nothing_is_lost(table)


# ------------------------------------------------------------------ forced looks


def informed() -> ThroneTable:
    """Jorah's player has looked at Stark's hand; then Stark lays one of these cards."""
    houses = {
        "targaryen": {"hand": war("targaryen", 1, 2), "leader": "jorah_mormont"},
        "stark": {"hand": war("stark", 5, 12, 20)},
        "lannister": {"hand": war("lannister", 3)},
    }
    among = ("targaryen", "stark", "lannister")
    table = meet("targaryen rakharo", "stark arya_stark", houses=houses, among=among)
    return play(table, "targaryen use informer", "stark lay stark_war_12")


def test_who_looked_knows_the_hand_but_not_what_was_laid() -> None:
    table = informed()
    laid = set()
    for number in range(60):
        guess = table.imagine(seat(table, "targaryen"), Rng(number))
        stark = guess.position()
        cards = [card.split()[0] for card in stark["houses"]["stark"]["hand"]]
        card = stark["encounter"]["cards"][1].split()[0]
        assert sorted([*cards, card]) == sorted(war("stark", 5, 12, 20))
        assert written(guess.view(0)) == written(table.view(0))
        laid.add(card)
    assert laid == set(war("stark", 5, 12, 20))


def test_others_know_nothing_of_it() -> None:
    table = informed()
    hands = {tuple(table.imagine(2, Rng(n)).position()["houses"]["stark"]["hand"]) for n in range(20)}
    assert len(hands) > 15
    assert not [e for e in table.heard(2) if e.news.name == "saw"]
    assert [e.news.name for e in table.heard(0)].count("saw") == 3


def test_a_card_that_leaves_at_random_makes_the_look_uncertain() -> None:
    """Jorah's player knows Stark's hand, Lannister takes a random card of it: what is left is no longer certain."""
    houses = {
        "targaryen": {"hand": war("targaryen", 1, 2), "leader": "jorah_mormont"},
        "stark": {"hand": [*war("stark", 1, 12, 20), "stark_peace"]},
        "lannister": {"hand": war("lannister", 20)},
    }
    among = ("lannister", "stark", "targaryen")
    table = meet(
        "lannister jaime_lannister", "stark arya_stark", "targaryen rakharo challenger", houses=houses, among=among
    )
    play(table, "targaryen use informer", "stark lay stark_war_1", "lannister take hand")
    assert view(table, "targaryen")["houses"][1]["known"] == []
    assert view(table, "lannister")["houses"][0]["hostage_cards"][0] in ("stark_war_12", "stark_war_20", "stark_peace")


@pytest.mark.parametrize(
    "hand", [["robb_stark seen lannister", "robb_stark"], ["robb_stark", "robb_stark seen lannister"]]
)
def test_who_has_seen_one_copy_cannot_tell_whether_that_one_was_played(hand: list[str]) -> None:
    houses = {"stark": {"hand": [*war("stark", 1, 2), *hand]}, "lannister": {"hand": war("lannister", 20)}}
    table = meet("stark robb_stark", "lannister jaime_lannister", houses=houses)
    play(table, "stark lay stark_war_1")
    assert view(table, "lannister")["houses"][1]["known"] == ["robb_stark"]
    play(table, "stark play robb_stark")
    assert view(table, "lannister")["houses"][1]["known"] == []


@pytest.mark.parametrize("laid", ["robb_stark seen lannister", "robb_stark"])
def test_nor_whether_that_one_was_laid(laid: str) -> None:
    other = "robb_stark" if "seen" in laid else "robb_stark seen lannister"
    houses = {"stark": {"hand": [laid, other]}, "lannister": {"hand": war("lannister", 20)}}
    table = meet("stark arya_stark", "lannister jaime_lannister", houses=houses)
    assert view(table, "lannister")["houses"][1]["known"] == ["robb_stark"]
    play(table, "stark lay robb_stark")
    assert view(table, "lannister")["houses"][1]["known"] == []


def test_nor_which_hostage_was_released() -> None:
    hostages = ["lannister_war_5 seen baratheon", "lannister_war_6"]
    table = lay({"stark": {"hostages": hostages}}, events=["stark"])
    assert view(table, "baratheon")["houses"][1]["hostage_cards"] == ["lannister_war_5"]
    play(table, "stark release lannister_war_6")
    assert view(table, "baratheon")["houses"][1]["hostage_cards"] == []
    assert view(table, "baratheon")["houses"][0]["known"] == []
    assert view(table, "stark")["houses"][0]["known"] == ["lannister_war_6"]


def test_nor_which_of_two_equal_hostages_was_tortured() -> None:
    table = lay({"stark": {"hostages": ["lannister_peace", "lannister_peace seen baratheon"]}}, events=["stark"])
    play(table, "stark torture lannister_peace", "stark aim jaime_lannister")
    assert view(table, "baratheon")["houses"][1]["hostage_cards"] == []
