"""The characters whose abilities work out of battle, one by one."""

from __future__ import annotations

import json

import pytest

from risk.dominion_table import at_any_time, cards, discards, dominion, gold, hand, may, strike, units
from risk.table import asked, choices, look, mine, news, play, sees, skip
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.table import Rng


def fall(t: RiskTable, house: str, source: str, target: str) -> None:
    """A territory with one unit is conquered."""
    play(t, f"{house} invade {source} {target}")
    strike(t, 6, 6, 6, 1)
    play(t, f"{house} advance 0")


# ---------------------------------------------------------------------- maneuvers


@pytest.mark.rule("R-RK-domturn-04")
def test_jon_snow_two_independent_maneuvers() -> None:
    t = dominion({"skagos": "stark 4", "karhold": "stark 1"}, step="maneuver", gold={"stark": 100})
    play(t, "stark use jon_snow")
    assert asked(t) == "stark maneuver.from"
    play(t, "stark from harrenhal", "stark move 3", "stark from skagos", "stark move 2")
    assert units(t, "harrenhal", "riverrun", "skagos", "karhold") == [4, 5, 2, 3]
    assert asked(t).startswith("baratheon"), "two in all"


def test_jon_snow_not_after_the_maneuver() -> None:
    t = dominion(step="maneuver", gold={"stark": 100})
    assert cards(t, "stark") == ["jon_snow"]
    play(t, "stark from harrenhal", "stark move 1")
    assert asked(t).startswith("baratheon")


def test_ellaria_sand_the_maneuver_at_any_moment_of_the_turn() -> None:
    field = {
        "harrenhal": "martell 9",
        "riverrun": "martell 4",
        "kings_landing": "lannister 6",
        "casterly_rock": "lannister 3",
    }
    t = dominion(field, players=5, turn="martell", gold={"martell": 100})
    assert "maneuver" not in at_any_time(t, "martell")
    play(t, "martell use ellaria_sand")
    assert "maneuver" in at_any_time(t, "martell"), "from activation on"
    play(t, "martell invade harrenhal kings_landing")
    assert "maneuver" in at_any_time(t, "martell")
    play(t, "martell attack 3")
    assert "maneuver" not in at_any_time(t, "martell"), "not between commitment and result of a battle"
    play(t, "lannister defend 2")
    assert asked(t) == "martell invade.attack" and "maneuver" in at_any_time(t, "martell"), "between two battles"
    before = units(t, "harrenhal", "riverrun")
    play(t, "martell maneuver", "martell from riverrun", "martell move 3")
    assert units(t, "harrenhal", "riverrun") == [before[0] + 3, 1]
    assert asked(t) == "martell invade.attack", "the invasion goes on"
    assert "maneuver" not in at_any_time(t, "martell"), "it was the one maneuver"
    play(t, "martell stop", "martell done")
    assert asked(t).startswith("stark"), "no further maneuver in its own step"


def test_ellaria_sand_ends_with_the_maneuver_step() -> None:
    field = {"harrenhal": "martell 9", "riverrun": "martell 4"}
    t = dominion(field, players=5, turn="martell", gold={"martell": 1600}, objectives={"martell": ["hold_1500_gold"]})
    play(t, "martell use ellaria_sand", "martell done")
    assert asked(t) == "martell maneuver.from" and "maneuver" in at_any_time(t, "martell")
    play(t, "martell done")
    assert asked(t) == "martell objective.complete" and at_any_time(t, "martell") == []


def test_ellaria_sand_only_in_the_own_turn() -> None:
    t = dominion({"harrenhal": "martell 9", "riverrun": "martell 4"}, players=5, turn="martell", gold={"martell": 100})
    play(t, "martell use ellaria_sand", "martell done", "martell done")
    assert asked(t).startswith("stark") and may(t, "martell") == []


# ---------------------------------------------------------------------- maester cards and gold


def test_melisandre_makes_an_opponent_discard_a_random_maester_card() -> None:
    t = dominion(
        {"highgarden": "tyrell 3"},
        players=4,
        turn="baratheon",
        gold={"baratheon": 200},
        maesters={"stark": ["hired_thieves", "blood_magic"], "tyrell": ["castle_walls"]},
    )
    play(t, "baratheon use melisandre")
    assert asked(t) == "baratheon card.discard_maester"
    assert choices(t) == ["against tyrell", "against stark"], "only who holds a card"
    play(t, "baratheon against stark")
    (gone,) = discards(t, "maester")
    assert gone in ("hired_thieves", "blood_magic") and len(hand(t, "stark")) == 1 and gone not in hand(t, "stark")
    assert news(t, "discarded_maester") == [{"event": "discarded_maester", "seat": "stark", "maester": gone}]


