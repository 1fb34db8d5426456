"""Records: a game written down so that it replays to the same table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from smallcouncil.table.changes import NOBODY, options_as_laid
from smallcouncil.table.errors import BadInput

if TYPE_CHECKING:
    from smallcouncil.table.game import Game
    from smallcouncil.table.table import Table


TABLE = "table"  # who did a step that was nobody's choice


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Game, rules version, options, seed (or the position it was laid from) and every choice as `seat text`; where the
    table itself changed an option, `table text`."""

    game: str
    version: int
    options: dict[str, Any]
    seed: int | None
    choices: tuple[str, ...]
    start: dict[str, Any] | None = None

    @classmethod
    def of(cls, table: Table) -> Record:
        return cls(
            game=table.game.id,
            version=table.game.version,
            options=table.game.write_options(options_as_laid(table)),
            seed=table.seed,
            choices=tuple(write_step(seat, table.text(choice)) for seat, choice in table.choices_made()),
            start=table.start,
        )

    @classmethod
    def read(cls, data: bytes | str) -> Record:
        """From JSON."""
        try:
            return msgspec.json.decode(data, type=cls)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadInput("record", "unreadable", why=error) from None

    def write(self) -> bytes:
        """As JSON, one choice a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def replay(self, game: Game, *, steps: int | None = None, listen: bool = False) -> Table:
        """The table after all choices, or after the first `steps` of them."""
        if self.game != game.id:
            raise BadInput("record.game", "unknown-value", value=self.game, known=game.id)
        if steps is not None and not 0 <= steps <= len(self.choices):
            raise BadInput("steps", "out-of-range", value=steps, low=0, high=len(self.choices))
        if self.version != game.version:
            raise BadInput("record.version", "unknown-value", value=self.version, known=game.version)
        if self.start is not None:
            table = game.position(self.start, listen=listen)
        elif self.seed is None:
            raise BadInput("record.seed", "missing")
        else:
            table = game.begin(self.seed, self.options, listen=listen)
        for number, line in enumerate(self.choices[:steps]):
            try:
                make_step(table, line)
            except ValueError as error:  # IllegalChoice is one
                raise BadInput("record.choices", "bad-choice", number=number, why=error) from None
        return table


def write_step(seat: int, text: str) -> str:
    """A step as records keep it.

    >>> write_step(2, "place winterfell"), write_step(NOBODY, "windows safe")
    ('2 place winterfell', 'table windows safe')
    """
    return f"{TABLE if seat == NOBODY else seat} {text}"


def read_step(line: str) -> tuple[int, str]:
    """Who did it, or NOBODY, and what.

    >>> read_step("2 place winterfell"), read_step("table windows safe")
    ((2, 'place winterfell'), (-1, 'windows safe'))
    """
    who, _, text = line.partition(" ")
    if who == TABLE:
        return NOBODY, text
    if not who.isdecimal():
        raise ValueError(line)
    return int(who), text


def make_step(table: Table, line: str) -> None:
    """Play one step of a record. ValueError, of which IllegalChoice is one: it is none of this table."""
    seat, text = read_step(line)
    if seat == NOBODY:
        table.change(text)
    else:
        table.choose(seat, text)
