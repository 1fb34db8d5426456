"""The table as it is played at: what players may do on it, what holds at all times, what they see."""

from __future__ import annotations

from functools import cache
from typing import Any

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.abilities.ability import Ability
from smallcouncil.games.cardgame.abilities.actions import abilities
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.effects.entering import Enter
from smallcouncil.games.cardgame.effects.lasting import FOREVER, UNTIL_PHASE, end_lasting, is_under, last
from smallcouncil.games.cardgame.layout.prints import ALL_PHASES, CHARACTER, EVENT, MAX_TIMINGS, SPAN
from smallcouncil.games.cardgame.layout.uniqueness import barred, own_copy
from smallcouncil.games.cardgame.layout.zones import HAND
from smallcouncil.games.cardgame.occurrences.kinds import KILLED, MARSHALED, RETURNED, WHEN_REVEALED
from smallcouncil.games.cardgame.occurrences.occurrence import Acting, is_leaving
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.phases import MARSHALING
from smallcouncil.games.cardgame.rounds.table import SETUP
from smallcouncil.games.cardgame.values.current import (
    EFFECT,
    POWER_CHANGED,
    SUBJECT,
    VALUES_CHANGED,
    refresh,
)
from smallcouncil.games.cards1e import imagine, modifiers, position, view, words
from smallcouncil.games.cards1e.challenges.challenge import Challenge
from smallcouncil.games.cards1e.edition import EDITION, EMERGED, SHADOWS
from smallcouncil.games.cards1e.facts import LIMITED, PRINTS
from smallcouncil.games.cards1e.marshaling.attachments import bearers, has_bearer, legal_bearer
from smallcouncil.games.cards1e.marshaling.entering import (
    INTO_SHADOWS,
    has_entered,
    pay_entry,
    plays,
)
from smallcouncil.games.cards1e.phases.power import places_power
from smallcouncil.games.cards1e.phases.shadows import note_emerged
from smallcouncil.games.cards1e.state import (
    LEAST_TO_WIN,
    LIMITED_USED,
    LITTLEFINGER,
    TO_WIN,
    TO_WIN_TOGETHER,
    TWO_AGAINST_TWO,
    CouncilTable,
)
from smallcouncil.table import Choice, Rng

OUTLIVED = EDITION.lasting_effect("outlived", modifiers.MARK)  # saved while its strength was 0
STRENGTH_CHANGED = EDITION.lasting_effect("strength-changed", modifiers.MARK)

# What characters are looked at for whenever values change.
CONDITIONS = 1 << modifiers.DIES_AT_ZERO | 1 << modifiers.WATCHES_STRENGTH | 1 << modifiers.DISCARDED_IF

