"""What a seat, or a spectator, may know of the table. Built up from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import UNSET, UnsetType

from smallcouncil.games.risk.cards.objectives import progress
from smallcouncil.games.risk.turn.reinforce import income
from smallcouncil.games.risk.turn.turn import Turn
from smallcouncil.games.risk.turn.victory import points_for
from smallcouncil.games.risk.windows.battlefield import BattleUnderWay, InvasionUnderWay
from smallcouncil.games.risk.windows.moments import CHARACTERS_OF
from smallcouncil.games.risk.words import AREA, CHARACTER, HOUSE, MAESTER, NEUTRAL, OBJECTIVE, OWNER, REGION

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

Face = Literal["up", "down", "captured", "gone"]
FACE_NAMES: tuple[Face, ...] = ("up", "down", "captured", "gone")


class TerritoryView(msgspec.Struct, frozen=True, omit_defaults=True):
    owner: str | None  # a house or "neutral"; None: nobody yet
    units: int
    knights: int = 0
    siege_engines: int = 0
    fortifications: int = 0


class CharacterView(msgspec.Struct, frozen=True):
    face: Face
    captor: str | None


class PlayerView(msgspec.Struct, frozen=True):
    """What everyone may know of a player; what belongs to a module is left out where it is not in play."""

    house: str | None
    territories: int
    castles: int
    ports: int
    regions: list[str]  # complete
    units: int
    cards: int
    income: int
    score: int  # by the rules of Skirmish
    out: bool
    gold: int | UnsetType = UNSET
    gold_income: int | UnsetType = UNSET
    musters: int | UnsetType = UNSET
    maesters: int | UnsetType = UNSET
    mourning: bool | UnsetType = UNSET
    objectives: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    characters: dict[str, CharacterView] | UnsetType = UNSET


class DeckSizes(msgspec.Struct, frozen=True):
    territory: int
    maester: int
    objective: int


class Discards(msgspec.Struct, frozen=True):
    """The newest card is the last."""

    territory: list[str]
    maester: list[str]
    objective: list[str]


class InvasionView(msgspec.Struct, frozen=True):
    source: str
    target: str
    attacker: int
    defender: str
    attacking: int | None  # units committed to the battle under way
    attack_dice: list[int]
    attack_sides: list[int]
    defence_dice: list[int]
    defence_sides: list[int]


class MineView(msgspec.Struct, frozen=True):
    """What only the own eyes see."""

    cards: list[str]
    maesters: list[str]
    objectives: list[str]
    progress: dict[
        str, tuple[int, int]
    ]  # of each objective: what is had of what it asks for; empty before the first turn
    musters: list[str]
    taken: list[list[str]]  # maester cards that were stolen from the viewer: who holds them, and which they are


class RiskView(msgspec.Struct, frozen=True):
    board: Literal["westeros", "essos", "both"]
    round: int
    turn: int | None
    step: str
    order: list[int]
    territories: dict[str, TerritoryView]
    players: list[PlayerView]
    decks: DeckSizes
    discards: Discards
    conquered: list[str]  # this turn
    maneuvers: int  # left
    closed: list[str]  # to invasions
    invasion: InvasionView | None
    mine: MineView | None


def seen_by_each(t: RiskTable, seats: Sequence[int | None]) -> list[RiskView]:
    """Nearly all lies open; what only the own eyes see is added for each seat."""
    seen = see_what_lies_open(t)
    return [seen if seat is None else msgspec.structs.replace(seen, mine=see_own(t, seat)) for seat in seats]


def see_what_lies_open(t: RiskTable) -> RiskView:
    areas = t.board.areas
    return RiskView(
        board=t.options.board,
        round=t.round,
        turn=t.turn if t.turn >= 0 else None,
        step=step(t),
        order=t.order[:],
        territories=see_territories(t),
        players=[see_player(t, s) for s in range(t.players)],
        decks=DeckSizes(len(t.deck), len(t.maester_deck), len(t.objective_deck)),
        discards=Discards(
            [AREA.slugs[c] for c in t.discard],
            [MAESTER.slugs[m] for m in t.maester_discard],
            [OBJECTIVE.slugs[o] for o in t.objective_discard],
        ),
        conquered=[AREA.slugs[a] for a in areas if t.conquered >> a & 1] if t.conquered else [],
        maneuvers=t.maneuvers,
        closed=see_closed(t),
        invasion=see_invasion(t),
        mine=None,
    )


def step(t: RiskTable) -> str:
    """The step of the turn, in the rulebook's words."""
    turn = t.nearest(Turn)
    return "setup" if turn is None else Turn.steps[max(turn.step - 1, 0)]


