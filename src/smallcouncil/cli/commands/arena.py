"""`council arena`: tournaments between bots, their results in a file, and what they tell."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from smallcouncil.arena.entrants import is_own
from smallcouncil.arena.failures import PATIENCE, BotFailed, Failure, WorkersLost
from smallcouncil.arena.on_ray import on_ray
from smallcouncil.arena.results import Results
from smallcouncil.arena.schedule import FORMATS
from smallcouncil.arena.tournament import check, tournament
from smallcouncil.arena.workers import processes
from smallcouncil.bots import NAMES
from smallcouncil.cli.arena_report import Report
from smallcouncil.cli.commands.simulate import progress_bar
from smallcouncil.cli.options import named_game, read_options
from smallcouncil.cli.output_files import check_writable
from smallcouncil.cli.terminal import Terminal
from smallcouncil.table import BadInput

LADDER = "random,easy,fair,strong,expert"
KINDS = (*FORMATS, "show", "merge")
SHOWN = 12  # letters of a game's key, in names of files, too
DID = {"raised": "arena-raised", "illegal": "arena-illegal", "slow": "arena-slow"}  # what a bot of one's own has done
SHORTEST, LONGEST = 0.001, 1_000_000  # seconds of patience
STOPPED = 1  # the exit code of a tournament that could not be played to its end


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    say = terminal.voice.say
    about_subjects = say("help-arena-subjects")
    about_html, about_save = say("help-arena-html"), say("help-arena-save")

    @app.command(
        "arena",
        cls=cls,
        help=say("help-arena"),
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    )
    def arena(
        context: typer.Context,
        kind: str = typer.Argument(..., help=say("help-arena-kind", known=", ".join(KINDS))),
        subjects: list[str] | None = typer.Argument(None, help=about_subjects, show_default=False),
        bots: str = typer.Option(LADDER, help=say("help-arena-bots", known=", ".join(NAMES))),
        games: int = typer.Option(20, help=say("help-arena-games")),
        rounds: int = typer.Option(5, help=say("help-arena-rounds")),
        players: int = typer.Option(None, help=say("help-players"), show_default=False),
        seed: int = typer.Option(0, help=say("help-seed")),
        results: str = typer.Option("", help=say("help-arena-results"), show_default=False),
        processes_: int = typer.Option(os.cpu_count() or 1, "--processes", help=say("help-simulate-processes")),
        ray: str = typer.Option("", help=say("help-arena-ray"), show_default=False, metavar="local|ADDRESS"),
        patience: float = typer.Option(PATIENCE, help=say("help-arena-patience")),
        html: str = typer.Option("", help=about_html, show_default=False),
        save: str = typer.Option("", help=about_save, show_default=False),
    ) -> None:
        named, options = split(subjects or [], context.args)
        check_writable(html)
        if kind in ("show", "merge"):
            with gathered(terminal, [Path(name) for name in named], results if kind == "merge" else None) as file:
                outcomes = file.all()
                if save:
                    save_records(terminal, file, Path(save))
        else:
            rulebook = named_game(named[0] if named else "")
            check_workers(processes_, patience)
            entrants = [name.strip() for name in bots.split(",")]
            if any(is_own(name) for name in entrants):
                sys.path.append(os.getcwd())  # as for a program that is started here
            agreed = read_options(rulebook, [*named[1:], *options])
            seats = rulebook.players_for(agreed) if players is None else players
            check(kind, rulebook.id, entrants, seats, games, rounds, agreed)
            if save:
                Path(save).mkdir(parents=True, exist_ok=True)
            workers = on_ray(ray, patience) if ray else processes(processes_, patience)
            with (
                Results(results or ":memory:") as file,
                progress_bar(terminal, terminal.voice.game(rulebook), 0) as progress,
            ):
                try:
                    outcomes = tournament(
                        kind,
                        rulebook.id,
                        entrants,
                        players=seats,
                        games=games,
                        rounds=rounds,
                        options=agreed,
                        seed=seed,
                        results=file,
                        workers=workers,
                        progress=progress,
                    ).outcomes
                except Failure as failure:
                    terminal.complain(why_stopped(terminal, failure))
                    kept = say("arena-kept", count=len(file), file=results) if results else say("arena-not-kept")
                    terminal.complain(kept)
                    raise typer.Exit(STOPPED) from failure
                if save:
                    save_records(terminal, file, Path(save))
        tell(terminal, Report(terminal.voice, outcomes), html)


def check_workers(count: int, patience: float) -> None:
    if count < 1:
        raise BadInput("--processes", "out-of-range", value=count, low=1, high="∞")
    if not SHORTEST <= patience <= LONGEST:
        raise BadInput("--patience", "out-of-range", value=f"{patience:g}", low=f"{SHORTEST}", high=LONGEST)


def tell(terminal: Terminal, report: Report, html: str) -> None:
    """The report on the screen, and as a page where one is wanted."""
    for title, grids in report.grids():
        terminal.print(title, style="bold")
        for grid in grids:
            terminal.print(grid)
            terminal.print()
    if html:
        Path(html).write_text(report.html(), encoding="utf-8")
        terminal.say("arena-report", file=html)


def why_stopped(terminal: Terminal, failure: Failure) -> str:
    """Which bot, in which game, and what it did."""
    say = terminal.voice.say
    if isinstance(failure, WorkersLost):
        return say("arena-lost", count=failure.count)
    assert isinstance(failure, BotFailed) and failure.fixture is not None
    fixture = failure.fixture
    return say(
        "arena-failed",
        bot=failure.bot,
        game=fixture.key[:SHOWN],
        seats=", ".join(fixture.seats),
        seed=str(fixture.seed),
        asked=say("arena-asked", prompt=failure.prompt) if failure.prompt else say("arena-made"),
        did=say(DID[failure.how], why=failure.why),
    )


def split(subjects: list[str], rest: list[str]) -> tuple[list[str], list[str]]:
    """What is named, and the options of the game that follow it (`risk --mode dominion`)."""
    words = [*subjects, *rest]
    at = next((i for i, word in enumerate(words) if word.startswith("--")), len(words))
    return words[:at], words[at:]


def gathered(terminal: Terminal, files: Sequence[Path], into: str | None) -> Results:
    """The games of some files: merged into another one, or only to be looked at."""
    if into == "":
        raise BadInput("--results", "missing")
    if not files:
        raise BadInput("file", "missing")
    looked_at = Results()
    for file in files:
        looked_at.merge(file)  # what is wrong with one of them is refused before anything is written
    if not len(looked_at):
        raise BadInput(str(files[-1]), "unreadable", why="no games")
    together = Results(into or ":memory:")
    for file in files:
        count = together.merge(file)
        if into:
            terminal.say("arena-merged", file=str(file), count=count)
    return together


def save_records(terminal: Terminal, results: Results, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for key, record in results.records():
        folder.joinpath(f"{record.game}-{key[:SHOWN]}.json").write_bytes(record.write())
        count += 1
    terminal.say("records-saved", count=count, folder=str(folder))
