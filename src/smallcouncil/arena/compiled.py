"""One source, two speeds: kernel and rulebooks compiled by mypyc, in a copy of the package that is used in its place.

build(Path("build/compiled"))          # then: PYTHONPATH=build/compiled council bench
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import smallcouncil as sc
from smallcouncil.table import BadInput, table

PACKAGE = Path(sc.__file__).parent
TOOLS = ("mypyc", "setuptools")

# These stay as they are: msgspec makes the classes, from what they say at run time.
STRUCTS = re.compile(r"^class \w+\((msgspec\.Struct|Options)\b", re.MULTILINE)
IMPORTED = re.compile(r"^\s*(?:from|import) smallcouncil\.games\.(\w+)", re.MULTILINE)

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

GROUPS = {groups}
FILES = [file for files, _ in GROUPS for file in files]

setup(
    name="smallcouncil",
    packages=[],
    ext_modules=mypycify(["--config-file=", *FILES], opt_level="{effort}", debug_level="0", separate=GROUPS),
)
"""


def is_compiled() -> bool:
    """Whether the tables of this process are the compiled ones."""
    return not str(table.__file__).endswith(".py")


def build(folder: Path, games: Sequence[str] = (), *, effort: int = 1) -> None:
    """Make the compiled copy in a folder; all games, if none is named. `effort` is how hard the C compiler tries.

    Raises BadInput when a tool is missing, and CalledProcessError, with what the compiler says, when it fails.
    """
    for tool in TOOLS:
        if find_spec(tool) is None:
            raise BadInput(tool, "missing")
    package = folder / PACKAGE.name
    if package.exists():
        shutil.rmtree(package)
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    groups = [group(package, name) for name in ("table", *packages(package, list(games or sc.games())))]
    (folder / "setup.py").write_text(SETUP.format(groups=groups, effort=effort), encoding="utf-8")
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count()}"],
        cwd=folder,
        check=True,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def packages(package: Path, games: Sequence[str]) -> list[str]:
    """The packages of games that are compiled, each on its own: before a game what it shares with others."""
    return list(dict.fromkeys(name for game in games for name in (*used_by(package, game), game)))


def used_by(package: Path, game: str) -> list[str]:
    """The packages beside a game that it imports from: what card games have in common."""
    sources = [file.read_text(encoding="utf-8") for file in (package / "games" / game).rglob("*.py")]
    return sorted({name for source in sources for name in IMPORTED.findall(source)} - {game})


def group(package: Path, name: str) -> tuple[list[str], str]:
    """The modules of one package that are compiled, as paths from where all lies, and the name of the group."""
    folder = package / name if name == "table" else package / "games" / name
    return [
        file.relative_to(package.parent).as_posix()
        for file in sorted(folder.rglob("*.py"))
        if file.name != "__init__.py" and not STRUCTS.search(file.read_text(encoding="utf-8"))
    ], f"smallcouncil_{name}"
