"""House Lannister."""

from __future__ import annotations

import pytest

from cards1e.council import (
    FILLER,
    attack,
    check_reducer,
    defend,
    do,
    duplicate,
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
)
from cards1e.lessons import taught
from smallcouncil.games.cards1e.writing import (
    CHARACTERS,
    HAND,
    MARSHALING,
    action,
    choose,
    comes_in,
    discard_target,
    kill_target,
)

LION = {"house": "lannister"}
KILLS = action(kill_target, target=choose(CHARACTERS))
DISCARDS = action(discard_target, target=choose(CHARACTERS))


@pytest.mark.card("gutter_rats_cunning")
def test_cunning_strengthens_and_hides() -> None:
    t = lay({"play": [FILLER, "gutter_rats_cunning"]}, {}, cards=on("gutter_rats_cunning.0a", f"{FILLER}.0a"))
    assert seen(t, f"{FILLER}.0a")["strength"] == 2, "a pup bears no attachments"
    cards = on("gutter_rats_cunning.0a", "kennel_master.0a")
    t = lay({"play": ["kennel_master", "gutter_rats_cunning"]}, {}, cards=cards)
    assert (seen(t, "kennel_master.0a")["strength"], seen(t, "kennel_master.0a")["keywords"]) == (4, ["stealth"])


@pytest.mark.card("gilded_plate")
@pytest.mark.parametrize("gold", [0, 1])
@pytest.mark.parametrize("danger", [KILLS, DISCARDS])
def test_gilded_plate_saves_for_gold(gold: int, danger: object) -> None:
    with taught("distraction", danger, alone=True):  # type: ignore[arg-type]
        t = lay(
            {"hand": ["distraction"], "play": ["hodor"]},
            {**LION, "play": ["cersei_lannister", "gilded_plate"], "gold": gold},
            phase="draw",
            begin="draw_window",
            cards=on("gilded_plate.1a", "cersei_lannister.1a"),
            hold=True,
        )
        do(t, "0 play distraction", "0 pick cersei_lannister.1a")
        if gold:
            do(t, "1 trigger gilded_plate.1a")
            assert player(t, 1)["gold"] == 0 and player(t, 1)["discard"] == ["gilded_plate.1a"]
        assert (in_play(t, "cersei_lannister.1a") is not None) == bool(gold)


@pytest.mark.card("joffrey_baratheon")
def test_joffrey_profits_from_dead_nobles() -> None:
    t = lay({**LION, "play": ["joffrey_baratheon", "ser_jaime_lannister"]}, {"play": ["bran_stark", FILLER]})
    attack(t, "military", "ser_jaime_lannister.0a")
    do(t, "1 done", "1 pick bran_stark.1a", "0 trigger joffrey_baratheon.0a")
    assert seen(t, "joffrey_baratheon.0a")["power"] == 1
    t = lay({**LION, "play": ["joffrey_baratheon", "ser_jaime_lannister"]}, {"play": ["bran_stark", FILLER]})
    attack(t, "military", "ser_jaime_lannister.0a")
    do(t, "1 done", f"1 pick {FILLER}.1a")
    assert not offered(t, "trigger joffrey_baratheon.0a")


@pytest.mark.card("ser_jaime_lannister")
def test_jaime_fights_military_challenges_standing() -> None:
    t = lay({**LION, "play": ["ser_jaime_lannister"]}, {}, hold=True)
    attack(t, "military", "ser_jaime_lannister.0a")
    assert not seen(t, "ser_jaime_lannister.0a")["kneeling"]
    t = lay({**LION, "play": ["ser_jaime_lannister"]}, {}, hold=True)
    attack(t, "intrigue", "ser_jaime_lannister.0a")
    assert seen(t, "ser_jaime_lannister.0a")["kneeling"]


@pytest.mark.card("tyrion_lannister")
def test_tyrion_sells_victories_for_cards() -> None:
    t = lay({**LION, "play": ["tyrion_lannister", "cerseis_attendant"], "gold": 1}, {})
    attack(t, "intrigue", "cerseis_attendant.0a")
    do(t, "0 trigger tyrion_lannister.0a")
    assert player(t, 0)["gold"] == 0 and player(t, 0)["hand_size"] == 1
    t = lay({**LION, "play": ["tyrion_lannister"], "gold": 1}, {})
    attack(t, "power", "tyrion_lannister.0a")
    assert offered(t, "trigger tyrion_lannister.0a"), "any challenge in which he took part"
    t = lay({**LION, "play": ["tyrion_lannister", "joffrey_baratheon"], "gold": 1}, {})
    attack(t, "power", "joffrey_baratheon.0a")
    assert not offered(t, "trigger tyrion_lannister.0a")
    t = lay({**LION, "play": ["tyrion_lannister", "cerseis_attendant"]}, {})
    attack(t, "intrigue", "cerseis_attendant.0a")
    assert not offered(t, "trigger tyrion_lannister.0a"), "he has no gold"


