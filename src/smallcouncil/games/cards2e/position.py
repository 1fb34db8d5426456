"""A table of this game written down and laid again: its round, plots and titles; the cards as every card game does."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame import position as cards
from smallcouncil.games.cardgame.layout.zones import BORNE, CHOSEN, REVEALED
from smallcouncil.games.cardgame.position import Singles, find
from smallcouncil.games.cardgame.rounds.table import SETUP
from smallcouncil.games.cardgame.rounds.words import PHASE
from smallcouncil.games.cards2e.phases.round import Round
from smallcouncil.games.cards2e.position_checks import check_fields, check_table
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.table import BadInput


def singles_of(t: ThronesTable) -> Singles:
    return {"plot": (REVEALED, t.plot), "chosen": (CHOSEN, t.chosen), "title": (BORNE, t.title)}


def write(t: ThronesTable) -> dict[str, Any]:
    return {
        "round": t.round,
        "phase": "setup" if t.phase == SETUP else PHASE.slugs[t.phase],
        "active": t.active_player,
        "pool": [t.box.names[c] for c in t.pool],
        "tally": t.tally[:],
        **cards.write(t, singles_of(t)),
    }


def read(t: ThronesTable, data: dict[str, Any]) -> None:
    check_fields(t, data)
    t.round = data.get("round", 1)
    phase = data.get("phase", "plot")
    if phase != "setup" and phase not in PHASE.index:
        raise BadInput("phase", "unknown-value", value=phase, known=", ".join(PHASE.slugs))
    t.phase = SETUP if phase == "setup" else PHASE.index[phase]
    t.active_player = data.get("active", -1)
    cards.read(t, data, singles_of(t))
    for seat in range(t.players):
        t.lay_beside(seat, t.plot[seat], t.agenda[seat])
    t.pool = [find(t, name) for name in data.get("pool", [])]
    t.tally = list(data.get("tally", t.tally))
    t.unsettled = data.get("unsettled", t.unsettled)
    check_table(t)


def begin(t: ThronesTable, data: dict[str, Any]) -> None:
    """Without a stack in it, a position begins with its phase, or with the step it names."""
    step = data.get("begin", f"{data.get('phase', 'plot')}_phase")
    if step not in Round.steps:
        raise BadInput("begin", "unknown-value", value=step, known=", ".join(Round.steps))
    for seat in t.alive:
        if t.plot[seat] < 0 and step != "plot_phase" and t.plots[seat]:
            card = t.plots[seat].pop()
            t.lay_beside(seat, card, t.agenda[seat])
            t.zone[card] = REVEALED
    t.stack.append(Round().at(Round.steps.index(step)))