def test_melisandre_at_random_and_not_without_a_victim() -> None:
    gone = set()
    for seed in range(12):
        t = dominion(turn="baratheon", gold={"baratheon": 200}, maesters={"stark": ["hired_thieves", "blood_magic"]})
        t.rng = Rng(seed)
        play(t, "baratheon use melisandre")
        gone.add(discards(t, "maester")[0])
    assert gone == {"hired_thieves", "blood_magic"}
    t = dominion(turn="baratheon", gold={"baratheon": 200}, maesters={"baratheon": ["blood_magic"]})
    assert "melisandre" not in cards(t, "baratheon")


@pytest.mark.parametrize(("purse", "taken"), [(700, 100), (100, 100), (0, 0)])
def test_salladhor_saan_takes_100_gold_at_the_first_conquest(purse: int, taken: int) -> None:
    field = {"storms_end": "baratheon 20", "rainwood": "lannister 1", "tarth": "stark 1", "kingswood": "neutral 1"}
    purses = {"baratheon": 100, "lannister": purse, "stark": 500}
    t = dominion(field, turn="baratheon", gold=purses, characters={"salladhor_saan": ["up", -1]})
    play(t, "baratheon use salladhor_saan")
    fall(t, "baratheon", "storms_end", "kingswood")
    assert gold(t, "baratheon") == [0], "the neutral side pays nothing and does not use it up"
    fall(t, "baratheon", "storms_end", "rainwood")
    assert gold(t, "baratheon", "lannister") == [taken, purse - taken]
    fall(t, "baratheon", "storms_end", "tarth")
    assert gold(t, "baratheon", "stark") == [taken, 500], "only the first one"


def test_tyrion_lannister_chooses_from_two_maester_cards() -> None:
    deck = ["blood_magic", "castle_walls", "hired_thieves"]  # the last one is on top
    t = dominion(turn="lannister", step="buy", gold={"lannister": 300}, maester_deck=deck)
    play(t, "lannister buy_maester")
    assert gold(t, "lannister") == [100], "the purchase is paid as well"
    play(t, "lannister use tyrion_lannister")
    assert asked(t) == "lannister buy.keep_maester"
    assert sorted(choices(t)) == ["keep_maester castle_walls", "keep_maester hired_thieves"]
    for other in (0, 1, None):
        assert "castle_walls" not in json.dumps(t.view(other)), "nobody else sees the two"
    play(t, "lannister keep_maester castle_walls")
    assert hand(t, "lannister") == ["castle_walls"] and discards(t, "maester") == ["hired_thieves"]
    assert look(t)["decks"]["maester"] == 1


def test_tyrion_lannister_with_a_single_card_left() -> None:
    t = dominion(turn="lannister", step="buy", gold={"lannister": 300}, maester_deck=["blood_magic"])
    play(t, "lannister buy_maester", "lannister use tyrion_lannister")
    assert hand(t, "lannister") == ["blood_magic"]


def test_tyrion_lannister_may_be_left_alone() -> None:
    t = dominion(turn="lannister", step="buy", gold={"lannister": 300}, maester_deck=["blood_magic", "hired_thieves"])
    play(t, "lannister buy_maester", "lannister pass")
    assert hand(t, "lannister") == ["hired_thieves"], "the top card"


# ---------------------------------------------------------------------- reinforcements


def test_renly_baratheon_deploys_a_unit_on_a_castle() -> None:
    field = {"highgarden": "tyrell 3", "the_mander": "tyrell 1", "three_towers": "tyrell 1"}
    t = dominion(field, players=4, turn="tyrell", step="reinforce")
    assert asked(t) == "tyrell window.deploy"
    play(t, "tyrell use renly_baratheon")
    assert choices(t) == ["at the_mander", "at highgarden"], "castles only"
    play(t, "tyrell at the_mander")
    assert units(t, "the_mander") == [2]
    assert asked(t) == "tyrell reinforce.place" and t.asks[0].args == (3,), "besides the reinforcements"


