"""The laws of every table, over random play."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.order import check_kept_values, check_order, check_ranges_of_positions
from cards2e.thrones import lay
from laws import check_laws
from smallcouncil.games.cardgame.layout.prints import CHARACTER, EVENT, LOCATION, PLOT
from smallcouncil.games.cardgame.layout.zones import PLAY, REVEALED
from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import BY_ID, FACTIONS, PRINTS
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable
from smallcouncil.table import BadInput


def all_is_in_order(table: ThronesTable) -> None:
    check_order(table, titles=table.players > 2, house_answers=False, bearing=(PLAY, REVEALED))
    for seat in range(table.players):
        if seat not in table.alive:
            assert not table.gold[seat] and not table.hands[seat] and not table.plays[seat]
        elif not table.over:
            assert table.total_power(seat) < TO_WIN and table.decks[seat]


# Every number of seats and both kinds of windows; all pairs of them in the long sweeps.
QUICK = [(2, "safe"), *((players, "safe" if players in (3, 5) else "fast") for players in range(2, 9))]
LONG = [
    (players, windows) for players in range(3, 9) for windows in ("fast", "safe") if (players, windows) not in QUICK
]


@pytest.mark.parametrize(
    ("players", "windows"), [*QUICK, *(pytest.param(*pair, marks=pytest.mark.full) for pair in LONG)]
)
def test_laws(players: int, windows: str) -> None:
    options: dict[str, Any] = {"players": players, "windows": windows}
    options["piles"] = "owner" if players % 2 else "fallen"
    check_laws(GAME, options, seed=players, every=307, also=all_is_in_order, everyone=False, ranged=True, imagined=True)


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
    check_laws(GAME, options, seed=seed, every=97, also=all_is_in_order, everyone=False, ranged=True, imagined=True)


@pytest.mark.parametrize("windows", ["fast", "safe"])
def test_laws_with_the_cards_of_all_factions(windows: str) -> None:
    check_every_card(11, 4, windows)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(24))
def test_laws_with_the_cards_of_all_factions_again_and_again(seed: int) -> None:
    check_every_card(100 + seed, 2 + seed % 3, "safe" if seed % 2 else "fast")


# ---------------------------------------------------------------------- positions


@pytest.mark.parametrize("seed", range(4))
def test_positions_are_in_their_ranges(seed: int) -> None:
    check_ranges_of_positions(GAME, seed)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"first": 7}, "first"),
        ({"first": "seat_1"}, "first"),
        ({"clock": 1.5}, "clock"),
        ({"unsettled": None}, "unsettled"),
        ({"seats": [{"gold": -1}, {}]}, "gold"),
        ({"seats": [{"power": -2}, {}]}, "power"),
        ({"cards": {"ice.0a": {"on": "arya_stark.0a"}}}, "cards.on"),
        ({"cards": {"ice.0a": {"zone": "duplicate"}}}, "cards.on"),
        (
            {"challenge": {"type": "military", "attacker": 0, "defender": 1, "attackers": ["arya_stark.0a"]}},
            "challenge",
        ),
        (
            {"challenge": {"type": "military", "attacker": "0", "defender": 1, "attackers": ["arya_stark.0a"]}},
            "challenge.attacker",
        ),
        ({"challenges": {}}, "challenges"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], field: str) -> None:
    data: dict[str, Any] = {"options": {"decks": ["stark_fealty", "lannister_rose"]}, "phase": "challenges"}
    GAME.position(data)
    with pytest.raises(BadInput) as refused:
        GAME.position({**data, **change})
    assert refused.value.field == field


# ---------------------------------------------------------------------- kept values


CONSTANT = [card.id for card in PRINTS if card.constants and card.type <= LOCATION]


@pytest.mark.parametrize("card", CONSTANT)
def test_no_kept_value_is_stale(card: str) -> None:
    plain = [c.id for c in PRINTS if c.type == CHARACTER and not c.constants]
    check_kept_values(lay, card, plain, faction=FACTIONS[BY_ID[card].faction % 8])
