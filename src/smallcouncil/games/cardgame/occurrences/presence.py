"""What one player has there: cards in play, beside the seat and in hand, sorted by what they may have to say."""

from __future__ import annotations


class Presence:
    """Worked out when a card of the player came or went (listeners.py), and never changed: copies share it."""

    __slots__ = ("voice", "phases", "answering", "acting", "acting_beside", "events", "elsewhere", "characters")

    def __init__(self) -> None:
        self.voice = 0  # what all of them answer, SPAN bits to a timing
        self.phases = 0  # in which any of them has actions
        self.answering: list[int] = []  # cards in play, plot and agenda that answer anything
        self.acting: list[int] = []  # cards in play that have actions
        self.acting_beside: list[int] = []  # plot and agenda that have
        self.events: list[int] = []  # in hand
        self.elsewhere: list[int] = []  # cards that lie where only such abilities work that say so
        self.characters: list[int] = []
