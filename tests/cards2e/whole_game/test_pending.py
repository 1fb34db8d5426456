"""What is under way is shown: the step, declared fighters, open windows, abilities that wait; hidden cards never."""

from __future__ import annotations

from typing import Any

from cards2e.thrones import attack, do, lay
from smallcouncil.games.cardgame.position import find
from smallcouncil.games.cards2e.facts import BY_ID
from smallcouncil.games.cards2e.state import ThronesTable


def shown(table: ThronesTable, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.view(seat)["table"]
    return found


def test_only_who_declares_sees_what_is_declared_so_far() -> None:
    t = lay({"play": ["robb_stark", "eddard_stark"]}, {"play": ["arya_stark"]})
    do(t, "0 challenge military seat_1", "0 attack robb_stark.0a")
    assert shown(t)["step"] == "attackers"
    assert shown(t, 0)["declaring"] == ["robb_stark.0a"]
    assert shown(t, 0)["initiating"] == {"type": "military", "against": 1}
    assert shown(t, 1)["declaring"] == [] and shown(t)["declaring"] == []
    assert shown(t, 1)["initiating"] is None and shown(t)["initiating"] is None
    do(t, "0 done")
    assert shown(t, 0)["initiating"] is None and shown(t)["challenge"]["defender"] == 1


def test_a_reduced_price_is_shown_to_who_pays_it() -> None:
    hand = ["robert_baratheon", "robb_stark"]
    t = lay({"faction": "baratheon", "play": ["dragonstone_faithful"], "hand": hand, "gold": 9}, {}, phase="marshaling")
    assert shown(t, 0)["players"][0]["prices"] == {}, "what is printed"
    do(t, "0 trigger dragonstone_faithful.0a")
    assert shown(t, 0)["players"][0]["prices"] == {"robert_baratheon": BY_ID["robert_baratheon"].cost - 1}
    assert [shown(t, seat)["players"][0]["prices"] for seat in (1, None)] == [{}, {}], "a hand is secret"


def test_who_may_still_defend_is_public() -> None:
    t = lay({"play": ["robb_stark"]}, {"play": ["eddard_stark", "catelyn_stark"]})
    attack(t, "military", "robb_stark.0a")
    assert shown(t)["challenge"]["may_defend"] == ["eddard_stark.1a"], "Catelyn has no military icon"


def test_nobody_may_defend_any_more_when_defenders_are_declared() -> None:
    t = lay({"play": ["robb_stark"], "hand": ["for_the_north"], "gold": 3}, {"play": ["eddard_stark", "arya_stark"]})
    attack(t, "military", "robb_stark.0a")
    do(t, "0 pass")
    assert shown(t)["challenge"]["may_defend"] == ["eddard_stark.1a"], "Arya has no duplicate, so no military icon"
    do(t, "1 done")
    assert shown(t)["step"] == "defense_window" and shown(t)["challenge"]["may_defend"] == []


def test_an_ability_waits_with_its_targets_to_come() -> None:
    t = lay({"play": ["grey_wind"]}, {"play": ["bran_stark", "winterfell_steward"]})
    do(t, "0 trigger grey_wind.0a")
    assert [(p["what"], p["cards"]) for p in shown(t, 1)["pending"]] == [("ability", ["grey_wind.0a"]), ("actions", [])]


def test_an_event_is_shown_when_it_is_played_and_not_before() -> None:
    event = "like_warm_rain"
    wolves = {"play": ["summer", "direwolf_pup"], "hand": [event], "gold": 1}
    t = lay({"faction": "lannister", "play": ["tywin_lannister", "cersei_lannister"]}, wolves)
    attack(t, "intrigue", "tywin_lannister.0a", "cersei_lannister.0a")
    assert [p["what"] for p in shown(t, 0)["pending"]] == ["reactions"] and event not in str(shown(t, 0))
    do(t, f"1 play {event}")
    assert shown(t, 0)["players"][1]["hand"] == [event], "while its costs are chosen"
    do(t, "1 pick summer.1a")
    assert shown(t, 0)["pending"][0]["cards"] == [f"{event}.1a"]


def test_everyone_hears_whose_ability_is_used() -> None:
    t = lay({"play": ["grey_wind"]}, {"play": ["bran_stark", "winterfell_steward"]}, listen=True)
    do(t, "0 trigger grey_wind.0a")
    assert [e.args for e in t.heard(1) if e.news.name == "used"] == [(0, find(t, "grey_wind.0a"))]
