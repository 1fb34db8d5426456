"""What is under way when cards are played: the invasion, the battle, dice on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.table import Arg, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

# What cards give one side for a whole invasion, as places in a list.
ALL_DICE, HIGHEST_DIE, EIGHT_SIDED, REROLL_ONES, WIN_TIES = range(5)
EDGES = 5
EVERY_DIE = 99  # as a number of eight-sided dice


class Opener(Procedure):
    """A procedure that opens windows: it says what they are about, and when there is nothing left to do in them."""

    def about(self, t: RiskTable, moment: int) -> tuple[Arg, ...]:
        return ()

    def closed(self) -> bool:
        return False


class InvasionUnderWay(Opener):
    """From one territory against another, until it is conquered or the attacker stops."""

    fields = ("seat", "source", "target", "defender", "attack", "defence", "cancelled", "raid", "captive", "battles")

    def __init__(
        self,
        seat: int,
        source: int,
        target: int,
        defender: int,
        attack: list[int] | None = None,
        defence: list[int] | None = None,
        cancelled: int = 0,
        raid: int = 0,
        captive: int = -1,
        battles: int = 0,
    ) -> None:
        self.step = 0
        self.seat = seat
        self.source = source
        self.target = target
        self.defender = defender
        self.attack = attack or [0] * EDGES  # edges of the attacker
        self.defence = defence or [0] * EDGES
        self.cancelled = cancelled
        self.raid = raid  # gold taken on conquest
        self.captive = captive  # the character captured on conquest
        self.battles = battles

    def edges(self, seat: int) -> list[int]:
        return self.attack if seat == self.seat else self.defence

    def about(self, t: RiskTable, moment: int) -> tuple[Arg, ...]:
        return self.source, self.target

    def closed(self) -> bool:
        return bool(self.cancelled)


class Dice(Opener):
    """Dice of one seat lie on the table; cards may change them."""

    def own_dice(self, seat: int) -> tuple[list[int], list[int]]:
        """The faces that a seat has rolled, and how many sides each die has."""
        raise NotImplementedError  # abstract

    def other_dice(self, seat: int) -> tuple[list[int], list[int]]:
        """The same of the other side; empty outside of battles."""
        return [], []


class BattleUnderWay(Dice):
    """One exchange of dice."""

    fields = (
        "seat",
        "attacking",
        "defending",
        "attack_dice",
        "attack_sides",
        "defence_dice",
        "defence_sides",
        "attack_all",
        "defence_all",
    )

    def __init__(
        self,
        seat: int,
        attacking: int,
        defending: int = 0,
        attack_dice: list[int] | None = None,
        attack_sides: list[int] | None = None,
        defence_dice: list[int] | None = None,
        defence_sides: list[int] | None = None,
        attack_all: int = 0,
        defence_all: int = 0,
    ) -> None:
        self.step = 0
        self.seat = seat
        self.attacking = attacking
        self.defending = defending
        self.attack_dice = attack_dice or []
        self.attack_sides = attack_sides or []
        self.defence_dice = defence_dice or []
        self.defence_sides = defence_sides or []
        self.attack_all = attack_all  # added to every die in this battle
        self.defence_all = defence_all

    def undecided(self) -> bool:
        """The dice are rolled, but not yet compared."""
        return bool(self.attack_dice) and self.step < len(self.steps)

    def own_dice(self, seat: int) -> tuple[list[int], list[int]]:
        if seat == self.seat:
            return self.attack_dice, self.attack_sides
        return self.defence_dice, self.defence_sides

    def other_dice(self, seat: int) -> tuple[list[int], list[int]]:
        if seat == self.seat:
            return self.defence_dice, self.defence_sides
        return self.attack_dice, self.attack_sides


def invasion(t: RiskTable) -> InvasionUnderWay:
    found = t.nearest(InvasionUnderWay)
    assert found is not None, "no invasion is under way"
    return found


def battle(t: RiskTable) -> BattleUnderWay:
    found = t.nearest(BattleUnderWay)
    assert found is not None, "no battle is under way"
    return found


def dice(t: RiskTable) -> Dice:
    found = t.nearest(Dice)
    assert found is not None, "no dice lie on the table"
    return found
