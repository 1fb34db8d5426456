"""A card table written down and laid again. Cards are called by name (`arya_stark.0a`), or by title alone when laying.

This is what all card games share; an edition adds its round, its titles and whatever else lies on its table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.layout.layout import UNITS
from smallcouncil.games.cardgame.layout.zones import (
    BORNE,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    HIDDEN,
    OUT,
    PLAY,
    PLOTS,
    USED,
)
from smallcouncil.games.cardgame.values.current import POWER_CHANGED, SINCE, VALUES_CHANGED
from smallcouncil.games.cardgame.words import ICON
from smallcouncil.table import BadInput
from smallcouncil.table.ranges import ANY, read_number

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

# Cards of which a seat has at most one, by the name of the entry: their zone, and the list with one a seat.
Singles = dict[str, tuple[int, list[int]]]

LISTED = (HAND, DECK, DISCARD, DEAD, PLAY, PLOTS, USED)  # in a pile of a seat


def piles_of(t: CardTable) -> dict[str, tuple[int, list[list[int]]]]:
    """The piles of all seats by name, each with its zone; those in play come first, for they name the copies."""
    piles = {
        "play": (PLAY, t.plays),
        "hand": (HAND, t.hands),
        "discard": (DISCARD, t.discards),
        "dead": (DEAD, t.deads),
        "deck": (DECK, t.decks),
        "plots": (PLOTS, t.plots),
        "used": (USED, t.used_plots),
    }
    for zone, own in t.own_piles.items():
        piles[t.edition.zones[zone]] = (zone, own)
    return piles


def lies_open(t: CardTable, card: int) -> bool:
    """Whether everyone has met a card: titles, and what lies in no hidden zone (who was eliminated shows nothing)."""
    return t.box.owner[card] < 0 or HIDDEN < t.zone[card] != OUT


def find(t: CardTable, name: str) -> int:
    card = t.box.by_name.get(name)
    if card is None:
        raise BadInput("cards", "unknown-value", value=name, known="the cards of the decks at this table")
    return card


# ---------------------------------------------------------------------- writing


def write(t: CardTable, singles: Singles) -> dict[str, Any]:
    names = t.box.names
    edition = t.edition
    seats: list[dict[str, Any]] = []
    for seat in range(t.players):
        entry: dict[str, Any] = {name: [names[c] for c in piles[seat]] for name, (_, piles) in piles_of(t).items()}
        for name, (_, cards) in singles.items():
            entry[name] = names[cards[seat]] if cards[seat] >= 0 else None
        entry["gold"] = t.gold[seat]
        seats.append(entry)
    listed = (*LISTED, *t.own_piles, *(zone for zone, _ in singles.values() if zone != BORNE))
    return {
        **({"box": names} if t.box.imagined else {}),
        "first": t.first,
        "alive": t.alive[:],
        "seats": seats,
        "cards": {names[c]: details for c in range(t.box.size) if (details := write_card(t, c, listed))},
        "challenge": write_challenge(t) if t.type >= 0 else None,
        "lasting": [[edition.lasting[e[0]].name, *e[1:]] for e in t.lasting],
        "delayed": [[e[0], edition.delayed[e[1]][0], *e[2:]] for e in t.delayed],
        "uses": [[[key, n] for key, n in uses.items()] for uses in t.uses],
        "gauge": [[key, n] for key, n in t.gauge.items()],
        "unsettled": t.unsettled,
        "precedence": [names[c] for c in t.precedence],
        "clock": t.clock,
        "arrivals": [[names[c], n] for c, n in t.arrivals.items()],
    }


def write_card(t: CardTable, card: int, listed: tuple[int, ...]) -> dict[str, Any]:
    details: dict[str, Any] = {}
    zone = t.zone[card]
    if zone not in listed:
        details["zone"] = t.edition.zones[zone]
    if t.kneeling[card]:
        details["kneeling"] = True
    if t.power[card]:
        details["power"] = t.power[card]
    if t.host[card] >= 0:
        details["on"] = t.box.names[t.host[card]]
    if t.seen[card]:
        details["seen"] = t.seen[card]
    if t.met[card] != (-1 if lies_open(t, card) else t.seen[card]):
        details["met"] = t.met[card]
    if t.control[card] != t.box.owner[card]:
        details["control"] = t.control[card]
    tokens = {t.edition.tokens[key % UNITS]: n for key, n in t.tokens.items() if key // UNITS == card}
    if tokens:
        details["tokens"] = tokens
    return details


def write_challenge(t: CardTable) -> dict[str, Any]:
    names = t.box.names
    return {
        "type": ICON.slugs[t.type],
        "attacker": t.attacker,
        "defender": t.defender,
        "against": t.against,
        "attackers": [names[c] for c in t.attackers],
        "defenders": [names[c] for c in t.defenders],
        "bypassed": [names[c] for c in t.bypassed],
        "winner": t.winner,
        "loser": t.loser,
        "margin": t.margin,
        "unopposed": t.unopposed,
    }


# ---------------------------------------------------------------------- reading


def read(t: CardTable, data: dict[str, Any], singles: Singles) -> None:
    """Lay what is named. What follows from it in an edition (what lies beside a seat) is the edition's to do."""
    t.first = read_number("first", data.get("first", 0))
    t.alive = list(data.get("alive", range(t.players)))
    for seat in t.alive:
        if seat not in range(t.players):
            raise BadInput("alive", "unknown-value", value=str(seat), known=f"0 to {t.players - 1}")
    read_seats(t, data.get("seats", []), singles)
    for name, details in data.get("cards", {}).items():
        read_card(t, find(t, name), details)
    t.met = [-1 if lies_open(t, c) else met for c, met in enumerate(t.met)]
    if data.get("challenge"):
        read_challenge(t, data["challenge"])
    kinds = {kind.name: kind.number for kind in t.edition.lasting}
    t.lasting = [(kinds[e[0]], *e[1:], 0)[: SINCE + 1] for e in data.get("lasting", [])]
    delayed = {name: number for number, (name, _) in enumerate(t.edition.delayed)}
    t.delayed = [(e[0], delayed[e[1]], *e[2:]) for e in data.get("delayed", [])]
    for uses, entries in zip(t.uses, data.get("uses", []), strict=False):
        uses.update(dict(entries))
    t.gauge = dict(data.get("gauge", []))
    t.precedence = [find(t, name) for name in data.get("precedence", [])]
    t.clock = read_number("clock", data.get("clock", 0))
    t.arrivals = {find(t, name): n for name, n in data.get("arrivals", [])}
    t.unsettled = read_number("unsettled", data.get("unsettled", POWER_CHANGED | VALUES_CHANGED))


