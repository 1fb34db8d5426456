"""The procedures that every card game names among its own, and those of games with rounds."""

from __future__ import annotations

from smallcouncil.games.cardgame.abilities.actions import ActionWindow
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.effects.delayed import Delayed
from smallcouncil.games.cardgame.effects.entering import Enter
from smallcouncil.games.cardgame.effects.look_through import LookThrough
from smallcouncil.games.cardgame.occurrences.happening import Aftermath, Happening
from smallcouncil.games.cardgame.occurrences.pile_order import Stack
from smallcouncil.games.cardgame.occurrences.windows import Forced, Window
from smallcouncil.games.cardgame.rounds.plots import ChoosePlots
from smallcouncil.games.cardgame.rounds.round import Marshaling, WinDominance
from smallcouncil.games.cardgame.rounds.setup import Setup
from smallcouncil.games.cardgame.rounds.victory import Crown
from smallcouncil.games.cardgame.values.precedence import Precedence

WITH_CARDS = (
    ActionWindow,
    Happening,
    Aftermath,
    Window,
    Forced,
    Initiate,
    Delayed,
    Stack,
    Precedence,
    Enter,
    LookThrough,
)
WITH_ROUNDS = (*WITH_CARDS, Setup, ChoosePlots, Marshaling, WinDominance, Crown)
