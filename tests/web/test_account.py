"""Accounts in a real browser: a guest's tables go along, and are found from another device."""

from __future__ import annotations

from typing import Any

from web.player import Player
from web.serving import Council


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
