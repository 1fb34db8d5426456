"""The Westeros phase: cards, threat, supply, mustering, the clash of kings."""

from __future__ import annotations

import pytest

from board2e.realm import (
    CROWS,
    asked,
    choices,
    defaults,
    everyone_ready,
    lay,
    may,
    new,
    news,
    of,
    play,
    see,
    units,
    view,
    westeros,
)
from smallcouncil.games.board2e.cards import westeros as westeros_cards
from smallcouncil.games.board2e.facts import WESTEROS, WESTEROS_FACTS

# ---------------------------------------------------------------------- the phase


@pytest.mark.rule("R-B2-round-03")
def test_round_one_has_no_westeros_phase() -> None:
    table = new(3)
    assert view(table)["phase"] == "planning" and view(table)["westeros"] == [None, None, None]


@pytest.mark.rule("R-B2-westeros-01", "R-B2-westeros-02")
def test_the_round_advances_and_three_cards_are_drawn() -> None:
    table = westeros("last_days_of_summer_1", "last_days_of_summer_2", "sea_of_storms")
    assert view(table)["round"] == 2
    assert view(table)["westeros"] == ["last_days_of_summer_1", "last_days_of_summer_2", "sea_of_storms"]
    assert [(e["deck"], e["card"]) for e in news(table, "westeros_drawn")] == [
        (1, "last_days_of_summer_1"),
        (2, "last_days_of_summer_2"),
        (3, "sea_of_storms"),
    ]
    assert [deck["left"] for deck in view(table)["westeros_decks"]] == [9, 9, 9]


@pytest.mark.rule("R-B2-westeros-03")
@pytest.mark.parametrize(
    ("cards", "threat"),
    [
        (("supply", "game_of_thrones", "put_to_the_sword"), 2),
        (("last_days_of_summer_1", "game_of_thrones", "put_to_the_sword"), 4),
        (("last_days_of_summer_1", "last_days_of_summer_2", "sea_of_storms"), 8),
    ],
)
def test_every_icon_is_a_step_of_the_threat(cards: tuple[str, str, str], threat: int) -> None:
    assert view(westeros(*cards))["threat"] == threat


@pytest.mark.rule("R-B2-westeros-04", "R-B2-westeros-05", "R-B2-wildling-01")
def test_the_wildlings_come_before_the_cards_take_effect() -> None:
    """All three cards lie there; the first has done nothing yet."""
    table = westeros("mustering", "last_days_of_summer_2", "sea_of_storms", threat=8)
    assert view(table)["threat"] == 12
    assert asked(table) == ["stark wildling.bid", "lannister wildling.bid", "baratheon wildling.bid"]
    assert len(news(table, "westeros_drawn")) == 3
    play(table, "stark bid 5", "lannister bid 5", "baratheon bid 2")
    defaults(table, "muster")
    assert asked(table) == ["baratheon muster.place"]


@pytest.mark.rule("R-B2-westeros-06")
def test_the_threat_never_passes_twelve() -> None:
    table = westeros(threat=10)
    assert view(table)["threat"] == 12 and news(table, "wildlings_attack")[0]["strength"] == 12


@pytest.mark.rule("R-B2-westeros-07")
def test_cards_take_effect_in_order() -> None:
    table = westeros("mustering", "clash_of_kings", "wildlings_attack")
    seen = [asked(table)[0].split()[1].split(".")[0]]
    while not table.over and len(seen) < 4:
        ask = table.asks[0]
        table.choose(ask.seat, ask.default)
        kind = asked(table)[0].split()[1].split(".")[0]
        if kind != seen[-1]:
            seen.append(kind)
    assert seen == ["muster", "clash", "wildling", "planning"]


@pytest.mark.rule("R-B2-westeros-08")
def test_the_decks() -> None:
    decks: dict[str, dict[str, tuple[int, int]]] = {}
    for card in WESTEROS_FACTS:
        decks.setdefault(card.deck, {})[card.id] = (card.copies, card.icons)
    assert decks["base_1"] == {
        "supply": (3, 0),
        "mustering": (3, 0),
        "a_throne_of_blades": (2, 1),
        "last_days_of_summer_1": (1, 1),
        "winter_is_coming_1": (1, 0),
    }
    assert decks["base_2"] == {
        "clash_of_kings": (3, 0),
        "game_of_thrones": (3, 0),
        "dark_wings_dark_words": (2, 1),
        "last_days_of_summer_2": (1, 1),
        "winter_is_coming_2": (1, 0),
    }
    assert decks["base_3"] == {
        "wildlings_attack": (3, 0),
        "put_to_the_sword": (2, 0),
        "sea_of_storms": (1, 1),
        "rains_of_autumn": (1, 1),
        "feast_for_crows": (1, 1),
        "web_of_lies": (1, 1),
        "storm_of_swords": (1, 1),
    }


