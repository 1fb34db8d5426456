"""The planning phase: secret orders until everyone is ready, then the messenger raven."""

from __future__ import annotations

from smallcouncil.games.board2e.planning.orders import star_limit as star_limit
