"""Accounts in a real browser: made, found again from another device, recovered, taken away."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import expect

from server.access.test_accounts import Letterbox
from smallcouncil.server.run import free_port
from web.accessibility import violations
from web.lord import PHONE
from web.player import Player
from web.serving import Council

PASSWORD = "a long password"


def open_account(player: Player, name: str, password: str = PASSWORD) -> None:
    player.page.locator("header .account").click()
    player.page.get_by_label("Name", exact=True).fill(name)
    player.page.get_by_label("Password").fill(password)


def register(player: Player, name: str) -> str:
    """Makes an account from the home page, and keeps its recovery code."""
    player.visit().page.locator(".play").wait_for()
    open_account(player, name)
    player.page.get_by_role("button", name="Create an account").click()
    code = player.page.locator("[data-code]").inner_text()
    player.page.get_by_role("button", name="I kept it").click()
    player.page.locator("header .who", has_text=name).wait_for()
    return str(code)


def sign_in(player: Player, name: str, password: str = PASSWORD) -> None:
    player.visit().page.locator(".play").wait_for()
    open_account(player, name, password)
    player.page.get_by_role("button", name="Sign in", exact=True).last.click()


def section(player: Player, head: str) -> Any:
    return player.page.locator("section", has=player.page.get_by_role("heading", name=head, exact=True))


def test_an_account_finds_its_tables_on_another_device(council: Council, visitor: Any) -> None:
    guest: Player = visitor(council)
    guest.visit().play_now(players=2)
    table = guest.page.url.rpartition("/")[2]
    register(guest, "Mira of the Neck")

    elsewhere: Player = visitor(council)
    sign_in(elsewhere, "Mira of the Neck", "a wrong password")
    elsewhere.page.get_by_text("Name or password is wrong.").wait_for()
    elsewhere.page.get_by_label("Password").fill(PASSWORD)
    elsewhere.page.get_by_role("button", name="Sign in", exact=True).last.click()
    elsewhere.page.locator("header .who", has_text="Mira of the Neck").wait_for()
    elsewhere.page.locator(f"a[href*='{table}']").first.wait_for()

    elsewhere.page.locator("header .account").click()
    elsewhere.page.get_by_role("button", name="Sign out").click()
    elsewhere.page.locator("header .who", has_text="guest").wait_for()


def test_the_recovery_code_is_shown_once_and_not_lost_by_a_careless_key(council: Council, visitor: Any) -> None:
    lady: Player = visitor(council, **PHONE, permissions=["clipboard-read", "clipboard-write"])
    page = lady.visit().page
    page.locator(".play").wait_for()
    open_account(lady, "Barbrey Dustin")
    page.get_by_role("button", name="Create an account").click()
    code = page.locator("[data-code]").inner_text()
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", code)
    page.keyboard.press("Escape")
    page.mouse.click(10, 10)
    sheet = page.get_by_role("dialog")
    assert sheet.locator("[data-code]").is_visible()
    assert violations(lady) == []
    sheet.get_by_role("button", name="Copy").click()
    sheet.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == code
    page.evaluate("window.print = () => { document.body.dataset.printed = 'yes' }")
    sheet.get_by_role("button", name="Print").click()
    expect(page.locator("body[data-printed]")).to_have_count(1)
    sheet.get_by_role("button", name="I kept it").click()
    page.locator(".play").wait_for()
    lady.visit("/account").page.get_by_role("heading", name="Recovery code").wait_for()
    assert code not in page.content()


@pytest.mark.full
def test_a_password_is_changed(council: Council, visitor: Any) -> None:
    lady: Player = visitor(council)
    register(lady, "Wylla Manderly")
    page = lady.page
    page.locator("header .account").click()
    page.get_by_role("link", name="Your account").click()
    page.get_by_label("Password so far").fill("not my password")
    page.get_by_label("New password").fill("a longer password")
    page.get_by_role("button", name="Change the password").click()
    page.get_by_text("The password so far is not right.").wait_for()
    page.get_by_label("Password so far").fill(PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    page.get_by_text("The password is changed.").wait_for()
    assert violations(lady) == []
    elsewhere: Player = visitor(council)
    sign_in(elsewhere, "Wylla Manderly", "a longer password")
    elsewhere.page.locator("header .who", has_text="Wylla Manderly").wait_for()


def test_sessions_are_listed_and_ended(council: Council, visitor: Any) -> None:
    here, phone, library = visitor(council), visitor(council, **PHONE), visitor(council)
    register(here, "Alysane Mormont")
    for other in (phone, library):
        sign_in(other, "Alysane Mormont")
        other.page.get_by_role("dialog").wait_for(state="hidden")
    page = here.visit("/account").page
    rows = section(here, "Where you are signed in").locator("li")
    page.get_by_role("button", name="Sign out everywhere else").wait_for()
    assert rows.count() == 3 and rows.filter(has_text="this browser, now").count() == 1
    page.get_by_role("button", name=re.compile("^Sign out there")).first.click()
    page.wait_for_function("() => document.querySelectorAll('main li button').length === 1")
    page.get_by_role("button", name="Sign out everywhere else").click()
    page.get_by_role("button", name="Sign out everywhere else").wait_for(state="hidden")
    assert rows.count() == 1
    for other in (phone, library):
        other.visit("/account").page.get_by_text("You are a guest").wait_for()


def test_a_lost_password_is_replaced_by_the_code(council: Council, visitor: Any) -> None:
    lord, elsewhere = visitor(council), visitor(council)
    code = register(lord, "Howland Reed")
    page = elsewhere.visit().page
    page.locator(".play").wait_for()
    page.locator("header .account").click()
    page.get_by_role("link", name="Password lost?").click()
    page.get_by_label("Name", exact=True).fill("Howland Reed")
    page.get_by_label("New password").fill("another password")
    page.get_by_label("Recovery code").fill("wrong-code")
    page.get_by_role("button", name="Set the new password").click()
    page.get_by_text("Name or code is wrong.").wait_for()
    page.get_by_label("Recovery code").fill(code.upper())
    page.get_by_role("button", name="Set the new password").click()
    page.get_by_text("Welcome back, Howland Reed.").wait_for()
    assert page.locator("[data-code]").inner_text() != code
    page.get_by_role("button", name="I kept it").click()
    page.get_by_text("You are signed in as Howland Reed.").wait_for()
    lord.visit("/account").page.get_by_text("You are a guest").wait_for()  # everywhere else it is over


@pytest.fixture
def letters(tmp_path: Path, built: None) -> Iterator[tuple[Council, Letterbox]]:
    """A server that sends mail, to a mail server of our own."""
    box, port = Letterbox(), free_port()
    post = Controller(box, hostname="127.0.0.1", port=port)
    post.start()
    running = Council(tmp_path)
    running.settings = {"smtp_url": f"smtp://127.0.0.1:{port}", "mail_from": "a@example.org", "public_url": running.url}
    running.start()
    yield running, box
    running.stop()
    post.stop()


@pytest.mark.full
def test_a_lost_password_is_replaced_by_a_link_in_a_mail(letters: tuple[Council, Any], visitor: Any) -> None:
    council, box = letters
    lady, elsewhere = visitor(council), visitor(council)
    register(lady, "Maege Mormont")
    mail = lady.visit("/account").page.locator("form", has=lady.page.get_by_role("heading", name="E-mail"))
    mail.get_by_label(re.compile("^Address")).fill("maege@example.org")
    mail.get_by_label("Your password").fill(PASSWORD)
    mail.get_by_role("button", name="Keep this address").click()
    mail.get_by_text("The address is kept.").wait_for()
    page = elsewhere.visit("/recover").page
    page.get_by_label("Name", exact=True).fill("Maege Mormont")
    page.get_by_role("button", name="Send me a link").click()
    page.get_by_text("the link is on its way").wait_for()
    while not box.mails:
        page.wait_for_timeout(50)
    text = box.mails[0].replace("=\r\n", "").replace("=3D", "=")
    link = re.search(rf"{council.url}/recover\?\S+", text)
    assert link is not None, text
    page.goto(link.group())
    page.get_by_label("New password").fill("another password")
    page.get_by_role("button", name="Set the new password").click()
    page.get_by_text("Welcome back").wait_for()


def test_everything_known_is_downloaded_and_forgotten(council: Council, visitor: Any) -> None:
    lord: Player = visitor(council)
    register(lord, "Walder Frey")
    page = lord.visit("/account").page
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download").click()
    known = json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))
    assert known["person"][0]["name"] == "Walder Frey" and "talk" in known
    page.get_by_role("button", name="Delete me").click()
    page.get_by_text("This cannot be undone.").wait_for()
    data = section(lord, "Your data")
    data.get_by_label("Your password").fill("wrong password")
    data.get_by_role("button", name="Delete everything").click()
    data.get_by_text("is not right").wait_for()
    data.get_by_label("Your password").fill(PASSWORD)
    data.get_by_role("button", name="Delete everything").click()
    page.locator("header .who", has_text="guest").wait_for()
    sign_in(lord, "Walder Frey")
    page.get_by_text("Name or password is wrong.").wait_for()


@pytest.mark.full
@pytest.mark.parametrize(("scheme", "locale"), [("dark", "en-GB"), ("light", "de-DE")])
def test_the_account_page_fits_a_phone(scheme: str, locale: str, council: Council, visitor: Any) -> None:
    player: Player = visitor(council, **PHONE, color_scheme=scheme, locale=locale)
    for path in ("/account", "/recover"):
        page = player.visit(path).page
        page.locator(".parts section").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert violations(player) == []
