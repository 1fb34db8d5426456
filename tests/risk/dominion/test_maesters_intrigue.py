"""The maester cards of gold, secrets, costs, points and lives, one by one."""

from __future__ import annotations

import json

import pytest

from risk.dominion_table import (
    CHARACTERS,
    HOLDER,
    MAESTERS,
    cards,
    dice,
    discards,
    dominion,
    face,
    gold,
    hand,
    heard,
    moment,
    unasked,
    units,
)
from risk.table import asked, choices, news, play, sees, skip
from smallcouncil.table import Rng

QUIET = {"tyrion_lannister": ["up", -1], "jon_snow": ["up", -1]}


# ---------------------------------------------------------------------- Spider's Sabotage


def test_spiders_sabotage_cancels_the_effect_of_a_card() -> None:
    t = moment("spiders_sabotage")
    assert asked(t) == "lannister window.cancel"
    play(t, "lannister play spiders_sabotage")
    assert gold(t, "baratheon") == [100], "the thieves took nothing"
    assert sorted(discards(t, "maester")) == ["hired_thieves", "spiders_sabotage"]
    assert news(t, "cancelled") == [{"event": "cancelled", "seat": "stark", "maester": "hired_thieves"}]
    assert gold(t, "lannister") == [0] and gold(t, "stark") == [news(t, "collected")[-1]["gold"]], (
        "both costs stay paid"
    )


def test_spiders_sabotage_may_be_withheld() -> None:
    t = moment("spiders_sabotage")
    play(t, "lannister pass")
    assert gold(t, "baratheon", "lannister") == [0, 0] and not news(t, "cancelled")


def test_spiders_sabotage_is_itself_cancelled() -> None:
    t = moment("spiders_sabotage", gold={"stark": 400}, maesters={"stark": ["hired_thieves", "spiders_sabotage"]})
    play(t, "lannister play spiders_sabotage")
    assert asked(t) == "stark window.cancel", "an opponent has played a card"
    play(t, "stark play spiders_sabotage")
    assert [e["maester"] for e in news(t, "cancelled")] == ["spiders_sabotage"]
    assert gold(t, "baratheon", "lannister") == [0, 0], "the thieves are at work after all"


def test_spiders_sabotage_by_a_third_player_and_a_whole_chain() -> None:
    """Stark plays, Lannister cancels, Baratheon cancels that, Stark cancels Baratheon: the card has no effect."""
    t = dominion(
        step="start",
        gold={"stark": 400, "baratheon": 300, "lannister": 300},
        maesters={
            "stark": ["hired_thieves", "spiders_sabotage"],
            "baratheon": ["spiders_sabotage"],
            "lannister": ["spiders_sabotage"],
        },
        characters=QUIET,
    )
    play(t, "stark play hired_thieves", "baratheon pass", "lannister play spiders_sabotage")
    play(t, "stark pass", "baratheon play spiders_sabotage", "stark play spiders_sabotage")
    assert gold(t, "baratheon", "lannister") == [100, 100]
    assert [e["seat"] for e in news(t, "cancelled")] == ["baratheon", "stark"]


def test_spiders_sabotage_not_against_the_own_card_nor_a_character() -> None:
    t = dominion(
        step="start",
        gold={"stark": 400, "baratheon": 100},
        maesters={"stark": ["hired_thieves", "spiders_sabotage"]},
        characters=QUIET,
    )
    play(t, "stark play hired_thieves")
    assert asked(t) == "stark reinforce.place"
    t = dominion(gold={"stark": 300, "lannister": 200}, maesters={"lannister": ["spiders_sabotage"]})
    play(t, "stark invade harrenhal kings_landing", "stark use robb_stark")
    assert asked(t) == "stark invade.attack"


def test_spiders_sabotage_cancels_a_bribe_before_it_is_paid() -> None:
    t = moment("bribery", gold={"stark": 200}, maesters={"stark": ["spiders_sabotage"]})
    play(t, "lannister play bribery", "stark play spiders_sabotage")
    assert gold(t, "stark", "lannister") == [0, 200]
    assert asked(t) == "stark invade.attack", "the invasion goes on"


