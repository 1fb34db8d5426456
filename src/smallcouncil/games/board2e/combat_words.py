"""The vocabulary of combat: what can be chosen, asked and told there."""

from __future__ import annotations

from smallcouncil.games.board2e.facts import TIDES
from smallcouncil.games.board2e.words import AREA, CARD, UNIT, WESTEROS_CARD
from smallcouncil.table import NUMBER, SEAT, Domain, News, Prompt, Verb, Word

TIDE = Domain("tide", TIDES)

# ------------------------------------------------------------------ choices

SUPPORT_FOR = Verb("support", seat=SEAT)
SUPPORT_NOBODY = Verb("support_nobody", declines=True)()
ACCEPT_HELP = Verb("accept_help")()
REFUSE_HELP = Verb("refuse_help", seat=SEAT)
PLAY = Verb("play", card=CARD)
REDRAW = Verb("redraw")()
USE_BLADE = Verb("use_blade")()
KILL = Verb("kill", unit=UNIT)
KILL_ROUTED = Verb("kill_routed", unit=UNIT)
RETREAT_TO = Verb("retreat", area=AREA)
RETURN_CARD = Verb("return_card", card=CARD)
REPLACE_CARD = Verb("replace_card")()
REMOVE_ORDER = Verb("remove_order", area=AREA)
PAY = Verb("pay", power=NUMBER)
COPY_CARD = Verb("copy_card", card=CARD)
THREAT_UP = Verb("threat_up")()
THREAT_DOWN = Verb("threat_down")()
SEARCH = Verb("search", deck=NUMBER)
FETCH = Verb("fetch", card=WESTEROS_CARD)
STRIP_POWER = Verb("strip_power", seat=SEAT)

# ------------------------------------------------------------------ questions

ASK_SUPPORT_FOR = Prompt("combat.support", rule="R-B2-support-02", area=AREA)
HELP_OFFERED = Prompt("combat.help", rule="R-B2-support-05", area=AREA)
CHOOSE_CARD = Prompt("combat.card", rule="R-B2-housecard-01", area=AREA)
ANOTHER_CARD = Prompt("combat.another_card", rule="R-B2-housecard-01")
TIDE_REDRAW = Prompt("combat.tide", rule="R-B2-tides-02", tide=TIDE)
BLADE = Prompt("combat.blade", rule="R-B2-blade-01", area=AREA)
SWORD_LOSS = Prompt("combat.casualties", rule="R-B2-casualty-03", left=NUMBER)
SKULL_LOSS = Prompt("combat.skulls", rule="R-B2-tides-06", left=NUMBER)
SUPPLY_LOSS = Prompt("combat.surplus", rule="R-B2-retreat-09", left=NUMBER)
RETREAT_AREA = Prompt("combat.retreat", rule="R-B2-retreat-03")
RETREAT_PICK = Prompt("card.robb_stark", rule="R-B2-card-stark-02", seat=SEAT)

# Questions of house cards; `seat` is the opponent.
ASK_REEK = Prompt("card.reek", rule="R-B2-card-stark-14", seat=SEAT)
ASK_TYRION = Prompt("card.tyrion_lannister", rule="R-B2-card-lannister-05", seat=SEAT)
ASK_CERSEI = Prompt("card.cersei_lannister", rule="R-B2-card-lannister-07", seat=SEAT)
ASK_ILYN = Prompt("card.ser_ilyn_payne", rule="R-B2-card-lannister-11", seat=SEAT)
ASK_QYBURN = Prompt("card.qyburn", rule="R-B2-card-lannister-14", seat=SEAT)
ASK_RENLY = Prompt("card.renly_baratheon", rule="R-B2-card-baratheon-02", seat=SEAT)
ASK_PATCHFACE = Prompt("card.patchface", rule="R-B2-card-baratheon-07", seat=SEAT)
ASK_JON = Prompt("card.jon_snow", rule="R-B2-card-baratheon-09", seat=SEAT)
ASK_MELISANDRE = Prompt("card.melisandre", rule="R-B2-card-baratheon-10", seat=SEAT)
ASK_AERON = Prompt("card.aeron_damphair", rule="R-B2-card-greyjoy-07", seat=SEAT)
ASK_RODRIK = Prompt("card.rodrik_the_reader", rule="R-B2-card-greyjoy-11", seat=SEAT)
ASK_AERON_PAYS = Prompt("card.aeron_damphair_pays", rule="R-B2-card-greyjoy-14", seat=SEAT)
ASK_MACE = Prompt("card.mace_tyrell", rule="R-B2-card-tyrell-01", seat=SEAT)
ASK_THORNS = Prompt("card.queen_of_thorns", rule="R-B2-card-tyrell-07", seat=SEAT)
ASK_DORAN = Prompt("card.doran_martell", rule="R-B2-card-martell-07", seat=SEAT)
ASK_GERRIS = Prompt("card.ser_gerris_drinkwater", rule="R-B2-card-martell-12", seat=SEAT)
ASK_ALAYNE = Prompt("card.alayne_stone", rule="R-B2-card-arryn-06", seat=SEAT)

