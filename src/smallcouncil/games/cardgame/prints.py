"""Printed cards, and the box: all cards that lie on one table.

A print is what stands on a card. A card is an integer: its number in the box of the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.ability import FACTION_CARD, THIS_CARD
from smallcouncil.games.cardgame.kinds import STRENGTH_RAISED

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.ability import Ability, Constant

CHARACTER, LOCATION, ATTACHMENT, EVENT, PLOT, AGENDA, FACTION, TITLE = range(8)
TYPES = ("character", "location", "attachment", "event", "plot", "agenda", "faction", "title")

# The moments at which a triggered ability may be used on an occurrence.
WOULD, FORCED_INTERRUPT, INTERRUPT, FORCED_REACTION, REACTION = range(5)
TIMINGS = 5
SPAN = 40  # bits for the kinds of occurrences, where one integer holds those of all timings
RISE = 1 << SPAN * REACTION + STRENGTH_RAISED
ALL_KINDS = (1 << SPAN) - 1
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
        "barred_traits",
        "bearer_limit",
        "deck_limit",
        "plain",
        "abilities",
        "constants",
        "hears",
        "ears",
        "acts",
        "acts_kneeling",
        "acts_faction_kneeling",
        "reads_piles",
        "sets_values",
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
        self.ambush: tuple[int, ...] = ()  # for how much gold
        self.gold = 0  # a plot's value, another card's modifier; so are the next three
        self.initiative = 0
        self.claim = 0
        self.reserve = 0
        self.attach_faction = -1  # an attachment: the faction its bearer must have
        self.attach_traits = 0  # an attachment: its bearer must have one of these
        self.attachable_traits = 0  # "no attachments except": the traits that are allowed
        self.barred_traits = 0  # "no ... attachments": the traits that are not
        self.bearer_limit = 0  # an attachment: so many copies on one card for each player; 0: any number
        self.deck_limit = 3
        self.plain = False  # without any ability to program
        self.abilities: list[Ability] = []
        self.constants: list[Constant] = []
        self.hears = [0] * TIMINGS  # per timing: bits of the occurrences its abilities answer
        self.ears = 0  # the same in one integer, SPAN bits to a timing
        self.acts = 0  # the phases in which it has actions, as bits
        self.acts_kneeling = 0  # and those in which it has some while it kneels
        self.acts_faction_kneeling = 0  # or while the faction card does
        self.reads_piles = False  # it could look at the order of a discard or dead pile
        self.sets_values = False  # a constant ability of it sets a value: it matters when it came

    def give(self, ability: Ability) -> None:
        ability.index = len(self.abilities)
        self.abilities.append(ability)
        if ability.timing >= 0:
            for kind in ability.kinds:
                self.hears[ability.timing] |= 1 << kind
                self.ears |= 1 << SPAN * ability.timing + kind
        elif ability.is_action:
            phases = ability.phases & ALL_PHASES
            self.acts |= phases
            if not any(cost.kneels == THIS_CARD for cost in ability.costs):
                self.acts_kneeling |= phases
            if not any(cost.kneels == FACTION_CARD for cost in ability.costs):
                self.acts_faction_kneeling |= phases

    def __repr__(self) -> str:
        return self.id


class Box:
    """All cards of one table: what each is and whose. Copies of the table share it."""

    def __init__(
        self,
        prints: list[Print],
        cards: list[tuple[int, int]],
        *,
        guarded: bool = False,
        ranks: list[int] | None = None,
    ) -> None:
        """`cards`: (owner, print) of each. Owner -1: common cards.

        `guarded`: who is asked must not betray what is in the decks. `ranks`: an imagined box, in which the copies of a
        title show up in this order.
        """
        self.prints = prints
        self.cards = cards
        self.guarded = guarded
        self.imagined = ranks is not None
        self.size = len(cards)
        self.owner = [owner for owner, _ in cards]
        self.what = [number for _, number in cards]
        self.printed = [prints[number] for _, number in cards]
        self.type = [p.type for p in self.printed]
        self.strength = [p.strength for p in self.printed]
        self.icons = [p.icons for p in self.printed]
        self.keywords = [p.keywords for p in self.printed]
        self.traits = [p.traits for p in self.printed]
        self.ears = [p.ears for p in self.printed]
        self.acts = [p.acts for p in self.printed]
        self.event_acts = [p.acts if p.type == EVENT else 0 for p in self.printed]  # from the hand
        self.has_constants = [bool(p.constants) for p in self.printed]
        self.risers = [i for i, ears in enumerate(self.ears) if ears & RISE]  # they answer a rise of their strength
        self.reads_piles = False
        self.heard = [0] * TIMINGS  # what anybody's cards could ever answer
        for card in prints if guarded else [prints[number] for number in set(self.what)]:
            self.reads_piles |= card.reads_piles
            if card.ears:
                for timing in range(TIMINGS):
                    self.heard[timing] |= card.hears[timing]
        self.heard_before = self.heard[WOULD] | self.heard[FORCED_INTERRUPT] | self.heard[INTERRUPT]
        self.heard_at_all = self.heard_before | self.heard[FORCED_REACTION] | self.heard[REACTION]
        alike: dict[tuple[int, int], list[int]] = {}
        for i, kind in enumerate(cards):
            alike.setdefault(kind, []).append(i)
        if ranks is not None:
            for copies in alike.values():
                copies.sort(key=ranks.__getitem__)
        self.copies = [alike[kind] for kind in cards]  # all of the same print and owner, in the order they show up
        self.deck_of: list[list[int]] = [[] for _ in range(max(self.owner) + 1)]  # draw cards and plots by owner
        for i, owner in enumerate(self.owner):
            if owner >= 0 and self.type[i] <= PLOT:
                self.deck_of[owner].append(i)
        self.nobody = [0] * self.size
        self._names: list[str] = []

    @property
    def names(self) -> list[str]:
        """`arya_stark.0a`: title, owner, copy. Imagined boxes are many and hardly ever read."""
        if not self._names:
            self._names = [
                f"{p.id}.{owner}{chr(97 + self.copies[i].index(i))}" if owner >= 0 else p.id
                for i, (p, owner) in enumerate(zip(self.printed, self.owner, strict=True))
            ]
        return self._names

    @property
    def by_name(self) -> dict[str, int]:
        return {name: i for i, name in enumerate(self.names)}
