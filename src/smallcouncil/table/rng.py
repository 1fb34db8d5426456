"""Dice and shuffles of one table.

A keyed hash in counter mode: nobody who has seen a thousand dice can foretell the next one, and a copy costs
three assignments because every part of the state is immutable.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from random import Random
from typing import TypeVar

from mypy_extensions import mypyc_attr

from smallcouncil.table.errors import BadInput

T = TypeVar("T")

BLOCK = 64
LAST = 1 << 63
STRIDE = 1 << 16  # blocks between two places
KEY = re.compile("[0-9a-f]{64}")
FAIR = [0] + [256 - 256 % n for n in range(1, 257)]  # bytes below this one are shared out evenly among n


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled, too, `__new__` makes an empty one
class Rng:
    """A seeded generator.

    >>> a = Rng(7)
    >>> b = a.copy()
    >>> [a.die(6) for _ in range(5)] == [b.die(6) for _ in range(5)]
    True
    """

    __slots__ = ("key", "block", "bytes", "at")

    def __init__(self, seed: int) -> None:
        self.key = blake2b(str(seed).encode(), digest_size=32).digest()
        self.block = 0
        self.bytes = b""
        self.at = BLOCK

    def copy(self) -> Rng:
        other = Rng.__new__(Rng)
        other.key = self.key
        other.block = self.block
        other.bytes = self.bytes
        other.at = self.at
        return other

    @staticmethod
    def of(source: object) -> Rng:
        """The generator itself, or one seeded by a number or by a generator of the standard library.

        >>> Rng.of(7).die(6) == Rng(7).die(6)
        True
        """
        if isinstance(source, Rng):
            return source
        if isinstance(source, Random):
            return Rng(source.getrandbits(128))
        if isinstance(source, int) and not isinstance(source, bool):
            return Rng(source)
        raise BadInput(
            "rng", "wrong-type", value=type(source).__name__, expected="an Rng, a random.Random or a whole number"
        )

    def fork(self) -> Rng:
        """A new generator, seeded by this one."""
        return Rng(self.number(16))

    def leap(self, place: int) -> None:
        """Go to a place far from all others: generators of one seed, leapt to one place, go on alike whatever they
        have said before.

        >>> a, b = Rng(7), Rng(7)
        >>> drawn = a.die(6), a.leap(3), b.leap(3)
        >>> [a.die(6) for _ in range(5)] == [b.die(6) for _ in range(5)]
        True
        """
        self.block = (place + 1) * STRIDE
        self.at = BLOCK

    def number(self, size: int) -> int:
        """A uniform number of `size` bytes."""
        at = self.at
        if at + size <= BLOCK:
            self.at = at + size
            return int.from_bytes(self.bytes[at : at + size], "big")
        value = 0
        for _ in range(size):
            value = value << 8 | self.byte()
        return value

    def byte(self) -> int:
        at = self.at
        if at == BLOCK:
            self.renew()
            at = 0
        self.at = at + 1
        return self.bytes[at]

    def renew(self) -> None:
        self.bytes = blake2b(self.block.to_bytes(8, "big"), key=self.key, digest_size=BLOCK).digest()
        self.block += 1

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1."""
        if n <= 256:
            fair = FAIR[n]
            while True:
                at = self.at
                if at == BLOCK:
                    self.renew()
                    at = 0
                self.at = at + 1
                value = self.bytes[at]
                if value < fair:
                    return value % n
        size = (n.bit_length() + 7) // 8
        span = 1 << (8 * size)
        fair = span - span % n
        while True:
            value = self.number(size)
            if value < fair:
                return value % n

    def below_wide(self, n: int) -> int:
        """`below` of what two bytes hold, written out: many decks of cards are drawn from so many."""
        fair = (1 << 16) - (1 << 16) % n
        while True:
            at = self.at
            if at + 2 <= BLOCK:
                self.at = at + 2
                value = self.bytes[at] << 8 | self.bytes[at + 1]
            else:
                value = self.byte() << 8 | self.byte()
            if value < fair:
                return value % n

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def pick(self, items: list[T] | tuple[T, ...]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        if len(items) > 256:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        # as above, with `below` written out and a block of bytes at a time: tables are shuffled by the million
        fair = FAIR
        n = len(items)
        while n > 1:
            if self.at == BLOCK:
                self.renew()
                self.at = 0
            used = n
            for value in self.bytes[self.at :]:
                if value >= fair[n]:
                    used += 1
                    continue
                j = value % n
                n -= 1
                items[n], items[j] = items[j], items[n]
                if n == 1:
                    break
            self.at += used - n

    def draw(self, items: list[T], count: int) -> list[T]:
        """Take so many of the items, or all, at random; those that are left lie in any order."""
        size = len(items)
        drawn = []
        if size > 256:
            for n in range(size, max(0, size - count), -1):
                j = self.below_wide(n) if 256 < n <= 1 << 16 else self.below(n)
                drawn.append(items[j])
                items[j] = items[n - 1]
            del items[max(0, size - count) :]
            return drawn
        fair = FAIR
        n = size
        left = max(0, size - count)
        while n > left:  # as in `shuffle`
            if self.at == BLOCK:
                self.renew()
                self.at = 0
            used = n
            for value in self.bytes[self.at :]:
                if value >= fair[n]:
                    used += 1
                    continue
                j = value % n
                n -= 1
                drawn.append(items[j])
                items[j] = items[n]
                if n == left:
                    break
            self.at += used - n
        del items[left:]
        return drawn

    def write(self) -> dict[str, object]:
        return {"key": self.key.hex(), "block": self.block, "at": self.at}

    @staticmethod
    def read(data: object) -> Rng:
        if not isinstance(data, dict):
            raise BadInput("rng", "wrong-type", value=data, expected="an object")
        key, block, at = data.get("key"), data.get("block"), data.get("at")
        if not isinstance(key, str) or not KEY.fullmatch(key):
            raise BadInput("rng.key", "wrong-type", value=key, expected="64 hexadecimal digits")
        if type(at) is not int or not 0 <= at <= BLOCK:
            raise BadInput("rng.at", "out-of-range", value=at, low=0, high=BLOCK)
        if type(block) is not int or not (at < BLOCK) <= block < LAST:
            raise BadInput("rng.block", "out-of-range", value=block, low=int(at < BLOCK), high=LAST - 1)
        rng = Rng(0)
        rng.key = bytes.fromhex(key)
        rng.block = block
        rng.at = at
        if at < BLOCK:
            rng.bytes = blake2b((block - 1).to_bytes(8, "big"), key=rng.key, digest_size=BLOCK).digest()
        return rng
