"""Who plays in the arena, by a short text.

`heuristic` is a bot by name; `search@60` thinks for 60 iterations, `strong@0.5s` for half a second; `my_bots:make_bot`
is a function of a program of your own, which is called with the id of the game and a seed and gives a bot.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

from smallcouncil.bots import Bot, make
from smallcouncil.table import BadInput

BUDGET = re.compile(r"(?P<name>\w+)@(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+))")
OWN = re.compile(r"(?P<module>[\w.]+):(?P<function>\w+)")


def make_entrant(text: str, game_id: str, seed: int) -> Bot:
    """The bot that a text names.

    >>> make_entrant("search@60", "risk", seed=1).iterations
    60
    """
    if own := OWN.fullmatch(text):
        return factory(own["module"], own["function"])(game_id, seed)
    if not (found := BUDGET.fullmatch(text)):
        return make(text, game_id, seed=seed)
    if found["seconds"]:
        return make(found["name"], game_id, seed=seed, seconds=float(found["seconds"]))
    return make(found["name"], game_id, seed=seed, iterations=int(found["iterations"]))


def factory(module: str, function: str) -> Callable[[str, int], Bot]:
    try:
        found: Any = getattr(import_module(module), function)
    except (ImportError, AttributeError) as error:
        raise BadInput("bot", "unreadable", why=error) from error
    made: Callable[[str, int], Bot] = found
    return made
