"""The rule catalogue of a game, read from its rules.md."""

from __future__ import annotations

import re
from typing import NamedTuple

RULE = re.compile(
    r"^- \*\*(?P<id>[RA]-[A-Z0-9]+-[a-z0-9-]+)\*\* (?P<text>.*?)(?P<tags>(?: (?:`[^`]+`|\[[a-z0-9 +-]+\]))*)$"
)
TAG = re.compile(r"`([^`]+)`|\[([a-z0-9 +-]+)\]")


class Rule(NamedTuple):
    id: str
    text: str
    section: str
    tags: tuple[str, ...]


class Catalogue:
    """Rules by id, in the order of the rulebook.

    >>> rules = Catalogue.read("## 1. Dice\\n- **R-XX-dice-01** A die has six faces. `derived`")
    >>> rules["R-XX-dice-01"].text
    'A die has six faces.'
    >>> [r.id for r in rules.search("SIX")]
    ['R-XX-dice-01']
    """

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self.by_id = {rule.id: rule for rule in rules}

    @classmethod
    def read(cls, text: str) -> Catalogue:
        rules = []
        section = ""
        for line in text.splitlines():
            if line.startswith("#"):
                section = line.lstrip("# ").strip()
            elif match := RULE.match(line):
                tags = tuple(a or b for a, b in TAG.findall(match["tags"]))
                rules.append(Rule(match["id"], match["text"], section, tags))
        return cls([rule for rule in rules if rule.id.startswith("R-")])

    def search(self, words: str) -> list[Rule]:
        """The rules that contain every word, in id, section or text."""
        wanted = words.lower().split()
        return [r for r in self.rules if all(w in f"{r.id} {r.section} {r.text}".lower() for w in wanted)]

    def __getitem__(self, rule_id: str) -> Rule:
        return self.by_id[rule_id]

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self.by_id

    def __len__(self) -> int:
        return len(self.rules)
