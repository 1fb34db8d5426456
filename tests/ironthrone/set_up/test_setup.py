"""Components and setting up (rules.md, sections 1 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from ironthrone.throne import FIVE, GAME, THREE, choices, lay, news, play, sees, view
from smallcouncil.games.ironthrone import facts
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.table import BadInput


def new(players: int, seed: int = 1, **options: object) -> ThroneTable:
    table = GAME.new(seed=seed, players=players, listen=True, chat="off", **options)
    assert isinstance(table, ThroneTable)
    return table


def after_leaders(players: int, seed: int = 1, **options: object) -> ThroneTable:
    table = new(players, seed, **options)
    while table.asks and table.asks[0].prompt == "leader.choose":
        table.choose(table.asks[0].seat, table.asks[0].choices[0])
    return table


@pytest.mark.rule("R-IT-comp-01")
@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_players(players: int) -> None:
    with pytest.raises(BadInput, match="3 to 5"):
        GAME.new(seed=1, players=players)


@pytest.mark.rule("R-IT-comp-02", "R-IT-comp-03")
def test_five_houses_with_five_characters_each() -> None:
    found = GAME.facts()
    assert {h["id"] for h in found["houses"]} == {"baratheon", "lannister", "stark", "targaryen", "tyrell"}
    assert [len(h["characters"]) for h in found["houses"]] == [5] * 5
    assert Counter(leader["house"] for leader in found["leaders"]) == dict.fromkeys(FIVE, 5)
    assert all(sees(lay(among=FIVE), h)["influence"][h] == 5 for h in FIVE)
    assert [len(facts.house_deck(h)) for h in range(5)] == [25] * 5


@pytest.mark.rule("R-IT-comp-04")
def test_a_hundred_power_tokens() -> None:
    table = after_leaders(5)
    houses = view(table)["houses"]
    assert sum(h["sheet"] + sum(h["power"].values()) for h in houses) == 100 == facts.POWER_TOKENS


@pytest.mark.rule("R-IT-comp-05")
def test_eighteen_events() -> None:
    deck = Counter(facts.EVENTS[e] for e in facts.event_deck([0, 1, 2, 3, 4]))
    assert sum(deck.values()) == 18
    assert {deck[house] for house in FIVE} == {3}
    assert len([e for e in deck if e not in FIVE]) == 3


@pytest.mark.rule("R-IT-comp-06", "R-IT-comp-07", "R-IT-comp-08", "R-IT-comp-09")
@pytest.mark.parametrize("house", range(5))
def test_house_deck(house: int) -> None:
    deck = facts.house_deck(house)
    kinds = Counter(facts.KINDS[facts.KIND[card]] for card in deck)
    assert kinds == {"peace": 4, "character": 10, "war": 11}
    wars = [facts.VALUE[card] for card in deck if facts.KIND[card] == facts.WAR]
    assert wars == [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20] and sum(wars) == 78
    characters = Counter(facts.CHARACTER_OF[card] for card in deck if facts.KIND[card] == facts.CHARACTER)
    assert characters == dict.fromkeys(range(5 * house, 5 * house + 5), 2)


@pytest.mark.rule("R-IT-setup-01")
def test_everyone_takes_a_different_house() -> None:
    for seed in range(20):
        assert len(set(new(5, seed).view(None)["seats"])) == 5
    assert new(3, houses=["tyrell", "stark", "lannister"]).view(None)["seats"] == ["tyrell", "stark", "lannister"]
    with pytest.raises(BadInput, match="at most once"):
        new(3, houses=["tyrell", "stark", "stark"])


@pytest.mark.rule("R-IT-setup-02", "R-IT-setup-03")
def test_two_leaders_are_drawn_and_one_is_chosen_in_secret() -> None:
    table = new(3)
    assert table.waiting == (0, 1, 2)
    drawn = sees(table, table.seat_name(1))["leaders_drawn"]
    assert choices(table, table.seat_name(1)) == [f"lead {leader}" for leader in drawn] and len(drawn) == 2
    assert sees(table, table.seat_name(1), table.seat_name(0))["leaders_drawn"] == []
    seen = {tuple(sees(new(3, s), new(3, s).seat_name(0))["leaders_drawn"]) for s in range(40)}
    assert len(seen) > 10


@pytest.mark.rule("R-IT-setup-04")
def test_leaders_are_shown_together() -> None:
    table = new(3)
    for house in (table.seat_name(0), table.seat_name(1)):
        play(table, f"{house} {choices(table, house)[1]}")
    assert [h["leader"] for h in view(table)["houses"]] == [None, None, None]
    assert sees(table, table.seat_name(0))["leader"] is not None
    last = table.seat_name(2)
    play(table, f"{last} {choices(table, last)[0]}")
    assert None not in [h["leader"] for h in view(table)["houses"]]


@pytest.mark.rule("R-IT-setup-05", "R-IT-setup-06", "R-IT-setup-10", "R-IT-setup-11", "R-IT-setup-12")
def test_the_leader_leaves_four_characters_with_four_power_each() -> None:
    for house in view(after_leaders(4))["houses"]:
        assert house["leader"] not in house["power"] and house["leaders_drawn"] == []
        assert list(house["power"].values()) == [4, 4, 4, 4]
        assert house["sheet"] == 4
        assert house["sheet"] + sum(house["power"].values()) == 20


@pytest.mark.rule("R-IT-setup-07", "R-IT-setup-08")
def test_hands_of_five_from_shuffled_decks() -> None:
    hands = set()
    for seed in range(10):
        table = after_leaders(3, seed, houses=THREE)
        assert [e["n"] for e in news(table, "drew")][:3] == [5, 5, 5]
        heard = [e.write(table) for e in table.heard(0)]
        assert [e["event"] for e in heard].count("drew_card") >= 5, "which cards I draw"
        assert table.seat_name(0) not in [e["seat"] for e in heard if e["event"] == "drew"], (
            "and not once more how many"
        )
        assert all(house["hand_size"] + house["deck"] == 25 for house in view(table)["houses"])
        assert 20 in [house["deck"] for house in view(table)["houses"]]  # who is not active has drawn nothing since
        hands.add(tuple(sees(table, "stark")["hand"]))
    assert len(hands) == 10


@pytest.mark.rule("R-IT-setup-09")
def test_all_markers_start_on_the_own_board() -> None:
    table = after_leaders(3)
    for s, house in enumerate(view(table)["houses"]):
        assert {name: n for name, n in house["influence"].items() if n} == {table.seat_name(s): 5}


@pytest.mark.rule("R-IT-setup-13", "R-IT-setup-14", "R-IT-setup-15", "R-IT-setup-16", "R-IT-setup-17")
@pytest.mark.parametrize(("players", "cards"), [(3, 12), (4, 15), (5, 18)])
def test_event_deck(players: int, cards: int) -> None:
    table = after_leaders(players)
    position = table.position()
    deck = Counter([*position["events"], position["encounter"]["event"]])
    names = table.view(None)["seats"]
    assert sum(deck.values()) == cards
    assert {event: n for event, n in deck.items() if event in FIVE} == dict.fromkeys(names, 3)
    assert {event: n for event, n in deck.items() if event not in FIVE} == {
        "most_cards": 1,
        "most_influence": 1,
        "most_reserves": 1,
    }
    assert position["events"] != sorted(position["events"])


@pytest.mark.rule("R-IT-setup-18")
def test_anyone_may_begin() -> None:
    assert {after_leaders(3, seed, houses=THREE).encounter.challenger for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("R-IT-setup-19")
def test_events_of_targaryen_stark_and_lannister() -> None:
    table = after_leaders(3, houses=["targaryen", "stark", "lannister"])
    position = table.position()
    events = [*position["events"], position["encounter"]["event"]]
    assert len([e for e in events if e in ("targaryen", "stark", "lannister")]) == 9
    assert len([e for e in events if e.startswith("most_")]) == 3


@pytest.mark.parametrize(("choice", "sheets"), [("random", 1), ("free", 5)])
def test_other_ways_to_find_a_leader(choice: str, sheets: int) -> None:
    table = new(3, leader_choice=choice)
    if sheets == 1:
        assert table.turn == 1
    else:
        assert [len(ask.choices) for ask in table.asks] == [sheets] * 3


def test_designed_entries_are_marked() -> None:
    found = GAME.facts()
    texts = {card["confidence"] for card in found["cards"] if card["kind"] == "character"}
    assert texts == {"designed"} and len(found["cards"]) == 85
    assert {x["id"] for x in found["leaders"] if x["confidence"] == "sourced"} == {"cersei_lannister", "eddard_stark"}
    for kind in ("houses", "characters", "leaders", "cards", "events"):
        assert all(entry["confidence"] in ("sourced", "recalled", "designed") for entry in found[kind])
