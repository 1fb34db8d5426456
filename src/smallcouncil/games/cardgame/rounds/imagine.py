"""What nobody can know of the others at a table with plots: their decks, their set-up cards, their plots.

What is drawn anew depends on what the seat knows and on the generator alone.
"""

from __future__ import annotations

from typing import Any

import msgspec

from smallcouncil.games.cardgame.imagine import deal_hidden, resample_hidden
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.layout.layout import SPECTATOR
from smallcouncil.games.cardgame.layout.prints import PLOT
from smallcouncil.games.cardgame.layout.zones import CHOSEN, PLACED, PLOTS
from smallcouncil.games.cardgame.rounds.setup import placed
from smallcouncil.games.cardgame.rounds.table import RoundTable
from smallcouncil.table import Rng

TRIES = 20


class OtherDecks:
    """What else could be in a deck, by the rules of deck building of an edition."""

    def is_common(self, deck: Any) -> bool:
        """Whether everyone knows from house and size what is in a deck."""
        return False

    def draw_cards(self, t: RoundTable, seat: int, met: dict[int, int], count: int, rng: Rng) -> list[int]:
        """So many draw cards, by number, besides those that were met."""
        raise NotImplementedError

    def plots(self, t: RoundTable, seat: int, met: dict[int, int], count: int, rng: Rng) -> list[int]:
        raise NotImplementedError

    def written(self, t: RoundTable, seat: int, cards: dict[int, int]) -> Any:
        """The deck of a seat as data: how many of each card."""
        raise NotImplementedError


def imagine_decks(t: RoundTable, seat: int | None, decks: OtherDecks, rng: Rng) -> None:
    """Cards of other decks that the seat has never met become other ones, as the rules of deck building allow.

    What it has met keeps its number and its name: only the table's box changes, with nothing that points into it.
    """
    box = t.box
    bit = SPECTATOR if seat is None else 1 << seat
    cards = box.cards[:]
    ranks = [copies.index(card) for card, copies in enumerate(box.copies)] if box.imagined else list(range(box.size))
    options = list(t.options.decks)
    for other in range(t.players):
        if other == seat or decks.is_common(options[other]):
            continue
        met: dict[int, int] = {}
        unmet: tuple[list[int], list[int]] = ([], [])  # draw cards, plots
        for card in box.deck_of[other]:
            if t.met[card] & bit:
                met[box.what[card]] = met.get(box.what[card], 0) + 1
            else:
                unmet[box.type[card] == PLOT].append(card)
        deck = met.copy()
        for places, find in zip(unmet, (decks.draw_cards, decks.plots), strict=True):
            if places:
                found = find(t, other, met, len(places), rng)
                for card, number in zip(places, found, strict=True):
                    cards[card] = (other, number)
                    ranks[card] = card + box.size
                    deck[number] = deck.get(number, 0) + 1
        options[other] = decks.written(t, other, deck)
    t.box = Box(box.edition, cards, guarded=box.guarded, ranks=ranks)
    t.options = msgspec.structs.replace(t.options, decks=tuple(options))
    t.stale = True


def enough(left: list[int], count: int, rng: Rng) -> list[int]:
    """A deck that need not obey any rule may have more cards than there are: some come again."""
    while len(left) < count:
        left.append(rng.pick(left))
    return sorted(left[:count])


def resample_setup(t: RoundTable, seat: int | None, decks: OtherDecks, rng: Rng) -> None:
    """Decks are drawn until they have as many legal set-up cards as lie there."""
    before = t.copy()
    for tried in range(10 * TRIES):
        imagine_decks(t, seat, decks, rng)
        resample_hidden(t, seat, rng)
        cheap = tried >= TRIES  # chance lays too dear cards: the cheapest will do
        if all(resample_placed(t, other, rng, cheap) for other in range(t.players) if other != seat):
            return
        t.options = before.options
        before.copy_state(t)


def resample_placed(t: RoundTable, seat: int, rng: Rng, cheap: bool) -> bool:
    """Other set-up cards, as many and as legal. Says whether there are any."""
    down = placed(t, seat)
    pool = sorted(down + t.hands[seat] + t.decks[seat])
    rng.shuffle(pool)
    if cheap:
        pool.sort(key=lambda c: t.box.printed[c].cost)
    chosen: list[int] = []
    for _ in range(len(down)):
        card = next((c for c in pool if c not in chosen and t.may_place(chosen, c)), -1)
        if card < 0:
            return False
        chosen.append(card)
    deal_hidden(t, seat, [c for c in pool if c not in chosen])
    for card in chosen:
        t.zone[card] = PLACED
    return True


def resample_plots(t: RoundTable, seat: int, rng: Rng) -> None:
    """The chosen plot could be any of the plot deck."""
    pool = sorted([*t.plots[seat], t.chosen[seat]] if t.chosen[seat] >= 0 else t.plots[seat])
    if t.chosen[seat] >= 0:
        for card in pool:
            t.zone[card] = PLOTS
        t.chosen[seat] = pool.pop(rng.below(len(pool)))
        t.zone[t.chosen[seat]] = CHOSEN
    t.plots[seat] = pool
