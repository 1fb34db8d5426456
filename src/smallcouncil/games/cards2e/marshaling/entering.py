"""Cards entering play: marshaled, by ambush, put into play by an effect, or as duplicates."""

from __future__ import annotations

from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.effects.lasting import UNTIL_PHASE, end_lasting, last
from smallcouncil.games.cardgame.layout.prints import ATTACHMENT, CHARACTER, EVENT
from smallcouncil.games.cardgame.layout.uniqueness import has_fallen_or_is_taken, is_dead, own_copy
from smallcouncil.games.cardgame.occurrences.kinds import AMBUSHED, MARSHALED
from smallcouncil.games.cardgame.occurrences.listeners import listen
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.values.current import AMOUNT, EFFECT, KNEELING, SUBJECT, WHOSE, refresh
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.facts import LIMITED, PRINTS, TITLE_WORDS
from smallcouncil.games.cards2e.marshaling.attachments import has_bearer
from smallcouncil.games.cards2e.state import LIMITED_USED, NOBLE, NOBLES_MARSHALED, ThronesTable
from smallcouncil.table import Choice

MARSHAL_BANS = 1 << modifiers.FORBID_MARSHAL
HAND_AMBUSHES = 1 << modifiers.HAND_AMBUSH

CAME_BY_AMBUSH = EDITION.lasting_effect("came-by-ambush", modifiers.FOOTHOLD)


def marshals(t: ThronesTable, seat: int) -> list[Choice]:
    """The cards that the active player may marshal now."""
    box = t.box
    what, printed, names = box.what, box.printed, box.name
    choices: list[Choice] = []
    titles: list[int] = []
    gold = t.gold[seat]
    reductions = own_reductions(t, seat)
    forbidden = t.ruled & MARSHAL_BANS
    in_play = [names[c] for c in t.plays[seat]]
    for card in t.hands[seat]:
        face = printed[card]
        title = what[card]
        if face.type >= EVENT or title in titles:
            continue
        titles.append(title)
        if face.keywords & LIMITED and not t.limited_left(seat):
            continue
        if face.unique and names[card] in in_play and own_copy(t, seat, card) >= 0:
            if not is_dead(t, seat, card):
                choices.append(TITLE_WORDS.marshal.of(title))
            continue
        if face.cost > gold:  # nothing makes a card dearer
            if reductions is None:
                if t.play_cost(seat, card) > gold:
                    continue
            elif not reductions or face.cost - saved(t, seat, card, reductions) > gold:
                continue
        if forbidden and t.total(modifiers.FORBID_MARSHAL, seat, card):
            continue
        if face.unique and has_fallen_or_is_taken(t, seat, card):
            continue
        if face.type != ATTACHMENT or has_bearer(t, card):
            choices.append(TITLE_WORDS.marshal.of(title))
    return choices


def own_reductions(t: ThronesTable, seat: int) -> list[tuple[int, ...]] | None:
    """The reductions that a seat may use; None: other cards change prices as well."""
    if not t.is_ruled(modifiers.COST):
        return []
    if modifiers.COST in t.active:
        return None
    return [e for e in t.lasting if e[EFFECT] in REDUCTIONS and e[WHOSE] == seat]


def saved(t: ThronesTable, seat: int, card: int, reductions: list[tuple[int, ...]]) -> int:
    """By how much these reductions make a card cost less."""
    less = 0
    for effect in reductions:
        less += EDITION.lasting[effect[EFFECT]].ask(t, effect, seat, card)
    return less


def ambush_prices(t: ThronesTable, seat: int, card: int) -> list[int]:
    """The different amounts of gold for which a card in hand may ambush, as far as its player has the gold."""
    gold = t.gold[seat]
    prices = [price for price in PRINTS[t.box.what[card]].ambush if price <= gold]
    for source, constant in t.active.get(modifiers.HAND_AMBUSH, ()):
        price = constant.ask(t, source, seat, card) - 1
        if 0 <= price <= gold:
            prices.append(price)
    return sorted(set(prices)) if len(prices) > 1 else prices


