"""How to play sensibly without looking ahead: one rule of thumb per question."""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.ironthrone import words
from smallcouncil.games.ironthrone.effects.abilities import EFFECTS
from smallcouncil.games.ironthrone.effects.windows import Window
from smallcouncil.games.ironthrone.facts import (
    CARD_OF,
    FACE,
    KIND,
    PEACE,
    VALUE,
    WAR,
)
from smallcouncil.games.ironthrone.heuristics import bounties, leaders, peace
from smallcouncil.games.ironthrone.heuristics import encounters as odds
from smallcouncil.games.ironthrone.heuristics.card_odds import PEACEFUL, Outlook
from smallcouncil.games.ironthrone.heuristics.kinds import by_kind
from smallcouncil.games.ironthrone.heuristics.negotiating import negotiate
from smallcouncil.games.ironthrone.heuristics.reasons import reason
from smallcouncil.games.ironthrone.heuristics.standing import evaluate
from smallcouncil.games.ironthrone.heuristics.worth import (
    CARD,
    HOSTAGE,
    POWER,
    champion,
    leads,
    marker,
    penalty_cost,
    release_worth,
    rival_marker,
    spoils,
    torture_worth,
)
from smallcouncil.games.ironthrone.state import CHALLENGING, ThroneTable
from smallcouncil.games.ironthrone.state import WAR as WAR_RESULT
from smallcouncil.games.ironthrone.talk import LAY_PEACE, MY_PEACE, NOTHING, SUPPORT_ME
from smallcouncil.games.ironthrone.words import (
    ACCEPT,
    AIM,
    DONE,
    EMPOWER,
    GIVE,
    KEEP,
    PASS,
    REFUSE,
    SAY,
    STAY_OUT,
    TAKE,
    TORTURE_NOW,
    WANT,
)
from smallcouncil.table import Ask, Choice, Rng

__all__ = ["clock", "decide", "evaluate", "reason", "shortlist"]

STRONG_ITERATIONS = 40  # so that strong bots stand between fair ones and experts
SURE = 1.25  # standard errors that overrule the suggestion: tables are weighed before luck has had its say

Answer = Callable[[ThroneTable, int, Ask, Rng], Choice]
Worth = Callable[[Choice], float]

CARD_STRENGTH = 2  # power that a card of the own character on hand counts for
UNWISE = 0.1  # how often help is accepted by who had better refuse it


def decide(table: ThroneTable, seat: int, ask: Ask, rng: Rng) -> Choice:
    """A sensible answer; `table` is one that agrees with what the seat knows."""
    word = talk(table, seat, ask, rng)
    if word is not None:
        return word
    return ask.default if ask.answers == 1 else answer(table, seat, ask, rng)


def answer(table: ThroneTable, seat: int, ask: Ask, rng: Rng) -> Choice:
    """The answer of a rule of thumb, or the one that is worth most."""
    rule = ANSWERS.get(ask.prompt)
    if rule is not None:
        return rule(table, seat, ask, rng)
    judge = WORTHS.get(ask.prompt)
    return ask.default if judge is None else best(own(ask), judge(table, seat, ask), rng)


# Questions with an answer that is as good as any.
THOUGHTLESS = ("effect.cost", "effect.discard")


def shortlist(table: ThroneTable, seat: int, ask: Ask) -> list[Choice]:
    """The sensible answer, then the others, the best of every kind first; of words only those that are meant, of a
    deal few numbers."""
    first = ask.default if ask.answers == 1 else answer(table, seat, ask, Rng(seat))
    if ask.prompt == "leader.choose":  # quick games are too short to show what a leader is worth
        return [min(own(ask), key=leaders.place)]
    if ask.answers == 1 or ask.prompt in THOUGHTLESS or (ask.prompt == "encounter.card" and peace.stands(table)):
        return [first]
    others = [c for c in own(ask) if c is not first]
    if ask.prompt == "peace.negotiate":
        others = [c for c in others if c.verb not in (WANT, GIVE) or c.args[1] == 1]
    judge = WORTHS.get(ask.prompt)
    if judge is not None:
        others = by_kind(first, sorted(others, key=judge(table, seat, ask), reverse=True))
    word = treaty(table, seat, ask) or bounties.bounty(table, seat, ask)
    return [*([word] if word else []), first, *others]


