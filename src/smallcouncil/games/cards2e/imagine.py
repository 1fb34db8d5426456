"""Another table that it could be, for all a seat knows: other decks, other hands, other plots."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from smallcouncil.games.cardgame.imagine import deal_hidden, resample_hidden
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.layout.layout import SPECTATOR
from smallcouncil.games.cardgame.layout.prints import EVENT, PLOT, TITLE
from smallcouncil.games.cardgame.layout.zones import BORNE, CHOSEN, PLACED, PLOTS
from smallcouncil.games.cardgame.rounds.table import SETUP
from smallcouncil.games.cards2e.challenges.challenge import DEFENDERS, Challenge
from smallcouncil.games.cards2e.challenges.phase import challenges
from smallcouncil.games.cards2e.decks import BANNER_CARDS, DEFAULTS, FEALTY_NEUTRALS, deck_of
from smallcouncil.games.cards2e.facts import BANNERS, NEUTRAL, PRINTS
from smallcouncil.games.cards2e.phases.round import CheckReserve
from smallcouncil.games.cards2e.setup import may_place, placed
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.table import Rng

TRIES = 20


def resample(t: ThronesTable, seat: int | None, rng: Rng) -> None:
    if t.phase == SETUP:
        resample_setup(t, seat, rng)
    else:
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


def imagine_decks(t: ThronesTable, seat: int | None, rng: Rng) -> None:
    """Cards of other decks that the seat has never met become other ones, as the rules of deck building allow.

    What it has met keeps its number and its name: only the table's box changes, with nothing that points into it.
    """
    box = t.box
    bit = SPECTATOR if seat is None else 1 << seat
    cards = box.cards[:]
    ranks = [copies.index(card) for card, copies in enumerate(box.copies)] if box.imagined else list(range(box.size))
    decks = list(t.options.decks)
    for other in range(t.players):
        if other == seat or is_common(decks[other]):
            continue
        faction, agenda = t.faction_of(t.house[other]), t.agenda[other]
        met: dict[int, int] = {}
        unmet: tuple[list[int], list[int]] = ([], [])  # draw cards, plots
        for card in box.deck_of[other]:
            if t.met[card] & bit:
                met[box.what[card]] = met.get(box.what[card], 0) + 1
            else:
                unmet[box.type[card] == PLOT].append(card)
        agenda_id = box.printed[agenda].id if agenda >= 0 else ""
        deck = met.copy()
        for places, find in zip(unmet, (other_draw_cards, other_plots), strict=True):
            if places:
                found = find(faction, agenda_id, met, len(places), t.options.free_decks, rng)
                for card, number in zip(places, found, strict=True):
                    cards[card] = (other, number)
                    ranks[card] = card + box.size
                    deck[number] = deck.get(number, 0) + 1
        decks[other] = deck_of(faction, agenda_id, deck)
    t.box = Box(box.edition, cards, guarded=box.guarded, ranks=ranks)
    t.options = msgspec.structs.replace(t.options, decks=tuple(decks))
    t.stale = True


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


def other_draw_cards(faction: int, agenda: str, met: dict[int, int], count: int, free: bool, rng: Rng) -> list[int]:
    """So many draw cards that a deck may have besides those that were met."""
    banner = BANNERS.get(agenda, -1)
    left = [n for n, limit in may_be_in(faction, banner, False, free) for _ in range(limit - met.get(n, 0))]
    rng.shuffle(left)
    if banner >= 0:  # enough guests come first
        due = max(0, BANNER_CARDS - met_of(banner, met))
        left.sort(key=[n for n in left if PRINTS[n].faction == banner][:due].count, reverse=True)
    elif agenda == "fealty":
        room = FEALTY_NEUTRALS - met_of(NEUTRAL, met)
        neutrals = [n for n in left if PRINTS[n].faction == NEUTRAL]
        for n in neutrals[max(0, room) :]:
            left.remove(n)
    return enough(left, count, rng)


def met_of(faction: int, met: dict[int, int]) -> int:
    """How many draw cards of a faction were met."""
    return sum(copies for n, copies in met.items() if PRINTS[n].faction == faction and PRINTS[n].type <= EVENT)


def other_plots(faction: int, agenda: str, met: dict[int, int], count: int, free: bool, rng: Rng) -> list[int]:
    """So many other plots, none of them twice."""
    left = [n for n, _ in may_be_in(faction, BANNERS.get(agenda, -1), True, free) if n not in met]
    rng.shuffle(left)
    return enough(left, count, rng)


def enough(left: list[int], count: int, rng: Rng) -> list[int]:
    """A deck that need not obey any rule may have more cards than there are: some come again."""
    while len(left) < count:
        left.append(rng.pick(left))
    return sorted(left[:count])


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
