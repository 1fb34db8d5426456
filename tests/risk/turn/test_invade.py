"""Rules 6: invasions."""

from __future__ import annotations

import pytest

from risk.table import AREAS, GAME, asked, battle, choices, lay, lies, news, play
from smallcouncil.table import IllegalChoice

PORT_GROUPS = {part: GAME.facts()["boards"][part]["port_group"] for part in ("westeros", "essos")}


def stark(**territories: str) -> dict[str, str]:
    return {area: text if " " in text else f"stark {text}" for area, text in territories.items()}


@pytest.mark.rule("R-RK-invade-01")
def test_invading_is_optional() -> None:
    table = lay(stark(harrenhal="9", riverrun="9"), rest="lannister 1", step="invade")
    assert choices(table, "invade") and choices(table)[-1] == "done"
    play(table, "stark done")
    assert asked(table) == "stark maneuver.from"
    assert not news(table, "invaded")


@pytest.mark.rule("R-RK-invade-02")
def test_any_number_of_invasions_in_a_turn() -> None:
    targets = ["kings_landing", "riverrun", "stoney_sept", "the_trident", "blackwater_rush", "mountains_of_the_moon"]
    table = lay(stark(harrenhal="30"), rest="lannister 1", step="invade")
    for number, target in enumerate(targets, 1):
        battle(table, f"stark harrenhal {target}", attack=[6, 5, 4], defence=[1])
        play(table, "stark advance 0")
        assert len(news(table, "invaded")) == number
        assert asked(table) == "stark invade.declare"
    assert [lies(table, target) for target in targets] == ["stark 3"] * 6


@pytest.mark.rule("R-RK-invade-03")
def test_from_one_own_territory_to_one_of_an_opponent_or_neutral() -> None:
    table = lay(
        {"meereen": "targaryen 5", "astapor": "targaryen 1", "yunkai": "ghiscari 1", "lhazar": "neutral 2"},
        rest="ghiscari 1",
        players=2,
        step="invade",
    )
    for text in choices(table, "invade"):
        _, source, target = text.split()
        assert lies(table, source).startswith("targaryen"), text
        assert not lies(table, target).startswith("targaryen"), text
    assert {"invade meereen yunkai", "invade meereen lhazar"} <= set(choices(table))
    play(table, "targaryen invade meereen yunkai")
    (invaded,) = news(table, "invaded")
    assert (invaded["source"], invaded["target"], invaded["defender"]) == ("meereen", "yunkai", "ghiscari")


@pytest.mark.rule("R-RK-invade-04")
@pytest.mark.parametrize("part", ["westeros", "essos"])
def test_by_border_sea_line_or_port_and_nowhere_else(part: str) -> None:
    """Every territory of both boards, against the printed links."""
    players, us, them = (3, "stark", "lannister") if part == "westeros" else (2, "targaryen", "ghiscari")
    for area in AREAS[part]:
        table = lay({area["id"]: f"{us} 2"}, rest=f"{them} 1", players=players, step="invade")
        links = {*area["land"], *area["sea"]}
        for group in PORT_GROUPS[part]:
            if area["id"] in group["territories"]:
                links |= {*group["territories"]} - {area["id"]}
        assert set(choices(table, "invade")) == {f"invade {area['id']} {link}" for link in links}


@pytest.mark.rule("R-RK-invade-04")
@pytest.mark.parametrize(
    ("source", "target", "linked"),
    [
        ("harrenhal", "kings_landing", True),  # border
        ("skagos", "karhold", True),  # sea line
        ("dragonstone", "sunspear", True),  # ports of one colour
        ("harrenhal", "winterfell", False),
        ("pyke", "dragonstone", False),  # ports of two colours
        ("skagos", "bear_island", False),
    ],
)
def test_some_printed_links(source: str, target: str, linked: bool) -> None:
    table = lay({source: "stark 2"}, rest="lannister 1", step="invade")
    assert (f"invade {source} {target}" in choices(table)) == linked
    if not linked:
        with pytest.raises(IllegalChoice, match=f"{source} {target}"):
            play(table, f"stark invade {source} {target}")


@pytest.mark.rule("R-RK-invade-04")
def test_links_go_both_ways() -> None:
    for name, links in GAME.facts()["links"].items():
        for area, others in links.items():
            assert all(area in links[other] for other in others), f"{area} on {name}"


@pytest.mark.rule("R-RK-invade-05")
def test_the_origin_needs_two_units() -> None:
    one = lay(stark(harrenhal="1", riverrun="2"), rest="lannister 1", step="invade")
    assert choices(one, "invade") and not [text for text in choices(one) if text.startswith("invade harrenhal ")]
    two = lay(stark(harrenhal="2", riverrun="2"), rest="lannister 1", step="invade")
    assert "invade harrenhal kings_landing" in choices(two)


@pytest.mark.rule("R-RK-invade-06")
def test_one_unit_stays_and_all_others_may_fight() -> None:
    table = lay(stark(harrenhal="4", kings_landing="lannister 4", winterfell="2"), rest="baratheon 9", step="invade")
    play(table, "stark invade harrenhal kings_landing")
    assert choices(table) == ["attack 3", "attack 2", "attack 1"]
    battle(table, "stark harrenhal kings_landing", attack=[2, 1, 1], defence=[6, 6])
    assert lies(table, "harrenhal") == "stark 2"
    assert choices(table) == ["attack 1", "stop"]
    battle(table, "stark harrenhal kings_landing", attack=[1], defence=[6, 6])
    assert lies(table, "harrenhal") == "stark 1", "the last unit does not fight"
    assert not [text for text in choices(table) if "invade harrenhal" in text]


@pytest.mark.rule("R-RK-invade-07")
def test_own_territories_cannot_be_invaded() -> None:
    table = lay(stark(harrenhal="9", kings_landing="9", riverrun="1"), rest="lannister 1", step="invade")
    assert choices(table, "invade")
    for text in choices(table, "invade"):
        assert text.split()[2] not in ("harrenhal", "kings_landing", "riverrun")


@pytest.mark.rule("R-RK-invade-08")
def test_after_a_battle_continue_stop_or_invade_elsewhere() -> None:
    table = lay(stark(harrenhal="9", winterfell="9"), rest="lannister 5", step="invade")
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[3, 2])
    assert choices(table) == ["attack 3", "attack 2", "attack 1", "stop"]
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[3, 2])
    assert lies(table, "kings_landing") == "lannister 1", "continued"
    play(table, "stark stop")
    assert asked(table) == "stark invade.declare", "stopped"
    battle(table, "stark winterfell the_gift", attack=[6, 5, 4], defence=[3, 2])
    assert lies(table, "the_gift") == "lannister 3", "elsewhere"
    play(table, "stark stop", "stark done")
    assert asked(table) == "lannister reinforce.place", "or nothing at all"


@pytest.mark.rule("R-RK-invade-09")
def test_a_target_may_be_invaded_again_also_from_another_origin() -> None:
    table = lay(stark(harrenhal="9", blackwater_rush="9"), rest="lannister 6", step="invade")
    for source, units in (("harrenhal", 4), ("harrenhal", 2), ("blackwater_rush", 0)):
        battle(table, f"stark {source} kings_landing", attack=[6, 5, 4], defence=[3, 2])
        if units:
            assert lies(table, "kings_landing") == f"lannister {units}"
            play(table, "stark stop")
    assert lies(table, "kings_landing") == "stark 3"
    assert [event["source"] for event in news(table, "invaded")] == ["harrenhal", "harrenhal", "blackwater_rush"]
