"""Which plot to reveal: what its gold buys from the hand, whom its claim hurts, and what its text does to whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.effects.basic import source_of
from smallcouncil.games.cardgame.heuristics.answers import answers_to
from smallcouncil.games.cardgame.heuristics.worth import CARD
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, EVENT, INTRIGUE, LOCATION
from smallcouncil.games.cardgame.layout.zones import PLAY
from smallcouncil.games.cards1e.facts import NOBLE, PRINTS, WAR, number_of, trait
from smallcouncil.games.cards1e.heuristics.worth import dearness, in_play, lacks, weariness
from smallcouncil.games.cards1e.state import CouncilTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

TEXT = 0.5  # of a plot whose text changes little by itself
KILLED = 0.6  # what dies by a plot, as the gold of plots counts
STRENGTH = 0.4  # a point of strength for a round
RETURNED = 0.6  # a card that kneels and goes back to hand, and what it takes to buy it again
BARRED = 0.7  # a character who does not defend, or stand up
KEPT = 4  # cards in hand that a decree leaves
SPARED = 3  # characters that a wildfire leaves everybody, and locations that the Wall does
KNIGHT = trait("Knight")
AUTUMN, SNOW = number_of("rains_of_autumn"), number_of("snowed_under")
WALL, WILDFIRE = number_of("fleeing_to_the_wall"), number_of("wildfire_assault")


def plot(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    return ranked(t, seat, ask)[0]


def plots(t: CouncilTable, seat: int, ask: Ask) -> list[Choice]:
    return ranked(t, seat, ask)[:3]


def ranked(t: CouncilTable, seat: int, ask: Ask) -> list[Choice]:
    armies = armies_of(t)
    return sorted(answers_to(ask), key=lambda c: -merit(t, seat, c.args[0], armies))


def armies_of(t: CouncilTable) -> list[list[float]]:
    """What the characters of each seat are worth, the dearest first."""
    lacking = lacks(t)
    armies = []
    for seat in range(t.players):
        left = weariness(t, seat, lacking)
        armies.append(sorted([in_play(t, c, left) for c in t.characters(seat)], reverse=True))
    return armies


def merit(t: CouncilTable, seat: int, number: int, armies: list[list[float]]) -> float:
    """Gold as far as the hand can use it, claim as far as there is somebody to attack with, and the text."""
    card = PRINTS[number]
    gold = card.income + (0 if number == AUTUMN else bonuses(t, seat))
    worth = [sum(army) for army in armies]
    partner = t.partner(seat)
    own = worth[seat] + (worth[partner] if partner >= 0 else 0.0)
    found = 0.9 * spendable(t, seat, gold) + 0.2 * gold + 0.15 * card.initiative
    found += 1.2 * card.claim * (1 if own >= against(t, seat, worth) else 0.5)
    if number in TEXTS:
        return found + TEXTS[number](t, seat, armies)
    return found + (TEXT if card.abilities or card.constants else 0.0)


def spendable(t: CouncilTable, seat: int, gold: int) -> int:
    """How much of some gold the hand can be bought for, whole cards only."""
    sums = {0}
    for card in t.hands[seat]:
        cost = t.printed(card).cost
        if cost > 0:
            sums |= {spent + cost for spent in sums if spent + cost <= gold}
    return max(sums)


def bonuses(t: CouncilTable, seat: int) -> int:
    """The income that cards in play add to a plot."""
    return sum([t.printed(c).income for c in t.plays[seat]])


# ---------------------------------------------------------------------- what texts ask


def choice_of_text(t: CouncilTable, seat: int, ask: Ask) -> Choice | None:
    """The answer to a plot that goes through the cards of all, one by one: whom to spare, what to send back."""
    source = source_of(t)
    what = t.box.what[source] if source >= 0 else -1
    people = [c for c in answers_to(ask) if c.verb is shared.PICK]
    if what == WILDFIRE and people:
        return max(people, key=lambda c: dearness(t, c.args[0]))
    if what == WALL:
        own = [c for c in people if not t.is_opponent(seat, t.control[c.args[0]])]
        return max(own, key=lambda c: dearness(t, c.args[0])) if own else ask.default
    if what == SNOW and people:
        theirs = [c for c in people if t.is_opponent(seat, t.control[c.args[0]])]
        if theirs:
            return max(theirs, key=lambda c: dearness(t, c.args[0]))
        return min(people, key=lambda c: dearness(t, c.args[0]))
    return None


# ---------------------------------------------------------------------- what texts do


def against(t: CouncilTable, seat: int, figures: list[float]) -> float:
    """One figure for all opponents: of partners together; else the greatest counts most."""
    theirs = [figures[s] for s in t.opponents(seat)]
    if t.partner(seat) >= 0:
        return sum(theirs)
    return (max(theirs) + sum(theirs) / len(theirs)) / 2


def ahead(t: CouncilTable, seat: int, figures: list[float]) -> float:
    """How much more of something a seat has than its opponents, with its partner if it has one."""
    partner = t.partner(seat)
    return figures[seat] + (figures[partner] if partner >= 0 else 0.0) - against(t, seat, figures)


def of_own(value: Callable[[CouncilTable, int], float]) -> Callable[[CouncilTable, int, list[list[float]]], float]:
    """A text that is about what its own seat controls."""
    return lambda t, seat, armies: value(t, seat)


def of_all(value: Callable[[CouncilTable, int], float]) -> Callable[[CouncilTable, int, list[list[float]]], float]:
    """A text that is about what everybody controls, and is good for whoever has more of it."""
    return lambda t, seat, armies: ahead(t, seat, [value(t, s) for s in range(t.players)])


def valar(t: CouncilTable, seat: int, armies: list[list[float]]) -> float:
    return -KILLED * ahead(t, seat, [sum(army) for army in armies])


def wildfire(t: CouncilTable, seat: int, armies: list[list[float]]) -> float:
    return -KILLED * ahead(t, seat, [sum(army[SPARED:]) for army in armies])


def condemned(t: CouncilTable, seat: int, armies: list[list[float]]) -> float:
    """An opponent kills the dearest who is not his: somebody whom he fears, and at a table of two that is one's own."""
    mine = max(armies[seat], default=0.0)
    found = []
    for judge in t.opponents(seat):
        others = [s for s in t.opponents(judge) if s != seat]
        prey = max([max(armies[s], default=0.0) for s in others], default=0.0)
        found.append(-KILLED * mine if mine >= prey else KILLED / 2 * prey)
    return max(found)


