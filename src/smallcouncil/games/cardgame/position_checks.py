"""Whether the numbers of a card table's position make sense: what is laid can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil.games.cardgame.layout.layout import UNITS
from smallcouncil.games.cardgame.layout.prints import ALL_KINDS
from smallcouncil.games.cardgame.layout.zones import DUPLICATE, FACEDOWN, PLAY
from smallcouncil.table import BadInput
from smallcouncil.table.ranges import LARGEST, Range, check_numbers

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

MANY = Range(many=True)
FEWEST = -(1 << 10)  # what an effect may take from a value


def check_cards(t: CardTable) -> None:
    """The cards and all that lies on them, effects in force, the challenge."""
    seat, no_seat = Range(0, t.players - 1), Range(-1, t.players - 1)
    card = Range(-1, t.box.size - 1)
    check_numbers("first", t.first, seat)
    if t.first not in t.alive:
        raise BadInput("first", "conflict", value=t.first, why="not in the game any more")
    check_numbers("gold", t.gold, MANY)
    check_numbers("power", t.power, MANY)
    check_numbers("control", t.control, Range(-1, t.players - 1, many=True))
    for name, knowers in (("seen", t.seen), ("met", t.met)):
        check_numbers(name, knowers, Range(-1, many=True))
    for key, count in t.tokens.items():
        check_numbers("tokens", count, Range(1))
        if t.zone[key // UNITS] == FACEDOWN:
            raise BadInput("tokens", "conflict", value=t.box.names[key // UNITS], why="face down")
    for number, host in enumerate(t.host):
        on = t.zone[number] in (DUPLICATE, FACEDOWN)
        if host >= 0 and not t.in_play(host):
            raise BadInput("cards.on", "conflict", value=t.box.names[number], why="what it is on is not in play")
        if on and host < 0:
            raise BadInput("cards.on", "conflict", value=t.box.names[number], why="a duplicate lies on a card")
    for kind, until, subject, value, whose, source, since in t.lasting:
        on_card = t.edition.lasting[kind].ends_with_subject
        check_numbers("lasting.until", until, Range())
        check_numbers("lasting.subject", subject, card if on_card else Range(-1))
        check_numbers("lasting.value", value, Range(FEWEST))
        check_numbers("lasting.seat", whose, no_seat)
        check_numbers("lasting.source", source, card)
        check_numbers("lasting.since", since, Range())
    for moment, _, subject, value, whose, source in t.delayed:
        check_numbers("delayed.moment", moment, Range())
        check_numbers("delayed.subject", subject, card)
        check_numbers("delayed.value", value, Range(FEWEST))
        check_numbers("delayed.seat", whose, no_seat)
        check_numbers("delayed.source", source, card)
    for uses in t.uses:
        for key, count in uses.items():
            check_numbers("uses", key, Range(-LARGEST))
            check_numbers("uses", count, Range())
    check_numbers("gauge", [n for pair in t.gauge.items() for n in pair], MANY)
    check_numbers("arrivals", list(t.arrivals.values()), MANY)
    check_numbers("unsettled", t.unsettled, Range())
    check_numbers("clock", t.clock, Range())
    check_challenge(t)


def check_challenge(t: CardTable) -> None:
    for name in ("attacker", "defender", "against", "winner", "loser"):
        check_numbers(f"challenge.{name}", getattr(t, name), Range(-1, t.players - 1))
    check_numbers("challenge.margin", t.margin, Range())
    check_numbers("challenge.unopposed", t.unopposed, Range(0, 1))
    if t.type >= 0 and min(t.attacker, t.defender) < 0:
        raise BadInput("challenge", "conflict", value=t.type, why="it needs an attacker and a defender")
    for card in t.attackers + t.defenders:
        if t.zone[card] != PLAY:
            raise BadInput("challenge", "conflict", value=t.box.names[card], why="it is not in play")


SEATS = ("seat", "player", "chooser", "owner", "opponent", "winner")  # what procedures call a seat
CARDS = ("card", "host", "source")


def check_stack(stack: Any, t: CardTable | None = None) -> None:
    """No procedure holds a number that can be nothing: cards, seats and counts are -1 at least, cards and seats those
    of the table at most."""
    for procedure in stack if isinstance(stack, list | tuple) else []:
        for field, value in procedure.items() if isinstance(procedure, dict) else ():
            if field not in ("procedure", "step") and value is not None:
                high = ALL_KINDS if field == "kinds" else LARGEST
                if t is not None and field in SEATS:
                    high = t.players - 1
                elif t is not None and field in CARDS:
                    high = t.box.size - 1
                where = f"stack.{procedure.get('procedure')}.{field}"
                check_numbers(where, value, Range(-1, high, many=isinstance(value, list | tuple)))
