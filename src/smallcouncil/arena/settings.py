"""How games may be laid: their modes, and ready decks where everyone brings one."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from smallcouncil.bots.value import MODES
from smallcouncil.table import BadInput, Game, Rng


def modes(rulebook: Game) -> list[dict[str, Any]]:
    """All modes of a game, each with a number of players that it is made for: the usual one where that is allowed.

    >>> import smallcouncil as sc
    >>> modes(sc.game("board2e"))[-1]
    {'players': 4, 'scenario': 'a_feast_for_crows'}
    """
    found = []
    for mode in mode_options(rulebook):
        options = {"players": rulebook.players_for(mode), **mode}
        if is_legal(rulebook, options):
            found.append(options)
    return found


def every_size(rulebook: Game) -> list[dict[str, Any]]:
    """All modes with all numbers of players."""
    every = [{"players": players, **mode} for mode in mode_options(rulebook) for players in rulebook.seats]
    return [options for options in every if is_legal(rulebook, options)]


def mode_options(rulebook: Game) -> list[dict[str, str]]:
    for field in msgspec.structs.fields(rulebook.options_type):
        if field.name in MODES:
            values = [value for part in (field.type, *get_args(field.type)) for value in get_args(part)]
            return [{field.name: value} for value in dict.fromkeys(values) if isinstance(value, str)]
    return [{}]


def is_legal(rulebook: Game, options: dict[str, Any]) -> bool:
    try:
        rulebook.begin(0, options)
    except BadInput:
        return False
    return True


def dealt(rulebook: Game, options: dict[str, Any], players: int, seed: int) -> dict[str, Any]:
    """Options in which every seat has a ready deck, drawn by lot, unless decks are named.

    >>> import smallcouncil as sc
    >>> len(dealt(sc.game("cards2e"), {}, 2, seed=5)["decks"])
    2
    """
    rng = Rng(seed)
    drawn = {}
    for name in rulebook.secret_options:
        ready = list(rulebook.ready_entries(name))
        if ready and options.get(name) is None:
            rng.shuffle(ready)
            drawn[name] = tuple(ready[seat % len(ready)] for seat in range(players))
    return {**options, **drawn}
