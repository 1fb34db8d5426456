"""Several processes on PostgreSQL and Redis: one store, one table, one truth."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis as Client

from server.conftest import Redis
from server.council import Council, Guest

pytestmark = pytest.mark.anyio

TWO = [{"kind": "me"}, {"kind": "me"}]
Pair = tuple[Council, Council]


@pytest.fixture(scope="module")
def pair(postgres: str, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers that share a store and a channel; they start at the same moment."""
    folder = tmp_path_factory.mktemp("several")
    servers = [Council(folder, postgres, channels_url=redis.url, bot_lease=2.0, snapshot_every=5) for _ in range(2)]
    first, second = servers[0].start(), servers[1].start()
    yield first, second
    for server in servers:
        if server.process is not None and server.process.poll() is None:
            server.stop()


async def at_both(pair: Pair) -> tuple[Guest, Guest]:
    """The same visitor at both servers."""
    one = await Guest(pair[0]).arrive()
    other = Guest(pair[1])
    other.http.cookies = one.http.cookies
    return one, await other.arrive()


async def test_a_choice_at_one_is_seen_at_the_other(pair: Pair) -> None:
    one, other = await at_both(pair)
    assert one.me == other.me
    table = await one.lay(seats=TWO)
    async with one.page() as here, other.page() as there:
        await here.watch(table, 0)
        await there.watch(table, 1)
        await here.choose(table, 0, "place north")
        assert (await there.reach(1, 1))["view"]["table"]["placed"] == [1, 0]
        await here.choose(table, 0, "end_turn")
        await there.reach(2, 1)
        await there.choose(table, 1, "place south")
        await here.reach(3, 0)
        await there.done("say", table=table, text="Hear me roar")
        assert (await here.until("chat"))["line"]["text"] == "Hear me roar"
        await there.done("hand_over", table=table, seat=1, bot="random")
        await here.until("seats", lambda m: m["info"]["seats"][1]["holder"] == "bot")
        taken = await there.watch(table, 1)
        assert taken["n"] >= 3


async def test_who_comes_later_knows_who_is_there(pair: Pair) -> None:
    one, other = await Guest(pair[0]).arrive(), await Guest(pair[1]).arrive()
    table = await one.lay(seats=[{"kind": "me"}, {"kind": "open"}])
    async with one.page() as here, other.page() as there:
        await here.watch(table, 0)
        state = await there.watch(table)
        if not state["info"]["seats"][0]["here"]:
            await there.until("seats", lambda m: m["info"]["seats"][0]["here"])


async def test_choices_are_told_only_to_who_has_the_table(pair: Pair, redis: Redis) -> None:
    """A second process costs nothing where nobody there sees the table, or is waited for at it."""
    one, stranger = await Guest(pair[0]).arrive(), await Guest(pair[1]).arrive()
    told: list[dict[str, Any]] = []
    async with Client.from_url(redis.url) as client, client.pubsub() as listener:
        await listener.psubscribe("*")

        async def hear(seconds: float = 0.3) -> None:
            end = time.monotonic() + seconds
            while (left := end - time.monotonic()) > 0:
                message = await listener.get_message(ignore_subscribe_messages=True, timeout=left)
                told.extend(json.loads(message["data"]) if message else [])

        await hear(1.5)  # they know each other
        table = await one.lay(seats=TWO)
        async with one.page() as here, stranger.page() as there:
            await here.watch(table, 0)
            await hear()
            told.clear()
            await here.choose(table, 0, "place north")
            await hear()
            assert [a for a in told if a["table"] == table] == []
            await there.watch(table)
            await hear(1.0)
            await here.choose(table, 0, "end_turn")
            assert (await there.reach(2, None))["n"] == 2
            await hear()
            assert [a["entry"]["n"] for a in told if a["table"] == table and "entry" in a] == [2]


