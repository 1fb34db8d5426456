"""Initiating abilities: restrictions, costs, targets, effects, lasting and delayed effects, limits."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.rules.lessons import BELL, QUIET, taught
from cards2e.thrones import (
    attack,
    do,
    fight,
    fought,
    in_play,
    knelt,
    lay,
    next_phase,
    offered,
    player,
    prompt,
    seen,
    texts,
    until,
)
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.effects.entering import put_into_play
from smallcouncil.games.cardgame.effects.lasting import UNTIL_CHALLENGE, UNTIL_PHASE, UNTIL_ROUND, last
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.games.cards2e.writing import (
    KNEEL_THIS,
    SACRIFICE_THIS,
    action,
    choose,
    gains_gold,
    kneel_target,
    reaction,
)

STORM = "a_storm_of_swords"  # claim 1
TREACHERY = {"play": ["tyrion_lannister"], "hand": ["treachery"], "gold": 1, "faction": "lannister"}


def sword(gold: int, *more: str) -> ThronesTable:
    """Robb has won by 5 and may react."""
    t = lay(
        {"play": ["robb_stark", *more], "hand": ["put_to_the_sword", "put_to_the_sword"], "gold": gold, "plot": STORM},
        {"play": ["littlefinger", "tumblestone_knight", "left"], "hand": ["the_hands_judgment"], "gold": 2},
        cards=knelt("littlefinger.1a", "tumblestone_knight.1a", "left.1a"),
        listen=True,
    )
    return attack(t, "military", "robb_stark.0a")


@pytest.mark.rule("R-C2-initiate-02")
@pytest.mark.rule("R-C2-initiate-03")
@pytest.mark.rule("R-C2-initiate-05")
@pytest.mark.rule("R-C2-initiate-06")
@pytest.mark.rule("R-C2-target-01")
@pytest.mark.rule("R-C2-target-02")
def test_pay_then_choose_then_be_cancelled_then_resolve() -> None:
    t = sword(3, "paxter_redwyne")
    assert prompt(t) == "react" and player(t, 0)["gold"] == 3
    do(t, "0 play put_to_the_sword")
    assert player(t, 0)["gold"] == 2, "paid, 1 less for the first event, before anybody is chosen"
    assert t.waiting == (0,) and texts(t, 0) == [f"pick {c}.1a" for c in ("littlefinger", "tumblestone_knight", "left")]
    do(t, "0 pick littlefinger.1a")
    assert prompt(t) == "interrupt" and texts(t, 1) == ["pass", "play the_hands_judgment"]
    assert in_play(t, "littlefinger.1a"), "chosen, not yet resolved"
    do(t, "1 pass")
    assert player(t, 1)["dead"] == ["littlefinger.1a"]


@pytest.mark.rule("R-C2-initiate-01")
def test_a_played_event_is_shown_before_anything_else_happens() -> None:
    t = sword(2)
    assert player(t, 0, 1)["hand_size"] == 2
    do(t, "0 play put_to_the_sword")
    assert prompt(t) == "choose"
    shown = [e.args for e in t.heard(1) if e.news.name == "played"]
    assert shown == [(0, t.box.by_name["put_to_the_sword.0a"])]
    assert player(t, 0, 1)["hand_size"] == 1 and player(t, 0, 0)["hand"] == ["put_to_the_sword"]


@pytest.mark.rule("R-C2-initiate-04")
def test_the_cost_after_modifiers_must_be_paid() -> None:
    assert not offered(sword(1), "play put_to_the_sword")
    assert offered(sword(2), "play put_to_the_sword")
    t = sword(1, "paxter_redwyne")
    assert offered(t, "play put_to_the_sword"), "it costs 1 less"
    do(t, "0 play put_to_the_sword", "0 pick littlefinger.1a")
    assert player(t, 0)["gold"] == 0


@pytest.mark.rule("R-C2-initiate-08")
@pytest.mark.rule("R-C2-lasting-03")
def test_restrictions_are_checked_first() -> None:
    mine = {
        "play": ["theon_greyjoy", "iron_fleet_scout"],
        "hand": ["the_krakens_grasp", "winter_is_coming"],
        "gold": 1,
        "faction": "greyjoy",
    }
    words = ("play the_krakens_grasp", "play winter_is_coming", "trigger iron_fleet_scout.0a")
    for first in (0, 1):
        t = lay(mine, {"play": ["robb_stark"]}, first=first)
        if first == 1:
            do(t, "1 pass")
        assert prompt(t) == "challenge", "neither was offered: there is no challenge that could end"
        attack(t, "power", "theon_greyjoy.0a")
        do(t, "0 pass", "0 pass", "1 defend robb_stark.1a")
        assert [offered(t, word) for word in words] == [first == 0, True, True], "one is for the first player alone"


@pytest.mark.rule("R-C2-initiate-09")
def test_a_permission_goes_beyond_the_rules() -> None:
    t = lay(
        {"play": ["robb_stark"]},
        {"play": ["obara_sand", "tumblestone_knight"]},
        cards=knelt("obara_sand.1a", "tumblestone_knight.1a"),
    )
    attack(t, "power", "robb_stark.0a")
    assert prompt(t) == "defenders" and texts(t, 1) == ["done", "defend obara_sand.1a"]
    do(t, "1 defend obara_sand.1a")
    t = lay({"play": ["the_wolfswood"], "hand": ["direwolf_pup", "tumblestone_knight"], "gold": 2}, {})
    assert offered(t, "ambush direwolf_pup") and not offered(t, "ambush tumblestone_knight")


@pytest.mark.rule("R-C2-cost-01")
@pytest.mark.rule("R-C2-cancel-04")
@pytest.mark.rule("R-C2-effect-06")
def test_the_cost_is_no_effect_and_stays_paid_when_the_effect_is_cancelled() -> None:
    t = lay(
        {"play": ["handmaiden", "daenerys_targaryen", "edric_dayne"], "gold": 1, "faction": "targaryen"},
        TREACHERY,
        cards=knelt("daenerys_targaryen.0a", "tyrion_lannister.1a"),
    )
    do(t, "0 trigger handmaiden.0a")
    assert prompt(t) == "interrupt" and not in_play(t, "handmaiden.0a")
    do(t, "1 play treachery")
    assert seen(t, "daenerys_targaryen.0a")["kneeling"], "the effect is cancelled"
    assert player(t, 0)["discard"] == ["handmaiden.0a"], "the cost is not"
    t = lay(
        {"play": ["magister_illyrio", "left"], "gold": 3, "faction": "targaryen"},
        TREACHERY,
        cards=knelt("left.0a", "tyrion_lannister.1a"),
    )
    do(t, "0 trigger magister_illyrio.0a", "0 pick left.0a", "1 play treachery")
    assert player(t, 0)["gold"] == 1 and player(t, 1)["gold"] == 0, "nor does any gold come back"


@pytest.mark.rule("R-C2-cost-02")
def test_nobody_pays_with_what_an_opponent_has() -> None:
    for mine in (False, True):
        t = lay(
            {"play": ["khal_drogo", *["viserion"] * mine], "hand": ["dracarys"], "gold": 1, "faction": "targaryen"},
            {"play": ["drogon", "robb_stark"]},
        )
        attack(t, "power", "khal_drogo.0a")
        assert offered(t, "play dracarys") is mine


@pytest.mark.rule("R-C2-ability-09")
@pytest.mark.rule("R-C2-cost-03")
def test_cards_and_gold_are_paid_from_the_own_hand_and_pool() -> None:
    for hand in ([], ["ice"]):
        t = lay({"play": ["old_forest_hunter"], "hand": hand}, {"hand": ["ice", "summer"], "gold": 5})
        assert offered(t, "trigger old_forest_hunter.0a") is bool(hand)
        if hand:
            do(t, "0 trigger old_forest_hunter.0a")
            assert player(t, 0)["discard"] == ["ice.0a"] and player(t, 1)["hand_size"] == 2
    for gold in (0, 1):
        t = lay({"play": ["edric_dayne"], "gold": gold}, {"gold": 5})
        assert offered(t, "trigger edric_dayne.0a") is bool(gold)


@pytest.mark.rule("R-C2-target-05")
def test_several_targets_are_chosen_together() -> None:
    t = lay(
        {"play": ["left", "margaery_tyrell"], "hand": ["growing_strong"], "gold": 1},
        {"play": ["the_knight_of_flowers"], "hand": ["the_hands_judgment"], "gold": 1},
    )
    do(t, "0 play growing_strong", "0 pick left.0a", "0 pick margaery_tyrell.0a")
    assert seen(t, "left.0a")["strength"] == 2 and prompt(t) == "choose", "nothing happens before all are chosen"
    do(t, "0 pick the_knight_of_flowers.1a")
    assert prompt(t) == "interrupt"
    do(t, "1 pass")
    assert [seen(t, c)["strength"] for c in ("left.0a", "margaery_tyrell.0a", "the_knight_of_flowers.1a")] == [4, 5, 7]


@pytest.mark.rule("R-C2-target-07")
@pytest.mark.rule("R-C2-target-08")
def test_what_comes_after_then_is_chosen_then() -> None:
    for copy in (False, True):
        t = lay(
            {"play": ["the_tickler"], "faction": "lannister"},
            {"deck": ["ice", "ice", "tumblestone_knight"], "play": ["tumblestone_knight"] * copy},
            phase="dominance",
        )
        assert offered(t, "trigger the_tickler.0a"), "whether or not there will be something to choose"
        do(t, "0 trigger the_tickler.0a")
        assert player(t, 1)["discard"] == ["tumblestone_knight.1b" if copy else "tumblestone_knight.1a"]
        assert offered(t, "pick tumblestone_knight.1a") is copy


HALVES: list[tuple[str, Any, bool]] = [
    ("draw", lambda t, u: effects.draw(t, u.seat, 3), True),
    ("draw too many", lambda t, u: effects.draw(t, 1, 9), False),
    ("kneel", lambda t, u: effects.kneel(t, t.characters(1)), True),
    ("kneel who kneels", lambda t, u: effects.kneel(t, t.all_characters()), False),
    ("stand who stands", lambda t, u: effects.stand(t, t.characters(1)), False),
    ("kill", lambda t, u: effects.kill(t, t.characters(1)), True),
    ("kill somebody who is not there", lambda t, u: effects.kill(t, [*t.characters(1), *t.hands[1]]), False),
    ("discard from a deck", lambda t, u: effects.discard_top(t, 1, 2), True),
    ("discard too many", lambda t, u: effects.discard_top(t, 1, 9), False),
    ("random cards", lambda t, u: effects.discard_random(t, 1, 1) and None, True),
    ("too many random cards", lambda t, u: effects.discard_random(t, 1, 2) and None, False),
    ("move power", lambda t, u: effects.move_power(t, t.house[1], t.house[0], 2), True),
    ("move too much", lambda t, u: effects.move_power(t, t.house[1], t.house[0], 3), False),
    ("lose too much", lambda t, u: effects.lose_power(t, t.house[1], 3), False),
    ("gain power", lambda t, u: effects.gain_power(t, t.characters(1)[0], 1), True),
    ("gain power on nothing", lambda t, u: effects.gain_power(t, t.hands[1][0], 1), False),
    ("take control", lambda t, u: effects.take_control(t, t.characters(1)[0], 0), True),
    ("take control of a second copy", lambda t, u: effects.take_control(t, t.characters(1)[-1], 0), False),
    ("put into play", lambda t, u: put_into_play(t, t.hands[1][0], 1), True),
    ("put an event into play", lambda t, u: put_into_play(t, t.hands[0][0], 0), False),
]


@pytest.mark.rule("R-C2-then-01")
@pytest.mark.rule("R-C2-then-02")
@pytest.mark.parametrize(("name", "half", "whole"), HALVES, ids=[name for name, _, _ in HALVES])
def test_then_only_if_all_before_was_done_in_full(name: str, half: Any, whole: bool) -> None:
    with taught("the_iron_throne", action((half, gains_gold(5)), then=1)):
        t = lay(
            {
                "play": ["the_iron_throne", "left", "arya_stark"],
                "hand": ["superior_claim"],
                "deck": ["superior_claim"] * 9,
            },
            {"play": ["right", "arya_stark"], "hand": ["samwell_tarly"], "power": 2, "deck": ["superior_claim"] * 8},
            phase="dominance",
            cards=knelt("left.0a"),
        )
        do(t, "0 trigger the_iron_throne.0a")
        assert player(t, 0)["gold"] == (5 if whole else 0)


@pytest.mark.rule("R-C2-effect-01")
def test_an_effect_does_as_much_as_it_can() -> None:
    t = lay(
        {"play": ["robb_stark"]},
        {"play": ["old_bear_mormont", "the_wall", "castle_black", "edric_dayne"], "gold": 1, "faction": "nights_watch"},
        cards=knelt("edric_dayne.1a"),
    )
    do(t, "1 pass")
    attack(t, "power", "robb_stark.0a")
    do(t, "1 pass", "1 defend old_bear_mormont.1a")
    assert not seen(t, "old_bear_mormont.1a")["kneeling"] and fight(t)["defense"] == 7
    do(t, "1 trigger castle_black.1a")
    assert fight(t)["defense"] == 9, "he stands already, and gets the strength all the same"


@pytest.mark.rule("R-C2-effect-02")
@pytest.mark.rule("R-C2-effect-03")
def test_draw_three_of_two() -> None:
    t = lay({"plots": ["counting_coppers"], "deck": ["ice", "summer"]}, {}, phase="plot", listen=True)
    do(t, f"{t.waiting[0]} player seat_0")
    assert t.result is not None and t.result.winners == (1,), "with that the deck is empty"
    assert [e.args for e in t.heard(None) if e.news.name == "drew"] == [(0, 2)]


@pytest.mark.rule("R-C2-lasting-01")
def test_a_lasting_effect_outlives_its_source() -> None:
    t = lay(
        {"play": ["selyse_baratheon", "bastard_in_hiding"], "gold": 1, "faction": "baratheon"},
        {"play": ["grey_wind", "robb_stark"]},
    )
    do(t, "0 trigger selyse_baratheon.0a", "0 pick bastard_in_hiding.0a")
    assert "intrigue" in seen(t, "bastard_in_hiding.0a")["icons"]
    do(t, "1 trigger grey_wind.1a", "1 pick selyse_baratheon.0a")
    assert not in_play(t, "selyse_baratheon.0a") and "intrigue" in seen(t, "bastard_in_hiding.0a")["icons"]


@pytest.mark.rule("R-C2-lasting-02")
@pytest.mark.parametrize(
    ("until", "ends"), [(UNTIL_CHALLENGE, "challenges"), (UNTIL_PHASE, "dominance"), (UNTIL_ROUND, "plot")]
)
def test_a_lasting_effect_ends_at_its_time(until: int, ends: str) -> None:
    grow = action(lambda t, u: last(t, EDITION.strength_change, until, subject=u.card, value=4, source=u.card))
    with taught("left", grow), taught("the_iron_throne", BELL):
        t = lay({"play": ["left", "the_iron_throne"], "deck": QUIET}, {"deck": QUIET})
        do(t, "0 pass", "0 challenge military seat_1", "0 trigger left.0a")
        strong = [(t.view(None)["table"]["phase"], bool(t.view(None)["table"]["challenge"]))]
        while seen(t, "left.0a")["strength"] == 6:
            strong.append((t.view(None)["table"]["phase"], bool(t.view(None)["table"]["challenge"])))
            ask = t.ask(t.waiting[0])
            t.choose(ask.seat, "pass" if "pass" in texts(t, ask.seat) else ask.choices[0])
        assert t.view(None)["table"]["phase"] == ends, "it is over now"
        assert ("challenges", True) in strong and (("challenges", False) in strong) is (until != UNTIL_CHALLENGE)
        assert (("taxation", False) in strong) is (until == UNTIL_ROUND)


@pytest.mark.rule("R-C2-delayed-02")
def test_a_delayed_effect_cannot_be_cancelled() -> None:
    t = lay(
        {"play": ["tyrion_lannister"], "hand": ["tears_of_lys"], "gold": 1, "plot": STORM},
        {"play": ["balon_greyjoy"], "hand": ["the_hands_judgment"] * 3, "gold": 9},
        cards=knelt("balon_greyjoy.1a"),
        hold=True,
    )
    do(until(fought(t, "intrigue", ["tyrion_lannister.0a"], []), "react", 0), "0 play tears_of_lys")
    assert offered(t, "play the_hands_judgment"), "the event could be cancelled"
    next_phase(t)
    assert player(t, 1)["dead"] == ["balon_greyjoy.1a"] and player(t, 1)["hand_size"] == 2
    assert player(t, 1)["discard"] == ["the_hands_judgment.1a"], "for claim: nobody was asked when the poison worked"


@pytest.mark.rule("R-C2-limit-04")
def test_a_maximum_is_counted_for_each_player() -> None:
    t = lay(
        {"hand": ["take_the_black", "take_the_black"], "gold": 9, "faction": "nights_watch"},
        {
            "play": ["tumblestone_knight", "burned_men"],
            "hand": ["take_the_black"],
            "gold": 3,
            "faction": "nights_watch",
        },
        {"play": ["ranging_party"]},
        phase="dominance",
    )
    do(t, "0 play take_the_black", "0 pick tumblestone_knight.1a")
    assert t.waiting == (1,) and offered(t, "play take_the_black"), "the other player has not used it"
    do(t, "1 play take_the_black", "1 pick ranging_party.2a")
    assert not offered(t, "play take_the_black")


@pytest.mark.rule("R-C2-limit-05")
def test_a_cancelled_use_counts() -> None:
    t = lay(
        {"play": ["magister_illyrio", "robb_stark"], "gold": 9, "faction": "targaryen"},
        TREACHERY,
        cards=knelt("robb_stark.0a", "tyrion_lannister.1a"),
    )
    do(t, "0 trigger magister_illyrio.0a", "0 pick robb_stark.0a", "1 play treachery")
    assert seen(t, "robb_stark.0a")["kneeling"] and not offered(t, "trigger magister_illyrio.0a")
    t = sword(9)
    do(t, "0 play put_to_the_sword", "0 pick littlefinger.1a", "1 play the_hands_judgment")
    assert in_play(t, "littlefinger.1a") and not offered(t, "play put_to_the_sword")


@pytest.mark.rule("R-C2-x-02")
def test_what_is_paid_may_be_less_than_x() -> None:
    t = lay(
        {
            "play": ["cersei_lannister", "paxter_redwyne"],
            "hand": ["the_things_i_do_for_love"],
            "gold": 3,
            "faction": "lannister",
        },
        {"play": ["theon_greyjoy", "samwell_tarly", "littlefinger"]},  # of cost 4, 2 and 5
        cards=knelt("cersei_lannister.0a", "paxter_redwyne.0a"),
    )
    do(t, "0 play the_things_i_do_for_love")
    assert prompt(t) == "choose-x" and texts(t, 0) == ["number 2", "number 3", "number 4"], "1 less for the first event"
    do(t, "0 number 4")
    assert player(t, 0)["gold"] == 0 and texts(t, 0) == ["pick theon_greyjoy.1a", "pick samwell_tarly.1a"]


@pytest.mark.rule("R-C2-target-06")
def test_without_a_target_nothing_is_resolved() -> None:
    """None is left after the cost, or none is chosen of any number."""
    itself = choose(lambda t, u: [c for c in t.characters(u.seat) if t.box.printed[c].id == "burned_men"])
    gone = action((kneel_target, gains_gold(3)), costs=(SACRIFICE_THIS,), target=itself)
    with taught("burned_men", gone):
        t = lay({"play": ["burned_men", "left"]}, {})
        do(t, "0 trigger burned_men.0a")
        assert player(t, 0)["discard"] == ["burned_men.0a"] and player(t, 0)["gold"] == 0
    any_number = action((kneel_target, gains_gold(3)), target=choose(lambda t, u: t.all_characters(), lo=0, hi=9))
    for chosen in ([], ["0 pick left.0a"]):
        with taught("the_iron_throne", any_number):
            t = lay({"play": ["the_iron_throne", "left"]}, {"play": ["right"]}, phase="dominance")
            do(t, "0 trigger the_iron_throne.0a", *chosen, "0 done")
            assert player(t, 0)["gold"] == (3 if chosen else 0)


@pytest.mark.rule("R-C2-initiate-07")
def test_what_occurs_on_the_way_is_answered_on_the_way() -> None:
    """The payment of a cost, before targets are chosen and anything is resolved."""
    rally = action(gains_gold(3), costs=(KNEEL_THIS,), target=choose(lambda t, u: t.all_characters()))
    stands = reaction(kinds.KNELT, lambda t, u: effects.stand(t, [u.subject]))
    with taught("the_iron_throne", rally), taught("the_mander", stands, abilities=[]):
        t = lay({"play": ["the_iron_throne", "left"]}, {"play": ["the_mander", "right"]})
        do(t, "0 trigger the_iron_throne.0a")
        assert prompt(t) == "react" and t.waiting == (1,) and player(t, 0)["gold"] == 0
        do(t, "1 trigger the_mander.1a")
        assert prompt(t) == "choose" and not seen(t, "the_iron_throne.0a")["kneeling"], "now it goes on"
        do(t, "0 pick left.0a")
        assert player(t, 0)["gold"] == 3
