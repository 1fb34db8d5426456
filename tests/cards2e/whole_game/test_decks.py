"""Decks: what is allowed, every reason named, and text lists."""

from __future__ import annotations

import pytest

from smallcouncil.games.cardgame.decks import Deck
from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.decks import DATA, DEFAULTS, READY, export, faults, parse
from smallcouncil.table import BadInput


def changed(name: str, plots: dict[str, int] | None = None, draw: dict[str, int] | None = None) -> list[str]:
    deck = READY[name]
    piles = [
        {name: count for name, count in {**pile, **(more or {})}.items() if count}
        for pile, more in ((deck.plots, plots), (deck.draw, draw))
    ]
    return [fault.key for fault in faults(Deck(deck.faction, deck.agenda, *piles))]


@pytest.mark.parametrize("name", DEFAULTS)
def test_the_ready_decks_are_legal(name: str) -> None:
    assert faults(READY[name]) == []


def test_there_are_nineteen_ready_decks() -> None:
    assert len(READY) == 19
    for entry in DATA["deck"]:
        assert sum(entry["draw"].values()) == entry["draw_count"]


@pytest.mark.rule("R-C2-deck-07")
def test_a_draw_deck_has_60_cards() -> None:
    assert changed("stark_fealty", draw={"arya_stark": 1}) == ["draw-count"]


@pytest.mark.rule("R-C2-deck-09")
def test_three_copies_by_title() -> None:
    assert changed("stark_fealty", draw={"robb_stark": 4}) == ["copies"]


@pytest.mark.rule("R-C2-deck-03")
@pytest.mark.rule("R-C2-deck-04")
def test_seven_plots_one_of_them_twice() -> None:
    assert changed("stark_fealty", plots={"summons": 1}) == ["plot-count"]
    assert changed("stark_fealty", plots={"a_noble_cause": 2, "sneak_attack": 0}) == []
    two = {"a_noble_cause": 2, "a_storm_of_swords": 2, "sneak_attack": 0, "the_winds_of_winter": 0}
    assert changed("stark_fealty", plots=two) == ["plots-doubled", "plots-doubled"]


@pytest.mark.rule("R-C2-deck-05")
def test_some_plots_may_not_be_doubled() -> None:
    assert changed("baratheon_fealty", plots={"a_feast_for_crows": 2, "filthy_accusations": 0}) == ["copies"]


@pytest.mark.rule("R-C2-deck-12")
@pytest.mark.rule("R-C2-deck-13")
def test_factions_and_loyalty() -> None:
    assert changed("stark_fealty", draw={"tyrion_lannister": 1}) == ["faction"]
    assert changed("lannister_rose", draw={"the_queen_of_thorns": 1}) == ["loyal"]


@pytest.mark.rule("R-C2-deck-17")
def test_a_banner_wants_twelve() -> None:
    deck = READY["lannister_rose"]
    draw = {k: n for k, n in deck.draw.items() if k != "the_knight_of_flowers"} | {"the_roseroad": 3, "ice": 0}
    found = faults(Deck(deck.faction, deck.agenda, deck.plots, {k: n for k, n in draw.items() if n}))
    assert "banner" in [f.key for f in found]


def test_fealty_allows_fifteen_neutral_cards() -> None:
    neutral = {"little_bird": 3, "milk_of_the_poppy": 3, "put_to_the_torch": 3, "superior_claim": 3}
    assert changed("stark_fealty", draw=neutral) == ["fealty"]


@pytest.mark.parametrize("name", READY)
def test_text_lists_come_back(name: str) -> None:
    assert parse(export(READY[name])) == READY[name]


def test_bad_decks_are_refused_with_all_reasons() -> None:
    with pytest.raises(BadInput, match="no-card arya_snow"):
        GAME.new(seed=1, decks=({"faction": "stark", "draw": {"arya_snow": 1}}, "stark_fealty"))
    with pytest.raises(BadInput, match=r"decks\[1\].*plot-count.*draw-count"):
        GAME.new(seed=1, decks=("stark_fealty", {"faction": "stark", "draw": {"arya_stark": 1}}))
    with pytest.raises(BadInput, match="decks"):
        GAME.new(seed=1, decks=("stark_fealty",))


@pytest.mark.parametrize("players", range(2, 9))
def test_every_number_of_players_has_decks(players: int) -> None:
    assert len(GAME.new(seed=1, players=players).view(None)["table"]["players"]) == players
