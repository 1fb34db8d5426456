"""The home page: five games to play with one press, the game that waits first, and how much a first visit weighs."""

from __future__ import annotations

from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.server.bench.pages import kilobytes, weigh
from web.player import Player
from web.serving import Council

ACCOUNT = """async (name) => {
  const token = decodeURIComponent(document.cookie.match(/csrf=([^;]+)/)[1]);
  await fetch("/api/accounts", {
    method: "POST", headers: {"content-type": "application/json", "x-csrftoken": token},
    body: JSON.stringify({name, password: "a password of some length"}),
  });
}"""
HOME, TABLE = 150, 300  # kilobytes over the wire that a first visit may cost, all counted


def test_every_game_can_be_played_learned_or_set_up_without_scrolling(council: Council, visitor: Any) -> None:
    page = visitor(council).visit().page
    page.locator(".play").wait_for()
    for tile in page.locator(".tile").all():
        assert tile.get_by_role("button", name="Play now").count() == 1
        assert tile.get_by_role("link", name="Learn").count() == 1
    assert page.locator(".tile").count() == len(sc.games())
    for what in (".tile .ways", ".play"):
        box = page.locator(what).last.bounding_box()
        assert box and box["y"] + box["height"] < 900, f"{what} is in sight"


def test_one_press_leads_to_a_table_against_bots(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    page = player.visit().page
    page.get_by_role("button", name="Play now: Game of Thrones: The Iron Throne").click()
    page.wait_for_url("**/tables/*")
    page.locator(".ask").wait_for()
    player.visit().page.get_by_role("heading", name="Continue your game").wait_for()
    assert "Iron Throne" in page.locator(".continue").inner_text()


@pytest.mark.parametrize("title", ["The Card Game, 1st edition", "The Card Game, 2nd edition"])
def test_the_first_table_of_a_card_game_has_two_players(council: Council, visitor: Any, title: str) -> None:
    player: Player = visitor(council)
    page = player.visit().page
    page.get_by_role("button", name=f"Play now: A Game of Thrones: {title}").click()
    page.wait_for_url("**/tables/*")
    page.locator(".ask").wait_for()
    assert page.locator(".cloth .player").count() == 2


@pytest.mark.parametrize("page_of", ["home", *sorted(sc.games())])
def test_a_first_visit_is_light(council: Council, visitor: Any, page_of: str) -> None:
    player: Player = visitor(council)
    path, shown, most = "/", ".play", HOME
    if page_of != "home":
        player.visit("/credits").page.locator("main").wait_for()
        path, shown, most = f"/tables/{player.lay(page_of, players=sc.game(page_of).seats[0])}", ".ask.mine", TABLE
    fresh = player.context.new_page()
    weights = weigh(fresh)
    fresh.goto(f"{council.url}{path}")
    fresh.locator(shown).wait_for()
    fresh.wait_for_load_state("networkidle")
    heaviest = sorted(weights, key=lambda one: -one.size)[:5]
    assert 40 < kilobytes(weights) < most, heaviest


def test_who_is_invited_by_name_finds_it_on_the_home_page(council: Council, visitor: Any) -> None:
    friend: Player = visitor(council)
    friend.visit().page.locator(".play").wait_for()
    friend.page.evaluate(ACCOUNT, "Gendry")
    host: Player = visitor(council)
    host.visit().play_now(players=2, friends=1)
    host.page.get_by_label("Invite somebody with an account").fill("Gendry")
    host.page.locator(".ask-in button").click()
    host.page.get_by_role("status").filter(has_text="Gendry is told").wait_for()
    page = friend.visit().page
    page.get_by_role("heading", name="Invitations").wait_for()
    page.get_by_role("button", name="Accept").click()
    page.wait_for_url("**/tables/*")
    host.page.locator(".ask").wait_for()


def test_a_deck_built_here_is_there_on_another_device(council: Council, visitor: Any) -> None:
    here: Player = visitor(council)
    here.visit("/credits").page.locator("main").wait_for()
    here.page.evaluate(ACCOUNT, "Meera")
    page = here.visit("/decks?deck=stark_fealty").page
    page.locator(".sheet .good").first.wait_for()
    page.locator("[data-card=arya_stark] .step").first.click()
    page.locator("[data-fault=draw-count]").wait_for()
    with page.expect_response("**/decks/mine/*"):
        page.locator(".save").click()
    there: Player = visitor(council)
    there.visit("/credits").page.locator("main").wait_for()
    there.page.evaluate(ACCOUNT.replace("accounts", "session"), "Meera")
    there.visit("/decks/cards2e").page.locator("nav li", has_text="changed").wait_for()


def test_the_console_is_silent(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    said: list[str] = []
    player.page.on("console", lambda line: said.append(line.text) if line.type in ("error", "warning") else None)
    player.visit().page.locator(".play").wait_for()
    table = player.lay("risk", players=2)
    for path in (
        "/learn",
        "/rules/risk",
        "/decks/cards2e",
        "/account",
        "/credits",
        f"/tables/{table}",
        f"/tables/{table}/replay",
    ):
        player.visit(path).page.locator("main").first.wait_for()
        player.page.wait_for_load_state("networkidle")
    assert said == []


def test_a_page_from_before_an_update_says_so(council: Council, browser: Any) -> None:
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.goto(council.url)
    page.locator(".play").wait_for()
    context.route("**/assets/Credits-*.js", lambda route: route.fulfill(status=404))  # another build has other names
    page.evaluate("history.pushState(null, '', '/credits'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_role("alert").get_by_text("The server has been updated").wait_for()
    context.unroute("**/assets/Credits-*.js")
    page.get_by_role("button", name="Load the page anew").click()
    page.get_by_role("heading", name="Credits").or_(page.locator("main h1")).first.wait_for()
    assert page.get_by_role("alert").count() == 0
    context.close()


@pytest.mark.parametrize("width", [1024, pytest.param(390, marks=pytest.mark.full)])
def test_no_strength_of_bots_moves_what_stands_below(width: int, council: Council, visitor: Any) -> None:
    page = visitor(council, viewport={"width": width, "height": 844}, locale="de-DE").visit().page
    notes, play = page.locator(".strength small"), page.locator(".play")
    play.wait_for()
    heights = set()
    for strength in page.locator(".strength option").all():
        page.locator(".strength select").select_option(strength.get_attribute("value"))
        assert notes.locator("visible=true").count() == 1
        heights.add((play.bounding_box() or {})["y"])
    assert notes.count() > 1 and len(heights) == 1
