"""The laws of every table, over random play."""

from __future__ import annotations

from typing import Any

import pytest

from laws import check_laws
from smallcouncil.games.cardgame.hearing import listen
from smallcouncil.games.cardgame.prints import EVENT, PLOT
from smallcouncil.games.cardgame.zones import BORNE, CHOSEN, DUPLICATE, FACEDOWN, PLAY, POOL, REVEALED
from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import ALL_TITLES, FACTIONS, PRINTS
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable


def all_is_in_order(table: ThronesTable) -> None:
    """Cards are conserved, each in the one place that its zone says; gold and power make sense."""
    every_card_is_somewhere(table)
    every_plot_and_title_is_somewhere(table)
    what_lies_on_cards(table)
    what_is_heard(table)
    assert min(table.gold) >= 0 and min(table.power) >= 0
    for seat in range(table.players):
        if seat not in table.alive:
            assert not table.gold[seat] and not table.hands[seat] and not table.plays[seat]
        elif not table.over:
            assert table.total_power(seat) < TO_WIN and table.decks[seat]


def every_card_is_somewhere(table: ThronesTable) -> None:
    piles = [*table.hands, *table.decks, *table.discards, *table.deads, *table.plays, *table.plots, *table.used_plots]
    for card, zone in enumerate(table.zone):
        pile = table.pile(card, zone)
        assert sum(p.count(card) for p in piles) == (pile is not None)
        assert pile is None or card in pile
        if zone == PLAY:
            assert card in table.plays[table.control[card]]
        else:
            assert not table.kneeling[card] or card in table.house
            assert not table.power[card] or card in table.house


def every_plot_and_title_is_somewhere(table: ThronesTable) -> None:
    for seat in table.alive:
        for card, zone in ((table.plot[seat], REVEALED), (table.chosen[seat], CHOSEN)):
            assert card < 0 or table.zone[card] == zone
    titles = [table.zone[c] for c, printed in enumerate(table.box.printed) if printed in ALL_TITLES]
    assert len(titles) == (6 if table.players > 2 else 0) and set(titles) <= {POOL, BORNE}


def what_is_heard(table: ThronesTable) -> None:
    """Plots and agendas answer, too; what those present hear is known, or will be worked out."""
    for seat in range(table.players):
        assert table.beside[seat] == [c for c in (table.plot[seat], table.agenda[seat]) if c >= 0]
    other = table.copy()
    listen(other)
    assert table.hearing in (-1, other.hearing)


def what_lies_on_cards(table: ThronesTable) -> None:
    for card, host in enumerate(table.host):
        if table.zone[card] in (DUPLICATE, FACEDOWN):
            assert table.zone[host] == PLAY and table.control[card] == table.control[host]
        elif host >= 0:
            assert table.zone[card] == PLAY and table.zone[host] == PLAY
    for key in table.tokens:
        assert table.zone[key // 8] in (PLAY, REVEALED)


@pytest.mark.parametrize("windows", ["fast", "safe"])
@pytest.mark.parametrize("players", range(2, 9))
def test_laws(players: int, windows: str) -> None:
    options: dict[str, Any] = {"players": players, "windows": windows}
    options["piles"] = "owner" if players % 2 else "fallen"
    check_laws(GAME, options, seed=players, every=211, also=all_is_in_order, everyone=False)


def deck_of(start: int, *factions: str) -> dict[str, Any]:
    """All cards of some factions, the neutral ones, and seven plots: every third from a start on."""
    draw = [p for p in PRINTS if p.type <= EVENT and FACTIONS[p.faction] in (*factions, "neutral")]
    plots = [p for p in PRINTS if p.type == PLOT][start::3][:7]
    return {
        "faction": factions[0],
        "agenda": None,
        "plots": {p.id: 1 for p in plots},
        "draw": {p.id: 1 for p in draw},
    }


def check_every_card(seed: int, players: int, windows: str) -> None:
    pairs = [("martell", "tyrell"), ("nights_watch", "targaryen"), ("stark", "greyjoy"), ("baratheon", "lannister")]
    decks = [deck_of((seed + i) % 3, *pairs[(seed + i) % 4]) for i in range(players)]
    options = {"players": players, "windows": windows, "decks": decks, "free_decks": True}
    check_laws(GAME, options, seed=seed, every=97, also=all_is_in_order, everyone=False)


@pytest.mark.parametrize("windows", ["fast", "safe"])
def test_laws_with_the_cards_of_all_factions(windows: str) -> None:
    check_every_card(11, 4, windows)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(24))
def test_laws_with_the_cards_of_all_factions_again_and_again(seed: int) -> None:
    check_every_card(100 + seed, 2 + seed % 3, "safe" if seed % 2 else "fast")
