"""The arena: games between bots by the hundred, and how fast tables are."""

from smallcouncil.arena.match import Match, match, play
from smallcouncil.arena.series import Played, Series, WinRate, interval, series

__all__ = ["Match", "Played", "Series", "WinRate", "interval", "match", "play", "series"]
