"""The worked examples of the rulebook, each played with its own cards to its exact outcome.

Isa plays House Stark, Chris House Lannister (or Baratheon), Jörg a third house.
"""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.moves import decline, next_phase, resolved
from cards1e.council import (
    attack,
    defend,
    do,
    duplicate,
    fight,
    fought,
    in_play,
    knelt,
    lay,
    offered,
    on,
    passes,
    player,
    prompt,
    seen,
    texts,
    until,
)
from cards1e.lessons import taught
from smallcouncil.games.cards1e.state import CouncilTable

KNIGHT = "knight_of_the_tumblestone"  # military and power, strength 2
GATE, SEA = "crossroads", "narrow_sea"  # an influence of 1 each

# ---------------------------------------------------------------------- influence


def aryas_table(*sources: str) -> CouncilTable:
    """Daario has stealth and renown by Aegon's Blade, and is deadly."""
    return lay(
        {"play": ["arya_stark", *sources]},
        {"house": "targaryen", "play": ["daario_naharis", "aegons_blade"]},
        phase="draw",
        cards=on("aegons_blade.1a", "daario_naharis.1a"),
        hold=True,
    )


@pytest.mark.rule("R-C1-influence-05")
def test_arya_is_paid_with_one_card_of_one_influence() -> None:
    t = aryas_table(GATE)
    assert player(t, 0)["influence"] == 1
    do(t, "0 trigger arya_stark.0a", "0 pick daario_naharis.1a", f"0 pick {GATE}.0a")
    assert seen(t, f"{GATE}.0a")["kneeling"] and player(t, 0)["influence"] == 0
    assert seen(t, "arya_stark.0a")["keywords"] == ["stealth", "renown"]


@pytest.mark.rule("R-C1-influence-04", "R-C1-influence-06")
def test_arya_is_paid_with_one_card_of_two_influence_and_the_surplus_is_lost() -> None:
    with taught(SEA, influence=2):
        t = aryas_table(GATE, SEA)
        assert player(t, 0)["influence"] == 3
        do(t, "0 trigger arya_stark.0a", "0 pick daario_naharis.1a")
        assert texts(t) == [f"pick {GATE}.0a", f"pick {SEA}.0a"]
        do(t, f"0 pick {SEA}.0a", "1 pass")
        assert seen(t, f"{SEA}.0a")["kneeling"] and not seen(t, f"{GATE}.0a")["kneeling"]
        assert player(t, 0)["influence"] == 1, "of three, two are gone for a price of one"


@pytest.mark.rule("R-C1-influence-07")
@pytest.mark.parametrize("phase", ["draw", "standing"])
def test_arya_takes_every_keyword_that_is_lost_until_the_phase_ends(phase: str) -> None:
    t = lay(
        {"play": ["arya_stark", GATE]},
        {"house": "targaryen", "play": ["daario_naharis", "aegons_blade", "khal_drogo"]},
        phase=phase,
        cards=on("aegons_blade.1a", "daario_naharis.1a"),
        hold=True,
    )
    do(t, "0 trigger arya_stark.0a")
    assert texts(t) == ["pick daario_naharis.1a", "pick khal_drogo.1a"], "who has stealth or renown"
    do(t, "0 pick daario_naharis.1a", f"0 pick {GATE}.0a")
    assert seen(t, "daario_naharis.1a")["keywords"] == ["deadly"], "the third one he keeps"
    assert seen(t, "arya_stark.0a")["keywords"] == ["stealth", "renown"]
    assert seen(t, "khal_drogo.1a")["keywords"] == ["stealth"]
    next_phase(t)
    assert set(seen(t, "daario_naharis.1a")["keywords"]) == {"deadly", "stealth", "renown"}
    assert seen(t, "arya_stark.0a")["keywords"] == []


# ---------------------------------------------------------------------- marshaling

FOUR_LOCATIONS = ["great_keep", "great_keep", "great_keep", "lord_eddards_chambers"]  # an income of 1 each


def isa_has_marshaled(chris: dict[str, Any] | None = None, **more: Any) -> CouncilTable:
    """Her plot has an income of 4, her locations of 4: 8 gold, of which Eddard costs 4 and Jon 3."""
    isa = {"play": [*FOUR_LOCATIONS, *more.pop("play", [])], "hand": ["eddard_stark", "jon_snow"]}
    t = until(lay(isa, chris or {}, phase="marshaling", hold=True, **more), "act", 0)
    assert player(t, 0)["plot_values"]["income"] == 8 and player(t, 0)["gold"] == 8
    do(t, "0 marshal eddard_stark")
    assert player(t, 0)["gold"] == 4
    do(t, "1 pass", "0 marshal jon_snow")
    assert player(t, 0)["gold"] == 1
    return t


