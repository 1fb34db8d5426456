"""Private talk in real browsers: two talk, a third at the table and one who watches see nothing."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

import smallcouncil as sc
from web.accessibility import violations
from web.lord import PHONE
from web.player import Player
from web.seating import seated
from web.serving import Council


def whisper(player: Player, house: str, text: str) -> None:
    """By keyboard alone: choose the house, begin, write."""
    page = player.page
    page.get_by_role("button", name="Talk in private").press("Enter")
    page.get_by_role("checkbox", name=re.compile(house)).press("Space")
    page.get_by_role("button", name="Begin").press("Enter")
    page.get_by_label(f"To {house}").fill(text)
    page.keyboard.press("Enter")
    page.locator(".talks li", has_text=text).wait_for()


def houses(player: Player) -> list[str]:
    found: list[str] = player.page.locator("aside .who b").all_inner_texts()
    return [house.split("\n")[0].strip() for house in found]  # without: is to choose


def test_two_talk_and_nobody_else_sees_it(council: Council, visitor: Any) -> None:
    one, other, third, watcher = visitor(council), visitor(council), visitor(council), visitor(council)
    heard: list[str] = []
    for player in (third, watcher):
        player.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    table = seated(one, other, third)
    watcher.visit(f"/tables/{table}").page.locator(".ask").wait_for()
    names = houses(one)
    whisper(one, names[1], "march on the third with me")
    # the other is told by a dot, and by its name to who does not see it
    tab = other.page.get_by_role("tab", name=f"In private: {names[0]}, 1 new message")
    tab.wait_for()
    other.page.reload()  # what is unread stays so
    other.page.locator(".ask").wait_for()
    tab.click()
    other.page.get_by_text(f"Only you and {names[0]} read this.").wait_for()
    other.page.locator(".talks li", has_text="march on the third with me").wait_for()
    other.page.get_by_role("tab", name=f"In private: {names[0]}", exact=True).wait_for()
    other.page.get_by_label(f"To {names[0]}").fill("gladly")
    other.page.keyboard.press("Enter")
    one.page.locator(".talks li", has_text="gladly").wait_for()
    assert violations(one) == []
    # something is said to all, so that whatever was sent before has arrived
    one.page.get_by_role("tab", name="Everyone").click()
    one.page.get_by_label("Say something").fill("good luck to all")
    one.page.keyboard.press("Enter")
    for player in (third, watcher):
        player.page.locator("li", has_text="good luck to all").wait_for()
        assert player.page.get_by_role("tab", name=re.compile("In private")).count() == 0
        assert "march on the third" not in player.page.content()
    assert heard
    assert not [frame for frame in heard if "march on the third" in frame or "gladly" in frame or '"talk",' in frame]
    assert watcher.page.get_by_role("button", name="Talk in private").count() == 0


@pytest.mark.full
def test_a_group_talks_on_a_phone_and_bots_do_not(council: Council, visitor: Any) -> None:
    one, other = visitor(council, **PHONE), visitor(council)
    seated(one, other, bots=1)
    page = one.page
    page.get_by_role("button", name="Talk", exact=True).click()
    page.get_by_role("button", name="Talk in private").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("a bot: it does not talk").wait_for()
    boxes = sheet.get_by_role("checkbox")
    assert boxes.count() == 2 and sheet.locator("input:disabled").count() == 1
    sheet.locator("label", has=page.locator("input:not(:disabled)")).click()
    sheet.get_by_role("button", name="Begin").click()
    sheet.get_by_role("textbox").fill("from my phone")
    page.keyboard.press("Enter")
    sheet.locator("li", has_text="from my phone").wait_for()
    box = sheet.bounding_box()
    assert box and box["width"] <= 390 and sheet.evaluate("(e) => e.scrollWidth <= e.clientWidth + 1")
    page.keyboard.press("Escape")
    other.page.get_by_role("tab", name=re.compile("1 new message")).click()
    other.page.get_by_role("textbox", name=re.compile("^To ")).fill("heard")
    other.page.keyboard.press("Enter")
    page.get_by_role("button", name="Talk, 1 new message").wait_for()


@pytest.mark.full
def test_it_can_be_switched_off_when_the_table_is_laid(council: Council, visitor: Any) -> None:
    host: Player = visitor(council)
    page = host.visit().page
    page.locator(".play").wait_for()
    page.get_by_role("radio", name="Risk").click()
    page.locator(".pills label:has-text('3')").click()
    page.locator(".friends select").select_option("2")
    page.locator("summary").first.click()
    page.get_by_label("Houses may talk in private").uncheck()
    page.locator(".play").click()
    page.wait_for_url("**/tables/*")
    page.locator("dl div", has_text="Talk in private").get_by_text("switched off").wait_for()
    other, third = visitor(council), visitor(council)
    table = seated(host, other, third, game="risk", talk=False)
    assert table and page.get_by_role("button", name="Talk in private").count() == 0
    page.locator(".chat input").wait_for()


@pytest.mark.full
@pytest.mark.parametrize("agreed", [False, True])
def test_it_is_shown_with_the_replay_when_all_agree(agreed: bool, council: Council, visitor: Any) -> None:
    one, other, third = visitor(council), visitor(council), visitor(council)
    players = (one, other, third)
    record, last = almost_over()
    table = seated(*players, game="risk", record=record)
    names = houses(one)
    whisper(one, names[1], "let us share the north")
    while players[last].my_turn():
        players[last].answer(fight=False)
    for player, partner in ((one, names[1]), (other, names[0])):
        player.visit(f"/tables/{table}").page.locator(".result").wait_for()
        player.page.get_by_role("tab", name=re.compile(f"In private: {partner}")).click()
        player.page.get_by_text("The game is over. This stays between you").wait_for()
        if agreed or player is one:
            player.page.get_by_role("button", name="Show it to everyone").click()
            player.page.get_by_text("1 of 2 agree" if player is one else "All of you agreed").wait_for()
    third.visit(f"/tables/{table}/replay").page.locator("footer .count").wait_for()
    if agreed:
        third.page.get_by_text(f"Between {names[0]} and {names[1]}").click()
        third.page.locator("li", has_text="let us share the north").wait_for()
    else:
        third.page.get_by_text("dice").first.wait_for()
        assert "let us share the north" not in third.page.content()


def almost_over() -> tuple[dict[str, Any], int]:
    """The record of a game that lacks its last choice, and whose that is."""
    table = sc.game("risk").new(seed=1, players=3, round_limit=1)
    while not table.over:
        seat = table.waiting[0]
        table.choose(seat, table.ask(seat).default)
    record: dict[str, Any] = msgspec.json.decode(table.record().write())
    last = record["choices"].pop()
    return record, int(last.split()[0])
