"""By which ids people are known to each other: to be told apart at one table, and nowhere else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from server.conftest import Arrive
from server.tables.test_play import TWO, two_at_a_table

pytestmark = pytest.mark.anyio


def ids(info: dict[str, Any]) -> list[str]:
    return [known for seat in info["seats"] for known in seat["ids"]]


async def test_nobody_is_recognised_at_another_table(arrive: Arrive) -> None:
    """Seats, chat and lists of two tables at which the same two sit have no id in common, and none is who they are."""
    table, one, other = await two_at_a_table(arrive, listed=True)
    laid = await one.post("/api/tables", {"game": "parley", "seats": TWO, "listed": True})
    second = laid["table"]["table"]
    await other.post(f"/api/tables/{second}/seats/1/take", {"token": laid["links"]["1"].rsplit("/", 1)[1]})
    stranger = await arrive()
    async with stranger.page() as page, other.page() as theirs:
        seen = {}
        for place in (table, second):
            await theirs.watch(place, 1)
            await page.watch(place)
            await theirs.done("say", table=place, text="hear me")
            line = (await page.until("chat"))["line"]
            state = await page.watch(place)
            mine = await theirs.watch(place, 1)
            assert ids(state["info"])[1] == line["person"] == state["chat"][0]["person"] == mine["you"]
            seen[place] = {*ids(state["info"]), state["you"]}
    assert len(seen[table]) == len(seen[second]) == 3 and not seen[table] & seen[second]
    told = [page.seen, *[await stranger.get(f"/api/tables/{place}") for place in (table, second)]]
    told.append(await stranger.get("/api/tables?which=running"))
    for guest in (one, other):
        assert guest.me["person"] not in json.dumps(told)


async def test_talk_names_nobody_either(arrive: Arrive) -> None:
    one, other = await arrive(), await arrive()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    laid = await one.post("/api/tables", {"game": "parley", "options": {"players": 3}, "seats": seats})
    table = laid["table"]["table"]
    await other.post(f"/api/tables/{table}/seats/1/take", {"token": laid["links"]["1"].rsplit("/", 1)[1]})
    async with other.page() as page:
        you = (await page.watch(table, 1))["info"]["seats"][0]["ids"]
        said = await one.post(f"/api/tables/{table}/talks", {"seat": 0, "to": [1], "text": "a word"})
        heard = await page.until("talk")
        assert [heard["line"]["person"], heard["talk"]["last"]["person"]] == you * 2
    talk = said["talk"]["talk"]
    read = await other.get(f"/api/tables/{table}/talks/{talk}?seat=1")
    listed = await other.get(f"/api/tables/{table}/talks?seat=1")
    assert read["lines"][0]["person"] == listed[0]["last"]["person"] == you[0]
    assert one.me["person"] not in json.dumps([read, listed, heard])
