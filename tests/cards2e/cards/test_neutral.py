"""The neutral cards."""

from __future__ import annotations

import pytest

from cards2e.thrones import attack, do, fight, in_play, knelt, lay, offered, player, prompt, seen, texts

STORM = "a_storm_of_swords"  # claim 1


@pytest.mark.card("littlefinger")
@pytest.mark.rule("R-C2-modifier-08")
def test_littlefinger_draws_when_marshaled() -> None:
    t = lay({"hand": ["littlefinger", "robb_stark"], "gold": 9}, {}, phase="marshaling")
    do(t, "0 marshal littlefinger", "0 trigger littlefinger.0a")
    assert player(t, 0)["hand_size"] == 3 and player(t, 0)["plot_values"]["gold"] == 4


@pytest.mark.card("littlefinger")
@pytest.mark.rule("R-C2-marshal-08")
def test_littlefinger_put_into_play_draws_nothing() -> None:
    t = lay({"plots": ["reinforcements"], "discard": ["littlefinger"]}, {"power": 1}, phase="plot")
    do(t, "0 player seat_0")
    assert in_play(t, "littlefinger.0a") and not offered(t, "trigger littlefinger.0a")


@pytest.mark.card("varys")
@pytest.mark.rule("R-C2-initiate-07")
def test_varys_sweeps_the_board_at_the_end_of_dominance() -> None:
    t = lay(
        {"play": ["varys", "robb_stark", "lannisport"]},
        {"play": ["tyrion_lannister", "bodyguard", "eddard_stark"], "under": ["eddard_stark"]},
        phase="dominance",
        cards={
            "bodyguard.1a": {"on": "tyrion_lannister.1a"},
            "eddard_stark.1b": {"zone": "duplicate", "on": "eddard_stark.1a"},
        },
    )
    do(t, "0 trigger varys.0a", "1 trigger bodyguard.1a", "1 save eddard_stark.1a")
    assert [c["title"] for c in player(t, 0)["play"]] == ["lannisport"], "only characters"
    assert [c["title"] for c in player(t, 1)["play"]] == ["tyrion_lannister", "eddard_stark"], "saved"
    assert player(t, 0)["discard"] == ["robb_stark.0a"] and player(t, 0)["dead"] == [], "discarded; Varys left the game"


@pytest.mark.card("varys")
@pytest.mark.rule("R-C2-ability-08")
def test_varys_waits_for_company_and_for_dominance() -> None:
    t = lay({"play": ["varys"]}, {}, phase="dominance")
    assert not offered(t, "trigger varys.0a"), "his own going is only the cost"
    t = lay({"play": ["varys", "robb_stark"]}, {}, phase="challenges")
    do(t, "0 pass")
    assert t.phase == 4 and offered(t, "trigger varys.0a"), "not as the challenges phase ends"


@pytest.mark.card("rattleshirts_raiders")
def test_the_raiders_destroy_an_attachment_of_the_loser() -> None:
    t = lay(
        {"play": ["rattleshirts_raiders", "robb_stark", "noble_lineage"], "plot": STORM},
        {"play": ["bran_stark", "little_bird", "lannisport"]},
        cards={
            "noble_lineage.0a": {"on": "bran_stark.1a"},
            "little_bird.1a": {"on": "robb_stark.0a"},
            **knelt("bran_stark.1a"),
        },
    )
    attack(t, "military", "rattleshirts_raiders.0a")
    do(t, "0 trigger rattleshirts_raiders.0a")
    assert player(t, 1)["discard"] == ["little_bird.1a"], "who controls it matters, not who wears it"


@pytest.mark.card("rattleshirts_raiders")
def test_the_raiders_must_attack_and_win() -> None:
    cards = {"little_bird.1a": {"on": "bran_stark.1a"}}
    t = lay({"play": ["rattleshirts_raiders", "robb_stark"]}, {"play": ["bran_stark", "little_bird"]}, cards=cards)
    attack(t, "military", "robb_stark.0a")
    assert not offered(t, "trigger rattleshirts_raiders.0a")
    cards = {"little_bird.0a": {"on": "tumblestone_knight.0a"}}
    t = lay({"play": ["tumblestone_knight", "little_bird"]}, {"play": ["rattleshirts_raiders"]}, cards=cards)
    attack(t, "military", "tumblestone_knight.0a")
    do(t, "1 defend rattleshirts_raiders.1a")
    assert not offered(t, "trigger rattleshirts_raiders.1a"), "defending"


