"""Who stands for the challenges of a round, as numbers, and how far a skirmish on paper has come."""

from __future__ import annotations

from smallcouncil.games.cardgame.heuristics.worth import BITS
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.challenges.phase import ChallengesPhase, may_initiate
from smallcouncil.games.cards2e.facts import INSIGHT, RENOWN, STEALTH
from smallcouncil.games.cards2e.heuristics.forecast import damage
from smallcouncil.games.cards2e.heuristics.open_answers import STANDS_UP, open_boost
from smallcouncil.games.cards2e.heuristics.worth import horizon, in_play
from smallcouncil.games.cards2e.phases.titles import rivals
from smallcouncil.games.cards2e.state import ThronesTable

KINDS = (0, 1, 2)


class Army:
    """All characters of the table as numbers, once for a question; men are counted through all seats."""

    def __init__(self, t: ThronesTable, seat: int) -> None:
        self.me = seat
        self.cards: list[int] = []
        self.strength: list[int] = []
        self.icons: list[int] = []
        self.renown: list[int] = []
        self.insight: list[int] = []
        self.stealth: list[bool] = []
        self.tireless: list[int] = []  # the types for which he does not kneel when he attacks, as bits
        self.worth: list[float] = []
        self.owner: list[int] = []
        self.rises: list[bool] = []  # he kneels, and stands up when his seat is attacked
        self.spare: list[list[int]] = [[] for _ in range(t.players)]  # of a seat, the cheapest first
        self.attackers: list[list[list[int]]] = [[] for _ in range(t.players)]  # by type, in the order to declare them
        self.guards: list[list[list[int]]] = [[] for _ in range(t.players)]  # by type, the weakest first
        self.claim = [t.value(s, modifiers.CLAIM) for s in range(t.players)]
        self.alone = [t.total(modifiers.DECLARE_ONE, s, 1) > 0 for s in range(t.players)]
        self.far = horizon(t)
        self.weights = [-damage(t, seat, s) if s != seat else 1.0 for s in range(t.players)]
        self.taken = 0.6 if t.players == 2 else 1.0
        self.rivals = [[rivals(t, a, b) for b in range(t.players)] for a in range(t.players)] if t.players > 2 else []
        self.at_start = State(t, self)
        for s in t.alive:
            self.enlist(t, s)
        self.sort(t)

    def enlist(self, t: ThronesTable, s: int) -> None:
        start = self.at_start
        untiring = modifiers.STAYS_STANDING in t.active
        for card in t.characters(s):
            kneels = t.kneeling[card]
            keywords = t.keywords[card]
            self.spare[s].append(len(self.cards))
            self.cards.append(card)
            self.strength.append(t.strength_of(card))
            self.icons.append(t.icons[card] & 7)
            self.renown.append(1 if keywords & RENOWN else 0)
            self.insight.append(1 if keywords & INSIGHT else 0)
            self.stealth.append(bool(keywords & STEALTH))
            self.worth.append(self.far * in_play(t, card))
            self.owner.append(s)
            free = 0
            if untiring:
                before = t.type
                for kind in KINDS:
                    t.type = kind
                    if t.total(modifiers.STAYS_STANDING, card, 1) > 0:
                        free |= 1 << kind
                t.type = before
            self.tireless.append(free)
            rises = bool(kneels and STANDS_UP[t.box.what[card]] and not t.is_blank(card))
            self.rises.append(rises)
            start.up.append(not kneels or rises)
            start.alive.append(True)

    def sort(self, t: ThronesTable) -> None:
        strength, icons = self.strength, self.icons
        for s in t.alive:
            men = self.spare[s]
            men.sort(key=self.worth.__getitem__)
            for kind in KINDS:
                able = [m for m in men if icons[m] >> kind & 1 and strength[m] > 0]
                self.guards[s].append(sorted(able, key=strength.__getitem__))
                able = [m for m in able if not self.rises[m]]
                able.sort(
                    key=lambda m: (
                        not self.tireless[m] >> kind & 1,
                        -(self.renown[m] + self.stealth[m]),
                        BITS[icons[m]],
                        -strength[m],
                    )
                )
                self.attackers[s].append(able)


class State:
    """How far the round has come on paper."""

    __slots__ = ("up", "alive", "hand", "house", "power", "gold", "boost", "left", "turns", "gains", "over")

    def __init__(self, t: ThronesTable | None, army: Army | None) -> None:
        if t is None or army is None:
            return
        self.up: list[bool] = []
        self.alive: list[bool] = []
        self.hand = [len(hand) for hand in t.hands]
        self.house = [t.power[house] for house in t.house]
        self.power = [t.total_power(s) if s in t.alive else 0 for s in range(t.players)]
        self.gold = t.gold[:]
        self.boost = [open_boost(t, s) if s in t.alive else 0 for s in range(t.players)]
        self.gains = [0.0] * t.players
        self.over = False
        self.turns = [t.active_player] if t.active_player in t.alive else []
        for procedure in t.stack:
            if isinstance(procedure, ChallengesPhase):
                self.turns += [s for s in procedure.waiting if s != t.active_player]
                break
        # the seats that may still be challenged, by the attacker and the type
        self.left = [[[d for d in t.alive if may_initiate(t, s, kind, d)] for kind in KINDS] for s in range(t.players)]

    def copy(self) -> State:
        twin = State(None, None)
        twin.up = self.up[:]
        twin.alive = self.alive[:]
        twin.hand = self.hand[:]
        twin.house = self.house[:]
        twin.power = self.power[:]
        twin.gold = self.gold
        twin.boost = self.boost[:]
        twin.left = [kinds[:] for kinds in self.left]
        twin.turns = self.turns[:]
        twin.gains = self.gains[:]
        twin.over = self.over
        return twin
