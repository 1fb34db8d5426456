"""Secret orders, area by area, until everyone is ready."""

from __future__ import annotations

from smallcouncil.games.board2e.facts import AREAS, KINGS_COURT, ORDER_COPIES, ORDER_STAR, ORDERS
from smallcouncil.games.board2e.state import NO_ORDER, PLANNING, BoardTable
from smallcouncil.games.board2e.words import (
    CLEAR,
    IS_READY,
    ORDER,
    PHASE_BEGINS,
    PLAN,
    PLAN_ORDERS,
    PLAN_TOKEN,
    READY,
    RECONSIDERS,
    REVEALED,
)
from smallcouncil.table import Choice, Procedure

KINDS_OF_ORDER = tuple(range(len(ORDERS)))
STAR_ORDERS = tuple(o for o in KINDS_OF_ORDER if ORDER_STAR[o])
PLAN_CHOICES = [PLAN(area) for area in range(len(AREAS))]
ORDER_CHOICES = [[ORDER(area, order) for order in KINDS_OF_ORDER] for area in range(len(AREAS))]
HARMLESS = tuple(ORDERS.index(o) for o in ("consolidate_power", "defense_1", "support_0"))  # for who is not there
CHANGES = 60  # so often a seat may go back to an area that has an order; then it can only finish


def star_limit(t: BoardTable, seat: int) -> int:
    """R-B2-planning-06: special orders by position in the king's court."""
    return t.setup.special_orders_by_court_position[t.tracks[KINGS_COURT].index(seat)]


def usable(t: BoardTable, seat: int) -> int:
    """How many tokens a seat can place at most: all that are not banned, special ones up to its limit."""
    plain = stars = 0
    for order in KINDS_OF_ORDER:
        if not t.bans >> order & 1:
            if ORDER_STAR[order]:
                stars += ORDER_COPIES[order]
            else:
                plain += ORDER_COPIES[order]
    return plain + min(stars, star_limit(t, seat))


def free_tokens(t: BoardTable, seat: int, but: int) -> tuple[list[int], int]:
    """The tokens a seat may place in area `but`, whose own token counts as taken back; and the special orders left."""
    left = ORDER_COPIES[:]
    stars = star_limit(t, seat)
    orders = t.orders
    for area in t.held[seat]:
        order = orders[area]
        if order >= 0 and area != but:
            left[order] -= 1
            stars -= ORDER_STAR[order]
    if stars <= 0:
        for order in STAR_ORDERS:
            left[order] = 0
    if t.bans:
        for order in KINDS_OF_ORDER:
            if t.bans >> order & 1:
                left[order] = 0
    return [o for o in KINDS_OF_ORDER if left[o]], stars


class Planning(Procedure):
    """R-B2-planning-01 to -10. `picked` is the area that a seat is about to give an order to, `changes` how often it
    went back to one that had an order, or took back that it was ready; both are as secret as the orders."""

    __slots__ = ("queue", "picked", "changes", "needed")
    steps = ("begin", "give", "reveal")
    fields = ("queue", "picked", "changes", "needed")

    def __init__(
        self,
        queue: list[int] | None = None,
        picked: list[int] | None = None,
        changes: list[int] | None = None,
        needed: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.queue: list[int] = queue or []  # one after the other, if somebody has too few tokens
        self.picked: list[int] = picked or []
        self.changes: list[int] = changes or []
        self.needed: list[int] = needed or []  # how many orders each seat has to give

    def copy(self) -> Planning:
        return Planning(self.queue[:], self.picked[:], self.changes[:], self.needed).at(self.step)

    def begin(self, t: BoardTable) -> None:
        t.phase = PLANNING
        t.ready = 0
        t.tell(PHASE_BEGINS, PLANNING)
        self.picked = [-1] * t.players
        self.changes = [0] * t.players
        areas = [len(held) for held in t.held]
        self.needed = [min(areas[seat], usable(t, seat)) for seat in range(t.players)]
        for seat in range(t.players):
            if not areas[seat]:
                t.ready |= 1 << seat  # nothing to order
        if self.needed != areas:  # R-B2-planning-08
            self.queue = [seat for seat in t.tracks[0] if not t.ready >> seat & 1]

    def give(self, t: BoardTable) -> None:
        for seat in self.queue[:1] or range(t.players):
            if not t.ready >> seat & 1:
                self.ask_seat(t, seat)

    def ask_seat(self, t: BoardTable, seat: int) -> None:
        """Which area, or which token for the area that was picked. Put even where there is one answer, so that
        nobody learns how many orders others have given."""
        area = self.picked[seat]
        orders = t.orders
        if area >= 0:
            tokens, stars = free_tokens(t, seat, area)
            row = ORDER_CHOICES[area]
            choices = [row[token] for token in tokens]
            default = next((row[token] for token in HARMLESS if token in tokens), None)
            if orders[area] >= 0 or not choices:
                choices.append(CLEAR(area))
            self.ask(t, seat, PLAN_TOKEN, choices, args=(area, stars), default=default, always=True)
            return
        missing = self.needed[seat]
        stars = star_limit(t, seat)
        empty: list[Choice] = []
        given: list[Choice] = []
        for area in t.held[seat]:
            order = orders[area]
            if order < 0:
                empty.append(PLAN_CHOICES[area])
            else:
                given.append(PLAN_CHOICES[area])
                stars -= ORDER_STAR[order]
                missing -= 1
        choices = [READY] if missing <= 0 else empty
        if self.changes[seat] < CHANGES:
            choices += given
        self.ask(t, seat, PLAN_ORDERS, choices, args=(missing, stars), always=True)

    def on_give(self, t: BoardTable, seat: int, choice: Choice) -> None:
        if choice is READY:
            t.ready |= 1 << seat
            t.tell(IS_READY, seat)
            if self.queue:
                del self.queue[0]
                if self.queue:
                    self.again()
            return
        verb = choice.verb
        if verb is PLAN:
            (area,) = choice.args
            self.picked[seat] = area
            if t.orders[area] >= 0:
                self.changes[seat] += 1
        elif verb is CLEAR:
            t.orders[choice.args[0]] = NO_ORDER
            self.picked[seat] = -1
        else:
            area, token = choice.args
            t.orders[area] = token
            self.picked[seat] = -1
        self.ask_seat(t, seat)

    def reopen_give(self, t: BoardTable, seat: int) -> None:
        """Who planned in turn, because tokens are scarce, is not asked again."""
        for other in range(t.players):
            if other != seat and t.held[other] and t.ready >> other & 1 and not self.queue:
                t.ready &= ~(1 << other)
                for area in t.held[other]:
                    t.orders[area] = NO_ORDER

    def may_reconsider(self, t: BoardTable, seat: int) -> bool:
        """Nothing is revealed before the last one is ready; who plans in turn has been followed by the next."""
        return not self.queue and bool(t.held[seat]) and self.changes[seat] < CHANGES

    def reconsider(self, t: BoardTable, seat: int) -> None:
        t.ready &= ~(1 << seat)
        self.changes[seat] += 1
        t.tell(RECONSIDERS, seat)

    def reveal(self, t: BoardTable) -> None:
        """R-B2-planning-10. From here on `phase` makes the orders public."""
        t.phase += 1
        for seat in t.tracks[0]:
            areas = [a for a in t.areas_of(seat) if t.orders[a] >= 0]
            if areas:
                t.tell(REVEALED, seat, tuple(areas), tuple([t.orders[a] for a in areas]))