def clock(table: ThroneTable) -> int:
    """How many turns have begun, on a scale on which three of them are a round: no more are looked ahead, the next
    challenges are anybody's guess."""
    return table.turn * table.players // 3


def best(choices: list[Choice], worth: Callable[[Choice], float], rng: Rng) -> Choice:
    """The choice worth most; a little chance decides between equals."""
    return max(choices, key=lambda c: worth(c) + rng.below(64) * 0.0001)


def own(ask: Ask) -> list[Choice]:
    return ask.choices[: ask.answers]


def talk(t: ThroneTable, seat: int, ask: Ask, rng: Rng) -> Choice | None:
    """Before cards are laid, an active player offers a peace that pays both or a hostage for support, or sometimes just
    asks for support or peace. Only who means it promises."""
    if ask.answers == len(ask.choices) or ask.prompt not in ("preparation.character", "encounter.card"):
        return None
    word = treaty(t, seat, ask) or bounties.bounty(t, seat, ask)
    if word is not None or t.encounter.said[seat] or rng.below(4):
        return word
    spoken = [
        c
        for c in ask.choices[ask.answers :]
        if c.verb is SAY and c.args[1] in (SUPPORT_ME, LAY_PEACE) and c.args[2] == NOTHING
    ]
    return rng.pick(spoken) if spoken else None


def treaty(t: ThroneTable, seat: int, ask: Ask) -> Choice | None:
    """Peace for peace, offered or answered: with a card for it, where it pays and will be kept."""
    e = t.encounter
    side = e.side[seat]
    if ask.prompt not in ("preparation.character", "encounter.card") or side < 0 or peace.promised(t, seat):
        return None
    if not any(KIND[card & FACE] == PEACE for card in t.hands[seat]):
        return None
    if not (peace.treaty_pays(t, side) and peace.treaty_pays(t, 1 - side)):
        return None
    word = SAY(e.active(1 - side), LAY_PEACE, MY_PEACE)
    return word if word in ask.choices[ask.answers :] else None


# ------------------------------------------------------------------ before the encounter


