"""House Stark."""

from __future__ import annotations

import pytest

from cards1e.council import (
    FILLER,
    attack,
    check_reducer,
    defend,
    do,
    duplicate,
    fight,
    in_play,
    knelt,
    lay,
    offered,
    on,
    passes,
    player,
    prompt,
    seen,
    texts,
    until,
)
from cards1e.lessons import taught
from smallcouncil.games.cards1e.writing import CHARACTERS, action, choose, kneel_target


@pytest.mark.card("ice")
def test_ice_kills_another_participant_and_is_gone() -> None:
    cards = on("ice.0a", "knight_of_the_tumblestone.0a")
    t = lay({"play": ["knight_of_the_tumblestone", "ice"]}, {"play": ["hodor", "kennel_master"]}, cards=cards)
    assert not offered(t, "trigger ice.0a"), "nobody fights"
    attack(t, "military", "knight_of_the_tumblestone.0a")
    defend(t, "hodor.1a")
    do(t, "0 trigger ice.0a")
    assert in_play(t, "hodor.1a") is None and player(t, 1)["dead"][0] == "hodor.1a"
    assert player(t, 0)["discard"] == ["ice.0a"]


@pytest.mark.card("nymeria")
def test_nymeria_kneels_to_save_her_bearer() -> None:
    t = lay(
        {"house": "lannister", "play": ["lannisport_weaponsmith", "cerseis_attendant"]},
        {"play": ["arya_stark", "nymeria"]},
        cards={**on("nymeria.1a", "arya_stark.1a"), "arya_stark.1a": {"kneeling": True}},
    )
    assert seen(t, "arya_stark.1a")["strength"] == 3 and "stealth" in seen(t, "arya_stark.1a")["keywords"]
    do(t, "0 challenge military seat_1", "1 trigger nymeria.1a")
    assert in_play(t, "arya_stark.1a") and seen(t, "nymeria.1a")["kneeling"]


@pytest.mark.card("nymeria")
def test_nymeria_makes_nobody_else_stronger_and_a_kneeling_one_saves_nobody() -> None:
    bearer = "knight_of_the_tumblestone"
    t = lay(
        {"house": "lannister", "play": ["lannisport_weaponsmith", "cerseis_attendant"]},
        {"play": [bearer, "nymeria"]},
        cards={**knelt(f"{bearer}.1a"), "nymeria.1a": {"on": f"{bearer}.1a", "kneeling": True}},
    )
    assert seen(t, f"{bearer}.1a")["strength"] == 2
    do(t, "0 challenge military seat_1")
    assert player(t, 1)["dead"] == [f"{bearer}.1a"]


@pytest.mark.card("summer")
def test_summer_strengthens_and_hides_bran() -> None:
    t = lay(
        {"play": ["bran_stark", "house_tully_recruiter", "summer", "summer"]},
        {},
        cards={**on("summer.0a", "bran_stark.0a"), **on("summer.0b", "house_tully_recruiter.0a")},
    )
    bran, recruiter = seen(t, "bran_stark.0a"), seen(t, "house_tully_recruiter.0a")
    assert (bran["strength"], bran["icons"], bran["keywords"]) == (3, ["military"], ["stealth"])
    assert (recruiter["strength"], recruiter["icons"], recruiter["keywords"]) == (3, ["military", "power"], [])


@pytest.mark.card("ser_rodrik_cassel")
def test_rodrik_defends_standing_and_stronger() -> None:
    t = lay({"play": ["knight_of_the_tumblestone"]}, {"play": ["ser_rodrik_cassel"]})
    attack(t, "military", "knight_of_the_tumblestone.0a")
    t = lay({"play": ["knight_of_the_tumblestone"]}, {"play": ["ser_rodrik_cassel"]}, hold=True)
    attack(t, "military", "knight_of_the_tumblestone.0a")
    defend(t, "ser_rodrik_cassel.1a")
    assert fight(t)["defense"] == 4 and not seen(t, "ser_rodrik_cassel.1a")["kneeling"]
    t = lay({"play": ["ser_rodrik_cassel"]}, {}, hold=True)
    attack(t, "military", "ser_rodrik_cassel.0a")
    assert fight(t)["attack"] == 2 and seen(t, "ser_rodrik_cassel.0a")["kneeling"], "as attacker he kneels"


@pytest.mark.card("eddard_stark")
def test_eddard_claims_power_when_he_enters_play() -> None:
    t = lay({"hand": ["eddard_stark"], "gold": 4, "plot": "blockade"}, {}, phase="marshaling")
    do(t, "0 marshal eddard_stark")
    assert seen(t, "eddard_stark.0a")["power"] == 1


