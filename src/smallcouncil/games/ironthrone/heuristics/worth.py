"""What things are worth, and how an encounter is likely to end: the judgement behind the heuristics.

Worth is measured in influence markers. Everything is read off an imagined table, so other hands are guesses.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from smallcouncil.games.ironthrone.effects.abilities import EFFECTS, LEADERS, amount
from smallcouncil.games.ironthrone.facts import (
    CHARACTER,
    CHARACTER_OF,
    FACE,
    HOUSE_OF,
    KIND,
    PEACE,
    REFILL_TO,
    TORTURE_CHARACTER,
    TORTURE_OTHER,
    VALUE,
    WAR,
)
from smallcouncil.games.ironthrone.state import ASIDE, BETRAYAL, CHALLENGING, DEFENDING, ThroneTable
from smallcouncil.games.ironthrone.state import WAR as WAR_RESULT

POWER = 0.07
SHEET = 0.04
CARD = 0.08
HOSTAGE = 0.2
VICTORY = 7.0
RASH, MEEK = 0.05, 0.6  # how often one lays a peace card who had better not, and who had better
BLOW = 2  # power that an ability takes off a character
MARKER = 2.4
SHARED = 0.5  # how much of the markers of supporters counts against a victory: they would get theirs another time


def marker(t: ThroneTable, seat: int) -> float:
    """What the next marker is worth to a seat: the last one is the game."""
    return VICTORY if t.markers_left(seat) <= 1 else MARKER + 0.12 * t.score(seat)


def envy(t: ThroneTable) -> float:
    """How much of another one's gain is one's own loss."""
    return 1.2 / (t.players - 1)


def rival_marker(t: ThroneTable, seat: int, rival: int) -> float:
    """How bad it is for a seat that a rival spreads a marker; sharing the victory is no disaster."""
    if t.markers_left(rival) <= 1:
        return VICTORY if t.markers_left(seat) > 1 else 2.5
    return envy(t) * marker(t, rival)


def leads(t: ThroneTable, seat: int) -> bool:
    mine = t.score(seat)
    return all(t.score(s) <= mine for s in range(t.players))


def evaluate(t: ThroneTable) -> list[float]:
    """The chance of each seat to win."""
    if t.result is not None:
        winners = t.result.winners
        return [1 / len(winners) if s in winners else 0.0 for s in range(t.players)]
    weights = []
    for s in range(t.players):
        power = sum([t.power[c] for c in t.people[s]])
        score = t.score(s)
        worth = 0.9 * score + 0.06 * score * score + 0.05 * power + 0.025 * t.sheet[s]
        worth += 0.05 * len(t.hands[s]) - 0.1 * (4 - len(t.living(s)))
        worth += sum([hostage_worth(t, s, card & FACE) for card in t.hostages[s]])
        weights.append(exp(worth))
    whole = sum(weights)
    return [w / whole for w in weights]


# ------------------------------------------------------------------ encounters


def side_power(t: ThroneTable, side: int) -> int:
    e = t.encounter
    return sum([t.power[e.sent[s]] + e.extra[s] for s in range(t.players) if e.side[s] == side and e.sent[s] >= 0])


def card_odds(t: ThroneTable, seat: int) -> list[tuple[int, float]]:
    """Encounter cards that a seat may lay, as (war value, or -1 for peace; chance), from a guess at its hand."""
    hand = [card & FACE for card in t.hands[seat]]
    e = t.encounter
    side = e.side[seat]
    if side >= 0 and e.laid[side] >= 0 and e.is_active(seat):
        hand.append(e.laid[side] & FACE)
    wars = sorted([VALUE[face] for face in hand if KIND[face] == WAR], reverse=True) or [0]
    peace = peace_chance(t, seat) if any(KIND[face] == PEACE for face in hand) else 0.0
    rest = 1.0 - peace
    odds = [(wars[0], 0.5 * rest), (wars[min(1, len(wars) - 1)], 0.3 * rest), (wars[-1], 0.2 * rest)]
    if peace:
        odds.append((-1, peace))
    return odds


def win_chance(t: ThroneTable, side: int, lead: float) -> float:
    """Chance of a side to win a war in which it leads by so much power before the cards are known."""
    e = t.encounter
    mine = expected_card(t, e.active(side))
    yours = expected_card(t, e.active(1 - side))
    return 1 / (1 + exp(-(lead + mine - yours) / 4.5))


def expected_card(t: ThroneTable, seat: int) -> float:
    return sum([max(0, value) * chance for value, chance in card_odds(t, seat)])


def challenge_chance(t: ThroneTable, extra: int = 0) -> float:
    """Chance of the challenger's side, with so much more power on it."""
    return win_chance(t, CHALLENGING, side_power(t, 0) - side_power(t, 1) + extra)


