"""Laying tables, sitting down and getting up."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from smallcouncil.games import GAMES, game
from smallcouncil.server import clocks
from smallcouncil.server.bots_at_work import STRENGTHS
from smallcouncil.server.bulletins import Bulletin
from smallcouncil.server.choosing import choose_entries, fill_in, replaced
from smallcouncil.server.forms import EntriesForm, RecordForm, SeatForm, TableForm, TakeForm
from smallcouncil.server.hall import Hall
from smallcouncil.server.loading import lay
from smallcouncil.server.refusals import Denied
from smallcouncil.server.replay import continued, record_of
from smallcouncil.server.rooms import Room
from smallcouncil.server.seats import complete, holds, is_open, names, seat_of
from smallcouncil.server.security import new_id, new_seed
from smallcouncil.server.store.people import Person
from smallcouncil.server.store.shelf import GATHERING, OVER, RUNNING, Holder, SeatRow, TableRow
from smallcouncil.table import Game, Record

USUAL_BOT = "fair"


def rules_of(name: str) -> Game:
    if name not in GAMES:
        raise Denied("no-such", what="game", value=name, field="game")
    return game(name)


def check_bot(bot: str | None) -> str:
    bot = bot or USUAL_BOT
    if bot not in STRENGTHS:
        raise Denied("no-such", what="bot", value=bot, field="bot")
    return bot


# ---------------------------------------------------------------------------- a new table


async def lay_table(hall: Hall, person: Person, form: TableForm) -> Room:
    """Check everything, lay the table, put it into the store; without open seats it begins."""
    rules = rules_of(form.game)
    clocks.check(form.clock)
    start, options = await beginning(hall, rules, form)
    seed = new_seed()
    now = time.time()
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
    row.made = table.made
    await hall.store.people.keep(person)
    await hall.store.shelf.add(row)
    room = await hall.room(row.id)
    await begin_if_complete(room)
    return room


async def beginning(hall: Hall, rules: Game, form: TableForm) -> tuple[dict[str, Any] | None, dict[str, Any]]:
    """Where the table begins: at the first page of the rulebook, or after some choices of a record."""
    if form.source is not None:
        row = await hall.store.shelf.find(form.source.table)
        if row is None:
            raise Denied("no-table", table=form.source.table)
        if row.status != OVER:
            raise Denied("not-over")
        record = record_of(row, await hall.store.shelf.entries(row.id))
        steps = form.source.steps
    elif form.record is not None:
        record = read_record(form.record)
        if record.start is not None:  # anybody can write a position; only choices prove that it can be reached
            raise Denied("malformed", field="record.start", why="a record that begins with a position is not played on")
        steps = len(record.choices) if form.steps is None else form.steps
    else:
        options = {"players": rules.default_players, **form.options}
        return None, rules.write_options(rules.read_options(fill_in(rules, options, form.seats)))
    if record.game != rules.id:
        raise Denied("malformed", field="game", why=f"the record is of {record.game}")
    start = await hall.readers.do(continued_safely, record, steps)
    return unwrap(start), record.options


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


async def begin_if_complete(room: Room) -> bool:
    """The game begins when nobody is missing and everyone is ready, wherever they said so."""
    row = await room.hall.store.shelf.find(room.id)
    if row is None or row.status != GATHERING or not complete(row):
        return False
    await start_room(room)
    return True


async def start_room(room: Room) -> None:
    """The game begins."""
    async with room.lock:
        while True:
            if room.row.status != GATHERING:
                raise Denied("started")
            now = time.time()
            table = room.table
            times = None
            if room.row.clock.kind != "none":
                times = clocks.begin(room.row.clock, table.players, room.asked(table), now)
            state = msgspec.to_builtins(times) if times is not None else None
            due = room.due(table, times, now)
            if await room.hall.store.shelf.start(room.row, list(table.waiting), due, state):
                break
            await room.reload()
        room.times = times
        room.row.status = RUNNING
        room.row.waiting = list(table.waiting)
        room.row.updated = now
        room.send_states()
    turns = room.turns(None)
    room.hall.call(turns)
    room.hall.publish(Bulletin(room.hall.process, room.id, turns=turns))
    room.seats_changed()


# ---------------------------------------------------------------------------- seats


async def fill_and_start(room: Room, person: str, bot: str | None) -> None:
    """Every open seat gets a bot of this strength at once."""
    strength = check_bot(bot)
    check_host(room, person)
    if room.row.status != GATHERING:
        raise Denied("started")
    for seat in room.row.seats:
        if is_open(seat):
            await room.hall.store.shelf.set_bot(room.id, seat.seat, strength)
            seat.bot = strength
    await start_room(room)


async def take_seat(room: Room, person: Person, seat: int, form: TakeForm) -> None:
    """Sit down: on an open seat, on a bot's seat where that is allowed, or on any seat by its link."""
    row = seat_of(room.row, seat)
    if holds(room.row, seat, person.id):
        return
    by_link = form.token is not None and room.hall.seal.opens(form.token, room.id, seat, row.link)
    if form.token is not None and not by_link:
        raise Denied("bad-link")
    if row.holders and not by_link:
        raise Denied("taken", seat=seat)
    free = room.row.listed if is_open(row) else room.row.takeover
    if not by_link and not free and person.id != room.row.host:
        raise Denied("taken", seat=seat)
    if form.options:
        replaced(room, seat, form.options)  # refused before anybody sits
    shelf = room.hall.store.shelf
    shared = bool(row.holders)
    await room.hall.store.people.keep(person)
    async with room.lock:
        if row.holders:
            await shelf.share(room.id, seat, person.id)
        elif not await shelf.sit(room.id, seat, person.id):
            raise Denied("taken", seat=seat)
        room.row.seats[seat].holders.append(Holder(person.id, person.name))
        room.row.seats[seat].bot = None
        await room.reclock()
        if room.row.status == GATHERING and (form.options or not shared):
            await choose_entries(room, seat, form.options or None, ready=form.ready)
    if not await begin_if_complete(room):
        room.seats_changed()


