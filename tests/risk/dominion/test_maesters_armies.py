"""The maester cards that bring, move and destroy units out of battle, one by one."""

from __future__ import annotations

import json

import pytest

from risk.dominion_table import (
    at_any_time,
    cards,
    dice,
    discards,
    dominion,
    heard,
    may,
    moment,
    specials,
    strike,
    unasked,
    units,
)
from risk.table import asked, choices, look, mine, news, play, sees, skip
from smallcouncil.table import Rng

# ---------------------------------------------------------------------- at any time


def test_preparing_for_war_one_unit_each_in_three_territories() -> None:
    t = moment("preparing_for_war", {"skagos": "stark 1"})
    play(t, "stark play preparing_for_war")
    assert choices(t) == ["at skagos", "at winterfell", "at riverrun", "at harrenhal"]
    play(t, "stark at harrenhal")
    assert choices(t) == ["at skagos", "at winterfell", "at riverrun"], "different territories"
    play(t, "stark at skagos", "stark at winterfell")
    assert units(t, "harrenhal", "skagos", "winterfell", "riverrun") == [8, 2, 4, 2]
    assert asked(t) == "stark invade.declare"


def test_preparing_for_war_with_fewer_territories() -> None:
    t = moment("preparing_for_war", {"riverrun": "lannister 1"})
    play(t, "stark play preparing_for_war")
    if asked(t) == "stark card.place":
        play(t, "stark at winterfell")
    assert units(t, "winterfell", "harrenhal") == [4, 8], "one in each, and no third"


def test_preparing_for_war_in_the_middle_of_another_players_battle() -> None:
    t = dominion(gold={"lannister": 200}, maesters={"lannister": ["preparing_for_war"]}, characters={})
    play(t, "stark invade harrenhal kings_landing")
    assert asked(t) == "stark invade.attack" and may(t, "lannister") == ["play preparing_for_war"]
    unasked(t, "lannister play preparing_for_war")
    play(t, *(["lannister at kings_landing"] if asked(t) == "lannister card.place" else []))
    assert units(t, "kings_landing", "casterly_rock") == [5, 4]
    assert asked(t) == "stark invade.attack", "the question is put again"


@pytest.mark.parametrize(
    ("card", "unit", "lies"),
    [
        ("a_sworn_sword", "knight", (1, 0, 0)),
        ("weapons_of_war", "siege_engine", (0, 1, 0)),
        ("reinforce_bulwarks", "fortification", (0, 0, 1)),
    ],
)
def test_a_sworn_sword_weapons_of_war_and_reinforce_bulwarks(card: str, unit: str, lies: tuple[int, int, int]) -> None:
    t = moment(card)
    play(t, f"stark play {card}")
    assert choices(t) == [f"put {unit} {area}" for area in ("winterfell", "riverrun", "harrenhal")]
    play(t, f"stark put {unit} riverrun")
    assert specials(t, "riverrun") == lies


def test_weapons_of_war_help_a_defender_at_once() -> None:
    t = dominion(gold={"lannister": 100}, maesters={"lannister": ["weapons_of_war"]}, characters={})
    play(t, "stark invade harrenhal kings_landing", "stark attack 3")
    assert asked(t) == "lannister invade.defend" and "play weapons_of_war" in at_any_time(t, "lannister")
    play(t, "lannister play weapons_of_war", "lannister put siege_engine kings_landing")
    assert asked(t) == "lannister invade.defend"
    dice(t, 6, 6, 6, (8, 8), 1)
    play(t, "lannister defend 2")
    assert news(t, "fought")[-1]["defence"] == [8, 1]


def test_reinforce_bulwarks_while_an_opponent_thinks() -> None:
    t = dominion(gold={"lannister": 100}, maesters={"lannister": ["reinforce_bulwarks"]}, characters={})
    unasked(t, "lannister play reinforce_bulwarks")
    play(t, "lannister put fortification kings_landing")
    assert specials(t, "kings_landing") == (0, 0, 1) and asked(t) == "stark invade.declare"


# ---------------------------------------------------------------------- reinforcements


@pytest.mark.parametrize("rolled", [1, 4, 6])
def test_call_in_your_banners_a_die_of_units_and_no_gold(rolled: int) -> None:
    t = moment("call_in_your_banners")
    dice(t, rolled)
    play(t, "stark play call_in_your_banners")
    assert asked(t) == "stark reinforce.place" and t.asks[0].args == (3 + rolled,)
    assert news(t, "collected")[-1]["gold"] == 300 and sees(t, "stark")["gold"] == 300


