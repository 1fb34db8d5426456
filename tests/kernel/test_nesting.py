"""The worked example of docs/kernel.md: a cancelled interrupt, and a cancel that is cancelled itself.

At every line of it the table pauses; at every pause it is copied, written down, laid again and imagined, and the story
goes on with the table laid from the position.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from laws.copies import check_copy
from laws.positions import check_position
from laws.questions import check_texts
from laws.random_play import views
from laws.secrecy import check_leak
from smallcouncil.table import Rng, Table
from toys.court import GAME

HANDS: dict[str, Any] = {
    "hands": [["cancel", "cancel", "avenger"], ["bodyguard", "bodyguard", "cancel"]],
    "deck": ["blank", "blank", "blank", "blank", "rumour", "blank"],
}


def laid_anew(table: Table) -> Table:
    rng = Rng(5)
    check_texts(table, rng)
    check_copy(table, rng)
    check_position(table, rng)
    check_leak(table, rng)
    twin = table.game.position(json.loads(json.dumps(table.copy().position())))
    assert views(twin) == views(table)
    return twin


def stack(table: Table) -> list[str]:
    return [type(procedure).__name__ for procedure in table.stack]


def tell(table: Table, *choices: str) -> Table:
    for line in choices:
        seat, _, text = line.partition(" ")
        assert int(seat) in table.waiting or table.may(int(seat)), f"{line}: waiting for {table.waiting}"
        table.choose(int(seat), text)
        table = laid_anew(table)
    return table


def at_the_killing() -> Table:
    table = GAME.position({**HANDS, "options": {"players": 2}})
    table = tell(table, "0 challenge seat_1", "1 choose bran")
    assert stack(table) == ["Round", "Claim", "Happening", "Window"]
    assert table.ask(0).prompt == "window"
    return table


def test_the_worked_example() -> None:
    text = (Path(__file__).parents[2] / "docs" / "kernel.md").read_text(encoding="utf-8")
    lines = re.findall(r"^\| `(\d [a-z_0-9 ]+)` \| ((?:`[A-Z][a-z]+` ?)+)\|", text, re.MULTILINE)
    assert len(lines) == 11
    table = GAME.position({**HANDS, "options": {"players": 2}})
    for choice, shown in lines:
        table = tell(table, choice)
        assert stack(table) == re.findall(r"`(\w+)`", shown), f"after {choice}"
    assert (table.seen_by(None).owner[1], table.ask(1).prompt) == (-1, "turn")


def test_a_save_saves() -> None:
    table = tell(at_the_killing(), "0 pass", "1 play bodyguard")
    assert stack(table)[3:] == ["Window", "Initiate", "Happening", "Window"]
    table = tell(table, "0 pass", "1 pass")
    assert stack(table) == ["Round"]
    assert table.seen_by(None).owner[1] == 1
    assert table.ask(1).prompt == "turn"


def test_a_cancelled_save_does_not_save_but_stays_paid() -> None:
    table = tell(at_the_killing(), "0 pass", "1 play bodyguard", "0 play cancel")
    assert stack(table)[3:] == ["Window", "Initiate", "Happening", "Window", "Initiate", "Happening", "Window"]
    table = tell(table, "0 pass", "1 pass")  # nobody cancels the cancel
    assert stack(table) == ["Round", "Claim", "Happening", "Window"]
    table = tell(table, "0 pass", "1 pass")  # nothing was saved: the window goes on until all pass in a row
    assert table.seen_by(None).owner[1] == -1
    assert table.seen_by(None).discard == ["bodyguard", "cancel"]
    assert stack(table) == ["Round", "Claim", "Happening", "Window"]  # the window of reactions
    table = tell(table, "0 pass", "1 pass")
    assert stack(table) == ["Round"]


def test_a_cancelled_cancel_lets_the_save_happen() -> None:
    table = tell(at_the_killing(), "0 pass", "1 play bodyguard", "0 play cancel", "0 pass", "1 play cancel")
    assert len(table.stack) == 13
    table = tell(table, "0 pass", "1 pass")  # the second cancel happens: the first does not
    assert stack(table)[3:] == ["Window", "Initiate", "Happening", "Window"]
    table = tell(table, "1 pass", "0 pass")
    assert stack(table) == ["Round"]
    assert table.seen_by(None).owner[1] == 1
    assert table.seen_by(None).discard == ["bodyguard", "cancel", "cancel"]


def test_a_cancel_of_a_cancelled_cancel_cancels() -> None:
    table = tell(at_the_killing(), "0 pass", "1 play bodyguard", "0 play cancel", "0 pass", "1 play cancel")
    table = tell(table, "0 play cancel", "0 pass", "1 pass")  # the third cancels the second
    table = tell(table, "0 pass", "1 pass")  # so the first one happens
    assert stack(table) == ["Round", "Claim", "Happening", "Window"]
    table = tell(table, "0 pass", "1 play bodyguard", "0 pass")  # a second save; without a hand, 1 is not asked
    assert stack(table) == ["Round"]
    assert table.seen_by(None).owner[1] == 1


def test_a_reaction_brings_another_killing() -> None:
    table = tell(at_the_killing(), "0 pass", "1 pass", "0 play avenger", "0 pass", "1 pass")
    assert table.ask(1).prompt == "claim"
    assert len(table.stack) == 6
    table = tell(table, "1 choose davos", "0 pass", "1 pass", "0 pass", "1 pass")
    assert table.seen_by(None).owner == [0, -1, 0, -1, 0, 1, 0, 1]
    table = tell(table, "1 pass", "0 pass")
    assert stack(table) == ["Round"]


def test_an_offer_interrupts_a_window_and_the_question_is_put_anew() -> None:
    position = {**HANDS, "hands": [["cancel", "rumour"], ["bodyguard", "rumour"]], "options": {"players": 2}}
    table = tell(GAME.position(position), "0 challenge seat_1", "1 choose bran")
    window = table.ask(0)
    assert [table.text(c) for c in window.choices] == ["pass", "play rumour"]
    may = table.may(1)
    assert may is not None and [table.text(c) for c in may.choices] == ["play rumour"]
    table = tell(table, "1 play rumour")
    assert stack(table)[-2:] == ["Window", "Peek"]
    assert table.ask(1).write(table).args == {"card": "rumour"}
    assert "rumour" not in json.dumps(table.view(0)["ask"])
    table = tell(table, "1 keep")
    again = table.ask(0)
    assert again.n > window.n
    assert [table.text(c) for c in again.choices] == ["pass", "play rumour"]
    table = tell(table, "0 play rumour")  # the seat that is asked may interrupt its own question
    assert stack(table)[-2:] == ["Window", "Peek"]
    table = tell(table, "0 sink", "0 pass", "1 play bodyguard")
    assert table.seen_by(1).hand == ["rumour"]
