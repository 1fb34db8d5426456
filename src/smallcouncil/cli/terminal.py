"""The terminal: what is printed there, in which language, and what is typed."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from smallcouncil.locale import Voice

SYMBOLS = {
    "castle": "♜",
    "port": "≈",
    "power": "★",
    "knight": "♞",
    "siege_engine": "⚙",
    "fortification": "▣",
    "turn": "◂",
    "standing": "▮",
    "kneeling": "▬",
    "military": "⚔",
    "intrigue": "◉",
    "crown": "♛",
    "worn": "└",
    "full": "●",
    "empty": "○",
    "dead": "†",
    "sent": "➤",
}
LETTERS = {
    "castle": "c",
    "port": "p",
    "power": "*",
    "knight": "k",
    "siege_engine": "s",
    "fortification": "f",
    "turn": "<",
    "standing": "|",
    "kneeling": "-",
    "military": "m",
    "intrigue": "i",
    "crown": "p",
    "worn": "+",
    "full": "#",
    "empty": ".",
    "dead": "x",
    "sent": ">",
}


class Terminal:
    """A voice and a screen."""

    def __init__(self, voice: Voice, console: Console | None = None) -> None:
        self.voice = voice
        self.console = console or Console(highlight=False)
        self.errors = Console(stderr=True, highlight=False)
        unicode = self.console.encoding.lower().startswith("utf")
        self.symbols = SYMBOLS if unicode else LETTERS

    @property
    def interactive(self) -> bool:
        """A person looks at it: the screen may be cleared and redrawn."""
        return self.console.is_terminal and sys.stdin.isatty()

    def say(self, key: str, *, style: str = "", **args: Any) -> None:
        """Print one message of the program."""
        self.print(self.voice.say(key, **args), style=style)

    def print(self, what: Any = "", *, style: str = "") -> None:
        """Print text as it is (no markup in it is read), or something that rich can draw."""
        self.console.print(Text(what, style=style) if isinstance(what, str) else what)

    def complain(self, text: str) -> None:
        """One line that says what is wrong."""
        line = " ".join(text.split())
        self.errors.print(Text(self.voice.say("wrong", what=line), style="red"), soft_wrap=True)

    def thinking(self) -> AbstractContextManager[object]:
        """While the machine thinks, somebody who looks sees that it does."""
        return self.console.status(self.voice.say("thinking")) if self.interactive else nullcontext()

    def room_beside(self, *drawn: RenderableType) -> int:
        """How many lines of the screen are left beside what is drawn; a few in any case."""
        return max(6, self.console.height - sum(len(self.console.render_lines(d)) for d in drawn) - 3)

    def read(self, prompt: str) -> str | None:
        """A typed line; None when there is nothing more to read."""
        try:
            return self.console.input(Text(prompt, style="bold")).strip()
        except EOFError:
            return None
