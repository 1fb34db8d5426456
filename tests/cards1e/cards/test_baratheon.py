"""House Baratheon."""

from __future__ import annotations

from typing import Any

import pytest

from cards1e.council import (
    attack,
    check_reducer,
    defend,
    do,
    in_play,
    knelt,
    offered,
    on,
    passes,
    player,
    seen,
    texts,
    until,
)
from cards1e.council import lay as lay_out
from cards1e.lessons import taught
from smallcouncil.games.cardgame.layout.prints import POWER
from smallcouncil.games.cards1e.facts import BY_ID
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.games.cards1e.writing import CHARACTERS, action, choose, discard_target, kill_target

STAG: dict[str, Any] = {"house": "baratheon"}
POWER_ICON = 1 << POWER
KILLS = action(kill_target, target=choose(CHARACTERS))
DISCARDS = action(discard_target, target=choose(CHARACTERS))


def lay(*seats: dict[str, Any], phase: str = "challenges", **more: Any) -> CouncilTable:
    """Outside of challenges everybody holds a free event, so that the table waits in every window."""
    if phase != "challenges":
        seats = tuple({**seat, "hand": [*seat.get("hand", []), "forever_burning"]} for seat in seats)
    return lay_out(*seats, phase=phase, **more)


def hand(t: CouncilTable, seat: int) -> list[str]:
    held: list[str] = t.view(seat)["table"]["players"][seat]["hand"]
    return held


@pytest.mark.card("shadows_blessing")
@pytest.mark.parametrize(("bearer", "strength"), [("ser_davos_seaworth", 5), ("brienne_of_tarth", 1)])
def test_blessing_favours_power(bearer: str, strength: int) -> None:
    t = lay({**STAG, "play": [bearer, "shadows_blessing"]}, {}, cards=on("shadows_blessing.0a", f"{bearer}.0a"))
    assert seen(t, f"{bearer}.0a")["strength"] == strength


@pytest.mark.card("motley")
def test_motley_makes_a_fool_pay() -> None:
    t = lay(
        {"play": ["arya_stark", "hodor", "northern_fiefdoms"], "gold": 1},
        {**STAG, "play": ["motley", "brienne_of_tarth"]},
        cards=on("motley.1a", "arya_stark.0a"),
    )
    attack(t, "military", "arya_stark.0a")
    assert player(t, 0)["gold"] == 0 and player(t, 1)["gold"] == 1
    t = lay(
        {"play": ["arya_stark", "northern_fiefdoms"]},
        {**STAG, "play": ["motley", "brienne_of_tarth"]},
        cards=on("motley.1a", "arya_stark.0a"),
        hold=True,
    )
    assert not offered(t, "challenge military seat_1") and not offered(t, "trigger arya_stark.0a"), "no gold"


@pytest.mark.card("lightbringer")
def test_lightbringer_saves() -> None:
    t = lay(
        {"play": ["greatjon_umber", "sansa_stark"]},
        {**STAG, "play": ["ser_axell_florent", "lightbringer"]},
        cards={**on("lightbringer.1a", "ser_axell_florent.1a"), **knelt("ser_axell_florent.1a")},
    )
    attack(t, "military", "greatjon_umber.0a")
    do(t, "1 trigger lightbringer.1a")
    assert in_play(t, "ser_axell_florent.1a") and seen(t, "lightbringer.1a")["kneeling"]


@pytest.mark.card("stinking_drunk")
def test_a_drunk_fights_badly() -> None:
    t = lay(
        {**STAG, "play": ["robert_baratheon", "stinking_drunk", "brienne_of_tarth"]},
        {"play": ["hodor"]},
        cards=on("stinking_drunk.0a", "robert_baratheon.0a"),
    )
    assert seen(t, "robert_baratheon.0a")["strength"] == 3
    attack(t, "military", "robert_baratheon.0a", "brienne_of_tarth.0a")
    assert seen(t, "robert_baratheon.0a")["strength"] == 0


@pytest.mark.card("selyse_baratheon")
def test_selyse_teaches_intrigue() -> None:
    t = lay({**STAG, "play": ["selyse_baratheon", "stormlands_fiefdoms", "brienne_of_tarth", "bastard_of_robert"]}, {})
    do(t, "0 trigger selyse_baratheon.0a")
    assert "intrigue" in seen(t, "brienne_of_tarth.0a")["icons"], "the bastard is not unique"
    assert seen(t, "stormlands_fiefdoms.0a")["kneeling"]


