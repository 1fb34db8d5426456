"""A Game of Thrones: The Card Game, 1st edition: the core set and the mechanics that its rulebook announces."""

from smallcouncil.games.cards1e.game import GAME

__all__ = ["GAME"]
