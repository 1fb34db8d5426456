"""Private talk: who has it reads it, everybody else learns nothing."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from server.api.test_moderation import grant
from server.conftest import Arrive
from server.council import Council, Guest, OpenPage
from smallcouncil.server.access.signing import new_id

pytestmark = pytest.mark.anyio

ME, OPEN, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def seated(*guests: Guest, bots: int = 0, **form: Any) -> str:
    """A table that runs, with these guests on its first seats."""
    seats = [ME, *[OPEN] * (len(guests) - 1), *[RANDOM] * bots]
    options = {"players": len(seats), "rounds": 1}
    table = await guests[0].lay(seats=seats, listed=True, options=options, **form)
    for seat, guest in enumerate(guests[1:], 1):
        await guest.post(f"/api/tables/{table}/seats/{seat}/take")
    return table


async def whisper(guest: Guest, table: str, seat: int, to: list[int], text: str, status: int = 201) -> dict[str, Any]:
    form = {"seat": seat, "to": to, "text": text}
    said: dict[str, Any] = await guest.post(f"/api/tables/{table}/talks", form, status)
    return said


async def talks_of(guest: Guest, table: str, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await guest.get(f"/api/tables/{table}/talks?seat={seat}")
    return found


async def lines_of(guest: Guest, table: str, seat: int, talk: str) -> list[str]:
    found = await guest.get(f"/api/tables/{table}/talks/{talk}?seat={seat}")
    return [line["text"] for line in found["lines"]]


async def play_to_the_end(table: str, *players: tuple[OpenPage, int]) -> None:
    while True:
        for page, seat in players:
            state = await page.watch(table, seat)
            if state["info"]["status"] == "over":
                return
            ask = state["view"]["ask"]
            if ask is not None:
                texts = [choice["text"] for choice in ask["choices"]]
                choice = "end_turn" if "end_turn" in texts else texts[0]
                await page.done("choose", table=table, seat=seat, ask=ask["n"], choice=choice)


# ---------------------------------------------------------------------------- talking


async def test_two_seats_talk_and_what_is_unread_is_counted(arrive: Arrive) -> None:
    one, other, third = await arrive(), await arrive(), await arrive()
    table = await seated(one, other, third)
    async with other.page() as page:
        await page.watch(table, 1)
        said = await whisper(one, table, 0, [1], "will you support me at Riverrun?")
        talk = said["talk"]["talk"]
        told = await page.until("talk")
        assert (told["seat"], told["talk"]["unread"], told["line"]["seat"]) == (1, 1, 0)
        assert told["line"]["text"] == "will you support me at Riverrun?"
    await whisper(one, table, 0, [1], "answer me")
    # both survive a reload, and a new visit
    found = await talks_of(other, table, 1)
    assert [(t["talk"], t["seats"], t["unread"], t["open"]) for t in found] == [(talk, [0, 1], 2, True)]
    assert (await talks_of(one, table, 0))[0]["unread"] == 0
    await other.send("PUT", f"/api/tables/{table}/talks/{talk}/read", {"seat": 1, "n": 1})
    assert (await talks_of(other, table, 1))[0]["unread"] == 1
    reply = await whisper(other, table, 1, [0], "for a price")
    assert reply["talk"]["talk"] == talk and reply["talk"]["unread"] == 0
    assert await lines_of(one, table, 0, talk) == ["will you support me at Riverrun?", "answer me", "for a price"]


async def test_a_group_is_another_talk(arrive: Arrive) -> None:
    one, other, third, fourth = await arrive(), await arrive(), await arrive(), await arrive()
    table = await seated(one, other, third, fourth)
    pair = await whisper(one, table, 0, [1], "only you")
    group = await whisper(one, table, 0, [2, 1], "the three of us")
    assert pair["talk"]["talk"] != group["talk"]["talk"] and group["talk"]["seats"] == [0, 1, 2]
    same = await whisper(third, table, 2, [0, 1], "agreed")
    assert same["talk"]["talk"] == group["talk"]["talk"]
    assert [len(await talks_of(guest, table, seat)) for seat, guest in enumerate((one, other, third, fourth))] == [
        2,
        2,
        1,
        0,
    ]


async def test_what_cannot_be(arrive: Arrive) -> None:
    one, other, third = await arrive(), await arrive(), await arrive()
    table = await seated(one, other, bots=1)
    for seat, to, who, reason in (
        (0, [2], one, "bots-are-silent"),
        (0, [1, 2], one, "bots-are-silent"),
        (0, [0], one, "malformed"),
        (0, [9], one, "no-such"),
        (1, [0], one, "not-yours"),
        (1, [0], third, "not-yours"),
    ):
        answer = await who.http.post(
            f"/api/tables/{table}/talks",
            json={"seat": seat, "to": to, "text": "x"},
            headers={"x-csrftoken": who.http.cookies.get("csrf") or ""},
        )
        assert answer.json()["reason"] == reason, answer.text
    silent = await seated(one, other, third, talk=False)
    assert (await whisper(one, silent, 0, [1], "x", 409))["reason"] == "no-talk"
    assert not (await one.get(f"/api/tables/{silent}"))["table"]["talk"]
    pair = await seated(one, other)
    assert (await whisper(one, pair, 0, [1], "x", 409))["reason"] == "no-talk"
    gathering = await one.lay(seats=[ME, OPEN, OPEN], options={"players": 3}, listed=True)
    await other.post(f"/api/tables/{gathering}/seats/1/take")
    assert (await one.get(f"/api/tables/{gathering}"))["table"]["talk"]
    assert (await whisper(one, gathering, 0, [1], "x", 409))["reason"] == "not-started"


async def test_nobody_floods_a_talk(arrive: Arrive) -> None:
    one, other, third = await arrive(), await arrive(), await arrive()
    table = await seated(one, other, third)
    headers = {"x-csrftoken": one.http.cookies.get("csrf") or ""}
    form = {"seat": 0, "to": [1], "text": "x"}
    said = [(await one.http.post(f"/api/tables/{table}/talks", json=form, headers=headers)) for _ in range(12)]
    assert sum(answer.is_success for answer in said) <= 9 and said[-1].json()["reason"] == "too-fast"


# ---------------------------------------------------------------------------- nobody else learns of it


async def everything(guest: Guest, table: str) -> list[str]:
    """Every answer that somebody at the table, or beside it, can get."""
    path = f"/api/tables/{table}"
    addresses = [path, f"{path}/replay", f"{path}/record", f"{path}/statistics", f"{path}/talks/published"]
    addresses += [f"{path}/{what}?seat={seat}" for what in ("talks", "replay") for seat in range(3)]
    addresses += [f"/api/tables?which={which}" for which in ("open", "running", "mine", "over")]
    addresses += ["/api/me", "/api/me/data", "/api/blocks", "/health"]
    return [(await guest.http.get(address)).text for address in addresses]


async def test_others_learn_nothing(arrive: Arrive) -> None:
    """The wire of a third seat and of a spectator is the same, byte for byte, whether two others talk or not."""
    one, other, third, spectator = await arrive(), await arrive(), await arrive(), await arrive()
    table = await seated(one, other, third)
    async with one.page() as mine, other.page() as theirs, third.page() as seat, spectator.page() as beside:
        for page, at in ((mine, 0), (theirs, 1), (seat, 2), (beside, None)):
            await page.watch(table, at)
            await page.done("ping")
        before = [await everything(guest, table) for guest in (third, spectator)]
        states = [await seat.watch(table, 2), await beside.watch(table)]
        heard = [len(page.seen) for page in (seat, beside)]
        talk = ""
        for n in range(3):
            talk = (await whisper(one, table, 0, [1], f"a secret {n}"))["talk"]["talk"]
            await theirs.until("talk")
            await whisper(other, table, 1, [0], "and its answer")
            await mine.until("talk", lambda m: m["line"] is not None and m["line"]["seat"] == 1)
        await other.send("PUT", f"/api/tables/{table}/talks/{talk}/read", {"seat": 1, "n": 6})
        for page, count in zip((seat, beside), heard, strict=True):
            await page.done("ping")
            assert [m["type"] for m in page.seen[count:]] == ["pong"]
        after = [await everything(guest, table) for guest in (third, spectator)]
        assert after == before
        again = [await seat.watch(table, 2), await beside.watch(table)]
        for was, now in zip(states, again, strict=True):
            assert {**was, "ref": 0} == {**now, "ref": 0}
        # numbers of what others may see do not count what they may not
        await mine.done("say", table=table, text="to all")
        first = (await beside.until("chat"))["line"]["n"]
        await whisper(one, table, 0, [1], "again")
        await theirs.done("say", table=table, text="to all")
        assert (await beside.until("chat"))["line"]["n"] == first + 1
        own = (await whisper(third, table, 2, [0], "and I?"))["line"]["n"]
        assert own == 1
        for page in (seat, beside):
            assert "secret" not in json.dumps(page.seen) and talk not in json.dumps(page.seen)
        for guest, at in ((third, 2), (third, 0), (spectator, 0), (spectator, 2)):
            for path in (f"talks/{talk}?seat={at}", f"talks/zzzzzzzzzzzzzzzz?seat={at}"):
                answer = await guest.http.get(f"/api/tables/{table}/{path}")
                assert answer.json()["reason"] in ("no-such", "not-yours")
        line = {"table": table, "talk": talk, "line": 1}
        assert (await third.post("/api/blocks", line, 404))["reason"] == "no-such"
        assert (await third.post("/api/complaints", {**line, "why": "?"}, 404))["reason"] == "no-such"
        # nor when the game is over
        await play_to_the_end(table, (mine, 0), (theirs, 1), (seat, 2))
        assert await spectator.get(f"/api/tables/{table}/talks/published") == []
        for guest in (third, spectator):
            assert "a secret" not in "".join(await everything(guest, table))


async def test_it_is_shown_when_the_game_is_over_and_all_agree(arrive: Arrive) -> None:
    one, other, third = await arrive(), await arrive(), await arrive()
    table = await seated(one, other, third)
    path = f"/api/tables/{table}/talks"
    talk = (await whisper(one, table, 0, [1], "the plan"))["talk"]["talk"]
    await whisper(one, table, 0, [2], "another plan")
    early = {"seat": 0, "agreed": True}
    assert (await one.send("PUT", f"{path}/{talk}/agree", early, 409))["reason"] == "not-over"
    async with one.page() as mine, other.page() as theirs, third.page() as last:
        await play_to_the_end(table, (mine, 0), (theirs, 1), (last, 2))
    assert (await whisper(one, table, 0, [1], "too late", 409))["reason"] == "over"
    await one.send("PUT", f"{path}/{talk}/agree", early)
    assert await third.get(f"{path}/published") == []
    assert (await talks_of(other, table, 1))[0]["agreed"] == [0]
    await one.send("PUT", f"{path}/{talk}/agree", {"seat": 0, "agreed": False})  # while not all have
    await other.send("PUT", f"{path}/{talk}/agree", {"seat": 1, "agreed": True})
    assert await third.get(f"{path}/published") == []
    await one.send("PUT", f"{path}/{talk}/agree", early)
    [shown] = await third.get(f"{path}/published")
    assert (shown["seats"], [line["text"] for line in shown["lines"]]) == ([0, 1], ["the plan"])
    back = {"seat": 0, "agreed": False}
    assert (await one.send("PUT", f"{path}/{talk}/agree", back, 409))["reason"] == "published"


# ---------------------------------------------------------------------------- seats change hands


async def test_who_sits_down_later_is_not_asked_to_show_an_old_talk(arrive: Arrive) -> None:
    """That one of those who had it agrees is told to who had it, and not to who sits on their seat now."""
    one, other, third, heir = await arrive(), await arrive(), await arrive(), await arrive()
    table = await seated(one, other, third, takeover=True)
    talk = (await whisper(one, table, 0, [1], "our secret"))["talk"]["talk"]
    await other.post(f"/api/tables/{table}/seats/1/leave")
    await heir.post(f"/api/tables/{table}/seats/1/take")
    async with one.page() as mine, heir.page() as theirs, third.page() as last:
        await play_to_the_end(table, (mine, 0), (theirs, 1), (last, 2))
        await one.send("PUT", f"/api/tables/{table}/talks/{talk}/agree", {"seat": 0, "agreed": True})
        await mine.until("talk")
        await theirs.done("ping")
        assert [m for m in theirs.seen if m["type"] == "talk"] == []


async def test_a_seat_that_changes_hands_keeps_its_talks_to_itself(arrive: Arrive) -> None:
    one, other, third, heir = await arrive(), await arrive(), await arrive(), await arrive()
    table = await seated(one, other, third, takeover=True)
    talk = (await whisper(one, table, 0, [1], "our secret"))["talk"]["talk"]
    await other.post(f"/api/tables/{table}/seats/1/leave")
    assert (await whisper(one, table, 0, [1], "still there?", 409))["reason"] == "bots-are-silent"
    assert not (await talks_of(one, table, 0))[0]["open"]
    await heir.post(f"/api/tables/{table}/seats/1/take")
    assert await talks_of(heir, table, 1) == []
    await heir.get(f"/api/tables/{table}/talks/{talk}?seat=1", 404)
    await other.get(f"/api/tables/{table}/talks?seat=1", 403)
    new = await whisper(one, table, 0, [1], "welcome")
    assert new["talk"]["talk"] != talk
    assert [t["last"]["text"] for t in await talks_of(heir, table, 1)] == ["welcome"]
    assert [t["open"] for t in await talks_of(one, table, 0)] == [True, False]
    assert await lines_of(one, table, 0, talk) == ["our secret"]


async def test_a_bot_that_stands_in_reads_nothing_and_takes_nothing(arrive: Arrive) -> None:
    one, other, third = await arrive(), await arrive(), await arrive()
    table = await seated(one, other, third)
    talk = (await whisper(one, table, 0, [1], "a word"))["talk"]["talk"]
    async with other.page() as page:
        await page.watch(table, 1)
        await page.done("hand_over", table=table, seat=1, bot="random")
        assert (await whisper(one, table, 0, [1], "when you are back"))["talk"]["talk"] == talk
        assert (await page.until("talk"))["line"]["text"] == "when you are back"
    assert (await talks_of(other, table, 1))[0]["unread"] == 2


async def test_the_same_seat_from_another_device(arrive: Arrive) -> None:
    one, other, third, phone = await arrive(), await arrive(), await arrive(), await arrive()
    table = await seated(one, other, third)
    talk = (await whisper(one, table, 0, [1], "a word"))["talk"]["talk"]
    link = (await other.get(f"/api/tables/{table}/seats/1/link"))["link"]
    await phone.post(f"/api/tables/{table}/seats/1/take", {"token": link.rpartition("/")[2]})
    assert await lines_of(phone, table, 1, talk) == ["a word"]
    async with other.page() as page:
        await page.watch(table, 1)
        await phone.send("PUT", f"/api/tables/{table}/talks/{talk}/read", {"seat": 1, "n": 1})
        assert (await page.until("talk"))["talk"]["unread"] == 0


# ---------------------------------------------------------------------------- people


async def test_blocked_people_are_not_read(arrive: Arrive) -> None:
    one, pest, third = await arrive(), await arrive(), await arrive()
    table = await seated(one, pest, third)
    await one.post("/api/blocks", {"table": table, "seat": 1})
    async with one.page() as page:
        await page.watch(table, 0)
        await whisper(pest, table, 1, [0], "you")
        talk = (await whisper(pest, table, 1, [0, 2], "both of you"))["talk"]["talk"]
        await page.done("ping")
        assert "talk" not in [m["type"] for m in page.seen]
        assert await talks_of(one, table, 0) == []
        await whisper(third, table, 2, [0, 1], "what is it?")
        told = await page.until("talk")
        assert told["talk"]["unread"] == 1 and told["line"]["text"] == "what is it?"
    assert [t["unread"] for t in await talks_of(one, table, 0)] == [1]
    assert await lines_of(one, table, 0, talk) == ["what is it?"]
    assert await lines_of(third, table, 2, talk) == ["both of you", "what is it?"]


async def test_complaints_point_at_a_line_and_muted_people_are_silent(council: Council, arrive: Arrive) -> None:
    one, pest, third, admin = await arrive(), await arrive(), await arrive(), await arrive()
    await admin.post("/api/accounts", {"name": f"hand {new_id(6)}", "password": "the kings justice"})
    grant(council, admin.me["person"])
    table = await seated(one, pest, third)
    said = await whisper(pest, table, 1, [0], "an insult in private")
    line = {"table": table, "talk": said["talk"]["talk"], "line": said["line"]["n"]}
    await one.post("/api/complaints", {**line, "why": "rude"})
    found = next(c for c in await admin.get("/api/admin/complaints") if c["about"] == pest.me["person"])
    assert found["said"] == "an insult in private"
    await admin.post(f"/api/admin/people/{pest.me['person']}", {"what": "mute", "days": 1})
    assert (await whisper(pest, table, 1, [0], "more", 403))["reason"] == "muted"
    await one.post("/api/blocks", line)
    assert await talks_of(one, table, 0) == []


async def test_what_i_said_is_mine_to_take_along_and_to_have_forgotten(arrive: Arrive) -> None:
    one, other, third = await arrive(), await arrive(), await arrive()
    table = await seated(one, other, third)
    talk = (await whisper(one, table, 0, [1], "mine"))["talk"]["talk"]
    await whisper(other, table, 1, [0], "yours")
    name = f"lady {new_id(6)}"
    await one.post("/api/accounts", {"name": name, "password": "a long password"})
    data = await one.get("/api/me/data")
    assert [line["text"] for line in data["talk"]] == ["mine"]
    await one.send("DELETE", "/api/me", {"password": "a long password"})
    assert await lines_of(other, table, 1, talk) == ["yours"]
    assert not (await talks_of(other, table, 1))[0]["open"]


async def test_what_a_guest_said_goes_over_to_the_account(arrive: Arrive) -> None:
    one, other, third, elsewhere = await arrive(), await arrive(), await arrive(), await arrive()
    name = f"lord {new_id(6)}"
    await elsewhere.post("/api/accounts", {"name": name, "password": "a long password"})
    table = await seated(one, other, third)
    talk = (await whisper(one, table, 0, [1], "as a guest"))["talk"]["talk"]
    await one.post("/api/session", {"name": name, "password": "a long password"})
    assert await lines_of(one, table, 0, talk) == ["as a guest"]
    assert [line["text"] for line in (await one.get("/api/me/data"))["talk"]] == ["as a guest"]


async def test_two_begin_the_same_talk_at_once(arrive: Arrive) -> None:
    one, other, third = await arrive(), await arrive(), await arrive()
    table = await seated(one, other, third)
    said = await asyncio.gather(
        *(whisper(g, table, s, [1 - s], "hail") for s, g in ((0, one), (1, other)) for _ in "ab")
    )
    assert len({s["talk"]["talk"] for s in said}) == 1
    assert sorted(s["line"]["n"] for s in said) == [1, 2, 3, 4]
