"""Decks of the 1st edition: what may be in one, the four ready ones, and four of sixty cards.

A plain text list has the house, the agenda, then lines such as `1x Varys (King's Landing)`:

>>> parse("House Stark\\n1x Valar Morghulis (Core)\\n2x Varys (King's Landing)").draw
{'varys_kl': 2}
"""

from __future__ import annotations

from collections import Counter

from smallcouncil.games.cardgame.decks import Deck, DeckReader, Fault
from smallcouncil.games.cards1e.facts import BY_ID, ENTRIES, HOUSE_CARDS, HOUSES, PRINTS, SHADOW, Print1e, read_data

DATA = read_data("decks.toml")
PLOTS = DATA["counts"]["plots_each"]
CARDS = DATA["counts"]["extended_draw_cards_each"]
CITY_OF_SHADOWS = "city_of_shadows_kl"  # the agenda that lets shadow cards of other houses in
CORE = "Core"


def ready_decks() -> dict[str, Deck]:
    """The decks as they are printed, and the larger ones that are built on them."""
    found: dict[str, Deck] = {}
    for entry in [*DATA["decks"], *DATA["extended_decks"]]:
        draw = Counter(found[entry["base"]].draw) if "base" in entry else Counter()
        draw.update({line["card"]: line["copies"] for line in entry.get("cards", entry.get("add_cards"))})
        house = entry["house_card"].removeprefix("house_")
        found[entry["id"]] = Deck(house, entry.get("agenda"), dict(Counter(entry["plots"])), dict(draw))
    return found


READY = ready_decks()
DEFAULTS = tuple(READY)


def house_allows(card: Print1e, deck: Deck) -> bool:
    """House-only cards belong to a deck of that house; one agenda excepts those of the shadows."""
    if deck.agenda == CITY_OF_SHADOWS and card.crests & SHADOW:
        return True
    return not card.house_only or bool(card.house_only & 1 << HOUSES.index(deck.faction))


def faults(deck: Deck) -> list[Fault]:
    """Every reason why a deck is not allowed; none if it is."""
    found = READER.unknown(deck)
    if found:
        return found
    size = sum(deck.plots.values())
    if size != PLOTS:
        found.append(Fault("plot-count", deck.faction, PLOTS, size))
    size = sum(deck.draw.values())
    if size < CARDS:
        found.append(Fault("draw-count", deck.faction, CARDS, size))
    copies: Counter[int] = Counter()  # by name: versions of one card count together
    for card_id, count in [*deck.plots.items(), *deck.draw.items()]:
        copies[BY_ID[card_id].name] += count
    for name, count in copies.items():
        if count > PRINTS[name].deck_limit:
            found.append(Fault("copies", PRINTS[name].id, PRINTS[name].deck_limit, count))
    for card_id in [*deck.plots, *deck.draw, *([deck.agenda] if deck.agenda else [])]:
        if not house_allows(BY_ID[card_id], deck):
            found.append(Fault("house-only", card_id))
    return found


def product_of(card_id: str) -> str:
    """The set that a card is from, as text lists call it."""
    return str(ENTRIES[card_id].get("set", CORE)).removesuffix(" cycle")


READER = DeckReader(
    BY_ID,
    {card_id: (entry["name"], entry["name_de"]) for card_id, entry in ENTRIES.items()},
    {house: (ENTRIES[f"house_{house}"]["name"], ENTRIES[f"house_{house}"]["name_de"], house) for house in HOUSES},
    HOUSE_CARDS,
    READY,
    DEFAULTS,
    faults,
    product_of,
)
parse = READER.parse
read_deck = READER.read
check_deck = READER.check
export = READER.export
