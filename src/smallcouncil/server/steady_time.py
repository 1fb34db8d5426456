"""Server time: seconds since 1970 when the process began, and steady from then on.

When somebody sets the system's clock, nobody's clock at a table loses a second, and no bot is overdue.
"""

from __future__ import annotations

import time

BEGAN = time.time() - time.monotonic()


def now() -> float:
    return BEGAN + time.monotonic()
