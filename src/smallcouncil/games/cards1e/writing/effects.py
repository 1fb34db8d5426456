"""What abilities of this edition do, besides the effects of the core. What may be answered comes last in a part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smallcouncil.games.cardgame.abilities.ability import SEATS, Ability, Act, Choose, Part
from smallcouncil.games.cardgame.effects import basic
from smallcouncil.games.cardgame.effects.entering import put_into_play
from smallcouncil.games.cardgame.effects.lasting import FOREVER, last
from smallcouncil.games.cardgame.layout.zones import HAND, PLAY
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import CARD, PENDING
from smallcouncil.games.cardgame.rounds.phases import CHALLENGES
from smallcouncil.games.cardgame.values.current import (
    AMOUNT,
    BLANK,
    CHALLENGE,
    EFFECT,
    HANDS,
    SUBJECT,
    VALUES,
    WHOSE,
    gain_keyword,
    lose_keyword,
)
from smallcouncil.games.cardgame.writing.kinds_of_abilities import answer
from smallcouncil.games.cardgame.writing.selectors import opponents
from smallcouncil.games.cards1e import modifiers
from smallcouncil.games.cards1e.edition import CARD_SHOWN, EDITION, INTO_SHADOWS, PASSIVES, SHADOWS
from smallcouncil.games.cards1e.marshaling.entering import reduce_next
from smallcouncil.games.cards1e.phases.plot import reveal_anew
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.games.cards1e.words import VANISHED

Use = Any  # smallcouncil.games.cardgame.abilities.initiate.Initiate

# ---------------------------------------------------------------------- cards in play


def reduces_next(amount: int, houses: int = 0, kind: int = -1, icon: int = -1) -> Act:
    """The next card you play this phase, of one of these houses, of a type, with an icon, costs less."""
    return lambda t, u: reduce_next(t, u.seat, amount, u.card, houses, kind, icon)


def comes_in(t: CouncilTable, u: Use) -> None:
    """This card, wherever it is, is put into play under your control."""
    put_into_play(t, u.card, u.seat)


enters_by_ambush = comes_in


def join_challenge(t: CouncilTable, card: int) -> None:
    """A character takes part on the side of its controller without being declared."""
    side = t.attackers if t.control[card] == t.attacker else t.defenders
    if card not in side:
        side.append(card)
    t.touch(CHALLENGE)


def attach_to(t: CouncilTable, card: int, bearer: int, seat: int) -> None:
    """An attachment in play goes to another bearer; an event, or a card of a pile, becomes an attachment of a seat."""
    if t.zone[card] == PLAY:
        t.put_on(card, bearer)
        t.changed()
    else:
        t.enter(card, seat, bearer)


def attach_to_target(t: CouncilTable, u: Use) -> None:
    """This card goes onto the target, as an attachment of yours."""
    attach_to(t, u.card, u.targets[0], u.seat)


def into_shadows(t: CouncilTable, cards: list[int]) -> None:
    """Cards go from play into their owners' shadows."""
    basic.leave_play(t, INTO_SHADOWS, cards, SHADOWS, 0, False)


def this_into_shadows(t: CouncilTable, u: Use) -> None:
    into_shadows(t, [u.card])


def vanishes(t: CouncilTable, facts: list[int], at: int, marks: int) -> None:
    card = facts[at + CARD]
    if t.zone[card] == PLAY:
        t.tell(VANISHED, card)
        t.leave(card, SHADOWS)


EDITION.occurs(INTO_SHADOWS, vanishes)


def reveals_plot(t: CouncilTable, u: Use) -> None:
    """Reveal the plot picked on resolution: without initiative and first player."""
    if u.picks:
        reveal_anew(t, u.seat, u.picks[0])


# ---------------------------------------------------------------------- showing cards


FIRST_SHOWN, SHOWN_TOO, SHOWN_IN_ANSWER = range(3)  # the value of CARD_SHOWN


def show_cards(t: CouncilTable, seat: int, cards: list[int], *, in_answer: bool = False) -> None:
    """An effect of a seat shows hidden cards to all: this may be answered, as one thing or card by card."""
    facts: list[int] = []
    for hidden in cards:
        card = t.show(hidden, -1)
        t.tell(t.words.shown, seat, t.box.what[card])
        value = SHOWN_IN_ANSWER if in_answer else SHOWN_TOO if facts else FIRST_SHOWN
        facts += (CARD_SHOWN, card, seat, value, PENDING)
    happen(t, facts)


def searches(
    test: Callable[[Any, Any, int], object], *, who: Callable[[Any, Any], int] | None = None, must: bool = False
) -> tuple[Part, ...]:
    """Search a deck (yours, or of `who(t, u)`) for one card that fits: show it, take it into the hand, shuffle.

    Whoever searches may decline, unless he `must` take one if there is one.
    """

    def searcher(t: CouncilTable, u: Use) -> int:
        return u.seat if who is None else who(t, u)

    def look(t: CouncilTable, u: Use) -> None:
        seat = searcher(t, u)
        for card in t.decks[seat]:
            t.seen[card] |= 1 << seat

    def fitting(t: CouncilTable, u: Use) -> list[int]:
        return [c for c in sorted(t.decks[searcher(t, u)]) if test(t, u, c)]

    def take(t: CouncilTable, u: Use) -> None:
        seat = searcher(t, u)
        taken = []
        for card in u.picks:
            t.move(card, HAND)
            taken.append(card)
        t.shuffle(seat)
        t.touch(HANDS)
        show_cards(t, seat, taken)

    return (look, Choose(fitting, lo=int(must), who=searcher), take)


