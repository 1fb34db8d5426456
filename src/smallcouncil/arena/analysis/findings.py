"""What is found in a game, as data."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from smallcouncil.table import ChoiceView
from smallcouncil.table.view import ArgView


class Moment(msgspec.Struct, frozen=True):
    """A point in time: after so many choices, every seat's chance to win."""

    step: int
    chances: list[float]


class Question(msgspec.Struct, frozen=True):
    """What was asked: a choice such as `done` says nothing without it."""

    prompt: str
    args: dict[str, ArgView]


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turning point: a choice, what everyone saw of it, and how far the chances moved with it (0 to 1)."""

    step: int  # choices made, this one included
    moved: float
    before: list[float]
    after: list[float]
    seat: int
    chosen: ChoiceView
    events: list[dict[str, Any]]
    asked: Question | None = None  # of what was said unasked, none
    meant: list[float] | None = None  # what the choice leaves on average, where dice or draws had a say in it
    by: Literal["choice", "luck", "both", ""] = ""  # what turned it


class Advice(msgspec.Struct, frozen=True):
    """A choice that a bot that thinks would have made differently, why, and what it cost."""

    step: int  # choices made before it
    seat: int
    chosen: ChoiceView
    better: ChoiceView
    why: str  # the key of a sentence of reasons.ftl
    worth: float  # the chance to win that the choice left, as the bot sees it
    cost: float  # by which the better one is better at least
    asked: Question | None = None


class Analysis(msgspec.Struct, frozen=True):
    game: str
    seats: list[str]
    moments: list[Moment]
    turns: list[Turn]
    advice: list[Advice]

    def write(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)
