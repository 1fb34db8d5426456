"""Servers and visitors for the tests: real processes, real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from server import forked
from smallcouncil.server.run import free_port

SERVE = Path(__file__).parent / "serve_toys.py"
PATIENCE = 60.0  # seconds; only a broken server takes that long
FAST = {
    "requests_per_second": 10_000,
    "messages_per_second": 10_000,
    "sign_ins_per_minute": 10_000,
    "address_requests_per_second": 10_000,
    "account_sign_ins_per_minute": 10_000,
    "sessions_per_minute": 100_000,
    "tables_per_minute": 100_000,
    "tables_per_day": 100_000,
    "analyses_per_hour": 100_000,
    "tables_per_person": 100_000,
    "bot_choices_per_second": 10_000,
}


class Council:
    """A server in a process of its own."""

    def __init__(self, folder: Path, database_url: str = "", **settings: Any) -> None:
        self.folder = folder
        self.database_url = database_url or f"sqlite:///{folder / 'council.sqlite'}"
        self.settings = {"database_url": self.database_url, **FAST, "sweep_every": 0.2, **settings}
        self.port = free_port()
        self.process: forked.Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, **environment: str) -> Self:
        log = self.folder / f"log-{self.port}"
        self.process = forked.start(SERVE, self.port, self.settings, log, {**os.environ, **environment})
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/health", timeout=PATIENCE, verify=False).status_code == 200:
                    return self
            except httpx.TransportError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log()[-3000:]}")

    def kill(self) -> None:
        """As if the plug were pulled: its workers die with it, or they would complain into the log."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def log(self) -> str:
        return (self.folder / f"log-{self.port}").read_text()

    def errors(self) -> list[str]:
        return [line for line in self.log().splitlines() if '"level": "error"' in line or "Traceback" in line]


class Guest:
    """A visitor with cookies, and a page when one is opened."""

    def __init__(self, council: Council) -> None:
        self.council = council
        self.http = httpx.AsyncClient(base_url=council.url, timeout=PATIENCE, verify=False)  # no certificates to read
        self.me: dict[str, Any] = {}

    async def arrive(self) -> Self:
        self.me = (await self.http.get("/api/me")).json()
        return self

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return await self.send("POST", path, body, status)

    async def send(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        headers = {"x-csrftoken": self.http.cookies.get("csrf") or ""}
        answer = await self.http.request(method, path, json=body or {}, headers=headers)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def lay(self, **form: Any) -> str:
        laid = await self.post("/api/tables", {"game": "parley", **form})
        return str(laid["table"]["table"])

    @asynccontextmanager
    async def page(self, council: Council | None = None) -> AsyncIterator[OpenPage]:
        port = (council or self.council).port
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        async with connect(f"ws://127.0.0.1:{port}/ws", additional_headers={"Cookie": cookie}, max_size=None) as socket:
            page = OpenPage(socket)
            await page.until("welcome")
            yield page

    async def leave(self) -> None:
        await self.http.aclose()


class OpenPage:
    """One WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ref = 0
        self.unread: list[dict[str, Any]] = []
        self.seen: list[dict[str, Any]] = []  # everything that ever came
        self.sizes: list[int] = []

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            data = await self.socket.recv()
        message: dict[str, Any] = json.loads(data)
        self.seen.append(message)
        self.sizes.append(len(data))
        return message

    async def until(self, kind: str, fits: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of this kind; others wait their turn."""
        for i, message in enumerate(self.unread):
            if message["type"] == kind and fits(message):
                return self.unread.pop(i)
        while True:
            message = await self.next()
            if message["type"] == kind and fits(message):
                return message
            self.unread.append(message)

    async def reach(self, n: int, seat: int | None) -> dict[str, Any]:
        """The table after so many steps: told step by step, or whole when steps were skipped."""

        def fits(message: dict[str, Any]) -> bool:
            return message["type"] in ("step", "state") and message["seat"] == seat and message["n"] >= n

        for i, message in enumerate(self.unread):
            if fits(message):
                return self.unread.pop(i)
        while not fits(message := await self.next()):
            self.unread.append(message)
        return message

    async def send(self, kind: str, /, **fields: Any) -> int:
        self.ref += 1
        await self.socket.send(json.dumps({"type": kind, "ref": self.ref, **fields}))
        return self.ref

    async def answer(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send, and wait for what comes of it: accepted, refused or the state."""
        ref = await self.send(kind, **fields)
        while True:
            for i, message in enumerate(self.unread):
                if message.get("ref") == ref:
                    return self.unread.pop(i)
            self.unread.append(await self.next())

    async def done(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        answer = await self.answer(kind, **fields)
        assert answer["type"] in ("accepted", "state", "pong"), answer
        return answer

    async def refused(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        answer = await self.answer(kind, **fields)
        assert answer["type"] == "refused", answer
        return answer

    async def watch(self, table: str, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        state = await self.done("watch", table=table, seat=seat, since=since)
        assert state["type"] == "state"
        return state

    async def choose(self, table: str, seat: int, choice: str) -> dict[str, Any]:
        """Answer the question that the seat is asked now, whatever its number."""
        view = (await self.watch(table, seat))["view"]
        return await self.done("choose", table=table, seat=seat, ask=view["ask"]["n"], choice=choice)
