"""Lay a position from the cards that matter, and play it by text."""

from __future__ import annotations

from collections import Counter
from typing import Any

from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import BY_ID
from smallcouncil.games.cards2e.state import ThronesTable

FILLER = "tumblestone_knight"
PLOT = "the_winds_of_winter"


def lay(
    *seats: dict[str, Any],
    phase: str = "challenges",
    begin: str | None = None,
    cards: dict[str, dict[str, Any]] | None = None,
    windows: str = "fast",
    piles: str = "needed",
    listen: bool = False,
    hold: bool = False,
    **more: Any,
) -> ThronesTable:
    """A table at the beginning of a phase. Each seat: faction, agenda, hand, play, discard, dead, plot, gold, power.

    Cards are titles; in `cards` and in choices they are called by name: `arya_stark.0a` is seat 0's first copy. The
    deck is six fillers (the top one last in `deck`, if given). With `hold` the table stands still: it asks also where
    there is one answer, and in every action window.
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
        "options": {"players": len(seats), "decks": decks, "free_decks": True, "windows": windows, "piles": piles},
        "phase": phase,
        "seats": entries,
        "cards": cards or {},
        **more,
    }
    if begin is not None:
        data["begin"] = begin
    table = GAME.position(data, listen=listen, hold=hold)
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


def knelt(*names: str) -> dict[str, dict[str, Any]]:
    """For `cards`: these kneel."""
    return {name: {"kneeling": True} for name in names}


def attack(table: ThronesTable, kind: str, *names: str, seat: int = 0, against: int = 1) -> ThronesTable:
    """Initiate a challenge with these attackers."""
    do(table, f"{seat} challenge {kind} seat_{against}")
    for name in names:
        if table.waiting and prompt(table) == "attackers":
            do(table, f"{seat} attack {name}")
    if table.waiting and prompt(table) == "attackers":
        do(table, f"{seat} done")
    return table


def passes(table: ThronesTable, *seats: int) -> ThronesTable:
    """These let a chance pass, one after the other."""
    return do(table, *(f"{seat} pass" for seat in seats))


def defend(table: ThronesTable, *names: str, seat: int = 1) -> ThronesTable:
    """Declare these defenders, or nobody."""
    return do(table, *(f"{seat} defend {name}" for name in names), f"{seat} done")


def offered(table: ThronesTable, text: str) -> bool:
    """Whether anybody is offered a choice now."""
    return any(text in texts(table, seat) for seat in table.waiting)


def fight(table: ThronesTable) -> dict[str, Any]:
    """The challenge under way, as everybody sees it."""
    found = table.view(None)["table"]["challenge"]
    assert found is not None, "there is no challenge"
    return dict(found)


def check_reducer(reducer: str, faction: str, cards: tuple[str, str], misfit: str) -> None:
    """A card that kneels so that the next fitting card of its controller costs 1 less in this phase."""
    cost = {name: BY_ID[name].cost for name in (*cards, misfit)}
    t = lay(
        {"faction": faction, "play": [reducer], "hand": [*cards, misfit], "gold": 20},
        {"faction": faction, "hand": [cards[0]], "gold": 20},
        phase="marshaling",
    )
    do(t, f"0 trigger {reducer}.0a")
    assert seen(t, f"{reducer}.0a")["kneeling"] and not offered(t, f"trigger {reducer}.0a")
    left = player(t, 0)["gold"]
    for name, less in ((misfit, 0), (cards[0], 1), (cards[1], 0)):
        do(t, f"0 marshal {name}")
        left -= cost[name] - less
        assert player(t, 0)["gold"] == left, f"{name} costs {less} less"
    do(t, f"1 marshal {cards[0]}") if t.waiting == (1,) else do(t, "0 pass", f"1 marshal {cards[0]}")
    assert player(t, 1)["gold"] == 23 - cost[cards[0]], "not for another player"
    for phase in ("challenges", "dominance"):
        t = lay({"faction": faction, "play": [reducer], "hand": [*cards], "gold": 20}, {}, phase=phase)
        assert not offered(t, f"trigger {reducer}.0a")
