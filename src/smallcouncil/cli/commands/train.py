"""`council train`: what positions are worth, learned from games between bots."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import typer

from smallcouncil.arena import charts
from smallcouncil.arena.training import Trained, collect, fit
from smallcouncil.bots.value import FILE
from smallcouncil.cli.commands.simulate import progress_bar
from smallcouncil.cli.options import named_game
from smallcouncil.cli.output_files import check_writable
from smallcouncil.cli.terminal import Terminal
from smallcouncil.table import BadInput


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    say = terminal.voice.say
    about_samples, about_plot = say("help-train-samples"), say("help-train-plot")

    @app.command("train", cls=cls, help=say("help-train"))
    def train(
        game: str = typer.Argument("", help=say("help-game"), show_default=False),
        games: int = typer.Option(200, help=say("help-train-games")),
        epochs: int = typer.Option(300, help=say("help-train-epochs")),
        samples: str = typer.Option("", help=about_samples, show_default=False),
        out: str = typer.Option(FILE, help=say("help-train-out")),
        plot: str = typer.Option("", help=about_plot, show_default=False),
        search: bool = typer.Option(False, "--search", help=say("help-train-search")),
    ) -> None:
        rulebook = named_game(game)
        for field, value in (("--games", games), ("--epochs", epochs)):
            if value < 1:
                raise BadInput(field, "out-of-range", value=value, low=1, high="∞")
        if find_spec("numpy") is None:
            raise BadInput("numpy", "missing")
        check_writable(samples, out, plot)
        with progress_bar(terminal, terminal.voice.game(rulebook), games) as progress:
            found = collect(rulebook.id, games, file=Path(samples) if samples else None, progress=progress)
        command = f"council train {rulebook.id} --games {games} --epochs {epochs}{' --search' if search else ''}"
        trained = fit(rulebook.id, found, epochs=epochs, command=command)
        Path(out).write_bytes(msgspec.structs.replace(trained.model, search=search).write())
        number = terminal.voice.number
        terminal.say(
            "trained",
            count=trained.samples,
            learned=number(trained.learned, 3),
            judged=number(trained.judged, 3),
            even=number(trained.even, 3),
            file=out,
        )
        if plot:
            Path(plot).write_text(curves(terminal, trained), encoding="utf-8")
            terminal.say("arena-report", file=plot)


def curves(terminal: Terminal, trained: Trained) -> str:
    """The losses over the epochs beside that of the game's own judgement, where even chances are 100 %; and how often
    chances came true."""
    say = terminal.voice.say
    losses = [
        (say("curve-learned"), [learned / trained.even for learned, _ in trained.curve]),
        (say("curve-stop"), [stop / trained.even for _, stop in trained.curve]),
        (say("curve-held-out"), [trained.learned / trained.even] * len(trained.curve)),
        (say("curve-judged"), [trained.judged / trained.even] * len(trained.curve)),
    ]
    points = [(found.told, found.won, found.cases) for found in trained.bins]
    percent = terminal.voice.percent
    parts = [charts.lines(losses, write=percent), f"<h2>{say('curve-calibration')}</h2>"]
    parts.append(charts.calibration(points, write=percent))
    return charts.page(say("curve-title"), terminal.voice.lang, parts)
