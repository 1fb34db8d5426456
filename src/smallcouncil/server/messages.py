"""Every message of the WebSocket: two closed sets of typed structs, told apart by their `type`.

What a page sends is a `FromPage`, what it receives is a `ToPage`. Unknown types, unknown fields and wrong kinds are
refused before anything else looks at them. Texts of games never travel: keys and named arguments do, and the page
renders them from the Fluent files.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

NO_NUL = r"^[^\x00]*$"
TableId = Annotated[str, Meta(min_length=6, max_length=24, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Ref = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]
ChoiceText = Annotated[str, Meta(min_length=1, max_length=400, pattern=NO_NUL)]
PromptName = Annotated[str, Meta(min_length=1, max_length=80, pattern=NO_NUL)]
BotName = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z0-9_-]+$")]
Scope = Literal["phase", "turn", "round", "game"]
InAdvanceKind = Literal["answer", "mute", "rest"]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """A message; `type` names its kind."""


# ---------------------------------------------------------------------------- parts


class SeatInfo(Struct, frozen=True):
    """Who sits where. Public."""

    seat: int
    name: str  # what the table calls the seat: a house, or seat_0
    holder: Literal["open", "person", "bot"]  # who answers for it now
    person: str | None = None  # the display name of the person it belongs to, even while a bot answers
    people: list[str] = []  # the names of all who hold it: the person, and whom they gave their own link
    ids: list[str] = []  # theirs at this table, in the same order, as in lines of chat: names change, two may share one
    bot: str | None = None  # the strength of the bot that answers
    here: bool = False  # the person has a page open
    ready: bool = True  # does not keep the table from beginning


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """none; live: `base` seconds a seat and `plus` seconds with every question; correspondence: `plus` a question."""

    kind: Literal["none", "live", "correspondence"] = "none"
    base: Annotated[int, Meta(ge=0, le=86_400)] = 0
    plus: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0


class Clocks(Struct, frozen=True):
    """Seconds left per seat at server time `at`; the clocks of the `running` seats go on from there."""

    at: float
    left: list[float | None]
    running: list[int]


class TableInfo(Struct, frozen=True):
    """What everyone may know of a table besides the game itself."""

    table: str
    game: str
    version: int
    options: dict[str, Any]
    title: str
    status: Literal["gathering", "running", "over"]
    seats: list[SeatInfo]
    waiting: list[int]
    made: int
    clock: ClockRule
    listed: bool  # shown among the open tables
    takeover: bool  # anyone may take over a bot's seat
    private: bool  # only its players may watch
    talk: bool  # seats may talk in private
    hints: bool  # who is asked may ask a bot
    commitment: str  # SHA-256 of the seed's 32 bytes, in hex; known before the first choice
    seed: str | None  # the seed, 64 hex digits; only when the game is over
    result: dict[str, Any] | None
    created: float
    updated: float
    source: str | None = None  # the table it continues
    source_steps: int | None = None
    to_choose: list[str] = []  # options of which everyone now chooses the own entry, in secret
    parked: int | None = (
        None  # the rules fail at a bot's turn: the number of the report; whoever sits may choose for it
    )


class Line(Struct, frozen=True):
    """One line of table chat; `seat` is None for spectators."""

    n: int
    person: str  # who said it, by an id of this table alone; empty when they have been forgotten
    seat: int | None
    name: str
    text: str
    at: float


class TalkInfo(Struct, frozen=True):
    """A private talk, as one of its seats knows it."""

    talk: str
    seats: list[int]
    open: bool  # who began it still sit there, and the game is not over
    lines: int
    unread: int
    last: Line | None
    agreed: list[int]  # the seats that agree to show it to everyone
    published: bool  # all do


class Happened(Struct, frozen=True):
    """What one step told this viewer. `choice` is None when it is nobody else's business; `seat` when the table itself
    changed an option (`windows safe`), `by` is `table` then."""

    n: int
    seat: int | None
    by: Literal["person", "bot", "clock", "advance", "table"]
    choice: str | None
    events: list[dict[str, Any]]


class InAdvance(Struct, frozen=True):
    """What a seat has said in advance. `answer`: the prompt `about` gets the answer `choice`. `mute`: the seat is not
    asked about the ability `about`, whose choice was `muted`. `rest`: it passes until something changes.
    """

    kind: InAdvanceKind
    about: str
    until: Scope
    choice: str | None = None
    muted: dict[str, Any] | None = None  # as in an ask: text, verb, args


# ---------------------------------------------------------------------------- from the page


class Watch(Message, tag="watch", frozen=True):
    """Send me this table, as this seat sees it (None: as a spectator), now and whenever it changes."""

    table: TableId
    seat: SeatNumber | None = None
    since: Number = 0  # steps I already know
    ref: Ref | None = None


class Leave(Message, tag="leave", frozen=True):
    """Stop sending me this table."""

    table: TableId
    seat: SeatNumber | None = None
    ref: Ref | None = None


class Choose(Message, tag="choose", frozen=True):
    """Answer the question number `ask` of this seat with the choice whose text is `choice`."""

    table: TableId
    seat: SeatNumber
    ask: Number
    choice: ChoiceText
    ref: Ref | None = None


class TakeBack(Message, tag="take_back", frozen=True):
    """Take back this seat's choice, step `n`, the last one made."""

    table: TableId
    seat: SeatNumber
    n: Number
    ref: Ref | None = None


class AnswerInAdvance(Message, tag="answer_in_advance", frozen=True):
    """Answer this prompt with this choice from now on; None: ask me again."""

    table: TableId
    seat: SeatNumber
    prompt: PromptName
    choice: ChoiceText | None
    until: Scope = "turn"
    ref: Ref | None = None


