"""Using an ability: the steps of initiation.

Restrictions are checked before a use is offered (see restrictions.py); then the cost is determined and paid, targets
are chosen (before the cost, where the edition says so), the effects initiate (they can be cancelled now) and resolve.

What a use does happens in windows, and windows offer uses: the steps below look up happening.py when they need it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.abilities.ability import (
    CARD_TYPES,
    CARDS,
    ICONS,
    NAMES,
    NUMBERS,
    SEATS,
    Ability,
    Choose,
    Cost,
)
from smallcouncil.games.cardgame.abilities.payment import further_costs, gold_cost, payable_way, still_payable, weigh
from smallcouncil.games.cardgame.abilities.restrictions import completes, count_use, open_to
from smallcouncil.games.cardgame.layout.prints import EVENT
from smallcouncil.games.cardgame.layout.zones import HAND, HIDDEN, LIMBO
from smallcouncil.games.cardgame.occurrences.kinds import (
    AS_COST,
    EFFECTS_INITIATE,
    HAPPENED,
    NO_SAVE,
    PENDING,
    PLAYED,
)
from smallcouncil.games.cardgame.occurrences.listeners import is_heard_before, kinds_of, may_be_answered
from smallcouncil.games.cardgame.occurrences.occurrence import Acting
from smallcouncil.table import Choice, Verb

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

COST, TARGET, RESOLVE = range(3)  # what is being chosen


class Initiate(Acting):
    """One use of an ability, from its announcement to the reactions that its effects allow."""

    steps = (
        "determine",
        "choose_way",
        "target_first",
        "choose_cost",
        "pay",
        "choose_target",
        "initiate",
        "resolve",
        "finish_event",
        "answer",
    )
    fields = (
        "card",
        "ability",
        "seat",
        "depth",
        "kind",
        "subject",
        "player",
        "value",
        "fact",
        "x",
        "part",
        "chooser",
        "failed",
        "cancelled",
        "paid",
        "targets",
        "picks",
        "facts",
        "way",
        "ends",
    )
    __slots__ = (
        "card",
        "ability",
        "depth",
        "kind",
        "subject",
        "player",
        "value",
        "fact",
        "x",
        "part",
        "chooser",
        "failed",
        "cancelled",
        "paid",
        "targets",
        "picks",
        "facts",
        "way",
        "ends",
    )

    def __init__(
        self,
        card: int,
        ability: int,
        seat: int,
        depth: int = -1,
        kind: int = -1,
        subject: int = -1,
        player: int = -1,
        value: int = 0,
        fact: int = 0,
        x: int = 0,
        part: int = 0,
        chooser: int = -1,
        failed: int = 0,
        cancelled: int = 0,
        paid: list[int] | None = None,
        targets: list[int] | None = None,
        picks: list[int] | None = None,
        facts: list[int] | None = None,
        way: int = 0,
        ends: list[int] | None = None,
    ) -> None:
        self.step = 0
        self.card = card
        self.ability = ability
        self.seat = seat
        self.depth = depth  # of the occurrence that it answers, and the fact there:
        self.kind = kind
        self.subject = subject  # its card
        self.player = player  # its seat
        self.value = value
        self.fact = fact
        self.x = x
        self.part = part  # how far the effect has come
        self.chooser = chooser  # who chooses now, -1: not begun
        self.failed = failed  # a part of the effect was not done in full
        self.cancelled = cancelled
        self.paid = paid or []  # chosen for the cost
        self.targets = targets or []
        self.picks = picks or []  # chosen on resolution, by the last choice
        self.facts = facts or []  # what the effect did
        self.way = way  # of several ways to pay
        self.ends = ends or []  # where choices end: in `paid` of each cost, in `picks` of each player

    def copy(self) -> Initiate:
        return Initiate(
            self.card,
            self.ability,
            self.seat,
            self.depth,
            self.kind,
            self.subject,
            self.player,
            self.value,
            self.fact,
            self.x,
            self.part,
            self.chooser,
            self.failed,
            self.cancelled,
            self.paid[:],
            self.targets[:],
            self.picks[:],
            self.facts[:],
            self.way,
            self.ends[:],
        ).at(self.step)

    def key(self) -> int:
        """Names the use within its window: ability of a card, on a fact."""
        return (self.card * 16 + self.ability) * 256 + self.fact

    def declared(self, t: CardTable) -> Ability:
        return t.box.printed[self.card].abilities[self.ability]

    def costs(self, t: CardTable) -> tuple[Cost, ...]:
        """What is paid, the way that was chosen."""
        return self.costs_of(t, self.declared(t))

    def costs_of(self, t: CardTable, ability: Ability) -> tuple[Cost, ...]:
        costs = ability.ways[self.way].costs if ability.ways else ability.costs
        return further_costs(t, self, costs) if t.ruled & t.edition.further_rules or t.stale else costs

    # ------------------------------------------------------------------ the steps

    def determine(self, t: CardTable) -> None:
        if t.zone[self.card] <= HIDDEN:  # who plays a card says which
            self.card = t.show(self.card, -1)
        ability = t.box.printed[self.card].abilities[self.ability]
        if ability.x is not None:
            numbers = [words.NUMBER_OF(n) for n in ability.x(t, self)]
            self.ask(t, self.seat, t.edition.prompts[words.CHOOSE_X], numbers, args=(self.card,))
        elif not ability.ways:  # there is nothing to choose in the next step, or in both
            if ability.target is not None and t.edition.targets_first:
                self.step += 1
            else:
                self.step += 3
                self.choose_cost(t)

    def on_determine(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.x = choice.args[0]

    def choose_way(self, t: CardTable) -> None:
        ability = self.declared(t)
        if ability.ways:
            ways = [way.choice for n, way in enumerate(ability.ways) if payable_way(t, ability, self, n)]
            self.ask(t, self.seat, t.edition.prompts[words.CHOOSE_WAY], ways, args=(self.card,))

    def on_choose_way(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.way = next(n for n, way in enumerate(self.declared(t).ways) if way.choice is choice)

    def target_first(self, t: CardTable) -> None:
        target = self.declared(t).target
        if target is not None and t.edition.targets_first:
            self.choose(t, target, TARGET)

    def on_target_first(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.on_choose_target(t, seat, choice)

    def choose_cost(self, t: CardTable) -> None:
        costs = self.costs_of(t, t.box.printed[self.card].abilities[self.ability])
        while len(self.ends) < len(costs):
            what = costs[len(self.ends)].choose
            if what is not None and self.choose(t, what, COST):
                return
            self.ends.append(len(self.paid))
        self.step += 1
        self.pay(t)

    def on_choose_cost(self, t: CardTable, seat: int, choice: Choice) -> None:
        what = self.costs(t)[len(self.ends)].choose
        assert what is not None
        self.take(t, what, COST, choice)

    def pay(self, t: CardTable) -> None:
        ability = t.box.printed[self.card].abilities[self.ability]
        if ability.limit or ability.maximum:
            count_use(t, ability, self.card, self.seat)
        costs = self.costs_of(t, ability)
        t.pay(self.seat, gold_cost(t, ability, self, costs))
        if t.zone[self.card] == HAND and t.box.type[self.card] == EVENT:
            self.card = t.move(self.card, LIMBO)
            t.event_paid(self.seat, self.card)
        elif t.zone[self.card] > HIDDEN:
            t.ability_used(self.seat, self.card, ability)
        facts: list[int] = []
        start = 0
        for cost, end in zip(costs, self.ends, strict=True):
            if cost.facts is not None:
                facts += cost.facts(t, self, self.paid[start:end])
            if cost.pay is not None:
                cost.pay(t, self, self.paid[start:end])
            start = end
        if facts:
            from smallcouncil.games.cardgame.occurrences.happening import happen

            happen(t, facts, AS_COST | NO_SAVE, True)  # all at once; nothing saves what is paid
        elif ability.target is None or t.edition.targets_first:
            self.step += 1  # nothing was prevented, nothing is to be chosen

    def choose_target(self, t: CardTable) -> None:
        if self.cancelled:  # a part of the cost was prevented: what is paid stays paid, but nothing was used or played
            count_use(t, self.declared(t), self.card, self.seat, -1)
            if t.zone[self.card] == LIMBO:
                t.move(self.card, HAND)
                t.event_taken_back(self.seat, self.card)
            self.finish()
            return
        target = t.box.printed[self.card].abilities[self.ability].target
        if target is not None and not t.edition.targets_first:
            self.choose(t, target, TARGET)
        else:
            self.step += 1
            self.initiate(t)

    def on_choose_target(self, t: CardTable, seat: int, choice: Choice) -> None:
        target = self.declared(t).target
        assert target is not None
        self.take(t, target, TARGET, choice)

    def initiate(self, t: CardTable) -> None:
        ability = t.box.printed[self.card].abilities[self.ability]
        self.part = 0
        self.chooser = -1
        if ability.target is not None and not self.targets:
            self.cancelled = 1  # no legal target is left, or none was chosen of any number
        elif t.box.heard_before >> EFFECTS_INITIATE & 1 and t.cancellable(self.card, ability):
            from smallcouncil.games.cardgame.occurrences.happening import Happening

            if t.box.guarded or is_heard_before(t, 1 << EFFECTS_INITIATE):
                facts = [EFFECTS_INITIATE, self.card, self.seat, self.ability, PENDING]
                t.stack.append(Happening(facts, 0, len(t.stack) - 1))
                return
        self.step += 1
        self.resolve(t)

    def resolve(self, t: CardTable) -> None:
        ability = t.box.printed[self.card].abilities[self.ability]
        parts = ability.effect
        if self.cancelled or self.part >= len(parts) or (0 <= ability.then <= self.part and self.failed):
            if t.zone[self.card] != LIMBO:
                self.step += 2  # no event to be finished
                self.answer(t)
            return
        part = parts[self.part]
        if isinstance(part, Choose):
            if self.chooser < 0:
                self.picks = []
                if part.of_all:
                    self.ends = []
            self.choose(t, part, RESOLVE)
        else:
            self.step -= 1
            self.part += 1
            part(t, self)

    def on_resolve(self, t: CardTable, seat: int, choice: Choice) -> None:
        part = self.declared(t).effect[self.part]
        assert isinstance(part, Choose)
        self.take(t, part, RESOLVE, choice)

    def finish_event(self, t: CardTable) -> None:
        if t.zone[self.card] == LIMBO:
            t.move(self.card, t.event_goes_to(self.card, bool(self.cancelled)))
            if t.box.heard_at_all >> PLAYED & 1:
                self.facts += [PLAYED, self.card, self.seat, 0, HAPPENED]

    def answer(self, t: CardTable) -> None:
        if not self.facts:
            t.stack.pop()
            return
        from smallcouncil.games.cardgame.occurrences.happening import Aftermath

        if may_be_answered(t, kinds_of(self.facts, HAPPENED)):
            t.call(Aftermath(self.facts))

    # ------------------------------------------------------------------ choosing one by one

    def chosen(self, stage: int) -> list[int]:
        return self.paid if stage == COST else self.targets if stage == TARGET else self.picks

    def choose(self, t: CardTable, what: Choose, stage: int) -> bool:
        """Put the next question of a choice, or end it. Says whether there was one."""
        if self.chooser < 0:
            first = t.order_of_choosing(self.seat)[0] if what.each else self.seat
            self.chooser = what.who(t, self) if what.who else first
        chosen = self.chosen(stage)
        while True:
            mine = self.mine(t, chosen, what)
            among = what.among(t, self) if stage == COST else open_to(t, what, self)
            left = [c for c in among if c not in chosen]
            if what.fit is not None:
                fit = what.fit
                left = [c for c in left if fit(t, self, chosen, c)]
                if len(chosen) + 1 < what.lo:  # with the others it must come to enough
                    left = [c for c in left if completes(t, what, self, [o for o in left if o != c], [*chosen, c])]
            if stage == COST:
                left = still_payable(t, self, what, left)
            if left and self.wants_more(t, what, stage, mine):
                break
            if not self.pass_choice(t, what, stage):
                return False
        choices = [words.DONE] if mine >= what.lo and what.sum is None else []
        choices += offered(t, left, what.what)
        question = what.prompt or t.prompt(words.CHOOSE_COST if stage == COST else words.CHOOSE)
        args = (self.card, self.lacking(t, what, stage))[: len(question.params)]
        self.ask(t, self.chooser, question, choices, args=args)
        return True

    def wants_more(self, t: CardTable, what: Choose, stage: int, mine: int) -> bool:
        """Whether something is left to choose: up to the most that may be chosen, or until the sum is reached."""
        return mine < what.hi if what.sum is None else self.lacking(t, what, stage) > 0

    def lacking(self, t: CardTable, what: Choose, stage: int) -> int:
        """How much of a sum is still missing."""
        if what.sum is None:
            return 0
        start = self.ends[-1] if stage == COST and self.ends else 0
        return what.sum(t, self) - weigh(t, what, self.chosen(stage)[start:])

    def mine(self, t: CardTable, chosen: list[int], what: Choose) -> int:
        """How many of the chosen ones are of the present chooser."""
        if what.each and not what.of_all:
            return sum(1 for c in chosen if t.control[c] == self.chooser)
        counted = chosen is self.paid or what.of_all
        return len(chosen) - (self.ends[-1] if counted and self.ends else 0)

    def pass_choice(self, t: CardTable, what: Choose, stage: int) -> bool:
        """The chooser is done. Says whether another one follows."""
        if what.each:
            order = t.order_of_choosing(self.seat)
            at = order.index(self.chooser) + 1
            if at < len(order):
                self.chooser = order[at]
                if what.of_all:
                    self.ends.append(len(self.chosen(stage)))
                return True
        self.chooser = -1
        if stage == RESOLVE:
            self.part += 1
            self.goto(t, "resolve")
        return False

    def take(self, t: CardTable, what: Choose, stage: int, choice: Choice) -> None:
        self.again()
        if choice is words.DONE:
            self.end_choice(t, what, stage)
            return
        chosen = self.chosen(stage)
        value = chosen_value(t, choice, what.among(t, self), chosen)
        if stage == TARGET and what.what == CARDS and t.zone[value] <= HIDDEN:
            value = t.show(value, -1)  # a target is named for all to hear
        chosen.append(value)
        if not self.wants_more(t, what, stage, self.mine(t, chosen, what)):
            self.end_choice(t, what, stage)

    def end_choice(self, t: CardTable, what: Choose, stage: int) -> None:
        if self.pass_choice(t, what, stage):
            return
        if stage == COST:
            self.ends.append(len(self.paid))
        elif stage == TARGET:
            self.step += 1


def offered(t: CardTable, among: list[int], what: int) -> list[Choice]:
    """Choices for cards (hidden ones by title, alike ones once), seats, icons or numbers."""
    if what == CARDS:
        choices: list[Choice] = []
        zone = t.zone
        titles = set()
        for card in among:
            if zone[card] > HIDDEN:
                choices.append(words.PICK.of(card))
            elif t.box.what[card] not in titles:
                titles.add(t.box.what[card])
                choices.append(t.edition.words.take.of(t.box.what[card]))
        return choices
    verb: Verb = words.PLAYER
    if what == ICONS:
        verb = words.NAME
    elif what == NUMBERS:
        verb = words.NUMBER_OF
    elif what == CARD_TYPES:
        verb = words.TYPE
    elif what == NAMES:
        verb = t.words.say
    elif what != SEATS:
        verb = t.words.opt
    return verb.each(among)


def chosen_value(t: CardTable, choice: Choice, among: list[int], taken: list[int]) -> int:
    """The card, seat or number that a choice names."""
    value = choice.args[0]
    if choice.verb is not t.edition.words.take:
        return value
    return next(c for c in among if t.box.what[c] == value and t.zone[c] <= HIDDEN and c not in taken)
