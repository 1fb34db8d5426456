"""What can be chosen, asked and told at a table of this game, besides what all card games with rounds have."""

from __future__ import annotations

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.words import ICON, THING
from smallcouncil.games.cards1e.edition import EDITION
from smallcouncil.games.cards1e.facts import TITLE_WORDS
from smallcouncil.table import NUMBER, SEAT, News, Prompt, Verb

CARD = TITLE_WORDS.card

STEP_IN = Verb("step-in")()
TAKE_POWER = Verb("take-power")()
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

ASK_FORSWEAR = Prompt("forswear", rule="R-C1-card-20", card=THING)
ASK_SHADOWS = Prompt("shadows", rule="R-C1-future-06")
ASK_SUPPORT = Prompt("support", rule="R-C1-support-09", seat=SEAT)
ASK_STEP_IN = Prompt("step-in", rule="R-C1-ability-10", seat=SEAT)
ASK_TAKE_POWER = Prompt("take-power", rule="R-C1-ability-12", seat=SEAT)
ASK_DEADLY = Prompt("deadly", rule="R-C1-keyword-17")
ASK_VIGILANT = Prompt("vigilant", rule="R-C1-housekw-06")
ASK_VENGEFUL = Prompt("vengeful", rule="R-C1-housekw-04")
ASK_INFLUENCE = Prompt("influence", rule="R-C1-influence-02", card=THING, left=NUMBER)
ASK_INFAMY = Prompt("infamy", rule="R-C1-housekw-01", left=NUMBER)

HIDDEN = News("hidden", seat=SEAT)
VANISHED = News("vanished", card=THING)
EMERGED = News("emerged", seat=SEAT, card=THING)
DEADLY_ATTACK = News("deadly-attack", seat=SEAT)
SUPPORTED = News("supported", seat=SEAT, opponent=SEAT)
STEPPED_IN = News("stepped-in", seat=SEAT, opponent=SEAT)
UNDECIDED = News("undecided")
GAVE = News("gave", seat=SEAT, number=NUMBER, to=SEAT)
FORSWORN = News("forsworn", seat=SEAT, type=ICON)
CARD_SHOWN = News("card-shown", seat=SEAT, card=CARD)

EDITION.asks_by(
    {
        words.ACT: "R-C1-action-06",
        words.INTERRUPT_OR_PASS: "R-C1-save-01",
        words.REACT_OR_PASS: "R-C1-response-03",
        words.ORDER_FORCED: "R-C1-passive-04",
        words.CHOOSE: "R-C1-action-01",
        words.CHOOSE_COST: "R-C1-kneel-03",
        words.CHOOSE_X: "R-C1-gold-01",
        words.CHOOSE_WAY: "R-C1-influence-02",
        words.BEARER: "R-C1-card-13",
        words.ORDER_DELAYED: "R-C1-passive-04",
        words.ORDER_PILE: "R-C1-claim-05",
        words.ORDER_CONSTANT: "R-C1-passive-04",
        words.LOOK_KEEP: "R-C1-action-01",
        words.LOOK_SINK: "R-C1-action-01",
        words.LOOK_LAY: "R-C1-action-01",
        rounds.MULLIGAN_OR_KEEP: "R-C1-setup-12",
        rounds.PLACE_CARDS: "R-C1-setup-17",
        rounds.SETUP_BEARER: "R-C1-setup-21",
        rounds.CHOOSE_PLOT: "R-C1-plot-01",
        rounds.FIRST_PLAYER: "R-C1-plot-12",
        rounds.WHEN_REVEALED: "R-C1-plot-14",
        rounds.CHOOSE_TITLE: "R-C1-title-02",
        rounds.CHALLENGE_OR_PASS: "R-C1-challenge-10",
        rounds.ATTACKERS: "R-C1-challenge-11",
        rounds.STEALTH: "R-C1-keyword-02",
        rounds.REDIRECT_OR_PASS: "R-C1-ability-02",
        rounds.NEW_OPPONENT: "R-C1-ability-03",
        rounds.DEFENDERS: "R-C1-challenge-15",
        rounds.CLAIM: "R-C1-claim-03",
        rounds.RENOWN: "R-C1-keyword-11",
        rounds.WINNER: "R-C1-victory-03",
    }
)

ALL_WORDS = rounds.every_word(EDITION, [*globals().values(), TITLE_WORDS.say])
