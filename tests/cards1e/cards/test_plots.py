"""The plots."""

from __future__ import annotations

from typing import Any

import pytest

from cards1e.council import attack, do, duplicate, in_play, knelt, lay, offered, on, passes, player, prompt, seen, texts
from smallcouncil.games.cards1e.state import CouncilTable


def reveal(plot: str, mine: dict[str, Any], *others: dict[str, Any], **more: Any) -> CouncilTable:
    """Seat 0 reveals a plot and is the first player."""
    t = lay({**mine, "plots": [plot]}, *others, phase="plot", **more)
    assert prompt(t) == "first-player"
    return do(t, f"{t.waiting[0]} player seat_0")


def names(cards: list[Any]) -> list[str]:
    """The titles of cards, without the marks of their copies."""
    return sorted(str(card).split(".")[0] for card in cards)


def pass_until(t: CouncilTable, phase: str) -> CouncilTable:
    """Everybody lets things be until a phase is reached."""
    for _ in range(60):
        if t.view(None)["table"]["phase"] == phase or not t.waiting:
            break
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    assert t.view(None)["table"]["phase"] == phase
    return t


@pytest.mark.parametrize(
    ("plot", "wanted"),
    [
        pytest.param("summoning_season", ["hodor", "shaggydog"], marks=pytest.mark.card("summoning_season")),
        pytest.param("building_season", ["great_keep", "godswood"], marks=pytest.mark.card("building_season")),
    ],
)
def test_you_and_an_opponent_must_search_their_decks(plot: str, wanted: list[str]) -> None:
    deck = ["hodor", "shaggydog", "great_keep", "godswood", "ice", "ice", "ice"]
    t = reveal(plot, {"deck": deck}, {"deck": deck})
    for seat in (0, 1):
        assert t.waiting == (seat,) and sorted(texts(t)) == sorted(f"take {c}" for c in wanted), "nobody may decline"
        do(t, f"{seat} take {wanted[0]}")
        assert wanted[0] in t.view(seat)["table"]["players"][seat]["hand"]


@pytest.mark.parametrize(
    ("plot", "kind"),
    [
        pytest.param("mutual_cause", "power", marks=pytest.mark.card("mutual_cause")),
        pytest.param("mutual_blackmail", "intrigue", marks=pytest.mark.card("mutual_blackmail")),
        pytest.param("mutual_enemies", "military", marks=pytest.mark.card("mutual_enemies")),
    ],
)
def test_two_players_keep_the_peace_of_one_kind(plot: str, kind: str) -> None:
    everything = {"play": ["eddard_stark", "cersei_lannister"]}
    t = reveal(plot, everything, everything, everything)
    do(t, "0 player seat_1")
    pass_until(t, "challenges")
    for seat, against in ((0, 1), (1, 0)):
        while t.waiting != (seat,) or not any(text.startswith("challenge") for text in texts(t)):
            t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
        assert f"challenge {kind} seat_{against}" not in texts(t) and f"challenge {kind} seat_2" in texts(t)
        assert any(text.endswith(f"seat_{against}") for text in texts(t)), "other kinds are allowed"
    t = reveal(plot, everything, everything)
    pass_until(t, "challenges")
    assert any(text == f"challenge {kind} seat_1" for text in texts(t)), "of no use with one opponent"


@pytest.mark.card("uneasy_truce")
def test_a_military_challenge_costs_two_gold_for_the_challenged() -> None:
    t = lay({"play": ["robb_stark"], "gold": 3}, {"play": ["hodor"], "plot": "uneasy_truce", "gold": 1})
    attack(t, "military", "robb_stark.0a")
    assert player(t, 0)["gold"] == 1 and player(t, 1)["gold"] == 3
    t = lay({"play": ["robb_stark"], "gold": 1}, {"play": ["hodor"], "plot": "uneasy_truce"})
    assert not offered(t, "challenge military seat_1") and offered(t, "challenge power seat_1")


@pytest.mark.card("rains_of_autumn")
def test_cards_give_no_income() -> None:
    t = reveal("rains_of_autumn", {"play": ["great_keep"]}, {"play": ["great_keep"], "hand": ["hodor"]})
    pass_until(t, "marshaling")
    assert player(t, 0)["gold"] == 4, "the plot's own"
    passes(t, 0)
    assert player(t, 1)["gold"] == 3, "opponents, too"


