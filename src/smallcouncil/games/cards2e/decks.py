"""Decks of the 2nd edition: what may be in one, and the ready ones.

A plain text list has the faction, the agenda, then lines such as `3x Arya Stark (Core)`:

>>> parse("House Stark\\nFealty\\n1x Summons (Core)\\n3x Arya Stark (Core)").draw
{'arya_stark': 3}
"""

from __future__ import annotations

from smallcouncil.games.cardgame.decks import Deck, DeckReader, Fault
from smallcouncil.games.cards2e.facts import (
    BANNERS,
    BY_ID,
    CARDS,
    FACTION_CARDS,
    FACTIONS,
    NEUTRAL,
    read_data,
)

DATA = read_data("decks.toml")
RULES = DATA["rules"]
BANNER_CARDS = 12
FEALTY_NEUTRALS = 15


READY = {
    entry["id"]: Deck(entry["faction"], entry.get("agenda") or None, dict(entry["plots"]), dict(entry["draw"]))
    for entry in DATA["deck"]
}
LEARNING = tuple(name for name in READY if name.startswith("tutorial"))
DEFAULTS = tuple(entry["id"] for entry in DATA["deck"] if entry["constructed_legal"])


def faults(deck: Deck) -> list[Fault]:
    """Every reason why a deck is not allowed; none if it is."""
    found = READER.unknown(deck)
    if found:
        return found
    faction = FACTIONS.index(deck.faction)
    banner = BANNERS.get(deck.agenda or "", -1)
    size = sum(deck.plots.values())
    if size != RULES["plot_deck_size"]:
        found.append(Fault("plot-count", deck.faction, RULES["plot_deck_size"], size))
    doubled = [name for name, count in deck.plots.items() if count > 1]
    if len(doubled) > RULES["plot_doubled_titles_max"]:
        found += [Fault("plots-doubled", name, RULES["plot_doubled_titles_max"], len(doubled)) for name in doubled]
    for name, count in deck.plots.items():
        if count > BY_ID[name].deck_limit:
            found.append(Fault("copies", name, BY_ID[name].deck_limit, count))
    size = sum(deck.draw.values())
    if size < RULES["draw_deck_min"]:
        found.append(Fault("draw-count", deck.faction, RULES["draw_deck_min"], size))
    neutrals = guests = 0
    for name, count in deck.draw.items():
        card = BY_ID[name]
        if count > card.deck_limit:
            found.append(Fault("copies", name, card.deck_limit, count))
        if card.faction == NEUTRAL:
            neutrals += count
        elif card.faction == banner:
            guests += count
        if card.faction in (NEUTRAL, faction):
            continue
        if card.faction != banner:
            found.append(Fault("faction", name))
        elif card.loyal:
            found.append(Fault("loyal", name))
    for name in deck.plots:
        if BY_ID[name].faction not in (NEUTRAL, faction, banner):
            found.append(Fault("faction", name))
    if banner == faction:
        found.append(Fault("own-banner", str(deck.agenda)))
    elif banner >= 0 and guests < BANNER_CARDS:
        found.append(Fault("banner", str(deck.agenda), BANNER_CARDS, guests))
    if deck.agenda == "fealty" and neutrals > FEALTY_NEUTRALS:
        found.append(Fault("fealty", "fealty", FEALTY_NEUTRALS, neutrals))
    return found


READER = DeckReader(
    BY_ID,
    {entry["id"]: [entry[key] for key in ("name", "name_de") if key in entry] for entry in CARDS["card"]},
    {faction: (entry["name"], entry["name_de"], faction) for faction, entry in CARDS["factions"].items()},
    FACTION_CARDS,
    READY,
    DEFAULTS,
    faults,
    lambda card: "Core",
)
parse = READER.parse
read_deck = READER.read
check_deck = READER.check
export = READER.export
