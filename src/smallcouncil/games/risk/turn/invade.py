"""Turn step: invasions, their battles, and what a conquest brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import HAS_PORT, IS_COASTAL, board
from smallcouncil.games.risk.turn.conquer import Conquer
from smallcouncil.games.risk.windows.battlefield import (
    ALL_DICE,
    EIGHT_SIDED,
    HIGHEST_DIE,
    REROLL_ONES,
    WIN_TIES,
    BattleUnderWay,
    InvasionUnderWay,
    invasion,
)
from smallcouncil.games.risk.windows.moments import (
    AGAINST_ME,
    AGAINST_OTHER,
    BEFORE_INVASIONS,
    COMMITTED,
    DECLARE,
    ROLLED,
)
from smallcouncil.games.risk.windows.windows import begin, could_play, plays, window, windows
from smallcouncil.games.risk.words import (
    AREA,
    ATTACKS,
    DEFENDS,
    DONE,
    FOUGHT,
    INVADE,
    INVADED,
    INVASION_CANCELLED,
    INVASIONS,
    NEUTRAL,
    REROLLED,
    ROLLS_FOR_NEUTRAL,
    STOP,
    STOPPED,
)
from smallcouncil.games.risk.words import ROLLED as ROLLED_NEWS
from smallcouncil.table import NUMBER, Arg, Choice, Procedure, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

ASK_INVADE = Prompt("invade.declare", rule="R-RK-invade-01")
ASK_ATTACK = Prompt("invade.attack", rule="R-RK-battle-01", source=AREA, target=AREA)
ASK_DEFEND: Prompt = Prompt("invade.defend", rule="R-RK-battle-05", source=AREA, target=AREA, attack=NUMBER)
PROMPTS = (ASK_INVADE, ASK_ATTACK, ASK_DEFEND)


# How many units to fight with, from most to least, by the most that may.
ATTACKS_ONLY = [ATTACKS[most:0:-1] for most in range(facts.ATTACK_DICE + 1)]
ATTACKS_OR_STOP = [[*choices, STOP()] for choices in ATTACKS_ONLY]
DEFENCES = [DEFENDS[most:0:-1] for most in range(facts.DEFENCE_DICE + 1)]
NO_MORE = DONE()


# The neighbours of each territory, with the choice to invade them.
TARGETS = {
    name: [[(b, INVASIONS[a][b]) for b in neighbours] for a, neighbours in enumerate(board(name).neighbours)]
    for name in ("westeros", "essos", "both")
}


def invasions(t: RiskTable, seat: int) -> list[Choice]:
    """Every legal invasion: from an own territory with two units or more to a neighbour that is not one's own."""
    owner = t.owner
    units = t.units
    targets = TARGETS[t.board.name]
    choices = [choice for a in t.own(seat) if units[a] > 1 for b, choice in targets[a] if owner[b] != seat]
    if t.any_coast:
        choices += overseas(t, seat)
    if t.bribed or t.truces or t.wed:
        closed = t.bribed | t.truces
        return [
            c
            for c in choices
            if not closed >> c.args[1] & 1 and not (owner[c.args[1]] >= 0 and t.wed >> owner[c.args[1]] & 1)
        ]
    return choices


def overseas(t: RiskTable, seat: int) -> list[Choice]:
    """Pirate Ship Fleet: from any own port to any coast."""
    owner = t.owner
    return [
        INVASIONS[a][b]
        for a in t.board.areas
        if owner[a] == seat and t.units[a] > 1 and HAS_PORT[a]
        for b in t.board.areas
        if owner[b] != seat and IS_COASTAL[b] and b not in t.board.neighbours[a]
    ]


