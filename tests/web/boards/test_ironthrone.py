"""The Iron Throne in a real browser: a whole game by clicking, with a bargain on the way."""

from __future__ import annotations

from typing import Any

import msgspec

import smallcouncil as sc
from web.player import Player
from web.records import asked
from web.serving import Council

# The bargain's gold button or an item of it, then what is lit, an answer of the bar or a card; peace rather than war.
PRESS = """(asked) => {
  const ask = document.querySelector(".ask");
  if (document.querySelector(".result.plate") || ask?.dataset.ask !== String(asked)) return false;
  const one = (selector) => [...document.querySelectorAll(selector)].at(0);
  const peace = one('.hand li[data-card$="_peace"] .card.can');
  const more = [...document.querySelectorAll(".bargain li .btn:not(:disabled)")].find((b) => b.textContent === "+");
  const next = one(".explain .btn.gold:not(:disabled)") ?? one(".leaders .btn")
    ?? one(".bargain .acts .gold") ?? more ?? one(".bargain .acts .btn")
    ?? one(".area.lit.target") ?? [...document.querySelectorAll(".area.lit")].at(-1) ?? peace
    ?? one(".hand .open .large .btn") ?? one(".answers .btn:not(:disabled)") ?? one(".hand .card.can");
  next?.click();
  return true;
}"""


class Lord(Player):
    def sit_down(self, **options: Any) -> None:
        self.visit(f"/tables/{self.lay('ironthrone', **options)}")
        self.page.locator(".ask").wait_for()

    def my_turn(self) -> bool:
        self.page.wait_for_function(
            "() => document.querySelector('.result.plate') || (document.querySelector('.ask.mine') &&"
            " document.querySelector('.area.lit, .answers .btn:enabled, .bargain .acts .btn, .leaders .btn, .can'))"
        )
        return self.page.locator(".result.plate").count() == 0

    def answer(self, *, fight: bool = True) -> None:
        """Press what the page offers, until the question is answered; the bots never make it ask something else."""
        before = self.asked()
        for _ in range(100):
            if not self.page.evaluate(PRESS, before):
                return
            self.page.wait_for_timeout(60)
        raise AssertionError(f"no answer to: {self.question}")


def test_a_game_is_played_to_its_end_by_clicking(seeded_council: Council, browser: Any) -> None:
    lord = Lord(browser, seeded_council.url)
    lord.sit_down(players=3, turn_limit=5)
    for _ in range(300):
        if not lord.my_turn():
            break
        lord.answer()
    scores = [int(text) for text in lord.page.locator(".result.plate li b").all_inner_texts()]
    assert len(scores) == 3
    # the race to five stands on the board as it stands in the result
    races = lord.page.locator(".ring .race").evaluate_all("(all) => all.map((r) => r.querySelectorAll('.full').length)")
    assert sorted(races) == sorted(scores) and max(scores) > 0
    lord.close()


def peace() -> dict[str, Any]:
    """The record of a game in which the first seat and another one have laid peace and begin to negotiate."""
    for seed in range(200):
        table = sc.game("ironthrone").new(seed=seed, players=3)
        for _ in range(120):
            seat = table.waiting[0]
            ask = table.ask(seat)
            if ask.prompt == "peace.negotiate":
                if seat == 0:
                    found: dict[str, Any] = msgspec.json.decode(table.record().write())
                    return found
                break
            own = ask.choices[: ask.answers]
            table.choose(seat, next((c for c in own if table.text(c).endswith("_peace")), ask.default))
    raise AssertionError("nobody negotiates")


def test_two_who_lay_peace_bargain(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=3, record=peace())
    bargain = lord.page.locator(".bargain")
    bargain.wait_for()
    assert bargain.locator(".acts .btn", has_text="Propose").count() == 0, "nothing is on the table yet"
    bargain.locator("li .btn:not(:disabled)", has_text="+").first.click()
    lord.page.locator(".bargain li b.some").wait_for()
    before = lord.asked()
    bargain.locator(".acts .btn", has_text="Propose").click()
    lord.answered(before)
    lord.page.locator(".log li", has_text="demands").first.wait_for()
    lord.close()


def test_the_sums_of_both_sides_are_always_in_sight(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=4)
    for _ in range(40):
        assert lord.my_turn()
        if lord.page.locator(".stage .total").count() == 2:
            break
        lord.answer()
    assert lord.page.locator(".stage .total").count() == 2
    assert lord.page.locator(".house").count() == 4
    assert lord.page.locator(".ring .race").count() == 4
    lord.close()


def test_only_my_cards_show_their_faces(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=3)
    assert lord.my_turn()
    lord.answer()
    lord.page.locator(".hand li").first.wait_for()
    mine = lord.page.locator(".mine .banner b").inner_text().split()[-1]
    labels = lord.page.locator(".hand li").evaluate_all("(all) => all.map((c) => c.innerText)")
    assert labels and all(labels)
    for label in labels:
        assert mine.lower() in label.lower() or "(" not in label
    lord.close()