@pytest.mark.card("catelyn_stark")
def test_catelyn_makes_a_participant_count_nothing() -> None:
    t = lay({"house": "lannister", "play": ["lurkers_at_harrenhal"]}, {"play": ["catelyn_stark"]})
    attack(t, "intrigue", "lurkers_at_harrenhal.0a")
    do(t, "0 pass")
    defend(t, "catelyn_stark.1a")
    do(t, "1 trigger catelyn_stark.1a", "1 pick lurkers_at_harrenhal.0a")
    assert player(t, 1)["dead"] == ["catelyn_stark.1a"], "deadly, but the challenge is lost"
    assert player(t, 0)["power"] == 0


@pytest.mark.card("arya_stark")
@pytest.mark.parametrize("source", ["crossroads", "the_red_keep_kl"])
def test_arya_takes_the_keywords_of_another(source: str) -> None:
    t = lay({"play": ["arya_stark", source]}, {"play": ["khal_drogo", "eddard_stark"]}, phase="draw", hold=True)
    do(t, "0 trigger arya_stark.0a", "0 pick khal_drogo.1a")
    if t.waiting == (0,) and not offered(t, "pass"):
        do(t, f"0 pick {source}.0a")
    assert seen(t, f"{source}.0a")["kneeling"]
    assert "stealth" not in seen(t, "khal_drogo.1a")["keywords"]
    assert seen(t, "arya_stark.0a")["keywords"] == ["stealth"]
    do(t, "1 pass")
    assert not offered(t, "trigger arya_stark.0a"), "no influence is left: the surplus is lost"
    while t.view(None)["table"]["phase"] == "draw":
        do(t, f"{t.waiting[0]} pass")
    assert "stealth" in seen(t, "khal_drogo.1a")["keywords"] and not seen(t, "arya_stark.0a")["keywords"]


@pytest.mark.card("robb_stark")
def test_robb_kills_a_character_of_the_loser() -> None:
    t = lay({"play": ["robb_stark"]}, {"house": "lannister", "play": ["raff_the_sweetling", "lannisport_steward"]})
    attack(t, "military", "robb_stark.0a")
    do(t, "1 done", "1 pick lannisport_steward.1a", "0 trigger robb_stark.0a")
    assert player(t, 1)["dead"] == ["lannisport_steward.1a", "raff_the_sweetling.1a"]
    t = lay({"play": ["robb_stark"]}, {"house": "lannister", "play": ["raff_the_sweetling", "cerseis_attendant"]})
    attack(t, "power", "robb_stark.0a")
    assert not offered(t, "trigger robb_stark.0a"), "only in a military challenge"


@pytest.mark.card("sansa_stark")
def test_who_plays_an_attachment_on_sansa_may_draw() -> None:
    t = lay({"play": ["sansa_stark"], "hand": ["bodyguard"]}, {}, phase="marshaling")
    before = player(t, 0)["deck_size"]
    do(t, "0 marshal bodyguard", "0 trigger sansa_stark.0a", "0 opt yes")
    assert player(t, 0)["deck_size"] == before - 1 and player(t, 0)["hand_size"] == 1
    t = lay({"play": ["eddard_stark", "sansa_stark"], "hand": ["bodyguard"]}, {}, phase="marshaling", hold=True)
    do(t, "0 marshal bodyguard", "0 pick eddard_stark.0a")
    assert not offered(t, "trigger sansa_stark.0a")


@pytest.mark.card("greatjon_umber")
def test_greatjon_joins_his_side() -> None:
    t = lay({"play": ["knight_of_the_tumblestone"]}, {"play": ["greatjon_umber"]})
    assert not offered(t, "trigger greatjon_umber.1a")
    attack(t, "power", "knight_of_the_tumblestone.0a")
    do(t, "1 trigger greatjon_umber.1a")
    assert player(t, 0)["power"] == 0 and player(t, 0)["dead"] == []
    t = lay({"play": ["knight_of_the_tumblestone", "greatjon_umber"]}, {}, hold=True)
    attack(t, "power", "knight_of_the_tumblestone.0a")
    do(t, "0 trigger greatjon_umber.0a")
    assert fight(t)["attackers"] == ["knight_of_the_tumblestone.0a", "greatjon_umber.0a"] and fight(t)["attack"] == 5
    assert seen(t, "greatjon_umber.0a")["kneeling"]
    t = lay({"play": ["cersei_lannister", "greatjon_umber"]}, {}, hold=True)
    attack(t, "intrigue", "cersei_lannister.0a")
    assert not offered(t, "trigger greatjon_umber.0a"), "not in an intrigue challenge"
    t = lay({"play": ["knight_of_the_tumblestone"]}, {}, {"play": ["greatjon_umber"]}, hold=True)
    attack(t, "power", "knight_of_the_tumblestone.0a")
    until(t, "act", 2)
    assert not offered(t, "trigger greatjon_umber.2a"), "it is not his fight"


