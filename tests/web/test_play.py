"""Playing for real: from the hall to the end of a game, alone and with a friend."""

from __future__ import annotations

from typing import Any

from web.player import Player
from web.serving import Council


def play_to_the_end(player: Player, most: int = 400) -> None:
    for _ in range(most):
        if not player.my_turn():
            return
        player.answer()
    raise AssertionError(f"still playing after {most} answers: {player.question}")


def test_a_new_visitor_plays_a_whole_game_by_clicking(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    player.visit().play_now(players=3, rounds=2)
    play_to_the_end(player)
    result = player.page.locator(".result")
    assert result.locator("li").count() == 3
    points = [int(text) for text in result.locator("li b").all_inner_texts()]
    assert points == sorted(points, reverse=True) and points[0] > 0
    player.page.get_by_role("link", name="Replay").last.click()
    player.page.wait_for_url("**/replay*")
    assert player.page.locator("input[type=range]").get_attribute("max") not in (None, "0")