def spoils(t: ThroneTable, seat: int, side: int) -> tuple[float, float]:
    """What it is worth to a seat that its side wins, and that it loses; hostages and the own penalty aside."""
    markers = sum([rival_marker(t, seat, s) for s in range(t.players) if s != seat and spreads(t, s)])
    if side == CHALLENGING:
        return marker(t, seat) - SHARED * markers, 0.0
    return 2 * CARD + 2 * POWER, -markers


def spreads(t: ThroneTable, seat: int) -> bool:
    """Will a seat spread a marker if the challenger wins?"""
    return t.encounter.side[seat] == CHALLENGING or seat == t.encounter.challenger


def penalty_cost(t: ThroneTable, character: int) -> float:
    power = t.power[character]
    return (power + 1) // 2 * (POWER - 0.02) + (0.5 if power <= 1 else 0.0)


def help_pays(t: ThroneTable, seat: int, rival: int, power: int) -> bool:
    """Is a challenger better off with a rival at its side, who then spreads a marker as well?"""
    with_help = challenge_chance(t, power + 1)
    gain = (with_help - challenge_chance(t)) * (marker(t, seat) + 0.4)
    return gain > with_help * rival_marker(t, seat, rival) * 0.7


def max_power(t: ThroneTable, seat: int) -> int:
    return max([t.power[c] for c in t.people[seat]])


def total_lead(t: ThroneTable, seat: int) -> int:
    """How far the own side is ahead in a war whose cards are shown."""
    e = t.encounter
    side = e.side[seat]
    return (e.value[side] + side_power(t, side)) - (e.value[1 - side] + side_power(t, 1 - side))


# ------------------------------------------------------------------ cards


def torture_worth(t: ThroneTable, seat: int, card: int) -> float:
    owner = t.seat_of[HOUSE_OF[card]]
    rank = 1.0 + 0.3 * t.score(owner)
    if KIND[card] != CHARACTER:
        living = t.living(owner)
        if len(living) == 1 and t.power[living[0]] <= TORTURE_OTHER:
            return 3.0 if leads(t, seat) else -3.0
        return 0.12 * rank
    character = CHARACTER_OF[card]
    if character == t.leader[owner]:
        return 0.03 * min(4, t.sheet[owner]) * rank
    power = t.power[character]
    if not power:
        return 0.0
    if power <= TORTURE_CHARACTER and len(t.living(owner)) == 1:
        return 3.0 if leads(t, seat) else -3.0
    return (0.5 + 0.05 * power if power <= TORTURE_CHARACTER else 0.15) * rank


def hostage_worth(t: ThroneTable, seat: int, card: int) -> float:
    """What a hostage is good for, now or later."""
    return 0.4 * min(max(torture_worth(t, seat, card), release_worth(t, seat, card), 0.05), 1.0)


def release_worth(t: ThroneTable, seat: int, card: int) -> float:
    """A new card for the holder; the owner gets an old one back, which is worth little if it is weak or its character
    is dead. Who is far behind may have it."""
    owner = t.seat_of[HOUSE_OF[card]]
    gain = CARD if len(t.hands[seat]) >= REFILL_TO else 0.7 * CARD
    kind = KIND[card]
    if kind == CHARACTER:
        character = CHARACTER_OF[card]
        alive = character == t.leader[owner] or t.power[character] > 0
        value = CARD if alive else 0.01
    else:
        value = CARD if kind == PEACE else 0.01 * VALUE[card]
    return gain - envy(t) * value * (1 + 0.3 * t.score(owner))


