"""House Greyjoy and House Martell."""

from __future__ import annotations

import pytest

from cards1e.council import FILLER, attack, defend, do, lay, offered, player, seen


@pytest.mark.card("nute_the_barber_dotn")
def test_nute_grows_with_every_discarded_card() -> None:
    t = lay(
        {"house": "greyjoy", "play": ["nute_the_barber_dotn"], "hand": ["ice", "lady"]},
        {},
        phase="draw",
        begin="draw_window",
        hold=True,
    )
    do(t, "0 trigger nute_the_barber_dotn.0a", "0 take lady")
    assert seen(t, "nute_the_barber_dotn.0a")["strength"] == 4 and player(t, 0)["discard"] == ["lady.0a"]


@pytest.mark.card("bloodthirsty_crew_bwb")
def test_the_crew_burns_two_cards() -> None:
    seat = {"house": "greyjoy", "play": ["bloodthirsty_crew_bwb"]}
    t = lay(seat, {"play": [FILLER]})
    attack(t, "intrigue", "bloodthirsty_crew_bwb.0a")
    do(t, "0 trigger bloodthirsty_crew_bwb.0a")
    assert len(player(t, 1)["discard"]) == 2
    t = lay(seat, {"play": ["hodor", "cersei_lannister"]})
    attack(t, "intrigue", "bloodthirsty_crew_bwb.0a")
    defend(t, "cersei_lannister.1a")
    assert not offered(t, "trigger bloodthirsty_crew_bwb.0a")


@pytest.mark.card("eurons_enforcers_bwb")
def test_the_enforcers_count_raiders() -> None:
    t = lay({"play": ["eurons_enforcers_bwb", "bloodthirsty_crew_bwb"]}, {"play": ["bloodthirsty_crew_bwb"]})
    assert seen(t, "eurons_enforcers_bwb.0a")["strength"] == 5


@pytest.mark.card("ellaria_sand_pots")
def test_ellaria_takes_power_when_she_loses() -> None:
    t = lay(
        {"play": ["hodor", "knight_of_the_tumblestone"]},
        {"house": "martell", "play": ["ellaria_sand_pots"]},
        cards={"hodor.0a": {"power": 2}},
    )
    attack(t, "power", "knight_of_the_tumblestone.0a")
    do(t, "1 done", "1 trigger ellaria_sand_pots.1a")
    assert (seen(t, "hodor.0a")["power"], seen(t, "ellaria_sand_pots.1a")["power"]) == (1, 1)
