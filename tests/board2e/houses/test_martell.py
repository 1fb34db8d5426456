"""House cards of Martell."""

from __future__ import annotations

import pytest

from board2e.battlefield import attack, finish, fought, lies, part, reveal, side, war, winner
from board2e.duels import plain, shown
from board2e.realm import DANCE, asked, choices, news, play, see, view


@pytest.mark.rule(
    "R-B2-card-martell-01",
    "R-B2-card-martell-02",
    "R-B2-card-martell-03",
    "R-B2-card-martell-04",
    "R-B2-card-martell-09",
    "R-B2-card-martell-10",
    "R-B2-card-martell-11",
    "R-B2-card-martell-14",
)
@pytest.mark.parametrize(
    ("card", "strength", "swords", "forts"),
    [
        plain("the_red_viper", 4, 2, 1),
        plain("areo_hotah", 3, 0, 1),
        plain("obara_sand", 2, 1, 0),
        plain("darkstar", 2, 1, 0),
        plain("areo_hotah_dwd", 3, 0, 2),
        plain("bastard_of_godsgrace", 2, 0, 1),
        plain("big_man", 2, 1, 0),
        plain("nymeria_sand_dwd", 0, 1, 1),
    ],
)
def test_cards_without_text(card: str, strength: int, swords: int, forts: int) -> None:
    assert shown(card) == (strength, swords, forts)


FIELD = {"yronwood": "martell knight march_0", "princes_pass": "tyrell footman"}
DEFENSE = {"dornish_marches": "tyrell knight knight march_0", "princes_pass": "martell footman defense_1 token martell"}


@pytest.mark.rule("R-B2-card-martell-05")
@pytest.mark.card("nymeria_sand")
def test_nymeria_sand_strikes_or_parries() -> None:
    table = attack(war(FIELD, "martell", "tyrell"), "knight princes_pass")
    reveal(table, "martell nymeria_sand", "tyrell alester_florent")
    assert (side(table, "martell")["swords"], side(table, "martell")["fortifications"]) == (1, 0)
    table = attack(war(DEFENSE, "tyrell", "martell"), "knight princes_pass")
    reveal(table, "martell nymeria_sand", "tyrell alester_florent")
    assert (side(table, "martell")["swords"], side(table, "martell")["fortifications"]) == (0, 1)


@pytest.mark.rule("R-B2-card-martell-06", "A-B2-24")
@pytest.mark.card("arianne_martell")
def test_arianne_martell_keeps_the_attacker_out() -> None:
    table = fought(DEFENSE, "tyrell", "martell", ["knight princes_pass"] * 2, ("alester_florent", "arianne_martell"))
    assert winner(table) == "tyrell"
    play(table, "martell retreat starfall")
    assert lies(table, "starfall") == "martell routed footman 1"
    assert lies(table, "princes_pass") == ""
    assert lies(table, "dornish_marches") == "tyrell knight 2"
    assert see(table, "princes_pass")["controller"] is None
    assert see(table, "dornish_marches")["order"] is None


@pytest.mark.rule("R-B2-card-martell-06")
@pytest.mark.card("arianne_martell")
def test_arianne_martell_does_nothing_when_she_wins_or_attacks() -> None:
    table = fought(FIELD, "martell", "tyrell", ["knight princes_pass"], ("arianne_martell", "queen_of_thorns"))
    assert winner(table) == "martell"
    play(table, "tyrell retreat dornish_marches")
    assert lies(table, "princes_pass") == "martell knight 1"


@pytest.mark.card("arianne_martell", "ser_loras_tyrell")
def test_loras_does_not_take_his_order_where_arianne_bars_the_way() -> None:
    table = fought(DEFENSE, "tyrell", "martell", ["knight princes_pass"] * 2, ("ser_loras_tyrell", "arianne_martell"))
    play(table, "martell retreat starfall")
    assert see(table, "princes_pass")["order"] is None
    assert see(table, "dornish_marches")["order"] is None
    assert news(table, "march_kept") == []


