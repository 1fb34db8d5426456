"""Plots: revealed together; initiative, first player, when revealed abilities."""

from __future__ import annotations

from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import Aftermath
from smallcouncil.games.cardgame.occurrences.kinds import HAPPENED
from smallcouncil.games.cardgame.rounds.plots import StepsOfRevealing, refill_plots, revealed_ability, turn_up
from smallcouncil.games.cards2e.state import ThronesTable


class RevealPlots(StepsOfRevealing):
    steps = ("reveal", "compare", "first_player", "when_revealed", "refill", "answer")
    fields = ("revealed", *StepsOfRevealing.fields)

    def __init__(self, revealed: list[int], waiting: list[int], winner: int = -1) -> None:
        super().__init__(waiting, winner)
        self.revealed = revealed

    def reveal(self, t: ThronesTable) -> None:
        for seat in t.order():
            self.revealed.append(reveal(t, seat))
        self.waiting = [c for c in self.revealed if revealed_ability(t, c) >= 0]

    def refill(self, t: ThronesTable) -> None:
        for seat in t.alive:
            if not t.plots[seat]:
                refill_plots(t, seat)
                t.changed()

    def answer(self, t: ThronesTable) -> None:
        if t.box.heard_at_all >> kinds.PLOT_REVEALED & 1:
            facts: list[int] = []
            for card in self.revealed:
                facts += (kinds.PLOT_REVEALED, card, t.box.owner[card], 0, HAPPENED)
            t.call(Aftermath(facts))


def reveal(t: ThronesTable, seat: int) -> int:
    """Turn up the chosen plot."""
    card = t.chosen[seat]
    t.chosen[seat] = -1
    turn_up(t, seat, card)
    return card


def reveal_anew(t: ThronesTable, seat: int, card: int) -> None:
    """By an effect: nobody compares initiative or chooses a first player. The last thing a part of an effect does."""
    t.plots[seat].remove(card)
    t.chosen[seat] = card
    reveal(t, seat)
    waiting = [card] if revealed_ability(t, card) >= 0 else []
    t.call(RevealPlots([card], waiting).at(RevealPlots.steps.index("when_revealed")))
