"""All words that the cards of this edition are written in: card modules import from here alone. See docs/cards.md.

A package, for modules are compiled, and what a compiled module imports it does not hand on.
"""

from __future__ import annotations

from smallcouncil.games.cardgame.abilities.ability import Ability as Ability
from smallcouncil.games.cardgame.abilities.ability import Act as Act
from smallcouncil.games.cardgame.layout import prints
from smallcouncil.games.cardgame.layout.prints import INTRIGUE as INTRIGUE
from smallcouncil.games.cardgame.layout.prints import MILITARY as MILITARY
from smallcouncil.games.cardgame.layout.prints import POWER as POWER
from smallcouncil.games.cardgame.occurrences import kinds as kinds
from smallcouncil.games.cardgame.rounds.phases import CHALLENGES as CHALLENGES
from smallcouncil.games.cardgame.rounds.phases import DOMINANCE as DOMINANCE
from smallcouncil.games.cardgame.rounds.phases import DRAW as DRAW
from smallcouncil.games.cardgame.rounds.phases import MARSHALING as MARSHALING
from smallcouncil.games.cardgame.rounds.phases import PLOT as PLOT
from smallcouncil.games.cardgame.rounds.phases import STANDING as STANDING
from smallcouncil.games.cardgame.rounds.phases import TAXATION as TAXATION
from smallcouncil.games.cardgame.rounds.plots import revealed_ability as revealed_ability
from smallcouncil.games.cardgame.rounds.plots import use_revealed as use_revealed
from smallcouncil.games.cardgame.rounds.table import MADE as MADE
from smallcouncil.games.cardgame.rounds.table import WON as WON
from smallcouncil.games.cardgame.values import current
from smallcouncil.games.cardgame.writing.conditions import Use as Use
from smallcouncil.games.cardgame.writing.costs import leaves_for_it as leaves_for_it
from smallcouncil.games.cardgame.writing.every_word import *  # noqa: F403
from smallcouncil.games.cardgame.writing.kinds_of_abilities import Effect as Effect
from smallcouncil.games.cardgame.writing.kinds_of_abilities import answer as answer
from smallcouncil.games.cardgame.writing.selectors import Filter as Filter
from smallcouncil.games.cards1e import modifiers as modifiers
from smallcouncil.games.cards1e import words as council_words
from smallcouncil.games.cards1e.costs import influence as influence
from smallcouncil.games.cards1e.costs import influence_left as influence_left
from smallcouncil.games.cards1e.costs import influential as influential
from smallcouncil.games.cards1e.costs import use_hand as use_hand
from smallcouncil.games.cards1e.edition import BOTTOM as BOTTOM
from smallcouncil.games.cards1e.edition import CAME_OUT as CAME_OUT
from smallcouncil.games.cards1e.edition import CARD_SHOWN as CARD_SHOWN
from smallcouncil.games.cards1e.edition import CHALLENGE_RESOLVED as CHALLENGE_RESOLVED
from smallcouncil.games.cards1e.edition import DISCARD_OPTION as DISCARD_OPTION
from smallcouncil.games.cards1e.edition import DRAW_OPTION as DRAW_OPTION
from smallcouncil.games.cards1e.edition import EDITION as EDITION
from smallcouncil.games.cards1e.edition import EMERGED as EMERGED
from smallcouncil.games.cards1e.edition import GOLD_OPTION as GOLD_OPTION
from smallcouncil.games.cards1e.edition import GOLD_TOKEN as GOLD_TOKEN
from smallcouncil.games.cards1e.edition import INTO_SHADOWS as INTO_SHADOWS
from smallcouncil.games.cards1e.edition import KEEP as KEEP
from smallcouncil.games.cards1e.edition import NO as NO
from smallcouncil.games.cards1e.edition import PAY_OPTION as PAY_OPTION
from smallcouncil.games.cards1e.edition import POWER_OPTION as POWER_OPTION
from smallcouncil.games.cards1e.edition import RENOWN_CLAIMED as RENOWN_CLAIMED
from smallcouncil.games.cards1e.edition import REPLACEMENTS as REPLACEMENTS
from smallcouncil.games.cards1e.edition import SHADOWS as SHADOWS
from smallcouncil.games.cards1e.edition import TOP as TOP
from smallcouncil.games.cards1e.edition import YES as YES
from smallcouncil.games.cards1e.facts import AMBUSH as AMBUSH
from smallcouncil.games.cards1e.facts import BARATHEON as BARATHEON
from smallcouncil.games.cards1e.facts import BOON as BOON
from smallcouncil.games.cards1e.facts import DEADLY as DEADLY
from smallcouncil.games.cards1e.facts import GREYJOY as GREYJOY
from smallcouncil.games.cards1e.facts import HOLY as HOLY
from smallcouncil.games.cards1e.facts import HOUSE_CARDS as HOUSE_CARDS
from smallcouncil.games.cards1e.facts import INFAMY as INFAMY
from smallcouncil.games.cards1e.facts import INTIMIDATE as INTIMIDATE
from smallcouncil.games.cards1e.facts import JOUST as JOUST
from smallcouncil.games.cards1e.facts import LANNISTER as LANNISTER
from smallcouncil.games.cards1e.facts import LEARNED as LEARNED
from smallcouncil.games.cards1e.facts import MARTELL as MARTELL
from smallcouncil.games.cards1e.facts import MELEE as MELEE
from smallcouncil.games.cards1e.facts import NOBLE as NOBLE
from smallcouncil.games.cards1e.facts import PRINTS as PRINTS
from smallcouncil.games.cards1e.facts import RENOWN as RENOWN
from smallcouncil.games.cards1e.facts import STALWART as STALWART
from smallcouncil.games.cards1e.facts import STARK as STARK
from smallcouncil.games.cards1e.facts import STEALTH as STEALTH
from smallcouncil.games.cards1e.facts import TARGARYEN as TARGARYEN
from smallcouncil.games.cards1e.facts import TITLES_DATA as TITLES_DATA
from smallcouncil.games.cards1e.facts import VENGEFUL as VENGEFUL
from smallcouncil.games.cards1e.facts import VIGILANT as VIGILANT
from smallcouncil.games.cards1e.facts import WAR as WAR
from smallcouncil.games.cards1e.facts import name_of as name_of
from smallcouncil.games.cards1e.facts import number_of as number_of
from smallcouncil.games.cards1e.facts import trait as trait
from smallcouncil.games.cards1e.marshaling.attachments import bearers as bearers
from smallcouncil.games.cards1e.marshaling.attachments import legal_bearer as legal_bearer
from smallcouncil.games.cards1e.marshaling.attachments import lets_in as lets_in
from smallcouncil.games.cards1e.marshaling.entering import reduce_next as reduce_next
from smallcouncil.games.cards1e.modifiers import toll as toll
from smallcouncil.games.cards1e.phases.plot import exchange_plots as exchange_plots
from smallcouncil.games.cards1e.phases.plot import reveal_anew as reveal_anew
from smallcouncil.games.cards1e.phases.titles import rivals as rivals
from smallcouncil.games.cards1e.state import LIMITED_RESPONSES as LIMITED_RESPONSES
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.games.cards1e.table import STRENGTH_CHANGED as STRENGTH_CHANGED
from smallcouncil.games.cards1e.words import ASK_DEADLY as ASK_DEADLY
from smallcouncil.games.cards1e.words import ASK_VENGEFUL as ASK_VENGEFUL
from smallcouncil.games.cards1e.words import ASK_VIGILANT as ASK_VIGILANT
from smallcouncil.games.cards1e.words import KNEEL_NOBLE as KNEEL_NOBLE
from smallcouncil.games.cards1e.words import PAY_GOLD as PAY_GOLD
from smallcouncil.games.cards1e.words import PAY_INFLUENCE as PAY_INFLUENCE
from smallcouncil.games.cards1e.writing.choices import *  # noqa: F403
from smallcouncil.games.cards1e.writing.effects import *  # noqa: F403
from smallcouncil.games.cards1e.writing.kinds_of_abilities import cancels as cancels
from smallcouncil.games.cards1e.writing.kinds_of_abilities import instead as instead
from smallcouncil.games.cards1e.writing.kinds_of_abilities import limited_response as limited_response
from smallcouncil.games.cards1e.writing.kinds_of_abilities import out_of_shadows as out_of_shadows
from smallcouncil.games.cards1e.writing.kinds_of_abilities import passive as passive
from smallcouncil.games.cards1e.writing.kinds_of_abilities import response as response
from smallcouncil.games.cards1e.writing.kinds_of_abilities import retreat as retreat
from smallcouncil.games.cards1e.writing.kinds_of_abilities import saves as saves
from smallcouncil.games.cards1e.writing.kinds_of_abilities import when_revealed as when_revealed

Table = CouncilTable

card = EDITION.card

# Words that mean something else already.
PLOT_CARD = prints.PLOT
POWER_ON_CARDS = current.POWER
ICON_NAMES = prints.ICONS
SAY_DEADLY = council_words.DEADLY
SAY_VIGILANT = council_words.VIGILANT
SAY_VENGEFUL = council_words.VENGEFUL