@pytest.mark.card("robert_baratheon")
def test_robert_is_renowned_twice() -> None:
    t = lay({**STAG, "play": ["robert_baratheon", "ser_axell_florent"]}, {"hand": ["ice"]})
    attack(t, "power", "robert_baratheon.0a")
    do(t, "0 all")
    assert seen(t, "robert_baratheon.0a")["power"] == 2


@pytest.mark.card("stannis_baratheon")
@pytest.mark.parametrize("lord", [True, False])
def test_only_lords_stand_against_stannis(lord: bool) -> None:
    others = ["hodor", "eddard_stark"] if lord else ["hodor", "shaggydog"]
    t = lay(
        {**STAG, "play": ["stannis_baratheon", "ser_axell_florent"]},
        {"play": others},
        cards=knelt("eddard_stark.1a") if lord else {},
    )
    attack(t, "military", "stannis_baratheon.0a")
    assert offered(t, "defend hodor.1a") is lord


@pytest.mark.card("renly_baratheon")
def test_renly_stands_for_influence() -> None:
    t = lay(
        {**STAG, "play": ["renly_baratheon", "stormlands_fiefdoms"]},
        {},
        phase="dominance",
        cards=knelt("renly_baratheon.0a"),
    )
    do(t, "0 trigger renly_baratheon.0a")
    assert not seen(t, "renly_baratheon.0a")["kneeling"]
    t = lay({**STAG, "play": ["renly_baratheon", "stormlands_fiefdoms"]}, {}, phase="dominance")
    assert not offered(t, "trigger renly_baratheon.0a"), "he stands"


@pytest.mark.card("melisandre")
@pytest.mark.parametrize("stands", [True, False])
def test_melisandre_strengthens_her_followers(stands: bool) -> None:
    t = lay(
        {**STAG, "play": ["melisandre", "old_red_priest"]},
        {"play": ["old_red_priest", "hodor"], "power": 3},
        cards={"hodor.1a": {"power": 2}, **({} if stands else knelt("melisandre.0a"))},
    )
    more = int(stands)
    assert seen(t, "melisandre.0a")["strength"] == 3 + more and seen(t, "old_red_priest.1a")["strength"] == 1 + more
    assert player(t, 1)["power"] == 3, "power on Hodor does not count, standing or not"


@pytest.mark.card("ser_davos_seaworth")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_davos_comes_back_or_pays(gold: int, pays: bool) -> None:
    t = lay(
        {"play": ["greatjon_umber"]},
        {**STAG, "play": ["ser_davos_seaworth"], "gold": gold},
        cards=knelt("ser_davos_seaworth.1a"),
    )
    attack(t, "military", "greatjon_umber.0a")
    do(t, "1 trigger ser_davos_seaworth.1a")
    if gold:
        do(t, f"1 {next(text for text in texts(t, 1) if text.endswith('pay' if pays else 'no'))}")
    assert (in_play(t, "ser_davos_seaworth.1a") is not None) is pays
    assert ("ser_davos_seaworth" in hand(t, 1)) is not pays and player(t, 1)["dead"] == []


@pytest.mark.card("maester_cressen")
def test_cressen_removes_conditions() -> None:
    t = lay(
        {**STAG, "play": ["maester_cressen", "ser_davos_seaworth", "lightbringer"]},
        {"play": ["stinking_drunk", "hodor"]},
        phase="marshaling",
        cards={**on("stinking_drunk.1a", "ser_davos_seaworth.0a"), **on("lightbringer.0a", "ser_davos_seaworth.0a")},
    )
    do(t, "0 trigger maester_cressen.0a")
    assert player(t, 1)["discard"] == ["stinking_drunk.1a"] and in_play(t, "lightbringer.0a")


@pytest.mark.card("ser_axell_florent")
@pytest.mark.parametrize("strong", [True, False])
def test_axell_stands_after_a_clear_victory(strong: bool) -> None:
    friends = ["robert_baratheon"] if strong else []
    t = lay({**STAG, "play": ["ser_axell_florent", *friends]}, {"hand": ["ice"]}, hold=True)
    while not offered(t, "challenge power seat_1"):
        t.choose(t.waiting[0], "pass")
    attack(t, "power", "ser_axell_florent.0a", *(f"{c}.0a" for c in friends))
    for _ in range(12):
        if offered(t, "trigger ser_axell_florent.0a") or t.view(None)["table"]["challenge"] is None:
            break
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    assert offered(t, "trigger ser_axell_florent.0a") is strong, "by 4 or more"
    if strong:
        do(t, "0 trigger ser_axell_florent.0a")
        assert not seen(t, "ser_axell_florent.0a")["kneeling"]


