"""The clash of kings."""

from __future__ import annotations

import pytest

from board2e.realm import (
    asked,
    choices,
    news,
    of,
    play,
    view,
    westeros,
)


@pytest.mark.rule("R-B2-clash-01")
def test_the_tracks_are_cleared() -> None:
    table = westeros(second="clash_of_kings")
    assert view(table)["tracks"] == {"iron_throne": [], "fiefdoms": [], "kings_court": []}
    play(table, "stark bid 3", "lannister bid 2", "baratheon bid 1")
    assert view(table)["tracks"] == {
        "iron_throne": ["stark", "lannister", "baratheon"],
        "fiefdoms": [],
        "kings_court": [],
    }


@pytest.mark.rule("R-B2-clash-02", "R-B2-clash-05", "R-B2-clash-08")
def test_three_bids_one_after_the_other() -> None:
    table = westeros(second="clash_of_kings")
    tracks = []
    for bids in ((3, 2, 1), (0, 1, 2), (1, 0, 2)):
        tracks.append(table.asks[0].args[0])
        play(table, *(f"{h} bid {n}" for h, n in zip(("stark", "lannister", "baratheon"), bids, strict=True)))
    assert tracks == [0, 1, 2]
    assert view(table)["tracks"] == {
        "iron_throne": ["stark", "lannister", "baratheon"],
        "fiefdoms": ["baratheon", "lannister", "stark"],
        "kings_court": ["baratheon", "stark", "lannister"],
    }


@pytest.mark.rule("R-B2-clash-03", "R-B2-alliance-03")
def test_bids_are_secret_until_all_have_bid() -> None:
    table = westeros(second="clash_of_kings")
    play(table, "stark bid 3")
    assert of(table, "stark", "stark")["bid"] == 3
    for viewer in ("lannister", "baratheon", None):
        seen = of(table, "stark", viewer)
        assert seen["bid"] is None and seen["has_bid"] and seen["power"] == 5
    play(table, "lannister bid 2", "baratheon bid 1")
    shown = news(table, "bids")[0]
    assert dict(zip(shown["seats"], shown["powers"], strict=True)) == {"stark": 3, "lannister": 2, "baratheon": 1}


@pytest.mark.rule("R-B2-clash-04")
def test_nothing_may_be_bid() -> None:
    table = westeros(second="clash_of_kings")
    assert choices(table, "stark") == [f"bid {n}" for n in range(6)]


@pytest.mark.rule("R-B2-clash-06", "R-B2-tracks-01")
def test_the_throne_orders_equal_bids() -> None:
    table = westeros(second="clash_of_kings")
    play(table, "stark bid 1", "lannister bid 1", "baratheon bid 1")
    assert asked(table) == ["baratheon clash.tie"]
    assert set(choices(table, "baratheon")) == {"rank stark", "rank lannister", "rank baratheon"}
    play(table, "baratheon rank stark", "baratheon rank baratheon")
    assert view(table)["tracks"]["iron_throne"] == ["stark", "baratheon", "lannister"]


@pytest.mark.rule("R-B2-clash-06")
def test_the_throne_orders_equal_bids_of_others() -> None:
    table = westeros(second="clash_of_kings")
    play(table, "stark bid 1", "lannister bid 1", "baratheon bid 3")
    assert asked(table) == ["baratheon clash.tie"]  # he is not among the tied
    assert set(choices(table, "baratheon")) == {"rank stark", "rank lannister"}


@pytest.mark.rule("R-B2-clash-07", "R-B2-clash-10", "R-B2-terms-06")
def test_bids_are_paid_before_the_next_track() -> None:
    table = westeros(second="clash_of_kings")
    play(table, "stark bid 3", "lannister bid 2", "baratheon bid 1")
    assert [of(table, h)["power"] for h in ("stark", "lannister", "baratheon")] == [2, 3, 4]
    assert of(table, "stark")["tokens_left"] == 18
    assert choices(table, "stark") == ["bid 0", "bid 1", "bid 2"]


@pytest.mark.rule("R-B2-clash-09")
def test_the_new_throne_orders_the_later_ties() -> None:
    table = westeros(second="clash_of_kings")
    play(table, "stark bid 3", "lannister bid 2", "baratheon bid 1")
    play(table, "stark bid 1", "lannister bid 1", "baratheon bid 0")
    assert asked(table) == ["stark clash.tie"]


def test_a_house_without_power_is_not_asked_for_a_bid() -> None:
    table = westeros(second="clash_of_kings", power={"stark": 0})
    assert asked(table) == ["lannister clash.bid", "baratheon clash.bid"]