async def test_whoever_is_waited_for_hears_of_it_wherever_a_page_is_open(pair: Pair) -> None:
    one, other = await Guest(pair[0]).arrive(), await Guest(pair[1]).arrive()
    laid = await one.post("/api/tables", {"game": "parley", "seats": [{"kind": "me"}, {"kind": "open"}]})
    table, token = laid["table"]["table"], laid["links"]["1"].rsplit("/", 1)[1]
    async with one.page() as here, other.page() as elsewhere:  # which does not watch the table
        await other.post(f"/api/tables/{table}/seats/1/take", {"token": token})
        if (await here.watch(table, 0))["info"]["status"] != "running":
            await here.until("state", lambda m: m["info"]["status"] == "running")
        await here.choose(table, 0, "place north")
        await here.choose(table, 0, "end_turn")
        assert (await elsewhere.until("your_turn"))["seats"] == [1]


async def test_a_table_made_private_is_so_at_the_other(pair: Pair) -> None:
    host, stranger = await Guest(pair[0]).arrive(), await Guest(pair[1]).arrive()
    table = await host.lay(seats=TWO)
    async with stranger.page() as there:
        await there.watch(table)
        await asyncio.sleep(0.5)  # until the other process knows that this one has the table
        await host.send("PUT", f"/api/tables/{table}/private", {"private": True})
        gone = await there.until("refused")
        assert (gone["reason"], gone["args"]["table"]) == ("gone", table)
        assert (await there.refused("watch", table=table))["reason"] == "private"


async def test_what_is_said_in_advance_is_noticed_by_nobody_at_the_other(pair: Pair) -> None:
    """Neither its words nor that anything was said: who rests will pass."""
    one, other = await Guest(pair[0]).arrive(), await Guest(pair[1]).arrive()
    table = await one.lay(seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    await other.post(f"/api/tables/{table}/seats/1/take")
    again = Guest(pair[1])
    again.http.cookies = one.http.cookies
    await again.arrive()
    async with one.page() as here, other.page() as there, again.page() as mine:
        await here.watch(table, 0)
        await there.watch(table, 1)
        await mine.watch(table, 0)
        await there.done("say", table=table, text="before")
        await mine.until("chat")
        heard = len(there.seen)
        said = {"table": table, "seat": 0, "prompt": "turn", "choice": "end_turn", "until": "game"}
        await here.done("answer_in_advance", **said)
        told = await mine.until("answers_in_advance", lambda m: bool(m["in_advance"]))
        assert told["in_advance"][0]["choice"] == "end_turn", "the own page at the other process knows"
        await there.done("say", table=table, text="after")
        kinds = [m["type"] for m in there.seen[heard:] if m["type"] not in ("step", "chat", "accepted", "your_turn")]
        assert kinds == []
    for guest in (one, other, again):
        await guest.leave()


async def test_private_talk_reaches_the_pages_of_its_seats_at_the_other(pair: Pair) -> None:
    one, other, third = [await Guest(pair[n]).arrive() for n in (0, 1, 1)]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = await one.lay(seats=seats, options={"players": 3}, listed=True)
    for seat, guest in ((1, other), (2, third)):
        await guest.post(f"/api/tables/{table}/seats/{seat}/take")
    async with one.page() as here, other.page() as there, third.page() as beside:
        for page, seat in ((here, 0), (there, 1), (beside, 2)):
            await page.watch(table, seat)
        await one.post(f"/api/tables/{table}/talks", {"seat": 0, "to": [1], "text": "in secret"})
        told = await there.until("talk")
        assert (told["line"]["text"], told["talk"]["unread"]) == ("in secret", 1)
        await other.post(f"/api/tables/{table}/talks", {"seat": 1, "to": [0], "text": "heard"})
        assert (await here.until("talk", lambda m: m["line"]["seat"] == 1))["line"]["text"] == "heard"
        await here.done("say", table=table, text="for all")
        await beside.until("chat")
        assert "talk" not in [message["type"] for message in beside.seen]
    for guest in (one, other, third):
        await guest.leave()


async def test_taking_back_is_seen_at_the_other(pair: Pair) -> None:
    one, other = await at_both(pair)
    table = await one.lay(seats=TWO)
    async with one.page() as here, other.page() as there:
        await there.watch(table, 1)
        n = (await here.choose(table, 0, "place north"))["n"]
        await here.done("take_back", table=table, seat=0, n=n)
        assert (await there.reach(2, 1))["view"]["table"]["placed"] == [0, 0]
        await here.choose(table, 0, "place south")
        assert (await there.reach(3, 1))["view"]["table"]["placed"] == [1, 0]


async def test_a_table_that_is_removed_is_gone_everywhere(pair: Pair) -> None:
    one, other = await at_both(pair)
    table = await one.lay(seats=[{"kind": "me"}, {"kind": "open"}])
    async with other.page() as there:
        await there.watch(table, 0)
        await one.send("DELETE", f"/api/tables/{table}")
        assert (await there.until("refused"))["reason"] == "gone"
        assert (await there.refused("watch", table=table, seat=0))["reason"] == "no-table"


async def test_a_race_has_one_winner(pair: Pair) -> None:
    """Both processes take an answer to the same question at the same moment, again and again."""
    one, other = await at_both(pair)
    table = await one.lay(seats=TWO)
    lost = 0
    async with one.page() as here, other.page() as there:
        state = await here.watch(table, 0)
        await there.watch(table, 0)
        for turn in range(30):
            assert state["n"] == turn
            message = {"table": table, "seat": 0, "ask": state["view"]["ask"]["n"]}
            answers = await asyncio.gather(
                here.answer("choose", **message, choice="place north"),
                there.answer("choose", **message, choice="place south"),
            )
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["accepted", "refused"], answers
            refused = next(a for a in answers if a["type"] == "refused")
            assert refused["reason"] in ("newer", "stale")
            lost += refused["reason"] == "newer"
            state = await here.watch(table, 0)
            while state["n"] < turn + 1:
                state = await here.watch(table, 0)
            while (await there.watch(table, 0))["n"] < turn + 1:
                await asyncio.sleep(0.01)
        assert state["view"]["table"]["placed"] == [30, 0]
    assert lost > 0, "the two never met"


async def test_tables_outlive_the_process_that_had_them(pair: Pair) -> None:
    """One process dies while its bot has to answer; the other one goes on with it."""
    one, other = await at_both(pair)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, {"kind": "me"}]
    table = await one.lay(options={"players": 3, "rounds": 9}, seats=seats)
    async with other.page() as there:
        state = await there.watch(table, 2)
        pair[0].kill()
        made = state["view"]["made"]
        for _ in range(12):
            while state["view"]["ask"] is None:
                state = await there.reach(state["n"] + 1, 2)
            ask = state["view"]["ask"]
            await there.done("choose", table=table, seat=2, ask=ask["n"], choice=ask["default"])
            state = await there.watch(table, 2)
            if state["view"]["result"]:
                break
        assert state["view"]["made"] > made + 12
    pair[0].start()
    assert (await one.get(f"/api/tables/{table}"))["table"]["made"] >= state["view"]["made"]


