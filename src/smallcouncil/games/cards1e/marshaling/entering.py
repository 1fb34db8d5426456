"""Cards entering play: played in marshaling, out of the shadows, put into play by an effect, or as duplicates."""

from __future__ import annotations

from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.effects.lasting import UNTIL_PHASE, end_lasting, last
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, EVENT
from smallcouncil.games.cardgame.layout.uniqueness import barred, own_copy
from smallcouncil.games.cardgame.occurrences.kinds import MARSHALED
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.values.current import AMOUNT, EFFECT, SUBJECT, WHOSE
from smallcouncil.games.cards1e import modifiers, words
from smallcouncil.games.cards1e.edition import EDITION, EMERGED
from smallcouncil.games.cards1e.facts import LIMITED, PRINTS, TITLE_WORDS, Print1e
from smallcouncil.games.cards1e.marshaling.attachments import has_bearer
from smallcouncil.games.cards1e.state import LIMITED_USED, PENALTY, CouncilTable
from smallcouncil.table import Choice

INTO_SHADOWS = 2  # gold to lay a card into the shadows


def plays(t: CouncilTable, seat: int) -> list[Choice]:
    """The cards that the active player may play in marshaling, and those for the shadows."""
    choices: list[Choice] = []
    gold = t.spendable(seat)
    what, names = t.box.what, t.box.name
    house = PRINTS[what[t.house[seat]]].houses
    reductions = own_reductions(t, seat)
    in_play = [names[c] for c in t.plays[seat]]
    titles: list[int] = []
    for card in t.hands[seat]:
        title = what[card]
        if title in titles:
            continue
        titles.append(title)
        printed = PRINTS[title]
        if printed.shadow_cost >= 0 and gold >= INTO_SHADOWS:
            choices.append(words.HIDE(title))
        if printed.type >= EVENT or (printed.keywords & LIMITED and not t.limited_left(seat)):
            continue
        if printed.unique and names[card] in in_play and own_copy(t, seat, card) >= 0:
            if not barred(t, seat, card):
                choices.append(TITLE_WORDS.marshal.of(title))
            continue
        if printed.cost < 0:
            continue
        if reductions is None or printed.stages.rules:
            cost = t.play_cost(seat, card)
        else:
            houses = printed.houses
            cost = printed.cost if not houses or houses & house else printed.cost + PENALTY
            if cost > gold:
                for effect in reductions:
                    if matches(printed, effect[SUBJECT]):
                        cost -= effect[AMOUNT]
        if cost > gold or (printed.unique and barred(t, seat, card)):
            continue
        if printed.type != ATTACHMENT or has_bearer(t, card, seat):
            choices.append(TITLE_WORDS.marshal.of(title))
            if printed.to_house:
                choices.append(words.ATTACH(title))
    return choices


def pay_entry(t: CouncilTable, seat: int, card: int, how: int) -> None:
    """Gold for a card that is played or comes out of the shadows; a duplicate that is played is free."""
    if how == EMERGED:
        t.pay(seat, t.emerge_cost(seat, card))
    elif how == MARSHALED:
        if t.box.keywords[card] & LIMITED:
            t.add(seat, LIMITED_USED)
        if own_copy(t, seat, card) < 0:
            t.pay(seat, t.play_cost(seat, card))
            use_reductions(t, seat, card)


def has_entered(t: CouncilTable, seat: int, card: int, how: int) -> None:
    t.tell(rounds.MARSHALED if how == MARSHALED else effects.ENTERED, seat, card)


# ---------------------------------------------------------------------- reductions of the next card's cost


def reduction_code(houses: int, kind: int, icon: int) -> int:
    """What a reduction asks of a card, as one number: one of these houses, a type, an icon; 0, -1, -1: any."""
    return (houses * 16 + kind + 1) * 4 + icon + 1


def matches(printed: Print1e, code: int) -> bool:
    rest, icon = divmod(code, 4)
    houses, kind = divmod(rest, 16)
    if printed.type >= EVENT or (houses and not printed.houses & houses):
        return False
    return kind in (0, printed.type + 1) and (not icon or bool(printed.icons >> (icon - 1) & 1))


def reduces(t: CouncilTable, effect: tuple[int, ...], seat: int, card: int) -> int:
    return effect[AMOUNT] if effect[WHOSE] == seat and matches(t.printed(card), effect[SUBJECT]) else 0


NEXT_COSTS_LESS = EDITION.lasting_effect("next-costs-less", modifiers.COST, ask=reduces, on_card=False)


def reduce_next(t: CouncilTable, seat: int, amount: int, source: int, houses: int, kind: int, icon: int) -> None:
    """The next card that fits and that a seat plays this phase costs less."""
    code = reduction_code(houses, kind, icon)
    last(t, NEXT_COSTS_LESS, UNTIL_PHASE, subject=code, value=amount, seat=seat, source=source)


def own_reductions(t: CouncilTable, seat: int) -> list[tuple[int, ...]] | None:
    """The reductions that a seat may use, if nothing else changes prices; None: something does."""
    if t.is_ruled(modifiers.NO_PENALTY) or modifiers.COST in t.active:
        return None
    if not t.ruled >> modifiers.COST & 1:
        return []
    declared = EDITION.lasting
    reductions = [e for e in t.lasting if declared[e[EFFECT]].modifier == modifiers.COST]
    own = []
    for effect in reductions:
        if effect[EFFECT] != NEXT_COSTS_LESS.number:
            return None
        if effect[WHOSE] == seat:
            own.append(effect)
    return own


def use_reductions(t: CouncilTable, seat: int, card: int) -> None:
    """All reductions that fit the card that was played are used up together."""
    number = NEXT_COSTS_LESS.number
    mine = [e for e in t.lasting if e[EFFECT] == number and e[WHOSE] == seat]
    if mine:
        printed = t.printed(card)
        end_lasting(t, [e for e in mine if e[AMOUNT] and matches(printed, e[SUBJECT])])
