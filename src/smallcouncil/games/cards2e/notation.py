"""A table written down and laid again. Cards are called by name (`arya_stark.0a`), or by title alone when laying."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame.current import LASTING, POWER_CHANGED, SINCE, VALUES_CHANGED
from smallcouncil.games.cardgame.delayed import DELAYED
from smallcouncil.games.cardgame.layout import UNITS
from smallcouncil.games.cardgame.prints import Box
from smallcouncil.games.cardgame.zones import (
    BORNE,
    CHOSEN,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    HIDDEN,
    OUT,
    PLAY,
    PLOTS,
    REVEALED,
    USED,
    ZONES,
)
from smallcouncil.games.cards2e.facts import BY_ID, ICONS
from smallcouncil.games.cards2e.round import Round
from smallcouncil.games.cards2e.state import SETUP, ThronesTable
from smallcouncil.games.cards2e.tokens import TOKENS
from smallcouncil.games.cards2e.words import PHASE
from smallcouncil.table import BadInput

PILES = (
    ("play", PLAY),
    ("hand", HAND),
    ("discard", DISCARD),
    ("dead", DEAD),
    ("deck", DECK),
    ("plots", PLOTS),
    ("used", USED),
)
SINGLES = (("plot", REVEALED), ("chosen", CHOSEN), ("title", BORNE))
LISTED = (HAND, DECK, DISCARD, DEAD, PLAY, PLOTS, USED, REVEALED, CHOSEN)


def piles_of(t: ThronesTable) -> dict[str, list[list[int]]]:
    return {
        "hand": t.hands,
        "deck": t.decks,
        "discard": t.discards,
        "dead": t.deads,
        "play": t.plays,
        "plots": t.plots,
        "used": t.used_plots,
    }


def singles_of(t: ThronesTable) -> dict[str, list[int]]:
    return {"plot": t.plot, "chosen": t.chosen, "title": t.title}


def write(t: ThronesTable) -> dict[str, Any]:
    names = t.box.names
    seats: list[dict[str, Any]] = []
    for seat in range(t.players):
        entry: dict[str, Any] = {name: [names[c] for c in piles[seat]] for name, piles in piles_of(t).items()}
        for name, cards in singles_of(t).items():
            entry[name] = names[cards[seat]] if cards[seat] >= 0 else None
        entry["gold"] = t.gold[seat]
        seats.append(entry)
    imagined = {"box": names} if t.box.imagined else {}
    return {
        **imagined,
        "round": t.round,
        "phase": "setup" if t.phase == SETUP else PHASE.slugs[t.phase],
        "first": t.first,
        "active": t.active_player,
        "alive": t.alive[:],
        "seats": seats,
        "cards": {names[c]: details for c in range(t.box.size) if (details := write_card(t, c))},
        "pool": [names[c] for c in t.pool],
        "tally": t.tally[:],
        "challenge": write_challenge(t) if t.type >= 0 else None,
        "lasting": [[LASTING[e[0]].name, *e[1:]] for e in t.lasting],
        "delayed": [[e[0], DELAYED[e[1]][0], *e[2:]] for e in t.delayed],
        "uses": [[[key, n] for key, n in uses.items()] for uses in t.uses],
        "gauge": [[key, n] for key, n in t.gauge.items()],
        "unsettled": t.unsettled,
        "precedence": [names[c] for c in t.precedence],
        "clock": t.clock,
        "arrivals": [[names[c], n] for c, n in t.arrivals.items()],
    }


def lies_open(t: ThronesTable, card: int) -> bool:
    """Whether everyone has met a card: titles, and what lies in no hidden zone (who was eliminated shows nothing)."""
    return t.box.owner[card] < 0 or HIDDEN < t.zone[card] != OUT


def write_card(t: ThronesTable, card: int) -> dict[str, Any]:
    details: dict[str, Any] = {}
    zone = t.zone[card]
    if zone not in LISTED:
        details["zone"] = ZONES[zone]
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
    tokens = {TOKENS[key % UNITS]: n for key, n in t.tokens.items() if key // UNITS == card}
    if tokens:
        details["tokens"] = tokens
    return details


def write_challenge(t: ThronesTable) -> dict[str, Any]:
    names = t.box.names
    return {
        "type": ICONS[t.type],
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


def read(t: ThronesTable, data: dict[str, Any]) -> None:
    t.round = data.get("round", 1)
    phase = data.get("phase", "plot")
    if phase != "setup" and phase not in PHASE.index:
        raise BadInput("phase", "unknown-value", value=phase, known=", ".join(PHASE.slugs))
    t.phase = SETUP if phase == "setup" else PHASE.index[phase]
    t.first = data.get("first", 0)
    t.active_player = data.get("active", -1)
    t.alive = list(data.get("alive", range(t.players)))
    for seat in t.alive:
        if seat not in range(t.players):
            raise BadInput("alive", "unknown-value", value=str(seat), known=f"0 to {t.players - 1}")
    read_seats(t, data.get("seats", []))
    for name, details in data.get("cards", {}).items():
        read_card(t, find(t, name), details)
    t.met = [-1 if lies_open(t, c) else met for c, met in enumerate(t.met)]
    t.pool = [find(t, name) for name in data.get("pool", [])]
    t.tally = list(data.get("tally", t.tally))
    if data.get("challenge"):
        read_challenge(t, data["challenge"])
    kinds = {kind.name: kind.number for kind in LASTING}
    t.lasting = [(kinds[e[0]], *e[1:], 0)[: SINCE + 1] for e in data.get("lasting", [])]
    delayed = {name: number for number, (name, _) in enumerate(DELAYED)}
    t.delayed = [(e[0], delayed[e[1]], *e[2:]) for e in data.get("delayed", [])]
    for uses, entries in zip(t.uses, data.get("uses", []), strict=False):
        uses.update(dict(entries))
    t.gauge = dict(data.get("gauge", []))
    t.precedence = [find(t, name) for name in data.get("precedence", [])]
    t.clock = data.get("clock", 0)
    t.arrivals = {find(t, name): n for name, n in data.get("arrivals", [])}
    t.unsettled = data.get("unsettled", POWER_CHANGED | VALUES_CHANGED)


def read_box(real: Box, names: object) -> Box:
    """The cards of an imagined table by name; what is open to all lies in it as in the real box."""
    if not isinstance(names, list) or len(names) != real.size:
        raise BadInput("box", "wrong-type", value=names, expected=f"{real.size} cards by name")
    cards: list[tuple[int, int]] = []
    ranks: list[int] = []
    for name in names:
        if not isinstance(name, str):
            raise BadInput("box", "wrong-type", value=name, expected="a card by name")
        title, _, copy = name.partition(".")
        owner = int(copy[:-1]) if copy else -1
        if title not in BY_ID or owner != real.owner[len(cards)]:
            raise BadInput("box", "unknown-value", value=name, known="title, owner and copy of a card")
        cards.append((owner, BY_ID[title].number))
        ranks.append(ord(copy[-1]) if copy else 0)
    return Box(real.prints, cards, guarded=real.guarded, ranks=ranks)


def find(t: ThronesTable, name: str) -> int:
    card = t.box.by_name.get(name)
    if card is None:
        raise BadInput("cards", "unknown-value", value=name, known="the cards of the decks at this table")
    return card


def read_seats(t: ThronesTable, seats: list[dict[str, Any]]) -> None:
    """Lay what is named; draw cards and plots that are not named lie in the decks."""
    taken: set[int] = set()

    def take(seat: int, name: str) -> int:
        card = t.box.by_name.get(name, -1)
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
        for name, zone in PILES:
            if name in entry:
                pile = [take(seat, card) for card in entry[name]]
                piles_of(t)[name][seat] = pile
                for card in pile:
                    t.zone[card] = zone
                    if zone == PLAY:
                        t.control[card] = seat
        for name, zone in SINGLES:
            if entry.get(name) is not None:
                card = take(seat, entry[name])
                singles_of(t)[name][seat] = card
                t.zone[card] = zone
                if zone == BORNE:
                    t.control[card] = seat
        t.lay_beside(seat, t.plot[seat], t.agenda[seat])
        t.gold[seat] = entry.get("gold", 0)
        t.power[t.house[seat]] = entry.get("power", 0)
    for seat, entry in enumerate(seats):
        for name, zone in (("deck", DECK), ("plots", PLOTS)):
            pile = piles_of(t)[name][seat]
            if name not in entry:
                pile[:] = [c for c in pile if c not in taken]
            else:
                rest = [
                    c
                    for c in range(t.box.size)
                    if t.box.owner[c] == seat and c not in taken and t.zone[c] == zone and c not in pile
                ]
                pile[:0] = rest


def read_card(t: ThronesTable, card: int, details: dict[str, Any]) -> None:
    if "zone" in details:
        old = t.pile(card, t.zone[card])
        if old is not None and card in old:
            old.remove(card)
        t.zone[card] = ZONES.index(details["zone"])
    t.kneeling[card] = int(details.get("kneeling", 0))
    t.power[card] = details.get("power", t.power[card])
    if "on" in details:
        t.host[card] = find(t, details["on"])
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
        t.tokens[card * UNITS + TOKENS.index(token)] = count


def read_challenge(t: ThronesTable, data: dict[str, Any]) -> None:
    t.type = ICONS.index(data["type"])
    t.attacker = data["attacker"]
    t.defender = data["defender"]
    t.against = data.get("against", t.defender)
    t.attackers = [find(t, name) for name in data["attackers"]]
    t.defenders = [find(t, name) for name in data.get("defenders", [])]
    t.bypassed = [find(t, name) for name in data.get("bypassed", [])]
    t.winner = data.get("winner", -1)
    t.loser = data.get("loser", -1)
    t.margin = data.get("margin", 0)
    t.unopposed = data.get("unopposed", 0)


def begin(t: ThronesTable, data: dict[str, Any]) -> None:
    """Without a stack in it, a position begins with its phase, or with the step it names."""
    step = data.get("begin", f"{data.get('phase', 'plot')}_phase")
    if step not in Round.steps:
        raise BadInput("begin", "unknown-value", value=step, known=", ".join(Round.steps))
    for seat in t.alive:
        if t.plot[seat] < 0 and step != "plot_phase" and t.plots[seat]:
            card = t.plots[seat].pop()
            t.lay_beside(seat, card, t.agenda[seat])
            t.zone[card] = REVEALED
    t.stack.append(Round().at(Round.steps.index(step)))
