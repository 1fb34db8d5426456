"""Agendas."""

from __future__ import annotations

from typing import Any

import pytest

from cards1e.council import FILLER, attack, do, lay, offered, player, prompt
from smallcouncil.games.cards1e.game import GAME


@pytest.mark.card("knights_of_the_realm_kotst")
@pytest.mark.parametrize(("mine", "theirs", "cards"), [(1, 0, 3), (0, 1, 1), (1, 1, 2)])
def test_knights_bring_cards(mine: int, theirs: int, cards: int) -> None:
    knight = "knight_of_the_tumblestone"
    t = lay(
        {"agenda": "knights_of_the_realm_kotst", "play": [knight] * mine},
        {"play": [knight] * theirs},
        phase="draw",
        hold=True,
    )
    assert [player(t, seat)["hand_size"] for seat in (0, 1)] == [cards, 2]


@pytest.mark.card("treaty_with_the_south_kl")
@pytest.mark.card("treaty_with_the_isles_kl")
@pytest.mark.parametrize(
    ("agenda", "friend", "stranger"),
    [
        ("treaty_with_the_south_kl", "ellaria_sand_pots", "nute_the_barber_dotn"),
        ("treaty_with_the_isles_kl", "nute_the_barber_dotn", "ellaria_sand_pots"),
    ],
)
def test_treaties_welcome_a_house_and_hasten_opponents(agenda: str, friend: str, stranger: str) -> None:
    seat: dict[str, Any] = {"agenda": agenda, "hand": [friend, stranger], "gold": 8, "plot": "blockade"}
    t = lay(seat, {}, {"agenda": agenda}, phase="marshaling")
    do(t, f"0 marshal {friend}")
    assert player(t, 0)["gold"] == 5
    do(t, f"0 marshal {stranger}")
    assert player(t, 0)["gold"] == 0, "3 and 2 more"
    assert [player(t, other)["power_to_win"] for other in range(3)] == [15, 10, 15], "two treaties, but 10 at least"
    t = lay({"power": 9, "play": [FILLER]}, {"agenda": agenda})
    attack(t, "military", f"{FILLER}.0a")
    assert t.result is not None and t.result.winners == (0,)


@pytest.mark.card("city_of_shadows_kl")
@pytest.mark.parametrize("shadows", [0, 1])
def test_the_city_of_shadows_has_its_price(shadows: int) -> None:
    seat = {"agenda": "city_of_shadows_kl", "shadows": ["gold_cloaks_kl"] * shadows}
    t = lay({**seat, "play": [FILLER, "catelyn_stark"], "gold": 9}, {})
    if shadows:
        do(t, "0 pass")
    attack(t, "military", f"{FILLER}.0a")
    assert player(t, 0)["power"] == shadows, "unopposed"
    t = lay({"agenda": "city_of_shadows_kl", "shadows": ["gold_cloaks_kl"], "gold": 9}, {}, phase="draw", hold=True)
    do(t, "0 emerge gold_cloaks_kl")
    assert player(t, 0)["gold"] == 9 - 2 - 2 - 1, "its cost, another house, a guest"


@pytest.mark.card("the_siege_of_winterfell_low")
def test_the_siege_of_winterfell_counts_wars_alone() -> None:
    seat = {"agenda": "the_siege_of_winterfell_low", "play": ["knight_of_the_tumblestone", FILLER, "catelyn_stark"]}
    t = lay(seat, {})
    attack(t, "power", "knight_of_the_tumblestone.0a")
    assert player(t, 0)["power"] == 0
    attack(t, "military", f"{FILLER}.0a")
    do(t, "0 trigger the_siege_of_winterfell_low.0a")
    assert player(t, 0)["power"] == 3, "1 for the unopposed challenge"


@pytest.mark.card("heir_to_the_iron_throne_qod")
@pytest.mark.rule("R-C1-card-20")
def test_an_heir_forswears_a_way_and_fights_twice_for_power() -> None:
    deck = {"faction": "targaryen", "agenda": "heir_to_the_iron_throne_qod", "plots": {}, "draw": {FILLER: 20}}
    decks = ({**deck, "plots": {"blockade": 1}}, {"faction": "stark", "plots": {"blockade": 1}, "draw": {FILLER: 20}})
    table = GAME.new(seed=1, players=2, decks=decks, free_decks=True)
    assert table.waiting == (0,) and table.ask(0).prompt == "forswear"
    table.choose(0, "name military")
    assert table.view(1)["table"]["players"][0]["forsworn"] == "military"
    play = [FILLER, "hodor", "knight_of_the_tumblestone", "house_tully_recruiter", "joffrey_baratheon"]
    t = lay({"agenda": "heir_to_the_iron_throne_qod", "play": play}, {}, forsworn=[0, -1])
    assert not offered(t, "challenge military seat_1")
    attack(t, "power", "knight_of_the_tumblestone.0a")
    assert offered(t, "challenge power seat_1")
    attack(t, "power", "house_tully_recruiter.0a")
    assert not offered(t, "challenge power seat_1")


@pytest.mark.card("the_power_behind_the_throne_lotr")
@pytest.mark.parametrize(("reward", "power", "cards"), [("power", 2, 0), ("draw", 1, 1), ("no", 1, 0)])
def test_who_beats_the_power_behind_the_throne_is_rewarded(reward: str, power: int, cards: int) -> None:
    t = lay({"play": ["catelyn_stark", "hodor", "lady"]}, {"agenda": "the_power_behind_the_throne_lotr"})
    attack(t, "intrigue", "catelyn_stark.0a")
    do(t, f"0 opt {reward}")
    assert (player(t, 0)["power"], player(t, 0)["hand_size"]) == (power, cards)
    t = lay(
        {"agenda": "the_power_behind_the_throne_lotr", "play": ["catelyn_stark", "sansa_stark", "cersei_lannister"]}, {}
    )
    attack(t, "intrigue", "catelyn_stark.0a")
    attack(t, "intrigue", "sansa_stark.0a")
    assert prompt(t) == "challenge" and not offered(t, "challenge intrigue seat_1")
