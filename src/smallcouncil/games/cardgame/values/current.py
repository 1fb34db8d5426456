"""Current values: strength, icons, keywords, traits and what is blank, worked out from the printed ones.

All constant abilities and lasting effects are applied anew from the base values whenever something changed that one
of them reads: plus and minus first, then times and divided by, rounded up at the end; a set value beats all that;
below zero counts as zero. What makes blank comes first (blanking.py), then traits, then the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil.games.cardgame.values.blanking import blank_and_shield, shield

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.abilities.ability import Constant
    from smallcouncil.games.cardgame.layout.layout import Layout

# What a constant ability or a lasting effect changes; an edition numbers its rule modifiers from RULES on.
# VALUES_BY_ICONS: like VALUES, but it reads the current icons of cards and changes none.
BLANK, IMMUNE, TRAITS, JOIN, VALUES, VALUES_BY_ICONS, RULES = range(7)
ANY_VALUE = (1 << RULES) - 1

# What a constant ability may depend on. Cards coming, going and changing hands always count, unless it is `near`.
KNEELING, GOLD, CHALLENGE, POWER, HANDS, PLOTS, FIRST, TOKENS, PHASE = (1 << i for i in range(9))

# Why the table has to settle (see CardTable.settle).
POWER_CHANGED, DECKS_CHANGED, VALUES_CHANGED = 1, 2, 4


class Stages:
    """The constant abilities of a card, by the stage at which they are applied."""

    __slots__ = ("early", "values", "by_icons", "rules", "changes_values", "near", "reads", "bits")

    def __init__(self, constants: list[Constant]) -> None:
        self.early = [c for c in constants if c.modifier <= JOIN]
        self.values = [c for c in constants if c.modifier == VALUES]
        self.by_icons = [c for c in constants if c.modifier == VALUES_BY_ICONS]
        self.rules = [c for c in constants if c.modifier >= RULES]
        self.changes_values = len(self.rules) < len(constants)
        self.near = all([c.near for c in constants if c.modifier < RULES])
        self.reads = 0  # what those after the early ones depend on
        self.bits = 0  # the rules that they bear on
        for constant in self.values + self.by_icons + self.rules:
            self.reads |= constant.reads
        for constant in self.rules:
            self.bits |= 1 << constant.modifier


class InForce:
    """The constant abilities of some cards, by stage: what stays the same until a card comes or goes."""

    __slots__ = (
        "sources",
        "blankers",
        "immune",
        "early",
        "values",
        "by_icons",
        "active",
        "near",
        "reads",
        "bits",
        "blank",
        "rest",
    )

    def __init__(self, sources: list[tuple[int, Stages]]) -> None:
        self.sources = sources
        self.blankers: list[tuple[int, Constant]] = []
        self.immune: list[tuple[int, Constant]] = []
        self.early: list[tuple[int, Constant]] = []  # traits, taking part
        self.values: list[tuple[int, Constant]] = []
        self.by_icons: list[tuple[int, Constant]] = []
        self.active: dict[int, list[tuple[int, Constant]]] = {}  # by modifier
        self.blank: list[int] = []
        self.rest: InForce | None = None  # what was left of it when those cards were blank
        self.near = True  # no value depends on other cards than those that they are about
        active = self.active
        reads = bits = 0
        for card, stage in sources:
            reads |= stage.reads
            if not stage.near:
                self.near = False
            for constant in stage.early:
                if constant.modifier == BLANK:
                    self.blankers.append((card, constant))
                elif constant.modifier == IMMUNE:
                    self.immune.append((card, constant))
                else:
                    self.early.append((card, constant))
            if stage.values:
                self.values += [(card, constant) for constant in stage.values]
            if stage.by_icons:
                self.by_icons += [(card, constant) for constant in stage.by_icons]
            if stage.rules:
                bits |= stage.bits
                for constant in stage.rules:
                    if constant.modifier in active:
                        active[constant.modifier].append((card, constant))
                    else:
                        active[constant.modifier] = [(card, constant)]
        self.reads = reads
        self.bits = bits

    def with_rules(self, card: int, stages: Stages) -> InForce:
        """The same with a card more that bears on rules alone."""
        force = InForce([])
        force.sources = [*self.sources, (card, stages)]
        force.blankers, force.immune, force.early, force.values, force.by_icons = self.changes_values()
        force.active = active = self.active.copy()
        for constant in stages.rules:
            active[constant.modifier] = [*active.get(constant.modifier, ()), (card, constant)]
        force.near = self.near
        force.reads = self.reads | stages.reads
        force.bits = self.bits | stages.bits
        return force

    def changes_values(self) -> tuple[list[tuple[int, Constant]], ...]:
        """All of them but those that bear on rules."""
        return self.blankers, self.immune, self.early, self.values, self.by_icons

    def without(self, blank: list[int]) -> InForce:
        """What is in force while some cards, marked by 1, are blank."""
        if self.rest is None or self.blank != blank:
            self.rest = InForce([source for source in self.sources if not blank[source[0]]])
            self.blank = blank
        return self.rest


class Lasting:
    """A kind of lasting effect (see Edition.lasting_effect).

    One in force is a tuple: (kind, until, subject, value, seat, source, since).
    """

    __slots__ = ("number", "name", "modifier", "bit", "apply", "ask", "reads", "ends_with_subject")

    def __init__(self, number: int, name: str, modifier: int, apply: Any, ask: Any, reads: int, on_card: bool) -> None:
        self.number = number
        self.name = name
        self.modifier = modifier
        self.bit = 1 << modifier
        self.apply = apply
        self.ask = ask
        self.reads = reads
        self.ends_with_subject = on_card


NONE: Any = {}  # never changed: the first change is made to a new one

EFFECT, UNTIL, SUBJECT, AMOUNT, WHOSE, SOURCE, SINCE = range(7)


def gather(t: Layout) -> InForce:
    """The constant abilities of all cards that are there now."""
    printed = t.box.printed
    sources = [(c, printed[c].stages) for play in t.plays for c in play if printed[c].constants]
    return InForce(sources + [(c, printed[c].stages) for c in t.other_sources() if printed[c].constants])


def refresh(t: Layout) -> None:
    """Work out all current values."""
    t.stale = False
    if t.reshaped:
        t.reshaped = False
        t.in_force = gather(t)
    force = t.in_force
    box = t.box
    # what nothing changes is as printed
    t.strength = box.strength
    t.icons = box.icons
    t.keywords = box.keywords
    t.traits = box.traits
    t.blank = box.nobody
    t.joined = []
    t.active = force.active
    t.plus = t.icon_changes = t.factors = t.fixed = t.lost = t.bars = NONE
    t.shields = {}
    t.conflict = []
    lasting = t.lasting
    if not force.sources and not lasting:
        t.ruled = t.watch = 0
        return
    declared = t.edition.lasting
    ruled = watch = 0
    for effect in lasting:
        kind = declared[effect[EFFECT]]
        ruled |= kind.bit
        watch |= kind.reads
    t.ruled = -1  # while abilities are applied, anything might bear on anything
    if force.blankers or force.immune or ruled & (1 << BLANK | 1 << IMMUNE):
        watch |= blank_and_immune(t, force)
    if force.early:
        watch |= apply_early(t, force.early)
    if t.blank is not box.nobody:
        force = force.without(t.blank)
        t.active = force.active
    for card, constant in force.values:
        t.acting = card
        constant.change(t, card)
    t.acting = -1
    if ruled & 1 << VALUES:
        for effect in lasting:
            kind = declared[effect[EFFECT]]
            if kind.modifier == VALUES:
                kind.apply(t, effect)
    t.ruled = ruled | force.bits
    t.watch = watch | force.reads
    if t.icon_changes:
        t.icons = box.icons[:]
        for key, change in t.icon_changes.items():
            card, icon = divmod(key, 8)
            if (box.icons[card] >> icon & 1) + change > 0:
                t.icons[card] |= 1 << icon
            else:
                t.icons[card] &= ~(1 << icon)
    for card, constant in force.by_icons:
        t.acting = card
        constant.change(t, card)
    t.acting = -1
    if t.factors or t.fixed:
        t.strength = strength = t.strength[:]
        for card, (times, by) in t.factors.items():
            strength[card] = -(-strength[card] * times // by)
        for card, (value, _, _) in t.fixed.items():
            strength[card] = value
    if t.lost:
        t.keywords = t.keywords[:]
        for card, keywords in t.lost.items():
            t.keywords[card] &= ~keywords


def blank_and_immune(t: Layout, force: InForce) -> int:
    """What comes before all other values: blank cards and immunity. Gives what it reads."""
    watch = 0
    for _, constant in force.blankers:
        watch |= constant.reads
    immune = []
    for card, constant in force.immune:
        if constant.whom is None:
            immune.append((card, constant.ask, card))
        else:
            immune += [(card, constant.ask, shielded) for shielded in constant.whom(t, card)]
            watch |= constant.reads
    blank = []
    declared = t.edition.lasting
    for effect in t.lasting:
        kind = declared[effect[EFFECT]]
        if kind.modifier == IMMUNE:
            shield(t, effect[SUBJECT], kind.ask)
        elif kind.modifier == BLANK:
            blank.append(effect[SUBJECT])
    if force.blankers or blank:
        blank_and_shield(t, force.blankers, immune, blank)
    else:
        for _, ask, shielded in immune:
            shield(t, shielded, ask)
    return watch


def apply_early(t: Layout, constants: list[tuple[int, Constant]]) -> int:
    """What comes next: traits, then who takes part. Gives what it reads."""
    watch = 0
    for modifier in (TRAITS, JOIN):
        for card, constant in constants:
            if constant.modifier == modifier and not t.blank[card]:
                t.acting = card
                constant.change(t, card)
                watch |= constant.reads
    return watch


def add_strength(t: Layout, card: int, amount: int) -> None:
    if card in t.shields and t.is_immune(card, t.acting):
        return
    if t.strength is t.box.strength:
        t.strength = t.strength[:]
    t.strength[card] += amount
    if amount > 0:
        if t.plus is NONE:
            t.plus = {}
        t.plus[card] = t.plus.get(card, 0) + amount


def multiply_strength(t: Layout, card: int, times: int, by: int = 1) -> None:
    if card in t.shields and t.is_immune(card, t.acting):
        return
    if t.factors is NONE:
        t.factors = {}
    old_times, old_by = t.factors.get(card, (1, 1))
    t.factors[card] = (old_times * times, old_by * by)


def set_strength(t: Layout, card: int, value: int, since: int = 0) -> None:
    """A set value; the one applied last wins. `since`: when the effect began, or the card that says so came.

    Of two that began at the same moment, the first player says which is applied last.
    """
    if card in t.shields and t.is_immune(card, t.acting):
        return
    if t.fixed is NONE:
        t.fixed = {}
    old, began, source = t.fixed.get(card, (value, -1, -1))
    if since == began and old != value and min(source, t.acting) >= 0:
        order = t.precedence
        if source in order and t.acting in order:
            if order.index(t.acting) < order.index(source):
                return
        else:
            t.conflict = [source, t.acting]
    if since >= began:
        t.fixed[card] = (value, since, t.acting)


def gain_icon(t: Layout, card: int, icon: int, count: int = 1) -> None:
    """Icons are counted by source: a lost one outweighs only one source."""
    if card in t.shields and t.is_immune(card, t.acting):
        return
    if t.icon_changes is NONE:
        t.icon_changes = {}
    key = card * 8 + icon
    t.icon_changes[key] = t.icon_changes.get(key, 0) + count


def gain_keyword(t: Layout, card: int, keyword: int) -> None:
    if card in t.shields and t.is_immune(card, t.acting):
        return
    if t.keywords is t.box.keywords:
        t.keywords = t.keywords[:]
    t.keywords[card] |= keyword


def lose_keyword(t: Layout, card: int, keyword: int) -> None:
    """A lost keyword is gone, whatever else gives it."""
    if not (card in t.shields and t.is_immune(card, t.acting)):
        if t.lost is NONE:
            t.lost = {}
        t.lost[card] = t.lost.get(card, 0) | keyword


def gain_trait(t: Layout, card: int, trait: int) -> None:
    if card in t.shields and t.is_immune(card, t.acting):
        return
    if t.traits is t.box.traits:
        t.traits = t.traits[:]
        t.renamed = []
    t.traits[card] |= trait
    t.renamed.append(card)


def bar_attachments(t: Layout, card: int, traits: int, *, all_others: bool = False) -> None:
    """A card may bear no attachments with one of these traits; or, all others barred, only such with one of them."""
    if card in t.shields and t.is_immune(card, t.acting):
        return
    if t.bars is NONE:
        t.bars = {}
    t.bars.setdefault(card, []).append((traits, all_others))


def make_blank(t: Layout, card: int) -> None:
    """The printed text box is treated as blank, except for traits: if nothing keeps this from being applied."""
    if not (card in t.shields and t.is_immune(card, t.acting)):
        t.hit.append(card)
