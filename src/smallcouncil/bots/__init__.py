"""Bots: random, heuristic and search. They know of a table what one seat knows, and nothing else.

>>> import smallcouncil as sc
>>> table = sc.game("risk").new(seed=7, players=3)
>>> bot = make("random", "risk", seed=1)
>>> seat = table.waiting[0]
>>> table.choose(seat, bot.choose(Knowledge(table, seat)))
"""

from __future__ import annotations

from typing import NamedTuple

from smallcouncil.bots.knowledge import Bot, Knowledge
from smallcouncil.bots.policy import Heuristics, Policy, Shortlist, heuristics, reason
from smallcouncil.bots.search import SearchBot
from smallcouncil.bots.simple import TWELVE, DoubtingBot, HeuristicBot, RandomBot
from smallcouncil.bots.value import Evaluate
from smallcouncil.table import BadInput


class Budget(NamedTuple):
    """How long a bot thinks. The iterations make it as strong everywhere; seconds are the most that it may take."""

    iterations: int
    seconds: float | None = None


KINDS = ("random", "heuristic", "search")
STRENGTHS = ("easy", "fair", "strong", "expert")  # what people choose from
BUDGETS = {
    "search": Budget(400),
    "fair": Budget(100),  # where a game knows no heuristics
    "strong": Budget(200, 1.0),  # for a choice; games say other numbers of iterations
    "expert": Budget(2000, 10.0),
}
ENDLESS = 1_000_000  # iterations that are never reached
NAMES = KINDS + STRENGTHS


def make(
    name: str,
    game_id: str,
    *,
    seed: int,
    iterations: int | None = None,
    seconds: float | None = None,
    depth: int | None = None,
) -> Bot:
    """A bot by name. The budget is for those who search: so many iterations or seconds for a choice, whichever is
    first over (the usual budget, if neither is named), and so many choices of quick play behind every leaf.
    """
    known = heuristics(game_id)
    if name == "random":
        return RandomBot(seed)
    if name == "heuristic":
        return HeuristicBot(seed, known.decide)
    if name == "easy":
        return HeuristicBot(seed, known.decide, slips=known.easy, of=TWELVE)
    if name == "fair" and known.own:
        if known.doubts is not None and known.shortlist is not None:
            return DoubtingBot(seed, known.decide, known.shortlist, known.doubts)
        return HeuristicBot(seed, known.decide)
    if name not in NAMES:
        raise BadInput("bot", "unknown-value", value=name, known=", ".join(NAMES))
    budget = BUDGETS[name]
    if name == "strong":
        budget = budget._replace(iterations=known.strong)
    if iterations is not None or seconds is not None:
        budget = Budget(ENDLESS if iterations is None else iterations, seconds)
    return SearchBot(
        seed,
        known,
        iterations=budget.iterations,
        seconds=budget.seconds,
        depth=40 if depth is None else depth,
    )


__all__ = [
    "KINDS",
    "NAMES",
    "STRENGTHS",
    "Bot",
    "Budget",
    "DoubtingBot",
    "Evaluate",
    "HeuristicBot",
    "Heuristics",
    "Knowledge",
    "Policy",
    "RandomBot",
    "SearchBot",
    "Shortlist",
    "heuristics",
    "make",
    "reason",
]