async def test_the_channel_goes_away_and_comes_back(pair: Pair, redis: Redis) -> None:
    """Nothing is lost without it: the store knows, and later the word travels again."""
    one, other = await at_both(pair)
    table = await one.lay(seats=TWO)
    async with one.page() as here, other.page() as there:
        await there.watch(table, 1)
        redis.stop()
        await here.choose(table, 0, "place north")
        state = await there.until("state", lambda m: m["n"] == 1)
        assert state["view"]["table"]["placed"] == [1, 0]
        redis.start()
        n = 1
        while True:  # until it is heard again, and not only found in the store
            await here.choose(table, 0, "place south")
            n += 1
            heard = await there.next()
            while heard.get("n") != n:
                heard = await there.next()
            if heard["type"] == "step":
                break
        assert heard["view"]["table"]["placed"] == [n, 0]


async def test_who_comes_from_a_process_that_is_ahead_sees_nothing_older(tmp_path: Path) -> None:
    """Here nobody tells the other process anything, so that it is behind for good."""
    one, other = [Council(tmp_path).start() for _ in range(2)]
    try:
        here, there = await at_both((one, other))
        table = await here.lay(seats=TWO)
        async with here.page() as page, there.page() as late:
            await late.watch(table, 0)
            await page.watch(table, 0)
            await page.choose(table, 0, "place north")
            state = await late.watch(table, 0, since=1)
            assert (state["n"], state["view"]["table"]["placed"]) == (1, [1, 0])
        await here.leave()
    finally:
        one.stop()
        other.stop()
