"""Before the swords are drawn: set-up, plots, titles, marshaling, what to discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.worth import CARD, DUPLICATES, price_of
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, CHARACTER, LOCATION
from smallcouncil.games.cardgame.layout.uniqueness import barred, own_copy
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.phases import MARSHALING
from smallcouncil.games.cardgame.rounds.setup import placed
from smallcouncil.games.cards2e.facts import LIMITED, PRINTS, TITLE_WORDS, number_of
from smallcouncil.games.cards2e.heuristics import tactics, trial
from smallcouncil.games.cards2e.heuristics.attachments import is_boon
from smallcouncil.games.cards2e.heuristics.forecast import might, standing
from smallcouncil.games.cards2e.heuristics.printed import hand_worth
from smallcouncil.games.cards2e.heuristics.purchases import (
    REDUCERS,
    Ware,
    in_order,
    prospects,
    purchases,
)
from smallcouncil.games.cards2e.heuristics.worth import advantage, dearness, horizon
from smallcouncil.games.cards2e.state import ThronesTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

LAWS, COIN, REGENT, HAND, SHIPS, WHISPERS = (
    number_of(title)
    for title in (
        "master_of_laws",
        "master_of_coin",
        "crown_regent",
        "hand_of_the_king",
        "master_of_ships",
        "master_of_whispers",
    )
)
POOR = 27.0  # what an opening should be worth
GAIN = 0.4  # a use that promises less is not worth its card
LITTLE = 0.02  # ... nor its while

# ---------------------------------------------------------------------- set-up


def opening(numbers: list[int], gold: int, down: list[int]) -> tuple[float, list[int]]:
    """The titles to set up from a hand: those that are worth most together, for so much gold, with those that lie.

    Every card set up is one more card drawn. A second copy of a unique card costs nothing.
    """
    cards = [n for n in numbers if PRINTS[n].type in (CHARACTER, LOCATION) or is_boon(n)]
    cards.sort(key=lambda n: PRINTS[n].type)  # who bears an attachment comes before it
    limited = any(PRINTS[n].keywords & LIMITED for n in down)
    found: list[int] = []
    most = 0.0
    # by and by: each card is left out or joins the sets that are possible so far
    sets: list[tuple[int, float, bool, list[int]]] = [(gold, 0.0, limited, [])]
    for number in cards:
        card = PRINTS[number]
        for left, worth, full, chosen in sets[:]:
            if card.unique and (number in chosen or number in down):
                cost, more = 0, DUPLICATES + CARD
            elif card.cost > left or (card.keywords & LIMITED and full):
                continue
            else:
                cost, more = card.cost, hand_worth(number) + CARD
                if card.type == CHARACTER:
                    more += 1.5
                elif card.type == ATTACHMENT:
                    if not any(PRINTS[n].may_bear(card) for n in (*down, *chosen)):
                        continue
                    more *= 0.7
            full = full or card.keywords & LIMITED > 0
            sets.append((left - cost, worth + more, full, [*chosen, number]))
            if worth + more > most:
                most, found = worth + more, sets[-1][3]
    return most, found


def mulligan(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """A hand that sets up less than two characters, or little worth in all, is poor."""
    worth, chosen = opening([t.box.what[c] for c in t.hands[seat]], t.setup_rules.gold, [])
    people = sum(1 for n in chosen if PRINTS[n].type == CHARACTER)
    return rounds.MULLIGAN if people < 2 or worth < POOR else rounds.KEEP_HAND


def place(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    offered = {c.args[0] for c in ask.choices[1:]}
    down = [t.box.what[c] for c in placed(t, seat)]
    hand = [t.box.what[c] for c in t.hands[seat]]
    _, chosen = opening(hand, ask.args[0], down)  # type: ignore[arg-type]
    ready = [n for n in chosen if n in offered]
    if not ready:
        return shared.DONE
    return TITLE_WORDS.place(max(ready, key=hand_worth))


# ---------------------------------------------------------------------- player order, titles


def first_player(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Who comes last attacks those who have knelt: in matches that wins more often than the first attack."""
    return shared.PLAYER(t.after(seat))