@pytest.mark.card("shaggydog")
def test_shaggydog_is_strong_beside_a_stark_lord() -> None:
    t = lay({"play": ["shaggydog", "bran_stark"]}, {"play": ["shaggydog", "tywin_lannister"]})
    assert [seen(t, f"shaggydog.{s}a")["strength"] for s in (0, 1)] == [4, 1], "Tywin is no Stark"


@pytest.mark.card("shaggydog")
def test_shaggydog_is_immune_to_events_beside_a_stark_lord() -> None:
    with taught("distraction", action(kneel_target, target=choose(CHARACTERS)), alone=True):
        seats = {"play": ["shaggydog", "bran_stark"]}, {"hand": ["distraction"], "play": ["shaggydog"]}
        t = lay(*seats, phase="draw", begin="draw_window")
        do(t, "1 play distraction")
        assert texts(t) == ["pick bran_stark.0a", "pick shaggydog.1a"], "the other one has no lord"


@pytest.mark.card("hodor")
def test_hodor_does_not_attack_and_is_not_bypassed() -> None:
    t = lay({"play": ["hodor"]}, {})
    assert "hodor.0a" not in str(t.asks) and prompt(t) != "challenge"
    t = lay({"play": ["tyrion_lannister"], "house": "lannister"}, {"play": ["hodor", "knight_of_the_tumblestone"]})
    attack(t, "power", "tyrion_lannister.0a")
    assert texts(t) == ["pass", "bypass knight_of_the_tumblestone.1a"]


@pytest.mark.card("bran_stark")
def test_bran_reveals_another_plot() -> None:
    t = lay(
        {"play": ["bran_stark"], "plot": "blockade", "plots": ["the_power_of_arms", "herding_the_masses"]},
        {},
        phase="plot",
        begin="plot_window",
    )
    first = t.first
    do(t, "0 trigger bran_stark.0a", "0 take herding_the_masses")
    assert player(t, 0)["plot"] == "herding_the_masses.0a" and player(t, 0)["used"] == ["blockade.0a"]
    assert t.first == first and player(t, 0)["plot_values"]["claim"] == 2


@pytest.mark.card("grey_wind")
@pytest.mark.parametrize(("robb", "cost"), [("robb_stark", 2), ("hodor", 4)])
def test_grey_wind_is_cheaper_beside_robb(robb: str, cost: int) -> None:
    t = lay({"hand": ["grey_wind"], "gold": 9, "plot": "blockade"}, {"play": [robb]}, phase="marshaling")
    do(t, "0 marshal grey_wind")
    assert player(t, 0)["gold"] == 9 - cost


@pytest.mark.card("lady")
def test_lady_makes_sansa_stronger_and_is_cheaper_beside_her() -> None:
    t = lay({"hand": ["lady"], "gold": 3, "play": ["sansa_stark"], "plot": "blockade"}, {}, phase="marshaling")
    assert seen(t, "sansa_stark.0a")["strength"] == 2
    do(t, "0 marshal lady")
    assert player(t, 0)["gold"] == 3
    sansa = seen(t, "sansa_stark.0a")
    assert sansa["strength"] == 3 and sansa["keywords"] == ["renown"]


@pytest.mark.card("winterfell_honor_guard")
def test_an_honor_guard_serves_an_opponent_until_he_wins_with_it() -> None:
    t = lay({"hand": ["winterfell_honor_guard"]}, {"play": [FILLER]}, {}, first=1)
    do(t, "0 play winterfell_honor_guard", "0 player seat_1")
    assert [c["card"] for c in player(t, 1)["play"]] == ["direwolf_pup.1a", "winterfell_honor_guard.0a"]
    do(t, "1 challenge military seat_2", "1 attack winterfell_honor_guard.0a", "1 done")
    assert [c["card"] for c in player(t, 0)["play"]] == ["winterfell_honor_guard.0a"]
    t = lay({"play": ["winterfell_honor_guard"]}, {})
    attack(t, "military", "winterfell_honor_guard.0a")
    assert [c["card"] for c in player(t, 0)["play"]] == ["winterfell_honor_guard.0a"], "nobody gave it away"


