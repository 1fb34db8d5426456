"""Rules 10: neutral forces on Essos."""

from __future__ import annotations

import pytest

from laws.random_play import pick
from risk.table import asked, battle, choices, lay, lies, look, new, news, play, sees
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.table import Rng


def essos(neutral: int, mode: str = "skirmish") -> RiskTable:
    return lay(
        {"meereen": "targaryen 9", "lhazar": f"neutral {neutral}"},
        rest="ghiscari 1",
        players=2,
        step="invade",
        options={"mode": mode},
    )


@pytest.mark.rule("R-RK-neutral-01")
@pytest.mark.parametrize("mode", ["skirmish", "dominion"])
def test_some_territories_are_neutral(mode: str) -> None:
    table = new(seed=1, players=2, mode=mode, houses=["targaryen", "ghiscari"])
    while asked(table).endswith("return_objective") or len(table.asks) > 1:
        table.choose(table.asks[0].seat, table.asks[0].default)
    neutral = [lies for lies in look(table)["territories"].values() if lies["owner"] == "neutral"]
    assert len(neutral) == 10 and {lies["units"] for lies in neutral} == {2}


@pytest.mark.rule("R-RK-neutral-02")
@pytest.mark.parametrize("attacker", ["targaryen", "ghiscari"])
def test_the_opponent_rolls_for_neutrals(attacker: str) -> None:
    opponent = {"targaryen": "ghiscari", "ghiscari": "targaryen"}[attacker]
    table = lay(
        {"meereen": f"{attacker} 9", "lhazar": "neutral 2"},
        rest=f"{opponent} 1",
        players=2,
        turn=attacker,
        step="invade",
    )
    play(table, f"{attacker} invade meereen lhazar", f"{attacker} attack 3")
    (rolled,) = news(table, "rolled")
    assert (rolled["seat"], rolled["defender"]) == (attacker, "neutral")
    assert [event["seat"] for event in news(table, "rolls_for_neutral")] == [opponent]


@pytest.mark.rule("R-RK-neutral-03")
@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_neutrals_defend_with_all_dice_unasked(attackers: int) -> None:
    table = essos(5)
    play(table, "targaryen invade meereen lhazar", f"targaryen attack {attackers}")
    assert len(news(table, "rolled")[0]["defence"]) == 2
    assert asked(table) == "targaryen invade.attack", "nobody chooses for them"


@pytest.mark.rule("R-RK-neutral-04")
@pytest.mark.parametrize(("units", "dice"), [(1, 1), (2, 2), (3, 2), (8, 2)])
def test_dice_of_neutrals(units: int, dice: int) -> None:
    table = essos(units)
    play(table, "targaryen invade meereen lhazar", "targaryen attack 3")
    assert len(news(table, "rolled")[0]["defence"]) == dice


@pytest.mark.rule("R-RK-neutral-05")
@pytest.mark.parametrize("mode", ["skirmish", "dominion"])
def test_neutrals_never_attack(mode: str) -> None:
    """Strong beside weak players for three rounds in which nobody invades: no battle, nobody loses a unit or land."""
    players = {"meereen": "targaryen 1", "the_flatlands": "targaryen 1", "astapor": "ghiscari 1"}
    table = lay(players, rest="neutral 20", players=2, options={"mode": mode, "round_limit": 3})
    before = look(table)["territories"]
    assert not [c for ask in table.asks for c in ask.choices if table.text(c).startswith("invade")]
    while not table.over:
        (ask,) = table.asks
        texts = [table.text(c) for c in ask.choices]
        for text in texts:
            if text.startswith("invade"):
                assert before[text.split()[1]]["owner"] != "neutral", "no army of theirs can be sent"
        table.choose(ask.seat, ask.default)
    assert not [event for event in news(table) if event["event"] in ("invaded", "rolled", "fought", "conquered")]
    for area, here in look(table)["territories"].items():
        assert here["owner"] == before[area]["owner"] and here["units"] >= before[area]["units"], area


@pytest.mark.rule("R-RK-neutral-06")
@pytest.mark.parametrize("mode", ["skirmish", "dominion"])
@pytest.mark.parametrize("seed", range(3))
def test_neutrals_never_grow_or_move(mode: str, seed: int) -> None:
    """Over a whole game their units only dwindle."""
    table = new(seed=seed, players=2, mode=mode)
    rng = Rng(seed)
    before: dict[str, int] | None = None
    while not table.over:
        table.choose(*pick(table, rng))
        now = {a: lies["units"] for a, lies in look(table)["territories"].items() if lies["owner"] == "neutral"}
        if before:
            assert all(units <= before.get(area, 0) for area, units in now.items())
        before = now
    assert {event["seat"] for event in news(table, "turn")} == {"targaryen", "ghiscari"}
    assert any(event["loser"] == "neutral" for event in news(table, "conquered"))


@pytest.mark.rule("R-RK-neutral-06")
def test_neutrals_keep_their_units_over_a_round() -> None:
    """A whole region in their hands brings them nothing."""
    region = ["mantarys", "the_sea_of_sights", "oros", "valyria"]
    table = lay(
        dict.fromkeys(region, "neutral 2") | {"meereen": "targaryen 1"},
        rest="ghiscari 1",
        players=2,
    )
    while look(table)["round"] == 1:
        ask = table.asks[0]
        table.choose(ask.seat, ask.default)
    assert [lies(table, area) for area in region] == ["neutral 2"] * 4


@pytest.mark.rule("A-RK-11")
def test_conquering_neutrals_entitles_to_a_card() -> None:
    table = essos(1)
    battle(table, "targaryen meereen lhazar", attack=[6, 5, 4], defence=[1])
    play(table, "targaryen advance 0")
    assert look(table)["conquered"] == ["lhazar"] and choices(table)[-1] == "done"
    play(table, "targaryen done", "targaryen done")
    assert sees(table, "targaryen")["cards"] == 1
