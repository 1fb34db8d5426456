"""The laws of every table, over random play."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.order import check_kept_values, check_order, check_ranges_of_positions
from cards1e.council import lay
from laws import check_laws
from smallcouncil.games.cardgame.layout.prints import CHARACTER, EVENT, LOCATION, PLOT
from smallcouncil.games.cardgame.layout.zones import PLAY
from smallcouncil.games.cards1e.facts import ALL_AGENDAS, HOUSES, PRINTS
from smallcouncil.games.cards1e.game import GAME
from smallcouncil.games.cards1e.state import LEAST_TO_WIN, TO_WIN, TO_WIN_TOGETHER, CouncilTable
from smallcouncil.table import Rng

VARIANTS: list[dict[str, Any]] = [
    *({"players": players} for players in range(2, 7)),
    {"players": 4, "variant": "two_against_two"},
    *({"players": players, "variant": "littlefinger"} for players in (2, 4, 6)),
]


def all_is_in_order(table: CouncilTable) -> None:
    check_order(table, titles=table.uses_titles(), house_answers=True, bearing=(PLAY,))
    if not table.near_victory and not table.unsettled:
        assert max([table.all_power(seat) for seat in table.alive]) < LEAST_TO_WIN
    if not table.over and not table.power_is_ruled:
        power = [table.total_power(seat) for seat in range(table.players)]
        if table.options.variant == "two_against_two":
            assert max(power[0] + power[2], power[1] + power[3]) < TO_WIN_TOGETHER
        else:
            assert max(power) < TO_WIN


# Every variant and number of seats, and both kinds of windows; all pairs of them in the long sweeps.
QUICK = [(0, "safe"), *((i, ("fast", "safe")[i % 2]) for i in range(len(VARIANTS)))]
LONG = [(i, windows) for i in range(len(VARIANTS)) for windows in ("fast", "safe") if (i, windows) not in QUICK]


@pytest.mark.parametrize(
    ("variant", "windows"), [*QUICK, *(pytest.param(*pair, marks=pytest.mark.full) for pair in LONG)]
)
def test_laws(variant: int, windows: str) -> None:
    options = VARIANTS[variant]
    check_laws(
        GAME,
        {**options, "windows": windows},
        seed=options["players"],
        every=307,
        also=all_is_in_order,
        everyone=options["players"] == 2,
        imagined=True,
    )


@pytest.mark.parametrize("seed", range(4))
def test_laws_with_the_larger_decks(seed: int) -> None:
    houses = ["stark", "lannister", "baratheon", "targaryen"]
    decks = [f"{houses[(seed + i) % 4]}_extended" for i in range(2 + seed % 3)]
    options = {"players": len(decks), "windows": "safe" if seed % 2 else "fast", "decks": decks}
    check_laws(GAME, options, seed=seed, every=131, also=all_is_in_order, everyone=False, imagined=True)


# ---------------------------------------------------------------------- every card


def deck_of(start: int, house: str, agenda: str | None) -> dict[str, Any]:
    """Half of all draw cards and seven plots, taken from a start on."""
    draw = [p for p in PRINTS if p.type <= EVENT][start % 2 :: 2]
    plots = [p for p in PRINTS if p.type == PLOT][start % 4 :: 4][:7]
    return {"faction": house, "agenda": agenda, "plots": {p.id: 1 for p in plots}, "draw": {p.id: 1 for p in draw}}


def check_every_card(seed: int, players: int, windows: str) -> None:
    agendas = [None, *(agenda.id for agenda in ALL_AGENDAS)]
    decks = [deck_of(seed + i, HOUSES[(seed + i) % 6], agendas[(seed + 3 * i) % 8]) for i in range(players)]
    options: dict[str, Any] = {"players": players, "windows": windows, "decks": decks, "free_decks": True}
    if players == 4:
        options["variant"] = ("standard", "two_against_two", "littlefinger")[seed % 3]
    check_laws(GAME, options, seed=seed, every=97, also=all_is_in_order, everyone=False, imagined=True)


@pytest.mark.parametrize("seed", [0, 1, 2, pytest.param(3, marks=pytest.mark.full)])
def test_laws_with_every_card(seed: int) -> None:
    check_every_card(seed, 2 + seed, "safe" if seed % 2 else "fast")


@pytest.mark.full
@pytest.mark.parametrize("seed", range(30))
def test_laws_with_every_card_again_and_again(seed: int) -> None:
    check_every_card(100 + seed, 2 + seed % 5, "safe" if seed % 2 else "fast")


# ---------------------------------------------------------------------- positions


@pytest.mark.parametrize("seed", range(3))
def test_positions_are_in_their_ranges(seed: int) -> None:
    check_ranges_of_positions(GAME, seed)


# ---------------------------------------------------------------------- kept values


CONSTANT = [card.id for card in PRINTS if card.constants and card.type <= LOCATION]


@pytest.mark.parametrize("card", CONSTANT)
def test_no_kept_value_is_stale(card: str) -> None:
    plain = [c.id for c in PRINTS if c.type == CHARACTER and not c.constants and c.cost >= 0]
    check_kept_values(lay, card, plain)


# ---------------------------------------------------------------------- who is asked is known


@pytest.mark.parametrize("viewer", [0, None])
def test_a_window_that_is_open_stays_open_in_what_others_imagine(viewer: int | None) -> None:
    """Only an event in hand lets seat 1 be asked: with another hand there would be no window at all."""
    seats: tuple[dict[str, Any], ...] = (
        {"play": ["direwolf_pup"]},
        {"hand": ["distraction"], "deck": ["hodor"] * 9},
    )
    table = lay(*seats, phase="marshaling", windows="fast")
    assert table.waiting == (1,)
    hands = set()
    for seed in range(12):
        guess = table.imagine(viewer, Rng(seed))
        again = GAME.position(guess.position())
        for other in (guess, again):
            assert other.view(viewer) == table.view(viewer)
        hands.add(tuple(guess.view(1)["table"]["players"][1]["hand"]))
    assert len(hands) > 1, "the hand is drawn anew"