def test_rally_the_smallfolk_hidden_until_revealed() -> None:
    deck = ["riverrun", "skagos", "karhold", "pyke", "harlaw", "tarth", "oldtown", "the_arbor", "sunspear"]
    t = moment("rally_the_smallfolk", deck=deck)
    play(t, "stark play rally_the_smallfolk")
    assert mine(t, "stark")["musters"] == ["riverrun"] and mine(t, "stark")["cards"] == []
    for other in (1, 2, None):
        view = t.view(other)["table"]
        assert view["players"][0]["musters"] == 1 and view["players"][0]["cards"] == 0
        assert "riverrun" not in json.dumps([view["mine"], view["discards"]])
    assert heard(t, "stark", "got_card") and not heard(t, "lannister", "got_card")
    assert len({tuple(t.imagine(1, Rng(n)).position()["musters"][0]) for n in range(9)}) > 4, "others can only guess"
    assert {tuple(t.imagine(0, Rng(n)).position()["musters"][0]) for n in range(9)} == {("riverrun",)}
    assert sees(t, "stark")["units"] == 12 and units(t, "riverrun") == [2], "the units are not on the board"
    play(t, "stark done", "stark done")
    while not asked(t).startswith("lannister"):
        t.choose(t.asks[0].seat, t.asks[0].default)
    assert may(t, "stark") == ["muster riverrun"], "at any time, in the turn of another too"
    unasked(t, "stark muster riverrun")
    assert units(t, "riverrun") == [7] and discards(t, "territory") == ["riverrun"]
    assert mine(t, "stark")["musters"] == [] and may(t, "stark") == []


def test_rally_the_smallfolk_only_while_the_territory_is_held() -> None:
    t = dominion({"riverrun": "lannister 1"}, musters={"stark": ["riverrun"]})
    assert at_any_time(t, "stark") == []
    play(t, "stark invade harrenhal riverrun")
    strike(t, 6, 6, 6, 1)
    assert asked(t) == "stark conquer.advance"
    assert at_any_time(t, "stark") == ["muster riverrun"], "as soon as it is conquered"
    play(t, "stark advance 0", "stark muster riverrun")
    assert units(t, "riverrun") == [8]


def test_rally_the_smallfolk_saves_a_territory_before_the_dice_but_not_after() -> None:
    t = dominion(musters={"lannister": ["kings_landing"]}, gold={"stark": 100}, maesters={"stark": ["valyrian_steel"]})
    play(t, "stark invade harrenhal kings_landing", "stark attack 3")
    assert "muster kings_landing" in choices(t)
    dice(t, 2, 2, 2, 2, 2)
    play(t, "lannister defend 2")
    assert asked(t) == "stark window.rolled" and may(t, "lannister") == []
    play(t, "stark pass")
    assert may(t, "lannister") == ["muster kings_landing"]
    unasked(t, "lannister muster kings_landing")
    assert units(t, "kings_landing") == [9]


# ---------------------------------------------------------------------- losses


def test_sickness_in_the_ranks_strikes_a_region() -> None:
    """One unit in every opposing territory of the region, never the last one, no neutral and no own ones."""
    field = {
        "kings_landing": "lannister 4",
        "dragonstone": "baratheon 3",
        "kingswood": "stark 3",
        "crackclaw_point": "neutral 2",
    }
    t = moment("sickness_in_the_ranks", field, deck=["kingswood", "skagos"])
    play(t, "stark play sickness_in_the_ranks")
    crownlands = ("kings_landing", "dragonstone", "kingswood", "crackclaw_point")
    assert units(t, *crownlands) == [3, 2, 3, 2]
    assert discards(t, "territory") == ["kingswood"] and units(t, "casterly_rock", "winterfell") == [3, 3]
    t = moment("sickness_in_the_ranks", {"kings_landing": "lannister 1"}, deck=["dragonstone"])
    play(t, "stark play sickness_in_the_ranks")
    assert units(t, "kings_landing", "dragonstone") == [1, 2], "the last unit never falls"


def test_mass_desertion_halves_two_territories() -> None:
    t = moment("mass_desertion", {"kings_landing": "lannister 5"}, deck=["kings_landing", "dragonstone", "skagos"])
    play(t, "stark play mass_desertion")
    assert units(t, "kings_landing", "dragonstone") == [3, 2], "half, rounded down, is gone"
    assert sorted(discards(t, "territory")) == ["dragonstone", "kings_landing"]
    assert [e["cards"] for e in news(t, "shown")] == [["kings_landing"], ["dragonstone"]]


@pytest.mark.parametrize("seed", range(6))
def test_mass_desertion_reveals_two_different_cards_when_the_deck_runs_out(seed: int) -> None:
    t = moment("mass_desertion", {"kings_landing": "lannister 8"}, deck=["kings_landing"], discard=["dragonstone"])
    t.rng = Rng(seed)
    play(t, "stark play mass_desertion")
    assert units(t, "kings_landing", "dragonstone") == [4, 2]


def test_mass_desertion_spares_the_own_and_the_neutral_ones() -> None:
    t = moment("mass_desertion", {"skagos": "neutral 6"}, deck=["harrenhal", "skagos"])
    play(t, "stark play mass_desertion")
    assert units(t, "harrenhal", "skagos") == [7, 6]


