"""What a page looks like, measured: nothing that is read lies on anything, and every text stands out."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

import smallcouncil as sc
from smallcouncil.bots import Knowledge, make
from web.measures import overlaps, pale
from web.player import THEMES, Player
from web.records import asked, crowded, written
from web.serving import Council

SETTLED = """async () => {
  await document.fonts.ready;
  const ending = document.getAnimations().filter((a) => a.effect.getComputedTiming().iterations !== Infinity);
  await Promise.all(ending.map((a) => a.finished.catch(() => {})));
}"""
ROWS_BELOW_ARROW = """() => [...document.querySelectorAll(".marks [data-row]")].filter(
  (row) => row.compareDocumentPosition(document.querySelector("g.arrow")) & Node.DOCUMENT_POSITION_FOLLOWING).length"""
SIZES = {"wide": (1440, 900), "small": (1024, 768), "phone": (390, 844)}


def looking(council: Council, visitor: Any, size: str, theme: str = "dark") -> Player:
    width, height = SIZES[size]
    player: Player = visitor(
        council, viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce"
    )
    return player


def drawn(player: Player) -> None:
    """The map is there, with its names in their own type, and the mouse points at nothing."""
    page = player.page
    page.locator("[data-name]:visible").first.wait_for()
    page.mouse.move(1, 1)
    page.evaluate("async () => { await document.fonts.load('600 13px Cinzel'); await document.fonts.ready; }")
    page.wait_for_function("() => new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)))")


@pytest.mark.parametrize("size", ["wide", pytest.param("small", marks=pytest.mark.full), "phone"])
@pytest.mark.parametrize("game", ["board2e", "risk"])
def test_nothing_on_a_crowded_map_lies_on_anything(council: Council, visitor: Any, game: str, size: str) -> None:
    player = looking(council, visitor, size)
    record = crowded(game)
    player.visit(f"/tables/{player.lay(game, players=record['options']['players'], record=record)}")
    drawn(player)
    assert overlaps(player.page) == []
    whole = player.page.get_by_role("button", name="The whole board")
    if whole.is_enabled():
        whole.click()
        drawn(player)
        assert overlaps(player.page) == [], "all of the map in sight"


def pale_in_both_themes(player: Player) -> dict[str, list[Any]]:
    """Texts that do not stand out, by theme: the page is loaded once and painted twice."""
    found: dict[str, list[Any]] = {}
    for theme in THEMES:
        player.page.emulate_media(color_scheme=theme)
        settled(player)
        found[theme] = pale(player.page)
    return found


NOTHING: dict[str, list[Any]] = {"light": [], "dark": []}


# A card table, which has most texts; the long sweeps look at all of them.
AT_FIRST = ("cards2e",)


@pytest.mark.painted
@pytest.mark.parametrize(
    "game", [pytest.param(g, marks=() if g in AT_FIRST else pytest.mark.full) for g in sorted(sc.games())]
)
def test_every_text_at_a_table_stands_out(council: Council, visitor: Any, game: str) -> None:
    player = looking(council, visitor, "wide")
    player.visit(f"/tables/{player.lay(game, players=sc.game(game).seats[0])}")
    player.page.locator(".ask.mine").wait_for()
    assert pale_in_both_themes(player) == NOTHING


@pytest.mark.full
@pytest.mark.painted
@pytest.mark.parametrize("game", sorted(sc.games()))
def test_every_text_in_a_replay_stands_out(council: Council, visitor: Any, game: str) -> None:
    player = looking(council, visitor, "wide")
    player.visit(f"/tables/{player.lay(game, players=sc.game(game).seats[0])}/replay")
    player.page.locator(".table .board").wait_for()
    assert pale_in_both_themes(player) == NOTHING


# Both maps of Risk are on the table of seven; each alone shows other names.
@pytest.mark.full
@pytest.mark.painted
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    ("game", "options"),
    [("board2e", {"players": 6}), ("risk", {"players": 7}), ("risk", {"players": 2}), ("risk", {"players": 5})],
    ids=str,
)
def test_every_name_on_a_map_stands_out(
    council: Council, visitor: Any, game: str, options: dict[str, Any], theme: str
) -> None:
    player = looking(council, visitor, "wide", theme)
    player.visit(f"/tables/{player.lay(game, **options)}")
    for button in (None, "The whole board", "Closer"):
        tool = player.page.get_by_role("button", name=button) if button else None
        if tool is None or tool.is_enabled():
            if tool is not None:
                tool.click()
            drawn(player)
            assert [text for text in pale(player.page) if ".name" in text.where] == [], button


@pytest.mark.painted
@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/", ".play"),
        pytest.param("/rules/board2e", "main h1", marks=pytest.mark.full),
        pytest.param("/decks/cards2e", "main h1", marks=pytest.mark.full),
    ],
)
def test_every_text_on_a_page_stands_out(council: Council, visitor: Any, path: str, there: str) -> None:
    player = looking(council, visitor, "wide")
    player.visit(path).page.locator(there).first.wait_for()
    assert pale_in_both_themes(player) == NOTHING


def settled(player: Player) -> None:
    """Fonts and pictures have come, and what moved has arrived."""
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate(SETTLED)


# What is cut at the edge of the board, or lies under what is asked.
CUT = """(selector) => {
  const board = document.querySelector("main.board").getBoundingClientRect();
  const cut = (b) => b.top < board.top - 2 || b.bottom > board.bottom + 2
    || b.left < board.left - 2 || b.right > board.right + 2;
  return [...document.querySelectorAll(selector)].filter((e) => e.offsetParent && cut(e.getBoundingClientRect()))
    .map((e) => e.dataset.slot ?? e.className);
}"""


def full_table(players: int) -> dict[str, Any]:
    """A joust or melee between bots with many cards in play, where the first seat is asked for defenders or a plot."""
    table = sc.game("cards2e").new(seed=5, players=players)
    bots = [make("heuristic", "cards2e", seed=seat) for seat in range(players)]
    wanted = "defenders" if players == 2 else "plot"
    while table.view(0)["table"]["round"] < 3 or 0 not in table.waiting or table.ask(0).prompt != wanted:
        seat = table.waiting[0]
        table.choose(seat, bots[seat].choose(Knowledge(table, seat)))
    return written(table)


@pytest.mark.parametrize("size", ["wide", "small"])
def test_all_cards_of_a_joust_are_in_sight_and_the_challenge_keeps_its_words(
    council: Council, visitor: Any, size: str
) -> None:
    player = looking(council, visitor, size)
    record = full_table(2)
    player.visit(f"/tables/{player.lay('cards2e', players=2, record=record)}")
    page = player.page
    page.locator(".ask.mine").wait_for()
    settled(player)
    assert page.evaluate(CUT, ".own .field .slot, .others .field .slot") == []
    assert page.locator(".contest").evaluate("(e) => e.scrollHeight <= e.clientHeight + 1"), "its text stays inside"
    heads = page.locator("header.bar h1")
    assert heads.evaluate("(e) => e.scrollWidth <= e.clientWidth"), "the name of the game is not cut"


def test_plots_are_laid_out_whole_and_the_hand_stays(council: Council, visitor: Any) -> None:
    player = looking(council, visitor, "wide")
    record = full_table(4)
    player.visit(f"/tables/{player.lay('cards2e', players=4, record=record)}")
    page = player.page
    page.locator(".staged.plots .area.lit").first.wait_for()
    settled(player)
    plots = page.locator(".staged.plots li")
    boxes = [box for plot in plots.all() if (box := plot.bounding_box())]
    rows = [(a, b) for a, b in pairwise(boxes) if abs(a["y"] - b["y"]) < 5]
    assert len(rows) > 2 and all(a["x"] + a["width"] <= b["x"] + 1 for a, b in rows), "none lies on another"
    assert page.locator(".cloth > .hand:not(.plots) .face").count() > 0


def test_the_hand_one_begins_with_is_read_in_the_middle_of_the_table(council: Council, visitor: Any) -> None:
    player = looking(council, visitor, "wide")
    player.visit(f"/tables/{player.lay('cards2e', players=2)}")
    player.page.locator(".staged .face").first.wait_for()
    settled(player)
    assert player.page.locator(".staged .face .text").first.is_visible()
    assert player.page.evaluate(CUT, ".staged li") == []


@pytest.mark.painted
def test_risk_keeps_regions_and_objectives_beside_the_map(council: Council, visitor: Any) -> None:
    player = looking(council, visitor, "wide")
    record = asked("risk", "invade.attack", players=4, mode="dominion")
    player.visit(f"/tables/{player.lay('risk', players=4, record=record)}")
    drawn(player)
    rail, land = (player.page.locator(f".land > {part}").bounding_box() for part in (".beside", ".map"))
    assert rail and land and rail["x"] + rail["width"] <= land["x"] + 1
    assert player.page.locator(".objectives li b").count() > 0
    stage = player.page.locator(".battle").bounding_box()
    assert stage
    for side in player.page.locator(".area.source, .area.target").all():
        box = side.bounding_box()
        middle = box["y"] + box["height"] / 2 if box else 0
        assert not stage["y"] < middle < stage["y"] + stage["height"], "the stage stands where the fight is not"
    player.page.locator("g.arrow").wait_for(state="attached")
    assert player.page.locator(".lines .ring.source, .lines .ring.target").count() == 2, "who fights whom is outlined"
    assert player.page.evaluate(ROWS_BELOW_ARROW) == 0, "where no way leads round it, a number is read over the arrow"
    assert [text for text in pale(player.page) if ".name" in text.where] == [], "the arrow crosses out a name"


def test_all_house_cards_of_a_combat_are_in_sight_on_a_tablet(council: Council, visitor: Any) -> None:
    player = visitor(council, viewport={"width": 1024, "height": 768}, locale="de-DE")
    record = asked("board2e", "combat.card", players=6)
    page = player.visit(f"/tables/{player.lay('board2e', players=6, record=record)}").page
    cards = page.locator("section.answers")
    cards.locator(".tile").nth(6).wait_for()
    drawn(player)
    assert cards.evaluate("(all) => all.scrollHeight <= all.clientHeight + 1"), "seven cards, the longest words"


@pytest.mark.parametrize("options", [{"players": 6}, {"players": 4, "mode": "dominion"}], ids=["six", "five_numbers"])
def test_houses_leave_the_log_its_room_on_a_low_screen(council: Council, visitor: Any, options: dict[str, Any]) -> None:
    player = looking(council, visitor, "small")
    page = player.visit(f"/tables/{player.lay('risk', **options)}").page
    page.locator(".players > li").nth(options["players"] - 1).wait_for()
    drawn(player)
    log = page.locator("aside .log").bounding_box()
    assert log and log["height"] > 170, "its heading, and three sentences"


def test_risk_offers_an_objective_once_and_says_what_it_is_worth(council: Council, visitor: Any) -> None:
    player = looking(council, visitor, "wide")
    record = asked("risk", "objective.complete", players=4, mode="dominion")
    page = player.visit(f"/tables/{player.lay('risk', players=4, record=record)}").page
    player.my_turn()
    page.locator(".objectives li").first.wait_for()
    offered = page.eval_on_selector_all("[data-choice]", "(all) => all.map((e) => e.dataset.choice)")
    assert len(offered) > 1
    assert len(set(offered)) == len(offered), "offered beside the map and in the bar"
    assert re.search(r"worth \d points?", page.locator(".answers [data-choice^=complete]").first.inner_text())


# Questions and answers as long as they get, at tables with and without a hand beside the bar.
LONG: list[tuple[str, str, dict[str, Any]]] = [
    ("board2e", "westeros.decide", {"players": 3}),
    ("board2e", "wildling.bid", {"players": 3}),
    ("risk", "window.rolled", {"players": 4, "mode": "dominion"}),
    ("risk", "invade.attack", {"players": 2}),
    ("cards2e", "challenge", {"players": 4}),
    ("cards1e", "challenge", {"players": 2}),
    ("ironthrone", "peace.negotiate", {"players": 3}),
]
# What is asked and answered has one height on a screen, in every game.
BAR = {(1440, 900): 156, (1024, 768): 172, (390, 844): 224}

# Parts of the bar that stick out of it, and parts of the question that cannot be read.
OUT = """() => {
  const bar = document.querySelector(".ask"), box = bar.getBoundingClientRect();
  const out = [...bar.querySelectorAll(".question, .answers, .extras")].filter((part) => {
    const b = part.getBoundingClientRect();
    return b.height && (b.top < box.top - 1 || b.bottom > box.bottom + 1);
  }).map((part) => part.className);
  const question = bar.querySelector(".question");
  const unread = question.scrollHeight > question.clientHeight + 1 && !bar.querySelector(".all-of-it");
  return unread ? [...out, "unread"] : out;
}"""


@pytest.mark.parametrize("lang", ["de", pytest.param("en", marks=pytest.mark.full)])
def test_the_bar_keeps_its_height_whatever_is_asked(council: Council, visitor: Any, lang: str) -> None:
    player: Player = visitor(council, locale=lang)
    for game, prompt, options in LONG:
        record = asked(game, prompt, **options)
        player.visit(f"/tables/{player.lay(game, players=options['players'], hints=True, record=record)}")
        player.page.locator(f".ask.mine[data-prompt='{prompt}']").wait_for()
        for (width, height), bar in BAR.items():
            player.page.set_viewport_size({"width": width, "height": height})
            drawn = player.page.wait_for_function(
                "(width) => innerWidth === width && new Promise((ready) => requestAnimationFrame(() =>"
                " requestAnimationFrame(() => ready(document.querySelector('.ask').getBoundingClientRect().height))))",
                arg=width,
            )
            assert (game, prompt, width, drawn.json_value()) == (game, prompt, width, bar)
            assert player.page.evaluate(OUT) == [], (game, prompt, width)


def test_all_of_a_question_that_has_no_room_can_be_read(council: Council, visitor: Any) -> None:
    player: Player = visitor(council, locale="de", viewport={"width": 320, "height": 568})
    record = asked("risk", "invade.attack", players=2)
    player.visit(f"/tables/{player.lay('risk', players=2, hints=True, record=record)}")
    player.page.locator(".all-of-it").click()
    whole = player.page.locator(".question.whole")
    assert whole.evaluate("(e) => e.scrollHeight <= e.clientHeight + 1")
    player.page.locator(".all-of-it").click()
    expect(whole).to_have_count(0)
