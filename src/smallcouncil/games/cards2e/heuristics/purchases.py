"""Marshaling as a whole: what a hand is worth most for the gold, and which cards kneel to make it cheaper.

All reductions that wait are used up by the next card that they fit. So they are planned card by card, the dearest
first, and two stewards who save nothing each may pay for a lord together.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from smallcouncil.games.cardgame.heuristics.worth import CARD, DUPLICATES, GOLD
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, CHARACTER, EVENT
from smallcouncil.games.cardgame.layout.uniqueness import barred, own_copy
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.facts import ENTRIES, LIMITED, NEUTRAL, PRINTS
from smallcouncil.games.cards2e.heuristics.attachments import best_use
from smallcouncil.games.cards2e.heuristics.printed import hand_worth
from smallcouncil.games.cards2e.state import ThronesTable

PRICE_OF_GOLD = 0.2  # what is left over goes back, but counts for dominance
IN_HAND = 1.0  # a card that is not played now may be taken, or find no room at the end of the round
HELD = 1.0  # an event in hand that there is gold for
TIRED = 0.6  # what it costs to kneel a character before the challenges
TALLER = 0.7  # what a gold is worth besides to who has a lord that grows by it
GIVEN_UP = 2.0  # ... and to sacrifice a road that would be there later
LONG_GAME = 5  # until this round income pays off
SAVED = 0.7  # what a gold is worth that is saved each round, compared with one that comes in
NEXT_COSTS_LESS = re.compile(r"cost -(\d) for the next (loyal|.*character)?")


class Reducer(NamedTuple):
    """A card that makes the next one cheaper."""

    amount: int
    faction: int  # of the card that becomes cheaper; -1: any
    characters: bool  # only characters do
    loyal: bool  # only loyal cards do; the faction card kneels for it
    price: float  # what it costs to use it


def reducer_of(number: int) -> Reducer | None:
    """How a title makes others cheaper, if it does."""
    card = PRINTS[number]
    for ability in ENTRIES[card.id].get("ability", ()):
        found = NEXT_COSTS_LESS.match(ability["effect"])
        if found is None:
            continue
        price = TIRED if card.type == CHARACTER else 0.0
        if "sacrifice" in ability["cost"]:
            price = GIVEN_UP
        loyal = found[2] == "loyal"
        faction = -1 if loyal or card.faction == NEUTRAL else card.faction
        return Reducer(int(found[1]), faction, bool(found[2]) and not loyal, loyal, price)
    return None


REDUCERS = [reducer_of(card.number) for card in PRINTS]
# whose strength grows with the gold of his seat
GROWS_BY_GOLD = [any("STR +1 per gold" in a["effect"] for a in ENTRIES[c.id].get("ability", ())) for c in PRINTS]


def saves_always(number: int) -> bool:
    """Whether a title saves gold in every round, for nothing."""
    reducer = REDUCERS[number]
    return reducer is not None and not reducer.price


def prospects(t: ThronesTable, number: int) -> float:
    """What a title brings or saves in the rounds to come."""
    gold = float(max(PRINTS[number].gold, 0)) or (SAVED if saves_always(number) else 0.0)
    return gold * max(0, LONG_GAME - t.round)


@cache
def fits(reducer: Reducer, number: int) -> bool:
    """Whether a title becomes cheaper by it."""
    card = PRINTS[number]
    if reducer.loyal:
        return card.loyal
    if card.type == EVENT or (reducer.characters and card.type != CHARACTER):
        return False
    return reducer.faction < 0 or card.faction == reducer.faction


class Ware(NamedTuple):
    """A card in hand that gold could be spent on."""

    card: int
    number: int
    cost: int
    less: int  # by so much it is cheaper, if it is the next one
    worth: float


class Plan(NamedTuple):
    """What is worth most together: the cards, and who kneels for the one that comes first."""

    worth: float
    wares: list[Ware]
    kneeling: list[int]


def purchases(t: ThronesTable, seat: int) -> Plan:
    """What a seat can make of its gold in its marshaling turn. Gold may be kept for events."""
    wares, limited = prices(t, seat)
    gold = t.gold[seat]
    ready = ready_reducers(t, seat, [*wares, *limited])
    best = best_plan(wares, limited, gold, ready)
    for road in limited:  # one that saves more than it costs is marshaled and used at once
        reducer = REDUCERS[road.number]
        if reducer is not None and road.cost < reducer.amount and road.cost <= gold:
            plan = best_plan(wares, [], gold - road.cost, [*ready, (road.card, reducer)])
            worth = plan.worth - GOLD * road.cost
            if worth > best.worth:
                best = Plan(worth, [road], [])
    return best


def best_plan(wares: list[Ware], limited: list[Ware], gold: int, ready: list[tuple[int, Reducer]]) -> Plan:
    """What is worth most for so much gold and with these reducers, one limited card at most."""
    budget = gold
    for _, reducer in ready:
        budget += reducer.amount
    sets = best_sets(wares, limited, budget)
    every = [*wares, *limited]
    best = Plan(sets[gold][0], chosen(every, sets[gold][1]), [])
    budget, used = gold, []
    for pair in ready:
        budget += pair[1].amount
        used.append(pair)
        last = -1
        for spent in range(budget, gold, -1):
            worth, bits = sets[spent]
            if bits == last:
                continue
            last = bits
            bought = chosen(every, bits)
            saved, kneeling, price = share_out(used, bought)
            cost = sum([ware.cost for ware in bought]) - max([ware.less for ware in bought], default=0)
            if cost - saved <= gold:
                worth += GOLD * saved - price
                if worth > best.worth:
                    best = Plan(worth, bought, kneeling)
                break
    return best


def ready_reducers(t: ThronesTable, seat: int, wares: list[Ware]) -> list[tuple[int, Reducer]]:
    """The cards of a seat that could make something cheaper now, those that cost least first."""
    what, kneeling = t.box.what, t.kneeling
    found = []
    for card in t.plays[seat]:
        reducer = REDUCERS[what[card]]
        if reducer is not None and not kneeling[card] and not t.is_blank(card):
            found.append((card, reducer))
    agenda = t.agenda[seat]
    reducer = REDUCERS[what[agenda]] if agenda >= 0 else None
    if reducer is not None and not kneeling[t.house[seat]]:
        found.append((agenda, reducer))
    found = [pair for pair in found if any(ware.cost > ware.less and fits(pair[1], ware.number) for ware in wares)]
    found.sort(key=lambda pair: pair[1].price)
    return found


def share_out(used: list[tuple[int, Reducer]], bought: list[Ware]) -> tuple[int, list[int], float]:
    """The gold that reductions save on these cards, who kneels for the first of them, and what all of that costs."""
    left = used[:]
    saved, price = 0, 0.0
    first: list[int] = []
    for ware in in_order(bought):
        cost = ware.cost - ware.less
        kneeling = []
        for pair in left[:]:
            if cost > 0 and fits(pair[1], ware.number):
                left.remove(pair)
                kneeling.append(pair[0])
                saved += min(cost, pair[1].amount)
                cost -= pair[1].amount
                price += pair[1].price
        first = first or kneeling
    return saved, first, price


def in_order(bought: list[Ware]) -> list[Ware]:
    """Events are not marshaled; what is cheaper already comes first, then the dearest."""
    return sorted([w for w in bought if PRINTS[w.number].type != EVENT], key=lambda w: (not w.less, -w.cost))


def best_sets(wares: list[Ware], limited: list[Ware], gold: int) -> list[tuple[float, int]]:
    """What is worth most together for every amount up to so much gold, and which wares that are, as bits: the limited
    ones, of which there is one at most, after all others."""
    purse = Purse(gold)
    for i, ware in enumerate(wares):
        purse.offer(ware, 1 << i)
    found = purse.best()
    for i, ware in enumerate(limited, len(wares)):
        other = purse.copy()
        other.offer(ware, 1 << i)
        found = [max(one, two) for one, two in zip(found, other.best(), strict=True)]
    return found


class Purse:
    """The best sets for every amount of gold. The next matching card uses all waiting reductions up."""

    __slots__ = ("whole", "sets", "used", "used_sets")

    def __init__(self, gold: int) -> None:
        self.whole = [0.0] * (gold + 1)  # by the gold that is spent, while reductions wait for their card
        self.sets = [0] * (gold + 1)
        self.used = [-1.0] * (gold + 1)  # ... and once they are used up
        self.used_sets = [0] * (gold + 1)

    def copy(self) -> Purse:
        twin = Purse(-1)
        twin.whole, twin.sets = self.whole[:], self.sets[:]
        twin.used, twin.used_sets = self.used[:], self.used_sets[:]
        return twin

    def offer(self, ware: Ware, bit: int) -> None:
        """One ware more."""
        whole, sets, used, used_sets = self.whole, self.sets, self.used, self.used_sets
        _, _, cost, less, worth = ware
        cheap = max(0, cost - less)
        for paid in range(len(whole) - 1, cheap - 1, -1):
            if paid >= cost and used[paid - cost] >= 0 and used[paid - cost] + worth > used[paid]:
                used[paid] = used[paid - cost] + worth
                used_sets[paid] = used_sets[paid - cost] | bit
            if less:
                if whole[paid - cheap] + worth > used[paid]:
                    used[paid] = whole[paid - cheap] + worth
                    used_sets[paid] = sets[paid - cheap] | bit
            elif whole[paid - cost] + worth > whole[paid]:
                whole[paid] = whole[paid - cost] + worth
                sets[paid] = sets[paid - cost] | bit

    def best(self) -> list[tuple[float, int]]:
        return [
            (used, used_set) if used > whole else (whole, whole_set)
            for whole, whole_set, used, used_set in zip(self.whole, self.sets, self.used, self.used_sets, strict=True)
        ]


def chosen(wares: list[Ware], bits: int) -> list[Ware]:
    return [ware for i, ware in enumerate(wares) if bits >> i & 1]


def best_purchases(wares: list[Ware], limited: list[Ware], gold: int) -> tuple[float, list[Ware]]:
    """What is worth most together for so much gold."""
    worth, bits = best_sets(wares, limited, gold)[gold]
    return worth, chosen([*wares, *limited], bits)


def prices(t: ThronesTable, seat: int) -> tuple[list[Ware], list[Ware]]:
    """Cards in hand that gold could be spent on; apart from the others those that are limited."""
    reduced = bool(t.lasting) or modifiers.COST in t.active
    found: list[Ware] = []
    roads: list[Ware] = []
    full = not t.limited_left(seat)
    eventful = not t.total(modifiers.FORBID_EVENTS, seat)
    gold = PRICE_OF_GOLD + TALLER * sum([GROWS_BY_GOLD[t.box.what[c]] for c in t.plays[seat] if not t.is_blank(c)])
    titles: set[int] = set()
    for card in t.hands[seat]:
        printed = t.printed(card)
        number = printed.number
        if printed.type == EVENT:
            if number not in titles and printed.cost > 0 and eventful:
                found.append(Ware(card, number, printed.cost, 0, HELD))
                titles.add(number)
            continue
        limited = printed.keywords & LIMITED > 0
        if limited and (full or number in titles):
            continue
        if t.total(modifiers.FORBID_MARSHAL, seat, card):
            continue
        if printed.unique or limited:
            if printed.unique and (number in titles or barred(t, seat, card)):
                continue
            titles.add(number)
            if own_copy(t, seat, card) >= 0:
                found.append(Ware(card, number, 0, 0, DUPLICATES - CARD + 1))
                continue
        worth = best_use(t, seat, number) if printed.type == ATTACHMENT else hand_worth(number)
        worth += prospects(t, number) - IN_HAND
        if worth > 0:
            less = t.total(modifiers.COST, seat, card) if reduced else 0
            (roads if limited else found).append(Ware(card, number, printed.cost, less, worth - gold * printed.cost))
    return found, roads
