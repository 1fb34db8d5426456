"""Cards entering play: marshaled, by ambush, put into play by an effect, or as duplicates."""

from __future__ import annotations

from smallcouncil.games.cardgame import effects, kinds
from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.current import AMOUNT, EFFECT, LASTING, SUBJECT, WHOSE, Lasting
from smallcouncil.games.cardgame.happening import happen
from smallcouncil.games.cardgame.initiate import Initiate
from smallcouncil.games.cardgame.kinds import AMBUSHED, MARSHALED, PENDING, PUT
from smallcouncil.games.cardgame.lasting import UNTIL_PHASE, end_lasting, last
from smallcouncil.games.cardgame.prints import ATTACHMENT, CHARACTER, EVENT
from smallcouncil.games.cardgame.zones import PLAY
from smallcouncil.games.cards2e import aspects, words
from smallcouncil.games.cards2e.attaching import bearers
from smallcouncil.games.cards2e.facts import LIMITED, TITLE_WORDS
from smallcouncil.games.cards2e.state import LIMITED_USED, NOBLE, NOBLES_MARSHALED, ThronesTable
from smallcouncil.table import Choice, Procedure

CAME_BY_AMBUSH = Lasting("came-by-ambush", aspects.FOOTHOLD)


def in_hand(t: ThronesTable, seat: int, title: int) -> int:
    what = t.box.what
    return next(c for c in t.hands[seat] if what[c] == title)


def own_copy(t: ThronesTable, seat: int, card: int) -> int:
    """The copy of a unique card that a seat owns and controls in play, -1: none."""
    if t.box.printed[card].unique and t.box.owner[card] == seat:
        for copy in t.box.copies[card]:
            if t.zone[copy] == PLAY and t.control[copy] == seat:
                return copy
    return -1


def barred(t: ThronesTable, seat: int, card: int) -> bool:
    """Whether uniqueness keeps a card from entering play for a seat, be it as a duplicate."""
    if not t.box.printed[card].unique:
        return False
    return is_dead(t, seat, card) or (own_copy(t, seat, card) < 0 and is_taken(t, seat, card))


def is_dead(t: ThronesTable, seat: int, card: int) -> bool:
    """Whether a copy of a unique card lies in a dead pile: its controller's or its owner's."""
    what = t.box.what
    number = what[card]
    for player in (seat, t.box.owner[card]):
        for other in t.deads[player]:
            if what[other] == number and other != card:
                return True
    return False


def is_taken(t: ThronesTable, seat: int, card: int) -> bool:
    """Whether a copy of a unique card is in play, owned or controlled by its controller or its owner."""
    box = t.box
    number = box.what[card]
    concerned = (seat, box.owner[card])
    for play in t.plays:
        for other in [c for c in play if box.what[c] == number and c != card]:
            if t.control[other] in concerned or box.owner[other] in concerned:
                return True
    return False


def may_enter(t: ThronesTable, seat: int, card: int) -> bool:
    """Whether a card could legally enter play under a seat's control."""
    kind = t.box.type[card]
    if kind >= EVENT or (t.box.printed[card].unique and barred(t, seat, card)):
        return False
    return kind != ATTACHMENT or own_copy(t, seat, card) >= 0 or bool(bearers(t, card))


def marshals(t: ThronesTable, seat: int) -> list[Choice]:
    """The cards that the active player may marshal now."""
    box = t.box
    choices = []
    titles = set()
    gold = t.gold[seat]
    reduced = t.is_ruled(aspects.COST)
    forbidden = t.is_ruled(aspects.FORBID_MARSHAL)
    for card in t.hands[seat]:
        title = box.what[card]
        if title in titles or box.type[card] >= EVENT:
            continue
        titles.add(title)
        printed = box.printed[card]
        if printed.keywords & LIMITED and not t.limited_left(seat):
            continue
        if printed.unique and own_copy(t, seat, card) >= 0:
            if not is_dead(t, seat, card):
                choices.append(TITLE_WORDS.marshal(title))
            continue
        if (t.marshal_cost(seat, card) if reduced else printed.cost) > gold:
            continue
        if forbidden and t.total(aspects.FORBID_MARSHAL, seat, card):
            continue
        if may_enter(t, seat, card):
            choices.append(TITLE_WORDS.marshal(title))
    return choices


def ambush_prices(t: ThronesTable, seat: int, card: int) -> list[int]:
    """The different amounts of gold for which a card in hand may ambush, as far as its player has the gold."""
    gold = t.gold[seat]
    prices = [price for price in t.box.printed[card].ambush if price <= gold]
    for source, constant in t.active.get(aspects.HAND_AMBUSH, ()):
        price = constant.ask(t, source, seat, card) - 1
        if 0 <= price <= gold:
            prices.append(price)
    return sorted(set(prices)) if len(prices) > 1 else prices


def ambushes(t: ThronesTable, seat: int) -> list[Choice]:
    choices: list[Choice] = []
    printed = t.box.printed
    lent = t.is_ruled(aspects.HAND_AMBUSH)
    titles = set()
    for card in t.hands[seat] if lent else [c for c in t.hands[seat] if printed[c].ambush]:
        title = t.box.what[card]
        if title not in titles:
            titles.add(title)
            if ambush_prices(t, seat, card) and may_enter(t, seat, card):
                choices.append(TITLE_WORDS.ambush(title))
    return choices


