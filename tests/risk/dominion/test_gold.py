"""Rules 17: gold for reinforcements, regions and ports."""

from __future__ import annotations

import pytest

from risk.dominion_table import dominion, gold
from risk.table import all_to, asked, lay, news, play, sees, skip, some
from smallcouncil.games.risk.state import RiskTable

WESTERLANDS = ("the_crag", "golden_tooth", "casterly_rock", "crakehall", "silverhill")


def reinforcing(territories: int, castles: int, ports: int, **more: object) -> RiskTable:
    """Stark collects for so many territories with castles and ports among them, and no region."""
    return lay(
        all_to("stark", some(territories, castles, ports)),
        rest="lannister 1",
        options={"mode": "dominion"},
        **more,  # type: ignore[arg-type]
    )


def collected(t: RiskTable) -> tuple[int, int]:
    last = news(t, "collected")[-1]
    return last["units"], last["gold"]


@pytest.mark.rule("R-RK-gold-01")
@pytest.mark.rule("R-RK-gold-10")
@pytest.mark.parametrize(
    ("territories", "castles", "units"),
    [(2, 0, 3), (8, 3, 3), (9, 3, 4), (10, 4, 4), (12, 3, 5), (13, 4, 5), (14, 4, 6), (18, 6, 8)],
)
def test_a_hundred_gold_for_each_unit(territories: int, castles: int, units: int) -> None:
    t = reinforcing(territories, castles, 0)
    assert collected(t) == (units, units * 100)
    assert gold(t, "stark") == [units * 100]
    assert table_asks_for(t) == units


def table_asks_for(t: RiskTable) -> int:
    """The units that the question says are left to place."""
    assert asked(t) == "stark reinforce.place"
    (left,) = t.asks[0].args
    assert isinstance(left, int)
    return left


@pytest.mark.rule("R-RK-gold-02")
def test_ten_territories_and_three_castles_give_4_units_and_400_gold() -> None:
    t = reinforcing(10, 3, 0)
    assert collected(t) == (4, 400)
    assert sees(t, "stark")["income"] == 4 and sees(t, "stark")["gold_income"] == 400


@pytest.mark.rule("R-RK-gold-03")
@pytest.mark.parametrize(
    ("region", "bonus"),
    [
        (("tarth", "storms_end", "dornish_marches", "rainwood"), 1),
        (("red_mountains", "sandstone", "greenblood", "sunspear"), 1),
        (("the_twins", "the_trident", "riverrun", "harrenhal", "stoney_sept"), 2),
        (
            (
                "blackwater_rush",
                "the_mander",
                "searoad_marshes",
                "highgarden",
                "oldtown",
                "three_towers",
                "the_arbor",
            ),
            4,
        ),
    ],
    ids=["stormlands", "dorne", "riverlands", "reach"],
)
def test_a_region_gives_its_units_and_as_many_hundreds(region: tuple[str, ...], bonus: int) -> None:
    whole = lay(all_to("stark", region), rest="lannister 1", options={"mode": "dominion"})
    part = lay(all_to("stark", region[1:]), rest="lannister 1", options={"mode": "dominion"})
    ports = sees(whole, "stark")["ports"]
    basic = max(3, (len(region) + sees(whole, "stark")["castles"]) // 3)
    assert collected(whole) == (basic + bonus, 100 * (basic + bonus + ports))
    assert collected(part) == (3, 300 + 100 * sees(part, "stark")["ports"]), "one missing: no bonus, no gold"


@pytest.mark.rule("R-RK-gold-04")
def test_the_westerlands_give_2_units_and_200_gold() -> None:
    t = lay(all_to("stark", WESTERLANDS), rest="lannister 1", options={"mode": "dominion"})
    assert collected(t) == (3 + 2, 300 + 200 + 100), "the minimum, the region, the port of Casterly Rock"


@pytest.mark.rule("R-RK-gold-05")
@pytest.mark.rule("R-RK-gold-06")
@pytest.mark.rule("R-RK-gold-07")
@pytest.mark.parametrize("ports", [0, 1, 3, 5])
def test_ports_give_a_hundred_gold_and_no_units(ports: int) -> None:
    t = reinforcing(9, 2, ports)
    assert collected(t) == (3, 300 + ports * 100)


@pytest.mark.rule("R-RK-gold-06")
def test_three_ports_give_300_gold() -> None:
    assert collected(reinforcing(10, 3, 3)) == (4, 400 + 300)


@pytest.mark.rule("R-RK-gold-08")
def test_traded_cards_give_no_gold() -> None:
    t = dominion(step="reinforce", hand={"stark": ["skagos", "winterfell", "white_harbor"]})
    before = gold(t, "stark")
    play(t, "stark trade skagos winterfell white_harbor")
    assert news(t, "traded")[-1]["units"] == 4
    assert gold(t, "stark") == before
    assert table_asks_for(t) == 3 + 4


@pytest.mark.rule("R-RK-gold-08")
def test_a_redeemed_card_gives_no_gold() -> None:
    t = dominion(step="reinforce", hand={"stark": ["skagos"]})
    before = gold(t, "stark")
    play(t, "stark redeem skagos", "stark put knight winterfell")
    assert gold(t, "stark") == before


@pytest.mark.rule("R-RK-gold-09")
def test_gold_is_saved_without_limit() -> None:
    t = dominion(step="reinforce", gold={"stark": 98_700, "baratheon": 500, "lannister": 100})
    assert gold(t, "stark") == [99_000]
    skip(t, "invade.declare")
    play(t, "stark done")
    skip(t, "reinforce.place")
    assert gold(t, "stark") == [99_000], "nothing is lost at the end of the turn"
    assert gold(t, "lannister") == [100], "and nobody collects in another's turn"
    skip(t, "invade.declare")
    play(t, "baratheon done")
    skip(t, "reinforce.place")
    assert asked(t) == "lannister reinforce.place"
    assert gold(t, "lannister") == [100 + 300 + 200], "two ports"


def test_gold_and_units_come_before_cards_and_placing() -> None:
    """A-RK-40: the window for collecting, the sums, a set, a single card, the window for deploying, placing."""
    t = dominion(
        {"highgarden": "tyrell 3", "the_mander": "tyrell 1"},
        players=4,
        turn="tyrell",
        step="reinforce",
        gold={"tyrell": 300},
        maesters={"tyrell": ["call_in_your_banners"]},
        hand={"tyrell": ["skagos", "winterfell", "white_harbor", "karhold"]},
    )
    seen: list[str] = []
    while asked(t).startswith("tyrell") and seen[-1:] != ["reinforce.place"]:
        seen.append(t.asks[0].prompt)
        assert bool(news(t, "collected")) == (seen[-1] != "window.collect")
        t.choose(t.waiting[0], t.asks[0].default)
    assert seen == ["window.collect", "reinforce.trade", "reinforce.redeem", "window.deploy", "reinforce.place"]


def test_no_gold_without_the_module() -> None:
    t = lay(
        all_to("stark", some(10, 3, 3)), rest="lannister 1", options={"mode": "dominion", "modules": ["special_units"]}
    )
    assert collected(t) == (4, 0)
    assert "gold" not in sees(t, "stark")
