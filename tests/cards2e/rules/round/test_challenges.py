"""Challenges: initiating, defending, participating, winning, claim, keywords."""

from __future__ import annotations

import pytest

from cards2e.rules.lessons import BELL, QUIET, taught
from cards2e.thrones import (
    CLAIM_2,
    attack,
    defend,
    do,
    fight,
    in_play,
    knelt,
    lay,
    offered,
    player,
    prompt,
    seen,
    texts,
    until,
)
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.writing import gains_gold, reaction

STORM = "a_storm_of_swords"  # claim 1
CALM = "a_noble_cause"  # claim 1, and no further challenges


@pytest.mark.rule("R-C2-challenge-01")
@pytest.mark.rule("R-C2-challenge-04")
@pytest.mark.rule("R-C2-challenge-05")
def test_each_is_active_once_beginning_with_the_first_player() -> None:
    seat = {"play": ["tumblestone_knight"], "deck": QUIET}
    t = lay(seat, {"deck": QUIET}, seat, seat, first=3)
    order = []
    while prompt(t) == "challenge":
        order.append(t.waiting[0])
        do(t, f"{t.waiting[0]} pass")
    assert order == [3, 0, 2], "who has nobody to attack with is passed over"
    assert t.view(None)["table"]["round"] == 2


@pytest.mark.rule("R-C2-challenge-02")
def test_one_of_each_type_in_any_order() -> None:
    t = lay({"play": ["tywin_lannister", "euron_crows_eye", "the_red_viper"], "plot": CALM}, {})
    types = {"military", "intrigue", "power"}
    for kind, name in (("power", "tywin_lannister"), ("military", "euron_crows_eye"), ("intrigue", "the_red_viper")):
        assert {text.split()[1] for text in texts(t) if text != "pass"} == types
        attack(t, kind, f"{name}.0a")
        types.remove(kind)
        while t.waiting and prompt(t) != "challenge" and t.view(None)["table"]["phase"] == "challenges":
            t.choose(t.waiting[0], t.ask(t.waiting[0]).choices[0])
    assert not types and t.view(None)["table"]["phase"] != "challenges"


@pytest.mark.rule("R-C2-challenge-03")
@pytest.mark.rule("R-C2-sample-05")
def test_casterly_rock_allows_a_second_intrigue_challenge() -> None:
    t = lay({"play": ["varys", "littlefinger", "yoren", "casterly_rock"], "plot": CALM}, {"hand": ["ice"]})
    attack(t, "intrigue", "littlefinger.0a")
    assert "challenge intrigue seat_1" in texts(t)
    attack(t, "intrigue", "yoren.0a")
    assert prompt(t) != "challenge"


@pytest.mark.rule("R-C2-challenge-06")
@pytest.mark.rule("R-C2-challenge-07")
@pytest.mark.rule("R-C2-challenge-08")
@pytest.mark.rule("R-C2-icon-01")
def test_attackers_stand_have_the_icon_and_kneel() -> None:
    """Nobody is asked anything between type, opponent and attackers."""
    with taught("the_iron_throne", BELL):
        t = lay(
            {"play": ["robb_stark", "theon_greyjoy", "tumblestone_knight", "littlefinger"]},
            {"play": ["the_iron_throne", "arya_stark"]},
            cards=knelt("theon_greyjoy.0a"),
        )
        do(t, "1 pass", "0 challenge military seat_1")
        assert texts(t) == ["attack robb_stark.0a", "attack tumblestone_knight.0a"], (
            "at least one, so there is no `done`"
        )
        do(t, "0 attack tumblestone_knight.0a")
        assert texts(t) == ["attack robb_stark.0a", "done"]
        do(t, "0 done")
        assert seen(t, "tumblestone_knight.0a")["kneeling"] and not seen(t, "robb_stark.0a")["kneeling"]
        assert fight(t)["attackers"] == ["tumblestone_knight.0a"]
        assert prompt(t) == "act", "now, and not before"


@pytest.mark.rule("R-C2-challenge-07")
@pytest.mark.rule("R-C2-challenge-08")
def test_without_an_attacker_there_is_no_challenge() -> None:
    t = lay({"play": ["tumblestone_knight", "littlefinger"]}, {}, cards=knelt("littlefinger.0a"))
    assert texts(t) == ["challenge military seat_1", "challenge power seat_1", "pass"]


