"""Standing and kneeling, card types, attachments, events, unique cards, duplicates."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.rules.lessons import QUIET, taught
from cards2e.thrones import attack, do, in_play, knelt, lay, offered, player, prompt, seen, texts, until
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.effects.entering import put_into_play
from smallcouncil.games.cardgame.effects.lasting import UNTIL_PHASE, last
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.writing import CHARACTERS, action, are_not_yours, choose, forced_reaction, gains_gold

STORM = "a_storm_of_swords"  # claim 1


def under(name: str, host: str) -> dict[str, dict[str, object]]:
    return {name: {"zone": "duplicate", "on": host}}


@pytest.mark.rule("R-C2-stand-01")
@pytest.mark.rule("R-C2-attachment-08")
@pytest.mark.rule("R-C2-marshal-07")
def test_cards_enter_play_standing() -> None:
    names = ["arya_stark", "gates_of_winterfell", "little_bird"]
    t = lay({"hand": [*names, "tumblestone_knight"], "gold": 9}, {}, phase="marshaling")
    for number, name in enumerate(names, 1):
        do(t, f"0 marshal {name}")
        assert [c["title"] for c in player(t, 0)["play"]] == names[:number]
        assert not any(c["kneeling"] for c in player(t, 0)["play"]), "at once, and not in the standing phase"
        until(t, "act")
    assert t.view(None)["table"]["phase"] == "marshaling"


@pytest.mark.rule("R-C2-stand-02")
@pytest.mark.rule("R-C2-stand-03")
def test_a_kneeling_card_cannot_kneel_again() -> None:
    t = lay({"play": ["gates_of_winterfell"], "hand": ["burned_men"], "gold": 2}, {})
    do(t, "0 trigger gates_of_winterfell.0a")
    assert seen(t, "gates_of_winterfell.0a")["kneeling"]
    assert texts(t) == ["pass", "ambush burned_men"]
    t = lay(
        {"plots": ["filthy_accusations"]},
        {"play": ["arya_stark", "bran_stark", "robb_stark"]},
        phase="plot",
        cards=knelt("robb_stark.1a"),
    )
    do(t, "0 player seat_0")
    assert texts(t) == ["pick arya_stark.1a", "pick bran_stark.1a"]


@pytest.mark.rule("R-C2-stand-03")
@pytest.mark.rule("R-C2-stand-04")
@pytest.mark.parametrize(("kind", "turn"), [(kinds.KNELT, effects.kneel), (kinds.STOOD, effects.stand)])
def test_only_what_turns_has_turned(kind: int, turn: Any) -> None:
    """An effect on all characters: who kneels or stands already is not answered for."""
    all_turn = action(lambda t, u: turn(t, t.all_characters()))
    with taught("the_iron_throne", all_turn), taught("the_red_keep", forced_reaction(kind, gains_gold(1))):
        seats: list[dict[str, Any]] = [
            {"play": ["the_iron_throne", "the_red_keep", "left", "burned_men"]},
            {"play": ["right"]},
        ]
        t = lay(*seats, phase="dominance", cards=knelt("burned_men.0a"))
        do(t, "0 trigger the_iron_throne.0a")
        while prompt(t) == "order-forced":
            do(t, f"0 {texts(t, 0)[0]}")
        assert player(t, 0)["gold"] == (2 if kind == kinds.KNELT else 1)


@pytest.mark.rule("R-C2-stand-04")
def test_a_standing_card_cannot_stand_again() -> None:
    seat = {"play": ["magister_illyrio", "robb_stark", "arya_stark", "bran_stark"], "gold": 2}
    t = lay(seat, {"deck": QUIET}, phase="dominance", cards=knelt("robb_stark.0a", "arya_stark.0a"))
    do(t, "0 trigger magister_illyrio.0a")
    assert texts(t) == ["pick robb_stark.0a", "pick arya_stark.0a"]
    t = lay({"play": ["sansa_stark"], "deck": QUIET}, {"deck": QUIET}, phase="standing")
    assert prompt(t) == "first-player", "Sansa does not react: she stood"


@pytest.mark.rule("R-C2-cardtype-01")
@pytest.mark.rule("R-C2-cardtype-02")
def test_characters_and_locations_stay() -> None:
    t = lay({"play": ["bran_stark", "the_red_keep"], "deck": QUIET}, {"deck": QUIET}, phase="dominance")
    while t.view(None)["table"]["round"] < 3:
        assert [c["title"] for c in player(t, 0)["play"]] == ["bran_stark", "the_red_keep"]
        t.choose(t.waiting[0], t.ask(t.waiting[0]).choices[0])


@pytest.mark.rule("R-C2-cardtype-03")
@pytest.mark.rule("R-C2-event-05")
def test_an_event_that_has_become_an_attachment_is_nothing_else() -> None:
    t = lay(
        {"play": ["robb_stark", "rattleshirts_raiders"], "plot": STORM, "hand": ["we_do_not_sow"], "gold": 2},
        {"play": ["theon_greyjoy"], "hand": ["risen_from_the_sea", "risen_from_the_sea"], "faction": "greyjoy"},
        cards=knelt("theon_greyjoy.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "1 play risen_from_the_sea", "0 done")
    assert seen(t, "risen_from_the_sea.1a")["on"] == "theon_greyjoy.1a"
    attack(t, "military", "rattleshirts_raiders.0a")
    assert "trigger rattleshirts_raiders.0a" in texts(t), "it is an attachment to discard"
    do(t, "0 trigger rattleshirts_raiders.0a")
    assert player(t, 1)["discard"] == ["risen_from_the_sea.1a"]


@pytest.mark.rule("R-C2-event-05")
@pytest.mark.rule("R-C2-event-06")
def test_an_event_neither_enters_play_nor_is_marshaled() -> None:
    puts = action(lambda t, u: put_into_play(t, t.hands[u.seat][0], u.seat))
    with taught("the_iron_throne", puts):
        t = lay({"play": ["the_iron_throne"], "hand": ["for_the_north"], "gold": 9}, {}, phase="marshaling")
        assert texts(t) == ["pass", "trigger the_iron_throne.0a"]
        do(t, "0 trigger the_iron_throne.0a")
        assert [c["title"] for c in player(t, 0)["play"]] == ["the_iron_throne"] and player(t, 0)["hand_size"] == 1


@pytest.mark.rule("R-C2-cardtype-04")
def test_what_is_gained_is_not_printed() -> None:
    """A blank text box has no printed keyword; a gained one stays."""
    cards = {"milk_of_the_poppy.1a": {"on": "robb_stark.0a"}}
    t = lay({"play": ["robb_stark"]}, {"play": ["milk_of_the_poppy"]}, cards=cards)
    assert seen(t, "robb_stark.0a")["keywords"] == []
    t = lay(
        {"play": ["ser_waymar_royce", "longclaw"]},
        {"play": ["milk_of_the_poppy"]},
        cards={"longclaw.0a": {"on": "ser_waymar_royce.0a"}, "milk_of_the_poppy.1a": {"on": "ser_waymar_royce.0a"}},
    )
    assert seen(t, "ser_waymar_royce.0a")["keywords"] == ["renown"]


@pytest.mark.rule("R-C2-cardtype-05")
def test_printed_is_what_stands_on_the_card() -> None:
    """Paxter makes the event cheaper; The Hand's Judgment costs as much as is printed on it."""
    t = lay(
        {"play": ["robb_stark", "paxter_redwyne"], "hand": ["put_to_the_sword"], "gold": 1, "plot": STORM},
        {"play": ["arya_stark"], "hand": ["the_hands_judgment"], "gold": 3},
        cards=knelt("arya_stark.1a"),
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "0 play put_to_the_sword")
    assert player(t, 0)["gold"] == 0
    do(t, "1 play the_hands_judgment")
    assert player(t, 1)["gold"] == 1