def last_ones_stand(t: ThroneTable, seat: int) -> bool:
    """Does a rival's last living character take part against the seat, so weak that a blow may end the game?"""
    e = t.encounter
    for rival in range(t.players):
        if rival != seat and e.side[rival] == 1 - e.side[seat] and e.sent[rival] >= 0:
            living = t.living(rival)
            if len(living) == 1 and t.power[living[0]] <= BLOW:
                return True
    return False


def card_worth(t: ThroneTable, seat: int, face: int) -> float:
    e = t.encounter
    side = e.side[seat]
    other = e.active(1 - side)
    lead = side_power(t, side) - side_power(t, 1 - side)
    victory, defeat = spoils(t, seat, side)
    loss = penalty_cost(t, e.sent[seat])
    if e.shown[1 - side]:
        yours = [(-1 if KIND[e.laid[1 - side]] == PEACE else e.value[1 - side], 1.0)]
    else:
        yours = card_odds(t, other)
    peaceful = KIND[face] == PEACE
    value = VALUE[face]
    worth = 0.0
    for theirs, chance in yours:
        if theirs < 0:
            result = peace_worth(t, seat, other) if peaceful else victory - HOSTAGE
        elif peaceful:
            result = defeat + HOSTAGE - loss
        elif value + lead > theirs:
            result = victory + HOSTAGE
        elif value + lead == theirs:
            result = -loss
        else:
            result = defeat - loss - HOSTAGE
        worth += chance * result
    return worth - 0.012 * value - (0.1 if KIND[face] == CHARACTER else 0.0)


def peace_worth(t: ThroneTable, seat: int, other: int) -> float:
    """What a negotiation usually brings: a marker for both, unless that would hand the other one the game. The third
    ones get nothing, so it pays the more the more of them there are."""
    return max(0.0, marker(t, seat) - rival_marker(t, seat, other)) * 0.8


def peace_chance(t: ThroneTable, seat: int) -> float:
    """How likely an active player who holds a peace card lays it: as often as leaves the other one in doubt.

    War and peace on both sides are a game of two by two, and whoever could be read would lose by it: the challenger
    who always fights, or the defender who always trusts.
    """
    e = t.encounter
    side = e.side[seat]
    if side < 0:
        return 0.0
    mine, other = outcomes(t, side), outcomes(t, 1 - side)
    if mine.by_peace <= 0 and mine.by_war <= 0:
        return RASH  # war is better whatever the other one does
    if mine.by_peace >= 0 and mine.by_war >= 0:
        return MEEK
    # what makes war and peace worth the same to the other one
    doubt = other.by_war / (other.by_war - other.by_peace) if other.by_war != other.by_peace else 0.5
    if not 0 < doubt < 1:  # the other one need not think: answer that
        trusts = other.by_peace > 0
        return MEEK if (mine.by_peace if trusts else mine.by_war) > 0 else RASH
    return min(MEEK, max(RASH, doubt))


class Outcomes(NamedTuple):
    """By how much peace is better than war for an active player, if the other one lays peace, and if war."""

    by_peace: float
    by_war: float


def outcomes(t: ThroneTable, side: int) -> Outcomes:
    """As everybody can see it, cards unseen."""
    e = t.encounter
    seat = e.active(side)
    victory, defeat = spoils(t, seat, side)
    loss = penalty_cost(t, e.sent[seat])
    chance = 1 / (1 + exp(-(side_power(t, side) - side_power(t, 1 - side)) / 4.5))
    war = chance * (victory + HOSTAGE) + (1 - chance) * (defeat - loss - HOSTAGE)
    betrayed = defeat + HOSTAGE - loss
    return Outcomes(peace_worth(t, seat, e.active(1 - side)) - (victory - HOSTAGE), betrayed - war)


def play_worth(t: ThroneTable, seat: int, face: int) -> float:
    """What playing a character card now is worth, less the card itself."""
    effect = EFFECTS[LEADERS + CHARACTER_OF[face]]
    e = t.encounter
    worth = -0.06
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
        return 0.2 if side == DEFENDING or any(help_pays(t, seat, s, max_power(t, s)) for s in aside) else -0.3
    if kind == "switch_side":
        chance = challenge_chance(t)
        return 0.6 - (chance if side == CHALLENGING else 1 - chance) * 2
    if kind == "retreat":
        return 0.25
    if kind == "cost_remove_power":
        return -0.25
    if kind == "no_reward":
        return 0.4
    return 0.25
