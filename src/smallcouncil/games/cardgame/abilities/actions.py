"""Action windows: players act in turn until all have passed in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.abilities.prospects import Plan, Prospect, plan_for, prospect
from smallcouncil.games.cardgame.abilities.restrictions import allowed
from smallcouncil.games.cardgame.abilities.uses import is_elsewhere, named
from smallcouncil.games.cardgame.layout.prints import EVENT
from smallcouncil.games.cardgame.layout.zones import HIDDEN
from smallcouncil.games.cardgame.occurrences.listeners import listen
from smallcouncil.games.cardgame.occurrences.opportunity import Opportunity
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.table import Choice

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


class ActionWindow(Opportunity):
    """One action window; who it begins with has the first opportunity."""

    fields = ("seat", "passes")
    __slots__ = ()

    def __init__(self, seat: int, passes: int) -> None:
        self.step = 0
        self.seat = seat
        self.passes = passes

    def copy(self) -> ActionWindow:
        return ActionWindow(self.seat, self.passes).at(self.step)

    def offer(self, t: CardTable) -> None:
        if t.window_closed():
            return
        if self.seat not in t.alive:
            self.seat = t.after(self.seat)
        found = next_actor(t, self.seat, self.passes)
        if found is None:
            t.stack.pop()
        else:
            self.seat, self.passes, choices = found
            self.ask(t, self.seat, t.edition.prompts[words.ACT], choices, (), None, True)

    def act(self, t: CardTable, seat: int, choice: Choice) -> None:
        use = named_action(t, seat, choice)
        if use is None:
            t.act(seat, choice)
        else:
            t.stack.append(Initiate(use.card, use.ability, use.seat))


def open_actions(t: CardTable, seat: int) -> None:
    """Open an action window, the last thing a step does: none if nobody can act in it."""
    if t.unsettled or seat not in t.alive:
        t.stack.append(ActionWindow(seat, 0))
        return
    found = next_actor(t, seat, 0)
    if found is not None:
        actor, passes, choices = found
        window = ActionWindow(actor, passes)
        window.step = 1
        t.stack.append(window)
        window.ask(t, actor, t.edition.prompts[words.ACT], choices, (), None, True)


def next_actor(t: CardTable, seat: int, passes: int) -> tuple[int, int, list[Choice]] | None:
    """The next one who can act, how many have passed then, and the choices; None: all pass."""
    alive = t.alive
    asks_more = t.hold or t.asks_again or t.box.guarded
    speakers = len(alive)
    at = alive.index(seat)
    while passes < speakers:
        seat = alive[at]
        choices = t.actions(seat)
        if choices or (asks_more and (t.hold or t.asks_again or t.could_answer(seat, -1, 0))):
            choices.insert(0, words.PASS)
            return seat, passes, choices
        passes += 1  # who cannot act has passed
        at = (at + 1) % speakers
    return None


def abilities(t: CardTable, seat: int, phase: int) -> list[Choice]:
    """The actions that a seat may use in a phase (a bit): of cards in play, plot and agenda, and events in hand."""
    choices: list[Choice] = []
    if t.listening < 0:
        listen(t)
    there = t.present[seat]
    if not there.phases & phase:
        return choices
    if t.stale:
        refresh(t)
    if t.ruled & t.edition.silencing and not t.may_trigger(seat):
        return choices
    plan = there.plans.get(phase) or plan_for(t, seat, phase)
    kneeling = t.kneeling
    no_challenge = t.type < 0
    for one in plan.prospects:
        if one.stands >= 0 and kneeling[one.stands]:  # most of them
            continue
        if not one.only:
            choices += one_of_several(t, seat, one, phase)
            continue
        ability = one.ability
        if no_challenge and ability.in_challenge:
            continue
        if ability.least_gold and not t.can_pay(seat, ability.least_gold):
            continue
        if one.from_hand:
            if not t.event_allowed(seat, one.card):
                continue
        elif t.blank[one.card]:
            continue
        if (one.unrestricted and not t.ruled & t.edition.further_rules) or allowed(t, ability, one.use):
            choices.append(one.choice)
    return choices + actions_elsewhere(t, seat, plan, phase) if plan.elsewhere else choices


def one_of_several(t: CardTable, seat: int, prospect: Prospect, phase: int) -> list[Choice]:
    """The actions of a card that has several: one of an event, all others by name."""
    if prospect.from_hand:
        return [prospect.choice] if event_in_hand(t, seat, prospect.card, phase) is not None else []
    uses = actions_of(t, seat, prospect.card, phase)
    return named(t, prospect.card, uses) if uses else []


def actions_elsewhere(t: CardTable, seat: int, plan: Plan, phase: int) -> list[Choice]:
    """The actions of cards that work from where they lie; of hidden ones by title, which an event may have, too."""
    choices: list[Choice] = []
    what = t.box.what
    titles = plan.titles[:]
    for card in plan.elsewhere:
        uses = actions_of(t, seat, card, phase)
        if uses and t.zone[card] > HIDDEN:
            choices += named(t, card, uses)
        elif uses and what[card] not in titles:
            titles.append(what[card])
            choices.append(t.words.play(what[card]))
    return choices


def named_action(t: CardTable, seat: int, choice: Choice) -> Initiate | None:
    """The use that a choice names, for another like it to be made; None: it names none of a card's abilities."""
    verb = choice.verb
    if verb is t.edition.words.play:
        title = choice.args[0]
        for card in t.hands[seat]:
            if t.box.what[card] == title and t.box.type[card] == EVENT:
                return only_action(t, seat, card) or event_in_hand(t, seat, card, t.phase_bit())
        mine = t.box.elsewhere[seat]
        card = next(c for c in mine if t.box.what[c] == title and t.zone[c] <= HIDDEN and is_elsewhere(t, c))
        return actions_of(t, seat, card, t.phase_bit())[0]
    if verb is words.TRIGGER or verb is words.USE:
        card = choice.args[0]
        use = only_action(t, seat, card)
        if use is not None:
            return use
        uses = actions_of(t, seat, card, t.phase_bit())
        return uses[named(t, card, uses).index(choice)]
    return None


def only_action(t: CardTable, seat: int, card: int) -> Initiate | None:
    """The action of a card that has but one: there is nothing to be told apart."""
    printed = t.box.printed[card]
    return prospect(t, card, printed.actions[0], seat).use if printed.has_one_action else None


def actions_of(t: CardTable, seat: int, card: int, phase: int) -> list[Initiate]:
    """The actions of a card in play, a plot or an agenda, or of one that works from where it lies, in a phase."""
    uses: list[Initiate] = []
    if t.stale:
        refresh(t)
    if t.blank[card]:
        return uses
    printed = t.box.printed[card]
    elsewhere = bool(printed.elsewhere) and is_elsewhere(t, card)
    for ability in printed.actions:
        if ability.phases & phase:
            if (ability.zones and t.zone[card] not in ability.zones) or (elsewhere and not ability.zones):
                continue
            if ability.least_gold and not t.can_pay(seat, ability.least_gold):
                continue
            use = prospect(t, card, ability, seat).use
            if allowed(t, ability, use):
                uses.append(use)
    return uses


def event_in_hand(t: CardTable, seat: int, card: int, phase: int) -> Initiate | None:
    """The action of an event in a phase, if it can be played."""
    if t.event_allowed(seat, card):
        for ability in t.box.printed[card].actions:
            if ability.phases & phase:
                use = prospect(t, card, ability, seat).use
                if allowed(t, ability, use):
                    return use
    return None
