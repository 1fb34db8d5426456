"""What lies on the table: plots, titles, the challenge under way; what the rules ask of it."""

from __future__ import annotations

from typing import Any, Self

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.abilities.ability import Ability
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, CHARACTER, EVENT, LOCATION
from smallcouncil.games.cardgame.layout.zones import BORNE, DISCARD, HAND
from smallcouncil.games.cardgame.rounds.phases import time_is_over
from smallcouncil.games.cardgame.rounds.table import OWN_TALLY, RoundTable
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.facts import (
    LIMITED,
    PRINTS,
    TERMINAL,
    Print2e,
    trait,
)
from smallcouncil.games.cards2e.setup import SETUP_RULES
from smallcouncil.table import Game

TO_WIN = 15

# What is counted per seat and round, besides what every edition counts.
LOST_ATTACKING, LOST_DEFENDING = OWN_TALLY, 9  # by type of challenge
LIMITED_USED, EVENTS_PLAYED, NOBLES_MARSHALED, RIVALS_BEATEN, REDIRECTED, POWER_FOES = range(12, 18)
TALLIES = 18

NOBLE = trait("Lord", "Lady")

EVENT_BANS = 1 << modifiers.FORBID_EVENTS


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class ThronesTable(RoundTable):
    __slots__ = ("pool", "learning")
    setup_rules = SETUP_RULES

    def __init__(self, game: Game, options: Any, players: int, seed: int | None, box: Box) -> None:
        super().__init__(game, options, players, seed, box, TALLIES)
        self.pool: list[int] = []  # titles on their way through the draft
        self.learning = False  # a deck of the learning game: an empty deck ends the game

    def copy_state(self, other: Self) -> None:
        super().copy_state(other)
        other.pool = self.pool[:]
        other.learning = self.learning

    # ------------------------------------------------------------------ cards

    def printed(self, card: int) -> Print2e:
        """What stands on a card, with the fields that only this edition has."""
        return PRINTS[self.box.what[card]]

    def faction_of(self, card: int) -> int:
        return PRINTS[self.box.what[card]].faction

    # ------------------------------------------------------------------ values of plots, costs

    def value(self, seat: int, modifier: int) -> int:
        """Gold, initiative, claim or reserve of a seat's revealed plot, modifiers included."""
        plot = self.plot[seat]
        if plot < 0:
            return 0
        what = self.box.what
        printed = self.printed(plot)
        if self.stale:
            refresh(self)
        if modifier == modifiers.GOLD_VALUE:
            base = printed.gold
            if self.ruled >> modifiers.BASE_GOLD_ZERO & 1 and self.total(modifiers.BASE_GOLD_ZERO, plot):
                base = 0
            base += sum([PRINTS[what[c]].gold for c in self.plays[seat] if not self.blank[c]])
        elif modifier == modifiers.INITIATIVE_VALUE:
            base = printed.initiative
            base += sum([PRINTS[what[c]].initiative for c in self.plays[seat] if not self.blank[c]])
        elif modifier == modifiers.RESERVE_VALUE:
            base = printed.reserve
            base += sum([PRINTS[what[c]].reserve for c in self.plays[seat] if not self.blank[c]])
        else:
            base = printed.claim
        title = self.title[seat]
        if title >= 0 and self.zone[title] == BORNE:
            borne = self.printed(title)
            if modifier == modifiers.GOLD_VALUE:
                base += borne.gold
            elif modifier == modifiers.RESERVE_VALUE:
                base += borne.reserve
        if self.ruled >> modifier & 1:
            base += self.total(modifier, seat)
        return max(0, base)

    def income(self, seat: int) -> int:
        return self.value(seat, modifiers.GOLD_VALUE)

    def initiative(self, seat: int) -> int:
        return self.value(seat, modifiers.INITIATIVE_VALUE)

    def dominance_strength(self, seat: int) -> int:
        return super().dominance_strength(seat) + self.total(modifiers.DOMINANCE, seat)

    def drawn_besides(self, seat: int) -> int:
        return self.total(modifiers.DRAW_MORE, seat)

    def play_cost(self, seat: int, card: int) -> int:
        return max(0, self.box.printed[card].cost - self.reduction(seat, card))

    def reduction(self, seat: int, card: int) -> int:
        return self.total(modifiers.COST, seat, card)

    def event_allowed(self, seat: int, card: int) -> bool:
        if self.box.keywords[card] & LIMITED and not self.limited_left(seat):
            return False
        if self.stale:
            refresh(self)
        return not self.ruled & EVENT_BANS or not self.total(modifiers.FORBID_EVENTS, seat)

    def limited_left(self, seat: int) -> bool:
        return self.count(seat, LIMITED_USED) < 1 + self.total(modifiers.LIMITED_MORE, seat)

    # ------------------------------------------------------------------ who may do what

    def may_trigger(self, seat: int) -> bool:
        return not self.total(modifiers.SILENCED, seat)

    def cancellable(self, card: int, ability: Ability) -> bool:
        return self.box.type[card] in (CHARACTER, LOCATION, ATTACHMENT, EVENT)

    def owners_order_piles(self) -> bool:
        """Always, or only if there is a card that could ever look at the order of a pile."""
        piles = self.options.piles
        return bool(piles == "owner" or (piles == "needed" and self.box.reads_piles))

    def is_over(self, until: int) -> bool:
        return time_is_over(self, until)

    def falls_to(self, card: int) -> int:
        return DISCARD if self.has_keyword(card, TERMINAL) or self.box.type[card] == EVENT else HAND

    # ------------------------------------------------------------------ the challenge

    def stays_standing(self, card: int, attacking: int) -> bool:
        return bool(self.total(modifiers.STAYS_STANDING, card, attacking))

    def side_bonus(self, seat: int) -> int:
        return self.total(modifiers.SIDE_STRENGTH, seat)

    def counts_in_challenge(self, card: int) -> bool:
        return not self.total(modifiers.NOT_COUNTED, card)
