"""Plots: revealed together; initiative, first player, when revealed abilities; plots that effects change."""

from __future__ import annotations

from smallcouncil.games.cardgame.layout.zones import USED
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import PENDING
from smallcouncil.games.cardgame.rounds.plots import StepsOfRevealing, refill_plots, revealed_ability, turn_up
from smallcouncil.games.cards1e.state import CouncilTable


class RevealPlots(StepsOfRevealing):
    steps = ("reveal", "compare", "first_player", "answer", "when_revealed")

    def reveal(self, t: CouncilTable) -> None:
        for seat in t.order():
            card = t.chosen[seat]
            if card >= 0:
                t.chosen[seat] = -1
                reveal(t, seat, card)
                self.waiting.append(card)

    def answer(self, t: CouncilTable) -> None:
        facts: list[int] = []
        for card in self.waiting:
            facts += (kinds.PLOT_REVEALED, card, t.control[card], 0, PENDING)
        self.waiting = [c for c in self.waiting if revealed_ability(t, c) >= 0]
        happen(t, facts)


ANSWER = RevealPlots.steps.index("answer")


def reveal(t: CouncilTable, seat: int, card: int) -> None:
    """The last of a plot deck brings the used ones back."""
    turn_up(t, seat, card)
    refill_plots(t, seat)


def reveal_anew(t: CouncilTable, seat: int, card: int) -> None:
    """By an effect: nobody compares initiative or names a first player. The last thing a part of an effect does.

    A plot that is chosen already, and not revealed yet, waits.
    """
    t.plots[seat].remove(card)
    reveal(t, seat, card)
    t.call(RevealPlots([card]).at(ANSWER))


# ---------------------------------------------------------------------- plot decks that change hands for a round


def exchange_plots(t: CouncilTable, one: int, two: int) -> None:
    """Two players exchange plot decks and used plots until the round ends."""
    for piles in (t.plots, t.used_plots):
        piles[one], piles[two] = piles[two], piles[one]
        for card in piles[one] + piles[two]:  # both have seen them
            t.met[card] |= 1 << one | 1 << two


def return_plots(t: CouncilTable) -> None:
    """Every plot goes back to its owner's pile of the same kind; a borrowed revealed one to his used plots."""
    owner = t.box.owner
    for piles in (t.plots, t.used_plots):
        cards = [c for pile in piles for c in pile]
        if any(owner[c] != seat for seat, pile in enumerate(piles) for c in pile):
            piles[:] = [[c for c in cards if owner[c] == seat] for seat in range(t.players)]
    for seat, plot in enumerate(t.plot):
        if plot >= 0 and owner[plot] != seat:
            t.zone[plot] = USED
            t.control[plot] = owner[plot]
            t.used_plots[owner[plot]].append(plot)
            t.lay_beside(seat, -1, t.agenda[seat])
    for seat in range(t.players):  # nobody begins a round without a plot to choose
        refill_plots(t, seat)