@pytest.mark.rule("R-C1-marshal-15", "R-C1-marshal-16", "R-C1-marshal-17")
def test_isa_takes_eight_gold_and_pays_for_eddard_and_jon() -> None:
    t = isa_has_marshaled()
    assert in_play(t, "eddard_stark.0a") and in_play(t, "jon_snow.0a") and player(t, 0)["hand_size"] == 0


@pytest.mark.rule("R-C1-marshal-18")
def test_the_last_gold_goes_back_in_taxation() -> None:
    t = isa_has_marshaled()
    kept = {}
    now = t.round
    while t.round == now:
        kept[t.view(None)["table"]["phase"]] = player(t, 0)["gold"]
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    assert kept == {"marshaling": 1, "challenges": 1, "dominance": 1, "standing": 1, "taxation": 0}


@pytest.mark.rule("R-C1-marshal-18")
def test_the_last_gold_is_spent_later() -> None:
    t = isa_has_marshaled(play=["winterfell_kennels"])
    next_phase(t)
    do(t, "0 trigger winterfell_kennels.0a")
    assert player(t, 0)["gold"] == 0


@pytest.mark.rule("R-C1-marshal-18")
def test_the_last_gold_is_stolen() -> None:
    """Daenerys attacks alone and takes all gold of who loses to her."""
    t = isa_has_marshaled({"house": "targaryen", "play": ["daenerys_targaryen"]})
    next_phase(t)
    before = player(t, 1)["gold"]
    attack(t, "power", "daenerys_targaryen.1a", seat=1, against=0)
    defend(t, seat=0)
    resolved(t)
    assert player(t, 0)["gold"] == 0 and player(t, 1)["gold"] == before + 1


# ---------------------------------------------------------------------- the challenge


@pytest.mark.rule("R-C1-claim-12", "R-C1-claim-13", "R-C1-claim-14", "R-C1-claim-15", "R-C1-claim-16")
@pytest.mark.rule("R-C1-claim-17", "R-C1-claim-18", "R-C1-claim-19")
@pytest.mark.parametrize("saved", [False, True])
def test_raff_against_grey_wind(saved: bool) -> None:
    chris = {"house": "lannister", "play": ["raff_the_sweetling"], "hand": ["insidious_ways"]}
    isa = {"play": ["grey_wind", "sansa_stark"], "hand": ["sansa_stark"], "under": ["sansa_stark"] * saved}
    t = lay(chris, isa, hold=True, cards=duplicate("sansa_stark.1c", "sansa_stark.1a") if saved else {})
    assert player(t, 0)["plot_values"]["claim"] == 1
    fought(t, "military", ["raff_the_sweetling.0a"], ["grey_wind.1a"])
    assert seen(t, "raff_the_sweetling.0a")["kneeling"] and seen(t, "grey_wind.1a")["kneeling"]
    assert (fight(t)["attack"], fight(t)["defense"]) == (2, 4)
    do(t, "0 play insidious_ways", "0 pick raff_the_sweetling.0a")
    assert (fight(t)["attack"], fight(t)["defense"]) == (4, 4)
    passes(t, 1, 0)
    assert prompt(t) == "claim" and t.waiting == (1,), "the attacker wins the tie"
    assert texts(t) == ["pick grey_wind.1a", "pick sansa_stark.1a"]
    do(t, "1 pick sansa_stark.1a")
    if saved:
        do(t, "1 save sansa_stark.1a")
    hand = player(t, 0)["hand_size"]
    resolved(t)
    assert player(t, 1)["dead"] == ([] if saved else ["sansa_stark.1a"])
    assert player(t, 1)["discard"] == (["sansa_stark.1c"] if saved else [])
    assert bool(in_play(t, "sansa_stark.1a")) == saved and in_play(t, "grey_wind.1a")
    assert player(t, 0)["power"] == 0, "no bonus: the defence was 4"
    assert player(t, 0)["hand_size"] == hand + 2, "two cards for the victory"
    assert seen(t, "raff_the_sweetling.0a")["strength"] == 4, "until the end of the phase"
    now = t.round
    while t.round == now or t.view(None)["table"]["active"] != 1 or t.view(None)["table"]["phase"] != "marshaling":
        decline(t) if prompt(t) != "first-player" else do(t, f"{t.waiting[0]} player seat_1")
    assert offered(t, "marshal sansa_stark") == saved, "not while she lies in the dead pile"


# ---------------------------------------------------------------------- gold


