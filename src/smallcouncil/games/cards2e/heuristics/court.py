"""Before the swords are drawn: set-up, plots, titles, marshaling, what to discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.prints import ATTACHMENT, CHARACTER, EVENT, LOCATION
from smallcouncil.games.cards2e import words
from smallcouncil.games.cards2e.facts import LIMITED, PRINTS, TITLE_WORDS, number_of
from smallcouncil.games.cards2e.heuristics import trial
from smallcouncil.games.cards2e.heuristics.worth import (
    CARD,
    REDUCERS,
    advantage,
    dearness,
    hand_worth,
    in_play,
    purchases,
)
from smallcouncil.games.cards2e.play import in_hand, own_copy
from smallcouncil.games.cards2e.setup import GOLD
from smallcouncil.games.cards2e.state import MARSHALING, TO_WIN, ThronesTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice

EARLY = 3  # rounds in which income pays off
WILDFIRE = number_of("wildfire_assault")  # spares three characters of everyone
MARCHED = number_of("marched_to_the_wall")  # takes one character of everyone
TITLES = [
    number_of(title)
    for title in (
        "master_of_laws",
        "hand_of_the_king",
        "master_of_coin",
        "crown_regent",
        "master_of_ships",
        "master_of_whispers",
    )
]
GAIN = 0.4  # a use that promises less is not worth its card

# ---------------------------------------------------------------------- set-up


def opening(numbers: list[int], gold: int, limited: bool) -> list[int]:
    """The titles to set up from a hand: those that are worth most together, for so much gold."""
    cards = [n for n in numbers if PRINTS[n].type in (CHARACTER, LOCATION)]
    found: list[int] = []
    most = 0.0
    for bits in range(1 << len(cards)):
        chosen = [n for i, n in enumerate(cards) if bits >> i & 1]
        cost, worth, limits = 0, 0.0, int(limited)
        for i, number in enumerate(chosen):
            card = PRINTS[number]
            if card.unique and number in chosen[:i]:
                worth += 1.5
                continue
            cost += card.cost
            worth += hand_worth(number) + (1.5 if card.type == CHARACTER else 0)
            limits += int(card.keywords & LIMITED > 0)
        if cost <= gold and limits <= 1 and worth > most:
            found, most = chosen, worth
    return found


def mulligan(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """A hand that sets up less than two characters, or for little gold, is poor."""
    chosen = opening([t.box.what[c] for c in t.hands[seat]], GOLD, False)
    people = sum(1 for n in chosen if PRINTS[n].type == CHARACTER)
    cost = sum(PRINTS[n].cost for n in chosen)
    return words.MULLIGAN if people < 2 or cost < GOLD - 3 else words.KEEP_HAND


def place(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    offered = {c.args[0] for c in ask.choices[1:]}
    hand = [t.box.what[c] for c in t.hands[seat] if t.box.what[c] in offered]
    chosen = opening(hand, ask.args[0], False)  # type: ignore[arg-type]
    if not chosen:
        return shared.DONE
    return words.PLACE(max(chosen, key=hand_worth))


# ---------------------------------------------------------------------- plots, titles


def army(t: ThronesTable, seat: int) -> float:
    return sum([in_play(t, c) for c in t.characters(seat)])


def plot(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Gold early, claim when ahead, Wildfire when behind."""
    others = [s for s in t.alive if s != seat]
    mine = army(t, seat)
    theirs = max([army(t, s) for s in others])
    ahead = (mine + 1) / (mine + theirs + 2)
    hand = len(t.hands[seat])
    near = max([t.total_power(s) for s in t.alive]) >= TO_WIN - 5
    gold = (1.0 if t.round <= EARLY else 0.7) * (1.0 if hand > 2 else 0.5)

    def merit(choice: Choice) -> float:
        card = PRINTS[choice.args[0]]
        worth = gold * card.gold + 0.15 * card.initiative + 0.3 * card.reserve
        worth += (3 + 7 * (ahead - 0.5) + (2 if near else 0)) * card.claim
        worth += 2 * len(card.abilities) + len(card.constants)
        if card.number == WILDFIRE:
            worth += 0.7 * (losses(t, others, 3) - losses(t, [seat], 3)) - 3
        elif card.number == MARCHED:
            worth += weakest(t, others) - weakest(t, [seat]) - 2
        return worth

    return max(ask.choices, key=merit)


def losses(t: ThronesTable, seats: list[int], spared: int) -> float:
    """What the one who loses most loses if so many characters of everyone are spared."""
    most = 0.0
    for seat in seats:
        people = sorted([in_play(t, c) for c in t.characters(seat)])
        most = max(most, sum(people[:-spared]))
    return most


def weakest(t: ThronesTable, seats: list[int]) -> float:
    return max([min([in_play(t, c) for c in t.characters(s)], default=0.0) for s in seats])


