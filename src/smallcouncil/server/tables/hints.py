"""What would you do? An expert bot answers within a second, from what the seat knows, where the table gives hints."""

from __future__ import annotations

import secrets
from typing import Any

from smallcouncil.bots import Budget
from smallcouncil.games import game
from smallcouncil.server.forms import Hint, SeatForm
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.rows import RUNNING
from smallcouncil.server.tables.room import Room

BUDGET = Budget(iterations=200, seconds=1.0)  # whoever asks waits for it


def usual(seats: list[SeatForm] | None, *, takeover: bool) -> bool:
    """Unless it is said otherwise, hints are given where one person plays against bots."""
    people = [seat for seat in seats or () if seat.kind != "bot"]
    return not takeover and len(people) <= 1 and all(seat.kind == "me" for seat in people)


async def hint(room: Room, person: str, seat: int) -> Hint:
    """The bot's choice and its reason; refused to who is not asked, and where the table gives no hints."""
    room.check_holder(person, seat)
    if not room.row.hints:
        raise Denied("no-hints")
    ask = next((ask for ask in room.table.asks if ask.seat == seat), None)
    if ask is None or room.row.status != RUNNING:
        raise Denied("not-asked", seat=seat)
    services = room.services
    if wait := services.hint_pace.take(person):
        raise Denied("too-fast", after=wait)
    table = room.table
    at = table.position()

    # a person waits for it: no bot that thinks for ten seconds at another table may stand before it
    return await services.read(person, advise, table.game.id, at, ask.n, seat, secrets.randbits(64))


def advise(game_id: str, position: dict[str, Any], number: int, seat: int, seed: int) -> Hint:
    """In a worker: what the bot would choose, and why, judged by a table that the seat may imagine."""
    from smallcouncil.bots import Knowledge, SearchBot, heuristics
    from smallcouncil.bots.policy import reason
    from smallcouncil.table import Rng

    table = game(game_id).position(position)
    known = heuristics(game_id).as_told()
    bot = SearchBot(seed, known, iterations=BUDGET.iterations, seconds=BUDGET.seconds)
    (choice, chance), *others = bot.ponder(Knowledge(table, seat))
    why = reason(table.imagine(seat, Rng(seed)), seat, choice)
    # what was looked at less may seem better by chance: such a comparison would only puzzle
    if not others or chance is None or others[0][1] is None or others[0][1] > chance:
        return Hint(number, table.text(choice), why, chance)
    return Hint(number, table.text(choice), why, chance, table.text(others[0][0]), others[0][1])
