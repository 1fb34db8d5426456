"""Using an ability: the seven steps of initiation, and who may use what.

Restrictions are checked before a use is offered; then the cost is determined and paid, targets are chosen, the
effects initiate (they can be cancelled now) and resolve.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.ability import (
    CARD_TYPES,
    CARDS,
    ICONS,
    NUMBERS,
    SEATS,
    Ability,
    Choose,
)
from smallcouncil.games.cardgame.kinds import (
    AS_COST,
    CARD,
    CONDITION,
    EFFECTS_INITIATE,
    HAPPENED,
    NO_SAVE,
    PENDING,
    PLAYED,
    SEAT,
    STATE,
    STRIDE,
    VALUE,
)
from smallcouncil.games.cardgame.prints import EVENT, FORCED_REACTION, INTERRUPT, REACTION, WOULD
from smallcouncil.games.cardgame.zones import DISCARD, HAND, HIDDEN, LIMBO
from smallcouncil.table import Choice, Procedure, Verb

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

COST, TARGET, RESOLVE = range(3)  # what is being chosen


class Initiate(Procedure):
    """One use of an ability, from its announcement to the reactions that its effects allow."""

    steps = ("determine", "choose_cost", "pay", "choose_target", "initiate", "resolve", "finish_event", "answer")
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
        self.paid = [] if paid is None else paid  # chosen for the cost
        self.targets = [] if targets is None else targets
        self.picks = [] if picks is None else picks  # chosen on resolution, by the last choice
        self.facts = [] if facts is None else facts  # what the effect did

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
        ).at(self.step)

    def key(self) -> int:
        """Names the use within its window: ability of a card, on a fact."""
        return (self.card * 16 + self.ability) * 256 + self.fact

    def declared(self, t: CardTable) -> Ability:
        return t.box.printed[self.card].abilities[self.ability]

    # ------------------------------------------------------------------ the steps

    def determine(self, t: CardTable) -> None:
        ability = self.declared(t)
        if ability.x is not None:
            numbers = [words.NUMBER_OF(n) for n in ability.x(t, self)]
            self.ask(t, self.seat, t.prompt(words.CHOOSE_X), numbers, args=(self.card,))

    def on_determine(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.x = choice.args[0]

    def choose_cost(self, t: CardTable) -> None:
        for cost in self.declared(t).costs:
            if cost.choose is not None:
                self.choose(t, cost.choose, COST)

    def on_choose_cost(self, t: CardTable, seat: int, choice: Choice) -> None:
        for cost in self.declared(t).costs:
            if cost.choose is not None:
                self.take(t, cost.choose, COST, choice)

    def pay(self, t: CardTable) -> None:
        ability = self.declared(t)
        count_use(t, ability, self.card, self.seat)
        gold = gold_cost(t, ability, self)
        if t.zone[self.card] == HAND:
            t.pay(self.seat, gold)
            self.card = t.to_limbo(self.card)
            t.event_paid(self.seat, self.card)
        else:
            t.pay(self.seat, gold)
        for cost in ability.costs:
            if cost.pay is not None:
                cost.pay(t, self)
        paying = t.stack[-1]
        if paying is not self:
            from smallcouncil.games.cardgame.happening import Happening

            if isinstance(paying, Happening):
                paying.marks |= AS_COST

    def choose_target(self, t: CardTable) -> None:
        if self.cancelled:  # a part of the cost was prevented: what is paid stays paid, an event stays in hand
            if t.zone[self.card] == LIMBO:
                t.move(self.card, HAND)
            self.finish()
            return
        target = self.declared(t).target
        if target is not None:
            self.choose(t, target, TARGET)

    def on_choose_target(self, t: CardTable, seat: int, choice: Choice) -> None:
        target = self.declared(t).target
        assert target is not None
        self.take(t, target, TARGET, choice)

    def initiate(self, t: CardTable) -> None:
        target = self.declared(t).target
        self.part = 0
        self.chooser = -1
        if target is not None and not self.targets and target.lo:
            self.cancelled = 1  # no legal target is left
        elif t.box.heard[WOULD] >> EFFECTS_INITIATE & 1 and t.cancellable(self.card):
            from smallcouncil.games.cardgame.happening import Happening, listens

            if t.options.windows == "safe" or listens(t, t.box.ears, 1 << EFFECTS_INITIATE):
                facts = [EFFECTS_INITIATE, self.card, self.seat, self.ability, PENDING]
                t.call(Happening(facts, 0, len(t.stack) - 1))

    def resolve(self, t: CardTable) -> None:
        if self.cancelled:
            return
        ability = self.declared(t)
        parts = ability.effect
        if self.part >= len(parts):
            return
        if ability.then >= 0 and self.part >= ability.then and self.failed:
            return
        part = parts[self.part]
        if isinstance(part, Choose):
            if self.chooser < 0:
                self.picks = []
            self.choose(t, part, RESOLVE)
        else:
            self.again()
            self.part += 1
            part(t, self)

    def on_resolve(self, t: CardTable, seat: int, choice: Choice) -> None:
        part = self.declared(t).effect[self.part]
        assert isinstance(part, Choose)
        self.take(t, part, RESOLVE, choice)

    def finish_event(self, t: CardTable) -> None:
        if t.zone[self.card] == LIMBO:
            t.move(self.card, DISCARD)
            if t.box.heard_at_all >> PLAYED & 1:
                self.facts += [PLAYED, self.card, self.seat, 0, HAPPENED]

    def answer(self, t: CardTable) -> None:
        if not self.facts:
            return
        from smallcouncil.games.cardgame.happening import Aftermath, kinds_of

        heard = t.box.heard
        if kinds_of(self.facts, HAPPENED) & (heard[FORCED_REACTION] | heard[REACTION]):
            t.call(Aftermath(self.facts))

    # ------------------------------------------------------------------ choosing one by one

    def chosen(self, stage: int) -> list[int]:
        return self.paid if stage == COST else self.targets if stage == TARGET else self.picks

    def choose(self, t: CardTable, what: Choose, stage: int) -> None:
        """Put the next question of a choice, or end it."""
        if self.chooser < 0:
            self.chooser = t.order()[0] if what.each else what.who(t, self) if what.who else self.seat
        chosen = self.chosen(stage)
        while True:
            mine = self.mine(t, chosen, what)
            left = [c for c in what.among(t, self) if c not in chosen]
            if what.fit is not None:
                fit = what.fit
                left = [c for c in left if fit(t, self, chosen, c)]
            if left and mine < what.hi:
                break
            if not self.pass_choice(t, what, stage):
                return
        choices = [] if mine < what.lo else [words.DONE]
        choices += offered(t, left, what.what)
        self.ask(t, self.chooser, what.prompt or t.prompt(words.CHOOSE), choices, args=(self.card,))

    def mine(self, t: CardTable, chosen: list[int], what: Choose) -> int:
        """How many of the chosen ones are of the present chooser."""
        if not what.each:
            return len(chosen)
        return sum(1 for c in chosen if t.control[c] == self.chooser)

    def pass_choice(self, t: CardTable, what: Choose, stage: int) -> bool:
        """The chooser is done. Says whether another one follows."""
        if what.each:
            order = t.order()
            at = order.index(self.chooser) + 1
            if at < len(order):
                self.chooser = order[at]
                return True
        self.chooser = -1
        if stage == RESOLVE:
            self.part += 1
            self.goto(t, "resolve")
        return False

    def take(self, t: CardTable, what: Choose, stage: int, choice: Choice) -> None:
        self.again()
        if choice is words.DONE:
            if not self.pass_choice(t, what, stage) and stage != RESOLVE:
                self.step += 1
            return
        chosen = self.chosen(stage)
        chosen.append(chosen_value(t, choice, what.among(t, self), chosen))
        if self.mine(t, chosen, what) >= what.hi and not self.pass_choice(t, what, stage) and stage != RESOLVE:
            self.step += 1


def offered(t: CardTable, among: list[int], what: int) -> list[Choice]:
    """Choices for cards (hidden ones by title, alike ones once), seats, icons or numbers."""
    if what == CARDS:
        choices: list[Choice] = []
        zone = t.zone
        titles = set()
        for card in among:
            if zone[card] > HIDDEN:
                choices.append(words.PICK(card))
            elif t.box.what[card] not in titles:
                titles.add(t.box.what[card])
                choices.append(t.titles.take(t.box.what[card]))
        return choices
    verb: Verb = words.PLAYER
    if what == ICONS:
        verb = words.NAME
    elif what == NUMBERS:
        verb = words.NUMBER_OF
    elif what == CARD_TYPES:
        verb = words.TYPE
    elif what != SEATS:
        verb = words.OPT
    return [verb(value) for value in among]


def chosen_value(t: CardTable, choice: Choice, among: list[int], taken: list[int]) -> int:
    """The card, seat or number that a choice names."""
    value = choice.args[0]
    if choice.verb is not t.titles.take:
        return value
    return next(c for c in among if t.box.what[c] == value and t.zone[c] <= HIDDEN and c not in taken)


# ---------------------------------------------------------------------- who may use what


def use_count(t: CardTable, ability: Ability, card: int, seat: int) -> bool:
    """Whether limit and maximum still allow a use."""
    if ability.limit and t.uses[ability.per].get(card * 16 + ability.index, 0) >= ability.limit:
        return False
    if not ability.maximum:
        return True
    return t.uses[ability.max_per].get(-1 - (t.box.what[card] * 16 + seat), 0) < ability.maximum


def count_use(t: CardTable, ability: Ability, card: int, seat: int) -> None:
    if ability.limit:
        uses = t.uses[ability.per]
        key = card * 16 + ability.index
        uses[key] = uses.get(key, 0) + 1
    if ability.maximum:
        uses = t.uses[ability.max_per]
        key = -1 - (t.box.what[card] * 16 + seat)
        uses[key] = uses.get(key, 0) + 1


def gold_cost(t: CardTable, ability: Ability, use: Initiate) -> int:
    """The gold a use costs: an event's price, and gold named by the ability."""
    gold = 0
    for cost in ability.costs:
        gold += cost.gold
    if t.box.type[use.card] != EVENT or t.host[use.card] >= 0:
        return gold
    if ability.gold is not None:
        price = ability.gold(t, use)
    else:
        price = use.x if ability.x is not None else t.box.printed[use.card].cost
    return gold + max(0, price - t.reduction(use.seat, use.card))


