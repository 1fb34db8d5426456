"""Westeros cards of A Feast for Crows that move objectives about."""

from __future__ import annotations

from smallcouncil.games.board2e.state import ALL_SEEN, FACE, SINCE, BoardTable
from smallcouncil.games.board2e.words import (
    DREW_OBJECTIVES,
    GIVE_OBJECTIVE,
    GIVE_UP,
    POOL,
    RETURN,
    RETURN_OBJECTIVE,
    RETURNED_OBJECTIVE,
    TAKE,
    TAKE_OBJECTIVE,
    TOOK_OBJECTIVE,
    YOU_DREW,
)
from smallcouncil.table import Choice, Procedure


def draw_objective(t: BoardTable, seat: int) -> None:
    """The top card of the objective deck, if there is one."""
    if t.objective_deck:
        card = t.objective_deck.pop()
        t.objectives[seat].append(card | t.moment << SINCE)
        t.tell_others(1 << seat, DREW_OBJECTIVES, seat, 1)
        t.whisper(1 << seat, YOU_DREW, card)


def objective_choices(t: BoardTable, seat: int) -> list[int]:
    """The cards of a hand in the order of the data, whatever order they came in."""
    return sorted([card & FACE for card in t.objectives[seat]])


def take_objective(t: BoardTable, seat: int, face: int) -> None:
    """A card leaves a hand."""
    t.objectives[seat] = [card for card in t.objectives[seat] if card & FACE != face]


def forget_objectives(t: BoardTable, seat: int) -> None:
    """A card has left the hand unseen: nobody else knows any more what is in it, nor since when."""
    t.objectives[seat] = [card & FACE | t.moment << SINCE for card in t.objectives[seat]]


class ShiftingAmbitions(Procedure):
    """Everyone gives one objective to a common pool; it is turned up, and everyone takes one in turn order.

    `given` is secret until all have chosen; `pool` is what is left of it.
    """

    __slots__ = ("given", "pool", "queue")
    steps = ("give", "show", "take")
    fields = ("given", "pool", "queue")

    def __init__(
        self, given: list[int] | None = None, pool: list[int] | None = None, queue: list[int] | None = None
    ) -> None:
        super().__init__()
        self.given: list[int] = given or []  # seat * 32 + card
        self.pool: list[int] = pool or []
        self.queue: list[int] = queue or []

    def copy(self) -> ShiftingAmbitions:
        return ShiftingAmbitions(self.given[:], self.pool[:], self.queue[:]).at(self.step)

    def give(self, t: BoardTable) -> None:
        done = [entry // (FACE + 1) for entry in self.given]
        for seat in range(t.players):
            if seat not in done and t.objectives[seat]:
                choices = [GIVE_UP(card) for card in objective_choices(t, seat)]
                self.ask(t, seat, GIVE_OBJECTIVE, choices, always=True)

    def on_give(self, t: BoardTable, seat: int, choice: Choice) -> None:
        self.given.append(seat * (FACE + 1) + choice.args[0])

    def reopen_give(self, t: BoardTable, seat: int) -> None:
        self.given = [entry for entry in self.given if entry // (FACE + 1) == seat]

    def show(self, t: BoardTable) -> None:
        for entry in sorted(self.given):
            seat, card = divmod(entry, FACE + 1)
            take_objective(t, seat, card)
            self.pool.append(card)
        self.pool.sort()
        givers = [entry // (FACE + 1) for entry in self.given]
        self.queue = [seat for seat in t.tracks[0] if seat in givers]
        self.given = []
        t.tell(POOL, tuple(self.pool))

    def take(self, t: BoardTable) -> None:
        if self.queue:
            self.ask(t, self.queue[0], TAKE_OBJECTIVE, [TAKE(card) for card in self.pool])

    def on_take(self, t: BoardTable, seat: int, choice: Choice) -> None:
        (card,) = choice.args
        del self.queue[0]
        self.pool.remove(card)
        t.objectives[seat].append(card | ALL_SEEN | t.moment << SINCE)
        t.tell(TOOK_OBJECTIVE, seat, card)
        self.again()


class NewInformation(Procedure):
    """In turn order everyone draws an objective; then everyone puts one back into the deck."""

    __slots__ = ("queue", "back")
    steps = ("draw", "put_back", "shuffle")
    fields = ("queue", "back")

    def __init__(self, queue: list[int], back: list[int] | None = None) -> None:
        super().__init__()
        self.queue = queue
        self.back: list[int] = back or []  # secret: seat * 32 + card

    def copy(self) -> NewInformation:
        return NewInformation(self.queue[:], self.back[:]).at(self.step)

    def draw(self, t: BoardTable) -> None:
        for seat in self.queue:
            draw_objective(t, seat)

    def put_back(self, t: BoardTable) -> None:
        done = [entry // (FACE + 1) for entry in self.back]
        for seat in range(t.players):
            if seat not in done and len(t.objectives[seat]) > t.setup.objective_hand_size:
                choices = [RETURN(card) for card in objective_choices(t, seat)]
                self.ask(t, seat, RETURN_OBJECTIVE, choices)

    def on_put_back(self, t: BoardTable, seat: int, choice: Choice) -> None:
        self.back.append(seat * (FACE + 1) + choice.args[0])
        t.tell(RETURNED_OBJECTIVE, seat)

    def reopen_put_back(self, t: BoardTable, seat: int) -> None:
        self.back = [entry for entry in self.back if entry // (FACE + 1) == seat]

    def shuffle(self, t: BoardTable) -> None:
        for entry in sorted(self.back):
            seat, card = divmod(entry, FACE + 1)
            take_objective(t, seat, card)
            forget_objectives(t, seat)
            t.put_back[seat].append(card | t.moment << SINCE)
            t.objective_deck.append(card)
        self.back = []
        t.objective_deck.sort()
        t.rng.shuffle(t.objective_deck)
