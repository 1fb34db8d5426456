"""Various terms, and the cards that the rulebook shows as examples."""

from __future__ import annotations

import pytest

from cards2e.rules.lessons import QUIET, taught
from cards2e.thrones import do, in_play, knelt, lay, offered, player, prompt, seen, texts
from laws.secrecy import check_leak
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cards2e.facts import ENTRIES
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.games.cards2e.writing import action, forced_reaction, gains_gold
from smallcouncil.table import Rng


@pytest.mark.rule("R-C2-misc-09")
def test_a_face_down_card_is_nothing_but_that() -> None:
    """Tywin face down under Arya: no gold, no copy of Tywin, no renown."""
    t = lay(
        {"play": ["arya_stark"], "under": ["tywin_lannister"], "hand": ["tywin_lannister", "ice"], "gold": 4},
        {},
        phase="marshaling",
        cards={"tywin_lannister.0b": {"zone": "facedown", "on": "arya_stark.0a", "seen": 1}},
    )
    assert player(t, 0)["gold"] == 4 + 3 and seen(t, "arya_stark.0a")["duplicates"] == [None]
    do(t, "0 marshal tywin_lannister")
    assert player(t, 0)["gold"] == 0 and len(player(t, 0)["play"]) == 2, "no duplicate: the seven gold are paid"


@pytest.mark.rule("R-C2-misc-10")
def test_a_face_down_card_goes_with_its_card_and_its_new_controller_may_look() -> None:
    """Also in what a player imagines: the card may be any of its owner's, and lies where it lay."""
    takes = action(lambda t, u: effects.take_control(t, t.characters(0)[0], 1), when=lambda t, u: bool(t.characters(0)))
    with taught("the_iron_throne", takes):
        t = lay(
            {"play": ["arya_stark"], "under": ["tywin_lannister"], "deck": ["ice", "summer", "bran_stark", "left"]},
            {"play": ["the_iron_throne"]},
            {"hand": ["ice"]},
            phase="dominance",
            cards={"tywin_lannister.0a": {"zone": "facedown", "on": "arya_stark.0a", "seen": 1}},
        )
        shown = [t.view(s)["table"]["players"][0]["play"][0]["duplicates"] for s in range(3)]
        assert shown == [["tywin_lannister"], [None], [None]]
        do(t, "1 trigger the_iron_throne.1a")
        arya = [t.view(s)["table"]["players"][1]["play"][-1] for s in range(3)]
        assert [a["duplicates"] for a in arya] == [["tywin_lannister"], ["tywin_lannister"], [None]]
        for seed in range(12):
            guess = t.imagine(2, Rng(seed))
            assert isinstance(guess, ThronesTable)
            (under,) = guess.duplicates(guess.box.by_name["arya_stark.0a"])
            assert guess.control[under] == 1 and guess.box.owner[under] == 0
            assert all(guess.control[c] == 0 for c in guess.decks[0])
        check_leak(t, Rng(1), times=5, everyone=False)


@pytest.mark.rule("R-C2-misc-11")
@pytest.mark.rule("R-C2-misc-15")
def test_a_search_shows_nothing_to_others_and_moves_nothing() -> None:
    deck = ["ice", "summer", "arya_stark", "robb_stark", *QUIET]
    t = lay({"plots": ["summons"], "deck": deck}, {}, phase="plot", listen=True)
    t.choose(t.waiting[0], "player seat_0")
    assert prompt(t) == "choose" and "take arya_stark" in texts(t) and "take ice" not in texts(t)
    assert player(t, 0)["deck_size"] == len(deck), "they are still in the deck"
    assert player(t, 0, 1)["deck_known"] == [] and t.view(1)["ask"] is None
    do(t, "0 done")
    assert not [event for event in t.heard(1) if event.news.name == "shown"]


@pytest.mark.rule("R-C2-misc-16")
@pytest.mark.rule("R-C2-misc-17")
def test_a_revealed_card_is_seen_by_all_and_stays_where_it_is() -> None:
    seat = {"play": ["gates_of_winterfell"], "hand": ["burned_men"], "gold": 2}
    t = lay({**seat, "deck": [*QUIET, "tywin_lannister"]}, {}, listen=True)
    do(t, "0 trigger gates_of_winterfell.0a")
    shown = [event.write(t)["card"] for event in t.heard(1) if event.news.name == "shown"]
    assert shown == ["tywin_lannister"] and player(t, 0)["deck_size"] == len(QUIET) + 1
    t = lay({**seat, "deck": [*QUIET, "robb_stark"]}, {})
    do(t, "0 trigger gates_of_winterfell.0a")
    assert "robb_stark" in player(t, 0, 0)["hand"], "it was drawn from there"


