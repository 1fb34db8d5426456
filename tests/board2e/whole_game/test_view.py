"""What everyone sees while something is under way."""

from __future__ import annotations

from board2e.realm import CROWS, lay, new, play, view, westeros
from smallcouncil.games.board2e import facts
from smallcouncil.games.board2e.combat.view import CombatView
from smallcouncil.games.board2e.view import TableView


def test_the_view_is_the_declared_struct() -> None:
    table = new(3)
    assert table.game.view_type is TableView and type(table.seen_by(0)) is TableView
    assert TableView.__annotations__["combat"] == f"{CombatView.__name__} | None"


def test_holders_of_the_tokens() -> None:
    table = westeros(second="clash_of_kings")
    assert view(table)["bidding_for"] == "iron_throne"
    assert view(table)["holders"] == {
        "iron_throne_token": "baratheon",
        "valyrian_steel_blade": "stark",
        "messenger_raven": "lannister",
    }
    play(table, "stark bid 3", "lannister bid 2", "baratheon bid 1")
    assert view(table)["bidding_for"] == "fiefdoms" and view(table)["holders"]["iron_throne_token"] == "stark"


def test_a_march_under_way() -> None:
    areas = {"blackwater": "stark footman knight knight march_0", "kingswood": "baratheon footman support_0"}
    table = lay(areas, begin="marches", supply={"stark": 6})
    assert view(table)["march"]["source"] == "blackwater" and view(table)["march"]["units"] == {}
    play(table, "stark ask_support kings_landing", "baratheon grant", "stark move knight kings_landing")
    assert view(table)["march"] == {
        "house": "stark",
        "source": "blackwater",
        "target": "kings_landing",
        "units": {"knight": 1},
        "supporters": ["baratheon"],
        "forecast": None,
        "forecasts": {},
    }


def test_a_mustering_under_way() -> None:
    table = westeros("mustering")
    assert view(table)["muster"] == {"house": "baratheon", "points": {"dragonstone": 2}}
    play(table, "baratheon upgrade dragonstone knight")
    assert view(table)["muster"]["points"] == {"dragonstone": 1}


def test_wildlings_under_way() -> None:
    deck = ["mammoth_riders", *[c for c in facts.WILDLINGS if c != "mammoth_riders"]]
    table = westeros("supply", "game_of_thrones", "wildlings_attack", threat=6, wildling_deck=deck)
    seen = {"strength": 6, "out": None, "repelled": None, "bidder": None, "card": None}
    assert view(table)["wildlings"] == seen
    play(table, "stark bid 1", "lannister bid 0")
    assert view(table)["wildlings"] == seen
    play(table, "baratheon bid 2")
    assert view(table)["wildlings"] == {**seen, "repelled": False, "bidder": "lannister", "card": "mammoth_riders"}


def test_the_pool_of_objectives() -> None:
    hands = {"stark": ["the_raven"], "lannister": ["the_throne"], "baratheon": ["land_grab"], "arryn": ["hold_court"]}
    table = westeros("shifting_ambitions", options=CROWS, objectives=hands)
    play(table, "stark give_up the_raven", "lannister give_up the_throne", "baratheon give_up land_grab")
    assert view(table)["pool"] == []
    play(table, "arryn give_up hold_court")
    assert sorted(view(table)["pool"]) == ["hold_court", "land_grab", "the_raven", "the_throne"]


def test_figures_for_statistics() -> None:
    figures = new(3).figures()
    assert figures["castles"] == [2, 1, 1] and figures["iron_throne"] == [3, 2, 1]
    assert next(iter(new(**CROWS).figures())) == "points"
