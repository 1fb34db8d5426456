"""The two refusals of the kernel. Nothing else escapes from the public API.

Each carries a key and arguments, so that every language can say it; `str()` says it in English.
"""

from __future__ import annotations

REASONS = {
    # answers
    "over": "the game is over",
    "no-seat": "there is no seat {seat} at this table",
    "not-waiting": "seat {seat} is not asked anything now",
    "stale": "question {answered} is over; question {asked} waits for an answer",
    "illegal": "{choice} is not among the choices of {prompt} (rule {rule})",
    "no-change": "{choice} is not possible at this table as it stands",
    "ambiguous": "{choice} fits several choices of {prompt}",
    # options, records, positions, decks
    "missing": "is missing",
    "unknown-field": "there is no such field; known are {known}",
    "unknown-value": "{value} is not known here; known are {known}",
    "wrong-type": "{value} is of the wrong kind: {expected} is expected",
    "out-of-range": "{value} is out of range: {low} to {high} is allowed",
    "not-together": "{value} does not go together with {other}",
    "conflict": "{value} contradicts the rest: {why}",
    "no-record": "an imagined table has no record",
    "bad-choice": "choice {number} cannot be replayed: {why}",
    "unreadable": "cannot be read: {why}",
}


class Refusal(ValueError):
    """What was refused, as a key with arguments."""

    def __init__(self, key: str, **args: object) -> None:
        self.key = key
        self.args_by_name = args
        super().__init__(REASONS[key].format(**args))

    def __reduce__(self) -> tuple[object, ...]:
        """It may come from another process, where something was worked out for this one."""
        args = {
            name: value if isinstance(value, (int, float)) else str(value) for name, value in self.args_by_name.items()
        }
        return again, (type(self), getattr(self, "field", ""), self.key, args)


class IllegalChoice(Refusal):
    """An answer that the table does not take; the table is unchanged."""


class BadInput(Refusal):
    """Options, a record, a position or a deck that cannot be used; `field` names the culprit."""

    def __init__(self, field: str, key: str, **args: object) -> None:
        super().__init__(key, **args)
        self.field = field
        self.written: object = None  # of a whole position: the version of the rules that it was written under

    def __str__(self) -> str:
        version = f" (written under rules version {self.written})" if self.written is not None else ""
        return f"{self.field}: {super().__str__()}{version}"


def again(kind: type[Refusal], field: str, key: str, args: dict[str, object]) -> Refusal:
    """The same refusal in another process."""
    return BadInput(field, key, **args) if issubclass(kind, BadInput) else kind(key, **args)