# ---------------------------------------------------------------------- lasting effects


def on_subject(t: CouncilTable, effect: tuple[int, ...], card: int) -> int:
    """It holds for the card that the effect is about."""
    return int(effect[SUBJECT] == card)


def of_seat(t: CouncilTable, effect: tuple[int, ...], seat: int) -> int:
    return effect[AMOUNT] if effect[WHOSE] == seat else 0


# last(t, KEYWORD_GAINED, UNTIL_PHASE, subject=card, value=STEALTH, source=u.card)
KEYWORD_GAINED = EDITION.lasting_effect("keyword", VALUES, apply=lambda t, e: gain_keyword(t, e[SUBJECT], e[AMOUNT]))
KEYWORD_LOST = EDITION.lasting_effect("keyword-lost", VALUES, apply=lambda t, e: lose_keyword(t, e[SUBJECT], e[AMOUNT]))
BLANKED = EDITION.lasting_effect("blank", BLANK)
DIES_AT_ZERO = EDITION.lasting_effect("dies-at-zero", modifiers.DIES_AT_ZERO, ask=on_subject)
CANNOT_DEFEND = EDITION.lasting_effect("cannot-defend", modifiers.CANNOT_DEFEND, ask=on_subject)
NOT_COUNTED = EDITION.lasting_effect("not-counted", modifiers.NOT_COUNTED, ask=on_subject)
DOES_NOT_STAND = EDITION.lasting_effect("does-not-stand", modifiers.DOES_NOT_STAND, ask=on_subject)
CLAIM_CHANGE = EDITION.lasting_effect("claim", modifiers.CLAIM, ask=of_seat, on_card=False)
# value: the type of challenge of which `seat` may initiate one more
ALLOWANCE_CHANGE = EDITION.lasting_effect(
    "allowance",
    modifiers.ALLOWANCE,
    ask=lambda t, e, seat, kind: int(e[WHOSE] == seat and e[AMOUNT] == kind),
    on_card=False,
)
# subject: the other player; value: a type of challenge that `seat` may not initiate against him
NO_CHALLENGES_AGAINST = EDITION.lasting_effect(
    "no-challenges-against",
    modifiers.FORBID_CHALLENGE,
    ask=lambda t, e, seat, kind, opponent: int(seat == e[WHOSE] and kind == e[AMOUNT] and opponent == e[SUBJECT]),
    on_card=False,
)
MARKED = EDITION.lasting_effect("marked", modifiers.MARK)
GIVEN_AWAY = EDITION.lasting_effect("given-away", modifiers.MARK)  # seat: who gave it


def gives_away(t: CouncilTable, u: Use) -> None:
    """This card is put into play under the control of the player chosen as target."""
    put_into_play(t, u.card, u.targets[0])


def notes_giver(t: CouncilTable, u: Use) -> None:
    for card in u.picks:
        last(t, GIVEN_AWAY, FOREVER, subject=card, seat=u.seat, source=u.card)


def giver_of(t: CouncilTable, card: int) -> int:
    """Who gave a card away; -1: nobody."""
    number = GIVEN_AWAY.number
    return next((e[WHOSE] for e in t.lasting if e[EFFECT] == number and e[SUBJECT] == card), -1)


def returns_to_giver(t: CouncilTable, u: Use) -> bool:
    """Its controller, to whom it was given, has won with it."""
    giver = giver_of(t, u.card)
    return bool(u.player == u.seat and t.participates(u.card) and giver not in (-1, u.seat))


HONOR_GUARD = (
    Ability(
        is_action=True,
        phases=1 << CHALLENGES,
        zones=(HAND,),
        target=Choose(opponents, what=SEATS),
        effect=(gives_away, notes_giver),
    ),
    answer(
        PASSIVES,
        kinds.CHALLENGE_WON,
        lambda t, u: basic.take_control(t, u.card, giver_of(t, u.card)),
        when=returns_to_giver,
    ),
)


def gets_keyword(keyword: int, until: int) -> Act:
    """Each target gets a keyword for a while."""

    def act(t: CouncilTable, u: Use) -> None:
        for card in u.targets:
            last(t, KEYWORD_GAINED, until, subject=card, value=keyword, source=u.card)

    return act


def withers(amount: int, until: int) -> Act:
    """Each target loses strength for a while, and is killed as soon as it has none."""

    def act(t: CouncilTable, u: Use) -> None:
        for card in u.targets:
            last(t, EDITION.strength_change, until, subject=card, value=-amount, source=u.card)
            last(t, DIES_AT_ZERO, until, subject=card, source=u.card)

    return act
