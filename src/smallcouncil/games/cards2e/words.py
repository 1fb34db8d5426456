"""What can be chosen, asked and told at a table of this game, besides what all card games with rounds have."""

from __future__ import annotations

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.facts import TITLE_WORDS
from smallcouncil.table import NUMBER, SEAT, Domain, News, Prompt, Verb

CARD = TITLE_WORDS.card

KEYWORD = Domain("keyword", ("insight", "intimidate", "pillage", "renown"))
KEYWORD_FIRST = Verb("keyword", keyword=KEYWORD)

ASK_WHISPERS = Prompt("whispers", rule="R-C2-title-18")
ASK_KEYWORD = Prompt("keyword-order", rule="R-C2-chkeyword-02")
ASK_INSIGHT = Prompt("insight", rule="R-C2-insight-01")
ASK_PILLAGE = Prompt("pillage", rule="R-C2-pillage-01")
ASK_INTIMIDATE = Prompt("intimidate", rule="R-C2-intimidate-01")
ASK_STAND = Prompt("stand", rule="R-C2-golden-02")
ASK_RESERVE = Prompt("reserve", rule="R-C2-taxation-02", left=NUMBER)
ASK_SURVIVOR = Prompt("survivor", rule="R-C2-victory-07")

ELIMINATED = News("eliminated", seat=SEAT)

EDITION.asks_by(
    {
        words.ACT: "R-C2-action-01",
        words.INTERRUPT_OR_PASS: "R-C2-interrupt-01",
        words.REACT_OR_PASS: "R-C2-reaction-01",
        words.ORDER_FORCED: "R-C2-firstplayer-06",
        words.CHOOSE: "R-C2-target-01",
        words.CHOOSE_COST: "R-C2-cost-01",
        words.CHOOSE_X: "R-C2-x-02",
        words.BEARER: "R-C2-attachment-02",
        words.ORDER_DELAYED: "R-C2-firstplayer-06",
        words.ORDER_PILE: "R-C2-zones-12",
        words.ORDER_CONSTANT: "R-C2-firstplayer-07",
        words.LOOK_KEEP: "R-C2-misc-18",
        words.LOOK_SINK: "R-C2-misc-18",
        words.LOOK_LAY: "R-C2-misc-18",
        words.ENTRY_PRICE: "R-C2-ambush-03",
        rounds.MULLIGAN_OR_KEEP: "R-C2-setup-07",
        rounds.PLACE_CARDS: "R-C2-setup-12",
        rounds.SETUP_BEARER: "R-C2-setup-17",
        rounds.CHOOSE_PLOT: "R-C2-plot-01",
        rounds.FIRST_PLAYER: "R-C2-plot-11",
        rounds.WHEN_REVEALED: "R-C2-plot-15",
        rounds.CHOOSE_TITLE: "R-C2-title-05",
        rounds.CHALLENGE_OR_PASS: "R-C2-challenge-02",
        rounds.ATTACKERS: "R-C2-challenge-07",
        rounds.STEALTH: "R-C2-stealth-01",
        rounds.REDIRECT_OR_PASS: "R-C2-redirect-01",
        rounds.NEW_OPPONENT: "R-C2-redirect-03",
        rounds.DEFENDERS: "R-C2-defend-01",
        rounds.CLAIM: "R-C2-claim-03",
        rounds.RENOWN: "R-C2-renown-01",
        rounds.WINNER: "R-C2-victory-04",
    }
)

ALL_WORDS = rounds.every_word(EDITION, [*globals().values()])
