"""Negotiations (rules.md, section 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ironthrone.throne import asked, choices, meet, news, pass_all, peace, play, power, sees, spread, view, war
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.table import IllegalChoice


def talks(houses: Mapping[str, Any] | None = None, *supporters: str, **options: Any) -> ThroneTable:
    """Lannister and Stark have both laid peace."""
    hands: dict[str, dict[str, Any]] = {
        "lannister": {"hand": peace("lannister")},
        "stark": {"hand": peace("stark")},
        "baratheon": {},
    }
    described = {house: {**hands[house], **(houses or {}).get(house, {})} for house in hands}
    return meet("lannister jaime_lannister", "stark arya_stark", *supporters, houses=described, options=options)


@pytest.mark.rule("R-IT-peace-01", "R-IT-peace-17")
def test_only_the_two_active_players_negotiate() -> None:
    table = talks({}, "baratheon melisandre defender")
    assert asked(table) == ["lannister peace.negotiate"]
    play(table, "lannister want power 1", "lannister propose")
    assert asked(table) == ["stark peace.negotiate"]
    with pytest.raises(IllegalChoice):
        play(table, "baratheon accept")
    play(table, "stark accept")
    assert sees(table, "baratheon")["sheet"] == 4 and spread(table, "baratheon", "stark") == 0
    assert power(table, "melisandre") == 4


@pytest.mark.rule("R-IT-peace-02", "R-IT-peace-03", "R-IT-peace-04", "R-IT-peace-05")
def test_three_items_can_be_demanded_and_offered() -> None:
    table = talks()
    assert choices(table, "lannister") == [
        "want influence 1",
        "want hostages 1",
        "want hostages 2",
        "want power 1",
        "want power 2",
        "want power 3",
        "give influence 1",
        "give hostages 1",
        "give hostages 2",
        "give power 1",
        "give power 2",
        "give power 3",
        "break_off",
    ]


@pytest.mark.rule("R-IT-peace-06")
def test_each_item_is_carried_out_once_by_each_player() -> None:
    table = talks()
    play(table, "lannister want influence 1", "lannister want hostages 2", "lannister give influence 1")
    assert not [c for c in choices(table, "lannister") if c.startswith(("want influence", "want hostages", "give inf"))]
    play(table, "lannister propose", "stark accept")
    pick(table, "lannister take deck", "lannister take deck")
    assert spread(table, "lannister", "stark") == 1 and spread(table, "stark", "lannister") == 1
    assert sees(table, "lannister")["hostages"] == ["stark", "stark"]


def pick(table: ThroneTable, *moves: str) -> None:
    """Take hostages from the place named, if there is a choice of places at all."""
    for move in moves:
        if asked(table)[0].endswith("hostage.place"):
            play(table, move)


@pytest.mark.rule("R-IT-peace-07")
def test_negotiations_are_public() -> None:
    table = talks()
    play(table, "lannister want influence 1", "lannister give power 2", "lannister propose")
    assert (
        view(table)["negotiation"]["standing"] == [1, 0, 0, 0, 0, 2] == view(table, "baratheon")["negotiation"]["draft"]
    )
    heard = [e.write(table) for e in table.heard(None) if e.news.name == "proposed"]
    assert heard[0]["seat"] == "lannister" and heard[0]["want_influence"] == 1 and heard[0]["give_power"] == 2
    play(table, "stark give hostages 1")
    assert view(table)["negotiation"]["draft"] == [1, 1, 0, 0, 0, 2]


@pytest.mark.rule("R-IT-peace-08")
def test_a_one_sided_deal() -> None:
    table = talks()
    play(table, "lannister want influence 1", "lannister want hostages 2", "lannister propose", "stark accept")
    pick(table, "lannister take deck", "lannister take deck")
    assert spread(table, "lannister", "stark") == 1 and spread(table, "stark", "lannister") == 0
    assert sees(table, "lannister")["hostages"] == ["stark", "stark"] and sees(table, "stark")["hostages"] == []


@pytest.mark.rule("R-IT-peace-09")
def test_a_deal_needs_both() -> None:
    table = talks()
    play(table, "lannister want influence 1", "lannister propose")
    assert spread(table, "lannister", "stark") == 0
    play(table, "stark want influence 1", "stark propose")
    assert asked(table) == ["lannister peace.negotiate"]
    assert "accept" in choices(table, "lannister")
    assert spread(table, "lannister", "stark") == 0 and spread(table, "stark", "lannister") == 0
    play(table, "lannister accept")
    assert spread(table, "lannister", "stark") == 1 and spread(table, "stark", "lannister") == 1


@pytest.mark.rule("R-IT-peace-10", "R-IT-talk-02")
def test_what_is_agreed_is_carried_out_at_once() -> None:
    table = talks({"stark": {"sheet": 5}})
    play(
        table, "lannister want power 3", "lannister give influence 1", "lannister give hostages 1", "lannister propose"
    )
    play(table, "stark accept")
    pick(table, "stark take deck")
    assert (sees(table, "lannister")["sheet"], sees(table, "stark")["sheet"]) == (7, 2)
    assert news(table, "moved_sheet") == [{"event": "moved_sheet", "seat": "stark", "target": "lannister", "n": 3}]
    assert spread(table, "stark", "lannister") == 1
    assert [(e["seat"], e["victim"]) for e in news(table, "hostage")] == [("stark", "lannister")]


@pytest.mark.rule("R-IT-peace-11", "R-IT-peace-12", "R-IT-peace-15")
def test_after_a_deal_nobody_wins_or_loses() -> None:
    table = talks({}, "baratheon melisandre defender")
    play(table, "lannister want power 1", "lannister propose", "stark accept")
    assert not news(table, "won")
    assert [power(table, c) for c in ("jaime_lannister", "arya_stark", "melisandre")] == [4, 4, 4]
    assert [spread(table, "lannister", "stark"), spread(table, "stark", "lannister")] == [0, 0]
    assert news(table, "hostage") == []
    assert view(table)["turn"] == 2


@pytest.mark.rule("R-IT-peace-13", "R-IT-peace-14", "R-IT-peace-15")
def test_without_a_deal_everyone_loses() -> None:
    table = talks({}, "baratheon melisandre defender")
    play(table, "lannister break_off")
    assert [power(table, c) for c in ("jaime_lannister", "arya_stark", "melisandre")] == [2, 2, 2]
    assert not news(table, "won") and news(table, "hostage") == []
    assert [spread(table, "lannister", "stark"), spread(table, "stark", "lannister")] == [0, 0]
    assert view(table)["turn"] == 2


@pytest.mark.rule("R-IT-peace-13")
def test_an_empty_proposal_is_no_deal() -> None:
    table = talks()
    assert "propose" not in choices(table, "lannister")
    play(table, "lannister want power 1")
    assert "propose" in choices(table, "lannister")


@pytest.mark.rule("R-IT-peace-16")
def test_negotiation_belongs_to_the_resolution_phase() -> None:
    """Olenna's and Tyrion's abilities for the time after it come later, those for the reveal are over."""
    table = talks({"lannister": {"hand": [*peace("lannister"), "tyrion_lannister"], "leader": "tyrion_lannister"}})
    play(table, "lannister lay lannister_peace")
    assert asked(table) == ["lannister window.card"]  # after the reveal, before the negotiation
    pass_all(table)
    assert asked(table) == ["lannister peace.negotiate"]
    play(table, "lannister break_off")
    assert asked(table) == ["lannister window.leader"]


def test_a_side_without_proposals_left_can_only_accept_or_break_off() -> None:
    table = talks(negotiation_limit=1)
    play(table, "lannister want power 1", "lannister propose", "stark want power 1", "stark propose")
    assert choices(table, "lannister") == ["accept", "break_off"]
    play(table, "lannister accept")
    assert news(table, "agreed") == [{"event": "agreed", "seat": "lannister"}]


def test_it_ends_after_the_last_proposals() -> None:
    table = talks(negotiation_limit=2)
    made = 0
    while asked(table)[0].endswith("negotiate"):
        house = asked(table)[0].split()[0]
        offered = [c for c in choices(table, house) if c.startswith("give power")]
        if offered:
            play(table, f"{house} {offered[-1]}", f"{house} propose")
            made += 1
        else:
            play(table, f"{house} break_off")
    assert made == 4


def test_nobody_promises_more_than_there_is() -> None:
    houses = {"lannister": {"sheet": 1}, "stark": {"sheet": 0, "influence": {"baratheon": 4}}}
    table = talks(houses)
    assert not [c for c in choices(table, "lannister") if c.startswith("want power")]
    assert [c for c in choices(table, "lannister") if c.startswith("give power")] == ["give power 1"]


def test_two_last_markers_of_a_deal_share_the_victory() -> None:
    houses = {"lannister": {"influence": {"baratheon": 4}}, "stark": {"influence": {"baratheon": 4}}}
    table = talks(houses)
    play(table, "lannister want influence 1", "lannister give influence 1", "lannister propose", "stark accept")
    assert table.result is not None and table.result.winners == (0, 1)


def test_the_clock_breaks_off() -> None:
    table = talks()
    assert table.text(table.asks[0].default) == "break_off"


def test_war_is_no_negotiation() -> None:
    table = talks({"stark": {"hand": war("stark", 1)}})
    assert not news(table, "proposed") and view(table)["negotiation"] is None
