"""The golden games show what the game is about."""

from __future__ import annotations

import golden


def test_the_games_of_the_iron_throne_show_war_peace_and_betrayal() -> None:
    whole = "".join(golden.story("ironthrone", n).read_text("utf-8") for n in golden.all_series()["ironthrone"].options)
    for word in ("result=war", "result=peace", "result=betrayal", "agreed", "retreated", "tortured", "released_card"):
        assert word in whole, word