def decree(t: CouncilTable, seat: int, armies: list[list[float]]) -> float:
    """Who alone has most cards in hand keeps four."""
    hands = [len(t.hands[s]) for s in range(t.players)]
    most = max(hands)
    if most <= KEPT or hands.count(most) > 1:
        return 0.0
    friend = not t.is_opponent(seat, hands.index(most))
    return CARD * (most - KEPT) * (-1.0 if friend else 0.6 if t.players == 2 else 0.3)


def legacy(t: CouncilTable, seat: int, armies: list[list[float]]) -> float:
    """An attachment must go: the dearest of another's, or if there is none one of one's own."""
    lying = [c for c in t.lying if t.box.type[c] == ATTACHMENT and t.host[c] >= 0 and t.zone[c] == PLAY]
    theirs = [in_play(t, c) for c in lying if t.is_opponent(seat, t.control[c])]
    burdens = [2.0 for c in lying if t.is_opponent(t.control[c], t.control[t.host[c]]) and t.control[t.host[c]] == seat]
    if theirs or burdens:
        return KILLED * max(theirs + burdens)
    return -KILLED * min([in_play(t, c) for c in lying], default=0.0)


def favors(t: CouncilTable, seat: int, armies: list[list[float]]) -> float:
    """Three cards for oneself and for one opponent: among several that is a gain."""
    return TEXT if t.players == 2 else 2.0


def trident(t: CouncilTable, seat: int, armies: list[list[float]]) -> float:
    mine = len(armies[seat])
    return 2 * STRENGTH * mine if any([len(armies[s]) > mine for s in t.opponents(seat)]) else 0.0


def wounded(t: CouncilTable, seat: int) -> float:
    return -BARRED * len([c for c in t.characters(seat) if t.strength_of(c) <= 2])


def commoners(t: CouncilTable, seat: int) -> float:
    return -BARRED * len([c for c in t.characters(seat) if not t.printed(c).unique])


def crested(crest: int, worth: float) -> Callable[[CouncilTable, int], float]:
    return lambda t, seat: worth * len([c for c in t.characters(seat) if t.has_crest(c, crest)])


def knights(t: CouncilTable, seat: int) -> float:
    return STRENGTH * len([c for c in t.characters(seat) if t.has_trait(c, KNIGHT)])


def laden(t: CouncilTable, seat: int) -> float:
    return STRENGTH * sum([len(t.attachments(c)) for c in t.characters(seat)])


def schemers(t: CouncilTable, seat: int) -> float:
    return -STRENGTH * len([c for c in t.characters(seat) if not t.has_icon(c, INTRIGUE)])


def lands(t: CouncilTable, seat: int) -> float:
    return -CARD * max(0, len([c for c in t.plays[seat] if t.box.type[c] == LOCATION]) - SPARED)


def costs_events(t: CouncilTable, seat: int) -> float:
    return -0.1 * len([c for c in t.hands[seat] if t.box.type[c] == EVENT])


def snow(t: CouncilTable, seat: int, armies: list[list[float]]) -> float:
    """Of everybody a card that kneels goes back to hand: of others the dearest, of one's own the least."""
    return RETURNED * against(t, seat, [max(army, default=0.0) / 2 for army in armies])


TEXTS = {
    number_of(title): text
    for title, text in {
        "valar_morghulis": valar,
        "wildfire_assault": wildfire,
        "condemned_by_the_realm": condemned,
        "rule_by_decree": decree,
        "mad_kings_legacy": legacy,
        "counting_favors": favors,
        "holding_the_trident": trident,
        "snowed_under": snow,
        "rains_of_autumn": of_all(lambda t, seat: -0.6 * bonuses(t, seat)),
        "noose_and_swordpoint": of_all(wounded),
        "herding_the_masses": of_all(commoners),
        "hear_me_roar": of_all(schemers),
        "fleeing_to_the_wall": of_all(lands),
        "the_power_of_blood": of_all(crested(NOBLE, 0.5)),
        "the_power_of_arms": of_own(crested(WAR, 2 * STRENGTH)),
        "tourney_for_the_hand": of_own(knights),
        "power_and_wealth": of_own(laden),
        "calm_over_westeros": of_own(costs_events),
    }.items()
}
