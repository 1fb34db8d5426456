"""The laws of every table, over random play."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardgame.kept import VALUES, nothing_kept_is_stale
from cards1e.council import lay
from laws import NOWHERE, check_laws, numbers, play_on, written
from smallcouncil.games.cardgame.layout.prints import CHARACTER, EVENT, LOCATION, PLOT, TITLE
from smallcouncil.games.cardgame.layout.zones import BORNE, CHOSEN, DUPLICATE, FACEDOWN, OUT, PLAY, POOL, REVEALED
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.games.cards1e.facts import ALL_AGENDAS, HOUSES, PRINTS
from smallcouncil.games.cards1e.game import GAME
from smallcouncil.games.cards1e.state import LEAST_TO_WIN, TO_WIN, TO_WIN_TOGETHER, CouncilTable
from smallcouncil.table import BadInput, Rng

VARIANTS: list[dict[str, Any]] = [
    *({"players": players} for players in range(2, 7)),
    {"players": 4, "variant": "two_against_two"},
    {"players": 4, "variant": "littlefinger"},
]


def all_is_in_order(table: CouncilTable) -> None:
    """Cards are conserved, each in the one place that its zone says; gold and power make sense."""
    every_card_is_somewhere(table)
    every_plot_and_title_is_somewhere(table)
    what_lies_on_cards(table)
    what_is_heard(table)
    assert min(table.gold) >= 0 and min(table.power) >= 0
    if not table.near_victory and not table.unsettled:
        assert max([table.all_power(seat) for seat in table.alive]) < LEAST_TO_WIN
    if not table.over and not table.power_is_ruled:
        power = [table.total_power(seat) for seat in range(table.players)]
        if table.options.variant == "two_against_two":
            assert max(power[0] + power[2], power[1] + power[3]) < TO_WIN_TOGETHER
        else:
            assert max(power) < TO_WIN


def every_card_is_somewhere(table: CouncilTable) -> None:
    piles = [*table.hands, *table.decks, *table.discards, *table.deads, *table.plays]
    piles += [pile for own in table.own_piles.values() for pile in own]
    for card, zone in enumerate(table.zone):
        if table.box.type[card] >= PLOT:
            continue
        pile = table.pile(card, zone)
        assert sum(p.count(card) for p in piles) == (pile is not None)
        assert pile is None or card in pile
        assert zone == PLAY or not (table.kneeling[card] or table.power[card])


def every_plot_and_title_is_somewhere(table: CouncilTable) -> None:
    plots = [c for piles in (table.plots, table.used_plots) for pile in piles for c in pile]
    for seat in table.alive:
        for card, zone in ((table.plot[seat], REVEALED), (table.chosen[seat], CHOSEN)):
            assert card < 0 or table.zone[card] == zone
            plots += [card] if card >= 0 else []
    assert sorted(plots) == [c for c, kind in enumerate(table.box.type) if kind == PLOT]
    titles = [table.zone[c] for c, kind in enumerate(table.box.type) if kind == TITLE]
    assert len(titles) == (6 if table.uses_titles() else 0) and set(titles) <= {POOL, BORNE, OUT}


def what_lies_on_cards(table: CouncilTable) -> None:
    for card, host in enumerate(table.host):
        if table.zone[card] in (DUPLICATE, FACEDOWN):
            assert table.zone[host] == PLAY and table.control[card] == table.control[host]
        elif host >= 0:
            assert table.zone[card] == PLAY and table.in_play(host)
    for key in table.tokens:
        assert table.zone[key // 8] == PLAY


def what_is_heard(table: CouncilTable) -> None:
    """Plots, agendas and house cards answer, too; what those present hear is known, or will be worked out."""
    for seat in range(table.players):
        beside = [c for c in (table.plot[seat], table.agenda[seat], table.house[seat]) if c >= 0]
        assert table.beside[seat] == beside
    nothing_kept_is_stale(table)


@pytest.mark.parametrize("windows", ["fast", "safe"])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_laws(options: dict[str, Any], windows: str) -> None:
    check_laws(
        GAME,
        {**options, "windows": windows},
        seed=options["players"],
        every=211,
        also=all_is_in_order,
        everyone=False,
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


@pytest.mark.parametrize("seed", range(4))
def test_laws_with_every_card(seed: int) -> None:
    check_every_card(seed, 2 + seed, "safe" if seed % 2 else "fast")


@pytest.mark.full
@pytest.mark.parametrize("seed", range(30))
def test_laws_with_every_card_again_and_again(seed: int) -> None:
    check_every_card(100 + seed, 2 + seed % 5, "safe" if seed % 2 else "fast")


# ---------------------------------------------------------------------- positions


@pytest.mark.parametrize("seed", range(3))
def test_positions_are_in_their_ranges(seed: int) -> None:
    """Every number that cannot be is refused, but for what effects may take away and keys of uses."""
    table = GAME.new(seed=seed, players=2 + seed % 3)
    rng = Rng(seed)
    for _ in range(6):
        play_on(table, rng, 40)
        if table.over:
            break
        position = written(table.position())
        for number in range(len(list(numbers(json.loads(position))))):
            data = json.loads(position)
            path, holder, key = list(numbers(data))[number]
            if path.startswith((".version", ".uses")) or (path.startswith((".lasting", ".delayed")) and key == 3):
                continue
            if rng.below(12):
                continue
            holder[key] = NOWHERE
            with pytest.raises(BadInput):
                GAME.position(data)


# ---------------------------------------------------------------------- kept values


CONSTANT = [card.id for card in PRINTS if card.constants and card.type <= LOCATION]


@pytest.mark.parametrize("card", CONSTANT)
def test_no_kept_value_is_stale(card: str) -> None:
    """What is kept of strength, icons, keywords and traits is what would be worked out anew: no `reads` is wrong."""
    plain = [c.id for c in PRINTS if c.type == CHARACTER and not c.constants and c.cost >= 0]
    checked = 0
    for seed in range(6):
        rng = Rng(seed)
        rng.shuffle(plain)
        own = {"play": [card, *plain[:5]], "hand": plain[5:8], "gold": 4}
        other = {"play": plain[8:12], "hand": plain[12:15], "gold": 4}
        table = lay(own, other, phase="marshaling" if seed % 2 else "challenges")
        while not table.over and table.made < 60:
            play_on(table, rng, 1)
            if not table.stale and not table.over:
                fresh = table.copy()
                refresh(fresh)
                checked += 1
                for name in VALUES:
                    assert getattr(table, name) == getattr(fresh, name), f"{name} after {table.made} choices"
    assert checked > 20
