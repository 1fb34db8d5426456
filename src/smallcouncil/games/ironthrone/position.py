"""A table as readable data, and back. A position may leave out whatever is as at the start of a game.

Cards are written by name; a card in a hidden place is followed by the houses that know it lies there:
`stark_war_12 seen lannister`. Decks are written from the top.

`begin` names a step of the turn (`hostages`, `support`, ...), or a step within one after a point: `set_up.choose` for
the choice of leaders, `preparation.character` for that of a champion, `encounter.lay` for that of a card.
"""

from __future__ import annotations

from typing import Any

from smallcouncil.games.ironthrone import setup
from smallcouncil.games.ironthrone.facts import (
    CHARACTERS,
    EVENTS,
    FACE,
    FACES,
    HOUSES,
    INFLUENCE,
    PER_HOUSE,
    POWER_ON_SHEET,
    POWER_PER_CHARACTER,
    SEEN,
    event_deck,
)
from smallcouncil.games.ironthrone.phases import turn
from smallcouncil.games.ironthrone.phases.encounter import Confrontation
from smallcouncil.games.ironthrone.phases.hostages import HandleHostages
from smallcouncil.games.ironthrone.phases.preparation import Preparation
from smallcouncil.games.ironthrone.phases.resolution import Resolution
from smallcouncil.games.ironthrone.phases.support import Support
from smallcouncil.games.ironthrone.position_checks import check_stage, check_table, encounter_ranges, stack_ranges
from smallcouncil.games.ironthrone.state import NO_CARD, NOT_LAID, Encounter, ThroneTable
from smallcouncil.games.ironthrone.words import RESULT, SIDE
from smallcouncil.table import POSITION_FIELDS, BadInput, Procedure
from smallcouncil.table.ranges import Range, check_known, check_numbers, check_stack, read_number

LISTS = ("side", "sent", "laid", "shown", "looked", "value", "extra", "cut", "reward_on", "said", "bounties")
NUMBERS = (
    "challenger",
    "defender",
    "event",
    "result",
    "settled",
    "winner",
    "deal",
    "used",
    "barred",
    "spared",
    "redirected",
    "suffered",
    "first",
    "offer_side",
    "offer_character",
    "replaced",
    "torture",
    "tortured",
    "taken",
    "newcomers",
    "promised",
)
KNOWN = {
    *POSITION_FIELDS,
    *("turn", "houses", "box", "events", "event_discard", "encounter", "begin"),
}
HOUSE_FIELDS = {
    *("leaders_drawn", "leader", "sheet", "power", "influence", "hand", "deck", "discard", "played", "hostages"),
    "broken_promises",
    "owes",
}
ENCOUNTER_FIELDS = {*NUMBERS, *LISTS, "sides", "cards"} - {"side", "sent", "laid"}


# ------------------------------------------------------------------ writing


def write(t: ThroneTable) -> dict[str, Any]:
    return {
        "turn": t.turn,
        "houses": {HOUSES[t.house[seat]]: write_house(t, seat) for seat in range(t.players)},
        "box": t.box,
        "events": [EVENTS[event] for event in reversed(t.events)],
        "event_discard": [EVENTS[event] for event in t.event_discard],
        "encounter": write_encounter(t, t.encounter),
    }


def write_card(t: ThroneTable, card: int) -> str:
    seen = [t.seat_name(s) for s in range(t.players) if card >> (SEEN + s) & 1]
    return " ".join([FACES[card & FACE], "seen", *seen]) if seen else FACES[card & FACE]


