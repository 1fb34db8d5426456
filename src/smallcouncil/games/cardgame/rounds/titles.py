"""Titles: who bears which, and what they mean to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.table import RoundTable

Relation = dict[int, list[int]]  # titles by number: those that each one supports, or is a rival of


def bearer_of(t: RoundTable, title: int) -> int:
    """Who holds a title, by its number; -1: nobody."""
    return next((s for s in t.alive if t.bears(s, title)), -1)


def related(t: RoundTable, relation: Relation, seat: int, other: int) -> bool:
    """Whether the title of a seat is so related to the other's."""
    mine, theirs = t.title[seat], t.title[other]
    if mine < 0 or theirs < 0:
        return False
    return t.box.what[theirs] in relation[t.box.what[mine]]
