"""Two hours of a server in miniature: `council bench soak`.

Tables come, are played to their end or left on the way; people lose their connection and come back, look at the replay
and go; some tables wait for players in vain. All times after which something is forgotten are shortened alike. What the
server keeps is looked at again and again: it must come to a plateau.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from smallcouncil.server.bench.load import Heard, hear, lay, seat_two
from smallcouncil.server.bench.plan import unlimited
from smallcouncil.server.bench.visitors import Guest, Server

SAMPLES = 120
DAY = 86_400.0
IN_VAIN, LEFT_ALONE, STUMBLES, SPEAKS = 0.2, 0.15, 0.03, 0.02  # how often tables and people do so
# what a day, a month or half a year is here, in seconds
SHORT = {
    "idle_after": 10.0,
    "window_seconds": 0.2,
    "clean_every": 10.0,
    "gathering_days": 40.0 / DAY,
    "archive_days": 20.0 / DAY,
    "abandoned_days": 90.0 / DAY,
    "session_days": 240.0 / DAY,
    "idle_guest_days": 40.0 / DAY,
}
COUNTS = {
    "running": "SELECT count(*) FROM tables WHERE status = 1",
    "gathering": "SELECT count(*) FROM tables WHERE status = 0",
    "choices": "SELECT count(*) FROM choices",
    "snapshots": "SELECT count(*) FROM snapshots",
    "sessions": "SELECT count(*) FROM sessions",
    "lines": "SELECT count(*) FROM chat",
    "packed": "SELECT count(*) FROM archives",
}


class Sample(msgspec.Struct):
    """What the server keeps at a moment."""

    at: float  # seconds since the beginning
    memory: float  # MiB
    rooms: int
    pages: int
    tasks: int
    rows: dict[str, int]
    finished: int  # games so far
    choices: int
    returns: int  # of people who had lost their connection


class Soak:
    def __init__(self, server: Server, game: str, rate: float) -> None:
        self.server = server
        self.game = game
        self.pause = 1.0 / rate
        self.next = 0.0
        self.visitor = Guest(server)  # who looks at the figures
        self.finished = self.choices = self.returns = 0

    async def one_table(self) -> None:
        """From laying it until everyone has gone."""
        one, other = await asyncio.to_thread(Guest, self.server), await asyncio.to_thread(Guest, self.server)
        if random.random() < IN_VAIN:
            await asyncio.to_thread(lay, self.game, one)
            return
        table = await asyncio.to_thread(seat_two, self.game, one, other)
        most = random.randrange(5, 60) if random.random() < LEFT_ALONE else 10_000
        players = [asyncio.create_task(self.play(table, seat, guest, most)) for seat, guest in enumerate((one, other))]
        try:
            done, _ = await asyncio.wait(players, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for player in players:
                player.cancel()
        if all([player.result() for player in done]):
            self.finished += 1
            await asyncio.to_thread(one.ask, "GET", f"/api/tables/{table}/replay?from=0&count=20")

    async def play(self, table: str, seat: int, guest: Guest, most: int) -> bool:
        """Whether the game came to its end; who stumbles comes back."""
        since, left = 0, most
        while left > 0:
            async with connect(
                f"ws://127.0.0.1:{self.server.port}/ws",
                additional_headers={"Cookie": guest.cookie},
                compression=None,
                max_size=None,
            ) as socket:
                watch = {"type": "watch", "table": table, "seat": seat, "since": since}
                await socket.send(msgspec.json.encode(watch), text=True)
                async for data in socket:
                    message = hear(data)
                    since = message.n or since
                    if over(data):
                        return True
                    if await self.answer(message, socket, table, seat):
                        left -= 1
                        if left <= 0 or random.random() < STUMBLES:
                            break
            self.returns += 1
        return False

    async def answer(self, message: Heard, socket: ClientConnection, table: str, seat: int) -> bool:
        if message.view is None or message.view.ask is None or message.seat != seat:
            return False
        await self.turn()
        ask = message.view.ask
        choice = random.choice(ask.choices)["text"]
        said: dict[str, Any] = {"type": "choose", "table": table, "seat": seat, "ask": ask.n, "choice": choice}
        await socket.send(msgspec.json.encode(said), text=True)
        if random.random() < SPEAKS:
            await socket.send(msgspec.json.encode({"type": "say", "table": table, "text": "well played"}), text=True)
        self.choices += 1
        return True

    async def turn(self) -> None:
        """So many choices a second, whoever makes them."""
        now = time.monotonic()
        self.next = max(self.next + self.pause, now)
        await asyncio.sleep(self.next - now)


def over(data: str | bytes) -> bool:
    """Whether a message shows a table with its result."""
    raw = data.encode() if isinstance(data, str) else data
    return b'"result":{' in raw


async def soak(game: str, tables: int, rate: float, seconds: float, progress: Callable[[str], None]) -> list[Sample]:
    """What the server kept, from the beginning to the end."""
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "council.sqlite"
        server = Server(Path(name), unlimited(f"sqlite:///{file}", "", **SHORT))
        run = Soak(server, game, rate)
        try:
            async with asyncio.TaskGroup() as group:  # whoever fails is heard of
                everyone = [group.create_task(keep_coming(run)) for _ in range(tables)]
                samples = await watch(run, file, seconds, progress)
                for task in everyone:
                    task.cancel()
        finally:
            server.process.kill()
            server.process.wait()
    return samples


async def keep_coming(run: Soak) -> None:
    while True:
        await run.one_table()


async def watch(run: Soak, file: Path, seconds: float, progress: Callable[[str], None]) -> list[Sample]:
    began = time.monotonic()
    samples: list[Sample] = []
    while (passed := time.monotonic() - began) < seconds:
        sample = await asyncio.to_thread(look, run, file, passed)
        samples.append(sample)
        progress(f"{passed:.0f} of {seconds:.0f} seconds, {sample.finished} games, {sample.memory:.0f} MiB")
        await asyncio.sleep(seconds / SAMPLES)
    return samples


def look(run: Soak, file: Path, passed: float) -> Sample:
    health = run.visitor.ask("GET", "/health")
    tasks = next(line for line in run.visitor.read("/metrics").splitlines() if line.startswith("council_tasks "))
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        rows = {name: int(connection.execute(query).fetchone()[0]) for name, query in COUNTS.items()}
    return Sample(
        at=round(passed, 1),
        memory=round(run.server.memory() / 2**20, 1),
        rooms=health["tables"],
        pages=health["sockets"],
        tasks=round(float(tasks.split()[1])),
        rows=rows,
        finished=run.finished,
        choices=run.choices,
        returns=run.returns,
    )


def markdown(samples: list[Sample]) -> str:
    """A line for every eighth of the time."""
    heads = ("seconds", "games over", "choices", "returns", "MiB", "tables in memory", "pages", "tasks", *COUNTS)
    lines = ["| " + " | ".join(heads) + " |", "|" + "---:|" * len(heads)]
    step = max(1, len(samples) // 8)
    for s in samples[step - 1 :: step]:
        cells = (s.at, s.finished, s.choices, s.returns, s.memory, s.rooms, s.pages, s.tasks, *s.rows.values())
        lines.append("| " + " | ".join(f"{cell:,.0f}" for cell in cells) + " |")
    return "\n".join(lines)
