"""Cards that change dice: bonuses, eight-sided dice, set and re-rolled faces; and dice rolled for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.windows.battlefield import (
    ALL_DICE,
    EIGHT_SIDED,
    EVERY_DIE,
    HIGHEST_DIE,
    REROLL_ONES,
    WIN_TIES,
    Dice,
    battle,
    dice,
    invasion,
)
from smallcouncil.games.risk.windows.moments import DICE
from smallcouncil.games.risk.windows.windows import EFFECTS, window
from smallcouncil.games.risk.words import CARD_ROLL, DIE, DIE_SET, DONE, REROLLED
from smallcouncil.table import NUMBER, Arg, Choice, Procedure, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

Card = facts.Character | facts.Maester

ASK_DIE = Prompt("dice.highest_face", rule="R-RK-domturn-02", dice=NUMBER)
ASK_FORCE = Prompt("dice.force_reroll", rule="R-RK-domturn-02", dice=NUMBER)
ASK_REROLL = Prompt("dice.reroll", rule="R-RK-domturn-02", dice=NUMBER)
PROMPTS = (ASK_DIE, ASK_FORCE, ASK_REROLL)


def add_all(t: RiskTable, seat: int, card: Card) -> None:
    amount = card.args["amount"]
    if card.duration == "turn":
        t.high_ground = [*t.high_ground, [seat, invasion(t).target, amount]]
    elif card.duration == "invasion":
        invasion(t).edges(seat)[ALL_DICE] += amount
    elif seat == battle(t).seat:
        battle(t).attack_all += amount
    else:
        battle(t).defence_all += amount


def add_highest(t: RiskTable, seat: int, card: Card) -> None:
    invasion(t).edges(seat)[HIGHEST_DIE] += card.args["amount"]


def all_d8(t: RiskTable, seat: int, card: Card) -> None:
    invasion(t).edges(seat)[EIGHT_SIDED] += EVERY_DIE


def one_d8(t: RiskTable, seat: int, card: Card) -> None:
    invasion(t).edges(seat)[EIGHT_SIDED] += card.args["dice"]


def reroll_ones(t: RiskTable, seat: int, card: Card) -> None:
    invasion(t).edges(seat)[REROLL_ONES] = 1


def attacker_wins_ties(t: RiskTable, seat: int, card: Card) -> None:
    invasion(t).edges(seat)[WIN_TIES] = 1


def different(faces: list[int], sides: list[int], wanted: list[int]) -> list[Choice]:
    """One choice for each different die among the wanted places."""
    shown: list[tuple[int, int]] = []
    choices = []
    for i in wanted:
        die = (faces[i], sides[i])
        if die not in shown:
            shown.append(die)
            choices.append(DIE(i + 1))
    return choices


class SetDie(Procedure):
    """Set one of the own dice to its highest face."""

    steps = ("pick",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def pick(self, t: RiskTable) -> None:
        faces, sides = dice(t).own_dice(self.seat)
        choices = different(faces, sides, [i for i in range(len(faces)) if faces[i] < sides[i]])
        if choices:
            self.ask(t, self.seat, ASK_DIE, choices, args=(tuple(faces),))

    def on_pick(self, t: RiskTable, seat: int, choice: Choice) -> None:
        faces, sides = dice(t).own_dice(seat)
        place = choice.args[0] - 1
        faces[place] = sides[place]
        t.tell(DIE_SET, seat, faces[place])


class ForceReroll(Procedure):
    """The other side re-rolls one of its dice."""

    steps = ("pick",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def pick(self, t: RiskTable) -> None:
        faces, sides = dice(t).other_dice(self.seat)
        self.ask(t, self.seat, ASK_FORCE, different(faces, sides, list(range(len(faces)))), args=(tuple(faces),))

    def on_pick(self, t: RiskTable, seat: int, choice: Choice) -> None:
        faces, sides = dice(t).other_dice(seat)
        place = choice.args[0] - 1
        faces[place] = t.rng.die(sides[place])
        under_way = invasion(t)
        t.tell(REROLLED, under_way.defender if seat == under_way.seat else under_way.seat, faces[place])


class RerollOwn(Procedure):
    """Re-roll any number of the own dice, each once: first say which, then roll them."""

    steps = ("pick", "roll")
    fields = ("seat", "chosen")

    def __init__(self, seat: int, chosen: list[int] | None = None) -> None:
        self.step = 0
        self.seat = seat
        self.chosen = chosen or []

    def pick(self, t: RiskTable) -> None:
        faces, sides = dice(t).own_dice(self.seat)
        choices = different(faces, sides, [i for i in range(len(faces)) if i not in self.chosen])
        if choices:
            self.ask(t, self.seat, ASK_REROLL, [*choices, DONE()], args=(tuple(faces),), default=DONE())

    def on_pick(self, t: RiskTable, seat: int, choice: Choice) -> None:
        if choice.verb is DIE:
            self.chosen.append(choice.args[0] - 1)
            self.again()

    def roll(self, t: RiskTable) -> None:
        faces, sides = dice(t).own_dice(self.seat)
        for place in self.chosen:
            faces[place] = t.rng.die(sides[place])
            t.tell(REROLLED, self.seat, faces[place])


class CardRoll(Dice):
    """A six-sided die rolled for a card; Valyrian Steel may set it. What it is for stands in `use`."""

    steps: ClassVar[tuple[str, ...]] = ("roll", "rolled", "use")
    fields: ClassVar[tuple[str, ...]] = ("seat", "faces")

    def __init__(self, seat: int, faces: list[int] | None = None) -> None:
        self.step = 0
        self.seat = seat
        self.faces = faces or []

    def about(self, t: RiskTable, moment: int) -> tuple[Arg, ...]:
        return (tuple(self.faces),)

    def own_dice(self, seat: int) -> tuple[list[int], list[int]]:
        return (self.faces, [6]) if seat == self.seat else ([], [])

    def roll(self, t: RiskTable) -> None:
        self.faces = [t.rng.die(6)]
        t.tell(CARD_ROLL, self.seat, tuple(self.faces))

    def rolled(self, t: RiskTable) -> None:
        if self.faces[0] < 6:
            window(t, DICE, self.seat)

    def use(self, t: RiskTable) -> None:
        raise NotImplementedError  # abstract


EFFECTS.update(
    add_all=add_all,
    add_highest=add_highest,
    all_d8=all_d8,
    one_d8=one_d8,
    reroll_ones=reroll_ones,
    attacker_wins_ties=attacker_wins_ties,
    set_die_max=lambda t, seat, card: t.call(SetDie(seat)),
    force_reroll=lambda t, seat, card: t.call(ForceReroll(seat)),
    reroll_own=lambda t, seat, card: t.call(RerollOwn(seat)),
)
PROCEDURES = (SetDie, ForceReroll, RerollOwn)
