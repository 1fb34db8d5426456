"""May a choice be taken back? Only while nobody has learned anything from it.

A choice tells a viewer nothing hidden if, in every table that agrees with all the viewer knew before, the same choice
is legal and leads to the same view and the same events. We look at a number of such tables, drawn by `imagine`: placing
a unit in the open looks the same in all of them; a drawn card, a revealed hand or a die does not.
"""

from __future__ import annotations

from typing import Any

from smallcouncil.server.tables.steps import apply
from smallcouncil.table import IllegalChoice, Rng, Table

LOOKS = 6  # imagined tables per viewer


def why_not(before: Table, seat: int, text: str, rng: Rng) -> str | None:
    """What speaks against it: `chance` (dice, shuffles), `revealed`, or nothing."""
    applied = apply(before, seat, text)
    after = applied.table
    if before.rng.write() != after.rng.write():
        return "chance"
    if applied.secret or any(ask in after.asks for ask in before.asks if ask.seat != seat):
        return None  # a secret answer, or a step towards it: while others think about theirs, nothing is revealed
    for viewer in (*range(before.players), None):
        seen = picture(after, viewer)
        for _ in range(LOOKS):
            try:
                other = apply(before.imagine(viewer, rng), seat, text).table
            except IllegalChoice:
                return "revealed"
            if picture(other, viewer) != seen:
                return "revealed"
    return None


def picture(table: Table, viewer: int | None) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    return table.view(viewer), [event.write(table) for event in table.heard(viewer)]
