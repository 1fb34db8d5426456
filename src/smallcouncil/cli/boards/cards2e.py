"""A Game of Thrones: The Card Game, 2nd edition: the card table."""

from smallcouncil.cli.boards.cardtable import cards, draw, piles, seat_names

__all__ = ["cards", "draw", "piles", "seat_names"]
