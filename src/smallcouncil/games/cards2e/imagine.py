"""Another table that it could be, for all a seat knows: other decks, other hands, other plots."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from smallcouncil.games.cardgame.imagine import deal_hidden, resample_hidden
from smallcouncil.games.cardgame.layout.layout import SPECTATOR
from smallcouncil.games.cardgame.layout.prints import EVENT, PLOT, TITLE
from smallcouncil.games.cardgame.layout.zones import BORNE, CHOSEN, PLACED, PLOTS
from smallcouncil.games.cards2e.challenges.challenge import DEFENDERS, Challenge
from smallcouncil.games.cards2e.challenges.phase import challenges
from smallcouncil.games.cards2e.decks import BANNER_CARDS, DEFAULTS, FEALTY_NEUTRALS, deck_of
from smallcouncil.games.cards2e.facts import BANNERS, NEUTRAL, PRINTS
from smallcouncil.games.cards2e.phases.round import CheckReserve
from smallcouncil.games.cards2e.setup import may_place, placed
from smallcouncil.games.cards2e.state import SETUP, ThronesTable
from smallcouncil.table import Rng

TRIES = 20


def resample(t: ThronesTable, seat: int | None, rng: Rng) -> None:
    if t.phase == SETUP:
        resample_setup(t, seat, rng)
    else:
        if not t.over:  # then everyone knows the decks
            imagine_decks(t, seat, rng)
        resample_hidden(t, seat, rng)
    for other in range(t.players):
        if other != seat:
            resample_plots(t, other, rng)
    forget_declarations(t, seat, rng)
    if t.pool or any(c >= 0 and t.zone[c] != BORNE for c in t.title):
        resample_titles(t, seat, rng)


def resample_setup(t: ThronesTable, seat: int | None, rng: Rng) -> None:
    """Decks are drawn until they have as many legal set-up cards as lie there."""
    before = t.copy()
    for tried in range(10 * TRIES):
        imagine_decks(t, seat, rng)
        resample_hidden(t, seat, rng)
        cheap = tried >= TRIES  # chance lays too dear cards: the cheapest will do
        if all(resample_placed(t, other, rng, cheap) for other in range(t.players) if other != seat):
            return
        t.options = before.options
        before.copy_state(t)


# ---------------------------------------------------------------------- decks


class Unmet(NamedTuple):
    """What a seat does not know of another deck: follows from what it has met, and is worked out once for it."""

    owner: int
    faction: int
    agenda: str
    met: dict[int, int]  # how many of each print were met
    draw_cards: list[int]
    plots: list[int]
    may_be_guests: list[int]  # draw cards of the banner's faction that may be among them, as often as they may be
    may_be: list[int]  # and the others
    may_be_plots: list[int]
    guests: int  # so many at least are of the banner's faction
    neutrals: int  # so many at most are neutral; -1: as many as one likes


KEPT = 32  # moments for which a box keeps what is unmet


def imagine_decks(t: ThronesTable, seat: int | None, rng: Rng) -> None:
    """Cards of other decks that the seat has never met become other ones, as the rules of deck building allow.

    What it has met keeps its number and its name: only the table's box changes, with nothing that points into it.
    """
    box = t.box
    key = (seat, *t.met)
    known = box.kept.get(key)
    if known is None:
        if len(box.kept) >= KEPT:
            box.kept.clear()
        known = box.kept[key] = find_unmet(t, seat)
    unmet, ranks = known
    decks = list(t.options.decks)
    others: dict[int, int] = {}
    for deck in unmet:
        cards = deck.met.copy()
        for places, found in (
            (deck.draw_cards, other_draw_cards(deck, rng)),
            (deck.plots, enough(rng.draw(deck.may_be_plots[:], len(deck.plots)), len(deck.plots), rng)),
        ):
            others.update(zip(places, found, strict=True))
            for number in found:
                cards[number] = cards.get(number, 0) + 1
        decks[deck.owner] = deck_of(deck.faction, deck.agenda, cards)
    t.box = box.with_others(others, ranks)
    t.options = msgspec.structs.replace(t.options, decks=tuple(decks))
    t.stale = True


def find_unmet(t: ThronesTable, seat: int | None) -> tuple[list[Unmet], list[int]]:
    """The unmet cards of all other decks; and in which order copies show up: those that were met come first."""
    box, met_by, free = t.box, t.met, t.options.free_decks
    bit = SPECTATOR if seat is None else 1 << seat
    ranks = [copies.index(card) for card, copies in enumerate(box.copies)] if box.imagined else list(range(box.size))
    found: list[Unmet] = []
    for other in range(t.players):
        if other == seat or is_common(t.options.decks[other]):
            continue
        faction = t.faction_of(t.house[other])
        agenda = box.printed[t.agenda[other]].id if t.agenda[other] >= 0 else ""
        banner = BANNERS.get(agenda, -1)
        met: dict[int, int] = {}
        unmet: list[int] = []
        for card in box.deck_of[other]:
            if met_by[card] & bit:
                met[box.what[card]] = met.get(box.what[card], 0) + 1
            else:
                unmet.append(card)
                ranks[card] = card + box.size
        draw_cards = [c for c in unmet if box.type[c] != PLOT]
        plots = [c for c in unmet if box.type[c] == PLOT]
        left = [n for n, limit in may_be_in(faction, banner, False, free) for _ in range(limit - met.get(n, 0))]
        guests = [n for n in left if PRINTS[n].faction == banner]
        may_be = [n for n in left if PRINTS[n].faction != banner]
        may_be_plots = [n for n, _ in may_be_in(faction, banner, True, free) if n not in met]
        due = max(0, BANNER_CARDS - met_of(banner, met)) if banner >= 0 else 0
        neutrals = max(0, FEALTY_NEUTRALS - met_of(NEUTRAL, met)) if agenda == "fealty" else -1
        found.append(Unmet(other, faction, agenda, met, draw_cards, plots, guests, may_be, may_be_plots, due, neutrals))
    return found, ranks


def is_common(deck: str | dict[str, Any]) -> bool:
    """Ready decks that break the rules of deck building: faction and size tell everyone which one it is."""
    return isinstance(deck, str) and deck not in DEFAULTS


@cache
def may_be_in(faction: int, banner: int, plots: bool, free: bool) -> tuple[tuple[int, int], ...]:
    """The titles that a deck may have, by number, and how often."""
    found = []
    for card in PRINTS:
        if (card.type == PLOT) != plots or card.type > PLOT:
            continue
        guest = card.faction == banner and not (card.loyal and not plots)
        if free or guest or card.faction in (faction, NEUTRAL):
            found.append((card.number, card.deck_limit))
    return tuple(found)


def other_draw_cards(deck: Unmet, rng: Rng) -> list[int]:
    """As many draw cards that the deck may have besides those that were met."""
    count = len(deck.draw_cards)
    left = deck.may_be_guests[:]
    found = rng.draw(left, min(deck.guests, count))
    left += deck.may_be
    if deck.neutrals < 0:
        found += rng.draw(left, count - len(found))
    room = deck.neutrals
    while left and len(found) < count:
        for n in rng.draw(left, count - len(found)):
            if PRINTS[n].faction != NEUTRAL:
                found.append(n)
            elif room:
                found.append(n)
                room -= 1
    return enough(found, count, rng)


def met_of(faction: int, met: dict[int, int]) -> int:
    """How many draw cards of a faction were met."""
    return sum(copies for n, copies in met.items() if PRINTS[n].faction == faction and PRINTS[n].type <= EVENT)


def enough(found: list[int], count: int, rng: Rng) -> list[int]:
    """A deck that need not obey any rule may have more cards than there are: some come again."""
    while len(found) < count:
        found.append(rng.pick(found))
    found.sort()
    return found


# ---------------------------------------------------------------------- hands, plots, titles


def resample_placed(t: ThronesTable, seat: int, rng: Rng, cheap: bool) -> bool:
    """Other set-up cards, as many and as legal. Says whether there are any."""
    down = placed(t, seat)
    pool = sorted(down + t.hands[seat] + t.decks[seat])
    rng.shuffle(pool)
    if cheap:
        pool.sort(key=lambda c: t.box.printed[c].cost)
    chosen: list[int] = []
    for _ in range(len(down)):
        card = next((c for c in pool if c not in chosen and may_place(t, chosen, c)), -1)
        if card < 0:
            return False
        chosen.append(card)
    deal_hidden(t, seat, [c for c in pool if c not in chosen])
    for card in chosen:
        t.zone[card] = PLACED
    return True


def resample_plots(t: ThronesTable, seat: int, rng: Rng) -> None:
    """The chosen plot could be any of the plot deck."""
    pool = sorted([*t.plots[seat], t.chosen[seat]] if t.chosen[seat] >= 0 else t.plots[seat])
    if t.chosen[seat] >= 0:
        for card in pool:
            t.zone[card] = PLOTS
        t.chosen[seat] = pool.pop(rng.below(len(pool)))
        t.zone[t.chosen[seat]] = CHOSEN
    t.plots[seat] = pool


def resample_titles(t: ThronesTable, seat: int | None, rng: Rng) -> None:
    """In the draft: what others took and what was set aside, as far as the seat has not seen it pass."""
    order = t.order()
    taken = [s for s in order if t.title[s] >= 0]
    mine = order.index(seat) if seat in order else len(order)
    asked = len(taken)
    if seat is not None and mine < asked:
        after = [s for s in taken if order.index(s) > mine]
        before = [s for s in taken if order.index(s) < mine]
    else:
        after, before = [], taken
    if seat is not None and mine <= asked:
        # the seat has seen the pool as it came: later picks were made from it
        seen = sorted(t.pool + [t.title[s] for s in after])
        unseen = [c for c, p in enumerate(t.box.printed) if p.type == TITLE and c not in seen and c != t.title[seat]]
    else:
        seen = []
        unseen = [c for c, p in enumerate(t.box.printed) if p.type == TITLE]
    rng.shuffle(unseen)
    for s in before:
        t.title[s] = unseen.pop()
    if seen:
        rng.shuffle(seen)
        for s in after:
            t.title[s] = seen.pop()
        t.pool = sorted(seen)
    elif t.pool:
        t.pool = sorted(unseen.pop() for _ in t.pool)


# ---------------------------------------------------------------------- what is declared in small steps


def forget_declarations(t: ThronesTable, seat: int | None, rng: Rng) -> None:
    """What others have named so far is told when they are done: until then it could be anything."""
    for procedure in t.stack:
        if isinstance(procedure, CheckReserve):
            if procedure.waiting and procedure.waiting[0] != seat:
                procedure.chosen = []
        elif isinstance(procedure, Challenge):
            if t.type < 0 and t.active_player != seat:
                choices = challenges(t, t.active_player)
                procedure.chosen = []
                procedure.kind, procedure.opponent = choices[rng.below(len(choices))].args
            elif t.type >= 0 and t.defender != seat and procedure.step == DEFENDERS + 1:
                procedure.chosen = []
