"""Combat.

`March` calls `Combat(attacker, defender, area, source, attack)` when units enter an area with enemy units, or with a
garrison that its house still holds. At that moment

* the attacking units stand in no area: `attack` counts them by unit (footmen, knights, ships, siege engines), all of
  them standing; the defender's stand in `area`, where there may be none but a garrison;
* the march order still lies in `source` (`t.orders[source]`); a power token may have been left there, and control of
  `source` has been settled;
* `t.neutral[area]` is 0; `t.garrison[area]` may be a garrison of the defender.

When it ends, every unit stands or lies where it belongs, garrison, power token and order of a beaten defender are
gone, and both house cards are in the discard piles. The march order still lies in `source`, unless a card moved it
(Ser Loras Tyrell): March removes whatever is left there, then every order in an area without units, and settles ports
and the seventh castle.
"""

from __future__ import annotations

from smallcouncil.games.board2e.cards import house_cards as _texts  # noqa: F401  (fills TEXTS)
from smallcouncil.games.board2e.combat.battle import (
    ATTACKER,
    CARDS_SHOWN,
    DEFENDER,
    NO_CARD,
    UNCHOSEN,
    Battle,
)
from smallcouncil.games.board2e.combat.blade import UseBlade
from smallcouncil.games.board2e.combat.casualties import SKULLS, SWORDS, Casualties
from smallcouncil.games.board2e.combat.house_cards import playable, put_away, show
from smallcouncil.games.board2e.combat.retreat import Retreat
from smallcouncil.games.board2e.combat.strength import TIDE_SKULLS, fortifications, parts, swords, totals
from smallcouncil.games.board2e.combat.support import CallForSupport
from smallcouncil.games.board2e.combat.text import announce, text_of
from smallcouncil.games.board2e.combat.tides import DrawTides
from smallcouncil.games.board2e.combat_words import (
    CARD_CHOSEN,
    CHOOSE_CARD,
    GARRISON_GONE,
    MARCH_KEPT,
    PLAY,
    STRENGTHS,
    WON,
)
from smallcouncil.games.board2e.facts import FIEFDOMS
from smallcouncil.games.board2e.state import NO_ORDER, NOBODY, BoardTable
from smallcouncil.games.board2e.words import TOKEN_GONE
from smallcouncil.table import Choice


