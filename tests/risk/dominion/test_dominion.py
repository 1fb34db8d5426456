"""Rules 15, 22 and 23: Dominion in general, its turn, its victory; and what an eliminated player leaves."""

from __future__ import annotations

import pytest

from risk.dominion_table import (
    LEGAL_MIXES,
    MIXES,
    d8,
    dice,
    discards,
    dominion,
    face,
    fought,
    gold,
    hand,
    strike,
    units,
)
from risk.table import GAME, asked, choices, lay, look, mine, new, news, play, scores, sees, skip, winners
from smallcouncil.table import BadInput, Rng

# ---------------------------------------------------------------------- modules


@pytest.mark.rule("R-RK-dominion-01")
@pytest.mark.parametrize("mix", LEGAL_MIXES, ids="+".join)
def test_every_module_can_be_left_out(mix: tuple[str, ...]) -> None:
    table = skip(new(seed=3, players=3, mode="dominion", modules=mix), "reinforce.place")
    seen = sees(table, "lannister")
    assert ("gold" in seen) == ("gold" in mix)
    assert ("characters" in seen) == ("characters" in mix)
    assert ("maesters" in seen) == ("maesters" in mix)
    assert ("objectives" in seen) == ("objectives" in mix)
    decks = look(table)["decks"]
    assert (decks["maester"] > 0) == ("maesters" in mix)
    assert (decks["objective"] > 0) == ("objectives" in mix)
    assert decks["territory"] == (48 if "objectives" in mix else 49), "the end game card replaces objectives"
    at_reinforcing = dominion(step="reinforce", hand={"stark": ["skagos"]}, options={"modules": list(mix)})
    assert (asked(at_reinforcing) == "stark reinforce.redeem") == ("special_units" in mix)
    if "gold" in mix:
        shopping = dominion(step="buy", gold={"stark": 1000}, options={"modules": list(mix)})
        ware = {"buy_maester": "maesters", "buy_objective": "objectives"}
        assert {v for v in ware if choices(shopping, v)} == {v for v, module in ware.items() if module in mix}


