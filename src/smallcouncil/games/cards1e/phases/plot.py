"""Plots: revealed together; initiative, first player, when revealed abilities; plots that effects change."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.abilities.restrictions import allowed
from smallcouncil.games.cardgame.effects.lasting import UNTIL_PLOT, end_lasting
from smallcouncil.games.cardgame.layout.zones import PLOTS, REVEALED, USED
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import PENDING
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.plots import initiative_winner, revealed_ability
from smallcouncil.games.cardgame.values.current import UNTIL, WHOSE
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.table import Choice, Procedure


class RevealPlots(Procedure):
    steps = ("reveal", "compare", "first_player", "answer", "when_revealed")
    fields = ("waiting", "winner")

    def __init__(self, waiting: list[int], winner: int = -1) -> None:
        self.step = 0
        self.waiting = waiting  # plots whose when revealed ability is still to come
        self.winner = winner  # of the initiative

    def reveal(self, t: CouncilTable) -> None:
        for seat in t.order():
            card = t.chosen[seat]
            if card >= 0:
                t.chosen[seat] = -1
                reveal(t, seat, card)
                self.waiting.append(card)

    def compare(self, t: CouncilTable) -> None:
        self.winner = initiative_winner(t, {s: t.initiative(s) for s in t.alive})

    def first_player(self, t: CouncilTable) -> None:
        self.ask(t, self.winner, t.prompt(rounds.FIRST_PLAYER), [shared.PLAYER(s) for s in t.alive])

    def on_first_player(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        t.set_first(choice.args[0])

    def answer(self, t: CouncilTable) -> None:
        facts: list[int] = []
        for card in self.waiting:
            facts += (kinds.PLOT_REVEALED, card, t.control[card], 0, PENDING)
        self.waiting = [c for c in self.waiting if revealed_ability(t, c) >= 0]
        happen(t, facts)

    def when_revealed(self, t: CouncilTable) -> None:
        waiting = [c for c in self.waiting if t.zone[c] == REVEALED]
        if waiting:
            self.ask(t, t.first, t.prompt(rounds.WHEN_REVEALED), [rounds.RESOLVE(c) for c in waiting])

    def on_when_revealed(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        self.again()
        card = choice.args[0]
        self.waiting.remove(card)
        use_revealed(t, card, t.control[card])


ANSWER = RevealPlots.steps.index("answer")


def reveal(t: CouncilTable, seat: int, card: int) -> None:
    """Turn up a plot; the one before is used. The last of a plot deck brings the used ones back."""
    old = t.plot[seat]
    if old >= 0:
        t.zone[old] = USED
        t.control[old] = t.box.owner[old]
        t.used_plots[seat].append(old)
        end_lasting(t, [e for e in t.lasting if e[UNTIL] == UNTIL_PLOT and e[WHOSE] == seat])
    t.zone[card] = REVEALED
    t.control[card] = seat
    t.met[card] = -1
    t.lay_beside(seat, card, t.agenda[seat])
    t.tell(rounds.REVEALED, seat, card)
    if not t.plots[seat]:
        for used in t.used_plots[seat]:
            t.zone[used] = PLOTS
        t.plots[seat] = t.used_plots[seat]
        t.used_plots[seat] = []


def reveal_anew(t: CouncilTable, seat: int, card: int) -> None:
    """By an effect: nobody compares initiative or names a first player. The last thing a part of an effect does.

    A plot that is chosen already, and not revealed yet, waits.
    """
    t.plots[seat].remove(card)
    reveal(t, seat, card)
    t.call(RevealPlots([card]).at(ANSWER))


def use_revealed(t: CouncilTable, card: int, seat: int) -> None:
    """A when revealed ability must be used if it can do anything; `seat` is "you" in it."""
    use = Initiate(card, revealed_ability(t, card), seat)
    if allowed(t, use.declared(t), use):
        t.call(use)


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
        if not t.plots[seat]:
            for used in t.used_plots[seat]:
                t.zone[used] = PLOTS
            t.plots[seat], t.used_plots[seat] = t.used_plots[seat], []
