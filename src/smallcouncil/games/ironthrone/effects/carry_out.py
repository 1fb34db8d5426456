"""The interpreter: it carries out the operations that the data gives a leader ability or a character card."""

from __future__ import annotations

from smallcouncil.games.ironthrone.effects.abilities import EFFECTS, LEADERS, Op, applies, candidates
from smallcouncil.games.ironthrone.effects.operations import ACTS
from smallcouncil.games.ironthrone.facts import CARD_OF
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.games.ironthrone.words import (
    ABILITY_COST,
    ABILITY_TARGET,
    AIM,
    AIM_AT,
    COST,
    PAY,
    PICK,
    TARGET,
    WHICH_MODE,
)
from smallcouncil.table import Choice, Procedure, Prompt


def carry_out(t: ThroneTable, number: int, seat: int, subject: int) -> None:
    """Begin to carry out an effect; only some have modes to choose from."""
    t.encounter.taken = -1
    use = CarryOut(number, seat, subject)
    if not EFFECTS[number].modes:
        use.goto(t, "aim")
    t.call(use)


class CarryOut(Procedure):
    """One use of an effect: its mode, then operation by operation the aim, the price and the act."""

    __slots__ = ("number", "seat", "subject", "index", "mode", "target", "paid")

    steps = ("choose_mode", "aim", "price", "act")
    fields = ("number", "seat", "subject", "index", "mode", "target", "paid")

    def __init__(
        self, number: int, seat: int, subject: int, index: int = 0, mode: int = -1, target: int = -1, paid: int = 0
    ) -> None:
        self.step = 0
        self.number = number  # which effect
        self.seat = seat
        self.subject = subject
        self.index = index  # which operation
        self.mode = mode
        self.target = target  # the character or seat aimed at, if one is chosen
        self.paid = paid

    def copy(self) -> CarryOut:
        return CarryOut(self.number, self.seat, self.subject, self.index, self.mode, self.target, self.paid).at(
            self.step
        )

    def op(self) -> Op:
        return EFFECTS[self.number].ops[self.index]

    def in_play(self, t: ThroneTable, op: Op) -> bool:
        return op.mode in (-1, self.mode) and applies(t, op, self.seat, self.subject)

    def ask_about(self, t: ThroneTable, of_card: Prompt, of_ability: Prompt, choices: list[Choice]) -> None:
        """Asks who uses the effect, and says which one it is."""
        if self.number < LEADERS:
            self.ask(t, self.seat, of_ability, choices, args=(self.number,))
        else:
            self.ask(t, self.seat, of_card, choices, args=(CARD_OF[self.number - LEADERS],))

    def choose_mode(self, t: ThroneTable) -> None:
        ops = EFFECTS[self.number].ops
        open_modes = sorted({op.mode for op in ops if applies(t, op, self.seat, self.subject)})
        card = CARD_OF[self.number - LEADERS]  # no leader's ability has modes
        self.ask(t, self.seat, WHICH_MODE, [PICK(mode) for mode in open_modes], args=(card,))

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
            self.ask_about(t, TARGET, ABILITY_TARGET, [verb(x) for x in candidates(t, op, self.seat, self.subject)])

    def on_aim(self, t: ThroneTable, seat: int, choice: Choice) -> None:
        self.target = choice.args[0]

    def price(self, t: ThroneTable) -> None:
        op = self.op()
        if op.kind == "cost_remove_power":
            most = min(op.fact.max, t.power[self.target])
            self.ask_about(t, COST, ABILITY_COST, [PAY(n) for n in range(op.fact.min, most + 1)])

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
