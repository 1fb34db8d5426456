"""Lay a position from the cards that matter, and play it by text."""

from __future__ import annotations

from collections import Counter
from typing import Any

from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.state import ThronesTable

FILLER = "tumblestone_knight"
PLOT = "the_winds_of_winter"


def lay(
    *seats: dict[str, Any],
    phase: str = "challenges",
    begin: str | None = None,
    cards: dict[str, dict[str, Any]] | None = None,
    windows: str = "fast",
    listen: bool = False,
    **more: Any,
) -> ThronesTable:
    """A table at the beginning of a phase. Each seat: faction, agenda, hand, play, discard, dead, plot, gold, power.

    Cards are titles; in `cards` and in choices they are called by name: `arya_stark.0a` is seat 0's first copy. The
    deck is six fillers (the top one last in `deck`, if given).
    """
    decks = []
    entries = []
    for seat in seats:
        entry = dict(seat)
        faction = entry.pop("faction", "stark")
        agenda = entry.pop("agenda", None)
        entry.setdefault("deck", [FILLER] * 6)
        entry.setdefault("plot", PLOT)
        named = [c for zone in ("hand", "play", "discard", "dead", "deck") for c in entry.get(zone, [])]
        named += entry.pop("under", [])
        plots = [entry["plot"], *entry.get("plots", ["a_noble_cause"]), *entry.get("used", [])]
        entry.setdefault("plots", ["a_noble_cause"])
        decks.append(
            {"faction": faction, "agenda": agenda, "plots": dict(Counter(plots)), "draw": dict(Counter(named))}
        )
        entries.append(entry)
    data: dict[str, Any] = {
        "options": {"players": len(seats), "decks": decks, "free_decks": True, "windows": windows},
        "phase": phase,
        "seats": entries,
        "cards": cards or {},
        **more,
    }
    if begin is not None:
        data["begin"] = begin
    table = GAME.position(data, listen=listen)
    assert isinstance(table, ThronesTable)
    return table


def do(table: ThronesTable, *moves: str) -> ThronesTable:
    """Make choices by text: `0 pass`, `1 defend arya_stark.1a`. A failure shows what was asked."""
    for move in moves:
        seat, _, text = move.partition(" ")
        assert table.waiting, f"nobody is asked; wanted: {move}; result {table.result}"
        asked = {s: texts(table, s) for s in table.waiting}
        assert int(seat) in asked, f"{move}: asked are {asked} ({table.ask(table.waiting[0]).prompt})"
        assert text in asked[int(seat)], f"{move}: {table.ask(int(seat)).prompt} offers {asked[int(seat)]}"
        table.choose(int(seat), text)
    return table


def texts(table: ThronesTable, seat: int | None = None) -> list[str]:
    """The texts of the choices of a seat, or of the only one asked."""
    if seat is None:
        (seat,) = table.waiting
    return [table.text(c) for c in table.ask(seat).choices]


def prompt(table: ThronesTable) -> str:
    return table.ask(table.waiting[0]).prompt


def player(table: ThronesTable, seat: int, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.view(viewer)["table"]["players"][seat]
    return found


def in_play(table: ThronesTable, name: str) -> dict[str, Any] | None:
    """The card as everybody sees it in play; None: it is not there."""
    for entry in table.view(None)["table"]["players"]:
        for card in entry["play"]:
            if card["card"] == name:
                return dict(card)
    return None


def seen(table: ThronesTable, name: str) -> dict[str, Any]:
    card = in_play(table, name)
    assert card is not None, f"{name} is not in play"
    return card
