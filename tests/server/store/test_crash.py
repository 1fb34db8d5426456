"""The plug is pulled under play: what was acknowledged is there, and everyone plays on."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.council import PATIENCE, Council, Guest, OpenPage

pytestmark = pytest.mark.anyio

PLAYERS = 4  # tables played at once
ENOUGH = 40  # choices per table
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "fair"}]


class Player:
    """Plays one table, comes back by itself, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.acknowledged: dict[int, str] = {}
        self.said: dict[int, str] = {}
        self.n = 0
        self.came_back = 0
        self.last_kill = False
        self.forgotten = False

    def tired(self) -> bool:
        return self.last_kill and len(self.acknowledged) >= ENOUGH

    async def play(self) -> None:
        while not self.tired():
            try:
                async with self.guest.page() as page:
                    await self.sit(page)
            except (ConnectionClosed, InvalidHandshake, OSError, AssertionError):
                self.came_back += 1
                await asyncio.sleep(0.05)

    async def sit(self, page: OpenPage) -> None:
        state = await page.watch(self.table, 0, since=self.n)
        self.forgotten |= state["n"] < self.n  # steps that the server had told
        await self.answer(page, state["view"])
        while not self.tired():
            message = await page.next()
            if message["type"] in ("step", "state") and message["seat"] == 0:
                self.n = message["n"]
                if message["view"]["made"] > 0:
                    await self.answer(page, message["view"])
            elif message["type"] == "accepted":
                self.acknowledged[message["n"]] = self.said[message["ref"]]

    async def answer(self, page: OpenPage, view: dict[str, Any]) -> None:
        ask = view["ask"]
        if ask is None:
            return
        turn = ask["prompt"] == "turn" and view["made"] % 3 != 0
        choice = f"place {'north' if view['made'] % 2 else 'south'}" if turn else ask["default"]
        self.said = {**self.said, page.ref + 1: choice}
        await page.send("choose", table=self.table, seat=0, ask=ask["n"], choice=choice)


async def test_kill_under_play(tmp_path: Path) -> None:
    council = Council(tmp_path, snapshot_every=7).start()
    try:
        guests = [await Guest(council).arrive() for _ in range(PLAYERS)]
        tables = [await g.lay(options={"players": 3, "rounds": 2000}, seats=SEATS) for g in guests]
        players = [Player(guest, table) for guest, table in zip(guests, tables, strict=True)]
        async with asyncio.timeout(4 * PATIENCE):
            playing = asyncio.gather(*(player.play() for player in players))
            for part in (1, 2, 3):
                while min(len(player.acknowledged) for player in players) < part * ENOUGH // 4:
                    assert not playing.done()
                    await asyncio.sleep(0.01)
                council.kill()
                council.start()
            for player in players:
                player.last_kill = True
            await playing
        assert all(player.came_back >= 3 for player in players)
        assert not any(player.forgotten for player in players)
        for player in players:
            with sqlite3.connect(tmp_path / "council.sqlite") as store:
                rows = dict(
                    store.execute("SELECT n, text FROM choices WHERE table_id = ? AND seat = 0", (player.table,))
                )
            assert {n: rows.get(n) for n in player.acknowledged} == player.acknowledged
            replay = await player.guest.get(f"/api/tables/{player.table}/replay?seat=0&count=200")
            async with player.guest.page() as page:
                await page.done("watch", table=player.table, seat=0)
                await page.done("hand_over", table=player.table, seat=0, bot=None)
            assert replay["total"] >= ENOUGH
            await player.guest.leave()
        assert '"event": "socket"' not in council.log()
    finally:
        council.stop()


async def test_bots_go_on_with_nobody_there(tmp_path: Path) -> None:
    """The turn of a bot whose process is gone is found in the store: nobody has to open the table for it."""
    council = Council(tmp_path).start()
    try:
        guest = await Guest(council).arrive()
        table = await guest.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        council.kill()
        with sqlite3.connect(tmp_path / "council.sqlite") as store:  # as if it had died while the bot thought
            store.execute("UPDATE seats SET bot = 'random' WHERE seat = 0")
            store.execute("UPDATE tables SET due = 1.0")
        council.start()
        async with asyncio.timeout(PATIENCE):
            while not (await guest.get(f"/api/tables/{table}"))["table"]["made"]:
                await asyncio.sleep(0.05)
        await guest.leave()
    finally:
        council.stop()


async def test_a_graceful_stop_tells_everyone_and_keeps_everything(tmp_path: Path) -> None:
    council = Council(tmp_path).start()
    try:
        guest = await Guest(council).arrive()
        table = await guest.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        async with guest.page() as page:
            await page.choose(table, 0, "place north")
            council.process.terminate()  # type: ignore[union-attr]
            assert (await page.until("closing"))["reason"] == "restart"
            with pytest.raises(ConnectionClosed) as closed:
                await page.until("never")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert council.process is not None
        council.process.wait(PATIENCE)
        assert '"event": "closed"' in council.log().splitlines()[-1]
        with sqlite3.connect(tmp_path / "council.sqlite") as store:
            assert store.execute("SELECT n FROM snapshots").fetchall() == [(1,)]
        council.start()
        async with guest.page() as page:
            assert (await page.watch(table, 0))["view"]["table"]["placed"] == [1, 0]
        await guest.leave()
    finally:
        council.stop()
