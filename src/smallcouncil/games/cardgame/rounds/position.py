"""A table with rounds written down and laid again: the round, plots and titles; the cards as every card game does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil.games.cardgame import position as cards
from smallcouncil.games.cardgame.layout.zones import BORNE, CHOSEN, REVEALED
from smallcouncil.games.cardgame.position_checks import check_cards, check_stack
from smallcouncil.games.cardgame.rounds.table import SETUP
from smallcouncil.games.cardgame.rounds.words import PHASE
from smallcouncil.table import POSITION_FIELDS, BadInput
from smallcouncil.table.ranges import Range, check_known, check_numbers

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.round import PhasesOfRound
    from smallcouncil.games.cardgame.rounds.table import RoundTable

KNOWN = (
    *POSITION_FIELDS,
    *("begin", "box", "round", "phase", "active", "tally", "first", "alive", "seats", "cards", "challenge"),
    *("lasting", "delayed", "uses", "gauge", "unsettled", "precedence", "clock", "arrivals"),
)


def singles_of(t: RoundTable) -> cards.Singles:
    return {"plot": (REVEALED, t.plot), "chosen": (CHOSEN, t.chosen), "title": (BORNE, t.title)}


def phase_name(t: RoundTable) -> str:
    return "setup" if t.phase == SETUP else PHASE.slugs[t.phase]


def write(t: RoundTable) -> dict[str, Any]:
    return {
        "round": t.round,
        "phase": phase_name(t),
        "active": t.active_player,
        "tally": t.tally[:],
        **cards.write(t, singles_of(t)),
    }


def read(t: RoundTable, data: dict[str, Any], own: tuple[str, ...]) -> None:
    """Lay what a position says, but for the fields that are the edition's `own`."""
    check_known(data, (*KNOWN, *own))
    check_stack(data.get("stack"), t)
    t.round = data.get("round", 1)
    phase = data.get("phase", "plot")
    if phase != "setup" and phase not in PHASE.index:
        raise BadInput("phase", "unknown-value", value=phase, known=", ".join(PHASE.slugs))
    t.phase = SETUP if phase == "setup" else PHASE.index[phase]
    t.active_player = data.get("active", -1)
    cards.read(t, data, singles_of(t))
    check_numbers("control", t.control, Range(-1, t.players - 1, many=True))
    for seat in range(t.players):
        t.lay_beside(seat, t.plot[seat], t.agenda[seat])
        if t.plot[seat] >= 0:
            t.control[t.plot[seat]] = seat
    t.tally = list(data.get("tally", t.tally))
    t.unsettled = data.get("unsettled", t.unsettled)
    check_numbers("round", t.round, Range())
    check_numbers("active", t.active_player, Range(-1, t.players - 1))
    check_numbers("tally", t.tally, Range(many=True, size=t.players * t.tallies))
    check_cards(t)


def begin(t: RoundTable, data: dict[str, Any], round_of: type[PhasesOfRound]) -> None:
    """Without a stack in it, a position begins with its phase, or with the step it names."""
    steps = round_of.steps
    step = data.get("begin", f"{data.get('phase', 'plot')}_phase")
    if step not in steps:
        raise BadInput("begin", "unknown-value", value=step, known=", ".join(steps))
    for seat in t.alive:
        if t.plot[seat] < 0 and step != "plot_phase" and t.plots[seat]:
            card = t.plots[seat].pop()
            t.lay_beside(seat, card, t.agenda[seat])
            t.zone[card] = REVEALED
    t.stack.append(round_of().at(steps.index(step)))
