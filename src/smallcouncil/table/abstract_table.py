"""What a game's table implements, and what it tells by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from mypy_extensions import mypyc_attr

from smallcouncil.table.rng import Rng
from smallcouncil.table.words import Choice

NOTHING: list[Choice] = []


class Result(NamedTuple):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Time(NamedTuple):
    """Which round, turn and phase of the game it is; -1 for what the game does not have."""

    round: int = -1
    turn: int = -1
    phase: int = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class AbstractTable:
    """Every game: `copy_state`, `resample`, `seen_by`, `write`, `time`. Where players may speak up unasked: `offers`
    and `on_offer`. Where something holds at all times: `settle`."""

    __slots__ = ()

    def seat_name(self, seat: int) -> str:
        return f"seat_{seat}"

    def offers(self, seat: int) -> list[Choice]:
        """What a seat may do at this moment whether asked or not ("at any time")."""
        return NOTHING

    def on_offer(self, seat: int, choice: Choice) -> None:
        """Begin what a seat does unasked: call a procedure."""
        raise NotImplementedError  # abstract: only for games that make offers

    def copy_state(self, other: Self) -> None:
        """Give a copy what lies on the table."""
        raise NotImplementedError  # abstract

    def resample(self, seat: int | None, rng: Rng) -> None:
        """Draw anew all that the seat cannot know."""
        raise NotImplementedError  # abstract

    def seen_by(self, seat: int | None) -> Any:
        """What the seat, or a spectator, may know of what lies on the table, built up from nothing: a struct of the
        game's `view_type`."""
        raise NotImplementedError  # abstract

    def seen_by_each(self, seats: Sequence[int | None]) -> list[Any]:
        """The same for several; a game may look once at what lies open, and only what is hidden for each of them."""
        return [self.seen_by(seat) for seat in seats]

    def time(self) -> Time:
        """The round, turn and phase as everyone sees them: what was said for one of them is over with it."""
        return Time()

    def figures(self) -> dict[str, list[int]]:
        """Numbers of every seat that all can see, for statistics; what decides the game comes first."""
        return {}

    def kits(self) -> dict[str, list[str]]:
        """What every seat chose or was dealt for the whole game, for statistics: a leader, a deck. By the kind of
        thing, of which `<game>-<kind>-<slug>` is the name and `<game>-kit-<kind>` the heading."""
        return {}

    def settle(self) -> None:
        """See to what holds at all times (victory, elimination). Called before the next step while `unsettled` is not
        zero, which it must become; may call procedures."""
        raise NotImplementedError  # abstract: only for games that set `unsettled`

    def write(self) -> dict[str, Any]:
        """What lies on the table, as data."""
        raise NotImplementedError  # abstract
