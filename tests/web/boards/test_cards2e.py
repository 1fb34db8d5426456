"""The card game in a real browser: rounds of a joust and of a melee by clicking, by keyboard alone, on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from web.accessibility import violations
from web.lord import PHONE, Lord, reach
from web.serving import Council

WOLVES = ["stark_fealty", "lannister_rose"]
FOUR = ["stark_fealty", "lannister_rose", "baratheon_fealty", "greyjoy_lion"]


def place(lord: Lord) -> None:
    """One card of the hand is laid out for the set-up, and its cost leaves the eight gold; a duplicate is free."""
    before = int(lord.question.split()[-3])
    name = lord.lit[0]
    unique = lord.page.locator(f".hand [data-area='{name}'] .unique").count() > 0
    twin = unique and lord.page.locator(f".own .field [data-area='{name}']").count() > 0
    cost = 0 if twin else lord.number(f".hand [data-area='{name}'] .cost")
    laid = lord.page.locator(".own .field .face").count()
    lord.press(name)
    expect(lord.page.locator(".own .field .face")).to_have_count(laid + 1)
    if lord.prompt == "place":
        assert int(lord.question.split()[-3]) == before - cost


def choose_plot(lord: Lord) -> str:
    """A plot is chosen by its face; once all are revealed it lies open with its values."""
    assert lord.page.locator(".hand .face.plot").count() == len(lord.lit)
    name = lord.lit[0]
    title: str = lord.page.locator(f".hand [data-area='{name}'] h3").first.inner_text()
    lord.press(name)
    lord.page.locator(".own .plot h3", has_text=title).wait_for()
    assert lord.page.locator(".own .plot .values dd").count() == 4
    return title


def marshal(lord: Lord) -> bool:
    """A card of the hand comes into play for gold, where one is lit."""
    names = [n for n in lord.lit if lord.page.locator(f".hand .area.lit[data-area='{n}']").count()]
    if not names:
        return False
    title = lord.page.locator(f".hand [data-area='{names[0]}'] h3").first.inner_text().lstrip("✦ ")
    gold, held = lord.gold(), lord.page.locator(".hand .face").count()
    lord.press(names[0])
    if lord.prompt == "bearer":
        lord.press(lord.lit[0])
    lord.page.wait_for_function("(n) => document.querySelectorAll('.hand .face').length < n", arg=held)
    assert lord.gold() <= gold
    lord.page.locator(".log li", has_text=title).first.wait_for()
    return True


def attack(lord: Lord) -> None:
    """Attackers are named by clicking them: the total grows by their strength, they bear a mark and kneel."""
    total = lord.number(".contest .attack b")
    name = lord.lit[0]
    strength = lord.number(f"[data-area='{name}'] .strength")
    before = lord.asked()
    lord.click(name)
    lord.answered(before)
    if lord.page.locator(f"[data-area='{name}'].declared").count():
        assert lord.number(".contest .attack b") == total + strength
        assert "named as attacker" in lord.heard(name)


def test_rounds_of_a_joust_are_played_by_clicking(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(decks=WOLVES)
    done: set[str] = set()
    plots: list[str] = []
    for _ in range(250):
        if not lord.my_turn() or (len(plots) >= 2 and "challenged" in done):
            break
        prompt = lord.prompt
        if prompt == "mulligan":
            assert lord.page.locator(".hand .face").count() == 7
            lord.go_on("Keep")
        elif prompt == "place" and lord.lit:
            place(lord)
            done.add("placed")
        elif prompt == "plot":
            plots.append(choose_plot(lord))
        elif prompt == "act" and lord.page.locator(".phases li.on", has_text="Marshal").count():
            if marshal(lord):
                done.add("marshaled")
            else:
                lord.go_on("Pass")
        elif prompt == "challenge":
            lord.page.locator(".answers .btn", has_text="against House Lannister").first.wait_for()
            lord.go_on("against House Lannister")
            done.add("challenged")
        elif prompt == "attackers" and lord.lit:
            attack(lord)
        elif prompt == "defenders" and lord.lit:
            assert lord.page.locator(".contest .attack b").inner_text() != ""
            lord.press(lord.lit[0])
            done.add("defended")
        else:
            lord.answer()
    over = lord.page.locator(".result").count()
    assert {"placed", "marshaled"} <= done
    assert over or "challenged" in done
    assert over or (lord.round >= 2 and len(set(plots)) >= 2), "a plot is not played twice in a row"
    # a round tells of its phases
    assert over or lord.log("Dominance phase") >= 1
    assert over or lord.log("wins the challenge") >= 1
    # power stands beside the rows, and nowhere twice
    assert lord.number(".own .race b") >= 0
    assert lord.page.locator("aside li.me").inner_text().count("15") == 0
    lord.close()


def test_attackers_are_named_by_clicking_until_done(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    record = reach(lambda v: v["ask"]["prompt"] == "attackers" and v["ask"]["answers"] > 2, WOLVES)
    lord.sit_down(decks=WOLVES, record=record)
    assert lord.my_turn() and lord.prompt == "attackers"
    assert lord.number(".contest .attack b") == 0
    assert "against House Lannister" in lord.page.locator(".contest").inner_text()
    first = lord.lit[0]
    attack(lord)
    assert first not in lord.lit and "you attack" in lord.page.locator(".contest").inner_text()
    lord.go_on("Done")
    lord.page.locator(".log li", has_text="House Stark attacks House Lannister").first.wait_for()
    lord.close()


def test_a_full_table_does_not_overlap_on_a_phone(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, **PHONE)
    record = reach(lambda v: len(v["table"]["players"][1]["play"]) > 10, WOLVES)
    lord.sit_down(decks=WOLVES, record=record)
    assert lord.my_turn()
    own = lord.page.evaluate("document.querySelector('.table-top > .own').getBoundingClientRect().top")
    lowest = """() => Math.max(...[...document.querySelectorAll(".table-top > .others .face")]
      .map((face) => face.getBoundingClientRect().bottom))"""
    assert lord.page.evaluate(lowest) <= own
    lord.close()


def test_defenders_are_named_by_clicking(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    record = reach(
        lambda v: (
            v["ask"]["prompt"] == "defenders" and v["ask"]["answers"] > 2 and v["table"]["challenge"]["defense"] == 0
        ),
        ["stark_fealty", "greyjoy_lion"],
    )
    lord.sit_down(decks=["stark_fealty", "greyjoy_lion"], record=record)
    assert lord.my_turn()
    contest = lord.page.locator(".contest")
    assert "House Greyjoy attacks" in contest.inner_text() and "you defend" in contest.inner_text()
    first = lord.lit[0]
    title = lord.page.locator(f"[data-area='{first}'] h3").inner_text().lstrip("✦ ")
    able = len(lord.lit)
    assert title in contest.inner_text() or f"{able} can still defend" in contest.inner_text()
    strength = lord.number(f"[data-area='{first}'] .strength")
    before = lord.asked()
    lord.click(first)
    lord.answered(before)
    lord.page.locator(f"[data-area='{first}'].defender").wait_for()
    assert lord.number(".contest .defense b") == strength
    lord.close()


def test_the_claim_is_paid_by_clicking_who_dies(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    decks = ["stark_fealty", "greyjoy_lion"]
    record = reach(lambda v: v["ask"]["prompt"] == "claim" and v["ask"]["answers"] > 1, decks)
    lord.sit_down(decks=decks, record=record)
    assert lord.my_turn()
    assert lord.prompt == "claim" and "killed for the claim" in lord.question
    victim = lord.lit[0]
    dead = lord.number(".own [data-pile^=dead] b")
    lord.press(victim)
    for _ in range(6):  # a duplicate or an interrupt may stand between
        if lord.page.locator(f".own [data-area='{victim}']").count() == 0 or not lord.my_turn():
            break
        lord.go_on("Pass")
    lord.page.wait_for_function("(n) => +document.querySelector('.own [data-pile^=dead] b').innerText > n", arg=dead)
    lord.page.locator(".own [data-pile^=dead]").click()
    expect(lord.page.locator("dialog .face")).to_have_count(dead + 1)
    lord.close()


def challenge(lord: Lord) -> None:
    """A player is chosen by clicking the banner, then the type by a button."""
    seats = sorted({seat for seat in lord.lit if seat.startswith("seat_")})
    assert seats and "seat_0" not in seats
    name = lord.page.locator(f".banner .seat[data-area='{seats[0]}'] .who b").inner_text()
    before = lord.asked()
    lord.click(seats[0])
    lord.page.locator(f".banner .seat.picked, .ask:not([data-ask='{before}'])").first.wait_for()
    if lord.asked() == before:
        assert lord.page.locator(".banner .seat.picked .who b").inner_text() == name
        lord.page.locator(".answers .btn", has_text=f"against {name}").first.click()
        lord.answered(before)
    assert lord.log(f"House Stark attacks {name}") or lord.prompt == "attackers"


def test_an_opponent_of_a_melee_is_challenged_by_clicking_the_banner(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    record = reach(lambda v: v["ask"]["prompt"] == "challenge" and v["ask"]["answers"] > 3, FOUR, 4)
    lord.sit_down(players=4, decks=FOUR, record=record)
    assert lord.my_turn() and lord.prompt == "challenge"
    challenge(lord)
    if lord.prompt == "attackers":
        attack(lord)
    assert lord.log("challenge: House Stark attacks") == 1
    lord.close()


def test_a_title_of_a_melee_is_taken_from_its_face(council: Council, browser: Any) -> None:
    record = reach(lambda v: v["ask"]["prompt"] == "title" and len(v["ask"]["choices"]) >= 4, FOUR, 4)
    lord = Lord(browser, council.url)
    lord.sit_down(players=4, decks=FOUR, record=record)
    assert lord.my_turn()
    assert lord.page.locator(".banner .who b").all_inner_texts()[:3] == [
        "House Lannister",
        "House Baratheon",
        "House Greyjoy",
    ]
    assert lord.page.locator(".banner .race b").count() == 4
    faces = lord.page.locator(".spread .area.lit .face.title")
    assert faces.count() == len(lord.lit)
    title = faces.first.locator("h3").inner_text()
    lord.press(lord.lit[0])
    # all are borne in the open afterwards
    lord.page.locator(".own .strip", has_text=title).wait_for()
    lord.page.locator(".log li", has_text="bears the title").first.wait_for()
    lord.page.locator(".others .player .beside .strip").nth(5).wait_for()
    lord.close()


@pytest.mark.parametrize("players", [*(pytest.param(few, marks=pytest.mark.full) for few in (3, 6)), 8])
def test_all_players_of_a_melee_are_found(players: int, council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(players=players)
    assert lord.my_turn()
    lord.go_on("Keep")
    assert lord.page.locator(".others .player:visible").count() == players - 1
    boxes = lord.page.locator(".others .player").evaluate_all(
        "(all) => all.map((l) => l.getBoundingClientRect().toJSON())"
    )
    for i, a in enumerate(boxes):
        for b in boxes[i + 1 :]:
            apart = a["right"] <= b["left"] + 1 or b["right"] <= a["left"] + 1
            assert apart or a["bottom"] <= b["top"] + 1 or b["bottom"] <= a["top"] + 1, "no player covers another"
    height = lord.page.locator(".others").evaluate("(all) => [all.scrollHeight, all.clientHeight]")
    assert height[0] <= height[1], "nobody is below the fold"
    expect(lord.page.locator(".seating")).to_be_hidden()  # all are in sight: nobody is shown twice
    if players > 6:  # in less room not all of them are, and a row of seats leads there
        lord.page.set_viewport_size({"width": 1024, "height": 768})
        last = lord.page.locator(".seating .seat").nth(players - 1)
        last.click()
        far = lord.page.locator(f".others [data-seat='{players - 1}'] .seat")
        box, frame = far.bounding_box(), lord.page.locator(".others").bounding_box()
        assert box and frame and frame["y"] - 2 <= box["y"] < frame["y"] + frame["height"]
    assert violations(lord) == []
    lord.close()


def test_in_a_crowd_all_that_is_mine_is_in_sight(council: Council, browser: Any) -> None:
    """Eight players on a small screen: my characters take one or two rows, whole, with names of eleven pixels."""
    lord = Lord(browser, council.url, viewport={"width": 1024, "height": 768})

    def crowd(view: dict[str, Any]) -> bool:
        own = view["table"]["players"][0]["play"]
        return view["ask"]["prompt"] == "challenge" and sum(bool(card["icons"]) for card in own) >= 6

    lord.sit_down(players=8, record=reach(crowd, [*FOUR, *FOUR], 8))
    assert lord.my_turn()
    lord.page.wait_for_function("() => document.querySelectorAll('.own .front .face').length >= 6")
    found = lord.page.locator(".own .field").evaluate(
        """(field) => {
          const room = field.closest(".own").getBoundingClientRect();
          return [...field.querySelectorAll(".area")].map((card) => {
            const box = card.getBoundingClientRect(), name = card.querySelector("h3");
            const inside = box.top >= room.top && box.bottom <= room.bottom && box.right <= room.right;
            return [inside, name ? parseFloat(getComputedStyle(name).fontSize) : 11];
          });
        }"""
    )
    assert all(inside for inside, _ in found) and min(size for _, size in found) >= 11
    lord.close()


def test_cards_of_a_melee_grow_with_the_free_room(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, viewport={"width": 1920, "height": 1080})
    lord.sit_down(players=4, decks=FOUR, record=reach(lambda v: v["ask"]["prompt"] == "challenge", FOUR, 4))
    assert lord.my_turn()
    faces = lord.page.locator(".others .front .face").evaluate_all("(all) => all.map((face) => face.clientWidth)")
    assert min(faces) > 100
    lord.close()


def test_rival_and_support_are_told(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    record = reach(
        lambda v: v["ask"]["prompt"] == "challenge" and v["table"]["players"][0]["title"] == "master_of_coin", FOUR, 4
    )
    lord.sit_down(players=4, decks=FOUR, record=record)
    assert lord.my_turn()
    bonds = {"Hand of the King": "rival", "Master of Whispers": "rival", "Master of Ships": "you support"}
    bonds |= {"Master of Laws": "supports you", "Crown Regent": ""}
    for banner in lord.page.locator(".others .banner").all():
        title = banner.locator(".strip").first.inner_text().strip()
        bond = bonds.get(title, "")
        assert (bond in banner.inner_text()) if bond else "rival" not in banner.inner_text()
        seat = banner.locator(".seat")
        assert ("lit" in (seat.get_attribute("class") or "").split()) == (bond != "you support")
    lord.close()


def test_a_deck_is_searched_by_looking_at_its_cards(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    decks = ["nights_watch_wolf", "lannister_rose"]

    def searching(view: dict[str, Any]) -> bool:
        ask, own = view["ask"], view["table"]["players"][0]
        taken = [c["args"]["card"] for c in ask["choices"] if c["verb"] == "take"]
        return ask["prompt"] == "choose" and bool(taken) and set(taken) < set(own["deck_known"])

    lord.sit_down(decks=decks, record=reach(searching, decks))
    assert lord.my_turn()
    spread = lord.page.locator(".spread")
    assert spread.locator(".face").count() > spread.locator(".area.lit").count() > 0, "what may not be taken is dim"
    assert lord.page.locator(".hand .area.lit").count() == 0
    assert lord.page.locator(".answers .btn", has_text="Take").count() == 0
    # what the card says stands on the table, and not in the question again
    text = spread.locator(".note p").last.inner_text().split(": ")[-1]
    assert text and text not in lord.page.locator(".ask").inner_text()
    spread.locator(".fold").click()
    expect(spread.locator(".face")).to_have_count(0)
    spread.locator(".fold").click()
    title = spread.locator(".area.lit h3").first.inner_text().lstrip("✦ ")
    lord.press(lord.lit[0])
    lord.page.locator(".log li", has_text=f"shows {title}").wait_for()
    assert title in " ".join(lord.page.locator(".hand h3").all_inner_texts())
    lord.close()


def test_a_card_of_the_dead_pile_is_chosen_by_its_face(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    decks = ["stark_fealty", "greyjoy_lion"]

    def digging(view: dict[str, Any]) -> bool:
        own = view["table"]["players"][0]
        picks = [c["args"]["card"] for c in view["ask"]["choices"] if c["verb"] == "pick"]
        return bool(picks) and set(picks) <= set(own["dead"] + own["discard"])

    lord.sit_down(decks=decks, record=reach(digging, decks))
    assert lord.my_turn()
    assert lord.page.locator(".spread .area.lit .face").count() == len(lord.lit) > 0
    lord.page.keyboard.press("b")
    lord.page.locator(".zoom .face.large").wait_for()
    before = lord.asked()
    lord.page.keyboard.press("Enter")
    lord.answered(before)
    lord.close()


@pytest.mark.full
def test_a_round_is_played_by_keyboard_alone(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(decks=WOLVES)
    keys = lord.page.keyboard
    marshaled = False
    for _ in range(120):
        if not lord.my_turn() or lord.round >= 2:
            break
        prompt, before = lord.prompt, lord.asked()
        lit = lord.page.locator(".area.lit:visible").count()
        marshaling = lord.page.locator(".phases li.on", has_text="Marshal").count() == 1
        if not lit or (prompt in ("act", "react", "interrupt") and not marshaling):
            keys.press("1")
        else:
            marshaled |= marshaling
            keys.press("b")
            assert lord.page.evaluate("document.activeElement.matches('.area.lit')")
            keys.press("Enter")
            if lord.page.locator(".area.picked").count() and lord.asked() == before:
                if lord.page.locator(".area.target").count():
                    lord.tab_to(".area.target")
                    keys.press("Enter")
                else:
                    keys.press("1")
        if lord.page.locator(".explain .btn.gold").count():
            lord.tab_to(".explain .btn.gold")
            keys.press("Enter")
        lord.answered(before)
    assert lord.round >= 2 or lord.page.locator(".result").count()
    assert marshaled
    lord.close()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_travel_unless_motion_is_unwelcome(motion: str, council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, reduced_motion=motion)
    lord.context.add_init_script(
        "window.moved = 0; const was = Element.prototype.animate;"
        " Element.prototype.animate = function (...given) { window.moved += 1; return was.apply(this, given); };"
    )
    lord.sit_down(decks=WOLVES)
    assert lord.my_turn()
    lord.go_on("Keep")
    assert lord.my_turn()
    lord.press(lord.lit[0])
    moved = lord.page.evaluate("window.moved")
    assert moved > 0 if motion == "no-preference" else moved == 0
    lord.close()


def test_set_up_cards_of_others_stay_hidden(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(decks=WOLVES)
    assert lord.my_turn()
    lord.go_on("Keep")
    lord.until("place")
    assert lord.page.locator(".others .field .face").count() == 0
    assert lord.page.locator(".others .hand").count() == 0
    lord.close()


def test_a_card_is_read_large_by_pointer_and_keyboard(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url)
    lord.sit_down(decks=WOLVES)
    assert lord.my_turn()
    card = lord.page.locator(".hand .area").first
    card.hover()
    lord.page.locator(".zoom .face.large").wait_for()
    lord.page.mouse.move(2, 2)
    lord.page.locator(".zoom").wait_for(state="detached")
    for _ in range(40):
        lord.page.keyboard.press("Tab")
        if lord.page.evaluate("document.activeElement.closest('.hand') !== null"):
            break
    lord.page.locator(".zoom .face.large").wait_for()
    assert violations(lord) == []
    # beside it stands what its words mean; kept open, it leads to their rules
    told = lord.page.locator(".zoom .notes dt").first.inner_text()
    lord.page.keyboard.press("z")
    lord.page.locator("dialog .face.large").wait_for()
    lord.page.wait_for_function("() => document.activeElement.closest('dialog')")
    lord.page.keyboard.press("Tab")  # its icons say what they are to who walks to them
    lord.page.locator("dialog .bubble").wait_for()
    assert violations(lord) == []
    lord.page.locator("dialog .notes .link").first.click()
    lord.page.locator("dialog", has_text=told.splitlines()[-1]).last.wait_for()
    lord.close()


# The cards that have most to say, upright ones and plots, by tapping them: which of them lose words.
READ_LONGEST = """async () => {
  const cut = [], said = (card) => card.querySelector('.text').textContent.length;
  const all = [...document.querySelectorAll('.catalogue li button')].filter((card) => card.querySelector('.face'));
  const longest = (some) => some.sort((a, b) => said(b) - said(a)).slice(0, 12);
  const plots = all.filter((card) => card.querySelector('.plot'));
  const cards = [...longest(plots), ...longest(all.filter((card) => !plots.includes(card)))];
  for (const card of cards) {
    card.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    card.click();
    await new Promise((drawn) => setTimeout(drawn, 15));
    const face = document.querySelector('dialog[open] .face'), text = face.querySelector('.text');
    const frame = face.getBoundingClientRect(), head = face.querySelector('h3').getBoundingClientRect();
    const out = text.textContent && text.getBoundingClientRect().bottom > frame.bottom + 1;
    const hidden = text.scrollHeight > text.clientHeight + 1 || out || head.top < frame.top;
    if (hidden) cut.push(face.querySelector('h3').innerText);
    document.querySelector('dialog[open]').close();
    await new Promise((closed) => setTimeout(closed, 5));
  }
  return [cards.length, cut];
}"""


@pytest.mark.parametrize("game", ["cards2e", pytest.param("cards1e", marks=pytest.mark.full)])
def test_every_card_can_be_read_to_its_end_on_a_phone(game: str, council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, **{**PHONE, "locale": "de-DE"})
    page = lord.visit(f"/decks/{game}").page
    page.get_by_role("button", name="Karten", exact=True).click()
    page.locator(".catalogue select").first.select_option("all")
    page.locator(".catalogue li .face").nth(100).wait_for(state="attached")
    read, cut = page.evaluate(READ_LONGEST)
    assert read == 24 and cut == []
    lord.close()


@pytest.mark.painted
def test_on_a_phone_a_tap_reads_and_a_second_one_plays(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, **PHONE)
    lord.sit_down(decks=WOLVES)
    assert lord.my_turn()
    lord.page.locator(".answers .btn", has_text="Keep").tap()
    lord.page.locator(".hand .area.lit").first.wait_for()
    before = lord.asked()
    lord.page.locator(".hand .area.lit").first.tap()
    lord.page.locator("dialog .face.large").wait_for()
    assert lord.asked() == before, "the first tap only shows the card"
    lord.page.locator("dialog .btn.gold").tap()
    lord.answered(before)
    assert lord.page.evaluate("document.documentElement.scrollWidth") <= 390
    lord.close()


@pytest.mark.painted
def test_on_a_phone_an_opponent_is_chosen_by_tapping(council: Council, browser: Any) -> None:
    lord = Lord(browser, council.url, **PHONE)
    record = reach(lambda v: v["ask"]["prompt"] == "challenge" and v["ask"]["answers"] > 4, FOUR, 4)
    lord.sit_down(players=4, decks=FOUR, record=record)
    assert lord.my_turn()
    assert lord.page.locator(".others .player:visible").count() == 1, "one opponent at a time"
    lord.page.locator(".seating .seat.lit").last.tap()
    lord.page.locator(".seating .seat.picked").wait_for()
    before = lord.asked()
    lord.page.locator(".answers .btn", has_text="against").first.tap()
    lord.answered(before)
    assert lord.page.evaluate("document.documentElement.scrollWidth") <= 390
    lord.close()
