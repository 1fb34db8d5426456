"""What a seat, or a spectator, may know of a table: the shape that every game shares.

What lies on the table is a struct of the game's own (`Game.view_type`), built up from nothing by `Table.seen_by`. Page
types are generated from both, and nothing else ever leaves the server.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from smallcouncil.table.table import Table

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


def views_of(table: Table, seats: Sequence[int | None]) -> list[View]:
    """The views of several at once: what all of them may see is looked at only once."""
    names = [table.seat_name(s) for s in range(table.players)]
    waiting = list(table.waiting)
    result = ResultView(*table.result) if table.result else None
    views = []
    for seat, seen in zip(seats, table.seen_by_each(seats), strict=True):
        ask = next((a for a in table.asks if a.seat == seat), None)
        may = table.may(seat) if seat is not None else None
        views.append(
            View(
                game=table.game.id,
                options=table.game.show_options(table.options, seat, over=table.over),
                players=table.players,
                seat=seat,
                seats=names,
                made=table.made - table.unseen(seat),
                waiting=waiting,
                ask=ask.write(table) if ask else None,
                may=may.write(table) if may else None,
                result=result,
                table=seen,
            )
        )
    return views
