"""Support, retreat and participation (rules.md, sections 5, 22 and 25)."""

from __future__ import annotations

from typing import Any

import pytest

from ironthrone.throne import FIVE, asked, choices, lay, meet, news, play, power, sees, spread, view, war

SENT: dict[str, Any] = {
    "begin": "support",
    "encounter": {
        "challenger": "stark",
        "defender": "baratheon",
        "event": "baratheon",
        "sides": {"stark": ["challenger", "arya_stark"], "baratheon": ["defender", "melisandre"]},
    },
}


@pytest.mark.rule("R-IT-support-01")
def test_others_decide_clockwise_from_the_left_of_the_challenger() -> None:
    table = lay(among=FIVE, **SENT)
    order = []
    while asked(table)[0].endswith("support.offer"):
        house = asked(table)[0].split()[0]
        order.append(house)
        play(table, f"{house} stay_out")
    assert order == ["targaryen", "tyrell", "lannister"]


@pytest.mark.rule("R-IT-support-02", "R-IT-support-03", "R-IT-support-04")
def test_an_offer_is_one_living_character_to_one_side() -> None:
    table = lay({"lannister": {"power": {"jaime_lannister": 0, "tywin_lannister": 0}}}, **SENT)
    assert choices(table, "lannister") == [
        "stay_out",
        "offer challenger cersei_lannister",
        "offer challenger tyrion_lannister",
        "offer defender cersei_lannister",
        "offer defender tyrion_lannister",
    ]


@pytest.mark.rule("R-IT-support-05", "R-IT-support-06", "R-IT-participate-01", "R-IT-participate-02")
@pytest.mark.parametrize(("side", "active"), [("challenger", "stark"), ("defender", "baratheon")])
def test_the_active_player_accepts(side: str, active: str) -> None:
    table = lay({"stark": {"hand": war("stark", 1, 2)}, "baratheon": {"hand": war("baratheon", 1, 2)}}, **SENT)
    play(table, f"lannister offer {side} jaime_lannister")
    assert asked(table) == [f"{active} support.answer"]
    play(table, f"{active} accept")
    assert view(table)["encounter"]["sides"]["lannister"] == {"side": side, "character": "jaime_lannister", "extra": 0}


@pytest.mark.rule("R-IT-support-07", "R-IT-support-08", "R-IT-support-09")
def test_a_refused_player_does_not_take_part_and_has_no_second_offer() -> None:
    table = lay({"stark": {"hand": war("stark", 1, 2)}, "baratheon": {"hand": war("baratheon", 1, 2)}}, **SENT)
    play(table, "lannister offer challenger jaime_lannister", "stark refuse")
    assert "lannister" not in view(table)["encounter"]["sides"]
    assert asked(table) == ["stark encounter.card", "baratheon encounter.card"]


@pytest.mark.rule("R-IT-support-08")
def test_an_accepted_player_offers_nothing_more() -> None:
    table = lay({"stark": {"hand": war("stark", 1, 2)}, "baratheon": {"hand": war("baratheon", 1, 2)}}, **SENT)
    play(table, "lannister offer challenger jaime_lannister", "stark accept")
    assert asked(table) == ["stark encounter.card", "baratheon encounter.card"]


@pytest.mark.rule("R-IT-support-10", "R-IT-support-14")
def test_three_supporters_on_one_side() -> None:
    hands = {"stark": {"hand": war("stark", 1, 2)}, "baratheon": {"hand": war("baratheon", 1, 2)}}
    table = lay(hands, among=FIVE, **SENT)
    play(table, "targaryen offer challenger rakharo", "stark accept")
    play(table, "tyrell offer challenger mace_tyrell", "stark accept")
    play(table, "lannister offer challenger jaime_lannister", "stark accept")
    assert (
        list(view(table)["encounter"]["sides"].values()).count(
            {"side": "challenger", "character": "mace_tyrell", "extra": 0}
        )
        == 1
    )
    assert [s["side"] for s in view(table)["encounter"]["sides"].values()].count("challenger") == 4
    assert asked(table) == ["stark encounter.card", "baratheon encounter.card"]


@pytest.mark.rule("R-IT-support-13")
def test_one_supporter_among_three_players() -> None:
    table = lay({"stark": {"hand": war("stark", 1, 2)}, "baratheon": {"hand": war("baratheon", 1, 2)}}, **SENT)
    play(table, "lannister offer defender jaime_lannister", "baratheon accept")
    assert len(view(table)["encounter"]["sides"]) == 3
    assert not asked(table)[0].endswith("support.offer")


@pytest.mark.rule("R-IT-support-11", "R-IT-reward-07")
def test_a_winning_supporter_gets_the_same_reward() -> None:
    hands = {"stark": {"hand": war("stark", 20)}, "baratheon": {"hand": war("baratheon", 1)}}
    table = meet("stark arya_stark", "baratheon melisandre", "lannister jaime_lannister challenger", houses=hands)
    assert spread(table, "stark", "baratheon") == 1
    assert spread(table, "lannister", "baratheon") == 1


