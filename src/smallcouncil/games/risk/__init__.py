"""Risk: Game of Thrones: Skirmish, Dominion and World at War."""

from smallcouncil.games.risk.game import GAME

__all__ = ["GAME"]
