"""House cards of Greyjoy."""

from __future__ import annotations

import pytest

from board2e.battlefield import attack, finish, fought, part, reveal, side, strengths, war, winner
from board2e.duels import plain, shown
from board2e.realm import DANCE, asked, choices, news, of, play, seat, view


@pytest.mark.rule(
    "R-B2-card-greyjoy-01",
    "R-B2-card-greyjoy-06",
    "R-B2-card-greyjoy-09",
    "R-B2-card-greyjoy-10",
    "R-B2-card-greyjoy-13",
)
@pytest.mark.parametrize(
    ("card", "strength", "swords", "forts"),
    [
        plain("euron_crows_eye", 4, 1, 0),
        plain("dagmar_cleftjaw", 1, 1, 1),
        plain("victarion_greyjoy_dwd", 3, 2, 0),
        plain("asha_greyjoy_dwd", 2, 0, 1),
        plain("ser_harras_harlaw", 1, 1, 0),
    ],
)
def test_cards_without_text(card: str, strength: int, swords: int, forts: int) -> None:
    assert shown(card) == (strength, swords, forts)


FIELD = {"seagard": "greyjoy knight march_0", "riverrun": "lannister footman"}


@pytest.mark.rule("R-B2-card-greyjoy-02")
@pytest.mark.card("victarion_greyjoy")
@pytest.mark.parametrize("attacks", [True, False])
def test_victarion_greyjoy_strengthens_attacking_ships(attacks: bool) -> None:
    areas = {"sunset_sea": "greyjoy ship ship march_0", "the_golden_sound": "lannister ship"}
    if not attacks:
        areas = {"sunset_sea": "greyjoy ship ship", "the_golden_sound": "lannister ship march_0"}
    areas["ironmans_bay"] = "greyjoy ship support_0"
    houses = ("greyjoy", "lannister") if attacks else ("lannister", "greyjoy")
    moves = ["ship the_golden_sound"] * 2 if attacks else ["ship sunset_sea"]
    table = attack(war(areas, *houses), *moves)
    play(table, "greyjoy support greyjoy")
    reveal(table, "greyjoy victarion_greyjoy", "lannister the_hound")
    each = 2 if attacks else 1
    assert (part(table, "greyjoy", "units"), part(table, "greyjoy", "support")) == (2 * each, each)
    assert part(table, "lannister", "units") == 1


@pytest.mark.rule("R-B2-card-greyjoy-03")
@pytest.mark.card("theon_greyjoy")
@pytest.mark.parametrize(("area", "figures"), [("riverrun", (3, 1)), ("harrenhal", (3, 1)), ("blackwater", (2, 0))])
def test_theon_greyjoy_defends_castles(area: str, figures: tuple[int, int]) -> None:
    areas = {"stoney_sept": "lannister knight march_0", area: "greyjoy knight"}
    table = attack(war(areas, "lannister", "greyjoy"), f"knight {area}")
    reveal(table, "greyjoy theon_greyjoy", "lannister the_hound")
    assert (part(table, "greyjoy", "card"), side(table, "greyjoy")["swords"]) == figures


@pytest.mark.rule("R-B2-card-greyjoy-03")
@pytest.mark.card("theon_greyjoy")
def test_theon_greyjoy_attacks_without_bonus() -> None:
    table = attack(war(FIELD, "greyjoy", "lannister"), "knight riverrun")
    reveal(table, "greyjoy theon_greyjoy", "lannister the_hound")
    assert (part(table, "greyjoy", "card"), side(table, "greyjoy")["swords"]) == (2, 0)


