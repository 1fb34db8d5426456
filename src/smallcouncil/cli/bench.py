"""`council bench`: how fast tables are."""

from __future__ import annotations

from typing import Any

import typer

import smallcouncil as sc
from smallcouncil.arena.bench import as_json, bench, grid, markdown
from smallcouncil.cli.terminal import Terminal
from smallcouncil.table import BadInput


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    voice = terminal.voice
    about_games = voice.say("help-bench-games")

    @app.command("bench", cls=cls, help=voice.say("help-bench"))
    def bench_games(
        games: list[str] | None = typer.Argument(None, help=about_games, show_default=False),
        seconds: float = typer.Option(2.0, help=voice.say("help-bench-seconds")),
        rounds: int = typer.Option(3, help=voice.say("help-bench-rounds")),
        peer: bool = typer.Option(True, help=voice.say("help-bench-peer")),
        form: str = typer.Option("table", "--format", help=voice.say("help-bench-format")),
    ) -> None:
        forms = {"table": grid, "markdown": markdown, "json": as_json}
        if form not in forms:
            raise BadInput("--format", "unknown-value", value=form, known=", ".join(forms))
        if seconds <= 0 or rounds < 1:
            field, value = ("--seconds", seconds) if seconds <= 0 else ("--rounds", rounds)
            raise BadInput(field, "out-of-range", value=value, low=1, high="∞")
        for name in games or []:
            sc.game(name)
        with terminal.errors.status("") as status:
            figures = bench(games or (), seconds=seconds, rounds=rounds, peer=peer, progress=status.update)
        terminal.print(forms[form](figures))
