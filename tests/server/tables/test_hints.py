"""What would you do? An expert bot answers, where the table gives hints."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest

import smallcouncil as sc
from laws.secrecy import hidden
from server.conftest import Arrive
from smallcouncil.games import GAMES
from smallcouncil.locale.voice import keys
from smallcouncil.server.access.rate_limits import Limits
from smallcouncil.server.store.rows import RUNNING
from smallcouncil.server.tables import hints
from smallcouncil.table import Rng

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_who_plays_against_bots_may_ask(arrive: Arrive, game: str) -> None:
    guest = await arrive()
    laid = await guest.post("/api/tables", {"game": game})
    assert laid["table"]["hints"]
    table = laid["table"]["table"]
    async with guest.page() as page:
        state = await page.done("watch", table=table, seat=0)
        while not state["view"]["ask"]:
            state = await page.reach(state["n"] + 1, 0)
        ask = state["view"]["ask"]
        hint = await guest.post(f"/api/tables/{table}/seats/0/hint", status=200)
        assert hint["ask"] == ask["n"] and hint["choice"] in [c["text"] for c in ask["choices"]]
        assert hint["why"] in keys("en")
        if hint["other"] is not None:  # it looked ahead: by how much the one is better than the other
            assert hint["other"] in [c["text"] for c in ask["choices"]] and hint["other"] != hint["choice"]
            assert 0 <= hint["chance"] <= 1
        await page.done("choose", table=table, seat=0, ask=hint["ask"], choice=hint["choice"])


async def test_hints_are_off_where_two_people_may_sit(arrive: Arrive) -> None:
    guest = await arrive()

    async def laid(**form: Any) -> dict[str, Any]:
        table: dict[str, Any] = (await guest.post("/api/tables", {"game": "risk", "options": {"players": 2}, **form}))[
            "table"
        ]
        return table

    two = [{"kind": "me"}, {"kind": "open"}]
    assert not (await laid(seats=two))["hints"]
    assert not (await laid(takeover=True))["hints"]
    assert (await laid(seats=two, hints=True))["hints"]
    off = await laid(hints=False)
    assert not off["hints"]
    refused = await guest.post(f"/api/tables/{off['table']}/seats/0/hint", status=409)
    assert refused["reason"] == "no-hints"


async def test_only_who_holds_the_seat_and_is_asked_gets_one(arrive: Arrive) -> None:
    guest, other = await arrive(), await arrive()
    table = (await guest.post("/api/tables", {"game": "parley"}))["table"]["table"]
    path = f"/api/tables/{table}/seats"
    assert (await other.post(f"{path}/0/hint", status=403))["reason"] == "not-yours"
    assert (await guest.post(f"{path}/1/hint", status=403))["reason"] == "not-yours"


async def test_hints_are_not_for_asking_all_day(arrive: Arrive) -> None:
    guest = await arrive()
    both = [{"kind": "me"}, {"kind": "me"}]
    form = {"game": "risk", "seats": both, "options": {"players": 2}, "hints": True}
    table = (await guest.post("/api/tables", form))["table"]
    path = f"/api/tables/{table['table']}/seats/{table['waiting'][0]}/hint"
    headers = {"x-csrftoken": guest.http.cookies["csrf"]}
    answers = await asyncio.gather(*[guest.http.post(path, headers=headers) for _ in range(12)])
    assert {answer.status_code for answer in answers} == {200, 429}


async def test_a_hint_stands_behind_no_bot_that_thinks() -> None:
    """A person waits for it, and bots at other tables may take ten seconds each."""

    async def read(person: str, work: object, *args: object) -> str:
        return f"for {person}, of seat {args[3]}"

    room: Any = SimpleNamespace(
        services=SimpleNamespace(read=read, hint_pace=Limits(1.0, 1.0)),
        table=sc.game("risk").new(seed=1, players=2),
        row=SimpleNamespace(hints=True, status=RUNNING),
        check_holder=lambda person, seat: None,
    )
    seat = room.table.waiting[0]
    found: Any = await hints.hint(room, "arya", seat)
    assert found == f"for arya, of seat {seat}"


@pytest.mark.parametrize("game", ["risk", "cards2e", "ironthrone"])
def test_what_is_hidden_changes_no_hint(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that look alike to a seat give it the same advice: the same choice, reason, chances and comparison."""
    monkeypatch.setattr(hints, "BUDGET", hints.BUDGET._replace(iterations=8, seconds=1e9))
    table, chance = sc.game(game).new(seed=3), random.Random(3)
    different = 0
    for _ in range(4):
        for _ in range(25):
            seat = chance.choice(table.waiting)
            table.choose(seat, chance.choice(table.ask(seat).choices))
        ask = table.asks[0]
        twin = table.imagine(ask.seat, Rng(4))
        different += hidden(twin) != hidden(table)
        one, other = [hints.advise(game, at.position(), ask.n, ask.seat, 5) for at in (table, twin)]
        assert one == other
    assert different
