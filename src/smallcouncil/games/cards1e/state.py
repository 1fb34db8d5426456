"""What lies on the table: what the rules of the 1st edition ask of it."""

from __future__ import annotations

from typing import Any, Self

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.abilities.ability import Ability
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.layout.layout import UNITS
from smallcouncil.games.cardgame.layout.prints import CHARACTER
from smallcouncil.games.cardgame.layout.zones import DEAD, DISCARD, PLAY
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.rounds.phases import time_is_over
from smallcouncil.games.cardgame.rounds.table import OWN_TALLY, RoundTable
from smallcouncil.games.cardgame.values.current import GOLD, refresh
from smallcouncil.games.cards1e import modifiers
from smallcouncil.games.cards1e.edition import GOLD_TOKEN, PASSIVES, REPLACEMENTS
from smallcouncil.games.cards1e.facts import (
    DEATHBOUND,
    INFAMY,
    INTIMIDATE,
    LIMITED,
    PRINTS,
    Print1e,
)
from smallcouncil.games.cards1e.setup import SETUP_RULES
from smallcouncil.table import Game

TO_WIN = 15
TO_WIN_TOGETHER = 30
LEAST_TO_WIN = 10
DRAW_CAP = 3
PENALTY = 2  # gold for a card of another house

STANDARD, TWO_AGAINST_TWO, LITTLEFINGER = "standard", "two_against_two", "littlefinger"

# What is counted per seat and round, besides what every edition counts.
LIMITED_USED, LIMITED_RESPONSES, DRAWN, RIVALRY, TITLE_USED, GIVEN = range(OWN_TALLY, 12)
TALLIES = 12
PURSE = 5  # bits of GIVEN for each seat that gold was given to

# What may keep cards in play, and what keeps them from being saved.
STAYING = 1 << modifiers.CANNOT_BE_KILLED | 1 << modifiers.CANNOT_BE_DISCARDED
UNSAVABLE = 1 << modifiers.CANNOT_BE_SAVED


