"""What everyone can see of a combat before the march is sent."""

from __future__ import annotations

from typing import Any

from board2e.battlefield import war
from board2e.realm import play, view
from smallcouncil.games.board2e.state import BoardTable


def forecast(table: BoardTable) -> dict[str, Any] | None:
    seen: dict[str, Any] | None = view(table, "stark")["march"]["forecast"]
    return seen


def test_strengths_support_and_cards_are_foretold() -> None:
    areas = {
        "stoney_sept": "lannister knight knight siege_engine march_plus_1",
        "harrenhal": "tyrell footman defense_1",
        "riverrun": "stark knight support_plus_1",
        "crackclaw_point": "tyrell siege_engine support_0",
        "blackwater": "baratheon footman raid",
    }
    table = war(areas, "lannister", "tyrell", hand={"tyrell": ["alester_florent", "ser_loras_tyrell"]})
    assert forecast(table) is None
    play(table, "lannister move knight harrenhal", "lannister move siege_engine harrenhal")
    seen = forecast(table)
    assert seen is not None
    assert (seen["attacker"]["house"], seen["attacker"]["strength"]) == ("lannister", 2 + 4 + 1)
    assert (seen["attacker"]["worst_card"], seen["attacker"]["best_card"]) == (0, 4)
    assert (seen["defender"]["house"], seen["defender"]["strength"]) == ("tyrell", 1 + 1)
    assert (seen["defender"]["worst_card"], seen["defender"]["best_card"]) == (1, 3)
    assert {s["area"]: (s["house"], s["strength"]) for s in seen["support"]} == {
        "riverrun": ("stark", 3),
        "crackclaw_point": ("tyrell", 0),
    }


def test_no_combat_no_forecast() -> None:
    table = war({"stoney_sept": "lannister knight knight march_0"}, "lannister", "tyrell")
    play(table, "lannister move knight harrenhal")
    assert forecast(table) is None


def test_whoever_marches_alone_sees_every_combat_before_it_begins() -> None:
    areas = {
        "stoney_sept": "lannister knight march_plus_1",
        "harrenhal": "tyrell footman",
        "riverrun": "stark footman footman",
    }
    table = war(areas, "lannister", "tyrell")
    seen = view(table, "stark")["march"]["forecasts"]
    strengths = {area: (f["attacker"]["strength"], f["defender"]["strength"]) for area, f in seen.items()}
    assert strengths == {"harrenhal": (3, 1), "riverrun": (3, 2)}
