"""Where cards are, whose they are, and what happens when they leave play."""

from __future__ import annotations

import pytest

from cards2e.rules.lessons import QUIET, taught
from cards2e.thrones import CLAIM_2, attack, do, in_play, knelt, lay, player, prompt, seen, texts
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.effects.entering import put_into_play
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cards2e.writing import CHARACTERS, action, are_attacking, choose, gains_gold, interrupt, is_me

STORM = "a_storm_of_swords"  # claim 1


@pytest.mark.rule("R-C2-zones-01")
def test_what_is_in_play_counts() -> None:
    """Character, location, title and plot bring gold; attachment, duplicate and faction card lie there too."""
    t = lay(
        {
            "play": ["tywin_lannister", "the_roseroad", "little_bird"],
            "under": ["tywin_lannister"],
            "hand": ["joffrey_baratheon"],
            "title": "master_of_coin",
            "agenda": "fealty",
            "faction": "lannister",
        },
        {},
        {},
        phase="marshaling",
        cards={
            "little_bird.0a": {"on": "tywin_lannister.0a"},
            "tywin_lannister.0b": {"zone": "duplicate", "on": "tywin_lannister.0a"},
        },
    )
    assert player(t, 0)["gold"] == 3 + 2 + 1 + 2
    assert seen(t, "tywin_lannister.0a")["duplicates"] == ["tywin_lannister.0b"] and in_play(t, "little_bird.0a")
    do(t, "0 trigger fealty.0a")
    assert player(t, 0)["faction_kneeling"]


@pytest.mark.rule("R-C2-zones-02")
@pytest.mark.parametrize("zone", ["hand", "discard", "dead", "deck"])
def test_what_is_out_of_play_does_not(zone: str) -> None:
    t = lay(
        {zone: ["tywin_lannister", "the_roseroad", "arya_stark"], "used": ["marching_orders"]}, {}, phase="taxation"
    )
    assert prompt(t) == "first-player" and player(t, 0)["play"] == []
    assert player(t, 0)["plot_values"] == {"gold": 5, "initiative": 0, "claim": 1, "reserve": 6}, "A Noble Cause alone"


@pytest.mark.rule("R-C2-zones-02")
def test_a_card_removed_from_the_game_is_out_of_play() -> None:
    t = lay({"play": ["tywin_lannister"]}, {}, phase="taxation", cards={"tywin_lannister.0a": {"zone": "out"}})
    assert player(t, 0)["plot_values"]["gold"] == 5 and player(t, 0)["play"] == []


BESIDE = {"agenda": "fealty.1a", "faction": "house_stark.1a", "plot": "calling_the_banners.1a"}


@pytest.mark.rule("R-C2-zones-03")
@pytest.mark.rule("R-C2-zones-04")
@pytest.mark.rule("R-C2-zones-07")
@pytest.mark.rule("R-C2-zones-08")
@pytest.mark.parametrize("pile", ["agenda", "faction", "plot"])
def test_agenda_faction_and_plot_are_not_removed(pile: str) -> None:
    remove = action(lambda t, u: effects.discard(t, [t.box.by_name[BESIDE[pile]]]))
    with taught("the_iron_throne", remove):
        t = lay(
            {"play": ["the_iron_throne"]},
            {"agenda": "fealty", "hand": ["robb_stark"], "gold": 6},
            phase="marshaling",
        )
        do(t, "0 trigger the_iron_throne.0a")
        beside = {entry: player(t, 1)[entry] for entry in ("agenda", "faction", "plot")}
        assert beside == BESIDE
        assert "fealty" not in [c["title"] for c in player(t, 1)["play"]], "an agenda is never in play"


@pytest.mark.rule("R-C2-zones-05")
def test_to_change_sides_is_not_to_enter_play() -> None:
    t = lay({"hand": ["greenblood_trader"], "gold": 2}, {}, phase="marshaling")
    do(t, "0 marshal greenblood_trader")
    assert prompt(t) == "react", "it came from the hand"
    t = lay({"hand": ["take_the_black"], "gold": 3}, {"play": ["greenblood_trader"]}, phase="dominance")
    do(t, "0 play take_the_black")
    assert [c["title"] for c in player(t, 0)["play"]] == ["greenblood_trader"] and prompt(t) != "react"


