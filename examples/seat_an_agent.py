"""Seat a trained agent at a table of the server: it is a visitor like any other. Needs smallcouncil[rl].

python examples/seat_an_agent.py [URL]

Without an address a server is started for one game. The agent comes with cookies as a browser does, lays a table
against bots, and answers over the WebSocket what it is asked, from what its seat is shown.
"""

from __future__ import annotations

import asyncio
import sys
import time
from http.cookiejar import CookieJar
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec
from train_an_agent import GAME, OPTIONS, PLAYERS, kind_of, train
from websockets.asyncio.client import connect

from smallcouncil.server.run import free_port, serve
from smallcouncil.server.settings import Settings

GAMES = 100  # to learn from


class Visitor:
    """Cookies, and requests that carry them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.jar = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        token = next((c.value or "" for c in self.jar if c.name == "csrf"), "")
        headers = {"x-csrftoken": token, "content-type": "application/json"}
        data = None if body is None else msgspec.json.encode(body)
        with self.opener.open(Request(self.url + path, data, headers, method=method)) as answer:
            return msgspec.json.decode(answer.read())

    @property
    def cookies(self) -> str:
        return "; ".join(f"{c.name}={c.value}" for c in self.jar)


def best(learned: dict[str, float], ask: dict[str, Any]) -> str:
    """The text of the choice of which the agent has learned most good."""

    def worth(choice: dict[str, Any]) -> float:
        return learned.get(kind_of(ask["prompt"], choice["verb"], choice["args"]), 0.0)

    return str(max(ask["choices"][: ask["answers"]], key=worth)["text"])


async def play(visitor: Visitor, learned: dict[str, float]) -> dict[str, Any]:
    """One game to its end; what the seat sees then."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (PLAYERS - 1)]
    laid = visitor.ask(
        "POST", "/api/tables", {"game": GAME, "options": {"players": PLAYERS, **OPTIONS}, "seats": seats}
    )
    table = laid["table"]["table"]
    address = visitor.url.replace("http", "ws", 1) + "/ws"
    async with connect(address, additional_headers={"Cookie": visitor.cookies}, max_size=None) as socket:
        await socket.send(msgspec.json.encode({"type": "watch", "table": table, "seat": 0}), text=True)
        answered = -1
        async for data in socket:
            view = msgspec.json.decode(data).get("view")
            if not view:
                continue
            if view["result"] is not None:
                return dict(view)
            ask = view["ask"]
            if ask is not None and ask["n"] != answered:
                answered = ask["n"]
                message = {"type": "choose", "table": table, "seat": 0, "ask": answered, "choice": best(learned, ask)}
                await socket.send(msgspec.json.encode(message), text=True)
    raise ConnectionError("the server has gone")


def serve_here(port: int, folder: str) -> None:
    serve(Settings(database_url=f"sqlite:///{Path(folder) / 'council.sqlite'}"), "127.0.0.1", port)


def wait_for(visitor: Visitor) -> None:
    for _ in range(600):
        try:
            visitor.ask("GET", "/api/me")
            return
        except URLError:
            time.sleep(0.1)
    raise TimeoutError(f"nobody answers at {visitor.url}")


def main() -> None:
    learned = train(GAMES)
    with TemporaryDirectory() as folder:
        server = None
        if len(sys.argv) > 1:
            url = sys.argv[1].rstrip("/")
        else:
            port = free_port()
            url = f"http://127.0.0.1:{port}"
            server = get_context("spawn").Process(target=serve_here, args=(port, folder))
            server.start()
        try:
            visitor = Visitor(url)
            wait_for(visitor)
            view = asyncio.run(play(visitor, learned))
        finally:
            if server is not None:
                server.terminate()
                server.join()
    won = 0 in view["result"]["winners"]
    print(
        f"the agent {'won' if won else 'lost'} at the server after {view['made']} choices: {view['result']['scores']}"
    )


if __name__ == "__main__":
    main()
