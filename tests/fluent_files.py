"""The Fluent files as data: every message with its attributes and the variables it uses."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

LOCALE = Path(__file__).parents[1] / "src" / "smallcouncil" / "locale"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (named by fluent.syntax)
        self.names.add(node.id.name)


class Quoted(Visitor):
    """The messages that others are put together from, and the texts between them."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.texts: list[str] = []

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  (named by fluent.syntax)
        self.ids.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  (named by fluent.syntax)
        self.texts.append(node.value)


@cache
def quoted(lang: str, file: str) -> dict[str, Quoted]:
    """By the message that quotes them."""
    found = {}
    for entry in FluentParser().parse((LOCALE / lang / file).read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Quoted()
            found[entry.id.name].visit(entry)
    return found


@cache
def messages(lang: str, file: str) -> dict[str, set[str]]:
    """Variables by message id; an attribute counts as `id.attribute`."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((LOCALE / lang / file).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{file}: {entry.id.name} twice"
            assert entry.value is not None, f"{lang}/{file}: {entry.id.name} says nothing"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
            if pairs := found.pop(f"{entry.id.name}.each", None):  # part of the sentence, said once for each pair
                found[entry.id.name] = found[entry.id.name] - {"each"} | pairs
    return found


@cache
def sentences(lang: str, file: str) -> dict[str, str]:
    """What each message says, attributes included, as it is written."""
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
        for entry in FluentParser().parse((LOCALE / lang / file).read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    }


def shared_words(game: str) -> str | None:
    """The words that a game builds on: what its own do not say is said there."""
    return sentences("en", f"{game}.ftl").get(f"{game}-shared-words")


def messages_of(lang: str, game: str, page: str = "") -> dict[str, set[str]]:
    """All that a game can say (`page="web-"`: that its page can say), shared words under the game's own ids."""
    found = dict(messages(lang, f"{page}{game}.ftl"))
    if shared := shared_words(game):
        for key, named in messages(lang, f"{page}{shared}.ftl").items():
            found.setdefault(key.replace(f"{page}{shared}-", f"{page}{game}-", 1), named)
    return found


def variables(node: Any) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


def files(lang: str) -> list[str]:
    return sorted(file.name for file in (LOCALE / lang).glob("*.ftl"))