# ---------------------------------------------------------------------- attachments


@pytest.mark.rule("R-C2-attachment-01")
@pytest.mark.rule("R-C2-attachment-05")
def test_an_attachment_goes_to_any_character_and_stays_its_players() -> None:
    t = lay(
        {"play": ["arya_stark", "gates_of_winterfell"], "hand": ["milk_of_the_poppy"]},
        {"play": ["tyrion_lannister", "lannisport"]},
        phase="marshaling",
    )
    do(t, "0 marshal milk_of_the_poppy")
    assert texts(t) == ["pick arya_stark.0a", "pick tyrion_lannister.1a"], "and to no location"
    do(t, "0 pick tyrion_lannister.1a")
    assert player(t, 0)["play"][-1]["on"] == "tyrion_lannister.1a"


@pytest.mark.rule("R-C2-attachment-02")
def test_an_attachment_without_a_bearer_stays_in_hand() -> None:
    t = lay({"play": ["drogon"], "hand": ["little_bird", "bran_stark"], "gold": 9}, {}, phase="marshaling")
    assert not offered(t, "marshal little_bird")
    do(t, "0 marshal bran_stark")
    assert offered(t, "marshal little_bird")


@pytest.mark.rule("R-C2-attachment-03")
def test_any_number_of_attachments() -> None:
    hand = ["little_bird", "little_bird", "noble_lineage", "syrios_training", "seal_of_the_hand"]
    t = lay({"play": ["arya_stark"], "hand": hand, "gold": 9}, {}, phase="marshaling")
    do(t, *(f"0 marshal {name}" for name in hand))
    assert [c["on"] for c in player(t, 0)["play"][1:]] == ["arya_stark.0a"] * 5