def see_closed(t: RiskTable) -> list[str]:
    """Nobody may invade these now: a bribe, a truce, a wedding."""
    if not (t.bribed or t.truces or t.wed):
        return []
    shut = t.bribed | t.truces
    return [AREA.slugs[a] for a in t.board.areas if shut >> a & 1 or (t.owner[a] >= 0 and t.wed >> t.owner[a] & 1)]


def see_territories(t: RiskTable) -> dict[str, TerritoryView]:
    owners = {seat: t.seat_name(seat) for seat in range(t.players)}
    owners[NEUTRAL] = OWNER.slug(NEUTRAL, t)
    return {
        AREA.slugs[a]: TerritoryView(owners.get(t.owner[a]), t.units[a], t.knights[a], t.engines[a], t.forts[a])
        for a in t.board.areas
    }


def see_player(t: RiskTable, seat: int) -> PlayerView:
    house = t.house[seat]
    castles, ports = t.castles(seat), t.ports(seat)
    units, gold = income(t, seat) if t.held[seat] else (0, 0)
    characters: dict[str, CharacterView] | UnsetType = UNSET
    if t.characters_in_play and house >= 0:
        characters = {CHARACTER.slugs[c]: see_character(t, c) for c in CHARACTERS_OF[house]}
    return PlayerView(
        house=None if house < 0 else HOUSE.slugs[house],
        territories=t.held[seat],
        castles=castles,
        ports=ports,
        regions=[REGION.slugs[r] for r in t.regions_held(seat)],
        units=sum([t.units[a] for a in t.own(seat)]),
        cards=len(t.hand[seat]),
        income=units,
        score=points_for(t.held[seat], castles, ports),
        out=t.turn >= 0 and not t.held[seat],
        gold=t.gold[seat] if t.gold_in_play else UNSET,
        gold_income=gold if t.gold_in_play else UNSET,
        musters=len(t.musters[seat]) if t.gold_in_play else UNSET,
        maesters=len(t.maesters[seat]) if t.maesters_in_play else UNSET,
        mourning=bool(t.mourning >> seat & 1) if t.maesters_in_play else UNSET,
        objectives=len(t.objectives[seat]) if t.objectives_in_play else UNSET,
        points=t.points[seat] if t.objectives_in_play else UNSET,
        characters=characters,
    )


def see_character(t: RiskTable, character: int) -> CharacterView:
    captor = t.captor[character]
    return CharacterView(FACE_NAMES[t.face[character]], None if captor < 0 else t.seat_name(captor))


def see_invasion(t: RiskTable) -> InvasionView | None:
    under_way = t.nearest(InvasionUnderWay)
    if under_way is None:
        return None
    fight = t.nearest(BattleUnderWay)
    return InvasionView(
        source=AREA.slugs[under_way.source],
        target=AREA.slugs[under_way.target],
        attacker=under_way.seat,
        defender=OWNER.slug(under_way.defender, t),
        attacking=fight.attacking if fight else None,
        attack_dice=fight.attack_dice[:] if fight else [],
        attack_sides=fight.attack_sides[:] if fight else [],
        defence_dice=fight.defence_dice[:] if fight else [],
        defence_sides=fight.defence_sides[:] if fight else [],
    )


def see_own(t: RiskTable, seat: int) -> MineView:
    return MineView(
        cards=[AREA.slugs[c] for c in sorted(t.hand[seat])],
        maesters=[MAESTER.slugs[m] for m in sorted(t.maesters[seat])],
        objectives=[OBJECTIVE.slugs[o] for o in sorted(t.objectives[seat])],
        progress={OBJECTIVE.slugs[o]: progress(t, seat, o) for o in sorted(t.objectives[seat])} if t.turn >= 0 else {},
        musters=[AREA.slugs[c] for c in sorted(t.musters[seat])],
        taken=[[t.seat_name(holder), MAESTER.slugs[m]] for knower, holder, m in t.seen if knower == seat],
    )
