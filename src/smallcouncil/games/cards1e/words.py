"""What can be chosen, asked and told at a table of this game."""

from __future__ import annotations

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.effects import look_through, piles
from smallcouncil.games.cardgame.rounds.phases import PHASE_BEGINS
from smallcouncil.games.cardgame.rounds.setup import MULLIGANED
from smallcouncil.games.cardgame.rounds.table import FIRST
from smallcouncil.games.cardgame.words import ICON, THING
from smallcouncil.games.cards1e.edition import EDITION
from smallcouncil.games.cards1e.facts import TITLE_WORDS
from smallcouncil.table import NUMBER, SEAT, News, Prompt, Verb, Word

CARD = TITLE_WORDS.card
OCCASION = EDITION.occasion

RESOLVE = Verb("resolve", card=THING)
CHALLENGE = Verb("challenge", type=ICON, opponent=SEAT)
ATTACK = Verb("attack", card=THING)
DEFEND = Verb("defend", card=THING)
BYPASS = Verb("bypass", card=THING)
REDIRECT = Verb("redirect")()
STEP_IN = Verb("step-in")()
TAKE_POWER = Verb("take-power")()
ALL = Verb("all")()
TAKE_TITLE = Verb("title", card=CARD)
HIDE = Verb("hide", card=CARD)
EMERGE = Verb("emerge", card=CARD)
ATTACH = Verb("attach", card=CARD)
GIVE = Verb("give", amount=NUMBER, seat=SEAT)
PAY_GOLD = Verb("pay-gold", amount=NUMBER)
PAY_INFLUENCE = Verb("pay-influence", amount=NUMBER)
KNEEL_NOBLE = Verb("kneel-noble")()
DEADLY = Verb("deadly", card=THING)  # keywords that work after a challenge; the card is the House card
VIGILANT = Verb("vigilant", card=THING)
VENGEFUL = Verb("vengeful", card=THING)
SPEND = Verb("spend-first", card=THING)
SPEND_POOL = Verb("spend-pool-first")()

ASK_MULLIGAN = Prompt("mulligan", rule="R-C1-setup-12")
ASK_PLACE = Prompt("place", rule="R-C1-setup-17", left=NUMBER)
ASK_SETUP_BEARER = Prompt("setup-bearer", rule="R-C1-setup-21", card=THING)
ASK_FORSWEAR = Prompt("forswear", rule="R-C1-card-20", card=THING)
ASK_PLOT = Prompt("plot", rule="R-C1-plot-01")
ASK_FIRST = Prompt("first-player", rule="R-C1-plot-12")
ASK_REVEALED = Prompt("when-revealed", rule="R-C1-plot-14")
ASK_TITLE = Prompt("title", rule="R-C1-title-02")
ASK_SHADOWS = Prompt("shadows", rule="R-C1-future-06")
ASK_CHALLENGE = Prompt("challenge", rule="R-C1-challenge-10")
ASK_ATTACKERS = Prompt("attackers", rule="R-C1-challenge-11", type=ICON)
ASK_REDIRECT = Prompt("redirect", rule="R-C1-ability-02")
ASK_OPPONENT = Prompt("redirect-opponent", rule="R-C1-ability-03")
ASK_STEALTH = Prompt("stealth", rule="R-C1-keyword-02", card=THING)
ASK_DEFENDERS = Prompt("defenders", rule="R-C1-challenge-15", type=ICON)
ASK_SUPPORT = Prompt("support", rule="R-C1-support-09", seat=SEAT)
ASK_STEP_IN = Prompt("step-in", rule="R-C1-ability-10", seat=SEAT)
ASK_CLAIM = Prompt("claim", rule="R-C1-claim-03", left=NUMBER)
ASK_RENOWN = Prompt("renown", rule="R-C1-keyword-11")
ASK_TAKE_POWER = Prompt("take-power", rule="R-C1-ability-12", seat=SEAT)
ASK_DEADLY = Prompt("deadly", rule="R-C1-keyword-17")
ASK_VIGILANT = Prompt("vigilant", rule="R-C1-housekw-06")
ASK_VENGEFUL = Prompt("vengeful", rule="R-C1-housekw-04")
ASK_INFAMY = Prompt("infamy", rule="R-C1-housekw-01", left=NUMBER)
ASK_WINNER = Prompt("winner", rule="R-C1-victory-03")

