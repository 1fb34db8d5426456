"""Supply: markers, and armies that are too large for them."""

from __future__ import annotations

from smallcouncil.games.board2e.action.control import control_changed
from smallcouncil.games.board2e.board import BARRELS, WITH_BARRELS
from smallcouncil.games.board2e.facts import SUPPLY_MAX
from smallcouncil.games.board2e.state import KINDS, BoardTable
from smallcouncil.games.board2e.words import DESTROY, DESTROYED, RECONCILE, SUPPLY_SET
from smallcouncil.table import Choice, Procedure


def set_supply(t: BoardTable, seat: int, supply: int) -> None:
    supply = min(max(supply, 0), SUPPLY_MAX)
    if supply != t.supply[seat]:
        t.supply[seat] = supply
        t.tell(SUPPLY_SET, seat, supply)


def count_supply(t: BoardTable) -> None:
    """R-B2-supply-01, -02: everyone counts the barrels of controlled areas."""
    barrels = [0] * t.players
    for area in WITH_BARRELS:
        seat = t.controller(area)
        if seat >= 0:
            barrels[seat] += BARRELS[area]
    for seat in t.tracks[0]:
        set_supply(t, seat, barrels[seat])


class Reconcile(Procedure):
    """R-B2-supply-05: in turn order everyone destroys units, no more than needed, until the armies fit.

    `areas` are the armies of the first in the `queue`, `sizes` how large they were before the first loss.
    """

    __slots__ = ("queue", "areas", "sizes")
    steps = ("begin", "destroy", "settle")
    fields = ("queue", "areas", "sizes")

    def __init__(self, queue: list[int], areas: list[int] | None = None, sizes: list[int] | None = None) -> None:
        super().__init__()
        self.queue = queue
        self.areas: list[int] = areas or []
        self.sizes: list[int] = sizes or []

    def copy(self) -> Reconcile:
        return Reconcile(self.queue[:], self.areas[:], self.sizes[:]).at(self.step)

    def begin(self, t: BoardTable) -> None:
        queue = self.queue
        while queue and t.fits(queue[0], t.armies(queue[0])):
            del queue[0]
        if queue:
            self.areas = [a for a in t.areas_of(queue[0]) if t.size[a] > 1]
            self.sizes = [t.size[a] for a in self.areas]
        else:
            self.goto(t, "settle")

    def destroy(self, t: BoardTable) -> None:
        seat = self.queue[0]
        if t.fits(seat, t.armies(seat)):
            self.goto(t, "begin")
            return
        choices = []
        ends = self.ends(t, seat)
        for i, area in enumerate(self.areas):
            if any([end[i] < t.size[area] for end in ends]):
                choices.extend([DESTROY(area, unit) for unit in range(KINDS) if t.count(area, unit)])
        self.ask(t, seat, RECONCILE, choices, args=(t.supply[seat],))

    def ends(self, t: BoardTable, seat: int) -> list[list[int]]:
        """The sizes to which the armies may still shrink: they fit, and no lost unit could have been spared."""
        found: list[list[int]] = [[]]
        for area in self.areas:
            found = [[*end, n] for end in found for n in range(t.size[area] + 1)]
        return [end for end in found if t.fits(seat, end) and self.is_least(t, seat, end)]

    def is_least(self, t: BoardTable, seat: int, end: list[int]) -> bool:
        losses = [i for i, n in enumerate(end) if n < self.sizes[i]]
        return not any(t.fits(seat, [*end[:i], end[i] + 1, *end[i + 1 :]]) for i in losses)

    def on_destroy(self, t: BoardTable, seat: int, choice: Choice) -> None:
        area, unit = choice.args
        t.tell(DESTROYED, seat, unit, area)
        t.destroy(area, unit)
        self.again()

    def settle(self, t: BoardTable) -> None:
        control_changed(t)
