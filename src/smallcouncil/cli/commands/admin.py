"""`council admin`: what whoever runs a server does by hand: administrators, complaints, reports, repairs, backups."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import typer

from smallcouncil.cli.terminal import Terminal
from smallcouncil.table import BadInput

if TYPE_CHECKING:
    from smallcouncil.server.store import Store
    from smallcouncil.server.store.people.people import Person

T = TypeVar("T")
DAY = 86_400.0
FOREVER = 36_500.0  # days
WHO = "council admin"


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    admin = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help=terminal.voice.say("help-admin"))
    app.add_typer(admin, name="admin")
    config: Path | None = typer.Option(None, help=terminal.voice.say("help-serve-config"), show_default=False)
    for register_some in (register_people, register_complaints, register_reports, register_repairs, register_backups):
        register_some(admin, terminal, cls, config)


def register_people(admin: typer.Typer, terminal: Terminal, cls: Any, config: Path | None) -> None:
    """Who administers, and who is banned or muted."""
    say = terminal.voice.say
    about_days = say("help-admin-days")

    @admin.command("grant", cls=cls, help=say("help-admin-grant"))
    def grant(name: str, config: Path | None = config) -> None:
        judge(terminal, name, config, "grant", admin=True)

    @admin.command("revoke", cls=cls, help=say("help-admin-revoke"))
    def revoke(name: str, config: Path | None = config) -> None:
        judge(terminal, name, config, "revoke", admin=False)

    @admin.command("ban", cls=cls, help=say("help-admin-ban"))
    def ban(name: str, days: float = typer.Option(FOREVER, help=about_days), config: Path | None = config) -> None:
        judge(terminal, name, config, "ban", banned_until=until(days))

    @admin.command("mute", cls=cls, help=say("help-admin-mute"))
    def mute(name: str, days: float = typer.Option(FOREVER, help=about_days), config: Path | None = config) -> None:
        judge(terminal, name, config, "mute", muted_until=until(days))


def judge(terminal: Terminal, name: str, config: Path | None, what: str, **values: Any) -> None:
    """Change what a person may do, and note it."""

    async def work(store: Store) -> Person:
        person = await account(store, name)
        await store.people.change(person.id, **values)
        if what == "ban" and values["banned_until"] is not None:
            await store.sessions.end(person.id)
        await store.moderation.note(WHO, what, person.id)
        return person

    person = with_store(config, work)
    terminal.print(terminal.voice.say("admin-done", name=person.name, person=person.id))


def register_complaints(admin: typer.Typer, terminal: Terminal, cls: Any, config: Path | None) -> None:
    """What people complain about, and what was decided."""
    say = terminal.voice.say

    @admin.command("complaints", cls=cls, help=say("help-admin-complaints"))
    def complaints(config: Path | None = config) -> None:
        for c in with_store(config, lambda store: store.moderation.complaints()):
            said = f" «{c.said}»" if c.said else ""
            terminal.print(f"{c.id}  {when(c.at)}  {c.name} ({c.about}), {c.table_id}:{said} {c.why}")

    @admin.command("settle", cls=cls, help=say("help-admin-settle"))
    def settle(complaint: int, outcome: str = "", config: Path | None = config) -> None:
        async def work(store: Store) -> bool:
            done = await store.moderation.settle(complaint, outcome)
            if done:
                await store.moderation.note(WHO, "settle", str(complaint), outcome)
            return done

        if not with_store(config, work):
            raise BadInput("complaint", "unknown-value", value=complaint, known="council admin complaints")

    @admin.command("log", cls=cls, help=say("help-admin-log"))
    def log(config: Path | None = config) -> None:
        for d in with_store(config, lambda store: store.moderation.decisions()):
            terminal.print(f"{when(d.at)}  {d.who}: {d.what} {d.about} {d.detail}")


def register_reports(admin: typer.Typer, terminal: Terminal, cls: Any, config: Path | None) -> None:
    """What the rules stumbled at."""
    say = terminal.voice.say

    @admin.command("reports", cls=cls, help=say("help-admin-reports"))
    def reports(
        number: int | None = typer.Argument(None, help=say("help-admin-report"), show_default=False),
        config: Path | None = config,
    ) -> None:
        from smallcouncil.server.operating import repair as repairs

        found = with_store(config, repairs.list_reports)
        if number is None:
            for r in found:
                last = r.trace.strip().splitlines()[-1] if r.trace.strip() else ""
                step = say("web-admin-step", n=r.n, seat=r.seat + 1, choice=r.choice)
                terminal.print(f"{r.id}  {when(r.at)}  {r.table}  {step}: {last}")
            return
        report = next((r for r in found if r.id == number), None)
        if report is None:
            raise BadInput("report", "unknown-value", value=number, known=", ".join(str(r.id) for r in found))
        terminal.print(report.trace)
        terminal.print(say("admin-today", outcome=repairs.repeat(report)))


def register_repairs(admin: typer.Typer, terminal: Terminal, cls: Any, config: Path | None) -> None:
    """Tables that do not load."""
    say = terminal.voice.say

    @admin.command("broken", cls=cls, help=say("help-admin-broken"))
    def broken(config: Path | None = config) -> None:
        from smallcouncil.server.operating import repair as repairs

        for table, why in with_store(config, repairs.broken_tables):
            terminal.print(f"{table}: {why}")

    @admin.command("repair", cls=cls, help=say("help-admin-repair"))
    def repair(table: str, config: Path | None = config) -> None:
        from smallcouncil.server.operating import repair as repairs

        done = with_store(config, lambda store: repairs.repair(store, table))
        key = "admin-repaired" if done.lost else "admin-sound"
        terminal.print(say(key, table=table, n=done.n, lost=done.lost))


def register_backups(admin: typer.Typer, terminal: Terminal, cls: Any, config: Path | None) -> None:
    """The whole store: an earlier schema, a file beside, a file instead."""
    say = terminal.voice.say

    @admin.command("downgrade", cls=cls, help=say("help-admin-downgrade"))
    def downgrade(
        revision: str = typer.Argument("-1", help=say("help-admin-revision")), config: Path | None = config
    ) -> None:
        from smallcouncil.server.operating import backup as backups

        terminal.print(say("admin-downgraded", revision=asyncio.run(backups.downgrade(settings_of(config), revision))))

    @admin.command("backup", cls=cls, help=say("help-admin-backup"))
    def backup(file: Path, config: Path | None = config) -> None:
        from smallcouncil.server.operating import backup as backups

        backups.backup(settings_of(config), file)

    @admin.command("restore", cls=cls, help=say("help-admin-restore"))
    def restore(file: Path, config: Path | None = config) -> None:
        from smallcouncil.server.operating import backup as backups

        backups.restore(settings_of(config), file)


def settings_of(config: Path | None) -> Any:
    from smallcouncil.server.settings_sources import read_settings

    return read_settings({}, file=config)


def with_store(config: Path | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the store of a server, whether it is running or not."""
    from smallcouncil.server.store import Store

    async def do() -> T:
        store = Store(settings_of(config).store_url())
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


async def account(store: Store, name: str) -> Person:
    """By name, or a guest by id."""
    person = await store.people.by_login(name.casefold()) or await store.people.find(name)
    if person is None:
        raise BadInput("name", "unknown-value", value=name, known="names of accounts, ids of people")
    return person


def until(days: float) -> float | None:
    return time.time() + days * DAY if days > 0 else None


def when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
