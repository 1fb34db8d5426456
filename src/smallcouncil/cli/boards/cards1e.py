"""A Game of Thrones: The Card Game, 1st edition: the card table."""

from smallcouncil.cli.boards.cardtable import cards, draw, figures, piles, seat_names

__all__ = ["cards", "draw", "figures", "piles", "seat_names"]
