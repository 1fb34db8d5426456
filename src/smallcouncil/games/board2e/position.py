"""A table as readable data, and back. A position says only what matters; the rest is as at the start of the game::

    {"options": {"players": 3}, "houses": ["stark", "lannister", "baratheon"], "begin": "marches",
     "areas": {"winterfell": {"owner": "stark", "units": {"knight": 2}, "order": "march_plus_1"},
               "castle_black": {"token": "lannister"}}}

Where `areas` is given, no other area has units, power tokens or orders; garrisons and neutral forces stay as the
scenario lays them unless an area says otherwise. Decks are written from the top; a card in a hidden place is followed
by the houses that know it lies there (`crow_killers seen stark`), or by `seen everyone`; an objective, before that, by
the moment since when it is in the hand (`the_raven since 7`: twice the round, one more in the scoring phase).
"""

from __future__ import annotations

from typing import Any

from smallcouncil.games.board2e import position_checks, setup
from smallcouncil.games.board2e.facts import (
    AREAS,
    CARDS,
    CARDS_PER_HOUSE,
    HOUSES,
    OBJECTIVES,
    ORDERS,
    STOCK,
    TRACKS,
    UNITS,
    WESTEROS,
    WILDLINGS,
    westeros_deck,
)
from smallcouncil.games.board2e.rounds import Rounds
from smallcouncil.games.board2e.state import ALL_SEEN, BLOCKED, FACE, KINDS, NOBODY, PUBLIC, SEEN, SINCE, BoardTable
from smallcouncil.games.board2e.words import PHASE
from smallcouncil.table import POSITION_FIELDS, BadInput

KNOWN = {
    *POSITION_FIELDS,
    *("houses", "round", "phase", "begin", "areas", "power", "supply", "points", "hand", "discard", "tracks"),
    *("westeros_decks", "westeros_discards", "drawn", "wildling_deck", "threat", "bans", "blade_used", "raven_used"),
    *("objective_deck", "objectives", "scored", "put_back", "bids", "ready"),
}
AREA_KEYS = ("owner", "units", "routed", "order", "token", "garrison", "neutral")
EVERYONE = "everyone"

# ------------------------------------------------------------------ writing


def write(t: BoardTable) -> dict[str, Any]:
    return {
        "houses": [t.seat_name(seat) for seat in range(t.players)],
        "round": t.round,
        "phase": PHASE.slugs[t.phase],
        "areas": {AREAS[a]: entry for a in range(len(AREAS)) if (entry := write_area(t, a))},
        "power": by_house(t, t.power),
        "supply": by_house(t, t.supply),
        "points": by_house(t, t.points),
        "hand": by_house(t, [[CARDS[c] for c in t.hand_cards(seat)] for seat in range(t.players)]),
        "discard": by_house(t, [[CARDS[c] for c in t.discarded_cards(seat)] for seat in range(t.players)]),
        "tracks": {name: [t.seat_name(seat) for seat in t.tracks[i]] for i, name in enumerate(TRACKS)},
        "westeros_decks": [[write_card(t, WESTEROS, card) for card in reversed(deck)] for deck in t.westeros],
        "westeros_discards": [[WESTEROS[card] for card in pile] for pile in t.westeros_discard],
        "drawn": [WESTEROS[card] if card >= 0 else None for card in t.drawn],
        "wildling_deck": [write_card(t, WILDLINGS, card) for card in reversed(t.wildlings)],
        "threat": t.threat,
        "bans": [ORDERS[order] for order in range(len(ORDERS)) if t.bans >> order & 1],
        "blade_used": bool(t.blade_used),
        "raven_used": bool(t.raven_used),
        "objective_deck": [OBJECTIVES[card & FACE] for card in reversed(t.objective_deck)],
        "objectives": by_house(t, [[write_card(t, OBJECTIVES, c) for c in hand] for hand in t.objectives]),
        "scored": by_house(t, [[OBJECTIVES[card] for card in cards] for cards in t.scored]),
        "put_back": by_house(t, [[write_card(t, OBJECTIVES, c) for c in cards] for cards in t.put_back]),
        "bids": by_house(t, t.bids),
        "ready": [t.seat_name(seat) for seat in range(t.players) if t.ready >> seat & 1],
    }


