"""Combat, step 6: units that a side loses, chosen by their owner."""

from __future__ import annotations

from smallcouncil.games.board2e.combat.battle import Battle, battle
from smallcouncil.games.board2e.combat_words import (
    KILL,
    KILL_ROUTED,
    KILLED,
    SKULL_LOSS,
    SUPPLY_LOSS,
    SWORD_LOSS,
)
from smallcouncil.games.board2e.state import KINDS, BoardTable
from smallcouncil.table import Choice, Procedure, Prompt

SWORDS, SKULLS, SUPPLY = range(3)  # why units are lost
QUESTIONS: tuple[Prompt, ...] = (SWORD_LOSS, SKULL_LOSS, SUPPLY_LOSS)


class Casualties(Procedure):
    """R-B2-casualty-03, -04, R-B2-garrison-06: participating units, no supporting ones, no garrison. Routed units may
    be given for swords (A-B2-25), never for skulls."""

    __slots__ = ("side", "left", "why")
    steps = ("lose",)
    fields = ("side", "left", "why")

    def __init__(self, side: int, left: int, why: int) -> None:
        super().__init__()
        self.side = side
        self.left = left
        self.why = why

    def copy(self) -> Casualties:
        return Casualties(self.side, self.left, self.why).at(self.step)

    def lose(self, t: BoardTable) -> None:
        b = battle(t)
        lying_too = self.why == SWORDS
        choices = victims(t, b, self.side, lying_too)
        units = sum(b.standing(t, self.side)) + (sum(b.lying(t, self.side)) if lying_too else 0)
        if self.left >= units:  # nothing is left to choose
            while choices:
                kill(t, b, self.side, choices[0])
                choices = victims(t, b, self.side, lying_too)
        elif self.left:
            self.ask(t, b.seat(self.side), QUESTIONS[self.why], choices, args=(self.left,))

    def on_lose(self, t: BoardTable, seat: int, choice: Choice) -> None:
        kill(t, battle(t), self.side, choice)
        self.left -= 1
        self.again()


def victims(t: BoardTable, b: Battle, side: int, lying_too: bool) -> list[Choice]:
    """Every kind of unit that a side may lose."""
    standing = b.standing(t, side)
    choices = [KILL(unit) for unit in range(KINDS) if standing[unit]]
    if lying_too:
        lying = b.lying(t, side)
        choices.extend([KILL_ROUTED(unit) for unit in range(KINDS) if lying[unit]])
    return choices


def kill(t: BoardTable, b: Battle, side: int, choice: Choice) -> None:
    (unit,) = choice.args
    b.destroy(t, side, unit, choice.verb is KILL_ROUTED)
    t.tell(KILLED, b.seat(side), unit)
