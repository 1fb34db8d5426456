"""Printed cards: what stands on a card. An edition adds what only its cards have (`class Print2e(Print)`)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from importlib import resources
from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.layout.zones import HAND, PLAY
from smallcouncil.games.cardgame.values.current import Stages

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.abilities.ability import Ability, Constant

P = TypeVar("P", bound="Print")

CHARACTER, LOCATION, ATTACHMENT, EVENT, PLOT, AGENDA, FACTION, TITLE = range(8)
TYPES = ("character", "location", "attachment", "event", "plot", "agenda", "faction", "title")

MILITARY, INTRIGUE, POWER = range(3)
ICONS = ("military", "intrigue", "power")

MAX_TIMINGS = 8  # windows of an occurrence
MAX_KINDS = SPAN = 60  # kinds of occurrences, as bits: one integer holds those of all timings, SPAN bits to each
ALL_KINDS = (1 << SPAN) - 1
ALL_PHASES = (1 << 16) - 1
ACTS = SPAN * MAX_TIMINGS  # above the kinds of all timings: the phases in which a card has actions
ALL_ANSWERS = (1 << ACTS) - 1  # the kinds of all timings
READS_PILES = 1 << ACTS + 16  # a bit above all that a card could answer or do


class Traits:
    """The traits of an edition, as bits: a card has any of them if the bits meet."""

    __slots__ = ("bit",)

    def __init__(self, names: Iterable[str]) -> None:
        self.bit = {name: 1 << i for i, name in enumerate(sorted(set(names)))}

    def __len__(self) -> int:
        return len(self.bit)

    def bits(self, *names: str) -> int:
        found = 0
        for name in names:
            found |= self.bit[name]
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Print:
    """What stands on a card."""

    __slots__ = (
        "number",
        "id",
        "type",
        "is_character",
        "name",
        "unique",
        "cost",
        "strength",
        "icons",
        "traits",
        "keywords",
        "deck_limit",
        "bearer_limit",
        "plain",
        "abilities",
        "actions",
        "has_one_action",
        "answers",
        "constants",
        "stages",
        "hears",
        "ears",
        "hears_at_all",
        "acts",
        "elsewhere",
        "elsewhere_voice",
        "hears_elsewhere",
        "speaks_unseen",
        "enters",
        "reads_piles",
        "sets_values",
    )

    def __init__(self, number: int, name: str, card_type: int) -> None:
        self.number = number
        self.id = name
        self.type = card_type
        self.is_character = card_type == CHARACTER
        self.name = number  # versions of one name have the same: the number of the first of them
        self.unique = False
        self.cost = -1  # -1: none, or a printed X
        self.strength = 0
        self.icons = 0  # bits
        self.traits = 0  # bits
        self.keywords = 0  # bits
        self.deck_limit = 3
        self.bearer_limit = 0  # an attachment: so many copies on one card; 0: any number
        self.plain = False  # without any ability to program
        self.abilities: list[Ability] = []
        self.actions: list[Ability] = []  # those of them that are actions
        self.has_one_action = False  # and it works from where one expects it
        # and the others by timing and by the kind of fact that they answer
        self.answers: list[dict[int, tuple[Ability, ...]]] = [{} for _ in range(MAX_TIMINGS)]
        self.constants: list[Constant] = []
        self.stages = Stages([])  # the same in the order in which they are applied
        self.hears = [0] * MAX_TIMINGS  # per timing: bits of the occurrences its abilities answer
        self.ears = 0  # the same in one integer, SPAN bits to a timing: in play, beside its seat, an event in hand
        self.hears_at_all = 0  # the same, whatever the timing
        self.acts = 0  # the phases in which it has actions there, as bits
        self.elsewhere: tuple[int, ...] = ()  # zones other than the usual one from which some ability of it works
        self.elsewhere_voice = 0  # what those abilities answer; from ACTS on the phases of their actions
        self.hears_elsewhere = 0  # what they answer, whatever the timing
        self.speaks_unseen = card_type == EVENT  # it may have something to say out of play: in hand, or elsewhere
        self.enters = False  # there are other ways into play from a hand than to be marshaled
        self.reads_piles = False  # it could look at the order of a discard or dead pile
        self.sets_values = False  # a constant ability of it sets a value: it matters when it came

    def read(self, entry: dict[str, Any], traits: Traits) -> None:
        """What the data of all editions call the same."""
        self.unique = entry.get("unique", False)
        self.strength = entry.get("strength", 0)
        self.icons = sum(1 << ICONS.index(icon) for icon in entry.get("icons", ()))
        self.traits = traits.bits(*entry["traits"])
        self.deck_limit = entry.get("deck_limit", 3)

    def may_bear(self, worn: Any) -> bool:
        """Whether a card like this may bear an attachment, by what is printed on both."""
        return False

    def rule(self, constant: Constant) -> None:
        """One more constant ability."""
        self.constants.append(constant)
        self.stages = Stages(self.constants)
        self.sets_values |= constant.sets

    def give(self, ability: Ability) -> None:
        """One more ability. It works from play, or from the hand of an event, or from the zones that it names."""
        ability.index = len(self.abilities)
        self.abilities.append(ability)
        usual = HAND if self.type == EVENT else PLAY
        self.elsewhere += tuple(z for z in ability.zones if z != usual and z not in self.elsewhere)
        self.speaks_unseen = self.speaks_unseen or bool(self.elsewhere)
        works_as_usual = not ability.zones or usual in ability.zones
        if ability.timing >= 0:
            answers = self.answers[ability.timing]
            for kind in ability.kinds:
                answers[kind] = (*answers.get(kind, ()), ability)
                self.hears[ability.timing] |= 1 << kind
                bit = 1 << SPAN * ability.timing + kind
                if works_as_usual:
                    self.ears |= bit
                    self.hears_at_all |= 1 << kind
                if ability.zones:
                    self.elsewhere_voice |= bit
                    self.hears_elsewhere |= 1 << kind
        elif ability.is_action:
            self.actions.append(ability)
            self.has_one_action = len(self.actions) == 1 and not ability.zones
            phases = ability.phases & ALL_PHASES
            if ability.zones:
                self.elsewhere_voice |= phases << ACTS
            if works_as_usual:
                self.acts |= phases

    def voice(self) -> int:
        """All that it could ever answer, wherever it is; and whether it reads the order of piles."""
        return self.ears | self.elsewhere_voice | (READS_PILES if self.reads_piles else 0)

    def __repr__(self) -> str:
        return self.id


def of_type(prints: Sequence[P], card_type: int) -> list[P]:
    """The cards of a type, in their order."""
    return [card for card in prints if card.type == card_type]


def read_toml(game: str, name: str) -> dict[str, Any]:
    """A file of an edition's data."""
    folder = resources.files(f"smallcouncil.games.{game}").joinpath("data")
    return tomllib.loads(folder.joinpath(name).read_text(encoding="utf-8"))
