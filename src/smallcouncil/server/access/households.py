"""Where people were last seen, as long as this process runs.

Whoever wants more than one share of what is shared out (thinking of bots, replays, messages) only has to be several
guests. So people of one address have one share together.
"""

from __future__ import annotations

from collections import OrderedDict

MOST = 50_000


class Households:
    """
    >>> households = Households()
    >>> households.note("arya", "192.0.2.7")
    >>> households.of("arya"), households.of("bran", "arya"), households.of("bran")
    ('192.0.2.7', '192.0.2.7', 'bran')
    """

    def __init__(self) -> None:
        self.known: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self.known[person] = address
        self.known.move_to_end(person)
        if len(self.known) > MOST:
            self.known.popitem(last=False)

    def of(self, *people: str) -> str:
        """The address of the first of these who was seen here; else they stand for themselves."""
        return next((self.known[person] for person in people if person in self.known), people[0])
