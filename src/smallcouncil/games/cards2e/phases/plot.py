"""Plots: revealed together; initiative, first player, when revealed abilities."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.abilities.restrictions import allowed
from smallcouncil.games.cardgame.effects.lasting import UNTIL_PLOT, end_lasting
from smallcouncil.games.cardgame.layout.layout import UNITS
from smallcouncil.games.cardgame.layout.zones import PLOTS, REVEALED, USED
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import Aftermath
from smallcouncil.games.cardgame.occurrences.kinds import HAPPENED
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.plots import initiative_winner, revealed_ability
from smallcouncil.games.cardgame.values.current import UNTIL, WHOSE
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.table import Choice, Procedure


class RevealPlots(Procedure):
    steps = ("reveal", "compare", "first_player", "when_revealed", "refill", "answer")
    fields = ("revealed", "waiting", "winner")

    def __init__(self, revealed: list[int], waiting: list[int], winner: int = -1) -> None:
        self.step = 0
        self.revealed = revealed
        self.winner = winner  # of the initiative
        self.waiting = waiting  # plots whose when revealed ability is still to come

    def reveal(self, t: ThronesTable) -> None:
        for seat in t.order():
            self.revealed.append(reveal(t, seat))
        self.waiting = [c for c in self.revealed if revealed_ability(t, c) >= 0]

    def compare(self, t: ThronesTable) -> None:
        self.winner = initiative_winner(t, {s: t.value(s, modifiers.INITIATIVE_VALUE) for s in t.alive})

    def first_player(self, t: ThronesTable) -> None:
        self.ask(t, self.winner, t.prompt(rounds.FIRST_PLAYER), [shared.PLAYER(s) for s in t.alive])

    def on_first_player(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        t.set_first(choice.args[0])

    def when_revealed(self, t: ThronesTable) -> None:
        waiting = [c for c in self.waiting if t.zone[c] == REVEALED]
        if waiting:
            self.ask(t, t.first, t.prompt(rounds.WHEN_REVEALED), [rounds.RESOLVE(c) for c in waiting])

    def on_when_revealed(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        self.again()
        card = choice.args[0]
        self.waiting.remove(card)
        use_revealed(t, card)

    def refill(self, t: ThronesTable) -> None:
        for seat in t.alive:
            if not t.plots[seat]:
                for card in t.used_plots[seat]:
                    t.zone[card] = PLOTS
                t.plots[seat] = t.used_plots[seat]
                t.used_plots[seat] = []
                t.changed()

    def answer(self, t: ThronesTable) -> None:
        if t.box.heard_at_all >> kinds.PLOT_REVEALED & 1:
            facts: list[int] = []
            for card in self.revealed:
                facts += (kinds.PLOT_REVEALED, card, t.box.owner[card], 0, HAPPENED)
            t.call(Aftermath(facts))


def reveal(t: ThronesTable, seat: int) -> int:
    """Turn up the chosen plot; the one before goes to the used pile."""
    old = t.plot[seat]
    if old >= 0:
        t.zone[old] = USED
        t.used_plots[seat].append(old)
        t.tokens = {key: n for key, n in t.tokens.items() if key // UNITS != old}
        end_lasting(t, [e for e in t.lasting if e[UNTIL] == UNTIL_PLOT and e[WHOSE] == seat])
    card = t.chosen[seat]
    t.chosen[seat] = -1
    t.zone[card] = REVEALED
    t.met[card] = -1
    t.lay_beside(seat, card, t.agenda[seat])
    t.tell(rounds.REVEALED, seat, card)
    return card


def reveal_anew(t: ThronesTable, seat: int, card: int) -> None:
    """By an effect: nobody compares initiative or chooses a first player. The last thing a part of an effect does."""
    t.plots[seat].remove(card)
    t.chosen[seat] = card
    reveal(t, seat)
    waiting = [card] if revealed_ability(t, card) >= 0 else []
    t.call(RevealPlots([card], waiting).at(RevealPlots.steps.index("when_revealed")))


def use_revealed(t: ThronesTable, card: int) -> None:
    """A when revealed ability must be used if it can do anything."""
    seat = t.box.owner[card]
    use = Initiate(card, revealed_ability(t, card), seat)
    if allowed(t, use.declared(t), use):
        t.call(use)
