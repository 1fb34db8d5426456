"""Claim: what the loser suffers (4.2.4)."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.layout.prints import INTRIGUE, MILITARY
from smallcouncil.games.cardgame.occurrences.kinds import CLAIM, ORDERED
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.challenge import claim_random_cards
from smallcouncil.games.cards2e import modifiers, words
from smallcouncil.games.cards2e.facts import number_of
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.table import Choice, Procedure

MASTER_OF_WHISPERS = number_of("master_of_whispers")


class Claim(Procedure):
    steps = ("measure", "whispers", "choose", "apply")
    fields = ("victims", "chosen", "value")

    def __init__(self, victims: list[int], chosen: list[int], value: int) -> None:
        self.step = 0
        self.victims = victims
        self.chosen = chosen
        self.value = value

    def measure(self, t: ThronesTable) -> None:
        self.value = t.value(t.attacker, modifiers.CLAIM)
        if self.value == 0:
            self.finish()

    def whispers(self, t: ThronesTable) -> None:
        """The Master of Whispers may have any opponents suffer an intrigue claim."""
        if t.type != INTRIGUE or not t.bears(t.attacker, MASTER_OF_WHISPERS) or len(t.alive) == 2:
            self.victims = [t.loser]
            return
        left = [s for s in t.opponents(t.attacker) if s not in self.victims]
        choices = shared.PLAYER.each(left)
        if self.victims:
            choices.insert(0, shared.DONE)
        self.ask(t, t.attacker, words.ASK_WHISPERS, choices)

    def on_whispers(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        if choice is not shared.DONE:
            self.victims.append(choice.args[0])
            self.again()

    def choose(self, t: ThronesTable) -> None:
        if t.type != MILITARY:
            return
        left = [c for c in t.characters(t.loser) if c not in self.chosen]
        count = self.value - len(self.chosen)
        if left and count:
            self.ask(t, t.loser, t.prompt(rounds.CLAIM), [shared.PICK(c) for c in left], args=(count,))

    def on_choose(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        self.chosen.append(choice.args[0])
        self.again()

    def apply(self, t: ThronesTable) -> None:
        if t.type == MILITARY:
            own = all(t.box.owner[c] == t.loser for c in self.chosen)
            effects.kill(t, self.chosen, CLAIM | ORDERED if own else CLAIM)
        elif t.type == INTRIGUE:
            claim_random_cards(t, self.victims, self.value)
        else:
            effects.move_power(t, t.house[t.loser], t.house[t.attacker], self.value)
