"""What HTTP takes and gives, as typed structs. The OpenAPI schema is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, json

from smallcouncil.arena.analysis import Analysis
from smallcouncil.lessons import Mistake, Step
from smallcouncil.server.messages import NO_NUL, BotName, ClockRule, TableId, TableInfo
from smallcouncil.table import AskView

Name = Annotated[
    str, Meta(min_length=1, max_length=32, pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$")
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Title = Annotated[str, Meta(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")]
Lang = Annotated[str, Meta(max_length=8, pattern="^[a-z]{2}$")]
Token = Annotated[str, Meta(max_length=64)]


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page sends."""


MOST_OPTIONS = 24 * 1024  # bytes: eight decks as lists of cards fill half of it
MOST_OF_DECK = 8 * 1024  # bytes of a deck that is kept
MOST_LINES = 1000  # of decks as texts


def check_size(options: dict[str, Any], most: int = MOST_OPTIONS) -> None:
    """Options are read by the rules of a game, in front of everyone who waits: what is long is refused unread."""
    written = json.encode(options)
    if len(written) > most or written.count(b"\\n") > MOST_LINES:
        raise ValueError(f"more than {most} bytes, or {MOST_LINES} lines")


# ---------------------------------------------------------------------------- people


class Me(Struct, frozen=True):
    person: str
    name: str
    account: bool
    lang: str
    email: str | None = None
    admin: bool = False


class Registered(Me, frozen=True):
    """An account, and the code that opens it when the password is lost: it is shown this once."""

    recovery: str = ""


class RecoverForm(Form, frozen=True):
    """Another password, by the recovery code or by the token of a mail."""

    name: Name
    password: Password
    code: Annotated[str, Meta(max_length=80)] | None = None
    token: Token | None = None


class RecoveryCode(Struct, frozen=True):
    recovery: str


class RecoveryWays(Struct, frozen=True):
    """Besides the code: whether this server sends mail."""

    mail: bool


class ProofForm(Form, frozen=True):
    """The password proves whose account it is."""

    password: Annotated[str, Meta(max_length=200)] = ""


class MailForm(Form, frozen=True):
    password: Annotated[str, Meta(max_length=200)]
    email: Annotated[str, Meta(max_length=254, pattern=r"^([^@\s\x00-\x1f\x7f]+@[^@\s\x00-\x1f\x7f]+)?$")]


class NameForm(Form, frozen=True):
    name: Name


class MeForm(Form, frozen=True):
    name: Name | None = None
    lang: Lang | None = None


class SignIn(Form, frozen=True):
    name: Name
    password: Password


class SessionInfo(Struct, frozen=True):
    """One browser that is signed in."""

    id: str
    created: float
    seen: float
    agent: str  # what the browser calls itself
    current: bool


class PasswordForm(Form, frozen=True):
    old: Annotated[str, Meta(max_length=200)]
    password: Password


# ---------------------------------------------------------------------------- games


class OptionInfo(Struct, frozen=True):
    """One option of a game."""

    name: str
    kind: Literal["flag", "choice", "choices", "number", "text", "other"]
    default: Any
    values: list[Any] | None = None
    low: int | None = None
    high: int | None = None
    schema: dict[str, Any] | None = None


class ForPlayers(Struct, frozen=True):
    """What holds for one number of players."""

    defaults: dict[str, Any]
    allowed: dict[str, list[Any]]


class GameInfo(Struct, frozen=True):
    id: str
    version: int
    seats: list[int]
    default_players: int
    first_players: int  # proposed to somebody who has chosen nothing
    bots: list[str]
    options: list[OptionInfo]
    secret: dict[str, list[Any]]  # options with one entry a seat that only its player knows, and entries for everyone
    by_players: dict[int, ForPlayers]


class RuleInfo(Struct, frozen=True):
    id: str
    text: str
    section: str
    tags: tuple[str, ...]


class RuleBook(Struct, frozen=True):
    game: str
    lang: str  # the language that was found
    rules: list[RuleInfo]


class OptionsForm(Form, frozen=True):
    options: dict[str, Any]

    def __post_init__(self) -> None:
        check_size(self.options)


class CheckedOptions(Struct, frozen=True):
    options: dict[str, Any]


class KeepDeckForm(Form, frozen=True):
    """A deck that is to be kept, legal or not yet."""

    name: Annotated[str, Meta(min_length=1, max_length=60, pattern=NO_NUL)]
    deck: dict[str, Any]

    def __post_init__(self) -> None:
        check_size(self.deck, MOST_OF_DECK)


