"""A Risk table as data, both ways. Whatever a position leaves out takes its default, so that a test or a puzzle says
only what matters::

    {"options": {"players": 3}, "houses": ["stark", "baratheon", "lannister"], "turn": "stark", "begin": "invade",
     "territories": {"harrenhal": ["stark", 7], "kings_landing": ["lannister", 2]}, "rest": ["baratheon", 1]}

`begin` names a step of the turn, or a step within one after a point: `reinforce.place` with `left` units to place,
`set_up.strengthen` with the units `left` by seat and `turn` for who places the next one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil.games.risk.board import HOUSE_NUMBER, SYMBOLS
from smallcouncil.games.risk.decks import DrawTerritory
from smallcouncil.games.risk.position_checks import check_table, stack_ranges
from smallcouncil.games.risk.setup import DominionSetup, SkirmishSetup, houses_in_play, stack_maesters, stack_objectives
from smallcouncil.games.risk.state import FACE_UP, FACES, GONE
from smallcouncil.games.risk.turn.buy import Buy
from smallcouncil.games.risk.turn.maneuver import Maneuvers
from smallcouncil.games.risk.turn.objectives import CompleteObjective
from smallcouncil.games.risk.turn.reinforce import Reinforce, TradeDown
from smallcouncil.games.risk.turn.turn import Rounds, Turn
from smallcouncil.games.risk.windows.moments import CHARACTERS_OF
from smallcouncil.games.risk.words import (
    AREA,
    CARD,
    CHARACTER,
    EMPTY,
    HOUSE,
    MAESTER,
    NEUTRAL,
    OBJECTIVE,
)
from smallcouncil.table import POSITION_FIELDS, BadInput, Domain, Procedure
from smallcouncil.table.ranges import Range, check_known, check_numbers, check_stack

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

# Fields that are written and read as they are.
PLAIN = (
    "gold",
    "points",
    "mourning",
    "end_places",
    "round",
    "conquests",
    "destroyed",
    "invasions",
    "maneuvers",
    "halved",
    "any_coast",
    "any_moment",
    "toll",
    "wed",
)
DECKS: dict[str, Domain] = {
    "deck": CARD,
    "discard": CARD,
    "maester_deck": MAESTER,
    "maester_discard": MAESTER,
    "objective_deck": OBJECTIVE,
    "objective_discard": OBJECTIVE,
}
HANDS: dict[str, Domain] = {"hand": AREA, "maesters": MAESTER, "objectives": OBJECTIVE, "musters": AREA}
AREA_BITS = ("conquered", "bribed", "truces")
KNOWN = {
    *PLAIN,
    *DECKS,
    *HANDS,
    *AREA_BITS,
    *POSITION_FIELDS,
    *("houses", "order", "turn", "begin", "left", "territories", "rest", "characters", "seen", "high_ground"),
}


def write(t: RiskTable) -> dict[str, Any]:
    return {
        "houses": [None if h < 0 else HOUSE.slugs[h] for h in t.house],
        "order": t.order[:],
        "turn": None if t.turn < 0 else t.turn,
        "territories": {AREA.slugs[a]: write_territory(t, a) for a in t.board.areas if t.owner[a] != EMPTY},
        "characters": {
            CHARACTER.slugs[c]: [FACES[t.face[c]], t.captor[c]] for c in range(len(t.face)) if t.face[c] != GONE
        },
        **{name: [domain.slugs[c] for c in getattr(t, name)] for name, domain in DECKS.items()},
        **{name: [[domain.slugs[c] for c in h] for h in getattr(t, name)] for name, domain in HANDS.items()},
        **{name: [AREA.slugs[a] for a in t.board.areas if getattr(t, name) >> a & 1] for name in AREA_BITS},
        **{name: copied(getattr(t, name)) for name in PLAIN},
        "seen": [[knower, holder, MAESTER.slugs[m]] for knower, holder, m in t.seen],
        "high_ground": [[seat, AREA.slugs[a], amount] for seat, a, amount in t.high_ground],
    }


def copied(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


def write_territory(t: RiskTable, a: int) -> list[Any]:
    """Owner, units and, where there are any, knights, siege engines, fortifications."""
    owner = t.owner[a]
    lies: list[Any] = ["neutral" if owner == NEUTRAL else owner, t.units[a]]
    specials = [t.knights[a], t.engines[a], t.forts[a]]
    return lies + specials if any(specials) else lies


def number(domain: Domain, field: str, name: Any) -> int:
    found = domain.index.get(name) if isinstance(name, str) else None
    if found is None:
        raise BadInput(field, "unknown-value", value=name, known=f"the names of {domain.name}")
    return found


def read(t: RiskTable, data: dict[str, Any]) -> None:
    check_known(data, KNOWN)
    read_seats(t, data)
    for name, domain in DECKS.items():
        if name in data:
            setattr(t, name, [number(domain, name, c) for c in data[name]])
    for name, domain in HANDS.items():
        if name in data:
            hands = [[number(domain, name, c) for c in hand] for hand in data[name]]
            check_length(t, name, hands)
            setattr(t, name, hands)
    for name in AREA_BITS:
        for area in data.get(name, []):
            setattr(t, name, getattr(t, name) | 1 << number(AREA, name, area))
    for name in PLAIN:
        if name in data:
            value = data[name]
            expected = getattr(t, name)
            if type(value) is not type(expected):
                raise BadInput(name, "wrong-type", value=value, expected=type(expected).__name__)
            setattr(t, name, copied(value))
    read_territories(t, data)
    read_characters(t, data)
    t.seen = [[k, h, number(MAESTER, "seen", m)] for k, h, m in data.get("seen", [])]
    t.high_ground = [[s, number(AREA, "high_ground", a), n] for s, a, n in data.get("high_ground", [])]
    fill_decks(t, data)
    if "stack" in data:
        check_stack(data["stack"], stack_ranges(t))
    else:
        begin(t, data)
    check_table(t, procedure_names(data.get("stack")))


def procedure_names(stack: Any) -> list[str]:
    return [str(p.get("procedure")) for p in stack if isinstance(p, dict)] if isinstance(stack, list) else []


def check_length(t: RiskTable, field: str, values: list[Any]) -> None:
    if len(values) != t.players:
        raise BadInput(field, "conflict", value=len(values), why=f"one entry for each of {t.players} seats is needed")


def read_seats(t: RiskTable, data: dict[str, Any]) -> None:
    houses = data.get("houses", [HOUSE.slugs[h] for h in houses_in_play(t)])
    check_length(t, "houses", houses)
    t.house = [-1 if h is None else number(HOUSE, "houses", h) for h in houses]
    t.order = list(data.get("order", range(t.players)))
    if sorted(t.order) != list(range(t.players)):
        raise BadInput("order", "conflict", value=t.order, why="every seat has one place in the order")
    turn = data.get("turn")
    t.turn = -1 if turn is None else seat_number(t, "turn", turn)
    t.maneuvers = 1
    t.round = 1


def seat_number(t: RiskTable, field: str, name: Any) -> int:
    """A seat, by number or by house."""
    if isinstance(name, int) and 0 <= name < t.players:
        return name
    if isinstance(name, str) and HOUSE_NUMBER.get(name, -2) in t.house:
        return t.house.index(HOUSE_NUMBER[name])
    raise BadInput(field, "unknown-value", value=name, known=", ".join(t.seat_name(s) for s in range(t.players)))


def read_territories(t: RiskTable, data: dict[str, Any]) -> None:
    """Named territories as [owner, units, knights, siege engines, fortifications]; `rest` for all others."""
    lies = dict(data.get("territories", {}))
    for name in lies:
        if number(AREA, "territories", name) not in t.board.areas:
            raise BadInput("territories", "unknown-value", value=name, known=f"the territories of {t.board.name}")
    for a in t.board.areas:
        entry = lies.get(AREA.slugs[a], data.get("rest"))
        if entry is None:
            continue
        owner, units, *specials = entry
        seat = NEUTRAL if owner == "neutral" else seat_number(t, "territories", owner)
        if type(units) is not int or units < 1:
            raise BadInput("territories", "out-of-range", value=units, low=1, high="any")
        t.change_owner(a, seat)
        t.units[a] = units
        if len(specials) > len(SYMBOLS) or any([type(n) is not int or n < 0 for n in specials]):
            raise BadInput("territories", "wrong-type", value=specials, expected="up to three numbers of special units")
        t.knights[a], t.engines[a], t.forts[a] = [*specials, 0, 0, 0][: len(SYMBOLS)]


def read_characters(t: RiskTable, data: dict[str, Any]) -> None:
    if "characters" in data:
        for name, (face, captor) in data["characters"].items():
            c = number(CHARACTER, "characters", name)
            if face not in FACES:
                raise BadInput("characters", "unknown-value", value=face, known=", ".join(FACES))
            t.turn_character(c, FACES.index(face))
            t.captor[c] = captor
    elif t.characters_in_play:
        for house in t.house:
            if house >= 0:
                for c in CHARACTERS_OF[house]:
                    t.turn_character(c, FACE_UP)


def fill_decks(t: RiskTable, data: dict[str, Any]) -> None:
    """Decks that are not given hold every card that lies nowhere else, shuffled; the end game card at the bottom."""
    if "deck" not in data:
        gone = [*t.discard, *(c for h in t.hand + t.musters for c in h)]
        t.deck = [a for a in t.board.areas if a not in gone]
        t.rng.shuffle(t.deck)
        if not t.dominion_victory:
            t.end_places = len(t.deck) // 2 + 1
            t.deck.insert(0, CARD.index["end"])
    if "maester_deck" not in data:
        stack_maesters(t)
        remove_all(t.maester_deck, t.maester_discard, t.maesters)
    if "objective_deck" not in data and t.objectives_in_play:
        stack_objectives(t)
        remove_all(t.objective_deck, t.objective_discard, t.objectives)


def remove_all(deck: list[int], discard: list[int], hands: list[list[int]]) -> None:
    for card in [*discard, *(c for hand in hands for c in hand)]:
        if card in deck:
            deck.remove(card)


# What a step of the turn calls, for positions that begin in the middle of it.
WITHIN: dict[str, type[Reinforce | Buy | Maneuvers | CompleteObjective | DrawTerritory | TradeDown]] = {
    "reinforce": Reinforce,
    "buy": Buy,
    "maneuver": Maneuvers,
    "objective": CompleteObjective,
    "card": DrawTerritory,
    "cards": TradeDown,
}


def begin(t: RiskTable, data: dict[str, Any]) -> None:
    """In the turn of a player, at a step (`reinforce`, `invade`, ...) or within one; or within the set-up."""
    text = data.get("begin", "begin")
    step, _, part = text.partition(".") if isinstance(text, str) else (text, "", "")
    if step == "set_up":
        begin_set_up(t, text, part, data.get("left", [0] * t.players))
        return
    if t.turn < 0:
        t.turn = t.order[0]
    if step not in Turn.steps or (part and step not in WITHIN):
        known = [*Turn.steps, *(f"{s}.{p}" for s, kind in WITHIN.items() for p in kind.steps)]
        raise BadInput("begin", "unknown-value", value=text, known=", ".join(known))
    rounds = Rounds((t.order.index(t.turn) + 1) % t.players)
    place = Turn.steps.index(step)
    t.stack[:] = [rounds, Turn(t.turn).at(place)]
    if part:
        t.stack[:] = [rounds, Turn(t.turn).at(place + 1), within(t, WITHIN[step](t.turn), text, part)]
        if isinstance(t.stack[-1], Reinforce | TradeDown):
            check_numbers("left", data.get("left", 0), Range())
            t.stack[-1].left = data.get("left", 0)


def begin_set_up(t: RiskTable, text: str, part: str, left: Any) -> None:
    """`turn` says whose question it is; no turn is under way."""
    place = t.order.index(t.turn) if t.turn >= 0 else 0
    t.turn = -1
    t.round = 0
    if t.options.rules == "dominion":
        check_numbers("left", left, Range(many=True, size=t.players))
        t.stack[:] = [within(t, DominionSetup(list(left), place), text, part)]
    else:
        t.stack[:] = [within(t, SkirmishSetup(), text, part)]


def within(t: RiskTable, procedure: Procedure, text: str, part: str) -> Procedure:
    """A procedure at one of its steps, by name."""
    if part not in procedure.steps:
        raise BadInput("begin", "unknown-value", value=text, known=", ".join(procedure.steps))
    return procedure.at(procedure.steps.index(part))
