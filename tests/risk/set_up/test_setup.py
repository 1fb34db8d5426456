"""Rules 2: Skirmish set-up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from risk.table import HOUSES, asked, choices, look, mine, new, news, play, seat, skip
from smallcouncil.games.risk.state import RiskTable

SEEDS = range(30)


def start(players: int, seed: int = 1) -> RiskTable:
    """Ready for the first turn; houses are taken as they are offered."""
    table = new(seed=seed, players=players)
    return skip(table, "reinforce.place")


def dealt(table: RiskTable) -> dict[str, list[str]]:
    """The territories dealt, by house, in the order of the turns."""
    return {event["seat"]: event["areas"] for event in news(table, "dealt")}


def opening_rolls(table: RiskTable) -> list[tuple[int, int]]:
    """Seats and dice; the log calls seats by the houses that they take later."""
    return [(seat(table, event["seat"]), event["die"]) for event in news(table, "rolled_for_order")]


def first(table: RiskTable) -> int:
    """The seat that won the opening roll: ties roll again among themselves."""
    rolls = opening_rolls(table)
    left = list(range(table.players))
    while len(left) > 1:
        now, rolls = rolls[: len(left)], rolls[len(left) :]
        assert [s for s, _ in now] == left, "all who are still tied roll, nobody else"
        best = max(die for _, die in now)
        left = [s for s, die in now if die == best]
    assert not rolls, "nobody rolls after the highest roll is found"
    return left[0]


@pytest.mark.rule("R-RK-setup-01")
def test_two_players_use_essos_with_a_neutral_force() -> None:
    table = start(2)
    assert look(table)["board"] == "essos"
    assert sorted(dealt(table)) == ["ghiscari", "targaryen"]
    owners = {lies["owner"] for lies in look(table)["territories"].values()}
    assert owners == {"targaryen", "ghiscari", "neutral"}
    assert set(table.position()["deck"]) == {*look(table)["territories"], "end"}


@pytest.mark.parametrize(
    "players",
    [
        pytest.param(3, marks=pytest.mark.rule("R-RK-setup-02")),
        pytest.param(4, marks=pytest.mark.rule("R-RK-setup-03")),
        pytest.param(5, marks=pytest.mark.rule("R-RK-setup-04")),
    ],
)
def test_houses_on_westeros(players: int) -> None:
    table = new(seed=1, players=players)
    assert look(table)["board"] == "westeros"
    houses = ["stark", "baratheon", "lannister", "tyrell", "martell"][:players]
    assert choices(table) == [f"house {house}" for house in houses]
    assert sorted(dealt(skip(table, "reinforce.place"))) == sorted(houses)


@pytest.mark.rule("R-RK-setup-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_highest_roll_goes_first(players: int) -> None:
    ties = 0
    winners = set()
    for seed in SEEDS:
        table = start(players, seed)
        ties += len(opening_rolls(table)) > players
        winners.add(first(table))
        assert table.waiting == (first(table),), "whoever rolled highest has the first turn"
        assert look(table)["turn"] == first(table)
    assert ties, "some rolls were tied"
    assert winners == set(range(players)), "everyone may win the roll"


@pytest.mark.rule("R-RK-setup-06")
@pytest.mark.rule("A-RK-17")
@pytest.mark.parametrize("seed", range(4))
def test_houses_are_chosen_one_after_another(seed: int) -> None:
    """The highest roll first, then clockwise; a house is taken once; turn order is by seat, not by house."""
    table = new(seed=seed, players=4)
    begins = first(table)
    free = ["stark", "baratheon", "lannister", "tyrell"]
    for place, house in enumerate(["tyrell", "stark", "lannister"]):
        seat_now = (begins + place) % 4
        assert asked(table) == f"seat_{seat_now} setup.house"
        assert choices(table) == [f"house {h}" for h in free]
        play(table, f"seat_{seat_now} house {house}")
        free.remove(house)
    assert seat(table, "baratheon") == (begins + 3) % 4, "the last house is left for the last player"
    assert look(table)["order"] == [(begins + place) % 4 for place in range(4)]
    assert asked(table) == "tyrell reinforce.place"


@pytest.mark.rule("R-RK-setup-07")
@pytest.mark.rule("R-RK-setup-08")
def test_essos_deals_twelve_each_and_leaves_ten_to_the_neutrals() -> None:
    table = start(2)
    assert [len(areas) for areas in dealt(table).values()] == [12, 12]
    neutral = [a for a, lies in look(table)["territories"].items() if lies["owner"] == "neutral"]
    assert len(neutral) == 10
    assert not {*neutral} & {area for areas in dealt(table).values() for area in areas}
    assert dealt(start(2, seed=1)) == dealt(table) != dealt(start(2, seed=2)), "the deal is random"


@pytest.mark.rule("R-RK-setup-09")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_westeros_deals_all_cards(players: int) -> None:
    table = start(players)
    areas = [area for areas in dealt(table).values() for area in areas]
    assert len(areas) == 48 and set(areas) == set(look(table)["territories"])
    for house, cards in dealt(table).items():
        held = [a for a, lies in look(table)["territories"].items() if lies["owner"] == house]
        assert sorted(cards) == sorted(held)
    assert dealt(table) != dealt(start(players, seed=2))


@pytest.mark.parametrize(
    ("players", "shares"),
    [
        pytest.param(3, [16, 16, 16], marks=pytest.mark.rule("R-RK-setup-10")),
        pytest.param(4, [12, 12, 12, 12], marks=pytest.mark.rule("R-RK-setup-11")),
        pytest.param(5, [9, 9, 10, 10, 10], marks=pytest.mark.rule("R-RK-setup-12")),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_shares_in_turn_order(players: int, shares: list[int], seed: int) -> None:
    table = start(players, seed)
    held = [look(table)["players"][s]["territories"] for s in look(table)["order"]]
    assert held == shares


@pytest.mark.rule("R-RK-setup-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_units_on_every_territory_dealt(players: int) -> None:
    table = start(players)
    assert {lies["units"] for lies in look(table)["territories"].values() if lies["owner"] != "neutral"} == {3}


def test_two_units_a_territory_by_option() -> None:
    table = skip(new(seed=1, players=3, units_per_territory=2), "reinforce.place")
    assert {lies["units"] for lies in look(table)["territories"].values()} == {2}


@pytest.mark.rule("R-RK-setup-14")
def test_two_neutral_units_on_every_neutral_territory() -> None:
    table = start(2)
    assert {lies["units"] for lies in look(table)["territories"].values() if lies["owner"] == "neutral"} == {2}


@pytest.mark.rule("R-RK-setup-15")
def test_two_players_start_with_36_units_each_and_20_neutral_ones() -> None:
    units: Counter[str] = Counter()
    for lies in look(start(2))["territories"].values():
        units[lies["owner"]] += lies["units"]
    assert units == {"targaryen": 36, "ghiscari": 36, "neutral": 20}


@pytest.mark.rule("R-RK-setup-16")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_all_cards_are_shuffled_again(players: int) -> None:
    decks = []
    for seed in SEEDS:
        table = start(players, seed)
        assert all(player["cards"] == 0 for player in look(table)["players"])
        assert mine(table, HOUSES[players][0])["cards"] == []
        assert look(table)["discards"]["territory"] == []
        deck = [card for card in table.position()["deck"] if card != "end"]
        assert sorted(deck) == sorted(look(table)["territories"])
        owners = [look(table)["territories"][card]["owner"] for card in deck]
        assert sum(a != b for a, b in pairwise(owners)) > players + 2, "the cards do not lie as they were dealt"
        decks.append(deck)
    assert len(set(map(tuple, decks))) == len(SEEDS)
    assert len({deck[0] for deck in decks}) > 10 and len({deck[-1] for deck in decks}) > 10


@pytest.mark.rule("R-RK-setup-17")
@pytest.mark.rule("A-RK-14")
@pytest.mark.parametrize(("players", "places"), [(2, 18), (3, 25), (6, 42)])
def test_the_end_card_lies_anywhere_in_the_lower_half(players: int, places: int) -> None:
    found: Counter[int] = Counter()
    for seed in range(500):
        deck = new(seed=seed, players=players, houses=HOUSES[players]).position()["deck"]
        assert deck.count("end") == 1
        found[deck.index("end")] += 1  # the top of the deck is its end
    assert set(found) == set(range(places))
    assert max(found.values()) < 4 * 500 / places, "every place is equally likely"


@pytest.mark.rule("R-RK-setup-18")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_play_goes_clockwise(players: int) -> None:
    for seed in range(6):
        table = start(players, seed)
        turns = []
        for _ in range(2 * players):
            turns.append(look(table)["turn"])
            table_made = len(news(table, "turn"))
            while len(news(table, "turn")) == table_made:
                ask = table.asks[0]
                table.choose(ask.seat, ask.default)
        assert turns == [(first(table) + i) % players for i in range(2 * players)]
