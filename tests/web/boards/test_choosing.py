"""Decks chosen in secret before the game, and questions that are passed by themselves: in a real browser."""

from __future__ import annotations

from typing import Any

import pytest

from web.accessibility import violations
from web.lord import PHONE, Lord
from web.serving import Council

BY = """async () => {
  const answer = await fetch(`/api${location.pathname}/replay?seat=0&from=0&count=200`);
  return (await answer.json()).steps.map((step) => `${step.seat} ${step.by} ${step.choice}`);
}"""
SCREENS = [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.full)]


def at_home(lord: Lord) -> Lord:
    lord.visit().page.locator(".play").wait_for()
    lord.page.evaluate("localStorage.setItem('game', 'cards2e')")
    lord.visit().page.locator(".deck").nth(3).wait_for()
    return lord


def test_a_deck_is_chosen_by_keyboard_and_played_at_once(council: Council, browser: Any) -> None:
    lord = at_home(Lord(browser, council.url))
    lord.page.locator(".deck input").first.focus()
    for _ in range(40):
        lord.page.keyboard.press("ArrowRight")
        if "Iron and Gold" in lord.page.locator(".deck.on").inner_text():
            break
    lord.page.locator("summary").first.click()
    lord.page.get_by_label("Deck of bot 1").select_option("martell_fealty")
    assert violations(lord) == []
    lord.page.locator(".play").click()
    lord.page.wait_for_url("**/tables/*")
    lord.page.locator(".ask").wait_for()
    decks = lord.page.evaluate(
        "async () => (await (await fetch(`/api${location.pathname}`)).json()).table.options.decks"
    )
    assert [deck["faction"] for deck in decks] == ["greyjoy", "martell"]
    at_home(lord)  # the deck of the last game is there again
    assert "Iron and Gold" in lord.page.locator(".deck.on").inner_text()
    lord.close()


@pytest.mark.full
@pytest.mark.parametrize("context", SCREENS)
def test_a_friend_chooses_a_deck_before_the_game(council: Council, browser: Any, context: dict[str, Any]) -> None:
    host, friend = at_home(Lord(browser, council.url, **context)), Lord(browser, council.url, **context)
    host.play_now(game="", friends=1)
    host.page.locator("li", has_text="free").get_by_role("button").click()
    friend.page.goto(host.page.locator("input[readonly]").input_value())
    friend.page.locator(".deck", has_text="Wolves of the North").click()
    friend.page.locator(".deck.on", has_text="Wolves of the North").wait_for()
    host.page.locator("li", has_text="is choosing").wait_for()
    assert friend.page.get_by_role("button", name="Begin").count() == 0
    assert violations(friend) == []
    friend.page.get_by_role("button", name="I am ready").click()
    for player in (host, friend):
        player.page.locator(".ask").wait_for()
    names = "async () => (await (await fetch(`/api${location.pathname}`)).json()).table.options.decks[1]"
    assert host.page.evaluate(names) == {"faction": "stark", "agenda": "fealty"}
    host.close()
    friend.close()


@pytest.mark.parametrize("context", SCREENS)
def test_a_window_is_passed_by_itself(council: Council, browser: Any, context: dict[str, Any]) -> None:
    lord = Lord(browser, council.url, **context)
    lord.sit_down(decks=["stark_fealty", "lannister_rose"])
    page = lord.page
    for _ in range(40):
        assert lord.my_turn()
        if page.locator(".extras .hush").count():
            break
        lord.answer()
    # everything that could be done is muted: the question goes away without an answer
    before = lord.asked()
    page.keyboard.press("m")
    boxes = page.locator(".panel input:checked")
    assert boxes.count() > 0
    assert violations(lord) == []
    while lord.asked() == before and boxes.count():
        left = boxes.count()
        boxes.first.click()
        page.wait_for_function(
            "([n, left]) => document.querySelector('.ask')?.dataset.ask !== String(n)"
            " || document.querySelectorAll('.panel input:checked').length < left",
            arg=[before, left],
        )
    lord.answered(before)
    assert "0 advance pass" in page.evaluate(BY)
    page.keyboard.press("Escape")
    # and by one key until something changes
    for _ in range(60):
        assert lord.my_turn()
        if page.locator(".extras .rest").count():
            break
        lord.answer()
    passed = page.evaluate(BY).count("0 advance pass")
    before = lord.asked()
    page.keyboard.press("w")
    lord.answered(before)
    assert page.evaluate(BY).count("0 advance pass") > passed
    lord.close()


@pytest.mark.full
def test_a_message_is_noticed_on_a_phone_until_it_is_read(council: Council, browser: Any) -> None:
    host, friend = at_home(Lord(browser, council.url)), Lord(browser, council.url, **PHONE)
    host.play_now(game="", friends=1)
    host.page.locator("li", has_text="free").get_by_role("button").click()
    friend.page.goto(host.page.locator("input[readonly]").input_value())
    friend.page.get_by_role("button", name="I am ready").click()
    friend.page.locator(".ask").wait_for()
    assert host.page.locator(".notice input").count() == 0, "the link has done its work"
    host.page.get_by_label("Say something").fill("Good luck")
    host.page.keyboard.press("Enter")
    friend.page.get_by_role("button", name="Talk, 1 new message").click()
    friend.page.locator("dialog", has_text="Good luck").wait_for()
    friend.page.keyboard.press("Escape")
    friend.page.get_by_role("button", name="Talk", exact=True).wait_for()
    host.close()
    friend.close()
