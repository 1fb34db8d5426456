"""How much a server carries: tables with two people and a bot each, choices at a given rate, from a second process.

The load is open: choices are sent when they are due, whether or not earlier ones have been answered. Latency is the
time from sending a choice until its step is on the other person's screen. In the end the server is killed, and every
acknowledged choice must be in the store.
"""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from smallcouncil.games import game
from smallcouncil.server.bench.figures import Figures
from smallcouncil.server.bench.stored import missing, time_to_load
from smallcouncil.server.bench.visitors import Guest, Server
from smallcouncil.server.settings import Settings

PEOPLE = (0, 1)
OPEN = 50  # sockets opened at a time


class Ask(msgspec.Struct):
    n: int
    choices: list[dict[str, Any]]


class View(msgspec.Struct):
    ask: Ask | None
    made: int


class Heard(msgspec.Struct):
    """The parts of a message that the load looks at."""

    type: str
    table: str = ""
    seat: int | None = None
    n: int | None = None
    view: View | None = None
    ref: int | None = None


hear = msgspec.json.Decoder(Heard).decode


def seat_two(server: Server, game_id: str) -> tuple[str, tuple[Guest, Guest]]:
    """A table with two visitors and a bot."""
    one, other = Guest(server), Guest(server)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    players = min(3, game(game_id).seats.stop - 1)
    form = {"game": game_id, "options": {"players": players}, "seats": seats[:players]}
    laid = one.ask("POST", "/api/tables", form)
    table = laid["table"]["table"]
    token = laid["links"]["1"].rpartition("/")[2]
    other.ask("POST", f"/api/tables/{table}/seats/1/take", {"token": token})
    return table, (one, other)


class Load:
    """Everyone at all tables."""

    def __init__(self, server: Server, tables: dict[str, tuple[Guest, Guest]]) -> None:
        self.server = server
        self.tables = tables
        self.sockets: dict[tuple[str, int], ClientConnection] = {}
        self.asked: dict[tuple[str, int], Ask] = {}  # people who have a question to answer
        self.waiting: dict[int, tuple[str, int, float]] = {}  # by ref: not yet acknowledged
        self.told: dict[tuple[str, int], float] = {}  # sent, not yet on the other's screen
        self.due: dict[str, tuple[int, int, float]] = {}  # table: who chose, what was made before, when
        self.latencies: list[float] = []
        self.acknowledged: list[tuple[str, int]] = []
        self.newest: dict[str, int] = {}
        self.refused = 0
        self.sent = 0
        self.ref = 0
        self.measuring = False

    async def come(self) -> None:
        """Two pages for every table."""
        gate = asyncio.Semaphore(OPEN)

        async def one(table: str, seat: int) -> None:
            async with gate:
                socket = await connect(
                    f"ws://127.0.0.1:{self.server.port}/ws",
                    additional_headers={"Cookie": self.tables[table][seat].cookie},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=120,
                )
                await socket.recv()
                await socket.send(msgspec.json.encode({"type": "watch", "table": table, "seat": seat}), text=True)
                self.sockets[(table, seat)] = socket
                task = asyncio.create_task(self.listen(table, seat, socket))
                self.listeners.append(task)

        self.listeners: list[asyncio.Task[None]] = []
        await asyncio.gather(*(one(table, seat) for table in self.tables for seat in PEOPLE))

    async def listen(self, table: str, seat: int, socket: ClientConnection) -> None:
        async for data in socket:
            now = time.perf_counter()
            message = hear(data)
            if message.view is not None:
                self.see(table, seat, message.view, message.n or 0, now)
            elif message.type == "accepted" and message.ref is not None:
                self.waiting.pop(message.ref)
                self.acknowledged.append((table, message.n or 0))
            elif message.type == "refused" and message.ref is not None:
                self.waiting.pop(message.ref, None)
                self.due.pop(table, None)
                self.refused += 1

    def see(self, table: str, seat: int, view: View, n: int, now: float) -> None:
        self.newest[table] = max(n, self.newest.get(table, 0))
        due = self.due.get(table)
        if due is not None and due[0] != seat and view.made > due[1]:
            del self.due[table]
            if self.measuring:
                self.latencies.append(now - due[2])
        if view.ask is None:
            self.asked.pop((table, seat), None)
        else:
            self.asked[(table, seat)] = view.ask

    async def choose(self, rate: float, seconds: float) -> None:
        """So many choices a second, by whoever is asked."""
        began = time.perf_counter()
        done = 0
        while (passed := time.perf_counter() - began) < seconds:
            ready = [key for key in self.asked if key[0] not in self.due] if passed * rate > done else []
            random.shuffle(ready)
            while done < passed * rate and ready:
                table, seat = ready.pop()
                if table not in self.due:
                    await self.send(table, seat)
                    done += 1
            await asyncio.sleep(0.004)

    async def send(self, table: str, seat: int) -> None:
        ask = self.asked.pop((table, seat))
        self.ref += 1
        now = time.perf_counter()
        choice = random.choice(ask.choices)["text"]
        message = {"type": "choose", "table": table, "seat": seat, "ask": ask.n, "choice": choice, "ref": self.ref}
        self.waiting[self.ref] = (table, seat, now)
        self.due[table] = (seat, self.made(table), now)
        self.sent += 1
        await self.sockets[(table, seat)].send(msgspec.json.encode(message), text=True)

    def made(self, table: str) -> int:
        return self.newest.get(table, 0)

    async def go(self) -> None:
        for task in self.listeners:
            task.cancel()
        await asyncio.gather(*self.listeners, return_exceptions=True)


