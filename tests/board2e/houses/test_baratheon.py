"""House cards of Baratheon."""

from __future__ import annotations

import pytest

from board2e.battlefield import attack, finish, fought, lies, part, reveal, side, strengths, war, winner
from board2e.duels import plain, shown
from board2e.realm import DANCE, asked, choices, of, play, see, view


@pytest.mark.rule(
    "R-B2-card-baratheon-04",
    "R-B2-card-baratheon-05",
    "R-B2-card-baratheon-11",
    "R-B2-card-baratheon-12",
    "R-B2-card-baratheon-13",
)
@pytest.mark.parametrize(
    ("card", "strength", "swords", "forts"),
    [
        plain("brienne_of_tarth", 2, 1, 1),
        plain("melisandre", 1, 1, 0),
        plain("bastard_of_nightsong", 2, 0, 1),
        plain("ser_davos_seaworth_dwd", 1, 1, 1),
        plain("ser_axell_florent", 1, 1, 0),
    ],
)
def test_cards_without_text(card: str, strength: int, swords: int, forts: int) -> None:
    assert shown(card) == (strength, swords, forts)


FIELD = {"kingswood": "baratheon footman march_0", "the_reach": "tyrell footman"}


@pytest.mark.rule("R-B2-card-baratheon-01")
@pytest.mark.card("stannis_baratheon")
@pytest.mark.parametrize(("first", "strength"), [(("baratheon", "tyrell"), 4), (("tyrell", "baratheon"), 5)])
def test_stannis_baratheon_against_those_above_him(first: tuple[str, str], strength: int) -> None:
    table = attack(war(FIELD, "baratheon", "tyrell", first=first), "footman the_reach")
    reveal(table, "baratheon stannis_baratheon", "tyrell alester_florent")
    assert part(table, "baratheon", "card") == strength


@pytest.mark.rule("R-B2-card-baratheon-02")
@pytest.mark.card("renly_baratheon")
def test_renly_baratheon_makes_knights_of_footmen() -> None:
    areas = {
        "kingswood": "baratheon footman footman march_0",
        "the_reach": "tyrell footman",
        "blackwater": "baratheon footman support_0",
        "kings_landing": "lannister footman support_0 neutral 0",
    }
    table = attack(war(areas, "baratheon", "tyrell"), *["footman the_reach"] * 2)
    play(table, "baratheon support baratheon", "lannister support baratheon", "baratheon accept_help")
    finish(reveal(table, "baratheon renly_baratheon", "tyrell alester_florent"))
    assert choices(table, "baratheon") == ["promote the_reach", "promote blackwater", "pass"]
    twin = table.copy()
    play(table, "baratheon promote the_reach", "tyrell retreat highgarden")
    assert lies(table, "the_reach") == "baratheon footman 1, knight 1"
    play(twin, "baratheon promote blackwater", "tyrell retreat highgarden")
    assert lies(twin, "blackwater") == "baratheon knight 1"


@pytest.mark.rule("R-B2-card-baratheon-02")
@pytest.mark.card("renly_baratheon")
def test_renly_baratheon_does_nothing_in_defeat_or_without_knights() -> None:
    areas = {**FIELD, "the_reach": "tyrell knight knight knight"}
    table = fought(areas, "baratheon", "tyrell", ["footman the_reach"], ("renly_baratheon", "alester_florent"))
    assert winner(table) == "tyrell"
    assert lies(table, "kingswood") == "baratheon routed footman 1"
    full = {**FIELD, "dragonstone": "baratheon knight knight knight", "storms_end": "baratheon knight knight"}
    table = fought(full, "baratheon", "tyrell", ["footman the_reach"], ("renly_baratheon", "alester_florent"))
    assert winner(table) == "baratheon"
    assert asked(table) == ["tyrell combat.retreat"]