@pytest.mark.rule("R-C1-gold-02")
@pytest.mark.parametrize(
    ("kind", "fighter", "gold", "draws"),
    [
        ("intrigue", "cerseis_attendant", 1, True),
        ("power", "tyrion_lannister", 1, True),
        ("power", "joffrey_baratheon", 1, False),
        ("intrigue", "cerseis_attendant", 0, False),
    ],
)
def test_tyrion_sells_a_victory_for_a_card(kind: str, fighter: str, gold: int, draws: bool) -> None:
    lions = ["tyrion_lannister", "cerseis_attendant", "joffrey_baratheon"]
    t = lay({"house": "lannister", "play": lions, "gold": gold}, {}, hold=True)
    attack(t, kind, f"{fighter}.0a")
    while not offered(t, "trigger tyrion_lannister.0a") and t.view(None)["table"]["challenge"] is not None:
        decline(t)
    assert offered(t, "trigger tyrion_lannister.0a") == draws
    if draws:
        do(t, "0 trigger tyrion_lannister.0a")
        assert player(t, 0)["gold"] == 0 and player(t, 0)["hand_size"] == 1
        assert not offered(t, "trigger tyrion_lannister.0a"), "once for a victory"


@pytest.mark.rule("R-C1-gold-03")
def test_littlefinger_is_as_strong_as_the_purse() -> None:
    """An income of 4 and 2 of his own; the Kennels cost a gold in any phase."""
    t = lay({"play": ["littlefinger", "winterfell_kennels"], "gold": 1}, {}, phase="standing", hold=True)
    assert player(t, 0)["gold"] == 1 and seen(t, "littlefinger.0a")["strength"] == 4
    do(t, "0 trigger winterfell_kennels.0a")
    assert player(t, 0)["gold"] == 0 and seen(t, "littlefinger.0a")["strength"] == 3
    until(t, "act", 0)
    while t.view(None)["table"]["phase"] != "marshaling" or t.waiting != (0,):
        decline(t) if prompt(t) != "first-player" else do(t, f"{t.waiting[0]} player seat_0")
    gold = player(t, 0)["gold"]
    assert gold > 0 and seen(t, "littlefinger.0a")["strength"] == 3 + gold


@pytest.mark.rule("R-C1-tax-03")
@pytest.mark.parametrize(("plot", "kept"), [("rains_of_autumn", [0, 0]), ("planning_ahead", [6, 5])])
def test_planning_ahead_carries_gold_into_the_next_round(plot: str, kept: list[int]) -> None:
    """An income of 3 of both plots besides 3 and 2 gold."""
    t = lay({"gold": 3, "plots": [plot]}, {"gold": 2}, phase="plot", hold=True)
    now = t.round
    while t.round == now:
        t.choose(t.waiting[0], t.ask(t.waiting[0]).default)
    assert [player(t, seat)["gold"] for seat in (0, 1)] == kept


# ---------------------------------------------------------------------- titles


def isa_is_attacked(chris: list[str]) -> CouncilTable:
    """Jörg (seat 0) goes past the only defender of Isa (1, Master of Laws); Chris (2) is Master of Coin."""
    t = lay(
        {"play": ["benjen_stark"], "title": "crown_regent"},
        {"play": [KNIGHT], "title": "master_of_laws"},
        {"play": chris, "title": "master_of_coin"},
        hold=True,
    )
    attack(t, "military", "benjen_stark.0a")
    until(t, "stealth")
    assert texts(t) == ["pass", f"bypass {KNIGHT}.1a"], "nobody of Chris"
    do(t, f"0 bypass {KNIGHT}.1a")
    until(t, "defenders")
    assert t.waiting == (1,) and texts(t) == ["done"]
    return do(t, "1 done")


@pytest.mark.rule("R-C1-support-14")
def test_the_master_of_coin_does_not_challenge_the_master_of_laws() -> None:
    coin, laws = {"title": "master_of_coin", "play": [KNIGHT]}, {"title": "master_of_laws"}
    t = until(lay(coin, laws, {"title": "lord_commander"}, hold=True), "challenge")
    assert texts(t) == ["challenge military seat_2", "challenge power seat_2", "pass"]


@pytest.mark.rule("R-C1-support-15", "R-C1-support-16", "R-C1-support-18")
@pytest.mark.parametrize(("defender", "bonus"), [(KNIGHT, 0), (None, 1)])
def test_the_master_of_coin_defends_for_the_master_of_laws_and_loses(defender: str | None, bonus: int) -> None:
    t = isa_is_attacked([KNIGHT])
    assert t.waiting == (2,) and prompt(t) == "support" and texts(t) == ["done", f"defend {KNIGHT}.2a"]
    do(t, *([f"2 defend {defender}.2a"] if defender else []), "2 done")
    until(t, "claim")
    assert t.waiting == (1,), "Isa pays"
    do(t, f"1 pick {KNIGHT}.1a")
    resolved(t)
    assert player(t, 1)["dead"] == [f"{KNIGHT}.1a"] and player(t, 2)["dead"] == []
    assert player(t, 0)["faction_power"] == bonus, "a defence by anybody denies the bonus"