def write_house(t: ThroneTable, seat: int) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if t.drawn[seat]:
        data["leaders_drawn"] = [CHARACTERS[c] for c in t.drawn[seat]]
    if t.leader[seat] >= 0:
        data["leader"] = CHARACTERS[t.leader[seat]]
    if t.turn:
        data["sheet"] = t.sheet[seat]
        data["power"] = {CHARACTERS[c]: t.power[c] for c in t.people[seat]}
        data["influence"] = {t.seat_name(s): t.spread_on(seat, s) for s in range(t.players) if s != seat}
        data["hand"] = [write_card(t, card) for card in t.hands[seat]]
        data["deck"] = [FACES[card] for card in reversed(t.decks[seat])]
        data["discard"] = [FACES[card] for card in t.discards[seat]]
        data["played"] = [FACES[card] for card in t.played[seat]]
        data["hostages"] = [write_card(t, card) for card in t.hostages[seat]]
        data["broken_promises"] = t.broken[seat]
        data["owes"] = [t.seat_name(s) for s in range(t.players) if t.owed[seat] >> s & 1]
    return data


def write_encounter(t: ThroneTable, e: Encounter) -> dict[str, Any]:
    """Names for what a person wants to read and write; plain numbers for the small print."""
    data: dict[str, Any] = {name: getattr(e, name) for name in NUMBERS}
    data.update({name: getattr(e, name)[:] for name in LISTS})
    data["challenger"] = seat_or_none(t, e.challenger)
    data["defender"] = seat_or_none(t, e.defender)
    data["event"] = EVENTS[e.event] if e.event >= 0 else None
    data["result"] = RESULT.slugs[e.result]
    del data["side"], data["sent"], data["laid"]
    data["sides"] = {
        t.seat_name(s): [SIDE.slugs[e.side[s]], CHARACTERS[e.sent[s]] if e.sent[s] >= 0 else None]
        for s in range(t.players)
        if e.side[s] >= 0
    }
    data["cards"] = [write_card(t, card) if card >= 0 else card for card in e.laid]
    return data


def seat_or_none(t: ThroneTable, seat: int) -> str | None:
    return t.seat_name(seat) if seat >= 0 else None


# ------------------------------------------------------------------ reading


def named(field: str, names: tuple[str, ...] | list[str], name: object) -> int:
    if not isinstance(name, str) or name not in names:
        raise BadInput(field, "unknown-value", value=name, known=", ".join(names))
    return names.index(name)


def read(t: ThroneTable, data: dict[str, Any]) -> None:
    check_known(data, KNOWN)
    houses = data.get("houses", {})
    order = t.options.houses or tuple(houses) or HOUSES[: t.players]
    if len(order) != t.players:
        raise BadInput("houses", "not-together", value=", ".join(order), other=f"{t.players} players")
    setup.seat_houses(t, [named("houses", HOUSES, house) for house in order])
    for house in houses:
        read_seat(t, house, "houses")
    begin = data.get("begin", "hostages" if data.get("turn", 1) else "set_up.choose")
    t.turn = read_number("turn", data.get("turn", 0 if str(begin).startswith("set_up") else 1))
    for seat in range(t.players):
        read_house(t, seat, houses.get(t.seat_name(seat), {}))
    for seat in range(t.players):
        read_deck(t, seat, houses.get(t.seat_name(seat), {}))
    t.box = read_number("box", data.get("box", 0))
    t.event_discard = [named("event_discard", EVENTS, event) for event in data.get("event_discard", [])]
    encounter = data.get("encounter", {})
    read_encounter(t, t.encounter, encounter)
    if "events" in data:
        t.events = [named("events", EVENTS, event) for event in reversed(data["events"])]
    elif t.turn:
        t.events = event_deck(t.house)
        for event in [*t.event_discard, *([t.encounter.event] if t.encounter.event >= 0 else [])]:
            if event in t.events:
                t.events.remove(event)
    stack = data.get("stack")
    check_table(t, [str(p.get("procedure")) for p in stack if isinstance(p, dict)] if isinstance(stack, list) else [])
    if stack is None:
        start(t, begin)
    else:
        check_stack(stack, stack_ranges(t))
        for procedure in stack if isinstance(stack, list) else []:
            if isinstance(procedure, dict):  # others are refused by who reads them
                check_stage(t, str(procedure.get("procedure")), str(procedure.get("step")))


