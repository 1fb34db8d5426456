"""Accounts in a real browser: a guest's tables go along, and are found from another device."""

from __future__ import annotations

from typing import Any

from web.player import Player
from web.serving import Council
from web.test_for_everyone import violations


def open_account(player: Player, name: str, password: str) -> None:
    player.page.locator("header .account").click()
    player.page.get_by_label("Name", exact=True).fill(name)
    player.page.get_by_label("Password").fill(password)


def test_an_account_finds_its_tables_on_another_device(council: Council, visitor: Any) -> None:
    guest: Player = visitor(council)
    guest.visit().play_now(players=2)
    table = guest.page.url.rpartition("/")[2]
    guest.visit()
    open_account(guest, "Mira of the Neck", "a long password")
    guest.page.get_by_role("button", name="Create an account").click()
    guest.page.locator("header .who", has_text="Mira of the Neck").wait_for()

    elsewhere: Player = visitor(council)
    elsewhere.visit()
    open_account(elsewhere, "Mira of the Neck", "a wrong password")
    elsewhere.page.get_by_role("button", name="Sign in", exact=True).last.click()
    elsewhere.page.get_by_text("Name or password is wrong.").wait_for()
    elsewhere.page.get_by_label("Password").fill("a long password")
    elsewhere.page.get_by_role("button", name="Sign in", exact=True).last.click()
    elsewhere.page.locator("header .who", has_text="Mira of the Neck").wait_for()
    elsewhere.page.locator(f"a[href*='{table}']").first.wait_for()

    elsewhere.page.locator("header .account").click()
    elsewhere.page.get_by_role("button", name="Sign out").click()
    elsewhere.page.locator("header .who", has_text="guest").wait_for()


def test_a_password_is_changed(council: Council, visitor: Any) -> None:
    lady: Player = visitor(council)
    lady.visit().page.locator(".play").wait_for()
    open_account(lady, "Wylla Manderly", "a long password")
    lady.page.get_by_role("button", name="Create an account").click()
    lady.page.locator("header .who", has_text="Wylla Manderly").wait_for()
    lady.page.locator("header .account").click()
    lady.page.get_by_label("Password so far").fill("not my password")
    lady.page.get_by_label("New password").fill("a longer password")
    lady.page.get_by_role("button", name="Change the password").click()
    lady.page.get_by_text("The password so far is not right.").wait_for()
    lady.page.get_by_label("Password so far").fill("a long password")
    lady.page.get_by_role("button", name="Change the password").click()
    lady.page.get_by_text("The password is changed.").wait_for()
    assert violations(lady) == []
