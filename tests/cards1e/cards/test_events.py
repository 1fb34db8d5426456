"""The events."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.moves import next_phase
from cards1e.council import attack, defend, do, in_play, knelt, offered, passes, player, seen, texts
from cards1e.council import lay as lay_out
from smallcouncil.games.cards1e.state import CouncilTable


def lay(*seats: dict[str, Any], phase: str = "challenges", **more: Any) -> CouncilTable:
    """Everybody holds a free event that can be played at any time, so that the table waits in every window.

    Not in the challenges phase, where there are other things to wait for.
    """
    if phase != "challenges":
        seats = tuple({**seat, "hand": [*seat.get("hand", []), "forever_burning"]} for seat in seats)
    return lay_out(*seats, phase=phase, **more)


@pytest.mark.card("distraction")
def test_a_character_with_a_military_icon_kneels() -> None:
    t = lay({"hand": ["distraction"]}, {"play": ["robb_stark", "sansa_stark", "hodor"]}, phase="marshaling")
    do(t, "0 play distraction")
    assert "pick sansa_stark.1a" not in texts(t)
    do(t, "0 pick robb_stark.1a")
    assert seen(t, "robb_stark.1a")["kneeling"] and player(t, 0)["discard"] == ["distraction.0a"]
    t = lay({"hand": ["distraction"]}, {"play": ["robb_stark"]}, phase="dominance", hold=True)
    assert not offered(t, "play distraction")


@pytest.mark.card("winter_is_coming")
def test_winter_raises_the_claim_of_every_stark() -> None:
    t = lay(
        {"play": ["robb_stark"], "hand": ["winter_is_coming", "winter_is_coming"]},
        {"house": "lannister", "play": ["direwolf_pup", "shaggydog", "cerseis_attendant"]},
    )
    assert not offered(t, "play winter_is_coming"), "no challenge yet"
    attack(t, "military", "robb_stark.0a")
    do(t, "0 play winter_is_coming")
    assert not offered(t, "play winter_is_coming"), "once a round"
    assert player(t, 0)["plot_values"]["claim"] == 2 and player(t, 1)["plot_values"]["claim"] == 1


@pytest.mark.card("kings_in_the_north")
def test_two_starks_claim_power_for_dominance() -> None:
    t = lay({"play": ["hodor", "robb_stark", "direwolf_pup"], "hand": ["kings_in_the_north"]}, {}, phase="dominance")
    power = player(t, 0)["power"]
    do(t, "0 play kings_in_the_north", "0 pick hodor.0a", "0 pick robb_stark.0a")
    for name in ("hodor.0a", "robb_stark.0a"):
        assert seen(t, name)["power"] == 1 and seen(t, name)["kneeling"]
    assert player(t, 0)["power"] == power + 2
    t = lay({"play": ["hodor"], "hand": ["kings_in_the_north"]}, {}, phase="dominance", hold=True)
    assert not offered(t, "play kings_in_the_north"), "two are needed"


@pytest.mark.card("lethal_counterattack")
def test_all_attackers_are_killed() -> None:
    t = lay(
        {"house": "lannister", "play": ["cerseis_attendant", "ser_jaime_lannister", "raff_the_sweetling"]},
        {"play": ["direwolf_pup", "hodor"], "hand": ["lethal_counterattack"]},
    )
    attack(t, "military", "ser_jaime_lannister.0a", "raff_the_sweetling.0a")
    do(t, "1 play lethal_counterattack", "1 pick direwolf_pup.1a")
    assert sorted(player(t, 0)["dead"]) == ["raff_the_sweetling.0a", "ser_jaime_lannister.0a"]
    assert in_play(t, "cerseis_attendant.0a")
    t = lay({"play": ["sansa_stark"]}, {"play": ["direwolf_pup", "hodor"], "hand": ["lethal_counterattack"]})
    attack(t, "intrigue", "sansa_stark.0a")
    assert not offered(t, "play lethal_counterattack"), "military challenges only"


@pytest.mark.card("bran_the_builders_legacy")
def test_a_small_location_comes_out_of_the_deck() -> None:
    deck = ["hodor", "winterfell_castle", "godswood", "great_keep"]
    t = lay({"hand": ["bran_the_builders_legacy"], "deck": deck, "gold": 3}, {}, phase="dominance")
    do(t, "0 play bran_the_builders_legacy")
    assert sorted(texts(t)) == ["done", "take godswood", "take great_keep"], "winterfell castle costs 3"
    do(t, "0 take godswood")
    assert in_play(t, "godswood.0a") and player(t, 0)["deck_size"] == 3 and player(t, 0)["gold"] == 0


@pytest.mark.card("guilty")
@pytest.mark.parametrize("noble", [True, False])
def test_guilty_by_influence_or_by_a_noble(noble: bool) -> None:
    payers = ["robb_stark"] if noble else ["crossroads", "crossroads", "crossroads"]
    t = lay(
        {"play": payers, "hand": ["guilty"], "plot": "the_power_of_arms"},
        {"play": ["hodor", "tywin_lannister", "joffrey_baratheon"], "plot": "the_power_of_arms"},
        phase="dominance",
    )
    do(t, "0 play guilty")
    assert "pick hodor.1a" not in texts(t)
    do(t, "0 pick tywin_lannister.1a")
    if not noble:
        do(t, "0 pick crossroads.0a", "0 pick crossroads.0b")
    assert player(t, 1)["dead"] == ["tywin_lannister.1a"]
    assert all(seen(t, f"{name}.0a")["kneeling"] for name in payers)


@pytest.mark.card("i_never_bet_against_my_family")
def test_gold_lowers_the_claim_of_an_opponent() -> None:
    t = lay(
        {"play": ["robb_stark"]},
        {
            "house": "lannister",
            "play": ["cerseis_attendant", "tyrion_lannister"],
            "gold": 2,
            "hand": ["i_never_bet_against_my_family"],
        },
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "1 play i_never_bet_against_my_family")
    assert texts(t) == ["number 1", "number 2"]
    do(t, "1 number 1", "1 pick cerseis_attendant.1a")
    assert player(t, 0)["plot_values"]["claim"] == 0 and player(t, 1)["gold"] == 1
    assert in_play(t, "cerseis_attendant.1a") and in_play(t, "tyrion_lannister.1a")


@pytest.mark.card("the_lions_will")
def test_the_lion_kneels_a_character() -> None:
    t = lay({"hand": ["the_lions_will"], "gold": 2}, {"play": ["hodor", "robb_stark"]}, phase="dominance")
    do(t, "0 play the_lions_will", "0 pick hodor.1a")
    assert seen(t, "hodor.1a")["kneeling"] and player(t, 0)["gold"] == 0
    t = lay({"hand": ["the_lions_will"], "gold": 1}, {"play": ["hodor"]}, phase="dominance", hold=True)
    assert not offered(t, "play the_lions_will")


@pytest.mark.card("insidious_ways")
@pytest.mark.parametrize("wins", [True, False])
def test_an_attacking_lannister_brings_two_cards_if_you_win(wins: bool) -> None:
    t = lay(
        {"house": "lannister", "play": ["cersei_lannister"], "hand": ["insidious_ways", "hodor"]},
        {"play": ["tywin_lannister", "varys"], "hand": ["hodor"]},
    )
    attack(t, "intrigue", "cersei_lannister.0a")
    before = player(t, 0)["hand_size"]
    do(t, "0 play insidious_ways")
    assert seen(t, "cersei_lannister.0a")["strength"] == 5
    do(t, *(("1 done",) if wins else ("1 defend tywin_lannister.1a", "1 defend varys.1a")))
    assert player(t, 0)["hand_size"] == before - 1 + (2 if wins else 0)


@pytest.mark.card("call_their_bluff")
def test_a_named_card_leaves_all_hands() -> None:
    t = lay(
        {"hand": ["call_their_bluff"], "gold": 2},
        {"hand": ["hodor", "hodor", "ice"]},
        {"hand": ["ice", "hodor"]},
        phase="dominance",
        listen=True,
    )
    do(t, "0 play call_their_bluff", "0 say hodor")
    assert [len(player(t, s)["discard"]) for s in (1, 2)] == [2, 1]
    assert t.view(0)["table"]["players"][1]["hand"] == ["forever_burning", "ice"], "seat 0 has seen the hand"


@pytest.mark.card("im_you_writ_small")
def test_the_event_stays_as_a_boon() -> None:
    t = lay(
        {"house": "lannister", "play": ["tyrion_lannister", "hodor", "bronn"], "hand": ["im_you_writ_small"]},
        {"play": ["direwolf_pup"]},
    )
    do(t, "0 play im_you_writ_small", "0 pick direwolf_pup.1a")
    assert "deadly" in seen(t, "direwolf_pup.1a")["keywords"]
    boon = seen(t, "im_you_writ_small.0a")
    assert boon["on"] == "tyrion_lannister.0a", "Bronn bears no attachments"
    assert seen(t, "tyrion_lannister.0a")["strength"] == 5 and player(t, 0)["discard"] == []
    assert not any("im_you_writ_small" in text for text in texts(t)), "an attachment is not played again"


@pytest.mark.card("a_lannister_pays_his_debts")
def test_who_loses_a_challenge_takes_revenge() -> None:
    t = lay(
        {"play": ["greatjon_umber", "direwolf_pup", "hodor"]},
        {
            "house": "lannister",
            "play": ["cersei_lannister", "tyrion_lannister"],
            "hand": ["a_lannister_pays_his_debts"],
        },
    )
    attack(t, "power", "greatjon_umber.0a")
    defend(t)
    do(t, "1 play a_lannister_pays_his_debts", "1 pick tyrion_lannister.1a")
    assert player(t, 0)["dead"] == ["greatjon_umber.0a"] and seen(t, "tyrion_lannister.1a")["kneeling"]


@pytest.mark.card("a_lannister_pays_his_debts")
def test_revenge_is_taken_on_the_winners_side_alone() -> None:
    lions = {"house": "lannister", "play": ["cersei_lannister", "tyrion_lannister"]}
    t = lay({"play": ["greatjon_umber", "robb_stark"]}, {**lions, "hand": ["a_lannister_pays_his_debts"]}, hold=True)
    attack(t, "power", "greatjon_umber.0a", "robb_stark.0a")
    defend(t, "cersei_lannister.1a")
    while not offered(t, "play a_lannister_pays_his_debts"):
        do(t, f"{t.waiting[0]} pass")
    do(t, "1 play a_lannister_pays_his_debts")
    assert texts(t) == ["pick greatjon_umber.0a", "pick robb_stark.0a"]


@pytest.mark.card("youve_killed_the_wrong_dwarf")
def test_who_kneels_claims_power() -> None:
    t = lay({"hand": ["youve_killed_the_wrong_dwarf"], "play": ["hodor"]}, {"play": ["robb_stark"]}, phase="dominance")
    do(t, "0 play youve_killed_the_wrong_dwarf")
    assert seen(t, "hodor.0a")["kneeling"] and seen(t, "hodor.0a")["power"] == 1, "Robb is noble"


@pytest.mark.card("muster")
def test_a_knight_brings_another() -> None:
    t = lay(
        {
            "hand": ["muster"],
            "play": ["knight_of_the_tumblestone"],
            "deck": ["hodor", "knight_of_the_tumblestone", "ice"],
        },
        {},
        phase="marshaling",
    )
    do(t, "0 play muster")
    assert texts(t) == ["done", "take knight_of_the_tumblestone"]
    do(t, "0 take knight_of_the_tumblestone")
    assert seen(t, "knight_of_the_tumblestone.0a")["kneeling"]
    assert t.view(0)["table"]["players"][0]["hand"] == ["forever_burning", "knight_of_the_tumblestone"]


@pytest.mark.card("prosperity_and_plenty")
def test_an_attachment_comes_back() -> None:
    t = lay(
        {"hand": ["prosperity_and_plenty"], "play": ["bran_stark", "arya_stark"], "discard": ["summer"], "gold": 1},
        {},
        phase="dominance",
    )
    do(t, "0 play prosperity_and_plenty", "0 pick summer.0a", "0 pick bran_stark.0a")
    assert seen(t, "summer.0a")["on"] == "bran_stark.0a" and player(t, 0)["gold"] == 0
    t = lay(
        {"hand": ["prosperity_and_plenty"], "play": ["hodor", "arya_stark"], "discard": ["summer"], "gold": 1},
        {"hand": ["hodor"]},
        phase="dominance",
    )
    do(t, "0 play prosperity_and_plenty", "0 pick summer.0a", "0 pick hodor.0a")
    assert "summer.0a" in player(t, 0)["discard"], "Hodor bears no attachments"


@pytest.mark.card("lords_of_the_narrow_sea")
@pytest.mark.parametrize(("new", "power"), [("valar_morghulis", 1), ("hear_me_roar", 0)])
def test_an_opponent_must_reveal_another_plot(new: str, power: int) -> None:
    t = lay(
        {"house": "baratheon", "play": ["robert_baratheon"], "hand": ["lords_of_the_narrow_sea"]},
        {"plots": [new], "plot": "the_power_of_arms", "hand": ["hodor"], "play": ["viserion"], "gold": 4},
        phase="dominance",
    )
    before = player(t, 0)["power"]
    do(t, "0 play lords_of_the_narrow_sea")
    assert player(t, 1)["plot"] == f"{new}.1a" and player(t, 0)["power"] == before + power


@pytest.mark.card("retreat")
def test_a_unique_character_goes_to_the_hand_instead() -> None:
    t = lay({"play": ["robb_stark"]}, {"play": ["arya_stark"], "hand": ["retreat"]}, cards=knelt("arya_stark.1a"))
    attack(t, "military", "robb_stark.0a")
    do(t, "1 play retreat")
    assert player(t, 1)["dead"] == [] and "arya_stark" in t.view(1)["table"]["players"][1]["hand"]
    t = lay({"play": ["robb_stark"]}, {"play": ["direwolf_pup"], "hand": ["retreat"]}, cards=knelt("direwolf_pup.1a"))
    attack(t, "military", "robb_stark.0a")
    assert player(t, 1)["dead"] == ["direwolf_pup.1a"], "not unique"


@pytest.mark.card("support_of_the_kingdom")
def test_a_location_changes_sides() -> None:
    t = lay(
        {"play": ["robb_stark"], "hand": ["support_of_the_kingdom"]},
        {"play": ["great_keep", "winterfell_castle"], "hand": ["hodor"]},
    )
    attack(t, "power", "robb_stark.0a")
    do(t, "0 play support_of_the_kingdom")
    assert "great_keep.1a" in [c["card"] for c in player(t, 0)["play"]], "the castle gives neither"


@pytest.mark.card("dance_with_dragons")
def test_influence_finds_a_dragon() -> None:
    t = lay(
        {"play": ["crossroads", "hodor"], "hand": ["dance_with_dragons"], "deck": ["hodor", "drogon", "ice"]},
        {},
        phase="dominance",
    )
    do(t, "0 play dance_with_dragons")
    assert texts(t) == ["done", "take drogon"]
    do(t, "0 take drogon")
    assert seen(t, "crossroads.0a")["kneeling"] and t.view(0)["table"]["players"][0]["hand"] == [
        "drogon",
        "forever_burning",
    ]


@pytest.mark.card("forever_burning")
@pytest.mark.parametrize("way", ["gold", "influence"])
def test_fire_comes_back_from_the_dead(way: str) -> None:
    paying = {"gold": 2} if way == "gold" else {"play": ["crossroads"]}
    t = lay({"hand": ["forever_burning"], **paying}, {"play": ["hodor"]}, phase="dominance")
    do(t, "0 play forever_burning")
    assert seen(t, "hodor.1a")["strength"] == 3 and player(t, 0)["dead"] == ["forever_burning.0a"]
    do(t, "1 pass", "0 trigger forever_burning.0a")
    assert (
        t.view(0)["table"]["players"][0]["hand"] == ["forever_burning", "forever_burning"] and player(t, 0)["gold"] == 0
    )


@pytest.mark.card("forever_burning")
def test_fire_burns_for_a_phase() -> None:
    t = lay({"hand": ["forever_burning"]}, {"play": ["hodor"]}, phase="dominance", hold=True)
    do(t, "0 play forever_burning", "0 pick hodor.1a")
    assert seen(t, "hodor.1a")["strength"] == 3
    next_phase(t)
    assert seen(t, "hodor.1a")["strength"] == 4


@pytest.mark.card("seductive_promise")
def test_a_character_of_the_loser_is_won_over() -> None:
    t = lay(
        {"play": ["robb_stark", "eddard_stark"], "hand": ["seductive_promise"]},
        {"play": ["direwolf_pup", "hodor"], "hand": ["ice"]},
        cards=knelt("direwolf_pup.1a", "hodor.1a"),
    )
    attack(t, "power", "robb_stark.0a", "eddard_stark.0a")
    do(t, "0 done", "0 play seductive_promise")
    assert "direwolf_pup.1a" in [c["card"] for c in player(t, 0)["play"]], "Hodor is unique"


@pytest.mark.card("westeros_bleeds")
def test_all_characters_are_discarded() -> None:
    four = ["crossroads"] * 4
    t = lay({"play": ["robb_stark", *four], "hand": ["westeros_bleeds"]}, {"play": ["hodor"]}, phase="dominance")
    do(t, "0 play westeros_bleeds", *(f"0 pick crossroads.0{copy}" for copy in "abc"))
    assert player(t, 1)["discard"] == ["hodor.1a"] and "robb_stark.0a" in player(t, 0)["discard"]
    t = lay({"play": ["robb_stark", *four[:3]], "hand": ["westeros_bleeds"]}, {}, phase="dominance", hold=True)
    assert not offered(t, "play westeros_bleeds"), "four influence"


@pytest.mark.card("distinct_mastery")
def test_a_crested_character_stands() -> None:
    t = lay(
        {"play": ["robb_stark", "hodor"], "hand": ["distinct_mastery"]},
        {},
        phase="dominance",
        cards=knelt("robb_stark.0a", "hodor.0a"),
    )
    do(t, "0 play distinct_mastery")
    assert not seen(t, "robb_stark.0a")["kneeling"] and seen(t, "hodor.0a")["kneeling"]


@pytest.mark.card("shadow_politics_kl")
def test_one_more_intrigue_challenge() -> None:
    t = lay(
        {"play": ["sansa_stark", "tyrion_lannister"], "shadows": ["shadow_politics_kl"], "gold": 5}, {"hand": ["ice"]}
    )
    out = next(text for text in texts(t, 0) if "shadow_politics" in text)
    do(t, f"0 {out}", "0 player seat_0")
    attack(t, "intrigue", "sansa_stark.0a")
    passes(t, 0)
    assert offered(t, "challenge intrigue seat_1"), "a second one"


@pytest.mark.card("a_fistful_of_coppers_kl")
def test_two_gold_out_of_the_shadows() -> None:
    t = lay({"shadows": ["a_fistful_of_coppers_kl"], "gold": 5, "hand": ["hodor"]}, {}, phase="dominance")
    before = player(t, 0)["gold"]
    out = next(text for text in texts(t, 0) if "coppers" in text)
    cost = before - player(do(t, f"0 {out}"), 0)["gold"]
    assert (
        cost
        == t.printed(
            next(c for c in range(len(t.box.what)) if t.box.printed[c].id == "a_fistful_of_coppers_kl")
        ).shadow_cost
        - 2
    )


@pytest.mark.card("backroom_bribery_kl")
def test_a_gold_changes_hands() -> None:
    t = lay({"shadows": ["backroom_bribery_kl"], "gold": 5}, {"gold": 3}, phase="dominance")
    out = next(text for text in texts(t, 0) if "backroom" in text)
    do(t, f"0 {out}")
    assert player(t, 1)["gold"] == 2


@pytest.mark.card("seasick_kotse")
@pytest.mark.parametrize("pays", [True, False])
def test_an_effect_is_cancelled_unless_influence_is_knelt(pays: bool) -> None:
    t = lay(
        {"hand": ["the_lions_will"], "gold": 2, "play": ["crossroads"]},
        {"play": ["hodor"], "hand": ["seasick_kotse"]},
        phase="dominance",
    )
    do(t, "0 play the_lions_will", "1 play seasick_kotse")
    do(t, "0 pick crossroads.0a" if pays else "0 done")
    assert seen(t, "hodor.1a")["kneeling"] is pays and seen(t, "crossroads.0a")["kneeling"] is pays
    assert player(t, 0)["gold"] == 0 and player(t, 0)["discard"] == ["the_lions_will.0a"]