@pytest.mark.rule("R-B2-card-martell-07", "R-B2-tracks-02", "R-B2-tracks-03")
@pytest.mark.card("doran_martell")
def test_doran_martell_throws_the_opponent_down_at_once() -> None:
    table = attack(war(DEFENSE, "tyrell", "martell"), "knight princes_pass")
    reveal(table, "tyrell alester_florent", "martell doran_martell")
    assert choices(table, "martell") == [
        f"choose_track {track}" for track in ("iron_throne", "fiefdoms", "kings_court")
    ]
    before = view(table)["tracks"]["fiefdoms"]
    play(table, "martell choose_track fiefdoms")
    assert view(table)["tracks"]["fiefdoms"] == [h for h in before if h != "tyrell"] + ["tyrell"]
    # Tyrell held the blade; now Martell does, and is asked instead
    assert asked(table) == ["martell combat.blade"]


@pytest.mark.rule("R-B2-card-martell-08", "A-B2-33")
@pytest.mark.card("doran_martell_dwd")
@pytest.mark.parametrize(
    ("used", "figures"),
    [(0, (0, 6, 6)), (4, (2, 2, 2)), (6, (4, 0, 0))],
)
def test_doran_martell_fights_best_with_an_empty_hand(used: int, figures: tuple[int, int, int]) -> None:
    others = [
        "areo_hotah_dwd",
        "bastard_of_godsgrace",
        "big_man",
        "ser_gerris_drinkwater",
        "quentyn_martell",
        "nymeria_sand_dwd",
    ]
    table = attack(
        war(FIELD, "martell", "tyrell", options=DANCE, discard={"martell": others[:used]}), "knight princes_pass"
    )
    reveal(table, *(["martell doran_martell_dwd"] if used < 6 else []), "tyrell willas_tyrell")
    seen = side(table, "martell")
    assert (seen["parts"]["card"], seen["swords"], seen["fortifications"]) == figures


@pytest.mark.rule("R-B2-card-martell-12")
@pytest.mark.card("ser_gerris_drinkwater")
def test_ser_gerris_drinkwater_rises_by_one() -> None:
    tracks = {"kings_court": ["stark", "lannister", "martell", "baratheon", "greyjoy", "tyrell"]}
    table = fought(
        {**FIELD, "yronwood": "martell knight knight march_0"},
        "martell",
        "tyrell",
        ["knight princes_pass"] * 2,
        ("ser_gerris_drinkwater", "willas_tyrell"),
        options=DANCE,
        tracks=tracks,
    )
    assert choices(table, "martell") == ["pass", "choose_track kings_court"]  # first on the two others
    play(table, "martell choose_track kings_court")
    assert view(table)["tracks"]["kings_court"][:3] == ["stark", "martell", "lannister"]


@pytest.mark.rule("R-B2-card-martell-12")
@pytest.mark.card("ser_gerris_drinkwater")
def test_ser_gerris_drinkwater_must_win() -> None:
    table = fought(
        {**FIELD, "princes_pass": "tyrell knight knight"},
        "martell",
        "tyrell",
        ["knight princes_pass"],
        ("ser_gerris_drinkwater", "willas_tyrell"),
        options=DANCE,
    )
    assert winner(table) == "tyrell"
    assert not any("gerris" in line for line in asked(table))


@pytest.mark.rule("R-B2-card-martell-13")
@pytest.mark.card("quentyn_martell")
@pytest.mark.parametrize("used", [[], ["big_man"], ["big_man", "areo_hotah_dwd", "nymeria_sand_dwd"]])
def test_quentyn_martell_grows_with_the_used_cards(used: list[str]) -> None:
    table = attack(war(FIELD, "martell", "tyrell", options=DANCE, discard={"martell": used}), "knight princes_pass")
    reveal(table, "martell quentyn_martell", "tyrell willas_tyrell")
    assert part(table, "martell", "card") == 1 + len(used)
    finish(table)
