"""Leader abilities and character cards, ready to be used: when they may be, and whether they would change anything.

What stands here looks at public things only (sizes of hands, never their cards): a question put to a player betrays no
more than that the player holds the card.
"""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.ironthrone.effects.needs import NEEDS, Need
from smallcouncil.games.ironthrone.effects.targets import (
    ANYWHERE,
    CHARACTER_TARGETS,
    SEAT_TARGETS,
    has_hostage_to_give,
    may_be_robbed,
)
from smallcouncil.games.ironthrone.facts import EFFECT_FACTS, KIND, KINDS, MODES, EffectFact, OpFact
from smallcouncil.games.ironthrone.power import penalty
from smallcouncil.games.ironthrone.state import ASIDE, CHALLENGING, ThroneTable
from smallcouncil.games.ironthrone.words import PLACE, RESULT

# ------------------------------------------------------------------ windows, in the order of a turn

WINDOWS = (
    "torture",
    "prep_draw",
    "prep_power",
    "before_support_offer",
    "support_answered",
    "encounter_start",
    "before_cards",
    "before_reveal",
    "after_reveal",
    "compute_totals",
    "after_negotiation",
    "rewards",
    "penalties",
    "after_penalties",
    "hostage_taking",
    "resolution_end",
    "refill",
)

ROLES = ("any", "active", "supporter", "participant")
ANY, ACTIVE, SUPPORTER, PARTICIPANT = range(4)


class Op:
    """One operation, its names resolved."""

    __slots__ = (
        "kind",
        "fact",
        "find",
        "source",
        "aims",
        "at_seat",
        "place",
        "mode",
        "only_if",
        "result",
        "kinds",
        "possible",
    )

    def __init__(self, fact: OpFact) -> None:
        self.fact = fact
        self.kind = fact.op
        self.at_seat = fact.target in SEAT_TARGETS
        self.find = SEAT_TARGETS[fact.target] if self.at_seat else CHARACTER_TARGETS[fact.target]
        self.source = CHARACTER_TARGETS[fact.source or "any_own"]
        self.aims = fact.target.startswith("one_")  # the acting player chooses
        self.place = PLACE.index[fact.place] if fact.place else ANYWHERE
        self.mode = MODES.index(fact.mode) if fact.mode else -1
        self.only_if = ROLES.index(fact.only_if) if fact.only_if else ANY
        self.result = RESULT.index[fact.result or "none"]
        self.kinds = tuple([KINDS.index(kind) for kind in fact.kinds])
        self.possible = POSSIBLE[fact.op]


class Effect:
    """A leader ability or the text of a character card. `number` is the place in EFFECTS."""

    __slots__ = ("number", "window", "role", "results", "needs", "ops", "modes", "every_opening")

    def __init__(self, number: int, fact: EffectFact) -> None:
        self.number = number
        self.window = WINDOWS.index(fact.window)
        self.role = ROLES.index(fact.role)
        self.results = 0
        for result in fact.results:
            self.results |= -1 if result == "any" else 1 << RESULT.index[result]
        self.needs: tuple[Need, ...] = tuple([NEEDS[need] for need in fact.needs])
        self.ops = tuple([Op(op) for op in fact.ops])
        self.modes = tuple(sorted({op.mode for op in self.ops if op.mode >= 0}))
        self.every_opening = fact.limit == "opening"


DEPENDENT = ("cost_remove_power", "torture_now")  # of no use without another operation


def plays_role(t: ThroneTable, seat: int, role: int) -> bool:
    if role == ANY:
        return True
    e = t.encounter
    active = e.is_active(seat)
    if role == ACTIVE:
        return active
    return e.side[seat] != ASIDE and (role == PARTICIPANT or not active)


def usable(t: ThroneTable, effect: Effect, seat: int, subject: int) -> bool:
    """May the seat use it now, and would it change anything?"""
    if not effect.results >> t.encounter.result & 1 or not plays_role(t, seat, effect.role):
        return False
    for need in effect.needs:
        if not need(t, seat, subject):
            return False
    useful = False
    for op in effect.ops:
        if applies(t, op, seat, subject):
            useful = useful or op.kind not in DEPENDENT
        elif op.kind == "cost_remove_power":
            return False
    return useful


