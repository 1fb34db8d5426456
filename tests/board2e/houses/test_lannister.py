"""House cards of Lannister."""

from __future__ import annotations

import pytest

from board2e.battlefield import attack, finish, fought, killed, lies, part, reveal, side, strengths, war, winner
from board2e.duels import plain, shown
from board2e.realm import DANCE, asked, choices, news, of, play, see


@pytest.mark.rule(
    "R-B2-card-lannister-02",
    "R-B2-card-lannister-03",
    "R-B2-card-lannister-04",
    "R-B2-card-lannister-08",
    "R-B2-card-lannister-09",
    "R-B2-card-lannister-10",
    "R-B2-card-lannister-12",
)
@pytest.mark.parametrize(
    ("card", "strength", "swords", "forts"),
    [
        plain("ser_gregor_clegane", 3, 3, 0),
        plain("the_hound", 2, 0, 2),
        plain("ser_jaime_lannister", 2, 1, 0),
        plain("ser_jaime_lannister_dwd", 4, 1, 1),
        plain("ser_kevan_lannister_dwd", 3, 0, 1),
        plain("daven_lannister", 2, 1, 0),
        plain("cersei_lannister_dwd", 1, 0, 1),
    ],
)
def test_cards_without_text(card: str, strength: int, swords: int, forts: int) -> None:
    assert shown(card) == (strength, swords, forts)


FIELD = {"stoney_sept": "lannister knight march_0", "blackwater": "tyrell footman"}


@pytest.mark.rule("R-B2-card-lannister-01")
@pytest.mark.card("tywin_lannister")
@pytest.mark.parametrize(("defending", "power"), [("footman", 2), ("knight knight knight", 0)])
def test_tywin_lannister_gains_power_if_he_wins(defending: str, power: int) -> None:
    areas = {**FIELD, "blackwater": f"tyrell {defending}"}
    table = fought(areas, "lannister", "tyrell", ["knight blackwater"], ("tywin_lannister", "alester_florent"))
    assert winner(table) == ("lannister" if power else "tyrell")
    assert of(table, "lannister")["power"] == power


@pytest.mark.rule("R-B2-card-lannister-05")
@pytest.mark.card("tyrion_lannister")
def test_tyrion_lannister_sends_a_card_back() -> None:
    table = attack(war(FIELD, "lannister", "tyrell"), "knight blackwater")
    reveal(table, "lannister tyrion_lannister", "tyrell mace_tyrell")
    assert choices(table, "lannister") == ["pass", "return_card mace_tyrell"]
    play(table, "lannister return_card mace_tyrell")
    assert asked(table) == ["tyrell combat.another_card"]
    assert "play mace_tyrell" not in choices(table, "tyrell")
    assert "mace_tyrell" in of(table, "tyrell")["hand"]
    play(table, "tyrell play ser_garlan_tyrell")
    finish(table)
    assert strengths(table) == (3, 3)
    assert killed(table) == []


@pytest.mark.rule("R-B2-card-lannister-05")
@pytest.mark.card("tyrion_lannister")
def test_the_card_after_tyrion_uses_its_text() -> None:
    table = attack(
        war({**FIELD, "blackwater": "greyjoy footman"}, "lannister", "greyjoy", power={"greyjoy": 2}),
        "knight blackwater",
    )
    reveal(table, "lannister tyrion_lannister", "greyjoy euron_crows_eye")
    play(table, "lannister return_card euron_crows_eye", "greyjoy play aeron_damphair")
    assert asked(table) == ["greyjoy card.aeron_damphair"]
    play(table, "greyjoy replace_card")
    assert "play euron_crows_eye" not in choices(table, "greyjoy")


@pytest.mark.rule("R-B2-card-lannister-05")
@pytest.mark.card("tyrion_lannister")
def test_tyrion_may_be_content() -> None:
    table = attack(war(FIELD, "lannister", "tyrell"), "knight blackwater")
    reveal(table, "lannister tyrion_lannister", "tyrell randyll_tarly")
    play(table, "lannister pass")
    assert side(table, "tyrell")["card"] == "randyll_tarly"


@pytest.mark.rule("R-B2-card-lannister-06")
@pytest.mark.card("ser_kevan_lannister")
def test_ser_kevan_lannister_strengthens_attacking_footmen() -> None:
    areas = {
        "stoney_sept": "lannister footman footman knight march_0",
        "blackwater": "tyrell footman",
        "harrenhal": "lannister footman support_0",
        "the_reach": "stark footman support_0",
    }
    table = attack(war(areas, "lannister", "tyrell"), *["footman blackwater"] * 2, "knight blackwater")
    play(table, "lannister support lannister", "stark support lannister", "lannister accept_help")
    reveal(table, "lannister ser_kevan_lannister", "tyrell alester_florent")
    assert part(table, "lannister", "units") == 2 + 2 + 2
    assert part(table, "lannister", "support") == 2 + 1  # Stark's footmen stay what they are
    assert part(table, "tyrell", "units") == 1


@pytest.mark.rule("R-B2-card-lannister-06")
@pytest.mark.card("ser_kevan_lannister")
def test_ser_kevan_lannister_does_not_help_in_defense() -> None:
    areas = {"blackwater": "tyrell footman march_0", "stoney_sept": "lannister footman footman"}
    table = attack(war(areas, "tyrell", "lannister"), "footman stoney_sept")
    reveal(table, "lannister ser_kevan_lannister", "tyrell alester_florent")
    assert part(table, "lannister", "units") == 2


