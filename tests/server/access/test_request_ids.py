"""Every request has an id, and the log tells by it who did what and when."""

from __future__ import annotations

import json
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from server.council import Council, Guest
from server.processes.test_operating import council_command

pytestmark = pytest.mark.anyio


async def test_the_log_keeps_what_was_said_to_itself(tmp_path: Path) -> None:
    """Where the store fails at a word, the log says at what, and not the word."""
    council = Council(tmp_path).start()
    try:
        guest, other = await Guest(council).arrive(), await Guest(council).arrive()
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = await guest.lay(seats=seats, options={"players": 3}, listed=True)
        await other.post(f"/api/tables/{table}/seats/1/take")
        with sqlite3.connect(tmp_path / "council.sqlite") as store:
            store.execute("DROP TABLE talk_lines")
            store.execute("ALTER TABLE chat DROP COLUMN at")
        store.close()
        await guest.post(f"/api/tables/{table}/talks", {"seat": 0, "to": [1], "text": "wildfire below"}, 503)
        async with guest.page() as page:
            await page.send("watch", table=table, seat=0)
            await page.until("state")
            assert (await page.refused("say", table=table, text="wildfire above"))["reason"] == "store"
        assert len(council.errors()) > 1 and "talk_lines" in council.log()
        assert "wildfire" not in council.log()
        for visitor in (guest, other):
            await visitor.leave()
    finally:
        council.stop()


def lines(council: Council, event: str) -> list[dict[str, Any]]:
    said = [json.loads(line) for line in council.log().splitlines() if line.startswith("{")]
    return [line for line in said if line["event"] == event]


async def test_sign_ins_and_failures_are_found_by_the_id_of_their_request(tmp_path: Path) -> None:
    council = Council(tmp_path).start()
    try:
        guest = await Guest(council).arrive()
        await guest.post("/api/accounts", {"name": "Varys", "password": "little birds"})
        token = {"x-csrftoken": guest.http.cookies["csrf"]}
        seen = set()
        for password, event in (("wrong birds", "sign-in refused"), ("little birds", "signed in")):
            form = {"name": "Varys", "password": password}
            answer = await guest.http.post("/api/session", json=form, headers={**token, "x-request-id": "from-proxy.1"})
            (line,) = lines(council, event)
            assert line["request"] == answer.headers["x-request-id"] != "from-proxy.1"
            assert (line["proxy_request"], line["address"]) == ("from-proxy.1", "127.0.0.1")
            assert line["account"] and line["timestamp"]
            seen.add(line["request"])
        assert len(seen) == 2
        turned_away = await guest.http.post("/api/session", json={})
        assert turned_away.status_code == 403 and turned_away.headers["x-request-id"]
        os.rename(tmp_path / "council.sqlite", tmp_path / "away.sqlite")
        failed = await guest.http.post("/api/tables", json={"game": "parley"}, headers=token)
        assert failed.status_code == 503
        assert failed.json()["args"]["request"] == failed.headers["x-request-id"]
        assert failed.headers["x-request-id"] in {line["request"] for line in lines(council, "request")}
        await guest.leave()
    finally:
        council.kill()


async def test_what_administrators_do_is_in_their_log_and_in_the_servers(tmp_path: Path) -> None:
    council = Council(tmp_path).start()
    try:
        varys, other = await Guest(council).arrive(), await Guest(council).arrive()
        await varys.post("/api/accounts", {"name": "Varys", "password": "little birds"})
        await other.post("/api/accounts", {"name": "Viserys", "password": "the dragon"})
        assert council_command("admin", "grant", "varys", store=tmp_path / "council.sqlite").returncode == 0
        about = (await other.get("/api/me"))["person"]
        await varys.post(f"/api/admin/people/{about}", {"what": "mute", "days": 1, "why": "shouts"})
        newest = (await varys.get("/api/admin/log"))[0]
        assert (newest["who"], newest["what"], newest["about"]) == ("Varys", "mute", about) and newest["at"]
        (line,) = lines(council, "administration")
        assert (line["who"], line["what"], line["about"]) == ("Varys", "mute", about) and line["request"]
        for guest in (varys, other):
            await guest.leave()
    finally:
        council.stop()