@pytest.mark.rule("R-C2-attachment-04")
def test_an_attachment_that_became_illegal_is_discarded() -> None:
    t = lay(
        {"play": ["drogon", "little_bird"], "plot": "fortified_position", "deck": QUIET},
        {"deck": QUIET},
        phase="taxation",
        cards={"little_bird.0a": {"on": "drogon.0a"}},
    )
    assert prompt(t) == "first-player", "a new plot is revealed, and Drogon has his text again"
    assert player(t, 0)["discard"] == ["little_bird.0a"] and player(t, 0)["hand_size"] == 0


@pytest.mark.rule("R-C2-attachment-06")
def test_bearer_and_attachment_kneel_for_themselves() -> None:
    t = lay(
        {"play": ["robb_stark", "seal_of_the_hand"]},
        {"play": ["arya_stark"]},
        cards={"seal_of_the_hand.0a": {"on": "robb_stark.0a"}},
    )
    do(t, "0 challenge power seat_1")
    assert seen(t, "robb_stark.0a")["kneeling"] and not seen(t, "seal_of_the_hand.0a")["kneeling"]
    do(t, "0 trigger seal_of_the_hand.0a")
    assert not seen(t, "robb_stark.0a")["kneeling"] and seen(t, "seal_of_the_hand.0a")["kneeling"]


@pytest.mark.rule("R-C2-attachment-07")
def test_a_harmful_attachment_is_one_too() -> None:
    """The Plaza punishes characters without attachments."""
    t = lay(
        {"play": ["plaza_of_punishment", "tumblestone_knight"]},
        {"play": ["tyrion_lannister", "arya_stark", "milk_of_the_poppy"]},
        cards={**knelt("tyrion_lannister.1a", "arya_stark.1a"), "milk_of_the_poppy.1a": {"on": "tyrion_lannister.1a"}},
    )
    do(t, "0 challenge power seat_1", "0 trigger plaza_of_punishment.0a")
    assert texts(t) == ["pick tumblestone_knight.0a", "pick arya_stark.1a"]


# ---------------------------------------------------------------------- events


