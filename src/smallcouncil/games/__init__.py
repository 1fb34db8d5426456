"""The rulebooks. Every folder here with a catalogue of rules is a game, and exports it as `GAME`."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module, resources
from types import ModuleType

from smallcouncil.table import BadInput, Game

GAMES = tuple(
    sorted(folder.name for folder in resources.files(__name__).iterdir() if folder.joinpath("rules.md").is_file())
)


@cache
def game(name: str) -> Game:
    """The rulebook of one game.

    >>> all(game(name).id == name for name in GAMES)
    True
    """
    if name not in GAMES:
        raise BadInput("game", "unknown-value", value=name, known=", ".join(GAMES))
    found: Game = import_module(f"{__name__}.{name}").GAME
    return found


def games() -> dict[str, Game]:
    """All rulebooks by id, in the order in which people are shown them."""
    found = sorted([game(name) for name in GAMES], key=lambda g: (g.order, g.id))
    return {game.id: game for game in found}


class Rulebooks(ModuleType):
    """The package as `smallcouncil` shows it: called, it gives the rulebooks; its modules are found in it as ever."""

    def __call__(self) -> dict[str, Game]:
        return games()


sys.modules[__name__].__class__ = Rulebooks
