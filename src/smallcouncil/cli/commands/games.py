"""`council games`: what can be played, and with which options."""

from __future__ import annotations

from typing import Any

import msgspec
import typer
from rich.table import Table as Grid

import smallcouncil as sc
from smallcouncil.cli.options import values
from smallcouncil.cli.terminal import Terminal
from smallcouncil.locale.voice import key
from smallcouncil.table import Game


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    voice = terminal.voice

    @app.command("games", cls=cls, help=voice.say("help-games"))
    def games(game: str = typer.Argument("", help=voice.say("help-game"), show_default=False)) -> None:
        if game:
            show(terminal, sc.game(game))
        else:
            show_all(terminal)


def show_all(terminal: Terminal) -> None:
    voice = terminal.voice
    grid = Grid.grid(padding=(0, 2))
    for name, game in sc.games().items():
        seats = voice.say("players-from-to", low=game.seats.start, high=game.seats.stop - 1)
        grid.add_row(f"[bold]{name}[/bold]", voice.game(game), seats)
    terminal.print(grid)
    terminal.say("games-hint", style="dim")


def show(terminal: Terminal, game: Game) -> None:
    voice = terminal.voice
    terminal.print(voice.game(game), style="bold")
    terminal.print(voice.say(f"{game.id}-title.text"))
    terminal.say("players-from-to", low=game.seats.start, high=game.seats.stop - 1)
    terminal.print()
    grid = Grid.grid(padding=(0, 2))
    for field in msgspec.structs.fields(game.options_type):
        if field.name == "players":
            continue
        grid.add_row(
            f"[bold]--{field.encode_name.replace('_', '-')}[/bold]", voice.say(key(game, "option", field.name))
        )
        for value in values(field.type):
            grid.add_row(f"    {value}", f"[dim]{voice.say(key(game, 'option', f'{field.name}-{value}'))}[/dim]")
    terminal.print(grid)
