"""A Game of Thrones: The Card Game, 1st edition: the card table."""

from smallcouncil.cli.boards.cardtable import cards, draw, piles, seat_names

__all__ = ["cards", "draw", "piles", "seat_names"]