@pytest.mark.rule("R-B2-card-baratheon-03")
@pytest.mark.card("ser_davos_seaworth")
@pytest.mark.parametrize(("used", "figures"), [(["stannis_baratheon"], (3, 1)), (["melisandre"], (2, 0))])
def test_ser_davos_seaworth_while_stannis_is_used(used: list[str], figures: tuple[int, int]) -> None:
    table = attack(war(FIELD, "baratheon", "tyrell", discard={"baratheon": used}), "footman the_reach")
    reveal(table, "baratheon ser_davos_seaworth", "tyrell alester_florent")
    assert (part(table, "baratheon", "card"), side(table, "baratheon")["swords"]) == figures


SEA = {
    "shipbreaker_bay": "baratheon ship ship march_0",
    "the_narrow_sea": "stark ship ship",
    "the_shivering_sea": "stark ship support_plus_1",
    "port_of_white_harbor": "stark ship support_0",
    "white_harbor": "stark footman",
}


@pytest.mark.rule("R-B2-card-baratheon-06")
@pytest.mark.card("salladhor_saan")
def test_salladhor_saan_makes_other_ships_worthless_if_he_is_supported() -> None:
    areas = {**SEA, "port_of_dragonstone": "baratheon ship support_0", "dragonstone": "baratheon footman"}
    table = attack(war(areas, "baratheon", "stark"), "ship the_narrow_sea", "ship the_narrow_sea")
    play(table, "stark support stark")
    reveal(table, "baratheon salladhor_saan", "stark greatjon_umber")
    assert (part(table, "stark", "units"), part(table, "stark", "support")) == (2, 3)  # nobody supports him
    near = {**SEA, "shipbreaker_bay": "baratheon ship support_0", "the_eyrie": "garrison 0 neutral 0"}
    near["the_shivering_sea"] = "baratheon ship ship march_0"
    near["port_of_white_harbor"] = "stark ship support_plus_1"
    table = attack(war(near, "baratheon", "stark"), "ship the_narrow_sea", "ship the_narrow_sea")
    play(table, "baratheon support baratheon", "stark support stark")
    reveal(table, "baratheon salladhor_saan", "stark greatjon_umber")
    assert (part(table, "stark", "units"), part(table, "stark", "support")) == (0, 1)  # the special order still counts
    assert (part(table, "baratheon", "units"), part(table, "baratheon", "support")) == (2, 1)


@pytest.mark.card("salladhor_saan", "victarion_greyjoy")
@pytest.mark.parametrize(("first", "each"), [(("greyjoy", "baratheon"), 0), (("baratheon", "greyjoy"), 2)])
def test_the_later_of_two_texts_sets_the_value(first: tuple[str, str], each: int) -> None:
    areas = {
        "sunset_sea": "greyjoy ship ship march_0",
        "the_golden_sound": "baratheon ship",
        "ironmans_bay": "baratheon ship support_0",
    }
    table = attack(war(areas, "greyjoy", "baratheon", first=first), *["ship the_golden_sound"] * 2)
    play(table, "baratheon support baratheon")
    reveal(table, "greyjoy victarion_greyjoy", "baratheon salladhor_saan")
    assert part(table, "greyjoy", "units") == 2 * each


@pytest.mark.rule("R-B2-card-baratheon-07")
@pytest.mark.card("patchface")
def test_patchface_discards_a_card_of_the_opponent() -> None:
    table = fought(
        {**FIELD, "the_reach": "tyrell knight knight"},
        "baratheon",
        "tyrell",
        ["footman the_reach"],
        ("patchface", "alester_florent"),
    )
    assert choices(table, "baratheon")[0] == "pass"
    assert "discard alester_florent" not in choices(table, "baratheon")
    play(table, "baratheon discard mace_tyrell")
    assert set(of(table, "tyrell")["discard"]) == {"alester_florent", "mace_tyrell"}


@pytest.mark.rule("R-B2-card-baratheon-07")
@pytest.mark.card("patchface")
def test_patchface_takes_the_last_card() -> None:
    table = fought(
        {**FIELD, "the_reach": "tyrell knight knight"},
        "baratheon",
        "tyrell",
        ["footman the_reach"],
        ("patchface", "alester_florent"),
        hand={"tyrell": ["alester_florent", "mace_tyrell"]},
    )
    play(table, "baratheon discard mace_tyrell")
    assert of(table, "tyrell")["discard"] == ["mace_tyrell"]
    assert len(of(table, "tyrell")["hand"]) == 6


