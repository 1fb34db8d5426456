"""Rules 16: how Dominion is set up."""

from __future__ import annotations

import pytest

from risk.dominion_table import CHARACTERS, gold
from risk.table import GAME, HOUSES, asked, choices, look, mine, new, news, play, sees, skip
from smallcouncil.games.risk.state import RiskTable

STARTING_UNITS = {2: 24, 3: 28, 4: 24, 5: 20}


def fresh(players: int, seed: int = 1) -> RiskTable:
    """Houses are taken in turn order; everyone is asked for the objective to return."""
    return new(seed=seed, players=players, mode="dominion", houses=HOUSES[players])


def set_up(players: int, seed: int = 1) -> RiskTable:
    """Up to the first question of the first turn."""
    return skip(fresh(players, seed), "reinforce.place")


@pytest.mark.rule("R-RK-domsetup-01")
@pytest.mark.parametrize("seed", range(8))
def test_the_highest_roll_chooses_first_then_clockwise(seed: int) -> None:
    table = new(seed=seed, players=4, mode="dominion")
    rolls = [(int(event["seat"][-1]), event["die"]) for event in news(table, "rolled_for_order")]
    still = list(range(4))
    while len(still) > 1:
        this_time, rolls = rolls[: len(still)], rolls[len(still) :]
        assert [s for s, _ in this_time] == still, "who is tied for the highest rolls again, nobody else"
        best = max(die for _, die in this_time)
        still = [s for s, die in this_time if die == best]
    (first,) = still
    assert not rolls
    free = HOUSES[4][:]
    for i in range(3):
        assert table.waiting == ((first + i) % 4,)
        assert choices(table, "house") == [f"house {h}" for h in free]
        house = free.pop()
        table.choose(table.waiting[0], f"house {house}")
    assert table.seat_name((first + 3) % 4) == "stark", "the last one takes what is left"


@pytest.mark.rule("R-RK-domsetup-02")
def test_the_house_fixes_the_place_in_the_turn_order() -> None:
    table = new(seed=1, players=4, mode="dominion")
    first = table.waiting[0]
    for house in ("tyrell", "lannister", "baratheon"):
        table.choose(table.waiting[0], f"house {house}")
    assert table.seat_name(first) == "tyrell"
    assert [table.seat_name(s) for s in look(table)["order"]] == ["stark", "baratheon", "lannister", "tyrell"]
    skip(table, "setup.claim")
    claims = []
    for _ in range(8):
        claims.append(table.seat_name(table.waiting[0]))
        table.choose(table.waiting[0], table.asks[0].default)
    assert claims == ["stark", "baratheon", "lannister", "tyrell"] * 2
    skip(table, "reinforce.place")
    assert asked(table) == "stark reinforce.place"


@pytest.mark.rule("R-RK-domsetup-03")
@pytest.mark.rule("R-RK-domsetup-04")
@pytest.mark.rule("R-RK-domsetup-05")
@pytest.mark.rule("R-RK-domsetup-06")
@pytest.mark.parametrize(
    ("players", "order"),
    [
        (2, ["targaryen", "ghiscari"]),
        (3, ["stark", "baratheon", "lannister"]),
        (4, ["stark", "baratheon", "lannister", "tyrell"]),
        (5, ["stark", "baratheon", "lannister", "tyrell", "martell"]),
    ],
)
def test_turn_order(players: int, order: list[str]) -> None:
    table = new(seed=2, players=players, mode="dominion", houses=order[::-1])
    assert [table.seat_name(s) for s in look(table)["order"]] == order
    skip(table, "reinforce.place")
    turns = []
    for _ in order:
        skip(table, "invade.declare")
        turns.append(table.seat_name(table.waiting[0]))
        play(table, f"{turns[-1]} done")
    assert turns == order


@pytest.mark.rule("R-RK-domsetup-07")
@pytest.mark.rule("R-RK-character-01")
@pytest.mark.parametrize("players", [2, 5])
def test_four_characters_lie_face_up(players: int) -> None:
    table = fresh(players)
    for house in HOUSES[players]:
        shown = sees(table, house)["characters"]
        assert sorted(shown) == sorted(c for c, card in CHARACTERS.items() if card.house == house)
        assert len(shown) == 4
        assert all(card == {"face": "up", "captor": None} for card in shown.values())


