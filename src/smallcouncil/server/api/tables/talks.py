"""Private talk between seats."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from smallcouncil.server.forms import Form
from smallcouncil.server.messages import Line, Number, SeatNumber, Talk, TalkInfo, Text
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.tables import talks
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.server.tables.manners import check_private
from smallcouncil.server.tables.seats import shown_line

PAGE = 100  # lines in one answer
EVER = 2**31 - 1
SeatQuery = Annotated[int, QueryParameter(ge=0, le=15)]


class TalkForm(Form, frozen=True):
    """A line from one of my seats to these."""

    seat: SeatNumber
    to: Annotated[list[SeatNumber], Meta(min_length=1, max_length=16)]
    text: Text


class ReadForm(Form, frozen=True):
    seat: SeatNumber
    n: Number


class AgreeForm(Form, frozen=True):
    seat: SeatNumber
    agreed: bool


class TalkAndLines(Struct, frozen=True):
    talk: TalkInfo
    lines: list[Line]


class PublishedTalk(Struct, frozen=True):
    """A talk that all who had it agreed to show."""

    seats: list[int]
    lines: list[Line]


async def shown(
    lobby: Lobby, table: str, talk: str, before: int, limit: int, blocked: Collection[str] = ()
) -> list[Line]:
    found = await lobby.store.talks.lines(talk, before, limit, blocked)
    return [shown_line(line, table, lobby.services.signer) for line in found]


@get("/tables/{table:str}/talks")
async def list_talks(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str], seat: SeatQuery
) -> list[TalkInfo]:
    """The talks of one of my seats, the latest first."""
    return await talks.list_talks(lobby.services, table, person.id, seat)


@post("/tables/{table:str}/talks")
async def say(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[TalkForm]
) -> Talk:
    """Say something to some seats; the talk with them begins with its first line."""
    return await talks.say(lobby.services, table, person.id, data.seat, data.to, data.text)


@get("/tables/{table:str}/talks/published")
async def published(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str]
) -> list[PublishedTalk]:
    """Of a finished table, what all agreed to show."""
    row = await talks.find_table(lobby.services, table)
    check_private(row, person.id)
    return [
        PublishedTalk([p.seat for p in talk.parties], await shown(lobby, table, talk.id, EVER, talk.lines))
        for talk in await talks.published(lobby.services, row)
    ]


@get("/tables/{table:str}/talks/{talk:str}")
async def lines(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    table: FromPath[str],
    talk: FromPath[str],
    seat: SeatQuery,
    before: Annotated[int, QueryParameter(ge=1, le=EVER)] = EVER,
) -> TalkAndLines:
    """What was said, the latest lines before a number."""
    row, _ = await talks.find_talk(lobby.services, table, person.id, seat, talk)
    blocked = await lobby.store.moderation.blocked_by(person.id)
    info = await talks.info_of(lobby.services, row, talk, seat, person.id)
    return TalkAndLines(info, await shown(lobby, table, talk, before, PAGE, blocked))


@put("/tables/{table:str}/talks/{talk:str}/read", status_code=200)
async def read(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    table: FromPath[str],
    talk: FromPath[str],
    data: JSONBody[ReadForm],
) -> TalkInfo:
    """I have seen everything up to this line."""
    return await talks.read(lobby.services, table, person.id, data.seat, talk, data.n)


@put("/tables/{table:str}/talks/{talk:str}/agree", status_code=200)
async def agree(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    table: FromPath[str],
    talk: FromPath[str],
    data: JSONBody[AgreeForm],
) -> TalkInfo:
    """When the game is over: everyone may read it, as far as I am concerned."""
    return await talks.agree(lobby.services, table, person.id, data.seat, talk, data.agreed)


HANDLERS: list[Any] = [list_talks, say, published, lines, read, agree]
