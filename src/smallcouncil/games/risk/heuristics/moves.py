"""Claiming, placing, invading, moving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import KNIGHT, REGION_OF, REGIONS, SIEGE_ENGINE
from smallcouncil.games.risk.heuristics import duels
from smallcouncil.games.risk.heuristics.odds import chance
from smallcouncil.games.risk.heuristics.territories import (
    PLAIN,
    fronts,
    guard,
    may_march,
    prospects,
    prowess,
    resistance,
    threat,
    walls,
    weakest_border,
    worths,
)
from smallcouncil.games.risk.turn.maneuver import reachable
from smallcouncil.games.risk.turn.reinforce import set_kind
from smallcouncil.games.risk.words import DONE, INVADE, INVASIONS, MANEUVER_FROM, REDEEM, STOP, TRADE

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable
    from smallcouncil.table import Ask, Choice

SYMBOLS, BESIDE, WHOLE, RIVALS = 0.3, 2.0, 5.0, 0.2  # what counts when land is claimed: land that hangs together first
CONTESTED = 1.0  # on both boards: beside rivals, lest somebody has a continent to himself
LAST = 6.0  # what the last territory of somebody is worth for every card in hand, and three more
BOLD = 0.6  # the odds that begin an invasion
EAGER = 0.5  # the same before the first conquest of a turn, which earns a card
STUBBORN = 0.2  # the odds that go on with one
DARING = 0.35  # the odds of an invasion that is worth a thought

SET = 3  # cards


def claim(t: RiskTable, seat: int, ask: Ask) -> Choice:
    return claims(t, seat, ask)[0]


def claims(t: RiskTable, seat: int, ask: Ask) -> list[Choice]:
    """Castles and ports, beside own land, in regions that are small and already begun: the best four."""
    owner = t.owner
    neighbours = t.board.neighbours
    begun = [0] * len(REGIONS)
    company = CONTESTED if t.options.mode == "world_at_war" else -RIVALS
    for a in t.board.areas:
        if owner[a] == seat:
            begun[REGION_OF[a]] += 1

    def merit(choice: Choice) -> float:
        a = choice.args[0]
        region = REGIONS[REGION_OF[a]]
        beside = sum([1 for b in neighbours[a] if owner[b] == seat])
        rivals = sum([1 for b in neighbours[a] if owner[b] >= 0 and owner[b] != seat])
        whole = (region.bonus + begun[REGION_OF[a]]) / len(region.territories)
        return SYMBOLS * PLAIN[a] + BESIDE * min(beside, 3) + WHOLE * whole + company * rivals

    return sorted(ask.choices[: ask.answers], key=merit, reverse=True)[:4]


def place(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """To the own seat of power while it needs a guard; otherwise where most can be taken with all that is left."""
    choices = ask.choices[: ask.answers]
    home = to_home(t, seat, choices)
    if home is not None:
        return home
    hopes = promises(t, seat, choices, to_place(ask))
    return choices[hopes.index(max(hopes))]


def promises(t: RiskTable, seat: int, choices: list[Choice], more: int) -> list[float]:
    """What each place promises with so many further units."""
    areas = [choice.args[-1] for choice in choices]
    return duels.fronts(t, seat, areas, more) if t.players == 2 else fronts(t, seat, areas, more)


def to_home(t: RiskTable, seat: int, choices: list[Choice]) -> Choice | None:
    """The choice that strengthens the own seat of power, if it must be."""
    area = t.seat_of_power(seat)
    if t.units[area] >= guard(t, seat):
        return None
    return next((c for c in choices if c.args[-1] == area), None)


def places(t: RiskTable, seat: int, ask: Ask) -> list[Choice]:
    """The three most promising fronts, and the border in the greatest danger."""
    choices = ask.choices[: ask.answers]
    hopes = promises(t, seat, choices, to_place(ask))
    order = sorted(range(len(choices)), key=lambda i: -hopes[i])
    best = [choices[i] for i in order[:3]]
    weak = shelter(t, seat, ask)
    return best if weak in best else [*best, weak]


def to_place(ask: Ask) -> int:
    return ask.args[0] if ask.args and isinstance(ask.args[0], int) else 1


def shelter(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """A fortification, or units that flee: to where the danger is greatest."""
    choices = ask.choices[: ask.answers]
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
    best, most = ask.choices[ask.answers - 1], 0
    for choice in ask.choices[: ask.answers]:
        if choice.verb is TRADE:
            cards = choice.args
            units = facts.SET_UNITS[set_kind(*cards)]
            units += sum([facts.MATCHING_UNITS for card in cards if t.owner[card] == seat])
            if units > most:
                best, most = choice, units
    patient = ask.choices[ask.answers - 1].verb is not TRADE
    if patient and most < 6 and len(t.hand[seat]) < 4:
        return ask.choices[ask.answers - 1]
    return best


def redeem(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """A single card for a special unit, when there are more than a set needs."""
    own = ask.choices[: ask.answers]
    if len(t.hand[seat]) > SET:
        for choice in own:
            if choice.verb is REDEEM:
                return choice
    return own[-1]


def declare(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """The invasion that promises most, if the odds are good."""
    ranked = promising(t, seat, ask, daring=False)
    return ranked[0] if ranked else DONE()


def promising(t: RiskTable, seat: int, ask: Ask, *, daring: bool) -> list[Choice]:
    """The invasions that are worth beginning, or the daring ones that are worth a thought, the most promising first."""
    duel = t.players == 2
    worth = duels.prizes(t, seat) if duel else worths(t, seat)
    units = t.units
    home, guarded = t.seat_of_power(seat), guard(t, seat)
    found = []
    for choice in ask.choices[: ask.answers]:
        if choice.verb is INVADE:
            a, b = choice.args
            stay = 1
            if a == home and guarded and not may_march(t, seat, b):
                stay = guarded
            if units[a] > stay:
                attackers = units[a] - stay + prowess(t, a)
                if duel:
                    merit = duels.invasion(t, seat, a, b, attackers, worth)
                    least = 0.0 if daring else duels.GAINFUL
                else:
                    merit, least = by_odds(t, a, b, attackers, worth, daring=daring), 0.0
                if merit > least:
                    found.append((-merit, a, b))
    found.sort()
    return [INVASIONS[a][b] for _, a, b in found]


def by_odds(t: RiskTable, a: int, b: int, attackers: int, worth: list[float], *, daring: bool) -> float:
    """What an invasion promises: land, by its chance. 0: the odds are poor."""
    odds = chance(attackers, resistance(t, b))
    if odds < (DARING if daring else BOLD if t.conquered else EAGER):
        return 0.0
    return odds * worth[b] + 0.05 * (t.units[a] - t.units[b]) + last_one(t, b)


def last_one(t: RiskTable, target: int) -> float:
    """What it is worth besides to take somebody's last territory: his cards, and one rival fewer."""
    owner = t.owner[target]
    return LAST * (3 + len(t.hand[owner])) if owner >= 0 and t.held[owner] == 1 else 0.0


