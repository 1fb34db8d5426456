"""The rulebook: options and contract."""

from __future__ import annotations

from typing import Any

from smallcouncil.table import Game, Options

from . import page_facts, position
from .contest import Contest
from .setup import SetUp
from .state import FordsTable
from .view import FordsView
from .words import WORDS


class FordsOptions(Options, frozen=True):
    pass


class Fords(Game):
    id = "fords"
    version = 1
    seats = range(2, 5)
    default_players = 3
    options_type = FordsOptions
    view_type = FordsView
    procedures = (SetUp, Contest)
    words = WORDS

    def lay(self, options: FordsOptions, seed: int | None) -> FordsTable:
        return FordsTable(self, options, seed)

    def set_up(self, table: FordsTable) -> None:
        table.call(SetUp())

    def read(self, table: FordsTable, data: dict[str, Any]) -> None:
        position.read(table, data)

    def facts(self) -> dict[str, Any]:
        return page_facts.page_facts()


GAME = Fords()
