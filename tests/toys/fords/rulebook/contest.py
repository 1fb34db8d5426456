"""The contest for a ford: everyone lays a card in secret, the strongest takes it, the next ford follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.table import Choice, Procedure

from .cards import strengths
from .facts import FACTS
from .words import CONTEST, CONTESTED, LAY, SHOWN, TAKEN

if TYPE_CHECKING:
    from .state import FordsTable

NONE = -1


class Contest(Procedure):
    steps = ("lay", "show", "award", "go_on")

    def lay(self, t: FordsTable) -> None:  # R-FD-contest-01
        for seat in range(t.players):
            if t.laid[seat] == NONE:
                self.ask(
                    t, seat, CONTEST, [LAY(card) for card in sorted(set(t.hands[seat]))], args=(t.ford,), always=True
                )

    def on_lay(self, t: FordsTable, seat: int, choice: Choice) -> None:
        (card,) = choice.args
        t.hands[seat].remove(card)
        t.laid[seat] = card

    def reopen_lay(self, t: FordsTable, seat: int) -> None:  # on imagined tables: the others have not chosen yet
        for other in range(t.players):
            if other != seat and t.laid[other] != NONE:
                t.hands[other].append(t.laid[other])
                t.laid[other] = NONE

    def show(self, t: FordsTable) -> None:
        for seat in range(t.players):
            t.tell(SHOWN, seat, t.laid[seat])

    def award(self, t: FordsTable) -> None:
        found = strengths(t.laid)
        best = [seat for seat in range(t.players) if found[seat] == max(found)]
        if len(best) == 1:  # R-FD-contest-02
            t.points[best[0]] += FACTS.ford[t.ford].worth
            t.tell(TAKEN, best[0], t.ford)
        else:  # R-FD-contest-03
            t.tell(CONTESTED, t.ford)
        t.discard += t.laid
        t.laid = [NONE] * t.players

    def go_on(self, t: FordsTable) -> None:
        if t.ford + 1 < len(FACTS.ford):
            t.ford += 1
            self.goto(t, "lay")
            return
        best = max(t.points)  # R-FD-end-01
        t.end(tuple(s for s in range(t.players) if t.points[s] == best), tuple(t.points), "fords")