def declarations(t: RiskTable, seat: int, ask: Ask) -> list[Choice]:
    """The usual one first; a few daring ones; none."""
    usual = declare(t, seat, ask)
    others = promising(t, seat, ask, daring=True)[:4]
    return [usual, *[c for c in (*others, DONE()) if c is not usual]]


def attack(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """With all dice, as long as the odds hold; in a duel, as long as there is something to gain."""
    source, target = ask.args
    assert isinstance(source, int) and isinstance(target, int)
    dice, stop = ask.choices[0], ask.choices[ask.answers - 1]
    fewest = ask.choices[ask.answers - (2 if stop.verb is STOP else 1)].args[0]
    if source == t.seat_of_power(seat) and (needed := guard(t, seat)):
        if t.units[source] <= needed and stop.verb is STOP:
            return stop
        if not may_march(t, seat, target):  # who wins moves in with as many as fought last
            most = max(fewest, min(dice.args[0], t.units[source] - needed))
            dice = ask.choices[dice.args[0] - most]
    if stop.verb is not STOP:
        return dice
    attackers, defenders = t.units[source] - 1 + prowess(t, source), resistance(t, target)
    if t.players == 2:
        goes_on = duels.invasion(t, seat, source, target, attackers, duels.prizes(t, seat)) > duels.GAINFUL
    else:
        goes_on = chance(attackers, defenders) >= STUBBORN
    return dice if goes_on else stop


def attacks(t: RiskTable, seat: int, ask: Ask) -> list[Choice]:
    """All dice, or an end of it."""
    stop = ask.choices[ask.answers - 1]
    return [ask.choices[0], stop] if stop.verb is STOP else ask.choices[:1]


def first(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """Choices that stand from most to least: the most."""
    return ask.choices[0]


def advance(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """The army goes where it has more to take; behind it a guard stays where one is needed."""
    source, target = ask.args
    assert isinstance(source, int) and isinstance(target, int)
    most = ask.choices[0].args[0]
    needed = guard(t, seat)
    if source == t.seat_of_power(seat) and needed:
        return ask.choices[min(most, needed - 1)]
    if target == t.seat_of_power(seat) and needed > t.units[target]:
        return ask.choices[most - min(most, needed - t.units[target])]
    here, there = threat(t, seat, source), threat(t, seat, target)
    if not here:
        return ask.choices[0]
    if not there:
        return ask.choices[ask.answers - 1]
    if t.players == 2:
        return ask.choices[0 if duels.goes_forward(t, seat, source, target, most) else ask.answers - 1]
    worth = worths(t, seat)
    defences = walls(t)
    stay = prospects(t, seat, source, t.units[source], worth, defences)
    go = prospects(t, seat, target, t.units[target] + most, worth, defences)
    if stay > go:
        return ask.choices[ask.answers - 1]
    return ask.choices[min(most // 3, here // 3)]


def advances(t: RiskTable, seat: int, ask: Ask) -> list[Choice]:
    """The usual one, everyone, nobody."""
    usual = advance(t, seat, ask)
    if not threat(t, seat, ask.args[0] if isinstance(ask.args[0], int) else 0):
        return [usual]
    return [usual, *[c for c in (ask.choices[0], ask.choices[ask.answers - 1]) if c is not usual]]


def maneuver_from(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """The army that another border needs more than its own place does; one inland is needed nowhere. In Dominion, where
    what is held counts for objectives, those at a border stay."""
    worth = worths(t, seat)
    best, most = ask.choices[ask.answers - 1], 0.0
    for choice in ask.choices[: ask.answers]:
        if choice.verb is MANEUVER_FROM:
            area = choice.args[0]
            spare = t.units[area] - 1
            if not spare or (t.dominion_victory and (area == t.seat_of_power(seat) or threat(t, seat, area))):
                continue
            border = weakest_border(t, seat, [a for a in reachable(t, seat, area) if a != area])
            if border >= 0:
                gain = relief(t, seat, border, spare, worth) - relief(t, seat, area, -spare, worth)
                if gain > most:
                    best, most = choice, gain
    return best


def relief(t: RiskTable, seat: int, area: int, more: int, worth: list[float]) -> float:
    """By how much so many further units lessen the danger to a territory; by how much fewer raise it."""
    danger = worth[area] * threat(t, seat, area)
    now, then = t.units[area] + 1, t.units[area] + 1 + more
    return abs(danger / now - danger / then)


def sacrifice(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """A unit that is missed least: inland, from the largest army."""
    return max(ask.choices[: ask.answers], key=lambda c: (not threat(t, seat, c.args[0]), t.units[c.args[0]]))
