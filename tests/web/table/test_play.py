"""Playing for real: from the home page to the end of a game, alone and with a friend."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from web.player import Player
from web.records import asked
from web.serving import Council


def play_to_the_end(player: Player, most: int = 400) -> None:
    for _ in range(most):
        if not player.my_turn():
            return
        player.answer()
    raise AssertionError(f"still playing after {most} answers: {player.question}")


def test_a_new_visitor_plays_a_whole_game_by_clicking(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    player.visit().play_now(players=2, rounds=1)
    play_to_the_end(player)
    result = player.page.locator(".result")
    assert result.locator("li").count() == 2
    points = [int(text) for text in result.locator("li b").all_inner_texts()]
    assert points == sorted(points, reverse=True) and points[0] > 0

    # the game can be watched again, and its dice be checked
    result.get_by_role("link", name="Replay").click()
    scrubber = player.page.locator("input[type=range]")
    # from the seat of who played it, and from the beginning, which is told
    expect(player.page.locator(".eyes option:checked")).to_have_text(re.compile(r" \(you\)$"))
    expect(player.page.locator("footer .where small")).to_have_text("before the first step")
    total = int(scrubber.get_attribute("max") or 0)
    assert total > 20
    expect(player.page.locator(".notices")).to_contain_text(f"before the first of {total} choices")
    player.page.get_by_text("Fair dice").wait_for()
    player.page.keyboard.press("End")
    player.page.wait_for_url(f"**/replay?at={total}")
    player.page.locator("#area-astapor[aria-label*=' unit']").wait_for()
    expect(player.page.locator("footer .where small")).to_have_text("end of the game")
    expect(player.page.locator(".notices")).to_have_text("")
    player.page.keyboard.press("Home")
    player.page.locator("#area-astapor[aria-label*='unclaimed']").wait_for()
    for _ in range(3):
        player.page.keyboard.press("ArrowRight")
    expect(player.page.locator("footer .count")).to_have_text(f"3 / {total}")

    # what decides the game stands first in its statistics
    player.page.get_by_role("button", name="Statistics").click()
    expect(player.page.locator(".statistics figcaption").first).to_have_text("Points")
    player.page.locator(".statistics header button").click()

    # and continued from any step, with a seat of one's own
    player.page.get_by_role("button", name="Continue from here").click()
    player.page.wait_for_url(re.compile("/tables/[a-z0-9]+$"))
    assert player.my_turn()


@pytest.mark.full
def test_a_game_with_gold_characters_and_objectives(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    player.visit().play_now(players=2, mode="dominion", rounds=2)
    play_to_the_end(player)
    assert player.page.locator(".result li").count() == 2


def test_a_friend_comes_by_link_and_each_sees_only_their_own_cards(council: Council, visitor: Any) -> None:
    host: Player = visitor(council)
    host.visit().play_now(players=2, mode="dominion")
    host.my_turn()
    host.page.get_by_role("button", name="Invite", exact=True).click()
    link = host.page.locator(".notice input").input_value()
    friend: Player = visitor(council)
    friend.page.goto(link)
    friend.page.wait_for_url(re.compile("/tables/[a-z0-9]+$"))

    # both take part until objectives lie before them
    for _ in range(12):
        if host.page.locator(".objectives li").count() and friend.page.locator(".objectives li").count():
            break
        for player in (host, friend):
            if player.page.locator(".ask.mine").count():
                player.answer()
        host.page.wait_for_timeout(200)
    mine = set(host.page.locator(".objectives li b").all_inner_texts())
    theirs = set(friend.page.locator(".objectives li b").all_inner_texts())
    assert mine and theirs and not mine & theirs
    for objective in mine:
        assert objective not in friend.page.locator("body").inner_text()

    friend.page.locator(".chat input").fill("well met")
    friend.page.keyboard.press("Enter")
    host.page.locator(".chat li", has_text="well met").wait_for()


def test_a_spectator_sees_the_board_and_no_cards(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    player.visit().play_now(players=2, mode="dominion")
    player.my_turn()
    spectator: Player = visitor(council)
    spectator.page.goto(player.page.url)
    spectator.page.locator("#area-astapor").wait_for()
    assert spectator.page.locator(".hand").count() == 0
    assert spectator.page.locator(".answers .btn").count() == 0


def test_nothing_is_lost_in_the_middle_of_a_game(own_council: Council, visitor: Any) -> None:
    player: Player = visitor(own_council)
    player.visit(f"/tables/{player.lay('risk', players=2)}")
    for way in ("reload", "disconnect", "restart"):
        for _ in range(3):
            player.my_turn()
            player.answer(fight=False)
        player.my_turn()
        question, log = player.question, player.page.locator(".log ol li").count()
        if way == "reload":
            player.page.reload()
        elif way == "disconnect":
            player.context.set_offline(True)
            own_council.stop()
            player.page.get_by_text("The connection is gone").wait_for()
            own_council.start()
            player.context.set_offline(False)
        else:
            own_council.stop()
            own_council.start()
        player.page.get_by_text("The connection is gone").wait_for(state="detached")
        player.my_turn()
        assert player.question == question, way
        assert player.page.locator(".log ol li").count() == log, way


def test_a_choice_is_taken_back(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    player.visit(f"/tables/{player.lay('risk', players=2, record=asked('risk', 'reinforce.place', players=2))}")
    player.my_turn()
    before = player.question
    area = player.lit[0]
    units = player.units(area)
    player.click_area(area)
    player.page.get_by_role("button", name="Take back").click()
    player.page.wait_for_function("(q) => document.querySelector('.ask .q').innerText === q", arg=before)
    assert player.units(area) == units


def test_several_units_go_down_with_one_click(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    player.visit(f"/tables/{player.lay('risk', players=2, record=asked('risk', 'reinforce.place', players=2))}")
    player.my_turn()
    area = player.lit[0]
    units = player.units(area)
    player.page.get_by_role("radio", name="×3").click()
    player.click_area(area)
    label = rf"\b{units + 3} units"
    player.page.wait_for_function(
        "([id, label]) => new RegExp(label).test(document.getElementById(id).getAttribute('aria-label'))",
        arg=[f"area-{area}", label],
    )


def test_a_double_click_answers_one_question(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    page = player.visit(f"/tables/{player.lay('cards2e', players=2)}").page
    keep = page.locator(".answers .btn", has_text="Keep this hand")
    box = keep.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.up()
    done = page.locator(".ask[data-prompt=place] .answers .btn", has_text="Done")
    box = done.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(500)
    assert page.locator(".ask").get_attribute("data-prompt") == "place"
    player.button("Done")  # a click of its own counts
    page.locator(".ask:not([data-prompt=place])").wait_for()


def test_a_dim_territory_says_why_not(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    player.visit(f"/tables/{player.lay('risk', players=2, record=asked('risk', 'invade.declare', players=2))}")
    player.my_turn()
    foreign = next(a for a in ("astapor", "the_flatlands", "lhazar", "sarnor") if a not in player.lit)
    player.click_area(foreign)
    why = player.page.locator(".why")
    assert "Why not" in why.inner_text()
    why.get_by_role("button", name="Rule").click()
    dialog = player.page.get_by_role("dialog")
    dialog.wait_for()
    assert re.search(r"R-RK-invade-0\d", dialog.inner_text())