async def bench(
    game_id: str,
    tables: int,
    rate: float,
    seconds: float,
    database_url: str,
    channels_url: str,
    progress: Callable[[str], None],
) -> Figures:
    """All figures, measured one after the other."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        url = database_url or f"sqlite:///{folder / 'council.sqlite'}"
        settings = Settings(
            database_url=url,
            channels_url=channels_url,
            requests_per_second=1e6,
            messages_per_second=1e6,
            address_requests_per_second=1e6,
            sessions_per_minute=1e6,
            tables_per_minute=1e6,
            tables_per_person=10**9,
            sockets_per_address=10**9,
            connections_per_address=10**9,
            idle_after=3600,
        )
        figures = Figures(store=url.partition(":")[0])
        progress("loading a long table")
        figures.load_500_ms = await time_to_load(settings, game_id)
        server = Server(folder, settings)
        try:
            await under_load(server, figures, game_id, tables, rate, seconds, progress)
        finally:
            server.process.kill()
            server.process.wait()
        progress("counting what is in the store")
        figures.lost = await missing(settings, server.acknowledged)
        return figures


async def under_load(
    server: Server,
    figures: Figures,
    game_id: str,
    tables: int,
    rate: float,
    seconds: float,
    progress: Callable[[str], None],
) -> None:
    empty = server.memory()
    seated_at = {}
    for number in range(tables):
        if number % 100 == 0:
            progress(f"laying tables: {number}")
        table, guests = await asyncio.to_thread(seat_two, server, game_id)
        seated_at[table] = guests
    laid = server.memory()
    load = Load(server, seated_at)
    progress(f"opening {2 * tables} pages")
    await load.come()
    seated = server.memory()
    progress("warming up")
    await load.choose(rate, min(5.0, seconds / 4))
    await asyncio.sleep(1)
    load.measuring = True
    before, sent, steps = len(load.acknowledged), load.sent, sum(load.newest.values())
    progress(f"{rate:.0f} choices a second for {seconds:.0f} seconds")
    gc.disable()  # pauses of the load are not the server's
    began, cpu = time.perf_counter(), server.cpu()
    await load.choose(rate, seconds)
    passed, cpu = time.perf_counter() - began, server.cpu() - cpu
    gc.enable()
    figures.choices_by_people = round((len(load.acknowledged) - before) / passed, 1)
    figures.choices_in_all = round((sum(load.newest.values()) - steps) / passed, 1)
    figures.cpu_ms_per_choice = round(1000 * cpu / max(1, sum(load.newest.values()) - steps), 2)
    end = time.perf_counter() + 30
    while load.waiting and time.perf_counter() < end:
        await asyncio.sleep(0.05)
    figures.tables, figures.sockets, figures.seconds = tables, len(load.sockets), round(passed, 1)
    figures.sent, figures.refused = load.sent - sent, load.refused
    slow = sorted(load.latencies)
    if slow:
        figures.p50_ms = round(1000 * slow[len(slow) // 2], 1)
        figures.p99_ms = round(1000 * slow[len(slow) * 99 // 100], 1)
        figures.worst_ms = round(1000 * slow[-1], 1)
    figures.kib_per_table = round((laid - empty) / tables / 1024, 1)
    figures.kib_per_socket = round((seated - laid) / (2 * tables) / 1024, 1)
    server.acknowledged = load.acknowledged
    await load.go()