def read_box(real: Box, names: object) -> Box:
    """The cards of an imagined table by name; what is open to all lies in it as in the real box."""
    if not isinstance(names, list) or len(names) != real.size:
        raise BadInput("box", "wrong-type", value=names, expected=f"{real.size} cards by name")
    by_id = real.edition.by_id
    cards: list[tuple[int, int]] = []
    ranks: list[int] = []
    for name in names:
        if not isinstance(name, str):
            raise BadInput("box", "wrong-type", value=name, expected="a card by name")
        title, _, copy = name.partition(".")
        owner = int(copy[:-1]) if copy else -1
        if title not in by_id or owner != real.owner[len(cards)]:
            raise BadInput("box", "unknown-value", value=name, known="title, owner and copy of a card")
        cards.append((owner, by_id[title].number))
        ranks.append(ord(copy[-1]) if copy else 0)
    return Box(real.edition, cards, guarded=real.guarded, ranks=ranks)


def read_seats(t: CardTable, seats: list[dict[str, Any]], singles: Singles) -> None:
    """Lay what is named; draw cards and plots that are not named lie in the decks."""
    taken: set[int] = set()
    by_name = t.box.by_name

    def take(seat: int, name: str) -> int:
        card = by_name.get(name, -1)
        if card < 0:
            for c in range(t.box.size):
                if t.box.owner[c] in (seat, -1) and c not in taken and t.box.printed[c].id == name:
                    card = c
                    break
            else:
                raise BadInput("seats", "unknown-value", value=name, known=f"the cards of seat {seat}")
        taken.add(card)
        return card

    for seat, entry in enumerate(seats):
        for name, (zone, piles) in piles_of(t).items():
            if name in entry:
                pile = [take(seat, card) for card in entry[name]]
                piles[seat] = pile
                for card in pile:
                    t.zone[card] = zone
                    if zone == PLAY:
                        t.control[card] = seat
        for name, (zone, cards) in singles.items():
            if entry.get(name) is not None:
                card = take(seat, entry[name])
                cards[seat] = card
                t.zone[card] = zone
                if zone == BORNE:
                    t.control[card] = seat
        t.gold[seat] = entry.get("gold", 0)
        t.power[t.house[seat]] = entry.get("power", 0)
    for seat, entry in enumerate(seats):
        for name, zone, piles in (("deck", DECK, t.decks), ("plots", PLOTS, t.plots)):
            pile = piles[seat]
            if name not in entry:
                pile[:] = [c for c in pile if c not in taken]
            else:
                rest = [
                    c
                    for c in range(t.box.size)
                    if t.box.owner[c] == seat and c not in taken and t.zone[c] == zone and c not in pile
                ]
                pile[:0] = rest


def read_card(t: CardTable, card: int, details: dict[str, Any]) -> None:
    if "zone" in details:
        old = t.pile(card, t.zone[card])
        if old is not None and card in old:
            old.remove(card)
        t.zone[card] = read_zone(t, details["zone"])
    t.kneeling[card] = int(details.get("kneeling", 0))
    t.power[card] = details.get("power", t.power[card])
    if "on" in details:
        t.put_on(card, find(t, details["on"]))
    t.seen[card] = details.get("seen", 0)
    t.met[card] = details.get("met", t.seen[card])
    if "control" in details:
        if t.zone[card] == PLAY and t.control[card] != details["control"]:  # listed with its owner
            t.plays[t.control[card]].remove(card)
            t.plays[details["control"]].append(card)
        t.control[card] = details["control"]
    elif "zone" in details:
        t.control[card] = t.box.owner[card]  # a title taken in the draft is not borne yet
    for token, count in details.get("tokens", {}).items():
        t.tokens[card * UNITS + t.edition.tokens.index(token)] = count


def read_zone(t: CardTable, name: object) -> int:
    for zone, known in t.edition.zones.items():
        if known == name:
            return zone
    raise BadInput("cards.zone", "unknown-value", value=str(name), known=", ".join(t.edition.zones.values()))


def read_challenge(t: CardTable, data: dict[str, Any]) -> None:
    t.type = ICON.slugs.index(data["type"])
    t.attacker = read_number("challenge.attacker", data["attacker"], ANY)
    t.defender = read_number("challenge.defender", data["defender"], ANY)
    t.against = read_number("challenge.against", data.get("against", t.defender), ANY)
    t.attackers = [find(t, name) for name in data["attackers"]]
    t.defenders = [find(t, name) for name in data.get("defenders", [])]
    t.bypassed = [find(t, name) for name in data.get("bypassed", [])]
    t.winner = read_number("challenge.winner", data.get("winner", -1), ANY)
    t.loser = read_number("challenge.loser", data.get("loser", -1), ANY)
    t.margin = read_number("challenge.margin", data.get("margin", 0))
    t.unopposed = read_number("challenge.unopposed", data.get("unopposed", 0))
