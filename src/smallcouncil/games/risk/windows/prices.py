"""What abilities and maester cards cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable


def factor(t: RiskTable, seat: int) -> int:
    """Mourning the Fallen: each one of an opponent doubles what abilities and cards cost."""
    mourners = t.mourning & ~(1 << seat)
    return 1 << mourners.bit_count() if mourners else 1
