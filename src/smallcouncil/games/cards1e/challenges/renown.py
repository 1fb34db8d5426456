"""Renown: the winner's participants that have it may claim power, each for itself."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import PENDING
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards1e.edition import RENOWN_CLAIMED
from smallcouncil.games.cards1e.facts import RENOWN
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.table import Choice, Procedure


class Renown(Procedure):
    steps = ("choose", "apply")
    fields = ("chosen",)

    def __init__(self, chosen: list[int]) -> None:
        self.step = 0
        self.chosen = chosen

    def left(self, t: CouncilTable) -> list[int]:
        return [c for c in t.participants(t.winner) if t.has_keyword(c, RENOWN) and c not in self.chosen]

    def choose(self, t: CouncilTable) -> None:
        left = self.left(t)
        if left:
            choices = [rounds.ALL, shared.DONE]
            if len(left) > 1:
                choices += [shared.PICK(c) for c in left]
            self.ask(t, t.winner, t.prompt(rounds.RENOWN), choices)

    def on_choose(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        if choice is rounds.ALL:
            self.chosen += self.left(t)
        elif choice is not shared.DONE:
            self.chosen.append(choice.args[0])
            self.again()

    def apply(self, t: CouncilTable) -> None:
        facts: list[int] = []
        for card in self.chosen:
            facts += (kinds.POWER_GAINED, card, t.winner, 1, PENDING)
            facts += (RENOWN_CLAIMED, card, t.winner, 1, PENDING)
        happen(t, facts)
