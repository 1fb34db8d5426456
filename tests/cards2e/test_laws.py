"""The laws of every table, over random play."""

from __future__ import annotations

from typing import Any

import pytest

from laws import check_laws
from smallcouncil.games.cardgame.prints import EVENT, PLOT
from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import FACTIONS, PRINTS
from smallcouncil.games.cards2e.state import ThronesTable


def every_card_is_somewhere(table: ThronesTable) -> None:
    """Cards are conserved: each lies in the one pile that its zone says."""
    for card, zone in enumerate(table.zone):
        pile = table.pile(card, zone)
        piles = [*table.hands, *table.decks, *table.discards, *table.deads, *table.plays, *table.plots]
        assert sum(p.count(card) for p in [*piles, *table.used_plots]) == (pile is not None)
        assert pile is None or card in pile
    assert min(table.gold) >= 0 and min(table.power) >= 0


@pytest.mark.parametrize("windows", ["fast", "safe"])
@pytest.mark.parametrize("players", [2, 3, 8])
def test_laws(players: int, windows: str) -> None:
    options: dict[str, Any] = {"players": players, "windows": windows}
    check_laws(GAME, options, seed=players, every=211, also=every_card_is_somewhere, everyone=False)


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
    check_laws(GAME, options, seed=seed, every=97, also=every_card_is_somewhere, everyone=False)


@pytest.mark.parametrize("windows", ["fast", "safe"])
def test_laws_with_the_cards_of_all_factions(windows: str) -> None:
    check_every_card(11, 4, windows)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(24))
def test_laws_with_the_cards_of_all_factions_again_and_again(seed: int) -> None:
    check_every_card(100 + seed, 2 + seed % 3, "safe" if seed % 2 else "fast")
