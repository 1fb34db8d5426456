"""A card of your own: a plain knight learns an ability, from its declaration to its use at a table.

python examples/custom_card.py

In the program a card's numbers stand in `data/cards.toml`, this declaration in `cards/<faction>.py`, and its text in
both languages in `locale/`; docs/cards.md has all the words.
"""

from __future__ import annotations

from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.writing import all_of, card, draws, kinds, participating, reaction, won_by

# "Reaction: After you win a challenge by 3 or more strength in which this knight is participating, draw 2 cards."
card("tumblestone_knight", reaction(kinds.CHALLENGE_WON, draws(2), when=all_of(won_by(3), participating)))

PLAIN = "lannisport_moneylender"
PLOTS = {"plot": "a_noble_cause", "plots": ["a_noble_cause"]}


def deck(faction: str, **cards: int) -> dict[str, object]:
    return {"faction": faction, "agenda": None, "plots": {"a_noble_cause": 2}, "draw": {PLAIN: 6, **cards}}


POSITION = {
    "options": {
        "players": 2,
        "free_decks": True,
        "decks": [deck("stark", tumblestone_knight=1, robb_stark=1), deck("lannister")],
    },
    "phase": "challenges",
    "seats": [
        {"play": ["tumblestone_knight", "robb_stark"], "deck": [PLAIN] * 6, **PLOTS},
        {"deck": [PLAIN] * 6, **PLOTS},
    ],
}


def main() -> None:
    table = GAME.position(POSITION)
    for text in ("challenge military seat_1", "attack tumblestone_knight.0a", "attack robb_stark.0a"):
        table.choose(0, text)
    while "trigger tumblestone_knight.0a" not in (texts := [table.text(c) for c in table.asks[0].choices]):
        table.choose(table.asks[0].seat, table.asks[0].default)
    print(f"seat {table.asks[0].seat} may: {', '.join(texts)}")
    before = table.view(0)["table"]["players"][0]["hand_size"]
    table.choose(0, "trigger tumblestone_knight.0a")
    print(f"cards in hand: {before}, then {table.view(0)['table']['players'][0]['hand_size']}")


if __name__ == "__main__":
    main()
