"""`council serve`: the tables on the network. `council bench server`: how many it carries."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import typer

from smallcouncil.cli.terminal import Terminal


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    say = terminal.voice.say
    about_origin, about_schema = say("help-serve-origin"), say("help-serve-schema")

    @app.command("serve", cls=cls, help=say("help-serve"))
    def serve(
        host: str = typer.Option("127.0.0.1", help=say("help-serve-host")),
        port: int = typer.Option(8000, help=say("help-serve-port")),
        database_url: str = typer.Option("", help=say("help-serve-database"), show_default=False),
        channels_url: str = typer.Option("", help=say("help-serve-channels"), show_default=False),
        origin: list[str] | None = typer.Option(None, help=about_origin, show_default=False),
        secure: bool = typer.Option(False, "--secure", help=say("help-serve-secure")),
        bot_processes: int = typer.Option(1, min=1, help=say("help-serve-bots")),
        schema: Path | None = typer.Option(None, help=about_schema, show_default=False),
    ) -> None:
        from smallcouncil.server import run
        from smallcouncil.server.settings import Settings

        if schema is not None:
            for file in run.write_schema(schema):
                terminal.print(str(file))
            return
        settings = Settings(
            database_url=database_url,
            channels_url=channels_url,
            origins=tuple(origin or ()),
            secure_cookies=secure,
            bot_processes=bot_processes,
        )
        terminal.print(say("serving", url=f"http://{host}:{port}"))
        run.serve(settings, host, port)


def bench_server(
    terminal: Terminal, tables: int, rate: float, seconds: float, database_url: str, channels_url: str, form: str
) -> None:
    """Measure, and print a table, Markdown or JSON."""
    from smallcouncil.server.bench import bench, markdown

    with terminal.errors.status("") as status:
        figures = asyncio.run(bench(tables, rate, seconds, database_url, channels_url, status.update))
    if form == "json":
        terminal.print(msgspec.json.format(msgspec.json.encode(figures)).decode())
    else:
        terminal.print(markdown(figures))