@pytest.mark.card("wildling_horde")
def test_the_horde_strengthens_a_wildling_of_yours() -> None:
    t = lay(
        {"play": ["wildling_horde", "rattleshirts_raiders", "robb_stark"]},
        {"play": ["rattleshirts_raiders"]},
    )
    assert not offered(t, "trigger wildling_horde.0a"), "nobody takes part"
    attack(t, "military", "rattleshirts_raiders.0a", "robb_stark.0a")
    do(t, "0 trigger wildling_horde.0a")
    assert fight(t)["attack"] == 10 and player(t, 0)["faction_kneeling"] and not offered(t, "trigger wildling_horde.0a")
    t = lay({"play": ["wildling_horde", "robb_stark"]}, {"play": ["rattleshirts_raiders"]})
    attack(t, "military", "robb_stark.0a")
    assert prompt(t) == "defenders", "no Wildling takes part"


@pytest.mark.card("seal_of_the_hand")
def test_the_seal_stands_its_bearer() -> None:
    cards = {"seal_of_the_hand.0a": {"on": "robb_stark.0a"}, **knelt("robb_stark.0a")}
    t = lay({"play": ["robb_stark", "seal_of_the_hand"]}, {}, cards=cards)
    do(t, "0 trigger seal_of_the_hand.0a")
    assert not seen(t, "robb_stark.0a")["kneeling"] and seen(t, "seal_of_the_hand.0a")["kneeling"]
    t = lay({"play": ["robb_stark", "seal_of_the_hand"]}, {}, cards={"seal_of_the_hand.0a": {"on": "robb_stark.0a"}})
    assert not offered(t, "trigger seal_of_the_hand.0a"), "the bearer stands"
    t = lay({"play": ["tumblestone_knight"], "hand": ["seal_of_the_hand"], "gold": 9}, {}, phase="marshaling")
    assert not offered(t, "marshal seal_of_the_hand"), "for Lords and Ladies"


GUARD = {"bodyguard.1a": {"on": "tyrion_lannister.1a"}, **knelt("tyrion_lannister.1a")}


@pytest.mark.card("bodyguard")
def test_the_bodyguard_saves_its_bearer_only() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": STORM},
        {"play": ["tyrion_lannister", "bodyguard", "bran_stark"]},
        cards={**GUARD, **knelt("bran_stark.1a")},
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "1 pick bran_stark.1a")
    assert player(t, 1)["dead"] == ["bran_stark.1a"] and not offered(t, "trigger bodyguard.1a")
    t = lay({"play": ["robb_stark"], "plot": STORM}, {"play": ["tyrion_lannister", "bodyguard"]}, cards=GUARD)
    attack(t, "military", "robb_stark.0a")
    do(t, "1 trigger bodyguard.1a")
    assert in_play(t, "tyrion_lannister.1a") and player(t, 1)["discard"] == ["bodyguard.1a"]


@pytest.mark.card("bodyguard")
@pytest.mark.rule("R-C2-save-02")
def test_the_bodyguard_does_not_help_where_no_save_is_allowed() -> None:
    t = lay({"plots": ["marched_to_the_wall"]}, {"play": ["tyrion_lannister", "bodyguard"]}, phase="plot", cards=GUARD)
    do(t, "0 player seat_0")
    assert not offered(t, "trigger bodyguard.1a") and not in_play(t, "tyrion_lannister.1a")
    t = lay(
        {"faction": "lannister", "play": ["cersei_lannister"], "hand": ["the_things_i_do_for_love"], "gold": 5},
        {"play": ["tyrion_lannister", "bodyguard"]},
        cards=GUARD,
    )
    do(t, "0 play the_things_i_do_for_love")
    assert not offered(t, "trigger bodyguard.1a") and not in_play(t, "tyrion_lannister.1a"), "nor from returning"
    t = lay({"play": ["tumblestone_knight"], "hand": ["bodyguard"], "gold": 9}, {}, phase="marshaling")
    assert not offered(t, "marshal bodyguard"), "for Lords and Ladies"


