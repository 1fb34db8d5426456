"""One game at the terminal: who is asked sees the table and types an answer, bots answer for the other seats."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.text import Text

import smallcouncil as sc
from smallcouncil.bots import Bot, Knowledge, make
from smallcouncil.cli import answers, boards, screen
from smallcouncil.cli.auto_pass import AutoPass
from smallcouncil.cli.commands.rules import print_rules, rule_line
from smallcouncil.cli.terminal import Terminal
from smallcouncil.server.settings import data_folder
from smallcouncil.table import Ask, BadInput, Choice, IllegalChoice, Record, Refusal, Table

COMMANDS = {
    "command-help": "help",
    "command-rule": "rule",
    "command-board": "board",
    "command-log": "log",
    "command-more": "more",
    "command-card": "card",
    "command-area": "area",
    "command-piles": "piles",
    "command-save": "save",
    "command-load": "load",
    "command-undo": "undo",
    "command-wait": "wait",
    "command-mute": "mute",
    "command-ask": "ask",
    "command-quit": "quit",
}
FEW_CARDS = 6
FEW_AREAS = 6


class GameLoop:
    """A table, the people at the keyboard, and bots for the other seats."""

    def __init__(self, terminal: Terminal, table: Table, people: frozenset[int], bots: str) -> None:
        self.terminal = terminal
        self.voice = terminal.voice
        self.people = people
        self.bot_names = [name.strip() for name in bots.split(",")]
        self.commands = {self.voice.say(message): name for message, name in COMMANDS.items()}
        self.commands |= {name: name for name in COMMANDS.values()} | {"?": "rule", "cards": "piles"}
        self.take_seats(table)

    def take_seats(self, table: Table) -> None:
        """Everyone takes a seat at this table."""
        self.table = table
        self.voice = self.terminal.voice = self.voice.named(boards.seat_names(self.voice, table))
        self.told = 0  # events of the log that were shown
        self.news_from = 0  # where the news of the present question begin
        self.at_keyboard: int | None = None
        self.shown = ""  # the question that the board was last drawn for
        self.pending: tuple[str, int] | None = None  # an answer that is to be given several times
        self.auto_pass = {seat: AutoPass() for seat in self.people}
        others = [seat for seat in range(table.players) if seat not in self.people]
        luck = (table.seed or 0) << 8  # never the seed of the table: bots must not share its dice
        self.bots: dict[int, Bot] = {
            seat: make(self.bot_names[i % len(self.bot_names)], table.game.id, seed=luck + seat + 1)
            for i, seat in enumerate(others)
        }

    # ------------------------------------------------------------------ the game goes on

    def play(self) -> None:
        """Until the game is over or somebody leaves."""
        try:
            while not self.table.over:
                if any(seat in self.bots for seat in self.table.waiting):
                    self.let_bots_choose()
                elif not self.ask_person(self.table.asks[0]):
                    self.keep()
                    return
        except KeyboardInterrupt:
            self.terminal.print()
            self.keep()
            raise
        self.tell()
        self.show_result()

    def let_bots_choose(self) -> None:
        """Bots choose before people: whoever is asked at the same time cannot know anyway."""
        with self.terminal.thinking():
            while ask := next((a for a in self.table.asks if a.seat in self.bots), None):
                if not self.people:
                    self.tell()
                self.table.choose(ask.seat, self.bots[ask.seat].choose(Knowledge(self.table, ask.seat)), ask.n)

    def ask_person(self, ask: Ask) -> bool:
        """Put a question to a person. False: they leave."""
        if self.repeat(ask) or self.pass_on(ask):
            return True
        self.hand_over(ask.seat)
        self.show(ask)
        while True:
            typed = self.terminal.read(self.voice.say("your-choice"))
            if typed is None:
                self.terminal.print()
                return False
            if not typed:
                continue
            word, _, rest = typed.partition(" ")
            command = self.commands.get(word.lower())
            try:
                if command == "quit" and not rest:
                    self.terminal.say("goodbye")
                    return False
                if command and self.obey(command, rest.strip(), ask):
                    return True
                if not command:
                    self.choose(typed, ask)
                    return True
            except IllegalChoice as error:
                self.refuse(typed, ask, error)
            except Refusal as error:
                self.terminal.complain(self.voice.refusal(error))
            except OSError as error:
                self.terminal.complain(f"{rest.strip()}: {error.strerror}")

    def hand_over(self, seat: int) -> None:
        """Where people share a keyboard, nobody sees what the others hold."""
        if len(self.people) > 1 and seat != self.at_keyboard and self.terminal.interactive:
            self.terminal.console.clear()
            self.terminal.read(self.voice.say("hand-over", seat=self.voice.seat(seat, self.table)))
        self.at_keyboard = seat

    # ------------------------------------------------------------------ answers

    def choose(self, typed: str, ask: Ask) -> None:
        text, count = answers.times(typed)
        try:
            choice = answers.find(typed, ask, self.table, self.voice)
            count = 1
        except IllegalChoice:
            choice = answers.find(text, ask, self.table, self.voice)
        notation = self.table.text(choice)
        self.table.choose(ask.seat, choice, ask.n)
        self.pending = (f"{ask.prompt} {notation}", count - 1) if count > 1 else None

    def repeat(self, ask: Ask) -> bool:
        """Give the same answer to the same question again, as often as was asked for."""
        if self.pending is None:
            return False
        text, left = self.pending
        choice = next((c for c in ask.choices if f"{ask.prompt} {self.table.text(c)}" == text), None)
        self.pending = (text, left - 1) if left > 1 else None
        if choice is None:
            self.pending = None
            return False
        self.table.choose(ask.seat, choice, ask.n)
        return True

    def pass_on(self, ask: Ask) -> bool:
        """Pass for who has said so in advance."""
        if not self.auto_pass[ask.seat].passes(self.table, ask):
            return False
        self.terminal.say("passed-in-advance", style="dim")
        assert ask.decline is not None
        self.table.choose(ask.seat, ask.decline, ask.n)
        return True

    def refuse(self, typed: str, ask: Ask, error: IllegalChoice) -> None:
        """Say that an answer fits no choice, or several, and which."""
        if error.key != "ambiguous":
            self.terminal.complain(self.voice.say("no-such-choice", typed=typed, rule=ask.rule))
            return
        self.terminal.complain(self.voice.say("several-choices", typed=typed))
        wanted = typed.lower().split()
        fitting = [c for c in ask.choices if self.fits(wanted, c)]
        self.terminal.print(self.choices(ask, fitting))

    def fits(self, wanted: list[str], choice: Choice) -> bool:
        sentence = self.voice.choice(choice, self.table).lower()
        return answers.begins(wanted, self.table.text(choice).split()) or answers.within(wanted, sentence)

    # ------------------------------------------------------------------ commands

    def obey(self, command: str, rest: str, ask: Ask) -> bool:
        """Do what is no answer. True: the table has changed, and somebody is asked anew."""
        if command == "help":
            self.terminal.say("game-help")
        elif command == "rule":
            self.explain(ask, rest)
        elif command == "board":
            self.terminal.print(boards.draw(self.terminal, self.table, ask.seat))
        elif command == "log":
            since = 0 if rest == self.voice.say("log-all") else self.news_from
            for line in screen.news(self.voice, self.table, self.table.heard(ask.seat, since)):
                self.terminal.print(line)
        elif command == "more":
            self.terminal.print(self.choices(ask, ask.choices))
        elif command == "card":
            self.show_cards(rest)
        elif command == "area":
            self.show_areas(rest, ask.seat)
        elif command == "piles":
            self.show_piles(ask.seat)
        elif command == "save":
            self.save(rest)
        elif command == "load":
            self.reload(rest)
            return True
        elif command == "undo":
            return self.undo()
        elif command == "wait":
            self.auto_pass[ask.seat].rest(self.table, ask)
            return True
        elif command == "mute":
            return self.mute(rest, ask)
        elif command == "ask":
            self.auto_pass[ask.seat].forget()
            self.terminal.say("asks-again")
        return False

    def mute(self, words: str, ask: Ask) -> bool:
        """No more questions about an ability in this phase; without words, what is muted."""
        auto_pass = self.auto_pass[ask.seat]
        if words:
            auto_pass.mute(self.table, ask, answers.find(words, ask, self.table, self.voice))
        for choice in auto_pass.muted.values():
            self.terminal.say("muted", choice=self.voice.choice(choice, self.table))
        return bool(words) and auto_pass.passes(self.table, ask)

    def explain(self, ask: Ask, words: str) -> None:
        """The rule behind the question, or all that is known about some words: rules and cards."""
        if not words:
            rule = self.voice.rule(self.table.game, ask.rule)
            self.terminal.print(rule_line(rule) if rule else ask.rule)
            return
        cards = screen.texts(self.voice, self.table.game, words)
        rules = self.voice.rules(self.table.game).search(words)
        for name, text in cards:
            self.terminal.print(f"{name}: {text}")
        print_rules(self.terminal, rules)
        if not cards and not rules:
            self.terminal.say("rules-none", words=words)

    def show_cards(self, words: str) -> None:
        """The cards that are called so; of many, the first few."""
        if not words:
            raise BadInput(self.voice.say("command-card"), "missing")
        found = boards.cards(self.terminal, self.table, words)
        for card in found[:FEW_CARDS]:
            self.terminal.print(card)
        if len(found) > FEW_CARDS:
            self.terminal.say("more-cards", count=len(found) - FEW_CARDS)
        elif not found:
            self.terminal.say("no-such-card", words=words)

    def show_areas(self, words: str, seat: int) -> None:
        """The areas that are called so; of many, the first few."""
        if not words:
            raise BadInput(self.voice.say("command-area"), "missing")
        found = boards.areas(self.terminal, self.table, seat, words)
        for area in found[:FEW_AREAS]:
            self.terminal.print(area)
        if not found:
            self.terminal.say("no-such-area", words=words)

    def show_piles(self, seat: int) -> None:
        piles = boards.piles(self.terminal, self.table, seat)
        for pile in piles:
            self.terminal.print(pile)
        if not piles:
            self.terminal.say("no-piles")

    def save(self, file: str) -> None:
        if not file:
            raise BadInput(self.voice.say("command-save"), "missing")
        Path(file).write_bytes(self.table.record().write())
        self.terminal.say("saved", file=file)

    def keep(self) -> None:
        """Who leaves finds the game again, and is told how."""
        if not any(seat in self.people for seat, _ in self.table.choices_made()):
            return
        file = data_folder() / "games" / f"{self.table.game.id}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(self.table.record().write())
        seats = ",".join(str(seat + 1) for seat in sorted(self.people))
        command = f"council play --load {shlex.quote(str(file))}"
        said = self.voice.say("kept", command=command if seats == "1" else f"{command} --seat {seats}")
        self.terminal.console.print(Text(said), soft_wrap=True)  # to be copied in one piece

    def reload(self, file: str) -> None:
        if not file:
            raise BadInput(self.voice.say("command-load"), "missing")
        table = sc.replay(read_record(file), listen=True)
        if any(seat >= table.players for seat in self.people):
            raise BadInput("players", "conflict", value=table.players, why=self.voice.say("no-seat-for-you"))
        self.take_seats(table)
        self.told = len(table.log or [])

    def undo(self) -> bool:
        """Back to the last choice that a person made."""
        made = self.table.choices_made()
        last = max((i for i, (seat, _) in enumerate(made) if seat in self.people), default=None)
        if last is None:
            self.terminal.say("nothing-to-undo")
            return False
        self.take_seats(sc.replay(self.table.record(), steps=last, listen=True))
        self.told = len(self.table.log or [])
        return True

    # ------------------------------------------------------------------ what is shown

    def choices(self, ask: Ask, shown: list[Choice]) -> RenderableType:
        figures = boards.figures(self.terminal, self.table, ask.seat, shown)
        return screen.choices(self.terminal, self.table, ask, shown, figures)

    def show(self, ask: Ask) -> None:
        """The board, the news, the question and its choices."""
        table, terminal = self.table, self.terminal
        board = boards.draw(terminal, table, ask.seat)
        answers = Group(
            Line(style="dim"),
            screen.question(terminal, table, ask),
            self.choices(ask, ask.choices[: ask.answers]),
            *screen.offers(terminal, table, ask),
        )
        if terminal.interactive:
            terminal.console.clear()
            terminal.print(board)
            self.tell(ask.seat, room=terminal.room_beside(board, answers))
        else:
            if self.shown != f"{ask.seat} {ask.prompt}":
                terminal.print(board)
            self.tell(ask.seat)
        self.shown = f"{ask.seat} {ask.prompt}"
        terminal.print(answers)

    def tell(self, seat: int | None = None, room: int | None = None) -> None:
        """What happened since it was last told; the last of it, if there is no room for all."""
        if seat is None and len(self.people) == 1:
            (seat,) = self.people
        lines = list(screen.news(self.voice, self.table, self.table.heard(seat, self.told)))
        self.news_from, self.told = self.told, len(self.table.log or [])
        beside = max(1, self.terminal.console.width // screen.NEWS_ROOM)
        if room is not None and len(lines) > room * beside:
            self.terminal.say("more-news", count=len(lines) - room * beside, style="dim")
            lines = lines[-room * beside :]
        if room is not None and len(lines) > room:
            self.terminal.print(screen.in_columns(lines, beside))
            return
        for line in lines:
            self.terminal.print(line, style="dim")

    def show_result(self) -> None:
        table = self.table
        result = table.result
        assert result is not None
        self.terminal.print(boards.draw(self.terminal, table, None))
        self.terminal.print(Line(style="dim"))
        self.terminal.print(screen.result(self.voice, table), style="bold")


def read_record(file: str) -> Record:
    try:
        return Record.read(Path(file).read_bytes())
    except OSError as error:
        raise BadInput(file, "unreadable", why=error.strerror) from None
