"""What nobody can know of the others at a table with plots: their decks, their set-up cards, their plots.

What is drawn anew depends on what the seat knows and on the generator alone.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import msgspec

from smallcouncil.games.cardgame.imagine import deal_hidden, resample_hidden
from smallcouncil.games.cardgame.layout.box import ever_heard
from smallcouncil.games.cardgame.layout.layout import SPECTATOR
from smallcouncil.games.cardgame.layout.prints import PLOT
from smallcouncil.games.cardgame.layout.zones import CHOSEN, PLACED, PLOTS
from smallcouncil.games.cardgame.rounds.challenge import StepsOfChallenge
from smallcouncil.games.cardgame.rounds.setup import gold_left, may_place, placed
from smallcouncil.games.cardgame.rounds.table import SETUP, RoundTable
from smallcouncil.table import Choice, Rng

TRIES = 20


class OtherDecks:
    """What else could be in a deck, by the rules of deck building of an edition.

    What follows from the cards that were met is worked out once (`study`) and handed to the other questions.
    """

    def is_common(self, deck: Any) -> bool:
        """Whether everyone knows from house and size what is in a deck."""
        return False

    def study(self, t: RoundTable, seat: int, met: dict[int, int]) -> Any:
        """All that is to be known of the deck of a seat, of which so many of each print were met."""
        raise NotImplementedError  # abstract

    def draw_cards(self, known: Any, count: int, rng: Rng) -> list[int]:
        """So many draw cards, by number, besides those that were met."""
        raise NotImplementedError  # abstract

    def plots(self, known: Any, count: int, rng: Rng) -> list[int]:
        raise NotImplementedError  # abstract

    def written(self, known: Any, cards: dict[int, int]) -> Any:
        """The deck as data: how many of each card."""
        raise NotImplementedError  # abstract


class Unmet(NamedTuple):
    """What a seat does not know of another deck: follows from what it has met, and is worked out once for it."""

    owner: int
    met: dict[int, int]  # how many of each print were met
    draw_cards: list[int]
    plots: list[int]
    known: Any  # see OtherDecks.study


KEPT = 256  # moments for which a box keeps what is unmet: of all tables that share it


def imagine_decks(t: RoundTable, seat: int | None, decks: OtherDecks, rng: Rng) -> None:
    """Cards of other decks that the seat has never met become other ones, as the rules of deck building allow.

    What it has met keeps its number and its name: only the table's box changes, with nothing that points into it.
    """
    if t.over:
        return  # everyone knows the decks
    box = t.box
    key = (seat, *t.met)
    kept = box.kept.get(key)
    if kept is None:
        if len(box.kept) >= KEPT:
            box.kept.clear()
        kept = box.kept[key] = find_unmet(t, seat, decks)
    unmet, ranks, staying = kept
    options = list(t.options.decks)
    others: dict[int, int] = {}
    for deck in unmet:
        cards = Counter(deck.met)
        for places, draw in ((deck.draw_cards, decks.draw_cards), (deck.plots, decks.plots)):
            found = draw(deck.known, len(places), rng)
            others.update(zip(places, found, strict=True))
            cards.update(found)
        options[deck.owner] = decks.written(deck.known, cards)
    t.box = box.with_others(others, ranks, staying)
    if unmet:
        t.options = msgspec.structs.replace(t.options, decks=tuple(options))
    t.stale = True


def find_unmet(t: RoundTable, seat: int | None, decks: OtherDecks) -> tuple[list[Unmet], list[int], int]:
    """The unmet cards of all other decks; in which order copies show up: those that were met come first; and what those
    cards that stay the same could ever answer."""
    box, met_by = t.box, t.met
    bit = SPECTATOR if seat is None else 1 << seat
    ranks = [copies.index(card) for card, copies in enumerate(box.copies)] if box.imagined else list(range(box.size))
    found: list[Unmet] = []
    for other in range(t.players):
        if other == seat or decks.is_common(t.options.decks[other]):
            continue
        met: dict[int, int] = {}
        unmet: tuple[list[int], list[int]] = ([], [])  # draw cards, plots
        for card in box.deck_of[other]:
            if met_by[card] & bit:
                met[box.what[card]] = met.get(box.what[card], 0) + 1
            else:
                unmet[box.type[card] == PLOT].append(card)
                ranks[card] = card + box.size
        found.append(Unmet(other, met, *unmet, decks.study(t, other, met)))
    changing = {card for deck in found for card in deck.draw_cards + deck.plots}
    staying = {box.what[card] for card in range(box.size) if card not in changing}
    return found, ranks, ever_heard(box.edition, staying)


def enough(found: list[int], count: int, rng: Rng) -> list[int]:
    """A deck that need not obey any rule may have more cards than there are: some come again."""
    while len(found) < count:
        found.append(rng.pick(found))
    return sorted(found[:count])


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
        left = gold_left(t, chosen)
        card = next((c for c in pool if c not in chosen and may_place(t, chosen, c, left)), -1)
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


def resample_secrets(t: RoundTable, seat: int | None, decks: OtherDecks, rng: Rng) -> None:
    """All that others hide in every edition: decks, hands, set-up cards, plots."""
    if t.phase == SETUP:
        resample_setup(t, seat, decks, rng)
    else:
        imagine_decks(t, seat, decks, rng)
        resample_hidden(t, seat, rng)
    for other in range(t.players):
        if other != seat:
            resample_plots(t, other, rng)


def forget_attackers(challenge: StepsOfChallenge, choices: list[Choice], rng: Rng) -> None:
    """A challenge whose attackers another seat is still naming could be any that it may initiate."""
    challenge.chosen = []
    challenge.kind, challenge.opponent = choices[rng.below(len(choices))].args