@pytest.mark.rule("R-C1-support-17")
def test_the_master_of_coin_wins_for_the_master_of_laws() -> None:
    t = isa_is_attacked(["eddard_stark", KNIGHT])
    do(t, "2 defend eddard_stark.2a", f"2 defend {KNIGHT}.2a", "2 done")
    until(t, "renown")
    assert t.waiting == (2,), "Chris is the winner"
    do(t, "2 all")
    resolved(t)
    assert seen(t, "eddard_stark.2a")["power"] == 1 and player(t, 1)["dead"] == []


@pytest.mark.rule("R-C1-rival-09")
@pytest.mark.parametrize("again", [1, 2])
def test_the_master_of_whispers_gains_from_rivals_once_a_round(again: int) -> None:
    """Jörg beats Chris (Master of Laws), then him again, or Isa (Crown Regent)."""
    t = lay(
        {"play": ["eddard_stark", "robb_stark"], "title": "master_of_whispers"},
        {"play": [KNIGHT, KNIGHT], "title": "master_of_laws"},
        {"play": [KNIGHT, KNIGHT], "title": "crown_regent"},
        hold=True,
    )
    for kind, fighter, against in (("power", "robb_stark", 1), ("military", "eddard_stark", again)):
        attack(t, kind, f"{fighter}.0a", against=against)
        until(t, "defenders", against)
        do(t, f"{against} {texts(t)[-1]}", f"{against} done")
        while t.view(None)["table"]["challenge"] is not None:
            do(t, f"{t.waiting[0]} {texts(t)[0]}") if prompt(t) == "claim" else decline(t)
        assert player(t, 0)["faction_power"] == 1, f"after the {kind} challenge"


# ---------------------------------------------------------------------- cancels, lasting effects, two against two


@pytest.mark.rule("R-C1-save-07")
@pytest.mark.parametrize("cancelled", [False, True])
def test_seasick_cancels_the_lords_of_the_narrow_sea(cancelled: bool) -> None:
    influence = ["crossroads", "narrow_sea", "narrow_sea"]
    t = lay(
        {"house": "baratheon", "play": influence, "hand": ["lords_of_the_narrow_sea"]},
        {"house": "greyjoy", "hand": ["seasick_kotse"], "plot": "summoning_season", "plots": ["valar_morghulis"]},
        phase="standing",
        hold=True,
    )
    do(t, "0 play lords_of_the_narrow_sea")
    while t.waiting == (0,) and not offered(t, "pass"):
        do(t, f"0 {texts(t)[0]}")
    assert t.waiting == (1,) and offered(t, "play seasick_kotse")
    do(t, "1 play seasick_kotse" if cancelled else "1 pass")
    until(t, "act")
    assert all(seen(t, card)["kneeling"] for card in ("crossroads.0a", "narrow_sea.0a", "narrow_sea.0b"))
    assert player(t, 0)["discard"] == ["lords_of_the_narrow_sea.0a"] and player(t, 0)["hand_size"] == 0
    assert player(t, 1)["plot"] == ("summoning_season.1a" if cancelled else "valar_morghulis.1a")
    assert player(t, 0)["power"] == (0 if cancelled else 1)


@pytest.mark.rule("R-C1-lasting-03")
def test_insidious_ways_and_poisoned_wine_leave_tyrion_as_he_is() -> None:
    t = lay(
        {"house": "lannister", "play": ["tyrion_lannister"], "hand": ["insidious_ways"]},
        {"house": "targaryen", "play": ["poisoned_wine", KNIGHT]},
        cards={**on("poisoned_wine.1a", "tyrion_lannister.0a"), **knelt(f"{KNIGHT}.1a")},
        hold=True,
    )
    assert seen(t, "tyrion_lannister.0a")["strength"] == 1
    attack(t, "intrigue", "tyrion_lannister.0a")
    until(t, "act", 0)
    do(t, "0 play insidious_ways", "0 pick tyrion_lannister.0a")
    assert seen(t, "tyrion_lannister.0a")["strength"] == 3 and fight(t)["attack"] == 3


@pytest.mark.rule("R-C1-team-03")
@pytest.mark.parametrize(("mine", "partner", "over"), [(27, 2, True), (2, 27, True), (27, 1, False)])
def test_twenty_eight_and_two_win_together(mine: int, partner: int, over: bool) -> None:
    """The last power is won here: an unopposed challenge."""
    seats: tuple[dict[str, Any], ...] = ({"play": [KNIGHT], "power": mine}, {}, {"power": partner}, {})
    t = lay(*seats, variant="two_against_two", hold=True)
    attack(t, "power", f"{KNIGHT}.0a")
    while not t.over and t.view(None)["table"]["challenge"] is not None:
        decline(t)
    assert t.over == over
    assert not over or (t.result is not None and t.result.winners == (0, 2))
