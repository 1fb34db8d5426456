"""A toy card game: hidden hands, challenges, nested interrupts, cancels of cancels, cards played at any time.

Seats take turns: draw a card, then challenge somebody or rest. Who is challenged chooses a character to be killed.
Every killing and every played card is a happening with windows: a bodyguard saves, a cancel cancels a played card (a
cancel too), an avenger answers a killing with another one. A rumour may be played at any time: its owner looks at the
top card and keeps it or throws it away.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from smallcouncil.table import (
    SEAT,
    BadInput,
    Choice,
    Domain,
    Game,
    News,
    Options,
    Priority,
    Procedure,
    Prompt,
    Rng,
    Table,
    Time,
    Verb,
)

CARD = Domain("card", ("blank", "bodyguard", "cancel", "avenger", "rumour"))
BLANK, BODYGUARD, CANCEL, AVENGER, RUMOUR = range(5)
CHARACTER = Domain("character", ("arya", "bran", "cersei", "davos", "edd", "gendry", "hodor", "jaime"))

KILL, INITIATE = range(2)  # kinds of happenings
PENDING, CANCELLED, HAPPENED = range(3)
WOULD, AFTER = range(2)  # timings of windows

CHALLENGE = Verb("challenge", seat=SEAT)
REST = Verb("rest")
CHOOSE = Verb("choose", character=CHARACTER)
PLAY = Verb("play", card=CARD)
PASS = Verb("pass", declines=True)
KEEP = Verb("keep")
SINK = Verb("sink")

TURN = Prompt("turn", rule="R-TOY-turn-01")
CLAIM = Prompt("claim", rule="R-TOY-claim-01")
WINDOW = Prompt("window", rule="R-TOY-window-01", character=CHARACTER)
PEEK = Prompt("peek", rule="R-TOY-peek-01", card=CARD)

DREW = News("drew", card=CARD)
PLAYED = News("played", seat=SEAT, card=CARD)
KILLED = News("killed", character=CHARACTER)


class CourtOptions(Options, frozen=True):
    windows: Literal["fast", "safe"] = "safe"
    hand: int = 4


class CourtView(msgspec.Struct, frozen=True):
    owner: list[int]
    hand: list[str] | None
    hands: list[int]
    deck: int
    discard: list[str]
    turn: int


class CourtTable(Table):
    __slots__ = ("owner", "hands", "deck", "discard", "turn", "peeking")

    def __init__(self, game: Game, options: CourtOptions, seed: int | None) -> None:
        super().__init__(game, options, options.players, seed)
        self.owner = [c % options.players for c in range(len(CHARACTER.slugs))]  # -1: dead
        self.hands: list[list[int]] = [[] for _ in range(options.players)]
        self.deck: list[int] = []  # the top is the end
        self.discard: list[int] = []
        self.turn = 0
        self.peeking = -1

    def copy_state(self, other: CourtTable) -> None:
        other.owner = self.owner[:]
        other.hands = [h[:] for h in self.hands]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.turn = self.turn
        other.peeking = self.peeking

    def resample(self, seat: int | None, rng: Rng) -> None:
        known = [self.deck.pop()] if seat is not None and self.peeking == seat else []
        others = [s for s in range(self.players) if s != seat]
        hidden = self.deck + [card for s in others for card in self.hands[s]]
        hidden.sort()  # what is drawn anew depends on what the seat knows alone
        rng.shuffle(hidden)
        for s in others:
            size = len(self.hands[s])
            self.hands[s] = sorted(hidden[:size])
            del hidden[:size]
        self.deck[:] = hidden + known

    def time(self) -> Time:
        return Time(-1, self.turn)

    def seen_by(self, seat: int | None) -> CourtView:
        return CourtView(
            owner=self.owner[:],
            hand=None if seat is None else [CARD.slugs[c] for c in self.hands[seat]],
            hands=[len(h) for h in self.hands],
            deck=len(self.deck),
            discard=[CARD.slugs[c] for c in self.discard],
            turn=self.turn,
        )

    def write(self) -> dict[str, Any]:
        return {
            "owner": self.owner[:],
            "hands": [[CARD.slugs[c] for c in h] for h in self.hands],
            "deck": [CARD.slugs[c] for c in self.deck],
            "discard": [CARD.slugs[c] for c in self.discard],
            "turn": self.turn,
            "peeking": self.peeking,
        }

    def draw(self, seat: int) -> None:
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.whisper(1 << seat, DREW, card)

    def play(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.tell(PLAYED, seat, card)

    def alive(self, seat: int) -> list[int]:
        return [c for c, owner in enumerate(self.owner) if owner == seat]

    def offers(self, seat: int) -> list[Choice]:
        return [PLAY(RUMOUR)] if RUMOUR in self.hands[seat] and self.deck and self.peeking < 0 else []

    def on_offer(self, seat: int, choice: Choice) -> None:
        self.play(seat, RUMOUR)
        self.peeking = seat
        self.call(Peek(seat))


class Round(Procedure):
    """Turns go round until somebody cannot draw, or one seat alone has characters."""

    steps = ("draw", "act", "next")

    def draw(self, t: CourtTable) -> None:
        living = [s for s in range(t.players) if t.alive(s)]
        if not t.deck or len(living) == 1:
            scores = tuple(len(t.alive(s)) for s in range(t.players))
            t.end(
                tuple(s for s in range(t.players) if scores[s] == max(scores)), scores, "deck" if living[1:] else "last"
            )
        else:
            t.draw(t.turn)

    def act(self, t: CourtTable) -> None:
        others = [CHALLENGE(s) for s in range(t.players) if s != t.turn and t.alive(s)]
        self.ask(t, t.turn, TURN, [REST(), *others])

    def on_act(self, t: CourtTable, seat: int, choice: Choice) -> None:
        if choice.verb is CHALLENGE:
            t.call(Claim(choice.args[0]))

    def next(self, t: CourtTable) -> None:
        t.turn = (t.turn + 1) % t.players
        self.goto(t, "draw")


class Claim(Procedure):
    """The loser chooses who is killed."""

    steps = ("victim", "kill")
    fields = ("seat", "character")

    def __init__(self, seat: int, character: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.character = character

    def victim(self, t: CourtTable) -> None:
        self.ask(t, self.seat, CLAIM, [CHOOSE(c) for c in t.alive(self.seat)])

    def on_victim(self, t: CourtTable, seat: int, choice: Choice) -> None:
        self.character = choice.args[0]

    def kill(self, t: CourtTable) -> None:
        t.call(Happening(KILL, self.character))


class Happening(Procedure):
    """One occurrence with its windows."""

    steps = ("would_interrupts", "occur", "reactions")
    fields = ("kind", "subject", "state")

    def __init__(self, kind: int, subject: int, state: int = PENDING) -> None:
        super().__init__()
        self.kind = kind
        self.subject = subject
        self.state = state

    def would_interrupts(self, t: CourtTable) -> None:
        t.call(Window(WOULD, len(t.stack) - 1, t.turn))

    def occur(self, t: CourtTable) -> None:
        if self.state == CANCELLED:
            self.finish()
            return
        self.state = HAPPENED
        if self.kind == KILL:
            t.owner[self.subject] = -1
            t.tell(KILLED, self.subject)
        else:
            below = t.stack[-2]
            assert isinstance(below, Initiate)
            below.occurred = 1

    def reactions(self, t: CourtTable) -> None:
        if self.kind == KILL:
            t.call(Window(AFTER, len(t.stack) - 1, t.turn))


class Window(Priority):
    """Who may answer a happening."""

    fields = ("timing", "depth", "seat", "passes")

    def __init__(self, timing: int, depth: int, seat: int, passes: int = 0) -> None:
        super().__init__(passes)
        self.timing = timing
        self.depth = depth
        self.seat = seat

    def happening(self, t: CourtTable) -> Happening:
        happening = t.stack[self.depth]
        assert isinstance(happening, Happening)
        return happening

    def closed(self, t: CourtTable) -> bool:
        return self.happening(t).state == CANCELLED

    def speaker(self, t: CourtTable) -> int:
        return self.seat

    def pass_on(self, t: CourtTable) -> None:
        self.seat = (self.seat + 1) % t.players

    def possible(self, t: CourtTable, seat: int) -> list[Choice]:
        card = AVENGER if self.timing == AFTER else BODYGUARD if self.happening(t).kind == KILL else CANCEL
        return [PLAY(card)] if card in t.hands[seat] else []

    def might_act(self, t: CourtTable, seat: int) -> bool:
        return t.options.windows == "safe" and bool(t.hands[seat])

    def question(self, t: CourtTable, seat: int) -> tuple[Prompt, tuple[int, ...]]:
        happening = self.happening(t)
        return WINDOW, (happening.subject if happening.kind == KILL else 0,)

    def declining(self) -> Choice:
        return PASS()

    def act(self, t: CourtTable, seat: int, choice: Choice) -> None:
        t.call(Initiate(seat, choice.args[0], self.depth))


class Initiate(Procedure):
    """Play a card against a happening: pay, see whether it is cancelled, resolve."""

    steps = ("pay", "announce", "resolve")
    fields = ("seat", "card", "depth", "occurred")

    def __init__(self, seat: int, card: int, depth: int, occurred: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.depth = depth
        self.occurred = occurred

    def pay(self, t: CourtTable) -> None:
        t.play(self.seat, self.card)

    def announce(self, t: CourtTable) -> None:
        t.call(Happening(INITIATE, self.card))

    def resolve(self, t: CourtTable) -> None:
        if not self.occurred:
            return
        if self.card == AVENGER:
            others = [s for s in range(t.players) if s != self.seat and t.alive(s)]
            if others:
                t.call(Claim(others[0]))
        else:
            happening = t.stack[self.depth]
            assert isinstance(happening, Happening)
            happening.state = CANCELLED


class Peek(Procedure):
    steps = ("look",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def look(self, t: CourtTable) -> None:
        self.ask(t, self.seat, PEEK, [KEEP(), SINK()], args=(t.deck[-1],))

    def on_look(self, t: CourtTable, seat: int, choice: Choice) -> None:
        t.peeking = -1
        if choice.verb is KEEP:
            t.draw(seat)
        else:
            t.discard.append(t.deck.pop())


class Court(Game):
    id = "court"
    version = 3
    seats = range(2, 5)
    default_players = 2
    options_type = CourtOptions
    view_type = CourtView
    procedures = (Round, Claim, Happening, Window, Initiate, Peek)
    words = (CHALLENGE, REST, CHOOSE, PLAY, PASS, KEEP, SINK, TURN, CLAIM, WINDOW, PEEK, DREW, PLAYED, KILLED)

    def lay(self, options: CourtOptions, seed: int | None) -> CourtTable:
        return CourtTable(self, options, seed)

    def set_up(self, table: CourtTable) -> None:
        table.deck = [card for card in range(len(CARD.slugs)) for _ in range(6)]
        table.rng.shuffle(table.deck)
        for seat in range(table.players):
            for _ in range(table.options.hand):
                table.draw(seat)
        table.call(Round())

    def read(self, table: CourtTable, data: dict[str, Any]) -> None:
        table.owner = [int(owner) for owner in data.get("owner", table.owner)]
        if len(table.owner) != len(CHARACTER.slugs):
            raise BadInput("owner", "wrong-type", value=table.owner, expected="an owner for each character")
        hands = data.get("hands", table.hands)
        if not isinstance(hands, list) or len(hands) != table.players:
            raise BadInput("hands", "wrong-type", value=hands, expected="a hand for each seat")
        table.hands = [read_cards(hand, "hands") for hand in hands]
        table.deck = read_cards(data.get("deck", []), "deck")
        table.discard = read_cards(data.get("discard", []), "discard")
        table.turn = data.get("turn", 0)
        table.peeking = data.get("peeking", -1)
        if not isinstance(table.turn, int) or table.turn not in range(table.players):
            raise BadInput("turn", "out-of-range", value=table.turn, low=0, high=table.players - 1)
        if not isinstance(table.peeking, int) or table.peeking not in range(-1, table.players):
            raise BadInput("peeking", "out-of-range", value=table.peeking, low=-1, high=table.players - 1)
        table.call(Round())


def read_cards(data: object, field: str) -> list[int]:
    if not isinstance(data, list):
        raise BadInput(field, "wrong-type", value=data, expected="a list of cards")
    for name in data:
        if name not in CARD.slugs:
            raise BadInput(field, "unknown-value", value=name, known=", ".join(CARD.slugs))
    return [CARD.slugs.index(name) for name in data]


GAME = Court()
