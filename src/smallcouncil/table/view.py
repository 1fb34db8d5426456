"""What a seat, or a spectator, may know of a table: the shape that every game shares.

What lies on the table is a struct of the game's own (`Game.view_type`), built up from nothing by `Table.seen_by`. Page
types are generated from both, and nothing else ever leaves the server.
"""

from __future__ import annotations

from typing import Any

import msgspec

ArgView = str | int | list[str | int]


class ChoiceView(msgspec.Struct, frozen=True, omit_defaults=True):
    text: str  # its notation, which answers the question
    verb: str
    args: dict[str, ArgView]
    ability: str | None = None  # what a player who does not want to be asked about it any more would name; windows only


class AskView(msgspec.Struct, frozen=True):
    n: int
    seat: int
    prompt: str
    args: dict[str, ArgView]
    rule: str
    must: bool  # the table waits for the answer
    answers: int  # the first so many choices answer the question, the rest interrupt it
    choices: list[ChoiceView]
    default: str
    decline: str | None  # the choice that lets the chance pass, if there is one


class ResultView(msgspec.Struct, frozen=True):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class View(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Any]
    players: int
    seat: int | None  # None: a spectator
    seats: list[str]  # what the table calls them
    made: int  # choices so far
    waiting: list[int]
    ask: AskView | None
    may: AskView | None  # what one may do unasked
    result: ResultView | None
    table: Any  # the struct of the game: its `view_type`
