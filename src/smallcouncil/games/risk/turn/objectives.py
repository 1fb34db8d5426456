"""Turn step 6 of Dominion: complete one objective, then see whether the game is won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.cards.objectives import fulfilled
from smallcouncil.games.risk.decks import KeepOneObjective
from smallcouncil.games.risk.turn.victory import check_dominion
from smallcouncil.games.risk.words import COMPLETE, COMPLETED, DONE
from smallcouncil.table import Choice, Procedure, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

ASK_COMPLETE: Prompt = Prompt("objective.complete", rule="R-RK-objective-05")
PROMPTS = (ASK_COMPLETE,)


class CompleteObjective(Procedure):
    """At most one fulfilled objective is revealed and scored; two new ones are drawn, one is kept."""

    steps = ("complete", "victory")
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def complete(self, t: RiskTable) -> None:
        choices = [COMPLETE(o) for o in t.objectives[self.seat] if fulfilled(t, self.seat, o)]
        if choices or (t.safe and t.objectives[self.seat]):
            choices.append(DONE())
            self.ask(t, self.seat, ASK_COMPLETE, choices, always=t.safe)

    def on_complete(self, t: RiskTable, seat: int, choice: Choice) -> None:
        if choice.verb is DONE:
            return
        (objective,) = choice.args
        points = facts.OBJECTIVES[objective].points
        t.objectives[seat].remove(objective)
        t.objective_discard.append(objective)
        t.points[seat] += points
        t.tell(COMPLETED, seat, objective, points)
        t.call(KeepOneObjective(seat))

    def victory(self, t: RiskTable) -> None:
        check_dominion(t, self.seat)
