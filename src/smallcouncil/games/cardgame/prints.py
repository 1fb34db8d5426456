"""Printed cards, and the box: all cards that lie on one table.

A print is what stands on a card. A card is an integer: its number in the box of the table. The copies of one print
that one seat owns have consecutive numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.ability import Ability, Constant

CHARACTER, LOCATION, ATTACHMENT, EVENT, PLOT, AGENDA, FACTION, TITLE = range(8)
TYPES = ("character", "location", "attachment", "event", "plot", "agenda", "faction", "title")

# The moments at which a triggered ability may be used on an occurrence.
WOULD, FORCED_INTERRUPT, INTERRUPT, FORCED_REACTION, REACTION = range(5)
TIMINGS = 5
SPAN = 40  # bits for the kinds of occurrences, where one integer holds those of all timings
ALL_PHASES = (1 << 16) - 1


class Print:
    """What stands on a card."""

    __slots__ = (
        "number",
        "id",
        "type",
        "faction",
        "loyal",
        "unique",
        "cost",
        "strength",
        "icons",
        "traits",
        "keywords",
        "ambush",
        "gold",
        "initiative",
        "claim",
        "reserve",
        "attach_faction",
        "attach_traits",
        "attachable_traits",
        "deck_limit",
        "plain",
        "abilities",
        "constants",
        "hears",
        "ears",
        "acts",
        "acts_kneeling",
    )

    def __init__(self, number: int, name: str, card_type: int) -> None:
        self.number = number
        self.id = name
        self.type = card_type
        self.faction = -1
        self.loyal = False
        self.unique = False
        self.cost = -1  # -1: none, or a printed X
        self.strength = 0
        self.icons = 0  # bits
        self.traits = 0  # bits
        self.keywords = 0  # bits
        self.ambush = -1
        self.gold = 0  # a plot's value, another card's modifier; so are the next three
        self.initiative = 0
        self.claim = 0
        self.reserve = 0
        self.attach_faction = -1  # an attachment: the faction its bearer must have
        self.attach_traits = 0  # an attachment: its bearer must have one of these
        self.attachable_traits = 0  # "no attachments except": the traits that are allowed
        self.deck_limit = 3
        self.plain = False  # without any ability to program
        self.abilities: list[Ability] = []
        self.constants: list[Constant] = []
        self.hears = [0] * TIMINGS  # per timing: bits of the occurrences its abilities answer
        self.ears = 0  # the same in one integer, SPAN bits to a timing
        self.acts = 0  # the phases in which it has actions, as bits
        self.acts_kneeling = 0  # and those in which it has some while it kneels

    def give(self, ability: Ability) -> None:
        ability.index = len(self.abilities)
        self.abilities.append(ability)
        if ability.timing >= 0:
            for kind in ability.kinds:
                self.hears[ability.timing] |= 1 << kind
                self.ears |= 1 << SPAN * ability.timing + kind
        elif ability.is_action:
            self.acts |= ability.phases & ALL_PHASES
            if not any(cost.kneels for cost in ability.costs):
                self.acts_kneeling |= ability.phases & ALL_PHASES

    def __repr__(self) -> str:
        return self.id


class Box:
    """All cards of one table: what each is and whose. Copies of the table share it."""

    def __init__(self, prints: list[Print], cards: list[tuple[int, int]]) -> None:
        """`cards`: (owner, print) of each; equal ones side by side. Owner -1: common cards."""
        self.prints = prints
        self.size = len(cards)
        self.owner = [owner for owner, _ in cards]
        self.what = [number for _, number in cards]
        self.printed = [prints[number] for _, number in cards]
        self.type = [p.type for p in self.printed]
        self.strength = [p.strength for p in self.printed]
        self.icons = [p.icons for p in self.printed]
        self.keywords = [p.keywords for p in self.printed]
        self.traits = [p.traits for p in self.printed]
        self.hears = [[p.hears[timing] for p in self.printed] for timing in range(TIMINGS)]
        self.ears = [p.ears for p in self.printed]
        self.acts = [p.acts for p in self.printed]
        self.acts_kneeling = [p.acts_kneeling for p in self.printed]
        self.event_acts = [p.acts if p.type == EVENT else 0 for p in self.printed]  # from the hand
        self.acts_beside = 0  # of plots and agendas: the phases in which any of them has actions
        for p in self.printed:
            if p.type > EVENT:
                self.acts_beside |= p.acts
        self.has_constants = [bool(p.constants) for p in self.printed]
        self.first = list(range(self.size))  # the first copy of the same print and owner
        for i in range(1, self.size):
            if cards[i] == cards[i - 1]:
                self.first[i] = self.first[i - 1]
        self.heard = [0] * TIMINGS  # what anybody's cards could ever answer
        for timing in range(TIMINGS):
            for mask in self.hears[timing]:
                self.heard[timing] |= mask
        self.heard_at_all = 0
        for mask in self.heard:
            self.heard_at_all |= mask
        self.names = [
            f"{p.id}.{owner}{chr(97 + i - self.first[i])}" if owner >= 0 else p.id
            for i, (p, owner) in enumerate(zip(self.printed, self.owner, strict=True))
        ]
        self.nobody = [0] * self.size
        self.by_name = {name: i for i, name in enumerate(self.names)}
