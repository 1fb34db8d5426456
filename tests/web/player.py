"""Somebody at a table who sees and clicks what is on the page, and nothing else."""

from __future__ import annotations

import re
from functools import partialmethod
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, TimeoutError, expect

PATIENCE = 60_000  # milliseconds; bots think, machines are busy
expect.set_options(timeout=PATIENCE)  # a page does what a click asks for when it gets to it: look with `expect`
TRIES = 3
# by default a page is drawn for every look at it, sixty times a second
Page.wait_for_function = partialmethod(Page.wait_for_function, polling=50)  # type: ignore[assignment, method-assign]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# A point of an area that nothing else covers, in page coordinates.
FREE_POINT = """(id) => {
  const area = document.getElementById(`area-${id}`);
  const box = area.getBoundingClientRect();
  for (let step = 2; step <= 14; step += 1)
    for (let i = 1; i < step; i += 1)
      for (let j = 1; j < step; j += 1) {
        const x = box.x + (box.width * i) / step, y = box.y + (box.height * j) / step;
        if (document.elementFromPoint(x, y) === area) return [x, y];
      }
  return null;
}"""


# A refusal, or a server that is away, is told by the browser itself, whatever the page makes of it.
NO_FAULT_OF_THE_PAGE = ("Failed to load resource", "WebSocket connection to")


def is_noise(line: ConsoleMessage) -> bool:
    """The console of a page is silent."""
    return line.type in ("error", "warning") and not line.text.startswith(NO_FAULT_OF_THE_PAGE)