class InvitationForm(Form, frozen=True):
    """Who is asked: the name of an account."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class DeckForm(Form, frozen=True):
    """One of both: a deck as data, or a text list."""

    deck: dict[str, Any] | None = None
    text: Annotated[str, Meta(max_length=20_000)] | None = None

    def __post_init__(self) -> None:
        check_size({"deck": self.deck, "text": self.text})


# ---------------------------------------------------------------------------- tables


class SeatForm(Form, frozen=True):
    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None


class SourceForm(Form, frozen=True):
    table: TableId
    steps: Annotated[int, Meta(ge=0, le=100_000)]


class LessonSource(Form, frozen=True):
    """Where a lesson ends, one may play on."""

    lesson: Annotated[str, Meta(max_length=64)]


class RecordForm(Form, frozen=True):
    """A record as `Record.write` makes it."""

    game: Annotated[str, Meta(max_length=24)]
    version: int
    options: dict[str, Any]
    seed: int | None
    choices: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=20_000)]
    start: dict[str, Any] | None = None


class TableForm(Form, frozen=True):
    game: Annotated[str, Meta(max_length=24)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatForm], Meta(max_length=16)] | None = None
    title: Title = ""
    clock: ClockRule = ClockRule()
    listed: bool = False
    takeover: bool = False
    private: bool = False
    talk: bool = True  # seats may talk in private
    hints: bool | None = None  # None: where one person plays against bots
    source: SourceForm | None = None
    lesson: LessonSource | None = None
    record: RecordForm | None = None
    steps: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # of the record

    def __post_init__(self) -> None:
        check_size(self.options)


class Laid(Struct, frozen=True):
    table: TableInfo
    mine: list[int]
    links: dict[str, str]


class TableAndMine(Struct, frozen=True):
    table: TableInfo
    mine: list[int]
    chosen: dict[str, dict[str, Any]]  # by seat of mine: its entries of secret options


class PrivateForm(Form, frozen=True):
    private: bool


class PersonForm(Form, frozen=True):
    """Somebody at a table: on a seat, or who said a line of the chat or of a private talk."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    line: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    talk: Annotated[str, Meta(max_length=24, pattern=NO_NUL)] | None = None  # the line is one of this private talk


class BlockForm(PersonForm, frozen=True, kw_only=True):
    table: TableId


class ComplaintForm(PersonForm, frozen=True, kw_only=True):
    table: TableId
    why: Annotated[str, Meta(min_length=1, max_length=1000, pattern=NO_NUL)]


class Blocked(Struct, frozen=True):
    person: str
    name: str


class BotForm(Form, frozen=True):
    bot: BotName | None = None


class TakeForm(Form, frozen=True):
    token: Token | None = None
    options: dict[str, Any] = {}  # the own entries of secret options
    ready: bool = False

    def __post_init__(self) -> None:
        check_size(self.options)


class EntriesForm(Form, frozen=True):
    """The own entries of secret options, and whether the table may begin (None: as before)."""

    options: dict[str, Any] = {}
    ready: bool | None = None

    def __post_init__(self) -> None:
        check_size(self.options)


class Invitation(Struct, frozen=True):
    """A table at which the visitor is expected."""

    table: TableInfo
    by: str  # the name of who asks


class LinkInfo(Struct, frozen=True):
    link: str


class ParkedInfo(Struct, frozen=True):
    """Where the rules failed: the report, and the questions that whoever sits may answer for bots."""

    report: int
    asks: list[AskView]


class Hint(Struct, frozen=True):
    """What the bot would choose, for which question, and the key of the sentence that says why.

    Where it looked ahead: the chance to win that its choice leaves, and the next best choice with the same.
    """

    ask: int
    choice: str
    why: str
    chance: float | None = None
    other: str | None = None
    other_chance: float | None = None


class LessonInfo(Struct, frozen=True):
    """A lesson, and how far the visitor is in it."""

    game: str
    id: str
    order: int
    minutes: int
    seat: int
    steps: list[Step]
    answers: list[str]
    done: bool


class LessonForm(Form, frozen=True):
    """All answers given so far in a lesson; `next` where there was only something to look at."""

    answers: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=500)]
    whole: bool = False  # who comes back wants to be told everything that was played, not what was played last


class LessonPlayed(Struct, frozen=True):
    """A choice that followed from an answer, and the table after it where it is new."""

    seat: int
    choice: str
    view: dict[str, Any] | None
    events: list[dict[str, Any]]


class LessonState(Struct, frozen=True):
    at: int
    part: int
    done: bool
    wanted: list[str]
    mistake: Mistake | None
    view: dict[str, Any]
    played: list[LessonPlayed]


class ReplayStep(Struct, frozen=True):
    n: int
    seat: int | None
    by: str | None
    choice: str | None
    at: float | None
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Replay(Struct, frozen=True, rename={"first": "from"}):
    table: str
    seat: int | None
    total: int
    first: int
    steps: list[ReplayStep]


class SeatStatistics(Struct, frozen=True):
    choices: int
    seconds: float
    by: dict[str, int]


class Statistics(Struct, frozen=True):
    steps: list[int]
    series: dict[str, list[list[int]]]
    seats: list[SeatStatistics]
    events: dict[str, int]
    rounds: dict[str, int]  # the step with which each round began; none, where the game has no rounds


class AnalysisState(Struct, frozen=True):
    """A finished table that a bot looks at: not yet, now (`done` of `of` parts), or what it found."""

    status: Literal["none", "running", "done"]
    done: int
    of: int
    found: Analysis | None = None


class Verified(Struct, frozen=True):
    """A record, replayed."""

    game: str
    version: int
    made: int
    over: bool
    result: dict[str, Any] | None
    commitment: str | None  # of its seed, if it has one
    digest: str  # SHA-256 of the final position


class Health(Struct, frozen=True):
    status: Literal["ok"]
    tables: int
    sockets: int


class Ready(Struct, frozen=True):
    status: Literal["ready", "not-ready"]


class Problem(Struct, frozen=True):
    """A refusal."""

    reason: str
    args: dict[str, str | int | float | bool | None]
    text: str
    field: str | None = None