@pytest.mark.rule("R-B2-card-lannister-07", "A-B2-31")
@pytest.mark.card("cersei_lannister")
def test_cersei_lannister_removes_an_order_of_the_loser() -> None:
    areas = {
        "stoney_sept": "lannister knight knight march_0",
        "blackwater": "tyrell footman defense_1",
        "oldtown": "tyrell footman raid",
        "harrenhal": "stark footman raid",
    }
    table = fought(areas, "lannister", "tyrell", ["knight blackwater"] * 2, ("cersei_lannister", "alester_florent"))
    assert choices(table, "lannister") == ["pass", "remove_order oldtown"]
    play(table, "lannister remove_order oldtown")
    assert see(table, "oldtown")["order"] is None


@pytest.mark.rule("R-B2-card-lannister-07")
@pytest.mark.card("cersei_lannister")
def test_cersei_lannister_does_nothing_in_defeat_or_against_the_march_itself() -> None:
    areas = {"blackwater": "tyrell footman march_0", "stoney_sept": "lannister knight knight"}
    table = fought(areas, "tyrell", "lannister", ["footman stoney_sept"], ("alester_florent", "cersei_lannister"))
    assert winner(table) == "lannister"
    assert not any("cersei" in line for line in asked(table))  # there is no other order of Tyrell's
    table = fought(
        {**FIELD, "blackwater": "tyrell knight knight", "oldtown": "tyrell footman raid"},
        "lannister",
        "tyrell",
        ["knight blackwater"],
        ("cersei_lannister", "alester_florent"),
    )
    assert winner(table) == "tyrell"
    assert see(table, "oldtown")["order"] == "raid"


@pytest.mark.rule("R-B2-card-lannister-11")
@pytest.mark.card("ser_ilyn_payne")
def test_ser_ilyn_payne_destroys_a_footman_anywhere() -> None:
    areas = {
        "stoney_sept": "lannister knight knight march_0",
        "blackwater": "tyrell footman",
        "oldtown": "tyrell footman raid",
        "the_reach": "tyrell knight",
    }
    table = fought(
        areas, "lannister", "tyrell", ["knight blackwater"] * 2, ("ser_ilyn_payne", "willas_tyrell"), options=DANCE
    )
    assert set(choices(table, "lannister")) == {"pass", "destroy blackwater footman", "destroy oldtown footman"}
    play(table, "lannister destroy oldtown footman")
    assert lies(table, "oldtown") == ""
    assert see(table, "oldtown")["order"] is None
    assert asked(table) == ["tyrell combat.retreat"]


@pytest.mark.rule("R-B2-card-lannister-11")
@pytest.mark.card("ser_ilyn_payne")
def test_ser_ilyn_payne_destroys_an_attacker() -> None:
    areas = {"blackwater": "tyrell footman march_0", "stoney_sept": "lannister knight knight"}
    table = fought(
        areas, "tyrell", "lannister", ["footman stoney_sept"], ("willas_tyrell", "ser_ilyn_payne"), options=DANCE
    )
    play(table, "lannister kill footman")
    assert killed(table) == ["tyrell footman"]


@pytest.mark.rule("R-B2-card-lannister-13")
@pytest.mark.card("ser_addam_marbrand")
@pytest.mark.parametrize("attacks", [True, False])
def test_ser_addam_marbrand_strengthens_attacking_knights(attacks: bool) -> None:
    areas = {"stoney_sept": "lannister knight footman march_0", "blackwater": "tyrell knight"}
    if not attacks:
        areas = {"blackwater": "tyrell knight march_0", "stoney_sept": "lannister knight footman"}
    houses = ("lannister", "tyrell") if attacks else ("tyrell", "lannister")
    moves = ["knight blackwater", "footman blackwater"] if attacks else ["knight stoney_sept"]
    table = attack(war({**areas, "harrenhal": "lannister knight support_0"}, *houses, options=DANCE), *moves)
    play(table, "lannister support lannister")
    reveal(table, "lannister ser_addam_marbrand", "tyrell willas_tyrell")
    assert part(table, "lannister", "units") == (3 + 1 if attacks else 2 + 1)
    assert part(table, "lannister", "support") == (3 if attacks else 2)
    assert part(table, "tyrell", "units") == 2


@pytest.mark.rule("R-B2-card-lannister-14")
@pytest.mark.card("qyburn")
def test_qyburn_uses_a_card_that_lies_in_a_discard_pile() -> None:
    used = {"stark": ["ramsay_bolton", "roose_bolton_dwd"], "tyrell": ["queen_of_thorns_dwd"]}
    table = attack(
        war(FIELD, "lannister", "tyrell", options=DANCE, power={"lannister": 3}, discard=used), "knight blackwater"
    )
    reveal(table, "lannister qyburn", "tyrell willas_tyrell")
    assert set(choices(table, "lannister")) == {
        "pass",
        "copy_card ramsay_bolton",
        "copy_card roose_bolton_dwd",
        "copy_card queen_of_thorns_dwd",
    }
    play(table, "lannister copy_card roose_bolton_dwd")
    assert of(table, "lannister")["power"] == 1
    seen = side(table, "lannister")
    assert (seen["parts"]["card"], seen["swords"], seen["copied"]) == (4, 1, "roose_bolton_dwd")
    finish(table)
    play(table, "tyrell retreat the_reach")
    assert "roose_bolton_dwd" in of(table, "stark")["discard"]
    assert of(table, "lannister")["discard"] == ["qyburn"]
    assert news(table, "card_copied")


@pytest.mark.rule("R-B2-card-lannister-14")
@pytest.mark.card("qyburn")
def test_qyburn_costs_two_power() -> None:
    used = {"stark": ["ramsay_bolton"]}
    table = attack(
        war(FIELD, "lannister", "tyrell", options=DANCE, power={"lannister": 1}, discard=used), "knight blackwater"
    )
    reveal(table, "lannister qyburn", "tyrell willas_tyrell")
    assert asked(table) == ["lannister combat.blade"]
    assert part(table, "lannister", "card") == 0
