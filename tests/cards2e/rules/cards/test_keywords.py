"""Keywords: what there are, and those of the challenge, of marshaling and of attachments."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.rules.lessons import taught
from cards2e.thrones import attack, do, in_play, knelt, lay, offered, player, prompt, seen, texts, until
from smallcouncil.games.cardgame.abilities.ability import Constant
from smallcouncil.games.cardgame.values.current import gain_keyword
from smallcouncil.games.cards2e.facts import CARDS, INSIGHT, NO_ATTACHMENTS, PILLAGE, RENOWN
from smallcouncil.games.cards2e.writing import values

STORM = "a_storm_of_swords"  # claim 1


def all_gain(keyword: int) -> Constant:
    """Every character has a keyword more."""

    def apply(t: Any, c: int) -> None:
        for other in t.all_characters():
            gain_keyword(t, other, keyword)

    return values(apply, reads=0)


@pytest.mark.rule("R-C2-keyword-03")
def test_the_keywords() -> None:
    found = {keyword.partition(":")[0] for entry in CARDS["card"] for keyword in entry["keywords"]}
    assert found == {
        "ambush",
        "insight",
        "intimidate",
        "limited",
        "no_attachments",
        "no_attachments_except",
        "pillage",
        "renown",
        "stealth",
        "terminal",
    }


@pytest.mark.rule("R-C2-keyword-01")
def test_a_keyword_twice_is_a_keyword_once() -> None:
    with taught("great_kraken", all_gain(RENOWN)):
        t = lay({"play": ["robb_stark", "great_kraken"]}, {})
        attack(t, "power", "robb_stark.0a")
        do(until(t, "renown"), "0 all")
    assert seen(t, "robb_stark.0a")["keywords"] == ["renown"] and seen(t, "robb_stark.0a")["power"] == 1


@pytest.mark.rule("R-C2-keyword-02")
@pytest.mark.rule("R-C2-ambush-03")
@pytest.mark.parametrize("paid", [1, 2, 4])
def test_ambush_of_several_prices_are_several_keywords_of_which_one_is_chosen(paid: int) -> None:
    """Printed for 1 and for 4; the wood gives ambush for the printed cost of 2."""
    with taught("direwolf_pup", ambush=(4, 1)):
        t = lay({"play": ["the_wolfswood"], "hand": ["direwolf_pup"], "gold": 5}, {})
        do(t, "0 ambush direwolf_pup")
        assert prompt(t) == "ambush-price" and texts(t, 0) == ["number 1", "number 2", "number 4"]
        do(t, f"0 number {paid}")
        assert player(t, 0)["gold"] == 5 - paid and in_play(t, "direwolf_pup.0a")


@pytest.mark.rule("R-C2-keyword-02")
@pytest.mark.rule("R-C2-ambush-03")
def test_ambush_is_chosen_among_what_can_be_paid_and_equal_prices_are_one_keyword() -> None:
    for printed, gold in (((2,), 3), ((2, 4), 3), ((4,), 2)):
        with taught("direwolf_pup", ambush=printed):
            t = lay({"play": ["the_wolfswood"], "hand": ["direwolf_pup"], "gold": gold}, {})
            do(t, "0 ambush direwolf_pup")
            assert player(t, 0)["gold"] == gold - 2 and in_play(t, "direwolf_pup.0a"), "nothing to choose"
    with taught("direwolf_pup", ambush=(3,)):
        t = lay({"hand": ["direwolf_pup"], "gold": 2}, {})
        assert not t.waiting or not offered(t, "ambush direwolf_pup")


@pytest.mark.rule("R-C2-ambush-02")
def test_to_ambush_is_not_to_marshal() -> None:
    hand = ["the_queens_assassin", "the_queens_assassin", "hear_me_roar"]
    t = lay({"agenda": "fealty", "faction": "lannister", "hand": hand, "gold": 5}, {"play": ["left"]})
    do(t, "0 trigger fealty.0a", "0 ambush the_queens_assassin")
    assert player(t, 0)["gold"] == 1, "no loyal card that is marshaled or played: the full price"
    do(until(t, "act"), "0 play hear_me_roar")
    assert player(t, 0)["gold"] == 1, "this is the next one"


@pytest.mark.rule("R-C2-limited-02")
def test_limited_cards_that_are_put_into_play_do_not_count() -> None:
    hand = ["hear_me_roar", "lannisport_moneylender", "the_roseroad", "the_kingsroad"]
    mine = {"play": ["edric_dayne"], "hand": hand, "gold": 5, "faction": "lannister"}
    t = lay(mine, {}, phase="marshaling")
    do(t, "0 marshal the_roseroad")
    assert not offered(t, "marshal the_kingsroad") and not offered(t, "marshal lannisport_moneylender")
    do(t, "0 play hear_me_roar")
    assert in_play(t, "lannisport_moneylender.0a"), "it ignores the limit"
    t = lay(mine, {}, phase="marshaling")
    do(t, "0 play hear_me_roar")
    assert in_play(t, "lannisport_moneylender.0a") and offered(t, "marshal the_roseroad"), "and does not use it up"


@pytest.mark.rule("R-C2-intimidate-01")
@pytest.mark.rule("R-C2-intimidate-02")
def test_intimidate_kneels_anybody_of_the_loser_up_to_the_margin() -> None:
    t = lay(
        {"play": ["robert_baratheon", "left"], "faction": "baratheon"},
        {"play": ["winterfell_steward", "littlefinger", "burned_men", "balon_greyjoy"]},
        {"play": ["right"]},
    )
    attack(t, "power", "robert_baratheon.0a")
    do(t, "1 defend winterfell_steward.1a", "1 done")
    while prompt(t) != "intimidate":
        do(t, f"{t.waiting[0]} {next(x for x in texts(t, t.waiting[0]) if x.startswith(('keyword', 'done', 'pass')))}")
    # 5, and 1 more for each other kneeling character: 6 against 1
    assert texts(t, 0) == ["pass", "pick littlefinger.1a", "pick burned_men.1a", "pick balon_greyjoy.1a"]
    t = lay({"play": ["robert_baratheon"]}, {"play": ["maester_cressen", "littlefinger", "burned_men"]})
    attack(t, "power", "robert_baratheon.0a")
    do(t, "1 defend maester_cressen.1a", "1 done")
    while prompt(t) != "intimidate":
        do(t, f"{t.waiting[0]} {next(x for x in texts(t, t.waiting[0]) if x.startswith(('keyword', 'done', 'pass')))}")
    assert texts(t, 0) == ["pass", "pick burned_men.1a"], "6 against 3: Littlefinger is too strong"
    do(t, "0 pick burned_men.1a")
    assert seen(t, "burned_men.1a")["kneeling"]


@pytest.mark.rule("R-C2-intimidate-01")
def test_a_defender_does_not_intimidate_nor_one_who_stays_out() -> None:
    t = lay({"play": ["left", "samwell_tarly"]}, {"play": ["grey_wind"]})
    do(t, "1 pass")
    attack(t, "military", "left.0a")
    do(t, "1 pass", "1 defend grey_wind.1a")
    assert prompt(t) != "intimidate", "though Samwell stands and is weak enough"
    t = lay(
        {"play": ["robb_stark", "grey_wind"], "plot": STORM},
        {"play": ["samwell_tarly"]},
        cards=knelt("grey_wind.0a"),
    )
    attack(t, "power", "robb_stark.0a")
    assert prompt(t) == "renown", "nobody intimidates"


@pytest.mark.rule("R-C2-intimidate-03")
def test_one_is_intimidated_whoever_attacks() -> None:
    t = lay(
        {"play": ["robert_baratheon", "grey_wind"], "plot": STORM},
        {"play": ["winterfell_steward", "littlefinger", "samwell_tarly"]},
    )
    do(t, "0 pass")
    attack(t, "military", "robert_baratheon.0a", "grey_wind.0a")
    do(t, "1 pick winterfell_steward.1a")
    do(t, "0 keyword intimidate", "0 pick littlefinger.1a")
    assert prompt(t) == "renown"
    do(t, "0 done")
    assert seen(t, "littlefinger.1a")["kneeling"] and not seen(t, "samwell_tarly.1a")["kneeling"]


@pytest.mark.rule("R-C2-noattach-04")
def test_of_several_variants_the_strictest_counts() -> None:
    mine = {"play": ["braided_warrior", "the_iron_throne"], "hand": ["widows_wail"], "gold": 1}
    assert offered(lay(mine, {}, phase="marshaling"), "marshal widows_wail")
    with taught("the_iron_throne", all_gain(NO_ATTACHMENTS)):
        assert not offered(lay(mine, {}, phase="marshaling"), "marshal widows_wail")


@pytest.mark.rule("R-C2-insight-01")
@pytest.mark.rule("R-C2-pillage-01")
@pytest.mark.rule("R-C2-renown-01")
@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_each_participant_with_the_keyword_counts_as_often_as_the_winner_likes(used: int) -> None:
    names = [f"tumblestone_knight.0{x}" for x in "abc"]
    for keyword in (INSIGHT, PILLAGE, RENOWN):
        with taught("tumblestone_knight", keywords=keyword):
            seat = {"play": ["tumblestone_knight"] * 4, "plot": "a_noble_cause", "deck": ["ice"] * 9}
            t = lay(seat, {"deck": ["ice"] * 9})
            attack(t, "power", *names)
            if used == 3:
                do(t, "0 all")
            else:
                do(t, *(f"0 pick {name}" for name in names[:used]), "0 done")
            power = sum(c["power"] for c in player(t, 0)["play"])
            found = (player(t, 0)["hand_size"], len(player(t, 1)["discard"]), power)
            assert found == tuple(used * (keyword == k) for k in (INSIGHT, PILLAGE, RENOWN))


@pytest.mark.rule("R-C2-blank-02")
def test_a_text_box_has_keywords_abilities_and_modifiers_but_no_challenge_icons() -> None:
    cards = {"milk_of_the_poppy.1a": {"on": "tywin_lannister.0a"}}
    t = lay(
        {"play": ["tywin_lannister"], "hand": ["arya_stark"], "gold": 2},
        {"play": ["milk_of_the_poppy"]},
        cards=cards,
        phase="marshaling",
    )
    tywin = seen(t, "tywin_lannister.0a")
    assert tywin["icons"] == ["military", "intrigue", "power"] and tywin["keywords"] == [] and tywin["strength"] == 6
    assert player(t, 0)["plot_values"]["gold"] == 3, "and not 2 more"
