"""Cards of gold, secrets, truces and characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.cards.conditions import captives
from smallcouncil.games.risk.cards.dice import Card, CardRoll
from smallcouncil.games.risk.decks import DrawOne, DrawTerritory
from smallcouncil.games.risk.state import GONE
from smallcouncil.games.risk.windows.battlefield import invasion
from smallcouncil.games.risk.windows.windows import EFFECTS, PlayMaester
from smallcouncil.games.risk.words import (
    AGAINST,
    DISCARDED_MAESTER,
    INCOME_HALVED,
    KILLED,
    LOST_POINT,
    NAME_CHARACTER,
    PAID,
    STOLE_GOLD,
    STOLE_MAESTER,
    STOLE_THIS,
)
from smallcouncil.table import Choice, Procedure, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

ASK_DISCARD = Prompt("card.discard_maester", rule="R-RK-maester-05")
ASK_STEAL = Prompt("card.steal_maester", rule="R-RK-maester-05")
ASK_CAPTIVE = Prompt("card.captive", rule="R-RK-maester-05")
ASK_KILL = Prompt("card.kill", rule="R-RK-maester-05")
PROMPTS = (ASK_DISCARD, ASK_STEAL, ASK_CAPTIVE, ASK_KILL)

RANSOM: int = next(m.args["ransom"] for m in facts.MAESTERS if m.op == "capture_character")


# ---------------------------------------------------------------- maester cards in hands


def discard_random(t: RiskTable, seat: int) -> None:
    maester = t.rng.pick(sorted(t.maesters[seat]))
    t.lose_maester(seat, maester)
    t.maester_discard.append(maester)
    t.tell(DISCARDED_MAESTER, seat, maester)


class ChooseVictim(Procedure):
    """Choose an opponent who holds maester cards: one is discarded at random."""

    prompt: ClassVar[Prompt] = ASK_DISCARD
    steps = ("choose",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def choose(self, t: RiskTable) -> None:
        victims = [s for s in t.others(self.seat) if t.maesters[s]]
        self.ask(t, self.seat, self.prompt, [AGAINST(s) for s in victims])

    def on_choose(self, t: RiskTable, seat: int, choice: Choice) -> None:
        discard_random(t, choice.args[0])


class StealMaester(ChooseVictim):
    """The same, but the card changes hands; its former owner remembers it."""

    prompt: ClassVar[Prompt] = ASK_STEAL

    def on_choose(self, t: RiskTable, seat: int, choice: Choice) -> None:
        (victim,) = choice.args
        maester = t.rng.pick(sorted(t.maesters[victim]))
        t.lose_maester(victim, maester)
        t.give_maester(seat, maester)
        t.seen = [*t.seen, [victim, seat, maester]]
        both = 1 << seat | 1 << victim
        t.tell_others(both, STOLE_MAESTER, seat, victim)
        t.whisper(both, STOLE_THIS, seat, victim, maester)


def discard_random_maester(t: RiskTable, seat: int, card: Card) -> None:
    if card.args["opponents"] == "one":
        t.call(ChooseVictim(seat))
        return
    for opponent in t.others(seat):
        if t.maesters[opponent]:
            discard_random(t, opponent)


def cancel_maester(t: RiskTable, seat: int, card: Card) -> None:
    """The card played below this one on the stack."""
    below = t.nearest(PlayMaester, skip=1)
    assert below is not None
    below.cancelled = 1


# ---------------------------------------------------------------- gold, points and cards


def steal_gold(t: RiskTable, seat: int, card: Card) -> None:
    for opponent in t.others(seat):
        gold = t.take_gold(opponent, card.args["gold"])
        t.gold[seat] += gold
        t.tell(STOLE_GOLD, seat, opponent, gold)


def steal_on_first_conquest(t: RiskTable, seat: int, card: Card) -> None:
    t.toll = card.args["gold"]


def steal_on_conquest(t: RiskTable, seat: int, card: Card) -> None:
    invasion(t).raid += card.args["gold"]


def double_costs(t: RiskTable, seat: int, card: Card) -> None:
    t.mourning |= 1 << seat


def halve_income(t: RiskTable, seat: int, card: Card) -> None:
    t.halved = True
    t.tell(INCOME_HALVED, t.turn)


class OpponentRoll(CardRoll):
    """One opponent's die for Best Laid Plans."""

    def use(self, t: RiskTable) -> None:
        plans = t.nearest(BestLaidPlans)
        assert plans is not None
        plans.rolls.append(self.faces[0])


class BestLaidPlans(Procedure):
    """All opponents roll; the lowest lose points."""

    steps = ("roll", "lose")
    fields = ("seat", "amount", "rolls")

    def __init__(self, seat: int, amount: int, rolls: list[int] | None = None) -> None:
        self.step = 0
        self.seat = seat
        self.amount = amount
        self.rolls = rolls or []

    def roll(self, t: RiskTable) -> None:
        opponents = t.others(self.seat)
        if len(self.rolls) < len(opponents):
            t.call(OpponentRoll(opponents[len(self.rolls)]))
            self.again()

    def lose(self, t: RiskTable) -> None:
        for opponent, roll in zip(t.others(self.seat), self.rolls, strict=True):
            if roll == min(self.rolls) and t.points[opponent]:
                t.points[opponent] = max(t.points[opponent] - self.amount, 0)
                t.tell(LOST_POINT, opponent)


