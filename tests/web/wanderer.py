"""Somebody who clicks through a whole game of the board: any answer that the page offers, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError

from web.player import FREE_POINT, Player

# What can be pressed now: tokens of an open ring, cards, buttons, places that are lit or where what was picked may go.
OFFERED = """() => {
  const seen = (e) => e.offsetParent !== null || e.getClientRects().length > 0;
  const all = (s) => [...document.querySelectorAll(s)].filter(seen);
  const ring = all('[data-ring] .order-token:not([aria-disabled=true])').map((e) => ['token', e.dataset.order]);
  if (ring.length) return ring;
  const cards = all('section.answers .tile').map((e) => ['card', e.dataset.choice]);
  const buttons = all('.answers .btn[data-choice]:not(:disabled)').map((e) => ['button', e.dataset.choice]);
  const targets = all('.area.target').map((e) => ['area', e.dataset.area]);
  const lit = all('.area.lit').map((e) => ['area', e.dataset.area]);
  return [...cards, ...buttons, ...(targets.length ? targets : lit)];
}"""
WAITS = (
    "() => document.querySelector('.result') || (document.querySelector('.ask.mine') && (document.querySelector("
    "'.area.lit, .answers .btn[data-choice]:not(:disabled), section.answers .tile, [data-ring] .order-token')))"
)


class Wanderer(Player):
    """Answers at random, the same way every time for a seed; keeps count of what was asked."""

    def __init__(self, *args: Any, seed: int = 1, **context: Any) -> None:
        super().__init__(*args, **context)
        self.rng = random.Random(seed)
        self.questions: Counter[str] = Counter()
        self.console: list[str] = []
        self.page.on(
            "console", lambda line: self.console.append(line.text) if line.type in ("error", "warning") else None
        )

    def play_on(self, most: int) -> bool:
        """Answers up to so many questions. True: the game is over."""
        for _ in range(most):
            self.page.wait_for_function(WAITS)
            if self.page.locator(".result").count():
                return True
            self.questions[self.page.locator(".ask").get_attribute("data-prompt") or ""] += 1
            self.answer_somehow()
        return False

    def answer_somehow(self) -> None:
        before, asked = self.asked(), self.question
        for clicks in range(12):
            if self.page.locator(".result").count() or self.asked() != before:
                return
            if clicks == 6:
                self.page.keyboard.press("Escape")  # picked what leads nowhere
            offered = self.page.evaluate(OFFERED)
            if not offered:  # the page is about to draw the next question
                self.page.wait_for_function(f"() => document.querySelector('.result') || ({OFFERED})().length")
                continue
            self.click_on(*self.rng.choice(self.wanted(offered)))
            self.settled(before, offered)
        raise AssertionError(f"nothing answers the question: {asked}")

    def wanted(self, offered: list[list[str]]) -> list[list[str]]:
        """All orders given is what ends the planning; an order once given stays."""
        ready = [one for one in offered if one == ["button", "ready"]]
        if ready:
            return ready
        given = self.page.eval_on_selector_all(
            "[data-row]:has(.order[data-piece])", "(all) => all.map((e) => e.dataset.row)"
        )
        planning = (self.page.locator(".ask").get_attribute("data-prompt") or "") == "planning.area"
        fresh = [one for one in offered if not planning or one[0] != "area" or one[1] not in given]
        return fresh or offered

    def click_on(self, kind: str, what: str) -> None:
        page = self.page
        if kind == "token":
            with suppress(TimeoutError):  # the ring has closed since it was looked at: look again
                page.locator(f'[data-ring] .order-token[data-order="{what}"]').click(timeout=5_000)
        elif kind == "card":
            page.locator(f'section.answers .tile[data-choice="{what}"]').click()
        elif kind == "button":
            page.locator(f'.answers .btn[data-choice="{what}"]').first.click()
        elif page.evaluate(FREE_POINT, what) is None:
            page.locator(f"#area-{what}").press("Enter")  # out of sight: by keyboard, as the map would be moved by hand
        else:
            self.click_area(what)

    def settled(self, before: int, offered: list[Any]) -> None:
        """The page has gone on, or offers something else."""
        try:
            self.page.wait_for_function(
                "([n, offered]) => document.querySelector('.result')"
                " || document.querySelector('.ask')?.dataset.ask !== String(n)"
                f" || JSON.stringify(({OFFERED})()) !== JSON.stringify(offered)",
                arg=[before, offered],
                timeout=5_000,
            )
        except TimeoutError:
            return
