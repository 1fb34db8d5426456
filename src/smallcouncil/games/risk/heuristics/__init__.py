"""How to play Risk sensibly: a quick answer to every question, and what a table promises each seat.

`decide` looks at what the seat itself may know and at nothing else: bots call it on imagined tables, and its answers
would be worthless if they depended on what is only imagined.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from smallcouncil.games.risk import buy, conquer, decks, facts, invade, maneuver, objectives, reinforce, setup, windows
from smallcouncil.games.risk.cards import armies, dice, intrigue
from smallcouncil.games.risk.heuristics import court, war
from smallcouncil.games.risk.reinforce import region_units
from smallcouncil.games.risk.victory import skirmish_points
from smallcouncil.games.risk.words import INVADE, MANEUVER_FROM, PLAY, USE

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable
    from smallcouncil.table import Ask, Choice, Prompt, Rng, Table

Answer = Callable[["RiskTable", int, "Ask"], "Choice"]


def with_cards(act: Answer, verb: object) -> Answer:
    """A step in which cards may be used beside the usual choices."""

    def answer(t: RiskTable, seat: int, ask: Ask) -> Choice:
        for choice in ask.choices[: ask.own - 1]:
            if choice.verb is not verb and court.useful(t, seat, court.card_of(choice)):
                return choice
        return act(t, seat, ask)

    return answer


ANSWERS: dict[Prompt, Answer] = {
    setup.ASK_HOUSE: war.first,
    setup.ASK_RETURN: court.worst_objective,
    setup.ASK_CLAIM: war.claim,
    setup.ASK_STRENGTHEN: war.place,
    reinforce.ASK_TRADE: war.trade,
    reinforce.ASK_REDEEM: war.redeem,
    reinforce.ASK_PLACE: war.place,
    reinforce.ASK_PUT: war.put,
    buy.ASK_BUY: court.buy,
    decks.ASK_KEEP_CARD: court.keep_card,
    decks.ASK_KEEP_MAESTER: court.dearest_maester,
    decks.ASK_KEEP_OBJECTIVE: court.best_objective,
    invade.ASK_INVADE: with_cards(war.declare, INVADE),
    invade.ASK_ATTACK: war.attack,
    invade.ASK_DEFEND: war.first,
    conquer.ASK_ADVANCE: war.advance,
    maneuver.ASK_FROM: with_cards(war.maneuver_from, MANEUVER_FROM),
    maneuver.ASK_TO: war.shelter,
    maneuver.ASK_UNITS: war.first,
    maneuver.ASK_ALONG: war.first,
    objectives.ASK_COMPLETE: court.complete,
    dice.ASK_DIE: court.lowest_die,
    dice.ASK_FORCE: court.highest_die,
    dice.ASK_REROLL: court.reroll,
    armies.ASK_PLACE: war.place,
    armies.ASK_CASTLE: war.place,
    armies.ASK_WITHDRAW: war.shelter,
    armies.ASK_SUPPLY: court.supply,
    armies.ASK_DESTROY: war.sacrifice,
    armies.ASK_REMOVE: war.first,
    intrigue.ASK_DISCARD: court.victim,
    intrigue.ASK_STEAL: court.victim,
    intrigue.ASK_CAPTIVE: court.enemy_character,
    intrigue.ASK_KILL: court.enemy_character,
    **dict.fromkeys(windows.PROMPTS, court.window),
}


def decide(table: Table, seat: int, ask: Ask, rng: Rng | None) -> Choice:
    """A sensible answer."""
    t = cast("RiskTable", table)
    if len(ask.choices) > ask.own:
        unasked = court.offer(t, seat, ask)
        if unasked is not None:
            return unasked
    return ANSWERS[ask.words](t, seat, ask)


# Questions of which only few choices are worth a thought, and those that are worth none; all others are taken whole.
SHORTLISTS: dict[Prompt, Callable[[RiskTable, int, Ask], list[Choice]]] = {
    setup.ASK_CLAIM: war.claims,
    setup.ASK_STRENGTHEN: war.places,
    reinforce.ASK_PLACE: war.places,
    invade.ASK_ATTACK: war.attacks,
    conquer.ASK_ADVANCE: war.advances,
}
THOUGHTLESS = (
    setup.ASK_HOUSE,
    invade.ASK_DEFEND,
    maneuver.ASK_UNITS,
    maneuver.ASK_ALONG,
    dice.ASK_DIE,
    dice.ASK_FORCE,
    dice.ASK_REROLL,
    armies.ASK_DESTROY,
    armies.ASK_REMOVE,
)


def shortlist(table: Table, seat: int, ask: Ask) -> list[Choice]:
    """The choices that are worth a thought, the sensible one first."""
    t = cast("RiskTable", table)
    usual = decide(table, seat, ask, None)
    if ask.words in THOUGHTLESS:
        return [usual]
    if ask.words is invade.ASK_INVADE:
        cards = [c for c in ask.choices if c.verb is USE or c.verb is PLAY]
        others = cards + war.declarations(t, seat, ask)
    elif ask.words in SHORTLISTS:
        others = SHORTLISTS[ask.words](t, seat, ask)
    else:
        others = ask.choices
    return [usual, *[c for c in others if c is not usual]]


def clock(table: Table) -> int:
    """How many turns have begun, those of players who are out included."""
    t = cast("RiskTable", table)
    return t.round * t.players + (t.order.index(t.turn) if t.turn >= 0 else 0)


def evaluate(table: Table) -> list[float]:
    """The chance of each seat to win, by land, armies and points."""
    t = cast("RiskTable", table)
    powers = [power(t, seat) if t.held[seat] else 0.0 for seat in range(t.players)]
    total = sum(powers)
    return [p / total for p in powers] if total else [1 / t.players] * t.players


def power(t: RiskTable, seat: int) -> float:
    units = 0
    for a in t.board.areas:
        if t.owner[a] == seat:
            units += t.units[a]
    strength = skirmish_points(t, seat) + 0.4 * units + 1.5 * region_units(t, seat) + 1.5 * len(t.hand[seat])
    if not t.dominion_victory:
        return strength * strength * strength
    strength += t.gold[seat] / 300
    near = sum([court.merit(t, seat, o) for o in t.objectives[seat]])
    points = min(t.points[seat] + 0.5 * near, facts.POINTS_TO_WIN + 2)
    return strength * strength * float(1.5**points)
