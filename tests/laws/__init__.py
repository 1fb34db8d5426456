"""The laws that every game keeps, checked over random play.

A game's tests call `check_laws` for its modes, variants and seat counts::

    @pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "mode": "dominion"}])
    def test_laws(options):
        check_laws(sc.game("risk"), options, seed=1, also=nothing_is_lost)

Each `check_...` looks at one table, leaves it as it was, and can be called alone. `also` is called at the same points
as the laws and checks what only the game knows (pieces and cards are conserved).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from laws.changes import check_changes
from laws.copies import check_copy, check_events, check_over, check_record
from laws.positions import check_bad_positions, check_position, check_ranges
from laws.questions import check_asks, check_refusals, check_texts
from laws.random_play import BOUND, pick
from laws.secrecy import (
    check_imagining,
    check_leak,
    check_reopened,
    check_secret_answers,
    check_small_step,
    check_views_json,
)
from smallcouncil.table import Game, Rng, Table

SECRETS = 5  # questions to several are looked at when so many choices have been made
SMALL_STEPS = 5  # so many small steps are looked at for each time that all laws are checked


class Playthrough(NamedTuple):
    """What a checked game was like."""

    table: Table
    choices: int
    points: int  # so many times all laws were checked
    guesses: int  # imagined tables that were checked for leaks ...
    different: int  # ... and among them those that really differed in what the seat cannot know


def check_laws(
    game: Game,
    options: dict[str, Any],
    seed: int,
    *,
    every: int = 97,
    bound: int = BOUND,
    further: int = 20,
    secret: bool = True,
    everyone: bool = True,
    ranged: bool = False,
    imagined: bool = False,
    also: Callable[[Any], None] | None = None,
) -> Playthrough:
    """Play one random game and check all laws at its beginning, at every so many choices and at its end.

    `further`: how many choices copies and positions are played on. `secret=False`: the game has open simultaneous
    choices. `everyone=False`: only those who are asked imagine (large tables, where it takes long). `ranged`: the game
    refuses every number of a position that cannot be. `imagined`: what a seat imagines depends on what it knows alone.
    """
    rng = Rng(seed)
    table = game.new(seed=seed, listen=True, **options)
    points = guesses = different = 0
    try:
        while True:
            if table.made == 2 or table.made % every == 0 or table.over:
                points += 1
                check_asks(table)
                check_texts(table, rng)
                check_views_json(table)
                check_copy(table, rng, further=further)
                check_position(table, rng, further=further)
                check_refusals(table)
                check_changes(table, rng, further=further, everyone=everyone)
                check_bad_positions(table, rng)
                if ranged:
                    check_ranges(table, rng)
                if secret:
                    check_secret_answers(table, rng)
                found = check_leak(table, rng, everyone=everyone)
                guesses += found[0]
                different += found[1]
                if imagined:
                    check_imagining(table, rng, everyone=everyone)
                if also is not None:
                    also(table)
            if table.over or table.made == 3 * every:
                check_record(table)
                check_events(table)
            if table.over:
                check_over(table)
                return Playthrough(table, table.made, points, guesses, different)
            assert table.made < bound, f"no end after {bound} choices"
            if secret and table.made % SECRETS == 0:
                check_reopened(table, rng)
            seat, choice = pick(table, rng)
            before = table.copy()
            table.choose(seat, choice)
            if table.small_steps != before.small_steps and rng.below(every) < SMALL_STEPS:
                check_small_step(before, table, seat, choice)
    except Exception as error:
        asks = ", ".join(f"{a.prompt} to {a.seat}" for a in table.asks) or "nothing"
        error.add_note(f"{game.id}, {options}, seed {seed}, after {table.made} choices, asked: {asks}")
        raise