def draw_extra(t: RiskTable, seat: int, card: Card) -> None:
    t.call(DrawTerritory(seat))


def draw_two_keep_one(t: RiskTable, seat: int, card: Card) -> None:
    drawing = t.nearest(DrawOne)
    assert drawing is not None
    drawing.replaced = 1


# ---------------------------------------------------------------- invasions forbidden and allowed


def bribe(t: RiskTable, seat: int, card: Card) -> None:
    under_way = invasion(t)
    gold = card.args["gold"]
    t.gold[seat] -= gold
    t.gold[under_way.seat] += gold
    t.tell(PAID, seat, under_way.seat, gold)
    under_way.cancelled = 1
    t.bribed |= 1 << under_way.target


def wed_for_peace(t: RiskTable, seat: int, card: Card) -> None:
    invasion(t).cancelled = 1
    t.wed |= 1 << seat


def truce(t: RiskTable, seat: int, card: Card) -> None:
    under_way = invasion(t)
    under_way.cancelled = 1
    t.truces |= 1 << under_way.target


def any_coast(t: RiskTable, seat: int, card: Card) -> None:
    t.any_coast = True


def extra_maneuver(t: RiskTable, seat: int, card: Card) -> None:
    t.maneuvers += card.args["amount"]


def maneuver_any_time(t: RiskTable, seat: int, card: Card) -> None:
    t.any_moment = True


# ---------------------------------------------------------------- characters


class NameCaptive(Procedure):
    """Name the defender's character that falls into captivity with the territory."""

    steps = ("name",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def name(self, t: RiskTable) -> None:
        self.ask(t, self.seat, ASK_CAPTIVE, [NAME_CHARACTER(c) for c in captives(t, invasion(t).defender)])

    def on_name(self, t: RiskTable, seat: int, choice: Choice) -> None:
        (invasion(t).captive,) = choice.args


def remove_character(t: RiskTable, character: int) -> None:
    t.turn_character(character, GONE)
    t.captor[character] = -1
    t.tell(KILLED, character)


def characters_to_kill(t: RiskTable) -> list[Choice]:
    return [NAME_CHARACTER(c) for c, face in enumerate(t.face) if face != GONE]


class KillCharacter(Procedure):
    """Any one character in play leaves the game."""

    steps = ("name",)
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def name(self, t: RiskTable) -> None:
        self.ask(t, self.seat, ASK_KILL, characters_to_kill(t))

    def on_name(self, t: RiskTable, seat: int, choice: Choice) -> None:
        remove_character(t, choice.args[0])


class BloodMagic(CardRoll):
    """Name a character and roll: from a number on it leaves the game."""

    steps = ("name", "roll", "rolled", "use")
    fields = ("seat", "at_least", "character", "faces")

    def __init__(self, seat: int, at_least: int, character: int = -1, faces: list[int] | None = None) -> None:
        super().__init__(seat, faces)
        self.at_least = at_least
        self.character = character

    def name(self, t: RiskTable) -> None:
        self.ask(t, self.seat, ASK_KILL, characters_to_kill(t))

    def on_name(self, t: RiskTable, seat: int, choice: Choice) -> None:
        (self.character,) = choice.args

    def use(self, t: RiskTable) -> None:
        if self.faces[0] >= self.at_least:
            remove_character(t, self.character)


def kill_character(t: RiskTable, seat: int, card: Card) -> None:
    if "dice" in card.args:
        t.call(BloodMagic(seat, card.args["at_least"]))
    else:
        t.call(KillCharacter(seat))


EFFECTS.update(
    discard_random_maester=discard_random_maester,
    steal_random_maester=lambda t, seat, card: t.call(StealMaester(seat)),
    cancel_maester=cancel_maester,
    steal_gold=steal_gold,
    steal_on_first_conquest=steal_on_first_conquest,
    steal_on_conquest=steal_on_conquest,
    double_costs=double_costs,
    halve_income=halve_income,
    lose_vp=lambda t, seat, card: t.call(BestLaidPlans(seat, card.args["amount"])),
    draw_territory=draw_extra,
    draw_two_keep_one=draw_two_keep_one,
    bribe=bribe,
    cancel_and_protect=wed_for_peace,
    truce=truce,
    port_to_any_coast=any_coast,
    extra_maneuver=extra_maneuver,
    maneuver_any_time=maneuver_any_time,
    capture_character=lambda t, seat, card: t.call(NameCaptive(seat)),
    kill_character=kill_character,
)
PROCEDURES = (ChooseVictim, StealMaester, OpponentRoll, BestLaidPlans, NameCaptive, KillCharacter, BloodMagic)