@pytest.mark.card("cersei_lannister")
def test_cersei_keeps_somebody_down() -> None:
    t = lay({**LION, "play": ["cersei_lannister"], "gold": 2}, {"play": ["hodor"]}, phase="dominance")
    do(t, "0 trigger cersei_lannister.0a", "0 pick hodor.1a")
    assert t.round == 2 and seen(t, "hodor.1a")["kneeling"], "the standing phase has passed"
    assert not seen(t, "cersei_lannister.0a")["kneeling"]
    t = lay(
        {**LION, "play": ["cersei_lannister"], "gold": 2},
        {"play": ["hodor"]},
        phase="dominance",
        cards=knelt("hodor.1a"),
    )
    do(t, "0 trigger cersei_lannister.0a", "0 pick hodor.1a")
    assert t.round == 2 and seen(t, "hodor.1a")["kneeling"], "who kneels already stays down"


@pytest.mark.card("tywin_lannister")
def test_tywin_has_gold_of_his_own() -> None:
    seat = {**LION, "play": ["tywin_lannister"], "hand": ["ser_jaime_lannister"], "plot": "blockade"}
    t = lay({**seat, "gold": 3}, {}, phase="marshaling")
    assert seen(t, "tywin_lannister.0a")["tokens"] == {"gold": 2}
    do(t, "0 marshal ser_jaime_lannister")
    assert player(t, 0)["gold"] == 0 and seen(t, "tywin_lannister.0a")["tokens"] == {"gold": 1}, "the pool first"
    t = lay({**seat, "gold": 3}, {}, phase="marshaling")
    t.choose(0, "spend-first tywin_lannister.0a")
    do(t, "0 marshal ser_jaime_lannister")
    assert player(t, 0)["gold"] == 1 and seen(t, "tywin_lannister.0a")["tokens"] == {}
    t = lay({**seat, "gold": 1}, {}, phase="marshaling", hold=True)
    assert not offered(t, "marshal ser_jaime_lannister"), "three are not enough"


@pytest.mark.card("ser_ilyn_payne")
def test_ilyn_executes_the_weak() -> None:
    t = lay({**LION, "play": ["ser_ilyn_payne"]}, {"play": ["hodor", FILLER]}, phase="marshaling")
    do(t, "0 trigger ser_ilyn_payne.0a")
    assert texts(t) == ["pick ser_ilyn_payne.0a", f"pick {FILLER}.1a"]
    do(t, f"0 pick {FILLER}.1a")
    assert player(t, 1)["dead"] == [f"{FILLER}.1a"]


@pytest.mark.card("the_hound")
def test_the_hound_goes_to_the_discard_pile_and_has_his_price() -> None:
    t = lay(
        {"play": ["knight_of_the_tumblestone", "catelyn_stark"]},
        {**LION, "play": ["the_hound"]},
        cards=knelt("the_hound.1a"),
    )
    attack(t, "military", "knight_of_the_tumblestone.0a")
    assert player(t, 1)["discard"] == ["the_hound.1a"] and player(t, 1)["dead"] == []
    for choice, there in (("top", True), ("discard", False)):
        t = lay({**LION, "play": ["the_hound"]}, {}, phase="dominance")
        deck = player(t, 0)["deck_size"]
        do(t, f"0 opt {choice}")
        assert (in_play(t, "the_hound.0a") is not None) == there
        assert (player(t, 0)["deck_size"] == deck - 1) == there
    t = lay({**LION, "play": ["the_hound"], "deck": []}, {}, phase="dominance")
    assert in_play(t, "the_hound.0a") is None, "without a deck he goes"


@pytest.mark.card("chella_daughter_of_cheyk")
def test_chella_sends_a_location_home() -> None:
    seat = {**LION, "play": ["chella_daughter_of_cheyk"], "gold": 2}
    t = lay(seat, {"play": ["winterfell_castle", "godswood"]})
    attack(t, "military", "chella_daughter_of_cheyk.0a")
    do(t, "0 trigger chella_daughter_of_cheyk.0a")
    assert player(t, 1, 1)["hand"] == ["godswood"] and player(t, 0)["gold"] == 0, "the castle costs 3"