@pytest.mark.rule("R-IT-support-12")
def test_a_losing_supporter_suffers_the_same_penalty() -> None:
    hands = {"stark": {"hand": war("stark", 20)}, "baratheon": {"hand": war("baratheon", 1)}}
    table = meet("stark arya_stark", "baratheon melisandre", "lannister jaime_lannister defender", houses=hands)
    assert power(table, "melisandre") == 2
    assert power(table, "jaime_lannister") == 2


# ------------------------------------------------------------------ retreat

CERSEI = {
    "lannister": {"hand": ["cersei_lannister", *war("lannister", 1, 2)]},
    "stark": {"hand": war("stark", 3, 2)},
    "baratheon": {"hand": ["mace_tyrell"] * 0},
}


@pytest.mark.rule("R-IT-retreat-02", "R-IT-retreat-05", "R-IT-participate-04")
def test_a_retreated_character_no_longer_counts() -> None:
    table = meet("lannister cersei_lannister", "stark arya_stark", "baratheon melisandre defender", houses=CERSEI)
    play(table, "lannister play cersei_lannister")
    assert set(view(table)["encounter"]["sides"]) == {"lannister", "stark"}
    play(table, "lannister lay lannister_war_2", "stark lay stark_war_2")
    assert news(table, "totals") == [{"event": "totals", "challenger": 6, "defender": 6}]


@pytest.mark.rule("R-IT-retreat-04")
def test_a_retreated_player_gets_neither_reward_nor_penalty() -> None:
    table = meet("lannister cersei_lannister", "stark arya_stark", "baratheon melisandre defender", houses=CERSEI)
    play(table, "lannister play cersei_lannister", "lannister lay lannister_war_2", "stark lay stark_war_3")
    assert power(table, "melisandre") == 4
    assert news(table, "drew")[0]["seat"] == "stark" and "baratheon" not in [e["seat"] for e in news(table, "drew")[:1]]
    assert asked(table) == ["stark power.distribute"]
    play(table, "stark empower arya_stark", "stark empower arya_stark")
    assert [e["seat"] for e in news(table, "drew")] == ["stark"]


@pytest.mark.rule("R-IT-retreat-03")
def test_a_retreated_player_discards_the_cards_played() -> None:
    houses = {
        "lannister": {"hand": war("lannister", 1, 2)},
        "stark": {"hand": war("stark", 3, 2)},
        "baratheon": {"hand": ["melisandre", "davos_seaworth"]},
    }
    table = meet("lannister cersei_lannister", "stark arya_stark", "baratheon melisandre defender", houses=houses)
    play(table, "lannister lay lannister_war_2", "stark lay stark_war_2", "baratheon play melisandre")
    play(table, "baratheon aim stannis_baratheon")  # its price
    assert sees(table, "baratheon")["played"] == ["melisandre"]
    play(table, "baratheon play davos_seaworth")
    assert sees(table, "baratheon")["played"] == []
    assert sees(table, "baratheon")["discard"] == ["melisandre", "davos_seaworth"]


@pytest.mark.rule("R-IT-retreat-01", "R-IT-retreat-06")
def test_an_active_player_cannot_be_made_to_retreat() -> None:
    table = meet("lannister cersei_lannister", "stark arya_stark", houses=CERSEI)
    assert asked(table) == ["lannister encounter.card", "stark encounter.card"]  # nobody for Cersei to send away
    houses = {
        "lannister": {"hand": war("lannister", 1, 2), "hostages": war("baratheon", 3)},
        "baratheon": {"hand": [*war("baratheon", 1, 2), "davos_seaworth"]},
    }
    table = meet("lannister cersei_lannister", "baratheon melisandre", houses=houses)
    play(table, "lannister lay lannister_war_1", "baratheon lay baratheon_war_1", "baratheon play davos_seaworth")
    assert news(table, "retreated") == []  # an active Davos can only bring a card back
    assert "baratheon_war_3" in sees(table, "baratheon")["hand"]


@pytest.mark.rule("R-IT-participate-03", "R-IT-participate-05")
def test_nobody_takes_part_before_the_encounter_phase() -> None:
    """Mace's card is for the start of the encounter: it can be played then, and not in preparation or support."""
    houses = {"tyrell": {"hand": ["mace_tyrell", *war("tyrell", 1, 2)], "sheet": 1}, "stark": {"sheet": 0}}
    table = lay(houses, among=("tyrell", "stark", "lannister"), events=["stark"])
    while not asked(table)[0].endswith("support.offer"):
        assert "play mace_tyrell" not in [table.text(c) for ask in table.asks for c in ask.choices]
        house = asked(table)[0].split()[0]
        wish = {"tyrell": "mace_tyrell", "stark": "arya_stark"}[house]
        verb = choices(table, house)[0].split()[0]
        play(table, f"{house} {verb} {wish}")
    play(table, "lannister stay_out")
    assert choices(table, "tyrell") == ["pass", "play mace_tyrell"]
