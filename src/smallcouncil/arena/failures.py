"""What stops a tournament: a bot of somebody's own that cannot play on, or workers that are lost again and again.

A bot of one's own may raise anything, answer anything, or never answer. Then its game has no outcome, and is not kept.
"""

from __future__ import annotations

import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from smallcouncil.arena.schedule import Fixture
from smallcouncil.bots import Bot, Knowledge
from smallcouncil.table import BadInput, Choice

PATIENCE = 600.0  # seconds that a bot of somebody's own has for a choice
AGAIN = 1.0  # seconds after which a bot that goes on all the same is stopped once more
LONGEST = 300  # letters of what is told of a failure

HOW = {
    "raised": "it raised {why}",
    "illegal": "it answered “{why}”, which is not among the choices",
    "slow": "it had not answered after {why}",
}


class Failure(Exception):
    """Why a tournament stops; what was played is kept, and the same tournament goes on from there."""


class WorkersLost(Failure):
    """Processes died one after the other, and nothing was finished in between."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count

    def __str__(self) -> str:
        return f"{self.count} processes in a row died in the middle of their games"


class BotFailed(Failure):
    """A bot of somebody's own could not play on: which one, in which game, at which question, and what it did."""

    def __init__(self, bot: str, how: str, why: str, prompt: str = "", fixture: Fixture | None = None) -> None:
        super().__init__(bot, how, why, prompt, fixture)
        self.bot = bot
        self.how = how
        self.why = why
        self.prompt = prompt  # empty: it could not even be made
        self.fixture = fixture

    def __str__(self) -> str:
        where = f" in game {self.fixture.key} (seed {self.fixture.seed})" if self.fixture else ""
        asked = f", asked {self.prompt}" if self.prompt else ""
        return f"{self.bot} failed{where}{asked}: {HOW[self.how].format(why=self.why)}"


class TooSlow(BaseException):
    """Raised where a bot is at work; no Exception, which the bot might take for one of its own."""


class Watched:
    """A bot of somebody's own, whose failures are told."""

    def __init__(self, text: str, bot: Bot, patience: float) -> None:
        self.text = text
        self.bot = bot
        self.patience = patience

    def choose(self, known: Knowledge) -> Choice:
        prompt = known.ask.prompt
        try:
            with limited(self.patience):
                choice = self.bot.choose(known)
        except TooSlow as error:
            raise BotFailed(self.text, "slow", f"{self.patience:g} s{place(self.text, error)}", prompt) from error
        except (KeyboardInterrupt, GeneratorExit):
            raise
        except BaseException as error:
            raise BotFailed(self.text, "raised", told(self.text, error), prompt) from error
        if not among(choice, known):
            raise BotFailed(self.text, "illegal", written(choice), prompt)
        return choice


def watched(text: str, make: Callable[[], Bot], patience: float) -> Watched:
    """A bot of somebody's own, made and watched from then on."""
    try:
        with limited(patience):
            return Watched(text, make(), patience)
    except TooSlow as error:
        raise BotFailed(text, "slow", f"{patience:g} s{place(text, error)}") from error
    except BadInput as error:
        raise BotFailed(text, "raised", str(error.args_by_name["why"]).removeprefix(f"{text}: ")) from error


def among(choice: object, known: Knowledge) -> bool:
    """Whether the table takes it: one of the choices, or the text of one."""
    choices = known.ask.choices
    if isinstance(choice, str):
        return " ".join(choice.split()).lower() in [known.text(one) for one in choices]
    return any([choice is one for one in choices]) or (isinstance(choice, Choice) and choice in choices)


def written(answer: object) -> str:
    try:
        return short(answer if isinstance(answer, str) else repr(answer))
    except Exception:
        return type(answer).__name__


def told(text: str, error: BaseException) -> str:
    """What was raised, and where in the program of that bot."""
    return short(traceback.format_exception_only(error)[-1]) + place(text, error)


def place(text: str, error: BaseException) -> str:
    """The last line of the bot's own module that was on its way; the very last one where there is none."""
    frames = traceback.extract_tb(error.__traceback__)[1:]
    module = sys.modules.get(text.partition(":")[0])
    own = [frame for frame in frames if frame.filename == getattr(module, "__file__", None)]
    last = (own or frames)[-1:]
    return "".join(f" ({frame.filename}, line {frame.lineno})" for frame in last)


def short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raises TooSlow in the middle of what takes longer; as far as Python gets to run, and the system has alarms."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_: int, frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
