"""Challenges that somebody may not initiate for a while, and characters that are out of the one under way."""

from __future__ import annotations

from smallcouncil.games.cardgame.effects.lasting import UNTIL_CHALLENGE, is_under, last
from smallcouncil.games.cardgame.values.current import AMOUNT, WHOSE
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.state import ThronesTable

NO_CHALLENGES_OF = EDITION.lasting_effect(
    "no-challenges-of",
    modifiers.FORBID_CHALLENGE,
    ask=lambda t, e, seat, kind, opponent: int(seat == e[WHOSE] and kind == e[AMOUNT]),
    on_card=False,
)
NO_CHALLENGES_AGAINST = EDITION.lasting_effect(
    "no-challenges-against",
    modifiers.FORBID_CHALLENGE,
    ask=lambda t, e, seat, kind, opponent: int(seat == e[WHOSE] and opponent == e[AMOUNT]),
    on_card=False,
)
TAKEN_OUT = EDITION.lasting_effect("taken-out", modifiers.FOOTHOLD)


def take_out(t: ThronesTable, card: int, source: int) -> None:
    """A character is removed from the challenge; one that joined without declaration does not join it again."""
    last(t, TAKEN_OUT, UNTIL_CHALLENGE, subject=card, source=source)
    t.remove_from_challenge(card)


def is_taken_out(t: ThronesTable, card: int) -> bool:
    return is_under(t, TAKEN_OUT, card)
