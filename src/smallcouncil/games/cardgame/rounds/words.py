"""What can be chosen, asked and told in every game with plots, titles and challenges."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.effects import look_through, piles
from smallcouncil.games.cardgame.words import ICON, THING, Question
from smallcouncil.table import NUMBER, SEAT, Choice, Domain, News, Verb, Word

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.edition import Edition

PHASE = Domain("phase", ("plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"))

KEEP_HAND = Verb("keep")()
MULLIGAN = Verb("mulligan")()
RESOLVE = Verb("resolve", card=THING)
CHALLENGE = Verb("challenge", type=ICON, opponent=SEAT)
ATTACK = Verb("attack", card=THING)
DEFEND = Verb("defend", card=THING)
BYPASS = Verb("bypass", card=THING)
REDIRECT = Verb("redirect")()
ALL = Verb("all")()

MULLIGAN_OR_KEEP = Question("mulligan")
PLACE_CARDS = Question("place", left=NUMBER)
SETUP_BEARER = Question("setup-bearer", card=THING)
CHOOSE_PLOT = Question("plot")
FIRST_PLAYER = Question("first-player")
WHEN_REVEALED = Question("when-revealed")
CHOOSE_TITLE = Question("title")
CHALLENGE_OR_PASS = Question("challenge")
ATTACKERS = Question("attackers", type=ICON)
STEALTH = Question("stealth", card=THING)
REDIRECT_OR_PASS = Question("redirect")
NEW_OPPONENT = Question("redirect-opponent")
DEFENDERS = Question("defenders", type=ICON)
CLAIM = Question("claim", left=NUMBER)
RENOWN = Question("renown")
WINNER = Question("winner")

FIRST = News("first-player", seat=SEAT)
MULLIGANED = News("mulliganed", seat=SEAT)
PHASE_BEGINS = News("phase", phase=PHASE)
REVEALED = News("revealed", seat=SEAT, card=THING)
TITLED = News("titled", seat=SEAT, card=THING)
MARSHALED = News("marshaled", seat=SEAT, card=THING)
PLAYED = News("played", seat=SEAT, card=THING)
USED = News("used", seat=SEAT, card=THING)
INITIATED = News("challenge", seat=SEAT, opponent=SEAT, type=ICON)
ATTACKS = News("attacks", card=THING)
DEFENDS = News("defends", card=THING)
UNOPPOSED = News("unopposed", seat=SEAT)
RIVAL_BEATEN = News("rival-beaten", seat=SEAT, opponent=SEAT)
REDIRECTED = News("redirected", seat=SEAT, opponent=SEAT)
WON = News("won", seat=SEAT, number=NUMBER)
DOMINATED = News("dominance", seat=SEAT)


def every_word(edition: Edition, own: Iterable[object]) -> tuple[Word, ...]:
    """All words of an edition: those of the core, those of games with rounds, and its own among some values."""
    values = [*vars(words).values(), *globals().values(), *edition.words.verbs(), edition.words.shown]
    values += [*edition.prompts.values(), *effects.NEWS, piles.LOOKED_AT_HAND, look_through.LOOKED_THROUGH, *own]
    found = [value.verb if isinstance(value, Choice) else value for value in values]
    return tuple(dict.fromkeys([word for word in found if isinstance(word, Word)]))
