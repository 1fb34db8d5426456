"""Bots of one's own for the arena, as a program would bring them."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

from smallcouncil.bots import Bot, Knowledge, RandomBot
from smallcouncil.table import Choice

MURDER = "ARENA_TEST_MURDER"  # the variable that names a file, which is there until somebody was killed

DEATHS = "ARENA_TEST_DEATHS"  # the variable that names a file for a mark of every death, and who must not die
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