@pytest.mark.rule("R-C2-event-01")
def test_an_event_is_played_when_it_says() -> None:
    t = lay({"play": ["robb_stark"], "hand": ["for_the_north"]}, {"play": ["arya_stark"]})
    assert texts(t) == ["challenge military seat_1", "challenge power seat_1", "pass"]
    do(t, "0 challenge power seat_1")
    assert not offered(t, "play for_the_north")
    t = lay({"play": ["robb_stark"], "hand": ["for_the_north"]}, {"play": ["arya_stark"]})
    do(t, "0 challenge military seat_1")
    assert offered(t, "play for_the_north")


@pytest.mark.rule("R-C2-event-02")
def test_an_event_is_discarded_before_reactions_to_it() -> None:
    t = lay(
        {"play": ["melisandre"], "hand": ["seen_in_flames"], "gold": 1},
        {"hand": ["ice", "summer"], "play": ["arya_stark"]},
    )
    do(t, "0 play seen_in_flames")
    assert player(t, 0)["gold"] == 0 and player(t, 0)["discard"] == []
    do(t, "0 take ice")
    assert prompt(t) == "react" and player(t, 0)["discard"] == ["seen_in_flames.0a"]


@pytest.mark.rule("R-C2-event-04")
def test_a_lasting_effect_of_an_event_does_not_reach_who_comes_later() -> None:
    def rally(t: object, u: object) -> None:
        for c in t.characters(u.seat):  # type: ignore[attr-defined]
            last(t, EDITION.strength_change, UNTIL_PHASE, subject=c, value=2)  # type: ignore[arg-type]

    with taught("winter_is_coming", action(rally), abilities=[], acts=0):
        t = lay({"play": ["arya_stark"], "hand": ["winter_is_coming", "burned_men"], "gold": 3}, {})
        do(t, "0 play winter_is_coming", "0 ambush burned_men")
        assert seen(t, "arya_stark.0a")["strength"] == 4 and seen(t, "burned_men.0a")["strength"] == 2


# ---------------------------------------------------------------------- unique cards


@pytest.mark.rule("R-C2-unique-01")
def test_one_copy_of_a_unique_card() -> None:
    hand = ["arya_stark", "tumblestone_knight"]
    t = lay({"play": hand, "hand": hand, "gold": 9}, {}, phase="marshaling")
    do(t, "0 marshal arya_stark", "0 marshal tumblestone_knight")
    assert [c["title"] for c in player(t, 0)["play"]] == ["arya_stark", "tumblestone_knight", "tumblestone_knight"]
    t = lay(
        {"hand": hand, "gold": 9},
        {"play": ["arya_stark"]},
        phase="marshaling",
    )
    assert offered(t, "marshal arya_stark"), "an opponent's copy is no hindrance"
    t = lay(
        {"hand": hand, "gold": 9},
        {"play": ["arya_stark"]},
        phase="marshaling",
        cards={"arya_stark.1a": {"control": 0}},
    )
    assert not offered(t, "marshal arya_stark"), "a copy that he controls and does not own is one"


@pytest.mark.rule("R-C2-unique-02")
@pytest.mark.rule("R-C2-unique-03")
@pytest.mark.parametrize("zone", ["play", "dead", "discard"])
def test_nobody_takes_control_of_a_second_copy(zone: str) -> None:
    takes = action(
        lambda t, u: effects.take_control(t, u.targets[0], u.seat),
        target=choose(CHARACTERS.that(are_not_yours)),
    )
    with taught("the_iron_throne", takes):
        seat = {"play": ["the_iron_throne"], "hand": ["ice"]}
        mine = {**seat, zone: [*seat.get(zone, []), "arya_stark"]}
        t = lay(mine, {"play": ["arya_stark"]}, phase="dominance")
        do(t, "0 trigger the_iron_throne.0a")
        assert ("arya_stark.1a" in [c["card"] for c in player(t, 0)["play"]]) == (zone == "discard")


