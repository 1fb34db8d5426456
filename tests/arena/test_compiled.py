"""Compiled tables play as the others do. `./test --compiled` plays all tests of the rules with them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import golden
import smallcouncil as sc
from smallcouncil.arena.speed.compiled import (
    PACKAGE,
    build,
    current,
    fingerprint,
    fix_numbers,
    group,
    is_compiled,
    pack,
    packages,
    spell_out,
    used_by,
)
from smallcouncil.table import BadInput

TESTS = Path(golden.__file__).parent

# Replays a golden game with compiled code, prints it as it would be written, and checks the laws of the game.
REPLAY = """
import importlib, sys
import golden, laws
import smallcouncil as sc
from smallcouncil.arena.speed.compiled import is_compiled

game, name = sys.argv[1:]
assert is_compiled()
assert not importlib.import_module(f"smallcouncil.games.{game}.words").__file__.endswith(".py")
sys.stdout.buffer.write(golden.replay(game, name).write())
laws.check_laws(sc.game(game), {}, seed=1, every=100)
"""


# Lets heuristic bots play some games, and prints their records.
PLAY = """
import sys
from smallcouncil.arena.schedule import fixtures
from smallcouncil.arena.workers import play_fixture
from smallcouncil.games import game

for fixture in fixtures(sys.argv[1], {}, ("heuristic",) * game(sys.argv[1]).default_players, 4, seed=77):
    sys.stdout.buffer.write(play_fixture(fixture).record)
"""


needs_compiler = pytest.mark.skipif(
    is_compiled() or not shutil.which("cc"), reason="compiles plain sources with a C compiler"
)


def test_a_compiled_module_names_what_it_imports() -> None:
    source = "from smallcouncil.games.cardgame.writing.costs import *\n\ndef pay(): ...\n\nX = (KNEEL_THIS, pay)\n"
    assert spell_out(source).splitlines()[0] == "from smallcouncil.games.cardgame.writing.costs import KNEEL_THIS"
    assert spell_out(source).splitlines()[1:] == source.splitlines()[1:], "lines keep their numbers"
    assert spell_out("X = 1\n") == "X = 1\n"


def test_numbers_of_a_compiled_module_are_final() -> None:
    source = "from __future__ import annotations\n\nA, B = range(\n    2\n)\nC = 1 << 4\n"
    source += "D = (1,)\ne = 5\nF = e\nG = int(3)\n"
    module = ModuleType("numbers")
    exec(source, module.__dict__)
    written = fix_numbers(source, module).split("\n")
    assert written[0].endswith("; from typing import Final")
    assert written[2:6] == ["A: Final = 0; B: Final = 1", "", "", "C: Final = 16"], "lines keep their numbers"
    assert written[6:] == ["D = (1,)", "e = 5", "F: Final = 5", "G = int(3)", ""], "a call may do more than count"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("compiled")
    build(folder, effort=0)
    return folder


def replay_with(folder: Path, game: str) -> None:
    """A golden game, with the compiled code in a folder."""
    name = next(iter(golden.all_series()[game].options))
    replayed = subprocess.run(
        [sys.executable, "-c", REPLAY, game, name],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(TESTS)])},
        capture_output=True,
        check=False,
    )
    assert not replayed.returncode, replayed.stderr.decode()
    assert replayed.stdout == golden.path(game, name).read_bytes(), f"{game} {name}"


@pytest.mark.full
@needs_compiler
def test_compiled_games_are_the_same_byte_for_byte(compiled: Path) -> None:
    for game in golden.all_series():
        replay_with(compiled, game)


@pytest.mark.full
@needs_compiler
def test_compiled_bots_choose_the_same(compiled: Path) -> None:
    for game in sc.games():
        plain, quick = (
            subprocess.run(
                [sys.executable, "-c", PLAY, game],
                env={**os.environ, "PYTHONPATH": str(folder)},
                capture_output=True,
                check=False,
            )
            for folder in (PACKAGE.parent, compiled)
        )
        assert not quick.returncode, quick.stderr.decode()
        assert quick.stdout == plain.stdout and len(plain.stdout) > 1000, game


@pytest.mark.full
@needs_compiler
def test_a_wheel_has_the_compiled_rules(compiled: Path, tmp_path: Path) -> None:
    wheel = pack(compiled, tmp_path)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
        names = archive.namelist()
        (record,) = [name for name in names if name.endswith("dist-info/RECORD")]
        listed = [line.split(",") for line in archive.read(record).decode().split()]
        assert sorted(path for path, _, _ in listed) == sorted(names)
        for path, print_of, size in listed:
            if path != record:
                assert (fingerprint(archive.read(path)), len(archive.read(path))) == (print_of, int(size)), path
    for game in golden.all_series():
        replay_with(tmp_path / "installed", game)


@pytest.mark.full
@needs_compiler
def test_play_takes_the_compiled_copy_if_it_is_of_these_sources(compiled: Path, tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "compiled").symlink_to(compiled)

    def found() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "smallcouncil.arena.speed.compiled"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert found().stdout.strip() == str(compiled.resolve())
    script = (TESTS.parent / "play").read_text(encoding="utf-8")
    assert "python -m smallcouncil.arena.speed.compiled" in script and "export PYTHONPATH" in script
    (compiled / "sources.sha256").write_text("of others", encoding="utf-8")
    assert (found().returncode, found().stdout) == (1, "")


def test_nothing_but_a_compiled_copy_is_replaced(tmp_path: Path) -> None:
    """Sources above all: the folder may have been `src`."""
    source = tmp_path / PACKAGE.name / "__init__.py"
    source.parent.mkdir()
    source.write_text("")
    with pytest.raises(BadInput, match="not to be replaced"):
        build(tmp_path)
    assert [*tmp_path.rglob("*.py")] == [source]


def test_without_a_compiled_copy_the_sources_play(tmp_path: Path) -> None:
    assert not current(tmp_path)
    for stamp in ("", "of others"):  # not whole, or of other sources
        tmp_path.joinpath("sources.sha256").write_text(stamp)
        assert not current(tmp_path)


@pytest.mark.parametrize("game", sc.games())
def test_structs_are_left_to_msgspec(game: str) -> None:
    files, name = group(PACKAGE, game)
    assert name == f"smallcouncil_{game}"
    assert f"smallcouncil/games/{game}/state.py" in files
    for file in files:
        module = import_module(file.removesuffix(".py").replace("/", "."))
        own = [kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__]
        assert not [kind for kind in own if isinstance(kind, type) and issubclass(kind, msgspec.Struct)], file


def test_what_games_share_is_compiled_once_before_them() -> None:
    order = packages(PACKAGE, list(sc.games()))
    assert len(set(order)) == len(order)
    for game in sc.games():
        for shared in used_by(PACKAGE, game):
            assert order.index(shared) < order.index(game)