# What a step of the turn calls, for positions that begin in the middle of it.
WITHIN: dict[str, type[HandleHostages | Preparation | Support | Confrontation | Resolution]] = {
    "hostages": HandleHostages,
    "preparation": Preparation,
    "support": Support,
    "encounter": Confrontation,
    "resolution": Resolution,
}


def start(t: ThroneTable, begin: Any) -> None:
    """Begin at a step of the turn, within one, or within the set-up."""
    step, _, part = begin.partition(".") if isinstance(begin, str) else (begin, "", "")
    if step == "set_up":
        if t.turn:
            raise BadInput("begin", "not-together", value=begin, other=f"turn {t.turn}")
        t.stack = [turn.Play().at(turn.Play.steps.index("turn")), within(setup.SetUp(), begin, part)]
        if part == "choose":
            deal_sheets(t)
        return
    if step not in turn.Turn.steps or (part and step not in WITHIN) or not t.turn:
        known = [*turn.Turn.steps, "set_up.choose", *(f"{s}.{p}" for s, kind in WITHIN.items() for p in kind.steps)]
        raise BadInput("begin", "unknown-value", value=begin, known=", ".join(known))
    check_roles(t, step, part)
    if step in WITHIN:
        check_stage(t, WITHIN[step].__name__, part or WITHIN[step].steps[0])
    at = turn.Turn.steps.index(step)
    t.stack = [turn.Play().at(turn.Play.steps.index("next")), turn.Turn().at(at + 1 if part else at)]
    if part:
        phase = within(WITHIN[step](), begin, part)
        if isinstance(phase, Preparation) and part == "character" and t.encounter.sent[t.encounter.challenger] >= 0:
            phase.role = 1
        if isinstance(phase, Support) and part == "answer":
            phase.index = (t.owner(t.encounter.offer_character) - t.encounter.challenger) % t.players
        t.stack.append(phase)


def within(procedure: Procedure, begin: str, part: str) -> Procedure:
    """A procedure at one of its steps, by name."""
    if part not in procedure.steps:
        raise BadInput("begin", "unknown-value", value=begin, known=", ".join(procedure.steps))
    return procedure.at(procedure.steps.index(part))


def deal_sheets(t: ThroneTable) -> None:
    """Who has not been given leader sheets draws them."""
    for seat in range(t.players):
        if not t.drawn[seat]:
            t.drawn[seat] = setup.draw_sheets(t, seat)


def check_roles(t: ThroneTable, step: str, part: str) -> None:
    """What must be known at that point: the event or the defender, then the characters that meet."""
    e = t.encounter
    met = step in ("support", "encounter", "resolution")
    challenged = met or part in ("draw", "distribute", "character")
    if challenged and e.defender < 0:
        raise BadInput("encounter.defender", "missing")
    if part == "defender" and e.event < 0:
        raise BadInput("encounter.event", "missing")
    for side in (0, 1) if challenged else ():
        seat = e.active(side)
        e.side[seat] = side
        if met and e.sent[seat] < 0:
            raise BadInput("encounter.sides", "missing")


def read_seat(t: ThroneTable, name: object, field: str) -> int:
    return named(field, [t.seat_name(s) for s in range(t.players)], name)


def read_card(t: ThroneTable, text: object, field: str) -> int:
    if not isinstance(text, str):
        raise BadInput(field, "wrong-type", value=text, expected="the name of a card")
    name, *seen = text.split()
    card = named(field, FACES, name)
    for house in seen[1:]:
        card |= 1 << (SEEN + read_seat(t, house, field))
    return card


