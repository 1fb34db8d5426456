"""What may be done at any time: some maester cards, hidden musters, ransoms, Ellaria Sand's maneuver."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk.cards.armies import MUSTER_UNITS, bring
from smallcouncil.games.risk.cards.intrigue import RANSOM as RANSOM_GOLD
from smallcouncil.games.risk.state import CAPTURED, FACE_UP
from smallcouncil.games.risk.turn.maneuver import Maneuver, sources
from smallcouncil.games.risk.windows.battlefield import BattleUnderWay
from smallcouncil.games.risk.windows.moments import ANY_TIME, CHARACTERS_OF
from smallcouncil.games.risk.windows.windows import begin, plays
from smallcouncil.games.risk.words import MANEUVER_NOW, MUSTER, PAID, RANSOM, RANSOMED, SHOWN

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable
    from smallcouncil.table import Choice


def offers(t: RiskTable, seat: int) -> list[Choice]:
    """Not between rolling and comparing dice; only for players in the game."""
    if t.turn < 0 or not t.held[seat]:
        return []
    choices: list[Choice] = []
    if t.musters[seat]:
        choices += [MUSTER(card) for card in t.musters[seat] if t.owner[card] == seat]
    choices += plays(t, ANY_TIME, seat)
    if t.turn == seat:
        if t.gold[seat] >= RANSOM_GOLD and CAPTURED in t.face and t.characters_in_play:
            choices += [RANSOM(c) for c in CHARACTERS_OF[t.house[seat]] if t.face[c] == CAPTURED]
        if t.any_moment and t.maneuvers and t.nearest(BattleUnderWay) is None and sources(t, seat):
            choices.append(MANEUVER_NOW())
    if choices:
        fight = t.nearest(BattleUnderWay)
        if fight is not None and fight.undecided():
            return []
    return choices


def take(t: RiskTable, seat: int, choice: Choice) -> None:
    """Begin what an offer says."""
    verb = choice.verb
    if verb is MUSTER:
        (card,) = choice.args
        t.musters[seat].remove(card)
        t.discard.append(card)
        t.tell(SHOWN, seat, (card,))
        bring(t, seat, card, MUSTER_UNITS)
    elif verb is RANSOM:
        (character,) = choice.args
        captor = t.captor[character]
        t.gold[seat] -= RANSOM_GOLD
        t.gold[captor] += RANSOM_GOLD
        t.captor[character] = -1
        t.turn_character(character, FACE_UP)
        t.tell(PAID, seat, captor, RANSOM_GOLD)
        t.tell(RANSOMED, seat, character)
    elif verb is MANEUVER_NOW:
        t.maneuvers -= 1
        t.call(Maneuver(seat))
    else:
        begin(t, seat, choice)
