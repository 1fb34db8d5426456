"""Finished tables looked at by a bot: begin it, see how far it is, read what was found."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from smallcouncil.arena.analysis import Analysis
from smallcouncil.server.access.limited import limit
from smallcouncil.server.api.tables.records import check_version, finished
from smallcouncil.server.forms import AnalysisState
from smallcouncil.server.records import replay
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.tables.lobby import Lobby

decode = msgspec.json.Decoder(Analysis).decode


async def state(lobby: Lobby, table: str) -> AnalysisState:
    row = await lobby.store.analyses.of(table)
    if row is None:
        return AnalysisState("none", 0, 0)
    if row.found is not None:
        return AnalysisState("done", row.total, row.total, decode(row.found))
    return AnalysisState("running", row.done, row.total)


@get("/tables/{table:str}/analysis")
async def look(lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str]) -> AnalysisState:
    """What a bot found in a finished table, or how far it is with it."""
    await finished(lobby, person, table)
    return await state(lobby, table)


@post("/tables/{table:str}/analysis", opt=limit("analysis"), status_code=200)
async def begin(lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str]) -> AnalysisState:
    """Have a finished table looked at, unless it has been; one at a time for a person."""
    row = await finished(lobby, person, table)
    before = await state(lobby, table)
    if before.status != "none":
        return before
    check_version(row)
    record = replay.record_of(row, await lobby.store.choices.of(table))
    await lobby.analyst.begin(table, record, person.id)
    return await state(lobby, table)


HANDLERS = [look, begin]