@pytest.mark.parametrize(
    ("attachment", "icons"),
    [
        pytest.param("little_bird", ["military", "intrigue"], marks=pytest.mark.card("little_bird")),
        pytest.param("noble_lineage", ["military", "power"], marks=pytest.mark.card("noble_lineage")),
    ],
)
def test_attachments_that_give_an_icon(attachment: str, icons: list[str]) -> None:
    t = lay({"play": ["salty_navigator", attachment]}, {}, cards={f"{attachment}.0a": {"on": "salty_navigator.0a"}})
    assert seen(t, "salty_navigator.0a")["icons"] == icons


@pytest.mark.card("syrios_training")
@pytest.mark.rule("R-C2-icon-01")
def test_syrios_training_teaches_to_fight() -> None:
    t = lay({"play": ["bran_stark", "syrios_training"]}, {}, cards={"syrios_training.0a": {"on": "bran_stark.0a"}})
    assert seen(t, "bran_stark.0a")["icons"] == ["military", "power"] and offered(t, "challenge military seat_1")


@pytest.mark.card("milk_of_the_poppy")
@pytest.mark.rule("R-C2-blank-01")
@pytest.mark.rule("R-C2-terminal-01")
def test_milk_of_the_poppy_blanks_and_is_terminal() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": STORM},
        {"faction": "lannister", "play": ["tywin_lannister", "milk_of_the_poppy", "widows_wail"], "gold": 4},
        cards={
            "milk_of_the_poppy.1a": {"on": "tywin_lannister.1a"},
            "widows_wail.1a": {"on": "tywin_lannister.1a"},
            **knelt("tywin_lannister.1a"),
        },
    )
    tywin = seen(t, "tywin_lannister.1a")
    assert tywin["strength"] == 8 and tywin["keywords"] == [] and player(t, 1)["plot_values"]["gold"] == 3
    attack(t, "military", "robb_stark.0a")
    assert player(t, 1)["discard"] == ["milk_of_the_poppy.1a"] and player(t, 1, 1)["hand"] == ["widows_wail"]


@pytest.mark.card("the_iron_throne")
@pytest.mark.parametrize("kneeling", [False, True])
def test_the_iron_throne_counts_8_for_dominance(kneeling: bool) -> None:
    t = lay(
        {"play": ["the_iron_throne"]},
        {"play": ["eddard_stark"], "gold": 2},
        phase="dominance",
        cards={"the_iron_throne.0a": {"kneeling": kneeling}},
    )
    assert player(t, 0)["faction_power"] == 1 and player(t, 1)["faction_power"] == 0
    assert player(t, 0)["plot_values"]["reserve"] == player(t, 1)["plot_values"]["reserve"] + 1


@pytest.mark.card("the_kingsroad")
@pytest.mark.rule("R-C2-cost-04")
def test_the_kingsroad_is_sacrificed_for_3() -> None:
    t = lay(
        {"play": ["the_kingsroad"], "hand": ["robb_stark", "lannisport", "bran_stark"], "gold": 9},
        {},
        phase="marshaling",
    )
    assert player(t, 0)["plot_values"]["initiative"] == 7
    do(t, "0 trigger the_kingsroad.0a", "0 marshal lannisport")
    assert player(t, 0)["gold"] == 9 and player(t, 0)["discard"] == ["the_kingsroad.0a"], "no character: full price"
    do(t, "0 marshal robb_stark")
    assert player(t, 0)["gold"] == 6
    t = lay(
        {"play": ["the_kingsroad"], "hand": ["robb_stark"], "gold": 9},
        {},
        phase="marshaling",
        cards=knelt("the_kingsroad.0a"),
    )
    assert not offered(t, "trigger the_kingsroad.0a"), "it kneels"
    t = lay({"play": ["the_kingsroad", "robb_stark"], "hand": ["robb_stark"]}, {})
    assert not offered(t, "trigger the_kingsroad.0a"), "while marshaling only"


