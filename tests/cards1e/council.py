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
from cardgame.moves import offered as offered
from cardgame.moves import passes as passes
from cardgame.moves import player as player
from cardgame.moves import prompt as prompt
from cardgame.moves import seen as seen
from cardgame.moves import texts as texts
from cardgame.moves import until as until
from smallcouncil.games.cards1e.facts import BY_ID, TITLES_DATA
from smallcouncil.games.cards1e.game import GAME
from smallcouncil.games.cards1e.state import CouncilTable

FILLER = "direwolf_pup"  # without any text
PLOT = "summoning_season"  # 4 gold, initiative 3, claim 1: it does nothing once it is revealed
NEXT_PLOT = "the_power_of_arms"


def lay(
    *seats: dict[str, Any],
    phase: str = "challenges",
    begin: str | None = None,
    cards: dict[str, dict[str, Any]] | None = None,
    windows: str = "fast",
    variant: str = "standard",
    listen: bool = False,
    hold: bool = False,
    **more: Any,
) -> CouncilTable:
    """A table at the beginning of a phase.

    Each seat: house, agenda, hand, play, shadows, discard, dead, plot, plots, used, gold, power, title
    ("crown_regent"), and `under`: cards that `cards` says more about (duplicates). Cards are titles; in `cards` and in
    choices they are called by name: `arya_stark.0a` is seat 0's first copy. The deck is six fillers (the top one last
    in `deck`, if given). With `hold` the table stands still: it asks also where there is one answer, and in every
    action window.
    """
    decks = []
    entries = []
    for seat in seats:
        entry = dict(seat)
        house = entry.pop("house", "stark")
        agenda = entry.pop("agenda", None)
        entry.setdefault("deck", [FILLER] * 6)
        entry.setdefault("plot", PLOT)
        entry.setdefault("plots", [NEXT_PLOT])
        if "title" in entry:
            assert entry["title"] in TITLES_DATA
            entry["title"] = f"title_{entry['title']}"
        named = [c for zone in ("hand", "play", "shadows", "discard", "dead", "deck") for c in entry.get(zone, [])]
        named += entry.pop("under", [])
        plots = [c for c in (entry["plot"], *entry["plots"], *entry.get("used", [])) if c is not None]
        decks.append({"faction": house, "agenda": agenda, "plots": dict(Counter(plots)), "draw": dict(Counter(named))})
        entries.append(entry)
    options = {"players": len(seats), "decks": decks, "free_decks": True, "windows": windows, "variant": variant}
    data: dict[str, Any] = {"options": options, "phase": phase, "seats": entries, "cards": cards or {}, **more}
    if begin is not None:
        data["begin"] = begin
    table = GAME.position(data, listen=listen, hold=hold)
    assert isinstance(table, CouncilTable)
    return table


def duplicate(card: str, of: str) -> dict[str, dict[str, Any]]:
    """For `cards`: one lies as a duplicate on another (name it in `under`)."""
    return {card: {"zone": "duplicate", "on": of}}


def on(card: str, bearer: str) -> dict[str, dict[str, Any]]:
    """For `cards`: an attachment in play is on a card."""
    return {card: {"on": bearer}}


def check_reducer(
    reducer: str, house: str, amount: int, cards: tuple[str, str], misfit: str, *, kneels: bool = True
) -> None:
    """A card that kneels, or is discarded, so that the next fitting card of its controller costs less in this phase."""
    cost = {name: BY_ID[name].cost for name in (*cards, misfit)}
    t = lay(
        {"house": house, "play": [reducer], "hand": [*cards, misfit], "gold": 20},
        {"house": house, "hand": [cards[0]], "gold": 20},
        phase="marshaling",
    )
    penalties = t.view(0)["table"]["players"][0]["prices"]
    do(t, f"0 trigger {reducer}.0a")
    prices = t.view(0)["table"]["players"][0]["prices"]
    dearer = penalties.get(cards[0], cost[cards[0]])
    assert prices.get(cards[0], cost[cards[0]]) == max(0, dearer - amount), "shown to who pays"
    assert prices.get(misfit) == penalties.get(misfit) and t.view(1)["table"]["players"][0]["prices"] == {}
    if kneels:
        assert seen(t, f"{reducer}.0a")["kneeling"] and not offered(t, f"trigger {reducer}.0a")
    else:
        assert in_play(t, f"{reducer}.0a") is None
    for name, less in ((misfit, 0), (cards[0], amount), (cards[1], 0)):
        before = player(t, 0)["gold"]
        do(t, f"0 marshal {name}")
        assert before - player(t, 0)["gold"] == max(0, cost[name] - less), f"{name} costs {less} less"
    for phase in ("challenges", "dominance"):
        t = lay({"house": house, "play": [reducer], "hand": [*cards], "gold": 20}, {}, phase=phase)
        assert not offered(t, f"trigger {reducer}.0a"), phase