class Invade(Procedure):
    """Any number of invasions; before the first one, cards of that window."""

    steps = ("declare",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def copy(self) -> Invade:
        return Invade(self.seat).at(self.step)

    def declare(self, t: RiskTable) -> None:
        seat = self.seat
        choices = invasions(t, seat)
        always = False
        if t.gold_in_play and not t.invasions:
            choices += plays(t, BEFORE_INVASIONS, seat)
            always = t.safe and could_play(t, BEFORE_INVASIONS, seat)
        choices.append(NO_MORE)
        self.ask(t, seat, ASK_INVADE, choices, default=NO_MORE, always=always)

    def on_declare(self, t: RiskTable, seat: int, choice: Choice) -> None:
        if choice is NO_MORE:
            return
        self.again()
        if choice.verb is INVADE:
            source, target = choice.args
            t.invasions += 1
            t.tell(INVADED, seat, source, target, t.owner[target])
            t.call(Invasion(seat, source, target, t.owner[target]))
        else:
            begin(t, seat, choice)


class Invasion(InvasionUnderWay):
    """Cards for the declaration, then battle after battle."""

    steps = ("declared", "attack_with", "fought")

    def copy(self) -> Invasion:
        return Invasion(
            self.seat,
            self.source,
            self.target,
            self.defender,
            self.attack[:],
            self.defence[:],
            self.cancelled,
            self.raid,
            self.captive,
            self.battles,
        ).at(self.step)

    def declared(self, t: RiskTable) -> None:
        if not t.gold_in_play:
            return
        others = t.others(self.seat) if self.defender >= 0 else []
        moments = [AGAINST_ME if s == self.defender else AGAINST_OTHER for s in others]
        windows(t, [self.seat, *others], [DECLARE, *moments])

    def attack_with(self, t: RiskTable) -> None:
        if self.cancelled:
            t.tell(INVASION_CANCELLED, self.target)
            self.finish()
            return
        most = min(t.units[self.source] - 1, facts.ATTACK_DICE)
        if most < 1:
            self.finish()
            return
        choices = ATTACKS_OR_STOP[most] if self.battles else ATTACKS_ONLY[most]
        self.ask(t, self.seat, ASK_ATTACK, choices, args=(self.source, self.target))

    def on_attack_with(self, t: RiskTable, seat: int, choice: Choice) -> None:
        if choice.verb is STOP:
            t.tell(STOPPED, seat, self.target)
            self.finish()
        else:
            self.battles += 1
            t.call(Battle(seat, choice.args[0]))

    def fought(self, t: RiskTable) -> None:
        if t.owner[self.target] != self.seat:
            self.goto(t, "attack_with")


class Battle(BattleUnderWay):
    """The attacker has committed units; the defender follows; dice are rolled and compared."""

    steps = ("committed", "defend", "roll", "rolled", "compare")

    def copy(self) -> Battle:
        return Battle(
            self.seat,
            self.attacking,
            self.defending,
            self.attack_dice[:],
            self.attack_sides[:],
            self.defence_dice[:],
            self.defence_sides[:],
            self.attack_all,
            self.defence_all,
        ).at(self.step)

    def about(self, t: RiskTable, moment: int) -> tuple[Arg, ...]:
        if moment == COMMITTED:
            return invasion(t).target, self.attacking
        return tuple(self.attack_dice), tuple(self.defence_dice)

    def closed(self) -> bool:
        return self.attacking < 1

    def committed(self, t: RiskTable) -> None:
        if t.maesters_in_play:
            defender = invasion(t).defender
            if defender >= 0:
                window(t, COMMITTED, defender)

    def defend(self, t: RiskTable) -> None:
        if self.attacking < 1:
            self.finish()
            return
        under_way = invasion(t)
        most = min(t.units[under_way.target], facts.DEFENCE_DICE)
        if under_way.defender == NEUTRAL:
            self.defending = most
            return
        args = (under_way.source, under_way.target, self.attacking)
        self.ask(t, under_way.defender, ASK_DEFEND, DEFENCES[most], args=args)

    def on_defend(self, t: RiskTable, seat: int, choice: Choice) -> None:
        self.defending = choice.args[0]

    def roll(self, t: RiskTable) -> None:
        under_way = invasion(t)
        source, target = under_way.source, under_way.target
        attack_eights = t.engines[source] + under_way.attack[EIGHT_SIDED]
        defence_eights = self.defending if t.forts[target] else t.engines[target] + under_way.defence[EIGHT_SIDED]
        self.attack_sides = sides_of(self.attacking, attack_eights)
        self.defence_sides = sides_of(self.defending, defence_eights)
        below = t.rng.below
        self.attack_dice = [below(sides) + 1 for sides in self.attack_sides]
        self.defence_dice = [below(sides) + 1 for sides in self.defence_sides]
        defender = under_way.defender
        if t.log is not None:
            if defender == NEUTRAL:  # R-RK-neutral-02
                t.tell(ROLLS_FOR_NEUTRAL, t.others(self.seat)[0])
            t.tell(ROLLED_NEWS, self.seat, tuple(self.attack_dice), defender, tuple(self.defence_dice))
        if under_way.attack[REROLL_ONES]:
            reroll_ones(t, self.seat, self.attack_dice, self.attack_sides)
        if under_way.defence[REROLL_ONES]:
            reroll_ones(t, defender, self.defence_dice, self.defence_sides)

    def rolled(self, t: RiskTable) -> None:
        if t.gold_in_play:
            defender = invasion(t).defender
            seats = [self.seat] if defender < 0 else [self.seat, defender]
            windows(t, seats, [ROLLED] * len(seats))

    def compare(self, t: RiskTable) -> None:
        under_way = invasion(t)
        source, target, defender = under_way.source, under_way.target, under_way.defender
        highest = t.knights[source] + under_way.attack[HIGHEST_DIE]
        attack = final_dice(self.attack_dice, highest, self.attack_all + under_way.attack[ALL_DICE])
        highest = t.knights[target] + under_way.defence[HIGHEST_DIE]
        every = self.defence_all + under_way.defence[ALL_DICE]
        for seat, _, amount in t.high_ground:
            if seat == defender:
                every += amount
        defence = final_dice(self.defence_dice, highest, every)
        ties = under_way.attack[WIN_TIES]
        lost = killed = 0
        for ours, theirs in zip(attack, defence, strict=False):
            if ours > theirs or (ties and ours == theirs):
                killed += 1
            else:
                lost += 1
        t.units[source] -= lost
        t.units[target] -= killed
        t.destroyed += killed
        t.tell(FOUGHT, source, target, tuple(attack), tuple(defence), lost, killed)
        if not t.units[target]:
            t.call(Conquer(self.seat, self.attacking - lost))


def sides_of(dice: int, eights: int) -> list[int]:
    """How many sides each die has, the eight-sided ones first."""
    if eights < 1:
        return [6] * dice
    return [8 if i < eights else 6 for i in range(dice)]


def final_dice(dice: list[int], highest: int, every: int) -> list[int]:
    """Dice from high to low, with what is added to the highest one and to each."""
    faces = sorted(dice, reverse=True)
    if every:
        faces = [face + every for face in faces]
    faces[0] += highest
    return faces


def reroll_ones(t: RiskTable, seat: int, faces: list[int], sides: list[int]) -> None:
    for i, face in enumerate(faces):
        if face == 1:
            faces[i] = t.rng.die(sides[i])
            t.tell(REROLLED, seat, faces[i])
