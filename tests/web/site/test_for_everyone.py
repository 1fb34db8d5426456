"""Pages for everyone: keyboard, screen readers, phones, both languages, both themes."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from web.accessibility import violations_in_both_themes
from web.player import FREE_POINT, Player
from web.records import asked
from web.serving import ROOT, Council

BRAND = "Small Council"  # also the English name of a trait
LOCALE = ROOT / "src" / "smallcouncil" / "locale"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def at_a_table(council: Council, visitor: Any, mode: str = "", **context: Any) -> Player:
    player: Player = visitor(council, **context)
    options: dict[str, Any] = {"mode": mode} if mode else {}
    player.visit(f"/tables/{player.lay('risk', players=2, **options)}")
    player.my_turn()
    return player


def test_axe_finds_nothing_serious_at_a_table(council: Council, visitor: Any) -> None:
    player = at_a_table(council, visitor, mode="dominion")
    for _ in range(4):
        player.answer()
        player.my_turn()
    assert violations_in_both_themes(player) == []


@pytest.mark.full
def test_axe_finds_nothing_serious_on_other_pages(council: Council, visitor: Any) -> None:
    player = at_a_table(council, visitor, mode="dominion")
    table = player.page.url
    player.page.get_by_role("button", name=re.compile("^Rule R-RK")).first.click()
    player.page.get_by_role("dialog").wait_for()
    assert violations_in_both_themes(player) == []
    player.page.goto(f"{table}/replay?seat=0")
    player.page.locator("footer .count").wait_for()
    assert violations_in_both_themes(player) == []
    player.visit("/rules/risk").page.locator(".book li").first.wait_for()
    assert violations_in_both_themes(player) == []
    player.visit().page.locator(".play").wait_for()
    player.page.locator("summary").first.click()
    assert violations_in_both_themes(player) == []


def test_a_turn_by_keyboard_alone(council: Council, visitor: Any) -> None:
    player = at_a_table(council, visitor)
    page = player.page
    turn_began = False
    for _ in range(40):
        player.my_turn()
        if turn_began and page.locator(".phases li.on").inner_text() == "Maneuver":
            break
        before = player.asked()
        if player.lit and not page.locator(".answers .btn").count():
            turn_began = True
            tab_to(player, "[data-area]")
            page.keyboard.press("ArrowDown")
            focused = page.evaluate("document.activeElement.dataset.area")
            assert focused in player.lit
            page.keyboard.press("Enter")
        else:
            tab_to(player, ".answers .btn")
            page.keyboard.press("Enter")
        player.answered(before)
    assert page.locator(".phases li.on").inner_text() == "Maneuver"


def tab_to(player: Player, selector: str) -> None:
    for _ in range(60):
        if player.page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by keyboard")


def test_the_log_is_read_out(council: Council, visitor: Any) -> None:
    player = at_a_table(council, visitor)
    player.until("units go")
    player.click_area(player.lit[0])
    player.page.wait_for_function("() => /places 1 unit/.test(document.querySelector('[role=log]').textContent)")


def test_a_phone_shows_board_question_and_answers(council: Council, visitor: Any) -> None:
    player = at_a_table(council, visitor, mode="dominion", **PHONE)
    page = player.page
    for _ in range(3):
        player.answer()
        player.my_turn()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    board = page.locator("main.board").bounding_box()
    assert board and board["height"] > 250 and board["width"] == 360
    bar = page.locator(".table > .bar")
    assert bar.evaluate("(e) => e.scrollWidth <= e.clientWidth"), "all of the bar is in sight"
    boxes = [button.bounding_box() for button in bar.locator("a:visible, button:visible").all()]
    edges = sorted((box["x"], box["x"] + box["width"]) for box in boxes if box)
    assert len(edges) > 3 and all(left >= 0 and right <= 360 for left, right in edges)
    assert all(right <= after + 0.5 for (_, right), (after, _) in pairwise(edges)), "no button lies on another"
    page.get_by_role("button", name="My cards").click()
    page.locator("dialog .hand li").first.wait_for()
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="What happened").click()
    page.locator("dialog .log li").first.wait_for()
    page.get_by_role("button", name="Close", exact=True).click()
    before = player.asked()
    player.click_area(player.lit[0])
    player.answered(before)


def test_the_board_is_moved_and_zoomed(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    record = asked("risk", "reinforce.place", players=2)
    player.visit(f"/tables/{player.lay('risk', players=2, record=record)}")
    player.my_turn()
    page = player.page

    def place() -> tuple[float, float, float]:
        box = page.locator("#area-lhazar").bounding_box()
        assert box
        return box["x"], box["y"], box["width"]

    def comes_to(x: float, y: float, width: float) -> None:
        """The page moves it when it gets to that: a mouse does not wait for it."""
        page.wait_for_function(
            "([x, y, w]) => { const b = document.getElementById('area-lhazar').getBoundingClientRect();"
            " return Math.max(Math.abs(b.x - x), Math.abs(b.y - y), Math.abs(b.width - w)) < 2; }",
            arg=[x, y, width],
        )

    whole = page.get_by_role("button", name="The whole board")
    assert whole.is_disabled(), "a map of this size begins as a whole"
    first = place()
    page.mouse.move(500, 400)
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        "(w) => document.getElementById('area-lhazar').getBoundingClientRect().width > w * 1.3", arg=first[2]
    )
    closer = place()
    page.mouse.down()
    page.mouse.move(420, 330, steps=4)
    page.mouse.up()
    comes_to(closer[0] - 80, closer[1] - 70, closer[2])
    whole.click()
    comes_to(*first)


def test_a_view_of_the_map_chosen_by_hand_stays(council: Council, visitor: Any) -> None:
    """While I choose, and when my turn comes again after others have drawn it elsewhere."""
    player: Player = visitor(council, speed="fast")
    record = asked("risk", "maneuver.from", players=2)
    player.visit(f"/tables/{player.lay('risk', players=2, record=record)}")
    player.my_turn()
    page = player.page

    def in_sight() -> list[str]:
        return [area for area in player.lit if page.evaluate(FREE_POINT, area)]

    page.mouse.move(*page.evaluate(FREE_POINT, in_sight()[0]))
    page.mouse.wheel(0, -500)
    page.wait_for_timeout(100)
    stays = in_sight()[0]

    def place() -> Any:
        return page.locator(f"#area-{stays}").bounding_box()

    chosen = place()
    while "Reinforce" not in page.locator(".phases li.on").inner_text():
        player.answer(fight=False)
        player.my_turn()
    assert in_sight() and place() == chosen
    page.mouse.click(*page.evaluate(FREE_POINT, in_sight()[0]))
    page.wait_for_timeout(100)
    assert place() == chosen


# Words that are the same in both languages, or names.
ALIKE = re.compile(r"^[\W\d]*$")


def english_only() -> set[str]:
    """English sentences of the project whose German differs."""
    from fluent.syntax import ast, parse

    def texts(lang: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for file in sorted((LOCALE / lang).glob("*.ftl")):
            for entry in parse(Path(file).read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value:
                    parts = entry.value.elements
                    if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
                        found[entry.id.name] = parts[0].value
        return found

    german = texts("de")
    return {text for key, text in texts("en").items() if german.get(key, text) != text and text not in german.values()}


def test_the_german_page_has_no_english_left(council: Council, visitor: Any) -> None:
    player: Player = visitor(council, locale="de-DE")
    page = player.page
    seen: list[str] = []

    def read() -> None:
        seen.extend(
            page.evaluate(
                """() => [...document.querySelectorAll('body *')].flatMap((e) => [
                  ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent.trim()),
                  e.getAttribute('aria-label'), e.getAttribute('title'), e.getAttribute('placeholder'),
                ]).filter(Boolean)"""
            )
        )

    player.visit()
    page.locator(".play").wait_for()
    page.locator("summary").first.click()
    read()
    player.play_now(players=2, mode="dominion")
    for _ in range(4):
        player.my_turn()
        read()
        player.answer()
    player.my_turn()
    read()
    page.get_by_role("button", name=re.compile("^Regel ")).first.click()
    page.get_by_role("dialog").wait_for()
    table = page.url
    page.goto(f"{table}/replay?seat=0")
    page.locator("footer .count").wait_for()
    read()
    player.visit("/rules/risk").page.locator(".book li").first.wait_for()
    page.locator("header").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"
    english = english_only()
    assert len(english) > 100
    assert sorted({text for text in seen if text in english} - {BRAND}) == []


def test_the_first_load_is_small(built: None) -> None:
    """What the home page loads before it shows anything; games bring their own when they are opened."""
    import gzip

    static = ROOT / "src" / "smallcouncil" / "server" / "static"
    page = (static / "index.html").read_text(encoding="utf-8")
    files = re.findall(r'(?:src|href)="[./]*(assets/[^"]+\.(?:js|css))"', page)
    assert len(files) > 2
    assert sum(len(gzip.compress((static / file).read_bytes())) for file in files) < 80_000