def allowed(t: CardTable, ability: Ability, use: Initiate) -> bool:
    """The restrictions: timing apart, may this ability be used now, with cost and targets?"""
    if not use_count(t, ability, use.card, use.seat):
        return False
    if ability.when is not None and not ability.when(t, use):
        return False
    for cost in ability.costs:
        if cost.can is not None and not cost.can(t, use):
            return False
        if cost.choose is not None and len(cost.choose.among(t, use)) < cost.choose.lo:
            return False
    if ability.x is not None:
        return bool(ability.x(t, use))  # only amounts that find a target
    if not t.can_pay(use.seat, gold_cost(t, ability, use)):
        return False
    target = ability.target
    return target is None or target.lo == 0 or len(target.among(t, use)) >= target.lo


def uses_of(t: CardTable, card: int, seat: int, timing: int, depth: int, used: list[int]) -> list[Initiate]:
    """How the abilities of one card may answer an occurrence."""
    above = t.stack[depth]
    facts: list[int] = above.facts  # type: ignore[attr-defined]
    wanted = PENDING if timing <= INTERRUPT else HAPPENED
    found = []
    for ability in t.box.printed[card].abilities:
        if ability.timing != timing:
            continue
        for at in range(0, len(facts), STRIDE):
            if facts[at + STATE] != wanted or facts[at] not in ability.kinds:
                continue
            use = Initiate(
                card, ability.index, seat, depth, facts[at], facts[at + CARD], facts[at + SEAT], facts[at + VALUE], at
            )
            if used and use.key() in used:
                continue
            if ability.saves and not may_save(t, ability, use, above.marks):  # type: ignore[attr-defined]
                continue
            if allowed(t, ability, use):
                found.append(use)
    return found


