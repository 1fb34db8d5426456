"""House cards of Arryn, A Feast for Crows."""

from __future__ import annotations

from typing import Any

import pytest

from board2e.battlefield import attack, finish, fought, part, reveal, war, winner
from board2e.duels import plain, shown
from board2e.realm import CROWS, asked, choices, of, play
from smallcouncil.games.board2e.state import BoardTable


@pytest.mark.rule("R-B2-card-arryn-03", "R-B2-card-arryn-04", "R-B2-card-arryn-05")
@pytest.mark.parametrize(
    ("card", "strength", "swords", "forts"),
    [
        plain("nestor_royce", 2, 0, 2),
        plain("lyn_corbray", 2, 1, 0),
        plain("lothor_brune", 1, 1, 1),
    ],
)
def test_cards_without_text(card: str, strength: int, swords: int, forts: int) -> None:
    assert shown(card) == (strength, swords, forts)


FIELD = {"the_twins": "arryn knight knight march_0", "moat_cailin": "stark footman"}


def raid(card: str, answer: str, field: dict[str, str] | None = None, **more: Any) -> BoardTable:
    return fought(field or FIELD, "arryn", "stark", ["knight moat_cailin"] * 2, (card, answer), options=CROWS, **more)


@pytest.mark.rule("R-B2-card-arryn-01")
@pytest.mark.card("bronze_yohn_royce")
@pytest.mark.parametrize(("power", "strength"), [({"arryn": 3, "stark": 2}, 5), ({"arryn": 2, "stark": 2}, 4)])
def test_bronze_yohn_royce_with_more_power(power: dict[str, int], strength: int) -> None:
    table = attack(war(FIELD, "arryn", "stark", options=CROWS, power=power), *["knight moat_cailin"] * 2)
    reveal(table, "arryn bronze_yohn_royce", "stark greatjon_umber")
    assert part(table, "arryn", "card") == strength


@pytest.mark.rule("R-B2-card-arryn-02")
@pytest.mark.card("littlefinger")
@pytest.mark.parametrize(("eyrie", "power"), [({}, 4), ({"the_eyrie": "token lannister garrison 0"}, 0)])
def test_littlefinger_profits_while_he_holds_the_eyrie(eyrie: dict[str, str], power: int) -> None:
    table = raid("littlefinger", "greatjon_umber", {**FIELD, **eyrie})
    play(table, "stark retreat white_harbor")
    assert of(table, "arryn")["power"] == power


@pytest.mark.rule("R-B2-card-arryn-06")
@pytest.mark.card("alayne_stone")
def test_alayne_stone_ruins_the_loser() -> None:
    table = raid("alayne_stone", "greatjon_umber", power={"arryn": 3, "stark": 7})
    assert choices(table, "arryn") == ["pass", "strip_power stark"]
    play(table, "arryn strip_power stark")
    assert (of(table, "arryn")["power"], of(table, "stark")["power"]) == (1, 0)


@pytest.mark.rule("R-B2-card-arryn-06")
@pytest.mark.card("alayne_stone")
@pytest.mark.parametrize(
    ("field", "power"),
    [
        (FIELD, {"arryn": 1, "stark": 7}),
        ({**FIELD, "the_eyrie": "token lannister garrison 0"}, {"arryn": 3, "stark": 7}),
        ({**FIELD, "moat_cailin": "stark knight knight knight"}, {"arryn": 3, "stark": 7}),
    ],
)
def test_alayne_stone_needs_power_the_eyrie_and_a_victory(field: dict[str, str], power: dict[str, int]) -> None:
    table = raid("alayne_stone", "greatjon_umber", field, power=power)
    assert not any("alayne" in line for line in asked(table))
    assert of(table, "stark")["power"] == 7


@pytest.mark.rule("R-B2-card-arryn-07")
@pytest.mark.card("lysa_arryn")
@pytest.mark.parametrize(("stark", "power"), [(3, 5), (2, 2)])
def test_lysa_arryn_gains_from_a_richer_opponent(stark: int, power: int) -> None:
    table = raid("lysa_arryn", "ser_rodrick_cassel", power={"arryn": 2, "stark": stark})
    assert winner(table) == "arryn"
    play(table, "stark retreat white_harbor")
    assert of(table, "arryn")["power"] == power


def test_the_eyrie_itself_counts_once_it_is_won() -> None:
    areas = {
        "the_mountains_of_the_moon": "arryn knight knight knight march_plus_1",
        "the_eyrie": "stark footman garrison 0",
    }
    table = attack(
        war(areas, "arryn", "stark", options=CROWS, power={"arryn": 2, "stark": 1}), *["knight the_eyrie"] * 3
    )
    finish(reveal(table, "arryn alayne_stone", "stark greatjon_umber"))
    assert choices(table, "arryn") == ["pass", "strip_power stark"]
