"""How much a server carries: tables with two people and a bot each, choices at a given rate, from a second process.

The load is open: choices are sent when they are due, whether or not earlier ones have been answered. Latency is the
time from sending a choice until its step is on the other person's screen. In the end the server is killed, and every
acknowledged choice must be in the store.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from smallcouncil.games import game
from smallcouncil.server.bench.visitors import Guest, Server

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


def lay(game_id: str, host: Guest) -> tuple[str, str]:
    """A table with a seat for one more person and, where the game has one, a bot: its id, and what opens the seat."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    players = min(3, game(game_id).seats.stop - 1)
    laid = host.ask("POST", "/api/tables", {"game": game_id, "options": {"players": players}, "seats": seats[:players]})
    return str(laid["table"]["table"]), laid["links"]["1"].rpartition("/")[2]


def seat_two(game_id: str, one: Guest, other: Guest) -> str:
    """A table at which both sit."""
    table, token = lay(game_id, one)
    other.ask("POST", f"/api/tables/{table}/seats/1/take", {"token": token})
    return table


class Load:
    """Everyone at all tables."""

    def __init__(self, servers: Sequence[Server], tables: dict[str, tuple[Guest, Guest]], *, together: bool) -> None:
        self.servers = servers
        self.tables = tables
        self.numbers = {table: number for number, table in enumerate(tables)}  # they are shared out evenly
        self.together = together  # both pages of a table at one server
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

    def server_of(self, table: str, seat: int) -> Server:
        number = self.numbers[table] + (0 if self.together else seat)
        return self.servers[number % len(self.servers)]

    async def come(self) -> None:
        """Two pages for every table."""
        gate = asyncio.Semaphore(OPEN)

        async def one(table: str, seat: int) -> None:
            async with gate:
                socket = await connect(
                    f"ws://127.0.0.1:{self.server_of(table, seat).port}/ws",
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

    async def choose(self, playing: set[str], rate: float, seconds: float) -> None:
        """So many choices a second, by whoever is asked at these tables."""
        began = time.perf_counter()
        done = 0
        while (passed := time.perf_counter() - began) < seconds:
            late = passed * rate > done
            ready = [key for key in self.asked if key[0] in playing and key[0] not in self.due] if late else []
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
