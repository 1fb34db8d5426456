"""Melee: the draft of the titles, and what they mean to each other."""

from __future__ import annotations

from smallcouncil.games.cardgame.layout.zones import BORNE, POOL
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.titles import related
from smallcouncil.games.cards2e.facts import DRAFT, RIVALS, SUPPORTS
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.table import Choice, Procedure


def set_aside(players: int) -> int:
    """How many titles leave the draft unseen. The last two of a melee draft as three do."""
    removed: dict[str, int] = DRAFT["removed_at_random"]
    return removed.get(f"players_{max(3, players)}", removed["players_6_or_more"])


class DraftTitles(Procedure):
    """Shuffle, set some aside, pass the rest round in player order; then all are revealed."""

    steps = ("shuffle", "take", "reveal")
    fields = ("taken",)

    def __init__(self, taken: int) -> None:
        self.step = 0
        self.taken = taken  # players who have had their choice

    def shuffle(self, t: ThronesTable) -> None:
        t.pool = [c for c, zone in enumerate(t.zone) if zone == POOL]
        t.rng.shuffle(t.pool)
        del t.pool[: set_aside(len(t.alive))]
        t.pool.sort()

    def take(self, t: ThronesTable) -> None:
        order = t.order()
        if self.taken < len(order) and t.pool:
            seat = order[self.taken]
            self.ask(t, seat, t.prompt(rounds.CHOOSE_TITLE), [t.words.title(t.box.what[c]) for c in t.pool])

    def on_take(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        card = next(c for c in t.pool if t.box.what[c] == choice.args[0])
        t.pool.remove(card)
        t.title[seat] = card
        self.taken += 1
        self.again()

    def reveal(self, t: ThronesTable) -> None:
        t.pool = []
        for seat in t.order():
            card = t.title[seat]
            if card >= 0:
                t.zone[card] = BORNE
                t.control[card] = seat
                t.tell(rounds.TITLED, seat, card)
        t.changed()


def return_titles(t: ThronesTable) -> None:
    for seat, card in enumerate(t.title):
        if card >= 0:
            t.zone[card] = POOL
            t.title[seat] = -1
    if t.players > 2:
        t.changed()


def supports(t: ThronesTable, seat: int, other: int) -> bool:
    """A seat may not initiate challenges against the bearer of the title that its own supports."""
    return related(t, SUPPORTS, seat, other)


def rivals(t: ThronesTable, seat: int, other: int) -> bool:
    return related(t, RIVALS, seat, other)