@pytest.mark.card("kennel_master")
def test_kennel_master_grows_with_the_wolves_and_returns_to_hand() -> None:
    wolves = [FILLER, "shaggydog", "ghost"]
    t = lay({"play": ["robb_stark"]}, {"play": ["kennel_master", *wolves]}, cards=knelt("kennel_master.1a"))
    assert seen(t, "kennel_master.1a")["strength"] == 5
    t = lay({"play": ["kennel_master"]}, {"play": wolves})
    assert seen(t, "kennel_master.0a")["strength"] == 5, "whoever has the wolves"
    t = lay({"play": ["robb_stark"]}, {"play": ["kennel_master", *wolves]}, cards=knelt("kennel_master.1a"))
    attack(t, "military", "robb_stark.0a")
    do(t, "1 done", "1 pick kennel_master.1a", "1 trigger kennel_master.1a")
    assert "kennel_master" in player(t, 1, 1)["hand"] and player(t, 1)["dead"] == []
    t = lay({"play": ["robb_stark"]}, {"play": ["kennel_master", *wolves[:2]]})
    attack(t, "military", "robb_stark.0a")
    do(t, "1 done", "1 pick kennel_master.1a")
    assert player(t, 1)["dead"] == ["kennel_master.1a"], "two wolves are not enough"


@pytest.mark.card("house_tully_recruiter")
def test_recruiter_makes_the_next_character_cheaper() -> None:
    fitting = ("knight_of_the_tumblestone", "winterfell_reserves")
    check_reducer("house_tully_recruiter", "stark", 1, fitting, "great_keep")


@pytest.mark.card("house_tully_recruiter")
def test_what_the_recruiter_saves_may_be_all_that_is_missing() -> None:
    poor = {"hand": ["winterfell_reserves"], "plot": "blockade", "gold": 2}
    t = lay({"play": ["house_tully_recruiter"], **poor}, poor, phase="marshaling", hold=True)
    assert not offered(t, "marshal winterfell_reserves")
    passes(do(t, "0 trigger house_tully_recruiter.0a"), 1)
    assert offered(t, "marshal winterfell_reserves")
    while t.view(None)["table"]["active"] == 0 or t.waiting == (0,):
        passes(t, *t.waiting)
    assert t.view(None)["table"]["phase"] == "marshaling"
    assert not offered(t, "marshal winterfell_reserves"), "not for another player"


@pytest.mark.card("trident_reinforcements")
@pytest.mark.parametrize("others", [1, 2])
def test_reinforcements_come_back_from_a_full_dead_pile(others: int) -> None:
    dead = ["trident_reinforcements", *["hodor", "lady"][:others]]
    t = lay({"dead": dead}, {}, phase="dominance", hold=True)
    if others < 2:
        assert not offered(t, "trigger trident_reinforcements.0a")
        return
    do(t, "0 trigger trident_reinforcements.0a")
    assert player(t, 0, 0)["hand"] == ["trident_reinforcements"] and len(player(t, 0)["dead"]) == 2


@pytest.mark.card("winterfell_reserves")
def test_reserves_lay_a_discarded_card_on_its_deck() -> None:
    t = lay(
        {"play": ["knight_of_the_tumblestone"]},
        {"play": ["winterfell_reserves"], "gold": 1, "discard": ["hodor", "lady"]},
    )
    attack(t, "military", "knight_of_the_tumblestone.0a")
    defend(t, "winterfell_reserves.1a")
    do(t, "1 trigger winterfell_reserves.1a")
    assert player(t, 1)["discard"] == ["hodor.1a"]


@pytest.mark.card("winterfell_kennels")
def test_kennels_search_for_a_wolf() -> None:
    deck = ["hodor", "ghost", "robb_stark"]
    t = lay({"play": ["winterfell_kennels"], "gold": 1, "deck": deck}, {}, phase="draw", begin="draw_window")
    do(t, "0 trigger winterfell_kennels.0a")
    assert texts(t) == ["done", "take ghost"]
    do(t, "0 take ghost")
    assert player(t, 0, 1)["hand"] == ["ghost"], "all have seen it"


@pytest.mark.card("winterfell_castle")
def test_winterfell_strengthens_its_starks() -> None:
    t = lay({"play": ["winterfell_castle", "hodor", "jon_snow"]}, {"play": ["lady"]})
    assert [seen(t, c)["strength"] for c in ("hodor.0a", "jon_snow.0a", "lady.1a")] == [5, 3, 2]


