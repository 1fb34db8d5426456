"""Small Council: Game of Thrones tabletop games, played for real.

>>> import smallcouncil as sc
>>> table = sc.game("risk").new(seed=7, players=3)
>>> seat = table.waiting[0]
>>> table.choose(seat, table.ask(seat).choices[0])
>>> sc.replay(table.record()).position() == table.position()
True
"""

from typing import TYPE_CHECKING

from smallcouncil.games import game
from smallcouncil.table import BadInput, Game, IllegalChoice, Record, Result, Rng, Table

if TYPE_CHECKING:
    from smallcouncil.games import games  # in fact the package `smallcouncil.games`, which can be called

__version__ = "0.2.0"


def replay(record: Record | bytes | str, *, steps: int | None = None, listen: bool = False) -> Table:
    """The table of a record (or of its JSON), after all choices or the first `steps` of them."""
    if isinstance(record, bytes | str):
        record = Record.read(record)
    return record.replay(game(record.game), steps=steps, listen=listen)


__all__ = [
    "BadInput",
    "Game",
    "IllegalChoice",
    "Record",
    "Result",
    "Rng",
    "Table",
    "__version__",
    "game",
    "games",
    "replay",
]