SHARED_PROMPTS = {
    words.ACT: Prompt("act", rule="R-C1-action-06"),
    words.INTERRUPT_OR_PASS: Prompt("interrupt", rule="R-C1-save-01", occasion=OCCASION),
    words.REACT_OR_PASS: Prompt("react", rule="R-C1-response-03", occasion=OCCASION),
    words.ORDER_FORCED: Prompt("order-forced", rule="R-C1-passive-04"),
    words.CHOOSE: Prompt("choose", rule="R-C1-action-01", card=THING),
    words.CHOOSE_COST: Prompt("choose-cost", rule="R-C1-kneel-03", card=THING),
    words.CHOOSE_X: Prompt("choose-x", rule="R-C1-gold-01", card=THING),
    words.CHOOSE_WAY: Prompt("choose-way", rule="R-C1-influence-02", card=THING),
    words.BEARER: Prompt("bearer", rule="R-C1-card-13", card=CARD),
    words.ORDER_DELAYED: Prompt("order-delayed", rule="R-C1-passive-04"),
    words.ORDER_PILE: Prompt("order-pile", rule="R-C1-claim-05"),
    words.ORDER_CONSTANT: Prompt("order-constant", rule="R-C1-passive-04"),
    words.LOOK_KEEP: Prompt("look-keep", rule="R-C1-action-01"),
    words.LOOK_SINK: Prompt("look-sink", rule="R-C1-action-01"),
    words.LOOK_LAY: Prompt("look-lay", rule="R-C1-action-01"),
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
HIDDEN = News("hidden", seat=SEAT)
VANISHED = News("vanished", card=THING)
EMERGED = News("emerged", seat=SEAT, card=THING)
PLAYED = News("played", seat=SEAT, card=THING)
USED = News("used", seat=SEAT, card=THING)
INITIATED = News("challenge", seat=SEAT, opponent=SEAT, type=ICON)
REDIRECTED = News("redirected", seat=SEAT, opponent=SEAT)
SUPPORTED = News("supported", seat=SEAT, opponent=SEAT)
STEPPED_IN = News("stepped-in", seat=SEAT, opponent=SEAT)
WON = News("won", seat=SEAT, number=NUMBER)
UNDECIDED = News("undecided")
DOMINATED = News("dominance", seat=SEAT)
GAVE = News("gave", seat=SEAT, number=NUMBER, to=SEAT)
FORSWORN = News("forsworn", seat=SEAT, type=ICON)
CARD_SHOWN = News("card-shown", seat=SEAT, card=CARD)

WORDS: tuple[Word, ...] = (
    *(w for w in vars(words).values() if isinstance(w, Verb)),
    words.PASS.verb,
    words.DONE.verb,
    words.KEEP_HAND.verb,
    words.MULLIGAN.verb,
    *TITLE_WORDS.verbs(),
    TITLE_WORDS.say,
    RESOLVE,
    CHALLENGE,
    ATTACK,
    DEFEND,
    BYPASS,
    REDIRECT.verb,
    STEP_IN.verb,
    TAKE_POWER.verb,
    ALL.verb,
    TAKE_TITLE,
    HIDE,
    EMERGE,
    ATTACH,
    GIVE,
    PAY_GOLD,
    PAY_INFLUENCE,
    KNEEL_NOBLE.verb,
    DEADLY,
    VIGILANT,
    VENGEFUL,
    SPEND,
    SPEND_POOL.verb,
    *SHARED_PROMPTS.values(),
    *(w for name, w in list(globals().items()) if name.startswith("ASK_")),
    *effects.NEWS,
    FIRST,
    MULLIGANED,
    PHASE_BEGINS,
    TITLE_WORDS.shown,
    piles.LOOKED_AT_HAND,
    look_through.LOOKED_THROUGH,
    *(w for w in list(globals().values()) if isinstance(w, News)),
)
ALL_WORDS = tuple(dict.fromkeys(WORDS))  # some are shared and named here, too
