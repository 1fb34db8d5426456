"""Following a game: others' turns at a readable pace, what one missed, a bot in one's seat, sounds and signals."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from web.lord import PHONE
from web.player import Player
from web.records import asked
from web.serving import Council

# What the page plays and tells the system, instead of loudspeakers and a desktop.
LISTEN = """
window.heard = []; window.told = [];
class Node { connect(other) { return other } }
class Param { setValueAtTime() {} exponentialRampToValueAtTime() {} }
window.AudioContext = class {
  state = "running"; currentTime = 0; sampleRate = 8000; destination = new Node();
  createGain() { return Object.assign(new Node(), { gain: Object.assign(new Param(), { value: 1 }) }) }
  createOscillator() {
    return Object.assign(new Node(), { frequency: new Param(), start() { heard.push("tone") }, stop() {} });
  }
  createBiquadFilter() { return Object.assign(new Node(), { frequency: {}, Q: {} }) }
  createBuffer(_, n) { return { getChannelData: () => new Float32Array(n) } }
  createBufferSource() { return Object.assign(new Node(), { start() { heard.push("hiss") } }) }
};
window.Notification = class {
  static permission = "granted"; static requestPermission = async () => "granted";
  constructor(title, { body }) { told.push(`${title}: ${body}`) }
  close() {}
};
"""


def at_a_table(council: Council, visitor: Any, *, at: str = "", **context: Any) -> Player:
    """A table of two, from its beginning or from where I am asked this."""
    player: Player = visitor(council, **context)
    record = asked("risk", at, players=2) if at else None
    player.visit(f"/tables/{player.lay('risk', players=2, record=record)}")
    player.my_turn()
    return player


def after_the_other_s_turn(council: Council, visitor: Any, **context: Any) -> Player:
    """A table at which several choices have been told since my last one: the bot has had its turn."""
    player = at_a_table(council, visitor, at="maneuver.from", **context)
    for _ in range(30):
        before = len(told_at(player.page))
        player.answer(fight=False)
        player.my_turn()
        told = told_at(player.page)[before:]
        if len({step for step in told if step > told[0]}) > 3:  # the first one may be mine
            return player
    raise AssertionError("the bot never had a turn worth telling")


def told_at(page: Any) -> list[int]:
    """The numbers of the choices that the lines of the log are about."""
    steps: list[int] = page.eval_on_selector_all(".log li[data-step]", "(all) => all.map((li) => +li.dataset.step)")
    return steps


def test_a_bot_s_turn_is_shown_event_by_event_and_any_key_skips_it(council: Council, visitor: Any) -> None:
    player = at_a_table(council, visitor, at="maneuver.from", speed="slow")
    page = player.page
    skip = page.get_by_role("button", name=re.compile("^(Skip|Go on)"))
    player.answer(fight=False)
    skip.wait_for()
    told = page.locator(".ask .q").inner_text()
    assert told.endswith(".")
    assert page.locator(".answers .btn").count() == 0  # nothing is asked in a position that is over
    # the position is that of the event: what comes later is not in it yet
    made = page.locator(".log li").count()
    assert made > 0
    page.keyboard.press("x")
    skip.wait_for(state="detached")
    player.my_turn()
    assert player.lit or page.locator(".answers .btn").count()


def last_looked_at(page: Any, made: int) -> None:
    """The reader comes back, who saw the table last after so many choices; what is shown now is not noted."""
    page.evaluate(
        """(made) => {
          localStorage.looked = localStorage.looked.replace(/[0-9]+(?=}$)/, String(made));
          Storage.prototype.setItem = () => {};
        }""",
        made,
    )
    page.reload()


def test_what_was_missed_is_told_after_a_reload_and_shown_on_the_board(council: Council, visitor: Any) -> None:
    player = after_the_other_s_turn(council, visitor)
    page = player.page
    before = player.question
    page.reload()
    recap = page.locator(".recap")
    recap.wait_for()
    assert "Since your last turn" in recap.inner_text()
    assert recap.locator("li").count() > 1
    # it lies beside the question and its answers
    ask = page.locator(".ask").bounding_box()
    box = recap.bounding_box()
    assert ask and box and box["y"] + box["height"] <= ask["y"]
    # step by step, back and forth; nothing is asked in a position that is over
    recap.get_by_role("button", name="Step through it").click()
    at = recap.locator("h2 span")
    assert at.inner_text().startswith("1 of")
    page.keyboard.press("ArrowRight")
    recap.get_by_text(re.compile("^2 of")).wait_for()
    page.wait_for_function("() => !document.querySelector('.answers .btn')")
    page.keyboard.press("ArrowLeft")
    recap.get_by_text(re.compile("^1 of")).wait_for()
    recap.get_by_role("button", name="Next").click()
    recap.get_by_text(re.compile("^2 of")).wait_for()
    recap.get_by_role("button", name="All of it").click()
    page.wait_for_function("(q) => document.querySelector('.ask .q').innerText === q", arg=before)
    page.evaluate("localStorage.setItem('speed', 'slow')")
    page.reload()
    page.locator(".recap").get_by_role("button", name="Watch it on the board").click()
    page.get_by_role("button", name=re.compile("^(Skip|Go on)")).click()
    page.wait_for_function("(q) => document.querySelector('.ask .q').innerText === q", arg=before)


@pytest.mark.painted
def test_on_a_phone_what_was_missed_is_a_line_until_it_is_asked_for(council: Council, visitor: Any) -> None:
    page = after_the_other_s_turn(council, visitor, has_touch=True).page
    page.set_viewport_size(PHONE["viewport"])
    page.reload()
    recap = page.locator(".recap")
    recap.wait_for()
    ask = page.locator(".ask").bounding_box()
    for tapped in (None, re.compile("^\\d+ "), re.compile("^Step through")):
        if tapped:
            recap.get_by_role("button", name=tapped).tap()
        box = recap.bounding_box()
        assert box and ask and box["y"] + box["height"] <= ask["y"] + 1, "question and answers stay free"
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
        assert recap.locator("li").count() == 0 or tapped
    recap.get_by_role("button", name="Next").tap()
    recap.get_by_text(re.compile("^2 of")).wait_for()
    recap.get_by_role("button", name="Close").tap()
    expect(recap).to_have_count(0)


def test_who_looked_without_choosing_is_told_what_came_after(council: Council, visitor: Any) -> None:
    player = after_the_other_s_turn(council, visitor)
    page = player.page
    looked = int(page.evaluate("Object.values(JSON.parse(localStorage.looked)).at(-1)"))
    # as if the reader had looked for the last time before the last three lines
    before = told_at(page)[-3] - 1
    assert 0 < before < looked
    last_looked_at(page, before)
    recap = page.locator(".recap")
    recap.get_by_text("Since you last looked").wait_for()
    recap.get_by_role("button", name="Step through it").click()
    assert int(recap.locator(".now").get_attribute("data-step") or 0) > before
    recap.get_by_role("button", name="Close").click()
    page.wait_for_function("(n) => localStorage.looked.endsWith(`:${n}}`)", arg=looked)


def test_a_bot_plays_only_when_asked_twice_and_gives_the_seat_back(council: Council, visitor: Any) -> None:
    player = at_a_table(council, visitor)
    page = player.page
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="I play on").click()
    expect(page.get_by_role("button", name="I play again")).to_have_count(0)
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Let it play").click()
    back = page.get_by_role("button", name="I play again")
    back.wait_for()
    assert page.locator(".answers .btn, .area.lit").count() == 0, "what the bot answers is not asked of me"
    assert not page.title().startswith("●")
    page.wait_for_timeout(2500)
    assert page.locator(".result").count() == 0  # move by move
    back.click()
    back.wait_for(state="detached")
    assert player.my_turn()


def test_sounds_are_off_until_they_are_switched_on_and_remembered(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    player.context.add_init_script(LISTEN)
    player.visit(f"/tables/{player.lay('risk', players=2)}")
    page = player.page
    player.my_turn()
    player.answer(fight=False)
    player.my_turn()
    assert page.evaluate("heard") == []
    page.get_by_role("button", name="Pace and sound").click()
    page.get_by_label("Sounds").check()
    page.wait_for_function("() => heard.length")
    assert page.evaluate("heard") == ["hiss"]
    page.keyboard.press("Escape")
    page.reload()
    player.my_turn()
    assert page.evaluate("localStorage.volume") == "0.5"
    page.get_by_role("button", name="Pace and sound").click()
    page.get_by_label("Sounds").uncheck()
    page.reload()
    player.my_turn()
    player.answer(fight=False)
    player.my_turn()
    assert page.evaluate("heard") == [], "switched off, it stays off"
    assert page.get_by_label("Sounds").is_checked() is False


def test_numbers_that_change_move_unless_the_reader_wants_calm(council: Council, visitor: Any) -> None:
    """What an animation would be, not when it is: nothing here depends on the clock."""
    durations = {}
    for wish in ("no-preference", "reduce"):
        player: Player = visitor(council, reduced_motion=wish)
        player.visit(f"/tables/{player.lay('risk', players=2)}")
        player.my_turn()
        player.answer(fight=False)
        player.my_turn()
        number = player.page.locator(".players .changed").first
        style = number.evaluate("(e) => [getComputedStyle(e).animationName, getComputedStyle(e).animationDuration]")
        assert "changed" in style[0]
        durations[wish] = float(style[1].removesuffix("s"))
    assert durations["no-preference"] > 0.1 and durations["reduce"] < 0.001


def test_your_turn_reaches_a_person_who_looks_elsewhere(council: Council, visitor: Any) -> None:
    host: Player = visitor(council)
    host.context.add_init_script(LISTEN)
    host.visit(f"/tables/{host.lay('risk', players=2)}")
    host.my_turn()
    page = host.page
    assert page.title().startswith("● Your turn")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/crest-turn.svg"
    page.get_by_role("button", name="Pace and sound").click()
    page.get_by_label("Notify me when").check()
    page.keyboard.press("Escape")
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    for _ in range(60):
        if page.evaluate("told.length"):
            break
        if page.locator(".ask.mine").count():
            host.answer(fight=False)
        page.wait_for_timeout(50)
    told = page.evaluate("told")
    assert told and told[0].startswith("Your turn · Risk")


def test_the_log_tells_oldest_first_and_its_names_say_what_they_are(council: Council, visitor: Any) -> None:
    player: Player = visitor(council)
    player.visit(f"/tables/{player.lay('cards2e', players=2, decks=['stark_fealty', 'lannister_rose'])}")
    page = player.page
    card = page.locator(".log [data-thing]").first
    for _ in range(60):
        player.my_turn()
        if card.count():
            break
        before = player.asked()
        buttons = page.locator(".answers .btn:not(:disabled)")
        if buttons.count():
            buttons.first.click()
        else:
            page.locator(".area.lit:visible").first.click(position={"x": 24, "y": 60})
        player.answered(before)
    card.hover()
    page.get_by_role("tooltip").wait_for()
    assert page.get_by_role("tooltip").locator("h3, b").first.inner_text().lstrip("✦ ") == card.inner_text()
    steps = told_at(page)
    assert steps == sorted(steps) and len(set(steps)) > 1
