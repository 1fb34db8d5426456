"""`council simulate`: many games between bots, and what they tell."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import smallcouncil as sc
from smallcouncil.arena import Series, interval, series
from smallcouncil.bots import NAMES
from smallcouncil.cli.options import named_game, read_options
from smallcouncil.cli.terminal import Terminal
from smallcouncil.locale.voice import key
from smallcouncil.table import BadInput


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    voice = terminal.voice

    @app.command(
        "simulate",
        cls=cls,
        help=voice.say("help-simulate"),
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    )
    def simulate(
        context: typer.Context,
        game: str = typer.Argument("", help=voice.say("help-game"), show_default=False),
        games: int = typer.Option(100, help=voice.say("help-simulate-games")),
        players: int = typer.Option(None, help=voice.say("help-players"), show_default=False),
        bots: str = typer.Option("heuristic,random", help=voice.say("help-simulate-bots", known=", ".join(NAMES))),
        seed: int = typer.Option(0, help=voice.say("help-seed")),
        processes: int = typer.Option(os.cpu_count() or 1, help=voice.say("help-simulate-processes")),
        save: str = typer.Option("", help=voice.say("help-simulate-save"), show_default=False),
    ) -> None:
        rulebook = named_game(game)
        options = read_options(rulebook, context.args)
        seats = rulebook.players_for(options) if players is None else players
        if seats not in rulebook.seats:
            raise BadInput(
                "--players", "out-of-range", value=seats, low=rulebook.seats.start, high=rulebook.seats.stop - 1
            )
        names = [name.strip() for name in bots.split(",")]
        if len(names) > seats:
            raise BadInput("--bots", "conflict", value=len(names), why=voice.say("more-bots-than-seats", seats=seats))
        if processes < 1:
            raise BadInput("--processes", "out-of-range", value=processes, low=1, high="∞")
        seated = [names[i % len(names)] for i in range(seats)]
        with progress_bar(terminal, voice.game(rulebook), games) as progress:
            played = series(
                rulebook.id,
                seated,
                games=games,
                options=options,
                seed=seed,
                processes=processes,
                progress=progress,
                records=Path(save) if save else None,
            )
        show(terminal, played)
        if save:
            terminal.say("records-saved", count=games, folder=save)


@contextmanager
def progress_bar(terminal: Terminal, title: str, total: int) -> Iterator[Callable[[int, int], None] | None]:
    """A bar for somebody who looks; what it shows is said by calling what is given."""
    if not terminal.errors.is_terminal:
        yield None
        return
    columns = TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=terminal.errors, transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def show(terminal: Terminal, played: Series) -> None:
    terminal.print(by_bot(terminal, played))
    terminal.print()
    terminal.print(by_seat(terminal, played))
    terminal.print()
    voice = terminal.voice
    shortest, median, longest = played.lengths()
    terminal.say("lengths", shortest=shortest, median=int(median), longest=longest)
    for reason, count in played.reasons().items():
        why = voice.say(key(sc.game(played.game), "result", reason)) if reason else voice.say("given-up")
        terminal.say("ended-so", count=count, why=why)


def by_bot(terminal: Terminal, played: Series) -> Grid:
    """Win rates, with the interval in which they lie for certain enough (95 %), and what chance would give."""
    percent = terminal.voice.percent
    grid = heads(terminal, "head-bot")
    for s in played.win_rates():
        grid.add_row(
            f"{s.name} ×{s.seats}",
            f"{terminal.voice.number(s.wins)}/{s.games}",
            percent(s.rate, 1),
            f"{percent(s.low, 1)} – {percent(s.high, 1)}",
            percent(s.fair, 1),
        )
    return grid


def by_seat(terminal: Terminal, played: Series) -> Grid:
    grid = heads(terminal, "head-seat")
    percent = terminal.voice.percent
    games = len(played.played)
    seats = len(played.bots)
    for seat in range(seats):
        wins = sum(1 / len(p.winners) for p in played.played if seat in p.winners)
        low, high = interval(wins, games)
        grid.add_row(
            terminal.voice.place(seat),
            f"{terminal.voice.number(wins)}/{games}",
            percent(wins / games, 1),
            f"{percent(low, 1)} – {percent(high, 1)}",
            percent(1 / seats, 1),
        )
    return grid


def heads(terminal: Terminal, first: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in (first, "head-wins", "head-rate", "head-interval", "head-chance"):
        grid.add_column(terminal.voice.say(name), justify="left" if name == first else "right")
    return grid
