"""All procedures of combat, for the game to know them by name."""

from __future__ import annotations

from smallcouncil.games.board2e.combat.blade import UseBlade
from smallcouncil.games.board2e.combat.casualties import Casualties
from smallcouncil.games.board2e.combat.combat import Combat
from smallcouncil.games.board2e.combat.house_cards import ChooseAnother
from smallcouncil.games.board2e.combat.retreat import Retreat
from smallcouncil.games.board2e.combat.support import CallForSupport
from smallcouncil.games.board2e.combat.text import CardChoice
from smallcouncil.games.board2e.combat.tides import DrawTides
from smallcouncil.table import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    Combat,
    CallForSupport,
    ChooseAnother,
    CardChoice,
    DrawTides,
    UseBlade,
    Casualties,
    Retreat,
)