@pytest.mark.rule("R-RK-dominion-01")
@pytest.mark.parametrize("mix", [mix for mix in MIXES if mix not in LEGAL_MIXES], ids="+".join)
def test_what_costs_gold_needs_gold(mix: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.new(seed=1, players=3, mode="dominion", modules=mix)
    assert refused.value.field == "modules"


@pytest.mark.rule("R-RK-dominion-02")
def test_gold_characters_and_special_units_with_the_skirmish_victory() -> None:
    mix = ["gold", "characters", "special_units"]
    table = new(seed=1, players=3, mode="dominion", modules=mix)
    assert table.options.victory == "skirmish"
    skip(table, "reinforce.place")
    lowest = table.position()["deck"][:25]
    assert "end" in lowest, "the end game card lies in the lower half"
    t = dominion(
        {"winterfell": "stark 9", "the_gift": "lannister 1", "harrenhal": "stark 7 1"},
        gold={"stark": 300},
        deck=["end", "skagos"],
        options={"modules": mix},
    )
    play(t, "stark invade winterfell the_gift", "stark use robb_stark")
    strike(t, 5, 1, 1, 5)
    assert fought(t) == ([6, 2, 2], [5])
    play(t, "stark advance 0", "stark done", "stark done")
    assert t.over and t.result is not None and t.result.reason == "end_card"
    castles_and_ports = 3
    assert scores(t)["stark"] == 4 + castles_and_ports
    assert winners(t) == ["baratheon"]


@pytest.mark.rule("R-RK-dominion-03")
def test_a_card_prevails_over_a_basic_rule() -> None:
    """Ties are the defender's; Loras Tyrell wins them as an attacker."""
    field = {"highgarden": "tyrell 7", "the_mander": "lannister 4"}
    t = dominion(field, players=4, turn="tyrell")
    play(t, "tyrell invade highgarden the_mander")
    strike(t, 4, 3, 1, 4, 3)
    assert units(t, "highgarden", "the_mander") == [5, 4]
    t = dominion(field, players=4, turn="tyrell", gold={"tyrell": 200})
    play(t, "tyrell invade highgarden the_mander", "tyrell use loras_tyrell")
    strike(t, 4, 3, 1, 4, 3)
    assert units(t, "highgarden", "the_mander") == [7, 2]


# ---------------------------------------------------------------------- the turn


@pytest.mark.rule("R-RK-domturn-01")
def test_invasions_follow_the_skirmish_rules() -> None:
    t = dominion({"kings_landing": "lannister 2"})
    play(t, "stark invade harrenhal kings_landing")
    strike(t, 6, 4, 1, 5, 4)
    assert units(t, "harrenhal", "kings_landing") == [6, 1]
    strike(t, 6, 6, 6, 1)
    assert choices(t) == ["advance 2", "advance 1", "advance 0"], "three must move in, one must stay"
    play(t, "stark advance 2")
    assert units(t, "harrenhal", "kings_landing") == [1, 5]
    assert look(t)["territories"]["kings_landing"]["owner"] == "stark"


@pytest.mark.rule("R-RK-domturn-01")
@pytest.mark.parametrize("seed", range(8))
def test_the_same_invasions_in_both_modes(seed: int) -> None:
    """The same dice and the same choices: the same questions, losses and conquests, as long as no card is used."""
    field = {"winterfell": "stark 9", "harrenhal": "stark 12", "riverrun": "stark 3", "kings_landing": "lannister 4"}
    plain, dominion_table = (
        lay(field, rest="baratheon 2", step="invade", options={"mode": mode}, characters={})
        for mode in ("skirmish", "dominion")
    )
    rng = Rng(seed)
    asks = 0
    while asked(plain).split()[1].split(".")[0] in ("invade", "conquer"):
        assert asked(dominion_table) == asked(plain) and choices(dominion_table) == choices(plain)
        choice = rng.pick(choices(plain)[:-1] or choices(plain)) if asks < 60 else choices(plain)[-1]
        for table in (plain, dominion_table):
            table.rng = Rng(1000 * seed + asks)
            play(table, f"{asked(table).split()[0]} {choice}")
        assert look(dominion_table)["territories"] == look(plain)["territories"]
        asks += 1
    assert asks > 20 and news(plain, "fought") == news(dominion_table, "fought")


@pytest.mark.rule("R-RK-domturn-02")
def test_cards_change_dice_allow_rerolls_and_give_eight_sided_dice() -> None:
    t = dominion(players=2, gold={"targaryen": 300})
    play(t, "targaryen invade mantarys meereen", "targaryen use daenerys_targaryen")
    strike(t, d8(8), d8(7), d8(7), 6, 6)
    assert fought(t) == ([8, 7, 7], [6, 6])
    t = dominion(players=2, gold={"targaryen": 200})
    play(t, "targaryen invade mantarys meereen", "targaryen use grey_worm")
    strike(t, 1, 4, 3, 3, 6, attack=2)
    assert fought(t) == ([6, 4], [3, 3]), "the 1 was rolled again"
    t = dominion(turn="lannister", gold={"lannister": 200})
    play(t, "lannister invade kings_landing harrenhal")
    strike(t, 1, 1, 1, 4, 4)
    play(t, "lannister use jaime_lannister")
    assert fought(t) == ([6, 1, 1], [4, 4])


@pytest.mark.rule("R-RK-domturn-03")
def test_one_maneuver() -> None:
    t = dominion(step="maneuver")
    play(t, "stark from harrenhal", "stark move 2")
    assert units(t, "harrenhal", "riverrun") == [5, 4]
    assert asked(t).startswith("baratheon"), "there is no second one"


@pytest.mark.rule("R-RK-domturn-04")
def test_an_ability_grants_another_maneuver() -> None:
    t = dominion(step="maneuver", gold={"stark": 100})
    play(t, "stark use jon_snow", "stark from harrenhal", "stark move 2", "stark from riverrun", "stark move 1")
    assert units(t, "harrenhal", "riverrun") == [6, 3]
    assert asked(t).startswith("baratheon")


@pytest.mark.rule("R-RK-domturn-04")
def test_a_card_moves_units_through_opposing_territory() -> None:
    t = dominion(maesters={"lannister": ["strategic_withdrawal"]}, gold={"lannister": 100})
    play(t, "stark invade harrenhal kings_landing", "lannister play strategic_withdrawal")
    assert units(t, "kings_landing", "casterly_rock") == [1, 6]


@pytest.mark.rule("R-RK-domturn-05")
def test_the_territory_card_is_drawn_after_the_objective_step() -> None:
    t = dominion(
        {"winterfell": "stark 5", "the_gift": "lannister 1"},
        objectives={"stark": ["conquer_2_ports"]},
        step="invade",
        points={"stark": 9},
        deck=["skagos", "karhold"],
    )
    play(t, "stark invade winterfell the_gift")
    strike(t, 6, 6, 6, 1)
    play(t, "stark advance 1", "stark done", "stark done")
    assert mine(t, "stark")["cards"] == ["skagos"]
    t = dominion(
        {"winterfell": "stark 5", "the_gift": "lannister 1"},
        objectives={"stark": ["hold_1500_gold"]},
        gold={"stark": 1500},
    )
    play(t, "stark invade winterfell the_gift", "stark pass")
    strike(t, 6, 6, 6, 1)
    play(t, "stark advance 1", "stark done", "stark done")
    assert asked(t) == "stark objective.complete" and not news(t, "drew_card")
    play(t, "stark complete hold_1500_gold")
    play(t, f"stark {choices(t, 'keep')[0]}")
    assert [e["event"] for e in news(t) if e["event"] in ("completed", "drew_card")] == ["completed", "drew_card"]


# ---------------------------------------------------------------------- victory

CASTLES = {"the_eyrie": "stark 1", "the_twins": "stark 1"}  # five with Winterfell, Harrenhal and Riverrun


@pytest.mark.rule("R-RK-domvictory-01")
@pytest.mark.parametrize("points", [9, 10, 13])
def test_ten_points_and_the_own_seat_win_at_the_end_of_the_own_turn(points: int) -> None:
    t = dominion(CASTLES, step="maneuver", points={"stark": points}, objectives={"stark": ["control_5_castles"]})
    play(t, "stark done", "stark complete control_5_castles")
    skip(t, "reinforce.place")
    assert winners(t) == ["stark"] and t.result is not None and t.result.reason == "dominion"
    assert scores(t) == {"stark": points + 1, "baratheon": 0, "lannister": 0}


@pytest.mark.rule("R-RK-domvictory-01")
def test_not_in_the_turn_of_another_player() -> None:
    t = dominion(turn="lannister", step="maneuver", points={"stark": 12, "lannister": 3})
    assert not t.over and asked(t) == "stark reinforce.place"
    skip(t, "maneuver.from")
    play(t, "stark done")
    assert winners(t) == ["stark"]


@pytest.mark.rule("R-RK-domvictory-01")
def test_victory_comes_before_the_territory_card() -> None:
    """A-RK-37: it is checked in step 6."""
    t = dominion({"winterfell": "stark 5", "the_gift": "lannister 1"}, points={"stark": 10})
    play(t, "stark invade winterfell the_gift")
    strike(t, 6, 6, 6, 1)
    play(t, "stark advance 1", "stark done", "stark done")
    assert winners(t) == ["stark"] and not news(t, "drew_card")


@pytest.mark.rule("R-RK-domvictory-02")
@pytest.mark.rule("R-RK-domvictory-03")
def test_without_the_own_seat_nobody_wins_until_it_is_regained() -> None:
    field = {"winterfell": "lannister 1", "the_gift": "stark 5"}
    t = dominion(field, points={"stark": 11})
    play(t, "stark done")
    skip(t, "reinforce.place")
    assert not t.over and asked(t) == "baratheon reinforce.place"
    for house in ("baratheon", "lannister"):
        skip(t, "invade.declare")
        play(t, f"{house} done")
    skip(t, "invade.declare")
    assert asked(t) == "stark invade.declare"
    play(t, "stark invade the_gift winterfell")
    while asked(t) == "stark window.declare":
        play(t, "stark pass")
    strike(t, 6, 6, 6, 1)
    skip(t, "maneuver.from", "invade.declare")
    assert not t.over, "not at once, but at the end of the turn"
    skip(t, "reinforce.place")
    assert winners(t) == ["stark"] and not news(t, "completed"), "no new objective is needed"


@pytest.mark.rule("R-RK-domvictory-04")
def test_conquering_a_seat_blocks_its_owner() -> None:
    for dies, blocked in ((6, True), (1, False)):
        t = dominion(
            {"winterfell": "stark 1", "the_gift": "lannister 5"},
            turn="lannister",
            points={"stark": 10},
        )
        play(t, "lannister invade the_gift winterfell")
        strike(t, dies, dies, dies, 3)
        if blocked:
            play(t, "lannister advance 0")
        else:
            play(t, "lannister stop")
        play(t, "lannister done")
        skip(t, "invade.declare")
        play(t, "stark done")
        skip(t, "reinforce.place")
        assert t.over != blocked


@pytest.mark.rule("R-RK-domvictory-05")
def test_nine_points_are_not_enough() -> None:
    t = dominion(step="maneuver", points={"stark": 9})
    play(t, "stark done")
    assert not t.over
    t = dominion(CASTLES, step="maneuver", points={"stark": 8}, objectives={"stark": ["control_5_castles"]})
    play(t, "stark done", "stark complete control_5_castles")
    skip(t, "reinforce.place")
    assert not t.over and sees(t, "stark")["points"] == 9


@pytest.mark.rule("R-RK-domvictory-02")
def test_world_at_war_needs_the_seat_too() -> None:
    """A-RK-38."""
    t = dominion({"winterfell": "tyrell 2"}, players=6, step="objective", points={"stark": 12})
    assert not t.over
    t = dominion(players=6, step="objective", points={"stark": 12})
    assert winners(t) == ["stark"]


# ---------------------------------------------------------------------- elimination


def test_an_eliminated_players_things() -> None:
    """A-RK-36: territory cards and gold are taken, all else is discarded or leaves the game."""
    t = lay(
        {"winterfell": "stark 3", "harrenhal": "stark 7", "kings_landing": "lannister 1"},
        rest="baratheon 1",
        step="invade",
        options={"mode": "dominion"},
        gold={"stark": 100, "lannister": 700},
        hand={"lannister": ["pyke", "tarth"]},
        maesters={"lannister": ["hired_thieves", "spiders_sabotage"]},
        objectives={"lannister": ["hold_1500_gold"]},
        musters={"lannister": ["oldtown"]},
        points={"lannister": 4},
        mourning=0b100,
        characters={
            "jaime_lannister": ["down", -1],
            "tyrion_lannister": ["captured", 0],
            "robb_stark": ["captured", 2],
            "davos_seaworth": ["captured", 2],
            "stannis_baratheon": ["captured", 0],
        },
    )
    play(t, "stark invade harrenhal kings_landing")
    strike(t, 6, 6, 6, 1)
    play(t, "stark advance 0")
    out = sees(t, "lannister")
    assert out["out"] and out["gold"] == 0 and out["cards"] == 0 and out["maesters"] == 0 and out["objectives"] == 0
    assert gold(t, "stark") == [800] and mine(t, "stark")["cards"] == ["pyke", "tarth"]
    assert hand(t, "stark") == [] and sorted(discards(t, "maester")) == ["hired_thieves", "spiders_sabotage"]
    assert discards(t, "objective") == ["hold_1500_gold"] and discards(t, "territory") == ["oldtown"]
    assert not out["mourning"] and out["musters"] == 0
    assert {card["face"] for card in out["characters"].values()} == {"gone"}
    assert face(t, "robb_stark") == "up" and face(t, "davos_seaworth") == "up", "captives of a fallen captor go free"
    assert face(t, "stannis_baratheon") == "captured"
    skip(t, "reinforce.place")
    assert asked(t) == "baratheon reinforce.place"
    skip(t, "invade.declare")
    assert asked(t) == "stark invade.declare"
    assert [e["seat"] for e in news(t, "turn")] == ["baratheon", "stark"], "the eliminated house is passed over"


def test_dice_of_the_tests_are_loaded() -> None:
    """What the other tests rely on: dice fall as they are laid."""
    t = dominion()
    play(t, "stark invade harrenhal kings_landing", "stark attack 2")
    dice(t, 2, 5, 3)
    play(t, "lannister defend 1")
    assert news(t, "rolled")[-1]["attack"] == [2, 5] and news(t, "rolled")[-1]["defence"] == [3]
