"""Characters, maester cards, gold and objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.board import HAS_CASTLE, HAS_PORT, SYMBOL
from smallcouncil.games.risk.cards.objectives import fulfilled
from smallcouncil.games.risk.heuristics.odds import chance, exchange
from smallcouncil.games.risk.heuristics.territories import prowess, resistance, threat, worths
from smallcouncil.games.risk.state import FACE_UP
from smallcouncil.games.risk.turn.invade import final_dice
from smallcouncil.games.risk.windows.battlefield import ALL_DICE, HIGHEST_DIE, WIN_TIES, BattleUnderWay, dice, invasion
from smallcouncil.games.risk.windows.moments import CHARACTERS_OF
from smallcouncil.games.risk.windows.prices import factor
from smallcouncil.games.risk.words import BUY_MAESTER, BUY_OBJECTIVE, MUSTER, PLAY, RANSOM, USE

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable
    from smallcouncil.table import Ask, Choice

Card = facts.Character | facts.Maester

SAVING = 600  # so close to a sum that an objective asks for, nothing is spent

# Cards that are simply worth their price to who has so much gold to spare.
SPARE = {
    "region_plague": 300,
    "halve_two_territories": 200,
    "steal_random_maester": 500,
    "discard_random_maester": 500,
    "attrition": 200,
    "remove_units": 100,
    "hidden_muster": 0,
    "kill_character": 600,
    "extra_reinforcements": 0,
    "extra_unit_on_castle": 100,
    "draw_two_keep_one": 300,
    "draw_territory": 0,
    "double_costs": 500,
    "cancel_maester": 200,
    "destroy_both_sides": 500,
    "place_units": 0,
    "add_special": 0,
}


def card_of(choice: Choice) -> Card:
    return facts.CHARACTERS[choice.args[0]] if choice.verb is USE else facts.MAESTERS[choice.args[0]]


def spare(t: RiskTable, seat: int, card: Card) -> int:
    """The gold that is left after paying for a card; below 0: it is saved for an objective."""
    gold = t.gold[seat] - card.cost * factor(t, seat)
    return gold if gold >= saved(t, seat) else -1


def saved(t: RiskTable, seat: int) -> int:
    """Gold that an objective asks for, once it is near."""
    for objective in t.objectives[seat]:
        card = facts.OBJECTIVES[objective]
        if card.kind == "have_gold" and t.gold[seat] >= card.args["gold"] - SAVING:
            return card.args["gold"]
    return 0


# ---------------------------------------------------------------- windows


def window(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """The first card that is worth using now, or none."""
    for choice in ask.choices[: ask.answers - 1]:
        if (choice.verb is USE or choice.verb is PLAY) and useful(t, seat, card_of(choice)):
            return choice
    return ask.choices[ask.answers - 1]


def useful(t: RiskTable, seat: int, card: Card) -> bool:
    left = spare(t, seat, card)
    if left < 0:
        return False
    op = card.op
    if op in SPARE:
        return left >= SPARE[op]
    if op in ("set_die_max", "force_reroll", "reroll_own") or (op == "add_all" and card.duration == "battle"):
        return turns_dice(t, seat, op)
    if op == "steal_gold":
        most: int = card.args["gold"]
        return sum([min(t.gold[s], most) for s in t.others(seat)]) > card.cost
    if op == "lose_vp":
        return max([t.points[s] for s in t.others(seat)]) >= 3
    if op == "halve_income":
        return left >= 200 and t.held[t.turn] == max(t.held)
    if op == "steal_on_first_conquest":
        return False
    if op == "extra_maneuver":
        return not t.maneuvers and any([t.units[a] > 4 and not threat(t, seat, a) for a in t.own(seat)])
    if op in ("port_to_any_coast", "maneuver_any_time"):
        return False
    return in_invasion(t, seat, card)


def in_invasion(t: RiskTable, seat: int, card: Card) -> bool:
    """Cards for an invasion: when it matters, and when it is open."""
    under_way = invasion(t)
    source, target = under_way.source, under_way.target
    odds = chance(t.units[source] - 1 + prowess(t, source), resistance(t, target))
    if card.op in ("destroy_committed", "destroy_and_add"):
        fight = t.nearest(BattleUnderWay)
        return fight is not None and fight.attacking > 1
    if seat == under_way.seat:
        if card.op == "steal_on_conquest":
            return odds > 0.6 and t.gold[under_way.defender] >= 200
        if card.op == "capture_character":
            return odds > 0.8 and t.gold[seat] >= 800
        return t.units[target] >= 3 and 0.25 < odds < 0.9
    dear = worths(t, seat)[target] >= 2.5 or t.held[seat] <= 2
    if card.op in ("bribe", "cancel_and_protect", "truce"):
        return dear and odds > 0.6
    if card.op == "withdraw":
        return odds > 0.8 and t.units[target] > 3 and t.held[seat] > 1
    return dear and 0.25 < odds < 0.95


def turns_dice(t: RiskTable, seat: int, op: str) -> bool:
    """Whether a card saves a unit, with the dice as they lie."""
    fight = dice(t)
    if not isinstance(fight, BattleUnderWay):  # a die for a card, perhaps in the middle of a battle
        return min(fight.own_dice(seat)[0]) <= 2
    attacking = seat == fight.seat
    before = losses(t, fight, attacking, fight.attack_dice, fight.defence_dice)
    if not before:
        return False
    own, sides = fight.own_dice(seat)
    other = fight.other_dice(seat)[0]
    if op == "force_reroll":
        return max(other) > 4
    if op == "reroll_own":
        return min(own) <= 3
    if op == "set_die_max":
        lowest = own.index(min(own))
        changed = [sides[i] if i == lowest else face for i, face in enumerate(own)]
    else:
        changed = [face + 1 for face in own]
    pair = (changed, other) if attacking else (other, changed)
    return losses(t, fight, attacking, *pair) < before


def losses(t: RiskTable, fight: BattleUnderWay, attacking: bool, attack: list[int], defence: list[int]) -> int:
    """Units that one side would lose."""
    under_way = invasion(t)
    edges = under_way.attack
    ours = final_dice(attack, t.knights[under_way.source] + edges[HIGHEST_DIE], fight.attack_all + edges[ALL_DICE])
    edges = under_way.defence
    theirs = final_dice(defence, t.knights[under_way.target] + edges[HIGHEST_DIE], fight.defence_all + edges[ALL_DICE])
    lost, killed = exchange(ours, theirs, under_way.attack[WIN_TIES])
    return lost if attacking else killed


# ---------------------------------------------------------------- at any time


def offer(t: RiskTable, seat: int, ask: Ask) -> Choice | None:
    """What is done unasked: hidden musters at once, cards in the own turn, ransoms by the rich."""
    for choice in ask.choices[ask.answers :]:
        if choice.verb is MUSTER:
            return choice
        if choice.verb is RANSOM:
            if t.gold[seat] >= 1200:
                return choice
        elif choice.verb is PLAY and t.turn == seat and useful(t, seat, card_of(choice)):
            return choice
    return None


# ---------------------------------------------------------------- buying, objectives, victims


def buy(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """Objectives win the game; maester cards are for the rich."""
    gold = t.gold[seat] - saved(t, seat)
    found = {choice.verb: choice for choice in ask.choices[: ask.answers]}
    if BUY_OBJECTIVE in found and gold >= facts.OBJECTIVE_PRICE and len(t.objectives[seat]) < 5:
        return found[BUY_OBJECTIVE]
    if BUY_MAESTER in found and gold >= 600 and len(t.maesters[seat]) < 4:
        return found[BUY_MAESTER]
    return ask.choices[ask.answers - 1]


def best_objective(t: RiskTable, seat: int, ask: Ask) -> Choice:
    return max(ask.choices[: ask.answers], key=lambda c: merit(t, seat, c.args[0]))


def worst_objective(t: RiskTable, seat: int, ask: Ask) -> Choice:
    return min(ask.choices[: ask.answers], key=lambda c: merit(t, seat, c.args[0]))


def complete(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """The fulfilled objective with the most points."""
    return max(ask.choices[: ask.answers], key=lambda c: facts.OBJECTIVES[c.args[0]].points if c.args else 0)


def merit(t: RiskTable, seat: int, objective: int) -> float:
    """Points, and above all how near they are: a far objective is worth little, however many points it has."""
    near = nearness(t, seat, objective)
    return facts.OBJECTIVES[objective].points * (0.02 + float(near**1.5))


def nearness(t: RiskTable, seat: int, objective: int) -> float:
    """From 0 to 1: what is there already of what the objective asks for."""
    if t.turn >= 0 and fulfilled(t, seat, objective):
        return 1.0
    card = facts.OBJECTIVES[objective]
    kind = card.kind
    args = card.args
    own = t.own(seat)
    if kind in ("control_castles", "control_ports", "control_castles_ports"):
        need = args.get("castles", 0) + args.get("ports", 0)
        have = min(t.castles(seat), args.get("castles", 0)) + min(t.ports(seat), args.get("ports", 0))
        return have / need
    if kind == "control_castle_port_territories":
        return min(1.0, sum([1 for a in own if HAS_CASTLE[a] and HAS_PORT[a]]) / args["territories"])
    if kind == "control_territories":
        return min(1.0, t.held[seat] / args["territories"])
    if kind == "control_regions":
        shares = sorted([sum([t.owner[a] == seat for a in areas]) / len(areas) for _, _, areas in t.board.regions])
        return sum(shares[-args["regions"] :]) / args["regions"] * 0.8
    if kind == "control_in_regions":
        each = args["territories_each"]
        held = [sum([t.owner[a] == seat for a in areas]) for _, _, areas in t.board.regions]
        return sum(sorted([min(h, each) / each for h in held])[-args["regions"] :]) / args["regions"]
    if kind == "have_gold":
        return min(1.0, t.gold[seat] / args["gold"])
    if kind == "have_special_units":
        kinds = (t.knights, t.engines, t.forts)
        return sum([any([units[a] for a in own]) for units in kinds]) / len(kinds)
    if kind == "control_enemy_seat":
        return max([0.9 * siege(t, seat, t.seat_of_power(s)) for s in t.others(seat)], default=0.0)
    return EFFORT.get(kind, 2.0) / sum(args.values())


def siege(t: RiskTable, seat: int, area: int) -> float:
    """The chance of the strongest own army beside a territory to take it."""
    armies = [t.units[b] - 1 + prowess(t, b) for b in t.board.neighbours[area] if t.owner[b] == seat]
    return chance(max(armies), resistance(t, area)) if armies else 0.0


# For what has to be done within one turn: what a good turn brings, against what is asked for.
EFFORT = {
    "conquer_territories": 2.5,
    "conquer_from_one_opponent": 1.5,
    "conquer_from_opponents": 1.5,
    "destroy_units": 5.0,
    "control_ports_every_coast": 0.5,
}


def victim(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """The opponent with the most cards, then the most land."""
    return max(ask.choices[: ask.answers], key=lambda c: (len(t.maesters[c.args[0]]), t.held[c.args[0]]))


def enemy_character(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """The dearest character of an opponent, ready ones first."""
    mine = CHARACTERS_OF[t.house[seat]]
    return max(
        ask.choices[: ask.answers],
        key=lambda c: (
            c.args[0] not in mine,
            t.face[c.args[0]] == FACE_UP,
            facts.CHARACTERS[c.args[0]].cost,
        ),
    )


def dearest_maester(t: RiskTable, seat: int, ask: Ask) -> Choice:
    return max(ask.choices[: ask.answers], key=lambda c: facts.MAESTERS[c.args[0]].cost)


def keep_card(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """A symbol that the hand lacks or has twice, or an own territory."""
    symbols = [SYMBOL[card] for card in t.hand[seat]]

    def use(choice: Choice) -> int:
        card = choice.args[0]
        return (symbols.count(SYMBOL[card]) in (0, 2)) * 2 + (t.owner[card] == seat)

    return max(ask.choices[: ask.answers], key=use)


def supply(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """The largest army next door."""
    return max(ask.choices[: ask.answers], key=lambda c: t.units[c.args[0]])


# ---------------------------------------------------------------- dice


def faces(ask: Ask) -> tuple[int, ...]:
    shown = ask.args[0]
    assert isinstance(shown, tuple)
    return shown


def lowest_die(t: RiskTable, seat: int, ask: Ask) -> Choice:
    shown = faces(ask)
    return min(ask.choices[: ask.answers], key=lambda c: shown[c.args[0] - 1])


def highest_die(t: RiskTable, seat: int, ask: Ask) -> Choice:
    shown = faces(ask)
    return max(ask.choices[: ask.answers], key=lambda c: shown[c.args[0] - 1])


def reroll(t: RiskTable, seat: int, ask: Ask) -> Choice:
    """Low dice, one after the other."""
    shown = faces(ask)
    low = [c for c in ask.choices[: ask.answers - 1] if shown[c.args[0] - 1] <= 3]
    return low[0] if low else ask.choices[ask.answers - 1]
