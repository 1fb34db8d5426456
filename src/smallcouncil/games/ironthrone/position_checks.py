"""Whether a position makes sense: every number in its range, every card in one place, nobody at the end of the game."""

from __future__ import annotations

from smallcouncil.games.ironthrone.effects.abilities import EFFECTS, WINDOWS
from smallcouncil.games.ironthrone.facts import (
    CHARACTERS,
    EVENTS,
    FACE,
    FACES,
    HOUSE_OF,
    INFLUENCE,
    MODES,
    POWER_TOKENS,
    STATEMENTS,
    event_deck,
    house_deck,
)
from smallcouncil.games.ironthrone.phases.negotiation import ITEMS
from smallcouncil.games.ironthrone.state import (
    ASIDE,
    CHALLENGING,
    DEFENDING,
    NO_CARD,
    NOBODY,
    NONE,
    NOT_LAID,
    OPEN,
    PEACE,
    ThroneTable,
)
from smallcouncil.table import BadInput
from smallcouncil.table.ranges import Range, check_numbers

YES_OR_NO = Range(0, 1)


def stack_ranges(t: ThroneTable) -> dict[str, Range]:
    """What the fields of procedures may hold."""
    seat = Range(0, t.players - 1)
    nobody = Range(-1, t.players - 1)
    deal = Range(0, 99, many=True)
    return {
        "index": Range(0, t.players),
        "Window.index": Range(),
        "Preparation.role": Range(0, 2),
        "offered": YES_OR_NO,
        "seat": seat,
        "chooser": seat,
        "taker": seat,
        "victim": seat,
        "torturer": seat,
        "subject": nobody,
        "card": Range(0, len(FACES) - 1),
        "only": Range(-1, len(CHARACTERS) - 1),
        "besides": Range(-1, len(CHARACTERS) - 1),
        "left": Range(0, 99),
        "least": Range(0, 99),
        "Negotiation.left": Range(0, 99, many=True, size=2),
        "speaker": Range(CHALLENGING, DEFENDING),
        "side": Range(CHALLENGING, DEFENDING),
        "standing": deal,
        "draft": Range(0, 99, many=True, size=2 * ITEMS),
        "touched": Range(0, (1 << 2 * ITEMS) - 1),
        "window": Range(0, len(WINDOWS) - 1),
        "passes": Range(0, t.players),
        "number": Range(0, len(EFFECTS) - 1),
        "CarryOut.index": Range(0, 9),
        "mode": Range(-1, len(MODES) - 1),
        "target": Range(-1, len(CHARACTERS) - 1),
        "paid": Range(),
        "keep": Range(),
        "hidden": YES_OR_NO,
    }


def encounter_ranges(t: ThroneTable) -> dict[str, Range]:
    """What stands in an encounter as plain numbers."""
    bits = Range(0, (1 << t.players) - 1)
    nobody = Range(-1, t.players - 1)
    by_seat = Range(many=True, size=t.players)
    return {
        "shown": Range(0, 1, many=True, size=2),
        "looked": Range(0, bits.high, many=True, size=2),
        "value": Range(many=True, size=2),
        "extra": by_seat,
        "cut": Range(-1, many=True, size=t.players),
        "reward_on": Range(-1, t.players - 1, many=True, size=t.players),
        "said": Range(0, STATEMENTS, many=True, size=t.players),
        "bounties": Range(0, (1 << t.players) - 1, many=True, size=t.players),
        "settled": YES_OR_NO,
        "winner": Range(-1, NOBODY),
        "deal": YES_OR_NO,
        "used": bits,
        "barred": bits,
        "spared": bits,
        "redirected": bits,
        "suffered": bits,
        "newcomers": bits,
        "promised": bits,
        "first": nobody,
        "offer_side": Range(ASIDE, DEFENDING),
        "offer_character": Range(-1, len(CHARACTERS) - 1),
        "replaced": YES_OR_NO,
        "torture": Range(),
        "tortured": Range(-1, len(FACES) - 1),
        "taken": nobody,
    }


def check_table(t: ThroneTable, procedures: list[str]) -> None:
    """`procedures` are those under way, by name."""
    check_numbers("turn", t.turn, Range())
    check_numbers("box", t.box, Range(0, POWER_TOKENS))
    check_power(t)
    check_influence(t)
    check_cards(t)
    check_events(t)
    check_encounter(t)
    if t.turn and t.result is None and "Torture" not in procedures:  # what torture has done counts at its end
        check_under_way(t)


def check_power(t: ThroneTable) -> None:
    for seat in range(t.players):
        name = t.seat_name(seat)
        check_numbers(f"{name}.sheet", t.sheet[seat], Range(0, POWER_TOKENS))
        check_numbers(f"{name}.power", [t.power[c] for c in t.people[seat]], Range(0, POWER_TOKENS, many=True))
    whole = sum(t.power) + sum(t.sheet) + t.box
    if whole > POWER_TOKENS:
        raise BadInput("houses", "conflict", value=whole, why=f"there are {POWER_TOKENS} power tokens")


