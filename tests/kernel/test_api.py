"""The names of the package."""

from __future__ import annotations

import smallcouncil as sc
import smallcouncil.games.risk as risk
from smallcouncil.games import GAMES, game, games


def test_games_are_called_and_imported_by_the_same_name() -> None:
    assert list(sc.games()) == list(games()) and set(games()) == set(GAMES)
    assert sc.games()["risk"] is risk.GAME is sc.game("risk") is game("risk")


def test_all_public_names_exist() -> None:
    assert {name for name in sc.__all__ if not hasattr(sc, name)} == set()
