"""`council serve`: the tables on the network. `council bench server`: how many it carries."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import typer

from smallcouncil.cli.terminal import Terminal
from smallcouncil.server.settings_sources import FIELDS
from smallcouncil.table import BadInput


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    say = terminal.voice.say
    about_origin, about_schema = say("help-serve-origin"), say("help-serve-schema")
    about_config, about_set, about_settings = (
        say("help-serve-config"),
        say("help-serve-set"),
        say("help-serve-settings"),
    )

    every_setting = ", ".join(FIELDS)

    @app.command("serve", cls=cls, help=say("help-serve"), epilog=say("help-serve-every-setting", names=every_setting))
    def serve(
        host: str = typer.Option("127.0.0.1", help=say("help-serve-host")),
        port: int = typer.Option(8000, help=say("help-serve-port")),
        database_url: str = typer.Option("", help=say("help-serve-database"), show_default=False),
        channels_url: str = typer.Option("", help=say("help-serve-channels"), show_default=False),
        origin: list[str] | None = typer.Option(None, help=about_origin, show_default=False),
        secure: bool = typer.Option(False, "--secure", help=say("help-serve-secure")),
        bot_processes: int | None = typer.Option(None, min=1, help=say("help-serve-bots"), show_default=False),
        processes: int = typer.Option(1, min=1, max=64, help=say("help-serve-processes")),
        own_ports: bool = typer.Option(False, "--own-ports", help=say("help-serve-own-ports")),
        config: Path | None = typer.Option(None, help=about_config, show_default=False),
        change: list[str] | None = typer.Option(None, "--set", help=about_set, show_default=False),
        show: bool = typer.Option(False, "--settings", help=about_settings),
        schema: Path | None = typer.Option(None, help=about_schema, show_default=False),
    ) -> None:
        from smallcouncil.server import run
        from smallcouncil.server.operating import several_processes
        from smallcouncil.server.settings_sources import read_settings

        if schema is not None:
            for file in run.write_schema(schema):
                terminal.print(str(file))
            return
        said = {
            "database_url": database_url,
            "channels_url": channels_url,
            "origins": tuple(origin or ()),
            "secure_cookies": secure,
            "bot_processes": bot_processes,
        }
        given = {name: value for name, value in said.items() if value}
        settings = read_settings({**given, **changes(change or [])}, file=config)
        if show:
            list_settings(terminal, settings)
            return
        terminal.print(say("serving", url=f"http://{host}:{port}"))
        if processes > 1:
            several_processes.serve(settings, host, several_processes.ports(port, processes, own_ports))
        else:
            run.serve(settings, host, port)


def changes(said: list[str]) -> dict[str, str]:
    """`name=value`, as `--set` takes it."""
    found = {}
    for one in said:
        name, equals, value = one.partition("=")
        if not equals:
            raise BadInput("--set", "wrong-type", value=one, expected="name=value")
        found[name.strip().replace("-", "_")] = value
    return found


def list_settings(terminal: Terminal, settings: Any) -> None:
    """Every setting: its environment variable and what it is now."""
    from smallcouncil.server.settings_sources import FIELDS, variable

    for name in FIELDS:
        value = getattr(settings, name)
        shown = " ".join(value) if isinstance(value, tuple) else value
        hidden = bool(shown) and name in (
            "database_url",
            "channels_url",
            "smtp_url",
            "metrics_token",
        )  # they may hold passwords
        terminal.print(f"{variable(name)}={'…' if hidden else shown}")


def bench_server(terminal: Terminal, plan: dict[str, Any], form: str) -> None:
    """Measure, and print a table, Markdown or JSON."""
    from smallcouncil.server.bench.figures import markdown
    from smallcouncil.server.bench.measure import bench
    from smallcouncil.server.bench.plan import Plan, unlimited
    from smallcouncil.server.operating.several_processes import check

    read = Plan(**plan)
    if read.processes > 1:
        check(unlimited(read.database_url, read.channels_url))
    with terminal.errors.status("") as status:
        figures = asyncio.run(bench(read, status.update))
    if form == "json":
        terminal.print(msgspec.json.format(msgspec.json.encode(figures)).decode())
    else:
        terminal.print(markdown(figures))


def bench_pages(terminal: Terminal, form: str) -> None:
    """What a first visit of each page costs on a slow machine and line."""
    from smallcouncil.server.bench.pages import bench, markdown

    with terminal.errors.status("") as status:
        figures = bench(status.update)
    if form == "json":
        terminal.print(msgspec.json.format(msgspec.json.encode(figures)).decode())
    else:
        terminal.print(markdown(figures))


def bench_soak(terminal: Terminal, game: str, tables: int, rate: float, seconds: float, picture: Path | None) -> None:
    """Two hours in miniature: what a server keeps, over time."""
    from smallcouncil.server.bench.soak import markdown, soak
    from smallcouncil.server.bench.soak_chart import chart

    with terminal.errors.status("") as status:
        samples = asyncio.run(soak(game, tables, rate, seconds, status.update))
    if picture is not None:
        picture.write_text(chart(samples) + "\n")
    terminal.print(markdown(samples))
