"""The kernel: it knows tables, seats, asks and choices, but no game, no bot and no server."""

from smallcouncil.table.catalogue import Catalogue, Rule
from smallcouncil.table.errors import REASONS, BadInput, IllegalChoice, Refusal
from smallcouncil.table.game import POSITION_FIELDS, CheckedDeck, DeckFault, Game, Options
from smallcouncil.table.priority import Priority
from smallcouncil.table.procedure import END, Procedure
from smallcouncil.table.record import Record
from smallcouncil.table.rng import Rng
from smallcouncil.table.table import Result, Table, Time
from smallcouncil.table.view import AskView, ChoiceView, View
from smallcouncil.table.words import (
    EVERYONE,
    NUMBER,
    SEAT,
    Arg,
    Ask,
    Choice,
    Domain,
    Event,
    News,
    Prompt,
    Verb,
    Word,
)
from smallcouncil.table.words_as_data import Vocabulary

__all__ = [
    "END",
    "EVERYONE",
    "NUMBER",
    "POSITION_FIELDS",
    "REASONS",
    "SEAT",
    "Arg",
    "Ask",
    "AskView",
    "BadInput",
    "Catalogue",
    "CheckedDeck",
    "Choice",
    "ChoiceView",
    "DeckFault",
    "Domain",
    "Event",
    "Game",
    "IllegalChoice",
    "News",
    "Options",
    "Priority",
    "Procedure",
    "Prompt",
    "Record",
    "Refusal",
    "Result",
    "Rng",
    "Rule",
    "Table",
    "Time",
    "Verb",
    "View",
    "Vocabulary",
    "Word",
]