@pytest.mark.rule("R-C2-zones-06")
def test_to_change_sides_is_not_to_leave_play() -> None:
    with taught("tumblestone_knight", interrupt(kinds.LEAVING, gains_gold(1), when=is_me)):
        t = lay({"hand": ["take_the_black"], "gold": 3}, {"play": ["tumblestone_knight"]}, phase="dominance")
        do(t, "0 play take_the_black")
        assert in_play(t, "tumblestone_knight.1a") and prompt(t) != "interrupt"
        t = lay({"play": ["robb_stark"]}, {"play": ["tumblestone_knight"]}, cards=knelt("tumblestone_knight.1a"))
        do(t, "0 challenge military seat_1")
        assert prompt(t) == "interrupt", "to the dead pile"


@pytest.mark.rule("R-C2-zones-09")
def test_discards_lie_on_top_of_their_owners_pile() -> None:
    t = lay(
        {"play": ["black_winds_crew", "rattleshirts_raiders"], "plot": STORM},
        {
            "discard": ["ice"],
            "play": ["little_bird", "arya_stark"],
            "deck": ["summer", "bran_stark"],
            "hand": ["robb_stark"],
        },
        cards={"little_bird.1a": {"on": "arya_stark.1a"}},
    )
    attack(t, "military", "black_winds_crew.0a", "rattleshirts_raiders.0a")
    do(t, "0 trigger rattleshirts_raiders.0a", "0 all")
    assert player(t, 1)["discard"] == ["ice.1a", "little_bird.1a", "bran_stark.1a"], "from play, then from the deck"
    t = lay({"play": ["cersei_lannister"], "plot": STORM}, {"discard": ["summer"], "hand": ["ice"]})
    do(t, "0 challenge intrigue seat_1")
    assert player(t, 1)["discard"] == ["summer.1a", "ice.1a"], "from the hand"


@pytest.mark.rule("R-C2-zones-10")
@pytest.mark.rule("R-C2-zones-11")
def test_piles_are_open_and_keep_their_order() -> None:
    t = lay({}, {"discard": ["summer", "ice", "arya_stark"], "dead": ["bran_stark", "robb_stark"]}, phase="plot")
    for _ in range(2):
        for viewer in (0, 1, None):
            assert player(t, 1, viewer)["discard"] == ["summer.1a", "ice.1a", "arya_stark.1a"]
            assert player(t, 1, viewer)["dead"] == ["bran_stark.1a", "robb_stark.1a"]
        while prompt(t) != "first-player":
            t.choose(t.waiting[0], t.ask(t.waiting[0]).choices[0])
        t.choose(t.waiting[0], t.ask(t.waiting[0]).choices[0])


@pytest.mark.rule("R-C2-zones-12")
@pytest.mark.parametrize("first", ["ice", "summer"])
def test_the_owner_orders_what_is_discarded_together(first: str) -> None:
    t = lay({"play": ["cersei_lannister"], "plot": STORM}, {"hand": ["ice", "summer"]}, piles="owner")
    do(t, "0 challenge intrigue seat_1")
    assert prompt(t) == "order-pile" and t.waiting == (1,)
    do(t, f"1 pick {first}.1a")
    assert player(t, 1)["discard"] == [f"{first}.1a", "summer.1a" if first == "ice" else "ice.1a"]


@pytest.mark.rule("R-C2-zones-12")
def test_cards_of_one_title_and_cards_that_were_named_need_no_order() -> None:
    t = lay({"play": ["cersei_lannister"], "plot": STORM}, {"hand": ["ice", "ice"]}, piles="owner")
    do(t, "0 challenge intrigue seat_1")
    assert len(player(t, 1)["discard"]) == 2 and not (t.waiting and prompt(t) == "order-pile")
    t = lay({"hand": ["ice"] * 4 + ["summer"] * 4, "deck": QUIET}, {"deck": QUIET}, phase="taxation", piles="owner")
    do(t, "0 take summer", "0 take ice")
    assert player(t, 0)["discard"] == ["summer.0a", "ice.0a"]