@pytest.mark.rule("R-RK-domsetup-08")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_everyone_keeps_two_of_three_objectives(players: int) -> None:
    table = fresh(players)
    assert table.waiting == tuple(range(players)), "all choose at once, in secret"
    returned = {}
    for house in HOUSES[players]:
        dealt = mine(table, house)["objectives"]
        assert len(dealt) == 3
        ask = table.ask(HOUSES[players].index(house))
        assert sorted(table.text(c) for c in ask.choices) == sorted(f"return {o}" for o in dealt)
        returned[house] = table.text(ask.choices[1]).split()[1]
    for house, objective in returned.items():
        play(table, f"{house} return {objective}")
    for house, objective in returned.items():
        kept = mine(table, house)["objectives"]
        assert len(kept) == 2 and objective not in kept
        assert sees(table, house)["objectives"] == 2
    assert look(table)["decks"]["objective"] == 36 - 2 * players
    assert look(table)["discards"]["objective"] == []


@pytest.mark.rule("R-RK-domsetup-08")
def test_the_returned_objective_is_shuffled_into_the_deck() -> None:
    places = set()
    for seed in range(6):
        table = fresh(2, seed)
        play(table, *[f"{h} return {mine(table, h)['objectives'][0]}" for h in ("targaryen", "ghiscari")])
        returned = [text.split()[2] for text in returned_by(table)]
        deck = table.position()["objective_deck"]
        places.add(tuple(deck.index(o) for o in returned))
    assert len(places) > 1 and any(max(p) < 30 for p in places), "it does not simply lie on top"


def returned_by(table: RiskTable) -> list[str]:
    return [f"{s} {table.text(c)}" for s, c in table.choices_made() if c.verb.name == "return"]


@pytest.mark.rule("R-RK-domsetup-09")
@pytest.mark.rule("R-RK-domsetup-10")
@pytest.mark.rule("R-RK-domsetup-11")
@pytest.mark.rule("R-RK-domsetup-12")
@pytest.mark.parametrize(("players", "units"), STARTING_UNITS.items())
def test_starting_units(players: int, units: int) -> None:
    table = fresh(players)
    skip(table, "setup.claim")
    assert table.asks[0].args == (units,), "so many are left to place"
    skip(table, "reinforce.place")
    assert [sees(table, house)["units"] for house in HOUSES[players]] == [units + 3] * players


SEATS = {
    "stark": "winterfell",
    "baratheon": "dragonstone",
    "lannister": "casterly_rock",
    "tyrell": "highgarden",
    "martell": "sunspear",
    "targaryen": "the_flatlands",
    "ghiscari": "astapor",
}


@pytest.mark.rule("R-RK-domsetup-13")
@pytest.mark.rule("R-RK-domsetup-14")
@pytest.mark.rule("R-RK-domsetup-15")
@pytest.mark.rule("R-RK-domsetup-16")
@pytest.mark.rule("R-RK-domsetup-17")
@pytest.mark.rule("R-RK-domsetup-18")
@pytest.mark.rule("R-RK-domsetup-19")
@pytest.mark.rule("R-RK-domsetup-20")
@pytest.mark.parametrize("house", SEATS)
def test_three_extra_units_in_the_seat_of_power(house: str) -> None:
    players = 2 if house in HOUSES[2] else 5
    table = skip(fresh(players), "setup.claim")
    held = {a: here["units"] for a, here in look(table)["territories"].items() if here["owner"] == house}
    assert held == {SEATS[house]: 3}


@pytest.mark.rule("R-RK-domsetup-21")
@pytest.mark.rule("R-RK-domsetup-22")
@pytest.mark.parametrize("seed", range(12))
def test_ten_neutral_territories_never_a_seat_of_power(seed: int) -> None:
    table = skip(fresh(2, seed), "setup.claim")
    neutral = [a for a, here in look(table)["territories"].items() if here["owner"] == "neutral"]
    assert len(neutral) == 10
    assert all(look(table)["territories"][a]["units"] == 2 for a in neutral)
    assert not {"the_flatlands", "astapor"} & set(neutral)
    assert look(table)["decks"]["territory"] == 34, "the drawn cards go back"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_neutral_territories_on_westeros(players: int) -> None:
    table = skip(fresh(players), "setup.claim")
    assert not [a for a, here in look(table)["territories"].items() if here["owner"] == "neutral"]


