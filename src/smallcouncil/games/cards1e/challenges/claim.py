"""Claim: what the challenged player suffers when the attacker has won."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.layout.prints import INTRIGUE, MILITARY
from smallcouncil.games.cardgame.occurrences.kinds import KILLED
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.challenge import claim_random_cards
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.table import Choice, Procedure


class Claim(Procedure):
    steps = ("measure", "choose", "apply")
    fields = ("chosen", "value")

    def __init__(self, chosen: list[int], value: int) -> None:
        self.step = 0
        self.chosen = chosen
        self.value = value

    def measure(self, t: CouncilTable) -> None:
        self.value = t.claim(t.attacker)
        if self.value == 0:
            self.finish()

    def choose(self, t: CouncilTable) -> None:
        if t.type != MILITARY:
            return
        left = [c for c in t.characters(t.against) if c not in self.chosen and t.may_leave(c, KILLED)]
        count = self.value - len(self.chosen)
        if left and count:
            self.ask(t, t.against, t.prompt(rounds.CLAIM), [shared.PICK(c) for c in left], args=(count,))

    def on_choose(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        self.chosen.append(choice.args[0])
        self.again()

    def apply(self, t: CouncilTable) -> None:
        if t.type == MILITARY:
            effects.kill(t, self.chosen)
        elif t.type == INTRIGUE:
            claim_random_cards(t, [t.against], self.value)
        else:
            effects.move_power(t, t.house[t.against], t.house[t.attacker], self.value)
