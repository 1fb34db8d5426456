"""Names, titles, chat and complaints that look like markup are words, wherever they are shown."""

from __future__ import annotations

import sqlite3
from typing import Any

from playwright.sync_api import expect

from web.people.test_account import register
from web.people.test_people import about_line, speak
from web.player import Player
from web.seating import seated
from web.serving import Council

EVIL = "<img src=x onerror=pwned=1>"
LINK = "<a href=javascript:pwned=1>x</a>"
MADE = "document.querySelectorAll(\"[onerror], [src='x'], [href^='javascript']\").length + (window.pwned ?? 0)"


def shows(player: Player, text: str) -> None:
    """It is there as it was written, and nothing came of it."""
    expect(player.page.get_by_text(text).first).to_be_visible()
    assert player.page.evaluate(MADE) == 0


def test_words_are_words(council: Council, visitor: Any) -> None:
    one, other, admin = visitor(council), visitor(council), visitor(council)
    register(admin, LINK)
    with sqlite3.connect(council.folder / "council.sqlite") as store:
        store.execute("UPDATE people SET admin = 1 WHERE name = ?", (LINK,))
    store.close()
    one.visit().page.locator(".play").wait_for()
    one.rename(EVIL)
    table = seated(one, other, game="risk", bots=1, title=EVIL, listed=True)
    speak(one, EVIL)
    speak(one, LINK)
    shows(other, EVIL)
    shows(other, LINK)
    sheet = about_line(other, LINK)
    sheet.get_by_role("button", name="Report this message").click()
    sheet.get_by_label("What is wrong with this message?").fill(f"{EVIL} why")
    sheet.get_by_role("button", name="Send the report").click()
    sheet.get_by_text("have your report").wait_for()
    other.visit(f"/tables/{table}/replay").page.locator(".log").wait_for()
    assert other.page.evaluate(MADE) == 0
    shows(admin.visit("/admin"), f"{EVIL} why")
    admin.visit().page.locator(".play").wait_for()
    assert admin.page.evaluate(MADE) == 0