@pytest.mark.rule("R-C2-unique-03")
def test_the_dead_do_not_return() -> None:
    hand = ["arya_stark", "tumblestone_knight"]
    t = lay({"hand": hand, "dead": hand, "gold": 9}, {}, phase="marshaling")
    assert texts(t) == ["pass", "marshal tumblestone_knight"]
    t = lay({"play": ["arianne_martell"], "hand": hand, "dead": hand}, {}, phase="dominance")
    do(t, "0 trigger arianne_martell.0a")
    assert in_play(t, "tumblestone_knight.0a") or in_play(t, "tumblestone_knight.0b")


# ---------------------------------------------------------------------- duplicates


@pytest.mark.rule("R-C2-duplicate-01")
@pytest.mark.rule("R-C2-duplicate-02")
@pytest.mark.rule("R-C2-duplicate-05")
@pytest.mark.rule("R-C2-duplicate-08")
def test_duplicates_are_free_and_lie_under_the_first() -> None:
    t = lay(
        {"play": ["robb_stark"], "hand": ["robb_stark"] * 3 + ["arya_stark"]},
        {},
        phase="marshaling",
        cards=knelt("robb_stark.0a"),
    )
    do(t, *["0 marshal robb_stark"] * 3)
    (robb,) = player(t, 0)["play"]
    assert robb["card"] == "robb_stark.0a" and robb["kneeling"], "the first one stays on top, as it was"
    assert robb["duplicates"] == ["robb_stark.0b", "robb_stark.0c", "robb_stark.0d"]
    assert player(t, 0)["gold"] == 3


@pytest.mark.rule("R-C2-duplicate-03")
def test_a_duplicate_is_no_attachment() -> None:
    t = lay(
        {"plots": ["confiscation"], "play": ["arya_stark", "little_bird"], "under": ["arya_stark"]},
        {"play": ["plaza_of_punishment"]},
        phase="plot",
        cards={**under("arya_stark.0b", "arya_stark.0a"), "little_bird.0a": {"on": "arya_stark.0a"}},
    )
    do(t, "0 player seat_0")
    assert player(t, 0)["discard"] == ["little_bird.0a"], "the only attachment to choose"
    t = lay({"play": ["summer"], "under": ["summer"]}, {}, phase="dominance", cards=under("summer.0b", "summer.0a"))
    assert seen(t, "summer.0a")["duplicates"] == ["summer.0b"], "no attachments, and yet"


@pytest.mark.rule("R-C2-duplicate-04")
def test_a_duplicate_has_nothing_of_its_card() -> None:
    seat = {"play": ["tywin_lannister"], "under": ["tywin_lannister"], "hand": ["ice"]}
    t = lay(seat, {}, phase="marshaling", cards=under("tywin_lannister.0b", "tywin_lannister.0a"))
    assert player(t, 0)["gold"] == 3 + 2, "not +2 a second time"
    assert len(player(t, 0)["play"]) == 1


@pytest.mark.rule("R-C2-duplicate-07")
def test_the_save_of_a_duplicate_cannot_be_cancelled() -> None:
    t = lay(
        {"play": ["robb_stark", "tyrion_lannister"], "hand": ["treachery", "the_hands_judgment"], "gold": 5},
        {"play": ["arya_stark"], "under": ["arya_stark"]},
        cards={**under("arya_stark.1b", "arya_stark.1a"), **knelt("arya_stark.1a")},
    )
    attack(t, "military", "robb_stark.0a")
    do(t, "1 save arya_stark.1a")
    assert prompt(t) != "interrupt" and in_play(t, "arya_stark.1a")


@pytest.mark.rule("R-C2-duplicate-09")
def test_to_marshal_a_duplicate_is_not_to_marshal_a_character() -> None:
    t = lay(
        {"play": ["littlefinger"], "hand": ["littlefinger", "robb_stark"], "plot": "a_noble_cause"},
        {},
        phase="marshaling",
    )
    do(t, "0 marshal littlefinger")
    assert prompt(t) == "act", "nothing to react to"
    do(t, "0 marshal robb_stark")
    assert player(t, 0)["gold"] == 5 + 1 - 4, "Robb is still the first Lord of the round"
