"""The turn, preparation and the end of a turn (rules.md, sections 3, 4 and 16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ironthrone.throne import FIVE, asked, choices, lay, meet, news, pass_all, peace, play, power, sees, view, war

HANDS = {
    "lannister": {"hand": war("lannister", 1, 2, 3, 4, 5)},
    "stark": {"hand": war("stark", 1, 2, 3, 4, 5)},
    "baratheon": {"hand": war("baratheon", 1, 2, 3, 4, 5)},
}


@pytest.mark.rule("R-IT-turn-01", "R-IT-prepare-01")
def test_the_event_names_the_defender() -> None:
    table = lay(HANDS, events=["baratheon", "stark", "lannister"])
    assert view(table)["encounter"]["challenger"] == "lannister"
    assert view(table)["encounter"]["defender"] == "baratheon"
    assert view(table)["events"]["deck"] == 2
    assert set(view(table)["encounter"]["sides"]) == {"lannister", "baratheon"}


@pytest.mark.rule("R-IT-turn-02")
def test_four_phases_in_order() -> None:
    table = lay(HANDS, events=["stark", "lannister"])
    seen = []
    for move in (
        "lannister empower jaime_lannister",
        "stark empower arya_stark",
        "lannister send jaime_lannister",
        "stark send arya_stark",
        "baratheon stay_out",
        "lannister lay lannister_war_5",
        "stark lay stark_war_1",
    ):
        seen.append(asked(table)[0].split()[1].split(".")[0])
        play(table, move)
    assert seen == ["power", "power", "preparation", "preparation", "support", "encounter", "encounter"]
    assert asked(table) == ["lannister hostage.place"]


@pytest.mark.rule("R-IT-turn-03", "R-IT-release-04")
def test_everyone_handles_hostages_at_the_start_of_every_turn() -> None:
    captives = {"stark": {"hostages": war("lannister", 7)}, "baratheon": {"hostages": war("stark", 7)}}
    table = lay({house: HANDS[house] | captives.get(house, {}) for house in HANDS}, events=["stark", "lannister"])
    assert asked(table) == ["stark hostages.handle"]
    play(table, "stark done")
    assert asked(table) == ["baratheon hostages.handle"]
    play(table, "baratheon done")
    assert asked(table) == ["lannister power.distribute"]


@pytest.mark.rule("R-IT-turn-04")
def test_the_next_player_clockwise_is_the_next_challenger() -> None:
    table = lay({}, begin="refill", encounter={"challenger": "stark"}, events=["lannister", "stark"])
    assert view(table)["encounter"]["challenger"] == "baratheon" and view(table)["turn"] == 2
    table = lay({}, begin="refill", encounter={"challenger": "baratheon"}, events=["stark", "stark"])
    assert view(table)["encounter"]["challenger"] == "lannister"


@pytest.mark.rule("R-IT-prepare-02", "R-IT-prepare-03")
def test_both_active_players_draw_a_card() -> None:
    table = lay(HANDS, events=["stark"])
    assert [sees(table, h)["hand_size"] for h in ("lannister", "stark", "baratheon")] == [6, 6, 5]
    assert [sees(table, h)["deck"] for h in ("lannister", "stark", "baratheon")] == [19, 19, 20]


@pytest.mark.rule("R-IT-prepare-04")
def test_both_active_players_distribute_one_power() -> None:
    table = lay(HANDS, events=["stark"])
    assert asked(table) == ["lannister power.distribute"]
    assert choices(table, "lannister") == [
        "empower tywin_lannister",
        "empower cersei_lannister",
        "empower jaime_lannister",
        "empower tyrion_lannister",
    ]
    play(table, "lannister empower tyrion_lannister")
    assert power(table, "tyrion_lannister") == 5 and sees(table, "lannister")["sheet"] == 3
    assert asked(table) == ["stark power.distribute"]
    play(table, "stark empower arya_stark")
    assert power(table, "arya_stark") == 5 and sees(table, "stark")["sheet"] == 3
    assert asked(table) == ["lannister preparation.character"]


@pytest.mark.rule("R-IT-prepare-05", "R-IT-power-08")
def test_an_empty_sheet_gives_nothing() -> None:
    table = lay({"lannister": {"sheet": 0}, "stark": {"sheet": 0}}, events=["stark"])
    assert asked(table) == ["lannister preparation.character"]


@pytest.mark.rule("R-IT-prepare-06", "R-IT-prepare-07", "R-IT-prepare-09", "R-IT-prepare-10")
def test_the_challenger_sends_a_character_then_the_defender() -> None:
    table = lay({"lannister": {"sheet": 0}, "stark": {"sheet": 0}}, events=["stark"])
    play(table, "lannister send jaime_lannister")
    assert view(table)["encounter"]["sides"]["lannister"] == {
        "side": "challenger",
        "character": "jaime_lannister",
        "extra": 0,
    }
    assert asked(table) == ["stark preparation.character"]
    play(table, "stark send arya_stark")
    assert view(table)["encounter"]["sides"]["stark"]["side"] == "defender"
    assert view(table)["encounter"]["sides"]["stark"]["character"] == "arya_stark"
    assert asked(table) == ["baratheon support.offer"]


@pytest.mark.rule("R-IT-prepare-08", "R-IT-death-03")
def test_the_dead_cannot_be_sent() -> None:
    dead = {"lannister": {"sheet": 0, "power": {"jaime_lannister": 0, "tywin_lannister": 0}}, "stark": {"sheet": 0}}
    table = lay(dead, events=["stark"])
    assert choices(table, "lannister") == ["send cersei_lannister", "send tyrion_lannister"]


def test_the_challenger_chooses_when_the_own_house_is_named() -> None:
    table = lay(HANDS, events=["lannister", "stark"])
    assert asked(table) == ["lannister preparation.defender"]
    assert choices(table, "lannister") == ["challenge stark", "challenge baratheon"]
    play(table, "lannister challenge baratheon")
    assert view(table)["encounter"]["defender"] == "baratheon"


def test_or_another_event_is_drawn() -> None:
    table = lay(HANDS, events=["lannister", "lannister", "stark"], options={"own_house_event": "redraw"})
    assert view(table)["encounter"]["defender"] == "stark"
    assert view(table)["events"]["discard"] == ["lannister", "lannister"]


@pytest.mark.parametrize(
    ("event", "houses", "defender"),
    [
        ("most_cards", {"stark": {"hand": war("stark", 1, 2)}, "baratheon": {"hand": war("baratheon", 1)}}, "stark"),
        ("most_influence", {"lannister": {"influence": {"stark": 3}}, "baratheon": {"influence": {"stark": 1}}}, None),
        ("most_reserves", {"lannister": {"sheet": 9}, "stark": {"sheet": 6}, "baratheon": {"sheet": 5}}, "stark"),
    ],
)
def test_special_events(event: str, houses: Mapping[str, Any], defender: str | None) -> None:
    table = lay(houses, events=[event])
    assert view(table)["encounter"]["defender"] == (defender or "baratheon")


def test_the_challenger_decides_ties_of_special_events() -> None:
    table = lay({}, events=["most_reserves"])
    assert choices(table, "lannister") == ["challenge stark", "challenge baratheon"]


def test_an_empty_event_deck_is_made_anew() -> None:
    table = lay({}, begin="clean_up", encounter={"event": "stark"}, events=[], event_discard=["lannister", "stark"])
    assert view(table)["events"] == {"deck": 2, "discard": []}
    spent: dict[str, Any] = {
        "encounter": {"event": "stark"},
        "events": [],
        "event_discard": ["lannister", "baratheon", "stark"],
    }
    orders = [lay({}, begin="clean_up", seed=seed, **spent).position()["events"] for seed in range(6)]
    assert len({tuple(order) for order in orders}) > 1, "it is shuffled"


@pytest.mark.rule("R-IT-endturn-01", "R-IT-endturn-02", "R-IT-housecard-01")
def test_clean_up() -> None:
    houses = {
        "lannister": {"hand": [*war("lannister", 12, 1, 2, 3, 4, 5, 6), "jaime_lannister"]},
        "stark": {"hand": war("stark", 1, 2)},
    }
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses)
    play(table, "lannister lay lannister_war_12", "stark lay stark_war_1")
    assert asked(table) == ["lannister window.card"]  # after penalties
    play(table, "lannister play jaime_lannister", "lannister take deck")
    assert view(table)["encounter"]["challenger"] == "stark" and view(table)["turn"] == 2
    assert sees(table, "lannister")["discard"] == ["lannister_war_12", "jaime_lannister"]
    assert sees(table, "stark")["discard"] == ["stark_war_1"]
    assert view(table)["events"]["discard"] == ["stark"]
    assert "jaime_lannister" not in [s["character"] for s in view(table)["encounter"]["sides"].values()]
    assert sees(table, "lannister")["hand_size"] == 6  # more than five are kept


@pytest.mark.rule("R-IT-endturn-01")
def test_nobody_stands_in_an_encounter_after_the_clean_up() -> None:
    sides = {"tyrell": ["challenger", "loras_tyrell"], "stark": ["defender", "arya_stark"]}
    encounter = {"challenger": "tyrell", "defender": "stark", "event": "stark", "sides": sides}
    houses = {"tyrell": {"leader": "mace_tyrell"}}
    table = lay(houses, among=("tyrell", "stark", "lannister"), begin="clean_up", encounter=encounter)
    assert asked(table) == ["tyrell window.leader"]  # filling up the hand
    assert view(table)["encounter"]["sides"] == {}


@pytest.mark.rule("R-IT-endturn-03", "R-IT-endturn-04")
def test_hands_are_filled_up_to_five() -> None:
    houses = {
        "lannister": {"hand": war("lannister", 1, 2, 3)},
        "stark": {"hand": war("stark", 1, 2, 3, 4, 5)},
        "baratheon": {"hand": war("baratheon", 1, 2, 3, 4, 5, 6, 7)},
    }
    table = lay(houses, begin="refill", encounter={"challenger": "lannister"}, events=["lannister"])
    assert [(e["seat"], e["n"]) for e in news(table, "drew")][:1] == [("lannister", 2)]
    assert sees(table, "lannister")["hand_size"] == 6  # two to fill up, one as defender of the next turn
    assert sees(table, "baratheon")["hand_size"] == 7
    assert sees(table, "stark")["hand_size"] == 6  # one as challenger of the next turn


@pytest.mark.rule("R-IT-housecard-02")
def test_a_deck_that_runs_out_is_shuffled_at_once() -> None:
    rest = [
        *war("lannister", 1, 2, 3, 4, 5, 6, 7, 8, 10, 12),
        *peace("lannister", 4),
        *["tywin_lannister", "cersei_lannister", "jaime_lannister", "tyrion_lannister", "joffrey_baratheon"] * 2,
    ]
    houses = {"lannister": {"deck": war("lannister", 20), "discard": rest, "sheet": 0}}
    table = lay(houses, events=["stark"])
    assert sees(table, "lannister")["hand"] == war("lannister", 20)
    assert sees(table, "lannister")["deck"] == 24 and sees(table, "lannister")["discard"] == []
    assert [e["seat"] for e in news(table, "shuffled")] == ["lannister"]


def test_nothing_to_draw_is_no_penalty() -> None:
    everything = [
        *war("lannister", 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20),
        *peace("lannister", 4),
        *["tywin_lannister", "cersei_lannister", "jaime_lannister", "tyrion_lannister", "joffrey_baratheon"] * 2,
    ]
    table = lay({"lannister": {"hand": everything, "sheet": 0, "deck": []}}, events=["stark"])
    assert sees(table, "lannister")["hand_size"] == 25


def test_the_turn_limit_ends_the_game() -> None:
    houses = {"stark": {"influence": {"lannister": 2}}}
    table = lay(houses, turn=7, begin="refill", options={"turn_limit": 7})
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "turn_limit")


def test_five_players_take_turns() -> None:
    table = lay({}, among=FIVE, begin="refill", encounter={"challenger": "tyrell"}, events=["stark"])
    assert view(table)["encounter"]["challenger"] == "lannister"
    pass_all(table)