def test_renly_baratheon_needs_a_castle() -> None:
    t = dominion({"three_towers": "tyrell 1", "the_arbor": "tyrell 1"}, players=4, turn="tyrell", step="reinforce")
    assert asked(t) == "tyrell reinforce.place"


# ---------------------------------------------------------------------- territory cards


def drawing(house: str, conquered: list[str], **more: object) -> RiskTable:
    """The draw step after these conquests."""
    players = 2 if house in ("targaryen", "ghiscari") else 5
    return dominion(
        players=players,
        turn=house,
        step="draw",
        conquered=conquered,
        conquests=[len(conquered), *[0] * players],
        deck=["skagos", "karhold", "pyke"] if players == 5 else ["oros", "tyrosh", "myr"],
        **more,  # type: ignore[arg-type]
    )


def test_cersei_lannister_one_more_card_after_three_conquests() -> None:
    fallen = ["tarth", "rainwood", "the_crag"]
    t = drawing("lannister", fallen, gold={"lannister": 300})
    play(t, "lannister use cersei_lannister")
    assert sorted(mine(t, "lannister")["cards"]) == ["karhold", "skagos"]
    assert len(news(t, "drew_card")) == 2, "besides the regular one"
    t = drawing("lannister", fallen[:2], gold={"lannister": 300})
    assert not asked(t).startswith("lannister") and sees(t, "lannister")["cards"] == 1, "two are not enough"


def test_cersei_lannister_and_a_hand_of_more_than_five_cards() -> None:
    held = {"lannister": ["tarth", "rainwood", "oldtown", "sunspear"]}  # four fortifications
    t = drawing("lannister", ["tarth", "rainwood", "the_crag"], gold={"lannister": 300}, hand=held)
    play(t, "lannister use cersei_lannister")
    assert asked(t) == "lannister reinforce.trade" and not choices(t, "keep_cards"), "a set must be traded at once"
    play(t, f"lannister {choices(t, 'trade')[0]}")
    assert asked(t) == "lannister reinforce.place" and sees(t, "lannister")["cards"] == 3


def test_doran_martell_a_card_without_conquest() -> None:
    t = drawing("martell", [], gold={"martell": 300})
    play(t, "martell use doran_martell")
    assert mine(t, "martell")["cards"] == ["skagos"] and len(news(t, "drew_card")) == 1
    t = drawing("martell", ["tarth"], gold={"martell": 300})
    assert not asked(t).startswith("martell") and sees(t, "martell")["cards"] == 1, "after a conquest he is not needed"


@pytest.mark.parametrize(
    ("fallen", "helps"),
    [
        (["tyrosh", "lys"], True),  # a castle, a port
        (["meereen", "oros"], False),  # castle and port count once
        (["oros", "bayasabhad", "samyrian"], False),
        (["meereen", "qarth"], True),
    ],
)
def test_jorah_mormont_one_more_card_for_two_strongholds(fallen: list[str], helps: bool) -> None:
    t = drawing("targaryen", fallen, gold={"targaryen": 200})
    assert (asked(t) == "targaryen window.draw") == helps
    if helps:
        play(t, "targaryen use jorah_mormont")
    assert sees(t, "targaryen")["cards"] == 1 + helps


def test_xaro_xhoan_daxos_chooses_from_two_cards() -> None:
    t = drawing("ghiscari", ["tyrosh"], gold={"ghiscari": 100})
    assert asked(t) == "ghiscari window.draw_territory"
    play(t, "ghiscari use xaro_xhoan_daxos")
    assert sorted(choices(t)) == ["keep_card oros", "keep_card tyrosh"]
    seen = json.dumps([t.view(0)["ask"], t.view(0)["table"]["mine"], t.view(None)["table"]["discards"]])
    assert "oros" not in seen and "tyrosh" not in seen, "nobody else sees the two"
    play(t, "ghiscari keep_card tyrosh")
    assert mine(t, "ghiscari")["cards"] == ["tyrosh"] and discards(t, "territory") == ["oros"]


def test_xaro_xhoan_daxos_only_when_a_card_is_drawn() -> None:
    t = drawing("ghiscari", [], gold={"ghiscari": 100})
    skip(t, "reinforce.place", "reinforce.redeem")
    assert not news(t, "drew_card") and not news(t, "used")