@pytest.mark.rule("R-C2-misc-20")
def test_nothing_moves_to_where_it_is() -> None:
    circle = action(lambda t, u: effects.move_power(t, t.house[u.seat], t.house[u.seat], 2))
    with taught("the_iron_throne", circle, forced_reaction(kinds.POWER_MOVED, gains_gold(1))):
        t = lay({"play": ["the_iron_throne"], "power": 5, "hand": ["burned_men"], "gold": 2}, {})
        do(t, "0 trigger the_iron_throne.0a")
        assert player(t, 0)["power"] == 5 and player(t, 0)["gold"] == 2, "nothing was moved"
    t = lay({"hand": ["take_the_black"], "gold": 3, "play": ["tumblestone_knight"]}, {}, phase="dominance")
    assert not offered(t, "play take_the_black"), "nor is control taken of what one controls"


@pytest.mark.rule("R-C2-misc-21")
def test_the_defending_player_is_the_one_it_is_resolved_against() -> None:
    t = lay({"play": ["summer"]}, {"title": "crown_regent"}, {}, {"play": ["robb_stark"]})
    do(t, "0 challenge military seat_2", "1 redirect", "0 player seat_3")
    challenge = t.view(None)["table"]["challenge"]
    assert (challenge["attacker"], challenge["defender"], challenge["against"]) == (0, 3, 2)
    assert t.waiting == (3,) and prompt(t) == "defenders"


@pytest.mark.rule("R-C2-sample-01")
@pytest.mark.rule("R-C2-sample-02")
@pytest.mark.rule("R-C2-sample-03")
def test_tywin_lannister() -> None:
    entry = ENTRIES["tywin_lannister"]
    assert (entry["cost"], entry["strength"], entry["traits"], entry["keywords"]) == (7, 6, ["Lord"], ["renown"])
    t = lay({"play": ["tywin_lannister"], "hand": ["arya_stark"], "gold": 2}, {"gold": 5}, phase="marshaling")
    assert player(t, 0)["gold"] == 2 + 3 + 2 and seen(t, "tywin_lannister.0a")["strength"] == 6 + 7
    do(t, "0 marshal arya_stark")
    assert seen(t, "tywin_lannister.0a")["strength"] == 6 + 4


@pytest.mark.rule("R-C2-sample-06")
def test_widows_wail() -> None:
    t = lay(
        {"play": ["joffrey_baratheon", "tyrion_lannister"], "hand": ["widows_wail"], "gold": 1},
        {},
        cards=knelt("tyrion_lannister.0a"),
    )
    do(t, "0 ambush widows_wail", "0 pick joffrey_baratheon.0a")
    assert seen(t, "joffrey_baratheon.0a")["strength"] == 5 and "military" in seen(t, "joffrey_baratheon.0a")["icons"]
    assert player(t, 0)["gold"] == 0
    t = lay({"play": ["tyrion_lannister"], "hand": ["widows_wail"], "gold": 1}, {})
    do(t, "0 ambush widows_wail")
    tyrion = in_play(t, "tyrion_lannister.0a")
    assert tyrion and tyrion["strength"] == 6 and "military" not in tyrion["icons"]


@pytest.mark.rule("R-C2-misc-01")
@pytest.mark.parametrize(
    ("lover", "allowed"),
    [("cersei_lannister", True), ("tyrion_lannister", True), ("sansa_stark", False), ("robb_stark", False)],
)
def test_an_adjective_goes_with_every_noun(lover: str, allowed: bool) -> None:
    """A Lannister Lord or Lady: each of the two must be a Lannister."""
    seat = {"play": [lover], "hand": ["the_things_i_do_for_love"], "gold": 2}
    t = lay(seat, {"play": ["bran_stark"]}, cards=knelt(f"{lover}.0a"))
    assert bool(t.waiting and offered(t, "play the_things_i_do_for_love")) == allowed
