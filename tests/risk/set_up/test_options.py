"""Options: what is refused, by the name of the field, and that everything else plays."""

from __future__ import annotations

from typing import Any

import pytest

from laws.random_play import play
from risk.dominion_table import LEGAL_MIXES, MODULES
from risk.table import GAME, HOUSES, news, watched
from smallcouncil.table import BadInput, Rng

REFUSED: list[tuple[str, dict[str, Any]]] = [
    # players
    ("players", {"players": 1}),
    ("players", {"players": 8}),
    ("players", {"players": 0}),
    ("players", {"players": -3}),
    ("players", {"players": "three"}),
    ("players", {"players": 3.5}),
    ("players", {"players": True}),
    ("players", {"players": 6, "mode": "skirmish"}),
    ("players", {"players": 7, "mode": "dominion"}),
    ("players", {"players": 5, "mode": "world_at_war"}),
    ("players", {"players": 2, "mode": "world_at_war"}),
    # boards
    ("board", {"players": 3, "board": "essos"}),
    ("board", {"players": 2, "board": "westeros"}),
    ("board", {"players": 4, "board": "both"}),
    ("board", {"players": 6, "board": "westeros"}),
    ("board", {"players": 3, "board": "sothoryos"}),
    ("board", {"players": 3, "board": 1}),
    # modes, rules and victory
    ("mode", {"players": 3, "mode": "melee"}),
    ("mode", {"players": 3, "mode": 2}),
    ("rules", {"players": 3, "rules": "dominion"}),
    ("rules", {"players": 3, "mode": "dominion", "rules": "skirmish"}),
    ("rules", {"players": 6, "rules": "melee"}),
    ("victory", {"players": 3, "victory": "dominion"}),
    ("victory", {"players": 3, "mode": "dominion", "modules": ["gold", "characters"], "victory": "dominion"}),
    ("victory", {"players": 6, "rules": "dominion", "modules": [], "victory": "dominion"}),
    ("victory", {"players": 3, "victory": "conquest"}),
    # modules
    ("modules", {"players": 3, "mode": "dominion", "modules": ["dragons"]}),
    ("modules", {"players": 3, "mode": "dominion", "modules": ["characters"]}),
    ("modules", {"players": 3, "mode": "dominion", "modules": ["maesters", "special_units"]}),
    ("modules", {"players": 3, "mode": "dominion", "modules": ["objectives"]}),
    ("modules", {"players": 3, "modules": ["gold"]}),
    ("modules", {"players": 6, "modules": ["special_units"]}),
    ("modules", {"players": 3, "mode": "dominion", "modules": "gold"}),
    ("modules", {"players": 3, "mode": "dominion", "modules": [1]}),
    # houses
    ("houses", {"players": 3, "houses": ["stark", "baratheon"]}),
    ("houses", {"players": 3, "houses": ["stark", "stark", "lannister"]}),
    ("houses", {"players": 3, "houses": ["stark", "baratheon", "tyrell"]}),
    ("houses", {"players": 3, "houses": ["stark", "baratheon", "targaryen"]}),
    ("houses", {"players": 2, "houses": ["stark", "lannister"]}),
    ("houses", {"players": 2, "houses": ["targaryen", "ghiscari", "stark"]}),
    ("houses", {"players": 2, "houses": ["targaryen", "greyjoy"]}),
    ("houses", {"players": 2, "houses": "targaryen"}),
    # numbers and the rest
    ("seed", {"players": 3, "seed": -1}),
    ("seed", {"players": 3, "seed": "x"}),
    ("seed", {"players": 3, "seed": 1.5}),
    ("seed", {"players": 3, "seed": True}),
    ("units_per_territory", {"players": 3, "units_per_territory": 4}),
    ("units_per_territory", {"players": 3, "units_per_territory": "3"}),
    ("round_limit", {"players": 3, "round_limit": -1}),
    ("round_limit", {"players": 3, "round_limit": "none"}),
    ("windows", {"players": 3, "windows": "open"}),
    ("dragons", {"players": 3, "dragons": 3}),
]


@pytest.mark.parametrize(("field", "options"), REFUSED, ids=str)
def test_refused(field: str, options: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.new(**{"seed": 1, **options})
    assert refused.value.field == field
    assert str(refused.value).startswith(f"{field}: ")


@pytest.mark.parametrize(("field", "options"), [entry for entry in REFUSED if entry[0] != "seed"], ids=str)
def test_refused_in_a_position(field: str, options: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.position({"options": options, "rest": ["stark", 1]})
    assert refused.value.field == field


@pytest.mark.parametrize("mix", LEGAL_MIXES, ids="+".join)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_mix_plays_to_its_end(players: int, mix: tuple[str, ...]) -> None:
    mode: dict[str, Any] = {"rules": "dominion"} if players > 5 else {"mode": "dominion"}
    for victory in ("skirmish", "dominion") if "objectives" in mix else ("skirmish",):
        table = watched(GAME.new(seed=7, players=players, modules=mix[::-1], victory=victory, listen=True, **mode))
        assert GAME.write_options(table.options)["modules"] == mix, "in the order of the rulebook"
        play(table, Rng(players))
        assert table.result is not None
        reasons = ("dominion", "last_one_standing") if victory == "dominion" else ("end_card", "last_one_standing")
        assert table.result.reason in reasons
        told = {event["event"] for event in news(table)}
        for module, event in (
            ("characters", "used"),
            ("special_units", "special_placed"),
            ("maesters", "bought_maester"),
            ("objectives", "got_objective"),
        ):
            assert (event in told) == (module in mix), f"{event} {'is missing' if module in mix else 'happened'}"
        assert any(event["gold"] for event in news(table, "collected")) == ("gold" in mix)


@pytest.mark.parametrize("players", range(2, 8))
def test_defaults(players: int) -> None:
    options = GAME.write_options(GAME.new(seed=1, players=players).options)
    assert options["mode"] == ("world_at_war" if players > 5 else "skirmish")
    assert options["rules"] == options["victory"] == "skirmish" and options["modules"] == ()
    assert options["board"] == ("both" if players > 5 else "essos" if players == 2 else "westeros")
    assert (options["units_per_territory"], options["round_limit"], options["windows"]) == (3, 100, "fast")
    mode: dict[str, Any] = {"rules": "dominion"} if players > 5 else {"mode": "dominion"}
    dominion = GAME.write_options(GAME.new(seed=1, players=players, **mode).options)
    assert dominion["modules"] == MODULES and dominion["victory"] == "dominion"


@pytest.mark.parametrize("players", range(2, 8))
def test_houses_may_be_fixed_by_seat(players: int) -> None:
    houses = HOUSES[players][::-1]
    table = GAME.new(seed=1, players=players, houses=houses)
    assert [player["house"] for player in table.view(None)["table"]["players"]] == houses
    assert table.asks[0].prompt == "reinforce.place"


def test_the_limit_of_rounds() -> None:
    table = GAME.new(seed=1, players=3, round_limit=1)
    while not table.over:
        table.choose(table.asks[0].seat, table.asks[0].default)
    assert table.result is not None and table.result.reason == "round_limit"
    assert table.view(None)["table"]["round"] == 1
    endless = GAME.new(seed=1, players=3, round_limit=0)
    while endless.view(None)["table"]["round"] < 101:
        endless.choose(endless.asks[0].seat, endless.asks[0].default)
    assert not endless.over
