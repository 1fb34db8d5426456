"""A table as readable data, and back. A position may leave out whatever is as at the start of a game.

Cards are written by name; a card in a hidden place is followed by the houses that know it lies there:
`stark_war_12 seen lannister`. Decks are written from the top.
"""

from __future__ import annotations

from typing import Any

from smallcouncil.games.ironthrone import setup, turn
from smallcouncil.games.ironthrone.facts import (
    CHARACTERS,
    EVENTS,
    FACE,
    FACES,
    HOUSE_OF,
    HOUSES,
    INFLUENCE,
    PER_HOUSE,
    POWER_ON_SHEET,
    POWER_PER_CHARACTER,
    SEEN,
    event_deck,
    house_deck,
)
from smallcouncil.games.ironthrone.state import Encounter, ThroneTable
from smallcouncil.games.ironthrone.words import RESULT, SIDE
from smallcouncil.table import BadInput

LISTS = ("side", "sent", "laid", "shown", "looked", "value", "extra", "cut", "reward_on", "said")
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
)


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
    houses = data.get("houses", {})
    order = t.options.houses or tuple(houses) or HOUSES[: t.players]
    if len(order) != t.players:
        raise BadInput("houses", "not-together", value=", ".join(order), other=f"{t.players} players")
    setup.seat_houses(t, [named("houses", HOUSES, house) for house in order])
    for house in houses:
        read_seat(t, house, "houses")
    t.turn = data.get("turn", 1)
    for seat in range(t.players):
        read_house(t, seat, houses.get(t.seat_name(seat), {}))
    for seat in range(t.players):
        read_deck(t, seat, houses.get(t.seat_name(seat), {}))
    t.box = data.get("box", 0)
    t.event_discard = [named("event_discard", EVENTS, event) for event in data.get("event_discard", [])]
    encounter = data.get("encounter", {})
    read_encounter(t, t.encounter, encounter)
    if "events" in data:
        t.events = [named("events", EVENTS, event) for event in reversed(data["events"])]
    elif t.turn:
        t.events = event_deck(t.house)
        for event in [*t.event_discard, *([t.encounter.event] if t.encounter.event >= 0 else [])]:
            t.events.remove(event)
    check(t)
    t.stack = [turn.Play().at(turn.Play.steps.index("next"))]
    t.stack.append(turn.Turn().at(named("begin", turn.Turn.steps, data.get("begin", "hostages"))))


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
    sheets = [CHARACTERS[c] for c in setup.sheets(t, seat)]
    first = t.house[seat] * PER_HOUSE
    t.drawn[seat] = [first + named(f"{name}.leaders_drawn", sheets, c) for c in data.get("leaders_drawn", [])]
    if not t.turn:
        t.leader[seat] = first + named(f"{name}.leader", sheets, data["leader"]) if "leader" in data else -1
        return
    setup.crown(t, seat, first + named(f"{name}.leader", sheets, data.get("leader", sheets[0])))
    t.sheet[seat] = data.get("sheet", POWER_ON_SHEET)
    power = data.get("power", {})
    for character in t.people[seat]:
        t.power[character] = power.get(CHARACTERS[character], POWER_PER_CHARACTER)
    for bearer in power:
        if first + named(f"{name}.power", sheets, bearer) == t.leader[seat]:
            raise BadInput(f"{name}.power", "conflict", value=bearer, why="the token of a leader is out of the game")
    spread = 0
    for house, n in data.get("influence", {}).items():
        t.influence[seat * t.players + read_seat(t, house, f"{name}.influence")] = n
        spread += n
    if spread > INFLUENCE:
        raise BadInput(f"{name}.influence", "out-of-range", value=spread, low=0, high=INFLUENCE)
    t.influence[seat * t.players + seat] = INFLUENCE - spread
    t.hands[seat] = [read_card(t, card, f"{name}.hand") for card in data.get("hand", [])]
    t.discards[seat] = [read_card(t, card, f"{name}.discard") for card in data.get("discard", [])]
    t.played[seat] = [read_card(t, card, f"{name}.played") for card in data.get("played", [])]
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
    for name in NUMBERS:
        if name in data and name not in ("challenger", "defender", "event", "result"):
            setattr(e, name, int(data[name]))
    for name in LISTS:
        if name in data and name not in ("side", "sent", "laid"):
            values = list(data[name])
            if len(values) != len(getattr(e, name)):
                raise BadInput(
                    f"encounter.{name}", "wrong-type", value=values, expected="a list with a number per place"
                )
            setattr(e, name, values)
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
    e.laid = [card if isinstance(card, int) else read_card(t, card, "encounter.cards") for card in cards]


def check(t: ThroneTable) -> None:
    """Every card of a house lies in exactly one place; a deck that was left out takes what is missing."""
    if not t.turn:
        return
    for seat in range(t.players):
        house = t.house[seat]
        missing = house_deck(house)
        deck = t.decks[seat]
        lying = [*t.hands[seat], *t.discards[seat], *t.played[seat], *t.encounter.laid, *deck]
        for captives in t.hostages:
            lying.extend(captives)
        for card in lying:
            if card >= 0 and HOUSE_OF[card & FACE] == house:
                if card & FACE not in missing:
                    raise BadInput(t.seat_name(seat), "conflict", value=FACES[card & FACE], why="too many copies")
                missing.remove(card & FACE)
        for card in [*t.hands[seat], *t.discards[seat], *t.played[seat]]:
            if HOUSE_OF[card & FACE] != house:
                raise BadInput(t.seat_name(seat), "conflict", value=FACES[card & FACE], why="a card of another house")
        if deck == [-1]:
            t.decks[seat] = missing[::-1]
        elif missing:
            raise BadInput(f"{t.seat_name(seat)}.deck", "conflict", value=FACES[missing[0]], why="the card is missing")
