"""What the operations of the data do, one function each. Whether one can be carried out is judged in abilities.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from smallcouncil.games.ironthrone.effects import windows
from smallcouncil.games.ironthrone.effects.abilities import Op, amount
from smallcouncil.games.ironthrone.facts import FACE, HOUSE_OF, SEEN
from smallcouncil.games.ironthrone.phases import encounter, hostages, support
from smallcouncil.games.ironthrone.power import (
    DiscardCards,
    Distribute,
    MovePower,
    check_end,
    draw,
    remove_from_sheet,
    remove_power,
)
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.games.ironthrone.words import (
    ADDED,
    BARRED,
    HOSTAGE_CARD,
    LOOKED_CARD,
    LOOKED_HAND,
    MUST_LAY_FIRST,
    RELEASED,
    RESULT_IS,
    SAW,
    SPARED,
    SWITCHED,
    VALUE_IS,
)

if TYPE_CHECKING:
    from smallcouncil.games.ironthrone.effects.carry_out import CarryOut

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
    windows.start_over(t)


def set_result(t: ThroneTable, op: Op, use: CarryOut) -> None:
    e = t.encounter
    e.result = op.result
    e.settled = 1
    t.tell(RESULT_IS, op.result)
    windows.start_over(t)


def replace_card(t: ThroneTable, op: Op, use: CarryOut) -> None:
    t.call(encounter.ReplaceCard(use.seat, 0))


def exchange_facedown(t: ThroneTable, op: Op, use: CarryOut) -> None:
    t.call(encounter.ReplaceCard(use.seat, 1))


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


def refill_to(t: ThroneTable, op: Op, use: CarryOut) -> None:
    assert isinstance(op.fact.n, int)
    draw(t, use.seat, op.fact.n - len(t.hands[use.seat]))


def distribute(t: ThroneTable, op: Op, use: CarryOut) -> None:
    characters = op.find(t, use.seat, use.subject)
    only = characters[0] if op.fact.target == "own_participant" else -1
    t.call(Distribute(use.seat, op.fact.max, op.fact.min, only))


def move_power(t: ThroneTable, op: Op, use: CarryOut) -> None:
    t.call(MovePower(use.seat, op.fact.max, op.fact.keep))


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
    t.call(hostages.TortureNow(use.seat))


def torture_amount(t: ThroneTable, op: Op, use: CarryOut) -> None:
    assert isinstance(op.fact.n, int)
    t.encounter.torture = op.fact.n


def rescue_own_card(t: ThroneTable, op: Op, use: CarryOut) -> None:
    """A random card of the own house comes back from a holder's hostages."""
    for holder in use.aimed(t, op):
        house = t.house[use.seat]
        t.forget_captives(holder, house, 1 << holder | 1 << use.seat)
        captives = t.hostages[holder]
        card = captives.pop(t.rng.pick([i for i, card in enumerate(captives) if HOUSE_OF[card & FACE] == house]))
        t.hands[use.seat].append(card & FACE | 1 << (SEEN + holder))
        t.tell(RELEASED, holder, use.seat)
        t.whisper(1 << use.seat | 1 << holder, HOSTAGE_CARD, card & FACE)


# ------------------------------------------------------------------ sides


def force_support(t: ThroneTable, op: Op, use: CarryOut) -> None:
    side = t.encounter.side[use.seat]
    for seat in use.aimed(t, op):
        t.call(support.ForceSupport(use.seat if op.fact.chosen_by == "self" else seat, seat, side))


def join_as_supporter(t: ThroneTable, op: Op, use: CarryOut) -> None:
    e = t.encounter
    support.join(t, use.seat, e.offer_side, e.offer_character)


def switch_side(t: ThroneTable, op: Op, use: CarryOut) -> None:
    e = t.encounter
    e.side[use.seat] = 1 - e.side[use.seat]
    support.forgo_payment(t, use.seat)
    t.tell(SWITCHED, use.seat, e.side[use.seat])


def retreat_players(t: ThroneTable, op: Op, use: CarryOut) -> None:
    for seat in use.aimed(t, op):
        support.retreat(t, seat)


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
