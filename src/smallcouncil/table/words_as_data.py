"""The words of a game as data, for programs that speak of its tables without its code: pages above all."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from smallcouncil.table.words import Domain, Word


class DomainView(msgspec.Struct, frozen=True):
    kind: str  # name, number, seat or copy: see `Domain`
    messages: str  # how the ids of the names begin, after the game's own


class Vocabulary(msgspec.Struct, frozen=True):
    """Verbs, prompts and news by name: parameter -> domain; and the domains by name."""

    verbs: dict[str, dict[str, str]]
    prompts: dict[str, dict[str, str]]
    news: dict[str, dict[str, str]]
    domains: dict[str, DomainView]


def vocabulary_of(words: Iterable[Word]) -> Vocabulary:
    said: dict[str, dict[str, dict[str, str]]] = {"verb": {}, "prompt": {}, "news": {}}
    domains: dict[str, Domain] = {}
    for word in words:
        said[word.kind][word.name] = {p: d.name for p, d in zip(word.params, word.domains, strict=True)}
        for domain in word.domains:
            other = domains.setdefault(domain.name, domain)
            assert (other.kind, other.messages) == (domain.kind, domain.messages), f"two domains are called {domain}"
    shown = {name: DomainView(domain.kind, domain.messages) for name, domain in sorted(domains.items())}
    return Vocabulary(said["verb"], said["prompt"], said["news"], shown)
