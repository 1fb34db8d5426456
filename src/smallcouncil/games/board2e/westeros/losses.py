"""Small decisions that wildlings force upon a house, or grant to it."""

from __future__ import annotations

from smallcouncil.games.board2e.board import CASTLES, LEVEL
from smallcouncil.games.board2e.facts import FIEFDOMS, FOOTMAN, KINGS_COURT, KNIGHT, TRACKS, WILDLINGS
from smallcouncil.games.board2e.state import KINDS, BoardTable
from smallcouncil.games.board2e.westeros.muster import Muster
from smallcouncil.games.board2e.words import (
    CHOOSE_TRACK,
    DECIDE,
    DEMOTE,
    DEMOTED,
    DESTROY,
    DESTROY_TWO,
    DESTROYED,
    DISCARD,
    DISCARDED,
    DONE,
    FALL_TWO,
    MUSTER_AT,
    PASS,
    PROMOTE,
    TAKE_BACK,
    TOOK_BACK,
    UPGRADED,
    WILDLING_CHOICE,
    WILDLING_DEMOTE,
    WILDLING_DESTROY,
    WILDLING_DISCARD,
    WILDLING_FALL,
    WILDLING_FIRST,
    WILDLING_MUSTER,
    WILDLING_PROMOTE,
    WILDLING_TAKE_BACK,
    WILDLING_TRACK,
)
from smallcouncil.table import Choice, Procedure

ANYWHERE, ONE_CASTLE = -1, -2


class DestroyUnits(Procedure):
    """A house destroys units of its choice; `area` is ANYWHERE, or where all of them must be, or ONE_CASTLE as long as
    that castle is not chosen."""

    __slots__ = ("seat", "left", "area")
    steps = ("destroy",)
    fields = ("seat", "left", "area")

    def __init__(self, seat: int, left: int, area: int = ANYWHERE) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.area = area

    def copy(self) -> DestroyUnits:
        return DestroyUnits(self.seat, self.left, self.area).at(self.step)

    def areas(self, t: BoardTable) -> list[int]:
        if self.area >= 0:
            return [self.area]
        mine = t.areas_of(self.seat)
        if self.area == ONE_CASTLE:
            castles = [a for a in mine if LEVEL[a] and t.size[a] >= self.left]
            if castles:
                return castles
        return mine

    def destroy(self, t: BoardTable) -> None:
        areas = self.areas(t)
        if not self.left or not areas:
            return
        choices = [DESTROY(a, unit) for a in areas for unit in range(KINDS) if t.count(a, unit)]
        if sum([t.size[a] for a in areas]) <= self.left:  # all of them: there is nothing to choose
            for choice in choices:
                area, unit = choice.args
                self.lose(t, area, unit, t.count(area, unit))
        else:
            self.ask(t, self.seat, WILDLING_DESTROY, choices, args=(self.left,))

    def lose(self, t: BoardTable, area: int, unit: int, count: int) -> None:
        for _ in range(count):
            t.tell(DESTROYED, self.seat, unit, area)
            t.destroy(area, unit)

    def on_destroy(self, t: BoardTable, seat: int, choice: Choice) -> None:
        area, unit = choice.args
        if self.area == ONE_CASTLE:
            self.area = area if LEVEL[area] and t.size[area] >= self.left else ANYWHERE
        self.lose(t, area, unit, 1)
        self.left -= 1
        self.again()


class DemoteKnights(Procedure):
    """Crow Killers: knights become footmen, or are destroyed when no footman is left to replace them."""

    __slots__ = ("seat", "left")
    steps = ("demote",)
    fields = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def demote(self, t: BoardTable) -> None:
        areas = [a for a in t.areas_of(self.seat) if t.count(a, KNIGHT)]
        if not self.left or not areas:
            return
        knights = t.on_board(self.seat, KNIGHT)
        if knights <= self.left and knights <= t.stock[self.seat * KINDS + FOOTMAN]:  # all of them, whatever the order
            for area in areas:
                for _ in range(t.count(area, KNIGHT)):
                    t.exchange(area, KNIGHT, FOOTMAN)
                    t.tell(DEMOTED, self.seat, area)
        else:
            self.ask(t, self.seat, WILDLING_DEMOTE, [DEMOTE(a) for a in areas], args=(self.left,))

    def on_demote(self, t: BoardTable, seat: int, choice: Choice) -> None:
        (area,) = choice.args
        if t.stock[seat * KINDS + FOOTMAN]:
            t.exchange(area, KNIGHT, FOOTMAN)
            t.tell(DEMOTED, seat, area)
        else:
            t.tell(DESTROYED, seat, KNIGHT, area)
            t.destroy(area, KNIGHT)
        self.left -= 1
        self.again()


class PromoteFootmen(Procedure):
    """Crow Killers, for the highest bidder: up to so many footmen become knights."""

    __slots__ = ("seat", "left")
    steps = ("promote",)
    fields = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def promote(self, t: BoardTable) -> None:
        if self.left and t.stock[self.seat * KINDS + KNIGHT]:
            choices = [DONE, *[PROMOTE(a) for a in t.areas_of(self.seat) if t.count(a, FOOTMAN)]]
            self.ask(t, self.seat, WILDLING_PROMOTE, choices, args=(self.left,))

    def on_promote(self, t: BoardTable, seat: int, choice: Choice) -> None:
        if choice is not DONE:
            (area,) = choice.args
            t.exchange(area, FOOTMAN, KNIGHT)
            t.tell(UPGRADED, seat, KNIGHT, area)
            self.left -= 1
            self.again()


