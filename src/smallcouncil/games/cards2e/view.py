"""What a seat may know, built up from nothing; and another table that it could be, for all the seat knows."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame.effects import lasting_name
from smallcouncil.games.cardgame.layout import UNITS
from smallcouncil.games.cardgame.zones import BORNE, DECK, DUPLICATE, HAND, PLACED
from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.challenge import may_defend
from smallcouncil.games.cards2e.facts import ICONS, KEYWORDS
from smallcouncil.games.cards2e.pending import declaring, pending, step
from smallcouncil.games.cards2e.setup import may_place, placed
from smallcouncil.games.cards2e.state import SETUP, ThronesTable
from smallcouncil.games.cards2e.tokens import TOKENS
from smallcouncil.games.cards2e.words import PHASE
from smallcouncil.table import Rng


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


# ---------------------------------------------------------------------- what it could be


def resample(t: ThronesTable, seat: int | None, rng: Rng) -> None:
    t.resample_hidden(seat, rng)
    for other in range(t.players):
        if other == seat:
            continue
        if t.phase == SETUP:
            resample_placed(t, other, rng)
        resample_plots(t, other, rng)
    if t.pool or any(c >= 0 and t.zone[c] != BORNE for c in t.title):
        resample_titles(t, seat, rng)


def resample_placed(t: ThronesTable, seat: int, rng: Rng) -> None:
    """Other set-up cards, as many and as legal."""
    down = placed(t, seat)
    pool = down + t.hands[seat] + t.decks[seat]
    rng.shuffle(pool)
    chosen: list[int] = []
    for _ in range(len(down)):
        card = next((c for c in pool if c not in chosen and may_place(t, chosen, c)), -1)
        if card < 0:
            return
        chosen.append(card)
    rest = [c for c in pool if c not in chosen]
    hand = len(t.hands[seat])
    t.hands[seat] = rest[:hand]
    t.decks[seat] = rest[hand:]
    for zone, cards in ((PLACED, chosen), (HAND, t.hands[seat]), (DECK, t.decks[seat])):
        for c in cards:
            t.zone[c] = zone


def resample_plots(t: ThronesTable, seat: int, rng: Rng) -> None:
    """The chosen plot could be any of the plot deck."""
    if t.chosen[seat] >= 0:
        pool = [t.chosen[seat], *t.plots[seat]]
        old = t.chosen[seat]
        new = pool[rng.below(len(pool))]
        if new != old:
            t.plots[seat][t.plots[seat].index(new)] = old
            t.zone[new], t.zone[old] = t.zone[old], t.zone[new]
            t.chosen[seat] = new


def resample_titles(t: ThronesTable, seat: int | None, rng: Rng) -> None:
    """In the draft: what others took and what was set aside, as far as the seat has not seen it pass."""
    order = t.order()
    taken = [s for s in order if t.title[s] >= 0]
    mine = order.index(seat) if seat in order else len(order)
    asked = len(taken)
    if seat is not None and mine < asked:
        after = [s for s in taken if order.index(s) > mine]
        before = [s for s in taken if order.index(s) < mine]
    else:
        after, before = [], taken
    if seat is not None and mine <= asked:
        # the seat has seen the pool as it came: later picks were made from it
        seen = t.pool + [t.title[s] for s in after]
        unseen = [c for c, p in enumerate(t.box.printed) if p.type == 7 and c not in seen and c != t.title[seat]]
    else:
        seen = []
        unseen = [c for c, p in enumerate(t.box.printed) if p.type == 7]
    rng.shuffle(unseen)
    for s in before:
        t.title[s] = unseen.pop()
    if seen:
        rng.shuffle(seen)
        for s in after:
            t.title[s] = seen.pop()
        t.pool = sorted(seen)
    elif t.pool:
        t.pool = sorted(unseen.pop() for _ in t.pool)