@pytest.mark.rule("R-B2-card-greyjoy-04")
@pytest.mark.card("balon_greyjoy")
def test_balon_greyjoy_blanks_the_printed_strength_only() -> None:
    table = attack(war(FIELD, "greyjoy", "lannister"), "knight riverrun")
    reveal(table, "greyjoy balon_greyjoy", "lannister tywin_lannister")
    assert part(table, "lannister", "card") == 0
    assert part(table, "greyjoy", "card") == 2
    areas = {"seagard": "greyjoy knight march_0", "riverrun": "baratheon footman"}
    table = attack(war(areas, "greyjoy", "baratheon"), "knight riverrun")
    reveal(table, "greyjoy balon_greyjoy", "baratheon stannis_baratheon")
    assert part(table, "baratheon", "card") == 1  # the bonus of the text stays


@pytest.mark.rule("R-B2-card-greyjoy-05")
@pytest.mark.card("asha_greyjoy")
@pytest.mark.parametrize(("order", "icons"), [("support_0", (0, 0)), ("raid", (2, 1))])
def test_asha_greyjoy_fights_best_alone(order: str, icons: tuple[int, int]) -> None:
    table = attack(war({**FIELD, "ironmans_bay": f"greyjoy ship {order}"}, "greyjoy", "lannister"), "knight riverrun")
    if order == "support_0":
        play(table, "greyjoy support greyjoy")
    reveal(table, "greyjoy asha_greyjoy", "lannister the_hound")
    seen = side(table, "greyjoy")
    assert (seen["swords"], seen["fortifications"]) == icons


@pytest.mark.rule("R-B2-card-greyjoy-07")
@pytest.mark.card("aeron_damphair")
def test_aeron_damphair_is_replaced_for_two_power() -> None:
    table = attack(war(FIELD, "greyjoy", "lannister", power={"greyjoy": 3}), "knight riverrun")
    reveal(table, "greyjoy aeron_damphair", "lannister the_hound")
    assert choices(table, "greyjoy") == ["pass", "replace_card"]
    play(table, "greyjoy replace_card")
    assert of(table, "greyjoy")["power"] == 1
    assert of(table, "greyjoy")["discard"] == ["aeron_damphair"]
    play(table, "greyjoy play euron_crows_eye")
    assert part(table, "greyjoy", "card") == 4


@pytest.mark.rule("R-B2-card-greyjoy-07")
@pytest.mark.card("aeron_damphair")
def test_aeron_damphair_needs_power_and_may_stay() -> None:
    table = attack(war(FIELD, "greyjoy", "lannister", power={"greyjoy": 1}), "knight riverrun")
    reveal(table, "greyjoy aeron_damphair", "lannister the_hound")
    assert asked(table) == ["greyjoy combat.blade"]
    table = attack(war(FIELD, "greyjoy", "lannister", power={"greyjoy": 2}), "knight riverrun")
    reveal(table, "greyjoy aeron_damphair", "lannister the_hound")
    play(table, "greyjoy pass")
    assert part(table, "greyjoy", "card") == 0
    assert of(table, "greyjoy")["power"] == 2


@pytest.mark.card("aeron_damphair")
def test_aeron_comes_back_with_the_others_when_the_last_card_is_played() -> None:
    hand = {"greyjoy": ["aeron_damphair", "dagmar_cleftjaw"]}
    table = attack(war(FIELD, "greyjoy", "lannister", power={"greyjoy": 2}, hand=hand), "knight riverrun")
    reveal(table, "greyjoy aeron_damphair", "lannister tywin_lannister")
    play(table, "greyjoy replace_card")
    finish(table)
    assert winner(table) == "lannister"
    assert of(table, "greyjoy")["discard"] == ["dagmar_cleftjaw"]
    assert "aeron_damphair" in of(table, "greyjoy")["hand"]


@pytest.mark.rule("R-B2-card-greyjoy-08")
@pytest.mark.card("euron_crows_eye_dwd")
@pytest.mark.parametrize(("blade", "strength"), [("greyjoy", 4), ("lannister", 5)])
def test_euron_crows_eye_against_those_above_him(blade: str, strength: int) -> None:
    table = attack(war(FIELD, "greyjoy", "lannister", blade=blade, options=DANCE), "knight riverrun")
    reveal(table, "greyjoy euron_crows_eye_dwd", "lannister daven_lannister")
    assert part(table, "greyjoy", "card") == strength


