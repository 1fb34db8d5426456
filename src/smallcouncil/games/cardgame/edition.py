"""What one edition of a card game declares: all that the core does not know by itself.

Each card game makes one `Edition` and hangs everything on it: two of them in one process know nothing of each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from smallcouncil.games.cardgame.abilities.ability import Ability, Constant, Cost
from smallcouncil.games.cardgame.effects.basic import OCCUR
from smallcouncil.games.cardgame.layout import zones
from smallcouncil.games.cardgame.layout.prints import MAX_KINDS, MAX_TIMINGS, SPAN, Print
from smallcouncil.games.cardgame.layout.zones import HOUSE, PLAY
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.timings import Timing
from smallcouncil.games.cardgame.values.current import AMOUNT, SUBJECT, VALUES, Lasting, add_strength, gain_icon
from smallcouncil.games.cardgame.words import OCCASION, TITLE, EditionWords, Question
from smallcouncil.table import Domain, Prompt

# What a kind of occurrence does: (table, facts, index of the fact, marks of the occurrence).
Occur = Callable[[Any, list[int], int, int], None]
# The costs that a use has besides those of its ability: (table, use).
Further = Callable[[Any, Any], tuple[Cost, ...]]


def no_costs(t: Any, use: Any) -> tuple[Cost, ...]:
    return ()


# What follows it, before anybody reacts: (table, facts).
Follow = Callable[[Any, list[int]], None]
# What is done in its place: (table, facts, index of the fact, who replaces it).
Replace = Callable[[Any, list[int], int, int], None]
# What a delayed effect does: (table, (moment, number, subject, value, seat, source)).
Delayed = Callable[[Any, tuple[int, ...]], None]


class Edition:
    """The declarations of one card game."""

    __slots__ = (
        "timings",
        "before",
        "after",
        "first_after",
        "before_mask",
        "kinds",
        "occasion",
        "occur",
        "follow",
        "replacements",
        "lasting",
        "delayed",
        "strength_change",
        "icon_change",
        "about_cards",
        "at_all_times",
        "targets_first",
        "duplicates_follow",
        "duplicates_save_from",
        "unique_per_player",
        "has_versions",
        "tokens",
        "in_play",
        "zones",
        "own_zones",
        "options",
        "prints",
        "_voices",
        "by_id",
        "words",
        "prompts",
        "further_costs",
        "further_rules",
        "silencing",
    )

    def __init__(
        self,
        *,
        timings: Sequence[Timing],
        kinds_of_occurrences: Sequence[str] = (),
        about_cards: Sequence[int] = (),
        at_all_times: Sequence[int] = (),
        targets_first: bool = False,
        duplicates_follow: bool = True,
        duplicates_save_from: Sequence[int] = kinds.LEAVING,
        unique_per_player: bool = False,
        silenced_by: Sequence[int] = (),
        in_play: Sequence[int] = (PLAY, HOUSE),
        tokens: Sequence[str] = (),
        options: Sequence[str] = (),
    ) -> None:
        """`timings`: the windows of an occurrence in their order, those before it first.

        `kinds_of_occurrences`: names of kinds besides those of the core (kinds.py), numbered from `kinds.OWN` on.
        `about_cards`: the rule modifiers that ask about one card, their first argument, which may be immune.
        `at_all_times`: those that the table looks at whenever it settles, not when a rule asks.
        `targets_first`: targets are chosen before costs are paid, not after.
        `duplicates_follow`: they change sides with their card, or else are discarded.
        `duplicates_save_from`: the ways of leaving play from which they save it.
        `unique_per_player`: a unique card concerns its player alone, not also its owner.
        `silenced_by`: the rule modifiers that may keep players from using triggered abilities (CardTable.may_trigger).
        `tokens`: kinds of tokens on cards, by name.
        `in_play`: the zones whose cards count as in play. `options`: what a choice among options may offer, by name.
        """
        self.timings = tuple(timings)
        assert len(self.timings) <= MAX_TIMINGS, "more windows than fit"
        self.before = tuple(timing for timing in self.timings if timing.before)
        self.after = tuple(timing for timing in self.timings if not timing.before)
        assert self.timings == self.before + self.after, "windows before an occurrence come before those after it"
        for number, timing in enumerate(self.timings):
            timing.number = number
        self.first_after = len(self.before)  # timings from this number on come after the occurrence
        self.before_mask = sum(1 << SPAN * timing.number for timing in self.before)
        self.kinds: tuple[str, ...] = (*kinds.NAMES, *kinds_of_occurrences)
        assert len(set(self.kinds)) == len(self.kinds) <= MAX_KINDS, "kinds of occurrences have names of their own"
        self.occasion = Domain("occasion", self.kinds)
        self.occur: list[Occur | None] = [OCCUR.get(kind) for kind in range(len(self.kinds))]
        self.follow: list[Follow | None] = [None] * len(self.kinds)
        self.replacements: list[Replace] = []
        self.lasting: list[Lasting] = []
        self.delayed: list[tuple[str, Delayed]] = []
        self.strength_change = self.lasting_effect(
            "strength", VALUES, apply=lambda t, e: add_strength(t, e[SUBJECT], e[AMOUNT])
        )
        self.icon_change = self.lasting_effect(
            "icon", VALUES, apply=lambda t, e: gain_icon(t, e[SUBJECT], e[AMOUNT] // 8, e[AMOUNT] % 8 - 4)
        )
        self.about_cards = frozenset(about_cards)
        self.at_all_times = sum([1 << modifier for modifier in at_all_times])
        self.targets_first = targets_first
        self.duplicates_follow = duplicates_follow
        self.duplicates_save_from = sum(1 << kind for kind in duplicates_save_from)
        self.unique_per_player = unique_per_player
        self.silencing = sum([1 << modifier for modifier in silenced_by])
        self.has_versions = False  # some titles are versions of one name
        self.tokens = tuple(tokens)
        self.in_play = sum(1 << zone for zone in in_play)
        self.zones: dict[int, str] = dict(zones.NAMES)
        self.own_zones: tuple[int, ...] = ()
        self.options = tuple(options)
        self.prints: list[Print] = []
        self._voices: list[int] = []
        self.by_id: dict[str, Print] = {}
        self.words = EditionWords((), self.options)
        self.prompts: dict[Question, Prompt] = {}
        self.further_costs: Further = no_costs  # what a use costs besides what its ability says
        self.further_rules = 0  # the modifiers, as bits, without which that is nothing

    # ------------------------------------------------------------------ cards and words

    def print_cards(self, prints: Sequence[Print]) -> None:
        """All titles of the edition, in the order of their numbers."""
        assert [card.number for card in prints] == list(range(len(prints)))
        self.prints = list(prints)
        self._voices = []
        self.by_id = {card.id: card for card in prints}
        self.has_versions = any(card.name != card.number for card in prints)
        self.words = EditionWords(tuple(card.id for card in prints), self.options)

    def asks_by(self, rules: dict[Question, str]) -> None:
        """The questions that come up in this edition, each with the rule that it comes from."""
        own = {OCCASION: self.occasion, TITLE: self.words.card}
        for question, rule in rules.items():
            params = {name: own.get(domain, domain) for name, domain in question.params.items()}
            self.prompts[question] = Prompt(question.name, rule=rule, **params)

    def card(self, card_id: str, *declared: Ability | Constant, reads_piles: bool = False) -> None:
        """What a card does: its triggered abilities, actions and constant abilities, in the order of its text.

        `reads_piles`: it looks at the order of a discard or dead pile, so that owners are asked for it.
        """
        self._voices = []
        printed = self.by_id[card_id]
        printed.reads_piles |= reads_piles
        for part in declared:
            if isinstance(part, Constant):
                printed.rule(part)
            else:
                printed.give(part)

    def voices(self) -> list[int]:
        """By title, all that such a card could ever answer (see Print.voice)."""
        if not self._voices:
            self._voices = [card.voice() for card in self.prints]
        return self._voices

    def zone(self, name: str, *, hidden: bool) -> int:
        """A zone of the edition's own, with a pile for each seat. Gives its number."""
        assert name not in self.zones.values(), f"{name}: declared already"
        first = zones.OWN_HIDDEN if hidden else zones.OWN_OPEN
        number = first + sum(1 for zone in self.own_zones if (zone <= zones.HIDDEN) == hidden)
        assert not hidden or number <= zones.DRAW_HIDDEN, "no room for another hidden zone"
        self.zones[number] = name
        self.own_zones = (*self.own_zones, number)
        return number

    # ------------------------------------------------------------------ what happens

    def occurs(self, kind: int, act: Occur) -> None:
        """What a kind of occurrence does, in place of what the core does."""
        self.occur[kind] = act

    def follows(self, kind: int, act: Follow) -> None:
        """What a kind of occurrence is followed by, before anybody reacts to it."""
        self.follow[kind] = act

    def replacement(self, act: Replace) -> int:
        """What may be done in place of an occurrence. Gives its number."""
        self.replacements.append(act)
        return len(self.replacements) - 1

    def delayed_effect(self, act: Delayed) -> int:
        """What a delayed effect does; the name of the function is its notation. Gives its number."""
        name = act.__name__
        assert name not in [known for known, _ in self.delayed], f"delayed effect {name}: declared already"
        self.delayed.append((name, act))
        return len(self.delayed) - 1

    def lasting_effect(
        self, name: str, modifier: int, *, apply: Any = None, ask: Any = None, reads: int = 0, on_card: bool = True
    ) -> Lasting:
        """A kind of lasting effect.

        `apply(t, effect)` for values, `ask(t, effect, ...)` for rules; `on_card`: it ends when its subject leaves. Of
        immunity: `ask(t, card, source)`. A blank text box needs neither: its subject is blank.
        """
        assert name not in [kind.name for kind in self.lasting], f"lasting effect {name}: declared already"
        kind = Lasting(len(self.lasting), name, modifier, apply, ask, reads, on_card)
        self.lasting.append(kind)
        return kind
