"""The table as it is played at: what players may do on it, what holds at all times, what they see."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.abilities.ability import Ability
from smallcouncil.games.cardgame.abilities.actions import abilities
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.effects.entering import Enter
from smallcouncil.games.cardgame.layout.prints import EVENT
from smallcouncil.games.cardgame.layout.uniqueness import barred
from smallcouncil.games.cardgame.layout.zones import PLAY
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import (
    AMBUSHED,
    CONDITION,
    MARSHALED,
    PENDING,
    RETURNED,
    STRENGTH_RAISED,
    WHEN_REVEALED,
)
from smallcouncil.games.cardgame.occurrences.occurrence import is_leaving
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.phases import CHALLENGES, MARSHALING
from smallcouncil.games.cardgame.rounds.table import SETUP
from smallcouncil.games.cardgame.values.current import DECKS_CHANGED, POWER_CHANGED, VALUES_CHANGED
from smallcouncil.games.cards2e import imagine, modifiers, position, view
from smallcouncil.games.cards2e.challenges.challenge import Challenge
from smallcouncil.games.cards2e.facts import LIMITED, NEUTRAL, PRINTS, TITLE_WORDS
from smallcouncil.games.cards2e.marshaling.attachments import bearers, has_bearer, legal_bearer
from smallcouncil.games.cards2e.marshaling.entering import (
    HAND_AMBUSHES,
    ambush_prices,
    ambushes,
    has_entered,
    marshals,
    pay_entry,
    use_reductions,
)
from smallcouncil.games.cards2e.phases.victory import LastOneStanding, eliminate
from smallcouncil.games.cards2e.state import (
    EVENTS_PLAYED,
    LIMITED_USED,
    TO_WIN,
    ThronesTable,
)
from smallcouncil.table import Choice, Rng


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class PlayedTable(ThronesTable):
    """The rules of the game see a ThronesTable; this one knows them, too."""

    __slots__ = ()

    # ------------------------------------------------------------------ who may do what

    def actions(self, seat: int) -> list[Choice]:
        phase = self.phase
        choices = abilities(self, seat, 1 << phase)
        if phase == MARSHALING:
            if seat == self.active_player:
                choices += marshals(self, seat)
        elif (
            phase == CHALLENGES
            and self.gold[seat]  # nobody ambushes for nothing
            and (self.stale or self.ruled & HAND_AMBUSHES or self.present[seat].entering)
        ):
            choices += ambushes(self, seat)
        return choices

    def act(self, seat: int, choice: Choice) -> None:
        card = self.in_hand(seat, choice.args[0])
        self.call(Enter(card, seat, MARSHALED if choice.verb is TITLE_WORDS.marshal else AMBUSHED, -1))

    def window_closed(self) -> bool:
        return self.phase == CHALLENGES and self.type < 0 and self.nearest(Challenge) is not None

    def could_answer(self, seat: int, timing: int, kinds: int) -> bool:
        """Somebody with cards in hand might hold any event of the own factions that the gold allows."""
        if not self.hands[seat] or self.total(modifiers.SILENCED, seat) or self.total(modifiers.FORBID_EVENTS, seat):
            return False
        faction = self.faction_of(self.house[seat])
        for card in PRINTS:
            if card.type != EVENT or card.cost > self.gold[seat]:
                continue
            if card.faction not in (faction, NEUTRAL) and card.loyal and not self.options.free_decks:
                continue
            if card.hears[timing] & kinds if timing >= 0 else card.acts & self.phase_bit():
                return True
        return False

    def has_bearer(self, attachment: int, seat: int) -> bool:
        return has_bearer(self, attachment)

    def bearers(self, attachment: int) -> list[int]:
        return bearers(self, attachment)

    def entry_prices(self, seat: int, card: int, how: int) -> list[int]:
        return ambush_prices(self, seat, card) if how == AMBUSHED else []

    def pay_entry(self, seat: int, card: int, how: int, price: int) -> None:
        pay_entry(self, seat, card, how, price)

    def has_entered(self, seat: int, card: int, how: int) -> None:
        has_entered(self, seat, card, how)

    def may_take_control(self, card: int, seat: int) -> bool:
        return not barred(self, seat, card)

    def event_paid(self, seat: int, card: int) -> None:
        self.add(seat, EVENTS_PLAYED)
        if self.box.keywords[card] & LIMITED:
            self.add(seat, LIMITED_USED)
        use_reductions(self, seat, card)
        self.tell(rounds.PLAYED, seat, card)
        self.touch(-1)

    def ability_used(self, seat: int, card: int, ability: Ability) -> None:
        if WHEN_REVEALED not in ability.kinds:  # that is what revealing a plot does
            self.tell(rounds.USED, seat, card)

    def event_taken_back(self, seat: int, card: int) -> None:
        """It was not played. Reductions that made it cheaper are spent with what was paid."""
        self.add(seat, EVENTS_PLAYED, -1)
        if self.box.keywords[card] & LIMITED:
            self.add(seat, LIMITED_USED, -1)
        self.tell(effects.LEFT[RETURNED], card)
        self.touch(-1)

    # ------------------------------------------------------------------ what holds at all times

    def settle(self) -> None:
        unsettled = self.unsettled
        self.unsettled = 0
        if self.phase == SETUP:
            return
        if unsettled & POWER_CHANGED:
            rich = [s for s in self.alive if self.total_power(s) >= TO_WIN]
            if rich:
                self.claim_victory(rich)
                return
        if unsettled & DECKS_CHANGED:
            empty = [s for s in self.alive if not self.decks[s]]
            if empty:
                self.run_out(empty)
                return
        if unsettled & VALUES_CHANGED:
            self.check_conditions()

    def run_out(self, empty: list[int]) -> None:
        if self.learning:
            scores = tuple(self.total_power(s) for s in range(self.players))
            self.end(tuple(s for s in range(self.players) if scores[s] == max(scores)), scores, "deck")
        elif len(empty) == len(self.alive):
            self.call(LastOneStanding(empty))
        else:
            for seat in empty:
                eliminate(self, seat)
            if len(self.alive) == 1:
                self.win(self.alive[0], "last")

    def may_stay_on(self, attachment: int, bearer: int) -> bool:
        return legal_bearer(self, attachment, bearer)

    def check_conditions(self) -> None:
        """Illegal attachments go; characters die or are sacrificed while a condition says so; rising strength."""
        if self.settle_cards():
            return
        if self.lasting and self.ruled >> modifiers.DIES_AT_ZERO & 1:
            doomed = [
                c
                for c in self.all_characters()
                if self.strength_of(c) == 0 and self.total(modifiers.DIES_AT_ZERO, c) and not is_leaving(self, c)
            ]
            if doomed:
                effects.kill(self, doomed, CONDITION, own_window=True)
                return
        if modifiers.SACRIFICED_IF in self.active:
            for card, constant in self.active[modifiers.SACRIFICED_IF]:
                if constant.ask(self, card, card) and not is_leaving(self, card):
                    effects.sacrifice(self, [card], own_window=True)
                    return
        for card in self.box.risers:
            if self.zone[card] == PLAY:
                self.check_rise()
                return

    def check_rise(self) -> None:
        """A newly applied plus is a rise in strength; the end of a minus is not."""
        facts: list[int] = []
        for seat in self.alive:
            for card in self.plays[seat]:
                if card in self.box.risers:
                    now = self.plus.get(card, 0)
                    if now > self.gauge.get(card, 0):
                        facts += (STRENGTH_RAISED, card, seat, now, PENDING)
                    self.gauge[card] = now
        happen(self, facts, own_window=True)

    # ------------------------------------------------------------------ looking

    def resample(self, seat: int | None, rng: Rng) -> None:
        imagine.resample(self, seat, rng)
        self.stir(-1)

    def seen_by(self, seat: int | None) -> view.TableView:
        return view.seen_by(self, seat)

    def write(self) -> dict[str, Any]:
        return position.write(self)
