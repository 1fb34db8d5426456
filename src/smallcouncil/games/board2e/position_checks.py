"""Whether a position makes sense: every number in its range, so that what is laid can be played."""

from __future__ import annotations

from collections import Counter
from typing import Any

from smallcouncil.games.board2e.board import KIND, LAND, LAND_OF, PORT
from smallcouncil.games.board2e.combat import procedures
from smallcouncil.games.board2e.combat.battle import UNCHOSEN
from smallcouncil.games.board2e.combat.combat import Combat
from smallcouncil.games.board2e.facts import (
    AREAS,
    CARDS,
    OBJECTIVES,
    ORDERS,
    PORT_SHIPS,
    SHIP,
    SUPPLY_MAX,
    TIDES,
    TRACKS,
    UNITS,
    WESTEROS,
    WILDLING_STEPS,
    WILDLINGS,
    westeros_deck,
)
from smallcouncil.games.board2e.objectives.scoring import TRACK_END
from smallcouncil.games.board2e.state import FACE, KINDS, MARCHES, BoardTable
from smallcouncil.table import BadInput

# What the fields of procedures hold, by name; -1 is "none" wherever it may be.
SEATS = {"seat", "bidder", "out", "queue", "attacker", "defender", "order"}
AREA_NUMBERS = {"area", "source", "target", "asked", "port", "areas", "picked", "for_attacker", "for_defender"}
SIDES = {"side", "winner", "blade"}
PAIRS = {"cards", "barred", "copied", "paid", "tides", "totals"}  # by side of a combat
LISTS = {
    *(
        "queue",
        "order",
        "areas",
        "sizes",
        "points",
        "attack",
        "picked",
        "changes",
        "needed",
        "kept",
        "given",
        "pool",
        "back",
    ),
    *("for_attacker", "for_defender", "parts", "icons", *PAIRS),
}
CARDS_CHOSEN, CARDS_COMPARED, OVER = (Combat.steps.index(step) for step in ("choose", "compare", "after_combat"))
ICONS = 4  # swords and fortifications of both sides
OF_COMBAT = {kind.__name__ for kind in procedures.PROCEDURES if kind is not Combat}
MOST = {"place": 5, "deck": 3, "track": len(TRACKS), "pool": len(OBJECTIVES) - 1, "kept": 1 << len(OBJECTIVES)}
CARD_FIELDS = {"WildlingAttack": len(WILDLINGS), "HolderDecides": len(WESTEROS)}
PER_SEAT = {"picked", "changes", "needed", "kept"}


def check_table(t: BoardTable) -> None:
    for area in range(len(AREAS)):
        check_area(t, area)
    for seat in range(t.players):
        name = t.seat_name(seat)
        for unit in range(KINDS):
            if t.stock[seat * KINDS + unit] < 0:
                raise BadInput("areas", "conflict", value=UNITS[unit], why=f"{name} has not so many pieces")
        if t.tokens_left(seat) < 0:
            raise BadInput(f"power.{name}", "conflict", value=t.power[seat], why="there are not so many power tokens")
        check_numbers(f"supply.{name}", [t.supply[seat]], high=SUPPLY_MAX)
        check_numbers(f"points.{name}", [t.points[seat]], high=TRACK_END)
        check_numbers(f"bids.{name}", [t.bids[seat]], low=-2, high=t.power[seat] if in_hand(t) else 99)
        if t.hand[seat] & t.discard[seat]:
            raise BadInput(f"hand.{name}", "conflict", value=name, why="a card is in hand and discarded")
    for track, seats in enumerate(t.tracks):
        if sorted(seats) != list(range(t.players)):
            raise BadInput(f"tracks.{TRACKS[track]}", "conflict", value=seats, why="every house has one position")
    if t.threat not in WILDLING_STEPS:
        raise BadInput("threat", "unknown-value", value=t.threat, known=", ".join(str(n) for n in WILDLING_STEPS))
    check_numbers("round", [t.round], low=1, high=t.setup.rounds)
    check_decks(t)


def in_hand(t: BoardTable) -> bool:
    """Are bids not yet paid? Somebody is still to bid then."""
    return -1 in t.bids


