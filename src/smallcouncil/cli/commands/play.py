"""`council play`: a game in the terminal, against bots or with people at the same keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import typer

import smallcouncil as sc
from smallcouncil.bots import NAMES
from smallcouncil.cli.game_loop import GameLoop, read_record
from smallcouncil.cli.options import named_game, read_options
from smallcouncil.cli.terminal import Terminal
from smallcouncil.table import BadInput, Game

NOBODY = "none"


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    voice = terminal.voice

    @app.command(
        "play",
        cls=cls,
        help=voice.say("help-play"),
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    )
    def play(
        context: typer.Context,
        game: str = typer.Argument("", help=voice.say("help-game"), show_default=False),
        players: int = typer.Option(None, help=voice.say("help-players"), show_default=False),
        seat: str = typer.Option("1", help=voice.say("help-seat")),
        bots: str = typer.Option("heuristic", help=voice.say("help-bots", known=", ".join(NAMES))),
        seed: int = typer.Option(None, help=voice.say("help-seed"), show_default=False),
        load: str = typer.Option("", help=voice.say("help-load"), show_default=False),
    ) -> None:
        if game.startswith("-"):  # `council play --mode dominion`: the option of the usual game
            context.args.insert(0, game)
            game = ""
        rulebook = named_game(game)
        options = read_options(rulebook, context.args)
        if load:
            table = sc.replay(read_record(load), listen=True)
        else:
            known = {name: value for name, value in options.items() if name not in rulebook.secret_options}
            count = rulebook.players_for(known) if players is None else players
            for name in options.keys() & set(rulebook.secret_options):
                options[name] = deal(rulebook, name, options[name], people(seat, count), count, seed)
            table = rulebook.new(seed=seed, players=count, listen=True, **options)
        GameLoop(terminal, table, people(seat, table.players), bots).play()


def deal(
    rules: Game, name: str, given: Sequence[Any], mine: frozenset[int], players: int, seed: int | None
) -> list[Any]:
    """Decks: the first ones are for who sits at the keyboard, then for the others; the rest is drawn by lot.

    `stark_fealty` is a ready deck, `my-deck.txt` a file with a text list.
    """
    luck = Random(seed)
    order = [*sorted(mine), *(seat for seat in range(players) if seat not in mine)]
    if len(given) > players:
        raise BadInput(f"--{name}", "out-of-range", value=len(given), low=1, high=players)
    dealt: list[Any] = [luck.choice(rules.ready_entries(name)) for _ in range(players)]
    for seat, entry in zip(order, given, strict=False):
        dealt[seat] = read_entry(rules, name, entry)
    return dealt


def read_entry(rules: Game, name: str, entry: str) -> Any:
    """A ready entry by its name, or what stands in a file."""
    if entry in rules.ready_entries(name):
        return entry
    if "." not in entry and "/" not in entry and not Path(entry).exists():
        return entry  # the rules say what they know
    try:
        return Path(entry).read_text(encoding="utf-8").strip() + "\n"
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(entry, "unreadable", why=getattr(error, "strerror", None) or error) from None


def people(text: str, players: int) -> frozenset[int]:
    """The seats at the keyboard, as people count them: `1`, `1,3`, or `none` to watch.

    >>> sorted(people("1,3", 4))
    [0, 2]
    """
    if text == NOBODY:
        return frozenset()
    seats = set()
    for part in text.split(","):
        if not part.strip().isdecimal():
            raise BadInput("--seat", "wrong-type", value=part, expected=f"1-{players}, {NOBODY}")
        if not 1 <= int(part) <= players:
            raise BadInput("--seat", "out-of-range", value=int(part), low=1, high=players)
        seats.add(int(part) - 1)
    return frozenset(seats)