@pytest.mark.rule("R-RK-domsetup-23")
@pytest.mark.rule("R-RK-domsetup-24")
def test_players_in_turn_claim_empty_territories() -> None:
    table = skip(fresh(3), "setup.claim")
    order = HOUSES[3]
    for n in range(45):
        house = order[n % 3]
        assert asked(table) == f"{house} setup.claim"
        empty = [a for a, here in look(table)["territories"].items() if here["owner"] is None]
        assert choices(table) == [f"claim {a}" for a in empty], "occupied territories cannot be claimed"
        play(table, f"{house} claim {empty[-1]}")
        assert look(table)["territories"][empty[-1]] == {"owner": house, "units": 1}
        if n == 43:
            break  # the last territory is nobody's choice
    assert asked(table) == "stark setup.strengthen"
    assert all(here["owner"] for here in look(table)["territories"].values())


@pytest.mark.rule("R-RK-domsetup-25")
@pytest.mark.rule("R-RK-domsetup-27")
def test_the_rest_is_placed_one_by_one_in_turn_on_own_territories() -> None:
    table = skip(fresh(3), "setup.strengthen")
    for n in range(3 * 13):
        house = HOUSES[3][n % 3]
        assert asked(table) == f"{house} setup.strengthen"
        assert table.asks[0].args == (13 - n // 3,)
        own = [a for a, here in look(table)["territories"].items() if here["owner"] == house]
        assert choices(table) == [f"place {a}" for a in own]
        before = look(table)["territories"][own[0]]["units"]
        play(table, f"{house} place {own[0]}")
        assert look(table)["territories"][own[0]]["units"] == before + 1
    assert asked(table) == "stark reinforce.place"


@pytest.mark.rule("R-RK-domsetup-26")
@pytest.mark.rule("R-RK-domsetup-27")
@pytest.mark.rule("R-RK-domsetup-28")
@pytest.mark.rule("R-RK-domsetup-29")
@pytest.mark.parametrize(
    ("players", "claimed", "left"),
    [
        (2, [11, 11], [13, 13]),
        (3, [15, 15, 15], [13, 13, 13]),
        (4, [11, 11, 11, 11], [13, 13, 13, 13]),
        (5, [9, 9, 9, 8, 8], [11, 11, 11, 12, 12]),
    ],
)
def test_how_many_territories_are_claimed(players: int, claimed: list[int], left: list[int]) -> None:
    table = skip(fresh(players), "setup.strengthen")
    assert [sees(table, h)["territories"] - 1 for h in HOUSES[players]] == claimed
    assert [sees(table, h)["units"] - 3 for h in HOUSES[players]] == claimed
    start = STARTING_UNITS[players]
    assert [start - n for n in claimed] == left
    placed = len(news(skip(table, "reinforce.place"), "placed"))
    assert placed == sum(left)


@pytest.mark.rule("R-RK-domsetup-30")
@pytest.mark.rule("R-RK-domsetup-31")
@pytest.mark.rule("R-RK-domsetup-32")
@pytest.mark.rule("R-RK-domsetup-33")
@pytest.mark.rule("R-RK-domsetup-34")
@pytest.mark.parametrize(
    ("players", "gold_each", "cards_each"),
    [
        (2, [0, 300], [0, 0]),
        (3, [0, 0, 300], [0, 0, 0]),
        (4, [0, 0, 300, 500], [0, 0, 0, 1]),
        (5, [0, 0, 300, 500, 500], [0, 0, 0, 1, 1]),
    ],
)
def test_later_players_start_with_a_bonus(players: int, gold_each: list[int], cards_each: list[int]) -> None:
    table = set_up(players)
    first, *others = HOUSES[players]
    collected = news(table, "collected")[0]["gold"]
    assert gold(table, first, *others) == [gold_each[0] + collected, *gold_each[1:]]
    assert [sees(table, h)["cards"] for h in HOUSES[players]] == cards_each
    assert [sees(table, h)["maesters"] for h in HOUSES[players]] == [0] * players


@pytest.mark.rule("R-RK-domsetup-35")
@pytest.mark.parametrize(("players", "cards"), [(2, 34), (3, 48), (5, 46)])
def test_no_end_game_card(players: int, cards: int) -> None:
    table = set_up(players)
    assert look(table)["decks"]["territory"] == cards
    assert "end" not in table.position()["deck"]


def test_forty_maester_cards_and_thirty_six_objectives() -> None:
    facts = GAME.facts()
    assert sum(card["copies"] for card in facts["maesters"]) == 40 and len(facts["maesters"]) == 36
    assert sum(card["copies"] for card in facts["objectives"]) == 36
    table = fresh(3)
    assert look(table)["decks"] == {"territory": 48, "maester": 40, "objective": 27}
