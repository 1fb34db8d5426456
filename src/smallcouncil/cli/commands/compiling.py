"""`council compile`: the same rules, compiled, in a folder of their own."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import typer

import smallcouncil as sc
from smallcouncil.arena.speed.compiled import FOLDER, build, pack
from smallcouncil.cli.terminal import Terminal
from smallcouncil.table import BadInput

WHEELS = Path("dist")


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    say = terminal.voice.say
    about_games, about_folder = say("help-compile-games"), say("help-compile-folder")
    about_wheel = say("help-compile-wheel")

    @app.command("compile", cls=cls, help=say("help-compile"))
    def compile_games(
        games: list[str] | None = typer.Argument(None, help=about_games, show_default=False),
        folder: Path = typer.Option(FOLDER, help=about_folder),
        wheel: bool = typer.Option(False, "--wheel", help=about_wheel),
    ) -> None:
        for name in games or []:
            sc.game(name)
        try:
            with terminal.errors.status(say("compiling")):
                build(folder, games or ())
        except subprocess.CalledProcessError as error:
            raise BadInput("mypyc", "unreadable", why=str(error.stdout).strip()[-2000:]) from None
        terminal.say("compiled", folder=str(folder))
        if wheel:
            terminal.say("packed", file=str(pack(folder, WHEELS)))
