"""`council bench`: how fast tables are."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from rich.table import Table as Grid

import smallcouncil as sc
from smallcouncil.arena.speed.bench import Figures, as_json, bench, grid, markdown
from smallcouncil.cli.commands.serve import bench_pages, bench_server, bench_soak
from smallcouncil.cli.terminal import Terminal
from smallcouncil.table import BadInput

SPREADS = ("tables", "pages")
HEADS = (
    "head-game",
    "head-players",
    "head-decisions",
    "head-games",
    "head-length",
    "head-copies",
    "head-imagined",
)


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    voice = terminal.voice
    about_games, about_picture = voice.say("help-bench-games"), voice.say("help-bench-picture")

    @app.command("bench", cls=cls, help=voice.say("help-bench"))
    def bench_games(
        games: list[str] | None = typer.Argument(None, help=about_games, show_default=False),
        seconds: float | None = typer.Option(None, help=voice.say("help-bench-seconds"), show_default="2, 20"),
        rounds: int = typer.Option(3, help=voice.say("help-bench-rounds")),
        peer: bool = typer.Option(True, help=voice.say("help-bench-peer")),
        form: str = typer.Option("table", "--format", help=voice.say("help-bench-format")),
        tables: int = typer.Option(1000, min=1, help=voice.say("help-bench-tables")),
        rate: float = typer.Option(200.0, min=1, help=voice.say("help-bench-rate")),
        open_tables: int = typer.Option(0, "--open", min=0, help=voice.say("help-bench-open"), show_default=False),
        processes: int = typer.Option(1, min=1, max=64, help=voice.say("help-bench-processes")),
        spread: str = typer.Option("tables", help=voice.say("help-bench-spread")),
        picture: Path | None = typer.Option(None, help=about_picture, show_default=False),
        database_url: str = typer.Option("", help=voice.say("help-serve-database"), show_default=False),
        channels_url: str = typer.Option("", help=voice.say("help-serve-channels"), show_default=False),
    ) -> None:
        forms = {"table": lambda figures: translated(terminal, figures), "markdown": markdown, "json": as_json}
        if form not in forms:
            raise BadInput("--format", "unknown-value", value=form, known=", ".join(forms))
        if spread not in SPREADS:
            raise BadInput("--spread", "unknown-value", value=spread, known=", ".join(SPREADS))
        if games and games[0] in ("server", "soak"):
            name = sc.game(games[1]).id if len(games) > 1 else None
            if games[0] == "soak":
                bench_soak(
                    terminal,
                    name or next(iter(sc.games())),
                    min(tables, 40),
                    min(rate, 40.0),
                    seconds or 600.0,
                    picture,
                )
                return
            plan = {
                "game": name or next(iter(sc.games())),
                "tables": tables,
                "open": open_tables,
                "rate": rate,
                "seconds": seconds or 20.0,
                "processes": processes,
                "spread": spread,
                "database_url": database_url,
                "channels_url": channels_url,
            }
            bench_server(terminal, plan, form)
            return
        if games and games[0] == "pages":
            bench_pages(terminal, form)
            return
        seconds = 2.0 if seconds is None else seconds
        if seconds <= 0 or rounds < 1:
            field, value = ("--seconds", seconds) if seconds <= 0 else ("--rounds", rounds)
            raise BadInput(field, "out-of-range", value=value, low=1, high="∞")
        for name in games or []:
            sc.game(name)
        try:
            with terminal.errors.status("") as status:
                figures = bench(games or (), seconds=seconds, rounds=rounds, peer=peer, progress=status.update)
        except subprocess.CalledProcessError as error:
            raise BadInput("--peer", "unreadable", why=error) from None
        terminal.print(forms[form](figures))


def translated(terminal: Terminal, figures: Sequence[Figures]) -> Grid:
    """The table of the bench with its heads in our language."""
    drawn = grid(figures)
    for column, head in zip(drawn.columns, HEADS, strict=True):
        column.header = terminal.voice.say(head)
    return drawn
