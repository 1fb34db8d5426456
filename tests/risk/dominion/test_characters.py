"""Rules 21: character cards; every one of the 28 characters, in attack, defence and out of battle."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from risk.dominion_table import CHARACTERS, cards, dominion, face, gold, strike
from risk.table import HOUSES, asked, news, play, sees, skip
from risk.tour import tour
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.games.risk.windows.windows import EFFECTS

BY_COST = {
    100: "jon_snow salladhor_saan tyrion_lannister margaery_tyrell ellaria_sand barristan_selmy xaro_xhoan_daxos",
    200: "ned_stark catelyn_stark davos_seaworth melisandre tywin_lannister jaime_lannister loras_tyrell "
    "renly_baratheon oberyn_martell areo_hotah jorah_mormont grey_worm hizdahr_zo_loraq kraznys_mo_nakloz",
    300: "robb_stark stannis_baratheon cersei_lannister brienne doran_martell daenerys_targaryen pyat_pree",
}
COSTS = {character: cost for cost, characters in BY_COST.items() for character in characters.split()}

ROLLED = {"attacker": ["attacking"], "defender": ["defending"], "either": ["attacking", "defending"]}


def expected(character: str) -> set[str]:
    """The moments of a character's window, as a tour names them."""
    card = CHARACTERS[character]
    return {
        "battle_rolled": {f"me: window.rolled {side}" for side in ROLLED.get(card.role, [])},
        "declare_invasion": {"me: window.declare"},
        "invasion_against_me": {"me: window.against_me"},
        "invasion_start": {"me: window.declare", "me: window.against_me"},
        "before_invasions": {"me: invade.declare at first"},
        "maneuver_start": {"me: maneuver.from at first"},
        "draw_step": {"me: window.draw"},
        "draw_territory": {"me: window.draw_territory"},
        "buy_maester": {"me: window.buy"},
        "deploy_reinforcements": {"me: window.deploy"},
    }[card.window]


@pytest.mark.rule("R-RK-character-07")
@pytest.mark.parametrize("house", HOUSES[7])
def test_each_character_at_its_moment_and_at_no_other(house: str) -> None:
    moments = tour(house, gold=5000)
    own = [c for c, card in CHARACTERS.items() if card.house == house]
    assert {c: moments.answers.get(c) for c in own} == {c: expected(c) for c in own}
    assert set(moments.answers) == set(own), "and none of another house"
    assert not moments.any_time


def at_its_moment(character: str, gold: int) -> RiskTable:
    """The owner is asked at the character's moment, having so much gold."""
    card = CHARACTERS[character]
    house = card.house
    players = 2 if house in HOUSES[2] else 5
    enemy = next(h for h in HOUSES[players] if h != house)
    source, target, third = (
        ("mantarys", "meereen", "volantis") if players == 2 else ("harrenhal", "kings_landing", "pyke")
    )
    attacker, defender = (enemy, house) if card.role == "defender" else (house, enemy)
    field = {source: f"{attacker} 7", target: f"{defender} {card.needs.units or 4}"}
    more: dict[str, Any] = {"players": players, "turn": attacker, "gold": {house: gold}}
    invasion = f"{attacker} invade {source} {target}"
    if card.window in ("declare_invasion", "invasion_against_me", "invasion_start"):
        return play(dominion(field, **more), invasion)
    if card.window == "battle_rolled":
        return strike(play(dominion(field, **more), invasion), 2, 2, 2, 2, 2)
    if card.window == "before_invasions":
        return dominion(field, maesters={enemy: ["hired_thieves"]}, **more)
    if card.window == "maneuver_start":
        return dominion(field, step="maneuver", **more)
    if card.window in ("draw_step", "draw_territory"):
        fallen = [] if card.needs.conquered_most == 0 else [source, target, third]
        return dominion(field, step="draw", conquered=fallen, conquests=[len(fallen), *[0] * players], **more)
    if card.window == "buy_maester":
        more["gold"] = {house: gold + 200}
        return play(dominion(field, step="buy", **more), f"{house} buy_maester")
    assert card.window == "deploy_reinforcements"
    return dominion(
        {"highgarden": f"{house} 3", "crakehall": f"{house} 1"}, step="reinforce", rest="stark 1", halved=True, **more
    )


@pytest.mark.rule("R-RK-character-02")
@pytest.mark.rule("R-RK-character-04")
@pytest.mark.parametrize("character", CHARACTERS)
def test_an_ability_costs_its_gold_and_turns_the_card(character: str) -> None:
    house, cost = CHARACTERS[character].house, COSTS[character]
    assert CHARACTERS[character].cost == cost
    t = at_its_moment(character, cost)
    assert character in cards(t, house)
    play(t, f"{house} use {character}")
    told = news(t, "used")
    assert told == [{"event": "used", "seat": house, "character": character, "cost": cost}]
    assert gold(t, house) == [0]
    assert face(t, character) == "down"
    assert character not in cards(t, house)


