"""What can be chosen, asked and told at a table of this game."""

from __future__ import annotations

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.effects import look_through, piles
from smallcouncil.games.cardgame.rounds.phases import PHASE_BEGINS
from smallcouncil.games.cardgame.rounds.setup import MULLIGANED
from smallcouncil.games.cardgame.rounds.table import FIRST
from smallcouncil.games.cardgame.words import ICON, THING
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.facts import TITLE_WORDS
from smallcouncil.table import NUMBER, SEAT, Domain, News, Prompt, Verb, Word

KEYWORD = Domain("keyword", ("insight", "intimidate", "pillage", "renown"))
CARD = TITLE_WORDS.card
OCCASION = EDITION.occasion

RESOLVE = Verb("resolve", card=THING)
CHALLENGE = Verb("challenge", type=ICON, opponent=SEAT)
ATTACK = Verb("attack", card=THING)
DEFEND = Verb("defend", card=THING)
BYPASS = Verb("bypass", card=THING)
REDIRECT = Verb("redirect")()
ALL = Verb("all")()
KEYWORD_FIRST = Verb("keyword", keyword=KEYWORD)
TAKE_TITLE = Verb("title", card=CARD)

ASK_MULLIGAN = Prompt("mulligan", rule="R-C2-setup-07")
ASK_PLACE = Prompt("place", rule="R-C2-setup-12", left=NUMBER)
ASK_SETUP_BEARER = Prompt("setup-bearer", rule="R-C2-setup-17", card=THING)
ASK_PLOT = Prompt("plot", rule="R-C2-plot-01")
ASK_FIRST = Prompt("first-player", rule="R-C2-plot-11")
ASK_REVEALED = Prompt("when-revealed", rule="R-C2-plot-15")
ASK_TITLE = Prompt("title", rule="R-C2-title-05")
ASK_CHALLENGE = Prompt("challenge", rule="R-C2-challenge-02")
ASK_ATTACKERS = Prompt("attackers", rule="R-C2-challenge-07", type=ICON)
ASK_STEALTH = Prompt("stealth", rule="R-C2-stealth-01", card=THING)
ASK_REDIRECT = Prompt("redirect", rule="R-C2-redirect-01")
ASK_OPPONENT = Prompt("redirect-opponent", rule="R-C2-redirect-03")
ASK_DEFENDERS = Prompt("defenders", rule="R-C2-defend-01", type=ICON)
ASK_CLAIM = Prompt("claim", rule="R-C2-claim-03", left=NUMBER)
ASK_WHISPERS = Prompt("whispers", rule="R-C2-title-18")
ASK_KEYWORD = Prompt("keyword-order", rule="R-C2-chkeyword-02")
ASK_INSIGHT = Prompt("insight", rule="R-C2-insight-01")
ASK_RENOWN = Prompt("renown", rule="R-C2-renown-01")
ASK_PILLAGE = Prompt("pillage", rule="R-C2-pillage-01")
ASK_INTIMIDATE = Prompt("intimidate", rule="R-C2-intimidate-01")
ASK_STAND = Prompt("stand", rule="R-C2-golden-02")
ASK_RESERVE = Prompt("reserve", rule="R-C2-taxation-02", left=NUMBER)
ASK_WINNER = Prompt("winner", rule="R-C2-victory-04")
ASK_SURVIVOR = Prompt("survivor", rule="R-C2-victory-07")

SHARED_PROMPTS = {
    words.ACT: Prompt("act", rule="R-C2-action-01"),
    words.INTERRUPT_OR_PASS: Prompt("interrupt", rule="R-C2-interrupt-01", occasion=OCCASION),
    words.REACT_OR_PASS: Prompt("react", rule="R-C2-reaction-01", occasion=OCCASION),
    words.ORDER_FORCED: Prompt("order-forced", rule="R-C2-firstplayer-06"),
    words.CHOOSE: Prompt("choose", rule="R-C2-target-01", card=THING),
    words.CHOOSE_COST: Prompt("choose-cost", rule="R-C2-cost-01", card=THING),
    words.CHOOSE_X: Prompt("choose-x", rule="R-C2-x-02", card=THING),
    words.BEARER: Prompt("bearer", rule="R-C2-attachment-02", card=CARD),
    words.ORDER_DELAYED: Prompt("order-delayed", rule="R-C2-firstplayer-06"),
    words.ORDER_PILE: Prompt("order-pile", rule="R-C2-zones-12"),
    words.ORDER_CONSTANT: Prompt("order-constant", rule="R-C2-firstplayer-07"),
    words.LOOK_KEEP: Prompt("look-keep", rule="R-C2-misc-18"),
    words.LOOK_SINK: Prompt("look-sink", rule="R-C2-misc-18"),
    words.LOOK_LAY: Prompt("look-lay", rule="R-C2-misc-18"),
    words.ENTRY_PRICE: Prompt("ambush-price", rule="R-C2-ambush-03", card=CARD),
    words.CHOOSE_PLOT: ASK_PLOT,
    words.MULLIGAN_OR_KEEP: ASK_MULLIGAN,
    words.PLACE_CARDS: ASK_PLACE,
    words.SETUP_BEARER: ASK_SETUP_BEARER,
    words.WINNER: ASK_WINNER,
}
EDITION.prompts = SHARED_PROMPTS

REVEALED = News("revealed", seat=SEAT, card=THING)
TITLED = News("titled", seat=SEAT, card=THING)
MARSHALED = News("marshaled", seat=SEAT, card=THING)
PLAYED = News("played", seat=SEAT, card=THING)
USED = News("used", seat=SEAT, card=THING)
INITIATED = News("challenge", seat=SEAT, opponent=SEAT, type=ICON)
REDIRECTED = News("redirected", seat=SEAT, opponent=SEAT)
WON = News("won", seat=SEAT, number=NUMBER)
DOMINATED = News("dominance", seat=SEAT)
ELIMINATED = News("eliminated", seat=SEAT)

ALL_WORDS: tuple[Word, ...] = (
    *(w for w in vars(words).values() if isinstance(w, Verb)),
    words.PASS.verb,
    words.DONE.verb,
    words.KEEP_HAND.verb,
    words.MULLIGAN.verb,
    *TITLE_WORDS.verbs(),
    RESOLVE,
    CHALLENGE,
    ATTACK,
    DEFEND,
    BYPASS,
    REDIRECT.verb,
    ALL.verb,
    KEYWORD_FIRST,
    TAKE_TITLE,
    *SHARED_PROMPTS.values(),
    *(w for name, w in list(globals().items()) if name.startswith("ASK_") and w not in SHARED_PROMPTS.values()),
    *effects.NEWS,
    FIRST,
    MULLIGANED,
    PHASE_BEGINS,
    TITLE_WORDS.shown,
    piles.LOOKED_AT_HAND,
    look_through.LOOKED_THROUGH,
    *(w for w in list(globals().values()) if isinstance(w, News)),
)
