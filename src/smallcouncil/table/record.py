"""Records: a game written down so that it replays to the same table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from smallcouncil.table.errors import BadInput, IllegalChoice

if TYPE_CHECKING:
    from smallcouncil.table.game import Game
    from smallcouncil.table.table import Table


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Game, rules version, options, seed (or the position it was laid from) and every choice as `seat text`."""

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
            options=table.game.write_options(table.options),
            seed=table.seed,
            choices=tuple(f"{seat} {table.text(choice)}" for seat, choice in table.choices_made()),
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
            seat, _, text = line.partition(" ")
            try:
                table.choose(int(seat), text)
            except (IllegalChoice, ValueError) as error:
                raise BadInput("record.choices", "bad-choice", number=number, why=error) from None
        return table