class Combat(Battle):
    """R-B2-combat-01, -02. Within a window the side higher on the iron throne track comes first."""

    __slots__ = ()
    steps = (
        "support",
        "choose",
        "show_cards",
        "cancel",
        "immediate",
        "before_strength",
        "tides_of_battle",
        "use_blade",
        "compare",
        "result",
        "casualties",
        "skulls",
        "retreat",
        "clean_up",
        "after_combat",
    )

    def support(self, t: BoardTable) -> None:
        t.call(CallForSupport())

    # ------------------------------------------------------------------ house cards

    def choose(self, t: BoardTable) -> None:
        """R-B2-housecard-01, -10: attacker and defender, in secret and at the same time."""
        for side in (ATTACKER, DEFENDER):
            if self.cards[side] == UNCHOSEN:
                cards = playable(t, self, side)
                if cards:
                    self.ask(t, self.seat(side), CHOOSE_CARD, [PLAY(card) for card in cards], args=(self.area,))
                else:
                    self.cards[side] = NO_CARD

    def on_choose(self, t: BoardTable, seat: int, choice: Choice) -> None:
        (self.cards[self.side_of(seat)],) = choice.args
        t.tell(CARD_CHOSEN, seat)

    def reopen_choose(self, t: BoardTable, seat: int) -> None:
        for side in (ATTACKER, DEFENDER):
            if self.seat(side) != seat and self.cards[side] >= 0:
                self.cards[side] = UNCHOSEN

    def show_cards(self, t: BoardTable) -> None:
        self.shown |= CARDS_SHOWN
        for side in self.in_turn_order(t):
            show(t, self, side)

    # ------------------------------------------------------------------ texts

    def next_to_act(self, t: BoardTable) -> int:
        """The next side whose card has not had its chance in this window; NOBODY when the window closes."""
        for side in self.in_turn_order(t):
            if not self.acted >> side & 1:
                self.acted |= 1 << side
                self.again()
                return side
        self.acted = 0
        return NOBODY

    def cancel(self, t: BoardTable) -> None:
        """R-B2-housecard-04."""
        side = self.next_to_act(t)
        if side >= 0:
            text_of(self, side).cancel(t, self, side)

    def immediate(self, t: BoardTable) -> None:
        """R-B2-housecard-05."""
        side = self.next_to_act(t)
        if side >= 0:
            text_of(self, side).immediate(t, self, side)

    def before_strength(self, t: BoardTable) -> None:
        side = self.next_to_act(t)
        if side >= 0:
            text_of(self, side).before_strength(t, self, side)

    # ------------------------------------------------------------------ strength

    def tides_of_battle(self, t: BoardTable) -> None:
        if t.options.tides:
            t.call(DrawTides())

    def use_blade(self, t: BoardTable) -> None:
        t.call(UseBlade())

    def compare(self, t: BoardTable) -> None:
        """R-B2-resolve-01 to -03."""
        for side in (ATTACKER, DEFENDER):
            self.parts.extend(parts(t, self, side))
            self.icons.extend([swords(t, self, side), fortifications(t, self, side)])
        attack, defence = self.totals = totals(t, self)
        if attack == defence:
            attacker_won = t.rank(FIEFDOMS, self.attacker) < t.rank(FIEFDOMS, self.defender)
        else:
            attacker_won = attack > defence
        self.winner = ATTACKER if attacker_won else DEFENDER
        t.tell(STRENGTHS, self.attacker, attack, self.defender, defence)
        t.tell(WON, self.seat(self.winner), self.area)

    def result(self, t: BoardTable) -> None:
        side = self.next_to_act(t)
        if side >= 0:
            text_of(self, side).result(t, self, side)

    # ------------------------------------------------------------------ losses

    def casualties(self, t: BoardTable) -> None:
        """R-B2-casualty-01, -02: only the loser, one unit for every sword that no fortification parries."""
        loser = 1 - self.winner
        lost = self.icons[2 * self.winner] - self.icons[2 * loser + 1]
        if lost > 0 and not text_of(self, loser).spares_units:
            t.call(Casualties(loser, lost, SWORDS))

    def skulls(self, t: BoardTable) -> None:
        """R-B2-tides-06: whoever wins."""
        for side in (DEFENDER, ATTACKER):
            tide = self.tides[1 - side]
            if tide >= 0 and TIDE_SKULLS[tide] and not text_of(self, side).spares_units:
                t.call(Casualties(side, TIDE_SKULLS[tide], SKULLS))

    def retreat(self, t: BoardTable) -> None:
        t.call(Retreat(1 - self.winner))

    # ------------------------------------------------------------------ clean-up

    def clean_up(self, t: BoardTable) -> None:
        if self.winner == ATTACKER:
            self.take_area(t)
        for side in self.in_turn_order(t):
            put_away(t, self, side)

    def take_area(self, t: BoardTable) -> None:
        """R-B2-resolve-04, -05, -07, R-B2-garrison-03."""
        area = self.area
        t.remove_order(area)
        if t.token[area] not in (NOBODY, self.attacker):
            t.tell(TOKEN_GONE, t.token[area], area)
            t.token[area] = NOBODY
        if t.garrison[area]:
            t.garrison[area] = 0
            t.tell(GARRISON_GONE, self.defender, area)
        barred = text_of(self, DEFENDER).bars_entry
        if barred:
            announce(t, self, DEFENDER)
        goal = self.source if barred else area
        for unit, count in enumerate(self.attack):
            if count:
                t.enter(self.attacker, goal, unit, count)
                self.attack[unit] = 0
        if text_of(self, ATTACKER).keeps_march and t.owner[area] == self.attacker:
            t.orders[area] = t.orders[self.source]
            t.orders[self.source] = NO_ORDER
            t.tell(MARCH_KEPT, self.attacker, area)

    def after_combat(self, t: BoardTable) -> None:
        """R-B2-housecard-06."""
        side = self.next_to_act(t)
        if side >= 0:
            text_of(self, side).after_combat(t, self, side)
