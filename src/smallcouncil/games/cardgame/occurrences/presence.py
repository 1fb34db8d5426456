"""What one player has there: cards in play, beside the seat and in hand, sorted by what they may have to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.abilities.prospects import Plan
    from smallcouncil.games.cardgame.layout.prints import Print


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled, too, `__new__` makes an empty one
class Presence:
    """Worked out when a card of the player came or went (listeners.py), and never changed: copies share it."""

    __slots__ = (
        "voice",
        "hears",
        "phases",
        "answering",
        "answering_beside",
        "acting",
        "acting_beside",
        "events",
        "entering",
        "elsewhere",
        "characters",
        "plans",
    )

    def __init__(self) -> None:
        self.voice = 0  # what all of them answer, SPAN bits to a timing
        self.hears = 0  # the same, whatever the timing
        self.phases = 0  # in which any of them has actions
        self.answering: list[int] = []  # cards in play that answer anything
        self.answering_beside: list[int] = []  # plot and agenda that do
        self.acting: list[int] = []  # cards in play that have actions
        self.acting_beside: list[int] = []  # plot and agenda that have
        self.events: list[int] = []  # in hand
        self.entering: list[int] = []  # in hand, those with other ways into play than to be marshaled
        self.elsewhere: list[int] = []  # cards that lie where only such abilities work that say so
        self.characters: list[int] = []
        self.plans: dict[int, Plan] = {}  # what could be done in a phase, found when somebody asks (see prospects.py)

    def with_card(self, card: int, face: Print) -> Presence:
        """The same with one more card in play, that had nothing to say where it came from."""
        there = self.copy()
        if face.ears:
            there.voice |= face.ears
            there.hears |= face.hears_at_all
            there.answering = [*self.answering, card]
        if face.acts:
            there.phases |= face.acts
            there.acting = [*self.acting, card]
            there.plans = {}
        if face.is_character:
            there.characters = [*self.characters, card]
        return there

    def with_event(self, card: int, face: Print) -> Presence:
        """The same with one more event at the end of the hand."""
        there = self.copy()
        there.voice |= face.ears
        there.hears |= face.hears_at_all
        there.phases |= face.acts
        there.events = [*self.events, card]
        if face.acts:
            there.plans = {}
        return there

    def without(self, character: int) -> Presence:
        """The same without a character that had nothing to say."""
        there = self.copy()
        there.characters = [c for c in self.characters if c != character]
        return there

    def copy(self) -> Presence:
        there = Presence.__new__(Presence)
        there.voice = self.voice
        there.hears = self.hears
        there.phases = self.phases
        there.answering = self.answering
        there.answering_beside = self.answering_beside
        there.acting = self.acting
        there.acting_beside = self.acting_beside
        there.events = self.events
        there.entering = self.entering
        there.elsewhere = self.elsewhere
        there.characters = self.characters
        there.plans = self.plans
        return there
