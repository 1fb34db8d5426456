"""The round: seven phases, each with its steps and action windows."""

from __future__ import annotations

from smallcouncil.games.cardgame.abilities.actions import open_actions
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.rounds.phases import (
    CHALLENGES,
    DOMINANCE,
    DRAW,
    MARSHALING,
    PLOT,
    STANDING,
    TAXATION,
    begin,
    has_phases,
)
from smallcouncil.games.cardgame.rounds.round import PhasesOfRound
from smallcouncil.games.cardgame.rounds.table import RoundTable
from smallcouncil.games.cardgame.values.current import PHASE
from smallcouncil.games.cards1e import modifiers
from smallcouncil.games.cards1e.challenges.phase import ChallengesPhase
from smallcouncil.games.cards1e.edition import EDITION, UNCAPPED
from smallcouncil.games.cards1e.phases.plot import RevealPlots, return_plots
from smallcouncil.games.cards1e.phases.shadows import OutOfShadows, has_shadows
from smallcouncil.games.cards1e.phases.titles import ChooseTitles, return_titles
from smallcouncil.games.cards1e.state import DRAWN, CouncilTable


class Round(PhasesOfRound):
    draw_marks = UNCAPPED
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

    def enter(self, t: RoundTable, phase: int) -> None:
        """A phase is about to begin: first of all cards come out of the shadows."""
        t.phase = phase
        t.active_player = -1
        t.touch(PHASE)  # some cards are stronger in a phase
        if has_shadows(t):
            t.call(OutOfShadows(t.order()))

    def plot_begins(self, t: CouncilTable) -> None:
        begin(t, PLOT)

    def plot_actions(self, t: CouncilTable) -> None:
        open_actions(t, t.first)

    def before_revealing(self, t: CouncilTable) -> None:
        if t.total(modifiers.PLOTS_WAIT):
            open_actions(t, t.first)

    def reveal_plots(self, t: CouncilTable) -> None:
        t.call(RevealPlots([]))

    def choose_titles(self, t: CouncilTable) -> None:
        if t.uses_titles():
            t.call(ChooseTitles(0))

    def draw_begins(self, t: CouncilTable) -> None:
        begin(t, DRAW)

    def marshaling_begins(self, t: CouncilTable) -> None:
        begin(t, MARSHALING)

    def challenges_begin(self, t: CouncilTable) -> None:
        begin(t, CHALLENGES)

    def challenges(self, t: CouncilTable) -> None:
        t.call(ChallengesPhase(t.order()))

    def dominance_begins(self, t: CouncilTable) -> None:
        begin(t, DOMINANCE)

    def standing_begins(self, t: CouncilTable) -> None:
        begin(t, STANDING)

    def stand(self, t: CouncilTable) -> None:
        cards = [c for seat in t.order() for c in (t.house[seat], *t.plays[seat])]
        kneeling = t.kneeling
        cards = [c for c in cards if kneeling[c]]
        if t.is_ruled(modifiers.DOES_NOT_STAND):
            cards = [c for c in cards if not t.total(modifiers.DOES_NOT_STAND, c)]
        effects.stand(t, cards)

    def taxation_phase(self, t: RoundTable) -> None:
        if t.total(modifiers.NO_TAXATION):
            self.goto(t, "taxation_phase_ends")
        else:
            self.enter(t, TAXATION)

    def taxation_begins(self, t: CouncilTable) -> None:
        begin(t, TAXATION)

    def round_ends(self, t: CouncilTable) -> None:
        return_titles(t)
        return_plots(t)
        self.goto(t, "plot_phase")


has_phases(EDITION)


def drawn(t: CouncilTable, facts: list[int], at: int, marks: int) -> None:
    """Effects make a player draw only so many cards a round; what the draw phase gives does not count."""
    if not marks & UNCAPPED:
        seat = facts[at + kinds.SEAT]
        facts[at + kinds.VALUE] = min(facts[at + kinds.VALUE], t.draws_left(seat))
        t.add(seat, DRAWN, min(facts[at + kinds.VALUE], len(t.decks[seat])))
    effects.drawn(t, facts, at, marks)


EDITION.occurs(kinds.DREW, drawn)
