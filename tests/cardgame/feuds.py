"""Lay a table of the toy card game and play it by text."""

from __future__ import annotations

from typing import Any

from toys.feud import GAME, FeudTable


def lay(*seats: dict[str, Any], windows: str = "fast", hold: bool = False, **more: Any) -> FeudTable:
    """Seat 0 has the turn. Seats: hand, play, dead, discard, shadows, gold. The decks hold the rest of the cards.

    With `hold` the table stands still: it asks also where there is one answer, or none but to pass.
    """
    options = {"players": len(seats), "windows": windows}
    data = {"options": options, "seats": [dict(seat) for seat in seats], **more}
    table = GAME.position(data, hold=hold)
    assert isinstance(table, FeudTable)
    return table


def do(table: FeudTable, *moves: str) -> FeudTable:
    """Make choices by text, `0 pass`; a failure shows what was asked."""
    for move in moves:
        seat, _, text = move.partition(" ")
        asked = {s: texts(table, s) for s in table.waiting}
        assert text in asked.get(int(seat), ()), f"{move}: asked are {asked}"
        table.choose(int(seat), text)
    return table


def texts(table: FeudTable, seat: int | None = None) -> list[str]:
    if seat is None:
        (seat,) = table.waiting
    return [table.text(c) for c in table.ask(seat).choices]


def prompt(table: FeudTable) -> str:
    return table.ask(table.waiting[0]).prompt


def seat_of(table: FeudTable, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = table.view(seat)["table"]["seats"][seat]
    return found
