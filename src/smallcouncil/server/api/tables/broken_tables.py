"""For administrators: tables at which the rules failed, and the reports of it."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from smallcouncil.server.api.people.administration import check_admin
from smallcouncil.server.operating import repair
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.tables.lobby import Lobby


class ParkedTable(Struct, frozen=True):
    """A table that waits for its people, or for other rules."""

    table: str
    game: str
    title: str
    report: int
    updated: float


class ReportInfo(Struct, frozen=True):
    """What the rules stumbled at."""

    id: int
    table: str
    n: int
    seat: int
    choice: str
    at: float
    error: str


class ReportInFull(ReportInfo, frozen=True, kw_only=True):
    trace: str
    today: str  # what happens when it is played again by the rules of today


def info_of(report: repair.Report) -> dict[str, Any]:
    last = report.trace.strip().splitlines()[-1] if report.trace.strip() else ""
    shown = {name: getattr(report, name) for name in ("id", "table", "n", "seat", "choice", "at")}
    return {**shown, "error": last[:300]}


@get("/admin/parked")
async def parked(person: NamedDependency[Person], lobby: NamedDependency[Lobby]) -> list[ParkedTable]:
    check_admin(person)
    rows = await lobby.store.tables.list_parked(200)
    return [ParkedTable(row.id, row.game, row.title, row.parked or 0, row.updated) for row in rows]


@post("/admin/tables/{table:str}/retry", status_code=200)
async def retry(person: NamedDependency[Person], lobby: NamedDependency[Lobby], table: FromPath[str]) -> None:
    """The bots of a parked table try once more, by the rules that run here now."""
    check_admin(person)
    room = await lobby.room(table)
    if room.row.parked is None:
        raise Denied("not-parked")
    await lobby.store.moderation.note(person.name, "retry", table, f"report {room.row.parked}")
    await room.unpark()
    lobby.autoplay.drive(room)


@get("/admin/reports")
async def reports(person: NamedDependency[Person], lobby: NamedDependency[Lobby]) -> list[ReportInfo]:
    check_admin(person)
    return [ReportInfo(**info_of(report)) for report in await repair.list_reports(lobby.store)]


@get("/admin/reports/{report:int}")
async def one_report(
    person: NamedDependency[Person], lobby: NamedDependency[Lobby], report: FromPath[int]
) -> ReportInFull:
    """One report in full, played again."""
    check_admin(person)
    found = next((r for r in await repair.list_reports(lobby.store) if r.id == report), None)
    if found is None:
        raise Denied("no-such", what="report", value=report)
    today = await lobby.services.readers.do(repair.repeat, found)
    return ReportInFull(**info_of(found), trace=found.trace, today=today)


HANDLERS: list[Any] = [parked, retry, reports, one_report]
