"""Bots: random, heuristic and search. They know of a table what one seat knows, and nothing else.

>>> import smallcouncil as sc
>>> table = sc.game("risk").new(seed=7, players=3)
>>> bot = make("random", "risk", seed=1)
>>> seat = table.waiting[0]
>>> table.choose(seat, bot.choose(Knowledge(table, seat)))
"""

from __future__ import annotations

from smallcouncil.bots.knowledge import Bot, Knowledge
from smallcouncil.bots.policy import Evaluate, Heuristics, Policy, Shortlist, heuristics, reason
from smallcouncil.bots.search import SearchBot
from smallcouncil.bots.simple import HeuristicBot, RandomBot
from smallcouncil.table import BadInput

KINDS = ("random", "heuristic", "search")
THINKING = {"strong": 1.0, "expert": 10.0}  # seconds for a choice
STRENGTHS = ("easy", "fair", *THINKING)  # what people choose from
EASY = 2  # one choice in so many is made at random
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
    first over, and so many choices of quick play behind every leaf.
    """
    known = heuristics(game_id)
    if name == "random":
        return RandomBot(seed)
    if name == "heuristic":
        return HeuristicBot(seed, known.decide)
    if name == "easy":
        return HeuristicBot(seed, known.decide, slips=EASY)
    if name == "fair" and known.own:
        return HeuristicBot(seed, known.decide)
    if name not in NAMES:
        raise BadInput("bot", "unknown-value", value=name, known=", ".join(NAMES))
    if iterations is None and seconds is None:
        if name == "search":
            iterations = 400
        elif name == "fair":
            iterations = 100
        else:
            seconds = THINKING[name]
    return SearchBot(
        seed,
        known,
        iterations=1_000_000 if iterations is None else iterations,
        seconds=seconds,
        depth=40 if depth is None else depth,
    )


__all__ = [
    "KINDS",
    "NAMES",
    "STRENGTHS",
    "Bot",
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