@pytest.mark.card("the_roseroad")
@pytest.mark.rule("R-C2-marshal-03")
def test_the_roseroad_brings_1_gold() -> None:
    t = lay({"play": ["the_roseroad"], "hand": ["robb_stark", "the_roseroad", "the_kingsroad"]}, {}, phase="marshaling")
    assert player(t, 0)["gold"] == 4
    do(t, "0 marshal the_roseroad")
    assert not offered(t, "marshal the_kingsroad"), "limited"


@pytest.mark.card("put_to_the_sword")
@pytest.mark.rule("R-C2-limit-03")
def test_put_to_the_sword_kills_after_a_great_win() -> None:
    t = lay(
        {"play": ["robb_stark", "littlefinger"], "plot": STORM, "hand": ["put_to_the_sword"] * 2, "gold": 9},
        {"play": ["tywin_lannister", "bran_stark"], "hand": ["put_to_the_sword"]},
        cards=knelt("tywin_lannister.1a", "bran_stark.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "0 play put_to_the_sword", "0 pick tywin_lannister.1a", "1 pass")
    assert player(t, 1)["dead"][0] == "tywin_lannister.1a" and player(t, 0)["gold"] == 7
    assert not offered(t, "play put_to_the_sword"), "once per challenge"


@pytest.mark.card("put_to_the_torch")
def test_put_to_the_torch_destroys_a_location() -> None:
    t = lay(
        {"play": ["robb_stark", "the_roseroad"], "hand": ["put_to_the_torch"] * 2, "gold": 9},
        {"play": ["lannisport", "the_kingsroad", "bran_stark"]},
        cards=knelt("bran_stark.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "0 play put_to_the_torch")
    assert texts(t) == ["pick lannisport.1a", "pick the_kingsroad.1a"]
    do(t, "0 pick lannisport.1a", "1 pass")
    assert player(t, 1)["discard"] == ["lannisport.1a"] and player(t, 0)["gold"] == 8
    assert not offered(t, "play put_to_the_torch")


@pytest.mark.card("put_to_the_sword")
@pytest.mark.card("put_to_the_torch")
@pytest.mark.parametrize("event", ["put_to_the_sword", "put_to_the_torch"])
@pytest.mark.parametrize("spoiled", ["margin", "type", "defending"])
def test_sword_and_torch_need_a_military_attack_won_by_5(event: str, spoiled: str) -> None:
    hero = "vanguard_of_the_north" if spoiled == "margin" else "robb_stark"
    winner = {"play": [hero, "littlefinger"], "hand": [event], "gold": 9, "plot": "a_noble_cause"}
    loser = {"play": ["tumblestone_knight", "lannisport"], "plot": "a_noble_cause"}
    if spoiled == "defending":
        winner["play"] = ["robert_baratheon"]
        t = lay(loser, {**winner, "faction": "baratheon"})
        attack(t, "military", "tumblestone_knight.0a")
        do(t, "1 defend robert_baratheon.1a")
    else:
        t = lay(winner, loser, cards=knelt("tumblestone_knight.1a"))
        attack(t, "power" if spoiled == "type" else "military", f"{hero}.0a")
    assert not offered(t, f"play {event}")


@pytest.mark.card("superior_claim")
def test_superior_claim_gains_2_power() -> None:
    t = lay({"play": ["robb_stark", "littlefinger"], "hand": ["superior_claim"] * 2}, {})
    attack(t, "power", "robb_stark.0a")
    do(t, "0 play superior_claim")
    assert prompt(t) == "renown" and player(t, 0)["faction_power"] == 3, "2, and 1 for no opposition; not twice"
    t = lay({"play": ["winterfell_steward", "arya_stark"]}, {"play": ["robert_baratheon"], "hand": ["superior_claim"]})
    attack(t, "power", "winterfell_steward.0a")
    do(t, "1 defend robert_baratheon.1a", "1 play superior_claim")
    assert player(t, 1)["faction_power"] == 2, "defending as well"


@pytest.mark.card("superior_claim")
@pytest.mark.parametrize(("kind", "name"), [("military", "robb_stark"), ("power", "littlefinger")])
def test_superior_claim_needs_a_power_challenge_won_by_5(kind: str, name: str) -> None:
    t = lay({"play": ["robb_stark", "littlefinger"], "hand": ["superior_claim"]}, {})
    attack(t, kind, f"{name}.0a")
    assert not offered(t, "play superior_claim")


@pytest.mark.card("tears_of_lys")
@pytest.mark.rule("R-C2-delayed-01")
def test_tears_of_lys_kill_at_the_end_of_the_phase() -> None:
    t = lay(
        {"play": ["littlefinger", "robb_stark"], "hand": ["tears_of_lys"] * 2, "gold": 2},
        {"play": ["balon_greyjoy", "sansa_stark", "robb_stark"]},
        cards=knelt("balon_greyjoy.1a", "sansa_stark.1a", "robb_stark.1a"),
    )
    attack(t, "intrigue", "littlefinger.0a")
    do(t, "0 play tears_of_lys")
    assert texts(t) == ["pick balon_greyjoy.1a", "pick robb_stark.1a"], "without an intrigue icon"
    do(t, "0 pick balon_greyjoy.1a")
    assert seen(t, "balon_greyjoy.1a")["tokens"] == {"poison": 1} and not offered(t, "play tears_of_lys")
    do(t, "0 pass")
    assert player(t, 1)["dead"] == ["balon_greyjoy.1a"]


@pytest.mark.card("tears_of_lys")
def test_tears_of_lys_need_an_intrigue_won_as_attacker() -> None:
    t = lay(
        {"play": ["littlefinger", "robb_stark"], "hand": ["tears_of_lys"], "gold": 2},
        {"play": ["balon_greyjoy"]},
        cards=knelt("balon_greyjoy.1a"),
    )
    attack(t, "power", "littlefinger.0a")
    assert not offered(t, "play tears_of_lys")
    t = lay({"play": ["sansa_stark", "robb_stark"]}, {"play": ["littlefinger"], "hand": ["tears_of_lys"], "gold": 2})
    attack(t, "intrigue", "sansa_stark.0a")
    do(t, "1 defend littlefinger.1a")
    assert not offered(t, "play tears_of_lys"), "won defending"
    t = lay({"play": ["littlefinger"], "hand": ["tears_of_lys"], "gold": 2}, {"play": ["sansa_stark"]})
    attack(t, "intrigue", "littlefinger.0a")
    do(t, "1 done")
    assert not offered(t, "play tears_of_lys"), "all of them have the icon"


@pytest.mark.card("the_hands_judgment")
@pytest.mark.rule("R-C2-x-01")
def test_the_hands_judgment_costs_what_the_event_costs() -> None:
    for gold in (2, 1):
        t = lay(
            {"play": ["robb_stark"], "hand": ["put_to_the_sword"], "gold": 2},
            {"play": ["balon_greyjoy"], "hand": ["the_hands_judgment"], "gold": gold},
            cards=knelt("balon_greyjoy.1a"),
        )
        attack(t, "military", "robb_stark.0a")
        do(t, "0 play put_to_the_sword")
        assert offered(t, "play the_hands_judgment") == (gold == 2)
    t = lay(
        {"faction": "lannister", "play": ["cersei_lannister"], "hand": ["the_things_i_do_for_love"], "gold": 4},
        {"play": ["sansa_stark"], "hand": ["the_hands_judgment"]},
    )
    do(t, "0 play the_things_i_do_for_love", "0 number 3", "1 play the_hands_judgment")
    assert in_play(t, "sansa_stark.1a") and player(t, 0)["gold"] == 1, "a printed X is 0"


@pytest.mark.card("the_hands_judgment")
def test_the_hands_judgment_is_for_events_of_opponents() -> None:
    t = lay({"play": ["robb_stark"], "hand": ["for_the_north", "the_hands_judgment"]}, {"play": ["eddard_stark"]})
    attack(t, "military", "robb_stark.0a")
    do(t, "0 play for_the_north")
    assert not offered(t, "play the_hands_judgment") and fight(t)["attack"] == 7
    t = lay(
        {"faction": "lannister", "play": ["tyrion_lannister"]},
        {"hand": ["the_hands_judgment"], "gold": 5},
    )
    attack(t, "intrigue", "tyrion_lannister.0a")
    do(t, "0 trigger tyrion_lannister.0a")
    assert not offered(t, "play the_hands_judgment"), "no event"
