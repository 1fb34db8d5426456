"""Every word of the core for card authors: an edition's own words begin with `from ... import *` of this.

A package, for modules are compiled, and what a compiled module imports it does not hand on.
"""

from __future__ import annotations

from smallcouncil.games.cardgame.abilities.ability import CARD_TYPES as CARD_TYPES
from smallcouncil.games.cardgame.abilities.ability import ICONS as ICONS
from smallcouncil.games.cardgame.abilities.ability import NAMES as NAMES
from smallcouncil.games.cardgame.abilities.ability import NUMBERS as NUMBERS
from smallcouncil.games.cardgame.abilities.ability import OPTIONS as OPTIONS
from smallcouncil.games.cardgame.abilities.ability import PER_CHALLENGE as PER_CHALLENGE
from smallcouncil.games.cardgame.abilities.ability import PER_GAME as PER_GAME
from smallcouncil.games.cardgame.abilities.ability import PER_PHASE as PER_PHASE
from smallcouncil.games.cardgame.abilities.ability import PER_ROUND as PER_ROUND
from smallcouncil.games.cardgame.abilities.ability import SEATS as SEATS
from smallcouncil.games.cardgame.abilities.ability import Ability as Ability
from smallcouncil.games.cardgame.abilities.ability import Act as Act
from smallcouncil.games.cardgame.abilities.ability import Constant as Constant
from smallcouncil.games.cardgame.abilities.ability import Cost as Cost
from smallcouncil.games.cardgame.abilities.ability import Way as Way
from smallcouncil.games.cardgame.effects.basic import *  # noqa: F403
from smallcouncil.games.cardgame.effects.delayed import *  # noqa: F403
from smallcouncil.games.cardgame.effects.entering import *  # noqa: F403
from smallcouncil.games.cardgame.effects.lasting import *  # noqa: F403
from smallcouncil.games.cardgame.effects.look_through import *  # noqa: F403
from smallcouncil.games.cardgame.effects.piles import *  # noqa: F403
from smallcouncil.games.cardgame.effects.prevention import *  # noqa: F403
from smallcouncil.games.cardgame.effects.swapping import *  # noqa: F403
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT as ATTACHMENT
from smallcouncil.games.cardgame.layout.prints import CHARACTER as CHARACTER
from smallcouncil.games.cardgame.layout.prints import EVENT as EVENT
from smallcouncil.games.cardgame.layout.prints import LOCATION as LOCATION
from smallcouncil.games.cardgame.layout.zones import DEAD as DEAD
from smallcouncil.games.cardgame.layout.zones import DECK as DECK
from smallcouncil.games.cardgame.layout.zones import DISCARD as DISCARD
from smallcouncil.games.cardgame.layout.zones import DUPLICATE as DUPLICATE
from smallcouncil.games.cardgame.layout.zones import HAND as HAND
from smallcouncil.games.cardgame.layout.zones import ON_TOP as ON_TOP
from smallcouncil.games.cardgame.layout.zones import PLAY as PLAY
from smallcouncil.games.cardgame.occurrences import kinds as kinds
from smallcouncil.games.cardgame.occurrences.kinds import LEAVING as LEAVING
from smallcouncil.games.cardgame.occurrences.kinds import NO_SAVE as NO_SAVE
from smallcouncil.games.cardgame.values.current import AMOUNT as AMOUNT
from smallcouncil.games.cardgame.values.current import CHALLENGE as CHALLENGE
from smallcouncil.games.cardgame.values.current import FIRST as FIRST
from smallcouncil.games.cardgame.values.current import GOLD as GOLD
from smallcouncil.games.cardgame.values.current import HANDS as HANDS
from smallcouncil.games.cardgame.values.current import KNEELING as KNEELING
from smallcouncil.games.cardgame.values.current import PHASE as PHASE
from smallcouncil.games.cardgame.values.current import PLOTS as PLOTS
from smallcouncil.games.cardgame.values.current import SOURCE as SOURCE
from smallcouncil.games.cardgame.values.current import SUBJECT as SUBJECT
from smallcouncil.games.cardgame.values.current import TOKENS as TOKENS
from smallcouncil.games.cardgame.values.current import WHOSE as WHOSE
from smallcouncil.games.cardgame.values.current import add_strength as add_strength
from smallcouncil.games.cardgame.values.current import gain_icon as gain_icon
from smallcouncil.games.cardgame.values.current import gain_keyword as gain_keyword
from smallcouncil.games.cardgame.values.current import gain_trait as gain_trait
from smallcouncil.games.cardgame.values.current import lose_keyword as lose_keyword
from smallcouncil.games.cardgame.values.current import multiply_strength as multiply_strength
from smallcouncil.games.cardgame.values.current import set_strength as set_strength
from smallcouncil.games.cardgame.writing.conditions import *  # noqa: F403
from smallcouncil.games.cardgame.writing.constant_abilities import *  # noqa: F403
from smallcouncil.games.cardgame.writing.costs import *  # noqa: F403
from smallcouncil.games.cardgame.writing.effects import *  # noqa: F403
from smallcouncil.games.cardgame.writing.kinds_of_abilities import *  # noqa: F403
from smallcouncil.games.cardgame.writing.selectors import *  # noqa: F403
