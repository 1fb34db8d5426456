"""What cards are worth to a player, by their values: on the hand, in play, and all that a seat has together."""

from __future__ import annotations

from smallcouncil.games.cardgame.heuristics.worth import (
    BITS,
    CARD,
    DUPLICATES,
    GOLD,
    ICON,
    POWER,
    PrintedWorth,
    fleeting,
    lost_with,
    price_of,
)
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, CHARACTER, EVENT, INTRIGUE, LOCATION, MILITARY
from smallcouncil.games.cardgame.layout.uniqueness import barred, own_copy
from smallcouncil.games.cardgame.layout.zones import DUPLICATE
from smallcouncil.games.cardgame.rounds.phases import CHALLENGES, MARSHALING
from smallcouncil.games.cardgame.values.current import CHALLENGE
from smallcouncil.games.cards1e.edition import SHADOWS
from smallcouncil.games.cards1e.facts import (
    DEADLY,
    INTIMIDATE,
    LIMITED,
    PRINTS,
    RENOWN,
    STALWART,
    STEALTH,
    VENGEFUL,
    VIGILANT,
    number_of,
)
from smallcouncil.games.cards1e.heuristics.texts import EVENTS, IN_PLAY
from smallcouncil.games.cards1e.state import TO_WIN_TOGETHER, TWO_AGAINST_TWO, CouncilTable

KEYWORDS = (
    (RENOWN, 2.0),
    (STEALTH, 1.0),
    (DEADLY, 1.0),
    (INTIMIDATE, 0.8),
    (VIGILANT, 0.5),
    (VENGEFUL, 0.5),
    (STALWART, 0.5),
)
VICTORY = 100.0
LAST_STEP = 4  # the power that a round of challenges may well bring
EARLY = 5  # until this round income pays off
SAVED = 1.0  # what a duplicate is worth on its card rather than in hand
BODY = 1.0  # a character more: for claims, for dominance
LONELY = 1.0  # ... and for everyone whom a seat has fewer than a few
A_FEW = 3
COMMON = 6.0  # what a card in hand is worth that is as good as any other
FOUND = 0.15  # the share of what it is worth more that counts before it is played
DISCARD = 1.4 * CARD  # a card in hand that an intrigue claim takes by lot
FIGHTING = 0.6  # a point of strength that its bearer has in challenges only

PAID = frozenset([number_of("daario_naharis")])  # who goes when no gold is left for him at the end of the challenges

# Attachments that show what they are worth in a challenge, and characters that do.
FOR_FIGHTS, FIGHTERS = (
    frozenset(p.number for p in PRINTS if p.type == kind and any(c.reads == CHALLENGE for c in p.constants))
    for kind in (ATTACHMENT, CHARACTER)
)

WORTH = PrintedWorth(
    PRINTS,
    keywords=KEYWORDS,
    values=(("income", 1.5), ("initiative", 0.5), ("influence", 0.7)),
    texts=IN_PLAY,
    events=EVENTS,
)
keyword_worth, text_worth, hand_worth = WORTH.of_keywords, WORTH.of_text, WORTH.in_hand
TREASURED = tuple([FOUND * max(0.0, hand_worth(p.number) - COMMON) for p in PRINTS])


def in_play(t: CouncilTable, card: int, left: float = 1.0) -> float:
    """What a card in play is worth to who controls it; so much is `left` of somebody who kneels."""
    box = t.box
    worth = 0.0 if t.is_blank(card) else text_worth(box.what[card])  # whatever is looked at from here on is up to date
    kind = box.type[card]
    if kind == CHARACTER:
        worth += 1 + max(t.strength[card], 0) + ICON * BITS[t.icons[card] & 7] + keyword_worth(t.keywords[card])
        if t.kneeling[card]:
            worth *= left
    elif kind == LOCATION and t.host[card] < 0:
        worth += 1 + 0.6 * max(box.printed[card].cost, 0)
    else:  # an attachment: what it gives is counted on its bearer, or is a burden to him
        worth = 0.8 + 0.5 * worth + 0.3 * max(box.printed[card].cost, 0)
        host = t.host[card]
        if host >= 0:
            theirs = t.is_opponent(t.control[card], t.control[host])
            worth = 0.0 if theirs else worth
            if box.what[card] in FOR_FIGHTS:
                worth += FIGHTING * (-1 if theirs else 1) * more_in_fights(t, host)
    return worth