def handle_hostages(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    """Torture what hurts a rival, let go what is worth more as a new card or was promised, keep what a deal may bring
    more for; never end a game that others lead."""

    def worth(choice: Choice) -> float:
        if choice is DONE:
            return 0.02
        card = choice.args[0]
        pain, gain = torture_worth(t, seat, card), release_worth(t, seat, card)
        gain += bounties.debt(t, seat, card)
        if gain < pain < peace.ransom(t, seat, card):
            return 0.0
        return gain if choice.verb is words.RELEASE else pain

    return worth


def aim(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    """Hit where it kills or hurts a leading rival; spare the own people."""

    def worth(choice: Choice) -> float:
        if choice.verb is not AIM:
            rival = choice.args[0]
            opposing = t.encounter.side[rival] == 1 - t.encounter.side[seat]
            return t.score(rival) + 0.1 * len(t.hands[rival]) + (0.5 if opposing else 0.0)
        character = choice.args[0]
        owner = t.owner(character)
        power = t.power[character]
        if owner == seat:
            return power if character != t.encounter.sent[seat] else -1.0
        last = len(t.living(owner)) == 1 and power <= 4
        if last:
            return 50.0 if leads(t, seat) else -50.0
        same_side = t.encounter.side[owner] == t.encounter.side[seat]
        return (6 if power <= 2 else power * 0.5) + t.score(owner) - (2 if same_side else 0)

    return worth


def challenge(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    """Who is weak, who is ahead, and whose word is worth nothing."""

    def worth(choice: Choice) -> float:
        rival = choice.args[0]
        strongest = max([t.power[c] for c in t.living(rival)])
        return t.score(rival) - 0.4 * strongest - 0.1 * len(t.hands[rival]) + peace.grudge(t, rival)

    return worth


def distribute(t: ThroneTable, seat: int, ask: Ask, rng: Rng) -> Choice:
    """Strengthen the strongest, but let nobody stand at the brink; during an encounter the one that takes part."""
    sent = t.encounter.sent[seat]

    def worth(choice: Choice) -> float:
        if choice is DONE:
            return 0.0
        character = choice.args[0]
        power = t.power[character]
        return strength(t, seat, character) + (5.5 if power == 1 else 0.0)

    choices = [c for c in own(ask) if c.verb is EMPOWER]
    if sent >= 0 and not t.encounter.result and EMPOWER(sent) in choices:
        return EMPOWER(sent)
    return best(choices or own(ask), worth, rng)


def send(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    """Who gives the best chance for what is at stake, and loses least if it is lost."""
    side = t.encounter.side[seat]
    outlook = Outlook(t, seat)
    usual = t.power[champion(t, seat)]
    victory, defeat = spoils(t, seat, side)

    def worth(choice: Choice) -> float:
        character = choice.args[0]
        chance = outlook.chance_of(side, strength(t, seat, character) - usual)
        return chance * (victory + HOSTAGE) + (1 - chance) * (defeat - HOSTAGE - penalty_cost(t, character))

    return worth


def force(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    """Whom one forces to support: the strongest."""
    return lambda c: strength(t, seat, c.args[0])


def strength(t: ThroneTable, seat: int, character: int) -> int:
    """The power of a character, and what the own cards add to it."""
    return t.power[character] + CARD_STRENGTH * sum([card & FACE == CARD_OF[character] for card in t.hands[seat]])


# ------------------------------------------------------------------ support


def offer_support(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    """Join the side whose victory is worth most, if it is likely enough and the offer welcome; block who is about to
    win the game: beside him a marker is worth nothing, unless it is one's own last. A hostage that was promised for it
    counts. Who has broken a promise finds friends no more, and everybody on the other side."""
    outlook = Outlook(t, seat)
    e = t.encounter
    crowned = t.markers_left(e.challenger) <= 1 < t.markers_left(seat)
    prize = 0.0 if crowned else marker(t, seat)
    against = [peace.grudge(t, e.active(side)) for side in (0, 1)]

    def worth(choice: Choice) -> float:
        if choice is STAY_OUT:
            return 0.0
        side, character = choice.args
        chance = outlook.chance_of(side, strength(t, seat, character))
        turned = rival_marker(t, seat, t.encounter.challenger) * (chance - outlook.chance_of(side))
        lost = (1 - chance - outlook.peace) * penalty_cost(t, character) * 1.5
        friends = chance * (against[1 - side] - against[side]) + bounties.reward(t, seat, side)
        if side == CHALLENGING:
            welcome = odds.help_pays(t, e.challenger, seat, t.power[character], outlook)
            return (chance * prize - turned - lost - 0.25 + friends) * (1.0 if welcome else UNWISE)
        return chance * (2 * CARD + 2 * POWER) + turned - lost - 0.1 + friends

    return worth


def answer_support(t: ThroneTable, seat: int, ask: Ask, rng: Rng) -> Choice:
    """Help is welcome unless it makes a rival win; a challenger who is sure to win shares with nobody."""
    e = t.encounter
    rival, character = ask.args
    assert isinstance(rival, int) and isinstance(character, int)
    welcome = seat == e.defender or odds.help_pays(t, seat, rival, t.power[character], Outlook(t, seat))
    return ACCEPT if welcome else REFUSE


# ------------------------------------------------------------------ encounter cards


def lay(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    """The card with the best prospects against what the other one may lay."""
    yours = odds.answers(t, seat)
    return lambda c: odds.card_worth(t, seat, c.args[0], yours)


def replace(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    """Another card in the open: against what is showing."""
    yours = odds.answers(t, seat)
    return lambda c: odds.card_worth(t, seat, c.args[0], yours)


def exchange(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    """Having looked at the other card, lay what beats it most cheaply."""
    e = t.encounter
    side = e.side[seat]
    card = e.laid[1 - side] & FACE
    yours = [(PEACEFUL if KIND[card] == PEACE else VALUE[card], 1.0)]
    keep = odds.card_worth(t, seat, e.laid[side] & FACE, yours) + 0.02
    return lambda c: keep if c is KEEP else odds.card_worth(t, seat, c.args[0], yours)


# ------------------------------------------------------------------ abilities and character cards


def use_leader(t: ThroneTable, seat: int, ask: Ask, rng: Rng) -> Choice:
    """Abilities are free: use them, but force nobody to share a victory that is as good as won."""
    use = own(ask)[0]
    ops = EFFECTS[use.args[0]].ops
    kinds = [op.kind for op in ops]
    e = t.encounter
    if "remove_power" in kinds and not leads(t, seat) and odds.last_ones_stand(t, seat):
        return PASS  # the blow would end the game for another one
    if "force_support" in kinds and peace.stands(t):
        return PASS  # nobody is needed for a peace
    if "force_support" in kinds and seat == e.challenger:
        window = t.stack[-1]
        assert isinstance(window, Window)
        rival = window.subject
        return use if odds.help_pays(t, seat, rival, odds.max_power(t, rival), Outlook(t, seat)) else PASS
    if "cost_remove_power" in kinds:
        weak = [
            c for s in range(t.players) if e.side[s] == 1 - e.side[seat] for c in [e.sent[s]] if 0 < t.power[c] <= 3
        ]
        return use if weak else PASS
    return use


def play_card(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    return lambda c: 0.01 if c is PASS else odds.play_worth(t, seat, c.args[0])


def pick_mode(t: ThroneTable, seat: int, ask: Ask, rng: Rng) -> Choice:
    """Retreat from a lost cause, otherwise take what else the card gives."""
    e = t.encounter
    losing = e.result == WAR_RESULT and odds.total_lead(t, seat) < 0
    return own(ask)[0] if losing else own(ask)[-1]


def torture_now(t: ThroneTable, seat: int, ask: Ask, rng: Rng) -> Choice:
    return TORTURE_NOW if torture_worth(t, seat, t.hostages[seat][-1] & FACE) > 0.1 else KEEP


def hostage_place(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    """Free the own people; otherwise a card from the hand hurts most."""

    def worth(choice: Choice) -> float:
        if choice.verb is not TAKE:
            return 1.0 if choice.args[0] == t.house[seat] else 0.4
        return 0.3 * choice.args[0]

    return worth


def discard(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    """The weakest war cards first."""

    def worth(choice: Choice) -> float:
        face = choice.args[0]
        return -VALUE[face] if KIND[face] == WAR else -6.0

    return worth


def pay_most(t: ThroneTable, seat: int, ask: Ask, rng: Rng) -> Choice:
    return own(ask)[-1]


def move_all(t: ThroneTable, seat: int, ask: Ask) -> Worth:
    return lambda c: -1.0 if c is DONE else t.power[c.args[0]]


# Questions of which every choice has its worth.
WORTHS: dict[str, Callable[[ThroneTable, int, Ask], Worth]] = {
    "hostages.handle": handle_hostages,
    "torture.victim": aim,
    "preparation.defender": challenge,
    "preparation.character": send,
    "support.offer": offer_support,
    "support.forced": force,
    "encounter.card": lay,
    "window.card": play_card,
    "effect.target": aim,
    "ability.target": aim,
    "effect.replace": replace,
    "effect.exchange": exchange,
    "effect.move": move_all,
    "effect.discard": discard,
    "hostage.from": aim,
    "hostage.place": hostage_place,
}

# Questions that a rule of thumb answers.
ANSWERS: dict[str, Answer] = {
    "leader.choose": leaders.choose,
    "power.distribute": distribute,
    "support.answer": answer_support,
    "window.leader": use_leader,
    "effect.cost": pay_most,
    "effect.mode": pick_mode,
    "ability.cost": pay_most,
    "effect.torture": torture_now,
    "peace.negotiate": negotiate,
}