async def choose(room: Room, person: str, seat: int, form: EntriesForm) -> None:
    """Before the game: the own entries of secret options; who laid the table chooses those of the bots."""
    bots = seat_of(room.row, seat).bot is not None and room.row.host == person
    if not bots and not holds(room.row, seat, person):
        raise Denied("not-yours", seat=seat)
    async with room.lock:
        if room.row.status != GATHERING:
            raise Denied("started")
        ready = room.row.seats[seat].ready if form.ready is None else form.ready
        await choose_entries(room, seat, form.options, ready=ready)
    if not await begin_if_complete(room):
        room.seats_changed()


async def leave_seat(room: Room, person: str, seat: int, bot: str | None) -> None:
    """Get up for good: a bot takes over; while the table gathers, the seat is open again."""
    if not holds(room.row, seat, person):
        raise Denied("not-yours", seat=seat)
    strength = None if room.row.status == GATHERING and bot is None else check_bot(bot)
    async with room.lock:
        if room.row.status == GATHERING:  # nobody else is to play, or to see, what was chosen here
            await choose_entries(room, seat, None, ready=False)
        await room.hall.store.shelf.leave(room.id, seat, strength)
        row = room.row.seats[seat]
        row.holders.clear()
        row.bot = strength
        row.link += 1
        room.standing = [r for r in room.standing if r.seat != seat]
        await room.reclock()
    room.dismiss(seat)
    room.seats_changed()


async def set_bot(room: Room, person: str, seat: int, bot: str | None) -> None:
    """Who laid the table puts a bot on an open seat, changes its strength, or opens the seat."""
    check_host(room, person)
    row = seat_of(room.row, seat)
    if row.holders:
        raise Denied("taken", seat=seat)
    if bot is None and room.row.status != GATHERING:
        raise Denied("started")
    strength = check_bot(bot) if bot is not None else None
    async with room.lock:
        await room.hall.store.shelf.set_bot(room.id, seat, strength)
        row.bot = strength
        await room.reclock()
        if strength is None:
            await choose_entries(room, seat, None, ready=False)
    if not await begin_if_complete(room):
        room.seats_changed()


def link_to(room: Room, person: str, seat: int) -> str:
    """For who holds the seat; for who laid the table while nobody does."""
    row = seat_of(room.row, seat)
    if not holds(room.row, seat, person):
        check_host(room, person)
        if row.holders:
            raise Denied("taken", seat=seat)
    return f"/tables/{room.id}/seat/{seat}/{room.hall.seal.link(room.id, seat, row.link)}"


def check_host(room: Room, person: str) -> None:
    if room.row.host != person:
        raise Denied("not-host")


async def remove(room: Room, person: str) -> None:
    """A table that never began."""
    check_host(room, person)
    async with room.lock:
        if not await room.hall.store.shelf.remove(room.id):
            raise Denied("started")
    room.hall.forget(room)
    for page in list(room.pages):
        for role in list(room.pages[page]):
            page.lose(room.id, role)
