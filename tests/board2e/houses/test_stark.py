"""House cards of Stark."""

from __future__ import annotations

import pytest

from board2e.battlefield import attack, finish, fought, killed, lies, part, reveal, side, strengths, war, winner
from board2e.duels import plain, shown
from board2e.realm import DANCE, asked, choices, of, play


@pytest.mark.rule(
    "R-B2-card-stark-01",
    "R-B2-card-stark-04",
    "R-B2-card-stark-05",
    "R-B2-card-stark-08",
    "R-B2-card-stark-10",
    "R-B2-card-stark-11",
    "R-B2-card-stark-13",
)
@pytest.mark.parametrize(
    ("card", "strength", "swords", "forts"),
    [
        plain("eddard_stark", 4, 2, 0),
        plain("greatjon_umber", 2, 1, 0),
        plain("ser_rodrick_cassel", 1, 0, 2),
        plain("roose_bolton_dwd", 4, 1, 0),
        plain("steelshanks_walton", 2, 0, 1),
        plain("black_walder", 2, 1, 0),
        plain("damon_dance_for_me", 1, 1, 0),
    ],
)
def test_cards_without_text(card: str, strength: int, swords: int, forts: int) -> None:
    assert shown(card) == (strength, swords, forts)


@pytest.mark.rule("R-B2-card-stark-02")
@pytest.mark.card("robb_stark")
def test_robb_stark_picks_the_retreat_of_a_defender() -> None:
    table = fought(
        {"moat_cailin": "stark knight knight march_0", "seagard": "greyjoy footman", "the_twins": "token tyrell"},
        "stark",
        "greyjoy",
        ["knight seagard"] * 2,
        ("robb_stark", "dagmar_cleftjaw"),
    )
    assert asked(table) == ["stark card.robb_stark"]
    assert set(choices(table, "stark")) == {"retreat greywater_watch", "retreat riverrun", "pass"}
    play(table, "stark retreat riverrun")
    assert lies(table, "riverrun") == "greyjoy routed footman 1"


@pytest.mark.rule("R-B2-card-stark-02")
@pytest.mark.card("robb_stark")
def test_robb_stark_may_leave_the_choice_to_the_loser_and_picks_where_an_attacker_goes() -> None:
    table = fought(
        {"seagard": "greyjoy footman march_0", "moat_cailin": "stark knight knight"},
        "greyjoy",
        "stark",
        ["footman moat_cailin"],
        ("dagmar_cleftjaw", "robb_stark"),
    )
    assert {"retreat seagard", "retreat the_twins", "retreat greywater_watch"} <= set(choices(table, "stark"))
    twin = table.copy()
    play(table, "stark retreat the_twins")
    assert lies(table, "the_twins") == "greyjoy routed footman 1"
    play(twin, "stark pass")
    assert lies(twin, "seagard") == "greyjoy routed footman 1"


@pytest.mark.rule("R-B2-card-stark-02")
@pytest.mark.card("robb_stark")
def test_robb_stark_must_pick_what_costs_the_fewest_units() -> None:
    table = fought(
        {
            "moat_cailin": "stark knight knight knight march_0",
            "seagard": "greyjoy footman footman",
            "riverrun": "greyjoy footman",
        },
        "stark",
        "greyjoy",
        ["knight seagard"] * 3,
        ("robb_stark", "dagmar_cleftjaw"),
        supply={"stark": 6, "greyjoy": 0},
    )
    assert "retreat riverrun" not in choices(table, "stark")
    assert "retreat greywater_watch" in choices(table, "stark")


@pytest.mark.rule("R-B2-card-stark-03")
@pytest.mark.card("roose_bolton")
@pytest.mark.parametrize("units", ["footman", "knight knight knight"])
def test_roose_bolton_brings_all_cards_back_after_a_defeat(units: str) -> None:
    table = fought(
        {"moat_cailin": f"stark {units} march_0", "seagard": "greyjoy knight knight"},
        "stark",
        "greyjoy",
        [f"{unit} seagard" for unit in units.split()],
        ("roose_bolton", "dagmar_cleftjaw"),
        discard={"stark": ["eddard_stark", "robb_stark"]},
    )
    if winner(table) == "greyjoy":
        assert of(table, "stark")["discard"] == []
        assert len(of(table, "stark")["hand"]) == 7
    else:
        play(table, "greyjoy retreat riverrun")
        assert set(of(table, "stark")["discard"]) == {"eddard_stark", "robb_stark", "roose_bolton"}
    assert winner(table) == ("greyjoy" if units == "footman" else "stark")


