"""Every question explains itself: aim, effect and price, keys, terms, answers that are given again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.lord import PHONE, Lord
from web.player import Player
from web.records import asked
from web.serving import ROOT, Council

LOCALE = ROOT / "src" / "smallcouncil" / "locale"


def at_risk(council: Council, visitor: Any, prompt: str = "") -> Player:
    """At a table of two, at its beginning or where something is asked."""
    player: Player = visitor(council)
    record = asked("risk", prompt, players=2) if prompt else None
    player.visit(f"/tables/{player.lay('risk', players=2, record=record)}")
    player.my_turn()
    return player


def test_a_question_names_its_aim_and_terms_say_what_they_mean(council: Council, visitor: Any) -> None:
    player = at_risk(council, visitor, "reinforce.place")
    page = player.page
    assert page.locator(".ask .aim").inner_text().startswith("Reinforce: click a territory of yours")
    page.locator(".phases [role=term]", has_text="Invade").hover()
    page.get_by_role("tooltip", name="").first.wait_for()
    assert "as often as you like" in page.get_by_role("tooltip").inner_text()
    page.mouse.move(5, 5)
    term = page.locator("aside [role=term]", has_text="Lands").first
    term.focus()
    assert "More territories" in page.get_by_role("tooltip").inner_text()
    term.press("Enter")
    assert "R-RK-reinforce-01" in page.get_by_role("dialog").inner_text()


# Icons on the page, and those of them that lie in sight.
ICONS = "[...new Set([...document.querySelectorAll('[data-term]')].map((icon) => icon.dataset.term))]"


def test_every_icon_of_a_table_says_what_it_means(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    page = player.page
    least = {"risk": 5, "ironthrone": 10, "board2e": 12, "cards2e": 8, "cards1e": 8}
    where = {"risk": "invade.attack", "ironthrone": "encounter.card"}  # there the most can be seen, in every game
    for game, count in least.items():
        players = 2 if game.startswith("cards") or game == "risk" else 3
        record = asked(game, where[game], players=players) if game in where else None
        player.visit(f"/tables/{player.lay(game, players=players, record=record)}")
        page.locator("[data-term]").first.wait_for(state="attached")
        page.wait_for_function(f"() => {ICONS}.length >= {count}")
        terms = page.evaluate(ICONS)
        for lang in ("en", "de"):
            words = (LOCALE / lang / f"{game}-guide.ftl").read_text(encoding="utf-8")
            told = set(re.findall(rf"^{game}-(?:term|icon)-(\S+) =", words, re.M))
            assert set(terms) <= told, (game, lang)


def test_an_icon_explains_itself_by_pointer_and_keyboard(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    page = player.page
    table = player.lay("cards2e", players=2, decks=["stark_fealty", "lannister_rose"])
    player.visit(f"/tables/{table}")
    bubble = page.locator(".bubble")
    page.locator(".own [data-term=deck]").hover()
    bubble.get_by_text("Who draws the last one is out").wait_for()
    page.mouse.move(700, 5)
    bubble.wait_for(state="detached")
    page.locator(".own [data-term=gold]").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")  # as by keyboard alone
    bubble.get_by_text("Income of this round").wait_for()
    page.keyboard.press("Enter")
    assert "R-C2-marshal-03" in page.get_by_role("dialog").inner_text()


@pytest.mark.painted
def test_an_icon_explains_itself_to_a_finger(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, **PHONE)
    lord.sit_down(decks=["stark_fealty", "lannister_rose"])
    page = lord.page
    bubble = page.locator(".bubble")
    page.locator(".own [data-term=deck]").tap()
    bubble.get_by_text("Who draws the last one is out").wait_for()
    page.touchscreen.tap(195, 20)
    bubble.wait_for(state="detached")
    # part of what can be pressed, it speaks when it is held: and then it was not pressed
    record = asked("risk", "reinforce.place", players=2)
    lord.sit_down(game="risk", players=2, record=record)
    page.get_by_role("button", name="The whole board").tap()
    own = f"[data-row={lord.lit[0]}] [data-piece=army]"
    page.locator(own).wait_for()
    before = lord.asked()
    hold(page, page.locator(own))
    bubble.wait_for()
    assert lord.asked() == before, "an army that is asked about is no answer"
    lord.close()


@pytest.mark.painted
def test_an_icon_of_a_large_card_explains_itself_to_a_finger(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, **PHONE)
    lord.sit_down(decks=["stark_fealty", "lannister_rose"])
    page = lord.page
    page.locator(".hand .area").first.tap()
    cost, bubble = page.locator("dialog .face.large [data-term=cost]"), page.locator(".bubble")
    cost.tap()
    page.wait_for_function("() => document.activeElement.closest('dialog')")  # the focus follows the finger
    bubble.wait_for()
    hold(page, cost)
    bubble.wait_for()
    assert bubble.evaluate(
        "(b) => { const at = b.getBoundingClientRect();"
        " return b.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)); }"
    ), "above the dialog"
    bubble.locator(".link").tap()
    page.locator("dialog[open] h2", has_text="R-C2-marshal-06").wait_for()
    lord.close()


def hold(page: Page, what: Locator) -> None:
    """A finger that rests for a while on something that has come to rest itself."""
    box, before = what.bounding_box(), None
    while box != before:
        page.wait_for_timeout(100)
        box, before = what.bounding_box(), box
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_all_units_go_down_with_one_click(council: Council, visitor: Any) -> None:
    player = at_risk(council, visitor, "reinforce.place")
    page = player.page
    area = player.lit[0]
    units = player.units(area)
    left = int(re.findall(r"\d+", player.question)[0])
    page.locator(".times button").last.click()
    player.click_area(area)
    page.wait_for_function(
        "([id, n]) => new RegExp(`\\\\b${n} units`).test(document.getElementById(id).getAttribute('aria-label'))",
        arg=[f"area-{area}", units + left],
    )


def test_an_attack_goes_on_until_it_is_decided_with_the_odds_shown(council: Council, visitor: Any) -> None:
    player = at_risk(council, visitor, "invade.attack")
    page = player.page
    decide = page.locator("[data-decide=attack]")
    assert re.search(r"\(\d+\s%\)", decide.inner_text())
    assert page.locator(".battle .odds").inner_text().startswith(re.findall(r"\d+", decide.inner_text())[0])
    before = player.asked()
    decide.click()
    page.wait_for_function(
        "() => document.querySelector('.result') || !['invade.attack', 'invade.defend'].includes("
        "document.querySelector('.ask').dataset.prompt ?? '') && document.querySelector('.ask.mine')"
    )
    assert player.asked() > before
    assert page.locator(".log li .dice").count() >= 1


def test_keys_are_listed_and_stand_on_the_answers_for_who_uses_them(council: Council, visitor: Any) -> None:
    player = at_risk(council, visitor, "invade.declare")
    page = player.page
    assert page.locator(".answers kbd").count() == 0
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    assert "take back" in dialog.inner_text()
    page.keyboard.press("Escape")
    expect(page.locator(".answers kbd").first).to_have_text("1")
    page.mouse.click(3, 3)
    expect(page.locator(".answers kbd")).to_have_count(0)


def test_one_defends_the_same_way_from_now_on(council: Council, visitor: Any) -> None:
    player = at_risk(council, visitor, "invade.defend")
    page = player.page
    page.get_by_role("button", name="Ask less").click()
    before = player.asked()
    page.get_by_role("button", name=re.compile("^Always: Defend")).first.click()
    player.answered(before)
    for _ in range(30):
        if not player.my_turn():
            return
        assert page.locator(".ask").get_attribute("data-prompt") != "invade.defend"
        if page.locator(".log li.heading").count() > 4:
            return
        player.answer(fight=False)


def test_passing_is_gold_only_when_there_is_nothing_else(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(decks=["stark_fealty", "lannister_rose"])
    for _ in range(40):
        assert lord.my_turn()
        if lord.prompt == "act" and lord.lit:
            break
        lord.answer()
    assert "gold left" in lord.page.locator(".ask .aim").inner_text() or lord.page.locator(".ask .aim").count()
    assert lord.page.locator(".answers .gold").count() == 0
    lord.close()


def test_leaders_say_what_they_do_before_one_is_chosen(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    player.visit(f"/tables/{player.lay('ironthrone', players=3, leader_choice='draw2_keep1')}")
    page = player.page
    lead = page.get_by_role("button", name=re.compile("^Lead with ")).first
    lead.wait_for()
    assert ":" in page.locator("main").inner_text()
    lead.click()
    page.wait_for_function("() => document.querySelector('.ask').dataset.prompt !== 'leader.choose'")


def test_numbers_are_written_as_the_reader_does(council: Council, visitor: Any) -> None:
    player: Player = visitor(council, locale="de-DE")
    player.visit("/decks/cards2e?deck=stark_fealty").page.locator("figcaption").first.wait_for()
    assert re.search(r"\d,\d", player.page.locator("figcaption").first.inner_text())
