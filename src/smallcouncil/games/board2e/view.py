"""What a seat may know of the table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from smallcouncil.games.board2e.action.march import March
from smallcouncil.games.board2e.cards.ambitions import ShiftingAmbitions
from smallcouncil.games.board2e.combat.forecast import Forecast, forecast, forecasts
from smallcouncil.games.board2e.combat.view import CombatView, see_combat
from smallcouncil.games.board2e.facts import (
    AREAS,
    CARDS,
    DOMINANCE,
    HOUSES,
    OBJECTIVES,
    ORDERS,
    TRACKS,
    UNITS,
    WESTEROS,
    WILDLINGS,
)
from smallcouncil.games.board2e.planning.orders import star_limit
from smallcouncil.games.board2e.rounds import last_round
from smallcouncil.games.board2e.state import BLOCKED, FACE, KINDS, PLANNING, PUBLIC, SEEN, BoardTable
from smallcouncil.games.board2e.westeros.clash import Clash
from smallcouncil.games.board2e.westeros.muster import Muster
from smallcouncil.games.board2e.westeros.wildlings import WildlingAttack
from smallcouncil.games.board2e.words import PHASE


class AreaView(msgspec.Struct, frozen=True):
    """What lies in an area; areas with nothing in them are left out."""

    controller: str | None  # a house
    owner: str | None  # of the units
    units: dict[str, int]  # standing
    routed: dict[str, int]
    token: str | None
    garrison: int
    neutral: int | None  # None: a "-" token, that can never be beaten
    order: str | None  # None: none, or face down
    ordered: bool  # a token lies there, face up or down


class HouseView(msgspec.Struct, frozen=True):
    house: str
    power: int
    tokens_left: int
    supply: int
    castles: int
    points: int
    stock: dict[str, int]
    hand: list[str]
    discard: list[str]
    stars: int
    bid: int | None  # while others still bid: only one's own
    has_bid: bool
    ready: bool
    objectives: list[str]  # known to the viewer
    objective_count: int
    scored: list[str]


class DeckView(msgspec.Struct, frozen=True):
    left: int
    discard: list[str]
    known: dict[str, int]  # cards the viewer knows, and how many lie above them


class MarchView(msgspec.Struct, frozen=True):
    """The march order under way; units that will fight stand in no area."""

    house: str
    source: str
    target: str | None  # of the attack
    units: dict[str, int]
    supporters: list[str]  # houses that help against a neutral force
    forecast: Forecast | None  # of the combat that it leads to
    forecasts: dict[str, Forecast]  # of those that it may still begin with all units, by target


class MusterView(msgspec.Struct, frozen=True):
    house: str
    points: dict[str, int]  # left, by area


class WildlingsView(msgspec.Struct, frozen=True):
    strength: int
    out: str | None  # takes no part (Preemptive Raid)
    repelled: bool | None  # None: the bids are not shown yet
    bidder: str | None  # the highest, or the lowest if they broke through
    card: str | None


class TableView(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    phase: str
    areas: dict[str, AreaView]
    houses: list[HouseView]
    tracks: dict[str, list[str]]  # empty while it is bid for
    holders: dict[str, str]  # of the three dominance tokens
    bidding_for: str | None  # a track
    blade_used: bool
    raven_used: bool
    threat: int
    bans: list[str]
    westeros: list[str | None]
    westeros_decks: list[DeckView]
    wildling_deck: DeckView
    objective_deck: int
    pool: list[str]  # objectives that everyone may take (Shifting Ambitions)
    wildlings: WildlingsView | None
    muster: MusterView | None
    march: MarchView | None
    combat: CombatView | None


def seen_by(t: BoardTable, viewer: int | None) -> TableView:
    names = [t.seat_name(seat) for seat in range(t.players)]
    bidding = any([bid == -1 for bid in t.bids]) and any([bid != -1 for bid in t.bids])
    clash = t.nearest(Clash)
    ambitions = t.nearest(ShiftingAmbitions)
    open_tracks = clash.track if clash is not None else len(TRACKS)
    return TableView(
        round=t.round,
        rounds=last_round(t),
        phase=PHASE.slugs[t.phase],
        areas={
            AREAS[a]: see_area(t, viewer, a, names)
            for a in range(len(AREAS))
            if t.size[a] or t.token[a] >= 0 or t.garrison[a] or t.neutral[a] or t.home[a] >= 0
        },
        houses=[see_house(t, viewer, seat, bidding) for seat in range(t.players)],
        tracks={
            name: [names[seat] for seat in t.tracks[track]] if track < open_tracks else []
            for track, name in enumerate(TRACKS)
        },
        holders={token: names[t.tracks[track][0]] for track, token in enumerate(DOMINANCE)},
        bidding_for=None if clash is None else TRACKS[clash.track],
        blade_used=bool(t.blade_used),
        raven_used=bool(t.raven_used),
        threat=t.threat,
        bans=[ORDERS[o] for o in range(len(ORDERS)) if t.bans >> o & 1],
        westeros=[WESTEROS[card] if card >= 0 else None for card in t.drawn],
        westeros_decks=[
            see_deck(t.westeros[d], [WESTEROS[c] for c in t.westeros_discard[d]], WESTEROS, viewer) for d in range(3)
        ],
        wildling_deck=see_deck(t.wildlings, [], WILDLINGS, viewer),
        objective_deck=len(t.objective_deck),
        pool=[OBJECTIVES[card] for card in ambitions.pool] if ambitions is not None else [],
        wildlings=see_wildlings(t, names),
        muster=see_muster(t, names),
        march=see_march(t, names),
        combat=see_combat(t, viewer),
    )


def seen_by_each(t: BoardTable, viewers: Sequence[int | None]) -> list[TableView]:
    """Nearly all lies open: it is looked at once, and what a seat knows beyond it is added for each."""
    if len(viewers) == 1:
        return [seen_by(t, viewers[0])]
    seen = seen_by(t, None)
    return [seen if viewer is None else seen_with_more(t, viewer, seen) for viewer in viewers]


def seen_with_more(t: BoardTable, viewer: int, seen: TableView) -> TableView:
    """The view of a seat: its orders that lie face down, its bid, and the cards that it alone has seen."""
    bit = 1 << (SEEN + viewer)
    names = [t.seat_name(seat) for seat in range(t.players)]
    bidding = any([bid == -1 for bid in t.bids]) and any([bid != -1 for bid in t.bids])
    areas = seen.areas
    if t.phase == PLANNING:
        mine = [a for a in range(len(AREAS)) if t.owner[a] == viewer and AREAS[a] in areas]
        areas = {**areas, **{AREAS[a]: see_area(t, viewer, a, names) for a in mine}}
    return msgspec.structs.replace(
        seen,
        areas=areas,
        houses=[
            see_house(t, viewer, seat, bidding)
            if seat == viewer or any([card & bit for card in t.objectives[seat]])
            else seen.houses[seat]
            for seat in range(t.players)
        ],
        westeros_decks=[
            see_deck(t.westeros[d], shown.discard, WESTEROS, viewer) for d, shown in enumerate(seen.westeros_decks)
        ],
        wildling_deck=see_deck(t.wildlings, [], WILDLINGS, viewer),
        combat=see_combat(t, viewer) if seen.combat is not None else None,
    )


def see_wildlings(t: BoardTable, names: list[str]) -> WildlingsView | None:
    attack = t.nearest(WildlingAttack)
    if attack is None:
        return None
    shown = -1 not in t.bids
    return WildlingsView(
        strength=attack.strength,
        out=names[attack.out] if attack.out >= 0 else None,
        repelled=bool(attack.repelled) if shown else None,
        bidder=names[attack.bidder] if attack.bidder >= 0 else None,
        card=WILDLINGS[attack.card] if attack.card >= 0 else None,
    )


def see_muster(t: BoardTable, names: list[str]) -> MusterView | None:
    muster = t.nearest(Muster)
    if muster is None:
        return None
    points = zip(muster.areas, muster.points, strict=True)
    return MusterView(house=names[muster.seat], points={AREAS[area]: left for area, left in points})


def see_march(t: BoardTable, names: list[str]) -> MarchView | None:
    march = t.nearest(March)
    if march is None:
        return None
    return MarchView(
        house=names[march.seat],
        source=AREAS[march.source],
        target=AREAS[march.target] if march.target >= 0 else None,
        units={UNITS[u]: march.attack[u] for u in range(KINDS) if march.attack[u]},
        supporters=[names[seat] for seat in range(t.players) if march.granted >> seat & 1],
        forecast=forecast(t, march),
        forecasts=forecasts(t, march),
    )


def see_deck(deck: list[int], discard: list[str], names: tuple[str, ...], viewer: int | None) -> DeckView:
    bit = PUBLIC | (0 if viewer is None else 1 << (SEEN + viewer))
    top = len(deck) - 1
    known = {names[card & FACE]: top - i for i, card in enumerate(deck) if card & bit}
    return DeckView(left=len(deck), discard=discard, known=known)


def see_area(t: BoardTable, viewer: int | None, area: int, names: list[str]) -> AreaView:
    at = area * KINDS
    owner, controller, token = t.owner[area], t.controller(area), t.token[area]
    order = t.orders[area]
    hidden = t.phase == PLANNING and owner != viewer
    return AreaView(
        controller=names[controller] if controller >= 0 else None,
        owner=names[owner] if owner >= 0 else None,
        units={UNITS[u]: t.units[at + u] for u in range(KINDS) if t.units[at + u]},
        routed={UNITS[u]: t.routed[at + u] for u in range(KINDS) if t.routed[at + u]},
        token=names[token] if token >= 0 else None,
        garrison=t.garrison[area],
        neutral=None if t.neutral[area] == BLOCKED else t.neutral[area],
        order=ORDERS[order] if order >= 0 and not hidden else None,
        ordered=order >= 0 and (not hidden or bool(t.ready >> owner & 1)),
    )


def see_house(t: BoardTable, viewer: int | None, seat: int, bidding: bool) -> HouseView:
    mine = viewer == seat
    bit = PUBLIC | (0 if viewer is None else 1 << (SEEN + viewer))
    return HouseView(
        house=HOUSES[t.house[seat]],
        power=t.power[seat],
        tokens_left=t.tokens_left(seat),
        supply=t.supply[seat],
        castles=t.castles(seat),
        points=t.points[seat],
        stock={UNITS[u]: t.stock[seat * KINDS + u] for u in range(KINDS)},
        hand=[CARDS[card] for card in t.hand_cards(seat)],
        discard=[CARDS[card] for card in t.discarded_cards(seat)],
        stars=star_limit(t, seat),
        bid=t.bids[seat] if t.bids[seat] >= 0 and (mine or not bidding) else None,
        has_bid=t.bids[seat] >= 0,
        ready=bool(t.phase == PLANNING and t.ready >> seat & 1),
        objectives=sorted([OBJECTIVES[card & FACE] for card in t.objectives[seat] if mine or card & bit]),
        objective_count=len(t.objectives[seat]),
        scored=[OBJECTIVES[card] for card in t.scored[seat]],
    )
