"""Playing over the wire."""

from __future__ import annotations

import json
from typing import Any

import pytest

from server.conftest import Arrive
from server.council import Guest, OpenPage

pytestmark = pytest.mark.anyio

TWO = [{"kind": "me"}, {"kind": "open"}]


async def two_at_a_table(arrive: Arrive, **form: Any) -> tuple[str, Guest, Guest]:
    """Two visitors, each on a seat of their own."""
    one, other = await arrive(), await arrive()
    laid = await one.post("/api/tables", {"game": "parley", "seats": TWO, **form})
    table = laid["table"]["table"]
    token = laid["links"]["1"].rsplit("/", 1)[1]
    await other.post(f"/api/tables/{table}/seats/1/take", {"token": token})
    return table, one, other


async def test_a_choice_reaches_the_other_page(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive)
    async with one.page() as mine, other.page() as theirs:
        state = await mine.watch(table, 0)
        await theirs.watch(table, 1)
        assert state["view"]["waiting"] == [0]
        answer = await mine.done("choose", table=table, seat=0, ask=state["view"]["ask"]["n"], choice="place north")
        assert answer["n"] == 1
        step = await theirs.until("step")
        assert (step["n"], step["seat"]) == (1, 1)
        assert step["view"]["table"]["placed"] == [1, 0]
        assert step["step"] == {
            "n": 1,
            "seat": 0,
            "by": "person",
            "choice": None,
            "events": [{"event": "placed", "seat": "seat_0", "spot": "north"}],
        }
        assert (await mine.until("step"))["step"]["choice"] == "place north"


async def test_refusals_change_nothing(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive)
    async with one.page() as mine, other.page() as theirs:
        state = await mine.watch(table, 0)
        await theirs.watch(table, 1)
        ask = state["view"]["ask"]["n"]
        choice = {"table": table, "seat": 0, "ask": ask, "choice": "place north"}
        refusals = [
            (theirs, choice, "not-yours"),
            (mine, {**choice, "seat": 1}, "not-yours"),
            (theirs, {**choice, "seat": 1}, "not-waiting"),
            (mine, {**choice, "ask": ask + 1}, "stale"),
            (mine, {**choice, "choice": "place west"}, "illegal"),
            (mine, {**choice, "table": "abcdefgh2345"}, "not-watching"),
            (mine, {**choice, "seat": 9}, "no-such"),
            (mine, {**choice, "seat": "0"}, "malformed"),
            (mine, {**choice, "more": 1}, "malformed"),
        ]
        for page, message, reason in refusals:
            refused = await page.refused("choose", **message)
            assert refused["reason"] == reason, refused
            assert refused["text"]
        assert await mine.watch(table, 0) | {"ref": 0} == state | {"ref": 0, "info": (await mine.watch(table))["info"]}
        # the same choice twice: the second comes too late
        await mine.done("choose", **choice)
        assert (await mine.refused("choose", **choice))["reason"] == "stale"
        assert (await mine.watch(table, 0))["n"] == 1


async def test_each_seat_sees_its_own_cards_only(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive)
    watcher = await arrive()
    async with one.page() as mine, other.page() as theirs, watcher.page() as third:
        hands = [
            (await mine.watch(table, 0))["view"]["table"]["hand"],
            (await theirs.watch(table, 1))["view"]["table"]["hand"],
        ]
        await third.watch(table)
        await mine.choose(table, 0, "peek")
        await mine.choose(table, 0, "end_turn")
        await theirs.choose(table, 1, "end_turn")
        await mine.choose(table, 0, "bid 3")
        await theirs.until("step", lambda m: m["n"] == 4)
        await third.until("step", lambda m: m["n"] == 4)
        assert (await third.refused("watch", table=table, seat=0))["reason"] == "not-yours"
        assert (await one.http.get(f"/api/tables/{table}/replay?seat=1")).status_code == 403
        replay = await one.get(f"/api/tables/{table}/replay?seat=0")
        public = (await watcher.http.get(f"/api/tables/{table}/replay")).text
    assert set(hands[0]).isdisjoint(hands[1])
    said = [json.dumps(page.seen) for page in (mine, theirs, third)]
    for page, hand in ((0, hands[1]), (1, hands[0]), (2, hands[0] + hands[1])):
        for card in hand:
            assert f'"{card}"' not in said[page]
    for card in hands[0] + hands[1]:
        assert f'"{card}"' not in public
    assert "card_" not in said[2] + public
    assert '"choice": "bid 3"' in said[0] and '"choice": "bid 3"' not in said[1] + said[2]
    assert "counted" in said[0] and "counted" not in said[1] + said[2] + public
    assert "peeked" in said[0] and "peeked" not in said[1] + said[2] + public
    assert replay["steps"][4]["choice"] == "bid 3" and replay["steps"][3]["choice"] is None


