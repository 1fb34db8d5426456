"""Bots that think do not wait for ever, each for the others to begin."""

from __future__ import annotations

from typing import Any

import pytest

from risk.table import GAME, lay
from smallcouncil.bots import Knowledge, make
from smallcouncil.bots.policy import heuristics
from smallcouncil.games.risk.heuristics import peaceful
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.table import Rng

# Every house keeps one great army beside those of the others; thin borders lie between them.
ARMIES = {
    "stark 37": "white_harbor",
    "stark 4": "the_mander the_dreadfort cape_kraken",
    "stark 3": "wolfswood the_neck the_crag the_arbor oldtown harlaw",
    "baratheon 39": "sunspear",
    "baratheon 6": "crakehall",
    "baratheon 5": "the_trident casterly_rock",
    "baratheon 3": "stoney_shore red_mountains highgarden",
    "baratheon 1": "storms_end rainwood",
    "tyrell 27": "gulltown",
    "tyrell 4": "the_twins",
    "tyrell 3": "three_towers the_fingers tarth dornish_marches bear_island karhold the_eyrie",
    "lannister 16": "kings_landing",
    "lannister 12": "winterfell",
    "lannister 5": "widows_watch silverhill pyke dragonstone",
    "lannister 1": "stoney_sept skagos harrenhal golden_tooth crackclaw_point blackwater_rush",
}
REST = "lannister 3"


def invading(**more: Any) -> RiskTable:
    field = {area: army for army, areas in ARMIES.items() for area in areas.split()}
    return lay(field, rest=REST, players=4, step="invade", **more)


def after_conquest(table: RiskTable) -> str:
    """How a bot that thinks goes on in quick games when it has taken a territory."""
    table.conquered = True
    ask = table.ask(table.waiting[0])
    go_on = heuristics("risk").go_on
    assert go_on is not None
    return table.text(go_on(table, ask.seat, ask, Rng(1)))


@pytest.mark.parametrize("seed", range(4))
def test_a_great_army_does_not_stand_idle_beside_small_ones(seed: int) -> None:
    table = invading()
    strong = make("strong", "risk", seed=seed, iterations=heuristics("risk").strong)  # however long it takes
    choice = strong.choose(Knowledge(table, 0))
    assert table.text(choice).startswith("invade"), table.text(choice)


def test_one_conquest_is_enough_where_land_counts() -> None:
    assert after_conquest(invading()) == "done"
    assert after_conquest(invading(options={"mode": "dominion"}, characters={})) != "done"


def test_on_both_boards_who_thinks_waits_while_others_fight() -> None:
    table = GAME.new(seed=1, players=6)
    assert isinstance(table, RiskTable)
    table.round = 5
    assert peaceful(table)
    table.discard = table.board.areas[: 4 * table.players]  # four rounds, and a card for every turn
    assert not peaceful(table)
