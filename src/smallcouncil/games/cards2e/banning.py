"""Challenges that somebody may not initiate for a while, and characters that are out of the one under way."""

from __future__ import annotations

from smallcouncil.games.cardgame.current import AMOUNT, EFFECT, SUBJECT, WHOSE, Lasting
from smallcouncil.games.cardgame.lasting import UNTIL_CHALLENGE, last
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.state import ThronesTable

NO_CHALLENGES_OF = Lasting(
    "no-challenges-of",
    aspects.FORBID_CHALLENGE,
    ask=lambda t, e, seat, kind, opponent: int(seat == e[WHOSE] and kind == e[AMOUNT]),
    on_card=False,
)
NO_CHALLENGES_AGAINST = Lasting(
    "no-challenges-against",
    aspects.FORBID_CHALLENGE,
    ask=lambda t, e, seat, kind, opponent: int(seat == e[WHOSE] and opponent == e[AMOUNT]),
    on_card=False,
)
TAKEN_OUT = Lasting("taken-out", aspects.FOOTHOLD)


def take_out(t: ThronesTable, card: int, source: int) -> None:
    """A character is removed from the challenge; one that joined without declaration does not join it again."""
    last(t, TAKEN_OUT, UNTIL_CHALLENGE, subject=card, source=source)
    t.remove_from_challenge(card)


def is_taken_out(t: ThronesTable, card: int) -> bool:
    return any(e[EFFECT] == TAKEN_OUT.number and e[SUBJECT] == card for e in t.lasting)
