"""Plots: everyone chooses one in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.layout.zones import CHOSEN, PLOTS
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.table import RoundTable


class ChoosePlots(Procedure):
    """Everyone chooses in secret."""

    steps = ("choose",)

    def choose(self, t: RoundTable) -> None:
        for seat in t.order():
            if t.chosen[seat] < 0 and t.plots[seat]:
                titles = dict.fromkeys(t.box.what[c] for c in t.plots[seat])
                self.ask(t, seat, t.prompt(rounds.CHOOSE_PLOT), [t.words.plot(n) for n in titles])

    def on_choose(self, t: RoundTable, seat: int, choice: Choice) -> None:
        copies = next(t.box.copies[c] for c in t.plots[seat] if t.box.what[c] == choice.args[0])
        card = next(c for c in copies if t.zone[c] == PLOTS)
        t.plots[seat].remove(card)
        t.zone[card] = CHOSEN
        t.chosen[seat] = card


def initiative_winner(t: RoundTable, values: dict[int, int]) -> int:
    """Highest initiative; a tie goes to the least power, then to chance."""
    tied = [s for s in t.alive if values[s] == max(values.values())]
    power = {s: t.total_power(s) for s in tied}
    tied = [s for s in tied if power[s] == min(power.values())]
    return tied[0] if len(tied) == 1 else t.rng.pick(tied)


def revealed_ability(t: RoundTable, card: int) -> int:
    """The when revealed ability of a plot, by its index; -1: it has none."""
    for ability in t.box.printed[card].abilities:
        if kinds.WHEN_REVEALED in ability.kinds:
            return ability.index
    return -1
