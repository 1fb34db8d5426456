"""The seven phases of a round: how each begins and ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.abilities.ability import PER_PHASE, PER_ROUND
from smallcouncil.games.cardgame.effects.delayed import AT_PHASE_END, resolve_delayed
from smallcouncil.games.cardgame.effects.lasting import (
    UNTIL_CHALLENGE,
    UNTIL_PHASE,
    UNTIL_ROUND,
    expire,
    phase_has_ended,
)
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import PENDING, VALUE
from smallcouncil.games.cardgame.rounds.words import PHASE_BEGINS
from smallcouncil.table import Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.edition import Edition
    from smallcouncil.games.cardgame.rounds.table import RoundTable

PLOT, DRAW, MARSHALING, CHALLENGES, DOMINANCE, STANDING, TAXATION = range(7)


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class InTurn(Procedure):
    """A part of a phase that the players take one after the other."""

    fields: ClassVar[tuple[str, ...]] = ("waiting",)

    def __init__(self, waiting: list[int]) -> None:
        self.step = 0
        self.waiting = waiting  # seats that have not had their turn

    def copy(self) -> Self:
        return type(self)(self.waiting[:]).at(self.step)


def begin(t: RoundTable, phase: int) -> None:
    t.phase = phase
    t.active_player = -1
    if t.log is not None:
        t.tell(PHASE_BEGINS, phase)
    if t.box.heard_at_all >> kinds.PHASE_BEGAN & 1:  # nothing else comes of it
        happen(t, [kinds.PHASE_BEGAN, -1, -1, phase, PENDING])


def end(t: RoundTable, phase: int) -> None:
    happen(t, [kinds.PHASE_ENDS, -1, -1, phase, PENDING])


def phase_over(t: RoundTable, facts: list[int], at: int, marks: int) -> None:
    """The end proper: what lasts until now ends, before what happens "at the end"."""
    uses = t.uses
    if t.lasting:
        expire(t, UNTIL_PHASE)
    uses[PER_PHASE].clear()
    if facts[at + VALUE] == TAXATION:
        expire(t, UNTIL_ROUND)
        uses[PER_ROUND].clear()


def at_the_end(t: RoundTable, facts: list[int]) -> None:
    resolve_delayed(t, AT_PHASE_END)


def has_phases(edition: Edition) -> None:
    """Declare what the end of a phase does."""
    edition.occurs(kinds.PHASE_ENDS, phase_over)
    edition.follows(kinds.PHASE_ENDS, at_the_end)


def time_is_over(t: RoundTable, until: int) -> bool:
    """Whether a time until which effects last has come: of the challenge, the phase, the round."""
    if until == UNTIL_CHALLENGE:
        return t.type < 0
    if until == UNTIL_PHASE:
        return phase_has_ended(t)
    return until == UNTIL_ROUND and phase_has_ended(t, TAXATION)