async def test_bots_answer_by_themselves(arrive: Arrive) -> None:
    guest = await arrive()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "easy"}]
    table = await guest.lay(seats=seats, options={"players": 3, "rounds": 1})
    async with guest.page() as page:
        await page.choose(table, 0, "end_turn")
        await page.until("your_turn")
        await page.choose(table, 0, "bid 1")
        over = await page.until("seats", lambda m: m["info"]["status"] == "over")
        assert over["info"]["seed"]
    record = await guest.get(f"/api/tables/{table}/record")
    assert {line[0] for line in record["choices"]} == {"0", "1", "2"}


async def test_a_whole_game_of_risk_against_bots(arrive: Arrive) -> None:
    guest = await arrive()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "fair"}]
    laid = await guest.post(
        "/api/tables", {"game": "risk", "options": {"players": 2, "round_limit": 2}, "seats": seats}
    )
    table = laid["table"]["table"]
    async with guest.page() as page:
        view = (await page.watch(table, 0))["view"]
        while view["result"] is None:
            if view["ask"]:
                ask = view["ask"]
                await page.send("choose", table=table, seat=0, ask=ask["n"], choice=ask["default"])
            view = (await page.until("step"))["view"]
    assert view["result"]["reason"]


async def test_reconnect_from_another_device(arrive: Arrive) -> None:
    """The link of a seat opens it anywhere; steps that were missed come with the state."""
    table, one, other = await two_at_a_table(arrive)
    link = (await one.get(f"/api/tables/{table}/seats/0/link"))["link"]
    async with one.page() as page:
        await page.choose(table, 0, "place north")
    device = await arrive()
    await device.post(f"/api/tables/{table}/seats/0/take", {"token": link.rsplit("/", 1)[1]})
    async with device.page() as page, one.page() as first:
        await page.choose(table, 0, "place south")
        await page.choose(table, 0, "end_turn")
        state = await first.watch(table, 0, since=1)
        assert [step["choice"] for step in state["steps"]] == ["place south", "end_turn"]
        assert state["mine"] == [0]
    assert (await other.http.get(f"/api/tables/{table}/seats/0/link")).status_code == 403
    await other.post(f"/api/tables/{table}/seats/0/take", {"token": "x" * 32}, status=403)
    await other.post(f"/api/tables/{table}/seats/0/take", {}, status=409)


async def test_chat_and_presence(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive)
    await other.send("PUT", "/api/me", {"name": "Wylla", "lang": "de"})
    async with one.page() as mine:
        await mine.watch(table, 0)
        async with other.page() as theirs:
            await theirs.watch(table, 1)
            await mine.until("seats", lambda m: m["info"]["seats"][1]["here"])
            await theirs.done("say", table=table, text="The North remembers.")
            line = (await mine.until("chat"))["line"]
            assert (line["seat"], line["name"], line["text"]) == (1, "Wylla", "The North remembers.")
        await mine.until("seats", lambda m: not m["info"]["seats"][1]["here"])
        assert [line["text"] for line in (await mine.watch(table, 0))["chat"]] == ["The North remembers."]


async def stumble(page: OpenPage, table: str, choice: str) -> int:
    ask = (await page.watch(table, 0))["view"]["ask"]["n"]
    refused = await page.refused("choose", table=table, seat=0, ask=ask, choice=choice)
    assert refused["reason"] == "broken"
    return int(refused["args"]["report"])


async def test_rules_that_stumble_leave_the_table_as_it_was(arrive: Arrive) -> None:
    table, one, _ = await two_at_a_table(arrive)
    async with one.page() as page:
        await page.choose(table, 0, "place north")
        before = await page.watch(table, 0)
        assert await stumble(page, table, "stumble") < await stumble(page, table, "blind")
        after = await page.watch(table, 0)
        assert (after["n"], after["view"]) == (before["n"], before["view"])
        await page.choose(table, 0, "place north")
        assert (await page.watch(table, 0))["view"]["table"]["placed"] == [2, 0]