def test_every_card_has_an_effect() -> None:
    assert set(westeros_cards.EFFECTS) | set(westeros_cards.DECISIONS) == set(WESTEROS)
    assert not set(westeros_cards.EFFECTS) & set(westeros_cards.DECISIONS)


# ---------------------------------------------------------------------- card by card


@pytest.mark.card("supply")
@pytest.mark.rule("R-B2-supply-01", "R-B2-supply-02")
def test_supply() -> None:
    """Barrels of all controlled areas, by units, tokens or shield; never more than 6."""
    areas = {
        "winterfell": "garrison 2",  # 1 barrel, held by the shield
        "white_harbor": "stark footman",
        "the_stony_shore": "token stark",  # 1 barrel
        "blackwater": "lannister footman",  # 2 barrels
        "lannisport": "lannister footman",  # 2 barrels
        "stoney_sept": "lannister footman",
        "seagard": "lannister footman",  # 1 barrel
        "greywater_watch": "lannister footman",  # 1 barrel
        "riverrun": "lannister footman",  # 1 barrel
    }
    table = westeros("supply", areas=areas)
    assert of(table, "stark")["supply"] == 2
    assert of(table, "lannister")["supply"] == 6, "seven barrels"
    assert of(table, "baratheon")["supply"] == 1


@pytest.mark.card("mustering")
def test_mustering() -> None:
    table = westeros("mustering")
    assert asked(table) == ["baratheon muster.place"]


@pytest.mark.card("a_throne_of_blades")
@pytest.mark.parametrize(
    ("decision", "then"), [("supply", "planning"), ("mustering", "muster"), ("nothing", "planning")]
)
def test_a_throne_of_blades(decision: str, then: str) -> None:
    areas = {"blackwater": "baratheon footman", "lannisport": "lannister footman", "winterfell": "stark footman"}
    table = westeros("a_throne_of_blades", areas=areas)
    assert asked(table) == ["baratheon westeros.decide"]
    assert choices(table, "baratheon") == ["decide supply", "decide mustering", "decide nothing"]
    play(table, f"baratheon decide {decision}")
    assert asked(table)[0].split()[1].startswith(then)
    assert of(table, "baratheon")["supply"] == (3 if decision == "supply" else 2)


@pytest.mark.card("last_days_of_summer_1")
@pytest.mark.card("last_days_of_summer_2")
def test_last_days_of_summer() -> None:
    table = westeros("last_days_of_summer_1", "last_days_of_summer_2", "storm_of_swords")
    assert view(table)["phase"] == "planning"
    assert [of(table, h)["power"] for h in ("stark", "lannister", "baratheon")] == [5, 5, 5]


@pytest.mark.card("winter_is_coming_1")
@pytest.mark.card("winter_is_coming_2")
def test_winter_is_coming() -> None:
    """The deck is shuffled with its discards, and another card takes its place; only that one's icons count."""
    table = westeros("winter_is_coming_1", "winter_is_coming_2", "put_to_the_sword")
    drawn = news(table, "westeros_drawn")
    assert drawn[0]["card"] == "winter_is_coming_1"
    assert {e["deck"] for e in news(table, "deck_shuffled")} == {1, 2}
    shown = view(table)["westeros"]
    assert not any(card.startswith("winter") for card in shown)
    icons = sum(next(c.icons for c in WESTEROS_FACTS if c.id == card) for card in shown)
    assert view(table)["threat"] == 2 + 2 * icons
    for number in (0, 1):
        deck = view(table)["westeros_decks"][number]
        assert deck["left"] == 9 and deck["discard"] == [shown[number]]


@pytest.mark.card("winter_is_coming_1")
def test_winter_shuffles_the_discards_in() -> None:
    """With one card left and nine discarded, the shuffled deck has ten again."""
    table = westeros("winter_is_coming_1")
    first = table.position()["westeros_decks"]
    pile = [card for card in first[0] if card != "winter_is_coming_1"]
    whole = [*pile, view(table)["westeros"][0]]
    decks = [["winter_is_coming_1"], None, None]
    again = lay(begin="westeros", westeros_discards=[whole, [], []], westeros_decks=decks)
    assert view(again)["westeros_decks"][0]["left"] == 9


