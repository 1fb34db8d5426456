"""The round: seven phases, each with its steps and action windows."""

from __future__ import annotations

from smallcouncil.games.cardgame.abilities.actions import ActionWindow
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.layout.prints import CHARACTER
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
    begin,
    end,
    has_phases,
)
from smallcouncil.games.cardgame.rounds.plots import ChoosePlots
from smallcouncil.games.cardgame.values.current import GOLD
from smallcouncil.games.cards1e import modifiers, words
from smallcouncil.games.cards1e.challenges.phase import ChallengesPhase
from smallcouncil.games.cards1e.edition import EDITION, UNCAPPED
from smallcouncil.games.cards1e.phases.plot import RevealPlots, return_plots
from smallcouncil.games.cards1e.phases.shadows import OutOfShadows, has_shadows
from smallcouncil.games.cards1e.phases.titles import ChooseTitles, return_titles
from smallcouncil.games.cards1e.state import DRAWN, CouncilTable
from smallcouncil.table import Procedure

DRAWN_PER_ROUND = 2


class Round(Procedure):
    steps = (
        "plot_phase",  # 1
        "plot_begins",
        "plot_actions",
        "choose_plots",
        "before_revealing",
        "reveal_plots",
        "choose_titles",
        "plot_window",
        "plot_phase_ends",
        "draw_phase",  # 2
        "draw_begins",
        "draw",
        "draw_window",
        "draw_phase_ends",
        "marshaling_phase",  # 3
        "marshaling_begins",
        "marshal",
        "marshaling_phase_ends",
        "challenges_phase",  # 4
        "challenges_begin",
        "challenges",
        "challenges_phase_ends",
        "dominance_phase",  # 5
        "dominance_begins",
        "dominance",
        "dominance_window",
        "dominance_phase_ends",
        "standing_phase",  # 6
        "standing_begins",
        "stand",
        "standing_window",
        "standing_phase_ends",
        "taxation_phase",  # 7
        "taxation_begins",
        "return_gold",
        "taxation_window",
        "taxation_phase_ends",
        "round_ends",
    )

    def copy(self) -> Round:
        return Round().at(self.step)

    def plot_phase(self, t: CouncilTable) -> None:
        t.round += 1
        t.tally = [0] * len(t.tally)
        enter(t, PLOT)

    def plot_begins(self, t: CouncilTable) -> None:
        begin(t, PLOT)

    def plot_actions(self, t: CouncilTable) -> None:
        t.call(ActionWindow(t.first, 0))

    def choose_plots(self, t: CouncilTable) -> None:
        t.call(ChoosePlots())

    def before_revealing(self, t: CouncilTable) -> None:
        if t.total(modifiers.PLOTS_WAIT):
            t.call(ActionWindow(t.first, 0))

    def reveal_plots(self, t: CouncilTable) -> None:
        t.call(RevealPlots([]))

    def choose_titles(self, t: CouncilTable) -> None:
        if t.uses_titles():
            t.call(ChooseTitles(0))

    def plot_window(self, t: CouncilTable) -> None:
        t.call(ActionWindow(t.first, 0))

    def plot_phase_ends(self, t: CouncilTable) -> None:
        end(t, PLOT)

    def draw_phase(self, t: CouncilTable) -> None:
        enter(t, DRAW)

    def draw_begins(self, t: CouncilTable) -> None:
        begin(t, DRAW)

    def draw(self, t: CouncilTable) -> None:
        facts: list[int] = []
        for seat in t.order():
            count = max(0, DRAWN_PER_ROUND + t.total(modifiers.DRAW_MORE, seat))
            if count:
                facts += (kinds.DREW, -1, seat, count, PENDING)
        happen(t, facts, UNCAPPED)

    def draw_window(self, t: CouncilTable) -> None:
        t.call(ActionWindow(t.first, 0))

    def draw_phase_ends(self, t: CouncilTable) -> None:
        end(t, DRAW)

    def marshaling_phase(self, t: CouncilTable) -> None:
        enter(t, MARSHALING)

    def marshaling_begins(self, t: CouncilTable) -> None:
        begin(t, MARSHALING)

    def marshal(self, t: CouncilTable) -> None:
        t.call(Marshaling(t.order()))

    def marshaling_phase_ends(self, t: CouncilTable) -> None:
        end(t, MARSHALING)

    def challenges_phase(self, t: CouncilTable) -> None:
        enter(t, CHALLENGES)

    def challenges_begin(self, t: CouncilTable) -> None:
        begin(t, CHALLENGES)

    def challenges(self, t: CouncilTable) -> None:
        t.call(ChallengesPhase(t.order()))

    def challenges_phase_ends(self, t: CouncilTable) -> None:
        end(t, CHALLENGES)

    def dominance_phase(self, t: CouncilTable) -> None:
        enter(t, DOMINANCE)

    def dominance_begins(self, t: CouncilTable) -> None:
        begin(t, DOMINANCE)

    def dominance(self, t: CouncilTable) -> None:
        totals = {s: dominance_strength(t, s) for s in t.alive}
        best = max(totals.values())
        winners = [s for s in t.alive if totals[s] == best]
        if len(winners) == 1 and best > 0:
            t.tell(words.DOMINATED, winners[0])
            t.call(WinDominance(winners[0]))

    def dominance_window(self, t: CouncilTable) -> None:
        t.call(ActionWindow(t.first, 0))

    def dominance_phase_ends(self, t: CouncilTable) -> None:
        end(t, DOMINANCE)

    def standing_phase(self, t: CouncilTable) -> None:
        enter(t, STANDING)

    def standing_begins(self, t: CouncilTable) -> None:
        begin(t, STANDING)

    def stand(self, t: CouncilTable) -> None:
        cards = [c for seat in t.order() for c in (t.house[seat], *t.plays[seat])]
        effects.stand(t, [c for c in cards if t.kneeling[c] and not t.total(modifiers.DOES_NOT_STAND, c)])

    def standing_window(self, t: CouncilTable) -> None:
        t.call(ActionWindow(t.first, 0))

    def standing_phase_ends(self, t: CouncilTable) -> None:
        end(t, STANDING)

    def taxation_phase(self, t: CouncilTable) -> None:
        if t.total(modifiers.NO_TAXATION):
            self.goto(t, "taxation_phase_ends")
        else:
            enter(t, TAXATION)

    def taxation_begins(self, t: CouncilTable) -> None:
        begin(t, TAXATION)

    def return_gold(self, t: CouncilTable) -> None:
        for seat in t.alive:
            t.gold[seat] = 0
        t.touch(GOLD)

    def taxation_window(self, t: CouncilTable) -> None:
        t.call(ActionWindow(t.first, 0))

    def taxation_phase_ends(self, t: CouncilTable) -> None:
        end(t, TAXATION)

    def round_ends(self, t: CouncilTable) -> None:
        return_titles(t)
        return_plots(t)
        self.goto(t, "plot_phase")


