"""The analysis of a finished game, on the page of its replay."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from web.lord import PHONE
from web.player import Player
from web.serving import Council

# Bots alone, on a table that anyone may watch.
LAY = """async () => {
  await fetch("/api/me");
  const token = decodeURIComponent(document.cookie.match(/csrf=([^;]+)/)[1]);
  const post = async (path, body) => (await fetch(path, {
    method: "POST", headers: {"content-type": "application/json", "x-csrftoken": token}, body: JSON.stringify(body),
  })).json();
  const bot = {kind: "bot", bot: "random"};
  const form = {game: "ironthrone", options: {players: 3, turn_limit: 1}, seats: [{kind: "open"}, bot, bot]};
  const {table} = (await post("/api/tables", form)).table;
  await post(`/api/tables/${table}/start`, {bot: "random"});
  return table;
}"""


def finished(player: Player) -> str:
    table: str = player.visit().page.evaluate(LAY)
    player.visit(f"/tables/{table}").page.locator("section.result").wait_for()
    return table


def step(player: Player) -> int:
    return int(player.page.locator("footer input[type=range]").input_value())


def test_chances_turning_points_and_better_choices(council: Council, visitor: Callable[..., Player]) -> None:
    player = visitor(council)
    page = player.visit(f"/tables/{finished(player)}/replay").page
    button = page.get_by_role("button", name="Analysis")
    button.click()
    plot = page.locator("figure .plot")
    plot.wait_for()
    assert "After move 0" in (plot.get_attribute("aria-label") or "")
    names = page.locator("figure .who").all_inner_texts()
    assert len(names) == 3 and all("%" in name for name in names)
    turn = page.locator("[aria-labelledby=turns-head] li > button").first
    turn.click()
    expect(turn).to_have_attribute("aria-current", "true")
    assert step(player) > 0
    assert f"move {step(player)}" in turn.inner_text()
    better = page.locator("[aria-labelledby=advice-head] li > button")
    none = page.get_by_text("found no choice that was clearly worse")
    assert (better.count() > 0) != (none.count() > 0)
    assert "a short list does not mean" in page.locator("[aria-labelledby=advice-head] .few").inner_text()
    if better.count():
        better.first.click()
        shares = page.locator(".compare .side .num").all_inner_texts()
        chosen, instead = (int("".join(c for c in share if c.isdigit())) for share in shares)
        assert chosen <= instead and page.locator(".compare .why").inner_text() != ""
    box = plot.bounding_box()
    assert box is not None
    plot.click(position={"x": box["width"] - 20, "y": 20})
    page.wait_for_function(
        "() => { const steps = document.querySelector('footer input[type=range]');"
        " return Number(steps.value) > Number(steps.max) * 0.9; }"
    )
    button.click()
    plot.wait_for(state="detached")


@pytest.mark.full
def test_on_a_phone_and_again_without_waiting(council: Council, visitor: Callable[..., Player]) -> None:
    table = finished(visitor(council))
    for _ in range(2):  # what was found once is there for everyone
        phone: dict[str, Any] = {**PHONE, "locale": "de-DE"}
        page = visitor(council, **phone).visit(f"/tables/{table}/replay").page
        page.get_by_role("button", name="Mehr").click()
        page.get_by_role("button", name="Analyse").click()
        page.keyboard.press("Escape")
        page.locator("figure .plot").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.get_by_text("Wendepunkte").wait_for()


def test_a_running_game_is_not_analysed(council: Council, visitor: Callable[..., Player]) -> None:
    player = visitor(council).visit()
    page = player.visit(f"/tables/{player.lay('ironthrone', players=3)}/replay").page
    page.get_by_role("button", name="Statistics").wait_for()
    expect(page.locator("footer .where small")).to_have_text("as it stands now")
    assert page.get_by_role("button", name="Analysis").count() == 0


@pytest.mark.parametrize("width", [1024, pytest.param(390, marks=pytest.mark.full)])
def test_the_controls_of_a_replay_stand_in_one_row(
    width: int, council: Council, visitor: Callable[..., Player]
) -> None:
    player = visitor(council, viewport={"width": width, "height": 768}, locale="de-DE")
    page = player.visit(f"/tables/{finished(player)}/replay").page
    page.get_by_role("button", name="Von hier weiterspielen").wait_for()
    boxes = [box for one in page.locator("footer :is(button, select)").all() if (box := one.bounding_box())]
    assert len(boxes) >= 6, "three ways to go, the pace, a link, and to play on"
    middle = [box["y"] + box["height"] / 2 for box in boxes]
    assert max(middle) - min(middle) < 8
    assert all(min(box["width"], box["height"]) >= 24 for box in boxes)
    assert all(one["x"] + one["width"] <= next_["x"] for one, next_ in pairwise(boxes))
    assert boxes[-1]["x"] + boxes[-1]["width"] <= width
    scrubber = page.locator("footer input[type=range]").bounding_box()
    assert scrubber and scrubber["width"] >= 80
