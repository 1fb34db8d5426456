"""The interpreter: it carries out the operations that the data gives a leader ability or a character card."""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.ironthrone import hostages, windows
from smallcouncil.games.ironthrone.abilities import EFFECTS, Op, amount, applies, candidates
from smallcouncil.games.ironthrone.encounter import judge, show
from smallcouncil.games.ironthrone.facts import FACE, HOUSE_OF, SEEN
from smallcouncil.games.ironthrone.power import Distribute, check_end, draw, remove_from_sheet, remove_power
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.games.ironthrone.support import join, retreat
from smallcouncil.games.ironthrone.words import (
    ADDED,
    AIM,
    AIM_AT,
    BARRED,
    COST,
    DISCARD,
    DISCARD_CARD,
    DISCARDED,
    DONE,
    EXCHANGE,
    EXCHANGED,
    FORCED_CHARACTER,
    HOSTAGE_CARD,
    KEEP,
    LAY,
    LOOKED_CARD,
    LOOKED_HAND,
    MOVE,
    MOVE_POWER,
    MOVED,
    MUST_LAY_FIRST,
    PAY,
    PICK,
    RELEASED,
    REPLACE,
    RESULT_IS,
    SAW,
    SEND,
    SPARED,
    SWITCHED,
    TARGET,
    TORTURE_AT_ONCE,
    TORTURE_NOW,
    VALUE_IS,
    WHICH_MODE,
)
from smallcouncil.table import Choice, Procedure


def carry_out(t: ThroneTable, number: int, seat: int, subject: int) -> None:
    """Begin to carry out an effect; only some have modes to choose from."""
    t.encounter.taken = 0
    use = CarryOut(number, seat, subject)
    if not EFFECTS[number].modes:
        use.goto(t, "aim")
    t.call(use)