# What may change the power that counts, or the power that is needed.
RULED, LOOSE = 1, 2  # a rule in force does; power lies where it counts only with a keyword
POWER_RULES = 1 << modifiers.CHARACTERS_COUNT_NOT | 1 << modifiers.POWER_TO_WIN


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class PlayedTable(CouncilTable):
    """The rules of the game see a CouncilTable; this one knows them, too."""

    __slots__ = ()

    # ------------------------------------------------------------------ who may do what

    def actions(self, seat: int) -> list[Choice]:
        choices = abilities(self, seat, 1 << self.phase)
        if self.phase == MARSHALING and seat == self.active_player:
            choices += plays(self, seat)
        return choices

    def act(self, seat: int, choice: Choice) -> None:
        card = self.in_hand(seat, choice.args[0])
        if choice.verb is words.HIDE:
            self.pay(seat, INTO_SHADOWS)
            self.move(card, SHADOWS)
            self.tell(words.HIDDEN, seat)
        else:
            self.call(Enter(card, seat, MARSHALED, self.house[seat] if choice.verb is words.ATTACH else -1))

    def could_answer(self, seat: int, timing: int, kinds: int) -> bool:
        """Somebody with cards in hand might hold any card that a deck of that house may have."""
        if not self.hands[seat]:
            return False
        heard, acts = hidden_answers(0 if self.options.free_decks else self.house_of(seat))
        return bool(heard >> SPAN * timing & kinds) if timing >= 0 else bool(acts & self.phase_bit())

    def has_bearer(self, attachment: int, seat: int) -> bool:
        return has_bearer(self, attachment, seat)

    def bearers(self, attachment: int) -> list[int]:
        return bearers(self, attachment)

    def pay_entry(self, seat: int, card: int, how: int, price: int) -> None:
        pay_entry(self, seat, card, how)

    def has_entered(self, seat: int, card: int, how: int) -> None:
        if how == EMERGED:
            note_emerged(self, card)
        else:
            has_entered(self, seat, card, how)

    def may_take_control(self, card: int, seat: int) -> bool:
        return not barred(self, seat, card) and own_copy(self, seat, card) < 0

    def places_power(self, card: int, amount: int, source: int) -> bool:
        return places_power(self, card, amount, source)

    def choosable(self, cards: list[int], use: Initiate) -> list[int]:
        if not self.is_ruled(modifiers.NOT_CHOSEN):
            return cards
        return [c for c in cards if not self.total(modifiers.NOT_CHOSEN, c, use.seat, use.card)]

    def event_paid(self, seat: int, card: int) -> None:
        if self.box.keywords[card] & LIMITED:
            self.add(seat, LIMITED_USED)
        self.tell(rounds.PLAYED, seat, card)

    def ability_used(self, seat: int, card: int, ability: Ability) -> None:
        if ability.says is words.DEADLY:
            self.tell(words.DEADLY_ATTACK, seat)
        elif WHEN_REVEALED not in ability.kinds and card not in self.house:
            self.tell(rounds.USED, seat, card)

    def event_taken_back(self, seat: int, card: int) -> None:
        if self.box.keywords[card] & LIMITED:
            self.add(seat, LIMITED_USED, -1)
        self.tell(effects.LEFT[RETURNED], card)

    # ------------------------------------------------------------------ at any time

    def offers(self, seat: int) -> list[Choice]:
        """Gold that changes hands (Littlefinger); which gold is spent first."""
        choices: list[Choice] = []
        if (not self.tokens and self.options.variant != LITTLEFINGER) or self.phase == SETUP:
            return choices
        purses = self.purses(seat)
        choices += [words.SPEND(c) for c in purses if self.spends_first[seat] != c]
        if purses and self.spends_first[seat] >= 0:
            choices.append(words.SPEND_POOL)
        if self.options.variant == LITTLEFINGER and self.phase != MARSHALING:
            most = self.gold_to_give(seat)
            for other in self.opponents(seat) if most else []:
                if self.gave[seat * self.players + other] != self.asked:
                    choices += [words.GIVE(n, other) for n in range(1, most + 1)]
        return choices

    def gold_to_give(self, seat: int) -> int:
        """What a seat does not owe already: for an ability that it is about to use, or characters that it declares."""
        top = self.stack[-1]
        if isinstance(top, Acting) and top.seat == seat:
            return 0
        owed = top.owed_by(self, seat) if isinstance(top, Challenge) else 0
        return max(0, min(self.gold[seat], self.spendable(seat) - owed))

    def on_offer(self, seat: int, choice: Choice) -> None:
        if choice.verb is words.GIVE:
            amount, other = choice.args
            self.move_gold(seat, other, amount)
            self.gave[seat * self.players + other] = self.asked
            self.note_gift(seat, other, amount)
            self.tell(words.GAVE, seat, amount, other)
        else:
            self.spends_first[seat] = -1 if choice is words.SPEND_POOL else choice.args[0]

    # ------------------------------------------------------------------ what holds at all times

    def settle(self) -> None:
        unsettled = self.unsettled
        self.unsettled = 0
        if self.phase == SETUP:
            return
        if unsettled & POWER_CHANGED:
            self.near_victory = [s for s in self.alive if self.all_power(s) >= LEAST_TO_WIN]
            loose = bool(self.near_victory) and self.power_is_ruled and self.has_power_beside_characters()
            self.power_turns = RULED | (LOOSE if loose else 0)
        if self.near_victory and (unsettled & POWER_CHANGED or (unsettled & VALUES_CHANGED and self.power_may_turn())):
            rich = self.winners()
            if rich:
                self.claim_victory(rich)
                return
        if unsettled & VALUES_CHANGED:
            self.check_conditions()

    def power_may_turn(self) -> bool:
        """Whether the power that counts, or is needed, may have changed without any token: some card changes it now, or
        did when it was counted last, or some power is loose."""
        if not self.power_is_ruled:
            return False
        if self.stale:
            refresh(self)
        before = self.power_turns
        self.power_turns = before & LOOSE | (RULED if self.ruled & POWER_RULES else 0)
        return bool(before | self.power_turns)

    def has_power_beside_characters(self) -> bool:
        power, types = self.power, self.box.type
        return bool([c for play in self.plays for c in play if power[c] and types[c] != CHARACTER])

    def winners(self) -> list[int]:
        """Who has reached the power that is needed; of two partners one."""
        if self.options.variant == TWO_AGAINST_TWO:
            totals = [self.total_power(s) + self.total_power(s + 2) for s in (0, 1)]
            return [s for s in (0, 1) if totals[s] >= TO_WIN_TOGETHER]
        if not self.is_ruled(modifiers.POWER_TO_WIN):
            return [s for s in self.near_victory if self.total_power(s) >= TO_WIN]
        return [s for s in self.near_victory if self.total_power(s) >= self.power_to_win(s)]

    def win(self, seat: int, reason: str) -> None:
        partner = self.partner(seat)
        winners = (seat,) if partner < 0 else (min(seat, partner), max(seat, partner))
        self.end(winners, tuple(self.total_power(s) for s in range(self.players)), reason)

    def may_stay_on(self, attachment: int, bearer: int) -> bool:
        return legal_bearer(self, attachment, bearer)

    def check_conditions(self) -> None:
        """Illegal attachments go; characters die or are discarded while a condition says so."""
        if self.settle_cards():
            return
        if not self.ruled & CONDITIONS:
            return
        if self.ruled >> modifiers.DIES_AT_ZERO & 1 and self.kill_the_weak():
            return
        if self.is_ruled(modifiers.WATCHES_STRENGTH):
            self.watch_strengths()
        for card, constant in self.active.get(modifiers.DISCARDED_IF, ()):
            if constant.ask(self, card, card) and not is_leaving(self, card):
                effects.discard(self, [card], own_window=True)
                return

    def kill_the_weak(self) -> bool:
        """Who was saved with strength 0 is not killed again until the strength has changed."""
        over = [e for e in self.lasting if e[EFFECT] == OUTLIVED.number and self.strength_of(e[SUBJECT]) > 0]
        end_lasting(self, over)
        if self.stale:
            refresh(self)
        strength = self.strength
        doomed = [
            c
            for c in self.all_characters()
            if strength[c] <= 0
            and self.total(modifiers.DIES_AT_ZERO, c)
            and self.may_leave(c, KILLED)
            and not is_under(self, OUTLIVED, c)
            and not is_leaving(self, c)
        ]
        for card in doomed:
            last(self, OUTLIVED, FOREVER, subject=card)
        effects.kill(self, doomed, own_window=True)
        return bool(doomed)

    def watch_strengths(self) -> None:
        """Note which cards have, or had, another strength than the printed one in this phase."""
        for card, constant in self.active[modifiers.WATCHES_STRENGTH]:
            changed = constant.ask(self, card, card) and self.strength[card] != self.box.strength[card]
            if changed and not is_under(self, STRENGTH_CHANGED, card):
                last(self, STRENGTH_CHANGED, UNTIL_PHASE, subject=card)

    # ------------------------------------------------------------------ looking

    def resample(self, seat: int | None, rng: Rng) -> None:
        imagine.resample(self, seat, rng)
        self.stir(-1)

    def seen_by(self, seat: int | None) -> view.TableView:
        return view.seen_by(self, seat)

    def write(self) -> dict[str, Any]:
        return position.write(self)


@cache
def hidden_answers(house: int) -> tuple[int, int]:
    """What cards in a hand could answer, per timing, and the phases in which they could act; house 0: any deck."""
    heard = acts = 0
    for card in PRINTS:
        if house and card.house_only and not card.house_only & house:
            continue
        for ability in card.abilities:
            if card.type != EVENT and HAND not in ability.zones:
                continue
            if ability.is_action:
                acts |= ability.phases & ALL_PHASES
            for kind in ability.kinds if 0 <= ability.timing < MAX_TIMINGS else ():
                heard |= 1 << SPAN * ability.timing + kind
    return heard, acts


def rules_power(table: CouncilTable) -> bool:
    """Whether any card of a table may change the power that counts."""
    return any(p.stages.bits & POWER_RULES for p in set(table.box.printed))