def test_spiders_sabotage_against_a_card_played_unasked() -> None:
    t = dominion(
        gold={"lannister": 200, "stark": 200},
        maesters={"lannister": ["preparing_for_war"], "stark": ["spiders_sabotage"]},
        characters=QUIET,
    )
    unasked(t, "lannister play preparing_for_war")
    assert asked(t) == "stark window.cancel"
    play(t, "stark play spiders_sabotage")
    assert units(t, "kings_landing", "casterly_rock") == [4, 3] and asked(t) == "stark invade.declare"


# ---------------------------------------------------------------------- hands


def test_a_web_of_lies_steals_a_card_that_only_the_victim_remembers() -> None:
    t = dominion(
        gold={"stark": 300},
        maesters={"stark": ["a_web_of_lies"], "lannister": ["bribery", "blood_magic"], "baratheon": ["castle_walls"]},
        characters=QUIET,
    )
    play(t, "stark play a_web_of_lies")
    assert choices(t) == ["against baratheon", "against lannister"]
    play(t, "stark against lannister")
    (stolen,) = hand(t, "stark")
    assert stolen in ("bribery", "blood_magic") and stolen not in hand(t, "lannister")
    taken = {h: t.view(s)["table"]["mine"]["taken"] for s, h in enumerate(("stark", "baratheon", "lannister"))}
    assert taken == {"stark": [], "baratheon": [], "lannister": [["stark", stolen]]}
    assert stolen not in json.dumps(t.view(1)) and stolen not in json.dumps(t.view(None))
    for listener, told in (("stark", True), ("lannister", True), ("baratheon", False), (None, False)):
        assert bool(heard(t, listener, "stole_this")) == told, "which card, only they know"
        assert bool(heard(t, listener, "stole_maester")) != told, "nobody is told it twice"
    for n in range(10):
        assert t.imagine(2, Rng(n)).position()["maesters"][0] == [stolen], "the victim knows it"
    assert len({t.imagine(1, Rng(n)).position()["maesters"][0][0] for n in range(10)}) > 3, "Baratheon does not"


def test_a_web_of_lies_what_others_cannot_know_is_forgotten() -> None:
    """Baratheon saw the theft, but cannot know whether the card is still there: nothing of it is imagined."""
    t = dominion(
        maesters={"stark": ["bribery", "castle_walls"], "lannister": ["blood_magic"]}, seen=[[2, 0, "bribery"]]
    )
    for n in range(20):
        guess = t.imagine(1, Rng(n))
        assert guess.position()["seen"] == [] and len(guess.position()["maesters"][0]) == 2
        assert t.imagine(2, Rng(n)).position()["seen"] == [[2, 0, "bribery"]]
        assert guess.imagine(2, Rng(n)).view(2)["table"]["mine"] == guess.view(2)["table"]["mine"]


@pytest.mark.parametrize("end", ["played", "redeemed", "discarded"])
def test_a_web_of_lies_is_forgotten_when_the_card_is_gone(end: str) -> None:
    seen = [[2, 0, "a_sworn_sword"]]
    maesters = {"stark": ["a_sworn_sword"], "baratheon": ["confusion_in_the_ranks"]}
    turn, step = ("baratheon", "invade") if end == "discarded" else ("stark", "reinforce")
    purses = {"stark": 100, "baratheon": 300}
    t = dominion(turn=turn, step=step, gold=purses, maesters=maesters, seen=seen, characters=QUIET)
    assert t.view(2)["table"]["mine"]["taken"] == [["stark", "a_sworn_sword"]]
    if end == "played":
        play(t, "stark play a_sworn_sword", "stark put knight harrenhal")
    elif end == "redeemed":
        play(t, "stark redeem_maester a_sworn_sword", "stark put knight harrenhal")
    else:
        play(t, "baratheon play confusion_in_the_ranks")
    assert t.view(2)["table"]["mine"]["taken"] == []
    t.imagine(2, Rng(1))