def applies(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    """Can this operation be carried out at this moment?"""
    if op.only_if and not plays_role(t, seat, op.only_if):
        return False
    when = op.fact.when
    if when and (when == "deal") != bool(t.encounter.deal):
        return False
    return op.possible(t, op, seat, subject)


# ------------------------------------------------------------------ amounts


def amount(t: ThroneTable, op: Op, seat: int) -> int:
    """What `add_total` adds: a number or a formula, read at this moment."""
    fact = op.fact
    e = t.encounter
    what = fact.amount
    if isinstance(what, int):
        n = fact.amount_challenging if fact.amount_challenging and e.side[seat] == CHALLENGING else what
    elif what == "leader_sheet_power":
        n = t.sheet[seat]
    elif what == "own_living_nonparticipants":
        n = sum([1 for c in t.people[seat] if t.power[c] and c != e.sent[seat]])
    elif what == "own_side_supporters":
        n = e.side.count(e.side[seat]) - 1
    elif what == "own_participant_power":
        n = t.power[e.sent[seat]]
    else:
        assert what == "own_hand_size", what
        n = len(t.hands[seat])
    n *= fact.times
    return min(n, fact.cap) if fact.cap else n


# ------------------------------------------------------------------ could it change anything?


def candidates(t: ThroneTable, op: Op, seat: int, subject: int) -> list[int]:
    """The seats or characters that the operation can be aimed at with effect."""
    found = op.find(t, seat, subject)
    kind = op.kind
    if kind == "take_hostage":
        after = t.encounter.winner >= 0  # being barred or spared counts once the encounter is decided
        return [
            s
            for s in found
            if s != seat and has_hostage_to_give(t, s, op.place) and (not after or may_be_robbed(t, seat, s))
        ]
    if kind == "cost_remove_power":
        return [c for c in found if t.power[c] >= op.fact.min]
    if kind == "look_hand":
        return [s for s in found if t.hands[s]]
    if kind == "no_reward":
        return [s for s in found if not t.encounter.barred >> s & 1]
    if kind == "no_penalty":
        return [s for s in found if not t.encounter.spared >> s & 1]
    if kind == "force_support":
        return [s for s in found if t.encounter.side[s] == ASIDE]
    return found


def has_candidates(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    return bool(candidates(t, op, seat, subject))


def adds(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    return amount(t, op, seat) > 0


def can_halve(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    e = t.encounter
    return e.value[1 - e.side[seat]] > 1  # half of 1, rounded up, is 1


def can_set_result(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    return t.encounter.result != op.result


def can_replace(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    return bool(t.hands[seat]) or t.can_draw(seat)


def can_exchange(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    e = t.encounter
    return bool(t.hands[seat]) and not e.shown[e.side[seat]]


def can_order_first(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    return t.encounter.first < 0


def can_look(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    e = t.encounter
    side = 1 - e.side[seat]
    return e.laid[side] >= 0 and not e.shown[side] and not e.looked[side] >> seat & 1


def can_draw(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    return any(t.can_draw(s) for s in op.find(t, seat, subject))


def can_refill(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    assert isinstance(op.fact.n, int)
    return len(t.hands[seat]) < op.fact.n and t.can_draw(seat)


def can_distribute(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    return t.sheet[seat] > 0 and bool(op.find(t, seat, subject))


def can_move(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    givers = [c for c in op.source(t, seat, subject) if t.power[c] > op.fact.keep]
    return bool(givers) and bool(op.find(t, seat, subject))


def can_lower(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    assert isinstance(op.fact.n, int)
    return penalty(t, seat) > op.fact.n


def can_torture_more(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    tortured = t.encounter.tortured
    return tortured >= 0 and KIND[tortured] in op.kinds


def just_taken(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    return t.encounter.taken == seat


def can_switch(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    return not t.encounter.is_active(seat)


def can_spread(t: ThroneTable, op: Op, seat: int, subject: int) -> bool:
    return t.markers_left(seat) > 0


Possible = Callable[[ThroneTable, Op, int, int], bool]

POSSIBLE: dict[str, Possible] = {
    "add_total": adds,
    "card_value": can_halve,
    "set_result": can_set_result,
    "replace_card": can_replace,
    "exchange_facedown": can_exchange,
    "opponent_card_first": can_order_first,
    "look_hand": has_candidates,
    "look_card": can_look,
    "draw": can_draw,
    "draw_then_discard": can_draw,
    "refill_to": can_refill,
    "distribute": can_distribute,
    "move_power": can_move,
    "remove_power": has_candidates,
    "cost_remove_power": has_candidates,
    "penalty_amount": can_lower,
    "redirect_penalty_power": has_candidates,
    "no_penalty": has_candidates,
    "no_reward": has_candidates,
    "take_hostage": has_candidates,
    "torture_now": just_taken,
    "torture_amount": can_torture_more,
    "rescue_own_card": has_candidates,
    "force_support": has_candidates,
    "join_as_supporter": has_candidates,
    "switch_side": can_switch,
    "retreat": has_candidates,
    "spread_influence": can_spread,
}

EFFECTS: list[Effect] = [Effect(i, fact) for i, fact in enumerate(EFFECT_FACTS)]
LEADERS = len(EFFECTS) // 2  # the effect of a character's card is EFFECTS[LEADERS + character]
CARD_WINDOW: list[int] = [effect.window for effect in EFFECTS[LEADERS:]]
