"""How an encounter is likely to end, and which card does best in it. Other hands are guesses."""

from __future__ import annotations

from smallcouncil.games.ironthrone.effects.abilities import EFFECTS, LEADERS, amount
from smallcouncil.games.ironthrone.facts import CHARACTER, CHARACTER_OF, FACE, KIND, PEACE, VALUE, WAR
from smallcouncil.games.ironthrone.heuristics.card_odds import PEACEFUL, Outlook, card_odds
from smallcouncil.games.ironthrone.heuristics.peace import good_name, peace_worth, promised, stands
from smallcouncil.games.ironthrone.heuristics.worth import (
    HOSTAGE,
    VICTORY,
    leads,
    marker,
    penalty_cost,
    rival_marker,
    side_power,
    spoils,
)
from smallcouncil.games.ironthrone.state import ASIDE, BETRAYAL, CHALLENGING, DEFENDING, NONE, ThroneTable
from smallcouncil.games.ironthrone.state import WAR as WAR_RESULT

THRIFT = 0.012  # what a point of a war card is worth for another time
BLOW = 2  # power that an ability takes off a character


def help_pays(t: ThroneTable, seat: int, rival: int, power: int, outlook: Outlook) -> bool:
    """Is a challenger better off with a rival at its side, who then spreads a marker as well?"""
    with_help = outlook.chance(power + 1)
    gain = (with_help - outlook.chance()) * (marker(t, seat) + 0.4)
    return gain > with_help * rival_marker(t, seat, rival)


def max_power(t: ThroneTable, seat: int) -> int:
    return max([t.power[c] for c in t.people[seat]])


def total_lead(t: ThroneTable, seat: int) -> int:
    """How far the own side is ahead in a war whose cards are shown."""
    e = t.encounter
    side = e.side[seat]
    return (e.value[side] + side_power(t, side)) - (e.value[1 - side] + side_power(t, 1 - side))


def answers(t: ThroneTable, seat: int) -> list[tuple[int, float]]:
    """What the other active player may have laid against a seat."""
    e = t.encounter
    side = 1 - e.side[seat]
    if e.shown[side]:
        return [(PEACEFUL if KIND[e.laid[side]] == PEACE else e.value[side], 1.0)]
    return card_odds(t, seat, e.active(side))


def card_worth(t: ThroneTable, seat: int, face: int, yours: list[tuple[int, float]]) -> float:
    """What it is worth to lay a card against what the other one may lay."""
    e = t.encounter
    side = e.side[seat]
    other = e.active(1 - side)
    lead = side_power(t, side) - side_power(t, 1 - side)
    victory, defeat = spoils(t, seat, side)
    loss = penalty_cost(t, e.sent[seat])
    peaceful = KIND[face] == PEACE
    value = VALUE[face]
    word = good_name(t, seat) if promised(t, seat) else 0.0
    worth = 0.0
    for theirs, chance in yours:
        if theirs == PEACEFUL:
            result = peace_worth(t, seat, other) if peaceful else victory - HOSTAGE - word
        elif peaceful:
            result = defeat + HOSTAGE - loss
        elif value + lead > theirs:
            result = victory + HOSTAGE
        elif value + lead == theirs:
            result = -loss
        else:
            result = defeat - loss - HOSTAGE
        worth += chance * result
    price = THRIFT if defeat > -VICTORY else -THRIFT / 10  # who loses the game with the encounter saves nothing
    return worth - price * value - (0.1 if KIND[face] == CHARACTER else 0.0)


def play_worth(t: ThroneTable, seat: int, face: int) -> float:
    """What playing a character card now is worth, less the card itself."""
    effect = EFFECTS[LEADERS + CHARACTER_OF[face]]
    e = t.encounter
    worth = -0.06
    if e.result == NONE and stands(t):
        worth -= 0.2  # power and looks decide nothing in a peace
    for op in effect.ops:
        worth += op_worth(t, seat, op.kind)
    if e.result == WAR_RESULT and any(op.kind == "add_total" for op in effect.ops):
        lead = total_lead(t, seat)
        adds = sum([amount(t, op, seat) for op in effect.ops if op.kind == "add_total"])
        return 1.0 if lead <= 0 < lead + adds or (lead < 0 and lead + adds == 0) else -0.1
    return worth


def op_worth(t: ThroneTable, seat: int, kind: str) -> float:
    """Roughly what an operation is worth now; what most of them do is simply welcome."""
    e = t.encounter
    side = e.side[seat]
    if kind == "replace_card":
        losing = (e.result == WAR_RESULT and total_lead(t, seat) <= 0) or (
            e.result == BETRAYAL and KIND[e.laid[side]] == PEACE
        )
        return 0.5 if losing and any(KIND[c & FACE] == WAR for c in t.hands[seat]) else -1.0
    if kind == "remove_power":
        return -1.0 if not leads(t, seat) and last_ones_stand(t, seat) else 0.25  # the blow that lets another win
    if kind in ("look_card", "exchange_facedown"):
        return 0.0 if e.looked[1 - side] >> seat & 1 else 0.25  # a second look shows the same card
    if kind == "force_support":
        aside = [s for s in range(t.players) if e.side[s] == ASIDE]
        outlook = Outlook(t, seat)
        welcome = side == DEFENDING or any(help_pays(t, seat, s, max_power(t, s), outlook) for s in aside)
        return 0.2 if welcome else -0.3
    if kind == "switch_side":
        chance = Outlook(t, seat).chance()
        return 0.6 - (chance if side == CHALLENGING else 1 - chance) * 2
    if kind == "retreat":
        return 0.25
    if kind == "cost_remove_power":
        return -0.25
    if kind == "no_reward":
        return 0.4
    return 0.25


def last_ones_stand(t: ThroneTable, seat: int) -> bool:
    """Does a rival's last living character take part against the seat, so weak that a blow may end the game?"""
    e = t.encounter
    for rival in range(t.players):
        if rival != seat and e.side[rival] == 1 - e.side[seat] and e.sent[rival] >= 0:
            living = t.living(rival)
            if len(living) == 1 and t.power[living[0]] <= BLOW:
                return True
    return False
