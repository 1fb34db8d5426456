"""The round: the steps of its seven phases that all editions take alike.

An edition lists the steps in the order of its rulebook and adds those that it alone has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.abilities.actions import open_actions
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import PENDING
from smallcouncil.games.cardgame.rounds.phases import (
    CHALLENGES,
    DOMINANCE,
    DRAW,
    MARSHALING,
    PLOT,
    STANDING,
    TAXATION,
    InTurn,
    begin,
    end,
)
from smallcouncil.games.cardgame.rounds.plots import ChoosePlots
from smallcouncil.games.cardgame.rounds.words import DOMINATED
from smallcouncil.games.cardgame.values.current import GOLD
from smallcouncil.table import Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.table import RoundTable


DRAWN_PER_ROUND = 2


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class PhasesOfRound(Procedure):
    """What a round of an edition is made from; its own steps stand beside its list of all of them."""

    draw_marks: ClassVar[int] = 0  # of the occurrence of drawing in the draw phase

    def enter(self, t: RoundTable, phase: int) -> None:
        """What the first step of a phase does: unless an edition says otherwise, the phase begins."""
        begin(t, phase)

    def plot_phase(self, t: RoundTable) -> None:
        t.round += 1
        t.tally = [0] * len(t.tally)
        self.enter(t, PLOT)

    def choose_plots(self, t: RoundTable) -> None:
        t.call(ChoosePlots())

    def plot_window(self, t: RoundTable) -> None:
        open_actions(t, t.first)

    def plot_phase_ends(self, t: RoundTable) -> None:
        end(t, PLOT)

    def draw_phase(self, t: RoundTable) -> None:
        self.enter(t, DRAW)

    def draw(self, t: RoundTable) -> None:
        facts: list[int] = []
        for seat in t.order():
            count = DRAWN_PER_ROUND + t.drawn_besides(seat)
            if count > 0:
                facts += (kinds.DREW, -1, seat, count, PENDING)
        happen(t, facts, self.draw_marks)

    def draw_window(self, t: RoundTable) -> None:
        open_actions(t, t.first)

    def draw_phase_ends(self, t: RoundTable) -> None:
        end(t, DRAW)

    def marshaling_phase(self, t: RoundTable) -> None:
        self.enter(t, MARSHALING)

    def marshal(self, t: RoundTable) -> None:
        t.call(Marshaling(t.order()))

    def marshaling_phase_ends(self, t: RoundTable) -> None:
        end(t, MARSHALING)

    def challenges_phase(self, t: RoundTable) -> None:
        self.enter(t, CHALLENGES)

    def challenges_phase_ends(self, t: RoundTable) -> None:
        end(t, CHALLENGES)

    def dominance_phase(self, t: RoundTable) -> None:
        self.enter(t, DOMINANCE)

    def dominance(self, t: RoundTable) -> None:
        totals = {s: t.dominance_strength(s) for s in t.alive}
        best = max(totals.values())
        winners = [s for s in t.alive if totals[s] == best]
        if len(winners) == 1 and best > 0:
            t.tell(DOMINATED, winners[0])
            t.call(WinDominance(winners[0]))

    def dominance_window(self, t: RoundTable) -> None:
        open_actions(t, t.first)

    def dominance_phase_ends(self, t: RoundTable) -> None:
        end(t, DOMINANCE)

    def standing_phase(self, t: RoundTable) -> None:
        self.enter(t, STANDING)

    def standing_window(self, t: RoundTable) -> None:
        open_actions(t, t.first)

    def standing_phase_ends(self, t: RoundTable) -> None:
        end(t, STANDING)

    def taxation_phase(self, t: RoundTable) -> None:
        self.enter(t, TAXATION)

    def return_gold(self, t: RoundTable) -> None:
        for seat in t.alive:
            t.gold[seat] = 0
        t.touch(GOLD)

    def taxation_window(self, t: RoundTable) -> None:
        open_actions(t, t.first)

    def taxation_phase_ends(self, t: RoundTable) -> None:
        end(t, TAXATION)


class Marshaling(InTurn):
    """Each player in turn collects income and marshals; all may act."""

    steps = ("turn", "window")

    def turn(self, t: RoundTable) -> None:
        if t.begin_turn(self.waiting):
            seat = t.active_player
            effects.gain_gold(t, seat, t.income(seat), kinds.INCOME)
        else:
            self.finish()

    def window(self, t: RoundTable) -> None:
        self.goto(t, "turn")
        open_actions(t, t.first_to_marshal())


class WinDominance(Procedure):
    """One power for the faction, then whatever answers the victory."""

    steps = ("gain", "answer")
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def gain(self, t: RoundTable) -> None:
        effects.gain_power(t, t.house[self.seat], 1)

    def answer(self, t: RoundTable) -> None:
        happen(t, [kinds.DOMINANCE_WON, -1, self.seat, 0, PENDING])
