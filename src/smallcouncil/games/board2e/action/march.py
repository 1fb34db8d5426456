"""March orders: units move one by one, then whatever resists is fought."""

from __future__ import annotations

from smallcouncil.games.board2e.action.control import control_changed
from smallcouncil.games.board2e.action.movement import (
    ENEMY,
    FREE,
    NEUTRAL,
    force,
    march_reach,
    neutral_support,
    neutral_value,
    resistance,
    supporters,
)
from smallcouncil.games.board2e.action.raid import next_turn
from smallcouncil.games.board2e.board import KIND, LAND, LEVEL
from smallcouncil.games.board2e.combat.combat import Combat
from smallcouncil.games.board2e.facts import MARCH, ORDER_VALUE
from smallcouncil.games.board2e.state import KINDS, MARCHES, NO_ORDER, NOBODY, BoardTable
from smallcouncil.games.board2e.words import (
    ASK_SUPPORT,
    ASKED_SUPPORT,
    ATTACKS,
    DONE,
    GRANT,
    GRANTED,
    LEAVE_NOTHING,
    LEAVE_TOKEN,
    MARCH_FROM,
    MARCH_MOVE,
    MARCH_ORDER,
    MARCH_TOKEN,
    MOVE,
    MOVED,
    NEUTRAL_BEATEN,
    NEUTRAL_SUPPORT,
    PHASE_BEGINS,
    REFUSE,
    REFUSED,
    TOKEN_GONE,
    TOKEN_LEFT,
)
from smallcouncil.games.board2e.words import MARCHES as MARCHES_NEWS
from smallcouncil.table import Choice, Procedure


class Marches(Procedure):
    """R-B2-march-01: one order at a time, in turn order, until none is left. `place` is a position on the iron throne
    track, whoever stands there when it is reached (notes.md 6.9)."""

    __slots__ = ("place",)
    steps = ("begin", "turn", "choose")
    fields = ("place",)

    def __init__(self, place: int = -1) -> None:
        super().__init__()
        self.place = place

    def copy(self) -> Marches:
        return Marches(self.place).at(self.step)

    def begin(self, t: BoardTable) -> None:
        t.phase = MARCHES
        t.tell(PHASE_BEGINS, MARCHES)

    def turn(self, t: BoardTable) -> None:
        self.place = next_turn(t, self.place, MARCH)
        if self.place < 0:
            self.finish()

    def choose(self, t: BoardTable) -> None:
        seat = t.tracks[0][self.place]
        self.ask(t, seat, MARCH_ORDER, [MARCH_FROM(a) for a in t.ordered(seat, MARCH)])

    def on_choose(self, t: BoardTable, seat: int, choice: Choice) -> None:
        (area,) = choice.args
        t.tell(MARCHES_NEWS, seat, area)
        self.goto(t, "turn")
        t.call(March(seat, area))


