"""The challenges phase: who may initiate which challenges, in turn (4.2, 4.3)."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.abilities.actions import open_actions
from smallcouncil.games.cardgame.layout.prints import POWER
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.phases import InTurn
from smallcouncil.games.cardgame.rounds.table import MADE
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.challenges.challenge import Challenge
from smallcouncil.games.cards2e.facts import number_of
from smallcouncil.games.cards2e.phases.titles import supports
from smallcouncil.games.cards2e.state import POWER_FOES, ThronesTable
from smallcouncil.table import Choice

HAND_OF_THE_KING = number_of("hand_of_the_king")
HOW_OFTEN = 1 << modifiers.FORBID_CHALLENGE | 1 << modifiers.ALLOWANCE


def ready_icons(t: ThronesTable, seat: int) -> int:
    """The types of challenges for which a seat has an attacker, as bits."""
    if t.stale:
        refresh(t)
    icons = 0
    kneeling = t.kneeling
    for card in t.characters(seat):
        if not kneeling[card]:
            icons |= t.icons[card]
    return icons


def may_initiate(t: ThronesTable, seat: int, kind: int, opponent: int) -> bool:
    """Allowance, prohibitions and support; attackers apart."""
    if t.stale:
        refresh(t)
    if opponent == seat or supports(t, seat, opponent):
        return False
    allowance = 1
    if t.ruled & HOW_OFTEN:
        if t.total(modifiers.FORBID_CHALLENGE, seat, kind, opponent):
            return False
        allowance += t.total(modifiers.ALLOWANCE, seat, kind)
    made = t.count(seat, MADE + kind)
    if made < allowance:
        return True
    if kind != POWER or made > allowance or not t.bears(seat, HAND_OF_THE_KING):
        return False
    # one more power challenge, as long as not all of them go against one opponent
    return t.count(seat, POWER_FOES) != 1 << opponent


def challenges(t: ThronesTable, seat: int) -> list[Choice]:
    """The challenges that a seat may initiate now."""
    choices: list[Choice] = []
    if seat in t.alive:
        icons = ready_icons(t, seat)
        opponents = t.opponents(seat) if icons else []
        for kind in range(3):
            if icons >> kind & 1:
                choices += [rounds.CHALLENGE(kind, s) for s in opponents if may_initiate(t, seat, kind, s)]
    return choices


class ChallengesPhase(InTurn):
    """Each player in turn initiates challenges; an action window before each."""

    steps = ("turn", "window", "initiate")

    def turn(self, t: ThronesTable) -> None:
        if not t.begin_turn(self.waiting):
            self.finish()

    def window(self, t: ThronesTable) -> None:
        open_actions(t, t.first)

    def initiate(self, t: ThronesTable) -> None:
        seat = t.active_player
        choices = challenges(t, seat)
        if choices:
            self.ask(t, seat, t.edition.prompts[rounds.CHALLENGE_OR_PASS], [*choices, shared.PASS], default=shared.PASS)
        else:
            self.goto(t, "turn")

    def on_initiate(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        if choice is shared.PASS:
            self.goto(t, "turn")
            return
        self.goto(t, "window")
        kind, opponent = choice.args
        t.call(Challenge(kind, opponent, [], []))