@pytest.mark.rule("R-C2-challenge-09")
@pytest.mark.rule("R-C2-challenge-10")
@pytest.mark.rule("R-C2-stealth-01")
@pytest.mark.rule("R-C2-defend-03")
def test_stealth_is_chosen_before_reactions() -> None:
    t = lay(
        {"play": ["theon_greyjoy", "asha_greyjoy"]},
        {"play": ["eddard_stark", "robb_stark", "arya_stark"]},
        cards=knelt("eddard_stark.1a"),
    )
    do(t, "0 challenge power seat_1", "0 attack asha_greyjoy.0a", "0 attack theon_greyjoy.0a")
    assert prompt(t) == "stealth" and texts(t) == ["pass", "bypass eddard_stark.1a", "bypass robb_stark.1a"]
    do(t, "0 bypass robb_stark.1a")
    assert texts(t) == ["pass", "bypass eddard_stark.1a", "bypass robb_stark.1a"], "the second may name the same"
    do(t, "0 pass")
    assert prompt(t) == "react" and t.waiting == (1,)
    do(t, "1 trigger eddard_stark.1a")
    assert prompt(t) == "defenders"
    assert texts(t) == ["done", "defend eddard_stark.1a", "defend arya_stark.1a"]


@pytest.mark.rule("R-C2-challenge-06")
@pytest.mark.rule("R-C2-challenge-10")
def test_the_kneeling_of_attackers_is_answered_when_the_challenge_is_initiated() -> None:
    """In one window with the other announcements, after stealth and a redirect."""
    noticed = reaction((kinds.KNELT, kinds.CHALLENGE_INITIATED), gains_gold(1))
    with taught("the_iron_throne", noticed):
        t = lay(
            {"play": ["theon_greyjoy"]},
            {"title": "crown_regent", "play": ["robb_stark", "the_iron_throne"]},
            {"play": ["samwell_tarly"]},
        )
        do(t, "0 challenge power seat_1")
        assert prompt(t) == "stealth" and seen(t, "theon_greyjoy.0a")["kneeling"]
        do(t, "0 pass")
        assert prompt(t) == "redirect"
        do(t, "1 redirect", "0 pass")
        assert prompt(t) == "react" and len(texts(t, 1)) == 3, "for the initiation and for who knelt"
        do(t, "1 trigger-for the_iron_throne.1a theon_greyjoy.0a", "1 trigger the_iron_throne.1a")
        assert player(t, 1)["gold"] == 2


@pytest.mark.rule("R-C2-challenge-11")
def test_a_challenge_is_on_from_initiation_to_its_end() -> None:
    t = lay({"play": ["robb_stark"], "plot": CALM}, {"play": ["arya_stark", "bran_stark"]})
    assert t.view(None)["table"]["challenge"] is None
    do(t, "0 challenge military seat_1")
    assert fight(t) and prompt(t) == "claim"
    do(t, "1 pick arya_stark.1a")
    assert fight(t) and prompt(t) == "renown"
    do(t, "0 done")
    assert t.view(None)["table"]["challenge"] is None


# ---------------------------------------------------------------------- defenders


@pytest.mark.rule("R-C2-defend-01")
@pytest.mark.rule("R-C2-defend-02")
@pytest.mark.rule("R-C2-defend-04")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_any_number_of_defenders(count: int) -> None:
    with taught("the_iron_throne", BELL):
        t = lay(
            {"play": ["eddard_stark", "the_iron_throne"]},
            {"play": ["robb_stark", "tumblestone_knight", "theon_greyjoy", "littlefinger"]},
            cards=knelt("theon_greyjoy.1a"),
        )
        do(t, "0 pass", "0 challenge military seat_1", "0 pass")
        assert texts(t) == ["done", "defend robb_stark.1a", "defend tumblestone_knight.1a"], "standing, with the icon"
        chosen = ["robb_stark.1a", "tumblestone_knight.1a"][:count]
        defend(t, *chosen)
        assert fight(t)["defenders"] == chosen
        for name in ("robb_stark.1a", "tumblestone_knight.1a"):
            assert seen(t, name)["kneeling"] == (name in chosen)


# ---------------------------------------------------------------------- participating


