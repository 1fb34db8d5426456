"""Tables on which somebody is asked something."""

from __future__ import annotations

import smallcouncil as sc


def asked(game: str, prompt: str) -> tuple[sc.Table, int]:
    """A new table on which everybody takes the default until somebody is asked this."""
    table = sc.game(game).new(seed=3)
    while True:
        for ask in table.asks:
            if ask.prompt == prompt:
                return table, ask.seat
        table.choose(table.asks[0].seat, table.asks[0].default)
