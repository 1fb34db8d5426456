"""A card as one reads it: what is printed on it, and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from smallcouncil.cli.boards.cardtable.card_view import GOLD, ICONS, VALUES, CardView, slug
from smallcouncil.cli.boards.house_colours import HOUSE_COLOURS
from smallcouncil.locale.voice import message_of

WIDTH = 76


def faces(view: CardView, words: str) -> list[RenderableType]:
    """The cards with these words in their names; only the one that is called exactly so, if there is one."""
    wanted = words.lower().split()
    names = {card: view.called(card).lower() for card in view.prints}
    exact = [card for card, name in names.items() if name.split() == wanted]
    found = exact or [card for card, name in names.items() if all(word in name for word in wanted)]
    return [face(view, view.prints[card]) for card in found]


def face(view: CardView, printed: dict[str, Any]) -> Panel:
    lines = [line for line in (figures(view, printed), traits(view, printed)) if line]
    text = view.voice.say(f"{message_of(view.rules, 'card', printed['id'])}.text")
    if not text.startswith(f"{view.game}-"):  # a card without a text
        lines.append(Text(text))
    return Panel(
        Group(*lines),
        title=Text(view.called(printed["id"]), "bold"),
        title_align="left",
        subtitle=Text(" · ".join(kinds(view, printed)), "dim"),
        subtitle_align="right",
        border_style=HOUSE_COLOURS[printed.get("faction", "neutral")],
        width=min(WIDTH, view.width),
    )


def kinds(view: CardView, printed: dict[str, Any]) -> Iterator[str]:
    say = view.voice.say
    yield view.say_of(f"kind-{printed['type']}")
    if printed["type"] not in ("title", "agenda"):
        for house in printed.get("houses") or [printed.get("faction", "neutral")]:
            yield view.say_of(f"faction-{slug(house)}")
    for mark in ("unique", "loyal"):
        if printed.get(mark):
            yield say(f"web-cards-{mark}")
    for crest in printed.get("crests", ()):
        yield view.say_of(f"crest-{crest}")


def figures(view: CardView, printed: dict[str, Any]) -> Text | None:
    """Cost, strength and icons; the values of a plot."""
    say = view.voice.say
    figures = []
    if "cost" in printed:
        figures.append(Text.assemble(f"{say('cards-cost')} ", (str(printed["cost"]), f"bold {GOLD}")))
    if "strength" in printed:
        figures.append(Text(say("web-cards-strength", n=printed["strength"])))
    for icon in printed.get("icons", ()):
        symbol, style = ICONS[icon]
        figures.append(Text(f"{view.symbols[symbol]} {view.say_of(f'cards-icon-{icon}')}", style))
    for value in VALUES:
        if value in printed.get("plot", ()):
            figures.append(Text(f"{printed['plot'][value]} {say(f'web-cards-{value}')}"))
        elif number := printed.get("modifiers", {}).get(value):
            figures.append(Text(f"{number:+} {say(f'web-cards-{value}')}"))
    return Text(" · ").join(figures) if figures else None


def traits(view: CardView, printed: dict[str, Any]) -> Text | None:
    names = " ".join(f"{view.say_of(f'trait-{slug(t)}')}." for t in printed["traits"])
    keywords = view.keywords(printed["keywords"])
    if not names and not keywords:
        return None
    return Text.assemble(
        (names, "bold"), " " if names and keywords else "", (f"{keywords}." if keywords else "", "italic")
    )