class Enter(Procedure):
    """A card enters play. The use that puts it into play answers for reactions; marshaling has its own."""

    steps = ("price", "pay", "bearer", "enter")
    fields = ("card", "seat", "how", "host", "gold")

    def __init__(self, card: int, seat: int, how: int, host: int, gold: int = 0) -> None:
        self.step = 0
        self.gold = gold  # the price of an ambush
        self.card = card
        self.seat = seat
        self.how = how
        self.host = host

    def copy(self) -> Enter:
        return Enter(self.card, self.seat, self.how, self.host, self.gold).at(self.step)

    def price(self, t: ThronesTable) -> None:
        """Of several ambush keywords their controller chooses one."""
        if self.how == AMBUSHED:
            choices = [shared.NUMBER_OF(n) for n in ambush_prices(t, self.seat, self.card)]
            self.ask(t, self.seat, t.prompt(shared.AMBUSH_PRICE), choices, args=(t.box.what[self.card],))

    def on_price(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        self.gold = choice.args[0]

    def pay(self, t: ThronesTable) -> None:
        seat, card = self.seat, self.card
        if self.how == AMBUSHED:
            t.pay(seat, self.gold)
            return
        if self.how != MARSHALED:
            return
        if t.box.keywords[card] & LIMITED:  # a duplicate too: the keyword is on the card while it is marshaled
            t.add(seat, LIMITED_USED)
        if own_copy(t, seat, card) < 0:
            t.pay(seat, t.marshal_cost(seat, card))
            use_reductions(t, seat, card)
            if t.box.type[card] == CHARACTER and t.box.traits[card] & NOBLE:
                t.add(seat, NOBLES_MARSHALED)
                t.touch(-1)

    def bearer(self, t: ThronesTable) -> None:
        if t.box.type[self.card] == ATTACHMENT and own_copy(t, self.seat, self.card) < 0:
            hosts = bearers(t, self.card)
            if not hosts:
                self.finish()
                return
            title = t.box.what[self.card]
            self.ask(t, self.seat, t.prompt(shared.BEARER), [shared.PICK(c) for c in hosts], args=(title,))

    def on_bearer(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        self.host = choice.args[0]

    def enter(self, t: ThronesTable) -> None:
        seat = self.seat
        copy = own_copy(t, seat, self.card)
        if copy >= 0:
            card = t.lay_duplicate(self.card, copy)
            t.tell(effects.DUPLICATED, seat, card)
            self.note(t, card)
            return
        card = t.enter(self.card, seat, self.host)
        if any(c.aspect == aspects.ENTERS_KNEELING for c in t.box.printed[card].constants) and not t.is_blank(card):
            t.kneeling[card] = 1
        if self.how == AMBUSHED:
            last(t, CAME_BY_AMBUSH, UNTIL_PHASE, subject=card)
        self.note(t, card)
        t.tell(words.MARSHALED if self.how == MARSHALED else effects.ENTERED, seat, card)
        below = len(t.stack) - 2
        caller = below if self.how == PUT and isinstance(t.stack[below], Initiate) else -1
        happen(t, [kinds.ENTERED, card, seat, self.how, PENDING], own_window=True, caller=caller)

    def note(self, t: ThronesTable, card: int) -> None:
        """The use that put it into play knows the copy that came (`use.picks`)."""
        below = t.stack[len(t.stack) - 2]
        if isinstance(below, Initiate) and self.how == PUT:
            below.picks = [card]


def put_into_play(t: ThronesTable, card: int, seat: int) -> None:
    """By an effect: no cost. The last thing a part of an effect does; `use.picks` then holds the card."""
    if t.zone[card] != PLAY and may_enter(t, seat, card):
        t.call(Enter(card, seat, PUT, -1))
    else:
        effects.fall_short(t)


# ---------------------------------------------------------------------- reductions of the next card's cost


def reduces(t: ThronesTable, effect: tuple[int, ...], seat: int, card: int) -> int:
    return effect[AMOUNT] if effect[WHOSE] == seat and matches(t, effect[SUBJECT], card) else 0


def matches(t: ThronesTable, code: int, card: int) -> bool:
    """Whether a card is of the faction and type that a reduction names."""
    faction, kind = divmod(code, 16)
    printed = t.box.printed[card]
    if printed.type == EVENT:
        return False
    return faction in (0, printed.faction + 1) and kind in (0, printed.type + 1)


def reduces_loyal(t: ThronesTable, effect: tuple[int, ...], seat: int, card: int) -> int:
    return effect[AMOUNT] if effect[WHOSE] == seat and t.box.printed[card].loyal else 0


NEXT_COSTS_LESS = Lasting("next-costs-less", aspects.COST, ask=reduces, on_card=False)
LOYAL_COSTS_LESS = Lasting("loyal-costs-less", aspects.COST, ask=reduces_loyal, on_card=False)
REDUCTIONS = (NEXT_COSTS_LESS.number, LOYAL_COSTS_LESS.number)


def reduce_next(t: ThronesTable, seat: int, amount: int, source: int, faction: int = -1, kind: int = -1) -> None:
    """The next matching card that a seat marshals this phase costs less."""
    code = (faction + 1) * 16 + kind + 1
    last(t, NEXT_COSTS_LESS, UNTIL_PHASE, subject=code, value=amount, seat=seat, source=source)


def use_reductions(t: ThronesTable, seat: int, card: int) -> None:
    """All reductions that match the marshaled or played card are used up together."""
    matching = [e for e in t.lasting if e[EFFECT] in REDUCTIONS and LASTING[e[EFFECT]].ask(t, e, seat, card)]
    end_lasting(t, matching)
