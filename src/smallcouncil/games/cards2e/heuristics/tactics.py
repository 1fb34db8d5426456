"""Events whose use lies in the challenges that follow: to disarm a guard, to rouse who kneels, to bring somebody.

What they do is worth little by itself, and much if nobody is left to answer. So they are judged by the rest of the
challenges phase, played on paper once with them and once without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.effects.delayed import AT_PHASE_END
from smallcouncil.games.cardgame.heuristics.skirmish import Skirmish
from smallcouncil.games.cardgame.heuristics.trial import Trial
from smallcouncil.games.cardgame.layout.zones import PLAY
from smallcouncil.games.cardgame.rounds.phases import CHALLENGES
from smallcouncil.games.cardgame.table import CardTable
from smallcouncil.games.cards2e.challenges.phase import ChallengesPhase
from smallcouncil.games.cards2e.facts import TITLE_WORDS, number_of
from smallcouncil.games.cards2e.heuristics import trial
from smallcouncil.games.cards2e.heuristics.armies import muster
from smallcouncil.games.cards2e.heuristics.worth import advantage, dearness, horizon, in_play
from smallcouncil.games.cards2e.state import ThronesTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

TACTICAL = frozenset(
    number_of(title) for title in ("confinement", "hear_me_roar", "waking_the_dragon", "fire_and_blood")
)
STANDING = 0.3  # the share of a borrowed fighter that `advantage` leaves for his fights: here they are counted


def is_tactical(t: ThronesTable, choice: Choice) -> bool:
    """Is this one of those events, played between challenges?"""
    return choice.verb is TITLE_WORDS.play and choice.args[0] in TACTICAL and between_challenges(t)


def between_challenges(t: ThronesTable) -> bool:
    return t.phase == CHALLENGES and t.type < 0


def turns_left(t: ThronesTable) -> list[int]:
    """Who still attacks this phase, in their order."""
    phase = next((p for p in t.stack if isinstance(p, ChallengesPhase)), None)
    waiting = [] if phase is None else phase.waiting
    return [t.active_player, *[s for s in waiting if s != t.active_player]]


class Prospects(Trial):
    """Trials judged by what the challenges of these seats bring. Where an event leaves options, all are tried."""

    def __init__(self, turns: list[int]) -> None:
        super().__init__(self.foreseen, dearness)
        self.turns = turns

    def foreseen(self, t: ThronesTable, seat: int) -> float:
        worth = advantage(t, seat)
        if t.result is not None:
            return worth
        army = muster(t, seat)
        army.at_start.turns = self.turns[:]
        worth += Skirmish(army).result(army.at_start.copy())
        for moment, _, card, *_ in t.delayed:
            if moment == AT_PHASE_END and t.zone[card] == PLAY and t.control[card] == seat and not t.kneeling[card]:
                worth -= STANDING * horizon(t) * in_play(t, card)
        return worth

    def options(self, t: CardTable, seat: int, ask: Ask) -> list[Choice]:
        if ask.seat == seat and ask.choices[0].verb is TITLE_WORDS.opt and len(ask.choices) > 1:
            return ask.choices
        return super().options(t, seat, ask)


def gain(t: ThronesTable, seat: int, choice: Choice, depth: int) -> float:
    """What the rest of the phase brings more with an event than without."""
    outlook = Prospects(turns_left(t))
    return outlook.outcome(t, seat, choice, depth, 1) - outlook.advantage(t, seat)


def choose(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The target of an ability: of such an event the one that leaves most for the challenges."""
    using = t.stack[-1]
    if isinstance(using, Initiate) and t.box.what[using.card] in TACTICAL and between_challenges(t):
        return Prospects(turns_left(t)).best(t, seat, ask)
    return trial.best(t, seat, ask)
