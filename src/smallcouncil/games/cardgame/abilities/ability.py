"""Abilities as declarations: when they may be used, what they cost, what is chosen, what they do.

The functions of an ability take the table and the use under way (`Initiate`): who uses which card, on which fact,
what was chosen so far. They are referred to by card and index, so that everything on the stack is data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smallcouncil.table import Choice, Prompt, Verb

Test = Callable[[Any, Any], object]  # (table, use); true or false, as every condition of Python
Act = Callable[[Any, Any], None]
Among = Callable[[Any, Any], list[int]]
Amount = Callable[[Any, Any], int]

# What is chosen.
CARDS, SEATS, ICONS, NUMBERS, OPTIONS, CARD_TYPES, NAMES = range(7)

# Whom a fact must be about; 0: anybody. Of a challenge, the user may have to be the one who is attacked.
ABOUT_THIS_CARD, ABOUT_USER, USER_DEFENDS = 1, 2, 3

# What kneels as a cost.
THIS_CARD, FACTION_CARD = 1, 2

# How often: an ability of one card (limit), or all copies of a title for one player (maximum).
PER_CHALLENGE, PER_PHASE, PER_ROUND, PER_GAME = range(4)


def one(t: Any, card: int) -> int:
    return 1


class Choose:
    """A choice within an ability: a target, a part of the cost, or something picked on resolution."""

    __slots__ = ("among", "lo", "hi", "what", "who", "each", "of_all", "prompt", "fit", "sum", "weight")

    def __init__(
        self,
        among: Among,
        *,
        lo: int = 1,
        hi: int = 1,
        what: int = CARDS,
        who: Amount | None = None,
        each: bool = False,
        of_all: bool = False,
        prompt: Prompt | None = None,
        fit: Callable[[Any, Any, list[int], int], object] | None = None,
        sum: Amount | None = None,
        weight: Callable[[Any, int], int] = one,
    ) -> None:
        """`lo` to `hi` of `among`; `who` chooses (the user of the ability unless said), or `each` player in order:
        among own cards, or among those `of_all` players.

        `fit(t, use, chosen, next)`: whether one more goes together with those chosen already. With a `sum(t, use)`, as
        many are chosen as it takes until what they weigh, `weight(t, card)`, comes to it; what is too much is lost.
        Each weighs 1 unless said. A `prompt` may take the card, and what is missing of the sum.
        """
        self.among = among
        self.lo = lo
        self.hi = hi
        self.what = what
        self.who = who
        self.each = each
        self.of_all = of_all
        self.prompt = prompt
        self.fit = fit
        self.sum = sum
        self.weight = weight


Part = Act | Choose


class Cost:
    """What is paid: gold, things that happen (all costs of a use at the same moment), things nobody can answer.

    Each cost of a use may have a choice of its own; `facts` and `pay` are told what was chosen for it.
    """

    __slots__ = ("can", "pay", "choose", "gold", "price", "facts", "kneels")

    def __init__(
        self,
        can: Test | None = None,
        pay: Callable[[Any, Any, list[int]], None] | None = None,
        choose: Choose | None = None,
        gold: int = 0,
        price: Amount | None = None,
        facts: Callable[[Any, Any, list[int]], list[int]] | None = None,
        kneels: int = 0,
    ) -> None:
        self.can = can
        self.pay = pay  # what nobody can answer: (table, use, chosen)
        self.choose = choose
        self.gold = gold
        self.price = price  # gold that depends on the use: on its target, on X
        self.facts = facts  # what happens: (table, use, chosen), see kinds.py
        self.kneels = kneels  # THIS_CARD or FACTION_CARD: it must stand


class Way:
    """One of several ways to pay, named by the choice that takes it: `Way(PAY_GOLD(2), pay(2))`."""

    __slots__ = ("choice", "costs")

    def __init__(self, choice: Choice, *costs: Cost) -> None:
        self.choice = choice
        self.costs = costs


class Ability:
    """One triggered ability or action of a card."""

    __slots__ = (
        "index",
        "timing",
        "kinds",
        "is_action",
        "phases",
        "when",
        "costs",
        "ways",
        "zones",
        "target",
        "effect",
        "limit",
        "per",
        "maximum",
        "max_per",
        "saves",
        "lifts",
        "then",
        "x",
        "gold",
        "lasts",
        "says",
        "about",
        "in_challenge",
        "stands",
        "first_choice",
        "names_gold",
        "least_gold",
        "unrestricted",
    )

    def __init__(
        self,
        *,
        timing: int = -1,
        kinds: tuple[int, ...] = (),
        is_action: bool = False,
        phases: int = -1,
        when: Test | None = None,
        costs: tuple[Cost, ...] = (),
        ways: tuple[Way, ...] = (),
        zones: tuple[int, ...] = (),
        target: Choose | None = None,
        effect: tuple[Part, ...] = (),
        limit: int = 0,
        per: int = PER_ROUND,
        maximum: int = 0,
        max_per: int = PER_CHALLENGE,
        saves: bool = False,
        lifts: Test | None = None,
        then: int = -1,
        x: Among | None = None,
        gold: Amount | None = None,
        lasts: int = -1,
        says: Verb | None = None,
        about: int = 0,
        in_challenge: bool = False,
    ) -> None:
        self.index = 0
        self.timing = timing
        self.kinds = kinds
        self.is_action = is_action
        self.phases = phases  # bits; -1: any
        self.when = when
        self.costs = costs
        self.ways = ways  # several ways to pay, in place of costs: the user chooses one
        self.zones = zones  # where the card must be; none: in play, an event in hand
        self.target = target
        self.effect = effect
        self.limit = limit
        self.per = per
        self.maximum = maximum
        self.max_per = max_per
        self.saves = saves
        self.lifts = lifts  # a save that may end a lasting condition: would it?
        self.then = then  # parts from this one on only if all before was done in full
        self.x = x  # a cost of X: the values to pick from
        self.gold = gold  # a gold cost that is not the printed one
        self.lasts = lasts  # all that it does lasts until then: of no use when that is over; -1: not so
        self.says = says  # of a card with several abilities: the verb, with the card, that names this one
        self.about = about  # whom the facts that it answers must be about, as far as `when` says so at a glance
        self.in_challenge = in_challenge  # of no use without one, which `when` says at a glance
        ways_to_pay = [way.costs for way in ways] or [costs]
        self.stands = 0  # what must stand whichever way is paid
        for what in (THIS_CARD, FACTION_CARD):
            if all([any([cost.kneels == what for cost in paid]) for paid in ways_to_pay]):
                self.stands = what
        part = effect[0] if effect else None  # an effect that begins with a choice needs something to choose
        needed = isinstance(part, Choose) and not part.each and bool(part.lo) and part.who is None
        self.first_choice = part if isinstance(part, Choose) and needed and target is None else None
        self.least_gold = sum(cost.gold for cost in costs)  # whatever else is due
        self.names_gold = any(
            cost.gold or cost.price for paid in (costs, *(way.costs for way in ways)) for cost in paid
        )
        # on a card in play, it may be used whenever what must stand does: most of those that kneel for something
        self.unrestricted = (
            all([part is None for part in (when, target, x, self.first_choice)])
            and not (limit or maximum or ways or zones)
            and lasts < 0
            and not any([cost.can or cost.choose or cost.gold or cost.price for cost in costs])
            and all([cost.kneels in (0, self.stands) for cost in costs])
        )


def unchanged(t: Any, card: int) -> None:
    """A rule modifier changes no values."""


def nothing(*args: Any) -> int:
    return 0


class Constant:
    """A constant ability: what it modifies, and how.

    `apply(t, card)` of a value modifier changes the current values; `ask(t, card, ...)` of a rule modifier answers a
    question of the rules. `reads` are the things on which it depends (see current.py): the values are worked out
    anew when one of them changes; and when any card comes or goes, unless it is `near`: about its own card, what lies
    on that, or what that is attached to.
    """

    __slots__ = ("modifier", "change", "ask", "reads", "near", "sets", "whom")

    def __init__(
        self,
        modifier: int,
        *,
        apply: Callable[[Any, int], None] | None = None,
        ask: Callable[..., int] | None = None,
        reads: int = -1,
        near: bool = False,
        sets: bool = False,
        whom: Callable[[Any, int], list[int]] | None = None,
    ) -> None:
        self.whom = whom  # of immunity: the cards that are immune; None: the card itself
        self.sets = sets  # a value: the last one applied wins
        self.modifier = modifier
        self.change = apply or unchanged
        self.ask = ask or nothing
        self.reads = reads
        self.near = near