def by_house(t: BoardTable, values: list[Any]) -> dict[str, Any]:
    return {t.seat_name(seat): value for seat, value in enumerate(values)}


def write_card(t: BoardTable, names: tuple[str, ...], card: int) -> str:
    seen = [EVERYONE] if card & PUBLIC else [t.seat_name(s) for s in range(t.players) if card >> (SEEN + s) & 1]
    since = [f"since {card >> SINCE}"] if card >> SINCE else []
    return " ".join([names[card & FACE], *since, *(["seen", *seen] if seen else [])])


def write_area(t: BoardTable, area: int) -> dict[str, Any]:
    """What lies in an area; empty where all is as the scenario lays it and nobody is there."""
    entry: dict[str, Any] = {}
    at = area * KINDS
    if t.size[area]:
        entry["owner"] = t.seat_name(t.owner[area])
        entry["units"] = {UNITS[u]: t.units[at + u] for u in range(KINDS) if t.units[at + u]}
        if any(list(t.routed[at : at + KINDS])):
            entry["routed"] = {UNITS[u]: t.routed[at + u] for u in range(KINDS) if t.routed[at + u]}
    if t.orders[area] >= 0:
        entry["order"] = ORDERS[t.orders[area]]
    if t.token[area] >= 0:
        entry["token"] = t.seat_name(t.token[area])
    garrison, neutral = scenario_tokens(t, area)
    if t.garrison[area] != garrison:
        entry["garrison"] = t.garrison[area]
    if t.neutral[area] != neutral:
        entry["neutral"] = t.neutral[area]
    return entry


def scenario_tokens(t: BoardTable, area: int) -> tuple[int, int]:
    """Garrison and neutral force as the scenario lays them."""
    name, forces = AREAS[area], t.setup.neutral_forces
    return t.setup.garrisons.get(name, 0), BLOCKED if name in forces.blocked else forces.strength.get(name, 0)


# ------------------------------------------------------------------ reading


def named(field: str, names: tuple[str, ...] | list[str], name: object) -> int:
    if not isinstance(name, str) or name not in names:
        raise BadInput(field, "unknown-value", value=name, known=", ".join(names))
    return names.index(name)


def seat_called(t: BoardTable, field: str, name: object) -> int:
    return named(field, [t.seat_name(seat) for seat in range(t.players)], name)


