"""The card game, 1st edition, in a real browser: rounds for two, two against two, titles, shadows and gifts of gold."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web.accessibility import violations
from web.lord import PHONE, Lord, reach
from web.serving import Council

GAME = "cards1e"
DUEL = ["stark_extended", "lannister_extended"]
FOUR = ["stark_starter", "lannister_starter", "baratheon_starter", "targaryen_starter"]


def rounds(lord: Lord, until: int) -> set[str]:
    """Played by clicking what is lit, and the bar where nothing is; what was asked on the way."""
    asked: set[str] = set()
    for _ in range(400):
        if not lord.my_turn() or lord.round >= until:
            break
        asked.add(lord.prompt)
        if lord.prompt == "mulligan":
            assert lord.page.locator(".hand .face").count() == 7
            lord.go_on("Keep")
        elif lord.prompt == "plot":
            assert lord.page.locator(".hand .face.plot").count() == len(lord.lit)
            lord.press(lord.lit[0])
        elif lord.prompt == "act" and not lord.page.locator(".hand .area.lit").count():
            lord.go_on("Pass")
        else:
            lord.answer()
    return asked


@pytest.mark.full
def test_rounds_for_two_are_played_by_clicking(seeded_council: Council, browser: Any) -> None:
    lord = Lord(browser, seeded_council.url)
    lord.sit_down(game=GAME, decks=DUEL)
    asked = rounds(lord, until=4)
    over = lord.page.locator(".result").count()
    assert {"mulligan", "place", "plot", "act"} <= asked
    assert over or (lord.round == 4 and "challenge" in asked)
    assert over or lord.log("Dominance phase") >= 1
    # power stands beside the rows, and nowhere twice
    assert lord.number(".own .race b") >= 0
    assert lord.page.locator("aside li.me").inner_text().count("15") == 0
    assert over or lord.page.locator(".own .plot .values dd").count() == 3, "income, initiative and claim"
    lord.close()


@pytest.mark.full
def test_two_against_two_partners_race_together_and_are_not_challenged(seeded_council: Council, browser: Any) -> None:
    record = reach(
        lambda v: v["ask"]["prompt"] == "challenge" and v["table"]["round"] >= 2 and sum_of(v, 0, 2) > 0,
        FOUR,
        4,
        GAME,
        variant="two_against_two",
    )
    lord = Lord(browser, seeded_council.url)
    lord.sit_down(4, GAME, decks=FOUR, record=record, variant="two_against_two")
    assert lord.my_turn() and lord.prompt == "challenge"
    partner = lord.page.locator(".others [data-seat='2'] .banner")
    assert "partner" in partner.inner_text()
    mine, theirs = (
        re.findall(r"\d+", side.locator(".race").inner_text()) for side in (lord.page.locator(".own"), partner)
    )
    assert mine[-1] == "30" and int(mine[-2]) > 0
    assert mine[-2:] == theirs[-2:], "what both have together"
    seats = {seat for seat in lord.lit if seat.startswith("seat_")}
    assert seats and seats <= {"seat_1", "seat_3"}
    begun = lord.round
    asked = rounds(lord, until=begun + 1)
    assert "attackers" in asked
    assert lord.round == begun + 1 or lord.page.locator(".result").count()
    lord.close()


def sum_of(view: dict[str, Any], *seats: int) -> int:
    return sum(int(view["table"]["players"][seat]["power"]) for seat in seats)


def test_a_title_is_taken_and_stands_as_a_figure(council: Council, browser: Any) -> None:
    record = reach(lambda v: v["ask"]["prompt"] == "title", FOUR, 4, GAME)
    lord = Lord(browser, council.url)
    lord.sit_down(4, GAME, decks=FOUR, record=record)
    assert lord.my_turn() and lord.prompt == "title"
    wanted = lord.lit[0]
    name = lord.page.locator(f".spread [data-area='{wanted}'] h3").inner_text()
    lord.press(wanted)
    figure = lord.page.locator(".own .figure")
    figure.wait_for()
    assert figure.inner_text().strip().lower() == name.lower()
    figure.hover()
    lord.page.locator(".zoom h3", has_text=name).wait_for()
    lord.close()


def test_a_card_in_the_shadows_is_mine_to_see_and_comes_out_by_a_click(council: Council, browser: Any) -> None:
    record = reach(
        lambda v: v["ask"]["prompt"] == "shadows" and v["table"]["players"][1]["shadows_size"] > 0, DUEL, 2, GAME
    )
    lord = Lord(browser, council.url)
    lord.sit_down(game=GAME, decks=DUEL, record=record)
    assert lord.my_turn() and lord.prompt == "shadows"
    card = lord.lit[0]
    assert lord.page.locator(f".own .shadows [data-area='{card}']").count() >= 1
    assert lord.page.locator(".others .shadows [data-area]").count() == 0, "theirs lie face down"
    assert lord.page.locator(".others .shadows .veil").count() > 0
    lord.press(card)
    lord.page.locator(".log li", has_text="out of shadows").first.wait_for()
    lord.close()


def test_gold_is_given_at_littlefingers_table(council: Council, browser: Any) -> None:
    record = reach(
        lambda v: any(c["verb"] == "give" for c in v["ask"]["choices"]) and v["table"]["players"][0]["gold"] > 1,
        FOUR,
        4,
        GAME,
        variant="littlefinger",
    )
    lord = Lord(browser, council.url)
    lord.sit_down(4, GAME, decks=FOUR, record=record, variant="littlefinger")
    assert lord.my_turn()
    gold = lord.gold()
    gift = lord.page.locator(".gift")
    gift.locator("summary").click()
    gift.locator("select").nth(0).select_option("seat_2")
    gift.locator("select").nth(1).select_option("2")
    gift.locator(".btn").click()
    lord.page.locator(".log li", has_text="gives 2 gold to House Baratheon").first.wait_for()
    assert lord.gold() == gold - 2
    assert lord.page.locator(".answers .btn", has_text="Give").count() == 0, "gifts are no buttons of the bar"
    lord.close()


@pytest.mark.painted
def test_a_title_that_was_read_on_a_phone_covers_nothing_afterwards(council: Council, browser: Any) -> None:
    """Closed by the back key, the focus goes back to the figure: that opens no second picture of it."""
    record = reach(lambda v: v["ask"]["prompt"] == "challenge" and v["table"]["players"][0]["title"], FOUR, 4, GAME)
    lord = Lord(browser, council.url, **PHONE)
    lord.sit_down(4, GAME, decks=FOUR, record=record)
    assert lord.my_turn()
    lord.page.locator(".own .figure").tap()
    lord.page.locator("dialog[open]").wait_for()
    lord.page.keyboard.press("Escape")
    lord.page.locator("dialog[open]").wait_for(state="detached")
    lord.page.wait_for_timeout(200)
    assert lord.page.locator(".zoom").count() == 0
    lord.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_what_four_have_in_play_is_in_sight(council: Council, browser: Any, width: int, height: int) -> None:
    def crowded(view: dict[str, Any]) -> bool:
        in_play = [len(p["play"]) for p in view["table"]["players"][1:]]
        return bool(view["ask"]["prompt"] == "challenge" and max(in_play) >= 5)

    record = reach(crowded, FOUR, 4, GAME)
    lord = Lord(browser, council.url, viewport={"width": width, "height": height})
    lord.sit_down(4, GAME, decks=FOUR, record=record)
    assert lord.my_turn()
    lord.page.wait_for_timeout(300)
    hidden = """() => [...document.querySelectorAll(".others .field .slot")].filter((card) => {
      const room = card.closest(".field").getBoundingClientRect(), at = card.getBoundingClientRect();
      return at.bottom > room.bottom + 1 || at.right > room.right + 1;
    }).length"""
    assert lord.page.evaluate(hidden) == 0
    lord.close()


def test_of_five_opponents_some_are_in_sight_and_a_button_shows_the_others(council: Council, browser: Any) -> None:
    """Nothing is scrolled: who has no room comes by a click, also while every seat is lit."""
    six = [*FOUR, "stark_extended", "lannister_extended"]
    record = reach(lambda v: v["ask"]["prompt"] == "challenge" and v["table"]["round"] >= 2, six, 6, GAME)
    lord = Lord(browser, council.url, viewport={"width": 1024, "height": 768})
    lord.sit_down(6, GAME, decks=six, record=record)
    assert lord.my_turn()
    shown = """() => [...document.querySelectorAll('.others .player')]
      .filter((player) => player.offsetParent).map((player) => player.dataset.seat)"""
    first = lord.page.evaluate(shown)
    assert len(first) == 3
    assert (
        lord.page.evaluate(
            "(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)(document.querySelector('.others'))"
        )
        <= 1
    )
    lord.page.locator(".seating .more").click()
    lord.page.wait_for_function(f"(n) => JSON.stringify(({shown})()) !== JSON.stringify(n)", arg=first)
    assert {"4", "5"} <= set(lord.page.evaluate(shown))
    lord.close()


def test_a_table_of_four_fits_a_phone(council: Council, browser: Any) -> None:
    record = reach(lambda v: v["ask"]["prompt"] == "challenge" and v["table"]["round"] >= 2, FOUR, 4, GAME)
    lord = Lord(browser, council.url, **PHONE)
    lord.sit_down(4, GAME, decks=FOUR, record=record)
    assert lord.my_turn()
    assert lord.page.evaluate("document.documentElement.scrollWidth") <= 390
    overflowing = """() => [...document.querySelectorAll(".banner .piles")]
      .filter((piles) => piles.offsetParent && piles.scrollWidth > piles.clientWidth + 1).length"""
    assert lord.page.evaluate(overflowing) == 0
    lord.close()


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.full), "dark"])
def test_everyone_can_use_the_table(council: Council, browser: Any, scheme: str) -> None:
    record = reach(lambda v: v["ask"]["prompt"] == "challenge" and v["table"]["round"] >= 2, FOUR, 4, GAME)
    lord = Lord(browser, council.url, color_scheme=scheme)
    lord.sit_down(4, GAME, decks=FOUR, record=record)
    assert lord.my_turn()
    assert violations(lord) == []
    lord.close()


def test_decks_are_filtered_by_crest_keyword_and_set(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.visit(f"/decks/{GAME}")
    cards = lord.page.locator(".catalogue [data-add]")
    cards.first.wait_for()
    every = cards.count()
    lord.page.get_by_label("Set", exact=True).select_option("King's Landing")
    lord.page.wait_for_function("(n) => document.querySelectorAll('.catalogue [data-add]').length < n", arg=every)
    shown = set(cards.evaluate_all("(all) => all.map((card) => card.dataset.add)"))
    assert "syrio_forel_kl" in shown and "gold_cloaks_kl" not in shown, "only what a deck of House Stark may hold"
    lord.page.get_by_label("Set", exact=True).select_option("")
    lord.page.get_by_label("Crest", exact=True).select_option("war")
    lord.page.get_by_label("Keyword", exact=True).select_option("no_attachments")
    lord.page.locator(".catalogue [data-add='war_host_of_the_north']").wait_for()
    assert "stark" in lord.page.locator(".sheet select").first.input_value()
    lord.close()
