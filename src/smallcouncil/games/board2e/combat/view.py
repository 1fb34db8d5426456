"""What everyone, or one seat, may know of a combat: enough to stage it."""

from __future__ import annotations

import msgspec

from smallcouncil.games.board2e.action.movement import supporters
from smallcouncil.games.board2e.combat.battle import (
    ATTACKER,
    CARDS_SHOWN,
    DEFENDER,
    TIDES_SHOWN,
    UNCHOSEN,
    UNDECIDED,
    Battle,
)
from smallcouncil.games.board2e.combat.strength import PARTS, fortifications, parts, support_of, swords, totals
from smallcouncil.games.board2e.combat.support import CallForSupport
from smallcouncil.games.board2e.facts import AREAS, CARDS, TIDES, UNITS
from smallcouncil.games.board2e.state import KINDS, BoardTable


class SupportView(msgspec.Struct, frozen=True):
    area: str
    house: str
    strength: int


class SideView(msgspec.Struct, frozen=True):
    house: str
    units: dict[str, int]  # that fight and still stand
    routed: dict[str, int]
    support: list[SupportView]
    may_support: list[SupportView]  # areas whose houses have not spoken yet, with what each would add to this side
    chosen: bool  # a house card lies there, face up or down
    card: str | None  # known to the viewer
    text_ignored: bool
    copied: str | None
    tide: str | None  # known to the viewer
    blade: bool
    parts: dict[str, int]  # what the strength is made of
    strength: int
    swords: int
    fortifications: int


class CombatView(msgspec.Struct, frozen=True):
    area: str
    source: str
    step: str  # of the combat
    cards_shown: bool
    tides_shown: bool
    attacker: SideView
    defender: SideView
    winner: str | None  # a house
    loser: str | None


def see_combat(t: BoardTable, viewer: int | None) -> CombatView | None:
    b = t.nearest(Battle)
    if b is None:
        return None
    winner = None if b.winner == UNDECIDED else b.winner
    return CombatView(
        area=AREAS[b.area],
        source=AREAS[b.source],
        step=step_of(b),
        cards_shown=bool(b.shown & CARDS_SHOWN),
        tides_shown=bool(b.shown & TIDES_SHOWN),
        attacker=see_side(t, b, ATTACKER, viewer),
        defender=see_side(t, b, DEFENDER, viewer),
        winner=None if winner is None else t.seat_name(b.seat(winner)),
        loser=None if winner is None else t.seat_name(b.seat(1 - winner)),
    )


def step_of(b: Battle) -> str:
    """The step that was begun last; a window in which a card has acted comes again."""
    return type(b).steps[b.step if b.acted else max(b.step - 1, 0)]


def see_side(t: BoardTable, b: Battle, side: int, viewer: int | None) -> SideView:
    seat = b.seat(side)
    shown = bool(b.shown & CARDS_SHOWN)
    card, tide = b.cards[side], b.tides[side]
    public = covered(b)
    decided = b.winner != UNDECIDED
    figures = b.parts[side * len(PARTS) : (side + 1) * len(PARTS)] if decided else parts(t, public, side)
    standing, lying = b.standing(t, side), b.lying(t, side)
    return SideView(
        house=t.seat_name(seat),
        units={UNITS[u]: standing[u] for u in range(KINDS) if standing[u]},
        routed={UNITS[u]: lying[u] for u in range(KINDS) if lying[u]},
        support=see_support(t, public, side, b.backing(t, side)),
        may_support=see_support(t, public, side, undeclared(t, b)),
        chosen=card != UNCHOSEN,
        card=CARDS[card] if card >= 0 and (shown or seat == viewer) else None,
        text_ignored=bool(b.muted >> side & 1),
        copied=CARDS[b.copied[side]] if b.copied[side] >= 0 else None,
        tide=TIDES[tide] if tide >= 0 and (b.shown & TIDES_SHOWN or seat == viewer) else None,
        blade=b.blade == side,
        parts=dict(zip(PARTS, figures, strict=True)),
        strength=b.totals[side] if decided else totals(t, public)[side],
        swords=b.icons[2 * side] if decided else swords(t, public, side),
        fortifications=b.icons[2 * side + 1] if decided else fortifications(t, public, side),
    )


def see_support(t: BoardTable, b: Battle, side: int, areas: list[int]) -> list[SupportView]:
    return [SupportView(AREAS[a], t.seat_name(t.owner[a]), support_of(t, b, side, a)) for a in areas]


def undeclared(t: BoardTable, b: Battle) -> list[int]:
    """Areas with support orders that reach the combat and have not been declared for anyone."""
    call = t.nearest(CallForSupport)
    return [] if call is None else [a for a in supporters(t, b.area) if not call.answered >> t.owner[a] & 1]


def covered(b: Battle) -> Battle:
    """The combat as everyone sees it: cards that are not shown yet do not count."""
    if b.shown & CARDS_SHOWN:
        return b
    twin = b.copy()
    twin.cards = [UNCHOSEN, UNCHOSEN]
    return twin