@pytest.mark.rule("R-C2-zones-13")
def test_each_owner_orders_his_dead() -> None:
    t = lay(
        {"play": ["robb_stark", "bran_stark"], "plots": ["wildfire_assault"]},
        {"play": ["arya_stark", "sansa_stark", "catelyn_stark"]},
        phase="plot",
        piles="owner",
    )
    do(t, "0 player seat_0", "0 done", "1 done")
    assert prompt(t) == "order-pile" and t.waiting == (0,)
    do(t, "0 pick bran_stark.0a", "1 pick catelyn_stark.1a", "1 pick arya_stark.1a")
    assert player(t, 0)["dead"] == ["bran_stark.0a", "robb_stark.0a"]
    assert player(t, 1)["dead"] == ["catelyn_stark.1a", "arya_stark.1a", "sansa_stark.1a"]


@pytest.mark.rule("R-C2-zones-13")
@pytest.mark.rule("R-C2-kill-01")
def test_who_picks_his_dead_orders_them() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": CLAIM_2},
        {"play": ["arya_stark", "bran_stark", "sansa_stark"], "dead": ["summer"]},
        piles="owner",
    )
    do(t, "0 challenge military seat_1", "1 pick sansa_stark.1a", "1 pick arya_stark.1a")
    assert player(t, 1)["dead"] == ["summer.1a", "sansa_stark.1a", "arya_stark.1a"]


@pytest.mark.rule("R-C2-zones-14")
@pytest.mark.rule("R-C2-zones-15")
def test_who_is_removed_from_the_game_does_not_come_back() -> None:
    t = lay({"play": ["varys"], "deck": QUIET}, {"play": ["arya_stark"], "deck": QUIET}, phase="dominance")
    do(t, "0 trigger varys.0a")
    for _ in range(3):
        assert t.position()["cards"]["varys.0a"]["zone"] == "out"
        assert "varys.0a" not in player(t, 0)["discard"] + player(t, 0)["dead"] and not in_play(t, "varys.0a")
        t.choose(t.waiting[0], t.ask(t.waiting[0]).choices[0])


@pytest.mark.rule("R-C2-zones-16")
def test_a_deck_is_the_draw_deck() -> None:
    t = lay({"play": ["robb_stark"], "plot": STORM}, {"play": ["benjen_stark"]}, cards=knelt("benjen_stark.1a"))
    do(t, "0 challenge military seat_1", "1 trigger benjen_stark.1a")
    assert player(t, 1)["deck_size"] == 7 and player(t, 1)["plots_size"] == 1


# ---------------------------------------------------------------------- owners and controllers


@pytest.mark.rule("R-C2-control-01")
@pytest.mark.rule("R-C2-control-04")
def test_a_card_goes_home_to_its_owner() -> None:
    t = lay(
        {"play": ["grey_wind"]},
        {},
        {"play": ["direwolf_pup"]},
        cards={"direwolf_pup.2a": {"control": 1}},
    )
    assert [c["card"] for c in player(t, 1)["play"]] == ["direwolf_pup.2a"], "named by its owner"
    do(t, "0 trigger grey_wind.0a")
    assert player(t, 2)["dead"] == ["direwolf_pup.2a"] and player(t, 1)["dead"] == []


@pytest.mark.rule("R-C2-control-02")
def test_a_card_enters_under_its_owners_control() -> None:
    t = lay({"hand": ["arya_stark"]}, {}, phase="marshaling")
    do(t, "0 marshal arya_stark")
    assert [c["card"] for c in player(t, 0)["play"]] == ["arya_stark.0a"]


@pytest.mark.rule("R-C2-control-03")
def test_a_player_controls_his_own_piles() -> None:
    """Rebuilding offers the cards of the own discard pile, and only those."""
    t = lay({"plots": ["rebuilding"], "discard": ["ice"]}, {"discard": ["summer"]}, phase="plot")
    do(t, "0 player seat_0")
    assert texts(t) == ["done", "pick ice.0a"]


@pytest.mark.rule("R-C2-control-05")
def test_a_card_counts_as_gone_from_its_controllers_side() -> None:
    """Robb stands his side for a Stark who fell on it, though the dead man is another's."""
    t = lay(
        {"play": ["robb_stark", "arya_stark"]},
        {"play": ["grey_wind", "robb_stark", "direwolf_pup"]},
        cards={**knelt("robb_stark.0a", "robb_stark.1a", "arya_stark.0a"), "direwolf_pup.1a": {"control": 0}},
        first=1,
    )
    do(t, "1 trigger grey_wind.1a", "1 pick direwolf_pup.1a")
    assert prompt(t) == "react" and t.waiting == (0,), "and not the Robb of the owner"
    assert player(t, 1)["dead"] == ["direwolf_pup.1a"]


