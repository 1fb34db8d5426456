"""What the public figures of a card game are blind to: figures of the learned judgement of a table."""

from __future__ import annotations

from smallcouncil.games.cardgame.rounds.table import RoundTable

CHALLENGES = 3  # types, one icon each


def amounts_of(t: RoundTable) -> dict[str, list[float]]:
    """What every seat has of something."""
    seats = range(t.players)
    people = [t.characters(s) for s in seats]
    strengths = [[t.strength_of(c) for c in people[s]] for s in seats]
    found = {
        "people": [float(len(people[s])) for s in seats],
        "strength": [float(sum(strengths[s])) for s in seats],
        "strongest": [float(max(strengths[s], default=0)) for s in seats],
        "income": [float(t.income(s)) for s in seats],
        "deck": [float(len(t.decks[s])) for s in seats],
    }
    for kind in range(CHALLENGES):
        found[f"icon {kind}"] = [
            float(sum([n for c, n in zip(people[s], strengths[s], strict=True) if t.icons[c] >> kind & 1]))
            for s in seats
        ]
    return found


def marks_of(t: RoundTable, to_win: list[int]) -> dict[str, list[float]]:
    """What is true of a seat, or not: 1 or 0, or how far. `to_win`: the power that each seat needs."""
    seats = range(t.players)
    missing = [max(to_win[s] - t.total_power(s), 0) for s in seats]
    found = {
        "near": [max(0.0, 6.0 - missing[s]) for s in seats],
        "very near": [max(0.0, 3.0 - missing[s]) for s in seats],
        "first": [float(s == t.first) for s in seats],
        "out": [float(s not in t.alive) for s in seats],
    }
    houses = [t.box.printed[t.house[s]].id for s in seats]
    for house in houses:
        found[house] = [float(own == house) for own in houses]
    return found
