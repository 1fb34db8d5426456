"""Lay a position from the cards that matter, and play it by text."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cardgame.moves import attack as attack
from cardgame.moves import defend as defend
from cardgame.moves import do as do
from cardgame.moves import fight as fight
from cardgame.moves import fought as fought
from cardgame.moves import in_play as in_play
from cardgame.moves import knelt as knelt
from cardgame.moves import next_phase as next_phase
from cardgame.moves import offered as offered
from cardgame.moves import passes as passes
from cardgame.moves import player as player
from cardgame.moves import prompt as prompt
from cardgame.moves import resolved as resolved
from cardgame.moves import seen as seen
from cardgame.moves import texts as texts
from cardgame.moves import until as until
from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import BY_ID
from smallcouncil.games.cards2e.state import ThronesTable

FILLER = "tumblestone_knight"
PLOT = "calling_the_banners"  # 3 gold, initiative 6, claim 1, reserve 6: it does nothing once it is revealed
CLAIM_2 = "the_winds_of_winter"  # 3 gold, initiative 4, reserve 5; a plot without a text


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
    do(until(t, "act", 1), f"1 marshal {cards[0]}")
    assert player(t, 1)["gold"] == 23 - cost[cards[0]], "not for another player"
    for phase in ("challenges", "dominance"):
        t = lay({"faction": faction, "play": [reducer], "hand": [*cards], "gold": 20}, {}, phase=phase)
        assert not offered(t, f"trigger {reducer}.0a")
