"""`council analyse`: a game looked at afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

import smallcouncil as sc
from smallcouncil.arena.analysis import analyse
from smallcouncil.cli import boards
from smallcouncil.cli.analysis_report import AnalysisReport
from smallcouncil.cli.commands.simulate import progress_bar
from smallcouncil.cli.game_loop import read_record
from smallcouncil.cli.output_files import check_writable
from smallcouncil.cli.terminal import Terminal


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    say = terminal.voice.say
    about_html, about_json = say("help-analyse-html"), say("help-analyse-json")

    @app.command("analyse", cls=cls, help=say("help-analyse"))
    def analyse_record(
        file: str = typer.Argument(..., help=say("help-replay-file")),
        iterations: int = typer.Option(100, help=say("help-analyse-iterations")),
        seed: int = typer.Option(0, help=say("help-seed")),
        html: str = typer.Option("", help=about_html, show_default=False),
        json: str = typer.Option("", help=about_json, show_default=False),
    ) -> None:
        record = read_record(file)
        check_writable(html, json)
        table = sc.replay(record)
        voice = terminal.voice.named(boards.seat_names(terminal.voice, table))
        with progress_bar(terminal, voice.game(table.game), 0) as progress:
            found = analyse(record, iterations=iterations, seed=seed, progress=progress)
        report = AnalysisReport(voice, record, table, found)
        terminal.print(report.screen())
        if json:
            Path(json).write_bytes(found.write())
        if html:
            Path(html).write_text(report.html(), encoding="utf-8")
            terminal.say("arena-report", file=html)
