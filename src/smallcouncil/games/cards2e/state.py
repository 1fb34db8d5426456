"""What lies on the table: plots, titles, the challenge under way; what the rules ask of it."""

from __future__ import annotations

from typing import Any, Self

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.ability import PER_CHALLENGE
from smallcouncil.games.cardgame.current import CHALLENGE, GOLD, refresh
from smallcouncil.games.cardgame.delayed import AT_RESULT, forget_delayed
from smallcouncil.games.cardgame.lasting import UNTIL_CHALLENGE, UNTIL_PHASE, UNTIL_ROUND, expire, phase_has_ended
from smallcouncil.games.cardgame.prints import ATTACHMENT, CHARACTER, EVENT, LOCATION, Box
from smallcouncil.games.cardgame.table import CardTable
from smallcouncil.games.cardgame.words import TitleWords
from smallcouncil.games.cardgame.zones import BORNE
from smallcouncil.games.cards2e import aspects, words
from smallcouncil.games.cards2e.facts import (
    LIMITED,
    TERMINAL,
    TITLE_WORDS,
    trait,
)
from smallcouncil.table import Game, Prompt

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
        "type",
        "attacker",
        "defender",
        "against",
        "attackers",
        "defenders",
        "bypassed",
        "winner",
        "loser",
        "margin",
        "unopposed",
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
        self.type = -1  # of the challenge under way
        self.attacker = -1
        self.defender = -1
        self.against = -1  # the opponent it was initiated against
        self.attackers: list[int] = []
        self.defenders: list[int] = []
        self.bypassed: list[int] = []
        self.winner = -1
        self.loser = -1
        self.margin = 0
        self.unopposed = 0

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
        other.type = self.type
        other.attacker = self.attacker
        other.defender = self.defender
        other.against = self.against
        other.attackers = self.attackers[:]
        other.defenders = self.defenders[:]
        other.bypassed = self.bypassed[:]
        other.winner = self.winner
        other.loser = self.loser
        other.margin = self.margin
        other.unopposed = self.unopposed

    # ------------------------------------------------------------------ cards and players

    @property
    def titles(self) -> TitleWords:
        return TITLE_WORDS

    def prompt(self, name: int) -> Prompt:
        return words.SHARED_PROMPTS[name]

    def phase_bit(self) -> int:
        return 1 << self.phase

    def characters(self, seat: int) -> list[int]:
        types = self.box.type
        return [c for c in self.plays[seat] if types[c] == CHARACTER]

    def all_characters(self) -> list[int]:
        """Every character in play, in player order."""
        return [c for seat in self.order() for c in self.characters(seat)]

    def all_of_type(self, kind: int) -> list[int]:
        return [c for seat in self.order() for c in self.plays[seat] if self.type_of(c) == kind]

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

    def controls_title(self, seat: int, number: int) -> bool:
        """Whether a seat controls a card in play of that title."""
        what = self.box.what
        return number in [what[c] for c in self.plays[seat]]

    def faction_of(self, card: int) -> int:
        return self.box.printed[card].faction

    # ------------------------------------------------------------------ values of plots, costs

    def value(self, seat: int, aspect: int) -> int:
        """Gold, initiative, claim or reserve of a seat's revealed plot, modifiers included."""
        plot = self.plot[seat]
        if plot < 0:
            return 0
        printed = self.box.printed[plot]
        if self.stale:
            refresh(self)
        if aspect == aspects.GOLD_VALUE:
            base = 0 if self.total(aspects.BASE_GOLD_ZERO, plot) else printed.gold
            base += sum(self.box.printed[c].gold for c in self.plays[seat] if not self.blank[c])
        elif aspect == aspects.INITIATIVE_VALUE:
            base = printed.initiative
            base += sum(self.box.printed[c].initiative for c in self.plays[seat] if not self.blank[c])
        elif aspect == aspects.RESERVE_VALUE:
            base = printed.reserve
            base += sum(self.box.printed[c].reserve for c in self.plays[seat] if not self.blank[c])
        else:
            base = printed.claim
        title = self.title[seat]
        if title >= 0 and self.zone[title] == BORNE:
            borne = self.box.printed[title]
            if aspect == aspects.GOLD_VALUE:
                base += borne.gold
            elif aspect == aspects.RESERVE_VALUE:
                base += borne.reserve
        return max(0, base + self.total(aspect, seat))

    def marshal_cost(self, seat: int, card: int) -> int:
        return max(0, self.box.printed[card].cost - self.reduction(seat, card))

    def reduction(self, seat: int, card: int) -> int:
        return self.total(aspects.COST, seat, card)

    def move_gold(self, source: int, seat: int, amount: int) -> None:
        """Gold goes from one pool to another, as far as there is any."""
        amount = min(amount, self.gold[source])
        self.gold[source] -= amount
        self.gold[seat] += amount
        self.touch(GOLD)

    def event_allowed(self, seat: int, card: int) -> bool:
        if self.box.keywords[card] & LIMITED and not self.limited_left(seat):
            return False
        return not self.total(aspects.FORBID_EVENTS, seat)

    def limited_left(self, seat: int) -> bool:
        return self.count(seat, LIMITED_USED) < 1 + self.total(aspects.LIMITED_MORE, seat)

    # ------------------------------------------------------------------ who may do what

    def may_trigger(self, seat: int, card: int) -> bool:
        return not self.total(aspects.SILENCED, seat)

    def cancellable(self, card: int) -> bool:
        return self.box.type[card] in (CHARACTER, LOCATION, ATTACHMENT, EVENT)

    def owners_order_piles(self) -> bool:
        """Always, or only if there is a card that could ever look at the order of a pile."""
        piles = self.options.piles
        return bool(piles == "owner" or (piles == "needed" and self.box.reads_piles))

    def about_card(self, aspect: int) -> bool:
        return aspect in aspects.ABOUT_CARDS

    def is_over(self, until: int) -> bool:
        if until == UNTIL_CHALLENGE:
            return self.type < 0
        if until == UNTIL_PHASE:
            return phase_has_ended(self)
        return until == UNTIL_ROUND and phase_has_ended(self, TAXATION)

    def is_terminal(self, card: int) -> bool:
        return self.has_keyword(card, TERMINAL) or self.box.type[card] == EVENT

    # ------------------------------------------------------------------ the challenge

    def participants(self, seat: int) -> list[int]:
        """The characters of a side, those included that take part without being declared."""
        if self.stale:
            refresh(self)
        if seat == self.attacker:
            return self.attackers + [c for c in self.joined if self.control[c] == seat and c not in self.attackers]
        return self.defenders if seat == self.defender else []

    def is_attacking(self, card: int) -> bool:
        if self.type < 0:
            return False
        if card in self.attackers:
            return True
        if self.stale:
            refresh(self)
        return card in self.joined

    def is_defending(self, card: int) -> bool:
        return self.type >= 0 and card in self.defenders

    def participates(self, card: int) -> bool:
        return self.is_attacking(card) or self.is_defending(card)

    def side_strength(self, seat: int) -> int:
        side = self.participants(seat)
        if not side:
            return 0
        total = self.total(aspects.SIDE_STRENGTH, seat)
        for card in side:
            if not self.total(aspects.NOT_COUNTED, card):
                total += self.strength_of(card)
        return max(0, total)

    def remove_from_challenge(self, card: int) -> None:
        if card in self.attackers:
            self.attackers.remove(card)
        if card in self.defenders:
            self.defenders.remove(card)
        self.touch(CHALLENGE)

    def left_play(self, card: int) -> None:
        if self.type >= 0:
            self.remove_from_challenge(card)

    def challenge_over(self) -> None:
        """Nobody participates any more."""
        self.type = -1
        self.attacker = self.defender = self.against = self.winner = self.loser = -1
        self.attackers = []
        self.defenders = []
        self.bypassed = []
        self.margin = self.unopposed = 0
        expire(self, UNTIL_CHALLENGE)
        forget_delayed(self, AT_RESULT)
        self.uses[PER_CHALLENGE].clear()
        self.touch(CHALLENGE)

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