@pytest.mark.card("clash_of_kings")
def test_clash_of_kings() -> None:
    assert asked(westeros(second="clash_of_kings"))[0] == "stark clash.bid"


@pytest.mark.card("game_of_thrones")
def test_game_of_thrones() -> None:
    """Crowns, and ports with own ships before a sea without enemies."""
    areas = {
        "winterfell": "stark footman",  # 1 crown
        "port_of_winterfell": "stark ship",
        "castle_black": "token stark",  # 1 crown
        "white_harbor": "stark footman",
        "port_of_white_harbor": "stark ship",
        "the_narrow_sea": "baratheon ship",  # closes the port of White Harbor
        "dragonstone": "baratheon footman",  # 1 crown
        "stoney_sept": "lannister footman",  # 1 crown
    }
    table = westeros(second="game_of_thrones", areas=areas, power={"stark": 2, "baratheon": 0})
    assert of(table, "stark")["power"] == 5
    assert of(table, "baratheon")["power"] == 1
    assert of(table, "lannister")["power"] == 6


@pytest.mark.card("dark_wings_dark_words")
@pytest.mark.parametrize(
    ("decision", "power", "prompt"),
    [("clash_of_kings", 5, "clash.bid"), ("game_of_thrones", 6, "planning.area"), ("nothing", 5, "planning.area")],
)
def test_dark_wings_dark_words(decision: str, power: int, prompt: str) -> None:
    """The holder of the raven decides; without income from ports."""
    areas = {"winterfell": "stark footman", "port_of_winterfell": "stark ship", "lannisport": "lannister knight"}
    table = westeros(second="dark_wings_dark_words", areas=areas)
    assert asked(table) == ["lannister westeros.decide"]
    play(table, f"lannister decide {decision}")
    assert of(table, "stark")["power"] == power
    assert asked(table)[0] == f"stark {prompt}"


@pytest.mark.card("wildlings_attack")
@pytest.mark.rule("R-B2-wildling-02")
def test_wildlings_attack() -> None:
    table = westeros("supply", "game_of_thrones", "wildlings_attack", threat=6)
    assert asked(table)[0] == "stark wildling.bid"
    assert news(table, "wildlings_attack")[0]["strength"] == 6


@pytest.mark.card("put_to_the_sword")
@pytest.mark.parametrize(
    ("decision", "bans"),
    [
        ("no_defense_orders", ["defense_1", "defense_2"]),
        ("no_march_plus_1_orders", ["march_plus_1"]),
        ("nothing", []),
    ],
)
def test_put_to_the_sword(decision: str, bans: list[str]) -> None:
    """The holder of the blade decides."""
    table = westeros(third="put_to_the_sword")
    assert asked(table) == ["stark westeros.decide"]
    play(table, f"stark decide {decision}")
    assert view(table)["bans"] == bans


BANS = {
    "sea_of_storms": ["raid", "raid_special"],
    "rains_of_autumn": ["march_plus_1"],
    "feast_for_crows": ["consolidate_power", "consolidate_power_special"],
    "web_of_lies": ["support_0", "support_plus_1"],
    "storm_of_swords": ["defense_1", "defense_2"],
}


@pytest.mark.card("sea_of_storms")
@pytest.mark.card("rains_of_autumn")
@pytest.mark.card("feast_for_crows")
@pytest.mark.card("web_of_lies")
@pytest.mark.card("storm_of_swords")
@pytest.mark.parametrize("card", BANS)
def test_bans(card: str) -> None:
    """The tokens cannot be placed, and from the next round on they can again."""
    table = westeros(third=card)
    assert view(table)["bans"] == BANS[card]
    play(table, "lannister plan lannisport")
    offered = {text.split()[-1] for text in choices(table, "lannister")}
    assert not offered & set(BANS[card]) and len(offered) == 11 - len(BANS[card])
    play(table, f"lannister {choices(table, 'lannister')[0]}")
    everyone_ready(table)
    while view(table)["round"] == 2:
        ask = table.asks[0]
        table.choose(ask.seat, ask.default)
    assert view(table)["bans"] == [] or view(table)["westeros"][2] != card


# ---------------------------------------------------------------------- A Feast for Crows


