"""The agendas: what they demand of a deck, and what Fealty does."""

from __future__ import annotations

import pytest

from cards2e.thrones import do, lay, offered, player
from smallcouncil.games.cardgame.decks import Deck
from smallcouncil.games.cards2e.decks import BANNER_CARDS, FEALTY_NEUTRALS, READY, faults
from smallcouncil.games.cards2e.facts import BY_ID, FACTIONS, NEUTRAL, PRINTS


@pytest.mark.card("fealty")
@pytest.mark.rule("R-C2-ability-10")
def test_fealty_makes_the_next_loyal_card_cheaper() -> None:
    hand = ["sansa_stark", "robb_stark", "catelyn_stark"]
    t = lay({"agenda": "fealty", "hand": hand, "gold": 20}, {}, phase="marshaling")
    do(t, "0 trigger fealty.0a")
    assert player(t, 0)["faction_kneeling"] and not offered(t, "trigger fealty.0a")
    do(t, "0 marshal sansa_stark")
    assert player(t, 0)["gold"] == 20, "not loyal"
    do(t, "0 marshal robb_stark")
    assert player(t, 0)["gold"] == 15, "loyal: 1 less"
    do(t, "0 marshal catelyn_stark")
    assert player(t, 0)["gold"] == 11, "only the next one"


@pytest.mark.card("fealty")
def test_fealty_pays_for_events_too_and_its_time_is_the_phase() -> None:
    t = lay({"agenda": "fealty", "play": ["robb_stark"], "hand": ["winter_is_coming"]}, {"play": ["bastard_in_hiding"]})
    do(t, "0 trigger fealty.0a", "0 challenge power seat_1")
    do(t, "0 play winter_is_coming")
    assert player(t, 0)["plot_values"]["claim"] == 2 and player(t, 0)["gold"] == 0
    t = lay({"agenda": "fealty", "play": ["robb_stark"], "hand": ["winter_is_coming", "ice"]}, {}, phase="marshaling")
    do(t, "0 trigger fealty.0a", "0 pass")
    assert t.phase == 3 and t.lasting == [], "the phase is over"


@pytest.mark.card("fealty")
def test_fealty_allows_15_neutral_cards() -> None:
    neutral = [p.id for p in PRINTS if p.faction == NEUTRAL and p.type <= 3]
    own = [p.id for p in PRINTS if p.faction == FACTIONS.index("stark") and p.type <= 3]
    plots = dict(READY["stark_fealty"].plots)
    for count in (FEALTY_NEUTRALS, FEALTY_NEUTRALS + 1):
        draw = dict.fromkeys(own, 3)
        draw |= dict.fromkeys(neutral[:5], 3)
        if count > FEALTY_NEUTRALS:
            draw[neutral[5]] = 1
        found = [f.key for f in faults(Deck("stark", "fealty", plots, draw))]
        assert found == (["fealty"] if count > FEALTY_NEUTRALS else [])


def banner_deck(agenda: str, faction: str, guests: int, *, loyal: bool = False) -> Deck:
    other = "stark" if faction != "stark" else "lannister"
    home = FACTIONS.index(other)
    away = FACTIONS.index(faction)
    draw = {p.id: 3 for p in PRINTS if p.faction == home and p.type <= 3}
    draw |= {p.id: 3 for p in PRINTS if p.faction == NEUTRAL and p.type <= 3 and p.deck_limit == 3}
    visitors = [p.id for p in PRINTS if p.faction == away and p.type <= 3 and p.loyal == loyal]
    for name in visitors:
        count = min(3, guests)
        if count:
            draw[name] = count
        guests -= count
    return Deck(other, agenda, dict(READY["stark_fealty"].plots), draw)


@pytest.mark.parametrize(
    ("agenda", "faction"),
    [
        pytest.param("banner_of_the_stag", "baratheon", marks=pytest.mark.card("banner_of_the_stag")),
        pytest.param("banner_of_the_kraken", "greyjoy", marks=pytest.mark.card("banner_of_the_kraken")),
        pytest.param("banner_of_the_lion", "lannister", marks=pytest.mark.card("banner_of_the_lion")),
        pytest.param("banner_of_the_sun", "martell", marks=pytest.mark.card("banner_of_the_sun")),
        pytest.param("banner_of_the_watch", "nights_watch", marks=pytest.mark.card("banner_of_the_watch")),
        pytest.param("banner_of_the_wolf", "stark", marks=pytest.mark.card("banner_of_the_wolf")),
        pytest.param("banner_of_the_dragon", "targaryen", marks=pytest.mark.card("banner_of_the_dragon")),
        pytest.param("banner_of_the_rose", "tyrell", marks=pytest.mark.card("banner_of_the_rose")),
    ],
)
def test_a_banner_demands_12_cards_of_its_house_and_none_loyal(agenda: str, faction: str) -> None:
    assert faults(banner_deck(agenda, faction, BANNER_CARDS)) == []
    assert [f.key for f in faults(banner_deck(agenda, faction, BANNER_CARDS - 1))] == ["banner"]
    assert "loyal" in {f.key for f in faults(banner_deck(agenda, faction, BANNER_CARDS, loyal=True))}
    without = banner_deck(agenda, faction, BANNER_CARDS)
    found = faults(Deck(without.faction, None, without.plots, without.draw))
    assert {f.key for f in found} == {"faction"}, "without the banner they may not come"
    assert BY_ID[agenda].plain
