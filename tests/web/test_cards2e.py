"""The card game in a real browser: rounds of a joust by clicking, decks built and played, a phone."""

from __future__ import annotations

from typing import Any

from web.player import Player
from web.serving import Council
from web.test_for_everyone import violations

LAY = """async (options) => {
  await fetch("/api/me");
  const token = decodeURIComponent(document.cookie.match(/csrf=([^;]+)/)[1]);
  const seats = Array.from({length: options.players}, (_, i) => i ? {kind: "bot", bot: "easy"} : {kind: "me"});
  const answer = await fetch("/api/tables", {
    method: "POST", headers: {"content-type": "application/json", "x-csrftoken": token},
    body: JSON.stringify({game: "cards2e", options, seats}),
  });
  return (await answer.json()).table.table;
}"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Lord(Player):
    def sit_down(self, **options: Any) -> None:
        self.visit().page.locator(".play").wait_for()
        self.visit(f"/tables/{self.page.evaluate(LAY, {'players': 2, **options})}")
        self.page.locator(".ask").wait_for()

    @property
    def round(self) -> int:
        said = self.page.locator(".phases .round")
        return int(said.inner_text().split()[-1]) if said.count() else 0

    def press(self, area: str) -> None:
        """A click on a card; where it waits for a second one, or for a button, that too."""
        before = self.asked()
        card = self.page.locator(f".area.lit[data-area='{area}']").first
        card.scroll_into_view_if_needed()
        card.click(position={"x": 12, "y": 12})
        self.page.wait_for_function(
            "(n) => document.querySelector('.ask')?.dataset.ask !== String(n)"
            " || document.querySelector('.area.picked, .result')",
            arg=before,
        )
        if self.asked() != before:
            return
        target = self.page.locator(".area.target").first
        (target if target.count() else self.page.locator(".answers .btn").first).click()

    def answer(self, *, fight: bool = True) -> None:
        """What is lit first, as long as it moves the game on; else the bar."""
        before = self.asked()
        lit = self.lit
        if lit:
            self.press(lit[0])
        else:
            gold = self.page.locator(".answers .btn.gold")
            buttons = self.page.locator(".answers .btn:not(:disabled)")
            challenge = buttons.filter(has_text="challenge against")
            (challenge if challenge.count() else gold if gold.count() else buttons).first.click()
            if self.page.locator(".explain .btn.gold").count():
                self.page.locator(".explain .btn.gold").click()
        self.answered(before)

    def until(self, question: str, most: int = 80) -> None:
        for _ in range(most):
            assert self.my_turn()
            if question in self.question:
                return
            self.answer()
        raise AssertionError(f"never asked: {question}")


def test_rounds_of_a_joust_are_played_by_clicking(council: Council, visitor: Any, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(decks=["stark_fealty", "lannister_rose"])
    attacked = marshaled = False
    for _ in range(150):
        if not lord.my_turn() or lord.round >= 4:
            break
        if "Declare attackers" in lord.question and lord.lit:
            name = lord.lit[0]
            lord.press(name)
            attacked = True
            continue
        marshaled |= lord.page.locator(".phases li.on", has_text="Marshal").count() == 1
        lord.answer()
    assert marshaled and attacked
    assert lord.page.locator(".result").count() or lord.round >= 4
    assert lord.page.locator(".log li", has_text="marshals").count()
    lord.close()


def test_a_challenge_shows_both_totals_and_who_attacks(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(decks=["stark_fealty", "lannister_rose"])
    lord.until("Declare attackers")
    name = lord.lit[0]
    strength = int(lord.page.locator(f"[data-area='{name}'] .strength").inner_text())
    lord.page.locator(f"[data-area='{name}']").click(position={"x": 12, "y": 12})
    lord.page.locator(".contest .attack b", has_text=str(strength)).wait_for()
    assert lord.page.locator(".contest .total").count() == 2
    lord.close()


def test_a_card_is_read_large_by_pointer_and_keyboard(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(decks=["stark_fealty", "lannister_rose"])
    assert lord.my_turn()
    card = lord.page.locator(".hand .area").first
    card.hover()
    lord.page.locator(".zoom .face.large").wait_for()
    lord.page.mouse.move(2, 2)
    lord.page.locator(".zoom").wait_for(state="detached")
    for _ in range(40):
        lord.page.keyboard.press("Tab")
        if lord.page.evaluate("document.activeElement.closest('.hand') !== null"):
            break
    lord.page.locator(".zoom .face.large").wait_for()
    assert violations(lord) == []
    lord.close()


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


def test_text_lists_are_read_and_written(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    page = lord.visit("/decks?deck=lannister_rose").page
    page.locator(".sheet .good").first.wait_for()
    page.get_by_role("button", name="Export").click()
    text = page.locator("textarea").input_value()
    assert text.startswith("House Lannister\nBanner of the Rose")
    page.get_by_role("button", name="Import").click()
    page.locator("textarea").fill("House Stark\n3x Nobody at all")
    page.get_by_role("button", name="Read this list").click()
    page.locator("[role=alert]", has_text="Nobody at all").wait_for()
    page.locator("textarea").fill(text.replace("3x Tyrion Lannister", "2x Tyrion Lannister"))
    page.get_by_role("button", name="Read this list").click()
    page.locator("textarea").wait_for(state="detached")
    assert page.locator(".sheet .name").input_value() == "Unnamed deck"
    lord.close()


def test_on_a_phone_a_tap_reads_and_a_second_one_plays(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, **PHONE)
    lord.sit_down(decks=["stark_fealty", "lannister_rose"])
    assert lord.my_turn()
    lord.page.locator(".answers .btn", has_text="Keep").tap()
    lord.page.locator(".hand .area.lit").first.wait_for()
    before = lord.asked()
    lord.page.locator(".hand .area.lit").first.tap()
    lord.page.locator("dialog .face.large").wait_for()
    assert lord.asked() == before, "the first tap only shows the card"
    lord.page.locator("dialog .btn.gold").tap()
    lord.answered(before)
    assert lord.page.evaluate("document.documentElement.scrollWidth") <= 390
    lord.close()
