"""A lesson as it is written down, and where lessons are found."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from smallcouncil.games import GAMES, games
from smallcouncil.table import BadInput

OR = " | "  # between choices that serve the lesson equally well


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody may try instead, and the sentence that says why not."""

    key: str
    choice: str = ""  # a choice, or the words that it begins with
    thing: str = ""  # or a thing that is clicked though it cannot be chosen
    rule: str = ""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One callout: what it speaks of, and what the learner is to choose."""

    key: str
    choose: tuple[str, ...] = ()  # one after the other; none: there is only something to look at
    look: tuple[str, ...] = ()  # framed in gold; unless it is said, the things of the choice
    near: tuple[str, ...] = ()  # framed with dashes: what explains it
    rule: str = ""
    mistakes: tuple[Mistake, ...] = ()
    then: tuple[str, ...] = ()  # what is chosen after it by others, or without a word: `1 pass`


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, a seat to play, and the steps."""

    order: int
    minutes: int
    position: dict[str, Any]
    steps: tuple[Step, ...]
    game: str = ""
    id: str = ""
    seat: int = 0

    @property
    def name(self) -> str:
        return f"{self.game}/{self.id}"


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """A lesson from its file; BadInput names the file and what is wrong."""
    where = f"{game}/lessons/{name}.toml"
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(where, "unreadable", why=error) from None
    try:
        found = msgspec.convert({**data, "game": game, "id": name}, Lesson)
    except msgspec.ValidationError as error:
        raise BadInput(where, "unreadable", why=error) from None
    if not found.steps:
        raise BadInput(f"{where} steps", "missing")
    keys = [step.key for step in found.steps]
    for number, key in enumerate(keys):
        if key in keys[:number]:
            raise BadInput(f"{where} steps[{number}].key", "conflict", value=key, why="another step has it")
    for number, step in enumerate(found.steps):
        for mistake in step.mistakes:
            if bool(mistake.choice) == bool(mistake.thing):
                field = f"{where} steps[{number}].mistakes"
                raise BadInput(field, "conflict", value=mistake.key, why="it is about a choice or about a thing")
    return found


@cache
def of_game(game: str) -> dict[str, Lesson]:
    folder = resources.files("smallcouncil.games").joinpath(game, "lessons")
    if not folder.is_dir():
        return {}
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    found = [read_lesson(game, file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")) for file in files]
    return {one.id: one for one in sorted(found, key=lambda one: (one.order, one.id))}


def lessons() -> list[Lesson]:
    """All lessons, game by game, in the order in which they are learned."""
    return [one for game in games() for one in of_game(game).values()]


def lesson(game: str, name: str) -> Lesson:
    """One lesson; BadInput if there is none of that name."""
    known = of_game(game) if game in GAMES else {}
    if name not in known:
        raise BadInput("lesson", "unknown-value", value=f"{game}/{name}", known=", ".join(known))
    return known[name]