@pytest.mark.card("rains_of_autumn")
def test_the_rains_fall_for_a_whole_round() -> None:
    t = lay(
        {"play": ["great_keep"], "plots": ["rains_of_autumn", "the_power_of_arms"]},
        {"play": ["eddard_stark"], "hand": ["lords_of_the_narrow_sea"]},
        phase="plot",
    )
    do(t, "1 pass", "0 plot rains_of_autumn")
    do(t, f"{t.waiting[0]} player seat_0", "1 play lords_of_the_narrow_sea")
    pass_until(t, "marshaling")
    assert player(t, 0)["plot"] == "the_power_of_arms.0a" and player(t, 0)["gold"] == 3


@pytest.mark.card("good_for_the_gander")
def test_gander_does_what_another_plot_does() -> None:
    t = lay(
        {"play": ["hodor", "arya_stark"], "plots": ["good_for_the_gander"]},
        {"play": ["shaggydog"], "plots": ["counting_favors"]},
        phase="plot",
    )
    do(t, f"{t.waiting[0]} player seat_0")
    before = [player(t, s)["hand_size"] for s in (0, 1)]
    assert prompt(t) == "when-revealed"
    do(t, "0 resolve good_for_the_gander.0a")
    assert [player(t, s)["hand_size"] for s in (0, 1)] == [n + 3 + 2 for n in before], "three, and two to draw"


@pytest.mark.card("good_for_the_gander")
def test_gander_copies_no_gander_and_no_plot_without_such_a_text() -> None:
    t = lay({"plots": ["good_for_the_gander"]}, {"plots": ["good_for_the_gander"]}, phase="plot", hold=True)
    while prompt(t) != "first-player":
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    do(t, f"{t.waiting[0]} player seat_0")
    for gander in ("good_for_the_gander.0a", "good_for_the_gander.1a"):
        do(t, f"0 resolve {gander}")
    assert prompt(t) == "act"


@pytest.mark.card("tourney_for_the_hand")
def test_knights_are_stronger_and_beyond_opposing_characters() -> None:
    t = lay(
        {"play": ["knight_of_the_tumblestone", "direwolf_pup"], "plot": "tourney_for_the_hand"},
        {"house": "lannister", "play": ["ser_ilyn_payne"], "hand": ["the_lions_will"], "gold": 2},
        phase="dominance",
    )
    assert seen(t, "knight_of_the_tumblestone.0a")["strength"] == 3
    assert seen(t, "direwolf_pup.0a")["strength"] == 2
    do(t, "1 play the_lions_will")
    assert "pick knight_of_the_tumblestone.0a" in texts(t), "an event is no character"


@pytest.mark.card("fleeing_to_the_wall")
def test_locations_that_nobody_chose_are_lost() -> None:
    places = ["great_keep", "great_keep", "godswood", "winterfell_castle", "narrow_sea"]
    t = reveal("fleeing_to_the_wall", {"play": places}, {"play": ["great_keep", "godswood", "northern_fiefdoms"]})
    do(t, "0 pick great_keep.0a", "0 pick godswood.1a", "0 pick narrow_sea.0a")
    assert t.waiting == (1,), "three at most"
    assert "pick great_keep.0b" in texts(t), "of any player"
    do(t, "1 pick northern_fiefdoms.1a", "1 done")
    assert names(player(t, 0)["discard"]) == ["godswood", "great_keep", "winterfell_castle"]
    assert names(player(t, 1)["discard"]) == ["great_keep"]
    assert in_play(t, "godswood.1a") and in_play(t, "narrow_sea.0a") and in_play(t, "northern_fiefdoms.1a")


@pytest.mark.card("fleeing_to_the_wall")
def test_a_duplicate_does_not_save_a_place_from_the_flight() -> None:
    seat = {"play": ["winterfell_castle", "godswood"], "under": ["winterfell_castle"]}
    t = reveal("fleeing_to_the_wall", seat, {}, cards=duplicate("winterfell_castle.0b", of="winterfell_castle.0a"))
    do(t, "0 pick godswood.0a", "0 done", "1 done")
    assert in_play(t, "winterfell_castle.0a") is None


@pytest.mark.card("drunken_allegations")
def test_you_and_an_opponent_kneel_a_character_each() -> None:
    t = reveal("drunken_allegations", {"play": ["hodor", "robb_stark"]}, {"play": ["shaggydog", "arya_stark"]})
    do(t, "0 pick arya_stark.1a")
    assert t.waiting == (1,) and "pick arya_stark.1a" not in texts(t)
    do(t, "1 pick robb_stark.0a")
    assert seen(t, "arya_stark.1a")["kneeling"] and seen(t, "robb_stark.0a")["kneeling"]
    assert not seen(t, "hodor.0a")["kneeling"]


