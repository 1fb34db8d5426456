"""Rules 5: trading in territory cards."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from risk.table import AREAS, asked, battle, choices, lay, lies, look, mine, news, play, sees
from smallcouncil.games.risk.state import RiskTable

BY_SYMBOL = {
    symbol: [area["id"] for area in AREAS["westeros"] if area["card_symbol"] == symbol]
    for symbol in ("knight", "siege_engine", "fortification")
}
KNIGHTS, ENGINES, FORTS = BY_SYMBOL.values()
KARHOLD = {"karhold": "stark 1", "sandstone": "stark 1"}  # shown on no card of these tests


def hold(cards: list[str], **more: str) -> RiskTable:
    """Stark begins a turn with these cards and two far territories, besides those given."""
    return lay({**KARHOLD, **more}, rest="lannister 1", hand={"stark": cards})


def left(table: RiskTable) -> int:
    """Units that are left to place."""
    assert table.asks[0].prompt == "reinforce.place"
    (units,) = table.asks[0].args
    assert isinstance(units, int)
    return units


@pytest.mark.rule("R-RK-trade-01")
def test_a_set_may_be_traded_in_or_kept() -> None:
    cards = ["skagos", "winterfell", "white_harbor"]
    kept, traded = hold(cards), hold(cards)
    assert asked(kept) == "stark reinforce.trade"
    assert choices(kept) == ["trade skagos winterfell white_harbor", "keep_cards"]
    play(kept, "stark keep_cards")
    assert left(kept) == 3 and mine(kept, "stark")["cards"] == cards
    play(traded, "stark trade skagos winterfell white_harbor")
    assert left(traded) == 7 and mine(traded, "stark")["cards"] == []


@pytest.mark.rule("R-RK-trade-01")
def test_no_trading_outside_the_reinforcement_step() -> None:
    table = lay(KARHOLD, rest="lannister 1", hand={"stark": KNIGHTS[:3]}, step="invade")
    assert asked(table) != "stark reinforce.trade"
    assert not choices(table, "trade")
    assert sees(table, "stark")["cards"] == 3


@pytest.mark.rule("R-RK-trade-02")
def test_three_knights_give_four_units() -> None:
    table = hold(["skagos", "winterfell", "white_harbor"])
    play(table, "stark trade skagos winterfell white_harbor")
    assert news(table, "traded")[-1]["units"] == 4
    assert left(table) == 3 + 4


@pytest.mark.rule("R-RK-trade-03")
@pytest.mark.rule("A-RK-01")
@pytest.mark.parametrize(
    ("cards", "units"),
    [
        (KNIGHTS[:3], 4),
        (["widows_watch", "wolfswood", "stoney_shore"], 5),
        (FORTS[:3], 6),
        (["winterfell", "riverrun", "harlaw"], 7),
    ],
)
def test_what_sets_are_worth(cards: list[str], units: int) -> None:
    table = hold(cards)
    play(table, f"stark {choices(table, 'trade')[0]}")
    assert news(table, "traded")[-1]["units"] == units
    assert left(table) == 3 + units


@pytest.mark.rule("R-RK-trade-03")
@pytest.mark.parametrize(
    "cards",
    [
        ["skagos", "winterfell", "riverrun"],
        ["skagos", "winterfell", "the_gift"],
        ["widows_watch", "wolfswood", "the_gift"],
        ["the_gift", "harlaw", "riverrun"],
    ],
)
def test_two_equal_symbols_and_another_are_no_set(cards: list[str]) -> None:
    assert asked(hold(cards)) == "stark reinforce.place"


@pytest.mark.rule("R-RK-trade-03")
def test_every_set_of_a_hand_is_offered() -> None:
    table = hold(["skagos", "winterfell", "riverrun", "harlaw"])
    assert choices(table) == ["trade skagos riverrun harlaw", "trade winterfell riverrun harlaw", "keep_cards"]


@pytest.mark.rule("R-RK-trade-04")
@pytest.mark.rule("R-RK-trade-05")
def test_a_card_of_a_controlled_territory_brings_two_more_units_there() -> None:
    table = hold(["skagos", "winterfell", "white_harbor"], winterfell="stark 4")
    before = sees(table, "stark")["units"]
    play(table, "stark trade skagos winterfell white_harbor")
    assert lies(table, "winterfell") == "stark 6", "nowhere else"
    assert sees(table, "stark")["units"] == before + 2
    assert left(table) == 3 + 4, "the others go where the player likes"


@pytest.mark.rule("R-RK-trade-04")
@pytest.mark.rule("A-RK-06")
def test_every_card_of_the_set_brings_its_own_two() -> None:
    table = hold(KNIGHTS[:3], skagos="stark 1", winterfell="stark 1", white_harbor="stark 1")
    play(table, "stark trade skagos winterfell white_harbor")
    assert [lies(table, a) for a in ("skagos", "winterfell", "white_harbor")] == ["stark 3"] * 3
    assert left(table) == 3 + 4


@pytest.mark.rule("R-RK-trade-06")
def test_a_card_of_anothers_territory_brings_no_bonus() -> None:
    table = hold(["skagos", "winterfell", "white_harbor"])
    play(table, "stark trade skagos winterfell white_harbor")
    assert [lies(table, a) for a in ("skagos", "winterfell", "white_harbor")] == ["lannister 1"] * 3
    assert sees(table, "stark")["units"] == 2 and left(table) == 3 + 4


@pytest.mark.rule("R-RK-trade-07")
@pytest.mark.rule("A-RK-12")
def test_a_draw_beyond_five_cards_forces_a_set() -> None:
    """Four cards may be kept; after three conquests Cersei Lannister draws one besides the usual one."""
    table = lay(
        {"casterly_rock": "lannister 3", "silverhill": "lannister 1"},
        rest="stark 1",
        turn="lannister",
        step="draw",
        options={"mode": "dominion"},
        hand={"lannister": ["skagos", "winterfell", "riverrun", "harlaw"]},
        gold={"lannister": 1000},
        conquered=["silverhill", "the_crag", "crakehall"],
        conquests=[3, 0, 0, 0],
    )
    play(table, "lannister use cersei_lannister")
    assert sees(table, "lannister")["cards"] == 6
    assert asked(table) == "lannister reinforce.trade"
    assert all(text.startswith("trade ") for text in choices(table)), "they cannot be kept"
    play(table, f"lannister {choices(table)[0]}")
    assert sees(table, "lannister")["cards"] == 3
    assert asked(table) == "lannister reinforce.place", "the units are placed at once"


@pytest.mark.rule("R-RK-trade-08")
def test_five_cards_at_the_start_of_the_turn_force_a_set() -> None:
    four = hold(["skagos", "winterfell", "white_harbor", "riverrun"])
    assert choices(four) == ["trade skagos winterfell white_harbor", "keep_cards"]
    five = hold(["skagos", "winterfell", "white_harbor", "barrowlands", "riverrun"])
    assert asked(five) == "stark reinforce.trade" and len(choices(five)) == 4
    assert choices(five, "trade") == choices(five), "all five cannot be kept"
    only = hold(["skagos", "winterfell", "white_harbor", "riverrun", "pyke"])
    assert asked(only) == "stark reinforce.place", "the only set is traded in without a question"
    assert left(only) == 3 + 4 and mine(only, "stark")["cards"] == ["riverrun", "pyke"]


@pytest.mark.rule("R-RK-trade-09")
def test_any_five_cards_contain_a_set() -> None:
    for symbols in combinations_with_replacement(BY_SYMBOL, 5):
        stock = {symbol: iter(cards) for symbol, cards in BY_SYMBOL.items()}
        table = hold([next(stock[symbol]) for symbol in symbols])
        if not news(table, "traded"):  # a single set is traded in without a question
            assert asked(table) == "stark reinforce.trade", symbols
            assert all(text.startswith("trade ") for text in choices(table)), symbols
            play(table, f"stark {choices(table)[0]}")
        assert sees(table, "stark")["cards"] == 2, symbols


@pytest.mark.rule("R-RK-trade-10")
@pytest.mark.parametrize("cards", [KNIGHTS[:2], ["winterfell", "riverrun"], ["winterfell"], []])
def test_two_cards_are_never_a_set(cards: list[str]) -> None:
    table = hold(cards)
    assert asked(table) == "stark reinforce.place" and left(table) == 3
    assert mine(table, "stark")["cards"] == cards


@pytest.mark.rule("A-RK-07")
def test_one_set_for_each_reinforcement_step() -> None:
    table = hold(KNIGHTS[:6])
    play(table, f"stark {choices(table)[0]}")
    assert asked(table) == "stark reinforce.place", "the second set waits"
    assert len(news(table, "traded")) == 1


@pytest.mark.rule("A-RK-09")
def test_traded_cards_are_discarded_and_make_a_new_deck() -> None:
    table = lay(
        {"karhold": "stark 9", "the_gift": "lannister 1"},
        rest="lannister 2",
        hand={"stark": ["skagos", "winterfell", "white_harbor"]},
        deck=[],
        options={"mode": "dominion", "modules": []},
    )
    play(table, "stark trade skagos winterfell white_harbor")
    assert look(table)["discards"]["territory"] == ["skagos", "winterfell", "white_harbor"]
    battle(table, "stark karhold the_gift", attack=[6, 5, 4], defence=[1])
    play(table, "stark advance 0", "stark done", "stark done")
    assert look(table)["discards"]["territory"] == [], "the empty deck was made anew"
    assert look(table)["decks"]["territory"] == 2 and sees(table, "stark")["cards"] == 1
    assert {*mine(table, "stark")["cards"]} < {"skagos", "winterfell", "white_harbor"}
