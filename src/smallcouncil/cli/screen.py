"""The parts of the screen that every game has: question, choices, news, result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from smallcouncil.cli.answers import first_number
from smallcouncil.cli.terminal import Terminal
from smallcouncil.locale import Voice
from smallcouncil.locale.voice import key
from smallcouncil.table import Ask, Choice, Event, Game, Table

FEW = 12  # so many choices are shown with their notation
NEWS_ROOM = 50  # columns that a line of news needs


def question(terminal: Terminal, table: Table, ask: Ask) -> Text:
    """Who is asked what, and by which rule."""
    voice = terminal.voice
    return Text.assemble(
        (voice.seat(ask.seat, table), "bold cyan"), "  ", (voice.prompt(ask, table), "bold"), "  ", (ask.rule, "dim")
    )


def choices(
    terminal: Terminal, table: Table, ask: Ask, shown: list[Choice], figures: Mapping[Choice, Text] | None = None
) -> RenderableType:
    """Numbered choices: while they are few, a list with notation and what the cards do; else side by side.

    `figures`: the numbers that belong to some of them.
    """
    voice = terminal.voice
    if len(shown) > FEW:
        return side_by_side(terminal, table, ask, shown)
    numbers = {choice: n for n, choice in enumerate(ask.choices, first_number(ask, table))}
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    explained = set()
    for choice in shown:
        line = Text.assemble(voice.choice(choice, table), (f"  {table.text(choice)}", "dim"))
        if figures and choice in figures:
            line.append("  ").append_text(figures[choice])
        text = voice.explain(choice, table)
        if text and text not in explained:
            explained.add(text)
            line.append(f"\n{text}", style="dim italic")
        grid.add_row(str(numbers[choice]), line)
    return grid


def side_by_side(terminal: Terminal, table: Table, ask: Ask, shown: list[Choice]) -> RenderableType:
    numbers = {choice: n for n, choice in enumerate(ask.choices, first_number(ask, table))}
    width = len(str(len(ask.choices)))
    say = terminal.voice.choice
    lines = [Text.assemble((f"{numbers[c]:>{width}} ", "bold"), say(c, table)) for c in shown]
    return Columns(lines, column_first=True, padding=(0, 2))


def offers(terminal: Terminal, table: Table, ask: Ask) -> list[RenderableType]:
    """What may be done besides answering; while it is much, only how to see it."""
    shown = ask.choices[ask.answers :]
    if not shown:
        return []
    voice = terminal.voice
    head = voice.say(key(table.game, "prompt", table.game.offer_prompt.name))
    if len(shown) > FEW:
        return [Text(voice.say("more-choices", head=head, count=len(shown)), "dim")]
    return [Text(f"{head}:", "dim"), side_by_side(terminal, table, ask, shown)]


def news(voice: Voice, table: Table, events: list[Event]) -> Iterator[str]:
    """Events as sentences; what happens several times in a row is said once, with its count."""
    last, count = "", 0
    for event in events:
        sentence = voice.event(event, table)
        if sentence == last:
            count += 1
            continue
        if last:
            yield last if count == 1 else f"{last} ×{count}"
        last, count = sentence, 1
    if last:
        yield last if count == 1 else f"{last} ×{count}"


def in_columns(lines: list[str], count: int) -> Grid:
    """Lines in columns, to be read downwards."""
    height = -(-len(lines) // count)
    grid = Grid.grid(expand=True, padding=(0, 2, 0, 0))
    for _ in range(count):
        grid.add_column(ratio=1)
    for at in range(height):
        grid.add_row(*[Text(line, "dim") for line in lines[at::height]])
    return grid


def result(voice: Voice, table: Table) -> str:
    """Who won, with how many points, and why."""
    assert table.result is not None
    names = [voice.seat(seat, table) for seat in table.result.winners]
    why = voice.say(key(table.game, "result", table.result.reason))
    ranking = sorted(enumerate(table.result.scores), key=lambda pair: -pair[1])
    scores = voice.join([f"{voice.seat(seat, table)} {points}" for seat, points in ranking])
    return voice.say("won", winners=voice.join(names), count=len(names), why=why, scores=scores)


def texts(voice: Voice, game: Game, words: str) -> list[tuple[str, str]]:
    """Cards and pieces that are called so, with what they do."""
    wanted = words.lower().split()
    found = []
    for name in voice.explained(game):
        said = voice.say(name)
        if all(w in said.lower() for w in wanted):
            found.append((said, voice.say(f"{name}.text")))
    return found