def title(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Cards for a small hand, gold for a large one, a challenge for an army, shelter for who leads."""
    hand = len(t.hands[seat])
    force = might(t, standing(t, seat))
    lead = t.total_power(seat) - max([t.total_power(s) for s in t.alive if s != seat])
    merits = {
        LAWS: 4.5 - 0.3 * hand,
        COIN: 1.8 + 0.3 * hand,
        REGENT: 2.2 + 0.4 * lead,
        HAND: 1.5 + 0.25 * force[2],
        SHIPS: 1.0 + 0.2 * force[0],
        WHISPERS: 0.5 + 0.2 * force[1],
    }
    return max(ask.choices, key=lambda c: merits[c.args[0]])


# ---------------------------------------------------------------------- marshaling and actions


def act(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Use what helps by itself, then marshal or ambush, then pass."""
    uses, cards, cheaper = [], [], []
    what = t.box.what
    for choice in ask.choices[1:]:
        if choice.verb is TITLE_WORDS.marshal or choice.verb is TITLE_WORDS.ambush:
            cards.append(choice)
        elif choice.verb is shared.TRIGGER and REDUCERS[what[choice.args[0]]] is not None:
            cheaper.append(choice)
        else:
            uses.append(choice)
    depth = len(t.stack) - 1
    if uses:
        now = advantage(t, seat)
        found, most = shared.PASS, now + GAIN
        for choice in uses[:6]:
            if tactics.is_tactical(t, choice):
                worth = now + tactics.gain(t, seat, choice, depth)
            else:
                worth = trial.outcome(t, seat, choice, depth, 1)
            if worth > most:
                found, most = choice, worth
        if found is not shared.PASS:
            return found
    if t.phase == MARSHALING and t.active_player == seat:
        return buy(t, seat, cards, cheaper, depth)
    return ambush(t, seat, cards) if cards else shared.PASS


def actions(t: ThronesTable, seat: int, ask: Ask) -> list[Choice]:
    """To pass, the dearest cards, and what lies open; when there is little to do, everything."""
    cards: list[Choice] = []
    uses: list[Choice] = []
    for choice in ask.choices[1 : ask.answers]:
        bought = choice.verb is TITLE_WORDS.marshal or choice.verb is TITLE_WORDS.ambush
        (cards if bought else uses).append(choice)
    cards.sort(key=lambda c: -hand_worth(c.args[0]))
    return [ask.choices[0], *uses[:5], *cards[:4]]


def cheap(t: ThronesTable, seat: int, ask: Ask) -> list[Choice]:
    return sorted(ask.choices, key=lambda c: price_of(t, c.args[0], dearness))[:3]


def buy(t: ThronesTable, seat: int, cards: list[Choice], cheaper: list[Choice], depth: int) -> Choice:
    """Marshal what is worth most together for the gold: what costs nothing first, then who becomes cheaper."""
    plan = purchases(t, seat)
    offered = {choice.args[0]: choice for choice in cards}
    kneeling = [choice for choice in cheaper if choice.args[0] in plan.kneeling]
    wanted = [ware for ware in in_order(plan.wares) if ware.number in offered]
    wanted.sort(key=lambda ware: (ware.cost > 0, PRINTS[ware.number].type == ATTACHMENT))
    for ware in wanted:
        if ware.cost and kneeling:
            break
        if sound(t, seat, ware, offered[ware.number], depth):
            return offered[ware.number]
    return kneeling[0] if kneeling else shared.PASS


def ambush(t: ThronesTable, seat: int, cards: list[Choice]) -> Choice:
    return max(cards, key=lambda c: hand_worth(c.args[0]))


def sound(t: ThronesTable, seat: int, ware: Ware, choice: Choice, depth: int) -> bool:
    """An attachment may find only bearers for whom it is not meant: that is tried first, and compared with doing
    without it."""
    if PRINTS[choice.args[0]].type != ATTACHMENT:
        return True
    if own_copy(t, seat, t.in_hand(seat, choice.args[0])) >= 0:
        return True
    without = advantage(t, seat) - horizon(t) * ware.worth
    return trial.outcome(t, seat, choice, depth, 1) > without - CARD


# ---------------------------------------------------------------------- windows


def answer(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Interrupts and reactions: what leaves more than passing does, once all of it has happened; for what lies open
    already, however little more."""
    depth = t.stack[-1].depth  # type: ignore[attr-defined]
    found, most = shared.PASS, trial.outcome(t, seat, shared.PASS, depth, 0) + GAIN / 2
    for choice in ask.choices[1:7]:
        worth = trial.outcome(t, seat, choice, depth, 0)
        if choice.verb is shared.TRIGGER:
            worth += GAIN / 2 - LITTLE
        if worth > most:
            found, most = choice, worth
    return found


# ---------------------------------------------------------------------- cards to give up or to keep


def keeping(t: ThronesTable, seat: int, number: int) -> float:
    """What it is worth to keep a title in hand."""
    card = t.in_hand(seat, number)
    if barred(t, seat, card):
        return 0.0
    return CARD if own_copy(t, seat, card) >= 0 else hand_worth(number) + prospects(t, number)


def least_in_hand(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The card to discard: the one that is worth least, or cannot come into play."""
    return min(ask.choices, key=lambda c: keeping(t, seat, c.args[0]))


def cheapest(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The victim of a claim."""
    return min(ask.choices, key=lambda c: price_of(t, c.args[0], dearness))


def dearest(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    return max(ask.choices, key=lambda c: dearness(t, c.args[0]))


def against_leader(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The opponent with most power; everyone, if more than one may be named."""
    players = [c for c in ask.choices if c is not shared.DONE]
    return max(players, key=lambda c: (t.total_power(c.args[0]), len(t.hands[c.args[0]])))
