"""What a seat cannot know of a combat, drawn anew: a house card that lies face down, a tide that another looks at."""

from __future__ import annotations

from smallcouncil.games.board2e.combat.battle import (
    ATTACKER,
    CARDS_SHOWN,
    DEFENDER,
    TIDES_SHOWN,
    Battle,
)
from smallcouncil.games.board2e.combat.house_cards import playable
from smallcouncil.games.board2e.combat.tides import draw
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.table import Rng


def resample_combat(t: BoardTable, viewer: int | None, rng: Rng) -> None:
    b = t.nearest(Battle)
    if b is None:
        return
    others = [side for side in (ATTACKER, DEFENDER) if b.seat(side) != viewer]
    if not b.shown & CARDS_SHOWN:
        for side in others:
            if b.cards[side] >= 0:
                b.cards[side] = rng.pick(playable(t, b, side))
    if not b.shown & TIDES_SHOWN:
        drawn = [side for side in others if b.tides[side] >= 0]
        for side in drawn:
            b.tides[side] = -1
        for side in drawn:
            draw(b, side, rng)
