"""Waiting longer after every failure, so that what is away is not pestered and the log stays short."""

from __future__ import annotations

import random
import time

FIRST, LONGEST = 0.2, 5.0  # seconds


class BackOff:
    """How long to wait after so many failures in a row: twice as long each time, with jitter.

    >>> back_off = BackOff(first=1.0, longest=4.0)
    >>> [back_off.failed() <= most for most in (1.0, 2.0, 4.0, 4.0)]
    [True, True, True, True]
    >>> back_off.over()
    False
    >>> back_off.succeeded(); back_off.over()
    True
    """

    def __init__(self, first: float = FIRST, longest: float = LONGEST) -> None:
        self.first = first
        self.longest = longest
        self.failures = 0
        self.wait = 0.0
        self.until = 0.0

    def failed(self) -> float:
        """One more failure: the seconds to wait before the next try."""
        most = min(self.longest, self.first * 2 ** min(self.failures, 30))
        self.failures += 1
        self.wait = round(most * random.uniform(0.5, 1.0), 3)
        self.until = time.monotonic() + self.wait
        return self.wait

    def succeeded(self) -> None:
        self.failures = 0
        self.wait = self.until = 0.0

    def over(self) -> bool:
        """Whether it may be tried again."""
        return time.monotonic() >= self.until
