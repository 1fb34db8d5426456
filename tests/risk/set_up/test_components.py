"""Rules 1: what is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from laws.random_play import pick
from risk.table import AREAS, GAME, HOUSES, REGIONS, battle, choices, lay, lies, look, new, news, play
from smallcouncil.games.risk import facts
from smallcouncil.table import BadInput, Rng


def areas_in_play(**options: Any) -> set[str]:
    return set(look(new(seed=1, **options))["territories"])


@pytest.mark.rule("R-RK-comp-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_westeros_has_48_territories_in_9_regions(players: int) -> None:
    assert look(new(seed=1, players=players))["board"] == "westeros"
    assert len(areas_in_play(players=players)) == 48
    assert areas_in_play(players=players) == {area["id"] for area in AREAS["westeros"]}
    assert len(REGIONS["westeros"]) == 9
    assert sorted(a for r in REGIONS["westeros"] for a in r["territories"]) == sorted(areas_in_play(players=players))


@pytest.mark.rule("R-RK-comp-02")
def test_essos_has_34_territories_in_6_regions() -> None:
    assert look(new(seed=1, players=2))["board"] == "essos"
    assert len(areas_in_play(players=2)) == 34
    assert areas_in_play(players=2) == {area["id"] for area in AREAS["essos"]}
    assert len(REGIONS["essos"]) == 6
    assert sorted(a for r in REGIONS["essos"] for a in r["territories"]) == sorted(areas_in_play(players=2))


@pytest.mark.rule("R-RK-comp-03")
def test_the_box() -> None:
    box = facts.SETUP["components"]
    assert (box["boards"], box["army_pieces"], box["player_boards"], box["cards"]) == (2, 315, 7, 187)
    assert (box["special_unit_tokens"], box["gold_coins"], box["score_markers"], box["dice"]) == (63, 75, 20, 9)
    cards = 1 + sum(map(len, AREAS.values())) + len(facts.CHARACTERS)
    cards += sum(m.copies for m in facts.MAESTERS) + sum(o.copies for o in facts.OBJECTIVES)
    assert cards == box["cards"], "the cards of the data fill the box"
    assert len(AREAS) == box["boards"] and len(facts.HOUSES) == box["player_boards"]


@pytest.mark.rule("R-RK-comp-04")
def test_seven_houses() -> None:
    houses = {house["id"] for house in GAME.facts()["houses"]}
    assert houses == {"stark", "baratheon", "lannister", "tyrell", "martell", "targaryen", "ghiscari"}
    table = play_houses(new(seed=1, players=7))
    assert {player["house"] for player in look(table)["players"]} == houses


def play_houses(table: Any) -> Any:
    while table.asks[0].prompt == "setup.house":
        table.choose(table.asks[0].seat, table.asks[0].default)
    return table


@pytest.mark.rule("R-RK-comp-05")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_houses_of_westeros(players: int) -> None:
    offered = {text.split()[1] for text in choices(new(seed=1, players=players))}
    assert offered <= {"stark", "baratheon", "lannister", "tyrell", "martell"}
    assert len(offered) == players


@pytest.mark.rule("R-RK-comp-06")
def test_houses_of_essos() -> None:
    assert choices(new(seed=1, players=2)) == ["house targaryen", "house ghiscari"]


@pytest.mark.rule("R-RK-comp-08")
def test_five_kinds_of_cards() -> None:
    table = new(seed=1, players=4, mode="dominion", victory="skirmish")
    position = play_houses(table).position()
    kinds = Counter(
        territory=len(position["deck"]),
        character=len(position["characters"]),
        maester=len(position["maester_deck"]),
        objective=len(position["objective_deck"]) + sum(map(len, position["objectives"])),
    )
    assert kinds == {"territory": 48, "character": 16, "maester": 40, "objective": 36}
    assert "end" in lay({"pyke": "lannister 1"}, rest="stark 1", players=4).position()["deck"]


@pytest.mark.rule("R-RK-comp-09")
@pytest.mark.parametrize(("players", "count"), [(2, 34), (3, 48), (5, 48), (6, 82)])
def test_one_card_for_each_territory(players: int, count: int) -> None:
    table = new(seed=3, players=players, houses=HOUSES[players])
    cards = [card for card in table.position()["deck"] if card != "end"]
    assert len(cards) == count
    assert Counter(cards) == Counter(areas_in_play(players=players))


@pytest.mark.rule("R-RK-comp-10")
def test_every_card_shows_one_of_three_symbols() -> None:
    printed = {card["territory"]: card["symbol"] for card in facts.load("territory_cards")["card"]}
    assert set(printed.values()) == {"knight", "siege_engine", "fortification"}
    for part, each in (("westeros", [16, 16, 16]), ("essos", [11, 11, 12])):
        symbols = Counter(area["card_symbol"] for area in AREAS[part])
        assert sorted(symbols.values()) == each
        assert all(printed[area["id"]] == area["card_symbol"] for area in AREAS[part])


@pytest.mark.rule("R-RK-comp-11")
@pytest.mark.rule("A-RK-03")
def test_dice_are_six_sided_three_to_attack_and_two_to_defend() -> None:
    attack: Counter[int] = Counter()
    defence: Counter[int] = Counter()
    for seed in range(300):
        table = lay(
            {"harrenhal": "stark 9", "kings_landing": "lannister 9"}, rest="baratheon 1", step="invade", seed=seed
        )
        play(table, "stark invade harrenhal kings_landing", "stark attack 3", "lannister defend 2")
        (rolled,) = news(table, "rolled")
        assert (len(rolled["attack"]), len(rolled["defence"])) == (3, 2)
        attack.update(rolled["attack"])
        defence.update(rolled["defence"])
    assert set(attack) == set(defence) == set(range(1, 7))
    assert max(attack.values()) < 2 * min(attack.values()), "the dice are fair"
    dice = facts.SETUP["battle"]
    kinds = [dice["attack_dice_d6"], dice["defence_dice_d6"], dice["attack_dice_d8"], dice["defence_dice_d8"]]
    assert kinds == [3, 2, 2, 2] and sum(kinds) == 9


DOMINION_NEWS = {
    *("redeemed", "redeemed_maester", "special_placed", "bought_maester", "bought_objective", "got_maester"),
    *("got_objective", "completed", "used", "played", "readied", "stole_gold", "paid", "captured"),
}


@pytest.mark.rule("R-RK-comp-12")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_skirmish_uses_nothing_of_dominion(players: int) -> None:
    table = new(seed=5, players=players)
    rng = Rng(5)
    prompts = set()
    while not table.over:
        prompts.add(table.asks[0].prompt)
        table.choose(*pick(table, rng))
    assert not DOMINION_NEWS & {event["event"] for event in news(table)}
    assert {p.partition(".")[0] for p in prompts} == {"setup", "reinforce", "invade", "conquer", "maneuver"}
    assert max(max(r["attack"] + r["defence"]) for r in news(table, "rolled")) == 6
    assert all(event["gold"] == 0 for event in news(table, "collected"))
    player = look(table)["players"][0]
    assert not {"gold", "maesters", "objectives", "characters", "points"} & set(player)
    position = table.position()
    assert not position["maester_deck"] and not position["objective_deck"] and not position["characters"]
    with pytest.raises(BadInput, match="modules"):
        GAME.new(seed=1, players=players, modules=["gold"])


@pytest.mark.rule("R-RK-comp-13")
def test_every_amount_of_gold_is_a_multiple_of_100() -> None:
    prices = [c.cost for c in facts.CHARACTERS] + [m.cost for m in facts.MAESTERS]
    prices += [facts.MAESTER_PRICE, facts.OBJECTIVE_PRICE, facts.GOLD_PER_PORT, facts.GOLD_PER_UNIT]
    assert all(price % 100 == 0 for price in prices)
    table = new(seed=6, players=3, mode="dominion")
    rng = Rng(6)
    while not table.over:
        table.choose(*pick(table, rng))
        assert all(player["gold"] % 100 == 0 for player in look(table)["players"])
    assert sum(event["gold"] for event in news(table, "collected")) > 0


@pytest.mark.rule("A-RK-22")
def test_units_are_not_limited_by_the_figures_in_the_box() -> None:
    table = lay({"harrenhal": "stark 200", "kings_landing": "lannister 1"}, rest="baratheon 1")
    assert lies(table, "harrenhal") == "stark 203", "three more were placed"
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[1])
    play(table, "stark advance 199")
    assert lies(table, "kings_landing") == "stark 202"
