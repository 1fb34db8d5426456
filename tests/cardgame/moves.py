"""Moves at a card table by text, and what everybody sees of it: for the tests of every card game."""

from __future__ import annotations

from typing import Any, TypeVar

from smallcouncil.games.cardgame.rounds.table import RoundTable

T = TypeVar("T", bound=RoundTable)


def do(table: T, *moves: str) -> T:
    """Make choices by text: `0 pass`, `1 defend arya_stark.1a`. A failure shows what was asked."""
    for move in moves:
        seat, _, text = move.partition(" ")
        assert table.waiting, f"nobody is asked; wanted: {move}; result {table.result}"
        asked = {s: texts(table, s) for s in table.waiting}
        assert int(seat) in asked, f"{move}: asked are {asked} ({table.ask(table.waiting[0]).prompt})"
        assert text in asked[int(seat)], f"{move}: {table.ask(int(seat)).prompt} offers {asked[int(seat)]}"
        table.choose(int(seat), text)
    return table


def texts(table: RoundTable, seat: int | None = None) -> list[str]:
    """The texts of the choices of a seat, or of the only one asked."""
    if seat is None:
        (seat,) = table.waiting
    return [table.text(c) for c in table.ask(seat).choices]


def prompt(table: RoundTable) -> str:
    return table.ask(table.waiting[0]).prompt


def player(table: RoundTable, seat: int, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.view(viewer)["table"]["players"][seat]
    return found


def in_play(table: RoundTable, name: str) -> dict[str, Any] | None:
    """The card as everybody sees it in play; None: it is not there."""
    for entry in table.view(None)["table"]["players"]:
        for card in entry["play"]:
            if card["card"] == name:
                return dict(card)
    return None


def seen(table: RoundTable, name: str) -> dict[str, Any]:
    card = in_play(table, name)
    assert card is not None, f"{name} is not in play"
    return card


def knelt(*names: str) -> dict[str, dict[str, Any]]:
    """For `cards`: these kneel."""
    return {name: {"kneeling": True} for name in names}


def attack(table: T, kind: str, *names: str, seat: int = 0, against: int = 1) -> T:
    """Initiate a challenge with these attackers; where the table stands still (`hold`), when its time has come."""
    if table.hold:
        until(table, "challenge", seat)
    do(table, f"{seat} challenge {kind} seat_{against}")
    for name in names:
        if table.waiting and prompt(table) == "attackers":
            do(table, f"{seat} attack {name}")
    if table.waiting and prompt(table) == "attackers":
        do(table, f"{seat} done")
    return table


def passes(table: T, *seats: int) -> T:
    """These let a chance pass, one after the other."""
    return do(table, *(f"{seat} pass" for seat in seats))


def defend(table: T, *names: str, seat: int = 1) -> T:
    """Declare these defenders, or nobody."""
    if table.hold:
        until(table, "defenders", seat)
    do(table, *(f"{seat} defend {name}" for name in names))
    if table.waiting == (seat,) and prompt(table) in ("defenders", "support"):
        do(table, f"{seat} done")
    return table


def until(table: T, wanted: str, seat: int | None = None) -> T:
    """Everybody lets chances pass until this question is put (to this seat)."""
    while prompt(table) != wanted or seat not in (None, *table.waiting):
        decline(table)
    return table


def decline(table: RoundTable) -> None:
    """Whoever is asked lets the chance pass, or gives the only answer there is."""
    asked = table.waiting[0]
    choices = texts(table, asked)
    declined = next((text for text in ("pass", "done") if text in choices), choices[0] if len(choices) == 1 else None)
    assert declined, f"{prompt(table)} cannot be declined: {choices}"
    table.choose(asked, declined)


def fought(table: T, kind: str, attackers: list[str], defenders: list[str], *, against: int = 1) -> T:
    """The challenge of seat 0 at a table that stands still (`hold`), up to the window before it is resolved."""
    attack(table, kind, *attackers, against=against)
    return defend(table, *defenders, seat=against)


def resolved(table: T) -> T:
    """Everybody lets chances pass until the challenge is over; a table that stands still waits right after it."""
    while table.view(None)["table"]["challenge"] is not None:
        decline(table)
    return table


def next_phase(table: T) -> T:
    """Everybody lets chances pass until the phase is over; a table that stands still waits in the next one."""
    phase = table.phase
    while table.phase == phase:
        decline(table)
    return table


def offered(table: RoundTable, text: str) -> bool:
    """Whether anybody is offered a choice now."""
    return any(text in texts(table, seat) for seat in table.waiting)


def fight(table: RoundTable) -> dict[str, Any]:
    """The challenge under way, as everybody sees it."""
    found = table.view(None)["table"]["challenge"]
    assert found is not None, "there is no challenge"
    return dict(found)