@pytest.mark.rule("R-B2-card-baratheon-08")
@pytest.mark.card("stannis_baratheon_dwd")
def test_unsupported_stannis_ends_all_support() -> None:
    areas = {
        **FIELD,
        "highgarden": "tyrell knight support_0",
        "blackwater": "lannister footman support_0",
        "oldtown": "tyrell footman support_0",
        "kings_landing": "baratheon footman support_0",
    }
    table = attack(war(areas, "baratheon", "tyrell", options=DANCE), "footman the_reach")
    play(table, "baratheon support_nobody", "tyrell support tyrell", "lannister support tyrell", "tyrell accept_help")
    assert part(table, "tyrell", "support") == 3
    reveal(table, "baratheon stannis_baratheon_dwd", "tyrell willas_tyrell")
    assert part(table, "tyrell", "support") == 0
    for area in ("highgarden", "blackwater", "kings_landing"):
        assert see(table, area)["order"] is None
    assert see(table, "oldtown")["order"] == "support_0"  # too far away


@pytest.mark.rule("R-B2-card-baratheon-08")
@pytest.mark.card("stannis_baratheon_dwd")
def test_supported_stannis_changes_nothing() -> None:
    areas = {
        **FIELD,
        "highgarden": "tyrell knight support_0",
        "kings_landing": "baratheon footman support_0",
    }
    table = attack(war(areas, "baratheon", "tyrell", options=DANCE), "footman the_reach")
    play(table, "baratheon support baratheon", "tyrell support tyrell")
    reveal(table, "baratheon stannis_baratheon_dwd", "tyrell willas_tyrell")
    assert (part(table, "tyrell", "support"), part(table, "baratheon", "support")) == (2, 1)


@pytest.mark.rule("R-B2-card-baratheon-09")
@pytest.mark.card("jon_snow")
@pytest.mark.parametrize(
    ("threat", "ways"),
    [(4, {"threat_up": 6, "threat_down": 2}), (0, {"threat_up": 2}), (10, {"threat_down": 8})],
)
def test_jon_snow_moves_the_wildlings(threat: int, ways: dict[str, int]) -> None:
    table = fought(
        {**FIELD, "kingswood": "baratheon knight knight march_0"},
        "baratheon",
        "tyrell",
        ["knight the_reach"] * 2,
        ("jon_snow", "willas_tyrell"),
        options=DANCE,
        threat=threat,
    )
    assert set(choices(table, "baratheon")) == {"pass", *ways}
    for way, after in ways.items():
        twin = table.copy()
        play(twin, f"baratheon {way}")
        assert view(twin)["threat"] == after


@pytest.mark.rule("R-B2-card-baratheon-10")
@pytest.mark.card("melisandre_dwd")
def test_melisandre_buys_a_card_back() -> None:
    table = fought(
        {**FIELD, "the_reach": "tyrell knight knight"},
        "baratheon",
        "tyrell",
        ["footman the_reach"],
        ("melisandre_dwd", "willas_tyrell"),
        options=DANCE,
        power={"baratheon": 3},
        discard={"baratheon": ["stannis_baratheon_dwd", "jon_snow"]},
    )
    assert set(choices(table, "baratheon")) == {"pass", "take_back jon_snow", "take_back melisandre_dwd"}
    play(table, "baratheon take_back jon_snow")
    assert of(table, "baratheon")["power"] == 0
    assert "jon_snow" in of(table, "baratheon")["hand"]
    assert set(of(table, "baratheon")["discard"]) == {"stannis_baratheon_dwd", "melisandre_dwd"}


@pytest.mark.rule("R-B2-card-baratheon-14")
@pytest.mark.card("mance_rayder")
def test_mance_rayder_is_as_strong_as_the_wildlings() -> None:
    table = attack(war(FIELD, "baratheon", "tyrell", options=DANCE, threat=8), "footman the_reach")
    reveal(table, "baratheon mance_rayder", "tyrell willas_tyrell")
    assert strengths(table)[0] == 8  # the blade is of no use to him and is not asked for
    assert not view(table)["blade_used"]