@pytest.mark.rule("R-RK-character-02")
@pytest.mark.parametrize("character", CHARACTERS)
def test_no_ability_without_the_gold(character: str) -> None:
    t = at_its_moment(character, COSTS[character] - 100)
    assert character not in cards(t, CHARACTERS[character].house)
    assert all(character not in t.text(c) for ask in t.asks for c in ask.choices)


@pytest.mark.rule("R-RK-character-01")
def test_four_characters_a_house_each_with_an_effect_and_a_test_of_its_own() -> None:
    for house in HOUSES[7]:
        costs = sorted(card.cost for card in CHARACTERS.values() if card.house == house)
        assert costs == [100, 200, 200, 300]
    assert set(COSTS) == set(CHARACTERS) and len(CHARACTERS) == 28
    assert all(card.op in EFFECTS for card in CHARACTERS.values())
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_characters*.py")]
    tests = [name for source in sources for name in re.findall(r"^def test_(\w+)", source, re.MULTILINE)]
    assert not [c for c in CHARACTERS if not any(name == c or name.startswith(f"{c}_") for name in tests)]


# ---------------------------------------------------------------------- face up and face down

ALL_DOWN = {c: ["down", -1] for c in ("ned_stark", "robb_stark", "jon_snow", "stannis_baratheon")}


@pytest.mark.rule("R-RK-character-03")
@pytest.mark.rule("R-RK-character-05")
def test_once_from_one_readying_to_the_next() -> None:
    """A-RK-39."""
    t = dominion({"harrenhal": "stark 20"}, gold={"stark": 1300})
    play(t, "stark invade harrenhal kings_landing", "stark use robb_stark")
    strike(t, 1, 1, 1, 6, 6)
    play(t, "stark stop", "stark invade harrenhal kings_landing")
    assert asked(t) == "stark invade.attack", "robb is face down: there is nothing to ask before the battle"
    strike(t, 1, 1, 1, 6, 6)
    play(t, "stark stop", "stark done")
    skip(t, "reinforce.place")
    assert face(t, "robb_stark") == "down", "the turns of the others do not ready him"
    skip(t, "invade.declare")
    while asked(t) != "stark invade.declare":
        t.choose(t.asks[0].seat, t.asks[0].default)
    assert face(t, "robb_stark") == "up"
    play(t, "stark invade harrenhal kings_landing")
    assert cards(t, "stark") == ["robb_stark"]


@pytest.mark.rule("R-RK-character-06")
def test_characters_are_readied_after_reinforcing_and_buying() -> None:
    t = dominion(step="begin", gold={"stark": 200}, characters=ALL_DOWN)
    for prompt in ("reinforce.place", "buy.cards"):
        skip(t, prompt)
        assert {face(t, c) for c in ("ned_stark", "robb_stark", "jon_snow")} == {"down"}, prompt
    play(t, "stark done")
    assert asked(t) == "stark invade.declare"
    assert {face(t, c) for c in ("ned_stark", "robb_stark", "jon_snow")} == {"up"}
    assert face(t, "stannis_baratheon") == "down", "only the own ones"


@pytest.mark.rule("R-RK-character-06")
def test_captured_and_dead_characters_are_not_readied() -> None:
    t = dominion(step="buy", characters={"robb_stark": ["captured", 2], "ned_stark": ["gone", -1]})
    assert face(t, "robb_stark") == "captured" and face(t, "ned_stark") == "gone"
    assert sees(t, "stark")["characters"]["robb_stark"]["captor"] == "lannister"


@pytest.mark.rule("R-RK-character-05")
@pytest.mark.parametrize("lies", ["down", "captured", "gone"])
def test_only_characters_that_lie_face_up_can_be_used(lies: str) -> None:
    t = dominion(gold={"stark": 1000}, characters={"robb_stark": [lies, 2 if lies == "captured" else -1]})
    play(t, "stark invade harrenhal kings_landing")
    assert asked(t) == "stark invade.attack"


@pytest.mark.rule("R-RK-character-08")
def test_a_defensive_ability_in_another_players_turn() -> None:
    field = {"harrenhal": "stark 7", "kings_landing": "baratheon 4"}
    t = dominion(field, gold={"baratheon": 300})
    play(t, "stark invade harrenhal kings_landing")
    assert asked(t) == "baratheon window.against_me" and cards(t, "baratheon") == ["stannis_baratheon"]
    t = dominion(field, gold={"baratheon": 300}, characters=ALL_DOWN)
    play(t, "stark invade harrenhal kings_landing")
    assert asked(t) == "stark invade.attack", "face down: no ability"
