"""Another table that it could be, for all a seat knows: other decks, other hands, other plots."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from smallcouncil.games.cardgame.decks import deck_data
from smallcouncil.games.cardgame.layout.prints import EVENT, PLOT, TITLE
from smallcouncil.games.cardgame.layout.zones import BORNE
from smallcouncil.games.cardgame.rounds.imagine import OtherDecks, enough, forget_attackers, resample_secrets
from smallcouncil.games.cardgame.rounds.table import RoundTable
from smallcouncil.games.cards2e.challenges.challenge import DEFENDERS, Challenge
from smallcouncil.games.cards2e.challenges.phase import challenges
from smallcouncil.games.cards2e.decks import BANNER_CARDS, DEFAULTS, FEALTY_NEUTRALS
from smallcouncil.games.cards2e.facts import BANNERS, FACTIONS, NEUTRAL, PRINTS
from smallcouncil.games.cards2e.phases.round import CheckReserve
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.table import Rng

NEUTRAL_CARDS = frozenset(card.number for card in PRINTS if card.faction == NEUTRAL)


def resample(t: ThronesTable, seat: int | None, rng: Rng) -> None:
    resample_secrets(t, seat, DECKS, rng)
    forget_declarations(t, seat, rng)
    if t.pool or any(c >= 0 and t.zone[c] != BORNE for c in t.title):
        resample_titles(t, seat, rng)


# ---------------------------------------------------------------------- decks


class Known(NamedTuple):
    """What follows from faction, agenda and the cards that were met."""

    faction: int
    agenda: str
    may_be_guests: list[int]  # draw cards of the banner's faction that may be among the others, as often as they may be
    may_be: list[int]  # and the rest
    may_be_plots: list[int]
    guests: int  # so many at least are of the banner's faction
    neutrals: int  # so many at most are neutral; -1: as many as one likes


class OtherDecks2e(OtherDecks):
    def is_common(self, deck: Any) -> bool:
        """Ready decks that break the rules of deck building: faction and size tell everyone which one it is."""
        return isinstance(deck, str) and deck not in DEFAULTS

    def study(self, t: RoundTable, seat: int, met: dict[int, int]) -> Known:
        free = t.options.free_decks
        faction = PRINTS[t.box.what[t.house[seat]]].faction
        agenda = t.box.printed[t.agenda[seat]].id if t.agenda[seat] >= 0 else ""
        banner = BANNERS.get(agenda, -1)
        left = [n for n, limit in may_be_in(faction, banner, False, free) for _ in range(limit - met.get(n, 0))]
        return Known(
            faction,
            agenda,
            [n for n in left if PRINTS[n].faction == banner],
            [n for n in left if PRINTS[n].faction != banner],
            [n for n, _ in may_be_in(faction, banner, True, free) if n not in met],
            max(0, BANNER_CARDS - met_of(banner, met)) if banner >= 0 else 0,
            max(0, FEALTY_NEUTRALS - met_of(NEUTRAL, met)) if agenda == "fealty" else -1,
        )

    def draw_cards(self, known: Known, count: int, rng: Rng) -> list[int]:
        left = known.may_be_guests[:]
        found = rng.draw(left, min(known.guests, count))
        left += known.may_be
        if known.neutrals < 0:
            found += rng.draw(left, count - len(found))
        room = known.neutrals
        while left and len(found) < count:
            for n in rng.draw(left, count - len(found)):
                if n not in NEUTRAL_CARDS:
                    found.append(n)
                elif room:
                    found.append(n)
                    room -= 1
        return enough(found, count, rng)

    def plots(self, known: Known, count: int, rng: Rng) -> list[int]:
        """None of them twice."""
        return enough(rng.draw(known.may_be_plots[:], count), count, rng)

    def written(self, known: Known, cards: dict[int, int]) -> Any:
        return deck_data(PRINTS, FACTIONS[known.faction], known.agenda, cards)


DECKS = OtherDecks2e()


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


def met_of(faction: int, met: dict[int, int]) -> int:
    """How many draw cards of a faction were met."""
    return sum(copies for n, copies in met.items() if PRINTS[n].faction == faction and PRINTS[n].type <= EVENT)


# ---------------------------------------------------------------------- titles


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
                forget_attackers(procedure, challenges(t, t.active_player), rng)
            elif t.type >= 0 and t.defender != seat and procedure.step == DEFENDERS + 1:
                procedure.chosen = []
