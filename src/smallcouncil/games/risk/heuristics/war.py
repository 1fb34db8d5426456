"""Claiming, placing, invading, moving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import KNIGHT, REGION_OF, SIEGE_ENGINE
from smallcouncil.games.risk.heuristics.land import (
    PLAIN,
    prospects,
    prowess,
    resistance,
    spearhead,
    threat,
    weakest_border,
    worths,
)
from smallcouncil.games.risk.heuristics.odds import chance
from smallcouncil.games.risk.maneuver import reachable
from smallcouncil.games.risk.reinforce import set_kind
from smallcouncil.games.risk.words import DONE, INVADE, MANEUVER_FROM, REDEEM, STOP, TRADE

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable
    from smallcouncil.table import Ask, Choice

BOLD = 0.6  # the odds that begin an invasion
EAGER = 0.5  # the same before the first conquest of a turn, which earns a card
STUBBORN = 0.4  # the odds that go on with one


def claim(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """Castles and ports, beside own land, in regions that are small and already begun."""
    owner = t.owner
    neighbours = t.board.neighbours
    mine = [0] * len(t.board.regions)
    index = {number: i for i, (number, _, _) in enumerate(t.board.regions)}
    for a in t.board.areas:
        if owner[a] == seat:
            mine[index[REGION_OF[a]]] += 1

    def merit(choice: Choice) -> float:
        a = choice.args[0]
        at = index[REGION_OF[a]]
        _, bonus, areas = t.board.regions[at]
        beside = sum([1 for b in neighbours[a] if owner[b] == seat])
        return PLAIN[a] + 0.8 * beside + 2.0 * (bonus + mine[at]) / len(areas)

    return max(ask.choices[: ask.own], key=merit)


def place(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """Hold what is worth most, then strengthen where most can be taken."""
    choices = ask.choices[: ask.own]
    areas = [choice.args[-1] for choice in choices]
    left = ask.args[0] if ask.args and isinstance(ask.args[0], int) else 1
    best = spearhead(t, seat, areas, max(left, 1))
    return choices[areas.index(best)]


def shelter(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """A fortification, or units that flee: to where the danger is greatest."""
    choices = ask.choices[: ask.own]
    areas = [choice.args[-1] for choice in choices]
    best = weakest_border(t, seat, areas)
    return choices[areas.index(best)] if best >= 0 else choices[0]


def put(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """Knights and siege engines go with the spearhead, fortifications to the border."""
    if ask.choices[0].args[0] in (KNIGHT, SIEGE_ENGINE):
        return place(t, seat, ask)
    return shelter(t, seat, ask)


def trade(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """The best set; a poor one waits while the hand is small."""
    best, most = ask.choices[ask.own - 1], 0
    for choice in ask.choices[: ask.own]:
        if choice.verb is TRADE:
            cards = choice.args
            units = facts.SET_UNITS[set_kind(*cards)]
            units += sum([facts.MATCHING_UNITS for card in cards if t.owner[card] == seat])
            if units > most:
                best, most = choice, units
    patient = ask.choices[ask.own - 1].verb is not TRADE
    if patient and most < 6 and len(t.hand[seat]) < 4:
        return ask.choices[ask.own - 1]
    return best


def redeem(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """A single card for a special unit, when it is not on its way to a set."""
    own = ask.choices[: ask.own]
    if len(t.hand[seat]) in (1, 4):
        for choice in own:
            if choice.verb is REDEEM:
                return choice
    return own[-1]


def declare(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """The invasion that promises most, if the odds are good; cards of the moment are the court's affair."""
    worth = worths(t, seat)
    units = t.units
    least = BOLD if t.conquered else EAGER
    best: Choice | None = None
    most = 0.0
    for choice in ask.choices[: ask.own]:
        if choice.verb is INVADE:
            a, b = choice.args
            odds = chance(units[a] - 1 + prowess(t, a), resistance(t, b))
            if odds >= least:
                merit = odds * worth[b] + 0.05 * (units[a] - units[b])
                if t.owner[b] >= 0 and t.held[t.owner[b]] == 1:
                    merit += 3.0 + len(t.hand[t.owner[b]])
                if merit > most:
                    best, most = choice, merit
    return best or DONE()


def attack(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """With all dice, as long as the odds hold."""
    source, target = ask.args
    assert isinstance(source, int) and isinstance(target, int)
    stop = ask.choices[ask.own - 1]
    if stop.verb is STOP and chance(t.units[source] - 1 + prowess(t, source), resistance(t, target)) < STUBBORN:
        return stop
    return ask.choices[0]


def first(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """Choices that stand from most to least: the most."""
    return ask.choices[0]


def advance(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """The army goes where it has more to take; behind it a guard stays where one is needed."""
    source, target = ask.args
    assert isinstance(source, int) and isinstance(target, int)
    most = ask.choices[0].args[0]
    here, there = threat(t, seat, source), threat(t, seat, target)
    if not here:
        return ask.choices[0]
    if not there:
        return ask.choices[ask.own - 1]
    worth = worths(t, seat)
    stay = prospects(t, seat, source, t.units[source], worth)
    go = prospects(t, seat, target, t.units[target] + most, worth)
    if stay > go:
        return ask.choices[ask.own - 1]
    guard = min(most // 3, here // 3)
    return ask.choices[guard]


def maneuver_from(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """The largest army inland, if there is a border it can reach."""
    best: Choice | None = None
    most = 1
    for choice in ask.choices[: ask.own]:
        if choice.verb is MANEUVER_FROM:
            area = choice.args[0]
            idle = t.units[area] > most and not threat(t, seat, area)
            if idle and any([threat(t, seat, a) for a in reachable(t, seat, area)]):
                best, most = choice, t.units[area]
    return best or ask.choices[ask.own - 1]


def sacrifice(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """A unit that is missed least: inland, from the largest army."""
    return max(ask.choices[: ask.own], key=lambda c: (not threat(t, seat, c.args[0]), t.units[c.args[0]]))