def weariness(t: CouncilTable, seat: int, lacking: list[int]) -> float:
    """What is left of somebody who kneels: least while an opponent is about to win, whom nobody tired stops."""
    if t.phase > CHALLENGES:
        return 0.95
    for other in t.alive:
        if lacking[other] <= LAST_STEP and t.is_opponent(seat, other):
            return 0.45
    return 0.75


def missing(t: CouncilTable, seat: int) -> int:
    """The power that a seat lacks, with its partner if it has one."""
    partner = t.partner(seat)
    if partner < 0:
        return t.power_to_win(seat) - t.total_power(seat)
    return TO_WIN_TOGETHER - t.total_power(seat) - t.total_power(partner)


def lacks(t: CouncilTable) -> list[int]:
    """The power that each seat lacks which may still win."""
    return lacks_with(t, *standings(t))


def standings(t: CouncilTable) -> tuple[list[int], list[int]]:
    """The power of each seat, and what it takes to win."""
    power, goals = [0] * t.players, [1] * t.players
    for seat in t.alive:
        power[seat] = t.total_power(seat)
        goals[seat] = t.power_to_win(seat)
    return power, goals


def lacks_with(t: CouncilTable, power: list[int], goals: list[int]) -> list[int]:
    lacking = [0] * t.players
    for seat in t.alive:
        partner = t.partner(seat)
        lacking[seat] = goals[seat] - power[seat] if partner < 0 else TO_WIN_TOGETHER - power[seat] - power[partner]
    return lacking


def more_in_fights(t: CouncilTable, card: int) -> int:
    """How much stronger a character is in a challenge than it is now, outside of one."""
    return 0 if t.type >= 0 else in_fight(t, card) - t.strength_of(card)


def in_fight(t: CouncilTable, card: int) -> int:
    """The strength that a character would have in a challenge: in that under way, or in one of its own."""
    if t.participates(card) or not (t.box.what[card] in FIGHTERS or armed(t, card)):
        return t.strength_of(card)
    fight = t.copy()
    if t.type < 0:
        fight.type, fight.attacker, fight.attackers = MILITARY, t.control[card], [card]
    elif t.control[card] == t.attacker:
        fight.attackers = [*t.attackers, card]
    else:
        fight.defenders = [*t.defenders, card]
    fight.touch(CHALLENGE)
    return fight.strength_of(card)


def armed(t: CouncilTable, card: int) -> bool:
    """Whether an attachment that shows in challenges lies on a character."""
    what, host = t.box.what, t.host
    return any([host[other] == card and what[other] in FOR_FIGHTS for other in t.lying])


def dearness(t: CouncilTable, card: int) -> float:
    """What its controller loses with a card: its power and all that lies on it, too."""
    return lost_with(t, card, in_play(t, card))


def holdings(t: CouncilTable, seat: int, me: int, lacking: list[int]) -> float:
    """All that a seat has but for its power, as far as the seat `me` knows."""
    worth = CARD * (len(t.hands[seat]) + len(t.own_piles[SHADOWS][seat])) + GOLD * t.gold[seat]
    left = weariness(t, seat, lacking)
    for card in t.plays[seat]:
        worth += in_play(t, card, left)
    if seat == me:
        what = t.box.what
        for card in t.hands[seat]:
            worth += TREASURED[what[card]]
    if t.phase == MARSHALING and seat == t.active_player == me:
        worth += purchases(t, seat)[0]  # there is still something to buy
    return worth


def purchases(t: CouncilTable, seat: int, besides: int = -1) -> tuple[float, list[int]]:
    """The cards of its hand that a seat best buys in its turn, and how much more they are worth in play; a title may be
    left out."""
    what = t.box.what
    gold = max(0, t.spendable(seat) - len([c for c in t.characters(seat) if what[c] in PAID]))
    offers = [ware for ware in wares(t, seat, gold) if what[ware[0]] != besides]
    return best_set(offers, gold)


def best_set(offers: list[tuple[int, int, float]], gold: int) -> tuple[float, list[int]]:
    """Of things with their cost and worth, those that are worth most together for so much gold."""
    worths = [0.0] * (gold + 1)  # by the gold that may be spent
    sets: list[list[int]] = [[] for _ in range(gold + 1)]
    for thing, cost, worth in offers:
        for spent in range(gold, cost - 1, -1):
            if worths[spent - cost] + worth > worths[spent]:
                worths[spent] = worths[spent - cost] + worth
                sets[spent] = [*sets[spent - cost], thing]
    return worths[gold], sets[gold]


