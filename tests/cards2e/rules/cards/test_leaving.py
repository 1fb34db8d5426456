"""Kill, sacrifice, replacement effects; changed and prevented occurrences."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.rules.lessons import taught
from cards2e.thrones import attack, do, in_play, knelt, lay, offered, player, prompt, seen, texts
from smallcouncil.games.cardgame.effects import prevention as averting
from smallcouncil.games.cardgame.layout.zones import DISCARD
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cards2e.edition import EDITION, WOULD
from smallcouncil.games.cards2e.writing import (
    CHARACTERS,
    KNEEL_THIS,
    action,
    answer,
    are_kneeling,
    choose,
    forced_reaction,
    gains_gold,
    interrupt,
    reaction,
    stand_target,
)

STORM = "a_storm_of_swords"  # claim 1


@pytest.mark.rule("R-C2-kill-02")
def test_only_characters_are_killed() -> None:
    t = lay(
        {"play": ["robb_stark"], "hand": ["put_to_the_sword"], "gold": 2, "plot": STORM},
        {"play": ["left", "right", "little_bird", "highgarden", "littlefinger"]},
        cards={**knelt("left.1a", "right.1a", "littlefinger.1a"), "little_bird.1a": {"on": "littlefinger.1a"}},
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "0 play put_to_the_sword")
    assert texts(t, 0) == ["pick left.1a", "pick right.1a", "pick littlefinger.1a"]
    do(t, "0 pick left.1a")
    assert prompt(t) == "claim" and texts(t, 1) == ["pick right.1a", "pick littlefinger.1a"]


@pytest.mark.rule("R-C2-sacrifice-01")
def test_the_controller_sacrifices_and_the_owner_gets_the_card() -> None:
    t = lay(
        {"play": ["cersei_lannister"]},
        {"play": ["handmaiden", "margaery_tyrell", "edric_dayne"], "gold": 1},
        cards={**knelt("cersei_lannister.0a", "margaery_tyrell.1a"), "handmaiden.1a": {"control": 0}},
    )
    do(t, "0 trigger handmaiden.1a", "0 pick cersei_lannister.0a")
    assert not seen(t, "cersei_lannister.0a")["kneeling"]
    assert player(t, 1)["discard"] == ["handmaiden.1a"] and player(t, 0)["discard"] == []


@pytest.mark.rule("R-C2-sacrifice-03")
def test_who_is_sacrificed_is_not_killed() -> None:
    t = lay(
        {"play": ["robb_stark"], "hand": ["put_to_the_sword"], "gold": 2, "plot": STORM},
        {"play": ["joffrey_baratheon", "bran_stark", "left"], "hand": ["the_hands_judgment"], "gold": 2},
        cards=knelt("joffrey_baratheon.1a", "bran_stark.1a", "left.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "0 play put_to_the_sword", "0 pick left.1a", "1 trigger bran_stark.1a")
    assert prompt(t) == "claim", "Joffrey has no cause, though Bran is a Lord"
    assert player(t, 1)["discard"] == ["bran_stark.1a"] and player(t, 1)["dead"] == []
    t = lay(
        {"play": ["robb_stark"], "plot": STORM},
        {"play": ["joffrey_baratheon", "bran_stark"]},
        cards=knelt("joffrey_baratheon.1a", "bran_stark.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "1 pick bran_stark.1a")
    assert offered(t, "trigger joffrey_baratheon.1a"), "as he has when Bran is killed"


def turned(t: Any, u: Any) -> None:
    """What would be killed is discarded."""
    facts = t.stack[u.depth].facts
    facts[u.fact] = kinds.DISCARDED
    facts[u.fact + kinds.VALUE] = DISCARD


@pytest.mark.rule("R-C2-trigger-06")
def test_a_changed_occurrence_is_another_one() -> None:
    with taught("highgarden", answer(WOULD, kinds.KILLED, turned)):
        for changed in (True, False):
            t = lay(
                {"play": ["robb_stark", "arya_stark", "joffrey_baratheon"], "plot": STORM},
                {"play": ["shireen_baratheon", "highgarden"]},
                cards=knelt("shireen_baratheon.1a"),
            )
            attack(t, "military", "robb_stark.0a")
            do(t, "1 trigger highgarden.1a" if changed else "1 pass")
            assert offered(t, "trigger shireen_baratheon.1a") is not changed
            if changed:
                assert player(t, 1)["discard"] == ["shireen_baratheon.1a"] and player(t, 1)["dead"] == []
                assert not offered(t, "trigger joffrey_baratheon.0a"), "nobody was killed"


@pytest.mark.rule("R-C2-replace-03")
@pytest.mark.parametrize("last", ["left", "ser_davos_seaworth"])
def test_the_last_replacement_is_used(last: str) -> None:
    def astray(t: Any, u: Any) -> None:
        averting.replace_destination(t, u, DISCARD)

    with taught("left", interrupt(kinds.KILLED, astray)):
        t = lay(
            {"play": ["robb_stark"], "plot": STORM},
            {"play": ["ser_davos_seaworth", "left"]},
            cards=knelt("ser_davos_seaworth.1a", "left.1a"),
        )
        attack(t, "military", "robb_stark.0a")
        do(t, "1 pick ser_davos_seaworth.1a")
        for name in sorted(("left", "ser_davos_seaworth"), key=lambda n: n == last):
            do(t, f"1 trigger {name}.1a")
    assert player(t, 1)["discard"] == (["ser_davos_seaworth.1a"] if last == "left" else [])
    assert player(t, 1, 1)["hand"] == ([] if last == "left" else ["ser_davos_seaworth"])


def bought_off(t: Any, facts: list[int], at: int, seat: int) -> None:
    """In place of a death or a draw: a gold for who replaced it."""
    t.gold[seat] += 1


BOUGHT_OFF = EDITION.replacement(bought_off)
BUY_OFF = interrupt((kinds.KILLED, kinds.DREW), lambda t, u: averting.replace(t, u, BOUGHT_OFF))


@pytest.mark.rule("R-C2-replace-01")
@pytest.mark.rule("R-C2-replace-02")
def test_something_else_is_done_in_place_of_what_happens() -> None:
    """The occurrence counts as having happened, and is answered; only what it would do is not done."""
    with taught("highgarden", BUY_OFF):
        t = lay(
            {"play": ["robb_stark", "joffrey_baratheon"], "plot": STORM},
            {"play": ["shireen_baratheon", "highgarden"]},
            cards=knelt("shireen_baratheon.1a"),
        )
        attack(t, "military", "robb_stark.0a")
        do(t, "1 trigger highgarden.1a")
        assert in_play(t, "shireen_baratheon.1a") is not None and prompt(t) in ("react", "interrupt")
        while prompt(t) == "interrupt":
            do(t, f"{t.waiting[0]} pass")
        assert player(t, 1)["gold"] == 1 and in_play(t, "shireen_baratheon.1a") and player(t, 1)["dead"] == []
        assert offered(t, "trigger joffrey_baratheon.0a"), "she counts as killed"
        t = lay({"plots": ["counting_coppers"]}, {"play": ["highgarden"]}, phase="plot")
        do(t, f"{t.waiting[0]} player seat_0", "1 trigger highgarden.1a")
        assert player(t, 0)["hand_size"] == 0 and player(t, 1)["gold"] == 1, "nor are cards drawn"


@pytest.mark.rule("R-C2-replace-03")
@pytest.mark.parametrize("last", ["highgarden", "ser_davos_seaworth"])
def test_the_last_of_several_kinds_of_replacement_is_used(last: str) -> None:
    """To be bought off, or to go to the hand."""
    with taught("highgarden", BUY_OFF):
        t = lay(
            {"play": ["robb_stark"], "plot": STORM},
            {"play": ["ser_davos_seaworth", "highgarden"]},
            cards=knelt("ser_davos_seaworth.1a"),
        )
        attack(t, "military", "robb_stark.0a")
        for name in sorted(("highgarden", "ser_davos_seaworth"), key=lambda n: n == last):
            do(t, f"1 trigger {name}.1a")
        assert (in_play(t, "ser_davos_seaworth.1a") is not None) is (last == "highgarden")
        assert player(t, 1)["gold"] == int(last == "highgarden") and player(t, 1)["dead"] == []


@pytest.mark.rule("R-C2-ability-08")
@pytest.mark.rule("R-C2-target-04")
def test_what_becomes_a_target_by_the_cost_may_be_chosen() -> None:
    with taught("burned_men", action(stand_target, costs=(KNEEL_THIS,), target=choose(CHARACTERS.that(are_kneeling)))):
        t = lay({"play": ["burned_men", "left"]}, {})
        assert not offered(t, "trigger burned_men.0a"), "none yet"
        t = lay({"play": ["burned_men", "left"]}, {}, cards=knelt("left.0a"))
        do(t, "0 trigger burned_men.0a")
        assert texts(t, 0) == ["pick burned_men.0a", "pick left.0a"]
        do(t, "0 pick burned_men.0a")
        assert not seen(t, "burned_men.0a")["kneeling"] and seen(t, "left.0a")["kneeling"]


@pytest.mark.rule("R-C2-cost-05")
@pytest.mark.rule("R-C2-sacrifice-02")
def test_a_prevented_cost_ends_the_use() -> None:
    with taught("highgarden", answer(WOULD, kinds.SACRIFICED, averting.save)):
        for prevented in (False, True):
            t = lay(
                {"play": ["handmaiden", "cersei_lannister", "robb_stark", "edric_dayne"], "gold": 9},
                {"play": ["highgarden"]},
                cards=knelt("cersei_lannister.0a"),
            )
            do(t, "0 trigger handmaiden.0a", "1 trigger highgarden.1a" if prevented else "1 pass")
            assert seen(t, "cersei_lannister.0a")["kneeling"] is prevented
            assert (in_play(t, "handmaiden.0a") is not None) is prevented
    with taught("highgarden", answer(WOULD, kinds.KNELT, averting.save)):
        t = lay(
            {"play": ["drogon", "viserion"], "hand": ["dracarys"], "gold": 2, "faction": "targaryen"},
            {"play": ["highgarden", "left"]},
            cards=knelt("left.1a"),
        )
        do(t, "0 challenge military seat_1", "0 attack viserion.0a", "0 done")
        do(t, "0 play dracarys", "1 trigger highgarden.1a")
        assert not seen(t, "drogon.0a")["kneeling"] and in_play(t, "viserion.0a")
        assert player(t, 0)["gold"] == 1, "what could be paid is paid"
        assert player(t, 0, 0)["hand"] == ["dracarys"], "the card stays in hand"


@pytest.mark.rule("R-C2-replace-02")
def test_who_goes_elsewhere_was_killed_all_the_same() -> None:
    with taught("the_iron_throne", forced_reaction(kinds.KILLED, gains_gold(1))):
        t = lay(
            {"play": ["robb_stark", "the_iron_throne"], "plot": STORM},
            {"play": ["ser_davos_seaworth"]},
            cards=knelt("ser_davos_seaworth.1a"),
        )
        attack(t, "military", "robb_stark.0a")
        do(t, "1 trigger ser_davos_seaworth.1a")
        assert player(t, 1, 1)["hand"] == ["ser_davos_seaworth"] and player(t, 0)["gold"] == 1


@pytest.mark.rule("R-C2-save-03")
def test_a_save_that_leaves_the_condition_in_force_is_not_begun() -> None:
    """Aemon could save him, but from the fire he would die at once again."""
    t = lay(
        {"play": ["drogon", "khal_drogo"], "hand": ["dracarys"], "gold": 1, "faction": "targaryen", "plot": STORM},
        {"play": ["ser_waymar_royce", "maester_aemon"], "faction": "nights_watch"},
    )
    attack(t, "military", "khal_drogo.0a")
    do(t, "0 pass", "1 defend ser_waymar_royce.1a", "0 play dracarys", "0 pick ser_waymar_royce.1a")
    assert player(t, 1)["dead"] == ["ser_waymar_royce.1a"], "without a question"
    assert prompt(t) == "interrupt" and offered(t, "trigger maester_aemon.1a"), "from the claim he may save himself"


@pytest.mark.rule("R-C2-leave-05")
@pytest.mark.rule("R-C2-trigger-02")
def test_what_goes_along_is_answered_in_the_same_window() -> None:
    """A character dies; an attachment on it returns to a hand, and a terminal one is discarded."""
    noticed = reaction((kinds.KILLED, kinds.RETURNED, kinds.DISCARDED), gains_gold(1))
    with taught("the_iron_throne", noticed):
        t = lay(
            {"play": ["robb_stark", "the_iron_throne"], "plot": STORM},
            {"play": ["littlefinger", "little_bird", "milk_of_the_poppy"]},
            cards={
                **knelt("littlefinger.1a"),
                "little_bird.1a": {"on": "littlefinger.1a"},
                "milk_of_the_poppy.1a": {"on": "littlefinger.1a"},
            },
        )
        attack(t, "military", "robb_stark.0a")
        assert prompt(t) == "react" and not in_play(t, "little_bird.1a") and not in_play(t, "milk_of_the_poppy.1a")
        names = ("littlefinger", "milk_of_the_poppy")
        assert {f"trigger-for the_iron_throne.0a {name}.1a" for name in names} < set(texts(t, 0))
        for _ in range(3):
            do(t, f"0 {texts(t, 0)[1]}")
        assert player(t, 0)["gold"] == 3, "each of the three once"
