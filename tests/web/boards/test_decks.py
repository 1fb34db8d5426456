"""The bench of decks in a real browser: built, judged, kept, read from lists, played; and what stands on cards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from web.accessibility import violations
from web.lord import PHONE, Lord
from web.serving import Council


def test_decks_are_changed_named_faulty_kept_and_played(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    page = lord.visit("/decks").page
    page.locator(".sheet .good").first.wait_for()
    assert page.locator("nav [data-deck]").count() == 19
    assert violations(lord) == []
    page.locator("[data-card=arya_stark] .step").first.click()
    page.locator("[data-fault=draw-count]", has_text="59").wait_for()
    assert page.locator(".play-deck").is_disabled(), "a draft cannot be played"
    page.locator(".save").click()
    page.locator("nav li", has_text="draft").wait_for()
    page.reload()
    page.locator("nav li", has_text="draft").locator("button").click()
    page.locator("[data-fault=draw-count]").wait_for()
    page.locator(".search").fill("arya")
    page.locator("[data-add=arya_stark]").click(position={"x": 20, "y": 60})
    page.locator(".sheet .good", has_text="legal").wait_for()
    page.locator(".play-deck").click()
    page.wait_for_url("**/tables/*")
    assert lord.my_turn()
    lord.close()


def test_a_changed_deck_is_not_lost_when_another_is_opened(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    page = lord.visit("/decks?deck=stark_fealty").page
    page.locator(".sheet .good").first.wait_for()
    page.locator("[data-card=arya_stark] .step").first.click()
    page.locator("[data-fault=draw-count]").wait_for()
    page.locator("nav [data-deck=lannister_rose]").click()
    page.locator(".sheet .name").wait_for()
    kept = page.locator("nav li", has_text="draft")
    kept.wait_for()
    kept.locator("button").click()
    page.locator("[data-fault=draw-count]", has_text="59").wait_for()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Really delete?").click()
    kept.wait_for(state="detached")
    lord.close()


def test_cards_are_filtered(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    page = lord.visit("/decks?deck=stark_fealty").page
    page.locator(".sheet .good").first.wait_for()
    every = page.locator("[data-add]").count()
    page.get_by_label("Type").select_option("character")
    page.get_by_role("button", name="military", exact=True).click()
    fighters = page.locator("[data-add]").count()
    assert 0 < fighters < every
    assert page.locator("[data-add]:not(:has(.face.character))").count() == 0
    page.get_by_role("button", name="Clear filters").click()
    expect(page.locator("[data-add]")).to_have_count(every)
    lord.close()


def test_counts_never_cover_a_name(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    page = lord.visit("/decks?deck=stark_fealty").page
    page.locator(".sheet .good").first.wait_for()
    covered = page.evaluate(
        """() => [...document.querySelectorAll(".catalogue li")].filter((li) => {
          const name = li.querySelector("h3").getBoundingClientRect();
          const held = li.querySelector(":scope > .held").getBoundingClientRect();
          return held.top < name.bottom && held.bottom > name.top && held.left < name.right && held.right > name.left;
        }).length"""
    )
    assert covered == 0
    lord.close()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_keyword_stands_on_a_card_once(lang: str, council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, locale={"en": "en-GB", "de": "de-DE"}[lang])
    page = lord.visit("/decks?deck=stark_fealty").page
    page.locator(".sheet .good").first.wait_for()
    page.locator(".filters select").first.select_option("all")
    found = page.evaluate(
        """() => [...document.querySelectorAll(".catalogue .face")].map((face) => ({
          name: face.querySelector("h3").innerText,
          keywords: (face.querySelector(".keywords")?.innerText ?? "").split(".").map((k) => k.trim()).filter(Boolean),
          text: [...face.querySelectorAll(".text")].map((p) => p.innerText),
        }))"""
    )
    assert sum(bool(card["keywords"]) for card in found) > 50
    for card in found:
        for keyword in card["keywords"]:
            assert not any(text.startswith(f"{keyword}.") for text in card["text"]), card
    lord.close()


def test_text_lists_are_read_and_written(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    page = lord.visit("/decks?deck=lannister_rose").page
    page.locator(".sheet .good").first.wait_for()
    page.get_by_role("button", name="Export").click()
    text = page.locator("textarea").input_value()
    assert text.startswith("House Lannister\nBanner of the Rose")
    page.get_by_role("button", name="Import").click()
    page.locator("textarea").fill("no list at all")
    page.get_by_role("button", name="Read this list").click()
    page.locator(".list [role=alert]").wait_for()
    page.locator("textarea").fill("House Stark\n3x Nobody at all\n2x Arya Stark (Core)")
    page.get_by_role("button", name="Read this list").click()
    page.locator(".list [role=alert] li", has_text="3x Nobody at all").wait_for()
    assert page.locator("[data-card=arya_stark]").count() == 1, "what is known was taken over"
    page.locator("textarea").fill(text.replace("3x Tyrion Lannister", "2x Tyrion Lannister"))
    page.get_by_role("button", name="Read this list").click()
    page.locator("textarea").wait_for(state="detached")
    assert page.locator(".sheet .name").input_value() == "Unnamed deck"
    lord.close()


@pytest.mark.painted
def test_on_a_phone_cards_are_read_before_they_are_added(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, **PHONE)
    page = lord.visit("/decks?deck=stark_fealty").page
    page.locator(".sheet .good").first.wait_for()
    assert not page.locator(".catalogue").is_visible()
    page.locator(".sides .btn", has_text="Cards").tap()
    card = page.locator(".pickup[aria-disabled=false]").first
    card.scroll_into_view_if_needed()
    card.tap()
    page.locator("dialog .face.large").wait_for()
    page.locator("dialog .btn.gold").tap()
    page.locator(".sides .btn", has_text="61").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    lord.close()
