"""Compiled tables play as the others do. `./test --compiled` plays all tests of the rules with them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import golden
from smallcouncil.arena.compiled import PACKAGE, build, group, is_compiled

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
    for game, series in golden.SERIES.items():
        name = next(iter(series.options))
        replayed = subprocess.run(
            [sys.executable, "-c", REPLAY, game, name],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(TESTS)])},
            capture_output=True,
            check=False,
        )
        assert not replayed.returncode, replayed.stderr.decode()
        assert replayed.stdout == golden.path(game, name).read_bytes(), f"{game} {name}"


def test_structs_are_left_to_msgspec() -> None:
    files, name = group(PACKAGE, ("games/risk",), "risk")
    assert name == "smallcouncil_risk"
    assert "smallcouncil/games/risk/state.py" in files
    assert not {"smallcouncil/games/risk/facts.py", "smallcouncil/games/risk/game.py"} & set(files)
