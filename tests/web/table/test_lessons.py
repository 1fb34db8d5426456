"""Lessons in a browser: every one to its end, by what the page itself marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from smallcouncil import lessons
from web.player import Player
from web.records import asked
from web.serving import Council

ANSWERED = "(n) => Number(document.querySelector('[data-answers]').dataset.answers) > n"
CALM = "() => document.querySelector('[data-answers]').dataset.busy === 'false'"
CLICKS = 12  # that lead to an answer at most


class Learner:
    """Does what the guide shows, and reads what it says."""

    def __init__(self, player: Player) -> None:
        self.page = player.page

    def begin(self, game: str, lesson: str) -> Learner:
        self.page.goto(f"{self.page.url.split('/learn')[0].rstrip('/')}/learn/{game}/{lesson}")
        self.page.locator(".callout .begin").click()
        return self

    @property
    def answers(self) -> int:
        return int(self.page.locator("[data-answers]").get_attribute("data-answers") or 0)

    @property
    def wanted(self) -> str:
        return self.page.locator("[data-answers]").get_attribute("data-wanted") or ""

    def says(self) -> str:
        return self.page.locator(".callout h2").inner_text()

    def done(self) -> bool:
        return self.page.locator(".callout .again").count() > 0

    def step(self) -> None:
        """One answer: “Next”, or a click on what is framed."""
        before, page = self.answers, self.page
        page.locator(".callout .next, .callout .show").first.wait_for()
        if page.locator(".callout .next").count():
            page.locator(".callout .next").click()
        else:
            for _ in range(CLICKS):
                self.press_shown()
                page.wait_for_function(CALM)
                if self.answers > before:
                    break
        page.wait_for_function(ANSWERED, arg=before)

    def press_shown(self) -> None:
        page, wanted = self.page, self.wanted
        spinner = page.locator(".ask .stepper [role=spinbutton]")
        if page.locator(".ask .explain").count():
            page.locator(".ask .explain .btn.gold").click()
        elif spinner.count():
            spinner.focus()
            while page.locator(f'.ask [data-choice="{wanted}"]').count() == 0:
                page.keyboard.press("ArrowDown")
            page.locator(f'.ask [data-choice="{wanted}"]').click()
        else:
            page.locator(".callout .show").click()
            try:
                page.wait_for_function("() => !document.activeElement?.closest('.callout')", timeout=5_000)
            except TimeoutError:
                return  # it went on in between: look again
            page.keyboard.press("Enter")


# One with cards; tests/lessons plays them all, without a browser.
CLICKED = ("cards2e/first",)


@pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(lesson, id=lesson.name, marks=() if lesson.name in CLICKED else pytest.mark.full)
        for lesson in lessons.lessons()
    ],
)
def test_a_lesson_is_played_to_its_end(
    council: Council, visitor: Callable[..., Player], lesson: lessons.Lesson
) -> None:
    player = visitor(council).visit("/learn")
    learner = Learner(player).begin(lesson.game, lesson.id)
    for _ in lessons.line(lesson):
        assert not learner.done()
        learner.step()
    player.page.locator(".callout .again").wait_for()
    player.visit("/learn")
    player.page.locator(f".game[data-game={lesson.game}] li.done").first.wait_for()


def test_a_lesson_goes_on_after_a_reload_and_explains_mistakes(
    council: Council, visitor: Callable[..., Player]
) -> None:
    player = visitor(council).visit("/learn")
    learner = Learner(player).begin("risk", "first")
    learner.step()
    player.click_area("valyria")  # allowed, but not what the lesson is about
    player.page.locator(".callout.bad").wait_for()
    assert learner.says() == "Why not there?"
    player.page.locator(".callout .try-again").click()
    player.click_area("volantis")  # not allowed at all
    player.page.locator(".callout.bad").wait_for()
    assert "Volantis" in learner.says()
    player.page.locator(".callout .show").click()
    learner.step()
    player.page.reload()
    player.page.locator(".callout .show").wait_for()
    assert learner.answers == 2


def test_the_page_around_a_lesson_is_in_the_readers_language(council: Council, visitor: Callable[..., Player]) -> None:
    player = visitor(council, locale="de-DE").visit("/learn")
    learner = Learner(player).begin("risk", "first")
    assert learner.says() == "Deine Schilde, ihre Schilde"


def test_all_answers_of_a_question_are_in_sight(council: Council, visitor: Callable[..., Player]) -> None:
    player = visitor(council).visit("/learn")
    learner = Learner(player).begin("cards2e", "first")
    learner.step()
    learner.step()
    answers = player.page.locator(".answers:has(> .btn:nth-child(4))")  # three kinds of challenge, or none
    answers.wait_for()
    player.page.wait_for_function(
        "() => { const all = document.querySelector('.answers'); return all.scrollHeight <= all.clientHeight + 1; }",
        timeout=5_000,
    )


def test_what_a_lesson_speaks_of_is_in_sight_on_a_phone(council: Council, visitor: Callable[..., Player]) -> None:
    player = visitor(council, viewport={"width": 390, "height": 844}, has_touch=True).visit("/learn")
    Learner(player).begin("cards1e", "first").step()
    player.page.locator("svg.veil .gold").wait_for()
    # the plot lies below the edge of the table: it is scrolled to, and neither hand nor guide lies on it
    player.page.wait_for_function(
        """() => {
          const box = document.querySelector("svg.veil .gold").getBoundingClientRect();
          const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return !!seen?.closest('[data-area="summoning_season.0a"]');
        }"""
    )


@pytest.mark.parametrize(("fingers", "said"), [(True, "Tippe auf Eddard"), (False, "Klicke auf Eddard")])
def test_who_has_no_mouse_is_told_to_tap(
    council: Council, visitor: Callable[..., Player], fingers: bool, said: str
) -> None:
    player = visitor(council, locale="de-DE", has_touch=fingers, is_mobile=fingers).visit("/learn")
    learner = Learner(player).begin("cards2e", "first")
    learner.step()
    assert player.page.locator(".callout .do").inner_text().startswith(said)
    assert f"{said.split()[0]} eine Handkarte an" in player.page.locator(".ask").inner_text()


def hinted(player: Player) -> Any:
    player.page.locator(".ask-hint").click()
    player.page.locator(".ask .advice").wait_for()
    return player.page.locator(".ask .advice")


def test_what_would_you_do(council: Council, visitor: Callable[..., Player]) -> None:
    player = visitor(council)
    record = asked("risk", "reinforce.place", players=2)
    player.visit(f"/tables/{player.lay('risk', players=2, record=record, hints=True)}")
    player.my_turn()
    advice = hinted(player)
    assert "My advice" in advice.inner_text() and player.page.locator("svg.veil .gold").count() == 1
    assert "enemy units" in advice.inner_text(), "the reason speaks of this position"
    before = player.asked()
    advice.locator(".take").click()
    player.answered(before)
    assert player.page.locator(".ask .advice").count() == 0


def test_rules_begin_with_a_page_to_read_and_a_sheet_prints_on_one_page(
    council: Council, visitor: Callable[..., Player]
) -> None:
    player = visitor(council).visit("/rules/board2e")
    player.page.locator(".guide .terms dt").first.wait_for()
    # every word that has an emblem shows it
    player.page.wait_for_function(
        "() => { const drawn = [...document.querySelectorAll('.terms use')];"
        " return drawn.length > 5 && drawn.every((use) => document.querySelector(use.getAttribute('href'))); }"
    )
    player.page.locator(".guide .terms .link").first.click()
    player.page.locator("dialog .text").wait_for()
    for game in {one.game for one in lessons.lessons()}:
        for lang in ("en", "de"):
            player.visit(f"/rules/{game}/sheet")
            player.page.evaluate("(lang) => { localStorage.lang = lang; location.reload(); }", lang)
            player.page.locator(f"html[lang={lang}] .guide.sheet dt").first.wait_for()
            printed = player.page.pdf(
                format="A4", margin={"top": "12mm", "bottom": "12mm", "left": "12mm", "right": "12mm"}
            )
            assert printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") + printed.count(b"/Type/Page/") == 1


# Points on the small cards that nothing lies over.
CARDS = """() => [...document.querySelectorAll('.cloth .slot .area')].map((card) => {
  const box = card.getBoundingClientRect();
  const point = [box.x + box.width / 4, box.y + box.height / 4];
  return card.contains(document.elementFromPoint(...point)) ? point : null;
}).filter(Boolean)"""
# What a large card lies over that must stay in sight.
COVERED = """() => {
  const large = document.querySelector('.zoom');
  if (getComputedStyle(large).visibility === 'hidden') return null;
  const a = large.getBoundingClientRect();
  return [...document.querySelectorAll('.callout, .ask .parts')].filter((other) => {
    const b = other.getBoundingClientRect();
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }).map((other) => other.className);
}"""


@pytest.mark.full
@pytest.mark.painted
@pytest.mark.parametrize(("game", "name"), [("cards2e", "first"), ("cards2e", "plots"), ("cards1e", "responses")])
def test_a_card_read_large_covers_neither_the_lesson_nor_the_answers(
    council: Council, visitor: Callable[..., Player], game: str, name: str
) -> None:
    player = visitor(council).visit("/learn")
    learner, page = Learner(player).begin(game, name), player.page
    page.locator(".callout .next, .callout .show").first.wait_for()
    read = 0
    for _ in range(8):
        page.wait_for_function(CALM)
        page.evaluate("() => document.activeElement.blur()")
        for point in page.evaluate(CARDS)[::2]:
            page.mouse.move(2, 2)
            page.locator(".zoom").wait_for(state="detached")
            page.mouse.move(*point)
            if not page.evaluate("() => document.querySelector('.cloth .slot .area:hover')"):
                continue  # cards of a hand come up and go down again
            page.locator(".zoom").wait_for(state="attached")
            covered = page.evaluate(COVERED)
            read += covered is not None
            assert not covered, (learner.says(), point)
        page.mouse.move(2, 2)
        if learner.done():
            break
        learner.step()
        page.locator(".callout .next, .callout .show, .callout .again").first.wait_for()
    assert read > 8, "cards are read all the same"
