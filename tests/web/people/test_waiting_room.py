"""Before the game: what is played, who has come, and talk; the host is told."""

from __future__ import annotations

import re
from typing import Any

from web.accessibility import violations
from web.people.test_account import register
from web.player import Player
from web.serving import Council


def test_the_waiting_room_tells_what_is_played_and_who_comes(council: Council, visitor: Any) -> None:
    host: Player = visitor(council)
    page = host.visit().page
    page.locator(".play").wait_for()
    page.get_by_role("radio", name="Risk").click()
    page.locator(".friends select").select_option("1")
    page.get_by_role("switch", name="Open to everyone").check()
    host.play_now(players=2, mode="dominion", friends=1)
    room = page.locator("main")
    room.get_by_text("What is played").wait_for()
    room.get_by_text("Dominion").first.wait_for()
    assert "Anyone can see this table" in room.inner_text()
    page.locator("li", has_text="free").get_by_role("button").click()
    friend: Player = visitor(council)
    friend.page.goto(page.locator("input[readonly]").input_value())
    # the table begins as soon as all seats are taken, or the host is told who came
    page.wait_for_function("() => /has come/.test(document.body.innerText) || document.querySelector('.ask')")


def test_a_seat_is_offered_to_who_may_take_it(council: Council, visitor: Any) -> None:
    host: Player = visitor(council)
    host.visit().play_now(players=3, friends=2)
    host.page.get_by_text("What is played").wait_for()
    stranger: Player = visitor(council)
    room = stranger.page.locator("main")
    stranger.page.goto(host.page.url)
    room.get_by_text("ask your host for yours").wait_for()
    assert room.get_by_role("button", name="Sit down").count() == 0
    asked: Player = visitor(council)
    register(asked, "Brynden Rivers")
    host.page.get_by_label("Invite somebody with an account, by name").fill("Brynden Rivers")
    host.page.get_by_role("button", name="Invite", exact=True).click()
    host.page.get_by_role("status").wait_for()
    asked.page.goto(host.page.url)
    asked.page.get_by_role("button", name="Sit down").first.click()
    asked.page.locator(".seats li", has_text="You").wait_for()


def test_talk_and_accessibility_while_waiting(council: Council, visitor: Any) -> None:
    host: Player = visitor(council)
    host.visit().play_now(players=3, friends=2)
    page = host.page
    page.get_by_text("What is played").wait_for()
    page.locator(".chat input").fill("who is coming?")
    page.keyboard.press("Enter")
    page.locator(".chat li", has_text="who is coming?").wait_for()
    page.locator("li", has_text="free").first.get_by_role("button").click()
    friend: Player = visitor(council)
    friend.page.goto(page.locator("input[readonly]").input_value())
    page.get_by_text(re.compile("has come")).wait_for()
    assert violations(host) == []


def test_the_account_sheet_fits_a_phone(council: Council, visitor: Any) -> None:
    player: Player = visitor(council, viewport={"width": 390, "height": 640})
    page = player.visit().page
    page.locator(".play").wait_for()
    page.get_by_role("button", name="Account").click()
    sheet = page.get_by_role("dialog")
    page.wait_for_timeout(400)  # it comes up from below
    box = sheet.bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= 640
    assert sheet.evaluate("(e) => e.scrollHeight <= e.clientHeight + 1")