class Mute(Message, tag="mute", frozen=True):
    """Do not ask me in this phase about the ability that this choice of the question number `ask` uses."""

    table: TableId
    seat: SeatNumber
    ask: Number
    choice: ChoiceText
    ref: Ref | None = None


class Rest(Message, tag="rest", frozen=True):
    """Pass the question number `ask`, and pass on until something changes."""

    table: TableId
    seat: SeatNumber
    ask: Number
    ref: Ref | None = None


class Hold(Message, tag="hold", frozen=True):
    """Somebody is here and thinks about the question number `ask`, a window: do not decline for me as soon as for who
    does nothing."""

    table: TableId
    seat: SeatNumber
    ask: Number
    ref: Ref | None = None


class Forget(Message, tag="forget", frozen=True):
    """What I said in advance about this holds no longer."""

    table: TableId
    seat: SeatNumber
    kind: InAdvanceKind
    about: Annotated[str, Meta(max_length=500, pattern=NO_NUL)] = ""
    ref: Ref | None = None


class HandOver(Message, tag="hand_over", frozen=True):
    """A bot of this strength answers for my seat; None: I answer again. At a table without a clock the host may say
    so for who has gone."""

    table: TableId
    seat: SeatNumber
    bot: BotName | None
    ref: Ref | None = None


class Say(Message, tag="say", frozen=True):
    """A line of table chat."""

    table: TableId
    text: Text
    ref: Ref | None = None


class Ping(Message, tag="ping", frozen=True):
    ref: Ref | None = None


FromPage = Watch | Leave | Choose | TakeBack | AnswerInAdvance | Mute | Rest | Hold | Forget | HandOver | Say | Ping


# ---------------------------------------------------------------------------- to the page


class Welcome(Message, tag="welcome", frozen=True):
    """First message on every socket."""

    person: str  # an opaque id, constant for this visitor
    name: str
    account: bool
    now: float  # server time, seconds since 1970
    version: str


class State(Message, tag="state", frozen=True):
    """The whole table, for one viewer: the answer to `watch`, and whenever steps were skipped."""

    table: str
    seat: int | None
    n: int  # steps so far, taken-back ones and their taking back included
    info: TableInfo
    view: Any  # a `smallcouncil.table.View`; empty while the table gathers
    steps: list[Happened]  # those after `since` that are still at hand
    steps_from: int  # the first step at hand; older ones are in the replay
    clocks: Clocks | None
    chat: list[Line]
    mine: list[int]  # the seats that this visitor holds here
    you: str  # this visitor's own id at this table, as in `seats[].ids` and lines of chat
    host: bool  # this visitor laid the table
    in_advance: list[InAdvance]
    take_back: int | None  # the step that this seat may try to take back
    chosen: dict[str, Any]  # this seat's own entries of secret options
    ref: int | None = None


class Step(Message, tag="step", frozen=True):
    """One choice was made (or taken back: then `taken_back` is its number)."""

    table: str
    seat: int | None
    n: int
    view: Any
    step: Happened | None
    clocks: Clocks | None
    take_back: int | None
    taken_back: int | None = None


class Seats(Message, tag="seats", frozen=True):
    """Seats, presence, status or clocks changed; also sent when the table starts and when it is over."""

    table: str
    info: TableInfo
    clocks: Clocks | None


class AnswersInAdvance(Message, tag="answers_in_advance", frozen=True):
    """What this seat has said in advance, after it changed; only its own pages are told."""

    table: str
    seat: int
    in_advance: list[InAdvance]


class Chat(Message, tag="chat", frozen=True):
    table: str
    line: Line


class Talk(Message, tag="talk", frozen=True):
    """Something was said in a private talk, or it was read, or somebody agreed to show it; only its seats are told."""

    table: str
    seat: int
    talk: TalkInfo
    line: Line | None


class Accepted(Message, tag="accepted", frozen=True):
    """What was asked with this `ref` is done and durable; `n` is the number of the step, where there is one."""

    ref: int
    n: int | None = None


class Refused(Message, tag="refused", frozen=True):
    """What was asked is not done, and nothing has changed. Key and arguments for the page, `text` for people's logs."""

    ref: int | None
    reason: str
    args: dict[str, str | int | float | bool | None]
    text: str
    field: str | UnsetType = UNSET


class YourTurn(Message, tag="your_turn", frozen=True):
    """A table, watched or not, waits for this visitor; once per wait."""

    table: str
    game: str
    title: str
    seats: list[int]


class Pong(Message, tag="pong", frozen=True):
    ref: int | None
    now: float


class Closing(Message, tag="closing", frozen=True):
    """The server goes down or this socket was too slow; connect again in `after` seconds."""

    reason: Literal["restart", "slow", "moved"]
    after: float


ToPage = (
    Welcome | State | Step | Seats | AnswersInAdvance | Chat | Talk | Accepted | Refused | YourTurn | Pong | Closing
)

decode = msgspec.json.Decoder(FromPage).decode
_encode = msgspec.json.Encoder().encode


def encode(message: ToPage) -> bytes:
    """As the text of a frame."""
    return _encode(message)


def schema() -> dict[str, Any]:
    """JSON Schema of both sets, for pages that generate their types."""
    (from_page, to_page), parts = msgspec.json.schema_components([FromPage, ToPage], ref_template="#/$defs/{name}")
    return {"$defs": {"FromPage": from_page, "ToPage": to_page, **parts}}
