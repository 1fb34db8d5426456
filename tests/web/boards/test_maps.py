"""Maps of all games that have one: what is read on them, and what they are moved with."""

from __future__ import annotations

from typing import Any

import pytest

from web.measures import under_controls
from web.serving import Council

# The last one is a wide screen made twice as large.
SIZES = ((1440, 900), (1920, 1080), (1024, 768), (390, 844), (720, 450))

CUT_OFF = """() => [...document.querySelectorAll(".strip :is(.btn, .navigator)")].filter((control) => {
  const b = control.getBoundingClientRect(), strip = control.closest(".strip").getBoundingClientRect();
  return b.top < strip.top || b.bottom > strip.bottom || b.left < strip.left || b.right > strip.right;
}).map((control) => control.className)"""


@pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param("risk", 2, id="essos", marks=pytest.mark.full),
        pytest.param("risk", 5, id="westeros", marks=pytest.mark.full),
        pytest.param("risk", 7, id="both"),
        pytest.param("board2e", 6, id="board"),
    ],
)
def test_no_name_or_piece_lies_under_a_control(council: Council, visitor: Any, game: str, players: int) -> None:
    player = visitor(council)
    table = player.lay(game, players=players)
    page = player.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if page.url == "about:blank":
            player.visit(f"/tables/{table}").page.locator("[data-name]:visible").first.wait_for()
        page.wait_for_function(
            "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
        )
        assert under_controls(page) == [], (width, height)
        assert page.evaluate(CUT_OFF) == [], (width, height)
