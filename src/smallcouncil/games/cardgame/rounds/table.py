"""The table of a card game that is played in rounds of phases, with plots, agendas and titles."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, EVENT
from smallcouncil.games.cardgame.layout.uniqueness import barred, own_copy
from smallcouncil.games.cardgame.layout.zones import BORNE, PLAY
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.occurrence import is_leaving
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.setup import SetupRules
from smallcouncil.games.cardgame.rounds.victory import Crown
from smallcouncil.games.cardgame.table import CardTable
from smallcouncil.games.cardgame.values.current import GOLD, refresh
from smallcouncil.games.cardgame.values.precedence import Precedence
from smallcouncil.table import Game, Time

SETUP = -1  # the phase before the first round

# What every edition counts per seat and round, by type of challenge; it counts more from OWN_TALLY on.
MADE, WON, OWN_TALLY = 0, 3, 6


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class RoundTable(CardTable):
    __slots__ = (
        "round",
        "phase",
        "active_player",
        "agenda",
        "plot",
        "chosen",
        "title",
        "tallies",
        "tally",
    )

    setup_rules: ClassVar[SetupRules]  # what an edition lets its players lay out

    def __init__(self, game: Game, options: Any, players: int, seed: int | None, box: Box, tallies: int) -> None:
        super().__init__(game, options, players, seed, box)
        self.round = 0
        self.phase = SETUP
        self.active_player = -1
        self.agenda = [-1] * players
        self.plot = [-1] * players  # revealed
        self.chosen = [-1] * players  # face down
        self.title = [-1] * players  # borne, or taken in the draft and still secret
        self.tallies = tallies  # how much is counted per seat and round
        self.tally = [0] * (players * tallies)

    def copy_state(self, other: Self) -> None:
        super().copy_state(other)
        other.round = self.round
        other.phase = self.phase
        other.active_player = self.active_player
        other.agenda = self.agenda[:]
        other.plot = self.plot[:]
        other.chosen = self.chosen[:]
        other.title = self.title[:]
        other.tallies = self.tallies
        other.tally = self.tally[:]

    def phase_bit(self) -> int:
        return 1 << self.phase

    def count(self, seat: int, slot: int) -> int:
        return self.tally[seat * self.tallies + slot]

    def add(self, seat: int, slot: int, amount: int = 1) -> None:
        self.tally[seat * self.tallies + slot] += amount

    # ------------------------------------------------------------------ plots, agendas, titles

    def other_sources(self) -> list[int]:
        cards = self.plot
        if self.players > 2:
            zone = self.zone
            cards = cards + [c for c in self.title if c >= 0 and zone[c] == BORNE]
        return [c for c in cards + self.agenda if c >= 0]

    def lay_beside(self, seat: int, plot: int, agenda: int) -> None:
        """The revealed plot and the agenda of a seat; -1: none."""
        printed = self.box.printed
        for card in {self.plot[seat], self.agenda[seat]} ^ {plot, agenda}:  # those that come or go
            if card >= 0:
                if printed[card].ears or printed[card].acts:
                    self.stir(1 << seat)
                if printed[card].constants:
                    self.reshaped = True
        self.plot[seat] = plot
        self.agenda[seat] = agenda
        self.beside[seat] = [c for c in (plot, agenda) if c >= 0]
        self.reshape()

    def bears(self, seat: int, title: int) -> bool:
        """Whether a seat bears a title, by its number."""
        card = self.title[seat]
        return card >= 0 and self.zone[card] == BORNE and self.box.what[card] == title

    # ------------------------------------------------------------------ set-up

    def setup_price(self, card: int) -> int:
        """The gold that a set-up card costs: what it prints, unless an edition asks for more."""
        return self.box.printed[card].cost

    # ------------------------------------------------------------------ drawing, marshaling, dominance

    def drawn_besides(self, seat: int) -> int:
        """How many cards more, or fewer, a seat draws in the draw phase."""
        return 0

    def may_enter(self, seat: int, card: int) -> bool:
        kind = self.box.type[card]
        if kind >= EVENT or (self.box.printed[card].unique and barred(self, seat, card)):
            return False
        return kind != ATTACHMENT or own_copy(self, seat, card) >= 0 or self.has_bearer(card, seat)

    def has_bearer(self, attachment: int, seat: int) -> bool:
        """Whether any card in play may bear an attachment of a seat."""
        return bool(self.bearers(attachment))

    def play_cost(self, seat: int, card: int) -> int:
        """The gold that a card in hand costs in marshaling."""
        return self.box.printed[card].cost

    def income(self, seat: int) -> int:
        """The gold that a seat collects in the marshaling phase."""
        return 0

    def initiative(self, seat: int) -> int:
        return 0

    def first_to_marshal(self) -> int:
        """Who may act first while the active player marshals."""
        return self.first

    def dominance_strength(self, seat: int) -> int:
        """What a seat has for dominance: the strength of its standing characters, and its gold."""
        kneeling = self.kneeling
        return sum([self.strength_of(c) for c in self.characters(seat) if not kneeling[c]]) + self.gold[seat]

    def stays_standing(self, card: int, attacking: int) -> bool:
        """Whether a character does not kneel when it is declared as attacker or defender."""
        return False

    # ------------------------------------------------------------------ players

    def begin_turn(self, waiting: list[int]) -> bool:
        """The first of those waiting who is still in the game becomes the active player. Says whether there is one."""
        while waiting:
            seat = waiting.pop(0)
            if seat in self.alive:
                self.active_player = seat
                return True
        return False

    def set_first(self, seat: int) -> None:
        self.first = seat
        self.touch(-1)
        self.tell(rounds.FIRST, seat)

    def move_gold(self, source: int, seat: int, amount: int) -> None:
        """Gold goes from one pool to another, as far as there is any."""
        amount = min(amount, self.gold[source])
        self.gold[source] -= amount
        self.gold[seat] += amount
        self.touch(GOLD)

    def total_power(self, seat: int) -> int:
        power = self.power
        return power[self.house[seat]] + sum([power[c] for c in self.plays[seat]])

    # ------------------------------------------------------------------ what holds at all times

    def claim_victory(self, rich: list[int]) -> None:
        """These have reached the power that wins."""
        if len(rich) == 1:
            self.win(rich[0], "power")
        else:
            self.call(Crown(rich))

    def win(self, seat: int, reason: str) -> None:
        self.end((seat,), tuple(self.total_power(s) for s in range(self.players)), reason)

    def may_stay_on(self, attachment: int, bearer: int) -> bool:
        """Whether a card may go on bearing an attachment: asked again when cards came or went, or when traits, keywords
        or bans changed."""
        return True

    def settle_cards(self) -> bool:
        """Conflicts of constant abilities are decided, illegal attachments go. Whether anything came of it."""
        if self.stale:
            refresh(self)
        if self.conflict:
            self.call(Precedence(self.conflict[:]))
            return True
        if self.checked == (self.traits, self.keywords, self.bars):
            return False
        hosts, zone = self.host, self.zone
        illegal = [c for c in self.lying if zone[c] == PLAY and not self.may_stay_on(c, hosts[c])]
        if not illegal:
            self.checked = (self.traits, self.keywords, self.bars)
            return False
        for card in [c for play in self.plays for c in play if c in illegal]:
            if not is_leaving(self, card):
                effects.discard(self, [card], kinds.NO_SAVE, own_window=True)
                return True
        return False

    # ------------------------------------------------------------------ looking

    def time(self) -> Time:
        return Time(self.round, -1, self.phase)

    def kits(self) -> dict[str, list[str]]:
        """Ready decks have names; what somebody built is theirs."""
        ready = [deck for deck in self.options.decks if isinstance(deck, str)]
        return {"deck": ready} if len(ready) == self.players else {}

    def figures(self) -> dict[str, list[int]]:
        seats = range(self.players)
        return {
            "power": [self.total_power(s) for s in seats],
            "gold": self.gold[:],
            "hand_size": [len(hand) for hand in self.hands],
            "play": [len(cards) for cards in self.plays],
            "dead": [len(pile) for pile in self.deads],
        }