@pytest.mark.rule("R-B2-card-stark-06")
@pytest.mark.card("the_blackfish")
def test_the_blackfish_spares_units() -> None:
    areas = {"harrenhal": "lannister knight knight march_0", "riverrun": "stark footman footman"}
    table = fought(areas, "lannister", "stark", ["knight riverrun"] * 2, ("ser_gregor_clegane", "the_blackfish"))
    assert winner(table) == "lannister"
    assert killed(table) == []
    play(table, "stark retreat seagard")
    assert lies(table, "seagard") == "stark routed footman 2"


@pytest.mark.rule("R-B2-card-stark-06")
@pytest.mark.card("the_blackfish")
def test_the_blackfish_spares_units_from_texts() -> None:
    areas = {"harrenhal": "tyrell knight march_0", "riverrun": "stark footman footman"}
    table = attack(war(areas, "tyrell", "stark"), "knight riverrun")
    reveal(table, "tyrell mace_tyrell", "stark the_blackfish")
    assert killed(table) == []
    table = attack(war(areas, "tyrell", "stark"), "knight riverrun")
    reveal(table, "tyrell mace_tyrell", "stark eddard_stark")
    assert killed(table) == ["stark footman"]


@pytest.mark.rule("R-B2-card-stark-07")
@pytest.mark.card("catelyn_stark")
@pytest.mark.parametrize(("order", "value"), [("defense_1", 2), ("defense_2", 4), ("raid", 0)])
def test_catelyn_stark_doubles_a_defense_order(order: str, value: int) -> None:
    areas = {"harrenhal": "lannister knight march_0", "riverrun": f"stark footman {order}"}
    table = attack(war(areas, "lannister", "stark"), "knight riverrun")
    reveal(table, "lannister the_hound", "stark catelyn_stark")
    assert part(table, "stark", "order") == value
    assert part(table, "stark", "card") == 0


@pytest.mark.rule("R-B2-card-stark-09")
@pytest.mark.card("ramsay_bolton")
def test_ramsay_bolton_needs_reek_in_hand() -> None:
    areas = {"moat_cailin": "stark knight march_0", "seagard": "greyjoy footman"}
    table = attack(war(areas, "stark", "greyjoy", options=DANCE), "knight seagard")
    reveal(table, "stark ramsay_bolton", "greyjoy ser_harras_harlaw")
    assert (part(table, "stark", "card"), side(table, "stark")["swords"]) == (4, 3)
    table = attack(war(areas, "stark", "greyjoy", options=DANCE, discard={"stark": ["reek"]}), "knight seagard")
    reveal(table, "stark ramsay_bolton", "greyjoy ser_harras_harlaw")
    assert (part(table, "stark", "card"), side(table, "stark")["swords"]) == (3, 0)


@pytest.mark.rule("R-B2-card-stark-12", "A-B2-30")
@pytest.mark.card("walder_frey")
def test_walder_frey_turns_the_support_of_others() -> None:
    areas = {
        "moat_cailin": "stark knight march_0",
        "seagard": "greyjoy footman",
        "riverrun": "lannister knight support_plus_1",
        "ironmans_bay": "greyjoy ship support_0",
    }
    table = attack(war(areas, "stark", "greyjoy", options=DANCE), "knight seagard")
    play(table, "greyjoy support greyjoy", "lannister support greyjoy", "greyjoy accept_help")
    assert part(table, "greyjoy", "support") == 3 + 1
    reveal(table, "stark walder_frey", "greyjoy ser_harras_harlaw")
    assert part(table, "stark", "support") == 3
    assert part(table, "greyjoy", "support") == 1  # the opponent's own support stays with him


@pytest.mark.rule("R-B2-card-stark-14")
@pytest.mark.card("reek")
def test_reek_brings_ramsay_back_and_may_come_back_himself() -> None:
    areas = {"moat_cailin": "stark footman march_0", "seagard": "greyjoy knight knight"}
    table = attack(
        war(areas, "stark", "greyjoy", options=DANCE, discard={"stark": ["ramsay_bolton"]}), "footman seagard"
    )
    reveal(table, "stark reek", "greyjoy asha_greyjoy_dwd")
    assert "ramsay_bolton" in of(table, "stark")["hand"]
    finish(table)
    assert choices(table, "stark") == ["take_back reek", "pass"]
    twin = table.copy()
    play(table, "stark take_back reek")
    assert "reek" in of(table, "stark")["hand"]
    assert of(table, "stark")["discard"] == []
    play(twin, "stark pass")
    assert of(twin, "stark")["discard"] == ["reek"]


@pytest.mark.card("reek")
def test_reek_stays_used_after_a_victory() -> None:
    table = fought(
        {"moat_cailin": "stark knight knight knight march_0", "seagard": "greyjoy footman"},
        "stark",
        "greyjoy",
        ["knight seagard"] * 3,
        ("reek", "ser_harras_harlaw"),
        options=DANCE,
    )
    assert strengths(table)[0] == 6
    assert asked(table) == ["greyjoy combat.retreat"]
