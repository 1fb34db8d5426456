"""Names that people may have: readable, and not to be confused with somebody else's.

A name is brought into one form (NFKC, single spaces). Refused is what cannot be seen or turns the line around, what
mixes scripts in order to look like something else, and what looks empty. Two names with the same skeleton look alike.
"""

from __future__ import annotations

import hashlib
import unicodedata
from functools import cache

from confusable_homoglyphs import confusables

from smallcouncil.server.refusals import Denied

LONGEST = 32
GUEST = "guest-"  # how visitors are called who have not said how

# Controls, invisible joiners and turners, what means something only to one machine, and lone halves of characters.
UNSEEN = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u00ad\u034f\u17b4\u17b5\u180e")  # letters and marks without a shape
ALIKE = str.maketrans({"0": "o", "1": "l", "|": "l", "!": "l", "i": "l", "5": "s", "$": "s", "@": "a", "3": "e"})
MARKS = 2  # accents on one letter


def guest_name(person: str) -> str:
    """How a visitor is called who has not said how; nothing of the id can be read from it.

    >>> guest_name("k4mzpk4mzpk4mzpk")
    'guest-93c4'
    """
    return f"{GUEST}{hashlib.sha256(person.encode()).hexdigest()[:4]}"


def clean(name: str) -> str:
    """The name in the form in which it is kept; Denied says what is wrong with it."""
    cleaned = " ".join(unicodedata.normalize("NFKC", name).split())
    if not cleaned or len(cleaned) > LONGEST:
        raise Denied("bad-name", field="name", why="length")
    if any(unicodedata.category(c) in UNSEEN or c in BLANK for c in cleaned):
        raise Denied("bad-name", field="name", why="invisible")
    if any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in cleaned):
        raise Denied("bad-name", field="name", why="direction")
    if not any(unicodedata.category(c)[0] in "LN" for c in cleaned):
        raise Denied("bad-name", field="name", why="letters")
    if piled(cleaned):
        raise Denied("bad-name", field="name", why="marks")
    if len(scripts(cleaned)) > 1 and confusables.is_confusable(cleaned, greedy=True, preferred_aliases=["latin"]):
        raise Denied("bad-name", field="name", why="scripts")
    return cleaned


def login_of(name: str) -> str:
    """What an account is found by."""
    login = clean(name).casefold()
    if len(login) > LONGEST:  # some letters become longer
        raise Denied("bad-name", field="name", why="length")
    if login.startswith(GUEST):
        raise Denied("bad-name", field="name", why="guest")
    return login


def skeleton(name: str) -> str:
    """What a name looks like: without case, accents, spaces and dots, every letter as the Latin one it resembles."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = [latin(c) for c in plain.translate(ALIKE) if unicodedata.category(c)[0] in "LN"]
    return "".join(letters).casefold().translate(ALIKE).replace("rn", "m").replace("vv", "w")


def piled(name: str) -> bool:
    """Marks upon marks, which reach into other lines."""
    run = 0
    for c in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.category(c)[0] == "M" else 0
        if run > MARKS:
            return True
    return False


def scripts(name: str) -> set[str]:
    found = {confusables.alias(c) for c in name}
    return {alias for alias in found if alias not in ("COMMON", "INHERITED")}


@cache
def latin(c: str) -> str:
    """The Latin letter that a letter looks like, or the letter itself."""
    if c.isascii():
        return c
    for alike in confusables.confusables_data.get(c, ()):
        if alike["c"].isascii() and alike["c"].isalnum():
            return str(alike["c"])
    return c
