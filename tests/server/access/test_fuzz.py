"""Nonsense over HTTP and over the WebSocket: refused with a reason, never a failure, and no table changes."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from websockets.sync.client import connect

from server.council import Council, Guest
from smallcouncil.server import messages

EXAMPLES = int(os.environ.get("COUNCIL_FUZZ", "4"))
FEW, MANY = 1, 40  # examples of each operation, and in the long run
usual = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    derandomize=True,
)


# what ends or renews the session by which it is asked for
ENDING = {("DELETE", "/api/session"), ("POST", "/api/session"), ("POST", "/api/accounts"), ("PUT", "/api/me/password")}
ENDING |= {("DELETE", "/api/me"), ("POST", "/api/recovery")}


class Target:
    """A server with a visitor and a table that must stay as it is."""

    def __init__(self, council: Council) -> None:
        self.council = council
        self.http = httpx.Client(base_url=council.url, timeout=60, verify=False)
        self.http.get("/api/me")
        self.headers = {"x-csrftoken": self.http.cookies["csrf"]}
        laid = self.http.post(
            "/api/tables", json={"game": "parley", "seats": [{"kind": "me"}] * 2}, headers=self.headers
        )
        self.table: str = laid.json()["table"]["table"]
        self.before = self.replay()

    def replay(self) -> Any:
        return self.http.get(f"/api/tables/{self.table}/replay?seat=0&count=200").json()

    def stranger(self) -> httpx.Client:
        """Somebody whose session may end."""
        visitor = httpx.Client(base_url=self.council.url, timeout=60, verify=False)
        visitor.get("/api/me")
        return visitor

    def check(self) -> None:
        assert self.replay() == self.before
        assert self.council.errors() == []


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    council = Council(tmp_path_factory.mktemp("fuzz")).start()
    target = Target(council)
    yield target
    target.http.close()
    council.stop()


@pytest.mark.parametrize("mode", ["positive", "negative"])
@pytest.mark.parametrize("examples", [FEW, pytest.param(MANY, marks=pytest.mark.full)])
def test_http(target: Target, mode: str, examples: int) -> None:
    """Every operation: whatever the schema allows, and what it does not."""
    import schemathesis  # here: every process that reads the tests would wait for it

    assert {known.value for known in schemathesis.GenerationMode} == {"positive", "negative"}
    generation_mode = schemathesis.GenerationMode(mode)
    schema = schemathesis.openapi.from_url(f"{target.council.url}/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        session_ends = (operation.method.upper(), operation.path) in ENDING
        tried += bombard(operation, generation_mode, target.stranger() if session_ends else target.http, examples)
    assert tried > 10


def bombard(operation: Any, mode: Any, visitor: httpx.Client, examples: int) -> bool:
    """Whether anything could be tried: of some operations nothing can be wrong."""

    @given(operation.as_strategy(generation_mode=mode))
    @settings(usual, max_examples=examples)
    def call(case: Any) -> None:
        headers = {**(case.headers or {}), "x-csrftoken": visitor.cookies["csrf"]}
        answer = case.call(headers=headers, cookies=dict(visitor.cookies))
        assert answer.status_code < 500, (case.method, case.path, answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) >= {"reason", "args", "text"}

    try:
        call()
    except Unsatisfiable:
        return False
    return True


def test_http_changed_nothing(target: Target) -> None:
    target.check()


def test_malformed_http(target: Target) -> None:
    paths = ("/api/tables", "/api/records/verify", "/api/me", f"/api/tables/{target.table}/seats/0/take", "/api/none")
    bodies: list[bytes] = [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"\xff\xfe",
        b"[" * 5000,
        b'{"game":' * 500,
        b'{"game": 1e999}',
    ]
    for path in paths:
        for body in bodies:
            for method in ("POST", "PUT", "PATCH"):
                answer = target.http.request(method, path, content=body, headers=target.headers)
                assert 400 <= answer.status_code < 500 or (path.endswith("take") and answer.status_code == 200), (
                    answer.text
                )
    for path in (
        "/api/tables/%00",
        "/api/tables/../../etc",
        "/%ff%fe",
        "/api/tables?which=%00",
        "/assets/../../app.py",
        "//",
    ):
        assert target.http.get(path).status_code < 500
    target.check()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
KINDS = st.sampled_from([kind.__struct_config__.tag for kind in messages.FromPage.__args__])
FIELDS = st.sampled_from(
    ["table", "seat", "ask", "choice", "n", "since", "ref", "prompt", "until", "bot", "text", "type", "extra"]
)


@given(st.lists(st.tuples(KINDS, st.dictionaries(FIELDS, JSON, max_size=6), st.booleans()), max_size=12))
@usual
def test_websocket(target: Target, said: list[tuple[str, dict[str, Any], bool]]) -> None:
    """Messages of every kind with any fields; true ones of the table mixed in."""
    with open_socket(target) as socket:
        for kind, fields, real in said:
            base = (
                {"table": target.table, "seat": 0}
                if real and kind not in ("hand_over", "answer_in_advance", "say")
                else {}
            )
            socket.send(json.dumps({"type": kind, **base, **fields}))
        assert answers(socket)


@given(st.lists(st.binary(max_size=200) | st.text(max_size=200), max_size=8))
@usual
def test_websocket_noise(target: Target, frames: list[bytes | str]) -> None:
    with open_socket(target) as socket:
        for frame in [*frames, "[" * 8000, '{"type":' * 900]:
            socket.send(frame)
        assert answers(socket)


def open_socket(target: Target) -> Any:
    cookie = f"council={target.http.cookies['council']}"
    return connect(f"ws://127.0.0.1:{target.council.port}/ws", additional_headers={"Cookie": cookie}, max_size=None)


def answers(socket: Any) -> bool:
    """The socket is still listened to."""
    socket.send('{"type":"ping","ref":7274}')
    while True:
        message = json.loads(socket.recv(timeout=60))
        assert message["type"] != "refused" or message["reason"] not in ("failed", "store", "broken"), message
        if message["type"] == "pong" and message["ref"] == 7274:
            return True


def test_websocket_changed_nothing(target: Target) -> None:
    target.check()


def test_a_page_that_does_not_read_is_let_go(target: Target) -> None:
    """It does not hold up anybody, and finds everything when it comes back."""

    async def scene() -> None:
        guest = await Guest(target.council).arrive()
        table = await guest.lay(seats=[{"kind": "me"}] * 2, options={"rounds": 9})
        async with guest.page() as idle, guest.page() as page:
            await idle.watch(table, 0)
            idle.socket.transport.pause_reading()
            state = await page.watch(table, 0)
            for _ in range(50):
                await page.done("choose", table=table, seat=0, ask=state["view"]["ask"]["n"], choice="place north")
                state = await page.until("step")
            assert state["view"]["table"]["placed"] == [50, 0]
        async with guest.page() as back:
            assert (await back.watch(table, 0))["view"]["table"]["placed"] == [50, 0]
        await guest.leave()

    asyncio.run(scene())
