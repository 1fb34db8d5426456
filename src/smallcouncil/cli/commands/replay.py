"""`council replay`: step through a record, told in sentences."""

from __future__ import annotations

from typing import Any

import typer
from rich.rule import Rule as Line

import smallcouncil as sc
from smallcouncil.cli import boards, screen
from smallcouncil.cli.game_loop import read_record
from smallcouncil.cli.terminal import Terminal
from smallcouncil.table import BadInput, Record

BACK, LEAVE = ("b", "back", "zurück", "z"), ("q", "quit", "ende")


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    voice = terminal.voice

    @app.command("replay", cls=cls, help=voice.say("help-replay"))
    def replay(
        file: str = typer.Argument(..., help=voice.say("help-replay-file")),
        step: bool = typer.Option(False, "--step", help=voice.say("help-replay-step")),
        at: int = typer.Option(None, help=voice.say("help-replay-at"), show_default=False),
    ) -> None:
        record = read_record(file)
        terminal.voice = voice.named(boards.seat_names(voice, sc.replay(record, steps=0)))
        if at is not None and not 0 <= at <= len(record.choices):
            raise BadInput("--at", "out-of-range", value=at, low=0, high=len(record.choices))
        if step:
            walk(terminal, record, at or 0)
        elif at is not None:
            show_position(terminal, record, at)
        else:
            tell_all(terminal, record)


def tell_all(terminal: Terminal, record: Record) -> None:
    """The whole game in sentences, then how it ended."""
    table = sc.replay(record, listen=True)
    for line in screen.news(terminal.voice, table, table.heard(None)):
        terminal.print(line)
    terminal.print(Line(style="dim"))
    if table.over:
        terminal.print(screen.result(terminal.voice, table), style="bold")
    else:
        terminal.say("unfinished", made=table.made)


def show_position(terminal: Terminal, record: Record, at: int) -> None:
    table = sc.replay(record, steps=at, listen=True)
    terminal.print(boards.draw(terminal, table, None))
    terminal.say("replay-at", number=at, of=len(record.choices))


def walk(terminal: Terminal, record: Record, at: int) -> None:
    """Choice by choice: Enter goes on, a number jumps, b goes back, q leaves."""
    total = len(record.choices)
    while True:
        table = sc.replay(record, steps=at, listen=True)
        before = len(sc.replay(record, steps=at - 1, listen=True).log or []) if at else 0
        if terminal.interactive:
            terminal.console.clear()
        terminal.print(boards.draw(terminal, table, None))
        if at:
            terminal.print(record.choices[at - 1], style="cyan")
        for line in screen.news(terminal.voice, table, table.heard(None, before)):
            terminal.print(line)
        if table.over:
            terminal.print(screen.result(terminal.voice, table), style="bold")
        typed = terminal.read(terminal.voice.say("replay-prompt", number=at, of=total))
        if typed is None or typed.lower() in LEAVE:
            return
        if typed.lower() in BACK:
            at = max(0, at - 1)
        elif typed.isdecimal():
            at = min(int(typed), total)
        elif at < total:
            at += 1
        else:
            return