def wares(t: CouncilTable, seat: int, gold: int) -> list[tuple[int, int, float]]:
    """The cards in hand that could be bought: what each costs, and how much more it is worth in play."""
    found: list[tuple[int, int, float]] = []
    limited: list[tuple[int, int, float]] = []
    titles: set[int] = set()
    body = BODY + LONELY * max(0, A_FEW - len(t.characters(seat)))
    for card in t.hands[seat]:
        printed = t.printed(card)
        if printed.type >= EVENT or printed.cost < 0:
            continue
        if printed.unique:
            name = t.box.name[card]
            if name in titles or barred(t, seat, card):
                continue
            titles.add(name)
            if own_copy(t, seat, card) >= 0:
                found.append((card, 0, SAVED))
                continue
        cost = t.play_cost(seat, card) + (printed.number in PAID)
        worth = hand_worth(printed.number) - CARD - GOLD * cost
        worth += printed.income * max(0, EARLY - t.round)
        if printed.type == CHARACTER:
            worth += body
        elif printed.type == ATTACHMENT:
            worth *= 0.7
        if cost <= gold and worth > 0:
            (limited if printed.keywords & LIMITED else found).append((card, cost, worth))
    if limited and t.limited_left(seat):
        found.append(max(limited, key=lambda ware: ware[2]))
    return found


def horizon(t: CouncilTable) -> float:
    """What cards are worth: the less, the sooner power decides."""
    power, goals = standings(t)
    return horizon_with(t, lacks_with(t, power, goals), goals)


def horizon_with(t: CouncilTable, lacking: list[int], goals: list[int]) -> float:
    together = t.options.variant == TWO_AGAINST_TWO
    shares = [lacking[s] / (TO_WIN_TOGETHER if together else max(goals[s], 1)) for s in t.alive]
    return 0.5 + 0.6 * min(shares)


def fortunes(t: CouncilTable, me: int = -1) -> list[float]:
    """What each seat has, the challenge under way included, as far as the seat `me` knows."""
    if t.result is not None:
        return [VICTORY if seat in t.result.winners else 0.0 for seat in range(t.players)]
    power, goals = standings(t)
    lacking = lacks_with(t, power, goals)
    far = horizon_with(t, lacking, goals)
    worth = [0.0] * t.players
    for card in t.lying:
        if t.zone[card] == DUPLICATE:
            worth[t.control[t.host[card]]] += DUPLICATES
    for seat in t.alive:
        worth[seat] = far * (worth[seat] + holdings(t, seat, me, lacking)) + POWER * power[seat]
    if t.lasting:
        fleeting(t, worth, far)
    if t.type >= 0 and t.winner < 0 and t.attackers:
        add_stake(t, worth, far)
    return worth


def add_stake(t: CouncilTable, worth: list[float], far: float) -> None:
    """Whoever is about to win the challenge under way has what is at stake, and who would pay its claim has lost it."""
    attack, defense = t.side_strength(t.attacker), t.side_strength(t.defender)
    if attack >= defense and attack:
        worth[t.against] -= claimed(t, far)
        winner = t.attacker
        if not defense:
            worth[winner] += POWER
    elif defense:
        winner = t.defender
    else:
        return
    worth[winner] += POWER * len([c for c in t.participants(winner) if t.keywords[c] & RENOWN])


def claimed(t: CouncilTable, far: float) -> float:
    """What the claim of the challenge under way would cost, that of power twice: the other one has it."""
    victim, claim = t.against, t.claim(t.attacker)
    if t.type == MILITARY:
        return far * sum(sorted([price_of(t, c, dearness) for c in t.characters(victim)])[:claim])
    if t.type == INTRIGUE:
        return far * DISCARD * min(claim, len(t.hands[victim]))
    return 2 * POWER * min(claim, t.power[t.house[victim]])


def advantage(t: CouncilTable, seat: int) -> float:
    """How much more a seat (with its partner) has than its opponents, the best of whom counts most."""
    worth = fortunes(t, seat)
    own = worth[seat]
    partner = t.partner(seat)
    if partner >= 0:
        own = (own + worth[partner]) / 2
    others = [worth[s] for s in t.opponents(seat)]
    return own - 0.5 * max(others) - 0.5 * sum(others) / len(others)
