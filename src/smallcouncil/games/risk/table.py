"""The table as it is played at: the rules see a RiskTable; this one knows what may be done at any time, too."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from smallcouncil.games.risk.state import CAPTURED, RiskTable
from smallcouncil.games.risk.windows import anytime
from smallcouncil.games.risk.windows.moments import ANY_TIME
from smallcouncil.table import Choice

NOTHING: list[Choice] = []


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class PlayedTable(RiskTable):
    __slots__ = ()

    def offers(self, seat: int) -> list[Choice]:
        if not self.gold_in_play:
            return NOTHING
        hidden = self.occasions[seat] >> ANY_TIME & 1 or self.musters[seat]
        if not hidden and (self.turn != seat or not (self.any_moment or CAPTURED in self.face)):
            return NOTHING
        return anytime.offers(self, seat)

    def on_offer(self, seat: int, choice: Choice) -> None:
        anytime.take(self, seat, choice)
