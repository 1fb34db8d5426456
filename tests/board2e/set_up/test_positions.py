"""Positions: what is left out, and what is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from board2e.battlefield import attack, war
from board2e.realm import CROWS, DANCE, GAME, area, asked, lay, of, play, see, view
from smallcouncil.table import BadInput

THREE: dict[str, Any] = {"options": {"players": 3}}


def refused(field: str, **data: Any) -> None:
    with pytest.raises(BadInput) as error:
        GAME.position({**THREE, **data})
    assert error.value.field.startswith(field), error.value


def test_an_empty_position_is_the_start() -> None:
    table = lay()
    assert see(table, "winterfell")["units"] == {"footman": 1, "knight": 1}
    assert asked(table)[0] == "stark planning.area" and of(table, "stark")["power"] == 5


def test_areas_replace_the_start() -> None:
    table = lay({"castle_black": "lannister knight"})
    assert see(table, "winterfell")["units"] == {} and see(table, "winterfell")["garrison"] == 2
    assert see(table, "kings_landing")["neutral"] == 5
    assert view(lay({"kings_landing": "stark footman neutral 0"}))["areas"]["kings_landing"]["neutral"] == 0


@pytest.mark.parametrize(
    ("field", "entry"),
    [
        ("areas.winterfell", {"owner": "stark", "units": {"ship": 1}}),
        ("areas.bay_of_ice", {"owner": "stark", "units": {"knight": 1}}),
        ("areas.bay_of_ice.token", {"token": "stark"}),
        ("areas.port_of_winterfell", {"owner": "lannister", "units": {"ship": 1}}),
        ("areas.port_of_winterfell", {"owner": "stark", "units": {"ship": 4}}),
        ("areas.winterfell.owner", {"units": {"footman": 1}}),
        ("areas.winterfell.owner", {"owner": "tyrell"}),
        ("areas.winterfell.units", {"owner": "stark", "units": {"dragon": 1}}),
        ("areas.winterfell.units", {"owner": "stark", "units": {"footman": 11}}),
        ("areas.winterfell.units", {"owner": "stark", "units": {"footman": "many"}}),
        ("areas.winterfell.order", {"owner": "stark", "units": {"footman": 1}, "order": "sing"}),
        ("areas.castle_black.order", {"order": "march_0"}),
        ("areas.winterfell", {"owner": "lannister", "units": {"footman": 1}}),
        ("areas.kings_landing", {"owner": "stark", "units": {"footman": 1}}),
        ("areas.winterfell", {"castle": 2}),
        ("areas.castle_black.garrison", {"garrison": 2}),
    ],
)
def test_areas_are_checked(field: str, entry: dict[str, Any]) -> None:
    refused(field, areas={field.split(".")[1]: entry})


def test_pieces_are_counted() -> None:
    crowd = {name: area("stark knight knight") for name in ("winterfell", "castle_black", "karhold")}
    refused("areas", areas=crowd)
    refused("power.stark", power={"stark": 21})
    refused("power.stark", power={"stark": 20}, areas={"karhold": area("token stark")})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("castamere", 1),
        ("houses", ["stark", "lannister", "greyjoy"]),
        ("houses", ["stark", "stark", "lannister"]),
        ("round", 11),
        ("round", 0),
        ("phase", "dinner"),
        ("begin", "dinner"),
        ("supply", {"stark": 7}),
        ("threat", 3),
        ("tracks", {"iron_throne": ["stark", "stark", "lannister"]}),
        ("tracks", {"iron_chair": ["stark", "baratheon", "lannister"]}),
        ("hand", {"stark": ["tywin_lannister"]}),
        ("bans", ["weddings"]),
        ("westeros_decks", [["supply"], None, None]),
        ("westeros_decks", []),
        ("westeros_discards", [["clash_of_kings"], [], []]),
        ("wildling_deck", ["crow_killers", "crow_killers"]),
        ("blade_used", 1),
        ("ready", ["tyrell"]),
        ("bids", {"stark": 6}),
        ("stack", [{"procedure": "Feast"}]),
        ("stack", [{"procedure": "March", "seat": 9}]),
    ],
)
def test_fields_are_checked(field: str, value: Any) -> None:
    refused(field, **{field: value})


@pytest.mark.parametrize(
    ("step", "cards", "field"),
    [
        ("show_cards", False, "cards"),
        ("use_blade", False, "cards"),
        ("result", True, "winner"),
        ("retreat", True, "winner"),
    ],
)
def test_a_combat_without_what_it_has_decided_is_refused(step: str, cards: bool, field: str) -> None:
    areas = {"stoney_sept": "lannister knight march_0", "harrenhal": "tyrell knight"}
    table = attack(war(areas, "lannister", "tyrell"), "knight harrenhal")
    if cards:
        play(table, "lannister play the_hound", "tyrell play mace_tyrell")
    data = table.position()
    while data["stack"][-1]["procedure"] != "Combat":
        data["stack"].pop()
    data["stack"][-1]["step"] = step
    with pytest.raises(BadInput) as error:
        GAME.position(data)
    assert error.value.field == f"stack.Combat.{field}"


def test_objectives_are_checked() -> None:
    with pytest.raises(BadInput, match="objectives"):
        lay(options=CROWS, objectives={"stark": ["the_raven"], "arryn": ["the_raven"]})
    with pytest.raises(BadInput, match="objectives"):
        lay(options=CROWS, objectives={"stark": ["the_raven since always"]})


def test_scenarios_bring_their_players() -> None:
    assert len(GAME.new(seed=1, **DANCE).view(None)["seats"]) == 6
    assert len(GAME.position({"options": {"players": 4, **CROWS}}).view(None)["seats"]) == 4
