"""What lies in the database. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

metadata = MetaData()

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("login", String(40), unique=True),  # accounts only
    Column("password", String(200)),
    Column("created", Double, nullable=False),
    Column("skeleton", String(160), unique=True),  # accounts only: what the login looks like
    Column("recovery", String(200)),  # the hash of the code that opens the account when the password is lost
    Column("email", String(254)),
    Column("admin", Boolean, nullable=False, server_default=false()),
    Column("banned_until", Double),
    Column("muted_until", Double),
    Column("looks", String(160)),  # what the name looks like by which others know them
    Index("people_by_looks", "looks"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),  # the hash of its token
    Column("person", String(24), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("agent", String(120), nullable=False),
    Index("sessions_by_person", "person"),
    Index("sessions_by_seen", "seen"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("blocked", String(24), primary_key=True),
    Column("name", String(40), nullable=False),  # as they were called then
    Column("at", Double, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)

complaints = Table(
    "complaints",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("by", String(24), nullable=False),
    Column("about", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("said", Text),  # the chat line it is about
    Column("why", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("settled", Double),
    Column("outcome", Text),
    Index("complaints_by_who", "by"),
    Index("complaints_by_about", "about"),
)

admin_log = Table(
    "admin_log",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False),
    Column("who", String(40), nullable=False),
    Column("what", String(40), nullable=False),
    Column("about", String(80), nullable=False),
    Column("detail", Text, nullable=False),
    Index("admin_log_by_about", "about"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seat_names", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("start", Text),  # the position it continues from
    Column("source", String(24)),
    Column("source_steps", Integer),
    Column("title", String(80), nullable=False),
    Column("host", String(24), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("takeover", Boolean, nullable=False),
    Column("private", Boolean, nullable=False, server_default=false()),  # nobody but its players watches
    Column("talk", Boolean, nullable=False, server_default=true()),  # seats may talk in private
    Column("clock", Text, nullable=False),
    Column("created", Double, nullable=False),
    # what changes with every choice
    Column("status", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("result", Text),
    Column("clocks", Text),
    Column("due", Double),  # when a bot or a clock must have answered; then any process may look after it
    Column("updated", Double, nullable=False),
    Column("parked", Integer),  # the report of the rules' failure that keeps the table from going on
    Column("hints", Boolean, nullable=False, server_default=false()),  # a bot says what it would do
    Column("windows_said", Boolean, nullable=False, server_default=false()),  # by who laid it: they stay as they are
    Index("tables_due", "due"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_status", "status", "listed", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bot", String(24)),  # the strength of the bot that answers
    Column("link", Integer, nullable=False),  # counted up when old links shall no longer work
    Column("ready", Boolean, nullable=False),  # has chosen what is to be chosen before the game
    Column("sitting", Integer, nullable=False, server_default="0"),  # counted up when another person sits down
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("since", Double, nullable=False),
    Index("holders_by_person", "person"),
)

removed = Table(
    "removed",  # whom a host does not want at a table any more
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("at", Double, nullable=False),
    Index("removed_by_person", "person"),
)

sat = Table(  # who has ever held a seat since the game began, and so has seen what only the seat may know
    "sat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), primary_key=True),
    Index("sat_by_person", "person"),
)

choices = Table(
    "choices",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text),  # None: the last choice of this seat that counts is taken back
    Column("by", String(8), nullable=False),
    Column("at", Double, nullable=False),
    Column("secret", Boolean, nullable=False, server_default=false()),  # nobody but its seat may know of it
    Index("choices_in_secret", "table_id", "n", sqlite_where=text("secret"), postgresql_where=text("secret")),
)

archives = Table(  # all choices of a finished table, compressed
    "archives",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("entries", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
)

in_advance = Table(
    "answers_in_advance",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),  # answer, mute, rest
    Column("about", String(500), primary_key=True),  # the prompt; the ability
    Column("answer", Text, nullable=False),  # the choice; the muted choice as data; the chances as data
    Column("scope", String(8), nullable=False),
    Column("mark", String(80), nullable=False),  # the phase, turn or round it was given in
    Column("since", Integer, nullable=False),  # how many entries the table had
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("person", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("chat_by_table", "table_id", "id"),
    Index("chat_by_person", "person"),
)

talks = Table(
    "talks",
    metadata,
    Column("id", String(24), primary_key=True),  # drawn: a counter would tell who talks that others do, too
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("parties", String(200), nullable=False),  # seats with their sittings: 0.0 2.1
    Column("lines", Integer, nullable=False),
    UniqueConstraint("table_id", "parties", name="talks_by_parties"),
)

talk_seats = Table(
    "talk_seats",
    metadata,
    Column("talk_id", ForeignKey("talks.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("sitting", Integer, nullable=False),  # only who sat there then may read
    Column("read", Integer, nullable=False),  # the last line that was seen
    Column("agreed", Boolean, nullable=False),  # to show it to everyone when the game is over
)

talk_lines = Table(
    "talk_lines",
    metadata,
    Column("talk_id", ForeignKey("talks.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # within the talk
    Column("seat", Integer, nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("talk_lines_by_person", "person"),
)

lessons = Table(
    "lessons",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("lesson", String(64), primary_key=True),
    Column("answers", Text, nullable=False),  # of the course that is on its way
    Column("done", Double),  # when it was last taken to its end
    Column("at", Double, nullable=False),
)

decks = Table(  # of accounts; guests keep theirs in the browser
    "decks",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(24), primary_key=True),
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("deck", Text, nullable=False),
    Column("draft", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)

invitations = Table(  # people who are asked by name to come to a table
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("by", String(24), nullable=False),
    Column("at", Double, nullable=False),
    Index("invitations_by_person", "person"),
    Index("invitations_by_host", "by"),
)

analyses = Table(  # of finished tables
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), nullable=False),  # who asked for it, while it is on its way
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("at", Double, nullable=False),  # the last sign of life
    Column("found", LargeBinary),  # compressed, when all is done
    Index("analyses_by_person", "person"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Text, nullable=False),
    Column("trace", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("reports_by_table", "table_id"),
)