def check_area(t: BoardTable, area: int) -> None:
    field = f"areas.{AREAS[area]}"
    at = area * KINDS
    if t.size[area]:
        for unit in range(KINDS):
            if t.units[at + unit] + t.routed[at + unit] and (unit == SHIP) == (KIND[area] == LAND):
                raise BadInput(field, "conflict", value=UNITS[unit], why="such a unit cannot be there")
        if KIND[area] == PORT:
            if t.size[area] > PORT_SHIPS:
                raise BadInput(field, "out-of-range", value=t.size[area], low=0, high=PORT_SHIPS)
            if t.controller(LAND_OF[area]) != t.owner[area]:
                raise BadInput(field, "conflict", value="ships", why="their house does not control the land area")
        if t.neutral[area] or (t.garrison[area] and t.guard[area] != t.owner[area]):
            raise BadInput(field, "conflict", value="units", why="a neutral force or garrison bars them")
    elif t.orders[area] >= 0 and t.phase != MARCHES:  # units on the march have left theirs behind
        raise BadInput(f"{field}.order", "conflict", value=ORDERS[t.orders[area]], why="no unit is there")
    if t.token[area] >= 0 and KIND[area] != LAND:
        raise BadInput(f"{field}.token", "conflict", value="token", why="power tokens lie on land only")
    if t.garrison[area] and t.guard[area] < 0:
        raise BadInput(f"{field}.garrison", "conflict", value=t.garrison[area], why="no house has a garrison there")


def check_decks(t: BoardTable) -> None:
    for number in range(3):
        whole = Counter(westeros_deck(t.setup.westeros_deck_set, number))
        lying = Counter([card & FACE for card in t.westeros[number]] + t.westeros_discard[number])
        if lying != whole:
            raise BadInput("westeros_decks", "conflict", value=number + 1, why="cards are missing or doubled")
    for field, decks in (
        ("wildling_deck", [t.wildlings]),
        ("objectives", [t.objective_deck, *t.objectives, *t.scored]),
    ):
        cards = [card & FACE for deck in decks for card in deck]
        if len(set(cards)) < len(cards):
            raise BadInput(field, "conflict", value=len(cards), why="a card is there twice")


def check_stack(t: BoardTable, stack: Any) -> None:
    """Procedures that the kernel can read, with fields that the rules can use."""
    in_combat = False
    for procedure in stack if isinstance(stack, list) else []:
        if isinstance(procedure, dict):  # others are refused by the kernel
            name = str(procedure.get("procedure"))
            in_combat |= name == Combat.__name__
            if name in OF_COMBAT and not in_combat:
                raise BadInput(f"stack.{name}", "conflict", value=name, why="no combat is being fought")
            for field, value in procedure.items():
                if field not in ("procedure", "step"):
                    check_field(t, name, field, value)
            if name == Combat.__name__:
                check_stage(procedure)


def check_stage(combat: dict[str, Any]) -> None:
    """What a combat has decided by the step that it has come to."""
    step = combat.get("step")
    if step not in Combat.steps:
        return  # refused by the kernel
    at = Combat.steps.index(step)
    if at > CARDS_CHOSEN and UNCHOSEN in combat.get("cards", [UNCHOSEN]):
        raise BadInput("stack.Combat.cards", "conflict", value=step, why="both house cards are chosen by then")
    decided = combat.get("winner", -1) >= 0 and len(combat.get("icons", [])) == ICONS and bool(combat.get("parts"))
    if CARDS_COMPARED < at < OVER and not decided:
        raise BadInput("stack.Combat.winner", "conflict", value=step, why="the combat has a result by then")


def check_field(t: BoardTable, procedure: str, field: str, value: Any) -> None:
    where = f"stack.{procedure}.{field}"
    many = field in LISTS
    if isinstance(value, list) != many:
        raise BadInput(where, "wrong-type", value=value, expected="a list" if many else "a whole number")
    high = 1 << 30
    if field in SEATS:
        high = t.players - 1
    elif field in AREA_NUMBERS:
        high = len(AREAS) - 1
    elif field in SIDES:
        high = 1
    elif field in ("cards", "barred", "copied"):
        high = len(CARDS) - 1
    elif field == "tides":
        high = len(TIDES) - 1
    elif field == "card":
        high = CARD_FIELDS.get(procedure, len(CARDS)) - 1
    elif field in MOST:
        high = MOST[field]
    values = value if many else [value]
    check_numbers(where, values, low=-2, high=high)
    count = t.players if field in PER_SEAT else KINDS if field == "attack" else 2 if field in PAIRS else None
    if count is not None and values and len(values) != count:
        raise BadInput(where, "conflict", value=len(values), why=f"{count} numbers are needed")


def check_numbers(field: str, values: list[Any], *, low: int = 0, high: int = 1 << 30) -> None:
    for value in values:
        if type(value) is not int:
            raise BadInput(field, "wrong-type", value=value, expected="a whole number")
        if not low <= value <= high:
            raise BadInput(field, "out-of-range", value=value, low=low, high=high)
