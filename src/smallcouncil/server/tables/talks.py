"""Private talk between seats: who may talk, who may read, who is told.

Nothing of it is in a room: what the audience of a table hears does not depend on it. Everything is read from the
store, where it is decided who sits on a seat now; only pages of people who sit on a seat of the talk are told.
"""

from __future__ import annotations

from collections.abc import Collection

from smallcouncil.server.messages import Talk, TalkInfo, encode
from smallcouncil.server.processes.announcements import TalkNews
from smallcouncil.server.refusals import Denied
from smallcouncil.server.services import Services
from smallcouncil.server.store.rows import GATHERING, OVER, LineRow, TableRow
from smallcouncil.server.store.tables.talks import Party, TalkRow
from smallcouncil.server.tables.manners import may_speak
from smallcouncil.server.tables.seats import holds, may_talk, people_of, seat_of, shown_line

MOST = 200  # talks of a seat


async def find_table(services: Services, table: str) -> TableRow:
    row = await services.store.tables.find(table)
    if row is None:
        raise Denied("no-table", table=table)
    return row


def party_of(row: TableRow, seat: int) -> Party:
    return Party(seat, seat_of(row, seat).sitting)


def still_there(row: TableRow, parties: Collection[Party]) -> bool:
    """Whether who began a talk still sit on its seats."""
    return all(row.seats[p.seat].sitting == p.sitting and row.seats[p.seat].holders for p in parties)


# ---------------------------------------------------------------------------- what people do


async def say(services: Services, table: str, person: str, seat: int, to: Collection[int], text: str) -> Talk:
    """A line to these seats, which nobody else hears."""
    row = await find_table(services, table)
    check_holder(row, person, seat)
    if not may_talk(row):
        raise Denied("no-talk")
    if row.status == GATHERING:
        raise Denied("not-started")
    if row.status == OVER:
        raise Denied("over")
    others = sorted(set(to) - {seat})
    if not others:
        raise Denied("malformed", field="to", why="nobody talks alone")
    for other in others:
        if not seat_of(row, other).holders:
            raise Denied("bots-are-silent", seat=other, field="to")
    parties = [party_of(row, s) for s in sorted({seat, *others})]
    name = await may_speak(services, person)
    if await services.store.talks.count(table, party_of(row, seat)) >= MOST:
        raise Denied("too-many", what="talks", limit=MOST)
    talk, line = await services.store.talks.say(table, parties, seat, person, name, text)
    await tell(services, row, talk, [party.seat for party in parties], line)
    return Talk(table, seat, await info_of(services, row, talk, seat, person), shown_line(line, table, services.signer))


async def read(services: Services, table: str, person: str, seat: int, talk: str, n: int) -> TalkInfo:
    """Everything up to this line has been seen; the other pages of the seat learn it."""
    row, found = await find_talk(services, table, person, seat, talk)
    await services.store.talks.read(talk, seat, min(n, found.lines))
    await tell(services, row, talk, [seat], None)
    return await info_of(services, row, talk, seat, person)


async def agree(services: Services, table: str, person: str, seat: int, talk: str, agreed: bool) -> TalkInfo:
    """When the game is over: as far as this seat is concerned everyone may read it. When all agree, it is so."""
    row, found = await find_talk(services, table, person, seat, talk)
    if row.status != OVER:
        raise Denied("not-over")
    if not agreed and is_published(found):
        raise Denied("published")
    await services.store.talks.agree(talk, seat, agreed)
    await tell(services, row, talk, [party.seat for party in found.parties], None)
    return await info_of(services, row, talk, seat, person)


def check_holder(row: TableRow, person: str, seat: int) -> None:
    if not holds(row, seat, person):
        raise Denied("not-yours", seat=seat)


def is_published(talk: TalkRow) -> bool:
    return len(talk.agreed) == len(talk.parties)


# ---------------------------------------------------------------------------- what they may know


async def find_talk(services: Services, table: str, person: str, seat: int, talk: str) -> tuple[TableRow, TalkRow]:
    """A talk of this seat; one of others is refused as one that does not exist."""
    row = await find_table(services, table)
    check_holder(row, person, seat)
    found = await services.store.talks.find(talk)
    if found is None or found.table != table or party_of(row, seat) not in found.parties:
        raise Denied("no-such", what="talk", value=talk[:24])
    return row, found


async def list_talks(services: Services, table: str, person: str, seat: int) -> list[TalkInfo]:
    """The talks of a seat, the latest first. One in which only blocked people have spoken is none."""
    row = await find_table(services, table)
    check_holder(row, person, seat)
    found = await services.store.talks.of(table, party_of(row, seat))
    infos = await infos_of(services, row, found, seat, person)
    return sorted((i for i in infos if i.last), key=lambda i: -i.last.at if i.last else 0.0)


async def info_of(services: Services, row: TableRow, talk: str, seat: int, person: str) -> TalkInfo:
    found = await services.store.talks.find(talk)
    if found is None:
        raise Denied("no-such", what="talk", value=talk[:24])
    return (await infos_of(services, row, [found], seat, person))[0]


async def infos_of(services: Services, row: TableRow, some: list[TalkRow], seat: int, person: str) -> list[TalkInfo]:
    blocked = await services.store.moderation.blocked_by(person)
    ids = [talk.id for talk in some]
    unread = await services.store.talks.unread(ids, seat, blocked)
    last = await services.store.talks.last(ids, blocked)
    return [
        TalkInfo(
            talk=talk.id,
            seats=[party.seat for party in talk.parties],
            open=row.status != OVER and may_talk(row) and still_there(row, talk.parties),
            lines=talk.lines,
            unread=unread.get(talk.id, 0),
            last=shown_line(newest, row.id, services.signer) if (newest := last.get(talk.id)) else None,
            agreed=talk.agreed,
            published=is_published(talk),
        )
        for talk in some
    ]


async def published(services: Services, row: TableRow) -> list[TalkRow]:
    """The talks of a finished table that all agree to show."""
    if row.status != OVER:
        return []
    return [talk for talk in await services.store.talks.all_of(row.id) if is_published(talk)]


# ---------------------------------------------------------------------------- telling


async def tell(services: Services, row: TableRow, talk: str, seats: list[int], line: LineRow | None) -> None:
    """The people on these seats, at whatever process their pages are open."""
    people = sorted({person for seat in seats for person in people_of(row, seat)})
    news = TalkNews(talk, seats, people, line)
    services.announcer.publish(row.id, people=people, talk=news)
    await hear(services, row.id, news)


async def hear(services: Services, table: str, news: TalkNews) -> None:
    """Tell the pages that are open at this process."""
    if not any(services.pages.of(person) for person in news.people):
        return
    row = await services.store.tables.find(table)
    found = await services.store.talks.find(news.talk)
    if row is None or found is None:
        return
    line = shown_line(news.line, table, services.signer) if news.line is not None else None
    for party in found.parties:
        if party.seat not in news.seats or row.seats[party.seat].sitting != party.sitting:
            continue
        for person in people_of(row, party.seat):
            for page in services.pages.of(person):
                if news.line is not None and news.line.person in page.blocked:
                    continue
                info = (await infos_of(services, row, [found], party.seat, person))[0]
                page.send(encode(Talk(table, party.seat, info, line)))