@pytest.mark.rule("R-C2-participate-01")
@pytest.mark.rule("R-C2-participate-02")
@pytest.mark.rule("R-C2-participate-06")
@pytest.mark.rule("R-C2-misc-21")
@pytest.mark.rule("R-C2-misc-22")
def test_who_was_declared_participates_until_the_end() -> None:
    t = lay(
        {"play": ["robb_stark", "arya_stark", "wildling_horde"], "plot": CALM},
        {"play": ["tumblestone_knight", "bran_stark"]},
    )
    attack(t, "power", "robb_stark.0a", "wildling_horde.0a")
    assert prompt(t) == "act", "the Horde: participating Wildlings only"
    do(t, "0 pass", "1 defend tumblestone_knight.1a", "1 done")
    found = fight(t)
    assert (found["attacker"], found["defender"]) == (0, 1)
    assert found["attackers"] == ["robb_stark.0a", "wildling_horde.0a"]
    assert found["defenders"] == ["tumblestone_knight.1a"]
    do(t, "0 pass", "0 keyword renown", "0 done", "0 done")
    assert t.view(None)["table"]["challenge"] is None and not offered(t, "trigger wildling_horde.0a")
    with taught("the_iron_throne", BELL):
        t = lay(
            {"play": ["robb_stark", "theon_greyjoy", "the_iron_throne"], "plot": CALM},
            {"play": ["tumblestone_knight", "samwell_tarly"]},
        )
        do(t, "0 pass")
        attack(t, "power", "robb_stark.0a")
        do(t, "0 pass", "1 defend tumblestone_knight.1a", "0 pass", "0 done", "0 pass")
        attack(t, "military", "theon_greyjoy.0a")
        do(t, "0 pass")
        assert fight(t)["attackers"] == ["theon_greyjoy.0a"] and fight(t)["defenders"] == [], "a new challenge"


@pytest.mark.rule("R-C2-participate-03")
def test_to_lose_the_icon_is_not_to_leave_the_challenge() -> None:
    t = lay({"play": ["arya_stark"], "plot": CALM}, {"hand": ["confinement"], "gold": 1, "play": ["varys"]})
    do(t, "1 pass", "0 challenge power seat_1")
    do(t, "1 play confinement", "1 pick arya_stark.0a")
    assert player(t, 0)["faction_power"] == 1, "she has won, without any icon"
    t = lay(
        {"play": ["cersei_lannister"], "plot": CALM},
        {"hand": ["confinement", "ice", "ice", "ice"], "gold": 1, "play": ["arya_stark"]},
    )
    do(t, "1 pass", "0 challenge intrigue seat_1", "1 play confinement", "1 pick cersei_lannister.0a")
    assert len(player(t, 1)["discard"]) == 3, "the event, and two for claim: Cersei attacks"


@pytest.mark.rule("R-C2-participate-04")
def test_who_leaves_play_leaves_the_challenge() -> None:
    t = lay(
        {"play": ["direwolf_pup", "robb_stark"]},
        {"play": ["grey_wind", "arya_stark"]},
    )
    do(t, "1 pass")
    attack(t, "military", "direwolf_pup.0a", "robb_stark.0a")
    do(t, "1 trigger grey_wind.1a", "0 pass")
    assert fight(t)["attackers"] == ["robb_stark.0a"] and fight(t)["attack"] == 5


@pytest.mark.rule("R-C2-participate-05")
def test_who_is_removed_participates_no_more() -> None:
    t = lay({"play": ["robb_stark", "theon_greyjoy"]}, {"play": ["highgarden", "bran_stark"], "gold": 1})
    do(t, "0 challenge power seat_1", "0 attack robb_stark.0a", "0 attack theon_greyjoy.0a", "0 pass")
    do(t, "1 trigger highgarden.1a", "1 pick robb_stark.0a")
    assert fight(t)["attackers"] == ["theon_greyjoy.0a"] and not seen(t, "robb_stark.0a")["kneeling"]


# ---------------------------------------------------------------------- the winner


@pytest.mark.rule("R-C2-strength-01")
@pytest.mark.rule("R-C2-strength-02")
@pytest.mark.rule("R-C2-strength-03")
@pytest.mark.parametrize(
    ("attackers", "defenders", "winner"),
    [
        (["robb_stark"], ["khal_drogo"], 0),  # 5 against 5
        (["robb_stark"], ["khal_drogo", "tumblestone_knight"], 1),
        (["robb_stark", "tumblestone_knight"], ["khal_drogo"], 0),
    ],
)
def test_the_higher_total_wins_and_the_attacker_a_tie(attackers: list[str], defenders: list[str], winner: int) -> None:
    t = lay({"play": attackers, "plot": CALM}, {"play": [*defenders, "arya_stark"]}, cards=knelt("arya_stark.1a"))
    attack(t, "military", *(f"{name}.0a" for name in attackers))
    for name in defenders:
        do(t, f"1 defend {name}.1a")
    assert fight(t)["winner"] == winner
    assert prompt(t) == ("claim" if winner == 0 else "renown")


