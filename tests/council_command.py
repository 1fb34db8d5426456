"""The council command as a person meets it: arguments, typed lines, exit code, what is printed."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from smallcouncil.cli import run


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


Council = Callable[..., Outcome]


@pytest.fixture
def council(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Council:
    """`council("play", "risk", typed=["1", "quit"])`."""
    for variable in ("LC_ALL", "LANG", "COUNCIL_LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))

    def command(*arguments: str, typed: list[str] | tuple[str, ...] = ()) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = run(list(arguments))
        printed = capsys.readouterr()
        return Outcome(code, printed.out, printed.err)

    return command