@pytest.mark.card("edric_storm")
def test_edric_brings_another_power_challenge() -> None:
    t = lay({**STAG, "play": ["edric_storm", "host_of_storms_end", "bastard_of_robert"]}, {"hand": ["ice"]})
    attack(t, "power", "host_of_storms_end.0a")
    do(t, "0 trigger edric_storm.0a")
    assert player(t, 0)["discard"] == ["edric_storm.0a"] and offered(t, "challenge power seat_1")


@pytest.mark.card("edric_storm")
@pytest.mark.parametrize(("defender", "attacks"), [("catelyn_stark", True), ("shaggydog", True), ("shaggydog", False)])
def test_edric_needs_an_attack_won_by_four(defender: str, attacks: bool) -> None:
    """The Host has 6: against 3 it wins by too few, against 1 by enough, but not in defence."""
    play = {**STAG, "play": ["edric_storm", "host_of_storms_end"]}
    with (
        taught("shaggydog", alone=True, strength=1, icons=POWER_ICON, keywords=0),
        taught("catelyn_stark", alone=True, strength=3),
    ):
        t = lay(play, {"play": [defender]}, first=0 if attacks else 1, hold=True)
        if attacks:
            attack(t, "power", "host_of_storms_end.0a")
            defend(t, f"{defender}.1a")
        else:
            attack(t, "power", f"{defender}.1a", seat=1, against=0)
            defend(t, "host_of_storms_end.0a", seat=0)
        passes(t, *((0, 1) if attacks else (1, 0)))
        assert offered(t, "trigger edric_storm.0a") == (attacks and defender == "shaggydog")


@pytest.mark.card("edric_storm")
def test_one_limited_response_a_round() -> None:
    """A second bastard of that name cannot answer in the same round, though a copy of him is in play again."""
    with taught("bastard_of_robert", *BY_ID["edric_storm"].abilities, alone=True):
        t = lay({**STAG, "play": ["edric_storm", "bastard_of_robert", "host_of_storms_end"]}, {}, hold=True)
        attack(t, "power", "host_of_storms_end.0a")
        until(t, "react", 0)
        assert offered(t, "trigger bastard_of_robert.0a")
        do(t, "0 trigger edric_storm.0a")
        assert not offered(t, "trigger bastard_of_robert.0a")


@pytest.mark.card("devan_seaworth")
def test_devan_hides_behind_power() -> None:
    play = {**STAG, "play": ["devan_seaworth", "robert_baratheon"]}
    t = lay(play, {}, cards={"robert_baratheon.0a": {"power": 1}})
    assert seen(t, "devan_seaworth.0a")["keywords"] == ["stealth"]
    t = lay({**play, "power": 1}, {"play": ["hodor"]}, cards={"hodor.1a": {"power": 1}})
    assert seen(t, "devan_seaworth.0a")["keywords"] == [], "on your characters"


@pytest.mark.card("knight_of_the_rainwood")
@pytest.mark.parametrize("danger", ["discard", "kill"])
def test_a_knight_is_not_discarded(danger: str) -> None:
    with taught("distraction", DISCARDS if danger == "discard" else KILLS, alone=True):
        t = lay(
            {"hand": ["distraction"]},
            {**STAG, "play": ["knight_of_the_rainwood", "hodor"]},
            phase="dominance",
        )
        do(t, "0 play distraction")
        if offered(t, "pick knight_of_the_rainwood.1a"):
            do(t, "0 pick knight_of_the_rainwood.1a")
        assert (in_play(t, "knight_of_the_rainwood.1a") is not None) == (danger == "discard")


