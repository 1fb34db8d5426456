"""A toy card game on the card core whose timing is nobody's: it declares all that an edition may declare otherwise.

Players take turns: draw a card, take two gold, then all may act, who has the turn first. Characters are marshaled for
gold, or laid into the shadows for one gold and brought out for nothing. Around what happens: cancels, saves (whose card
is threatened speaks first, his duplicates save), forced replacements, forced passives, responses from the left of
who acts. Targets come before costs, and influence is paid by kneeling. Five power win; an empty deck ends it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from smallcouncil import table
from smallcouncil.games.cardgame import position, words
from smallcouncil.games.cardgame.abilities.actions import ActionWindow, abilities
from smallcouncil.games.cardgame.edition import Edition
from smallcouncil.games.cardgame.effects.basic import NEWS
from smallcouncil.games.cardgame.effects.entering import Enter
from smallcouncil.games.cardgame.imagine import resample_hidden
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.layout.prints import EVENT, FACTION, Print
from smallcouncil.games.cardgame.layout.uniqueness import barred, own_copy
from smallcouncil.games.cardgame.layout.zones import HOUSE, PLAY
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.timings import (
    Timing,
    controller_of_threatened,
    left_of_actor,
)
from smallcouncil.games.cardgame.procedures import WITH_CARDS
from smallcouncil.games.cardgame.table import CardTable
from smallcouncil.games.cardgame.values.current import POWER_CHANGED
from smallcouncil.games.cardgame.writing.every_word import (
    CHARACTER,
    CHARACTERS,
    DEAD,
    DECK,
    ON_TOP,
    YOUR_CHARACTERS,
    YOUR_HAND,
    Ability,
    Way,
    action,
    an_opponent,
    answer,
    are_not_yours,
    are_standing,
    cancel,
    choose,
    discard_one,
    draws,
    faction_gains_power,
    gains_gold,
    is_me,
    kill_target,
    kinds,
    kneel_one,
    kneel_worth,
    pay,
    replace_destination,
    save,
    take_back,
    take_control,
    you,
)
from smallcouncil.table import Choice, Game, Options, Procedure, Rng, Time, Verb

CANCELS, SAVES, REPLACEMENTS, PASSIVES, RESPONSES = range(5)
RUMOURED = kinds.OWN  # seat: of whom

EDITION = Edition(
    timings=(
        Timing("cancels", before=True, first=left_of_actor),
        Timing("saves", before=True, saves=True, first=controller_of_threatened),
        Timing("replacements", before=True, forced=True, first=controller_of_threatened),
        Timing("passives", forced=True),
        Timing("responses", first=left_of_actor),
    ),
    kinds_of_occurrences=("rumoured",),
    targets_first=True,
    duplicates_follow=False,
    duplicates_save_from=(kinds.KILLED, kinds.RETURNED),
    unique_per_player=True,
    in_play=(PLAY, HOUSE),
)
SHADOWS = EDITION.zone("shadows", hidden=True)


class FeudPrint(Print):
    """A card may belong to several houses; some have influence."""

    def __init__(self, number: int, name: str, card_type: int, *, cost: int = 0, strength: int = 0) -> None:
        super().__init__(number, name, card_type)
        self.cost = cost
        self.strength = strength
        self.houses: tuple[str, ...] = ()
        self.influence = 0


NAMES = (
    "camp",
    "swordsman",
    "herald",
    "envoy",
    "captain",
    "old_captain",
    "guard",
    "ghost",
    "martyr",
    "mourner",
    "avenger",
    "spy",
    "poison",
    "veto",
    "bribe",
    "bargain",
    "oath",
)
EVENTS = ("poison", "veto", "bribe", "bargain", "oath")


def printed(number: int, name: str) -> FeudPrint:
    if name == "camp":
        return FeudPrint(number, name, FACTION)
    if name in EVENTS:
        return FeudPrint(number, name, EVENT)
    return FeudPrint(number, name, CHARACTER, cost=1 + (name in ("captain", "old_captain")), strength=2)


PRINTS = [printed(number, name) for number, name in enumerate(NAMES)]
NUMBER = {name: number for number, name in enumerate(NAMES)}
PRINTS[NUMBER["envoy"]].influence = 2
PRINTS[NUMBER["envoy"]].houses = ("stark", "tully")
PRINTS[NUMBER["herald"]].influence = 1
for version in ("captain", "old_captain"):
    PRINTS[NUMBER[version]].unique = True
    PRINTS[NUMBER[version]].name = NUMBER["captain"]
EDITION.print_cards(PRINTS)


def influence(t: FeudTable, card: int) -> int:
    return PRINTS[t.box.what[card]].influence


def envoys(t: FeudTable, u: Any) -> list[int]:
    return [c for c in t.characters(u.seat) if not t.kneeling[c] and influence(t, c)]


def kneel_influence(amount: int) -> Any:
    return kneel_worth(lambda t, u: amount, envoys, influence)


def response(on: int, effect: Any, **more: Any) -> Ability:
    return answer(RESPONSES, on, effect, **more)


KNEEL_GUARD = kneel_one(lambda t, u: [u.card] if not t.kneeling[u.card] else [])

EDITION.card("guard", answer(SAVES, kinds.KILLED, save, saves=True, when=you, costs=(KNEEL_GUARD,)))
EDITION.card("ghost", action(lambda t, u: take_back(t, u.card), zones=(DEAD,), costs=(pay(1),)))
EDITION.card("martyr", answer(REPLACEMENTS, kinds.KILLED, lambda t, u: replace_destination(t, u, ON_TOP), when=is_me))
EDITION.card("mourner", answer(PASSIVES, kinds.KILLED, gains_gold(1)))
EDITION.card("avenger", response(kinds.KILLED, faction_gains_power(1)))
EDITION.card(
    "spy",
    action(lambda t, u: t.call(Enter(u.card, u.seat, kinds.PUT, -1)), zones=(SHADOWS,), when=lambda t, u: t.room(u)),
)
EDITION.card("poison", action(kill_target, costs=(kneel_influence(2),), target=choose(CHARACTERS)))
EDITION.card("veto", answer(CANCELS, kinds.EFFECTS_INITIATE, cancel, when=an_opponent, costs=(pay(1),)))
EDITION.card(
    "bribe",
    action(
        lambda t, u: take_control(t, u.targets[0], u.seat),
        costs=(pay(2),),
        target=choose(CHARACTERS.that(are_not_yours)),
    ),
)

PAY_GOLD = Verb("pay-gold", amount=table.NUMBER)
PAY_INFLUENCE = Verb("pay-influence", amount=table.NUMBER)
EDITION.card("bargain", action(draws(1), ways=(Way(PAY_GOLD(2), pay(2)), Way(PAY_INFLUENCE(1), kneel_influence(1)))))
EDITION.card(
    "oath",
    action(faction_gains_power(2), costs=(kneel_one(YOUR_CHARACTERS.that(are_standing)), discard_one(YOUR_HAND))),
)

HIDE = Verb("hide", card=EDITION.words.card)
CARD, THING = EDITION.words.card, words.THING
EDITION.asks_by(
    {
        words.ACT: "R-TOY-act-01",
        words.INTERRUPT_OR_PASS: "R-TOY-window-01",
        words.REACT_OR_PASS: "R-TOY-window-01",
        words.ORDER_FORCED: "R-TOY-window-01",
        words.CHOOSE: "R-TOY-act-01",
        words.CHOOSE_COST: "R-TOY-act-01",
        words.CHOOSE_WAY: "R-TOY-act-01",
    }
)


class FeudOptions(Options, frozen=True):
    windows: Literal["fast", "safe"] = "safe"


class SeatView(msgspec.Struct, frozen=True):
    gold: int
    power: int
    hand: list[str]  # what the viewer knows of it
    hand_size: int
    deck_size: int
    shadows: list[str]
    shadows_size: int
    dead: list[str]
    discard: list[str]
    play: list[str]
    kneeling: list[str]


class FeudView(msgspec.Struct, frozen=True):
    turn: int
    seats: list[SeatView]


class FeudTable(CardTable):
    __slots__ = ("turn",)

    def __init__(self, game: Game, options: Any, players: int, seed: int | None, box: Box) -> None:
        super().__init__(game, options, players, seed, box)
        self.turn = 0

    def copy_state(self, other: FeudTable) -> None:
        super().copy_state(other)
        other.turn = self.turn

    def room(self, use: Any) -> bool:
        return self.may_enter(use.seat, use.card)

    def may_enter(self, seat: int, card: int) -> bool:
        return self.box.type[card] == CHARACTER and not barred(self, seat, card)

    def may_take_control(self, card: int, seat: int) -> bool:
        return not barred(self, seat, card)

    def actions(self, seat: int) -> list[Choice]:
        choices = abilities(self, seat, self.phase_bit())
        if seat == self.turn:
            titles = dict.fromkeys(self.box.what[c] for c in self.hands[seat] if self.may_enter(seat, c))
            for title in titles:
                free = own_copy(self, seat, next(c for c in self.hands[seat] if self.box.what[c] == title)) >= 0
                if free or PRINTS[title].cost <= self.gold[seat]:
                    choices.append(self.words.marshal(title))
            if self.gold[seat]:
                choices += [HIDE(title) for title in titles if NAMES[title] == "spy"]
        return choices

    def act(self, seat: int, choice: Choice) -> None:
        card = self.in_hand(seat, choice.args[0])
        if choice.verb is HIDE:
            self.pay(seat, 1)
            self.move(card, SHADOWS)
        else:
            self.call(Enter(card, seat, kinds.MARSHALED, -1))

    def pay_entry(self, seat: int, card: int, how: int, price: int) -> None:
        if how == kinds.MARSHALED and own_copy(self, seat, card) < 0:
            self.pay(seat, self.box.printed[card].cost)

    def could_answer(self, seat: int, timing: int, kinds_heard: int) -> bool:
        return bool(self.hands[seat])

    def settle(self) -> None:
        unsettled, self.unsettled = self.unsettled, 0
        if unsettled & POWER_CHANGED:
            power = tuple(self.power[self.house[s]] for s in range(self.players))
            if max(power) >= 5:
                self.end(tuple(s for s in range(self.players) if power[s] >= 5), power, "power")

    def time(self) -> Time:
        return Time(turn=self.turn)

    def resample(self, seat: int | None, rng: Rng) -> None:
        resample_hidden(self, seat, rng)

    def seen_by(self, seat: int | None) -> FeudView:
        return FeudView(self.turn, [self.seat_seen_by(seat, other) for other in range(self.players)])

    def seat_seen_by(self, seat: int | None, other: int) -> SeatView:
        names = self.box.names

        def known(cards: list[int]) -> list[str]:
            return sorted(self.box.printed[c].id for c in cards if seat == other or self.know_hidden(seat, c))

        return SeatView(
            self.gold[other],
            self.power[self.house[other]],
            known(self.hands[other]),
            len(self.hands[other]),
            len(self.decks[other]),
            known(self.own_piles[SHADOWS][other]),
            len(self.own_piles[SHADOWS][other]),
            [names[c] for c in self.deads[other]],
            [names[c] for c in self.discards[other]],
            [names[c] for c in self.plays[other]],
            [names[c] for c in self.plays[other] if self.kneeling[c]],
        )

    def write(self) -> dict[str, Any]:
        return {"turn": self.turn, **position.write(self, {})}


class Turns(Procedure):
    steps = ("draw", "rumour", "window", "next")

    def draw(self, t: FeudTable) -> None:
        if not t.decks[t.turn]:
            power = tuple(t.power[t.house[s]] for s in range(t.players))
            t.end(tuple(s for s in range(t.players) if power[s] == max(power)), power, "deck")
            return
        t.draw(t.turn, 1)
        t.gold[t.turn] += 2

    def rumour(self, t: FeudTable) -> None:
        happen(t, [RUMOURED, -1, t.turn, 0, kinds.PENDING])

    def window(self, t: FeudTable) -> None:
        t.call(ActionWindow(t.turn, 0))

    def next(self, t: FeudTable) -> None:
        for card in t.plays[t.turn]:
            t.kneeling[card] = 0
        t.turn = t.after(t.turn)
        self.goto(t, "draw")


class Feud(Game):
    id = "feud"
    version = 1
    seats = range(2, 5)
    default_players = 2
    options_type = FeudOptions
    view_type = FeudView
    procedures = (Turns, *WITH_CARDS)
    words = (
        *(w for w in vars(words).values() if isinstance(w, Verb)),
        words.PASS.verb,
        words.DONE.verb,
        *EDITION.words.verbs(),
        HIDE,
        PAY_GOLD,
        PAY_INFLUENCE,
        *NEWS,
        EDITION.words.shown,
        *EDITION.prompts.values(),
    )

    def lay(self, options: FeudOptions, seed: int | None) -> FeudTable:
        cards: list[tuple[int, int]] = []
        for seat in range(options.players):
            for number, name in enumerate(NAMES):
                cards += [(seat, number)] * (1 if name == "camp" else 2)
        table = FeudTable(self, options, options.players, seed, Box(EDITION, cards, guarded=options.windows == "safe"))
        for card, what in enumerate(table.box.what):
            seat = table.box.owner[card]
            if NAMES[what] == "camp":
                table.zone[card] = HOUSE
                table.house[seat] = card
                table.met[card] = -1
            else:
                table.zone[card] = DECK
                table.decks[seat].append(card)
        return table

    def set_up(self, table: FeudTable) -> None:
        for seat in range(table.players):
            table.shuffle(seat)
            table.draw(seat, 5)
        table.unsettled = 0
        table.call(Turns())

    def read(self, table: FeudTable, data: dict[str, Any]) -> None:
        if "box" in data:
            table.box = position.read_box(table.box, data["box"])
        position.read(table, data, {})
        table.turn = data.get("turn", 0)
        if "stack" not in data:
            table.call(Turns().at(Turns.steps.index(data.get("begin", "window"))))


GAME = Feud()