@pytest.mark.card("northern_fiefdoms")
def test_northern_fiefdoms_help_any_stark_card() -> None:
    check_reducer("northern_fiefdoms", "stark", 1, ("godswood", "winterfell_reserves"), "crossroads")


@pytest.mark.card("godswood")
def test_godswood_helps_stark_characters() -> None:
    check_reducer("godswood", "stark", 2, ("winterfell_reserves", "ser_rodrik_cassel"), "winterfell_castle")


@pytest.mark.card("narrow_sea")
def test_the_narrow_sea_is_crossed_once() -> None:
    fitting = ("winterfell_reserves", "ser_rodrik_cassel")
    check_reducer("narrow_sea", "stark", 2, fitting, "winterfell_castle", kneels=False)


# ---------------------------------------------------------------------- later sets


@pytest.mark.card("meera_reed_atoc")
def test_meera_comes_and_goes() -> None:
    t = lay({"shadows": ["meera_reed_atoc"], "gold": 1}, {"play": ["khal_drogo"]}, phase="draw", hold=True)
    do(t, "0 emerge meera_reed_atoc", "0 trigger meera_reed_atoc.0a", "0 pick khal_drogo.1a")
    assert seen(t, "khal_drogo.1a")["blank"] and not seen(t, "khal_drogo.1a")["keywords"]
    t = lay(
        {"play": ["lannisport_weaponsmith", "cerseis_attendant"], "house": "lannister"},
        {"play": ["meera_reed_atoc", FILLER]},
        cards=knelt("meera_reed_atoc.1a", f"{FILLER}.1a"),
    )
    attack(t, "military", "lannisport_weaponsmith.0a")
    do(t, f"1 pick {FILLER}.1a", "1 trigger meera_reed_atoc.1a")
    assert player(t, 1)["shadows_size"] == 1 and player(t, 1, 0)["shadows"] == ["meera_reed_atoc"]


@pytest.mark.card("the_smalljon_atoc")
@pytest.mark.parametrize(("title", "claim"), [("master_of_laws", 2), ("master_of_coin", 1)])
def test_smalljon_raids_rivals(title: str, claim: int) -> None:
    t = lay(
        {"play": ["the_smalljon_atoc"], "title": "master_of_whispers"},
        {"title": title},
        {"title": "hand_of_the_king"},
        hold=True,
    )
    passes(t, 0, 1, 2)
    if title == "master_of_coin":  # whom the Master of Whispers supports
        assert not offered(t, "challenge military seat_1")
        attack(t, "military", "the_smalljon_atoc.0a", against=2)
    else:
        attack(t, "military", "the_smalljon_atoc.0a")
    assert player(t, 0)["plot_values"]["claim"] == claim


@pytest.mark.card("dreadfort_outrider_atoc")
def test_an_outrider_needs_another_bolton() -> None:
    t = lay({"play": ["dreadfort_outrider_atoc"]}, {}, hold=True)
    assert in_play(t, "dreadfort_outrider_atoc.0a") is None
    t = lay({"play": ["dreadfort_outrider_atoc", "dreadfort_outrider_atoc"]}, {}, hold=True)
    assert in_play(t, "dreadfort_outrider_atoc.0a") and in_play(t, "dreadfort_outrider_atoc.0b")


@pytest.mark.card("midnight_sentry_acoa")
def test_the_sentry_strengthens_the_stalwart() -> None:
    t = lay({"play": ["midnight_sentry_acoa", "hodor"]}, {"play": ["eddard_stark"]}, hold=True)
    assert [seen(t, c)["strength"] for c in ("midnight_sentry_acoa.0a", "hodor.0a", "eddard_stark.1a")] == [2, 4, 4]


@pytest.mark.card("nymeria")
@pytest.mark.rule("R-C1-dupe-04")
def test_a_duplicate_saves_as_well() -> None:
    t = lay(
        {"house": "lannister", "play": ["lannisport_weaponsmith", "cerseis_attendant"]},
        {"play": ["arya_stark"], "under": ["arya_stark"]},
        cards={**duplicate("arya_stark.1b", "arya_stark.1a"), **knelt("arya_stark.1a")},
    )
    do(t, "0 challenge military seat_1", "1 save arya_stark.1a")
    assert in_play(t, "arya_stark.1a") and player(t, 1)["discard"] == ["arya_stark.1b"]
