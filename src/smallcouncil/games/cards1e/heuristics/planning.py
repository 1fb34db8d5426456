"""Everything around the challenges: set-up, plots, marshaling, actions and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.answers import answers_to
from smallcouncil.games.cardgame.heuristics.trial import Trial
from smallcouncil.games.cardgame.heuristics.worth import CARD, price_of
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, CHARACTER
from smallcouncil.games.cardgame.occurrences.kinds import ENTERED
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.phases import MARSHALING
from smallcouncil.games.cardgame.rounds.setup import placed
from smallcouncil.games.cards1e import words
from smallcouncil.games.cards1e.edition import PASSIVES, YES
from smallcouncil.games.cards1e.facts import LIMITED, PRINTS, TITLE_WORDS
from smallcouncil.games.cards1e.heuristics.plots import choice_of_text
from smallcouncil.games.cards1e.heuristics.titles import might
from smallcouncil.games.cards1e.heuristics.worth import (
    BODY,
    LAST_STEP,
    advantage,
    best_set,
    dearness,
    hand_worth,
    horizon,
    missing,
    purchases,
)
from smallcouncil.games.cards1e.state import CouncilTable

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice


def title(t: CouncilTable, seat: int, ask: Ask) -> Choice | None:
    """Of titles to take or to give up the best or the worst; None: that is not asked, or one may give up nothing."""
    if len(ask.choices) == 1 or ask.choices[ask.answers - 1].verb is not TITLE_WORDS.take:
        return None
    titles = [c for c in answers_to(ask) if c.verb is TITLE_WORDS.take]
    held = {t.box.what[c] for c in t.hands[seat]}
    gives = all(c.args[0] in held for c in titles)
    if gives and len(titles) < ask.answers:  # whether to give up anything is tried
        return None
    return min(titles, key=lambda c: hand_worth(c.args[0]) if gives else -hand_worth(c.args[0]))


def weakest(t: CouncilTable, choices: list[Choice]) -> list[Choice]:
    """Who is not far from death, the dearest of them."""
    people = [c for c in choices if t.box.type[c.args[0]] == CHARACTER]
    return [min(people, key=lambda c: (t.strength_of(c.args[0]), -dearness(t, c.args[0])))] if people else []


TRIAL = Trial(advantage, dearness, idle=(words.SPEND, words.SPEND_POOL.verb), title=title, weakest=weakest)
GAIN = 0.3  # an action must bring so much
LITTLE = 0.02  # ... and a response with what lies open
FEW = 6  # actions that are tried

# What does something by itself when it comes into play: that is tried before it is paid for.
HEADSTRONG = frozenset(
    p.number for p in PRINTS if any(a.timing == PASSIVES and ENTERED in a.kinds for a in p.abilities)
)


# ---------------------------------------------------------------------- set-up


def mulligan(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """A hand is kept if two people or places of it can be laid out."""
    cheap = [c for c in t.hands[seat] if 0 <= t.printed(c).cost <= 3 and t.box.type[c] == CHARACTER]
    return rounds.KEEP_HAND if len(cheap) >= 2 else rounds.MULLIGAN


def place(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """What is worth most together; every card laid out is one more card drawn."""
    chosen = opening(t, seat, ask)
    return TITLE_WORDS.place(max(chosen, key=hand_worth)) if chosen else shared.DONE


def opening(t: CouncilTable, seat: int, ask: Ask) -> list[int]:
    """The titles to lay out of those offered, for the gold that is left."""
    offers: list[tuple[int, int, float]] = []
    limited: list[tuple[int, int, float]] = []
    for choice in answers_to(ask)[1:]:
        printed = PRINTS[choice.args[0]]
        copies = [c for c in t.hands[seat] if t.box.what[c] == printed.number]
        worth = hand_worth(printed.number) + CARD + (BODY if printed.type == CHARACTER else 0.0)
        wares = [(printed.number, t.setup_price(c), worth) for c in (copies[:1] if printed.unique else copies)]
        if printed.keywords & LIMITED:
            limited += wares
        else:
            offers += wares
    offers += sorted(limited, key=lambda ware: ware[2])[-1:]
    return best_set(offers, t.setup_rules.gold - sum([t.setup_price(c) for c in placed(t, seat)]))[1]


def forswear(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """The type of challenge for which the own deck has least strength is given up."""
    box = t.box
    people = [c for c in range(box.size) if box.owner[c] == seat and box.type[c] == CHARACTER]

    def force(choice: Choice) -> int:
        return sum([box.strength[c] for c in people if t.printed(c).icons >> choice.args[0] & 1])

    return min(answers_to(ask), key=force)


# ---------------------------------------------------------------------- first player


def first_player(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """Who comes last attacks those who have knelt; who needs little more for victory does not wait for them, and who
    else does comes last of several, when all have struck at him."""
    if missing(t, seat) <= LAST_STEP:
        return shared.PLAYER(seat)
    leader = min(t.opponents(seat), key=lambda s: missing(t, s))
    if t.players > 2 and missing(t, leader) <= LAST_STEP:
        return shared.PLAYER(t.after(leader))
    return shared.PLAYER(t.after(seat))


# ---------------------------------------------------------------------- marshaling, actions, answers


def act(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """Use what helps by itself, then play what is worth most, hide what is left, then pass."""
    cards = [c for c in answers_to(ask) if c.verb in (TITLE_WORDS.marshal, words.ATTACH)]
    uses = [c for c in answers_to(ask)[1:] if c not in cards and c.verb is not words.HIDE]
    depth = len(t.stack) - 1
    if uses:
        lasting = [c for c in cards if PRINTS[c.args[0]].type != ATTACHMENT]  # who bears an attachment may still come
        free = [c for c in lasting if not t.play_cost(seat, in_hand(t, seat, c))]
        if free and (bought := buy(t, seat, free, depth)) is not shared.PASS:
            return bought  # before a discount is wasted on it
        found, most = shared.PASS, advantage(t, seat) + GAIN
        for choice in uses[:FEW]:
            worth = TRIAL.outcome(t, seat, choice, depth, 1)
            if worth > most:
                found, most = choice, worth
        if found is not shared.PASS:
            return found
    if t.phase != MARSHALING:
        return shared.PASS
    bought = buy(t, seat, cards, depth)
    return hide(ask) if bought is shared.PASS else bought


def actions(t: CouncilTable, seat: int, ask: Ask) -> list[Choice]:
    """To pass, some of what lies open, and the dearest cards."""
    cards = [c for c in answers_to(ask) if c.verb in (TITLE_WORDS.marshal, words.ATTACH)]
    uses = [c for c in answers_to(ask)[1:] if c not in cards]
    return [answers_to(ask)[0], *uses[:5], *sorted(cards, key=lambda c: -hand_worth(c.args[0]))[:4]]


def buy(t: CouncilTable, seat: int, cards: list[Choice], depth: int) -> Choice:
    """What is worth most together for the gold, what costs nothing first; an attachment only if it helps whomever it
    would lie on, and nobody who would do harm by coming."""
    wanted = {t.box.what[c] for c in purchases(t, seat)[1]}

    def rank(choice: Choice) -> tuple[bool, bool, float]:
        card = PRINTS[choice.args[0]]
        return card.cost > 0, card.type == ATTACHMENT, -hand_worth(card.number)

    for choice in sorted([c for c in cards if c.args[0] in wanted], key=rank):
        card = PRINTS[choice.args[0]]
        if card.type == ATTACHMENT:
            least = advantage(t, seat) - CARD / 2
        elif card.number in HEADSTRONG:
            least = advantage(t, seat) - horizon(t) * (purchases(t, seat)[0] - purchases(t, seat, card.number)[0])
        else:
            return choice
        if TRIAL.outcome(t, seat, choice, depth, 1) > least:
            return choice
    return shared.PASS


def in_hand(t: CouncilTable, seat: int, choice: Choice) -> int:
    """A card in hand of the title that is offered."""
    what = t.box.what
    return next(c for c in t.hands[seat] if what[c] == choice.args[0])


def hide(ask: Ask) -> Choice:
    """With gold that is left: what is worth most goes into the shadows, and comes out when it is wanted."""
    hidden = [c for c in answers_to(ask) if c.verb is words.HIDE]
    return max(hidden, key=lambda c: hand_worth(c.args[0])) if hidden else shared.PASS


def pick(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """What turns out best; a card of a deck by what it is worth, one that the own hand must give up by the reverse.

    Of players between whom nothing is seen yet, the mightiest: to be at peace with him helps most.
    """
    if answers_to(ask)[0].verb is shared.PLAYER:
        depth = len(t.stack) - 1
        players = [c for c in answers_to(ask) if c.verb is shared.PLAYER]
        return max(players, key=lambda c: (TRIAL.outcome(t, seat, c, depth, 0), might(t, c.args[0])))
    wanted = title(t, seat, ask) or choice_of_text(t, seat, ask)
    return TRIAL.best(t, seat, ask) if wanted is None else wanted


def answer(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """Respond if that turns out better than to pass; with what lies open already, however little better."""
    depth = len(t.stack) - 1
    found, most = shared.PASS, TRIAL.outcome(t, seat, shared.PASS, depth, 0) + GAIN / 2
    for choice in answers_to(ask)[1:]:
        worth = TRIAL.outcome(t, seat, choice, depth, 0)
        if choice.verb is shared.TRIGGER:
            worth += GAIN / 2 - LITTLE
        if worth > most:
            found, most = choice, worth
    return found


def out_of_shadows(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """Whoever can be brought out comes."""
    return answers_to(ask)[-1]


def cheapest(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """Who is missed least, or is saved by a duplicate."""
    return min(answers_to(ask), key=lambda c: price_of(t, c.args[0], dearness))


def cheap(t: CouncilTable, seat: int, ask: Ask) -> list[Choice]:
    return sorted(answers_to(ask), key=lambda c: price_of(t, c.args[0], dearness))[:3]


def agree(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """Keywords that may be used are used; nobody is killed for nothing."""
    for choice in answers_to(ask):
        if choice.args == (YES,):
            return choice
    return TRIAL.best(t, seat, ask)


def safest(t: CouncilTable, seat: int, ask: Ask) -> Choice:
    """Power goes where it is safest: to the house, or to whom it makes no difference."""
    house = shared.PICK(t.house[seat])
    return house if house in answers_to(ask) else answers_to(ask)[0]
