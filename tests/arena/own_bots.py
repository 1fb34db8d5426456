"""Bots of one's own for the arena, as a program would bring them."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from smallcouncil.bots import Bot, Knowledge, RandomBot
from smallcouncil.table import Choice, Verb

MURDER = "ARENA_TEST_MURDER"  # the variable that names a file, which is there until somebody was killed

DEATHS = "ARENA_TEST_DEATHS"  # the variable that names a file for a mark of every death, and who must not die
MENDED = "ARENA_TEST_MENDED"  # the variable that is there when a bot has been mended
GOOD = 4  # choices that a spoiler makes before it spoils its game
SEEDS: list[int] = []  # of every witness


class First:
    def choose(self, known: Knowledge) -> Choice:
        return known.ask.choices[0]


def first(game_id: str, seed: int) -> Bot:
    return First()


class Idle:
    def choose(self, known: Knowledge) -> Choice:
        time.sleep(100)
        return known.ask.default


def idle(game_id: str, seed: int) -> Bot:
    """A bot that nobody wants to wait for."""
    return Idle()


def alive(file: Path) -> Path:
    """The file, written: the next worker is killed."""
    file.write_text(str(os.getpid()))
    return file


def killed_once(game_id: str, seed: int) -> Bot:
    """A random bot; the worker that makes the first one is killed."""
    file = Path(os.environ.get(MURDER, "/nowhere"))
    with suppress(FileNotFoundError):
        if file.read_text() != str(os.getpid()):  # never who runs the test
            file.rename(file.with_suffix(".dead"))  # one of them succeeds
            os.kill(os.getpid(), signal.SIGKILL)
    return RandomBot(seed)


def killed_always(game_id: str, seed: int) -> Bot:
    """Whoever makes one in another process is killed."""
    file, _, spared = os.environ[DEATHS].rpartition(":")
    if os.getpid() != int(spared):
        with Path(file).open("a") as deaths:
            deaths.write("x")
        os.kill(os.getpid(), signal.SIGKILL)
    return RandomBot(seed)


def witness(game_id: str, seed: int) -> Bot:
    """A random bot that says which dice it was given."""
    SEEDS.append(seed)
    return RandomBot(seed)


class Spoiler:
    """A random bot that after some choices does something else."""

    def __init__(self, seed: int, spoil: Callable[[], object]) -> None:
        self.bot = RandomBot(seed)
        self.left = GOOD
        self.spoil = spoil

    def choose(self, known: Knowledge) -> Choice:
        self.left -= 1
        return self.bot.choose(known) if self.left >= 0 else self.spoil()  # type: ignore[return-value]


def raises(game_id: str, seed: int) -> Bot:
    """Raises something that no other process could read."""

    class Odd(Exception):
        def __init__(self, one: int, other: int) -> None:
            super().__init__(f"{one} and {other}")

    def spoil() -> object:
        raise Odd(1, 2)

    return Spoiler(seed, spoil)


def raises_seldom(game_id: str, seed: int) -> Bot:
    """In one game of eight, or so, until it is mended."""
    spoiled = seed % 8 == 0 and MENDED not in os.environ
    return raises(game_id, seed) if spoiled else RandomBot(seed)


def leaves(game_id: str, seed: int) -> Bot:
    return Spoiler(seed, sys.exit)


def talks(game_id: str, seed: int) -> Bot:
    return Spoiler(seed, lambda: "march on the moon")


def says_nothing(game_id: str, seed: int) -> Bot:
    return Spoiler(seed, lambda: None)


def invents(game_id: str, seed: int) -> Bot:
    return Spoiler(seed, lambda: Choice(Verb("fly"), ()))


def hangs(game_id: str, seed: int) -> Bot:
    """Whatever is raised there."""

    def spoil() -> object:
        while True:
            with suppress(Exception):
                time.sleep(100)

    return Spoiler(seed, spoil)


def made_once(game_id: str, seed: int) -> Bot:
    """Only to be looked at: no seed of a game will do."""
    if seed:
        raise ValueError("no such seed")
    return RandomBot(seed)


def written(game_id: str, seed: int) -> Bot:
    """Answers by the text of a choice, as tables take it."""

    class Writer:
        def choose(self, known: Knowledge) -> Choice:
            return f" {known.text(known.ask.choices[0]).upper()}"  # type: ignore[return-value]

    return Writer()
