"""The kernel: it knows tables, seats, asks and choices, but no game, no bot and no server."""

from smallcouncil.table.catalogue import Catalogue, Rule
from smallcouncil.table.errors import REASONS, BadInput, IllegalChoice, Refusal
from smallcouncil.table.game import Game, Options
from smallcouncil.table.procedure import END, Procedure
from smallcouncil.table.record import Record
from smallcouncil.table.rng import Rng
from smallcouncil.table.table import Result, Table
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

__all__ = [
    "END",
    "EVERYONE",
    "NUMBER",
    "REASONS",
    "SEAT",
    "Arg",
    "Ask",
    "BadInput",
    "Catalogue",
    "Choice",
    "Domain",
    "Event",
    "Game",
    "IllegalChoice",
    "News",
    "Options",
    "Procedure",
    "Prompt",
    "Record",
    "Refusal",
    "Result",
    "Rng",
    "Rule",
    "Table",
    "Verb",
    "Word",
]
