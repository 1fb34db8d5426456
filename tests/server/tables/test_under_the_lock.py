"""What somebody may do is looked at when it is their turn: who has got up, or was removed, while others were at it
may nothing any more. A real store and a real room, without a network: only here can a moment be held still."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any

import pytest
from litestar.channels import ChannelsPlugin

from smallcouncil.server import steady_time
from smallcouncil.server.access.signing import Signer
from smallcouncil.server.forms import BotForm, EntriesForm, SeatForm, TableForm, TakeForm
from smallcouncil.server.messages import ClockRule
from smallcouncil.server.processes import channels
from smallcouncil.server.refusals import Denied
from smallcouncil.server.services import Services
from smallcouncil.server.settings import Settings
from smallcouncil.server.store import Store
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.store.rows import RUNNING
from smallcouncil.server.tables.automatic.clocks import Times
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.server.tables.room import Room
from smallcouncil.server.tables.setup import new_tables, sitting
from smallcouncil.server.tables.setup.beginning import begin_if_complete
from smallcouncil.table import IllegalChoice

pytestmark = pytest.mark.anyio

ARYA = Person("arya", "Arya", "en")


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'council.sqlite'}")
    store = Store(settings.store_url())
    await store.open()
    plugin = ChannelsPlugin(channels.backend(""), arbitrary_channels_allowed=True)
    services = Services(settings, store, plugin, Signer(b"key"), "process")
    yield Lobby(services)
    await services.close()
    await store.close()


async def lay(lobby: Lobby, *others: str) -> Room:
    seats = [SeatForm("me"), *[SeatForm(kind, "random" if kind == "bot" else None) for kind in others]]  # type: ignore[arg-type]
    form = TableForm(game="risk", options={"players": len(seats)}, seats=seats, listed=True)
    return await new_tables.lay_table(lobby, ARYA, form)


async def refused_meanwhile(room: Room, work: Coroutine[Any, Any, Any]) -> str:
    """They have asked for it, somebody else was at the table, and now they sit there no more."""
    async with room.lock:
        asked = asyncio.create_task(work)
        for _ in range(5):
            await asyncio.sleep(0)
        room.row.seats[0].holders.clear()
    with pytest.raises(Denied) as refused:
        await asked
    return refused.value.reason


async def test_a_choice_is_looked_at_when_it_is_its_turn(lobby: Lobby) -> None:
    room = await lay(lobby, "me")
    ask = next((ask for ask in room.table.asks if ask.seat == 0), None)
    n, choice = (ask.n, room.table.text(ask.default)) if ask else (1, "")
    before = room.loaded.n
    assert await refused_meanwhile(room, room.choose("arya", 0, n, choice)) == "not-yours"
    assert room.loaded.n == before


async def test_so_is_what_is_chosen_before_the_game(lobby: Lobby) -> None:
    room = await lay(lobby, "open")
    form = EntriesForm(ready=True)
    assert await refused_meanwhile(room, sitting.choose(room, "arya", 0, form)) == "not-yours"


async def test_who_sits_down_when_it_begins_elsewhere_is_told_so(lobby: Lobby) -> None:
    """Two take the last two seats at two processes: either may begin the game while the other still sits down."""
    room = await lay(lobby, "open", "open")
    elsewhere = Lobby(lobby.services)
    await sitting.take_seat(await elsewhere.room(room.id), Person("bran", "Bran", "en"), 2, TakeForm())
    store, remove = lobby.store.invitations, lobby.store.invitations.remove

    async def meanwhile(table: str, person: str) -> None:
        await remove(table, person)
        assert await begin_if_complete(await elsewhere.room(room.id))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "remove", meanwhile)
        await sitting.take_seat(room, Person("sansa", "Sansa", "en"), 1, TakeForm())
    row = await lobby.store.tables.find(room.id)
    assert row is not None and row.status == room.row.status == RUNNING
    assert [[holder.name for holder in seat.holders] for seat in room.row.seats] == [["Arya"], ["Sansa"], ["Bran"]]


async def test_who_got_up_does_not_get_up_again(lobby: Lobby) -> None:
    """Or a bot would sit on whoever has taken the seat since."""
    room = await lay(lobby, "open")
    assert await refused_meanwhile(room, sitting.leave_seat(room, "arya", 0, BotForm().bot)) == "not-yours"


async def test_where_the_answer_of_the_store_was_lost_the_table_is_read_again(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been written all the same: then it counts, and the next answer follows it."""
    room = await lay(lobby, "me", "me")
    write = room.store.choices.write

    async def write_and_fail(*entry: Any) -> bool:
        await write(*entry)
        raise OSError("the line is dead")

    async def answer() -> int:
        ask = room.table.asks[0]
        return await room.choose("arya", ask.seat, ask.n, room.table.text(ask.default))

    with monkeypatch.context() as broken:
        broken.setattr(room.store.choices, "write", write_and_fail)
        with pytest.raises(Denied, match="could not be saved"):
            await answer()
    assert (room.loaded.n, room.doubtful) == (0, True)
    with pytest.raises(IllegalChoice, match="asked"):  # the question was answered: the seat is asked another one
        await answer()
    assert (room.loaded.n, room.doubtful) == (1, False)
    assert await answer() == 2


async def test_who_answers_first_after_an_outage_has_not_paid_for_it(lobby: Lobby) -> None:
    seats = [SeatForm("me"), SeatForm("me"), SeatForm("me")]
    clock = ClockRule("live", base=60, plus=1)
    room = await new_tables.lay_table(
        lobby, ARYA, TableForm(game="risk", options={"players": 3}, seats=seats, clock=clock)
    )
    times, ask = room.state.times, room.table.asks[0]
    assert times is not None
    now = steady_time.now()
    room.state.times = Times(times.left, [None if since is None else now - 40.0 for since in times.since])
    room.store.outage.since = now - 30.0  # ten seconds of thought, and then nothing could be stored
    await room.choose("arya", ask.seat, ask.n, room.table.text(ask.default))
    assert room.state.times.left[ask.seat] > times.left[ask.seat] - 20.0
