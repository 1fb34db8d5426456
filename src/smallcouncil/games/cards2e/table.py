"""The table as it is played at: what players may do on it, what holds at all times, what they see."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame import effects
from smallcouncil.games.cardgame.ability import Ability
from smallcouncil.games.cardgame.actions import abilities
from smallcouncil.games.cardgame.current import DECKS_CHANGED, POWER_CHANGED, VALUES_CHANGED, refresh
from smallcouncil.games.cardgame.happening import happen
from smallcouncil.games.cardgame.kinds import (
    AMBUSHED,
    CONDITION,
    MARSHALED,
    NO_SAVE,
    PENDING,
    RETURNED,
    STRENGTH_RAISED,
    WHEN_REVEALED,
)
from smallcouncil.games.cardgame.occurrence import is_leaving
from smallcouncil.games.cardgame.precedence import Precedence
from smallcouncil.games.cardgame.prints import EVENT
from smallcouncil.games.cardgame.zones import PLAY
from smallcouncil.games.cards2e import aspects, guessing, notation, view, words
from smallcouncil.games.cards2e.attaching import legal_bearer
from smallcouncil.games.cards2e.challenge import Challenge
from smallcouncil.games.cards2e.facts import LIMITED, NEUTRAL, PRINTS, TITLE_WORDS
from smallcouncil.games.cards2e.play import Enter, ambushes, barred, in_hand, marshals, use_reductions
from smallcouncil.games.cards2e.state import (
    CHALLENGES,
    EVENTS_PLAYED,
    LIMITED_USED,
    MARSHALING,
    SETUP,
    TO_WIN,
    ThronesTable,
)
from smallcouncil.games.cards2e.victory import Crown, LastOneStanding, eliminate
from smallcouncil.table import Choice, Rng


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class PlayedTable(ThronesTable):
    """The rules of the game see a ThronesTable; this one knows them, too."""

    __slots__ = ()

    # ------------------------------------------------------------------ who may do what

    def actions(self, seat: int) -> list[Choice]:
        choices = abilities(self, seat)
        if self.phase == MARSHALING:
            if seat == self.active_player:
                choices += marshals(self, seat)
        elif self.phase == CHALLENGES and self.hands[seat]:
            choices += ambushes(self, seat)
        return choices

    def act(self, seat: int, choice: Choice) -> None:
        card = in_hand(self, seat, choice.args[0])
        self.call(Enter(card, seat, MARSHALED if choice.verb is TITLE_WORDS.marshal else AMBUSHED, -1))

    def window_closed(self) -> bool:
        return self.phase == CHALLENGES and self.type < 0 and Challenge in [type(p) for p in self.stack]

    def could_answer(self, seat: int, timing: int, kinds: int) -> bool:
        """Somebody with cards in hand might hold any event of the own factions that the gold allows."""
        if not self.hands[seat] or self.total(aspects.SILENCED, seat) or self.total(aspects.FORBID_EVENTS, seat):
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

    def may_take_control(self, card: int, seat: int) -> bool:
        return not barred(self, seat, card)

    def event_paid(self, seat: int, card: int) -> None:
        self.add(seat, EVENTS_PLAYED)
        if self.box.keywords[card] & LIMITED:
            self.add(seat, LIMITED_USED)
        use_reductions(self, seat, card)
        self.tell(words.PLAYED, seat, card)
        self.touch(-1)

    def ability_used(self, seat: int, card: int, ability: Ability) -> None:
        if WHEN_REVEALED not in ability.kinds:  # that is what revealing a plot does
            self.tell(words.USED, seat, card)

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

    def claim_victory(self, rich: list[int]) -> None:
        if len(rich) == 1:
            self.win(rich[0], "power")
        else:
            self.call(Crown(rich))

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

    def check_conditions(self) -> None:
        """Illegal attachments go; characters die or are sacrificed while a condition says so; rising strength."""
        if self.stale:
            refresh(self)
        if self.conflict:
            self.call(Precedence(self.conflict[:]))
            return
        hosts = self.host
        for card in [c for play in self.plays for c in play if hosts[c] >= 0]:
            if not legal_bearer(self, card, hosts[card]) and not is_leaving(self, card):
                effects.discard(self, [card], NO_SAVE, own_window=True)
                return
        if self.lasting and self.is_ruled(aspects.DIES_AT_ZERO):
            doomed = [
                c
                for c in self.all_characters()
                if self.strength_of(c) == 0 and self.total(aspects.DIES_AT_ZERO, c) and not is_leaving(self, c)
            ]
            if doomed:
                effects.kill(self, doomed, CONDITION, own_window=True)
                return
        for card, constant in self.active.get(aspects.SACRIFICED_IF, ()):
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
        guessing.resample(self, seat, rng)
        self.hearing = -1

    def look(self, seat: int | None) -> dict[str, Any]:
        return view.look(self, seat)

    def write(self) -> dict[str, Any]:
        return notation.write(self)