@pytest.mark.card("planning_ahead")
@pytest.mark.parametrize(("plot", "kept"), [("planning_ahead", 3), ("the_power_of_blood", 0)])
def test_there_is_no_taxation(plot: str, kept: int) -> None:
    t = reveal(plot, {"deck": []}, {"deck": [], "hand": ["hodor"]})
    pass_until(t, "marshaling")
    round_now = t.view(None)["table"]["round"]
    while t.view(None)["table"]["round"] == round_now:
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    assert player(t, 0)["gold"] == kept


@pytest.mark.card("wildfire_assault")
def test_all_but_three_characters_of_each_player_burn() -> None:
    t = reveal(
        "wildfire_assault",
        {"play": ["hodor", "robb_stark", "sansa_stark", "arya_stark"]},
        {"play": ["shaggydog", "nymeria", "catelyn_stark"]},
        cards=on("nymeria.1a", "catelyn_stark.1a"),
    )
    do(t, "0 pick hodor.0a", "0 pick robb_stark.0a", "0 pick sansa_stark.0a", "1 pick shaggydog.1a")
    assert "pick hodor.0a" not in texts(t, 1)
    do(t, "1 done")
    assert names(player(t, 0)["dead"]) == ["arya_stark"]
    assert names(player(t, 1)["dead"]) == ["catelyn_stark"], "nothing saves"


@pytest.mark.card("hear_me_roar")
def test_characters_without_intrigue_are_weaker() -> None:
    t = lay(
        {"play": ["robb_stark", "sansa_stark", "hodor"], "plot": "hear_me_roar"},
        {"play": ["cersei_lannister", "direwolf_pup"]},
    )
    printed = lay({"play": ["robb_stark", "sansa_stark", "hodor"]}, {"play": ["cersei_lannister", "direwolf_pup"]})
    for name in ("robb_stark.0a", "sansa_stark.0a", "hodor.0a", "cersei_lannister.1a", "direwolf_pup.1a"):
        less = 0 if "intrigue" in seen(t, name)["icons"] else 1
        assert seen(t, name)["strength"] == seen(printed, name)["strength"] - less, name
    assert "intrigue" in seen(t, "sansa_stark.0a")["icons"] and "intrigue" not in seen(t, "hodor.0a")["icons"]


@pytest.mark.card("blockade")
def test_plots_of_opponents_bring_nothing() -> None:
    t = reveal("blockade", {"play": ["great_keep"], "hand": ["hodor"]}, {"play": ["great_keep"], "hand": ["hodor"]})
    pass_until(t, "marshaling")
    passes(t, 0)
    assert player(t, 1)["gold"] == 1, "bonuses count"


