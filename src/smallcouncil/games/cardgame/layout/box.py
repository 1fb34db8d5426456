"""The box: all cards that lie on one table. A card is an integer, its number in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.layout.prints import EVENT, MAX_TIMINGS, PLOT, SPAN
from smallcouncil.games.cardgame.occurrences.kinds import STRENGTH_RAISED

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.edition import Edition


class Box:
    """All cards of one table: what each is and whose. Copies of the table share it."""

    __slots__ = (
        "edition",
        "cards",
        "guarded",
        "imagined",
        "size",
        "owner",
        "what",
        "printed",
        "name",
        "type",
        "strength",
        "icons",
        "keywords",
        "traits",
        "ears",
        "acts",
        "event_acts",
        "has_constants",
        "risers",
        "elsewhere",
        "reads_piles",
        "heard",
        "heard_before",
        "heard_at_all",
        "copies",
        "namesakes",
        "deck_of",
        "nobody",
        "_names",
    )

    def __init__(
        self,
        edition: Edition,
        cards: list[tuple[int, int]],
        *,
        guarded: bool = False,
        ranks: list[int] | None = None,
    ) -> None:
        """`cards`: (owner, print) of each. Owner -1: common cards.

        `guarded`: who is asked must not betray what is in the decks. `ranks`: an imagined box, in which the copies of a
        title show up in this order.
        """
        prints = edition.prints
        self.edition = edition
        self.cards = cards
        self.guarded = guarded
        self.imagined = ranks is not None
        self.size = len(cards)
        self.owner = [owner for owner, _ in cards]
        self.what = [number for _, number in cards]
        self.printed = [prints[number] for _, number in cards]
        # what uniqueness goes by: versions of one name count as one
        self.name = [p.name for p in self.printed] if edition.has_versions else self.what
        self.type = [p.type for p in self.printed]
        self.strength = [p.strength for p in self.printed]
        self.icons = [p.icons for p in self.printed]
        self.keywords = [p.keywords for p in self.printed]
        self.traits = [p.traits for p in self.printed]
        self.ears = [p.ears for p in self.printed]
        self.acts = [p.acts for p in self.printed]
        self.event_acts = [p.acts if p.type == EVENT else 0 for p in self.printed]  # from the hand
        self.has_constants = [bool(p.constants) for p in self.printed]
        rise = sum(1 << SPAN * timing.number + STRENGTH_RAISED for timing in edition.after)
        self.risers = [i for i, ears in enumerate(self.ears) if ears & rise]  # they answer a rise of their strength
        self.elsewhere = [i for i, p in enumerate(self.printed) if p.elsewhere]  # with abilities that work elsewhere
        self.reads_piles = False
        self.heard = [0] * MAX_TIMINGS  # what anybody's cards could ever answer
        for card in prints if guarded else [prints[number] for number in set(self.what)]:
            self.reads_piles |= card.reads_piles
            if card.ears or card.elsewhere_ears:
                for timing in range(MAX_TIMINGS):
                    self.heard[timing] |= card.hears[timing]
        self.heard_before = 0
        self.heard_at_all = 0
        for timing, heard in enumerate(self.heard):
            self.heard_at_all |= heard
            if timing < edition.first_after:
                self.heard_before |= heard
        alike: dict[tuple[int, int], list[int]] = {}
        for i, kind in enumerate(cards):
            alike.setdefault(kind, []).append(i)
        if ranks is not None:
            for copies in alike.values():
                copies.sort(key=ranks.__getitem__)
        self.copies = [alike[kind] for kind in cards]  # all of the same print and owner, in the order they show up
        self.namesakes = self.find_namesakes() if edition.has_versions else self.copies  # of the same name and owner
        self.deck_of: list[list[int]] = [[] for _ in range(max(self.owner) + 1)]  # draw cards and plots by owner
        for i, owner in enumerate(self.owner):
            if owner >= 0 and self.type[i] <= PLOT:
                self.deck_of[owner].append(i)
        self.nobody = [0] * self.size
        self._names: list[str] = []

    def find_namesakes(self) -> list[list[int]]:
        alike: dict[tuple[int, int], list[int]] = {}
        for card, name in enumerate(self.name):
            alike.setdefault((self.owner[card], name), []).append(card)
        return [alike[(self.owner[card], name)] for card, name in enumerate(self.name)]

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