def uses_titles(options: Any) -> bool:
    return bool(options.players > 2 and options.variant != TWO_AGAINST_TWO)


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class CouncilTable(RoundTable):
    __slots__ = ("spends_first", "forsworn", "stolen", "gave", "power_is_ruled", "power_turns", "near_victory")
    setup_rules = SETUP_RULES

    def __init__(self, game: Game, options: Any, players: int, seed: int | None, box: Box) -> None:
        super().__init__(game, options, players, seed, box, TALLIES)
        self.spends_first = [-1] * players  # the card whose gold a seat spends before its pool; -1: the pool first
        self.forsworn = [-1] * players  # a type of challenge that a seat has given up for the game
        self.stolen: list[int] = []  # owner and name of unique cards that an opponent has taken: pairs in a row
        self.gave = [-1] * (players * players)  # the last question during which a seat gave gold to another
        self.near_victory = list(range(players))  # who may have the power to win if rules change: PlayedTable.settle
        self.power_turns = -1  # why it may change what power counts (see PlayedTable.power_may_turn)
        self.power_is_ruled = False  # some card at the table changes the power that counts, or is needed

    def copy_state(self, other: Self) -> None:
        super().copy_state(other)
        other.spends_first = self.spends_first[:]
        other.forsworn = self.forsworn[:]
        other.stolen = self.stolen[:]
        other.gave = self.gave[:]
        other.power_is_ruled = self.power_is_ruled
        other.power_turns = self.power_turns
        other.near_victory = self.near_victory  # never changed, but replaced

    # ------------------------------------------------------------------ cards

    def printed(self, card: int) -> Print1e:
        """What stands on a card, with the fields that only this edition has."""
        return PRINTS[self.box.what[card]]

    def is_of(self, card: int, houses: int) -> bool:
        """Whether a card belongs to one of these houses, as bits."""
        return bool(PRINTS[self.box.what[card]].houses & houses)

    def has_crest(self, card: int, crests: int) -> bool:
        return bool(PRINTS[self.box.what[card]].crests & crests)

    def house_of(self, seat: int) -> int:
        """The house of a player, as a bit."""
        return self.printed(self.house[seat]).houses

    def lay_beside(self, seat: int, plot: int, agenda: int) -> None:
        if self.house[seat] not in self.beside[seat]:
            self.stir(1 << seat)
        super().lay_beside(seat, plot, agenda)
        self.beside[seat].append(self.house[seat])  # the keywords of challenges are its passive abilities

    def is_named(self, card: int, name: int) -> bool:
        """Whether a card has a name, by number (facts.name_of): versions of a unique card share it."""
        return self.box.name[card] == name

    def named_in_play(self, name: int) -> list[int]:
        """The cards of that name in play, whoever controls them."""
        zone = self.zone
        return [c for c in self.box.by_title.get(name, ()) if zone[c] == PLAY]

    def name_in_play(self, name: int) -> bool:
        """Whether a card of that name is in play, whoever controls it."""
        return bool(self.named_in_play(name))

    def take_control(self, card: int, seat: int) -> None:
        owner = self.box.owner[card]
        if self.box.printed[card].unique and self.is_opponent(owner, seat):
            self.stolen += (owner, self.box.name[card])
        super().take_control(card, seat)

    def is_barred(self, seat: int, card: int) -> bool:
        """An opponent has taken a card of that name from a seat during this game."""
        stolen = self.stolen
        name = self.box.name[card]
        return bool(stolen) and any(stolen[i] == seat and stolen[i + 1] == name for i in range(0, len(stolen), 2))

    # ------------------------------------------------------------------ players

    def partner(self, seat: int) -> int:
        """Two against two: who sits opposite; -1: nobody."""
        return (seat + 2) % 4 if self.options.variant == TWO_AGAINST_TWO else -1

    def is_opponent(self, seat: int, other: int) -> bool:
        return seat != other and (self.options.variant != TWO_AGAINST_TWO or other != self.partner(seat))

    def order_of_choosing(self, seat: int) -> list[int]:
        """Whose effect it is chooses first."""
        at = self.alive.index(seat)
        return self.alive[at:] + self.alive[:at]

    def opponents(self, seat: int) -> list[int]:
        partner = self.partner(seat)
        return [s for s in self.order() if s != seat and s != partner]

    def uses_titles(self) -> bool:
        return uses_titles(self.options)

    # ------------------------------------------------------------------ values of plots, costs

    def income(self, seat: int) -> int:
        plot = self.plot[seat]
        total = 0
        if self.stale:
            refresh(self)
        if plot >= 0 and not self.total(modifiers.PLOT_INCOME_ZERO, plot):
            total = self.printed(plot).income
        if not self.total(modifiers.NO_INCOME_BONUSES, seat):
            what = self.box.what
            total += sum([PRINTS[what[c]].income for c in self.plays[seat] if not self.blank[c]])
        return max(0, total + self.total(modifiers.INCOME, seat))

    def first_to_marshal(self) -> int:
        return self.active_player

    def plot_income(self, seat: int) -> int:
        """The income of the revealed plot alone, as it counts now."""
        plot = self.plot[seat]
        return 0 if plot < 0 or self.total(modifiers.PLOT_INCOME_ZERO, plot) else self.printed(plot).income

    def initiative(self, seat: int) -> int:
        plot = self.plot[seat]
        if self.stale:
            refresh(self)
        total = self.printed(plot).initiative if plot >= 0 else 0
        what = self.box.what
        total += sum([PRINTS[what[c]].initiative for c in self.plays[seat] if not self.blank[c]])
        return total + self.total(modifiers.INITIATIVE, seat)

    def claim(self, seat: int) -> int:
        plot = self.plot[seat]
        base = self.printed(plot).claim if plot >= 0 else 0
        return max(0, base + self.total(modifiers.CLAIM, seat))

    def influence_of(self, card: int) -> int:
        return 0 if self.is_blank(card) else PRINTS[self.box.what[card]].influence

    def penalty(self, seat: int, card: int) -> int:
        """Gold for a card of another house."""
        what = self.box.what
        houses = PRINTS[what[card]].houses
        if not houses or houses & PRINTS[what[self.house[seat]]].houses or self.total(modifiers.NO_PENALTY, seat, card):
            return 0
        return PENALTY

    def setup_price(self, card: int) -> int:
        return self.box.printed[card].cost + self.penalty(self.box.owner[card], card)

    def drawn_besides(self, seat: int) -> int:
        return self.total(modifiers.DRAW_MORE, seat)

    def play_cost(self, seat: int, card: int) -> int:
        """What it costs to play a card in marshaling."""
        printed = self.box.printed[card]
        cost = printed.cost + self.penalty(seat, card)
        if self.is_ruled(modifiers.COST):
            cost -= self.total(modifiers.COST, seat, card)
        for constant in printed.stages.rules:
            if constant.modifier == modifiers.OWN_COST:
                cost -= constant.ask(self, card, seat)
        return max(0, cost)

    def emerge_cost(self, seat: int, card: int) -> int:
        """What it costs to bring a card out of the shadows."""
        base = self.printed(card).shadow_cost + self.penalty(seat, card)
        return max(0, base + self.total(modifiers.SHADOW_COST, seat, card))

    # ------------------------------------------------------------------ gold

    def purses(self, seat: int) -> list[int]:
        """Cards of a seat with gold on them that it may pay with."""
        tokens = self.tokens
        if not tokens or not self.is_ruled(modifiers.SPENDABLE):
            return []
        loaded = [c for c in self.plays[seat] if c * UNITS + GOLD_TOKEN in tokens]
        return [c for c in loaded if self.total(modifiers.SPENDABLE, c)]

    def spendable(self, seat: int) -> int:
        """All gold that a seat may pay with."""
        gold = self.gold[seat]
        for card in self.purses(seat):
            gold += self.token(card, GOLD_TOKEN)
        return gold

    def can_pay(self, seat: int, gold: int) -> bool:
        return self.gold[seat] >= gold or (bool(self.tokens) and self.spendable(seat) >= gold)

    def pay(self, seat: int, gold: int) -> None:
        if not gold:
            return
        purses = self.purses(seat)
        first = self.spends_first[seat]
        if first in purses:
            gold -= self.spend_from(first, gold)
        from_pool = min(gold, self.gold[seat])
        if from_pool:
            self.gold[seat] -= from_pool
            self.touch(GOLD)
        for purse in purses:
            gold -= self.spend_from(purse, gold - from_pool) if gold > from_pool and purse != first else 0

    def spend_from(self, purse: int, gold: int) -> int:
        """Pay with gold on a card, as far as there is any. Says how much."""
        spent = min(gold, self.token(purse, GOLD_TOKEN))
        if spent:
            self.put_token(purse, GOLD_TOKEN, -spent)
        return spent

    def given(self, seat: int, other: int) -> int:
        """The gold that a seat has given another one this round."""
        return self.count(seat, GIVEN) >> PURSE * other & (1 << PURSE) - 1

    def note_gift(self, seat: int, other: int, amount: int) -> None:
        room = (1 << PURSE) - 1 - self.given(seat, other)
        self.add(seat, GIVEN, min(amount, room) << PURSE * other)

    # ------------------------------------------------------------------ power

    def total_power(self, seat: int) -> int:
        """What counts for victory: on the house card, on characters, on cards with infamy."""
        power = self.power
        total = power[self.house[seat]]
        loaded = [c for c in self.plays[seat] if power[c]]
        if loaded:
            types = self.box.type
            characters = not self.total(modifiers.CHARACTERS_COUNT_NOT, seat)
            for card in loaded:
                if types[card] == CHARACTER:
                    total += power[card] if characters else 0
                elif self.has_keyword(card, INFAMY):
                    total += power[card]
        return total

    def all_power(self, seat: int) -> int:
        """Whatever power a seat has, even if it does not count."""
        power = self.power
        return power[self.house[seat]] + sum([power[c] for c in self.plays[seat]])

    def power_to_win(self, seat: int) -> int:
        change = self.total(modifiers.POWER_TO_WIN, seat)
        return max(LEAST_TO_WIN, TO_WIN + change) if change else TO_WIN

    def dominance_strength(self, seat: int) -> int:
        return super().dominance_strength(seat) + self.total(modifiers.DOMINANCE, seat)

    # ------------------------------------------------------------------ who may do what

    def limited_left(self, seat: int) -> bool:
        return self.count(seat, LIMITED_USED) < 1 + self.total(modifiers.LIMITED_MORE, seat)

    def event_allowed(self, seat: int, card: int) -> bool:
        return not self.box.keywords[card] & LIMITED or self.limited_left(seat)

    def cancellable(self, card: int, ability: Ability) -> bool:
        """Actions and responses, not what happens by itself."""
        return ability.is_action or (ability.timing >= 0 and ability.timing not in (REPLACEMENTS, PASSIVES))

    def draws_left(self, seat: int) -> int:
        return max(0, DRAW_CAP - self.count(seat, DRAWN))

    def may_leave(self, card: int, kind: int) -> bool:
        if self.stale:
            refresh(self)
        if not self.ruled & STAYING:
            return True
        if kind == kinds.KILLED:
            return not self.total(modifiers.CANNOT_BE_KILLED, card)
        return kind != kinds.DISCARDED or not self.total(modifiers.CANNOT_BE_DISCARDED, card)

    def can_be_saved(self, card: int) -> bool:
        if self.stale:
            refresh(self)
        return not self.ruled & UNSAVABLE or not self.total(modifiers.CANNOT_BE_SAVED, card)

    def is_over(self, until: int) -> bool:
        return time_is_over(self, until)

    def falls_to(self, card: int) -> int:
        return DEAD if self.has_keyword(card, DEATHBOUND) else DISCARD

    def event_goes_to(self, card: int, cancelled: bool) -> int:
        return DEAD if self.box.keywords[card] & DEATHBOUND and not cancelled else DISCARD

    # ------------------------------------------------------------------ the challenge

    def stays_standing(self, card: int, attacking: int) -> bool:
        return bool(self.total(modifiers.STAYS_STANDING, card, attacking))

    def side_bonus(self, seat: int) -> int:
        return self.total(modifiers.SIDE_STRENGTH, seat)

    def counts_in_challenge(self, card: int) -> bool:
        """Not with an effect that says so, nor against the greater strength of an attacker with intimidate."""
        if self.total(modifiers.NOT_COUNTED, card):
            return False
        fearsome = [c for c in self.participants(self.attacker) if self.keywords[c] & INTIMIDATE]
        return not fearsome or self.strength_of(card) >= max(self.strength_of(c) for c in fearsome)
