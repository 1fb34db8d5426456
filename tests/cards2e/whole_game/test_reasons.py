"""Bots say why they chose: the sentence fits what was chosen."""

from __future__ import annotations

from bots.asking import asked
from cards2e.puzzles import attacked
from cards2e.thrones import do, knelt, lay, prompt
from smallcouncil.bots import Knowledge, make, reason
from smallcouncil.games.cards2e.state import ThronesTable

KNIGHT = "tumblestone_knight"
STEWARD = "winterfell_steward"


def choose(table: ThronesTable) -> tuple[str, str]:
    """What the heuristics choose, and why; it is done."""
    seat = table.asks[0].seat
    choice = make("heuristic", "cards2e", seed=1).choose(Knowledge(table, seat))
    said = table.text(choice), reason(table, seat, choice)
    table.choose(seat, choice)
    return said


def until(table: ThronesTable, wanted: str) -> ThronesTable:
    while prompt(table) != wanted:
        do(table, f"{table.waiting[0]} pass")
    return table


def test_a_steward_makes_the_next_one_cheaper() -> None:
    hand = {"hand": ["eddard_stark"], "play": [STEWARD, STEWARD], "gold": 2}
    table = lay(hand, {"play": [KNIGHT]}, phase="marshaling")
    for steward in "ab":
        assert choose(table) == (f"trigger winterfell_steward.0{steward}", "why-next-cheaper")
    assert choose(table) == ("marshal eddard_stark", "why-most-for-gold")


def test_a_duplicate_costs_nothing() -> None:
    table = lay({"hand": ["robb_stark"], "play": ["robb_stark"]}, {"play": [KNIGHT]}, phase="marshaling")
    assert choose(table) == ("marshal robb_stark", "why-costs-nothing")


def test_defenders_who_win_together_are_said_to_win() -> None:
    """Two would die. Areo alone is not enough against Robb; with Obara he is, and nobody else is called."""
    table = attacked(
        "military",
        ("robb_stark.0a",),
        {"play": ["robb_stark", "grey_wind", "catelyn_stark"], "plot": "the_winds_of_winter"},
        {"faction": "martell", "play": ["areo_hotah", "obara_sand", "maester_caleotte"]},
    )()
    first, second = choose(table), choose(table)
    assert {first[0], second[0]} == {"defend areo_hotah.1a", "defend obara_sand.1a"}
    assert first[1] == second[1] == "why-defence-wins"


def test_who_has_declared_enough_does_not_call_it_worthless() -> None:
    table = attacked("military", (f"{KNIGHT}.0a",), {"play": [KNIGHT]}, {"play": ["robb_stark", "eddard_stark"]})()
    assert choose(table)[1] == "why-defence-wins"
    assert choose(table) == ("done", "why-enough-attackers")


def test_an_attack_on_an_empty_hand_takes_no_cards() -> None:
    table = lay(
        {"play": ["catelyn_stark", "littlefinger"]},
        {"play": ["sansa_stark", KNIGHT]},
        cards=knelt(f"{KNIGHT}.1a"),
    )
    until(table, "challenge")
    intrigue = next(c for c in table.ask(0).choices if table.text(c) == "challenge intrigue seat_1")
    assert reason(table, 0, intrigue) == "why-worth-winning"


def test_who_begins_and_who_lets_others_begin_has_another_reason() -> None:
    table, seat = asked("cards2e", "first-player")
    said = {table.text(choice): reason(table, seat, choice) for choice in table.ask(seat).choices}
    assert said.pop(f"player seat_{seat}") == "why-attack-first" and set(said.values()) == {"why-attack-last"}
