"""The round: seven phases in the order of the timing appendix, each with its framework steps and action windows."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.layout.prints import CHARACTER
from smallcouncil.games.cardgame.occurrences.kinds import ORDERED
from smallcouncil.games.cardgame.rounds.phases import has_phases
from smallcouncil.games.cardgame.rounds.round import PhasesOfRound
from smallcouncil.games.cards2e import modifiers, words
from smallcouncil.games.cards2e.challenges.phase import ChallengesPhase
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.facts import TITLE_WORDS
from smallcouncil.games.cards2e.phases.plot import RevealPlots
from smallcouncil.games.cards2e.phases.titles import DraftTitles, return_titles
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.table import Choice, Procedure


class Round(PhasesOfRound):
    steps = (
        "plot_phase",  # 1.1
        "choose_plots",  # 1.2
        "reveal_plots",  # 1.3
        "draft_titles",  # 1.4
        "plot_window",
        "plot_phase_ends",  # 1.5
        "draw_phase",  # 2.1
        "draw",  # 2.2
        "draw_window",
        "draw_phase_ends",  # 2.3
        "marshaling_phase",  # 3.1
        "marshal",  # 3.2, 3.3
        "marshaling_phase_ends",  # 3.4
        "challenges_phase",  # 4.1
        "challenges",  # 4.2, 4.3
        "challenges_phase_ends",  # 4.4
        "dominance_phase",  # 5.1
        "dominance",  # 5.2
        "dominance_window",
        "dominance_phase_ends",  # 5.3
        "standing_phase",  # 6.1
        "stand",  # 6.2
        "standing_window",
        "standing_phase_ends",  # 6.3
        "taxation_phase",  # 7.1
        "return_gold",  # 7.2
        "check_reserve",  # 7.3
        "give_back_titles",  # 7.4
        "taxation_window",
        "taxation_phase_ends",  # 7.5
        "next_round",
    )

    def copy(self) -> Round:
        return Round().at(self.step)

    def reveal_plots(self, t: ThronesTable) -> None:
        t.call(RevealPlots([], []))

    def draft_titles(self, t: ThronesTable) -> None:
        if t.players > 2:
            t.call(DraftTitles(0))

    def challenges(self, t: ThronesTable) -> None:
        t.call(ChallengesPhase(t.order()))

    def stand(self, t: ThronesTable) -> None:
        t.call(StandAll(t.order(), []))

    def check_reserve(self, t: ThronesTable) -> None:
        t.call(CheckReserve(t.order(), []))

    def give_back_titles(self, t: ThronesTable) -> None:
        return_titles(t)

    def next_round(self, t: ThronesTable) -> None:
        self.goto(t, "plot_phase")


has_phases(EDITION)

# ---------------------------------------------------------------------- standing, taxation


class StandAll(Procedure):
    """All kneeling cards stand at the same moment; who may stand only two characters says which."""

    steps = ("choose", "stand")
    fields = ("waiting", "chosen")

    def __init__(self, waiting: list[int], chosen: list[int]) -> None:
        self.step = 0
        self.waiting = waiting
        self.chosen = chosen

    def kneeling(self, t: ThronesTable, seat: int) -> list[int]:
        return [c for c in t.characters(seat) if t.kneeling[c]]

    def choose(self, t: ThronesTable) -> None:
        while self.waiting:
            seat = self.waiting[0]
            kneeling = self.kneeling(t, seat)
            if t.total(modifiers.STAND_TWO, seat) and len(kneeling) > 2:
                left = [c for c in kneeling if c not in self.chosen]
                self.ask(t, seat, words.ASK_STAND, shared.PICK.each(left))
                return
            self.chosen += kneeling
            self.waiting = self.waiting[1:]

    def on_choose(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        self.again()
        self.chosen.append(choice.args[0])
        if sum(1 for c in self.chosen if t.control[c] == seat) == 2:
            self.waiting = self.waiting[1:]

    def stand(self, t: ThronesTable) -> None:
        types, kneeling = t.box.type, t.kneeling
        cards = self.chosen[:]
        for seat in t.alive:
            cards += [c for c in [t.house[seat], *t.plays[seat]] if kneeling[c] and types[c] != CHARACTER]
        effects.stand(t, cards)


class CheckReserve(Procedure):
    """Who has more cards in hand than the reserve discards down to it."""

    steps = ("choose",)
    fields = ("waiting", "chosen")

    def __init__(self, waiting: list[int], chosen: list[int]) -> None:
        self.step = 0
        self.waiting = waiting
        self.chosen = chosen

    def choose(self, t: ThronesTable) -> None:
        while self.waiting:
            seat = self.waiting[0]
            if seat in t.alive:
                excess = len(t.hands[seat]) - len(self.chosen) - t.value(seat, modifiers.RESERVE_VALUE)
                if excess > 0:
                    what, chosen = t.box.what, self.chosen
                    titles = dict.fromkeys([what[c] for c in t.hands[seat] if c not in chosen])
                    self.ask(t, seat, words.ASK_RESERVE, TITLE_WORDS.take.each(titles), args=(excess,))
                    return
                if self.chosen:
                    cards = self.chosen
                    self.chosen = []
                    self.waiting = self.waiting[1:]
                    self.again()
                    effects.discard_from_hand(t, cards, marks=ORDERED)
                    return
            self.waiting = self.waiting[1:]

    def on_choose(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        self.again()
        title = choice.args[0]
        self.chosen.append(next(c for c in t.hands[seat] if t.box.what[c] == title and c not in self.chosen))


PROCEDURES = (Round, StandAll, CheckReserve)