@pytest.mark.card("ffc_mustering")
def test_mustering_in_a_feast_for_crows() -> None:
    table = westeros("ffc_mustering", options=CROWS)
    assert asked(table) == ["baratheon muster.place"]
    assert may(table, "baratheon muster dragonstone knight")


@pytest.mark.card("rally_the_men")
def test_rally_the_men() -> None:
    """Castles only."""
    areas = {"white_harbor": "stark footman", "winterfell": "stark footman", "harrenhal": "lannister footman"}
    table = westeros("rally_the_men", areas=areas, options=CROWS)
    assert asked(table) == ["lannister muster.place"]
    assert not any("lannisport" in text for text in choices(table, "lannister"))
    play(table, "lannister muster harrenhal footman")
    assert asked(table) == ["arryn muster.place"] or asked(table) == ["stark muster.place"]
    defaults(table, "muster")
    while asked(table) != ["stark muster.place"]:
        defaults(table, "muster")
        table.choose(table.asks[0].seat, table.asks[0].default)
    assert {text.split()[1] for text in choices(table, "stark") if text != "done"} == {"white_harbor"}


@pytest.mark.card("the_burden_of_power")
def test_the_burden_of_power() -> None:
    table = westeros("the_burden_of_power", options=CROWS, threat=6)
    assert asked(table) == ["baratheon westeros.decide"]
    assert choices(table, "baratheon") == ["decide threat_to_zero", "decide mustering"]
    other = table.copy()
    play(table, "baratheon decide threat_to_zero")
    assert view(table)["threat"] == 0 and asked(table)[0] == "stark planning.area"
    play(other, "baratheon decide mustering")
    assert asked(other) == ["baratheon muster.place"] and view(other)["threat"] == 10


@pytest.mark.card("famine")
def test_famine() -> None:
    table = westeros("famine", options=CROWS, supply={"stark": 0, "lannister": 5, "baratheon": 2, "arryn": 1})
    supplies = {h["house"]: h["supply"] for h in view(table)["houses"]}
    assert supplies == {"stark": 0, "lannister": 4, "baratheon": 1, "arryn": 0}


@pytest.mark.card("famine")
def test_famine_shrinks_armies() -> None:
    areas = {"winterfell": "stark footman footman knight", "white_harbor": "stark footman footman"}
    table = westeros("famine", areas=areas, options=CROWS, supply={"stark": 1})
    assert asked(table) == ["stark supply.reconcile"]
    assert choices(table, "stark") == ["destroy winterfell footman", "destroy winterfell knight"]


@pytest.mark.card("ironborn_raid")
def test_ironborn_raid() -> None:
    """Who has two or more scored objectives loses a point; nobody falls below 0."""
    scored = {"stark": ["the_raven", "the_blade"], "lannister": ["the_throne"], "arryn": ["hold_court", "land_grab"]}
    points = {"stark": 3, "lannister": 3, "arryn": 0}
    table = westeros("ironborn_raid", options=CROWS, scored=scored, points=points)
    assert {h["house"]: h["points"] for h in view(table)["houses"]} == {
        "stark": 2,
        "lannister": 3,
        "baratheon": 0,
        "arryn": 0,
    }


HANDS = {
    "stark": ["the_raven", "the_blade", "arbor_gold"],
    "lannister": ["the_throne", "land_grab", "hold_court"],
    "baratheon": ["cavalry_charge", "a_firm_grip", "take_the_black"],
    "arryn": ["home_invasion", "pull_the_weeds", "ample_harvest"],
}


@pytest.mark.card("shifting_ambitions")
def test_shifting_ambitions() -> None:
    table = westeros("shifting_ambitions", options=CROWS, objectives=HANDS)
    assert len(asked(table)) == 4
    play(table, "stark give_up the_raven")
    assert of(table, "stark", "lannister")["objectives"] == []
    play(table, "lannister give_up the_throne", "baratheon give_up a_firm_grip", "arryn give_up ample_harvest")
    assert set(news(table, "pool")[0]["objectives"]) == {"the_raven", "the_throne", "a_firm_grip", "ample_harvest"}
    assert asked(table) == ["baratheon objective.take"]
    play(table, "baratheon take the_raven", "lannister take the_throne", "arryn take a_firm_grip")
    assert of(table, "stark", "stark")["objectives"] == ["ample_harvest", "arbor_gold", "the_blade"]
    assert of(table, "stark", "lannister")["objectives"] == ["ample_harvest"], "everyone has seen it"


