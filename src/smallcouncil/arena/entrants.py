"""Who plays in the arena, by a short text.

`heuristic` is a bot by name; `search@60` thinks for 60 iterations, `strong@0.5s` for half a second; `my_bots:make_bot`
is a function of a program of your own, which is called with the id of the game and a seed and gives a bot.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

from smallcouncil.bots import Bot, SearchBot, make
from smallcouncil.table import BadInput

BUDGET = re.compile(r"(?P<name>\w+)@(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+))")
OWN = re.compile(r"(?P<module>[\w.]+):(?P<function>\w+)")


def make_entrant(text: str, game_id: str, seed: int) -> Bot:
    """The bot that a text names.

    >>> make_entrant("search@60", "risk", seed=1).iterations
    60
    """
    if own := OWN.fullmatch(text):
        return made_by(text, own["module"], own["function"], game_id, seed)
    if not (found := BUDGET.fullmatch(text)):
        return make(text, game_id, seed=seed)
    name, seconds, iterations = found["name"], float(found["seconds"] or 0), int(found["iterations"] or 0)
    if not seconds and not iterations:
        raise BadInput(text, "out-of-range", value=0, low=1, high="any")
    bot = make(name, game_id, seed=seed, seconds=seconds or None, iterations=iterations or None)
    if not isinstance(bot, SearchBot):
        raise BadInput(text, "conflict", value=name, why="only bots that think have a budget")
    return bot


def is_own(text: str) -> bool:
    """Whether somebody brings that bot along.

    >>> is_own("my_bots:make_bot"), is_own("search@60")
    (True, False)
    """
    return OWN.fullmatch(text) is not None


def made_by(text: str, module: str, function: str, game_id: str, seed: int) -> Bot:
    """What a function of somebody's own gives; whatever is wrong with it is refused."""
    try:
        bot: Any = getattr(import_module(module), function)(game_id, seed)
    except (Exception, SystemExit) as error:
        raise BadInput("bot", "unreadable", why=f"{text}: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise BadInput("bot", "unreadable", why=f"{text} gives no bot")
    own: Bot = bot
    return own
