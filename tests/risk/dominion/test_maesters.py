"""Rules 19: maester cards; when each of the 36 may be played, what it costs, that it is gone afterwards."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from risk.dominion_table import (
    HOLDER,
    MAESTERS,
    at_any_time,
    cards,
    discards,
    dominion,
    gold,
    hand,
    heard,
    moment,
    price,
)
from risk.table import asked, choices, look, news, play, seat, sees, skip
from risk.tour import Moments, tour
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.games.risk.windows.windows import EFFECTS
from smallcouncil.table import Rng

BY_COST = {
    100: "pirate_ship_fleet reinforce_bulwarks a_sworn_sword strength_of_steel castle_walls weapons_of_war "
    "valyrian_steel fortified_ports raid_the_countryside strategic_withdrawal",
    200: "desperate_ambush preparing_for_war spiders_sabotage bribery mass_desertion taken_captive "
    "establish_the_high_ground hired_thieves best_laid_plans a_temporary_truce blood_magic",
    300: "lead_into_a_trap sickness_in_the_ranks a_web_of_lies confusion_in_the_ranks mourning_the_fallen "
    "winter_is_coming cut_off_supply_lines unplanned_losses a_call_to_arms rally_the_smallfolk freefolk_uprising "
    "call_in_your_banners",
    400: "shifting_alliance wed_for_peace",
    500: "valar_morghulis",
}
COSTS = {maester: cost for cost, maesters in BY_COST.items() for maester in maesters.split()}

MOMENTS = {
    "start_of_turn": {"me: window.start"},
    "opponent_start_of_turn": {"me: window.opponent_start"},
    "collect_reinforcements": {"me: window.collect"},
    "before_invasions": {"me: invade.declare at first"},
    "declare_invasion": {"me: window.declare"},
    "invasion_against_me": {"me: window.against_me"},
    "invasion_against_other": {"me: window.against_other"},
    "battle_committed": {"me: window.committed"},
    "dice_rolled": {"me: window.rolled attacking", "me: window.rolled defending", "me: window.dice"},
    "opponent_plays_maester": {"me: window.cancel"},
    "any_time": set(),
}
ROLLED = {"me: window.rolled attacking", "me: window.rolled defending"}


@pytest.fixture(scope="module")
def moments() -> Moments:
    """A house with every card and all the gold goes through everything."""
    return tour("tyrell", gold=5000, maesters=list(MAESTERS))


@pytest.mark.rule("R-RK-maester-05")
@pytest.mark.parametrize("maester", MAESTERS)
def test_each_card_at_its_moment_and_at_no_other(maester: str, moments: Moments) -> None:
    window = MAESTERS[maester].window
    assert moments.answers.get(maester, set()) == MOMENTS[window]
    if window == "any_time":
        assert moments.seen - moments.any_time[maester] == ROLLED, "only not between rolling and comparing dice"
    else:
        assert maester not in moments.any_time


def may_play(t: RiskTable, house: str, maester: str) -> bool:
    return maester in cards(t, house) or f"play {maester}" in at_any_time(t, house)


@pytest.mark.rule("R-RK-maester-06")
@pytest.mark.rule("R-RK-maester-08")
@pytest.mark.parametrize("maester", MAESTERS)
def test_a_card_costs_its_gold_and_is_discarded(maester: str) -> None:
    house = HOLDER[MAESTERS[maester].window]
    assert MAESTERS[maester].cost == COSTS[maester]
    t = moment(maester)
    assert may_play(t, house, maester)
    before = gold(t, house)[0]
    play(t, f"{house} play {maester}")
    (played,) = [e for e in news(t, "played") if e["maester"] == maester]
    assert played == {"event": "played", "seat": house, "maester": maester, "cost": COSTS[maester]}
    taken = sum(e["gold"] for e in news(t, "stole_gold") if e["seat"] == house)
    paid = sum(e["gold"] for e in news(t, "paid") if e["seat"] == house)
    collected = sum(e["gold"] for e in news(t, "collected") if e["seat"] == house)
    assert gold(t, house)[0] == before - COSTS[maester] + taken - paid + collected
    assert maester in discards(t, "maester") and maester not in hand(t, house)
    assert not may_play(t, house, maester), "used once"


@pytest.mark.rule("R-RK-maester-06")
@pytest.mark.rule("R-RK-maester-09")
@pytest.mark.parametrize("maester", MAESTERS)
def test_no_card_without_the_gold(maester: str) -> None:
    house = HOLDER[MAESTERS[maester].window]
    needed = price(maester)
    if MAESTERS[maester].window == "collect_reinforcements":
        needed = COSTS[maester]  # the gold of this turn is not collected yet
    t = moment(maester, purse=needed - 100)
    assert not may_play(t, house, maester)


def test_every_card_has_an_effect_and_a_test_of_its_own() -> None:
    assert set(COSTS) == set(MAESTERS) and len(MAESTERS) == 36
    assert sum(card.copies for card in MAESTERS.values()) == 40
    doubles = {card.id for card in MAESTERS.values() if card.copies == 2}
    assert doubles == {"preparing_for_war", "reinforce_bulwarks", "a_sworn_sword", "weapons_of_war"}
    assert all(card.op in EFFECTS for card in MAESTERS.values())
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_maesters*.py")]
    tests = [name for source in sources for name in re.findall(r"^def test_(\w+)", source, re.MULTILINE)]
    assert not [m for m in MAESTERS if not any(name == m or name.startswith(f"{m}_") for name in tests)]


# ---------------------------------------------------------------------- buying and holding


@pytest.mark.rule("R-RK-maester-01")
@pytest.mark.rule("R-RK-maester-02")
@pytest.mark.rule("R-RK-maester-03")
def test_any_number_of_cards_from_the_top_for_200_gold_each() -> None:
    deck = ["blood_magic", "castle_walls", "bribery", "hired_thieves"]  # the last one is on top
    t = dominion(step="buy", gold={"stark": 700}, maester_deck=deck, objective_deck=[])
    assert choices(t) == ["buy_maester", "done"]
    play(t, "stark buy_maester")
    assert hand(t, "stark") == ["hired_thieves"] and gold(t, "stark") == [500]
    play(t, "stark buy_maester")
    play(t, "stark buy_maester")
    assert sorted(hand(t, "stark")) == ["bribery", "castle_walls", "hired_thieves"] and gold(t, "stark") == [100]
    assert look(t)["decks"]["maester"] == 1
    assert asked(t) == "stark invade.declare", "100 gold buy nothing"


@pytest.mark.rule("R-RK-maester-01")
def test_cards_are_bought_after_reinforcing_and_only_then() -> None:
    t = dominion(step="begin", gold={"stark": 2000})
    seen = []
    while asked(t).startswith("stark"):
        if choices(t, "buy_maester"):
            seen.append(asked(t))
        t.choose(0, t.asks[0].default)
    assert seen == ["stark buy.cards"]
    assert [e["event"] for e in news(t) if e["event"] in ("placed", "readied")][:4] == [*["placed"] * 3, "readied"]


@pytest.mark.rule("R-RK-maester-09")
def test_no_purchase_without_200_gold() -> None:
    assert asked(dominion(step="buy", gold={"stark": 100})) == "stark invade.declare"
    assert "buy_maester" in choices(dominion(step="buy", gold={"stark": 200}))


def test_an_empty_maester_deck_is_made_anew_of_its_discard_pile() -> None:
    """A-RK-35."""
    t = dominion(step="buy", gold={"stark": 400}, maester_deck=[], maester_discard=["blood_magic"])
    play(t, "stark buy_maester")
    assert hand(t, "stark") == ["blood_magic"] and discards(t, "maester") == []
    assert choices(t) == ["buy_objective", "done"], "both are empty: no purchase"


@pytest.mark.rule("R-RK-maester-04")
def test_maester_cards_in_hand_are_secret() -> None:
    t = dominion(step="buy", gold={"stark": 200}, maesters={"stark": ["bribery"]}, maester_deck=["valar_morghulis"])
    play(t, "stark buy_maester")
    assert sorted(hand(t, "stark")) == ["bribery", "valar_morghulis"]
    for other in (seat(t, "baratheon"), seat(t, "lannister"), None):
        seen = json.dumps(t.view(other))
        assert "bribery" not in seen and "valar_morghulis" not in seen
        assert t.view(other)["table"]["players"][0]["maesters"] == 2, "but how many they are"
    assert heard(t, "stark", "got_maester") and not heard(t, "lannister", "got_maester")
    assert heard(t, "lannister", "bought_maester") and not heard(t, None, "got_maester")


@pytest.mark.rule("R-RK-maester-04")
def test_others_can_only_guess_a_hand() -> None:
    t = dominion(maesters={"stark": ["bribery", "blood_magic"], "lannister": ["hired_thieves"]})
    guesses = [t.imagine(2, Rng(n)).position() for n in range(10)]
    assert len({tuple(sorted(g["maesters"][0])) for g in guesses}) > 5
    assert {tuple(g["maesters"][2]) for g in guesses} == {("hired_thieves",)}, "everyone knows the own hand"
    everything = sorted([*t.position()["maester_deck"], "bribery", "blood_magic", "hired_thieves"])
    for guess in guesses:
        assert sorted([*guess["maester_deck"], *(m for h in guess["maesters"] for m in h)]) == everything


@pytest.mark.rule("R-RK-maester-07")
def test_a_card_may_be_used_in_the_turn_it_was_bought() -> None:
    t = dominion(step="buy", gold={"stark": 300}, maester_deck=["pirate_ship_fleet"], objective_deck=[])
    play(t, "stark buy_maester")
    assert cards(t, "stark") == ["pirate_ship_fleet"]
    play(t, "stark play pirate_ship_fleet")
    assert discards(t, "maester") == ["pirate_ship_fleet"] and sees(t, "stark")["maesters"] == 0


@pytest.mark.rule("R-RK-maester-08")
def test_a_second_copy_is_another_card() -> None:
    t = dominion(gold={"stark": 200}, maesters={"stark": ["a_sworn_sword", "a_sworn_sword"]})
    play(t, "stark play a_sworn_sword", "stark put knight harrenhal")
    assert hand(t, "stark") == ["a_sworn_sword"]
    play(t, "stark play a_sworn_sword", "stark put knight harrenhal")
    assert hand(t, "stark") == [] and discards(t, "maester") == ["a_sworn_sword"] * 2
    skip(t, "reinforce.place")
    assert look(t)["territories"]["harrenhal"]["knights"] == 2