def an_object(field: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadInput(field, "wrong-type", value=value, expected="an object")
    return value


def a_list(field: str, value: object) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise BadInput(field, "wrong-type", value=value, expected="a list")
    return list(value)


def read(t: BoardTable, data: dict[str, Any]) -> None:
    for field in data:
        if field not in KNOWN:
            raise BadInput(field, "unknown-field", known=", ".join(sorted(KNOWN)))
    houses = [named("houses", HOUSES, name) for name in a_list("houses", data.get("houses", default_houses(t)))]
    if sorted(houses) != sorted(HOUSES.index(house) for house in t.setup.houses):
        raise BadInput("houses", "conflict", value=data.get("houses"), why=f"{', '.join(t.setup.houses)} play")
    setup.seat_houses(t, houses)
    setup.lay_pieces(t)
    read_areas(t, data)
    read_figures(t, data)
    read_house_cards(t, data)
    read_decks(t, data)
    read_objectives(t, data)
    if "stack" in data:
        position_checks.check_stack(t, data["stack"])
        read_units_on_the_march(t, data["stack"])
    else:
        t.stack[:] = [Rounds().at(named("begin", Rounds.steps, data.get("begin", "planning")))]
    position_checks.check_table(t)


def default_houses(t: BoardTable) -> list[str]:
    return list(t.options.houses or t.setup.houses)


def read_areas(t: BoardTable, data: dict[str, Any]) -> None:
    if "areas" not in data:
        return
    for area in range(len(AREAS)):
        t.size[area] = 0
        t.owner[area] = t.token[area] = NOBODY
    t.held = [[] for _ in range(t.players)]
    t.units[:] = [0] * len(t.units)
    t.stock[:] = list(STOCK) * t.players
    for name, entry in an_object("areas", data["areas"]).items():
        area = named("areas", AREAS, name)
        field = f"areas.{name}"
        for key in an_object(field, entry):
            named(field, AREA_KEYS, key)
        if "owner" in entry:
            seat = seat_called(t, f"{field}.owner", entry["owner"])
            read_units(t, f"{field}.units", seat, area, entry.get("units", {}), routed=False)
            read_units(t, f"{field}.routed", seat, area, entry.get("routed", {}), routed=True)
        elif "units" in entry or "routed" in entry:
            raise BadInput(f"{field}.owner", "missing")
        if "order" in entry:
            t.orders[area] = named(f"{field}.order", ORDERS, entry["order"])
        if "token" in entry:
            t.token[area] = seat_called(t, f"{field}.token", entry["token"])
        for key, values in (("garrison", t.garrison), ("neutral", t.neutral)):
            if key in entry:
                position_checks.check_numbers(f"{field}.{key}", [entry[key]], high=BLOCKED)
                values[area] = entry[key]


def read_units(t: BoardTable, field: str, seat: int, area: int, counts: object, *, routed: bool) -> None:
    for name, count in an_object(field, counts).items():
        unit = named(field, UNITS, name)
        position_checks.check_numbers(field, [count], high=STOCK[unit])
        t.stock[seat * KINDS + unit] -= count
        if count and routed:
            t.enter_routed(seat, area, unit, count)
        elif count:
            t.enter(seat, area, unit, count)


def read_units_on_the_march(t: BoardTable, stack: Any) -> None:
    """Units that attack stand in no area, and are not in the stock either."""
    for procedure in stack if isinstance(stack, list) else []:
        if isinstance(procedure, dict) and "attack" in procedure:
            seat = procedure["attacker" if "attacker" in procedure else "seat"]
            for unit, count in enumerate(procedure["attack"]):
                t.stock[seat * KINDS + unit] -= count


def read_figures(t: BoardTable, data: dict[str, Any]) -> None:
    for field, values, low in (
        ("power", t.power, 0),
        ("supply", t.supply, 0),
        ("points", t.points, 0),
        ("bids", t.bids, -2),
    ):
        for name, value in an_object(field, data.get(field, {})).items():
            position_checks.check_numbers(f"{field}.{name}", [value], low=low, high=99)
            values[seat_called(t, field, name)] = value
    for field in ("round", "threat"):
        if field in data:
            position_checks.check_numbers(field, [data[field]], high=99)
            setattr(t, field, data[field])
    for field in ("blade_used", "raven_used"):
        if not isinstance(data.get(field, False), bool):
            raise BadInput(field, "wrong-type", value=data[field], expected="true or false")
        setattr(t, field, int(data.get(field, False)))
    if "phase" in data:
        t.phase = named("phase", PHASE.slugs, data["phase"])
    for track, seats in an_object("tracks", data.get("tracks", {})).items():
        field = f"tracks.{track}"
        t.tracks[named("tracks", TRACKS, track)] = [seat_called(t, field, name) for name in a_list(field, seats)]
    for order in a_list("bans", data.get("bans", [])):
        t.bans |= 1 << named("bans", ORDERS, order)
    for name in a_list("ready", data.get("ready", [])):
        t.ready |= 1 << seat_called(t, "ready", name)


def read_house_cards(t: BoardTable, data: dict[str, Any]) -> None:
    discards = an_object("discard", data.get("discard", {}))
    for name, cards in discards.items():
        seat = seat_called(t, "discard", name)
        t.discard[seat] = read_cards(t, seat, f"discard.{name}", cards)
        t.hand[seat] = (1 << CARDS_PER_HOUSE) - 1 & ~t.discard[seat]
    for name, cards in an_object("hand", data.get("hand", {})).items():
        seat = seat_called(t, "hand", name)
        t.hand[seat] = read_cards(t, seat, f"hand.{name}", cards)
        if name not in discards:
            t.discard[seat] = (1 << CARDS_PER_HOUSE) - 1 & ~t.hand[seat]


def read_cards(t: BoardTable, seat: int, field: str, cards: object) -> int:
    names = [CARDS[card] for card in t.cards[seat]]
    bits = 0
    for card in a_list(field, cards):
        bits |= 1 << named(field, names, card)
    return bits


def read_card(t: BoardTable, field: str, names: tuple[str, ...], text: object) -> int:
    if not isinstance(text, str) or not text.strip():
        raise BadInput(field, "wrong-type", value=text, expected="the name of a card")
    name, *seen = text.split()
    card = named(field, names, name)
    if seen[:1] == ["since"]:
        if len(seen) < 2 or not seen[1].isdecimal():
            raise BadInput(field, "wrong-type", value=text, expected="the name of a card, and since when it is there")
        card |= int(seen[1]) << SINCE
        seen = seen[2:]
    if seen[1:] == [EVERYONE]:
        return card | ALL_SEEN
    for house in seen[1:]:
        card |= 1 << (SEEN + seat_called(t, field, house))
    return card


def read_decks(t: BoardTable, data: dict[str, Any]) -> None:
    """Decks that are not given hold every card that lies nowhere else, shuffled."""
    drawn = a_list("drawn", data.get("drawn", [None] * 3))
    t.drawn = [-1 if card is None else named("drawn", WESTEROS, card) for card in drawn]
    piles = a_list("westeros_discards", data.get("westeros_discards", [[], [], []]))
    decks = a_list("westeros_decks", data.get("westeros_decks", [None] * 3))
    if not len(drawn) == len(piles) == len(decks) == 3:
        raise BadInput("westeros_decks", "conflict", value=len(decks), why="there are three Westeros decks")
    for i, (pile, deck) in enumerate(zip(piles, decks, strict=True)):
        t.westeros_discard[i] = [named("westeros_discards", WESTEROS, c) for c in a_list("westeros_discards", pile)]
        if deck is not None:
            cards = [read_card(t, "westeros_decks", WESTEROS, c) for c in a_list("westeros_decks", deck)]
            t.westeros[i] = cards[::-1]
        else:
            t.westeros[i] = remaining(
                "westeros_discards", westeros_deck(t.setup.westeros_deck_set, i), t.westeros_discard[i]
            )
            t.rng.shuffle(t.westeros[i])
    given = [
        read_card(t, "wildling_deck", WILDLINGS, c) for c in a_list("wildling_deck", data.get("wildling_deck", []))
    ]
    if "stack" not in data:  # a few cards on top are enough to say; the others follow
        rest = remaining("wildling_deck", list(range(len(WILDLINGS))), [card & FACE for card in given])
        t.rng.shuffle(rest)
        given.extend(rest)
    t.wildlings = given[::-1]


def remaining(field: str, whole: list[int], gone: list[int]) -> list[int]:
    for card in gone:
        if card not in whole:
            raise BadInput(field, "conflict", value=card, why="there are not so many copies of this card")
        whole.remove(card)
    return whole


def read_objectives(t: BoardTable, data: dict[str, Any]) -> None:
    gone = []
    for name, cards in an_object("objectives", data.get("objectives", {})).items():
        seat = seat_called(t, "objectives", name)
        t.objectives[seat] = [read_card(t, "objectives", OBJECTIVES, c) for c in a_list("objectives", cards)]
        gone.extend([card & FACE for card in t.objectives[seat]])
    for name, cards in an_object("scored", data.get("scored", {})).items():
        seat = seat_called(t, "scored", name)
        t.scored[seat] = [named("scored", OBJECTIVES, c) for c in a_list("scored", cards)]
        gone.extend(t.scored[seat])
    for name, cards in an_object("put_back", data.get("put_back", {})).items():
        seat = seat_called(t, "put_back", name)
        t.put_back[seat] = [read_card(t, "put_back", OBJECTIVES, c) for c in a_list("put_back", cards)]
    if "objective_deck" in data:
        deck = [named("objective_deck", OBJECTIVES, c) for c in a_list("objective_deck", data["objective_deck"])]
        t.objective_deck = deck[::-1]
    elif t.feast:
        t.objective_deck = remaining("objectives", list(range(len(OBJECTIVES))), gone)
        t.rng.shuffle(t.objective_deck)
