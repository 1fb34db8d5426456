"""Laying tables, sitting down and getting up."""

from __future__ import annotations

from typing import Any

import msgspec

from smallcouncil import lessons
from smallcouncil.games import GAMES, game
from smallcouncil.server import steady_time
from smallcouncil.server.access.signing import new_id, same
from smallcouncil.server.forms import EntriesForm, RecordForm, SeatForm, TableForm, TakeForm
from smallcouncil.server.processes.bots import STRENGTHS
from smallcouncil.server.records.replay import continued, fresh_start, record_of
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people import Person
from smallcouncil.server.store.rows import GATHERING, OVER, RUNNING, Holder, SeatRow, TableRow
from smallcouncil.server.tables import clocks, hints
from smallcouncil.server.tables.loading import lay
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.server.tables.manners import check_private
from smallcouncil.server.tables.room import Room
from smallcouncil.server.tables.safe_windows import WINDOWS
from smallcouncil.server.tables.seats import complete, holds, is_open, names, players, seat_of, seats_of
from smallcouncil.server.tables.secret_options import choose_entries, fill_in, replaced
from smallcouncil.server.tables.seeds import new_seed
from smallcouncil.table import BadInput, Game, Record

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
        return after_lesson(rules, form.lesson.lesson)
    else:
        options = {"players": rules.default_players, **safe_windows(rules, form), **form.options}
        return None, rules.write_options(rules.read_options(fill_in(rules, options, form.seats)))
    if record.game != rules.id:
        raise Denied("malformed", field="game", why=f"the record is of {record.game}")
    start = await lobby.services.read(person, continued_safely, record, steps)
    return unwrap(start), record.options


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
    mine = any(seat.kind == "me" for seat in form.seats or ())
    others = form.takeover or any(seat.kind == "open" for seat in form.seats or ())
    two = others and (mine or sum(seat.kind == "open" for seat in form.seats or ()) > 1)
    return {WINDOWS: "safe"} if two else {}


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
    row = await room.store.tables.find(room.id)
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
            now = steady_time.now()
            table = room.table
            times = None
            if room.row.clock.kind != "none":
                times = clocks.begin(room.row.clock, table.players, room.state.asked(table), now)
            state = msgspec.to_builtins(times) if times is not None else None
            due = room.state.due(table, times, now, room.services.settings.bot_lease)
            if await room.store.tables.start(room.row, list(table.waiting), due, state):
                await room.store.seats.begun(room.id)
                break
            await room.reload()
        room.state.times = times
        room.row.status = RUNNING
        room.row.waiting = list(table.waiting)
        room.row.updated = now
        room.audience.send_states()
    turns = room.state.turns(None)
    room.services.pages.call(turns)
    room.services.announcer.publish(room.id, people=turns, turns=turns)
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
            await room.store.seats.set_bot(room.id, seat.seat, strength)
            seat.bot = strength
    await start_room(room)


async def take_seat(room: Room, person: Person, seat: int, form: TakeForm) -> None:
    """Sit down: on an open seat, on a bot's seat where that is allowed, by an invitation, or by one's own link."""
    row = seat_of(room.row, seat)
    if holds(room.row, seat, person.id):
        return
    if await room.store.moderation.is_removed(room.id, person.id):
        raise Denied("removed")
    if form.token is None:
        free = room.row.listed if is_open(row) else room.row.takeover
        if not free and is_open(row):
            free = await room.store.invitations.has(room.id, person.id)
        if row.holders or (not free and person.id != room.row.host):
            raise Denied("taken", seat=seat)
        returning = False
    else:
        returning = await opens(room, seat, form.token)
    link = seat_of(room.row, seat).link
    await check_unseen(room, person.id, seat)
    if form.options:
        replaced(room, seat, form.options)  # refused before anybody sits
    await room.store.people.keep(person)
    async with room.lock:
        row = seat_of(room.row, seat)
        if returning:
            if link != row.link:
                raise Denied("bad-link")
            await room.store.seats.share(room.id, seat, person.id)
        elif await room.store.seats.sit(room.id, seat, person.id, link):
            row.link += 1
            row.sitting += 1
            row.bot = None
        else:
            raise Denied("taken", seat=seat)
        row.holders.append(Holder(person.id, person.name))
        await room.store.invitations.remove(room.id, person.id)
        await room.reset_clocks()
        if room.row.status == GATHERING and (form.options or not returning):
            await choose_entries(room, seat, form.options or None, ready=form.ready)
    if not await begin_if_complete(room):
        room.seats_changed()


