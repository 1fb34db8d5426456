"""What a page looks like, measured: nothing that is read lies on anything, and every text stands out."""

from __future__ import annotations

from typing import Any

import pytest

import smallcouncil as sc
from web.measures import overlaps, pale
from web.player import Player
from web.records import crowded
from web.serving import Council

SETTLED = """async () => {
  await document.fonts.ready;
  const ending = document.getAnimations().filter((a) => a.effect.getComputedTiming().iterations !== Infinity);
  await Promise.all(ending.map((a) => a.finished.catch(() => {})));
}"""
SIZES = {"wide": (1440, 900), "small": (1024, 768), "phone": (390, 844)}


def looking(council: Council, visitor: Any, size: str, theme: str = "dark") -> Player:
    width, height = SIZES[size]
    player: Player = visitor(
        council, viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce"
    )
    player.visit().page.locator(".play").wait_for()
    return player


def drawn(player: Player) -> None:
    """The map is there, with its names in their own type, and the mouse points at nothing."""
    page = player.page
    page.locator("[data-name]").first.wait_for()
    page.mouse.move(1, 1)
    page.evaluate("async () => { await document.fonts.load('600 13px Cinzel'); await document.fonts.ready; }")
    page.wait_for_function("() => new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)))")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["board2e", "risk"])
def test_nothing_on_a_crowded_map_lies_on_anything(council: Council, visitor: Any, game: str, size: str) -> None:
    player = looking(council, visitor, size)
    record = crowded(game)
    player.visit(f"/tables/{player.lay(game, players=record['options']['players'], record=record)}")
    drawn(player)
    assert overlaps(player.page) == []
    whole = player.page.get_by_role("button", name="The whole board")
    if whole.is_enabled():
        whole.click()
        drawn(player)
        assert overlaps(player.page) == [], "all of the map in sight"


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", sorted(sc.games()))
def test_every_text_at_a_table_and_in_its_replay_stands_out(
    council: Council, visitor: Any, game: str, theme: str
) -> None:
    player = looking(council, visitor, "wide", theme)
    table = player.lay(game, players=sc.game(game).seats[0])
    player.visit(f"/tables/{table}")
    player.page.locator(".ask.mine").wait_for()
    settled(player)
    assert pale(player.page) == []
    player.visit(f"/tables/{table}/replay")
    player.page.locator(".table .board").wait_for()
    settled(player)
    assert pale(player.page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    ("game", "options"),
    [("board2e", {"players": 6}), ("risk", {"players": 2}), ("risk", {"players": 5}), ("risk", {"players": 7})],
    ids=str,
)
def test_every_name_on_a_map_stands_out(
    council: Council, visitor: Any, game: str, options: dict[str, Any], theme: str
) -> None:
    player = looking(council, visitor, "wide", theme)
    player.visit(f"/tables/{player.lay(game, **options)}")
    for button in (None, "The whole board", "Closer"):
        tool = player.page.get_by_role("button", name=button) if button else None
        if tool is None or tool.is_enabled():
            if tool is not None:
                tool.click()
            drawn(player)
            assert [text for text in pale(player.page) if ".name" in text.where] == [], button


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    ("path", "there"), [("/", ".play"), ("/rules/board2e", "main h1"), ("/decks/cards2e", "main h1")]
)
def test_every_text_on_a_page_stands_out(council: Council, visitor: Any, path: str, there: str, theme: str) -> None:
    player = looking(council, visitor, "wide", theme)
    player.visit(path).page.locator(there).first.wait_for()
    settled(player)
    assert pale(player.page) == []


def settled(player: Player) -> None:
    """Fonts and pictures have come, and what moved has arrived."""
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate(SETTLED)