class CarryOut(Procedure):
    """One use of an effect: its mode, then operation by operation the aim, the price and the act."""

    steps = ("choose_mode", "aim", "price", "act")
    fields = ("number", "seat", "subject", "index", "mode", "target", "paid")

    def __init__(
        self, number: int, seat: int, subject: int, index: int = 0, mode: int = -1, target: int = -1, paid: int = 0
    ) -> None:
        super().__init__()
        self.number = number  # which effect
        self.seat = seat
        self.subject = subject
        self.index = index  # which operation
        self.mode = mode
        self.target = target  # the character or seat aimed at, if one is chosen
        self.paid = paid

    def copy(self) -> CarryOut:
        other = CarryOut.__new__(CarryOut)
        other.step = self.step
        other.number = self.number
        other.seat = self.seat
        other.subject = self.subject
        other.index = self.index
        other.mode = self.mode
        other.target = self.target
        other.paid = self.paid
        return other

    def op(self) -> Op:
        return EFFECTS[self.number].ops[self.index]

    def in_play(self, t: ThroneTable, op: Op) -> bool:
        return op.mode in (-1, self.mode) and applies(t, op, self.seat, self.subject)

    def choose_mode(self, t: ThroneTable) -> None:
        ops = EFFECTS[self.number].ops
        open_modes = sorted({op.mode for op in ops if applies(t, op, self.seat, self.subject)})
        self.ask(t, self.seat, WHICH_MODE, [PICK(mode) for mode in open_modes])

    def on_choose_mode(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        self.mode = choice.args[0]

    def aim(self, t: ThroneTable) -> None:
        ops = EFFECTS[self.number].ops
        while not self.in_play(t, ops[self.index]):
            self.index += 1
            if self.index == len(ops):
                self.finish()
                return
        op = ops[self.index]
        if op.aims:
            verb = AIM_AT if op.at_seat else AIM
            self.ask(t, self.seat, TARGET, [verb(x) for x in candidates(t, op, self.seat, self.subject)])

    def on_aim(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        self.target = choice.args[0]

    def price(self, t: ThroneTable) -> None:
        op = self.op()
        if op.kind == "cost_remove_power":
            most = min(op.fact.max, t.power[self.target])
            self.ask(t, self.seat, COST, [PAY(n) for n in range(op.fact.min, most + 1)])

    def on_price(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        self.paid = choice.args[0]

    def act(self, t: ThroneTable) -> None:
        op = self.op()
        if op.fact.replaces:
            t.encounter.replaced = 1
        self.index += 1
        if self.index < len(EFFECTS[self.number].ops):
            self.goto(t, "aim")
        ACTS[op.kind](t, op, self)

    def aimed(self, t: ThroneTable, op: Op) -> list[int]:
        """The characters or seats that the operation hits."""
        return [self.target] if op.aims else candidates(t, op, self.seat, self.subject)


# ------------------------------------------------------------------ totals, cards, results


def add_total(t: ThroneTable, op: Op, use: CarryOut) -> None:
    n = amount(t, op, use.seat)
    t.encounter.extra[use.seat] += n
    t.tell(ADDED, use.seat, n)


def card_value(t: ThroneTable, op: Op, use: CarryOut) -> None:
    assert op.fact.change == "halve_up"
    e = t.encounter
    side = 1 - e.side[use.seat]
    e.value[side] = (e.value[side] + 1) // 2
    t.tell(VALUE_IS, e.active(side), e.value[side])
    start_over(t)


def set_result(t: ThroneTable, op: Op, use: CarryOut) -> None:
    e = t.encounter
    e.result = op.result
    e.settled = 1
    t.tell(RESULT_IS, op.result)
    start_over(t)


def start_over(t: ThroneTable) -> None:
    """The window that this effect was used in begins anew."""
    window = t.stack[-2]
    assert isinstance(window, windows.Window)
    window.start_over(t)


def replace_card(t: ThroneTable, op: Op, use: CarryOut) -> None:
    t.call(ReplaceCard(use.seat, 0))


def exchange_facedown(t: ThroneTable, op: Op, use: CarryOut) -> None:
    t.call(ReplaceCard(use.seat, 1))


class ReplaceCard(Procedure):
    """An active player takes the own encounter card back into the hand and lays another one."""

    steps = ("lay",)
    fields = ("seat", "hidden")

    def __init__(self, seat: int, hidden: int) -> None:
        super().__init__()
        self.seat = seat
        self.hidden = hidden  # face down, and may be left as it is

    def lay(self, t: ThroneTable) -> None:
        choices = [LAY(face) for face in t.faces(self.seat)]
        if self.hidden:
            choices.append(KEEP)
            self.ask(t, self.seat, EXCHANGE, choices, default=KEEP)
        elif choices:
            self.ask(t, self.seat, REPLACE, choices, always=len(t.hands[self.seat]) > 1)
        else:  # R-IT-housecard-03
            self.swap(t, t.pop_deck(self.seat))

    def on_lay(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        if choice is not KEEP:
            self.swap(t, t.take_from_hand(seat, choice.args[0]))

    def swap(self, t: ThroneTable, card: int) -> None:
        e = t.encounter
        side = e.side[self.seat]
        old = e.laid[side]
        if old >= 0:
            others = ((1 << t.players) - 1 if e.shown[side] else e.looked[side]) & ~(1 << self.seat)
            t.hands[self.seat].append(old | others << SEEN)
        e.laid[side] = card
        if self.hidden:
            e.looked[side] = 0
            t.tell(EXCHANGED, self.seat)
            return
        show(t, side)
        judge(t)
        window = t.stack[-3]  # this procedure, the effect, its window
        assert isinstance(window, windows.Window)
        window.start_over(t)


def opponent_card_first(t: ThroneTable, op: Op, use: CarryOut) -> None:
    e = t.encounter
    e.first = e.active(1 - e.side[use.seat])
    t.tell(MUST_LAY_FIRST, e.first)


# ------------------------------------------------------------------ looks


def look_hand(t: ThroneTable, op: Op, use: CarryOut) -> None:
    bit = 1 << use.seat
    for victim in use.aimed(t, op):
        hand = t.hands[victim]
        t.tell(LOOKED_HAND, use.seat, victim)
        for i, card in enumerate(hand):
            hand[i] = card | bit << SEEN
            t.whisper(bit, SAW, card & FACE)


def look_card(t: ThroneTable, op: Op, use: CarryOut) -> None:
    e = t.encounter
    side = 1 - e.side[use.seat]
    e.looked[side] |= 1 << use.seat
    t.tell(LOOKED_CARD, use.seat, e.active(side))
    t.whisper(1 << use.seat, SAW, e.laid[side] & FACE)


# ------------------------------------------------------------------ own cards and power


def draw_cards(t: ThroneTable, op: Op, use: CarryOut) -> None:
    assert isinstance(op.fact.n, int)
    for seat in use.aimed(t, op):
        draw(t, seat, op.fact.n)


def draw_then_discard(t: ThroneTable, op: Op, use: CarryOut) -> None:
    draw(t, use.seat, op.fact.draw)
    t.call(DiscardCards(use.seat, op.fact.discard))


class DiscardCards(Procedure):
    steps = ("discard",)
    fields = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def discard(self, t: ThroneTable) -> None:
        hand = t.hands[self.seat]
        if self.left and hand:
            choices = [DISCARD(face) for face in t.faces(self.seat)]
            self.ask(t, self.seat, DISCARD_CARD, choices, args=(self.left,), always=len(hand) > 1)

    def on_discard(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        face = choice.args[0]
        t.take_from_hand(seat, face)
        t.discards[seat].append(face)
        t.tell(DISCARDED, seat, face)
        self.left -= 1
        self.again()


def refill_to(t: ThroneTable, op: Op, use: CarryOut) -> None:
    assert isinstance(op.fact.n, int)
    draw(t, use.seat, op.fact.n - len(t.hands[use.seat]))


def distribute(t: ThroneTable, op: Op, use: CarryOut) -> None:
    characters = op.find(t, use.seat, use.subject)
    only = characters[0] if op.fact.target == "own_participant" else -1
    t.call(Distribute(use.seat, op.fact.max, op.fact.min, only))


def move_power(t: ThroneTable, op: Op, use: CarryOut) -> None:
    t.call(MovePower(use.seat, op.fact.max, op.fact.keep))


class MovePower(Procedure):
    """From own characters that do not take part to the one that does, one power after the other."""

    steps = ("move",)
    fields = ("seat", "left", "keep")

    def __init__(self, seat: int, left: int, keep: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.keep = keep  # so much stays with every giver

    def move(self, t: ThroneTable) -> None:
        sent = t.encounter.sent[self.seat]
        choices = [MOVE(c) for c in t.people[self.seat] if c != sent and t.power[c] > self.keep]
        if self.left and choices:
            self.ask(t, self.seat, MOVE_POWER, [*choices, DONE], args=(self.left,), default=DONE)

    def on_move(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        if choice is DONE:
            return
        giver, sent = choice.args[0], t.encounter.sent[seat]
        t.power[giver] -= 1
        t.power[sent] += 1
        t.tell(MOVED, giver, sent)
        self.left -= 1
        self.again()


def take_off(t: ThroneTable, op: Op, use: CarryOut, n: int) -> None:
    """Power off characters; several at the same time, then one look whether the game is over."""
    for character in use.aimed(t, op):
        owner = t.owner(character)
        gone = remove_power(t, character, n, use.seat if op.fact.to == "self_sheet" else owner)
        if op.fact.to == "box":
            remove_from_sheet(t, owner, gone)
    check_end(t)


def remove(t: ThroneTable, op: Op, use: CarryOut) -> None:
    take_off(t, op, use, op.fact.n if isinstance(op.fact.n, int) else use.paid)


def cost_remove(t: ThroneTable, op: Op, use: CarryOut) -> None:
    take_off(t, op, use, use.paid)


# ------------------------------------------------------------------ rewards and penalties


def penalty_amount(t: ThroneTable, op: Op, use: CarryOut) -> None:
    assert isinstance(op.fact.n, int)
    t.encounter.cut[use.seat] = op.fact.n


def redirect_penalty_power(t: ThroneTable, op: Op, use: CarryOut) -> None:
    t.encounter.redirected |= 1 << use.seat


def no_penalty(t: ThroneTable, op: Op, use: CarryOut) -> None:
    for seat in use.aimed(t, op):
        t.encounter.spared |= 1 << seat
        t.tell(SPARED, seat)


def no_reward(t: ThroneTable, op: Op, use: CarryOut) -> None:
    for seat in use.aimed(t, op):
        t.encounter.barred |= 1 << seat
        t.tell(BARRED, seat)


def spread_influence(t: ThroneTable, op: Op, use: CarryOut) -> None:
    t.encounter.reward_on[use.seat] = op.find(t, use.seat, use.subject)[0]


# ------------------------------------------------------------------ hostages


def take_hostage(t: ThroneTable, op: Op, use: CarryOut) -> None:
    assert isinstance(op.fact.n, int)
    for victim in use.aimed(t, op):
        t.call(hostages.TakeHostages(use.seat, victim, op.fact.n, op.place))


def torture_now(t: ThroneTable, op: Op, use: CarryOut) -> None:
    t.call(TortureNow(use.seat))


class TortureNow(Procedure):
    """The hostage just taken may be tortured at once."""

    steps = ("decide",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def decide(self, t: ThroneTable) -> None:
        self.ask(t, self.seat, TORTURE_AT_ONCE, [TORTURE_NOW, KEEP], default=KEEP)

    def on_decide(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        t.encounter.taken = 0
        if choice is TORTURE_NOW:
            t.call(hostages.Torture(seat, t.hostages[seat].pop() & FACE))


def torture_amount(t: ThroneTable, op: Op, use: CarryOut) -> None:
    assert isinstance(op.fact.n, int)
    t.encounter.torture = op.fact.n


def rescue_own_card(t: ThroneTable, op: Op, use: CarryOut) -> None:
    """A random card of the own house comes back from a holder's hostages."""
    for holder in use.aimed(t, op):
        captives = t.hostages[holder]
        spots = [i for i, card in enumerate(captives) if HOUSE_OF[card & FACE] == t.house[use.seat]]
        card = captives.pop(t.rng.pick(spots))
        if len(spots) > 1:  # third players can no longer tell which ones are left
            for i, other in enumerate(captives):
                if HOUSE_OF[other & FACE] == t.house[use.seat]:
                    captives[i] = other & (FACE | (1 << holder | 1 << use.seat) << SEEN)
        t.hands[use.seat].append(card & FACE | 1 << (SEEN + holder))
        t.tell(RELEASED, holder, use.seat)
        t.whisper(1 << use.seat | 1 << holder, HOSTAGE_CARD, card & FACE)


# ------------------------------------------------------------------ sides


def force_support(t: ThroneTable, op: Op, use: CarryOut) -> None:
    side = t.encounter.side[use.seat]
    for seat in use.aimed(t, op):
        t.call(ForceSupport(use.seat if op.fact.chosen_by == "self" else seat, seat, side))


class ForceSupport(Procedure):
    """A player must support a side; somebody chooses with which living character."""

    steps = ("choose", "window")
    fields = ("chooser", "seat", "side")

    def __init__(self, chooser: int, seat: int, side: int) -> None:
        super().__init__()
        self.chooser = chooser
        self.seat = seat
        self.side = side

    def choose(self, t: ThroneTable) -> None:
        self.ask(t, self.chooser, FORCED_CHARACTER, [SEND(c) for c in t.living(self.seat)], args=(self.side,))

    def on_choose(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        join(t, self.seat, self.side, choice.args[0])
        t.encounter.newcomers |= 1 << self.seat

    def window(self, t: ThroneTable) -> None:
        windows.open_window(t, windows.SUPPORT_ANSWERED, self.seat)


def join_as_supporter(t: ThroneTable, op: Op, use: CarryOut) -> None:
    e = t.encounter
    join(t, use.seat, e.offer_side, e.offer_character)


def switch_side(t: ThroneTable, op: Op, use: CarryOut) -> None:
    e = t.encounter
    e.side[use.seat] = 1 - e.side[use.seat]
    t.tell(SWITCHED, use.seat, e.side[use.seat])


def retreat_players(t: ThroneTable, op: Op, use: CarryOut) -> None:
    for seat in use.aimed(t, op):
        if not t.encounter.is_active(seat):
            retreat(t, seat)


ACTS: dict[str, Callable[[ThroneTable, Op, CarryOut], None]] = {
    "add_total": add_total,
    "card_value": card_value,
    "set_result": set_result,
    "replace_card": replace_card,
    "exchange_facedown": exchange_facedown,
    "opponent_card_first": opponent_card_first,
    "look_hand": look_hand,
    "look_card": look_card,
    "draw": draw_cards,
    "draw_then_discard": draw_then_discard,
    "refill_to": refill_to,
    "distribute": distribute,
    "move_power": move_power,
    "remove_power": remove,
    "cost_remove_power": cost_remove,
    "penalty_amount": penalty_amount,
    "redirect_penalty_power": redirect_penalty_power,
    "no_penalty": no_penalty,
    "no_reward": no_reward,
    "take_hostage": take_hostage,
    "torture_now": torture_now,
    "torture_amount": torture_amount,
    "rescue_own_card": rescue_own_card,
    "force_support": force_support,
    "join_as_supporter": join_as_supporter,
    "switch_side": switch_side,
    "retreat": retreat_players,
    "spread_influence": spread_influence,
}
