"""Two toy games keep the laws."""

from __future__ import annotations

from typing import Any

import pytest

from laws import check_laws
from laws.random_play import play
from smallcouncil.table import Rng
from toys import court, sealed


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    "options",
    [{}, {"players": 2, "rounds": 1}, {"players": 5, "coins": 2, "rounds": 2}, {"last": "sudden", "rounds": 2}],
    ids=str,
)
def test_sealed_keeps_the_laws(options: dict[str, Any], seed: int) -> None:
    played = check_laws(sealed.GAME, options, seed, every=3, imagined=True)
    assert played.different > played.guesses // 4


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_court_keeps_the_laws(players: int, seed: int) -> None:
    def nothing_is_lost(table: court.CourtTable) -> None:
        cards = sum(map(len, table.hands)) + len(table.deck) + len(table.discard)
        assert cards == 6 * len(court.CARD.slugs)

    played = check_laws(court.GAME, {"players": players}, seed, every=5, also=nothing_is_lost)
    assert played.different > played.guesses // 4


@pytest.mark.parametrize("seed", range(4))
def test_fast_windows_keep_the_laws_for_those_who_are_asked(seed: int) -> None:
    check_laws(court.GAME, {"players": 3, "windows": "fast"}, seed, every=5)


def test_games_end_in_every_way() -> None:
    reasons = set()
    for seed in range(40):
        result = play(court.GAME.new(seed=seed, players=2 + seed % 3), Rng(seed)).result
        assert result is not None
        reasons.add(result.reason)
    assert reasons == {"deck", "last"}
