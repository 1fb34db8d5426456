"""The laws of every table, over random play."""

from __future__ import annotations

from typing import Any

import pytest

from laws import check_laws
from smallcouncil.games.cards2e import GAME
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
