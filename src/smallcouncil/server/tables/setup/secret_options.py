"""What everyone chooses in secret before the game: one entry a seat of the options that a game keeps secret (decks).

The shuffle follows from the seed and these entries; so nothing of the laid table is shown before the game begins, and
nobody can try one deck after the other until the hand is good.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from smallcouncil.games import game
from smallcouncil.server.forms import SeatForm
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.rows import GATHERING
from smallcouncil.server.tables.loading import Loaded, lay
from smallcouncil.server.tables.room import Room
from smallcouncil.server.tables.seats import names, to_choose
from smallcouncil.table import Game


def fill_in(rules: Game, options: dict[str, Any], seats: list[SeatForm] | None) -> dict[str, Any]:
    """The options of a new table: who has no entry of a secret option (None) is given one, and so are open seats."""
    filled = dict(options)
    players = options["players"]
    for name in rules.secret_options:
        entries = options.get(name)
        if not rules.ready_entries(name) or not isinstance(players, int) or players not in rules.seats:
            continue
        if entries is None:
            entries = [None] * players
        if isinstance(entries, list) and len(entries) == players:
            open_seats = {i for i, form in enumerate(seats or ()) if form.kind == "open"}
            filled[name] = [
                drawn(rules, name) if entry is None or seat in open_seats else entry
                for seat, entry in enumerate(entries)
            ]
    return filled


def drawn(rules: Game, name: str) -> Any:
    """A ready entry; nobody knows which."""
    return secrets.choice(rules.ready_entries(name))


def replaced(room: Room, seat: int, wanted: dict[str, Any] | None) -> dict[str, Any]:
    """The options with a seat's entries replaced, checked by the rules; None: by ready ones, drawn anew."""
    row, rules = room.row, game(room.row.game)
    choosable = to_choose(row)
    if wanted is None:
        wanted = {name: drawn(rules, name) for name in choosable if rules.ready_entries(name)}
    for name in wanted:
        if row.status != GATHERING:
            raise Denied("started")
        if name not in choosable:
            raise Denied("no-such", what="option to choose:", value=name, field=name)
    changed = dict(row.options)
    for name, entry in wanted.items():
        if entry is None:
            entry = drawn(rules, name)
        changed[name] = [entry if s == seat else old for s, old in enumerate(row.options[name])]
    return rules.write_options(rules.read_options(changed)) if wanted else changed


async def choose_entries(room: Room, seat: int, wanted: dict[str, Any] | None, *, ready: bool) -> None:
    """Under the lock: durable in the store, and the table laid anew. Elsewhere somebody may choose at the same time."""
    while True:
        if room.row.status != GATHERING:
            raise Denied("started")
        options = replaced(room, seat, wanted)
        changed = options != room.row.options
        table = lay(game(room.row.game), msgspec.structs.replace(room.row, options=options)) if changed else room.table
        if await room.store.tables.set_options(room.row, options, names(table), seat, ready):
            break
        await room.reload()
    room.row.options = options
    room.row.seat_names = names(table)
    room.row.seats[seat].ready = ready
    if changed:
        room.state.loaded = Loaded(table, 0, {})