@pytest.mark.card("new_information")
def test_new_information() -> None:
    table = westeros("new_information", options=CROWS, objectives=HANDS)
    assert len(asked(table)) == 4 and view(table)["objective_deck"] == 12
    assert of(table, "stark", "stark")["objective_count"] == 4
    play(table, "stark return the_raven", "lannister return the_throne")
    play(table, "baratheon return a_firm_grip", "arryn return ample_harvest")
    assert view(table)["objective_deck"] == 16
    assert "the_raven" not in of(table, "stark", "stark")["objectives"]
    assert of(table, "stark")["objective_count"] == 3


@pytest.mark.card("new_information")
def test_new_information_without_a_deck() -> None:
    """Who draws nothing returns nothing."""
    table = westeros("new_information", options=CROWS, objectives=HANDS, objective_deck=[])
    assert asked(table)[0] == "stark planning.area"


# ---------------------------------------------------------------------- supply


@pytest.mark.rule("R-B2-supply-03")
@pytest.mark.parametrize(
    ("supply", "armies"),
    [
        (0, [2, 2]),
        (1, [3, 2]),
        (2, [3, 2, 2]),
        (3, [3, 2, 2, 2]),
        (4, [3, 3, 2, 2]),
        (5, [4, 3, 2, 2]),
        (6, [4, 3, 2, 2, 2]),
    ],
)
def test_armies_by_supply(supply: int, armies: list[int]) -> None:
    table = lay(supply={"stark": supply})
    stark = 0
    assert table.fits(stark, armies)
    assert table.fits(stark, [*armies, 1, 1, 1]), "R-B2-supply-08: single units need none"
    assert not table.fits(stark, [*armies, 2])
    for i in range(len(armies)):
        larger = [n + (i == j) for j, n in enumerate(armies)]
        assert table.fits(stark, larger) == (sorted(larger, reverse=True) <= armies and sum(larger) <= sum(armies))


@pytest.mark.rule("R-B2-supply-04", "R-B2-terms-04", "R-B2-supply-08", "R-B2-supply-09")
def test_limits_hold_when_marching() -> None:
    """Supply 0 allows two armies of two: single units join only while there is room, on land and at sea."""
    areas = {
        "winterfell": "stark footman footman march_0",
        "castle_black": "stark footman",
        "the_shivering_sea": "stark ship ship",
        "bay_of_ice": "stark ship",
    }
    table = lay(areas, begin="marches", supply={"stark": 0})
    assert may(table, "stark move footman castle_black")
    assert may(table, "stark move footman karhold")
    areas["bay_of_ice"] = "stark ship ship"
    areas["winterfell"] = "stark footman march_0"
    table = lay(areas, begin="marches", supply={"stark": 0})
    assert not may(table, "stark move footman castle_black"), "a third army"
    assert may(table, "stark move footman karhold"), "single units are no armies"


@pytest.mark.rule("R-B2-supply-05")
def test_too_large_armies_lose_units_in_turn_order() -> None:
    areas = {
        "winterfell": "stark footman knight siege_engine",
        "white_harbor": "stark footman footman",
        "castle_black": "stark footman footman",
        "lannisport": "lannister footman footman footman knight",
    }
    table = westeros("supply", areas=areas, supply={"stark": 6, "lannister": 6})
    assert of(table, "stark")["supply"] == 1 and of(table, "lannister")["supply"] == 2
    assert asked(table) == ["lannister supply.reconcile"]
    play(table, "lannister destroy lannisport footman")
    assert asked(table) == ["stark supply.reconcile"]
    assert may(table, "stark destroy white_harbor footman") and may(table, "stark destroy winterfell knight")
    play(table, "stark destroy winterfell knight")
    assert may(table, "stark destroy winterfell footman") and not may(table, "stark destroy white_harbor footman")
    play(table, "stark destroy winterfell siege_engine")
    assert units(table, "winterfell") == {"footman": 1}
    assert of(table, "stark")["stock"] == {"footman": 5, "knight": 5, "ship": 6, "siege_engine": 2}


@pytest.mark.rule("R-B2-supply-06")
def test_supply_stays_when_areas_change_hands() -> None:
    areas = {"stoney_sept": "lannister footman march_0", "blackwater": "token stark"}
    table = lay(areas, begin="marches")
    play(table, "lannister move footman blackwater", "lannister leave_nothing stoney_sept")
    assert see(table, "blackwater")["controller"] == "lannister"
    assert of(table, "lannister")["supply"] == 2


# ---------------------------------------------------------------------- mustering