@pytest.mark.card("bronn")
def test_bronn_stands_up_for_who_pays_him() -> None:
    with taught("distraction", KILLS, alone=True):
        t = lay(
            {"hand": ["distraction"] * 2, "play": ["hodor"]},
            {**LION, "play": ["bronn", "cersei_lannister"], "gold": 2},
            phase="draw",
            begin="draw_window",
            cards=knelt("bronn.1a"),
            first=1,
        )
        do(t, "1 trigger bronn.1a", "1 pick cersei_lannister.1a", "0 play distraction", "0 pick cersei_lannister.1a")
        assert in_play(t, "cersei_lannister.1a") and not seen(t, "bronn.1a")["kneeling"]
        do(t, "0 play distraction", "0 pick cersei_lannister.1a")
        assert player(t, 1)["dead"] == ["cersei_lannister.1a"], "he stands"


@pytest.mark.card("grand_maester_pycelle")
def test_pycelle_answers_what_others_show() -> None:
    t = lay(
        {"play": ["winterfell_kennels"], "gold": 1, "deck": ["ghost", "hodor"]},
        {**LION, "play": ["grand_maester_pycelle"], "deck": ["tyrion_lannister"]},
        phase="draw",
        begin="draw_window",
    )
    do(t, "0 trigger winterfell_kennels.0a", "0 take ghost", "1 trigger grand_maester_pycelle.1a")
    assert player(t, 1, 0)["hand"] == ["tyrion_lannister"] and player(t, 1)["draws_left"] == 3


@pytest.mark.card("raff_the_sweetling")
def test_raff_looks_at_a_deck() -> None:
    t = lay(
        {**LION, "play": ["raff_the_sweetling"], "gold": 1},
        {"deck": ["hodor", "lady"]},
        phase="draw",
        begin="draw_window",
        hold=True,
    )
    do(t, "0 trigger raff_the_sweetling.0a", "0 player seat_1")
    assert player(t, 1, 0)["deck_known"] == ["lady"]
    do(t, "0 sink lady")
    assert player(t, 1, 0)["deck_known"] == [None, "lady"] and player(t, 0)["gold"] == 0


@pytest.mark.card("ser_jacelyn_bywater")
def test_jacelyn_dies_dearly() -> None:
    t = lay(
        {"play": ["knight_of_the_tumblestone", "catelyn_stark"], "hand": ["ice", "lady"]},
        {**LION, "play": ["ser_jacelyn_bywater"]},
        cards=knelt("ser_jacelyn_bywater.1a"),
    )
    attack(t, "military", "knight_of_the_tumblestone.0a")
    do(t, "1 trigger ser_jacelyn_bywater.1a")
    assert player(t, 0)["hand_size"] == 1 and len(player(t, 0)["discard"]) == 1


@pytest.mark.card("ser_jacelyn_bywater")
def test_a_dead_jacelyn_speaks_for_his_owner() -> None:
    """Whoever controlled him: he lies in his owner's dead pile."""
    t = lay(
        {**LION, "play": ["knight_of_the_tumblestone", "ser_jacelyn_bywater"], "hand": ["ice"]},
        {"hand": ["ice", "lady"]},
        cards={"ser_jacelyn_bywater.0a": {"control": 1, "kneeling": True}},
    )
    attack(t, "military", "knight_of_the_tumblestone.0a")
    assert player(t, 0)["dead"] == ["ser_jacelyn_bywater.0a"]
    do(t, "0 trigger ser_jacelyn_bywater.0a")
    assert (player(t, 0)["hand_size"], player(t, 1)["hand_size"]) == (1, 1), "the owner's opponent loses a card"


@pytest.mark.card("cerseis_attendant")
def test_an_attendant_in_the_pile_hears_of_no_other_death() -> None:
    t = lay(
        {"play": ["knight_of_the_tumblestone", "catelyn_stark"]},
        {**LION, "play": ["cersei_lannister"], "dead": ["cerseis_attendant"]},
        cards=knelt("cersei_lannister.1a"),
    )
    attack(t, "military", "knight_of_the_tumblestone.0a")
    assert player(t, 1)["dead"] == ["cerseis_attendant.1a", "cersei_lannister.1a"]
    assert not offered(t, "trigger cerseis_attendant.1a")


@pytest.mark.card("enemy_informer")
def test_the_informer_makes_somebody_kneel() -> None:
    t = lay({**LION, "hand": ["enemy_informer"], "gold": 3}, {"play": ["hodor"]}, phase="marshaling")
    do(t, "0 marshal enemy_informer", "0 trigger enemy_informer.0a", "0 pick hodor.1a")
    assert seen(t, "hodor.1a")["kneeling"]


