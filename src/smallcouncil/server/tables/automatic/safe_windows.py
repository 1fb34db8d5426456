"""Safe windows: everyone who might act is asked, so that a question tells nobody who can.

That must not cost clicks. Who can do nothing but decline is not shown the question; the server declines for the seat,
after a time like a person's. Who can act and does nothing is declined for alike: the time is drawn before anybody
looks at what the seat could do. Who is there and thinks says so (`hold`, which the page does by itself) and gets more;
so that a long time does not prove that somebody could act, some of the drawn times are as long.
Where a table was laid for one person and a second one sits down, its windows become safe: a step of the table itself
(`SAFE_WINDOWS`), made before the next choice at the latest. They stay safe when somebody gets up, who may watch and
come back.

While the game runs nobody else is told whether a person declined or the server: only who could act declines by hand.
"""

from __future__ import annotations

import random

from smallcouncil.server.store.rows import TableRow
from smallcouncil.server.tables.seats import two_people
from smallcouncil.table import SAFE_WINDOWS, Ask, Table, passing

WINDOWS = SAFE_WINDOWS.option
MIDDLE = 0.35  # of the time that a window takes: half of all people have answered by then
SPREAD = 0.5
HELD = 4.0  # times that of a window, from its beginning, for who says that they think
THINKERS = 0.06  # the share of drawn times that are like those of who thinks
CHANCE: random.Random = random.SystemRandom()


def is_safe(table: Table) -> bool:
    return getattr(table.options, WINDOWS, None) == SAFE_WINDOWS.after


def become_safe(row: TableRow, table: Table) -> bool:
    """Whether they have to: two people sit, and nobody has said which windows they want."""
    return (
        getattr(table.options, WINDOWS, None) == SAFE_WINDOWS.before
        and SAFE_WINDOWS in table.game.changes
        and not row.windows_said
        and two_people(row)
        and not table.over
    )


def told_by(table: Table, text: str, by: str) -> str:
    """Who made a choice, as others may know it while the game runs. That it was said in advance is nobody's business:
    it may be said again."""
    hidden = by == "clock" and is_safe(table) and table.game.declines(text)
    return "person" if hidden or by == "advance" else by


def is_idle(ask: Ask) -> bool:
    """Nothing can be done but to decline."""
    return ask.decline is not None and not passing.alternatives(ask) and len(ask.choices) == ask.answers


def runs_out(row: TableRow, ask: Ask) -> bool:
    """Whether the server declines in the end. A correspondence clock gives days to who can act."""
    return ask.decline is not None and (row.clock.kind != "correspondence" or is_idle(ask))


def like_a_person(longest: float, chance: random.Random | None = None) -> float:
    """When somebody has looked and declines: before the end of the window, or after it, as who thinks about it."""
    chance = chance or CHANCE
    if chance.random() < THINKERS:
        return longest * min(HELD, 1.0 + chance.expovariate(2.0))
    return min(longest, chance.lognormvariate(0.0, SPREAD) * MIDDLE * longest)
