"""A Game of Thrones: The Card Game, 2nd edition: the core set for joust and melee."""

from smallcouncil.games.cards2e.game import GAME

__all__ = ["GAME"]