@pytest.mark.card("enemy_informer")
def test_an_informer_who_is_put_into_play_informs_nobody() -> None:
    with taught("enemy_informer", action(comes_in, zones=(HAND,), phase=MARSHALING)):
        t = lay({**LION, "hand": ["enemy_informer"]}, {"play": ["hodor"]}, phase="marshaling", hold=True)
        do(t, "0 play enemy_informer" if offered(t, "play enemy_informer") else "0 trigger enemy_informer.0a")
        assert in_play(t, "enemy_informer.0a") and not offered(t, "trigger enemy_informer.0a")


@pytest.mark.card("qyburns_informers")
def test_qyburns_informers_draw_two() -> None:
    t = lay({**LION, "play": ["qyburns_informers"]}, {})
    attack(t, "intrigue", "qyburns_informers.0a")
    do(t, "0 trigger qyburns_informers.0a")
    assert player(t, 0)["hand_size"] == 2


@pytest.mark.card("cerseis_attendant")
@pytest.mark.parametrize("victim", ["cersei_lannister", "cerseis_attendant", FILLER])
def test_the_attendant_avenges_her_lady_and_herself(victim: str) -> None:
    play = ["cersei_lannister", "cerseis_attendant", FILLER]
    t = lay(
        {"play": ["knight_of_the_tumblestone", "catelyn_stark"]},
        {**LION, "play": play},
        cards=knelt(*(f"{name}.1a" for name in play)),
        hold=True,
    )
    attack(t, "military", "knight_of_the_tumblestone.0a")
    passes(t, 0, 1)
    do(t, "1 done")
    passes(t, 0, 1)
    do(t, f"1 pick {victim}.1a")
    assert offered(t, "trigger cerseis_attendant.1a") == (victim != FILLER)
    if victim != FILLER:
        do(t, "1 trigger cerseis_attendant.1a", "1 pick catelyn_stark.0a")
        assert seen(t, "catelyn_stark.0a")["kneeling"]


@pytest.mark.card("lannisport_honor_guard")
def test_the_honor_guard_of_lannisport_changes_sides() -> None:
    t = lay({**LION, "hand": ["lannisport_honor_guard"]}, {"play": [FILLER]}, first=1)
    do(t, "0 play lannisport_honor_guard")
    assert [c["card"] for c in player(t, 1)["play"]] == [f"{FILLER}.1a", "lannisport_honor_guard.0a"]
    do(t, "1 challenge intrigue seat_0")
    assert [c["card"] for c in player(t, 0)["play"]] == ["lannisport_honor_guard.0a"]


@pytest.mark.card("lannisport")
def test_lannisport_sells_power_once_a_challenge() -> None:
    t = lay({**LION, "play": ["lannisport", "cerseis_attendant", "ser_ilyn_payne"], "gold": 2}, {})
    attack(t, "intrigue", "cerseis_attendant.0a")
    do(t, "0 trigger lannisport.0a")
    assert player(t, 0)["power"] == 2 and player(t, 0)["gold"] == 1, "one of them for the unopposed challenge"
    assert not offered(t, "trigger lannisport.0a")


@pytest.mark.card("lannisport_brothel")
def test_the_brothel_keeps_somebody_in_bed() -> None:
    t = lay(
        {**LION, "play": ["lannisport_brothel"]},
        {"play": ["hodor", "ice"]},
        phase="standing",
        cards={"hodor.1a": {"kneeling": True}, "ice.1a": {"on": "hodor.1a", "kneeling": True}},
    )
    do(t, "0 trigger lannisport_brothel.0a")
    assert seen(t, "hodor.1a")["kneeling"]


@pytest.mark.card("golden_tooth_mines")
def test_the_mines_draw_when_a_plot_is_revealed() -> None:
    t = lay({**LION, "play": ["golden_tooth_mines"], "plots": ["blockade"]}, {"plots": ["blockade"]}, phase="plot")
    if prompt(t) == "first-player":
        do(t, f"{t.waiting[0]} player seat_0")
    assert player(t, 0)["hand_size"] == player(t, 1)["hand_size"] + 1


@pytest.mark.card("western_fiefdoms")
def test_western_fiefdoms_help_any_lannister_card() -> None:
    check_reducer("western_fiefdoms", "lannister", 1, ("lannisport", "enemy_informer"), "crossroads")


@pytest.mark.card("hall_of_heroes")
def test_the_hall_of_heroes_helps_characters() -> None:
    check_reducer("hall_of_heroes", "lannister", 2, ("lannisport_steward", "joffrey_baratheon"), "lannisport")


