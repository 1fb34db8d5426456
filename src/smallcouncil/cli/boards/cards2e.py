"""A Game of Thrones: The Card Game, 2nd edition: the card table."""

from __future__ import annotations

import msgspec

from smallcouncil.cli.boards.cardtable import CardBoard, seat_names
from smallcouncil.cli.boards.cardtable.card_view import Besides
from smallcouncil.games.cards2e.view import PlayerView

__all__ = ["cards", "draw", "figures", "piles", "seat_names"]


def besides(player: PlayerView) -> Besides:
    return Besides(plot_values=msgspec.structs.asdict(player.plot_values))


BOARD = CardBoard(besides)
cards, draw, figures, piles = BOARD.cards, BOARD.draw, BOARD.figures, BOARD.piles
