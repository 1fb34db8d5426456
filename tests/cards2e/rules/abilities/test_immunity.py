"""Immunity, tried on cards of the core set that learn it for one test."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.rules.lessons import taught
from cards2e.thrones import attack, do, fight, in_play, knelt, lay, offered, player, prompt, seen, texts
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.effects.delayed import AT_PHASE_END, delay
from smallcouncil.games.cardgame.effects.lasting import UNTIL_PHASE, last
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, CHARACTER, PLOT
from smallcouncil.games.cardgame.values.current import IMMUNE
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.facts import GREYJOY
from smallcouncil.games.cards2e.writing import action, effects_of, event_effects, immune

STORM = "a_storm_of_swords"  # claim 1


def types(*kind: int) -> Any:
    """Immune to the effects of cards of these types."""
    return immune(lambda t, c, source: t.box.type[source] in kind)


PROOF = immune(event_effects)
CHARMED = EDITION.lasting_effect("test-charmed", IMMUNE, ask=event_effects)


def swords(*victims: str, **more: Any) -> Any:
    """Robb has won by 5 and may put somebody to the sword."""
    t = lay(
        {"play": ["robb_stark"], "hand": ["put_to_the_sword"], "gold": 2, "plot": STORM},
        {"play": list(victims), **more},
        cards=knelt(*(f"{c}.1a" for c in victims)),
    )
    return attack(t, "military", "robb_stark.0a")


@pytest.mark.rule("R-C2-misc-04")
def test_who_is_immune_is_not_chosen() -> None:
    with taught("left", PROOF):
        t = swords("left", "right", "littlefinger")
        do(t, "0 play put_to_the_sword")
        assert texts(t, 0) == ["pick right.1a", "pick littlefinger.1a"]
        t = swords("left")
        assert not offered(t, "play put_to_the_sword"), "there is nobody else to choose"
    assert offered(swords("left"), "play put_to_the_sword")


@pytest.mark.rule("R-C2-misc-04")
def test_immune_to_one_group_is_not_immune_to_others() -> None:
    with taught("left", PROOF):
        t = lay({"play": ["margaery_tyrell"]}, {"play": ["left"]})
        do(t, "0 trigger margaery_tyrell.0a")
        assert texts(t, 0) == ["pick margaery_tyrell.0a", "pick left.1a"], "she is no event"
        t = swords("left", "right")
        do(t, "0 pass", "1 pick left.1a")
        assert player(t, 1)["dead"] == ["left.1a"], "claim is nobody's effect"
    with taught("left", immune(effects_of(GREYJOY))):
        t = swords("left", "right")
        do(t, "0 play put_to_the_sword")
        assert "pick left.1a" in texts(t, 0), "no Greyjoy card"


@pytest.mark.rule("R-C2-misc-04")
def test_who_is_immune_is_not_affected_by_what_chooses_nobody() -> None:
    kneel_all = action(lambda t, u: effects.kneel(t, t.all_characters()))
    with taught("winter_is_coming", kneel_all, abilities=[], acts=0), taught("left", PROOF):
        t = lay({"play": ["right"], "hand": ["winter_is_coming"], "gold": 1}, {"play": ["left", "burned_men"]})
        do(t, "0 play winter_is_coming")
        assert [seen(t, c)["kneeling"] for c in ("right.0a", "left.1a", "burned_men.1a")] == [True, False, True]
    with taught("left", types(PLOT)):
        t = lay({"plots": ["wildfire_assault"]}, {"play": ["left", "right"]}, phase="plot")
        do(t, f"{t.waiting[0]} player seat_0", "1 done")
        assert in_play(t, "left.1a") and player(t, 1)["dead"] == ["right.1a"]


@pytest.mark.rule("R-C2-misc-04")
def test_constant_and_lasting_effects_pass_by_who_is_immune() -> None:
    cards = {"milk_of_the_poppy.1a": {"on": "theon_greyjoy.0a"}, "little_bird.1a": {"on": "theon_greyjoy.0a"}}
    seats: list[dict[str, Any]] = [
        {"play": ["theon_greyjoy"]},
        {"play": ["milk_of_the_poppy", "little_bird", "robb_stark", "right"]},
    ]
    t = lay(*seats, cards=cards)
    assert seen(t, "theon_greyjoy.0a")["blank"] and "intrigue" in seen(t, "theon_greyjoy.0a")["icons"]
    with taught("theon_greyjoy", types(ATTACHMENT)):
        t = lay(*seats, cards=cards)
        assert not seen(t, "theon_greyjoy.0a")["blank"] and seen(t, "theon_greyjoy.0a")["keywords"] == ["stealth"]
        assert "intrigue" not in seen(t, "theon_greyjoy.0a")["icons"]
        assert in_play(t, "little_bird.1a"), "which lies on it all the same"
    with taught("left", types(CHARACTER)):
        t = lay({"play": ["balon_greyjoy"]}, {"play": ["left", "burned_men"]})
        do(t, "0 challenge military seat_1", "1 defend left.1a", "1 defend burned_men.1a")
        assert not fight(t)["unopposed"] and fight(t)["defense"] == 2, "Balon outshines only the other"
    with taught("left", PROOF):
        t = lay({"play": ["right"], "hand": ["growing_strong"], "gold": 1, "faction": "tyrell"}, {"play": ["left"]})
        do(t, "0 play growing_strong")
        assert seen(t, "right.0a")["strength"] == 4 and seen(t, "left.1a")["strength"] == 2


@pytest.mark.rule("R-C2-misc-04")
def test_keywords_of_who_it_is_immune_to() -> None:
    with taught("robb_stark", types(CHARACTER)):
        t = lay({"play": ["theon_greyjoy"]}, {"play": ["robb_stark", "littlefinger"]})
        do(t, "0 challenge military seat_1")
        assert prompt(t) == "stealth" and texts(t) == ["pass", "bypass littlefinger.1a"]
    with taught("samwell_tarly", types(CHARACTER)):
        t = lay({"play": ["robert_baratheon"], "plot": STORM}, {"play": ["samwell_tarly", "burned_men"]})
        attack(t, "power", "robert_baratheon.0a")
        do(t, "0 keyword intimidate")
        assert texts(t) == ["pass", "pick burned_men.1a"]


@pytest.mark.rule("R-C2-misc-04")
def test_nothing_saves_who_is_immune_to_the_saviour() -> None:
    def dying() -> Any:
        t = lay(
            {"play": ["robb_stark"], "plot": STORM},
            {"play": ["theon_greyjoy"], "hand": ["risen_from_the_sea"], "faction": "greyjoy"},
            cards=knelt("theon_greyjoy.1a"),
        )
        return attack(t, "military", "robb_stark.0a")

    assert offered(dying(), "play risen_from_the_sea")
    with taught("theon_greyjoy", PROOF):
        assert player(dying(), 1)["dead"] == ["theon_greyjoy.1a"]


@pytest.mark.rule("R-C2-misc-05")
def test_what_lies_on_it_is_not_immune() -> None:
    """Its attachments are discarded, its power is taken, its duplicate used, and its own ability cancelled."""
    robbed = action(lambda t, u: effects.lose_power(t, t.characters(1)[0], 1))
    with taught("theon_greyjoy", PROOF), taught("winter_is_coming", robbed, abilities=[], acts=0):
        t = lay(
            {
                "play": ["asha_greyjoy"],
                "hand": ["we_do_not_sow", "winter_is_coming"],
                "gold": 2,
                "faction": "greyjoy",
                "plot": STORM,
            },
            {"play": ["theon_greyjoy", "little_bird"], "under": ["theon_greyjoy"]},
            cards={
                "theon_greyjoy.1a": {"kneeling": True, "power": 2},
                "little_bird.1a": {"on": "theon_greyjoy.1a"},
                "theon_greyjoy.1b": {"zone": "duplicate", "on": "theon_greyjoy.1a"},
            },
        )
        do(t, "0 play winter_is_coming")
        assert seen(t, "theon_greyjoy.1a")["power"] == 1, "tokens"
        attack(t, "military", "asha_greyjoy.0a")
        do(t, "0 play we_do_not_sow")
        assert player(t, 1)["discard"] == ["little_bird.1a"], "attachments"
        do(t, "0 pass", "1 save theon_greyjoy.1a")
        assert in_play(t, "theon_greyjoy.1a"), "duplicates"
    with taught("tyrion_lannister", PROOF):
        t = lay(
            {"play": ["littlefinger"]},
            {"play": ["tyrion_lannister"], "hand": ["ice"], "deck": ["ice"] * 4},
            {"play": ["cersei_lannister"], "hand": ["treachery"], "gold": 1, "faction": "lannister"},
            cards=knelt("tyrion_lannister.1a"),
        )
        do(t, "0 challenge intrigue seat_1", "1 trigger tyrion_lannister.1a")
        assert offered(t, "play treachery"), "abilities"
        do(t, "2 play treachery")
        assert player(t, 1)["gold"] == 0


@pytest.mark.rule("R-C2-misc-06")
def test_immunity_that_comes_later_ends_nothing() -> None:
    charm = action(lambda t, u: last(t, CHARMED, UNTIL_PHASE, subject=t.box.by_name["left.1a"]))
    with taught("the_iron_throne", charm):
        t = lay(
            {"hand": ["confinement", "confinement"], "gold": 2, "play": ["the_iron_throne"], "faction": "martell"},
            {"play": ["left", "burned_men"]},
        )
        do(t, "0 play confinement", "0 pick left.1a")
        assert seen(t, "left.1a")["icons"] == []
        do(t, "0 trigger the_iron_throne.0a")
        assert seen(t, "left.1a")["icons"] == [], "the effect is still there"
        do(t, "0 play confinement")
        assert not seen(t, "burned_men.1a")["icons"], "but a new one could not choose it"


@pytest.mark.rule("R-C2-misc-07")
def test_costs_are_paid_with_who_is_immune() -> None:
    with taught("drogon", PROOF):
        t = lay(
            {"play": ["drogon", "khal_drogo"], "hand": ["dracarys"], "gold": 1, "faction": "targaryen"},
            {"play": ["left"]},
        )
        attack(t, "military", "khal_drogo.0a")
        do(t, "0 play dracarys")
        assert seen(t, "drogon.0a")["kneeling"]
        assert seen(t, "khal_drogo.0a")["strength"] == 1, "the only target: Drogon could not be chosen"
    with taught("handmaiden", types(CHARACTER)):
        t = lay({"play": ["handmaiden", "cersei_lannister"]}, {}, cards=knelt("cersei_lannister.0a"))
        do(t, "0 trigger handmaiden.0a")
        assert player(t, 0)["discard"] == ["handmaiden.0a"] and not seen(t, "cersei_lannister.0a")["kneeling"]


@pytest.mark.rule("R-C2-misc-04")
@pytest.mark.rule("R-C2-blank-01")
def test_a_blank_card_is_not_immune_but_who_is_immune_to_blanking_is_not_blank() -> None:
    cards = {"milk_of_the_poppy.1a": {"on": "theon_greyjoy.0a"}}
    with taught("theon_greyjoy", types(PLOT)):
        t = lay({"play": ["theon_greyjoy"]}, {"plot": "fortified_position"})
        assert not seen(t, "theon_greyjoy.0a")["blank"]
        t = lay({"play": ["theon_greyjoy"]}, {"play": ["milk_of_the_poppy"]}, cards=cards)
        assert seen(t, "theon_greyjoy.0a")["blank"], "it is no plot"
    with taught("left", PROOF):
        t = lay(
            {"play": ["robb_stark"], "hand": ["put_to_the_sword"], "gold": 2, "plot": STORM},
            {"play": ["left", "right", "milk_of_the_poppy"]},
            cards={**knelt("left.1a", "right.1a"), "milk_of_the_poppy.1a": {"on": "left.1a"}},
        )
        attack(t, "military", "robb_stark.0a")
        do(t, "0 play put_to_the_sword")
        assert texts(t, 0) == ["pick left.1a", "pick right.1a"], "its immunity is blank"


@pytest.mark.rule("R-C2-misc-04")
def test_delayed_effects_are_effects_too() -> None:
    with taught("daenerys_targaryen", PROOF):
        t = lay(
            {"play": ["daenerys_targaryen"], "hand": ["waking_the_dragon"], "faction": "targaryen"},
            {},
            phase="dominance",
        )
        assert not t.waiting or not offered(t, "play waking_the_dragon")
    late = EDITION.delayed_effect(late_kill)
    plan = action(lambda t, u: delay(t, AT_PHASE_END, late, seat=u.seat, source=u.card))
    with taught("winter_is_coming", plan, abilities=[], acts=0), taught("left", PROOF):
        t = lay({"hand": ["winter_is_coming"], "gold": 1}, {"play": ["left", "right"]}, phase="dominance")
        do(t, "0 play winter_is_coming")
        assert in_play(t, "left.1a") and player(t, 1)["dead"] == ["right.1a"]


def late_kill(t: Any, e: tuple[int, ...]) -> None:
    effects.kill(t, t.all_characters())
