"""`council rules`: look up rules, and see which of them have tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import typer
from rich.table import Table as Grid
from rich.text import Text

import smallcouncil as sc
from smallcouncil.cli.coverage import carried_by, coverage
from smallcouncil.cli.terminal import Terminal
from smallcouncil.table import BadInput, Rule

PROJECT = Path(__file__).parents[4]
RULE = re.compile(r"R-[A-Z0-9]+-[\w-]+")


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    voice = terminal.voice
    about_words = voice.say("help-rules-words")

    @app.command("rules", cls=cls, help=voice.say("help-rules"))
    def rules(
        game: str = typer.Argument("", help=voice.say("help-game"), show_default=False),
        words: list[str] | None = typer.Argument(None, help=about_words, show_default=False),
        covered: bool = typer.Option(False, "--coverage", help=voice.say("help-rules-coverage")),
        missing: bool = typer.Option(False, "--missing", help=voice.say("help-rules-missing")),
    ) -> None:
        if covered or missing:
            raise typer.Exit(show_coverage(terminal, game, missing=missing))
        if not game:
            show_catalogues(terminal)
        elif RULE.fullmatch(game):
            show_rule(terminal, game)
        else:
            show_rules(terminal, game, " ".join(words or []))


def show_catalogues(terminal: Terminal) -> None:
    """Which games have how many rules."""
    for name, game in sc.games().items():
        count = len(terminal.voice.rules(game).rules)
        terminal.say("rules-of-game", name=name, game=terminal.voice.game(game), count=count)


def show_rules(terminal: Terminal, name: str, words: str) -> None:
    """All rules of a game, or those that contain every word."""
    catalogue = terminal.voice.rules(sc.game(name))
    found = catalogue.search(words) if words else catalogue.rules
    print_rules(terminal, found)
    if words and not found:
        terminal.say("rules-none", words=words)


def show_rule(terminal: Terminal, id: str) -> None:
    """One rule of any game; in a source tree, the tests that carry it as well."""
    found = [rule for game in sc.games().values() if (rule := terminal.voice.rule(game, id))]
    if not found:
        kinds = {"-".join(rule.id.split("-")[:2]) for game in sc.games().values() for rule in game.rules().rules}
        raise BadInput("rule", "unknown-value", value=id, known=", ".join(f"{kind}-…" for kind in sorted(kinds)))
    print_rules(terminal, found)
    if PROJECT.joinpath("tests").is_dir():
        tests = carried_by(PROJECT).get(id, [])
        terminal.print()
        terminal.say("rule-tests" if tests else "rule-without-tests", count=len(tests))
        for test in tests:
            terminal.print(f"  {test}")


def print_rules(terminal: Terminal, rules: list[Rule]) -> None:
    """Rules under the titles of their sections."""
    section = None
    for rule in rules:
        if rule.section != section:
            section = rule.section
            terminal.print()
            terminal.print(section, style="bold")
        terminal.print(rule_line(rule))


def rule_line(rule: Rule) -> Text:
    tags = f"  [{', '.join(rule.tags)}]" if rule.tags else ""
    return Text.assemble((rule.id, "cyan"), "  ", rule.text, (tags, "dim"))


def show_coverage(terminal: Terminal, only: str, *, missing: bool) -> int:
    """The share of rules with tests, game by game; the exit code is 1 if one of them is below what was agreed."""
    if only:
        sc.game(only)
    games = [c for c in coverage(PROJECT) if only in ("", c.game)]
    grid = Grid.grid(padding=(0, 2))
    for c in games:
        tested = len(c.rules) - len(c.missing)
        agreed = terminal.voice.say("coverage-open" if c.agreed is None else "coverage-agreed", share=c.agreed or 0)
        style = "green" if c.enough else "red"
        grid.add_row(
            c.game, f"{tested}/{len(c.rules)}", Text(terminal.voice.percent(c.share / 100), style=style), agreed
        )
    terminal.print(grid)
    if missing:
        for c in games:
            print_rules(terminal, c.missing)
    return 0 if all(c.enough for c in games) else 1