@pytest.mark.rule("R-B2-muster-01")
def test_mustering_goes_in_turn_order() -> None:
    table = westeros("mustering")
    order = []
    while asked(table)[0].endswith("muster.place"):
        order.append(asked(table)[0].split()[0])
        play(table, f"{order[-1]} done")
    assert order == ["baratheon", "lannister", "stark"]


@pytest.mark.rule("R-B2-muster-02")
def test_nobody_has_to_muster() -> None:
    table = westeros("mustering")
    before = units(table, "dragonstone")
    assert choices(table, "baratheon")[0] == "done"
    play(table, "baratheon done")
    assert units(table, "dragonstone") == before


@pytest.mark.rule("R-B2-muster-03", "R-B2-muster-05", "R-B2-muster-07", "R-B2-muster-08", "R-B2-muster-10")
def test_a_castle_gives_one_point() -> None:
    table = westeros("mustering", areas={"white_harbor": "stark footman", "winterfell": "lannister knight garrison 0"})
    play(table, "baratheon done", "lannister done")
    assert sorted(choices(table, "stark")) == [
        "done",
        "launch white_harbor port_of_white_harbor",
        "launch white_harbor the_narrow_sea",
        "launch white_harbor the_shivering_sea",
        "muster white_harbor footman",
        "upgrade white_harbor knight",
        "upgrade white_harbor siege_engine",
    ]
    play(table, "stark upgrade white_harbor knight")
    assert units(table, "white_harbor") == {"knight": 1}
    assert asked(table)[0] != "stark muster.place", "the point is spent"


@pytest.mark.rule("R-B2-muster-04", "R-B2-muster-06", "R-B2-muster-09")
def test_a_stronghold_gives_two_points() -> None:
    table = westeros("mustering", areas={"winterfell": "stark footman"}, supply={"stark": 6})
    play(table, "baratheon done", "lannister done")
    assert may(table, "stark muster winterfell knight") and may(table, "stark muster winterfell siege_engine")
    two = table.copy()
    play(table, "stark muster winterfell knight")
    assert units(table, "winterfell") == {"footman": 1, "knight": 1}
    assert asked(table)[0] != "stark muster.place"
    play(two, "stark muster winterfell footman")
    assert not may(two, "stark muster winterfell knight") and may(two, "stark muster winterfell footman")
    play(two, "stark upgrade winterfell siege_engine")
    assert units(two, "winterfell") == {"footman": 1, "siege_engine": 1}


@pytest.mark.rule("R-B2-muster-11")
def test_mustering_keeps_to_supply() -> None:
    areas = {"winterfell": "stark footman footman", "white_harbor": "stark footman footman"}
    table = westeros("mustering", areas=areas, supply={"stark": 0})
    play(table, "baratheon done", "lannister done")
    assert not may(table, "stark muster winterfell footman")
    assert may(table, "stark upgrade winterfell knight"), "an army does not grow by it"
    assert may(table, "stark launch winterfell port_of_winterfell"), "a single ship is no army"


@pytest.mark.rule("R-B2-muster-12", "R-B2-muster-13", "R-B2-muster-14", "R-B2-muster-15")
def test_ships_to_ports_and_seas() -> None:
    areas = {"winterfell": "stark footman", "bay_of_ice": "lannister ship", "the_shivering_sea": "stark ship"}
    table = westeros("mustering", areas=areas)
    play(table, "baratheon done", "lannister done")
    launched = [text for text in choices(table, "stark") if text.startswith("launch")]
    assert launched == ["launch winterfell port_of_winterfell", "launch winterfell the_shivering_sea"]
    play(table, "stark launch winterfell port_of_winterfell")
    assert units(table, "port_of_winterfell") == {"ship": 1}


@pytest.mark.rule("R-B2-muster-16")
def test_points_belong_to_their_area() -> None:
    areas = {"winterfell": "stark footman", "white_harbor": "stark footman"}
    table = westeros("mustering", areas=areas, supply={"stark": 6})
    play(table, "baratheon done", "lannister done", "stark muster white_harbor footman")
    assert not any("white_harbor" in text for text in choices(table, "stark"))
    assert may(table, "stark muster winterfell knight")


def test_an_empty_castle_musters() -> None:
    table = westeros("mustering", areas={"white_harbor": "token stark"})
    play(table, "baratheon done", "lannister done", "stark muster white_harbor footman")
    assert see(table, "white_harbor")["units"] == {"footman": 1}


# ---------------------------------------------------------------------- clash of kings


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