def test_a_statement_is_read_by_everyone(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=3)
    for _ in range(60):
        if lord.page.locator(".talk").count():
            break
        assert lord.my_turn()
        lord.answer()
    lord.page.locator(".talk summary").click()
    lord.page.locator(".talk button").first.click()
    lord.page.locator(".log li", has_text="“").first.wait_for()
    lord.close()


def test_on_a_phone_the_encounter_comes_first_and_a_card_is_laid_from_the_hand(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, viewport={"width": 360, "height": 740})
    lord.sit_down(players=5, record=asked("ironthrone", "encounter.card", players=5))
    cards = lord.page.locator(".hand .card.can")
    cards.first.wait_for()
    assert lord.page.locator(".stage").is_visible() and lord.page.locator(".house").count() == 5
    assert lord.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert lord.page.locator(".answers .btn").count() == 0, "nothing is offered twice"
    before = lord.asked()
    lord.page.locator('.hand li[data-card*="_war_"] .card.can, .hand li[data-card$="_peace"] .card.can').first.click()
    lord.answered(before)
    lord.close()


# What of the houses, and of the encounter, is cut off by the edge of the board.
BELOW = """() => {
  const bottom = (element) => element.getBoundingClientRect().bottom;
  const edge = bottom(document.querySelector("main.board")) + 1;
  return [...document.querySelectorAll(".house, .stage")].filter((e) => bottom(e) > edge).map((e) => e.className);
}"""


def test_every_house_is_in_sight_at_200_percent_and_advice_covers_none(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, viewport={"width": 720, "height": 450})
    lord.sit_down(players=5, hints=True)
    lord.page.locator(".leaders .btn").first.click()
    lord.page.locator(".area.lit:visible, .answers .btn:visible").first.wait_for()
    assert lord.page.locator(".house").count() == 5 and lord.page.evaluate(BELOW) == []
    lord.page.locator(".ask-hint").click()
    advice = lord.page.locator(".ask .advice")
    advice.wait_for()
    over, board = advice.bounding_box(), lord.page.locator("main.board").bounding_box()
    assert over is not None and board is not None and over["y"] >= board["y"] + board["height"] - 1
    lord.close()


def test_a_house_that_can_be_challenged_is_lit_as_a_whole(council: Council, visitor: Any) -> None:
    lord: Player = visitor(council)
    record = asked("ironthrone", "preparation.defender")
    page = lord.visit(f"/tables/{lord.lay('ironthrone', players=3, record=record)}").page
    page.locator(".banner.lit").first.wait_for()
    outlined = "(e) => { const s = getComputedStyle(e); return s.outlineStyle !== 'none' && s.outlineWidth !== '0px' }"
    houses = page.locator("section.house")
    lit = [house for house in houses.all() if house.locator(".banner.lit").count()]
    assert 0 < len(lit) < houses.count()
    for house in houses.all():
        assert house.evaluate(outlined) == bool(house.locator(".banner.lit").count())
    before = lord.asked()
    picture = lit[0].locator(".scene").bounding_box()
    assert picture
    page.mouse.click(picture["x"] + picture["width"] - 30, picture["y"] + 30)
    lord.answered(before)


def test_on_a_phone_the_houses_that_can_be_challenged_are_in_sight(council: Council, visitor: Any) -> None:
    lord: Player = visitor(council, viewport={"width": 390, "height": 844})
    record = asked("ironthrone", "preparation.defender")
    page = lord.visit(f"/tables/{lord.lay('ironthrone', players=3, record=record)}").page
    page.locator(".banner.lit").first.wait_for()
    assert page.evaluate(BELOW) == []


def test_every_house_has_its_name_at_a_table_of_three(council: Council, visitor: Any) -> None:
    player: Player = visitor(council, viewport={"width": 1024, "height": 768})

    def much_is_known(table: Any) -> bool:
        houses = table.view(0)["table"]["houses"]
        return sum(bool(house["known"] or house["broken_promises"]) for house in houses) >= 2

    record = asked("ironthrone", "encounter.card", when=much_is_known)
    player.visit(f"/tables/{player.lay('ironthrone', players=3, record=record)}")
    houses = player.page.locator("section.house")
    houses.nth(2).wait_for()
    for house in houses.all():
        head, name = house.locator("header").bounding_box(), house.locator(".banner b").bounding_box()
        assert head and name and head["y"] <= name["y"] and name["y"] + name["height"] <= head["y"] + head["height"] + 1
    assert player.page.locator(".house:has(.known) .role").count() > 0
    over = """(all) => all.filter((role) => [...role.parentElement.querySelectorAll('.known')].some((e) => {
      const a = role.getBoundingClientRect(), b = e.getBoundingClientRect();
      return a.top < b.bottom && b.top < a.bottom; })).length"""
    assert player.page.locator(".role").evaluate_all(over) == 0, "the part a house plays covers nothing said of it"