def first_player(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Who comes last attacks those who have knelt: in matches that wins more often than the first attack."""
    return shared.PLAYER(t.after(seat))


def title(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    return min(ask.choices, key=lambda c: TITLES.index(c.args[0]))


# ---------------------------------------------------------------------- marshaling and actions


def act(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Use what helps by itself, then marshal or ambush, then pass."""
    uses, cards = [], []
    buying = t.phase == MARSHALING and t.active_player == seat
    what = t.box.what
    for choice in ask.choices[1:]:
        if choice.verb is TITLE_WORDS.marshal or choice.verb is TITLE_WORDS.ambush:
            cards.append(choice)
        elif buying or choice.verb is not shared.TRIGGER or not REDUCERS[what[choice.args[0]]]:
            uses.append(choice)
    depth = len(t.stack) - 1
    if uses:
        now = advantage(t, seat)
        found, most = shared.PASS, now + GAIN
        for choice in uses[:6]:
            worth, within = trial.attempt(t, seat, choice, depth, 1)
            if not within:  # time went on: so it would after a pass
                worth += now - trial.outcome(t, seat, shared.PASS, depth, 1)
            if worth > most:
                found, most = choice, worth
        if found is not shared.PASS:
            return found
    if not cards:
        return shared.PASS
    return buy(t, seat, cards, depth) if buying else ambush(t, seat, cards)


def buy(t: ThronesTable, seat: int, cards: list[Choice], depth: int) -> Choice:
    """Marshal what is worth most together for the gold; what costs nothing first."""
    _, chosen = purchases(t, seat)
    box = t.box
    wanted = [box.what[c] for c in chosen if box.type[c] != EVENT]

    def rank(choice: Choice) -> float:
        number = choice.args[0]
        card = PRINTS[number]
        if card.cost == 0 or own_copy(t, seat, in_hand(t, seat, number)) >= 0:
            return 100.0
        return (50.0 if card.type != ATTACHMENT else 0.0) + hand_worth(number)

    for choice in sorted([c for c in cards if c.args[0] in wanted], key=rank, reverse=True):
        if sound(t, seat, choice, depth):
            return choice
    return shared.PASS


def ambush(t: ThronesTable, seat: int, cards: list[Choice]) -> Choice:
    return max(cards, key=lambda c: hand_worth(c.args[0]))


def sound(t: ThronesTable, seat: int, choice: Choice, depth: int) -> bool:
    """An attachment may find only bearers for whom it is not meant: that is tried first."""
    if PRINTS[choice.args[0]].type != ATTACHMENT:
        return True
    if own_copy(t, seat, in_hand(t, seat, choice.args[0])) >= 0:
        return True
    return trial.outcome(t, seat, choice, depth, 1) > advantage(t, seat) - CARD


# ---------------------------------------------------------------------- windows


def answer(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Interrupts and reactions: what leaves more than passing does, once all of it has happened."""
    depth = t.stack[-1].depth  # type: ignore[attr-defined]
    found, most = shared.PASS, trial.outcome(t, seat, shared.PASS, depth, 0) + GAIN / 2
    for choice in ask.choices[1:7]:
        worth = trial.outcome(t, seat, choice, depth, 0)
        if worth > most:
            found, most = choice, worth
    return found


# ---------------------------------------------------------------------- cards to give up or to keep


def least_in_hand(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The card to discard: the one that is worth least, or cannot come into play."""
    return min(ask.choices, key=lambda c: hand_worth(c.args[0]))


def keep_best(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    return max(ask.choices[1:], key=lambda c: hand_worth(c.args[0]))


def sink_worst(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """Under the deck goes what is worth little; of another's deck, what is worth much."""
    own = t.stack[-1].owner == seat  # type: ignore[attr-defined]
    cards = [c for c in ask.choices if c is not shared.DONE]
    worst = min(cards, key=lambda c: hand_worth(c.args[0]) if own else -hand_worth(c.args[0]))
    poor = hand_worth(worst.args[0]) < 4 if own else hand_worth(worst.args[0]) > 5
    return worst if poor or len(cards) == len(ask.choices) else shared.DONE


def lay_best(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The best card on top of the own deck, the worst on top of another's."""
    own = t.stack[-1].owner == seat  # type: ignore[attr-defined]
    return max(ask.choices, key=lambda c: hand_worth(c.args[0]) if own else -hand_worth(c.args[0]))


def cheapest(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The victim of a claim."""
    return min(ask.choices, key=lambda c: dearness(t, c.args[0]))


def dearest(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    return max(ask.choices, key=lambda c: dearness(t, c.args[0]))


def for_myself(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    mine = shared.PLAYER(seat)
    return mine if mine in ask.choices else ask.default


def against_leader(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    """The opponent with most power; everyone, if more than one may be named."""
    players = [c for c in ask.choices if c is not shared.DONE]
    return max(players, key=lambda c: (t.total_power(c.args[0]), len(t.hands[c.args[0]])))


def everything(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    return words.ALL


def first(t: ThronesTable, seat: int, ask: Ask) -> Choice:
    return ask.choices[0]
