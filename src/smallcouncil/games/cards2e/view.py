"""What a seat may know, built up from nothing."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame.lasting import lasting_name
from smallcouncil.games.cardgame.layout import UNITS
from smallcouncil.games.cardgame.zones import BORNE, DUPLICATE
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.challenge import may_defend
from smallcouncil.games.cards2e.facts import ICONS, KEYWORDS
from smallcouncil.games.cards2e.pending import declaring, initiating, pending, step
from smallcouncil.games.cards2e.setup import placed
from smallcouncil.games.cards2e.state import SETUP, ThronesTable
from smallcouncil.games.cards2e.tokens import TOKENS
from smallcouncil.games.cards2e.words import PHASE


def look(t: ThronesTable, seat: int | None) -> dict[str, Any]:
    names = t.box.names
    return {
        "round": t.round,
        "phase": "setup" if t.phase == SETUP else PHASE.slugs[t.phase],
        "first": t.first,
        "active": t.active_player,
        "alive": list(t.alive),
        "players": [player(t, seat, other) for other in range(t.players)],
        "step": step(t),
        "challenge": challenge(t),
        "initiating": initiating(t, seat),
        "declaring": declaring(t, seat),
        "pending": pending(t),
        "lasting": [
            {
                "effect": lasting_name(e),
                "card": names[e[2]] if e[2] >= 0 and on_card(e) else None,
                "value": e[3],
                "seat": e[4],
            }
            for e in t.lasting
        ],
    }


def on_card(effect: tuple[int, ...]) -> bool:
    from smallcouncil.games.cardgame.current import LASTING

    return LASTING[effect[0]].ends_with_subject


def player(t: ThronesTable, seat: int | None, other: int) -> dict[str, Any]:
    own = seat == other
    box = t.box
    title = t.title[other]
    borne = title >= 0 and (t.zone[title] == BORNE or own)
    return {
        "faction": box.names[t.house[other]],
        "agenda": box.names[t.agenda[other]] if t.agenda[other] >= 0 else None,
        "gold": t.gold[other],
        "power": t.total_power(other),
        "faction_power": t.power[t.house[other]],
        "faction_kneeling": bool(t.kneeling[t.house[other]]),
        "hand": ids(t, t.hands[other]) if own else known(t, seat, t.hands[other]),
        "hand_size": len(t.hands[other]),
        "deck_size": len(t.decks[other]),
        "deck_known": known_deck(t, seat, other),
        "discard": [box.names[c] for c in t.discards[other]],
        "dead": [box.names[c] for c in t.deads[other]],
        "plot": box.names[t.plot[other]] if t.plot[other] >= 0 else None,
        "plot_values": plot_values(t, other),
        "plots": ids(t, t.plots[other]) if own else None,
        "plots_size": len(t.plots[other]),
        "chosen": box.printed[t.chosen[other]].id if own and t.chosen[other] >= 0 else None,
        "has_chosen": t.chosen[other] >= 0,
        "used": [box.names[c] for c in t.used_plots[other]],
        "title": box.printed[title].id if borne else None,
        "placed": ids(t, placed(t, other)) if own else None,
        "placed_size": len(placed(t, other)) if t.phase == SETUP else 0,
        "play": [card(t, seat, c) for c in t.plays[other]],
    }


def ids(t: ThronesTable, cards: list[int]) -> list[str]:
    """Hidden copies of a title are alike: titles only, sorted."""
    return sorted(t.box.printed[c].id for c in cards)


def known(t: ThronesTable, seat: int | None, cards: list[int]) -> list[str]:
    return ids(t, [c for c in cards if t.know_hidden(seat, c)])


def known_deck(t: ThronesTable, seat: int | None, other: int) -> list[str | None]:
    """The top cards that the seat knows, from the top; None for one it does not know below a known one."""
    shown: list[str | None] = []
    for c in reversed(t.decks[other]):
        shown.append(t.box.printed[c].id if t.know_hidden(seat, c) else None)
    while shown and shown[-1] is None:
        shown.pop()
    return shown


def plot_values(t: ThronesTable, seat: int) -> dict[str, int]:
    return {
        "gold": t.value(seat, aspects.GOLD_VALUE),
        "initiative": t.value(seat, aspects.INITIATIVE_VALUE),
        "claim": t.value(seat, aspects.CLAIM),
        "reserve": t.value(seat, aspects.RESERVE_VALUE),
    }


def card(t: ThronesTable, seat: int | None, c: int) -> dict[str, Any]:
    box = t.box
    twins = t.duplicates(c)
    return {
        "card": box.names[c],
        "title": box.printed[c].id,
        "kneeling": bool(t.kneeling[c]),
        "power": t.power[c],
        "strength": t.strength_of(c),
        "icons": [icon for i, icon in enumerate(ICONS) if t.has_icon(c, i)],
        "keywords": [k for i, k in enumerate(KEYWORDS) if t.has_keyword(c, 1 << i)],
        "blank": t.is_blank(c),
        "on": box.names[t.host[c]] if t.host[c] >= 0 else None,
        "duplicates": [
            box.names[d] if t.zone[d] == DUPLICATE else box.printed[d].id if t.know_hidden(seat, d) else None
            for d in twins
        ],
        "tokens": {TOKENS[key % UNITS]: n for key, n in sorted(t.tokens.items()) if key // UNITS == c},
    }


def challenge(t: ThronesTable) -> dict[str, Any] | None:
    if t.type < 0:
        return None
    names = t.box.names
    return {
        "type": ICONS[t.type],
        "attacker": t.attacker,
        "defender": t.defender,
        "against": t.against,
        "attackers": [names[c] for c in t.participants(t.attacker)],
        "defenders": [names[c] for c in t.defenders],
        "bypassed": [names[c] for c in t.bypassed],
        "may_defend": [names[c] for c in t.characters(t.defender) if may_defend(t, c)],
        "attack": t.side_strength(t.attacker),
        "defense": t.side_strength(t.defender),
        "winner": t.winner if t.winner >= 0 else None,
        "margin": t.margin,
        "unopposed": bool(t.unopposed),
    }
