"""Sitting down, getting up, bots that take over, accounts."""

from __future__ import annotations

import pytest

from server.conftest import Arrive
from server.tables.test_play import two_at_a_table

pytestmark = pytest.mark.anyio

ME, OPEN, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def test_a_table_gathers_and_begins(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    table = await host.lay(options={"players": 3}, seats=[ME, OPEN, OPEN], title="Friday", listed=True)
    listed = await guest.get("/api/tables?which=open")
    assert [t["title"] for t in listed if t["table"] == table] == ["Friday"]
    async with host.page() as page:
        assert (await page.watch(table, 0))["view"] == {}  # nothing is shown before the game begins
        refused = await page.refused("choose", table=table, seat=0, ask=1, choice="end_turn")
        assert refused["reason"] == "not-started"
        await guest.post(f"/api/tables/{table}/seats/1/take")
        await guest.post(f"/api/tables/{table}/start", {"bot": "random"}, status=403)
        begun = await host.post(f"/api/tables/{table}/start", {"bot": "random"})
        assert begun["table"]["status"] == "running"
        assert [s["holder"] for s in begun["table"]["seats"]] == ["person", "person", "bot"]
        state = await page.until("state", lambda m: m["info"]["status"] == "running")
        assert state["view"]["ask"]["prompt"] == "turn"
        await page.choose(table, 0, "end_turn")
    assert [t["waiting"] for t in await guest.get("/api/tables?which=mine")] == [[1]]
    await host.send("DELETE", f"/api/tables/{table}", status=409)


async def test_a_table_that_never_began_can_be_removed(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    table = await host.lay(seats=[ME, OPEN])
    async with guest.page() as page:
        await page.watch(table)
        await guest.send("DELETE", f"/api/tables/{table}", status=403)
        await host.send("DELETE", f"/api/tables/{table}")
        assert (await page.until("refused"))["reason"] == "gone"
    await host.get(f"/api/tables/{table}", status=404)


async def test_a_person_takes_over_a_bots_seat_and_leaves_it_again(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    closed = await host.lay(options={"players": 2}, seats=[ME, RANDOM])
    await guest.post(f"/api/tables/{closed}/seats/1/take", status=409)
    table = await host.lay(options={"players": 2}, seats=[ME, RANDOM], takeover=True, listed=True)
    assert table in [t["table"] for t in await guest.get("/api/tables?which=open")]
    await guest.post(f"/api/tables/{table}/seats/1/take")
    async with host.page() as page, guest.page() as other:
        await page.choose(table, 0, "end_turn")
        await other.choose(table, 1, "place north")
        # no bot answers while a person sits there; now one takes the seat for good
        await other.done("leave", table=table, seat=1)
        await other.watch(table, 1)
        await guest.post(f"/api/tables/{table}/seats/1/leave", {"bot": "random"})
        assert (await other.until("refused"))["reason"] == "gone"
        await page.until("seats", lambda m: m["info"]["seats"][1]["holder"] == "bot")
        await page.until("your_turn")
        assert (await other.refused("watch", table=table, seat=1))["reason"] == "not-yours"


async def test_a_bot_takes_over_and_hands_back(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive)
    async with one.page() as mine, other.page() as theirs:
        await theirs.watch(table, 1)
        await theirs.done("hand_over", table=table, seat=1, bot="random")
        await mine.choose(table, 0, "end_turn")
        await mine.until("your_turn")  # the bot has played its turn and closed its fist
        state = await theirs.watch(table, 1)
        assert state["info"]["seats"][1]["holder"] == "bot" and state["mine"] == [1]
        assert state["info"]["seats"][1]["person"] is not None
        answer = {"table": table, "seat": 1, "ask": 1, "choice": "bid 1"}
        assert (await theirs.refused("choose", **answer))["reason"] == "bot-plays"
        assert (await mine.refused("hand_over", table=table, seat=1, bot=None))["reason"] == "not-yours"
        await theirs.done("hand_over", table=table, seat=1, bot=None)
        await mine.choose(table, 0, "bid 2")
        state = await mine.watch(table, 0)
        if state["view"]["waiting"] == [1]:
            await theirs.choose(table, 1, "bid 0")
        await mine.choose(table, 0, "end_turn")
        await theirs.choose(table, 1, "place south")


@pytest.mark.parametrize(("clock", "may"), [("none", True), ("correspondence", False)])
async def test_the_host_lets_a_bot_play_for_who_has_gone(arrive: Arrive, clock: str, may: bool) -> None:
    table, one, other = await two_at_a_table(arrive, clock={"kind": clock, "plus": 60})
    bot = {"table": table, "seat": 1, "bot": "random"}
    async with one.page() as mine:
        await mine.watch(table, 0)
        async with other.page() as theirs:
            await theirs.watch(table, 1)
            await mine.until("seats", lambda m: m["info"]["seats"][1]["here"])
            assert (await theirs.refused("hand_over", table=table, seat=0, bot="random"))["reason"] == "not-yours"
            assert (await mine.refused("hand_over", **bot))["reason"] == "not-yours", "they are here"
            mine.unread.clear()  # what was told before they came
        await mine.until("seats", lambda m: not m["info"]["seats"][1]["here"])
        if not may:
            assert (await mine.refused("hand_over", **bot))["reason"] == "not-yours"
            return
        await mine.done("hand_over", **bot)
        assert (await mine.refused("hand_over", table=table, seat=1, bot=None))["reason"] == "not-yours"
        async with other.page() as theirs:
            state = await theirs.watch(table, 1)
            assert state["info"]["seats"][1]["holder"] == "bot" and state["mine"] == [1]
            await theirs.done("hand_over", table=table, seat=1, bot=None)
            await mine.until("seats", lambda m: m["info"]["seats"][1]["holder"] == "person")


async def test_accounts(arrive: Arrive) -> None:
    """A guest's seats are the account's, on every device."""
    one = await arrive()
    table = await one.lay(seats=[ME, RANDOM])
    name = f"maester-{one.me['person'][:8]}"
    await one.post("/api/accounts", {"name": name, "password": "short"}, status=400)
    made = await one.post("/api/accounts", {"name": name, "password": "a long password"})
    assert made["account"] and made["person"] == one.me["person"]
    other = await arrive()
    await other.post("/api/accounts", {"name": name.upper(), "password": "a long password"}, status=409)
    await other.post("/api/session", {"name": name, "password": "another password"}, status=401)
    await other.post("/api/session", {"name": "nobody at all", "password": "a long password"}, status=401)
    second = await other.lay(seats=[ME, RANDOM])
    await other.post("/api/session", {"name": name.upper(), "password": "a long password"})
    assert {t["table"] for t in await other.get("/api/tables?which=mine")} == {table, second}
    async with other.page() as page:
        await page.choose(table, 0, "place north")
        await page.choose(second, 0, "place north")
    new = {"old": "a long password", "password": "another password"}
    await one.send("PUT", "/api/me/password", {**new, "old": "a wrong password"}, status=401)
    await one.send("PUT", "/api/me/password", {**new, "password": "short"}, status=400)
    assert (await one.send("PUT", "/api/me/password", new))["account"]
    third = await arrive()
    await third.send("PUT", "/api/me/password", new, status=401)  # a guest has none
    await third.post("/api/session", {"name": name, "password": "a long password"}, status=401)
    await third.post("/api/session", {"name": name, "password": "another password"})
    await other.send("DELETE", "/api/session")
    assert (await other.get("/api/me"))["person"] != made["person"]


async def test_answers_in_advance(arrive: Arrive) -> None:
    """A prompt that is answered in advance is not asked, until the round is over."""
    table, one, other = await two_at_a_table(arrive)
    async with one.page() as mine, other.page() as theirs:
        await mine.watch(table, 0)
        await theirs.watch(table, 1)
        assert (await mine.refused("answer_in_advance", table=table, seat=1, prompt="turn", choice="end_turn"))[
            "reason"
        ] == "not-yours"
        await theirs.done("answer_in_advance", table=table, seat=1, prompt="turn", choice="end_turn", until="round")
        await mine.choose(table, 0, "end_turn")
        step = await theirs.until("step", lambda m: m["n"] == 2)
        assert (step["step"]["by"], step["step"]["choice"]) == ("advance", "end_turn")
        await mine.choose(table, 0, "bid 0")
        await theirs.choose(table, 1, "bid 0")
        await mine.choose(table, 0, "end_turn")
        # a new round: asked again
        state = await theirs.watch(table, 1)
        assert state["view"]["ask"]["prompt"] == "turn" and state["in_advance"] == []
        await theirs.done("answer_in_advance", table=table, seat=1, prompt="turn", choice="end_turn", until="game")
        await theirs.until("step", lambda m: m["n"] == 6)
        state = await theirs.watch(table, 1)
        answer = {"kind": "answer", "about": "turn", "choice": "end_turn", "until": "game", "muted": None}
        assert state["in_advance"] == [answer]
        await theirs.done("answer_in_advance", table=table, seat=1, prompt="turn", choice=None)
        assert (await theirs.watch(table, 1))["in_advance"] == []
