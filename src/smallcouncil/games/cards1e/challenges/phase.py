"""The challenges phase: who may initiate which challenges, in turn."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.abilities.actions import open_actions
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.phases import InTurn
from smallcouncil.games.cardgame.rounds.table import MADE
from smallcouncil.games.cards1e import modifiers
from smallcouncil.games.cards1e.challenges.challenge import Challenge
from smallcouncil.games.cards1e.challenges.declaring import can_attack
from smallcouncil.games.cards1e.challenges.tolls import price, tolls
from smallcouncil.games.cards1e.phases.titles import supports
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.table import Choice


def may_initiate(t: CouncilTable, seat: int, kind: int) -> bool:
    """How often: attackers and opponents apart."""
    if t.forsworn[seat] == kind:
        return False
    allowance = 1 + t.total(modifiers.ALLOWANCE, seat, kind) if t.is_ruled(modifiers.ALLOWANCE) else 1
    return t.count(seat, MADE + kind) < allowance


def challenges(t: CouncilTable, seat: int) -> list[Choice]:
    """The challenges that a seat may initiate now."""
    choices: list[Choice] = []
    kneeling = t.kneeling
    standing = [c for c in t.characters(seat) if not kneeling[c]]
    if not standing:
        return choices
    opponents = [s for s in t.opponents(seat) if not supports(t, seat, s)]
    taxed = t.is_ruled(modifiers.CHALLENGE_TOLL)
    forbidden = t.ruled >> modifiers.FORBID_CHALLENGE & 1
    icons = 0
    for card in standing:
        icons |= t.icons[card]
    for kind in range(3):
        # who cannot attack for nothing cannot if a toll is due
        if not icons >> kind & 1 or not may_initiate(t, seat, kind) or not can_attack(t, standing, kind):
            continue
        for opponent in opponents:
            if not forbidden or not t.total(modifiers.FORBID_CHALLENGE, seat, kind, opponent):
                due = price(tolls(t, modifiers.CHALLENGE_TOLL, seat, kind, opponent)) if taxed else 0
                if not due or (t.can_pay(seat, due) and can_attack(t, standing, kind, due)):
                    choices.append(rounds.CHALLENGE(kind, opponent))
    return choices


class ChallengesPhase(InTurn):
    """A window before the first challenge and after each; each player in turn initiates his."""

    steps = ("window", "initiate")

    def window(self, t: CouncilTable) -> None:
        if t.active_player < 0:
            t.begin_turn(self.waiting)
        open_actions(t, t.first)

    def initiate(self, t: CouncilTable) -> None:
        while True:
            seat = t.active_player
            choices = challenges(t, seat)
            if choices:
                self.ask(
                    t, seat, t.edition.prompts[rounds.CHALLENGE_OR_PASS], [*choices, shared.PASS], default=shared.PASS
                )
                return
            if not t.begin_turn(self.waiting):
                return

    def on_initiate(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        if choice is shared.PASS:
            if t.begin_turn(self.waiting):
                self.again()
            return
        self.goto(t, "window")
        kind, opponent = choice.args
        t.call(Challenge(kind, opponent, [], []))
