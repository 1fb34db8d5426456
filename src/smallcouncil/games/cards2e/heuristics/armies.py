"""Who stands for the challenges of a round, as numbers, and how far a skirmish on paper has come."""

from __future__ import annotations

from smallcouncil.games.cardgame.heuristics.worth import BITS
from smallcouncil.games.cardgame.layout.prints import LOCATION
from smallcouncil.games.cardgame.rounds.table import MADE
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.challenges.phase import ChallengesPhase, may_initiate
from smallcouncil.games.cards2e.facts import INSIGHT, RENOWN, STEALTH
from smallcouncil.games.cards2e.heuristics import card_spoils
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
        self.renown: list[int] = []  # the types for which he has it, as bits
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
        self.dominance = [t.total(modifiers.DOMINANCE, s) for s in range(t.players)]
        self.sole_power: list[bool] = []  # he gains power by winning unopposed ...
        self.stands_again: list[bool] = []  # ... or stands up
        self.margin_power: list[bool] = []  # he gains power by the margin when he attacks
        self.claims_more: list[int] = []  # the types in which he raises the claim, as bits
        self.kills: list[bool] = []  # he kills somebody when he wins a military challenge
        self.scorns: list[int] = []  # of defenders with less strength none counts
        self.sides = [[0, 0, 0] for _ in range(t.players)]  # strength of a side, by type
        self.draws = [[0, 0, 0] for _ in range(t.players)]  # cards for winning, by type
        self.house_power = [0] * t.players  # for winning unopposed
        self.weights = [-damage(t, seat, s) if s != seat else 1.0 for s in range(t.players)]
        self.taken = 0.6 if t.players == 2 else 1.0
        self.rivals = [[rivals(t, a, b) for b in range(t.players)] for a in range(t.players)] if t.players > 2 else []
        self.at_start = State(t, self)
        for s in t.alive:
            self.enlist(t, s, self.look_round(t, s))
        self.sort(t)

    def look_round(self, t: ThronesTable, s: int) -> set[int]:
        """Count what locations of a seat add to its challenges. Gives the bearers of what kills."""
        armed = set()
        for card in t.plays[s]:
            number = t.box.what[card]
            if card_spoils.KILLS[number]:
                armed.add(t.host[card])
            elif t.box.type[card] == LOCATION and not t.is_blank(card):
                for kind in KINDS:
                    self.sides[s][kind] += card_spoils.SIDE * (card_spoils.SIDE_IN[number] >> kind & 1)
                    self.draws[s][kind] += card_spoils.DRAWS_IN[number] >> kind & 1
                self.house_power[s] |= card_spoils.HOUSE_POWER[number]
                if card_spoils.WATCHES[number] and not t.kneeling[card]:
                    self.at_start.watch[s] = True
        return armed

    def enlist(self, t: ThronesTable, s: int, armed: set[int]) -> None:
        start = self.at_start
        untiring = modifiers.STAYS_STANDING in t.active
        for card in t.characters(s):
            kneels = t.kneeling[card]
            keywords = t.keywords[card]
            self.spare[s].append(len(self.cards))
            self.cards.append(card)
            self.strength.append(t.strength_of(card))
            self.icons.append(t.icons[card] & 7)
            number = t.box.what[card]
            text = not t.is_blank(card)
            self.renown.append(7 if keywords & RENOWN else text * card_spoils.RENOWN_IN[number])
            self.sole_power.append(text and card_spoils.SOLE_POWER[number])
            self.stands_again.append(text and card_spoils.STANDS_AGAIN[number])
            self.margin_power.append(text and card_spoils.MARGIN_POWER[number])
            self.claims_more.append(text * card_spoils.CLAIM_IN[number])
            self.scorns.append(self.strength[-1] if text and card_spoils.SCORNS[number] else 0)
            self.kills.append(card in armed)
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
            rises = bool(kneels and STANDS_UP[number] and text)
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
                        -((self.renown[m] > 0) + self.stealth[m] + 2 * (self.scorns[m] > 0)),
                        BITS[icons[m]],
                        -strength[m],
                    )
                )
                self.attackers[s].append(able)


class State:
    """How far the round has come on paper."""

    __slots__ = (
        "up",
        "alive",
        "hand",
        "house",
        "power",
        "gold",
        "boost",
        "left",
        "more",
        "turns",
        "gains",
        "watch",
        "over",
    )

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
        self.watch = [False] * t.players  # a location that pays who never loses unopposed
        # challenges of a type beyond the one that everybody has
        self.more = [
            [t.total(modifiers.ALLOWANCE, s, kind) - t.count(s, MADE + kind) for kind in KINDS]
            for s in range(t.players)
        ]
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
        twin.watch = self.watch[:]
        twin.more = [kinds[:] for kinds in self.more]
        return twin
