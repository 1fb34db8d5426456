"""The kernel: it knows tables, seats, asks and choices, but no game, no bot and no server."""

from smallcouncil.table.abstract_table import Result, Time
from smallcouncil.table.catalogue import Catalogue, Rule
from smallcouncil.table.changes import NOBODY, SAFE_WINDOWS, Change
from smallcouncil.table.errors import REASONS, BadInput, IllegalChoice, Refusal
from smallcouncil.table.game import CheckedDeck, DeckFault, Game, Options
from smallcouncil.table.positions import POSITION_FIELDS
from smallcouncil.table.priority import Priority
from smallcouncil.table.procedure import END, Procedure
from smallcouncil.table.record import Record, make_step, read_step, write_step
from smallcouncil.table.rng import Rng
from smallcouncil.table.table import Table
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
    "NOBODY",
    "NUMBER",
    "POSITION_FIELDS",
    "REASONS",
    "SAFE_WINDOWS",
    "SEAT",
    "Arg",
    "Ask",
    "AskView",
    "BadInput",
    "Catalogue",
    "Change",
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
    "make_step",
    "read_step",
    "write_step",
]
