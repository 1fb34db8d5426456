"""What lies on the table: plots, titles, the challenge under way; what the rules ask of it."""

from __future__ import annotations

from typing import Any, Self

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.effects.lasting import (
    UNTIL_CHALLENGE,
    UNTIL_PHASE,
    UNTIL_ROUND,
    phase_has_ended,
)
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, CHARACTER, EVENT, LOCATION
from smallcouncil.games.cardgame.layout.zones import BORNE
from smallcouncil.games.cardgame.table import CardTable
from smallcouncil.games.cardgame.values.current import GOLD, refresh
from smallcouncil.games.cards2e import modifiers, words
from smallcouncil.games.cards2e.facts import (
    LIMITED,
    PRINTS,
    TERMINAL,
    Print2e,
    trait,
)
from smallcouncil.table import Game

PLOT, DRAW, MARSHALING, CHALLENGES, DOMINANCE, STANDING, TAXATION = range(7)
SETUP = -1
TO_WIN = 15

# What is counted per seat and round.
MADE, WON, LOST_ATTACKING, LOST_DEFENDING = 0, 3, 6, 9  # by type of challenge
LIMITED_USED, EVENTS_PLAYED, NOBLES_MARSHALED, RIVALS_BEATEN, REDIRECTED, POWER_FOES = range(12, 18)
TALLIES = 18

NOBLE = trait("Lord", "Lady")


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class ThronesTable(CardTable):
    __slots__ = (
        "round",
        "phase",
        "active_player",
        "agenda",
        "plot",
        "chosen",
        "title",
        "pool",
        "tally",
        "learning",
    )

    def __init__(self, game: Game, options: Any, players: int, seed: int | None, box: Box) -> None:
        super().__init__(game, options, players, seed, box)
        self.round = 0
        self.phase = SETUP
        self.active_player = -1
        self.agenda = [-1] * players
        self.plot = [-1] * players  # revealed
        self.chosen = [-1] * players  # face down
        self.title = [-1] * players  # borne; during the draft still secret
        self.pool: list[int] = []  # titles on their way through the draft
        self.tally = [0] * (players * TALLIES)
        self.learning = False  # a deck of the learning game: an empty deck ends the game

    def copy_state(self, other: Self) -> None:
        super().copy_state(other)
        other.round = self.round
        other.phase = self.phase
        other.active_player = self.active_player
        other.agenda = self.agenda[:]
        other.plot = self.plot[:]
        other.chosen = self.chosen[:]
        other.title = self.title[:]
        other.pool = self.pool[:]
        other.tally = self.tally[:]
        other.learning = self.learning

    # ------------------------------------------------------------------ cards and players

    def phase_bit(self) -> int:
        return 1 << self.phase

    def total_power(self, seat: int) -> int:
        power = self.power
        return power[self.house[seat]] + sum([power[c] for c in self.plays[seat]])

    def count(self, seat: int, slot: int) -> int:
        return self.tally[seat * TALLIES + slot]

    def add(self, seat: int, slot: int, amount: int = 1) -> None:
        self.tally[seat * TALLIES + slot] += amount

    def other_sources(self) -> list[int]:
        bearing = [c for c in self.title if c >= 0 and self.zone[c] == BORNE] if self.players > 2 else []
        return [c for c in (*self.plot, *bearing, *self.agenda) if c >= 0]

    def lay_beside(self, seat: int, plot: int, agenda: int) -> None:
        """The revealed plot and the agenda of a seat; -1: none."""
        self.plot[seat] = plot
        self.agenda[seat] = agenda
        self.beside[seat] = [c for c in (plot, agenda) if c >= 0]
        self.changed()

    def bears(self, seat: int, title: int) -> bool:
        """Whether a seat bears a title, by its number."""
        card = self.title[seat]
        return card >= 0 and self.zone[card] == BORNE and self.box.what[card] == title

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
            base = 0 if self.total(modifiers.BASE_GOLD_ZERO, plot) else printed.gold
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
        return max(0, base + self.total(modifier, seat))

    def marshal_cost(self, seat: int, card: int) -> int:
        return max(0, self.box.printed[card].cost - self.reduction(seat, card))

    def reduction(self, seat: int, card: int) -> int:
        return self.total(modifiers.COST, seat, card)

    def move_gold(self, source: int, seat: int, amount: int) -> None:
        """Gold goes from one pool to another, as far as there is any."""
        amount = min(amount, self.gold[source])
        self.gold[source] -= amount
        self.gold[seat] += amount
        self.touch(GOLD)

    def event_allowed(self, seat: int, card: int) -> bool:
        if self.box.keywords[card] & LIMITED and not self.limited_left(seat):
            return False
        return not self.total(modifiers.FORBID_EVENTS, seat)

    def limited_left(self, seat: int) -> bool:
        return self.count(seat, LIMITED_USED) < 1 + self.total(modifiers.LIMITED_MORE, seat)

    # ------------------------------------------------------------------ who may do what

    def may_trigger(self, seat: int, card: int) -> bool:
        return not self.total(modifiers.SILENCED, seat)

    def cancellable(self, card: int) -> bool:
        return self.box.type[card] in (CHARACTER, LOCATION, ATTACHMENT, EVENT)

    def owners_order_piles(self) -> bool:
        """Always, or only if there is a card that could ever look at the order of a pile."""
        piles = self.options.piles
        return bool(piles == "owner" or (piles == "needed" and self.box.reads_piles))

    def is_over(self, until: int) -> bool:
        if until == UNTIL_CHALLENGE:
            return self.type < 0
        if until == UNTIL_PHASE:
            return phase_has_ended(self)
        return until == UNTIL_ROUND and phase_has_ended(self, TAXATION)

    def is_terminal(self, card: int) -> bool:
        return self.has_keyword(card, TERMINAL) or self.box.type[card] == EVENT

    # ------------------------------------------------------------------ the challenge

    def side_bonus(self, seat: int) -> int:
        return self.total(modifiers.SIDE_STRENGTH, seat)

    def counts_in_challenge(self, card: int) -> bool:
        return not self.total(modifiers.NOT_COUNTED, card)

    # ------------------------------------------------------------------ players

    def begin_turn(self, waiting: list[int]) -> bool:
        """The first of those waiting who is still in the game becomes the active player. Says whether there is one."""
        while waiting:
            seat = waiting.pop(0)
            if seat in self.alive:
                self.active_player = seat
                return True
        return False

    def win(self, seat: int, reason: str) -> None:
        self.end((seat,), tuple(self.total_power(s) for s in range(self.players)), reason)

    def set_first(self, seat: int) -> None:
        self.first = seat
        self.touch(-1)
        self.tell(words.FIRST, seat)
