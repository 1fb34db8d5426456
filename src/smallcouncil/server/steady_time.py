"""Server time: seconds since 1970 when the first process began, and steady from then on.

When somebody sets the system's clock, nobody's clock at a table loses a second, and no bot is overdue. Processes that
work on one store go by one time, whatever their machines say: who comes later takes it over from those that are there
(`store.shared_clock`), and who fell behind catches up.
"""

from __future__ import annotations

import time

began = [time.time() - time.monotonic()]  # when the monotonic clock stood at zero


def now() -> float:
    return began[0] + time.monotonic()


def take_over(shared: float) -> None:
    """It is so late for everyone: before this process has told anybody the time."""
    began[0] = shared - time.monotonic()


def catch_up(shared: float) -> None:
    """It is at least so late."""
    began[0] = max(began[0], shared - time.monotonic())
