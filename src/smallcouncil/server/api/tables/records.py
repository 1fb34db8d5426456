"""Records: replays, statistics, proofs."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from smallcouncil.games import game
from smallcouncil.server.access.limited import limit, weight
from smallcouncil.server.access.middleware import BIG_BODY
from smallcouncil.server.forms import RecordForm, Replay, Statistics, Verified
from smallcouncil.server.records import replay
from smallcouncil.server.records import statistics as series
from smallcouncil.server.records import verify as proofs
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.store.rows import GATHERING, OVER, TableRow
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.server.tables.manners import check_may_watch, check_private
from smallcouncil.server.tables.seats import holds
from smallcouncil.server.tables.setup.new_tables import read_record
from smallcouncil.table import BadInput

MOST = 200  # steps in one answer
JSON = "application/json"


def gives(shape: type[Struct]) -> dict[int, ResponseSpec]:
    """What stands in an answer that is already encoded."""
    return {200: ResponseSpec(shape, description=shape.__name__, generate_examples=False)}


async def find(lobby: Lobby, table: str) -> TableRow:
    row = await lobby.store.tables.find(table)
    if row is None:
        raise Denied("no-table", table=table)
    return row


async def finished(lobby: Lobby, person: Person, table: str) -> TableRow:
    """A table whose game is over, if this person may look at it."""
    row = await find(lobby, table)
    check_private(row, person.id)
    if row.status != OVER:
        raise Denied("not-over")
    return row


def check_version(row: TableRow) -> None:
    """Rules that have changed would lead the same choices elsewhere; the record itself can still be had."""
    rules = game(row.game)
    if row.version != rules.version:
        raise Denied("version", table=row.version, rules=rules.version)


@get("/tables/{table:str}/replay", opt=weight(5), responses=gives(Replay))
async def steps(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST)] = 50,
) -> Response[bytes]:
    """Views and events step by step: of any seat when the game is over, else of one's own."""
    row = await find(lobby, table)
    if row.status == GATHERING:
        raise Denied("not-started")
    running = row.status != OVER
    if seat is not None and seat >= len(row.seats):
        raise Denied("no-such", what="seat", value=seat, field="seat")
    if running and seat is not None and not holds(row, seat, person.id):
        raise Denied("not-yours", seat=seat)
    if running:
        await check_may_watch(lobby.store, row, person.id)
    check_private(row, person.id)
    check_version(row)
    lobby.services.check_reads(person.id)
    entries = await lobby.store.choices.of(table)
    record = replay.record_of(row, entries)
    work = lobby.services.read(person.id, replay.steps, table, record, entries, seat, first, count, running)
    return Response(await work, media_type=JSON)


@get("/tables/{table:str}/statistics", opt=weight(5), responses=gives(Statistics))
async def statistics(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str]
) -> Response[bytes]:
    """Who chose how often and how long, and every public number over the steps; of finished tables."""
    row = await finished(lobby, person, table)
    check_version(row)
    lobby.services.check_reads(person.id)
    entries = await lobby.store.choices.of(table)
    work = lobby.services.read(person.id, series.statistics, replay.record_of(row, entries), entries, row.created)
    return Response(await work, media_type=JSON)


@get("/tables/{table:str}/record", opt=weight(5), responses=gives(RecordForm))
async def record(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str]
) -> Response[bytes]:
    """Game, options, seed and every choice of a finished table."""
    row = await finished(lobby, person, table)
    found = replay.record_of(row, await lobby.store.choices.of(table))
    headers = {"content-disposition": f'attachment; filename="{row.game}-{table}.json"'}
    return Response(found.write(), media_type=JSON, headers=headers)


@post("/records/verify", opt=limit("table"), status_code=200, responses=gives(Verified), request_max_body_size=BIG_BODY)
async def verify(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], data: JSONBody[RecordForm]
) -> Response[bytes]:
    """Replay a record: what it leads to, or why it does not replay."""
    found = await lobby.services.read(person.id, proofs.verified, read_record(data))
    if isinstance(found, bytes):
        return Response(found, media_type=JSON)
    field, key, args = found
    raise BadInput(field, key, **args)


HANDLERS: list[Any] = [steps, statistics, record, verify]
