"""Decks: what is allowed, every reason named, and text lists."""

from __future__ import annotations

import pytest

from smallcouncil.games.cardgame.decks import Deck
from smallcouncil.games.cards1e.decks import DATA, READY, check_deck, export, faults, parse, read_deck
from smallcouncil.games.cards1e.facts import ENTRIES
from smallcouncil.table import BadInput

STARTERS = [entry["id"] for entry in DATA["decks"]]
EXTENDED = [entry["id"] for entry in DATA["extended_decks"]]


def changed(
    name: str, plots: dict[str, int] | None = None, draw: dict[str, int] | None = None, agenda: str | None = None
) -> list[tuple[str, str]]:
    deck = READY[name]
    piles = [
        {name: count for name, count in {**pile, **(more or {})}.items() if count}
        for pile, more in ((deck.plots, plots), (deck.draw, draw))
    ]
    return [(fault.key, fault.what) for fault in faults(Deck(deck.faction, agenda or deck.agenda, *piles))]


@pytest.mark.rule("R-C1-comp-03", "R-C1-comp-04", "R-C1-card-24")
@pytest.mark.parametrize("name", STARTERS)
def test_the_ready_decks_are_as_printed(name: str) -> None:
    entry = next(e for e in DATA["decks"] if e["id"] == name)
    deck = READY[name]
    numbers = {n for card, e in ENTRIES.items() for n in e.get("numbers", ()) if n.startswith(entry["letter"])}
    assert len(numbers) == sum(deck.draw.values()) + sum(deck.plots.values()) == 45 + 7
    for card, copies in {**deck.draw, **deck.plots}.items():
        assert sum(n.startswith(entry["letter"]) for n in ENTRIES[card]["numbers"]) == copies, card
    assert deck.agenda is None and f"house_{deck.faction}" == entry["house_card"]
    by_type = dict.fromkeys(entry["by_type"], 0)
    for card, copies in deck.draw.items():
        by_type[ENTRIES[card]["type"]] += copies
    assert by_type == entry["by_type"]


@pytest.mark.rule("R-C1-deck-06")
def test_the_ready_decks_may_be_played_though_they_are_small() -> None:
    for name in STARTERS:
        deck = READY[name]
        assert [fault.key for fault in faults(deck)] == ["draw-count"]
        assert read_deck("decks", name) is deck and check_deck(export(deck)).playable


@pytest.mark.parametrize("name", EXTENDED)
def test_the_sixty_card_decks_are_legal(name: str) -> None:
    deck = READY[name]
    assert faults(deck) == [] and sum(deck.draw.values()) == 60
    base = next(e["base"] for e in DATA["extended_decks"] if e["id"] == name)
    assert all(deck.draw[card] >= copies for card, copies in READY[base].draw.items())


@pytest.mark.rule("R-C1-deck-03")
def test_a_draw_deck_has_60_cards() -> None:
    assert changed("stark_extended", draw={"robb_stark": 0}) == [("draw-count", "stark")]
    assert changed("stark_extended", draw={"robb_stark": 2}) == []


@pytest.mark.rule("R-C1-deck-04")
def test_three_copies_by_title() -> None:
    assert changed("stark_extended", draw={"robb_stark": 3}) == []
    assert changed("stark_extended", draw={"robb_stark": 4}) == [("copies", "robb_stark")]
    assert changed("stark_extended", draw={"street_of_steel": 2}) == [("copies", "street_of_steel")]


@pytest.mark.rule("R-C1-deck-04", "R-C1-unique-06")
def test_versions_of_a_card_count_together() -> None:
    assert changed("lannister_extended", draw={"the_hound_atoc": 2}) == []
    assert changed("lannister_extended", draw={"the_hound_atoc": 3}) == [("copies", "the_hound")]


@pytest.mark.rule("R-C1-deck-01", "R-C1-deck-02")
def test_seven_different_plots() -> None:
    assert changed("stark_extended", plots={"building_season": 0}) == [("plot-count", "stark")]
    assert changed("stark_extended", plots={"blockade": 1}) == [("plot-count", "stark")]
    twice = {"building_season": 0, "snowed_under": 2}
    assert changed("stark_extended", plots=twice) == [("copies", "snowed_under")]


def test_two_plots_allow_themselves_twice() -> None:
    assert changed("stark_extended", plots={"building_season": 0, "the_power_of_arms": 2}) == []
    thrice = {"building_season": 0, "snowed_under": 0, "the_power_of_arms": 3}
    assert changed("stark_extended", plots=thrice) == [("copies", "the_power_of_arms")]


@pytest.mark.rule("R-C1-deck-05")
def test_house_only_cards_need_their_house() -> None:
    assert changed("stark_extended", draw={"tyrion_lannister": 1}) == []
    assert changed("stark_extended", draw={"the_lions_will": 1}) == [("house-only", "the_lions_will")]
    plots = {"building_season": 0, "hear_me_roar": 1}
    assert changed("stark_extended", plots=plots) == [("house-only", "hear_me_roar")]
    assert changed("stark_extended", agenda="heir_to_the_iron_throne_qod") == [
        ("house-only", "heir_to_the_iron_throne_qod")
    ]
    assert changed("targaryen_extended", draw={"dragon_chaser_acoa": 2, "rhaegal": 3}) == []


@pytest.mark.card("city_of_shadows_kl")
def test_the_city_of_shadows_lets_shadows_of_other_houses_in() -> None:
    assert changed("stark_extended", draw={"gold_cloaks_kl": 1}) == [("house-only", "gold_cloaks_kl")]
    assert changed("stark_extended", draw={"gold_cloaks_kl": 1}, agenda="city_of_shadows_kl") == []
    assert changed("stark_extended", draw={"the_lions_will": 1}, agenda="city_of_shadows_kl") == [
        ("house-only", "the_lions_will")
    ]


@pytest.mark.rule("R-C1-setup-05", "R-C1-card-17", "R-C1-card-18", "R-C1-card-21")
def test_every_card_lies_in_its_own_pile() -> None:
    assert changed("stark_extended", draw={"blockade": 1}) == [("wrong-deck", "blockade")]
    assert changed("stark_extended", plots={"ice": 1}) == [("wrong-deck", "ice"), ("wrong-deck", "ice")]
    assert changed("stark_extended", draw={"title_crown_regent": 1}) == [("wrong-deck", "title_crown_regent")]
    assert changed("stark_extended", agenda="robb_stark") == [("no-agenda", "robb_stark")]


@pytest.mark.parametrize("name", READY)
def test_text_lists_come_back(name: str) -> None:
    assert parse(export(READY[name])) == READY[name]


def test_text_lists_are_read_in_german_and_tell_versions_apart() -> None:
    deck = parse("Haus Lannister\n1x Vorausplanung\n2x Teuflische Pläne\n1x Varys\n1x Varys (King's Landing)")
    assert deck == Deck("lannister", None, {"planning_ahead": 1}, {"insidious_ways": 2, "varys": 1, "varys_kl": 1})
    with pytest.raises(BadInput, match="Arya Snow"):
        parse("House Stark\n1x Arya Snow")


def test_bad_decks_are_refused_with_all_reasons() -> None:
    with pytest.raises(BadInput, match="no-card arya_snow"):
        read_deck("decks[0]", {"faction": "stark", "draw": {"arya_snow": 1}})
    with pytest.raises(BadInput, match=r"decks\[1\].*plot-count.*draw-count.*house-only"):
        read_deck("decks[1]", {"faction": "stark", "draw": {"the_lions_will": 1}})
    with pytest.raises(BadInput, match="no-faction tyrell"):
        read_deck("decks[0]", {"faction": "tyrell"})
