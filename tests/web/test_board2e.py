"""The board game in a real browser: orders given by clicking, the realm in sight, a combat on stage."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import smallcouncil as sc
from web.player import Player
from web.serving import Council


class Lord(Player):
    def sit_down(self, **options: Any) -> None:
        self.visit().page.locator(".play").wait_for()
        self.visit(f"/tables/{self.lay('board2e', **options)}")
        self.page.locator(".ask").wait_for()

    def press_area(self, area: str) -> None:
        """By keyboard, as the area may be out of sight."""
        self.page.locator(f"#area-{area}").focus()
        self.page.keyboard.press("Enter")

    def give_order(self, area: str, order: str) -> None:
        before = self.asked()
        self.press_area(area)
        self.answered(before)
        before = self.asked()
        self.page.locator(f'.answers .btn[data-choice="order {area} {order}"]').click()
        self.answered(before)


def played(wanted: str) -> dict[str, Any]:
    """The record of a game in which the first seat is asked `wanted`, after choices at random."""
    for seed in range(60):
        table = sc.game("board2e").new(seed=seed, players=3)
        rng = random.Random(seed)
        for _ in range(900):
            if table.over:
                break
            seat = table.waiting[0]
            if seat == 0 and table.ask(seat).prompt == wanted:
                found: dict[str, Any] = msgspec.json.decode(table.record().write())
                return found
            ask = table.ask(seat)
            table.choose(seat, rng.choice(ask.choices[: ask.answers]))
    raise AssertionError(f"never asked {wanted}")


def test_an_order_is_given_by_clicking_and_lies_on_the_map(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=3)
    assert lord.my_turn()
    area = lord.lit[0]
    row = lord.page.locator(f'[data-row="{area}"]')
    assert row.locator(".order").count() == 0
    lord.give_order(area, "march_0")
    row.locator('.order[data-piece="march_0"]').wait_for()
    assert "order: March" in (lord.page.locator(f"#area-{area}").get_attribute("aria-label") or "")
    lord.close()


def test_the_realm_is_in_sight_and_everyones_cards_one_click_away(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=3)
    assert lord.page.locator(".tracks section").count() == 3
    assert lord.page.locator(".tracks li.holder").count() == 3
    assert lord.page.locator(".known ol li[aria-label]").count() == 7 + 7
    assert lord.page.locator(".hand li").count() == 7
    lord.page.get_by_role("button", name="House cards of everyone").click()
    assert lord.page.locator("dialog .house-card").count() == 21
    lord.close()


def test_a_combat_is_on_stage_while_its_card_is_chosen(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=3, record=played("combat.card"))
    stage = lord.page.locator(".combat")
    stage.wait_for()
    assert stage.locator(".side").count() == 2
    totals = [int(text) for text in stage.locator(".totals b").all_inner_texts()]
    assert len(totals) == 2 and max(totals) > 0
    before = lord.asked()
    lord.page.locator(".hand .card.can").last.hover()  # the others lie partly under their neighbours
    lord.page.locator(".hand .large .btn.gold:visible").first.click()
    lord.answered(before)
    lord.close()


def test_on_a_phone_the_realm_comes_up_as_a_sheet(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, viewport={"width": 390, "height": 844})
    lord.sit_down(players=3)
    assert lord.page.locator(".tracks").count() == 0
    lord.page.get_by_role("button", name="The realm").click()
    lord.page.locator("dialog .tracks").wait_for()
    assert lord.page.evaluate("document.documentElement.scrollWidth") <= 390
    lord.close()
