"""A game is its folder: its id stands in its own folders and in prose, and nowhere else.

Prose may name a game: the guides, the changelog, the examples for newcomers, and docstrings and comments of the
program. The programs that are built for all games are tried out with some of them: their tests may name them too,
and so do records of old versions, which stay as they were written.
"""

from __future__ import annotations

import io
import os
import re
import tokenize
from pathlib import Path

import pytest

import smallcouncil as sc

PROJECT = Path(__file__).parents[1]
# mkdocs.yml lists the pages of docs/, some of which are called after a game
PROSE = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/", "mkdocs.yml", "examples/")
TRIED_OUT = (
    "tests/records/",
    "tests/cli/",
    "tests/server/",
    "tests/web/",
    "tests/arena/",
    "tests/kernel/",
    "tests/lessons/",
)
BUILT = ("node_modules", "static", "build", "dist", "made", "site", "__pycache__")
PROGRAM = re.compile(r"\.(py|ts|svelte|js|mjs|css|html|toml|yml|yaml|json|sh|ftl)$|^(test|play|\.ci/\w+)$")


def own(game: str) -> re.Pattern[str]:
    """Where a game lives."""
    return re.compile(
        rf"src/smallcouncil/games/{game}/|src/smallcouncil/locale/\w+/(web-)?{game}(-lessons|-guide)?\.ftl|src/smallcouncil/cli/boards/{game}\b"
        rf"|web/src/boards/{game}/|tests/{game}/"
    )


def files() -> list[str]:
    """The files of the program, as paths from the project; nothing that was built or installed."""
    found = []
    for folder, below, names in os.walk(PROJECT):
        below[:] = sorted(name for name in below if name not in BUILT and (not name.startswith(".") or name == ".ci"))
        found += [(Path(folder) / name).relative_to(PROJECT).as_posix() for name in sorted(names)]
    return [file for file in found if PROGRAM.search(file) and not file.startswith((*PROSE, *TRIED_OUT))]


def code(file: str) -> str:
    """What a file says to the machine: Python without its comments and docstrings, the ids of messages."""
    text = (PROJECT / file).read_text("utf-8")
    if file.endswith(".ftl"):
        return "\n".join(re.findall(r"^[\w-]+(?= =)", text, re.MULTILINE))
    if not file.endswith(".py"):
        return text
    kept, before = [], tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        alone = before in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.NL, tokenize.ENCODING)
        if token.type != tokenize.COMMENT and not (token.type == tokenize.STRING and alone):
            kept.append(token.string)
        if token.type != tokenize.COMMENT:
            before = token.type
    return " ".join(kept)


def strays(game: str) -> list[str]:
    """The files that name a game and are not its own."""
    word, home = re.compile(rf"(?<![\w.]){game}(?![\w])"), own(game)
    named = [f for f in files() if not home.match(f) and game in (PROJECT / f).read_text("utf-8")]
    return [file for file in named if word.search(code(file))]


@pytest.mark.parametrize("game", sc.games())
def test_a_game_is_named_in_its_own_folders_only(game: str) -> None:
    assert not strays(game)


def test_a_stray_name_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "PROJECT", tmp_path)
    for file, text in {
        "src/smallcouncil/cli/boards/toy.py": "toy",
        "src/smallcouncil/cli/app.py": '"""Plays `toy`."""\n# toy\nNAMES = ["toy"]\n',
        "src/smallcouncil/cli/fine.py": '"""Plays `toy`."""\n# toy\nNAMES = ["toys", "annoy"]\n',
        "docs/games.md": "toy",
        "src/pages.ts": "import './boards/toy/Board';",
    }.items():
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert strays("toy") == ["src/pages.ts", "src/smallcouncil/cli/app.py"]
