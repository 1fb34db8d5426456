"""Steps 2, 4 and 5: what makes up combat strength, the blade, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from board2e.battlefield import attack, combat, finish, fought, lies, part, reveal, side, strengths, war, winner
from board2e.realm import asked, choices, play, see, view
from smallcouncil.games.board2e.state import BoardTable


def met(attacking: str, defending: str, *moves: str, area: str = "blackwater", **more: Any) -> BoardTable:
    """Lannister attacks Tyrell from Stoney Sept; both still have to choose a card."""
    return attack(
        war({"stoney_sept": f"lannister {attacking}", area: f"tyrell {defending}"}, "lannister", "tyrell", **more),
        *moves,
    )


@pytest.mark.rule("R-B2-combat-03", "R-B2-strength-01", "R-B2-strength-02")
def test_footmen_and_knights() -> None:
    table = met("footman footman knight march_0", "knight knight", *["footman blackwater"] * 2, "knight blackwater")
    for viewer in (None, "lannister", "stark"):
        seen = combat(table, viewer)
        assert seen["attacker"]["parts"]["units"] == 1 + 1 + 2
        assert seen["defender"]["parts"]["units"] == 2 + 2
        assert seen["attacker"]["units"] == {"footman": 2, "knight": 1}


@pytest.mark.rule("R-B2-strength-01")
def test_only_units_that_march_take_part() -> None:
    table = met("footman knight march_0", "footman", "footman blackwater")
    assert part(table, "lannister", "units") == 1
    assert lies(table, "stoney_sept") == "lannister knight 1"


@pytest.mark.rule("R-B2-strength-03")
def test_ships() -> None:
    table = war(
        {"sunset_sea": "greyjoy ship ship march_0", "the_golden_sound": "lannister ship"}, "greyjoy", "lannister"
    )
    attack(table, "ship the_golden_sound", "ship the_golden_sound")
    assert (part(table, "greyjoy", "units"), part(table, "lannister", "units")) == (2, 1)


@pytest.mark.rule("R-B2-strength-04", "R-B2-strength-05")
@pytest.mark.parametrize(("area", "strength"), [("harrenhal", 4), ("riverrun", 4), ("blackwater", 0)])
def test_siege_engines_attack_castles_and_strongholds(area: str, strength: int) -> None:
    table = met("siege_engine march_0", "footman", f"siege_engine {area}", area=area)
    assert part(table, "lannister", "units") == strength


@pytest.mark.rule("R-B2-strength-05")
def test_siege_engines_do_not_defend() -> None:
    table = met("footman march_0", "siege_engine", "footman harrenhal", area="harrenhal")
    assert part(table, "tyrell", "units") == 0


@pytest.mark.rule("R-B2-strength-06", "R-B2-orders-04")
@pytest.mark.parametrize(("order", "strength"), [("defense_1", 1), ("defense_2", 2), ("raid", 0)])
def test_defense_orders(order: str, strength: int) -> None:
    assert part(met("footman march_0", f"footman {order}", "footman blackwater"), "tyrell", "order") == strength


@pytest.mark.rule("R-B2-strength-07", "R-B2-orders-03", "R-B2-orders-08")
@pytest.mark.parametrize(("order", "strength"), [("march_minus_1", -1), ("march_0", 0), ("march_plus_1", 1)])
def test_march_orders(order: str, strength: int) -> None:
    table = met(f"footman {order}", "footman", "footman blackwater")
    assert part(table, "lannister", "order") == strength
    assert side(table, "lannister")["strength"] == 1 + strength


@pytest.mark.rule("R-B2-strength-08")
def test_supporting_units_count() -> None:
    table = war(
        {
            "stoney_sept": "lannister footman march_0",
            "blackwater": "tyrell footman",
            "harrenhal": "lannister knight support_0",
        },
        "lannister",
        "tyrell",
    )
    attack(table, "footman blackwater")
    play(table, "lannister support lannister")
    assert part(table, "lannister", "support") == 2
    assert side(table, "lannister")["strength"] == 3


@pytest.mark.rule("R-B2-strength-10", "R-B2-garrison-02", "A-B2-22")
def test_a_garrison_fights_alone() -> None:
    table = war({"searoad_marches": "lannister footman march_0"}, "lannister", "tyrell")
    attack(table, "footman highgarden")
    assert asked(table) == ["lannister combat.card", "tyrell combat.card"]
    assert part(table, "tyrell", "garrison") == 2
    finish(reveal(table, "lannister the_hound", "tyrell alester_florent"))
    assert strengths(table) == (3, 3)
    assert see(table, "highgarden")["garrison"] == 0  # the attacker stands higher among the fiefdoms
    assert lies(table, "highgarden") == "lannister footman 1"


@pytest.mark.rule("R-B2-garrison-02", "R-B2-tokens-02")
def test_a_garrison_adds_to_units_and_a_power_token_does_not() -> None:
    table = met("footman march_0", "footman", "footman blackwater")
    assert part(table, "tyrell", "garrison") == 0
    table = war({"searoad_marches": "lannister footman march_0", "highgarden": "tyrell footman"}, "lannister", "tyrell")
    attack(table, "footman highgarden")
    assert side(table, "tyrell")["strength"] == 3
    table = met("footman march_0", "footman token tyrell", "footman blackwater")
    assert side(table, "tyrell")["strength"] == 1


@pytest.mark.rule("R-B2-garrison-03", "R-B2-garrison-04", "R-B2-garrison-06")
def test_a_garrison_holds_or_falls_for_good() -> None:
    areas = {"searoad_marches": "lannister knight knight march_0", "highgarden": "tyrell footman"}
    moves = ["knight highgarden", "knight highgarden"]
    lost = fought(areas, "lannister", "tyrell", moves, ("cersei_lannister", "mace_tyrell"))
    assert winner(lost) == "tyrell"
    assert see(lost, "highgarden")["garrison"] == 2
    won = fought(areas, "lannister", "tyrell", moves, ("ser_gregor_clegane", "queen_of_thorns"))
    assert winner(won) == "lannister"
    assert see(won, "highgarden")["garrison"] == 0
    assert not any("garrison" in text for ask in won.asks for text in map(won.text, ask.choices))


@pytest.mark.rule("R-B2-retreat-13")
def test_routed_units_have_no_strength() -> None:
    table = met("footman march_0", "footman routed knight", "footman blackwater")
    assert part(table, "tyrell", "units") == 1
    assert side(table, "tyrell")["routed"] == {"knight": 1}


@pytest.mark.rule("R-B2-housecard-02", "R-B2-combat-02")
def test_house_cards_add_their_strength_after_the_initial_strength() -> None:
    table = met("footman march_0", "footman", "footman blackwater")
    assert (side(table, "lannister")["strength"], side(table, "tyrell")["strength"]) == (1, 1)
    reveal(table, "lannister the_hound", "tyrell alester_florent")
    assert asked(table) == ["lannister combat.blade"]
    assert (part(table, "lannister", "card"), part(table, "tyrell", "card")) == (2, 1)
    finish(table)
    assert strengths(table) == (3, 2)


# ---------------------------------------------------------------------- the blade


@pytest.mark.rule("R-B2-blade-01", "R-B2-resolve-01")
def test_the_blade_adds_one() -> None:
    table = met("footman march_0", "knight", "footman blackwater")
    reveal(table, "lannister the_hound", "tyrell randyll_tarly")
    assert choices(table, "lannister") == ["pass", "use_blade"]
    play(table, "lannister use_blade")
    assert strengths(table) == (4, 4)


@pytest.mark.rule("R-B2-blade-01")
def test_the_defender_uses_the_blade_too() -> None:
    table = met("footman march_0", "footman", "footman blackwater", blade="tyrell")
    reveal(table, "lannister the_hound", "tyrell randyll_tarly")
    play(table, "tyrell use_blade")
    assert strengths(table) == (3, 4)


@pytest.mark.rule("R-B2-blade-02")
def test_the_blade_serves_once_a_round() -> None:
    table = met("footman march_0", "footman", "footman blackwater")
    reveal(table, "lannister the_hound", "tyrell randyll_tarly")
    play(table, "lannister use_blade")
    assert view(table)["blade_used"]
    table = met("footman march_0", "footman", "footman blackwater", blade_used=True)
    reveal(table, "lannister the_hound", "tyrell randyll_tarly")
    assert strengths(table) == (3, 3)


@pytest.mark.rule("R-B2-blade-03")
def test_who_only_supports_cannot_use_the_blade() -> None:
    table = war(
        {
            "stoney_sept": "lannister footman march_0",
            "blackwater": "tyrell footman",
            "harrenhal": "stark knight support_0",
        },
        "lannister",
        "tyrell",
        blade="stark",
    )
    attack(table, "footman blackwater")
    play(table, "stark support tyrell", "tyrell accept_help")
    reveal(table, "lannister the_hound", "tyrell randyll_tarly")
    assert strengths(table) == (3, 5)


# ---------------------------------------------------------------------- the result


@pytest.mark.rule("R-B2-resolve-02")
@pytest.mark.parametrize(("card", "house"), [("ser_jaime_lannister", "lannister"), ("cersei_lannister", "tyrell")])
def test_the_stronger_side_wins(card: str, house: str) -> None:
    table = met("footman march_0", "footman", "footman blackwater")
    finish(reveal(table, f"lannister {card}", "tyrell alester_florent"))
    assert winner(table) == house


@pytest.mark.rule("R-B2-resolve-03", "R-B2-tracks-01")
@pytest.mark.parametrize("house", ["lannister", "tyrell"])
def test_a_tie_goes_to_the_better_place_among_the_fiefdoms(house: str) -> None:
    other = "tyrell" if house == "lannister" else "lannister"
    table = met(
        *("footman march_0", "footman", "footman blackwater"),
        first=(other, house),
        blade=house,
        blade_used=True,
    )
    reveal(table, "lannister the_hound", "tyrell randyll_tarly")
    assert strengths(table) == (3, 3)
    assert winner(table) == house


@pytest.mark.rule("R-B2-resolve-04", "R-B2-resolve-05", "R-B2-resolve-06", "R-B2-resolve-07")
def test_after_a_victory_of_the_attacker() -> None:
    table = met("knight march_0", "footman defense_1 token tyrell", "knight blackwater")
    finish(reveal(table, "lannister ser_jaime_lannister", "tyrell queen_of_thorns"))
    assert winner(table) == "lannister"
    area = see(table, "blackwater")
    assert (area["order"], area["token"], area["units"]) == (None, None, {"knight": 1})
    assert area["controller"] == "lannister"
    assert see(table, "stoney_sept")["order"] is None


@pytest.mark.rule("R-B2-resolve-06", "R-B2-resolve-08", "A-B2-24")
def test_after_a_victory_of_the_defender() -> None:
    table = met("footman march_0", "knight defense_1 token tyrell", "footman blackwater")
    finish(reveal(table, "lannister the_hound", "tyrell ser_garlan_tyrell"))
    assert winner(table) == "tyrell"
    area = see(table, "blackwater")
    assert (area["order"], area["token"], area["units"]) == ("defense_1", "tyrell", {"knight": 1})
    assert see(table, "stoney_sept")["order"] is None


@pytest.mark.rule("R-B2-port-07", "R-B2-port-09")
def test_ships_in_the_port_of_a_conquered_area() -> None:
    table = war(
        {
            "riverrun": "tyrell knight knight march_0",
            "lannisport": "lannister footman garrison 0",
            "port_of_lannisport": "lannister ship ship",
        },
        "tyrell",
        "lannister",
    )
    attack(table, "knight lannisport", "knight lannisport")
    finish(reveal(table, "tyrell ser_garlan_tyrell", "lannister cersei_lannister"))
    assert choices(table, "tyrell") == ["capture 2", "capture 1", "capture 0"]
    play(table, "tyrell capture 1")
    assert lies(table, "port_of_lannisport") == "tyrell ship 1"