@pytest.mark.rule("R-C2-control-06")
def test_who_changes_sides_leaves_the_challenge() -> None:
    turncoat = action(
        lambda t, u: effects.take_control(t, u.targets[0], u.seat),
        target=choose(CHARACTERS.that(are_attacking)),
    )
    with taught("the_iron_throne", turncoat):
        t = lay(
            {"play": ["tumblestone_knight", "vanguard_lancer"]},
            {"play": ["the_iron_throne", "arya_stark"]},
        )
        attack(t, "power", "tumblestone_knight.0a", "vanguard_lancer.0a")
        do(t, "1 trigger the_iron_throne.1a", "1 pick tumblestone_knight.0a")
        assert t.view(None)["table"]["challenge"]["attackers"] == ["vanguard_lancer.0a"]
        assert seen(t, "tumblestone_knight.0a")["kneeling"], "as it was"


# ---------------------------------------------------------------------- leaving play


@pytest.mark.rule("R-C2-leave-01")
@pytest.mark.rule("R-C2-leave-02")
@pytest.mark.rule("R-C2-leave-03")
@pytest.mark.rule("R-C2-leave-05")
@pytest.mark.rule("R-C2-terminal-01")
def test_what_lies_on_a_card_goes_with_it_at_the_same_moment() -> None:
    t = lay(
        {"play": ["joffrey_baratheon", "robb_stark", "little_bird"], "plot": STORM},
        {"play": ["tyrion_lannister", "milk_of_the_poppy"], "under": ["tyrion_lannister"], "power": 1},
        cards={
            "tyrion_lannister.1a": {"kneeling": True, "power": 3, "tokens": {"betrayal": 1}},
            "tyrion_lannister.1b": {"zone": "duplicate", "on": "tyrion_lannister.1a"},
            "milk_of_the_poppy.1a": {"on": "tyrion_lannister.1a"},
            "little_bird.0a": {"on": "tyrion_lannister.1a"},
        },
    )
    assert player(t, 1)["power"] == 4
    do(t, "0 challenge military seat_1", "1 pass")
    assert prompt(t) == "react", "Joffrey sees it when all is done"
    assert player(t, 1)["power"] == 1 and "tyrion_lannister.1a" not in t.position()["cards"]
    assert player(t, 0, 0)["hand"] == ["little_bird"], "to its owner's hand"
    assert sorted(player(t, 1)["discard"]) == ["milk_of_the_poppy.1a", "tyrion_lannister.1b"]


@pytest.mark.rule("R-C2-leave-04")
def test_effects_on_a_card_end_when_it_leaves() -> None:
    home = action(
        lambda t, u: effects.return_to_hand(t, [c for c in t.characters(u.seat) if t.box.printed[c].id == "left"])
    )
    back = action(lambda t, u: put_into_play(t, t.hands[u.seat][0], u.seat), when=lambda t, u: bool(t.hands[u.seat]))
    with taught("the_iron_throne", home, back):
        t = lay({"play": ["margaery_tyrell", "left", "the_iron_throne"]}, {})
        do(t, "0 trigger margaery_tyrell.0a", "0 pick left.0a")
        assert seen(t, "left.0a")["strength"] == 5 and t.view(None)["table"]["lasting"]
        do(t, "0 trigger the_iron_throne.0a")
        assert t.view(None)["table"]["lasting"] == []
        do(t, f"0 {texts(t)[-1]}")
        assert seen(t, "left.0a")["strength"] == 2
    home = action(lambda t, u: effects.return_to_hand(t, t.characters(u.seat)), when=lambda t, u: not t.hands[u.seat])
    for leaves in (False, True):
        with taught("the_iron_throne", home, back):
            t = lay(
                {
                    "play": ["daenerys_targaryen", "the_iron_throne"],
                    "hand": ["waking_the_dragon"],
                    "faction": "targaryen",
                    "deck": QUIET,
                },
                {"deck": QUIET},
                phase="dominance",
            )
            do(t, "0 play waking_the_dragon")
            if leaves:
                do(t, "0 trigger the_iron_throne.0a", "0 trigger the_iron_throne.0a")
            do(t, "0 pass")
            assert (in_play(t, "daenerys_targaryen.0a") is not None) is leaves, "what was delayed is off"