# ------------------------------------------------------------------ news

SUPPORTS = News("supports", seat=SEAT, other=SEAT)
SUPPORTS_OWN = News("supports_own", seat=SEAT)
SUPPORTS_NOBODY = News("supports_nobody", seat=SEAT)
HELP_REFUSED = News("help_refused", seat=SEAT, other=SEAT)
CARD_CHOSEN = News("card_chosen", seat=SEAT)
CARD_SHOWN = News("card_shown", seat=SEAT, card=CARD)
NO_CARD_LEFT = News("no_card_left", seat=SEAT)
TEXT_USED = News("text_used", seat=SEAT, card=CARD)
CARD_RETURNED = News("card_returned", seat=SEAT, card=CARD)
TEXT_IGNORED = News("text_ignored", seat=SEAT, card=CARD)
CARD_COPIED = News("card_copied", seat=SEAT, card=CARD)
SUPPORT_TURNED = News("support_turned", seat=SEAT, area=AREA)
TIDES_DRAWN = News("tides_drawn")
YOUR_TIDE = News("your_tide", tide=TIDE)
TIDE_EXCHANGED = News("tide_exchanged", seat=SEAT, tide=TIDE)
TIDE_SHOWN = News("tide_shown", seat=SEAT, tide=TIDE)
BLADE_USED = News("blade_used", seat=SEAT)
STRENGTHS = News("strengths", seat=SEAT, attack=NUMBER, other=SEAT, defence=NUMBER)
WON = News("won_combat", seat=SEAT, area=AREA)
KILLED = News("killed", seat=SEAT, unit=UNIT)
RETREATED = News("retreated", seat=SEAT, area=AREA)
GARRISON_GONE = News("garrison_gone", seat=SEAT, area=AREA)
MARCH_KEPT = News("march_kept", seat=SEAT, area=AREA)
CARDS_BACK = News("cards_back", seat=SEAT)
SEARCHED = News("searched", seat=SEAT, deck=NUMBER)
YOU_FETCHED = News("you_fetched", card=WESTEROS_CARD)

COMBAT_WORDS: tuple[Word, ...] = (
    SUPPORT_FOR,
    SUPPORT_NOBODY.verb,
    ACCEPT_HELP.verb,
    REFUSE_HELP,
    PLAY,
    REDRAW.verb,
    USE_BLADE.verb,
    KILL,
    KILL_ROUTED,
    RETREAT_TO,
    RETURN_CARD,
    REPLACE_CARD.verb,
    REMOVE_ORDER,
    PAY,
    COPY_CARD,
    THREAT_UP.verb,
    THREAT_DOWN.verb,
    SEARCH,
    FETCH,
    STRIP_POWER,
    ASK_SUPPORT_FOR,
    HELP_OFFERED,
    CHOOSE_CARD,
    ANOTHER_CARD,
    TIDE_REDRAW,
    BLADE,
    SWORD_LOSS,
    SKULL_LOSS,
    SUPPLY_LOSS,
    RETREAT_AREA,
    RETREAT_PICK,
    ASK_REEK,
    ASK_TYRION,
    ASK_CERSEI,
    ASK_ILYN,
    ASK_QYBURN,
    ASK_RENLY,
    ASK_PATCHFACE,
    ASK_JON,
    ASK_MELISANDRE,
    ASK_AERON,
    ASK_RODRIK,
    ASK_AERON_PAYS,
    ASK_MACE,
    ASK_THORNS,
    ASK_DORAN,
    ASK_GERRIS,
    ASK_ALAYNE,
    SUPPORTS,
    SUPPORTS_OWN,
    SUPPORTS_NOBODY,
    HELP_REFUSED,
    CARD_CHOSEN,
    CARD_SHOWN,
    NO_CARD_LEFT,
    TEXT_USED,
    CARD_RETURNED,
    TEXT_IGNORED,
    CARD_COPIED,
    SUPPORT_TURNED,
    TIDES_DRAWN,
    YOUR_TIDE,
    TIDE_EXCHANGED,
    TIDE_SHOWN,
    BLADE_USED,
    STRENGTHS,
    WON,
    KILLED,
    RETREATED,
    GARRISON_GONE,
    MARCH_KEPT,
    CARDS_BACK,
    SEARCHED,
    YOU_FETCHED,
)