def ambushes(t: ThronesTable, seat: int) -> list[Choice]:
    """The cards in hand that may ambush now."""
    if t.listening < 0:
        listen(t)
    if t.stale:
        refresh(t)
    able = t.present[seat].entering
    if t.ruled & HAND_AMBUSHES:
        able = able[:]
        for source, constant in t.active.get(modifiers.HAND_AMBUSH, ()):
            if t.control[source] == seat:
                able += [c for c in t.hands[seat] if constant.ask(t, source, seat, c)]
        if able:
            able = [c for c in t.hands[seat] if c in able]
    choices: list[Choice] = []
    titles: list[int] = []
    what = t.box.what
    for card in able:
        title = what[card]
        if title not in titles:
            titles.append(title)
            if ambush_prices(t, seat, card) and t.may_enter(seat, card):
                choices.append(TITLE_WORDS.ambush(title))
    return choices


def pay_entry(t: ThronesTable, seat: int, card: int, how: int, price: int) -> None:
    """Gold for a card that is marshaled or ambushes; a duplicate is free."""
    if how == AMBUSHED:
        t.pay(seat, price)
        return
    if how != MARSHALED:
        return
    if t.box.keywords[card] & LIMITED:  # a duplicate too: the keyword is on the card while it is marshaled
        t.add(seat, LIMITED_USED)
    if own_copy(t, seat, card) < 0:
        t.pay(seat, t.play_cost(seat, card))
        use_reductions(t, seat, card)
        if t.box.type[card] == CHARACTER and t.box.traits[card] & NOBLE:
            t.add(seat, NOBLES_MARSHALED)
            t.touch(-1)


def has_entered(t: ThronesTable, seat: int, card: int, how: int) -> None:
    if any(c.modifier == modifiers.ENTERS_KNEELING for c in t.box.printed[card].constants) and not t.is_blank(card):
        t.kneeling[card] = 1
        t.touch(KNEELING)
    if how == AMBUSHED:
        last(t, CAME_BY_AMBUSH, UNTIL_PHASE, subject=card)
    t.tell(rounds.MARSHALED if how == MARSHALED else effects.ENTERED, seat, card)


# ---------------------------------------------------------------------- reductions of the next card's cost


def reduces(t: ThronesTable, effect: tuple[int, ...], seat: int, card: int) -> int:
    return effect[AMOUNT] if effect[WHOSE] == seat and matches(t, effect[SUBJECT], card) else 0


def matches(t: ThronesTable, code: int, card: int) -> bool:
    """Whether a card is of the faction and type that a reduction names."""
    faction, kind = divmod(code, 16)
    printed = PRINTS[t.box.what[card]]
    if printed.type == EVENT:
        return False
    return faction in (0, printed.faction + 1) and kind in (0, printed.type + 1)


def reduces_loyal(t: ThronesTable, effect: tuple[int, ...], seat: int, card: int) -> int:
    return effect[AMOUNT] if effect[WHOSE] == seat and t.printed(card).loyal else 0


NEXT_COSTS_LESS = EDITION.lasting_effect("next-costs-less", modifiers.COST, ask=reduces, on_card=False)
LOYAL_COSTS_LESS = EDITION.lasting_effect("loyal-costs-less", modifiers.COST, ask=reduces_loyal, on_card=False)
REDUCTIONS = (NEXT_COSTS_LESS.number, LOYAL_COSTS_LESS.number)


def reduce_next(t: ThronesTable, seat: int, amount: int, source: int, faction: int = -1, kind: int = -1) -> None:
    """The next matching card that a seat marshals this phase costs less."""
    code = (faction + 1) * 16 + kind + 1
    last(t, NEXT_COSTS_LESS, UNTIL_PHASE, subject=code, value=amount, seat=seat, source=source)


def use_reductions(t: ThronesTable, seat: int, card: int) -> None:
    """All reductions that match the marshaled or played card are used up together."""
    if not t.lasting:
        return
    matching = [e for e in t.lasting if e[EFFECT] in REDUCTIONS and EDITION.lasting[e[EFFECT]].ask(t, e, seat, card)]
    end_lasting(t, matching)