def test_confusion_in_the_ranks_every_opponent_discards_a_card() -> None:
    t = dominion(
        {"highgarden": "tyrell 2"},
        players=4,
        gold={"stark": 300},
        maesters={
            "stark": ["confusion_in_the_ranks", "hired_thieves"],
            "baratheon": ["castle_walls"],
            "lannister": ["bribery", "blood_magic"],
        },
        characters=QUIET,
    )
    play(t, "stark play confusion_in_the_ranks")
    assert [sees(t, h)["maesters"] for h in ("stark", "baratheon", "lannister", "tyrell")] == [1, 0, 1, 0]
    assert {e["seat"] for e in news(t, "discarded_maester")} == {"baratheon", "lannister"}
    t = moment("confusion_in_the_ranks", maesters={"baratheon": []})
    assert cards(t, "stark") == [], "nobody holds a card"


# ---------------------------------------------------------------------- gold, costs and points


def test_hired_thieves_take_200_gold_from_each_opponent() -> None:
    t = moment("hired_thieves", gold={"baratheon": 100, "lannister": 900})
    play(t, "stark play hired_thieves")
    assert [(e["victim"], e["gold"]) for e in news(t, "stole_gold")] == [("baratheon", 100), ("lannister", 200)]
    assert gold(t, "baratheon", "lannister") == [0, 700]
    assert cards(moment("hired_thieves", gold={"baratheon": 0}), "stark") == [], "nothing to take"


def test_mourning_the_fallen_doubles_costs_until_the_own_next_turn() -> None:
    t = moment("mourning_the_fallen", gold={"baratheon": 400, "lannister": 600}, maesters={"lannister": ["bribery"]})
    play(t, "stark play mourning_the_fallen")
    assert sees(t, "stark")["mourning"]
    skip(t, "invade.declare")
    play(t, "stark invade harrenhal kings_landing", "lannister play bribery")
    assert gold(t, "lannister") == [0], "twice 200, and the bribe itself is not doubled"
    play(t, "stark done", "stark done")
    while t.turn != 0:
        assert sees(t, "stark")["mourning"]
        t.choose(t.asks[0].seat, t.asks[0].default)
    assert not sees(t, "stark")["mourning"], "it ends with the start of the next own turn"


def test_mourning_the_fallen_doubles_abilities_but_not_the_purchase() -> None:
    t = dominion(turn="lannister", step="buy", gold={"lannister": 600}, mourning=0b001, characters=QUIET)
    play(t, "lannister buy_maester")
    assert gold(t, "lannister") == [400], "the price of the card stays"
    play(t, "lannister use tyrion_lannister")
    assert gold(t, "lannister") == [200] and news(t, "used")[-1]["cost"] == 200
    skip(t, "buy.cards")
    play(t, "lannister buy_objective")
    assert gold(t, "lannister") == [0]


def test_mourning_the_fallen_spares_the_mourner_and_multiplies() -> None:
    t = dominion(step="maneuver", gold={"stark": 100}, mourning=0b001, characters=QUIET)
    assert cards(t, "stark") == ["jon_snow"], "the mourner pays the plain cost"
    for mourners, cost in ((0b010, 200), (0b110, 400), (0b111, 400)):
        t = dominion(step="maneuver", gold={"stark": cost - 100}, mourning=mourners, characters=QUIET)
        assert cards(t, "stark") == []
        t = dominion(step="maneuver", gold={"stark": cost}, mourning=mourners, characters=QUIET)
        play(t, "stark use jon_snow")
        assert gold(t, "stark") == [0]


def test_best_laid_plans_the_lowest_roll_loses_a_point() -> None:
    t = moment("best_laid_plans", points={"baratheon": 2, "lannister": 2, "stark": 5})
    dice(t, 5, 3)
    play(t, "stark play best_laid_plans")
    assert [sees(t, h)["points"] for h in ("stark", "baratheon", "lannister")] == [5, 2, 1]


def test_best_laid_plans_tied_lowest_players_lose_and_nobody_falls_below_0() -> None:
    t = moment("best_laid_plans", points={"baratheon": 2, "lannister": 0})
    dice(t, 3, 3)
    play(t, "stark play best_laid_plans")
    assert [sees(t, h)["points"] for h in ("baratheon", "lannister")] == [1, 0]
    assert cards(moment("best_laid_plans", points={"baratheon": 0}), "stark") == [], "nobody has a point to lose"


