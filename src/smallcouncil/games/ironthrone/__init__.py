"""Game of Thrones: The Iron Throne."""

from smallcouncil.games.ironthrone.game import GAME

__all__ = ["GAME"]