@pytest.mark.card("sunset_sea")
def test_the_sunset_sea_is_crossed_once() -> None:
    fitting = ("lannisport_steward", "joffrey_baratheon")
    check_reducer("sunset_sea", "lannister", 2, fitting, "lannisport", kneels=False)


# ---------------------------------------------------------------------- later sets


@pytest.mark.card("gold_cloaks_kl")
def test_gold_cloaks_draw_for_mercenaries() -> None:
    t = lay({**LION, "shadows": ["gold_cloaks_kl"], "play": ["bronn"], "gold": 2}, {}, phase="standing")
    do(t, "0 emerge gold_cloaks_kl", "0 trigger gold_cloaks_kl.0a")
    assert player(t, 0)["hand_size"] >= 2 and player(t, 0)["gold"] == 0


@pytest.mark.card("the_hound_atoc")
def test_this_hound_is_shuffled_in_and_not_killed() -> None:
    t = lay(
        {"play": ["knight_of_the_tumblestone", "catelyn_stark"]},
        {**LION, "play": ["the_hound_atoc", "joffrey_baratheon"]},
        cards=knelt("the_hound_atoc.1a", "joffrey_baratheon.1a"),
    )
    deck = player(t, 1)["deck_size"]
    attack(t, "military", "knight_of_the_tumblestone.0a")
    do(t, "1 pick the_hound_atoc.1a")
    assert player(t, 1)["dead"] == [] and player(t, 1)["deck_size"] == deck + 1


@pytest.mark.card("arrogant_contender_lotr")
def test_the_contender_counts_his_opponents() -> None:
    t = lay({**LION, "play": ["arrogant_contender_lotr"]}, {"play": [FILLER, "hodor"]})
    attack(t, "military", "arrogant_contender_lotr.0a")
    defend(t, f"{FILLER}.1a")
    do(t, f"1 pick {FILLER}.1a") if prompt(t) == "claim" else None
    assert offered(t, "trigger arrogant_contender_lotr.0a") is False, "the defender has died for claim"
    t = lay({**LION, "play": ["arrogant_contender_lotr"]}, {"play": [FILLER, "hodor", "lady"]})
    attack(t, "military", "arrogant_contender_lotr.0a")
    defend(t, f"{FILLER}.1a")
    do(t, "1 pick lady.1a", "0 trigger arrogant_contender_lotr.0a")
    assert seen(t, "arrogant_contender_lotr.0a")["power"] == 1


@pytest.mark.card("ser_gregor_clegane_atoc")
@pytest.mark.parametrize("attacker", ["ser_gregor_clegane_atoc", "knight_of_the_tumblestone"])
def test_nobody_is_saved_from_gregor(attacker: str) -> None:
    t = lay(
        {**LION, "play": [attacker, "cersei_lannister"]},
        {"play": ["arya_stark"], "under": ["arya_stark"]},
        cards={**duplicate("arya_stark.1b", "arya_stark.1a"), **knelt("arya_stark.1a")},
    )
    attack(t, "military", f"{attacker}.0a")
    saved = attacker != "ser_gregor_clegane_atoc"
    assert offered(t, "save arya_stark.1a") == saved
    assert saved or player(t, 1)["dead"] == ["arya_stark.1a"]


@pytest.mark.card("vendor_of_venoms_acoa")
@pytest.mark.parametrize("power", [1, 2])
def test_a_rich_vendor_is_not_discarded(power: int) -> None:
    with taught("distraction", DISCARDS, alone=True):
        t = lay(
            {"hand": ["distraction"], "play": ["hodor"]},
            {**LION, "play": ["vendor_of_venoms_acoa"]},
            phase="draw",
            begin="draw_window",
            cards={"vendor_of_venoms_acoa.1a": {"power": power}},
        )
        do(t, "0 play distraction", "0 pick vendor_of_venoms_acoa.1a")
        assert (in_play(t, "vendor_of_venoms_acoa.1a") is None) == (power < 2)


@pytest.mark.card("widows_wail_lotr")
def test_widows_wail_draws_for_its_power() -> None:
    t = lay(
        {**LION, "play": ["cersei_lannister", "widows_wail_lotr"]},
        {},
        cards={"widows_wail_lotr.0a": {"on": "cersei_lannister.0a", "power": 2}},
    )
    assert seen(t, "cersei_lannister.0a")["strength"] == 5 and player(t, 0)["power"] == 2
    attack(t, "intrigue", "cersei_lannister.0a")
    do(t, "0 pick house_lannister.0a") if prompt(t) == "infamy" else None
    do(t, "0 trigger widows_wail_lotr.0a")
    assert player(t, 0)["hand_size"] == 2
