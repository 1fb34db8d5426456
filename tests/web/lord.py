"""Somebody at the table of a card game: sees cards and players, clicks them, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

import smallcouncil as sc
from web.player import Player

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def reach(
    wanted: Callable[[dict[str, Any]], bool], decks: list[str], players: int = 2, game: str = "cards2e", **options: Any
) -> dict[str, Any]:
    """The record of a game in which the first seat is asked something; `wanted` judges by its view."""
    for seed in range(80):
        rng = random.Random(seed)
        table = sc.game(game).new(seed=seed, players=players, decks=decks, **options)
        for _ in range(400):
            if table.over:
                break
            seat = table.waiting[0]
            ask = table.ask(seat)
            if seat == 0 and wanted(table.view(0)):
                found: dict[str, Any] = msgspec.json.decode(table.record().write())
                return found
            active = [c for c in ask.choices[: ask.answers] if table.text(c) not in ("pass", "done", "mulligan")]
            table.choose(seat, rng.choice(active) if active and rng.random() < 0.9 else ask.default)
    raise AssertionError("never asked")


class Lord(Player):
    def sit_down(self, players: int = 2, game: str = "cards2e", **options: Any) -> None:
        self.visit(f"/tables/{self.lay(game, players=players, **options)}")
        self.page.locator(".ask").wait_for()

    @property
    def round(self) -> int:
        said = self.page.locator(".phases .round")
        return int(said.inner_text().split()[-1]) if said.count() else 0

    @property
    def prompt(self) -> str:
        """What is asked, whatever the words."""
        return self.page.locator(".ask").get_attribute("data-prompt") or ""

    def number(self, selector: str) -> int:
        return int(self.page.locator(selector).first.inner_text())

    def gold(self) -> int:
        return self.number(".own .coin b")

    def card(self, area: str) -> Any:
        return self.page.locator(f"[data-area='{area}']:visible").first

    def heard(self, area: str) -> str:
        """A card, as a screen reader hears it."""
        said: str = self.card(area).locator(".sr").inner_text()
        return said

    def click(self, area: str) -> None:
        """A click on a card or player that is lit."""
        card = self.page.locator(f".area.lit[data-area='{area}']:visible").first
        card.scroll_into_view_if_needed()
        box = card.bounding_box()
        assert box is not None
        # cards of a hand lie over each other, fanned out: where the upper left quarter ends, one sees this one
        card.click(position={"x": min(box["width"] / 4, 38), "y": min(box["height"] / 4, 46)})

    def press(self, area: str) -> None:
        """A click that answers; where it waits for a second one, or for a button, that too."""
        before = self.asked()
        self.click(area)
        self.page.wait_for_function(
            "(n) => document.querySelector('.ask')?.dataset.ask !== String(n)"
            " || document.querySelector('.area.picked, .result')",
            arg=before,
        )
        if self.asked() == before and not self.page.locator(".result").count():
            target = self.page.locator(".area.target:visible").first
            (target if target.count() else self.page.locator(".answers .btn").first).click()
            self.confirm(before)
        self.answered(before)

    def confirm(self, before: int) -> None:
        """A button may tell first what it does, and is pressed again."""
        self.page.wait_for_function(
            "(n) => document.querySelector('.ask')?.dataset.ask !== String(n)"
            " || document.querySelector('.explain .btn.gold, .result')",
            arg=before,
        )
        if self.asked() == before and self.page.locator(".explain .btn.gold").count():
            self.page.locator(".explain .btn.gold").click()

    def tab_to(self, selector: str, most: int = 120) -> None:
        for _ in range(most):
            if self.page.evaluate("(s) => document.activeElement.matches(s)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way to {selector} by Tab")

    def go_on(self, button: str) -> None:
        before = self.asked()
        self.button(button)
        self.answered(before)

    def answer(self, *, fight: bool = True) -> None:
        """What is lit first, else the bar."""
        before = self.asked()
        lit = self.lit
        if lit:
            self.press(lit[0])
            return
        gold = self.page.locator(".answers .btn.gold")
        buttons = self.page.locator(".answers .btn:not(:disabled)")
        (gold if gold.count() else buttons).first.click()
        if self.page.locator(".explain .btn.gold").count():
            self.page.locator(".explain .btn.gold").click()
        self.answered(before)

    def until(self, prompt: str, most: int = 80) -> None:
        for _ in range(most):
            assert self.my_turn()
            if self.prompt == prompt:
                return
            self.answer()
        raise AssertionError(f"never asked: {prompt}")

    def log(self, text: str) -> int:
        return self.page.locator(".log li", has_text=text).count()