def may_save(t: CardTable, ability: Ability, use: Initiate, marks: int) -> bool:
    if marks & NO_SAVE:
        return False
    return not marks & CONDITION or (ability.lifts is not None and ability.lifts(t, use))


def collect(t: CardTable, seat: int, timing: int, depth: int, used: list[int]) -> list[tuple[Choice, Initiate]]:
    """All that a seat may use in a window."""
    hears = t.box.hears[timing]
    kinds = 0
    facts: list[int] = t.stack[depth].facts  # type: ignore[attr-defined]
    for at in range(0, len(facts), STRIDE):
        kinds |= 1 << facts[at]
    found: list[tuple[Choice, Initiate]] = []
    for card in t.plays[seat] + t.answering(seat):
        if hears[card] & kinds and not t.is_blank(card) and t.may_trigger(seat, card):
            uses = uses_of(t, card, seat, timing, depth, used)
            if uses:
                found += named(t, card, uses)
    titles = set()
    for card in t.hands[seat]:
        if hears[card] & kinds and t.box.type[card] == EVENT and t.box.what[card] not in titles:
            titles.add(t.box.what[card])
            if t.may_trigger(seat, card) and t.event_allowed(seat, card):
                found += named_event(t, card, uses_of(t, card, seat, timing, depth, used))
    return found


def named(t: CardTable, card: int, uses: list[Initiate]) -> list[tuple[Choice, Initiate]]:
    """A choice for each use: of the card alone, or for one of several subjects, or of one of several abilities."""
    if not uses:
        return []
    several = any(u.ability != uses[0].ability for u in uses)
    if several:
        return [(words.USE(card, i), u) for i, u in enumerate(uses)]
    if len({u.subject for u in uses}) == 1:
        return [(words.TRIGGER(card), uses[0])]
    return [(words.TRIGGER_FOR(card, u.subject), u) for u in uses]


def named_event(t: CardTable, card: int, uses: list[Initiate]) -> list[tuple[Choice, Initiate]]:
    title = t.box.what[card]
    if not uses:
        return []
    if len({u.subject for u in uses}) == 1:
        return [(t.titles.play(title), uses[0])]
    return [(t.titles.play_for(title, u.subject), u) for u in uses]


def find_use(t: CardTable, seat: int, timing: int, depth: int, used: list[int], choice: Choice) -> Initiate:
    for found, use in collect(t, seat, timing, depth, used):
        if found is choice:
            return use
    raise AssertionError(f"{choice} was not offered")


def forced_uses(t: CardTable, timing: int, depth: int, used: list[int]) -> list[tuple[Choice, Initiate]]:
    """Forced abilities that must be used now, whoever controls them."""
    hears = t.box.hears[timing]
    found: list[tuple[Choice, Initiate]] = []
    for seat in t.order():
        for card in [*t.plays[seat], *t.answering(seat)]:
            if hears[card] and not t.is_blank(card):
                found += named(t, card, uses_of(t, card, seat, timing, depth, used))
    return found
