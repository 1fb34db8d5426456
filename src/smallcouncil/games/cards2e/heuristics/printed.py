"""What cards are worth by what is printed on them."""

from __future__ import annotations

from smallcouncil.games.cardgame.heuristics.worth import PrintedWorth
from smallcouncil.games.cards2e.facts import INSIGHT, INTIMIDATE, PILLAGE, PRINTS, RENOWN, STEALTH
from smallcouncil.games.cards2e.heuristics import texts

KEYWORDS = ((RENOWN, 2.0), (STEALTH, 1.0), (INSIGHT, 1.0), (INTIMIDATE, 0.8), (PILLAGE, 0.3))

WORTH = PrintedWorth(
    PRINTS,
    keywords=KEYWORDS,
    values=(("gold", 1.5), ("initiative", 0.5), ("reserve", 0.5)),
    gold_of_event=0.6,
    texts=texts.IN_PLAY,
    events=texts.EVENTS,
)
keyword_worth, text_worth, hand_worth = WORTH.of_keywords, WORTH.of_text, WORTH.in_hand
