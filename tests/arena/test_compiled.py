"""Compiled tables play as the others do. `./test --compiled` plays all tests of the rules with them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import golden
import smallcouncil as sc
from smallcouncil.arena.compiled import PACKAGE, build, group, is_compiled, packages, used_by

TESTS = Path(golden.__file__).parent

# Replays a golden game with compiled code, prints it as it would be written, and checks the laws of the game.
REPLAY = """
import importlib, sys
import golden, laws
import smallcouncil as sc
from smallcouncil.arena.compiled import is_compiled

game, name = sys.argv[1:]
assert is_compiled()
assert not importlib.import_module(f"smallcouncil.games.{game}.words").__file__.endswith(".py")
sys.stdout.buffer.write(golden.replay(game, name).write())
laws.check_laws(sc.game(game), {}, seed=1, every=100)
"""


@pytest.mark.full
@pytest.mark.skipif(is_compiled() or not shutil.which("cc"), reason="compiles plain sources with a C compiler")
def test_compiled_games_are_the_same_byte_for_byte(tmp_path: Path) -> None:
    build(tmp_path, effort=0)
    for game, series in golden.all_series().items():
        name = next(iter(series.options))
        replayed = subprocess.run(
            [sys.executable, "-c", REPLAY, game, name],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(TESTS)])},
            capture_output=True,
            check=False,
        )
        assert not replayed.returncode, replayed.stderr.decode()
        assert replayed.stdout == golden.path(game, name).read_bytes(), f"{game} {name}"


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
