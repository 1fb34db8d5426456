"""The objectives of A Feast for Crows: when they are fulfilled, and the phase that scores them."""

from __future__ import annotations

from smallcouncil.games.board2e.objectives.conditions import fulfilled as fulfilled
