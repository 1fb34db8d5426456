"""The commands, put together; and one way to complain about bad input."""

from __future__ import annotations

import io
import re
import sys
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from smallcouncil import __version__
from smallcouncil.cli.commands import (
    admin,
    analyse,
    arena,
    bench,
    compiling,
    games,
    play,
    replay,
    rules,
    serve,
    simulate,
    train,
)
from smallcouncil.cli.terminal import Terminal
from smallcouncil.locale import Voice, language
from smallcouncil.table import BadInput, Refusal

# Typer's way to say that the command line is wrong; newer versions bring it themselves, older ones took it from click.
Complaint: Any = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")
HELP_WORDS = {  # what Typer writes into every help, and the message that says it
    "Usage:": "help-usage",
    "Options:": "help-options",
    "Commands:": "help-commands",
    "Arguments:": "help-arguments",
    "Show this message and exit.": "help-help",
    "[OPTIONS]": "help-some-options",
    "COMMAND [ARGS]...": "help-some-command",
    "[default:": "help-default",
    "[required]": "help-required",
}
BAD_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    """The `council` command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows a question mark
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command with its arguments; the exit code comes back."""
    wanted, arguments = spoken(arguments)
    try:
        terminal = Terminal(Voice(language(wanted)))
    except BadInput as error:
        terminal = Terminal(Voice(language()))
        terminal.complain(terminal.voice.refusal(error))
        return BAD_INPUT
    try:
        code = build(terminal)(args=arguments, prog_name="council", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except Refusal as error:
        terminal.complain(terminal.voice.refusal(error))
    except OSError as error:
        terminal.complain(f"{error.filename}: {error.strerror}")
    except (KeyboardInterrupt, typer.Abort):
        terminal.print()
        return INTERRUPTED
    except Complaint as error:
        terminal.complain(complaint(error, terminal.voice))
    return BAD_INPUT


def spoken(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language asked for, wherever `--lang` stands, and the other arguments."""
    wanted = None
    others = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--lang":
            wanted = next(rest, "")
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
        else:
            others.append(argument)
    return wanted, others


def complaint(error: Any, voice: Voice) -> str:
    """What is wrong with the command line, in one sentence."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return voice.say("no-such-option", name=error.option_name)
    if kind == "MissingParameter":
        return voice.say("argument-missing", name=error.param.name if error.param else "")
    if kind == "BadOptionUsage":
        return voice.say("option-without-value", name=error.option_name)
    if kind == "BadParameter" and error.param is not None:  # numbers are the only values that Typer itself reads
        return voice.say("not-a-number", name=max(error.param.opts, key=len))
    if command := re.match("No such command '(.*?)'", error.format_message()):
        return voice.say("no-such-command", name=command[1])
    return str(error.format_message())


def build(terminal: Terminal) -> typer.Typer:
    """All commands, speaking the language of the terminal."""
    voice = terminal.voice

    def in_our_words(text: str) -> str:
        for theirs, message in HELP_WORDS.items():
            text = text.replace(theirs, voice.say(message))
        return text

    class Group(TyperGroup):
        def get_help(self, ctx: Any) -> str:
            return in_our_words(super().get_help(ctx))

    class Command(TyperCommand):
        def get_help(self, ctx: Any) -> str:
            return in_our_words(super().get_help(ctx))

    app = typer.Typer(
        cls=Group,
        add_completion=False,
        no_args_is_help=True,
        rich_markup_mode=None,
        help=voice.say("help-council"),
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    def show_version(wanted: bool) -> None:
        if wanted:
            terminal.print(f"council {__version__}")
            raise typer.Exit

    @app.callback()
    def council(
        lang: str = typer.Option("", help=voice.say("help-lang"), show_default=False, metavar="en|de"),
        version: bool = typer.Option(
            False, "--version", help=voice.say("help-version"), is_eager=True, callback=show_version
        ),
    ) -> None:
        """Options before the command."""

    for module in (games, play, replay, analyse, simulate, arena, train, rules, bench, compiling, serve, admin):
        module.register(app, terminal, Command)
    return app