@pytest.mark.card("the_power_of_blood")
def test_nobles_cannot_be_killed() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": "the_power_of_blood"},
        {"play": ["eddard_stark", "direwolf_pup"]},
        cards=knelt("eddard_stark.1a", "direwolf_pup.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    assert player(t, 1)["dead"] == ["direwolf_pup.1a"], "the only one who can be chosen"
    t = reveal("valar_morghulis", {"play": ["hodor"]}, {"play": ["eddard_stark"], "plots": ["the_power_of_blood"]})
    assert in_play(t, "eddard_stark.1a") and not in_play(t, "hodor.0a")


@pytest.mark.card("holding_the_trident")
def test_the_outnumbered_are_stronger() -> None:
    t = lay({"play": ["direwolf_pup"], "plot": "holding_the_trident"}, {"play": ["direwolf_pup", "hodor"]})
    assert seen(t, "direwolf_pup.0a")["strength"] == 4 and seen(t, "direwolf_pup.1a")["strength"] == 2
    t = lay({"play": ["direwolf_pup"], "plot": "holding_the_trident"}, {"play": ["direwolf_pup"]})
    assert seen(t, "direwolf_pup.0a")["strength"] == 2, "as many are not fewer"
    t = lay({"play": ["direwolf_pup"], "plot": "holding_the_trident"}, {"play": ["direwolf_pup", "hodor"]}, {})
    assert seen(t, "direwolf_pup.0a")["strength"] == 4, "fewer than one opponent are few enough"


@pytest.mark.card("calm_over_westeros")
@pytest.mark.parametrize("gold", [1, 0])
def test_an_event_costs_a_gold_that_an_opponent_gets(gold: int) -> None:
    t = lay(
        {"hand": ["distinct_mastery"], "gold": gold},
        {"play": ["eddard_stark"], "plot": "calm_over_westeros", "hand": ["forever_burning"], "gold": 1},
        phase="dominance",
        cards=knelt("eddard_stark.1a"),
    )
    assert (t.waiting == (0,)) == bool(gold), "no gold, no event"
    if gold:
        do(t, "0 play distinct_mastery")
        assert player(t, 0)["gold"] == 0 and player(t, 1)["gold"] == 2


@pytest.mark.card("calm_over_westeros", "a_fistful_of_coppers_kl")
def test_an_event_out_of_the_shadows_is_not_played() -> None:
    calm = {"plot": "calm_over_westeros"}
    t = lay({"shadows": ["a_fistful_of_coppers_kl"], "gold": 0}, calm, phase="standing", hold=True)
    do(t, "0 emerge a_fistful_of_coppers_kl")
    assert (player(t, 0)["gold"], player(t, 1)["gold"]) == (2, 0)


@pytest.mark.card("calm_over_westeros", "forever_burning")
def test_an_event_that_comes_back_from_the_dead_is_not_played() -> None:
    calm = {"plot": "calm_over_westeros"}
    seat = {"house": "targaryen", "dead": ["forever_burning"], "gold": 2}
    t = lay(seat, calm, phase="dominance", hold=True)
    do(t, "0 trigger forever_burning.0a", "0 pay-gold 2")
    assert "forever_burning" in player(t, 0, 0)["hand"] and player(t, 1)["gold"] == 0


@pytest.mark.card("snowed_under")
def test_one_kneeling_card_of_each_player_returns() -> None:
    t = lay(
        {"play": ["hodor", "godswood", "great_keep"], "plot": "snowed_under"},
        {"play": ["arya_stark", "robb_stark"]},
        {"play": ["direwolf_pup"]},
        phase="standing",
        cards=knelt("hodor.0a", "godswood.0a", "arya_stark.1a", "robb_stark.1a"),
    )
    assert t.waiting == (0,) and "pick great_keep.0a" not in texts(t) and "done" not in texts(t)
    do(t, "0 pick godswood.0a")
    assert texts(t) == ["pick arya_stark.1a", "pick robb_stark.1a"], "one of each"
    do(t, "0 pick robb_stark.1a")
    assert not in_play(t, "godswood.0a") and not in_play(t, "robb_stark.1a") and in_play(t, "arya_stark.1a")
    assert in_play(t, "direwolf_pup.2a") and "robb_stark" in t.view(1)["table"]["players"][1]["hand"]


@pytest.mark.card("the_power_of_arms")
def test_your_war_crests_are_stronger() -> None:
    t = lay({"play": ["greatjon_umber", "hodor"], "plot": "the_power_of_arms"}, {"play": ["greatjon_umber"]})
    assert seen(t, "greatjon_umber.0a")["strength"] == 5 and seen(t, "greatjon_umber.1a")["strength"] == 3
    assert seen(t, "hodor.0a")["strength"] == 4, "no crest"


@pytest.mark.card("valar_morghulis")
def test_all_men_must_die_unless_saved() -> None:
    t = reveal(
        "valar_morghulis",
        {"play": ["hodor"]},
        {"play": ["shaggydog", "arya_stark", "nymeria"], "plots": ["the_power_of_arms"]},
        cards=on("nymeria.1a", "arya_stark.1a"),
    )
    do(t, "1 trigger nymeria.1a")
    assert names(player(t, 0)["dead"]) == ["hodor"] and names(player(t, 1)["dead"]) == ["shaggydog"]
    assert in_play(t, "arya_stark.1a")


@pytest.mark.card("condemned_by_the_realm")
def test_an_opponent_kills_a_character_of_somebody_else() -> None:
    t = reveal(
        "condemned_by_the_realm",
        {"play": ["hodor", "direwolf_pup"]},
        {"play": ["shaggydog"], "plots": ["the_power_of_arms"]},
    )
    assert t.waiting == (1,) and texts(t) == ["pick hodor.0a", "pick direwolf_pup.0a"]
    do(t, "1 pick hodor.0a")
    assert player(t, 0)["dead"] == ["hodor.0a"]


@pytest.mark.card("counting_favors")
def test_you_and_an_opponent_draw_three() -> None:
    t = reveal("counting_favors", {}, {}, {})
    before = [player(t, s)["hand_size"] for s in range(3)]
    do(t, "0 player seat_2")
    assert [player(t, s)["hand_size"] - n for s, n in enumerate(before)] in ([3, 0, 3], [5, 2, 5])


@pytest.mark.card("power_and_wealth")
def test_attachments_make_your_characters_stronger() -> None:
    t = lay(
        {"play": ["bran_stark", "summer", "hodor"], "plot": "power_and_wealth"},
        {"play": ["bran_stark", "summer"]},
        cards={**on("summer.0a", "bran_stark.0a"), **on("summer.1a", "bran_stark.1a")},
    )
    assert seen(t, "bran_stark.0a")["strength"] == seen(t, "bran_stark.1a")["strength"] + 1
    assert seen(t, "hodor.0a")["strength"] == 4


@pytest.mark.card("mad_kings_legacy")
def test_an_attachment_is_discarded() -> None:
    t = reveal(
        "mad_kings_legacy",
        {"play": ["catelyn_stark", "summer"]},
        {"play": ["arya_stark", "nymeria"]},
        cards={**on("summer.0a", "catelyn_stark.0a"), **on("nymeria.1a", "arya_stark.1a")},
    )
    do(t, "0 pick nymeria.1a")
    assert player(t, 1)["discard"] == ["nymeria.1a"] and in_play(t, "summer.0a")


@pytest.mark.card("rule_by_decree")
def test_who_has_most_cards_keeps_four() -> None:
    hand = ["hodor", "shaggydog", "great_keep", "godswood", "ice", "summer"]
    t = reveal("rule_by_decree", {"hand": ["hodor"], "deck": []}, {"hand": hand, "deck": []})
    assert t.waiting == (1,) and "done" not in texts(t)
    do(t, "1 take ice", "1 take summer")
    assert names(player(t, 1)["discard"]) == ["ice", "summer"] and player(t, 1)["hand_size"] == 4
    t = reveal("rule_by_decree", {"hand": hand, "deck": []}, {"hand": hand, "deck": []})
    assert player(t, 0)["discard"] == player(t, 1)["discard"] == [], "nobody has the most"


@pytest.mark.card("noose_and_swordpoint")
def test_the_weak_stay_kneeling() -> None:
    t = lay(
        {"play": ["arya_stark", "hodor", "great_keep"], "plot": "noose_and_swordpoint"},
        {"play": ["direwolf_pup"], "hand": ["hodor"]},
        phase="standing",
        cards=knelt("arya_stark.0a", "hodor.0a", "great_keep.0a", "direwolf_pup.1a"),
    )
    kneeling = {n: seen(t, n)["kneeling"] for n in ("arya_stark.0a", "hodor.0a", "great_keep.0a", "direwolf_pup.1a")}
    assert kneeling == {"arya_stark.0a": True, "hodor.0a": False, "great_keep.0a": False, "direwolf_pup.1a": True}


@pytest.mark.card("herding_the_masses")
def test_only_unique_characters_defend() -> None:
    t = lay({"play": ["robb_stark"], "plot": "herding_the_masses"}, {"play": ["direwolf_pup", "shaggydog"]})
    attack(t, "military", "robb_stark.0a")
    assert offered(t, "defend shaggydog.1a") and not offered(t, "defend direwolf_pup.1a")


@pytest.mark.card("dragonstone_port")
@pytest.mark.card("lords_of_the_narrow_sea")
def test_a_plot_that_is_chosen_already_waits_while_another_is_revealed() -> None:
    t = lay(
        {"house": "baratheon", "play": ["dragonstone_port", "robert_baratheon"], "hand": ["lords_of_the_narrow_sea"]},
        {"plots": ["blockade", "counting_favors"], "hand": ["hodor"]},
        phase="plot",
    )
    if offered(t, "play lords_of_the_narrow_sea") and t.waiting == (0,):
        do(t, "0 pass")
    do(t, "1 plot blockade", "0 play lords_of_the_narrow_sea")
    assert player(t, 1)["plot"] == "counting_favors.1a"
    while not offered(t, "player seat_0"):
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    assert player(t, 1)["plot"] == "blockade.1a"