@pytest.mark.card("stanniss_northern_cavalry")
@pytest.mark.parametrize("changed", [True, False])
def test_cavalry_whose_strength_changed_cannot_die(changed: bool) -> None:
    with taught("distraction", KILLS, alone=True):
        t = lay(
            {"hand": ["distraction", "forever_burning"]},
            {**STAG, "play": ["stanniss_northern_cavalry"]},
            phase="dominance",
        )
        if changed:
            do(t, "0 play forever_burning", "1 pass")
            assert seen(t, "stanniss_northern_cavalry.1a")["strength"] == 2
        if offered(t, "play distraction"):
            do(t, "0 play distraction")
        assert (in_play(t, "stanniss_northern_cavalry.1a") is not None) is changed


@pytest.mark.card("highgarden_honor_guard")
def test_the_honor_guard_of_highgarden_is_given_away() -> None:
    t = lay({**STAG, "hand": ["highgarden_honor_guard"]}, {"hand": ["ice"]})
    do(t, f"0 {next(text for text in texts(t, 0) if 'honor_guard' in text)}")
    assert "highgarden_honor_guard.0a" in [c["card"] for c in player(t, 1)["play"]]


@pytest.mark.card("old_red_priest")
def test_a_dying_priest_kneels_a_location() -> None:
    t = lay(
        {"play": ["greatjon_umber", "sansa_stark"]},
        {**STAG, "play": ["old_red_priest", "great_hall", "aegons_garden"]},
        cards=knelt("old_red_priest.1a", "aegons_garden.1a"),
    )
    attack(t, "military", "greatjon_umber.0a")
    assert player(t, 1)["dead"] == ["old_red_priest.1a"] and seen(t, "great_hall.1a")["kneeling"]


@pytest.mark.card("army_of_the_faithful")
def test_the_faithful_cost_less_with_followers() -> None:
    t = lay(
        {**STAG, "play": ["old_red_priest", "melisandre"], "hand": ["army_of_the_faithful"], "gold": 0},
        {"play": ["old_red_priest"]},
        phase="marshaling",
    )
    before = player(t, 0)["gold"]
    assert before == 4
    do(t, "0 marshal army_of_the_faithful")
    assert player(t, 0)["gold"] == 0, "6, less 1 for each of your two"


@pytest.mark.card("renlys_courtier")
def test_a_courtier_silences_the_common() -> None:
    t = lay({**STAG, "play": ["renlys_courtier"]}, {"play": ["lurkers_at_harrenhal", "hodor"]}, phase="dominance")
    do(t, "0 trigger renlys_courtier.0a")
    if offered(t, "pick lurkers_at_harrenhal.1a"):
        assert "pick hodor.1a" not in texts(t)
        do(t, "0 pick lurkers_at_harrenhal.1a")
    assert seen(t, "lurkers_at_harrenhal.1a")["keywords"] == [] and seen(t, "lurkers_at_harrenhal.1a")["strength"] == 6


@pytest.mark.card("house_tyrell_guard")
@pytest.mark.parametrize(("victim", "comes"), [("ser_axell_florent", True), ("hodor", False)])
def test_the_guard_comes_for_a_dead_baratheon(victim: str, comes: bool) -> None:
    t = lay(
        {"play": ["greatjon_umber"]},
        {**STAG, "play": [victim], "hand": ["house_tyrell_guard"]},
        cards=knelt(f"{victim}.1a"),
    )
    attack(t, "military", "greatjon_umber.0a")
    if comes:
        do(t, f"1 {next(text for text in texts(t, 1) if 'house_tyrell_guard' in text)}")
    assert player(t, 1)["dead"] == [f"{victim}.1a"] and (in_play(t, "house_tyrell_guard.1a") is not None) is comes


@pytest.mark.card("dragonstone_port")
@pytest.mark.parametrize(("named", "power"), [("blockade", 1), ("valar_morghulis", 0)])
def test_who_foresees_a_plot_claims_power(named: str, power: int) -> None:
    t = lay_out(
        {**STAG, "play": ["dragonstone_port"], "plots": ["blockade"]},
        {"plots": ["blockade"], "hand": ["hodor"]},
        phase="plot",
    )
    assert texts(t, 0) == ["pass", "trigger dragonstone_port.0a"], "between choosing and revealing"
    do(t, "0 trigger dragonstone_port.0a", f"0 say {named}")
    assert not offered(t, "trigger dragonstone_port.0a"), "once"
    do(t, f"{t.waiting[0]} player seat_0") if offered(t, "player seat_0") else None
    assert player(t, 0)["power"] == power, "your own does not count"