@pytest.mark.rule("R-C2-strength-04")
@pytest.mark.rule("R-C2-strength-05")
@pytest.mark.rule("R-C2-strength-07")
def test_nobody_wins_with_strength_0() -> None:
    seat = {"play": ["bran_stark"], "plot": CALM, "hand": ["burned_men"], "gold": 2}
    bran = lay(seat, {"power": 3}).box.by_name["bran_stark.0a"]
    t = lay(seat, {"power": 3}, lasting=[[EDITION.strength_change.name, 1, bran, -9, -1, -1]])
    do(t, "0 pass", "0 challenge power seat_1", "0 pass", "0 pass")
    assert prompt(t) == "act" and t.view(None)["table"]["challenge"] is None
    assert [player(t, s)["power"] for s in (0, 1)] == [0, 3], "no bonus, no claim"


@pytest.mark.rule("R-C2-strength-04")
@pytest.mark.rule("R-C2-strength-05")
def test_a_side_without_participants_has_no_strength() -> None:
    """The Red Keep adds 2 to a side with somebody in it; the only attacker is led away."""
    t = lay(
        {"play": ["bran_stark", "the_red_keep"], "plot": CALM, "hand": ["burned_men"], "gold": 2},
        {"play": ["highgarden"], "gold": 1, "power": 3},
    )
    do(t, "0 pass", "0 challenge power seat_1")
    assert fight(t)["attack"] == 3
    do(t, "0 pass", "1 trigger highgarden.1a")
    assert fight(t)["attack"] == 0
    do(t, "0 pass", "0 pass")
    assert [player(t, s)["power"] for s in (0, 1)] == [0, 3]


@pytest.mark.rule("R-C2-strength-06")
@pytest.mark.rule("R-C2-strength-07")
@pytest.mark.rule("R-C2-bonus-01")
def test_unopposed_by_nobody_or_by_nothing() -> None:
    t = lay({"play": ["balon_greyjoy"], "plot": CALM}, {"play": ["tumblestone_knight", "arya_stark"]})
    do(t, "0 challenge military seat_1", "1 defend tumblestone_knight.1a")
    assert fight(t)["unopposed"] and player(t, 0)["faction_power"] == 1, "weaker defenders do not count against Balon"
    t = lay({"play": ["robb_stark"], "plot": CALM}, {"play": ["tumblestone_knight", "arya_stark"]})
    do(t, "0 challenge military seat_1", "1 defend tumblestone_knight.1a")
    assert not fight(t)["unopposed"] and player(t, 0)["faction_power"] == 0


@pytest.mark.rule("R-C2-strength-08")
def test_reactions_to_winning_and_losing_come_before_bonus_and_claim() -> None:
    t = lay(
        {"play": ["theon_greyjoy"], "plot": CALM},
        {"play": ["arya_stark", "sunspear"], "faction": "martell"},
        cards=knelt("arya_stark.1a"),
    )
    do(t, "0 challenge military seat_1")
    assert prompt(t) == "react" and t.waiting == (0,)
    assert player(t, 0)["faction_power"] == 0 and in_play(t, "arya_stark.1a")
    do(t, "0 trigger theon_greyjoy.0a")
    assert t.waiting == (1,) and offered(t, "trigger sunspear.1a")


@pytest.mark.rule("R-C2-bonus-03")
@pytest.mark.rule("R-C2-claim-01")
def test_a_defender_has_neither_bonus_nor_claim() -> None:
    t = lay({"play": ["direwolf_pup"], "power": 3}, {"play": ["daenerys_targaryen", "tumblestone_knight"]})
    do(t, "0 challenge military seat_1", "1 defend tumblestone_knight.1a")
    assert player(t, 1)["faction_power"] in (0, 1) and in_play(t, "direwolf_pup.0a")
    t = lay(
        {"play": ["direwolf_pup"], "hand": ["burned_men"], "gold": 2},
        {"play": ["daenerys_targaryen", "tumblestone_knight"]},
    )
    do(t, "0 pass", "0 challenge military seat_1", "0 pass", "1 defend tumblestone_knight.1a")
    assert fight(t)["attack"] == 0 and fight(t)["defense"] == 2
    do(t, "0 pass")
    assert prompt(t) == "act" and player(t, 1)["faction_power"] == 0 and in_play(t, "direwolf_pup.0a")


# ---------------------------------------------------------------------- claim


@pytest.mark.rule("R-C2-claim-02")
@pytest.mark.parametrize(("plot", "claim"), [(CALM, 1), ("the_winds_of_winter", 2)])
def test_the_claim_is_that_of_the_attackers_plot(plot: str, claim: int) -> None:
    hand = ["ice"] * 6
    t = lay({"play": ["littlefinger"], "plot": plot}, {"hand": hand, "plot": "sneak_attack", "deck": QUIET})
    do(t, "0 challenge intrigue seat_1")
    assert len(player(t, 1)["discard"]) == claim
    t = lay({"play": ["cersei_lannister"], "plot": plot}, {"hand": hand, "deck": QUIET})
    do(t, "0 challenge intrigue seat_1")
    assert len(player(t, 1)["discard"]) == claim + 1, "with her modifier"


