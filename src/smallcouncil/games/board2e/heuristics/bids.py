"""Power: bids for the tracks and against the wildlings, and what holders of tokens decide."""

from __future__ import annotations

from smallcouncil.games.board2e.board import BARRELS, CASTLES, CROWNS, LEVEL, WITH_BARRELS, WITH_CROWNS
from smallcouncil.games.board2e.facts import FIEFDOMS, IRON_THRONE, KINGS_COURT, WESTEROS
from smallcouncil.games.board2e.heuristics.wishes import pay_for_power, points_for_token
from smallcouncil.games.board2e.heuristics.worth import standing
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.westeros.wildlings import WildlingAttack
from smallcouncil.games.board2e.words import (
    BID,
    CHOOSE_TRACK,
    CLASH_NOW,
    DECIDE,
    DESTROY_TWO,
    FALL_TWO,
    MUSTER_NOW,
    NO_DEFENSE,
    NO_MARCH_PLUS,
    NOTHING_NOW,
    POWER_NOW,
    SUPPLY_NOW,
    THREAT_TO_ZERO,
)
from smallcouncil.table import Ask, Choice

WANTED = (1.6, 1.2, 1.5)  # how much throne, fiefdoms and court are wanted
TOKEN = 2.0  # a point that an objective pays for a token
RESERVE = 0.52  # and what is kept for later
KEPT = 1  # power that is kept for power tokens


def clash_bid(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """A share of the power that is left, the more the lower one stands, never more than beats everybody."""
    (track,) = ask.args
    assert isinstance(track, int)
    power = t.power[seat]
    wants = [WANTED[k] * (0.5 + t.rank(k, seat) / (t.players - 1)) for k in range(track, len(WANTED))]
    reserve = RESERVE
    if t.feast:
        wants = [want + TOKEN * points_for_token(t, seat, track + k) for k, want in enumerate(wants)]
        reserve += pay_for_power(t, seat)
    bid = int(wants[0] / (sum(wants) + reserve) * max(power - KEPT, 0) + 0.5)
    most = max([t.power[s] for s in range(t.players) if s != seat])
    return BID(min(bid, most if t.tracks[IRON_THRONE][0] == seat else most + 1, power))


def order_tied(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Oneself first, then who is farthest from victory."""
    counts = standing(t)
    return min(ask.choices, key=lambda c: (c.args[0] != seat, counts[c.args[0]]))


def blame_tied(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """The lowest bidder is who is nearest to victory, and never oneself."""
    counts = standing(t)
    return max(ask.choices, key=lambda c: (c.args[0] != seat, counts[c.args[0]]))


def wildling_bid(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """A fair share where the attack can be repelled; else as little as does not look the least."""
    attack = t.nearest(WildlingAttack)
    assert attack is not None
    bidders = [s for s in range(t.players) if s != attack.out]
    power = t.power[seat]
    total = sum([t.power[s] for s in bidders])
    if total < attack.strength:
        poorest = min([t.power[s] for s in bidders if s != seat], default=0)
        return BID(min(power, 1 if poorest == 0 or power < 3 else 2))
    share = attack.strength * power / max(total, 1)
    even = attack.strength / len(bidders)
    bid = int(0.5 * (share + even) + 0.999) + (1 if power > 6 else 0)
    return BID(max(min(bid, power, attack.strength), 0))


# ------------------------------------------------------------------ decisions for everyone


def westeros(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """What serves oneself better than the others."""
    (card,) = ask.args
    assert isinstance(card, int)
    values = {
        SUPPLY_NOW: supply_gain(t, seat),
        MUSTER_NOW: muster_gain(t, seat),
        NOTHING_NOW: 0.0,
        CLASH_NOW: clash_gain(t, seat),
        POWER_NOW: crowns_gain(t, seat),
        NO_DEFENSE: 0.2,
        NO_MARCH_PLUS: -0.1,
        THREAT_TO_ZERO: 0.1 * t.threat - 0.4,
    }
    assert WESTEROS[card]
    return max(ask.choices, key=lambda c: values.get(c.args[0], 0.0))


def lead(figures: list[float], seat: int) -> float:
    """How far a seat is ahead of the average."""
    return figures[seat] - sum(figures) / len(figures)


def supply_gain(t: BoardTable, seat: int) -> float:
    barrels = [0.0] * t.players
    for area in WITH_BARRELS:
        holder = t.controller(area)
        if holder >= 0:
            barrels[holder] += BARRELS[area]
    return lead([barrels[s] - t.supply[s] for s in range(t.players)], seat)


def muster_gain(t: BoardTable, seat: int) -> float:
    points = [0.0] * t.players
    for area in CASTLES:
        holder = t.controller(area)
        if holder >= 0:
            points[holder] += LEVEL[area]
    return lead(points, seat) + 0.3


def clash_gain(t: BoardTable, seat: int) -> float:
    """Bids are good for the rich who stand low."""
    ranks = [float(sum([t.rank(track, s) for track in range(3)])) for s in range(t.players)]
    return 0.3 * lead([float(p) for p in t.power], seat) + 0.3 * lead(ranks, seat)


def crowns_gain(t: BoardTable, seat: int) -> float:
    crowns = [0.0] * t.players
    for area in WITH_CROWNS:
        holder = t.controller(area)
        if holder >= 0:
            crowns[holder] += CROWNS[area]
    return 0.4 * lead(crowns, seat)


def raiders(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Two places on a track cost less than two units, unless one has many."""
    return DECIDE(DESTROY_TWO if len(t.areas_of(seat)) > 6 else FALL_TWO)


def track_to_fall_on(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Where there is least to lose."""
    return max(ask.choices, key=lambda c: (t.rank(c.args[0], seat), c.args[0] == FIEFDOMS))


def track_for_another(t: BoardTable, seat: int, ask: Ask) -> Choice:
    return ask.choices[0]


def track_to_lead(t: BoardTable, seat: int, ask: Ask) -> Choice:
    wanted = (KINGS_COURT, IRON_THRONE, FIEFDOMS)
    ranks = {track: t.rank(track, seat) for track in wanted}
    return CHOOSE_TRACK(max(wanted, key=lambda track: ranks[track] + (0.5 if track == KINGS_COURT else 0.0)))
