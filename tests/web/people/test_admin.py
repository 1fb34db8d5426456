"""The administration page: for administrators alone, with what they decide."""

from __future__ import annotations

import re
import sqlite3
from typing import Any

import pytest

from server.council import Council as ToyCouncil
from web.accessibility import violations
from web.lord import PHONE
from web.people.test_account import register
from web.people.test_people import about_line, into_the_mire, speak, toys
from web.player import Player
from web.seating import seated
from web.serving import Council

__all__ = ["toys"]


def administrator(council: Council | ToyCouncil, visitor: Any, name: str, **context: Any) -> Player:
    """As `council admin grant` would make one."""
    player: Player = visitor(council, **context)
    register(player, name)
    with sqlite3.connect(council.folder / "council.sqlite") as store:
        store.execute("UPDATE people SET admin = 1 WHERE name = ?", (name,))
    store.close()
    player.visit("/admin").page.get_by_role("tab", name="Complaints").wait_for()
    return player


@pytest.mark.full
def test_others_see_nothing(council: Council, visitor: Any) -> None:
    guest: Player = visitor(council)
    guest.visit("/admin").page.get_by_text("This page is for administrators.").wait_for()
    assert guest.page.get_by_role("tab").count() == 0


def test_complaints_bans_mutes_and_the_log(council: Council, visitor: Any) -> None:
    admin = administrator(council, visitor, "Hand of the King")
    one, pest = visitor(council), visitor(council)
    register(pest, "Joffrey the Gentle")
    seated(one, pest, game="risk", bots=1)
    speak(pest, "an insult")
    sheet = about_line(one, "an insult")
    sheet.get_by_role("button", name="Report this message").click()
    sheet.get_by_label("What is wrong with this message?").fill("rude to everyone")
    sheet.get_by_role("button", name="Send the report").click()
    sheet.get_by_text("have your report").wait_for()

    page = admin.page
    page.reload()
    complaint = page.locator("li.plate", has_text="rude to everyone")
    complaint.get_by_text("an insult").wait_for()
    complaint.get_by_role("button", name="Mute or ban").click()
    complaint.get_by_label("Why, for the log").fill("insults")
    assert violations(admin) == []
    complaint.get_by_role("button", name="Mute Joffrey the Gentle").click()
    complaint.get_by_label("Why, for the log").wait_for(state="hidden")
    pest.page.get_by_label("Say something").fill("more")
    pest.page.keyboard.press("Enter")
    pest.page.get_by_text("You may not write for some time.").wait_for()
    complaint.get_by_label("Outcome, for the log").fill("muted for a day")
    complaint.get_by_role("button", name="Settle").click()
    complaint.wait_for(state="hidden")
    page.get_by_label("Settled ones").check()
    page.get_by_text("muted for a day").wait_for()

    page.get_by_role("tab", name="People").click()
    page.get_by_role("button", name="End it for Joffrey the Gentle").click()
    page.get_by_role("button", name="End it for Joffrey the Gentle").wait_for(state="hidden")
    page.get_by_label("Account by name").fill("joffrey the gentle")
    page.get_by_role("button", name="Look").click()
    page.get_by_label("Measure").select_option("ban")
    page.get_by_role("button", name="Ban Joffrey the Gentle").click()
    page.locator("li.plate", has_text="banned").wait_for()
    pest.visit().page.get_by_text("This account is closed for some time.").wait_for()
    lifted = page.get_by_role("button", name="End it for Joffrey the Gentle")
    lifted.click()
    lifted.wait_for(state="hidden")

    page.get_by_role("tab", name="Log").click()
    log = page.locator("ol li")
    log.first.wait_for()
    said = " ".join(log.all_inner_texts())
    assert "ban Joffrey the Gentle" in said, "who it was, by name"
    assert "complaint settled" in said and "insults" in said and said.count("ban") >= 2


def test_a_parked_table_is_tried_again(toys: ToyCouncil, visitor: Any) -> None:
    player: Player = visitor(toys)
    into_the_mire(player)
    admin = administrator(toys, visitor, "Grand Maester")
    page = admin.page
    page.get_by_role("tab", name="Tables").click()
    page.get_by_role("button", name="Details").click()
    page.get_by_text("With the rules of today: still fails").wait_for()
    assert violations(admin) == []
    page.get_by_role("button", name="Try again").click()
    page.get_by_text("try once more").wait_for()
    page.get_by_role("tab", name="Log").click()
    page.locator("ol li", has_text="tried again").wait_for()


@pytest.mark.parametrize(
    ("scheme", "locale"), [pytest.param("dark", "en-GB", marks=pytest.mark.full), ("light", "de-DE")]
)
def test_it_fits_a_phone(scheme: str, locale: str, council: Council, visitor: Any) -> None:
    admin = administrator(council, visitor, f"Lord {scheme}", **PHONE)
    state = admin.context.storage_state()
    phone: Player = visitor(council, **PHONE, color_scheme=scheme, locale=locale, storage_state=state)
    page = phone.visit("/admin").page
    page.get_by_role("tab").first.wait_for()
    for tab in range(4):
        page.get_by_role("tab").nth(tab).click()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert violations(phone) == []
    assert re.search("Verwaltung" if locale == "de-DE" else "Administration", page.locator("h1").inner_text())