@pytest.mark.parametrize(
    ("reducer", "amount", "cards"),
    [
        pytest.param(
            "stormlands_fiefdoms",
            1,
            ("ser_davos_seaworth", "brienne_of_tarth"),
            marks=pytest.mark.card("stormlands_fiefdoms"),
        ),
        pytest.param("great_hall", 2, ("ser_davos_seaworth", "brienne_of_tarth"), marks=pytest.mark.card("great_hall")),
    ],
)
def test_baratheon_cards_become_cheaper(reducer: str, amount: int, cards: tuple[str, str]) -> None:
    check_reducer(reducer, "baratheon", amount, cards, "crossroads")


@pytest.mark.card("kingswood_trail_kl")
@pytest.mark.parametrize(("kind", "works"), [("power", True), ("military", False)])
def test_the_trail_leads_into_the_shadows(kind: str, works: bool) -> None:
    others = {"play": ["eddard_stark", "brienne_of_tarth"]}
    t = lay({**STAG, "play": ["kingswood_trail_kl", "ser_axell_florent"]}, others)
    attack(t, kind, "ser_axell_florent.0a")
    assert offered(t, "trigger kingswood_trail_kl.0a") is works
    if works:
        do(t, "0 trigger kingswood_trail_kl.0a")
        assert seen(t, "eddard_stark.1a")["kneeling"], "Brienne has no power icon"
        assert not in_play(t, "kingswood_trail_kl.0a")
        assert t.view(0)["table"]["players"][0]["shadows"] == ["kingswood_trail_kl"]


@pytest.mark.card("kingswood_trail_kl")
def test_the_trail_leads_to_the_challenged_player() -> None:
    play = {**STAG, "play": ["kingswood_trail_kl", "ser_axell_florent"]}
    t = lay(play, {"play": ["eddard_stark"]}, {"play": ["greatjon_umber"]}, hold=True)
    attack(t, "power", "ser_axell_florent.0a")
    do(t, "0 trigger kingswood_trail_kl.0a")
    assert texts(t) == ["pick eddard_stark.1a"]


@pytest.mark.card("the_queen_of_thorns_kl")
def test_the_queen_of_thorns_profits_from_shadows() -> None:
    t = lay(
        {**STAG, "play": ["the_queen_of_thorns_kl"], "shadows": ["meera_reed_atoc"], "gold": 9},
        {"shadows": ["syrio_forel_kl"], "gold": 9},
    )
    do(t, "0 emerge meera_reed_atoc", "0 trigger the_queen_of_thorns_kl.0a")
    assert seen(t, "the_queen_of_thorns_kl.0a")["power"] == 1
    while not offered(t, "emerge syrio_forel_kl"):
        t.choose(t.waiting[0], "pass")
    assert t.view(None)["table"]["phase"] == "challenges"
    do(t, "1 emerge syrio_forel_kl")
    assert not offered(t, "trigger the_queen_of_thorns_kl.0a"), "once a phase"


@pytest.mark.card("knight_of_flowers_atoc")
@pytest.mark.parametrize("alone", [True, False])
def test_the_knight_of_flowers_wins_alone(alone: bool) -> None:
    t = lay({**STAG, "play": ["knight_of_flowers_atoc", "ser_axell_florent"]}, {"hand": ["ice"]})
    attack(t, "power", "knight_of_flowers_atoc.0a", *(() if alone else ("ser_axell_florent.0a",)))
    assert offered(t, "trigger knight_of_flowers_atoc.0a") is alone
    if alone:
        do(t, "0 trigger knight_of_flowers_atoc.0a")
        assert seen(t, "knight_of_flowers_atoc.0a")["power"] == 2


@pytest.mark.card("black_amethysts_bwb")
def test_amethysts_make_deadly() -> None:
    t = lay(
        {**STAG, "play": ["melisandre", "black_amethysts_bwb"]}, {}, cards=on("black_amethysts_bwb.0a", "melisandre.0a")
    )
    assert "deadly" in seen(t, "melisandre.0a")["keywords"]


@pytest.mark.card("arena_knight_ator")
def test_the_arena_knight_is_renowned_for_power() -> None:
    for kind in ("power", "military"):
        t = lay({**STAG, "play": ["arena_knight_ator"]}, {"play": ["eddard_stark"]})
        attack(t, kind, "arena_knight_ator.0a")
        assert ("renown" in seen(t, "arena_knight_ator.0a")["keywords"]) == (kind == "power")