class Player:
    def __init__(self, browser: Browser, url: str, *, speed: str = "at-once", **context: Any) -> None:
        options: dict[str, Any] = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",  # whoever waits for cards that travel waits long; tests of motion say so
            **context,
        }
        self.context = browser.new_context(**options)
        self.context.add_init_script(f"localStorage.speed ??= '{speed}'")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.url = url
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda line: self.errors.append(line.text) if is_noise(line) else None)

    def close(self) -> None:
        assert self.errors == []
        self.context.close()

    # ------------------------------------------------------------------ the home page

    def visit(self, path: str = "/") -> Player:
        self.page.goto(f"{self.url}{path}")
        return self

    def rename(self, name: str) -> None:
        token = next(cookie["value"] for cookie in self.context.cookies() if cookie["name"] == "csrf")
        answer = self.context.request.put(f"{self.url}/api/me", headers={"x-csrftoken": token}, data={"name": name})
        assert answer.ok, answer.text()

    def lay(self, game: str, *, record: dict[str, Any] | None = None, hints: bool = False, **options: Any) -> str:
        """A table of my own, by its id: me at the first seat, easy bots at the others; with a record, the table goes on
        where it ends. No page is loaded for it."""
        asked = self.context.request
        asked.get(f"{self.url}/api/me")
        token = next(cookie["value"] for cookie in self.context.cookies() if cookie["name"] == "csrf")
        bots = [{"kind": "bot", "bot": "easy"}] * (options["players"] - 1)
        form: dict[str, Any] = {"game": game, "options": options, "seats": [{"kind": "me"}, *bots], "hints": hints}
        if record is not None:
            form["record"] = record
        answer = asked.post(f"{self.url}/api/tables", headers={"x-csrftoken": token}, data=form)
        laid: str = answer.json()["table"]["table"]
        return laid

    def play_now(
        self,
        *,
        game: str = "Risk|Risiko",
        players: int = 2,
        bots: str = "random",
        rounds: int | None = None,
        mode: str = "",
        friends: int = 0,
    ) -> Player:
        """From the home page to a table, by its form; without a game, of the one that lies open."""
        page = self.page
        page.locator(".play").wait_for()
        if game:
            page.get_by_role("radio", name=re.compile(game)).click()
        page.locator(f".pills label:has-text('{players}')").click()
        if mode:
            page.locator(".main select").first.select_option(index={"skirmish": 0, "dominion": 1}[mode])
        page.locator(".strength select").select_option(bots)
        if rounds is not None:
            page.locator("summary").first.click()
        if rounds is not None:
            page.locator("input[type=number]").fill(str(rounds))
            page.locator("input[type=number]").blur()
        if friends:
            page.locator(".friends select").select_option(str(friends))
        page.locator(".play").click()
        page.wait_for_url("**/tables/*")
        return self

    # ------------------------------------------------------------------ the table

    @property
    def question(self) -> str:
        return self.page.locator(".ask .q").inner_text()

    @property
    def lit(self) -> list[str]:
        areas: list[str] = self.page.eval_on_selector_all(".area.lit", "(all) => all.map((area) => area.dataset.area)")
        return areas

    @property
    def targets(self) -> list[str]:
        areas: list[str] = self.page.eval_on_selector_all(
            ".area.target", "(all) => all.map((area) => area.dataset.area)"
        )
        return areas

    def units(self, area: str) -> int:
        """The garrison, as a screen reader hears it."""
        label = self.page.locator(f"#area-{area}").get_attribute("aria-label") or ""
        return int(next(part.split()[0] for part in label.split(", ") if part.endswith(("unit", "units"))))

    def click_area(self, area: str) -> None:
        point = self.page.evaluate(FREE_POINT, area)
        if point is None:  # out of sight on a small screen
            self.page.locator(".tools button").last.click()
            point = self.page.wait_for_function(FREE_POINT, arg=area).json_value()
        self.page.mouse.click(*point)

    def my_turn(self) -> bool:
        """Waits until the table asks me or is over; False when it is over."""
        self.page.wait_for_function(
            "() => document.querySelector('.result') || (document.querySelector('.ask.mine')"
            " && (document.querySelector('.area.lit') || document.querySelector('.answers button.btn:not(:disabled)')))"
        )
        return self.page.locator(".result").count() == 0

    def asked(self) -> int:
        """The number of the question, to see when it has been answered."""
        return int(self.page.locator(".ask").get_attribute("data-ask") or -1)

    def answered(self, before: int, patience: int = PATIENCE) -> None:
        self.page.wait_for_function(
            "(n) => document.querySelector('.result') || document.querySelector('.ask')?.dataset.ask !== String(n)",
            arg=before,
            timeout=patience,
        )

    def button(self, text: str) -> None:
        self.page.locator(f".answers .btn:has-text('{text}')").first.click()

    def answer(self, *, fight: bool = True) -> None:
        """One answer: attack where that looks good, else go on. Whose click is lost looks again, and clicks again."""
        for _ in range(TRIES):
            before = self.click_an_answer(fight=fight)
            try:
                self.answered(before, PATIENCE // TRIES)
                return
            except TimeoutError:
                self.page.keyboard.press("Escape")
        raise AssertionError(f"nothing answers the question: {self.question}")

    def click_an_answer(self, *, fight: bool) -> int:
        """Click on one of the answers that are shown. Gives the number of the question."""
        buttons = self.page.locator(".answers button.btn:not(:disabled):visible")
        while True:  # until the page has drawn the question that it asks
            self.my_turn()
            before, lit, some = self.asked(), self.lit, buttons.count()
            if lit or some or self.page.locator(".result").count():
                break
            self.page.wait_for_timeout(20)
        if lit and some and not (fight and self.invade(lit)):
            done = self.page.locator(".answers .btn:has-text('Done')")
            (done.first if done.count() else buttons.last).click()  # the last answer lets it be
        elif lit and not some:
            self.click_area(lit[0])
        elif some and not lit:
            gold = self.page.locator(".answers .btn.gold")
            (gold if gold.count() else buttons).first.click()
            if self.page.locator(".explain").count():  # a card: read first, then play
                self.page.locator(".explain .btn.gold").click()
        return before

    def until(self, text: str) -> None:
        """Plays on until the question says this."""
        self.my_turn()
        while text not in self.question:
            self.answer()
            assert self.my_turn(), f"the game is over, and never asked: {text}"

    def invade(self, lit: list[str]) -> bool:
        """Source, then target, where the garrison is much bigger."""
        for source in lit:
            if self.page.locator(f"#area-{source}.source").count() == 0 or self.units(source) < 4:
                continue
            self.click_area(source)
            for target in self.targets:
                if self.units(target) + 1 < self.units(source):
                    self.click_area(target)
                    return True
            self.page.keyboard.press("Escape")
        return False
