"""What a page needs to offer the options of a game, asked of the rules themselves."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec

from smallcouncil.games import game
from smallcouncil.server.forms import ForPlayers, GameInfo, OptionInfo
from smallcouncil.server.processes.bots import STRENGTHS
from smallcouncil.table import BadInput, Game

COLLECTIONS = (tuple, list, frozenset, set)


@cache
def game_info(name: str) -> GameInfo:
    rules = game(name)
    options = [
        describe(field) for field in msgspec.structs.fields(rules.options_type) if field.encode_name != "players"
    ]
    return GameInfo(
        id=rules.id,
        version=rules.version,
        seats=list(rules.seats),
        default_players=rules.default_players,
        first_players=rules.first_players or rules.default_players,
        bots=list(STRENGTHS),
        options=options,
        secret={name: list(rules.ready_entries(name)) for name in rules.secret_options},
        by_players={players: for_players(rules, players, options) for players in rules.seats},
    )


def describe(field: msgspec.structs.FieldInfo) -> OptionInfo:
    name = field.encode_name
    default: Any = None
    if field.default is not msgspec.NODEFAULT:
        default = field.default
    elif field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    default = msgspec.to_builtins(default)
    schema = msgspec.json.schema(field.type)
    values = literals(field.type)
    if values is not None:
        if is_collection(field.type):
            return OptionInfo(name, "choices", default, values=values)
        if set(values) == {True, False}:
            return OptionInfo(name, "flag", default, values=values)
        return OptionInfo(name, "choice", default, values=values)
    plain = {"integer": "number", "number": "number", "string": "text"}.get(str(schema.get("type")))
    if plain == "number":
        return OptionInfo(name, "number", default, low=schema.get("minimum"), high=schema.get("maximum"))
    if plain == "text":
        return OptionInfo(name, "text", default)
    return OptionInfo(name, "other", default, schema=schema)


def is_collection(kind: Any) -> bool:
    """A collection of values, or nothing."""
    return get_origin(kind) in COLLECTIONS or any(is_collection(part) for part in get_args(kind))


def literals(kind: Any) -> list[Any] | None:
    """The values of a type that has finitely many: literals, flags, None, unions and collections of these."""
    if kind is bool:
        return [False, True]
    if kind is None or kind is type(None):
        return [None]
    arguments = get_args(kind)
    origin = get_origin(kind)
    if origin is Literal:
        return list(arguments)
    if origin in COLLECTIONS or str(origin) in ("typing.Union", "<class 'types.UnionType'>"):
        found: list[Any] = []
        for argument in arguments:
            if argument is ...:
                continue
            part = literals(argument)
            if part is None:
                return None
            found += [value for value in part if value not in found]
        return found or None
    return None


def for_players(rules: Game, players: int, options: list[OptionInfo]) -> ForPlayers:
    """Every value of every option, tried with all else at its default."""
    defaults = rules.write_options(rules.read_options({"players": players}))
    allowed: dict[str, list[Any]] = {}
    for option in options:
        if option.kind in ("flag", "choice"):
            assert option.values is not None
            allowed[option.name] = [v for v in option.values if fits(rules, players, option.name, v)]
        elif option.kind == "choices":
            values = rules.values_for(option.name, players)
            allowed[option.name] = [v for v in option.values or [] if v is not None] if values is None else list(values)
    return ForPlayers(defaults, allowed)


def fits(rules: Game, players: int, name: str, value: Any) -> bool:
    try:
        rules.read_options({"players": players, name: value})
    except BadInput:
        return False
    return True
