"""Who stands for the challenges of a round, as numbers, and how far a skirmish on paper has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.heuristics.worth import BITS

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.table import RoundTable

KINDS = (0, 1, 2)
ATTACKED_AND_WON, DEFENDED_AND_LOST = 1, 2
OFTEN = 99


class Army:
    """All characters of the table as numbers, once for a question; men are counted through all seats.

    An edition says what its cards add: whatever it does not mention counts for nothing.
    """

    def __init__(self, t: RoundTable, seat: int, *, claim: list[int], to_win: list[int], worth_of_cards: float) -> None:
        """`worth_of_cards`: less than 1 when power decides, for the game will soon be over."""
        seats = range(t.players)
        self.me = seat
        self.players = t.alive
        self.seats = t.players
        self.cards: list[int] = []
        self.strength: list[int] = []
        self.icons: list[int] = []  # the types in which he may attack, as bits
        self.shields: list[int] = []  # ... and defend
        self.renown: list[int] = []  # the types for which he has it, as bits
        self.insight: list[int] = []
        self.stealth: list[bool] = []
        self.tireless: list[int] = []  # the types for which he does not kneel when he attacks, as bits
        self.vigils: list[bool] = []  # he does not kneel when he defends
        self.worth: list[float] = []
        self.owner: list[int] = []
        self.rises: list[bool] = []  # he kneels, and stands up when his seat is attacked
        self.sole_power: list[bool] = []  # he gains power by winning unopposed ...
        self.stands_again: list[bool] = []  # ... or stands up
        self.margin_power: list[bool] = []  # he gains power by the margin when he attacks
        self.claims_more: list[int] = []  # the types in which he raises the claim, as bits
        self.kills: list[bool] = []  # he kills somebody when he wins a military challenge
        self.scorns: list[int] = []  # of defenders with less strength none counts
        self.notable: list[bool] = []  # he gains something by winning an attack
        self.deadly: list[bool] = []
        self.jousts: list[bool] = []  # alone, he faces one defender at most
        self.rallies: list[int] = []  # when he stands up again, whether he fought or not
        self.rallying: list[int] = []  # those who do
        self.spare: list[list[int]] = [[] for _ in seats]  # of a seat, the cheapest first
        self.attackers: list[list[list[int]]] = [[] for _ in seats]  # by type, in the order to declare them
        self.guards: list[list[list[int]]] = [[] for _ in seats]  # by type, the weakest first
        self.attacking: list[list[int]] = [[] for _ in seats]  # the same as bits, by type
        self.guarding: list[list[int]] = [[] for _ in seats]
        self.claim = claim
        self.to_win = to_win
        self.far = worth_of_cards
        self.alone = [False] * t.players  # a seat declares one attacker only
        self.once = [False] * t.players  # a seat initiates one challenge only
        self.wary = False  # nobody attacks into the renown of a defender
        self.dominance = [0] * t.players
        self.sides = [[0, 0, 0] for _ in seats]  # strength of a side, by type
        self.draws = [[0, 0, 0] for _ in seats]  # cards for winning, by type
        self.house_power = [0] * t.players  # for winning unopposed
        self.weights = [-damage(t, seat, s) if s != seat else 1.0 for s in seats]
        self.taken = 0.6 if t.players == 2 else 1.0
        self.rivals = [[False] * t.players for _ in seats]  # whose defeat pays whom
        self.helpers = [-1] * t.players  # who may defend a seat that does not
        self.side = [[s] for s in seats]  # who win together
        self.at_start = State(t)

    def enlist(
        self,
        card: int,
        seat: int,
        *,
        strength: int,
        icons: int,
        worth: float,
        stands: bool,
        shields: int = -1,
        renown: int = 0,
        insight: int = 0,
        stealth: bool = False,
        tireless: int = 0,
        vigils: bool = False,
        rises: bool = False,
        sole_power: bool = False,
        stands_again: bool = False,
        margin_power: bool = False,
        claims_more: int = 0,
        kills: bool = False,
        scorns: bool = False,
        deadly: bool = False,
        jousts: bool = False,
        rallies: int = 0,
    ) -> None:
        """Somebody more; `shields`: his icons, unless said."""
        man = len(self.cards)
        self.spare[seat].append(man)
        if rallies:
            self.rallying.append(man)
        self.cards.append(card)
        self.owner.append(seat)
        self.strength.append(strength)
        self.icons.append(icons)
        self.shields.append(icons if shields < 0 else shields)
        self.worth.append(worth)
        self.renown.append(renown)
        self.insight.append(insight)
        self.stealth.append(stealth)
        self.tireless.append(tireless)
        self.vigils.append(vigils)
        self.rises.append(rises)
        self.sole_power.append(sole_power)
        self.stands_again.append(stands_again)
        self.margin_power.append(margin_power)
        self.claims_more.append(claims_more)
        self.kills.append(kills)
        self.scorns.append(strength if scorns else 0)
        self.notable.append(bool(renown or insight or kills or claims_more))
        self.deadly.append(deadly)
        self.jousts.append(jousts)
        self.rallies.append(rallies)
        if stands or rises:
            self.at_start.up |= 1 << man
        self.at_start.alive.append(True)

    def line_up(self) -> None:
        """All have been enlisted: who attacks and defends in which order."""
        strength, icons, shields = self.strength, self.icons, self.shields
        for s in self.players:
            men = self.spare[s]
            men.sort(key=self.worth.__getitem__)
            for kind in KINDS:
                able = [m for m in men if shields[m] >> kind & 1 and strength[m] > 0]
                self.guards[s].append(sorted(able, key=strength.__getitem__))
                self.guarding[s].append(bits(able))
                able = [m for m in men if icons[m] >> kind & 1 and strength[m] > 0 and not self.rises[m]]
                able.sort(
                    key=lambda m: (
                        not self.tireless[m] >> kind & 1,
                        -((self.renown[m] > 0) + self.stealth[m] + 2 * (self.scorns[m] > 0 or self.jousts[m])),
                        BITS[icons[m]],
                        -strength[m],
                    )
                )
                self.attackers[s].append(able)
                self.attacking[s].append(bits(able))


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
        "feuds",
        "over",
    )

    def __init__(self, t: RoundTable | None = None) -> None:
        if t is None:
            return
        seats = range(t.players)
        self.up = 0  # who stands, as bits
        self.alive: list[bool] = []
        self.hand = [len(hand) for hand in t.hands]
        self.house = [t.power[house] for house in t.house]
        self.power = [t.total_power(s) if s in t.alive else 0 for s in seats]
        self.gold = t.gold[:]
        self.boost = [0] * t.players  # strength that a seat may still add to one challenge
        self.gains = [0.0] * t.players
        self.watch = [False] * t.players  # a location that pays who never loses unopposed
        self.feuds = [OFTEN] * t.players  # how often the defeat of a rival still pays
        self.more = [[0, 0, 0] for _ in seats]  # challenges of a type beyond the one that everybody has
        self.left: list[list[list[int]]] = [[] for _ in seats]  # who may still be challenged, by attacker and type
        self.over = False
        self.turns: list[int] = [t.active_player] if t.active_player in t.alive else []  # who may still attack

    def copy(self) -> State:
        twin = State()
        twin.up = self.up
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
        twin.feuds = self.feuds[:]
        twin.more = [kinds[:] for kinds in self.more]
        return twin


def bits(men: list[int]) -> int:
    found = 0
    for man in men:
        found |= 1 << man
    return found


def tireless(t: RoundTable, card: int) -> int:
    """The types for which a character does not kneel when it attacks, as bits."""
    free = 0
    before = t.type
    for kind in KINDS:
        t.type = kind
        if t.stays_standing(card, 1):
            free |= 1 << kind
    t.type = before
    return free


def damage(t: RoundTable, seat: int, victim: int) -> float:
    """How much a seat has of what another one loses: all of it at a table of two, most of it if that one leads."""
    others = [t.total_power(s) for s in t.alive if s != seat]
    if t.players == 2 or not others:
        return 1.0
    most = max(others)
    leads = t.total_power(victim) == most
    return 0.5 * leads / others.count(most) + 0.5 / len(others)
