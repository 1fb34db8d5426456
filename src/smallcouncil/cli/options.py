"""The options of a game on the command line: every one that a game declares is an option of the command."""

from __future__ import annotations

from typing import Any, get_args, get_origin

import msgspec

import smallcouncil as sc
from smallcouncil.table import BadInput, Game
from smallcouncil.table.game import describe

YES = ("yes", "true", "on", "1", "ja", "an")
NO = ("no", "false", "off", "0", "nein", "aus")


def named_game(name: str) -> Game:
    """The game of that name; the first of all for who names none."""
    return sc.game(name) if name else next(iter(sc.games().values()))


def read_options(game: Game, arguments: list[str]) -> dict[str, Any]:
    """`["--mode", "dominion", "--modules", "gold,characters"]` as the options of a game.

    >>> read_options(sc.game("risk"), ["--mode=skirmish"])
    {'mode': 'skirmish'}
    """
    fields = {f.encode_name: f.type for f in msgspec.structs.fields(game.options_type)}
    known = ", ".join(f"--{name.replace('_', '-')}" for name in sorted(fields))
    options: dict[str, Any] = {}
    rest = iter(arguments)
    for argument in rest:
        if not argument.startswith("--"):
            raise BadInput(argument, "unknown-field", known=known)
        option, equals, value = argument.partition("=")
        name = option.removeprefix("--").replace("-", "_")
        if name not in fields:
            raise BadInput(option, "unknown-field", known=known)
        given = value if equals else next(rest, None)
        if given is None:
            raise BadInput(option, "missing")
        options[name] = read_value(option, fields[name], given)
    return options


def read_value(option: str, kind: Any, text: str) -> Any:
    """A typed value of an option; a list is separated by commas."""
    kinds = [kind, *get_args(kind)]
    if bool in kinds and text.lower() in (*YES, *NO):
        return text.lower() in YES
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for value in (text, parts, tuple(parts)):
        try:
            return msgspec.convert(value, kind, strict=False)
        except msgspec.ValidationError:
            continue
    raise BadInput(option, "wrong-type", value=text, expected=describe(plain(kind)))


def plain(kind: Any) -> Any:
    """The kind of one value: what a list is made of, what is there when it is not None."""
    inner = [k for k in get_args(kind) if k not in (type(None), ...)]
    if get_origin(kind) in (tuple, list) or type(None) in get_args(kind):
        return plain(inner[0])
    return kind


def values(kind: Any) -> list[str]:
    """The names that can be given for an option, if it is a choice among names."""
    return [str(v) for v in get_args(plain(kind)) if isinstance(v, str)]
