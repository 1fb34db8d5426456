"""The Westeros phase: its cards and the threat."""

from __future__ import annotations

import pytest

from board2e.realm import (
    asked,
    choices,
    defaults,
    everyone_ready,
    lay,
    new,
    news,
    of,
    play,
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
