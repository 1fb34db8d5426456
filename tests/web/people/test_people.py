"""People at a table: muted, blocked, reported, sent away; the host's switches; what is told when the rules fail."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from server.council import Council as ToyCouncil
from web.accessibility import violations
from web.lord import PHONE
from web.player import Player
from web.seating import seated
from web.serving import Council


def speak(player: Player, text: str) -> None:
    player.page.get_by_label("Say something").fill(text)
    player.page.keyboard.press("Enter")
    player.page.locator(".chat li", has_text=text).wait_for()


def about_line(player: Player, text: str) -> Any:
    """The sheet with what can be done about who said it."""
    line = player.page.locator(".chat li", has_text=text)
    line.wait_for()
    line.get_by_role("button").click()
    return player.page.get_by_role("dialog")


def test_mute_block_and_report(council: Council, visitor: Any) -> None:
    one, pest = visitor(council), visitor(council)
    table = seated(one, pest, game="risk", bots=1)
    page = one.page
    speak(pest, "first insult")
    sheet = about_line(one, "first insult")
    sheet.get_by_role("button", name="Mute at this table").click()
    sheet.get_by_role("button", name="Hear again").wait_for()
    assert violations(one) == []
    page.keyboard.press("Escape")
    expect(page.locator(".chat li", has_text="first insult")).to_have_count(0)
    page.reload()  # a mute is remembered
    page.locator(".ask").wait_for()
    pest.rename("Innocent")  # a person is muted, not a name
    speak(pest, "second insult")
    speak(one, "so quiet here")
    assert page.locator(".chat li", has_text="insult").count() == 0
    page.locator("aside").get_by_role("button", name=re.compile("what you can do")).click()
    page.get_by_role("dialog").get_by_role("button", name="Hear again").click()
    page.keyboard.press("Escape")
    sheet = about_line(one, "second insult")
    sheet.get_by_role("button", name="Report this message").click()
    sheet.get_by_label("What is wrong with this message?").fill("rude")
    sheet.get_by_role("button", name="Send the report").click()
    sheet.get_by_text("The administrators have your report.").wait_for()
    sheet.get_by_role("button", name="Block").click()
    sheet.get_by_text("You no longer read").wait_for()
    page.keyboard.press("Escape")
    page.locator(".chat li", has_text="insult").first.wait_for(state="hidden")
    speak(pest, "third insult")
    speak(one, "and quiet again")
    assert page.locator(".chat li", has_text="insult").count() == 0
    # the account page takes it back
    one.visit("/account").page.get_by_role("button", name=re.compile("^Read .* again")).click()
    page.get_by_text("You have blocked nobody.").wait_for()
    one.visit(f"/tables/{table}").page.locator(".chat li", has_text="third insult").wait_for()


@pytest.mark.full
def test_a_host_makes_it_private_and_sends_somebody_away(council: Council, visitor: Any) -> None:
    host, guest, watcher = visitor(council), visitor(council), visitor(council)
    table = seated(host, guest, game="risk", bots=1)
    watcher.visit(f"/tables/{table}").page.locator(".ask").wait_for()
    page = host.page
    page.get_by_role("button", name="This table").click()
    sheet = page.get_by_role("dialog")
    assert violations(host) == []
    seats = sheet.get_by_label("Who holds which seat").locator("li")
    assert seats.count() == 3 and "You" in seats.nth(0).inner_text() and "Bot" in seats.nth(2).inner_text()
    sheet.get_by_role("switch", name=re.compile("Players only")).check()
    watcher.page.get_by_text("This table is for its players alone.").wait_for()
    # a link is void as soon as there is another
    first = new_link(host)
    second = new_link(host)
    assert first != second
    seats.nth(1).get_by_role("button", name=re.compile("what you can do")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile("^Send away")).click()
    sheet.get_by_text("cannot come back to this table").wait_for()
    sheet.get_by_role("button", name="Send away").click()
    sheet.get_by_text("is gone.").wait_for()
    page.keyboard.press("Escape")
    assert page.locator("aside li", has_text="Bot").count() == 2
    guest.visit(f"/tables/{table}").page.get_by_text("does not want you here").wait_for()


def new_link(host: Player) -> str:
    """Another invitation to the bot's seat."""
    seats = host.page.get_by_role("dialog").get_by_label("Who holds which seat").locator("li")
    seats.nth(2).get_by_role("button", name="New link").click()
    host.page.get_by_text("the one before is void").wait_for()
    shown = host.page.locator(".notice input")
    shown.wait_for()
    return str(shown.input_value())


def test_the_waiting_room_on_a_phone_has_everything(council: Council, visitor: Any) -> None:
    host: Player = visitor(council, **PHONE)
    page = host.visit().page
    page.locator(".play").wait_for()
    page.get_by_role("radio", name="Risk").click()
    page.locator(".pills label:has-text('3')").click()
    page.get_by_role("switch", name="Open to everyone").check()
    expect(page.locator(".friends select")).to_have_value("2")
    page.locator(".play").click()
    page.wait_for_url("**/tables/*")
    page.get_by_text("Anyone can see this table").wait_for()
    for what in ("How to play", "Clock", "To watch", "Talk in private"):
        page.locator("dt", has_text=what).wait_for()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("dialog").get_by_role("switch").check()
    page.keyboard.press("Escape")
    page.locator("dl div", has_text="To watch").get_by_text("players only").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(host) == []
    guest: Player = visitor(council)
    guest.visit(page.url.removeprefix(council.url))
    guest.page.get_by_text("This table is for its players alone.").wait_for()


@pytest.fixture
def toys(built: None, tmp_path: Path) -> Iterator[ToyCouncil]:
    """A server with a game whose rules fail."""
    running = ToyCouncil(tmp_path, bot_lease=0.5).start()
    yield running
    running.stop()


def into_the_mire(player: Player) -> Any:
    """A table whose rules fail on the bot's turn; now and then the bot swims, and is led there again."""
    player.visit(f"/tables/{player.lay('mire', players=2)}")
    told = player.page.get_by_role("alert", name="The rules stumbled")
    while not told.count():
        player.my_turn()
        before = player.asked()
        player.button("left")
        player.answered(before)
        told.or_(player.page.locator(".ask.mine")).first.wait_for()
    return told


def test_a_parked_table_offers_three_ways_on(toys: ToyCouncil, visitor: Any) -> None:
    player: Player = visitor(toys)
    told = into_the_mire(player)
    page = player.page
    assert violations(player) == []
    told.get_by_role("button", name="Choose for the bot").click()
    told.get_by_role("button", name=re.compile("wade")).first.click()
    told.get_by_text("The rules stumbled over this choice").wait_for()
    told.get_by_role("button", name=re.compile("swim")).click()
    told.wait_for(state="hidden")
    player.my_turn()

    told = into_the_mire(player)
    told.get_by_role("button", name="Take back the last step").click()
    told.wait_for(state="hidden")
    player.my_turn()

    told = into_the_mire(player)
    told.get_by_role("button", name="Wait for mended rules").click()
    told.wait_for(state="hidden")
    page.reload()
    told.wait_for()