def read_house(t: ThroneTable, seat: int, data: dict[str, Any]) -> None:
    name = t.seat_name(seat)
    check_known(data, HOUSE_FIELDS, f"{name}.")
    sheets = [CHARACTERS[c] for c in setup.sheets(t, seat)]
    first = t.house[seat] * PER_HOUSE
    t.drawn[seat] = [first + named(f"{name}.leaders_drawn", sheets, c) for c in data.get("leaders_drawn", [])]
    if not t.turn:
        t.leader[seat] = first + named(f"{name}.leader", sheets, data["leader"]) if "leader" in data else -1
        return
    setup.crown(t, seat, first + named(f"{name}.leader", sheets, data.get("leader", sheets[0])))
    t.sheet[seat] = read_number(f"{name}.sheet", data.get("sheet", POWER_ON_SHEET))
    power = data.get("power", {})
    for character in t.people[seat]:
        t.power[character] = read_number(f"{name}.power", power.get(CHARACTERS[character], POWER_PER_CHARACTER))
    for bearer in power:
        if first + named(f"{name}.power", sheets, bearer) == t.leader[seat]:
            raise BadInput(f"{name}.power", "conflict", value=bearer, why="the token of a leader is out of the game")
    spread = 0
    for house, n in data.get("influence", {}).items():
        check_numbers(f"{name}.influence", n, Range(0, INFLUENCE))
        if house == name:
            raise BadInput(f"{name}.influence", "conflict", value=house, why="its own board has what is not spread")
        t.influence[seat * t.players + read_seat(t, house, f"{name}.influence")] = n
        spread += n
    check_numbers(f"{name}.influence", spread, Range(0, INFLUENCE))
    t.influence[seat * t.players + seat] = INFLUENCE - spread
    t.hands[seat] = [read_card(t, card, f"{name}.hand") for card in data.get("hand", [])]
    t.discards[seat] = [read_card(t, card, f"{name}.discard") for card in data.get("discard", [])]
    t.played[seat] = [read_card(t, card, f"{name}.played") for card in data.get("played", [])]
    t.broken[seat] = read_number(f"{name}.broken_promises", data.get("broken_promises", 0))
    for house in data.get("owes", []):
        t.owed[seat] |= 1 << read_seat(t, house, f"{name}.owes")
    bit = 1 << (SEEN + seat)
    t.hostages[seat] = [read_card(t, card, f"{name}.hostages") | bit for card in data.get("hostages", [])]


def read_deck(t: ThroneTable, seat: int, data: dict[str, Any]) -> None:
    """A deck that is left out holds all cards of the house that lie nowhere else, in the order of the data."""
    if not t.turn:
        return
    if "deck" in data:
        t.decks[seat] = [read_card(t, card, f"{t.seat_name(seat)}.deck") for card in reversed(data["deck"])]
    else:
        t.decks[seat] = [-1]


def read_encounter(t: ThroneTable, e: Encounter, data: dict[str, Any]) -> None:
    check_known(data, ENCOUNTER_FIELDS, "encounter.")
    for name, allowed in encounter_ranges(t).items():
        if name in data:
            check_numbers(f"encounter.{name}", data[name], allowed)
            setattr(e, name, list(data[name]) if allowed.many else data[name])
    default = t.seat_name(0) if t.turn else None
    challenger = data.get("challenger", default)
    e.challenger = -1 if challenger is None else read_seat(t, challenger, "encounter.challenger")
    if data.get("defender") is not None:
        e.defender = read_seat(t, data["defender"], "encounter.defender")
    if data.get("event") is not None:
        e.event = named("encounter.event", EVENTS, data["event"])
    e.result = named("encounter.result", RESULT.slugs, data.get("result", "none"))
    for house, (side, character) in data.get("sides", {}).items():
        seat = read_seat(t, house, "encounter.sides")
        e.side[seat] = named("encounter.sides", SIDE.slugs, side)
        e.sent[seat] = -1 if character is None else named("encounter.sides", CHARACTERS, character)
    cards = data.get("cards", e.laid)
    if not isinstance(cards, list) or len(cards) != 2:
        raise BadInput("encounter.cards", "wrong-type", value=cards, expected="a card for each side")
    e.laid = [card if card in (NOT_LAID, NO_CARD) else read_card(t, card, "encounter.cards") for card in cards]
