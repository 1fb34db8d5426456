"""What must be in order on every table with rounds: where cards lie, what is heard, what is kept, what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from cardgame.kept import VALUES, nothing_kept_is_stale
from laws.positions import NOWHERE, numbers
from laws.random_play import play_on, written
from smallcouncil.games.cardgame.layout.prints import PLOT, TITLE
from smallcouncil.games.cardgame.layout.zones import BORNE, CHOSEN, DUPLICATE, FACEDOWN, OUT, PLAY, POOL, REVEALED
from smallcouncil.games.cardgame.rounds.table import RoundTable
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.table import BadInput, Game, Rng


def check_order(table: RoundTable, *, titles: bool, house_answers: bool, bearing: Sequence[int]) -> None:
    """Cards are conserved, each in the one place that its zone says; gold and power make sense.

    `titles` are in the game; house cards answer, too; tokens lie on cards of the zones `bearing`.
    """
    every_card_is_somewhere(table)
    every_plot_is_somewhere(table)
    every_title_is_somewhere(table, titles)
    what_lies_on_cards(table, bearing)
    what_is_heard(table, house_answers)
    assert min(table.gold) >= 0 and min(table.power) >= 0


def every_card_is_somewhere(table: RoundTable) -> None:
    piles = [*table.hands, *table.decks, *table.discards, *table.deads, *table.plays]
    piles += [pile for own in table.own_piles.values() for pile in own]
    for card, zone in enumerate(table.zone):
        if table.box.type[card] >= PLOT:
            assert card in table.house or not (table.kneeling[card] or table.power[card])
            continue
        pile = table.pile(card, zone)
        assert sum(p.count(card) for p in piles) == (pile is not None)
        assert pile is None or card in pile
        if zone == PLAY:
            assert card in table.plays[table.control[card]]
        else:
            assert not (table.kneeling[card] or table.power[card])


def every_plot_is_somewhere(table: RoundTable) -> None:
    plots = [c for piles in (table.plots, table.used_plots) for pile in piles for c in pile]
    for seat in table.alive:
        for card, zone in ((table.plot[seat], REVEALED), (table.chosen[seat], CHOSEN)):
            assert card < 0 or table.zone[card] == zone
            plots += [card] if card >= 0 else []
    ours = [c for c, kind in enumerate(table.box.type) if kind == PLOT and table.box.owner[c] in table.alive]
    assert sorted(c for c in plots if c in ours) == ours


def every_title_is_somewhere(table: RoundTable, titles: bool) -> None:
    zones = [table.zone[c] for c, kind in enumerate(table.box.type) if kind == TITLE]
    assert len(zones) == (6 if titles else 0) and set(zones) <= {POOL, BORNE, OUT}


def what_lies_on_cards(table: RoundTable, bearing: Sequence[int]) -> None:
    for card, host in enumerate(table.host):
        if table.zone[card] in (DUPLICATE, FACEDOWN):
            assert table.zone[host] == PLAY and table.control[card] == table.control[host]
        elif host >= 0:
            assert table.zone[card] == PLAY and table.in_play(host)
    for key in table.tokens:
        assert table.zone[key // 8] in bearing


def what_is_heard(table: RoundTable, house_answers: bool) -> None:
    """Plots, agendas (and house cards) answer, too; what those present hear is known, or will be worked out."""
    for seat in range(table.players):
        beside = [table.plot[seat], table.agenda[seat], *([table.house[seat]] if house_answers else [])]
        assert table.beside[seat] == [c for c in beside if c >= 0]
    nothing_kept_is_stale(table)


def check_ranges_of_positions(game: Game, seed: int) -> None:
    """Every number that cannot be is refused, but for what effects may take away and keys of uses."""
    table = game.new(seed=seed, players=2 + seed % 3)
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
                game.position(data)


def check_kept_values(lay: Callable[..., Any], card: str, plain: list[str], **own: Any) -> None:
    """What is kept of strength, icons, keywords and traits is what would be worked out anew: no `reads` is wrong.

    The card lies in play beside few others, so that nothing else makes the table work out its values.
    """
    checked = 0
    for seed in range(6):
        rng = Rng(seed)
        rng.shuffle(plain)
        mine = {**own, "play": [card, *plain[:5]], "hand": plain[5:8], "gold": 4}
        other = {"play": plain[8:12], "hand": plain[12:15], "gold": 4}
        table = lay(mine, other, phase="marshaling" if seed % 2 else "challenges")
        while not table.over and table.made < 60:
            play_on(table, rng, 1)
            if not table.stale and not table.over:
                fresh = table.copy()
                refresh(fresh)
                checked += 1
                for name in VALUES:
                    assert getattr(table, name) == getattr(fresh, name), f"{name} after {table.made} choices"
    assert checked > 20
