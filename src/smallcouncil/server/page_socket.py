"""One WebSocket, one open page: what it may ask for, and what it is told."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from smallcouncil import __version__
from smallcouncil.server import messages as m
from smallcouncil.server import steady_time
from smallcouncil.server.access.frames import Wire
from smallcouncil.server.access.middleware import Visitor, address_of
from smallcouncil.server.access.rate_limits import Bucket
from smallcouncil.server.api.people.people import guest
from smallcouncil.server.operating.metrics import REFUSED, SOCKETS, WRITTEN
from smallcouncil.server.processes.bots import STRENGTHS
from smallcouncil.server.refusals import Denied, refused
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.server.tables.manners import check_welcome
from smallcouncil.server.tables.room import Room
from smallcouncil.server.tables.seats import holds
from smallcouncil.table import Refusal

UNSENT = 400  # messages that may wait for a slow page
WATCHED = 16  # tables and seats per page
PATIENCE = 200  # messages too many before the socket is closed
log = structlog.get_logger()


class PageSocket:
    def __init__(
        self,
        lobby: Lobby,
        socket: WebSocket[Any, Any, Any],
        wire: Wire,
        session: str,
        person: str,
        name: str,
        *,
        account: bool,
    ) -> None:
        self.lobby = lobby
        self.open_pages = lobby.services.pages
        self.socket = socket
        self.wire = wire
        self.session = session
        self.blocked: set[str] = set()
        self.person = person
        self.name = name
        self.account = account
        self.rooms: dict[tuple[str, int | None], Room] = {}
        self.outbox: list[bytes] = []
        self.flushing = False
        self.code: int | None = None  # with which it is to be closed
        self.emptied: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # before it is closed
        rate = lobby.services.settings.messages_per_second
        self.bucket = Bucket(rate, 3 * rate, time.monotonic())
        self.excess = 0
        self.stopped = False

    # ------------------------------------------------------------------ sending

    def send(self, text: bytes) -> None:
        """Put it on its way; a page that does not read is let go, it finds everything when it comes back."""
        if self.stopped:
            return
        if len(self.outbox) >= UNSENT:
            self.stop(1013)
            return
        self.outbox.append(text)
        self.flush_soon()

    def stop(self, code: int) -> None:
        """Close after what is already on its way."""
        if not self.stopped:
            self.stopped = True
            self.code = code
            self.flush_soon()

    def flush_soon(self) -> None:
        """Whatever comes together goes out together: the step, whose turn it is, and that the choice was accepted."""
        if not self.flushing:
            self.flushing = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        self.flushing = False
        if self.outbox:
            if not self.wire.write(self.outbox):
                return  # it is called again when the page has read what is on its way
            self.outbox.clear()
        if self.code is not None and not self.emptied.done():
            self.emptied.set_result(None)

    # ------------------------------------------------------------------ the life of a page

    async def live(self) -> None:
        self.blocked = await self.lobby.store.moderation.blocked_by(self.person)
        self.open_pages.add(self)
        SOCKETS.inc()
        self.send(m.encode(m.Welcome(self.person, self.name, self.account, steady_time.now(), __version__)))
        self.wire.on_writable = self.flush
        read = asyncio.create_task(self.read())
        try:
            await asyncio.wait((read, self.emptied), return_when=asyncio.FIRST_COMPLETED)
            if self.code is not None:
                await self.emptied
                await self.socket.close(self.code)
            else:
                read.result()
        except (WebSocketDisconnect, OSError, RuntimeError):
            pass  # the page is gone
        finally:
            self.stopped = True
            self.wire.on_writable = None
            read.cancel()
            self.open_pages.remove(self)
            for room in set(self.rooms.values()):
                room.audience.remove(self, wholly=True)
            SOCKETS.dec()

    async def read(self) -> None:
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            data = event.get("text") or event.get("bytes") or ""
            wait = self.bucket.take(time.monotonic()) or self.lobby.services.heard(self.person)
            if wait:
                self.excess += 1
                if self.excess > PATIENCE:
                    self.stop(1013)
                    return
                self.send(m.encode(refused(Denied("too-fast", after=wait))))
                continue
            await self.hear(data)

    async def hear(self, data: str | bytes) -> None:
        """One message: done and answered, or refused."""
        ref = None
        try:
            message = m.decode(data)
            ref = message.ref
            await self.obey(message)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(Denied("malformed", why=str(error)), ref_of(data))
        except (Denied, Refusal) as error:
            self.refuse(error, ref)
        except Exception as error:
            log.error("socket", error=repr(error), exc_info=error)
            self.refuse(Denied("store" if isinstance(error, SQLAlchemyError | OSError) else "failed"), ref)

    def refuse(self, error: Denied | Refusal, ref: int | None) -> None:
        answer = refused(error, ref)
        REFUSED.labels(answer.reason).inc()
        self.send(m.encode(answer))

    def accept(self, ref: int | None, n: int | None = None) -> None:
        if ref is not None:
            self.send(m.encode(m.Accepted(ref, n)))

    # ------------------------------------------------------------------ what a page may ask for

    async def obey(self, message: m.FromPage) -> None:
        match message:
            case m.Choose():
                began = time.perf_counter()
                room = self.at(message.table)
                n = await room.choose(self.person, message.seat, message.ask, message.choice)
                self.accept(message.ref, n)
                WRITTEN.observe(time.perf_counter() - began)
            case m.Watch():
                await self.watch(message)
            case m.Leave():
                gone = self.rooms.pop((message.table, message.seat), None)
                if gone is None:
                    raise Denied("not-watching")
                gone.audience.remove(self, message.seat)
                self.accept(message.ref)
            case m.TakeBack():
                n = await self.at(message.table).take_back(self.person, message.seat, message.n)
                self.accept(message.ref, n)
            case m.AnswerInAdvance():
                room = self.at(message.table)
                prompt, choice = message.prompt, message.choice
                await room.answer_in_advance(self.person, message.seat, prompt, choice, message.until)
                self.accept(message.ref)
            case m.Mute():
                await self.at(message.table).mute(self.person, message.seat, message.ask, message.choice)
                self.accept(message.ref)
            case m.Rest():
                await self.at(message.table).rest(self.person, message.seat, message.ask)
                self.accept(message.ref)
            case m.Hold():
                self.at(message.table).hold(self.person, message.seat, message.ask)
                self.accept(message.ref)
            case m.Forget():
                await self.at(message.table).forget(self.person, message.seat, message.kind, message.about)
                self.accept(message.ref)
            case m.HandOver():
                if message.bot is not None and message.bot not in STRENGTHS:
                    raise Denied("no-such", what="bot", value=message.bot, field="bot")
                await self.at(message.table).hand_over(self.person, message.seat, message.bot)
                self.accept(message.ref)
            case m.Say():
                await self.at(message.table).say(self.person, message.text)
                self.accept(message.ref)
            case m.Ping():
                self.send(m.encode(m.Pong(message.ref, steady_time.now())))

    def at(self, table: str) -> Room:
        """The room of a table that this page watches."""
        for (watched, _), room in self.rooms.items():
            if watched == table:
                return room
        raise Denied("not-watching")

    def lost(self, table: str, seat: int | None) -> None:
        """This page may not watch that any more."""
        if self.rooms.pop((table, seat), None) is not None:
            self.refuse(Denied("gone", table=table, seat=seat), None)

    async def watch(self, message: m.Watch) -> None:
        if len(self.rooms) >= WATCHED and (message.table, message.seat) not in self.rooms:
            raise Denied("too-many", what="tables at a time", limit=WATCHED)
        room = await self.lobby.room(message.table)
        async with room.lock:
            if message.seat is not None and not holds(room.row, message.seat, self.person):
                raise Denied("not-yours", seat=message.seat)
            await check_welcome(room, self.person)
            if message.since > room.loaded.number(message.seat):  # it was at another process, which is ahead
                await room.catch_up()
            self.lobby.keep(room)
            self.rooms[(message.table, message.seat)] = room
            room.audience.add(self, message.seat)
            state = room.audience.state_for(self.person, self.blocked, message.seat, message.since, message.ref)
            self.send(m.encode(state))
        if room.state.watchers == 1:  # nobody watched: bots that were on their own had paused
            self.lobby.autoplay.drive(room)


def ref_of(data: str | bytes) -> int | None:
    """The reference of a message that is otherwise wrong, so that the page knows which one it was."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    ref = found.get("ref") if isinstance(found, dict) else None
    return ref if isinstance(ref, int) and not isinstance(ref, bool) and 0 <= ref < 2**53 else None


@websocket("/ws")
async def open_page(socket: WebSocket[Any, Any, Any], lobby: NamedDependency[Lobby]) -> None:
    """One open page. A person has so many, and so has an address."""
    visitor: Visitor = socket.scope["council"]  # type: ignore[typeddict-item]
    assert visitor.person is not None and visitor.session is not None and visitor.wire is not None  # by the middleware
    settings, pages = lobby.services.settings, lobby.services.pages
    with (
        pages.place(visitor.person, settings.pages_per_person) as of_person,
        pages.place(address_of(socket.scope), settings.sockets_per_address) as of_address,
    ):
        person = await lobby.store.people.find(visitor.person) or guest(visitor.person)
        await socket.accept()
        if not of_person or not of_address:
            await socket.close(1013, "too many pages")
            return
        account = person.login is not None
        await PageSocket(lobby, socket, visitor.wire, visitor.session, person.id, person.name, account=account).live()