@pytest.mark.rule("R-B2-card-greyjoy-11")
@pytest.mark.card("rodrik_the_reader")
def test_rodrik_the_reader_puts_a_card_on_top_in_secret() -> None:
    table = fought(
        {**FIELD, "seagard": "greyjoy knight knight march_0"},
        "greyjoy",
        "lannister",
        ["knight riverrun"] * 2,
        ("rodrik_the_reader", "cersei_lannister_dwd"),
        options=DANCE,
    )
    assert choices(table, "greyjoy") == ["pass", "search 1", "search 2", "search 3"]
    play(table, "greyjoy search 2")
    assert "fetch clash_of_kings" in choices(table, "greyjoy")
    assert not any("mustering" in text for text in choices(table, "greyjoy"))
    other = table.copy()
    play(table, "greyjoy fetch clash_of_kings")
    assert view(table, "greyjoy")["westeros_decks"][1]["known"] == {"clash_of_kings": 0}
    play(other, "greyjoy fetch game_of_thrones")
    for viewer in (None, seat(table, "lannister"), seat(table, "stark")):
        assert table.view(viewer) == other.view(viewer)
    assert [event["deck"] for event in news(table, "searched")] == [2]
    assert table.position()["westeros_decks"][1][0] == "clash_of_kings seen greyjoy"


@pytest.mark.rule("R-B2-card-greyjoy-12")
@pytest.mark.card("qarl_the_maid")
@pytest.mark.parametrize(("attacks", "power"), [(True, 3), (False, 0)])
def test_qarl_the_maid_gains_from_a_lost_attack(attacks: bool, power: int) -> None:
    areas = {"seagard": "greyjoy footman", "riverrun": "lannister knight knight knight"}
    areas["seagard" if attacks else "riverrun"] += " march_0"
    houses = ("greyjoy", "lannister") if attacks else ("lannister", "greyjoy")
    moves = ["footman riverrun"] if attacks else ["knight seagard"] * 3
    cards = ("qarl_the_maid", "daven_lannister") if attacks else ("daven_lannister", "qarl_the_maid")
    table = fought(areas, *houses, moves, cards, options=DANCE)
    assert winner(table) == "lannister"
    assert of(table, "greyjoy")["power"] == power


@pytest.mark.rule("R-B2-card-greyjoy-14")
@pytest.mark.card("aeron_damphair_dwd")
def test_aeron_damphair_buys_strength() -> None:
    table = attack(war(FIELD, "greyjoy", "lannister", options=DANCE, power={"greyjoy": 3}), "knight riverrun")
    reveal(table, "greyjoy aeron_damphair_dwd", "lannister daven_lannister")
    assert choices(table, "greyjoy") == ["pass", "pay 1", "pay 2", "pay 3"]
    play(table, "greyjoy pay 3")
    assert of(table, "greyjoy")["power"] == 0
    assert part(table, "greyjoy", "card") == 3
    finish(table)
    assert strengths(table)[0] == 2 + 3


@pytest.mark.rule("R-B2-card-greyjoy-02")
@pytest.mark.card("victarion_greyjoy")
def test_victarion_greyjoy_strengthens_no_ships_of_others() -> None:
    areas = {"sunset_sea": "greyjoy ship ship march_0", "the_golden_sound": "lannister ship"}
    areas["ironmans_bay"] = "stark ship support_0"
    table = attack(war(areas, "greyjoy", "lannister"), *["ship the_golden_sound"] * 2)
    play(table, "stark support greyjoy", "greyjoy accept_help")
    reveal(table, "greyjoy victarion_greyjoy", "lannister the_hound")
    assert (part(table, "greyjoy", "units"), part(table, "greyjoy", "support")) == (4, 1)
