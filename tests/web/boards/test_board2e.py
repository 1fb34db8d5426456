"""The board game in a real browser: orders by ring, drag and keyboard, marches, combats and bids by clicking."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

import smallcouncil as sc
from smallcouncil.bots import Knowledge, make
from smallcouncil.table import Choice, Table
from web.player import FREE_POINT, Player
from web.records import asked, written
from web.seating import seated
from web.serving import Council
from web.wanderer import Wanderer

CROWS = {"players": 4, "scenario": "a_feast_for_crows"}


class Lord(Player):
    def sit_down(self, **options: Any) -> None:
        self.visit(f"/tables/{self.lay('board2e', **options)}")
        self.page.locator(".ask").wait_for()
        assert self.my_turn()

    def order_at(self, area: str, order: str) -> Any:
        return self.page.locator(f'[data-row="{area}"] .order[data-piece="{order}"]')

    def token(self, order: str, *, tray: bool = False) -> Any:
        return self.page.locator(f'{".tray" if tray else "[data-ring]"} [data-order="{order}"]')

    def give_order(self, area: str, order: str) -> None:
        """From the ring."""
        before = self.asked()
        self.click_area(area)
        self.token(order).click()
        self.order_at(area, order).wait_for(state="attached")
        self.answered(before)

    def drag(self, start: tuple[float, float], area: str) -> None:
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0], start[1] - 30, steps=3)
        mouse.move(*self.point(area), steps=3)
        mouse.up()

    def point(self, area: str) -> tuple[float, float]:
        """Where nothing covers an area; the whole map is shown if it is out of sight."""
        x, y = self.page.evaluate(FREE_POINT, area)
        return x, y

    def go_on(self, before: int, choice: str | None = None) -> None:
        """A click has answered, or waits for one more: a target, or a button."""
        page = self.page
        for _ in range(3):
            page.wait_for_function(
                "(n) => document.querySelector('.ask')?.dataset.ask !== String(n)"
                " || document.querySelector('.area.picked, .result')",
                arg=before,
            )
            if self.asked() != before or page.locator(".result").count():
                return
            if self.targets and choice is None:
                self.click_area(self.targets[0])
            else:
                wanted = f'[data-choice="{choice}"]' if choice else ""
                page.locator(f".answers .btn{wanted}").last.click()
        self.answered(before)

    @property
    def aim(self) -> str:
        return self.page.locator(".ask .aim").inner_text()


def test_an_order_is_given_from_the_ring_round_its_area(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=3, houses=["lannister", "stark", "baratheon"])
    assert "Lannisport" in lord.aim and "Stoney Sept" in lord.aim
    lord.click_area("lannisport")
    tokens = lord.page.locator("[data-ring=lannisport] .order-token")
    assert tokens.count() == 11
    lord.token("march_0").click()
    lord.order_at("lannisport", "march_0").wait_for()
    assert "order: March" in (lord.page.locator("#area-lannisport").get_attribute("aria-label") or "")
    assert "Lannisport" not in lord.aim and "Stoney Sept" in lord.aim
    # what is given is dim in the next ring, and stays where it is
    lord.click_area("stoney_sept")
    assert lord.token("march_0").get_attribute("aria-disabled") == "true"
    assert "already given" in (lord.token("march_0").get_attribute("aria-label") or "")
    lord.token("march_0").click(force=True)
    expect(lord.order_at("stoney_sept", "march_0")).to_have_count(0)
    lord.close()


@pytest.mark.full
def test_special_orders_are_counted_and_an_order_can_be_taken_up_again(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=3, houses=["lannister", "stark", "baratheon"])
    stars = lord.page.locator(".tray .stars")
    assert "3 special orders left" in stars.inner_text()  # first in the king's court
    lord.give_order("lannisport", "march_plus_1")
    lord.give_order("stoney_sept", "defense_2")
    lord.give_order("the_golden_sound", "raid_special")
    assert "no special order left" in stars.inner_text()
    assert "no special order left" in (lord.token("support_plus_1", tray=True).get_attribute("aria-label") or "")
    lord.click_area("stoney_sept")
    assert "1 special order left" in lord.page.locator("[data-ring]").inner_text()  # its own would come back
    lord.page.keyboard.press("Escape")
    lord.page.locator("[data-ring]").wait_for(state="detached")
    lord.click_area("stoney_sept")
    lord.page.locator("[data-clear=stoney_sept]").click()
    lord.order_at("stoney_sept", "defense_2").wait_for(state="detached")
    assert "1 special order left" in stars.inner_text()
    lord.close()


def test_tokens_are_dragged_onto_areas_and_from_one_to_another(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=3, houses=["lannister", "stark", "baratheon"])
    for area, order in (("lannisport", "raid"), ("stoney_sept", "support_0")):
        box = lord.token(order, tray=True).bounding_box()
        assert box is not None
        lord.drag((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), area)
        lord.order_at(area, order).wait_for()
    lord.drag(lord.point("lannisport"), "stoney_sept")  # they change places
    lord.order_at("stoney_sept", "raid").wait_for()
    lord.order_at("lannisport", "support_0").wait_for()
    lord.drag(lord.point("lannisport"), "the_golden_sound")  # nothing lies there
    lord.order_at("the_golden_sound", "support_0").wait_for()
    lord.order_at("lannisport", "support_0").wait_for(state="detached")
    lord.close()


def test_orders_are_given_by_keyboard_and_ready_comes_when_none_is_missing(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=3, houses=["lannister", "stark", "baratheon"])
    areas = lord.lit
    ready = lord.page.get_by_role("button", name="All orders are given")
    for area in areas:
        assert ready.count() == 0
        before = lord.asked()
        lord.page.locator(f"#area-{area}").focus()
        lord.page.keyboard.press("Enter")
        lord.page.locator(f"[data-ring={area}]").wait_for()
        lord.page.keyboard.press("ArrowRight")
        while lord.page.evaluate("document.activeElement.matches('[aria-disabled=true]')"):
            lord.page.keyboard.press("ArrowRight")
        lord.page.keyboard.press("Enter")
        lord.page.locator(f'[data-row="{area}"] .order').wait_for(state="attached")
        lord.answered(before)
    lord.my_turn()
    ready.click()
    lord.page.locator(".log li", has_text="Lannister has given all orders").wait_for()
    lord.close()


def test_a_march_is_clicked_from_source_to_target_with_its_forecast(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    record = asked("board2e", "march.move", when=may_attack)
    target, unit = attack_of(sc.replay(msgspec.json.encode(record)))
    lord.sit_down(players=3, record=record)
    ahead = lord.page.locator(".forecasts li")  # before anybody moves
    ahead.first.wait_for()
    assert len(ahead.first.locator(".num").all_inner_texts()) == 2
    before = lord.asked()
    lord.click_area(target)
    lord.go_on(before, f"move {unit} {target}")  # where several kinds of units could go there
    forecast = lord.page.locator(".forecast, .combat")
    forecast.first.wait_for()
    assert len(forecast.first.locator(".num").all_inner_texts()) >= 2
    lord.close()


def attack_of(table: Table) -> tuple[str, str]:
    """A move of the first seat that begins a combat: its target and unit."""
    for choice in table.ask(0).choices:
        words = table.text(choice).split()
        if words[0] == "move" and table.view(0)["table"]["areas"].get(words[2], {}).get("owner") not in (
            None,
            table.view(0)["seats"][0],
        ):
            return words[2], words[1]
    return "", ""


def may_attack(table: Table) -> bool:
    return bool(attack_of(table)[0])


def test_a_bid_is_made_by_clicking_and_stays_hidden_until_all_have_bid(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    record = asked("board2e", "clash.bid", when=lambda t: len(t.ask(0).choices) > 2)
    lord.sit_down(players=3, record=record)
    before = lord.asked()
    lord.page.locator('.answers [data-choice^="bid"]').first.click()
    lord.answered(before)
    lord.page.locator(".log li", has_text="The bids are shown").first.wait_for()
    lord.close()


@pytest.mark.full
def test_a_bid_is_not_shown_to_another_browser_before_all_have_bid(council: Council, visitor: Any) -> None:
    bidder, other = visitor(council), visitor(council)
    heard: list[str] = []
    other.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    record = asked("board2e", "clash.bid", when=lambda t: {0, 1} <= set(t.waiting) and min(powers(t)[:2]) > 2)
    seated(bidder, other, bots=1, record=record)
    before = bidder.asked()
    for _ in range(2):
        bidder.page.get_by_role("button", name="More").click()
    told = len(heard)
    bidder.page.locator('.answers [data-choice="bid 2"]').click()
    bidder.answered(before)
    # that a bid was made is public, how high it is nobody learns
    house = bidder.page.locator("[data-bids] li").first
    house.wait_for()
    bids = other.page.locator("[data-bids] li")
    bids.first.wait_for()
    assert "2" not in "".join(bids.all_inner_texts()) and "?" in "".join(bids.all_inner_texts())
    assert told < len(heard)
    assert [frame for frame in map(without_own_question, heard[told:]) if "bid 2" in frame or '"bid":2' in frame] == []
    other.page.locator('.answers [data-choice="bid 0"]').click()
    for player in (bidder, other):
        player.page.locator(".log li", has_text="The bids are shown").first.wait_for()
    assert "2" in other.page.locator(".log li", has_text="The bids are shown").first.inner_text()


def without_own_question(frame: str) -> str:
    """What a page is told, but for what it may answer itself."""
    message = json.loads(frame)
    message.get("view", {}).pop("ask", None)
    return json.dumps(message, separators=(",", ":"))


def powers(table: Table) -> list[int]:
    return [house["power"] for house in table.view(None)["table"]["houses"]]


def test_the_realm_is_in_sight_and_everyones_cards_one_click_away(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=3)
    assert lord.page.locator(".tracks section").count() == 3
    assert lord.page.locator(".tracks li.holder").count() == 3
    assert lord.page.locator(".known ol li[aria-label]").count() == 8 + 7
    assert lord.page.locator(".hand li").count() == 7
    lord.page.get_by_role("button", name="House cards of everyone").click()
    expect(lord.page.locator("dialog .house-card")).to_have_count(21)
    lord.close()


def test_all_tracks_are_in_sight_while_one_bids_against_wildlings(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    record = asked("board2e", "wildling.bid", players=6, when=lambda t: t.view(0)["table"]["round"] > 1)
    player.visit(f"/tables/{player.lay('board2e', players=6, record=record)}")
    realm = player.page.get_by_role("complementary", name="The realm")
    realm.locator("[data-bids]").or_(realm.locator(".wild")).first.wait_for()
    assert realm.evaluate("(e) => e.scrollHeight <= e.clientHeight")
    last = realm.locator("ol li").last.bounding_box()
    bar = player.page.locator(".bottom").bounding_box()
    assert last and bar and last["y"] + last["height"] <= bar["y"]


def ways(table: Table) -> list[str]:
    """Where one can muster, once for each unit that can come there."""
    words = [table.text(choice).split() for choice in table.ask(0).choices]
    return [word[1] for word in words if word[0] in ("muster", "upgrade")]


@pytest.mark.parametrize("count", [3, 5])
def test_every_unit_that_can_be_mustered_is_in_sight(council: Council, visitor: Any, count: int) -> None:
    def when(table: Table) -> bool:
        return count in Counter(ways(table)).values()

    record = asked("board2e", "muster.place", players=3, when=when)
    table = sc.replay(json.dumps(record))
    player: Player = visitor(council)
    page = player.visit(f"/tables/{player.lay('board2e', players=3, record=record, hints=True)}").page
    player.my_turn()
    player.click_area(next(area for area, n in Counter(ways(table)).items() if n == count))
    page.locator(".answers .btn").nth(count).wait_for()
    page.wait_for_function("() => document.querySelector('.answers').dataset.fit")
    high, room = page.locator(".answers").evaluate("(all) => [all.scrollHeight, all.clientHeight]")
    assert high <= room + 1, "the last answer is cut off"


def test_objectives_say_what_they_bring_and_special_ones_are_in_sight(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(**CROWS)
    tiles = lord.page.locator("section.answers .tile")
    tiles.first.wait_for()
    assert all("point" in text for text in tiles.all_inner_texts())
    assert lord.page.locator("[data-objectives] li").count() == 4
    lord.close()


def test_a_combat_is_on_stage_while_its_card_is_chosen(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=3, record=asked("board2e", "combat.card"))
    stage = lord.page.locator(".combat")
    stage.wait_for()
    assert stage.locator(".side").count() == 2
    totals = [int(text) for text in stage.locator(".totals b").all_inner_texts()]
    assert len(totals) == 2 and max(totals) > 0
    before = lord.asked()
    assert lord.page.locator(".hand .card").count() == 0, "what lies there to be chosen is not shown twice"
    lord.page.locator('section.answers .tile[data-choice^="play"]').first.click()
    lord.answered(before)
    lord.close()


def test_a_combat_is_staged_from_hidden_cards_to_the_retreat(council: Council, visitor: Any) -> None:
    table, own, theirs = bloody_combat()
    one, other = visitor(council), visitor(council)
    seated(one, other, bots=1, record=written(table))
    for player in (one, other):
        player.page.locator(".combat[data-stage=cards]").wait_for()
        assert player.page.locator(".combat .back:not(.chosen)").count() == 2
    tile = one.page.locator(f'section.answers .tile[data-choice="play {own}"]')
    assert "makes" in tile.inner_text()  # what it makes of my strength
    tile.click()
    other.page.locator(".combat .back.chosen").wait_for()
    assert other.page.locator(".combat .house-card").count() == 0, "one sees that a card was chosen, not which"
    assert one.page.locator(".combat .house-card").count() == 1, "and one's own"
    other.page.locator(f'section.answers .tile[data-choice="play {theirs}"]').click()
    for player in (one, other):
        cards = player.page.locator(".combat[data-stage=strength] .turned .house-card h4")
        cards.nth(1).wait_for()
        assert {name_of(own), name_of(theirs)} == set(cards.all_inner_texts())
    the_asked(one, other).page.locator('.answers [data-choice="pass"]').click()  # the blade stays in its sheath
    for player in (one, other):
        player.page.locator(".combat[data-stage=retreat] .totals .won").wait_for()
    loser = the_asked(one, other)
    loser.click_area(loser.lit[0])
    for player in (one, other):
        end = player.page.locator(".combat-end")
        end.wait_for()
        assert {name_of(own), name_of(theirs)} == set(end.locator(".house-card h4").all_inner_texts())
        assert end.locator(".side.won").count() == 1
        assert {"wins", "loses", "retreats"} <= set(end.inner_text().lower().replace(".", " ").split())
    end.get_by_role("button", name="Close").click()
    end.wait_for(state="detached")
    assert one.page.locator(".combat-end").count() == 1, "everyone goes on by oneself"


def the_asked(one: Player, other: Player) -> Player:
    """Who of both is asked now; the question has come."""
    for _ in range(100):
        for player in (one, other):
            if player.page.locator(".ask.mine").count():
                return player
        one.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def bloody_combat() -> tuple[Table, str, str]:
    """The first two seats are to choose cards: with these the blade is asked for, a unit is lost, the rest
    retreats, and one of both is asked next."""
    for seed in range(40):
        table = sc.game("board2e").new(seed=seed, players=3)
        bots = [make("heuristic", "board2e", seed=seat) for seat in range(3)]
        while not table.over:
            if {0, 1} <= set(table.waiting) and table.ask(0).prompt == "combat.card":
                before = in_stock(table)
                for own, theirs in itertools.product(table.ask(0).choices, table.ask(1).choices):
                    if is_bloody(table.copy(), own, theirs, before):
                        return table, table.text(own).split()[1], table.text(theirs).split()[1]
            seat = table.waiting[0]
            table.choose(seat, bots[seat].choose(Knowledge(table, seat)))
    raise AssertionError("never")


def is_bloody(table: Table, own: Choice, theirs: Choice, before: int) -> bool:
    table.choose(0, own)
    table.choose(1, theirs)
    for prompt, answer in (("combat.blade", "pass"), ("combat.retreat", "")):
        seat = -1 if table.over else table.waiting[0]
        if seat not in (0, 1) or table.ask(seat).prompt != prompt:
            return False
        table.choose(seat, answer or table.ask(seat).choices[0])
    ended = table.view(None)["table"]["combat"] is None and in_stock(table) > before
    return ended and set(table.waiting) <= {0, 1}


def in_stock(table: Table) -> int:
    """Units that are not on the board."""
    return sum(sum(house["stock"].values()) for house in table.view(None)["table"]["houses"])


def name_of(card: str) -> str:
    return " ".join(word.capitalize() for word in card.split("_"))


def test_on_a_phone_the_realm_comes_up_as_a_sheet(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, viewport={"width": 390, "height": 844})
    lord.sit_down(players=3)
    assert lord.page.locator(".tracks").count() == 0
    lord.page.get_by_role("button", name="The realm").click()
    lord.page.locator("dialog .tracks").wait_for()
    assert lord.page.evaluate("document.documentElement.scrollWidth") <= 390
    lord.close()


@pytest.mark.full
@pytest.mark.parametrize(
    "options",
    [{"players": 3}, {"players": 6, "scenario": "a_dance_with_dragons", "tides": True}, CROWS],
    ids=["three houses", "a dance with dragons", "a feast for crows"],
)
def test_a_whole_game_is_clicked_through(seeded_council: Council, browser: Any, options: dict[str, Any]) -> None:
    player = Wanderer(browser, seeded_council.url)
    player.visit().page.locator(".play").wait_for()
    player.visit(f"/tables/{player.lay('board2e', **options)}").page.locator(".ask").wait_for()
    assert player.play_on(900), "over at last"
    assert player.console == []
    assert player.page.locator(".result li").count() == options["players"]
    player.close()


@pytest.mark.parametrize("width", [1440, pytest.param(1024, marks=pytest.mark.full)])
def test_all_buttons_of_a_bid_are_in_sight_beside_a_full_hand(width: int, council: Council, visitor: Any) -> None:
    feast: dict[str, Any] = {"players": 4, "scenario": "a_feast_for_crows"}
    player: Player = visitor(council, viewport={"width": width, "height": 800}, locale="de-DE")
    player.visit(f"/tables/{player.lay('board2e', record=asked('board2e', 'clash.bid', **feast), **feast)}")
    room, bid = player.page.locator(".answers"), player.page.locator(".stepper .btn.gold")
    bid.wait_for()
    expect(bid).to_have_text("Nichts bieten")
    more = player.page.get_by_role("button", name="Mehr", exact=True)
    where = more.bounding_box()
    box, last = room.bounding_box(), bid.bounding_box()
    assert box and last and last["x"] + last["width"] <= box["x"] + box["width"]
    more.click()
    expect(bid).not_to_have_text("Nichts bieten")
    assert more.bounding_box() == where, "who presses it again finds it where it was"


def test_in_a_full_hand_names_are_not_torn(council: Council, visitor: Any) -> None:
    feast: dict[str, Any] = {"players": 4, "scenario": "a_feast_for_crows"}
    player: Player = visitor(council)
    player.visit(f"/tables/{player.lay('board2e', record=asked('board2e', 'clash.bid', **feast), **feast)}")
    cards = player.page.locator(".hand li.house")
    cards.first.wait_for()
    widths = cards.evaluate_all("(all) => all.map((e) => e.getBoundingClientRect().width)")
    assert len(widths) == 7 and min(widths) >= 58, "room for Baratheon"