has_phases(EDITION)


def enter(t: CouncilTable, phase: int) -> None:
    """A phase is about to begin: first of all cards come out of the shadows."""
    t.phase = phase
    t.active_player = -1
    t.touch(-1)  # some cards are stronger in a phase
    if has_shadows(t):
        t.call(OutOfShadows(t.order()))


def drawn(t: CouncilTable, facts: list[int], at: int, marks: int) -> None:
    """Effects make a player draw only so many cards a round; what the draw phase gives does not count."""
    if not marks & UNCAPPED:
        seat = facts[at + kinds.SEAT]
        facts[at + kinds.VALUE] = min(facts[at + kinds.VALUE], t.draws_left(seat))
        t.add(seat, DRAWN, min(facts[at + kinds.VALUE], len(t.decks[seat])))
    effects.drawn(t, facts, at, marks)


EDITION.occurs(kinds.DREW, drawn)


class Marshaling(Procedure):
    """Each player in turn collects income and plays cards; all may act."""

    steps = ("turn", "window")
    fields = ("waiting",)

    def __init__(self, waiting: list[int]) -> None:
        self.step = 0
        self.waiting = waiting

    def copy(self) -> Marshaling:
        return Marshaling(self.waiting[:]).at(self.step)

    def turn(self, t: CouncilTable) -> None:
        if t.begin_turn(self.waiting):
            seat = t.active_player
            effects.gain_gold(t, seat, t.income(seat), kinds.INCOME)
        else:
            self.finish()

    def window(self, t: CouncilTable) -> None:
        self.goto(t, "turn")
        t.call(ActionWindow(t.active_player, 0))


def dominance_strength(t: CouncilTable, seat: int) -> int:
    standing = [c for c in t.plays[seat] if t.box.type[c] == CHARACTER and not t.kneeling[c]]
    return sum(t.strength_of(c) for c in standing) + t.gold[seat] + t.total(modifiers.DOMINANCE, seat)


class WinDominance(Procedure):
    """One power for the house, then whatever answers the victory."""

    steps = ("gain", "answer")
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def gain(self, t: CouncilTable) -> None:
        effects.gain_power(t, t.house[self.seat], 1)

    def answer(self, t: CouncilTable) -> None:
        happen(t, [kinds.DOMINANCE_WON, -1, self.seat, 0, PENDING])


PROCEDURES = (Round, Marshaling, WinDominance)
