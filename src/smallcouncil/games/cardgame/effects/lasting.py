"""Lasting effects: in force for a while. Their kinds are declared by the edition (Edition.lasting_effect)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.effects.basic import fall_short
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.occurrence import Occurrence
from smallcouncil.games.cardgame.values.current import EFFECT, RULES, SUBJECT, UNTIL, VALUES_CHANGED, Lasting

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

UNTIL_CHALLENGE, UNTIL_PHASE, UNTIL_ROUND, UNTIL_PLOT = range(4)
FOREVER = 15  # no moment at which effects end


def last(
    t: CardTable, kind: Lasting, until: int, *, subject: int = -1, value: int = 0, seat: int = -1, source: int = -1
) -> None:
    """An effect is in force until its time; one whose time is over is not, nor one on a card that is immune to it."""
    if t.is_over(until) or (kind.ends_with_subject and source >= 0 and t.is_immune(subject, source)):
        fall_short(t)
        return
    t.clock += 1
    effect = (kind.number, until, subject, value, seat, source, t.clock)
    t.lasting.append(effect)
    effects_changed(t, [effect])


def is_under(t: CardTable, kind: Lasting, card: int) -> bool:
    """Whether an effect of a kind is in force on a card."""
    return any(e[EFFECT] == kind.number and e[SUBJECT] == card for e in t.lasting)


def expire(t: CardTable, until: int) -> None:
    end_lasting(t, [e for e in t.lasting if e[UNTIL] == until])


def end_lasting(t: CardTable, effects: list[tuple[int, ...]]) -> None:
    """Some of the effects in force are over, or used up."""
    if effects:
        t.lasting = [e for e in t.lasting if e not in effects]
        effects_changed(t, effects)


def effects_changed(t: CardTable, effects: list[tuple[int, ...]]) -> None:
    """Effects began or ended. Those that bear on rules alone leave the current values as they are."""
    declared = t.edition.lasting
    for effect in effects:
        kind = declared[effect[EFFECT]]
        if kind.modifier < RULES or kind.reads:
            t.revalue()
            return
        if kind.bit & t.edition.at_all_times:
            t.unsettled |= VALUES_CHANGED
    note_ruled(t)


def note_ruled(t: CardTable) -> None:
    """Which modifiers anything bears on, after the lasting effects alone have changed."""
    declared = t.edition.lasting
    ruled = 0
    for modifier in t.active:
        ruled |= 1 << modifier
    for effect in t.lasting:
        ruled |= declared[effect[EFFECT]].bit
    t.ruled = ruled


def phase_has_ended(t: CardTable, phase: int = -1) -> bool:
    """Whether the formal end of the phase has come already: what happens now, happens after it."""
    for procedure in t.stack:
        if isinstance(procedure, Occurrence) and procedure.facts[0] == kinds.PHASE_ENDS:
            return procedure.facts[kinds.STATE] == kinds.HAPPENED and phase in (-1, procedure.facts[kinds.VALUE])
    return False