class FallToLast(Procedure):
    """A King Beyond the Wall: to the last position of the fiefdoms or of the king's court."""

    __slots__ = ("seat",)
    steps = ("fall",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def fall(self, t: BoardTable) -> None:
        self.ask(t, self.seat, WILDLING_TRACK, [CHOOSE_TRACK(FIEFDOMS), CHOOSE_TRACK(KINGS_COURT)])

    def on_fall(self, t: BoardTable, seat: int, choice: Choice) -> None:
        t.move_to(choice.args[0], seat, t.players - 1)


class RiseToFirst(Procedure):
    """A King Beyond the Wall, for the highest bidder: the first position of one track."""

    __slots__ = ("seat",)
    steps = ("rise",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def rise(self, t: BoardTable) -> None:
        self.ask(t, self.seat, WILDLING_FIRST, [CHOOSE_TRACK(track) for track in range(len(TRACKS))])

    def on_rise(self, t: BoardTable, seat: int, choice: Choice) -> None:
        t.move_to(choice.args[0], seat, 0)


class RaidersChoice(Procedure):
    """Preemptive Raid: two units are lost, or two positions on the best track; among equals the throne decides."""

    __slots__ = ("seat",)
    steps = ("choose", "fall")
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def choose(self, t: BoardTable) -> None:
        choices = [DECIDE(DESTROY_TWO), DECIDE(FALL_TWO)]
        card = WILDLINGS.index("preemptive_raid")
        self.ask(t, self.seat, WILDLING_CHOICE, choices, args=(card,))

    def on_choose(self, t: BoardTable, seat: int, choice: Choice) -> None:
        if choice.args[0] == DESTROY_TWO:
            self.finish()
            t.call(DestroyUnits(seat, 2))

    def fall(self, t: BoardTable) -> None:
        ranks = [t.rank(track, self.seat) for track in range(len(TRACKS))]
        best = [CHOOSE_TRACK(track) for track, rank in enumerate(ranks) if rank == min(ranks)]
        self.ask(t, t.tracks[0][0], WILDLING_FALL, best, args=(self.seat,))

    def on_fall(self, t: BoardTable, seat: int, choice: Choice) -> None:
        (track,) = choice.args
        t.move_to(track, self.seat, min(t.rank(track, self.seat) + 2, t.players - 1))


class DiscardHouseCard(Procedure):
    """Massing on the Milkwater: a card of one's choice is discarded."""

    __slots__ = ("seat",)
    steps = ("discard",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def discard(self, t: BoardTable) -> None:
        cards = t.hand_cards(self.seat)
        if len(cards) > 1:
            self.ask(t, self.seat, WILDLING_DISCARD, [DISCARD(card) for card in cards])

    def on_discard(self, t: BoardTable, seat: int, choice: Choice) -> None:
        discard_card(t, seat, choice.args[0])


def discard_card(t: BoardTable, seat: int, card: int) -> None:
    bit = t.card_bit(seat, card)
    t.hand[seat] &= ~bit
    t.discard[seat] |= bit
    t.tell(DISCARDED, seat, card)


def take_back_card(t: BoardTable, seat: int, card: int) -> None:
    bit = t.card_bit(seat, card)
    t.discard[seat] &= ~bit
    t.hand[seat] |= bit
    t.tell(TOOK_BACK, seat, card)


class TakeBackHouseCard(Procedure):
    """Mammoth Riders, for the highest bidder: a used card may come back to hand."""

    __slots__ = ("seat",)
    steps = ("take",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def take(self, t: BoardTable) -> None:
        choices = [PASS, *[TAKE_BACK(card) for card in t.discarded_cards(self.seat)]]
        self.ask(t, self.seat, WILDLING_TAKE_BACK, choices)

    def on_take(self, t: BoardTable, seat: int, choice: Choice) -> None:
        if choice is not PASS:
            take_back_card(t, seat, choice.args[0])


class MusterInOne(Procedure):
    """The Horde Descends, for the highest bidder: mustering in one castle or stronghold."""

    __slots__ = ("seat",)
    steps = ("choose",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def choose(self, t: BoardTable) -> None:
        choices = [PASS, *[MUSTER_AT(a) for a in CASTLES if t.controller(a) == self.seat]]
        self.ask(t, self.seat, WILDLING_MUSTER, choices)

    def on_choose(self, t: BoardTable, seat: int, choice: Choice) -> None:
        if choice is not PASS:
            (area,) = choice.args
            t.call(Muster(seat, [area], [LEVEL[area]]))


PROCEDURES = (
    DestroyUnits,
    DemoteKnights,
    PromoteFootmen,
    FallToLast,
    RiseToFirst,
    RaidersChoice,
    DiscardHouseCard,
    TakeBackHouseCard,
    MusterInOne,
)