@pytest.mark.rule("R-C2-claim-03")
@pytest.mark.rule("R-C2-claim-04")
@pytest.mark.rule("R-C2-claim-05")
def test_the_loser_chooses_different_characters_who_die_together() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": CLAIM_2},
        {"play": ["tumblestone_knight", "arya_stark", "bran_stark"]},
        cards=knelt("arya_stark.1a"),
    )
    do(t, "0 challenge military seat_1", "1 defend tumblestone_knight.1a")
    assert prompt(t) == "claim" and t.waiting == (1,)
    assert texts(t) == ["pick tumblestone_knight.1a", "pick arya_stark.1a", "pick bran_stark.1a"]
    do(t, "1 pick arya_stark.1a")
    assert texts(t) == ["pick tumblestone_knight.1a", "pick bran_stark.1a"], "not the same again"
    assert player(t, 1)["dead"] == []
    do(t, "1 pick bran_stark.1a")
    assert player(t, 1)["dead"] == ["arya_stark.1a", "bran_stark.1a"]


@pytest.mark.rule("R-C2-claim-07")
def test_intrigue_claim_is_random() -> None:
    lost = set()
    for seed in range(12):
        t = lay({"play": ["littlefinger"], "plot": CALM}, {"hand": ["ice", "summer", "bran_stark"]}, seed=seed)
        do(t, "0 challenge intrigue seat_1")
        lost.add(player(t, 1)["discard"][0])
    assert lost == {"ice.1a", "summer.1a", "bran_stark.1a"}


@pytest.mark.rule("R-C2-claim-08")
@pytest.mark.rule("R-C2-claim-09")
@pytest.mark.parametrize(("power", "moved"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_power_claim_moves_what_is_there(power: int, moved: int) -> None:
    t = lay(
        {"play": ["littlefinger"], "plot": CLAIM_2},
        {"power": power, "play": ["arya_stark"]},
        cards={"arya_stark.1a": {"kneeling": True, "power": 3}},
    )
    do(t, "0 challenge power seat_1")
    assert player(t, 0)["faction_power"] == 1 + moved and player(t, 1)["faction_power"] == power - moved
    assert seen(t, "arya_stark.1a")["power"] == 3, "only from the faction card"


@pytest.mark.rule("R-C2-claim-09")
def test_claim_is_fulfilled_as_far_as_possible() -> None:
    t = lay({"play": ["robb_stark"]}, {"play": ["arya_stark"]}, cards=knelt("arya_stark.1a"))
    do(t, "0 challenge military seat_1")
    assert player(t, 1)["dead"] == ["arya_stark.1a"], "one of two"
    t = lay({"play": ["littlefinger"]}, {"hand": ["ice"]})
    do(t, "0 challenge intrigue seat_1")
    assert player(t, 1)["discard"] == ["ice.1a"]


# ---------------------------------------------------------------------- keywords


@pytest.mark.rule("R-C2-chkeyword-01")
@pytest.mark.rule("R-C2-chkeyword-02")
def test_all_keywords_kind_by_kind_in_the_first_players_order() -> None:
    army = ["euron_crows_eye", "robert_baratheon", "daenerys_targaryen"]
    t = lay({}, {"play": army, "plot": CALM}, {"play": ["bran_stark"], "hand": ["ice"]}, hold=True)
    attack(t, "power", *(f"{name}.1a" for name in army), seat=1, against=2)
    until(defend(t, seat=2), "keyword-order")
    assert prompt(t) == "keyword-order" and t.waiting == (0,), "the first player, though others fight"
    assert texts(t) == ["keyword insight", "keyword intimidate", "keyword pillage", "keyword renown"]
    do(t, "0 keyword renown")
    assert prompt(t) == "renown" and t.waiting == (1,)
    do(t, "1 all")
    assert [seen(t, f"{n}.1a")["power"] for n in army] == [1, 1, 0], "all of one kind together"
    assert texts(t) == ["keyword insight", "keyword intimidate", "keyword pillage"]
    do(t, "0 keyword pillage", "1 all", "0 keyword intimidate", "1 pick bran_stark.2a")
    assert len(player(t, 2)["discard"]) == 1 and seen(t, "bran_stark.2a")["kneeling"]
    do(t, "0 keyword insight", "1 all")
    assert player(t, 1)["hand_size"] == 1
