"""Rules 24: World at War, six or seven players on both boards, with the rules of Skirmish or of Dominion."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from laws.random_play import play as play_to_the_end
from risk.table import (
    AREAS,
    HOUSES,
    all_to,
    asked,
    battle,
    choices,
    lay,
    lies,
    look,
    mine,
    new,
    news,
    play,
    scores,
    sees,
    skip,
    winners,
)
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.table import BadInput, Rng

SEATS_OF_POWER = {
    "stark": "winterfell",
    "targaryen": "the_flatlands",
    "baratheon": "dragonstone",
    "lannister": "casterly_rock",
    "ghiscari": "astapor",
    "tyrell": "highgarden",
    "martell": "sunspear",
}
BLUE_PORTS = [
    *("widows_watch", "white_harbor", "gulltown", "kings_landing", "dragonstone", "storms_end", "sunspear"),
    *("braavosian_coastlands", "the_flatlands", "myr", "lys", "volantis"),
]


def war(players: int, rules: str, seed: int = 1, **options: Any) -> RiskTable:
    """A new game with the houses in turn order by seat."""
    return new(seed=seed, players=players, rules=rules, houses=HOUSES[players], **options)


def claimed(players: int) -> tuple[RiskTable, list[tuple[str, str]]]:
    """Until every territory is taken: the table, and who was asked to claim what in which order."""
    table = skip(war(players, "dominion"), "setup.claim")
    taken = []
    for _ in range(len(look(table)["territories"])):
        if table.asks[0].prompt != "setup.claim":
            break
        taken.append((asked(table).split()[0], choices(table)[0].split()[1]))
        play(table, f"{taken[-1][0]} {choices(table)[0]}")
    return table, taken


def begun(players: int, rules: str = "dominion", seed: int = 1, **options: Any) -> RiskTable:
    """At the first turn; houses are taken as they come, claims by default."""
    table = war(players, rules, seed, **options)
    for _ in range(1000):
        if news(table, "turn"):
            return table
        table.choose(table.asks[0].seat, table.asks[0].default)
    raise AssertionError("the set-up has no end")


@pytest.mark.rule("R-RK-waw-01")
@pytest.mark.parametrize("rules", ["skirmish", "dominion"])
@pytest.mark.parametrize("players", [6, 7])
def test_both_boards_are_joined(players: int, rules: str) -> None:
    table = begun(players, rules)
    assert look(table)["board"] == "both"
    assert set(look(table)["territories"]) == {a["id"] for part in AREAS.values() for a in part}
    assert len(look(table)["territories"]) == 82
    assert table.view(None)["options"]["mode"] == "world_at_war"


@pytest.mark.rule("R-RK-waw-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_not_for_fewer_than_six(players: int) -> None:
    with pytest.raises(BadInput) as refused:
        new(seed=1, players=players, mode="world_at_war")
    assert refused.value.field == "players"


@pytest.mark.rule("R-RK-waw-02")
@pytest.mark.parametrize("players", [6, 7])
def test_rules_and_victory_of_skirmish_or_of_dominion(players: int) -> None:
    skirmish = play_to_the_end(war(players, "skirmish"), Rng(2))
    assert skirmish.result is not None and skirmish.result.reason == "end_card"
    table = war(players, "dominion", seed=2)
    dominion = play_to_the_end(table, Rng(2))
    assert dominion.result is not None and dominion.result.reason == "dominion"
    told = {event["event"] for event in news(table)}
    assert {"bought_maester", "completed", "used", "played", "readied", "redeemed"} <= told
    assert "end" not in table.position()["deck"]


@pytest.mark.rule("R-RK-waw-03")
@pytest.mark.parametrize("rules", ["skirmish", "dominion"])
def test_one_deck_of_82_cards(rules: str) -> None:
    table = begun(6, rules)
    position = table.position()
    cards = [card for card in position["deck"] if card != "end"] + [c for hand in position["hand"] for c in hand]
    assert Counter(cards) == Counter(a["id"] for part in AREAS.values() for a in part)
    assert len(cards) == 82


def board_of(area: str) -> str:
    return next(part for part, areas in AREAS.items() if any(a["id"] == area for a in areas))


@pytest.mark.rule("R-RK-waw-03")
def test_the_cards_of_both_boards_are_shuffled_together() -> None:
    first = [board_of(card) for card in begun(7).position()["deck"]]
    assert sum(a != b for a, b in pairwise(first)) > 15


@pytest.mark.parametrize(
    ("players", "order"),
    [
        pytest.param(
            6,
            ["stark", "targaryen", "baratheon", "lannister", "ghiscari", "tyrell"],
            marks=pytest.mark.rule("R-RK-waw-04"),
        ),
        pytest.param(
            7,
            ["stark", "targaryen", "baratheon", "lannister", "ghiscari", "tyrell", "martell"],
            marks=pytest.mark.rule("R-RK-waw-05"),
        ),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_turn_order_by_house(players: int, order: list[str], seed: int) -> None:
    """Wherever the houses sit."""
    houses = order[:]
    Rng(seed).shuffle(houses)
    table = new(seed=seed, players=players, rules="dominion", houses=houses)
    while len(news(table, "turn")) <= players:
        table.choose(table.asks[0].seat, table.asks[0].default)
    turns = [event["seat"] for event in news(table, "turn")]
    assert turns == [*order, order[0]]


@pytest.mark.rule("R-RK-waw-06")
@pytest.mark.parametrize("players", [6, 7])
def test_the_highest_roll_chooses_a_house_first(players: int) -> None:
    for seed in range(5):
        table = new(seed=seed, players=players, rules="dominion")
        rolls = news(table, "rolled_for_order")
        if len(rolls) == players:  # no tie
            best = max(rolls, key=lambda event: int(event["die"]))
            assert asked(table).split()[0] == best["seat"]
        chooser = table.waiting[0]
        assert len(choices(table)) == players
        play(table, f"seat_{chooser} house targaryen")
        assert table.waiting == ((chooser + 1) % players,), "then clockwise"
        assert "house targaryen" not in choices(table)
        skip(table, "setup.claim")
        assert look(table)["order"].index(chooser) == 1, "Targaryen is second wherever it sits"


BONUS = {
    "stark": (0, 0, 0),
    "targaryen": (0, 0, 0),
    "baratheon": (300, 0, 0),
    "lannister": (500, 1, 0),
    "ghiscari": (500, 1, 0),
    "tyrell": (500, 1, 0),
    "martell": (500, 1, 1),
}


BONUS_RULES = {
    "baratheon": [pytest.mark.rule("R-RK-waw-07")],
    "lannister": [pytest.mark.rule("R-RK-waw-08")],
    "ghiscari": [pytest.mark.rule("R-RK-waw-08")],
    "tyrell": [pytest.mark.rule("R-RK-waw-09")],
    "martell": [pytest.mark.rule("R-RK-waw-10")],
}


@pytest.mark.parametrize(
    ("players", "house"),
    [pytest.param(players, house, marks=BONUS_RULES.get(house, [])) for players in (6, 7) for house in HOUSES[players]],
)
def test_start_bonus(players: int, house: str) -> None:
    table = begun(players)
    seen = sees(table, house)
    earned = sum(event["gold"] for event in news(table, "collected") if event["seat"] == house)
    assert (seen["gold"] - earned, seen["cards"], seen["maesters"]) == BONUS[house]
    assert len(mine(table, house)["cards"]) == BONUS[house][1]


@pytest.mark.parametrize(
    ("players", "units"),
    [
        pytest.param(6, 26, marks=pytest.mark.rule("R-RK-waw-11")),
        pytest.param(7, 22, marks=pytest.mark.rule("R-RK-waw-12")),
    ],
)
def test_starting_units(players: int, units: int) -> None:
    table = skip(war(players, "dominion"), "setup.claim")
    assert table.asks[0].args == (units,)
    while not news(table, "turn"):
        table.choose(table.asks[0].seat, table.asks[0].default)
    units_placed = Counter(event["seat"] for event in news(table, "placed") + news(table, "claimed"))
    assert units_placed == dict.fromkeys(HOUSES[players], units + 1), "and the seat, claimed before"


@pytest.mark.rule("R-RK-waw-13")
@pytest.mark.parametrize("players", [6, 7])
def test_seats_of_power_with_three_units(players: int) -> None:
    table = skip(war(players, "dominion"), "setup.claim")
    for house in HOUSES[players]:
        assert lies(table, SEATS_OF_POWER[house]) == f"{house} 3"
        assert f"claim {SEATS_OF_POWER[house]}" not in choices(table)
    assert sum(lies["units"] for lies in look(table)["territories"].values()) == 3 * players
    total = begun(players)
    start = {6: 26, 7: 22}[players] + 3
    for house in HOUSES[players][1:]:
        assert sees(total, house)["units"] == start


@pytest.mark.rule("R-RK-waw-14")
@pytest.mark.rule("A-RK-20")
@pytest.mark.parametrize("players", [6, 7])
def test_empty_territories_are_claimed_in_turn_order(players: int) -> None:
    table, taken = claimed(players)
    assert len(taken) >= 82 - players - 1, "the last one is claimed without a question"
    order = HOUSES[players]
    assert [house for house, _ in taken] == [order[i % players] for i in range(len(taken))]
    assert len({area for _, area in taken}) == len(taken)
    assert all(lies["owner"] for lies in look(table)["territories"].values())
    shares = {6: [14, 14, 14, 14, 13, 13], 7: [12, 12, 12, 12, 12, 11, 11]}[players]
    assert [sees(table, house)["territories"] for house in order] == shares, "the earlier ones claim one more"


@pytest.mark.rule("R-RK-waw-14")
def test_only_empty_territories_can_be_claimed() -> None:
    table = skip(war(6, "dominion"), "setup.claim")
    play(table, "stark claim pyke")
    assert lies(table, "pyke") == "stark 1"
    assert "claim pyke" not in choices(table) and len(choices(table, "claim")) == 82 - 6 - 1


@pytest.mark.rule("R-RK-waw-15")
@pytest.mark.rule("A-RK-19")
@pytest.mark.parametrize("players", [6, 7])
def test_the_rest_is_placed_one_at_a_time_in_turn(players: int) -> None:
    table, _ = claimed(players)
    order = HOUSES[players]
    left = {house: {6: 26, 7: 22}[players] - sees(table, house)["territories"] + 1 for house in order}
    placed = []
    while table.asks[0].prompt == "setup.strengthen":
        house = asked(table).split()[0]
        assert table.asks[0].args == (left[house],)
        assert all(lies(table, text.split()[1]).startswith(house) for text in choices(table)), "own territories only"
        play(table, f"{house} {choices(table)[-1]}")
        left[house] -= 1
        placed.append(house)
        if not any(left.values()):
            break
    assert not any(left.values())
    rounds = [placed[i : i + players] for i in range(0, 6 * players, players)]
    start = order.index(placed[0])
    assert all(turn == order[start:] + order[:start] for turn in rounds)


@pytest.mark.rule("R-RK-waw-16")
@pytest.mark.parametrize("rules", ["skirmish", "dominion"])
@pytest.mark.parametrize("players", [6, 7])
def test_no_neutral_forces(players: int, rules: str) -> None:
    table = begun(players, rules)
    assert {lies["owner"] for lies in look(table)["territories"].values()} == set(HOUSES[players])
    assert not news(table, "neutral_laid")


@pytest.mark.rule("R-RK-waw-17")
@pytest.mark.parametrize("rules", ["skirmish", "dominion"])
def test_the_narrow_sea_joins_the_blue_ports(rules: str) -> None:
    for port in BLUE_PORTS:
        table = lay({port: "stark 2"}, rest="tyrell 1", players=6, step="invade", options={"rules": rules})
        targets = {text.split()[2] for text in choices(table, "invade")}
        assert targets >= {*BLUE_PORTS} - {port}, f"from {port}"


@pytest.mark.rule("R-RK-waw-17")
def test_other_ports_reach_no_other_board() -> None:
    other = ["pyke", "oldtown", "wolfswood", "meereen", "astapor", "qarth", "new_ghis"]
    for port in other:
        table = lay({port: "stark 2"}, rest="tyrell 1", players=6, step="invade")
        targets = {text.split()[2] for text in choices(table, "invade")}
        assert {board_of(target) for target in targets} == {board_of(port)}


@pytest.mark.rule("R-RK-waw-18")
def test_maneuvers_over_the_narrow_sea() -> None:
    table = lay(
        {"storms_end": "stark 5", "volantis": "stark 1", "mantarys": "stark 1"},
        rest="tyrell 1",
        players=6,
        step="maneuver",
    )
    play(table, "stark from storms_end")
    assert choices(table) == ["to volantis", "to mantarys"]
    play(table, "stark to mantarys", "stark move 4")
    assert lies(table, "mantarys") == "stark 5"
    back = lay({"lys": "stark 3", "gulltown": "stark 1"}, rest="tyrell 1", players=7, step="maneuver")
    play(back, "stark from lys", "stark move 2")
    assert lies(back, "gulltown") == "stark 3"


@pytest.mark.rule("R-RK-waw-18")
def test_invasions_over_the_narrow_sea() -> None:
    table = lay({"lys": "stark 5", "gulltown": "tyrell 1"}, rest="tyrell 2", players=6, step="invade")
    battle(table, "stark lys gulltown", attack=[6, 5, 4], defence=[1])
    play(table, "stark advance 0")
    assert lies(table, "gulltown") == "stark 3"


@pytest.mark.rule("R-RK-waw-19")
def test_dragonstone_may_invade_myr() -> None:
    table = lay(
        {"dragonstone": "baratheon 4", "myr": "targaryen 1", "lys": "targaryen 1"},
        rest="stark 1",
        players=6,
        turn="baratheon",
        step="invade",
    )
    assert "invade dragonstone myr" in choices(table)
    battle(table, "baratheon dragonstone myr", attack=[6, 5, 4], defence=[3])
    assert lies(table, "myr") == "baratheon 3"


@pytest.mark.rule("R-RK-waw-20")
@pytest.mark.parametrize("players", [6, 7])
def test_points_on_both_boards_count(players: int) -> None:
    table = lay(
        {
            **all_to("targaryen", ["pyke", "skagos", "myr", "tyrosh", "oros"]),
            **all_to("stark", ["winterfell", "astapor"]),
        },
        rest="tyrell 1",
        players=players,
        step="draw",
        deck=["end", "pyke"],
        conquered=["astapor"],
    )
    assert table.result is not None and table.result.reason == "end_card"
    assert scores(table)["targaryen"] == 3 + 1 + 2 + 2 + 1
    assert scores(table)["stark"] == 2 + 3
    assert winners(table) == ["tyrell"]


def almost_won(points: int, seat: str) -> RiskTable:
    """Ghiscari has so many points at the end of a turn; somebody holds Astapor."""
    return lay(
        {"astapor": f"{seat} 1", "meereen": "ghiscari 2"},
        rest="stark 1",
        players=6,
        turn="ghiscari",
        step="objective",
        options={"rules": "dominion"},
        points={"ghiscari": points},
    )


@pytest.mark.rule("R-RK-waw-21")
@pytest.mark.parametrize("points", [10, 12])
def test_ten_victory_points_win_with_dominion_rules(points: int) -> None:
    table = almost_won(points, "ghiscari")
    assert table.result is not None and table.result.reason == "dominion"
    assert winners(table) == ["ghiscari"] and scores(table)["ghiscari"] == points


@pytest.mark.rule("R-RK-waw-21")
def test_nine_victory_points_do_not() -> None:
    assert not almost_won(9, "ghiscari").over


@pytest.mark.rule("A-RK-38")
def test_the_own_seat_is_needed_as_in_dominion() -> None:
    assert not almost_won(10, "stark").over


@pytest.mark.rule("A-RK-21")
@pytest.mark.parametrize(("players", "shares"), [(6, [13, 13, 14, 14, 14, 14]), (7, [11, 11, 12, 12, 12, 12, 12])])
def test_skirmish_deals_82_territories(players: int, shares: list[int]) -> None:
    firsts = set()
    for seed in range(12):
        table = begun(players, "skirmish", seed)
        order = look(table)["order"]
        assert [look(table)["players"][s]["territories"] for s in order] == shares
        units = Counter(lies["units"] for lies in look(table)["territories"].values())
        assert sum(count for value, count in units.items() if value == 3) >= 81, "three units each"
        assert order == [(order[0] + i) % players for i in range(players)], "clockwise"
        assert look(table)["turn"] == order[0]
        firsts.add(order[0])
    assert len(firsts) > 3, "the first player is found by die roll"