def check_influence(t: ThroneTable) -> None:
    if not t.turn:
        return
    for seat in range(t.players):
        row = t.influence[seat * t.players : (seat + 1) * t.players]
        check_numbers(f"{t.seat_name(seat)}.influence", row, Range(0, INFLUENCE, many=True))


def check_cards(t: ThroneTable) -> None:
    """Every card of a house lies in exactly one place; a deck that was left out takes what is missing."""
    if not t.turn:
        return
    for seat in range(t.players):
        house = t.house[seat]
        name = t.seat_name(seat)
        missing = house_deck(house)
        deck = t.decks[seat]
        lying = [*t.hands[seat], *t.discards[seat], *t.played[seat], *t.encounter.laid, *deck]
        for captives in t.hostages:
            lying.extend(captives)
        for card in lying:
            if card >= 0 and HOUSE_OF[card & FACE] == house:
                if card & FACE not in missing:
                    raise BadInput(name, "conflict", value=FACES[card & FACE], why="too many copies")
                missing.remove(card & FACE)
        for card in [*t.hands[seat], *t.discards[seat], *t.played[seat]]:
            if HOUSE_OF[card & FACE] != house:
                raise BadInput(name, "conflict", value=FACES[card & FACE], why="a card of another house")
        for card in t.hostages[seat]:
            if HOUSE_OF[card & FACE] == house:
                raise BadInput(f"{name}.hostages", "conflict", value=FACES[card & FACE], why="a card of its own house")
        if deck == [-1]:
            t.decks[seat] = missing[::-1]
        elif missing:
            raise BadInput(f"{name}.deck", "conflict", value=FACES[missing[0]], why="the card is missing")


def check_events(t: ThroneTable) -> None:
    """No event more often than there are cards of it, and none of a house that does not play."""
    left = event_deck(t.house)
    for event in [*t.events, *t.event_discard, *([t.encounter.event] if t.encounter.event >= 0 else [])]:
        if event not in left:
            raise BadInput("events", "conflict", value=EVENTS[event], why="there are not so many cards of it in play")
        left.remove(event)


def check_encounter(t: ThroneTable) -> None:
    e = t.encounter
    for name, allowed in encounter_ranges(t).items():
        check_numbers(f"encounter.{name}", getattr(e, name), allowed)
    if e.defender >= 0 and e.defender == e.challenger:
        raise BadInput("encounter.defender", "conflict", value=t.seat_name(e.defender), why="it is the challenger")
    for seat in range(t.players):
        sent = e.sent[seat]
        if sent >= 0 and sent not in t.people[seat]:
            raise BadInput("encounter.sides", "conflict", value=CHARACTERS[sent], why="not a character of that house")
    for side in (CHALLENGING, DEFENDING):
        card, seat = e.laid[side], e.active(side)
        if card not in (NOT_LAID, NO_CARD) and (seat < 0 or HOUSE_OF[card & FACE] != t.house[seat]):
            why = "not a card of the player of that side"
            raise BadInput("encounter.cards", "conflict", value=FACES[card & FACE], why=why)
        if seat >= 0 and e.side[seat] not in (side, ASIDE):
            raise BadInput("encounter.sides", "conflict", value=t.seat_name(seat), why="it is on the other side")


def check_stage(t: ThroneTable, procedure: str, step: str) -> None:
    """What has happened by the step that a phase has come to: an offer of support, the result of the encounter."""
    e = t.encounter
    if procedure == "Support" and step == "answer":
        if e.offer_side == ASIDE or e.offer_character < 0:
            why = "support has been offered by then"
            raise BadInput("encounter.offer_side", "conflict", value=e.offer_side, why=why)
        if e.is_active(t.owner(e.offer_character)) or t.owner(e.offer_character) < 0:
            why = "nobody of that house can offer support"
            raise BadInput("encounter.offer_character", "conflict", value=CHARACTERS[e.offer_character], why=why)
    if procedure == "Resolution":
        if e.result == NONE:
            raise BadInput("encounter.result", "conflict", value="none", why="the encounter has a result by then")
        if e.winner == OPEN and (e.result != PEACE or step != "negotiate"):
            raise BadInput("encounter.winner", "conflict", value=OPEN, why="it is known by then who won")


def check_under_way(t: ThroneTable) -> None:
    """A game that is decided is not played on."""
    for seat in range(t.players):
        if not t.markers_left(seat):
            value, why = t.seat_name(seat), "it has spread all its influence: the game is over"
            raise BadInput(f"{t.seat_name(seat)}.influence", "conflict", value=value, why=why)
        if not t.living(seat):
            value, why = t.seat_name(seat), "nobody of the house lives: the game is over"
            raise BadInput(f"{t.seat_name(seat)}.power", "conflict", value=value, why=why)