def test_winter_is_coming_opponents_lose_two_the_player_one() -> None:
    t = moment("winter_is_coming", {"tarth": "baratheon 2"})
    play(t, "stark play winter_is_coming")
    assert asked(t) == "baratheon card.destroy" and choices(t) == ["destroy dragonstone", "destroy tarth"]
    play(t, "baratheon destroy tarth")
    assert units(t, "tarth") == [1]
    if asked(t) == "baratheon card.destroy":
        play(t, "baratheon destroy dragonstone")
    assert units(t, "dragonstone") == [2], "one at a time; one must remain"
    assert asked(t) == "lannister card.destroy"
    play(t, "lannister destroy kings_landing", "lannister destroy casterly_rock")
    assert units(t, "kings_landing", "casterly_rock") == [3, 2]
    assert asked(t) == "stark card.destroy"
    play(t, "stark destroy winterfell")
    assert units(t, "winterfell") == [2] and asked(t) == "stark invade.declare"


def test_winter_is_coming_spares_who_has_only_single_units() -> None:
    t = moment(
        "winter_is_coming",
        {"dragonstone": "baratheon 1", "kings_landing": "lannister 1", "casterly_rock": "lannister 1"},
    )
    play(t, "stark play winter_is_coming")
    assert asked(t) == "stark card.destroy"
    assert all(here["units"] == 1 for here in look(t)["territories"].values() if here["owner"] != "stark")


@pytest.mark.parametrize(("rolled", "left"), [(1, 3), (3, 1), (6, 1)])
def test_cut_off_supply_lines_removes_a_die_of_units(rolled: int, left: int) -> None:
    t = moment("cut_off_supply_lines", {"mountains_of_the_moon": "baratheon 2", "sunspear": "lannister 5"})
    play(t, "stark play cut_off_supply_lines")
    assert choices(t) == ["at mountains_of_the_moon", "at kings_landing"], "neighbours with units to lose"
    dice(t, rolled)
    play(t, "stark at kings_landing")
    assert units(t, "kings_landing") == [left]


def test_cut_off_supply_lines_reaches_over_ports() -> None:
    t = moment("cut_off_supply_lines", {"white_harbor": "stark 1", "sunspear": "lannister 5"})
    play(t, "stark play cut_off_supply_lines")
    assert "at sunspear" in choices(t)


def test_cut_off_supply_lines_needs_a_target() -> None:
    t = moment("cut_off_supply_lines", {"kings_landing": "lannister 1"})
    assert cards(t, "stark") == []


# ---------------------------------------------------------------------- the fleet


def test_pirate_ship_fleet_invades_any_coast_from_a_port() -> None:
    field = {"white_harbor": "stark 5", "skagos": "baratheon 1", "the_arbor": "lannister 1"}
    t = moment("pirate_ship_fleet", field)
    assert "invade white_harbor the_arbor" not in choices(t)
    play(t, "stark play pirate_ship_fleet")
    assert {"invade white_harbor the_arbor", "invade white_harbor oldtown", "invade white_harbor skagos"} <= set(
        choices(t)
    )
    assert "invade white_harbor stoney_sept" not in choices(t), "no coast there"
    assert "invade harrenhal the_arbor" not in choices(t), "Harrenhal has no port"
    assert "invade white_harbor winterfell" not in choices(t), "not the own coast"
    play(t, "stark invade white_harbor the_arbor")
    strike(t, 6, 6, 6, 1)
    play(t, "stark advance 0")
    assert look(t)["territories"]["the_arbor"]["owner"] == "stark"


def test_pirate_ship_fleet_for_invasions_of_this_turn_only() -> None:
    t = moment("pirate_ship_fleet", {"white_harbor": "stark 5", "the_arbor": "stark 1", "the_twins": "stark 1"})
    play(t, "stark play pirate_ship_fleet", "stark done", "stark from white_harbor")
    assert asked(t) == "stark maneuver.units" or "to the_arbor" not in choices(t), "not for maneuvers"
    skip(t, "invade.declare")
    while asked(t) != "stark invade.declare":
        t.choose(t.asks[0].seat, t.asks[0].default)
    assert not [c for c in choices(t) if c.startswith("invade white_harbor the_arbor") or c.endswith(" three_towers")]


def test_pirate_ship_fleet_reaches_the_other_continent_in_world_at_war() -> None:
    t = dominion(
        {"white_harbor": "stark 5", "wolfswood": "stark 5"},
        players=6,
        rest="targaryen 1",
        gold={"stark": 100},
        maesters={"stark": ["pirate_ship_fleet"]},
    )
    assert "invade wolfswood qarth" not in choices(t)
    play(t, "stark play pirate_ship_fleet")
    assert {"invade wolfswood qarth", "invade wolfswood oros"} <= set(choices(t))
