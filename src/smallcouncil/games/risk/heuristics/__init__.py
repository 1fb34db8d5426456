"""How to play Risk sensibly: a quick answer to every question, and what a table promises each seat.

`decide` looks at what the seat itself may know and at nothing else: bots call it on imagined tables, and its answers
would be worthless if they depended on what is only imagined.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from smallcouncil.games.risk import decks, facts, setup
from smallcouncil.games.risk.cards import armies, dice, intrigue
from smallcouncil.games.risk.heuristics import cards_and_gold, duels, moves
from smallcouncil.games.risk.heuristics.reasons import reason
from smallcouncil.games.risk.turn import buy, conquer, invade, maneuver, objectives, reinforce
from smallcouncil.games.risk.turn.reinforce import region_units
from smallcouncil.games.risk.turn.victory import skirmish_points
from smallcouncil.games.risk.windows import windows
from smallcouncil.games.risk.words import DONE, INVADE, MANEUVER_FROM, PLAY, USE

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable
    from smallcouncil.table import Ask, Choice, Prompt, Rng, Table

__all__ = ["clock", "decide", "doubts", "evaluate", "go_on", "reason", "shortlist"]

STRONG_ITERATIONS = 24  # as good against fair bots as 200, so that strong bots stand between fair ones and experts
DOMINION_DOUBTS, SKIRMISH_DOUBTS = 4, 8  # of twelve: with so many fair bots win three duels of ten against strong ones

Answer = Callable[["RiskTable", int, "Ask"], "Choice"]


def with_cards(act: Answer, verb: object) -> Answer:
    """A step in which cards may be used beside the usual choices."""

    def answer(t: RiskTable, seat: int, ask: Ask) -> Choice:
        for choice in ask.choices[: ask.answers - 1]:
            if choice.verb is not verb and cards_and_gold.useful(t, seat, cards_and_gold.card_of(choice)):
                return choice
        return act(t, seat, ask)

    return answer


ANSWERS: dict[Prompt, Answer] = {
    setup.ASK_HOUSE: moves.first,
    setup.ASK_RETURN: cards_and_gold.worst_objective,
    setup.ASK_CLAIM: moves.claim,
    setup.ASK_STRENGTHEN: moves.place,
    reinforce.ASK_TRADE: moves.trade,
    reinforce.ASK_REDEEM: moves.redeem,
    reinforce.ASK_PLACE: moves.place,
    reinforce.ASK_PUT: moves.put,
    buy.ASK_BUY: cards_and_gold.buy,
    decks.ASK_KEEP_CARD: cards_and_gold.keep_card,
    decks.ASK_KEEP_MAESTER: cards_and_gold.dearest_maester,
    decks.ASK_KEEP_OBJECTIVE: cards_and_gold.best_objective,
    invade.ASK_INVADE: with_cards(moves.declare, INVADE),
    invade.ASK_ATTACK: moves.attack,
    invade.ASK_DEFEND: moves.first,
    conquer.ASK_ADVANCE: moves.advance,
    maneuver.ASK_FROM: with_cards(moves.maneuver_from, MANEUVER_FROM),
    maneuver.ASK_TO: moves.shelter,
    maneuver.ASK_UNITS: moves.first,
    maneuver.ASK_ALONG: moves.first,
    objectives.ASK_COMPLETE: cards_and_gold.complete,
    dice.ASK_DIE: cards_and_gold.lowest_die,
    dice.ASK_FORCE: cards_and_gold.highest_die,
    dice.ASK_REROLL: cards_and_gold.reroll,
    armies.ASK_PLACE: moves.place,
    armies.ASK_CASTLE: moves.place,
    armies.ASK_WITHDRAW: moves.shelter,
    armies.ASK_SUPPLY: cards_and_gold.supply,
    armies.ASK_DESTROY: moves.sacrifice,
    armies.ASK_REMOVE: moves.first,
    intrigue.ASK_DISCARD: cards_and_gold.victim,
    intrigue.ASK_STEAL: cards_and_gold.victim,
    intrigue.ASK_CAPTIVE: cards_and_gold.enemy_character,
    intrigue.ASK_KILL: cards_and_gold.enemy_character,
    **dict.fromkeys(windows.PROMPTS, cards_and_gold.window),
}


def decide(table: Table, seat: int, ask: Ask, rng: Rng | None) -> Choice:
    """A sensible answer."""
    t = cast("RiskTable", table)
    if len(ask.choices) > ask.answers:
        unasked = cards_and_gold.offer(t, seat, ask)
        if unasked is not None:
            return unasked
    if ask.question is setup.ASK_CLAIM and rng is not None and rng.below(3) == 0:
        return moves.claims(t, seat, ask)[:2][-1]  # not the same opening in every game
    return ANSWERS[ask.question](t, seat, ask)


# Questions of which only few choices are worth a thought, and those that are worth none; all others are taken whole.
SHORTLISTS: dict[Prompt, Callable[[RiskTable, int, Ask], list[Choice]]] = {
    setup.ASK_CLAIM: moves.claims,
    setup.ASK_STRENGTHEN: moves.places,
    reinforce.ASK_PLACE: moves.places,
    invade.ASK_ATTACK: moves.attacks,
    conquer.ASK_ADVANCE: moves.advances,
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


def go_on(table: Table, seat: int, ask: Ask, rng: Rng) -> Choice:
    """Where land alone counts, three and more are content with one conquest: it earns the card, and every further one
    has to pay by itself. If armies went as far as they can in every quick game, none would be worth beginning with,
    and everybody who thinks would wait for the others, for ever. On both boards waiting pays while others fight."""
    t = cast("RiskTable", table)
    by_land = t.players > 2 and not t.dominion_victory
    content = by_land and t.conquered and (t.options.mode != "world_at_war" or peaceful(t))
    return DONE() if content and ask.question is invade.ASK_INVADE else decide(table, seat, ask, rng)


def peaceful(t: RiskTable) -> bool:
    """Whether fewer than half of the turns so far have brought a conquest: a card was drawn for each of them."""
    drawn = len(t.discard) + sum([len(hand) for hand in t.hand])
    return 2 * drawn < clock(t) - t.players


def doubts(table: Table) -> int:
    """Of twelve choices of a fair bot, how many are its second thought. In a duel there is nothing to be gained by
    thinking about the first one, so that a strong bot could not be stronger than one that never doubts."""
    if table.players > 2:
        return 0
    return DOMINION_DOUBTS if cast("RiskTable", table).dominion_victory else SKIRMISH_DOUBTS


def shortlist(table: Table, seat: int, ask: Ask) -> list[Choice]:
    """The choices that are worth a thought, the sensible one first."""
    t = cast("RiskTable", table)
    usual = decide(table, seat, ask, None)
    if ask.question in THOUGHTLESS:
        return [usual]
    if ask.question is invade.ASK_INVADE:
        cards = [c for c in ask.choices if c.verb is USE or c.verb is PLAY]
        others = cards + moves.declarations(t, seat, ask)
    elif ask.question in SHORTLISTS:
        others = SHORTLISTS[ask.question](t, seat, ask)
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
    if t.players == 2:
        return duels.chances(t)
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
    near = sum([cards_and_gold.merit(t, seat, o) for o in t.objectives[seat]])
    points = min(t.points[seat] + 0.5 * near, facts.POINTS_TO_WIN + 2)
    return strength * strength * float(1.5**points)