def test_best_laid_plans_with_one_opponent() -> None:
    t = dominion(
        players=2,
        step="start",
        gold={"targaryen": 200},
        maesters={"targaryen": ["best_laid_plans"]},
        points={"ghiscari": 3},
        characters={},
    )
    play(t, "targaryen play best_laid_plans")
    assert sees(t, "ghiscari")["points"] == 2


def test_freefolk_uprising_halves_units_and_gold() -> None:
    """Nine territories, three castles, two of the ports: 4 units and 600 gold, so 2 units and 300 gold."""
    field = dict.fromkeys(("white_harbor", "gulltown", "karhold", "skagos", "the_crag", "tarth"), "stark 1")
    t = moment("freefolk_uprising", field)
    assert sees(t, "stark")["income"] == 4 and sees(t, "stark")["gold_income"] == 600
    baratheon = sees(t, "baratheon")["income"], sees(t, "baratheon")["gold_income"]
    play(t, "lannister play freefolk_uprising")
    collected = news(t, "collected")[-1]
    assert (collected["units"], collected["gold"]) == (2, 300)
    assert (sees(t, "baratheon")["income"], sees(t, "baratheon")["gold_income"]) == baratheon, "only this turn's player"


def test_freefolk_uprising_knows_no_minimum_and_rounds_down() -> None:
    t = moment("freefolk_uprising", {"white_harbor": "stark 1"})
    play(t, "lannister play freefolk_uprising")
    collected = news(t, "collected")[-1]
    assert (collected["units"], collected["gold"]) == (1, 100), "half of 2 units; half of 300 gold, a full hundred"


def test_freefolk_uprising_does_not_halve_traded_cards() -> None:
    t = moment("freefolk_uprising", hand={"stark": ["skagos", "kings_landing", "white_harbor"]})
    play(t, "lannister play freefolk_uprising", "stark trade skagos white_harbor kings_landing")
    assert t.asks[0].args == (1 + 4,)


def test_freefolk_uprising_once_a_turn() -> None:
    t = moment("freefolk_uprising", gold={"baratheon": 300}, maesters={"baratheon": ["freefolk_uprising"]})
    assert asked(t) == "baratheon window.opponent_start"
    play(t, "baratheon play freefolk_uprising")
    assert asked(t) == "stark reinforce.place", "there is nothing left to halve for Lannister's card"


# ---------------------------------------------------------------------- lives


def test_valar_morghulis_removes_any_character() -> None:
    people = {
        "jon_snow": ["up", -1],
        "tyrion_lannister": ["captured", 0],
        "melisandre": ["down", -1],
        "ned_stark": ["gone", -1],
    }
    t = moment("valar_morghulis", characters=people)
    play(t, "stark play valar_morghulis")
    assert choices(t) == ["name jon_snow", "name melisandre", "name tyrion_lannister"], "own, face-down, captured ones"
    play(t, "stark name tyrion_lannister")
    assert face(t, "tyrion_lannister") == "gone" and face(t, "melisandre") == "down"
    assert sees(t, "lannister")["characters"]["tyrion_lannister"]["captor"] is None
    assert cards(moment("valar_morghulis", characters={}), "stark") == []


@pytest.mark.parametrize(("rolled", "dies"), [(1, False), (2, False), (3, True), (6, True)])
def test_blood_magic_kills_on_3_or_more(rolled: int, dies: bool) -> None:
    t = moment("blood_magic")
    play(t, "stark play blood_magic")
    assert asked(t) == "stark card.kill" and choices(t) == ["name jon_snow", "name tyrion_lannister"]
    dice(t, rolled)
    play(t, "stark name tyrion_lannister")
    assert face(t, "tyrion_lannister") == ("gone" if dies else "up")


def test_every_card_has_a_known_holder_and_character_a_house() -> None:
    assert {card.window for card in MAESTERS.values()} == set(HOLDER)
    assert {card.house for card in CHARACTERS.values()} == {
        *("stark", "baratheon", "lannister", "tyrell", "martell", "targaryen", "ghiscari")
    }
