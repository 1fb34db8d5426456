"""The texts of all house cards, by house."""

from __future__ import annotations

from smallcouncil.games.board2e.cards import arryn, baratheon, greyjoy, lannister, martell, stark, tyrell
from smallcouncil.games.board2e.combat.text import TEXTS, Text
from smallcouncil.games.board2e.facts import CARDS

BY_ID: dict[str, Text] = {
    **stark.TEXTS,
    **lannister.TEXTS,
    **baratheon.TEXTS,
    **greyjoy.TEXTS,
    **tyrell.TEXTS,
    **martell.TEXTS,
    **arryn.TEXTS,
}

for _id, _text in BY_ID.items():
    TEXTS[CARDS.index(_id)] = _text