class March(Procedure):
    """One march order. Units that meet no resistance move at once; the others wait in `attack` for the end of the
    order. `asked` is the neutral force that others were asked to support against, `granted` who (bits) does."""

    __slots__ = ("seat", "source", "target", "attack", "asked", "granted", "answered")
    steps = ("move", "support", "token", "settle", "fight", "close", "finish_control")
    fields = ("seat", "source", "target", "attack", "asked", "granted", "answered")

    def __init__(
        self,
        seat: int,
        source: int,
        target: int = NOBODY,
        attack: list[int] | None = None,
        asked: int = NOBODY,
        granted: int = 0,
        answered: int = 0,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.target = target
        self.attack: list[int] = attack or [0] * KINDS
        self.asked = asked
        self.granted = granted
        self.answered = answered

    def copy(self) -> March:
        return March(self.seat, self.source, self.target, self.attack[:], self.asked, self.granted, self.answered).at(
            self.step
        )

    # ------------------------------------------------------------------ moving

    def move(self, t: BoardTable) -> None:
        self.ask(t, self.seat, MARCH_MOVE, self.moves(t), args=(self.source,))

    def moves(self, t: BoardTable) -> list[Choice]:
        """R-B2-march-02 to -13: every unit that can still move, to every area where a legal march can end."""
        seat, source = self.seat, self.source
        at = source * KINDS
        units = [u for u in range(KINDS) if t.units[at + u]]
        choices = []
        if self.may_stop(t):
            choices.append(DONE)
        if not units:
            return choices
        sizes = {a: t.size[a] for a in t.held[seat] if a != source}
        for target in march_reach(t, seat, source):
            meets = resistance(t, seat, target)
            if meets != FREE and self.target not in (NOBODY, target):
                continue  # R-B2-march-12
            if meets == NEUTRAL and self.can_ask(t, target):
                choices.append(ASK_SUPPORT(target))
            fits = self.fits_after(t, sizes, target, meets != FREE)
            plain = fits and meets != NEUTRAL and (self.target < 0 or not self.short(t, self.attack))
            for unit in units:
                if plain or self.can_end_well(t, sizes, unit, target, meets):
                    choices.append(MOVE(unit, target))
        return choices or [DONE]

    def may_stop(self, t: BoardTable) -> bool:
        if self.short(t, self.attack):
            return False
        return t.fits(self.seat, [*t.armies(self.seat), sum(self.attack)])

    def short(self, t: BoardTable, attack: list[int]) -> int:
        """R-B2-neutral-02, -11: the strength that an attack on a neutral force lacks."""
        target = self.target
        if target < 0 or resistance(t, self.seat, target) != NEUTRAL:
            return 0
        return self.lacking(t, target, attack)

    def lacking(self, t: BoardTable, target: int, attack: list[int]) -> int:
        granted = self.granted if target == self.asked else 0
        strength = force(attack, LEVEL[target] > 0) + ORDER_VALUE[t.orders[self.source]]
        return max(0, neutral_value(t, target) - strength - neutral_support(t, self.seat, target, granted))

    def fits_after(self, t: BoardTable, sizes: dict[int, int], target: int, attacking: bool) -> bool:
        """Would the armies fit with one more unit in the target?"""
        armies = [n for a, n in sizes.items() if n > 1 and a != target]
        waiting = sum(self.attack)
        if attacking:
            armies.append(waiting + 1)
        else:
            armies.append(sizes.get(target, 0) + 1)
            armies.append(waiting)
        armies.append(t.size[self.source] - 1)
        return t.fits(self.seat, armies)

    def can_end_well(self, t: BoardTable, sizes: dict[int, int], unit: int, target: int, meets: int) -> bool:
        """Is there a legal end of the march after this move? Further units may go on to make the armies fit, or to
        make an attack on a neutral force strong enough."""
        at = self.source * KINDS
        left = list(t.units[at : at + KINDS])
        left[unit] -= 1
        attack = self.attack[:]
        goal = self.target
        if meets != FREE:
            attack[unit] += 1
            goal = target
        needed = 0
        if goal >= 0 and resistance(t, self.seat, goal) == NEUTRAL:
            needed = self.needed(t, goal, attack, left)
            if needed < 0:
                return False
        areas = march_reach(t, self.seat, self.source)
        spots = []
        for area in areas:
            kind = resistance(t, self.seat, area)
            if kind == FREE:
                spots.append(sizes.get(area, 0) + (area == target))
            elif area == goal:
                spots.append(sum(attack) + needed)
            elif goal < 0 and kind == ENEMY:
                spots.append(0)
        others = [n for a, n in sizes.items() if n > 1 and a not in areas]
        lying = t.size[self.source] - sum(left) - 1
        return completable(t, self.seat, others, spots, 0, sum(left) - needed, lying)

    def needed(self, t: BoardTable, goal: int, attack: list[int], left: list[int]) -> int:
        """How many more units, the strongest first, an attack on a neutral force needs; -1: all are too few."""
        lacking = self.lacking(t, goal, attack)
        castle = LEVEL[goal] > 0
        strengths = []
        for unit in range(KINDS):
            one = [0] * KINDS
            one[unit] = 1
            strengths.extend([force(one, castle)] * left[unit])
        strengths.sort(reverse=True)
        for count in range(len(strengths) + 1):
            if sum(strengths[:count]) >= lacking:
                return count
        return -1

    def can_ask(self, t: BoardTable, target: int) -> bool:
        """Others may be asked once, while nothing is on its way to the neutral force."""
        return self.asked < 0 and self.target < 0 and any(t.owner[a] != self.seat for a in supporters(t, target))

    def on_move(self, t: BoardTable, seat: int, choice: Choice) -> None:
        if choice is DONE:
            self.goto(t, "token")
            return
        if choice.verb is ASK_SUPPORT:
            (self.asked,) = choice.args
            t.tell(ASKED_SUPPORT, seat, self.asked)
            return
        unit, target = choice.args
        if resistance(t, seat, target) == FREE:
            t.leave(self.source, unit)
            t.enter(seat, target, unit)
            t.tell(MOVED, seat, unit, self.source, target)
            if t.token[target] not in (NOBODY, seat):  # R-B2-march-18
                t.tell(TOKEN_GONE, t.token[target], target)
                t.token[target] = NOBODY
        else:
            t.leave(self.source, unit)
            self.attack[unit] += 1
            self.target = target
        self.again()

    # ------------------------------------------------------------------ support against a neutral force

    def support(self, t: BoardTable) -> None:
        """R-B2-neutral-09: others are asked in turn order before the march is fixed (notes.md 5.11)."""
        for seat in t.tracks[0]:
            if self.answered >> seat & 1 or seat == self.seat:
                continue
            if any(t.owner[a] == seat for a in supporters(t, self.asked)):
                self.ask(t, seat, NEUTRAL_SUPPORT, [REFUSE, GRANT], args=(self.seat, self.asked))
                return
        self.goto(t, "move")

    def on_support(self, t: BoardTable, seat: int, choice: Choice) -> None:
        self.answered |= 1 << seat
        if choice is GRANT:
            self.granted |= 1 << seat
            t.tell(GRANTED, seat)
        else:
            t.tell(REFUSED, seat)
        self.again()

    # ------------------------------------------------------------------ the end of the order

    def token(self, t: BoardTable) -> None:
        """R-B2-march-14, -15: before any combat, a power token may keep the area that was left."""
        area = self.source
        if KIND[area] != LAND or t.size[area] or t.token[area] >= 0 or t.home[area] == self.seat:
            return
        if t.power[self.seat]:
            self.ask(t, self.seat, MARCH_TOKEN, [LEAVE_TOKEN(area), LEAVE_NOTHING(area)], args=(area,))

    def on_token(self, t: BoardTable, seat: int, choice: Choice) -> None:
        if choice.verb is LEAVE_TOKEN:
            t.power[seat] -= 1
            t.token[self.source] = seat
            t.tell(TOKEN_LEFT, seat, self.source)

    def settle(self, t: BoardTable) -> None:
        control_changed(t)

    def fight(self, t: BoardTable) -> None:
        target = self.target
        if target < 0:
            self.goto(t, "close")
            return
        meets = resistance(t, self.seat, target)
        t.tell(ATTACKS, self.seat, target)
        if meets == ENEMY:
            defender = t.owner[target] if t.size[target] else t.guard[target]
            t.call(Combat(self.seat, defender, target, self.source, self.attack))
            self.attack = [0] * KINDS  # the combat has them now
            return
        # R-B2-neutral-03; FREE: whoever was there has gone since (ships of a lost port)
        if meets == NEUTRAL:
            t.neutral[target] = t.garrison[target] = 0
            t.tell(NEUTRAL_BEATEN, self.seat, target)
        for unit, count in enumerate(self.attack):
            if count:
                t.enter(self.seat, target, unit, count)
        self.attack = [0] * KINDS

    def close(self, t: BoardTable) -> None:
        """R-B2-march-16; notes.md 7.10: no order stays where no unit is."""
        t.orders[self.source] = NO_ORDER
        for area, order in enumerate(t.orders):
            if order >= 0 and not t.size[area]:
                t.remove_order(area)

    def finish_control(self, t: BoardTable) -> None:
        control_changed(t)


def completable(
    t: BoardTable, seat: int, others: list[int], spots: list[int], first: int, left: int, lying: int
) -> bool:
    """Can up to `left` units be shared out among the spots, from number `first` on, so that all armies fit?"""
    if t.fits(seat, [*others, *spots, left + lying]):
        return True
    if not left:
        return False
    for i in range(first, len(spots)):
        spots[i] += 1
        found = completable(t, seat, others, spots, i, left - 1, lying)
        spots[i] -= 1
        if found:
            return True
    return False
