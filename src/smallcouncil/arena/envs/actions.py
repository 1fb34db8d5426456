"""Actions as numbers, stable as long as the vocabulary of the game is.

Every verb has a block of numbers, one for each combination of its arguments: `invade harrenhal kings_landing` has the
same number in every game of the same rules. Choices whose arguments have no fixed range (copies of cards, large
numbers), or too many combinations, take the slots behind the table, in the order of the question; what is in a slot is
told by features.
"""

from __future__ import annotations

from math import prod

from smallcouncil.table import Ask, Choice, Domain, Game, Verb

NUMBERS = 32  # numbers from 0 below this have a place in the table
BLOCK = 10_000  # a verb with more combinations has none
SLOTS = 128


class Actions:
    """The numbers of all choices of a game with so many players.

    >>> import smallcouncil as sc
    >>> table = sc.game("risk").new(seed=1, players=3)
    >>> actions = Actions(table.game, 3)
    >>> numbers = actions.numbered(table.asks[0])
    >>> len(numbers) == len(table.asks[0].choices)
    True
    """

    def __init__(self, game: Game, players: int) -> None:
        self.players = players
        self.blocks: dict[Verb, tuple[int, tuple[int, ...]]] = {}  # where the block begins, and the sizes of arguments
        begin = 0
        for word in game.words:
            if isinstance(word, Verb):
                sizes = tuple(self.size(domain) for domain in word.domains)
                if 0 < prod(sizes) <= BLOCK:
                    self.blocks[word] = begin, sizes
                    begin += prod(sizes)
        self.table = begin
        self.count = begin + SLOTS

    def size(self, domain: Domain) -> int:
        """How many values an argument has; 0: not known."""
        if domain.kind == "seat":
            return self.players
        if domain.kind == "number":
            return NUMBERS
        return len(domain.slugs) if domain.kind == "name" else 0

    def number(self, choice: Choice) -> int | None:
        """The number of a choice in the table, if it has one."""
        block = self.blocks.get(choice.verb)
        if block is None:
            return None
        number, sizes = block
        offset = 0
        for value, size in zip(choice.args, sizes, strict=True):
            if not 0 <= value < size:
                return None
            offset = offset * size + value
        return number + offset

    def numbered(self, ask: Ask) -> dict[int, Choice]:
        """The choices of a question by number. What finds no slot any more is left out; no question is that long."""
        found: dict[int, Choice] = {}
        slot = self.table
        for choice in ask.choices:
            number = self.number(choice)
            if number is None:
                if slot == self.count:
                    continue
                number, slot = slot, slot + 1
            found[number] = choice
        return found