async def opens(room: Room, seat: int, token: str) -> bool:
    """Whether a link is the holder's own (True) or an invitation to a free seat (False); others are refused."""
    signer = room.services.signer
    for fresh in (False, True):
        if fresh:
            await room.read_seats()  # somebody may have sat down, or got up, at another process
        row = seat_of(room.row, seat)
        if row.holders and same(token, signer.own_link(room.id, seat, row.link)):
            return True
        if not row.holders and same(token, signer.invitation(room.id, seat, row.link)):
            return False
        if room.store.sole:
            break
    raise Denied("bad-link")


async def check_unseen(room: Room, person: str, seat: int) -> None:
    """Who has had a seat's secrets before them plays no other seat of that table; the host neither."""
    if room.row.status != GATHERING:
        seen = await room.store.seats.seen(room.id, person)
        if seen and seat not in seen:
            raise Denied("sat-elsewhere", seat=seat)


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
    """Get up for good. Behind the last holder a bot takes over; while the table gathers, the seat is open again."""
    if not holds(room.row, seat, person):
        raise Denied("not-yours", seat=seat)
    strength = None if room.row.status == GATHERING and bot is None else check_bot(bot)
    async with room.lock:
        row = seat_of(room.row, seat)
        row.holders = [holder for holder in row.holders if holder.person != person]
        if room.row.status == GATHERING and not row.holders:  # nobody is to play, or to see, what was chosen here
            await choose_entries(room, seat, None, ready=False)
        row = seat_of(room.row, seat)
        row.link += 1
        if await room.store.seats.leave(room.id, seat, person, strength):
            row.bot = strength
            room.state.in_advance = [r for r in room.state.in_advance if r.seat != seat]
        await room.reset_clocks()
    room.audience.dismiss_strangers()
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
        await room.store.seats.set_bot(room.id, seat, strength)
        row.bot = strength
        await room.reset_clocks()
        if strength is None:
            await choose_entries(room, seat, None, ready=False)
    if not await begin_if_complete(room):
        room.seats_changed()


def link_to(room: Room, person: str, seat: int) -> str:
    """One's own, for who holds the seat; an invitation, for who laid the table while nobody does."""
    row = seat_of(room.row, seat)
    signer = room.services.signer
    if holds(room.row, seat, person):
        token = signer.own_link(room.id, seat, row.link)
    else:
        check_host(room, person)
        if row.holders:
            raise Denied("taken", seat=seat)
        token = signer.invitation(room.id, seat, row.link)
    return f"/tables/{room.id}/seat/{seat}/{token}"


async def new_link(room: Room, person: str, seat: int) -> str:
    """The link that was given so far is void."""
    link_to(room, person, seat)
    async with room.lock:
        await room.store.seats.void_link(room.id, seat)
        seat_of(room.row, seat).link += 1
    room.seats_changed()
    return link_to(room, person, seat)


async def set_private(room: Room, person: str, private: bool) -> None:
    """Whether others than its players may watch."""
    check_host(room, person)
    async with room.lock:
        await room.store.tables.set_private(room.id, private)
        room.row.private = private
    if private:
        room.audience.dismiss_spectators(players(room.row))
    room.seats_changed()


async def remove_person(room: Room, host: str, person: str) -> None:
    """Whom the host does not want at the table any more: their seats go to bots, and they do not come back."""
    check_host(room, host)
    if person == host:
        raise Denied("malformed", why="nobody removes themselves")
    await room.store.moderation.remove(room.id, person)
    for seat in seats_of(room.row, person):
        await leave_seat(room, person, seat, None)
    room.audience.dismiss_person(person)
    room.services.announcer.publish(room.id, removed=person)


def check_host(room: Room, person: str) -> None:
    if room.row.host != person:
        raise Denied("not-host")


async def remove(lobby: Lobby, room: Room, person: str) -> None:
    """A table that never began."""
    check_host(room, person)
    async with room.lock:
        if not await room.store.tables.remove(room.id):
            raise Denied("started")
    lobby.drop(room)
    room.services.announcer.publish(room.id, gone=True)
