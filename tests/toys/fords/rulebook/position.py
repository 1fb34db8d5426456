"""A table as data, both ways. What a position leaves out takes its default: cards that are nowhere lie in the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil.table import BadInput

from .contest import Contest
from .position_checks import check_table, full_box
from .words import CARD, FORD

if TYPE_CHECKING:
    from .state import FordsTable


def write(t: FordsTable) -> dict[str, Any]:
    return {
        "ford": FORD.slugs[t.ford],
        "points": t.points[:],
        "hands": [[CARD.slugs[card] for card in hand] for hand in t.hands],
        "laid": [None if card < 0 else CARD.slugs[card] for card in t.laid],
        "deck": [CARD.slugs[card] for card in t.deck],
        "discard": [CARD.slugs[card] for card in t.discard],
    }


def read(t: FordsTable, data: dict[str, Any]) -> None:
    t.ford = named(FORD.index, data.get("ford", FORD.slugs[0]), "ford")
    t.points = list(data.get("points", t.points))
    t.hands = [cards(hand, "hands") for hand in data.get("hands", t.hands)]
    t.laid = [-1 if card is None else named(CARD.index, card, "laid") for card in data.get("laid", [None] * t.players)]
    t.discard = cards(data.get("discard", []), "discard")
    if "deck" in data:
        t.deck = cards(data["deck"], "deck")
    else:
        t.deck = full_box()
        for card in [*t.discard, *(card for hand in t.hands for card in hand), *(card for card in t.laid if card >= 0)]:
            if card not in t.deck:
                raise BadInput("hands", "conflict", value=CARD.slugs[card], why="there are fewer in the box")
            t.deck.remove(card)
    check_table(t)
    t.call(Contest())


def cards(names: list[str], field: str) -> list[int]:
    return [named(CARD.index, name, field) for name in names]


def named(index: dict[str, int], name: object, field: str) -> int:
    if not isinstance(name, str) or name not in index:
        raise BadInput(field, "unknown-value", value=name, known=", ".join(index))
    return index[name]
