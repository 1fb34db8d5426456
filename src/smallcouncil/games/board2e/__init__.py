"""A Game of Thrones: The Board Game, 2nd edition."""

from smallcouncil.games.board2e.game import GAME

__all__ = ["GAME"]
