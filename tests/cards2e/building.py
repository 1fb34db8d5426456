"""Random decks that obey the rules of deck building."""

from __future__ import annotations

from random import Random
from typing import Any

from smallcouncil.games.cardgame.decks import Deck
from smallcouncil.games.cardgame.layout.prints import EVENT
from smallcouncil.games.cards2e.decks import BANNER_CARDS, FEALTY_NEUTRALS, RULES, faults
from smallcouncil.games.cards2e.facts import (
    ALL_AGENDAS,
    ALL_PLOTS,
    BANNERS,
    BY_ID,
    FACTIONS,
    NEUTRAL,
    PRINTS,
)


def random_deck(seed: int) -> dict[str, Any]:
    """A legal deck: any faction, any agenda that goes with it, any cards."""
    rng = Random(seed)
    faction = rng.randrange(NEUTRAL)
    agenda = rng.choice([None, *[a.id for a in ALL_AGENDAS if BANNERS.get(a.id) != faction]])
    banner = BANNERS.get(agenda or "", -1)
    own = [c for c in PRINTS if c.type <= EVENT and c.faction == faction]
    guests = [c for c in PRINTS if c.type <= EVENT and c.faction == banner and not c.loyal]
    neutrals = [c for c in PRINTS if c.type <= EVENT and c.faction == NEUTRAL]
    draw: dict[str, int] = {}

    def add(pool: list[Any], count: int) -> None:
        copies = [c.id for c in pool for _ in range(c.deck_limit)]
        for name in rng.sample(copies, min(count, len(copies))):
            draw[name] = draw.get(name, 0) + 1

    if guests:
        add(guests, rng.randint(BANNER_CARDS, 20))
    add(neutrals, rng.randint(8, FEALTY_NEUTRALS))
    add(own, max(0, RULES["draw_deck_min"] - sum(draw.values())))
    plots = [p.id for p in ALL_PLOTS if p.faction in (NEUTRAL, faction, banner)]
    chosen = rng.sample(plots, RULES["plot_deck_size"] - 1)
    chosen.append(rng.choice([p for p in plots if p not in chosen or BY_ID[p].deck_limit > 1]))
    deck = Deck(FACTIONS[faction], agenda, {name: chosen.count(name) for name in sorted(chosen)}, draw)
    assert not faults(deck), faults(deck)
    return {"faction": deck.faction, "agenda": deck.agenda, "plots": deck.plots, "draw": deck.draw}
