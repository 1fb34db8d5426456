"""Trying a choice on a copy of the table: what a card does needs not be known by its name.

All let chances pass as long as the trial lasts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cards1e import words
from smallcouncil.games.cards1e.facts import TITLE_WORDS
from smallcouncil.games.cards1e.heuristics.worth import advantage
from smallcouncil.games.cards1e.state import CouncilTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

ANSWERS = 10  # after so many the trial ends, whatever is open
MANY = 14  # so many choices are tried
IDLE = (words.GIVE, words.SPEND, words.SPEND_POOL.verb)  # what may be said at any time is not


def best(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """The choice after which the table looks best; to pass, unless something gains a little."""
    choices = [choice for choice in ask.choices if choice.verb not in IDLE]
    played = [choice for choice in choices if choice.verb is TITLE_WORDS.marshal]
    if played:  # the dearest first
        return max(played, key=lambda choice: t.edition.prints[choice.args[0]].cost)
    passes = next((choice for choice in choices if choice in (shared.PASS, shared.DONE)), None)
    values = {choice: outcome(t, seat, choice) for choice in choices[:MANY]}
    if passes is not None:
        values[passes] = outcome(t, seat, passes) + 0.3
    return max(values, key=values.__getitem__)


def outcome(t: CouncilTable, seat: int, choice: Choice) -> float:
    """What the table is worth to a seat after a choice and what follows at once."""
    copy = t.copy()
    depth = len(copy.stack)
    copy.choose(seat, choice)
    for _ in range(ANSWERS):
        if copy.over or len(copy.stack) < depth or not copy.waiting:
            break
        asked = copy.ask(copy.waiting[0])
        copy.choose(asked.seat, asked.default)
    return advantage(copy, seat)
