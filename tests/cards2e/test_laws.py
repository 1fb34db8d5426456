"""The laws of every table, over random play."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardgame.kept import VALUES, nothing_kept_is_stale
from cards2e.thrones import lay
from laws import NOWHERE, check_laws, numbers, play_on, written
from smallcouncil.games.cardgame.layout.prints import CHARACTER, EVENT, LOCATION, PLOT
from smallcouncil.games.cardgame.layout.zones import BORNE, CHOSEN, DUPLICATE, FACEDOWN, PLAY, POOL, REVEALED
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import ALL_TITLES, BY_ID, FACTIONS, PRINTS
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable
from smallcouncil.table import BadInput, Rng


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
    nothing_kept_is_stale(table)


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
    check_laws(GAME, options, seed=players, every=211, also=all_is_in_order, everyone=False, ranged=True, imagined=True)


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


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"first": 7}, "first"),
        ({"seats": [{"gold": -1}, {}]}, "gold"),
        ({"seats": [{"power": -2}, {}]}, "power"),
        ({"cards": {"ice.0a": {"on": "arya_stark.0a"}}}, "cards.on"),
        ({"cards": {"ice.0a": {"zone": "duplicate"}}}, "cards.on"),
        (
            {"challenge": {"type": "military", "attacker": 0, "defender": 1, "attackers": ["arya_stark.0a"]}},
            "challenge",
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
    """What is kept of strength, icons, keywords and traits is what would be worked out anew: no `reads` is wrong.

    The card lies in play beside few others, so that nothing else makes the table work out its values.
    """
    plain = [c.id for c in PRINTS if c.type == CHARACTER and not c.constants]
    checked = 0
    for seed in range(6):
        rng = Rng(seed)
        rng.shuffle(plain)
        faction = FACTIONS[BY_ID[card].faction % 8]
        own = {"faction": faction, "play": [card, *plain[:5]], "hand": plain[5:8], "gold": 4}
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
