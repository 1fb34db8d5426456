"""Rules 13: drawing a territory card."""

from __future__ import annotations

import pytest

from risk.table import asked, battle, lay, look, mine, news, play, sees
from smallcouncil.games.risk.state import RiskTable

DECK = ["sunspear", "pyke", "skagos", "end"]


def raid(conquests: int, deck: list[str] | None = None) -> RiskTable:
    """Stark conquers so many territories from Harrenhal and ends the turn without a maneuver."""
    table = lay({"harrenhal": "stark 20"}, rest="lannister 1", step="invade", deck=deck or DECK)
    for target in ["kings_landing", "riverrun", "stoney_sept"][:conquests]:
        battle(table, f"stark harrenhal {target}", attack=[6, 5, 4], defence=[1])
        play(table, "stark advance 0")
    play(table, "stark done")
    if asked(table) == "stark maneuver.from":
        play(table, "stark done")
    return table


@pytest.mark.rule("R-RK-draw-01")
def test_a_conquest_brings_the_top_card_at_the_end_of_the_turn() -> None:
    table = lay({"harrenhal": "stark 20"}, rest="lannister 1", step="invade", deck=DECK)
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[1])
    play(table, "stark advance 0", "stark done")
    assert sees(table, "stark")["cards"] == 0, "not before the maneuver"
    play(table, "stark from harrenhal", "stark move 1")
    assert mine(table, "stark")["cards"] == ["sunspear"]
    assert look(table)["decks"]["territory"] == 3
    assert table.view(2)["table"]["players"][0]["cards"] == 1, "the others see that a card was drawn, not which"
    drawn = ("drew_card", "got_card")
    heard = {seat: [e.news.name for e in table.heard(seat) if e.news.name in drawn] for seat in (0, 2, None)}
    assert heard == {0: ["got_card"], 2: ["drew_card"], None: ["drew_card"]}, "everyone is told it once"
    assert asked(table) == "lannister reinforce.place"


@pytest.mark.rule("R-RK-draw-02")
@pytest.mark.parametrize("conquests", [1, 2, 3])
def test_only_one_card_however_many_conquests(conquests: int) -> None:
    table = raid(conquests)
    assert len(news(table, "conquered")) == conquests
    assert sees(table, "stark")["cards"] == 1 and look(table)["decks"]["territory"] == 3


@pytest.mark.rule("R-RK-draw-03")
def test_no_conquest_no_card() -> None:
    table = raid(0)
    assert sees(table, "stark")["cards"] == 0 and look(table)["decks"]["territory"] == 4


@pytest.mark.rule("R-RK-draw-03")
def test_a_battle_without_conquest_brings_no_card() -> None:
    table = lay({"harrenhal": "stark 4"}, rest="lannister 2", step="invade", deck=DECK)
    battle(table, "stark harrenhal kings_landing", attack=[6, 2, 1], defence=[5, 5])
    play(table, "stark stop", "stark done")
    assert asked(table) == "lannister reinforce.place"
    assert sees(table, "stark")["cards"] == 0


@pytest.mark.rule("R-RK-draw-03")
def test_the_conquest_of_another_turn_does_not_count() -> None:
    table = raid(1)
    play(table, *["lannister place sunspear"] * sees(table, "lannister")["income"], "lannister done")
    while look(table)["turn"] == 2:
        play(table, f"lannister {table.text(table.asks[0].default)}")
    assert look(table)["conquered"] == [] and sees(table, "lannister")["cards"] == 0
    assert look(table)["turn"] == 0 and sees(table, "stark")["cards"] == 1


@pytest.mark.rule("A-RK-10")
@pytest.mark.rule("A-RK-13")
def test_the_draw_is_not_optional_and_the_end_card_is_not_replaced() -> None:
    table = raid(1, deck=["end", "pyke"])
    assert table.over, "nobody can avoid the end card"
    assert sees(table, "stark")["cards"] == 0 and look(table)["decks"]["territory"] == 1
