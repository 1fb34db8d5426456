"""The box: all cards that lie on one table. A card is an integer, its number in the box."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.layout.prints import MAX_TIMINGS, PLOT, READS_PILES, SPAN, Print
from smallcouncil.games.cardgame.occurrences.kinds import STRENGTH_RAISED, TO_PILES

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.abilities.prospects import Prospect
    from smallcouncil.games.cardgame.edition import Edition


KINDS = (1 << SPAN) - 1  # the bits of one timing


def answers_to_rise(edition: Edition) -> int:
    """The bits of abilities that answer a rise of strength, at all timings after it."""
    return sum([1 << SPAN * timing.number + STRENGTH_RAISED for timing in edition.after])


# What is asked of a card at every turn: print, type, strength, icons, keywords, traits.
Face = tuple[Print, int, int, int, int, int]


def faces_of(edition: Edition) -> tuple[list[Face], dict[int, bool]]:
    """All faces by print; and which prints answer a rise of strength (True) or work from elsewhere."""
    rise = answers_to_rise(edition)
    faces = [(p, p.type, p.strength, p.icons, p.keywords, p.traits) for p in edition.prints]
    return faces, {p.number: bool(p.ears & rise) for p in edition.prints if p.ears & rise or p.elsewhere}


def ever_heard(edition: Edition, numbers: Iterable[int]) -> int:
    """What cards of such prints could ever answer, wherever they are; and whether one reads the order of piles."""
    return reduce(or_, map(edition.voices().__getitem__, numbers), 0)


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled, too, `__new__` makes an empty one
class Box:
    """All cards of one table: what each is and whose. Copies of the table share it."""

    __slots__ = (
        "edition",
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
        "risers",
        "elsewhere",
        "reads_piles",
        "heard",
        "heard_before",
        "heard_at_all",
        "noted",
        "deck_of",
        "nobody",
        "kept",
        "prospects",
        "first_prospects",
        "faces",
        "notable",
        "_ranks",
        "_copies",
        "_names",
        "_by_title",
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

        `guarded`: windows are safe, who is asked must not betray what is in the decks. `ranks`: an imagined box, in
        which the copies of a title show up in this order.
        """
        prints = edition.prints
        self.edition = edition
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
        rise = answers_to_rise(edition)
        self.risers = [i for i, p in enumerate(self.printed) if p.ears & rise]  # they answer a rise of their strength
        # by owner, those with abilities that work elsewhere
        self.elsewhere: list[list[int]] = [[] for _ in range(max(self.owner) + 1)]
        for i, p in enumerate(self.printed):
            if p.elsewhere and self.owner[i] >= 0:
                self.elsewhere[self.owner[i]].append(i)
        self.reads_piles = False
        self.heard = [0] * MAX_TIMINGS  # what anybody's cards could ever answer
        self.heard_before = 0
        self.heard_at_all = 0
        self.noted = 0  # what does not simply happen: heard by somebody, or it may be saved from, or goes to a pile
        self.listen(range(len(prints)) if guarded else set(self.what))
        self.deck_of: list[list[int]] = [[] for _ in range(max(self.owner) + 1)]  # draw cards and plots by owner
        for i, owner in enumerate(self.owner):
            if owner >= 0 and self.type[i] <= PLOT:
                self.deck_of[owner].append(i)
        self.nobody = [0] * self.size
        self.kept: dict[object, Any] = {}  # what an edition has worked out, for all tables with this box
        self.prospects: dict[int, Prospect] = {}  # actions that somebody might take (see prospects.py)
        self.first_prospects: dict[int, Prospect] = {}  # the first action of each card
        self.faces: list[Face] = []  # by print, when others are imagined in it
        self.notable: dict[int, bool] = {}
        self._ranks = ranks
        self._copies: list[list[int]] = []
        self._names: list[str] = []
        self._by_title: dict[int, list[int]] = {}

    def with_ranks(self, ranks: list[int]) -> Box:
        """An imagined box with the same cards, in which the copies of a title show up in this order. All that can wait
        is left to be worked out when it is needed: what a table is imagined for is quickly over."""
        box = Box.__new__(Box)
        if not self.faces:
            self.faces, self.notable = faces_of(self.edition)
        box.edition = self.edition
        box.guarded = self.guarded
        box.imagined = True
        box.size = self.size
        box.owner = self.owner
        box.what = self.what
        box.printed = self.printed
        box.name = self.name
        box.type = self.type
        box.strength = self.strength
        box.icons = self.icons
        box.keywords = self.keywords
        box.traits = self.traits
        box.risers = self.risers
        box.elsewhere = self.elsewhere
        box.reads_piles = self.reads_piles
        box.heard = self.heard
        box.heard_before = self.heard_before
        box.heard_at_all = self.heard_at_all
        box.noted = self.noted
        box.deck_of = self.deck_of
        box.nobody = self.nobody
        box.kept = {}
        box.prospects = {}
        box.first_prospects = {}
        box.faces = self.faces
        box.notable = self.notable
        box._ranks = ranks
        box._copies = []
        box._names = []
        box._by_title = {}
        return box

    def with_others(self, others: dict[int, int], ranks: list[int], staying: int) -> Box:
        """An imagined box, in which some cards are of other prints: draw cards for draw cards, plots for plots.
        `staying`: what the rest could ever answer (see ever_heard)."""
        box = self.with_ranks(ranks)
        if not others:
            return box
        edition = self.edition
        prints = edition.prints
        box.what = what = self.what[:]
        box.printed = printed = self.printed[:]
        box.type = types = self.type[:]
        box.strength = strength = self.strength[:]
        box.icons = icons = self.icons[:]
        box.keywords = keywords = self.keywords[:]
        box.traits = traits = self.traits[:]
        risers = [card for card in self.risers if card not in others]
        elsewhere = [[card for card in cards if card not in others] for cards in self.elsewhere]
        faces, notable = self.faces, self.notable
        for card, number in others.items():
            what[card] = number
            printed[card], types[card], strength[card], icons[card], keywords[card], traits[card] = faces[number]
            if number in notable:
                if notable[number]:
                    risers.append(card)
                if prints[number].elsewhere:
                    elsewhere[self.owner[card]].append(card)
        box.risers = sorted(risers)
        box.elsewhere = [sorted(cards) for cards in elsewhere]
        box.name = [p.name for p in printed] if edition.has_versions else what
        if not self.guarded:  # guarded, it is as if all cards there are lay in it
            box.heard = [0] * MAX_TIMINGS
            box.heard_before = box.heard_at_all = 0
            box.reads_piles = False
            box.note_heard(staying | ever_heard(edition, set(others.values())))
        return box

    def listen(self, numbers: Iterable[int]) -> None:
        """Note what cards of such prints could ever answer."""
        self.note_heard(ever_heard(self.edition, numbers))

    def note_heard(self, ever: int) -> None:
        self.reads_piles = self.reads_piles or bool(ever & READS_PILES)
        first_after = self.edition.first_after
        for timing in range(len(self.edition.timings)):
            kinds = ever >> SPAN * timing & KINDS
            self.heard[timing] = kinds
            self.heard_at_all |= kinds
            if timing < first_after:
                self.heard_before |= kinds
        self.noted = self.heard_at_all | self.edition.duplicates_save_from | TO_PILES

    @property
    def copies(self) -> list[list[int]]:
        """By card, all of the same print and owner, in the order in which they show up."""
        if not self._copies:
            alike: dict[tuple[int, int], list[int]] = {}
            kinds = list(zip(self.owner, self.what, strict=True))
            for i, kind in enumerate(kinds):
                if kind in alike:
                    alike[kind].append(i)
                else:
                    alike[kind] = [i]
            if self._ranks is not None:
                for copies in alike.values():
                    if len(copies) > 1:
                        copies.sort(key=self._ranks.__getitem__)
            self._copies = [alike[kind] for kind in kinds]
        return self._copies

    def copies_of(self, card: int) -> list[int]:
        """The same of one card. Few cards of an imagined box are ever asked about."""
        owner = self.owner[card]
        if self._copies or not self.imagined or owner < 0:
            return self.copies[card]
        what = self.what
        number = what[card]
        found = [other for other in self.deck_of[owner] if what[other] == number]
        if not found:
            return [card]  # a house, an agenda
        if len(found) > 1 and self._ranks is not None:
            found.sort(key=self._ranks.__getitem__)
        return found

    @property
    def by_title(self) -> dict[int, list[int]]:
        """All cards of a name, whoever owns them."""
        if not self._by_title:
            found: dict[int, list[int]] = {}
            for card, name in enumerate(self.name):
                if name in found:
                    found[name].append(card)
                else:
                    found[name] = [card]
            self._by_title = found
        return self._by_title

    def with_trait(self, trait: int) -> list[int]:
        """All cards on which a trait is printed."""
        found = self.kept.get(trait)
        if found is None:
            found = self.kept[trait] = [card for card, traits in enumerate(self.traits) if traits & trait]
        cards: list[int] = found
        return cards

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
