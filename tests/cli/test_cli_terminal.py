"""In a real terminal: the screen is cleared and drawn anew, and the keyboard goes from hand to hand."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
CLEARED = "\x1b[2J\x1b[H"
PROMPTS = "? or help > ", "press Enter. "


def in_terminal(*arguments: str, typed: list[str]) -> str:
    """What a terminal shows while a person types these lines, each one after a prompt."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", "from smallcouncil.cli import main; main()", *arguments]
    size = {"TERM": "xterm", "COLUMNS": "100", "LINES": "50"}
    environment = os.environ | size | {"PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": tempfile.mkdtemp()}
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, close_fds=True)
    os.close(theirs)
    shown = ""
    answered = 0
    while True:
        ready, _, _ = select.select([ours], [], [], 60)
        assert ready, f"nothing more is shown after: {shown[-200:]!r}"
        try:
            part = os.read(ours, 4096)
        except OSError:  # the other end is closed
            break
        if not part:
            break
        shown += part.decode("utf-8", "replace")
        if sum(shown.count(prompt) for prompt in PROMPTS) > answered:
            os.write(ours, f"{typed[answered]}\n".encode())
            answered += 1
    os.close(ours)
    assert process.wait() == 0
    return shown


SKIRMISH = ("--lang", "en", "play", "risk", "--players", "3", "--seed", "1", "--bots", "random")


def test_the_screen_is_drawn_anew_for_every_question() -> None:
    shown = in_terminal(*SKIRMISH, typed=["house stark", "1", "1", "quit"])
    assert shown.count(CLEARED) == 4
    last = shown.rsplit(CLEARED, 1)[1]
    assert "The North +5" in last
    assert "Stark places 1 unit in" in last
    assert "Goodbye." in last


def test_the_keyboard_is_handed_over_before_anything_is_shown() -> None:
    shown = in_terminal(*SKIRMISH, "--seat", "1,2,3", typed=["", "house stark", "", "quit"])
    first, second = shown.split("take the keyboard and press Enter.")[1:]
    assert "Seat 1" in first and "(you)" in first
    assert "(you)" not in first.split(CLEARED)[-1]  # between two people the screen is empty
    assert "(you)" in second
