"""Every word of the game: what can be chosen, asked and told."""

from __future__ import annotations

from smallcouncil.table import SEAT, Domain, News, Prompt, Verb, Word

from .facts import FACTS

FORD = Domain("ford", tuple(ford.id for ford in FACTS.ford))
CARD = Domain("card", tuple(card.id for card in FACTS.card))

LAY = Verb("lay", card=CARD)

CONTEST = Prompt("contest", rule="R-FD-contest-01", ford=FORD)

SHOWN = News("shown", seat=SEAT, card=CARD)
TAKEN = News("taken", seat=SEAT, ford=FORD)
CONTESTED = News("contested", ford=FORD)

WORDS: tuple[Word, ...] = (LAY, CONTEST, SHOWN, TAKEN, CONTESTED)
