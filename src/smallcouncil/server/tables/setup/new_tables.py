"""Laying tables: from the beginning, from a record, after a lesson."""

from __future__ import annotations

from typing import Any

import msgspec

from smallcouncil import lessons
from smallcouncil.games import GAMES, game
from smallcouncil.server import steady_time
from smallcouncil.server.access.signing import new_id
from smallcouncil.server.forms import RecordForm, SeatForm, TableForm
from smallcouncil.server.processes.bots import USUAL_BOT, check_bot
from smallcouncil.server.records.replay import continued, fresh_start, record_of
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.store.rows import GATHERING, OVER, Holder, SeatRow, TableRow
from smallcouncil.server.tables import hints
from smallcouncil.server.tables.automatic import clocks
from smallcouncil.server.tables.automatic.safe_windows import WINDOWS
from smallcouncil.server.tables.loading import lay
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.server.tables.manners import check_private
from smallcouncil.server.tables.room import Room
from smallcouncil.server.tables.seats import names
from smallcouncil.server.tables.setup.beginning import begin_if_complete
from smallcouncil.server.tables.setup.secret_options import fill_in
from smallcouncil.server.tables.setup.seeds import new_seed
from smallcouncil.table import BadInput, Game, Record


def rules_of(name: str) -> Game:
    if name not in GAMES:
        raise Denied("no-such", what="game", value=name, field="game")
    return game(name)


async def lay_table(lobby: Lobby, person: Person, form: TableForm) -> Room:
    """Check everything, lay the table, put it into the store; without open seats it begins."""
    rules = rules_of(form.game)
    clocks.check(form.clock)
    most = lobby.services.settings.tables_per_person
    if await lobby.store.tables.laid_by(person.id) >= most:
        raise Denied("too-many", what="tables that are not over", limit=most)
    start, options = await beginning(lobby, person.id, rules, form)
    seed = new_seed()
    now = steady_time.now()
    row = TableRow(
        id=new_id(),
        game=rules.id,
        version=rules.version,
        options=options,
        seat_names=[],
        seed=seed,
        start=start,
        source=form.source.table if form.source else None,
        source_steps=form.source.steps if form.source else form.steps if form.record else None,
        title=form.title.strip(),
        host=person.id,
        listed=form.listed,
        takeover=form.takeover,
        private=form.private,
        talk=form.talk,
        hints=hints.usual(form.seats, takeover=form.takeover) if form.hints is None else form.hints,
        windows_said=start is None and WINDOWS in form.options,
        clock=form.clock,
        created=now,
        status=GATHERING,
        entries=0,
        made=0,
        waiting=[],
        result=None,
        clocks=None,
        due=None,
        updated=now,
        seats=[],
    )
    table = lay(rules, row)
    row.options = rules.write_options(table.options)
    row.seat_names = names(table)
    row.seats = first_seats(form.seats, table.players, person)
    row.made = table.made - table.unseen(None)
    await lobby.store.people.keep(person)
    await lobby.store.tables.add(row)
    room = await lobby.room(row.id)
    await begin_if_complete(room)
    return room


async def beginning(
    lobby: Lobby, person: str, rules: Game, form: TableForm
) -> tuple[dict[str, Any] | None, dict[str, Any]]:
    """Where the table begins: at the first page of the rulebook, or after some choices of a record."""
    if form.source is not None:
        row = await lobby.store.tables.find(form.source.table)
        if row is None:
            raise Denied("no-table", table=form.source.table)
        check_private(row, person)
        if row.status != OVER:
            raise Denied("not-over")
        record = record_of(row, await lobby.store.choices.of(row.id))
        steps = form.source.steps
    elif form.record is not None:
        record = read_record(form.record)
        if record.start is not None:  # anybody can write a position; only choices prove that it can be reached
            raise Denied("malformed", field="record.start", why="a record that begins with a position is not played on")
        steps = len(record.choices) if form.steps is None else form.steps
    elif form.lesson is not None:
        left, options = after_lesson(rules, form.lesson.lesson)
        return with_safe_windows(rules, form, left), options
    else:
        options = {"players": rules.players_for(form.options), **safe_windows(rules, form), **form.options}
        return None, rules.write_options(rules.read_options(fill_in(rules, options, form.seats)))
    if record.game != rules.id:
        raise Denied("malformed", field="game", why=f"the record is of {record.game}")
    start = await lobby.services.read(person, continued_safely, record, steps)
    return with_safe_windows(rules, form, unwrap(start)), record.options


def with_safe_windows(rules: Game, form: TableForm, start: dict[str, Any]) -> dict[str, Any]:
    """What was played by one person may be played on by two."""
    return {**start, "options": {**start["options"], **safe_windows(rules, form)}}


def after_lesson(rules: Game, name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A lesson that does not end the game leaves a table to play on at."""
    try:
        lesson = lessons.lesson(rules.id, name)
    except BadInput:
        raise Denied("no-such", what="lesson", value=name, field="lesson") from None
    table = lessons.follow(lesson, lessons.line(lesson)).table
    if table.over:
        raise Denied("malformed", field="lesson", why="the game is over there")
    return fresh_start(table), rules.write_options(table.options)


def safe_windows(rules: Game, form: TableForm) -> dict[str, Any]:
    """Where two people may come to sit, who is asked must not tell who can act; unless it is said otherwise."""
    if WINDOWS not in [field.encode_name for field in msgspec.structs.fields(rules.options_type)]:
        return {}
    others = form.takeover or any(seat.kind == "open" for seat in form.seats or ())
    return {WINDOWS: "safe"} if others else {}


def continued_safely(record: Record, steps: int) -> dict[str, Any] | tuple[str, str]:
    """In a worker: exceptions of records that do not replay come back as words."""
    try:
        return continued(record, steps)
    except Exception as error:
        return getattr(error, "field", None) or "record", str(error)


def unwrap(start: dict[str, Any] | tuple[str, str]) -> dict[str, Any]:
    if isinstance(start, tuple):
        raise Denied("malformed", field=start[0], why=start[1])
    return start


def read_record(form: RecordForm) -> Record:
    rules_of(form.game)
    return Record(**{**msgspec.structs.asdict(form), "choices": tuple(form.choices)})


def first_seats(forms: list[SeatForm] | None, players: int, person: Person) -> list[SeatRow]:
    """As wished; unless said otherwise the first seat is the person's and the others are bots."""
    if forms is None:
        forms = [SeatForm("me"), *[SeatForm("bot", USUAL_BOT)] * (players - 1)]
    if len(forms) != players:
        raise Denied("malformed", field="seats", why=f"{len(forms)} seats for {players} players")
    rows = []
    for seat, form in enumerate(forms):
        bot = check_bot(form.bot) if form.kind == "bot" else None
        mine = form.kind == "me"  # and chosen in the form that lays the table
        rows.append(SeatRow(seat, bot, 0, [Holder(person.id, person.name)] if mine else [], ready=mine))
    return rows
