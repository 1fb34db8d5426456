"""Who would go on against whom: the attackers that no defense can beat.

The same is asked again and again while challenges are played on paper, so it is worked out once for who stands.
"""

from __future__ import annotations

from typing import NamedTuple

from smallcouncil.games.cardgame.heuristics.armies import KINDS, Army, State

BOOSTS = 1000  # more strength than what lies open could add


class Sortie(NamedTuple):
    """With whom a seat would go on against another one."""

    team: list[int]  # the first attackers, in their order, that no defense can beat; or all of them
    sure: bool
    sent: list[int]  # if they do not suffice, one goes: somebody must answer him
    notable: list[int]  # those of them who gain something
    kneeling: int  # the strength that does not stand any more


class Sorties:
    """The sorties of all seats, for one question."""

    def __init__(self, army: Army) -> None:
        self.army = army
        self.players = army.players
        # by attacker, opponent and type, then by who stands of those who may fight, and by what lies open: the same is
        # asked again and again
        self.known: list[dict[int, Sortie]] = [{} for _ in range(army.seats * army.seats * len(KINDS))]
        self.concerned = [-1] * len(self.known)  # who may fight in it, as bits
        self.boosted = any(army.at_start.boost)

    def edge(self, st: State, seat: int, kind: int, opponent: int) -> int:
        """The strength that a side has more than the other one besides that of its participants."""
        sides = self.army.sides
        return st.boost[seat] - st.boost[opponent] + sides[seat][kind] - sides[opponent][kind]

    def guard(self, st: State, seat: int, kind: int, sneaky: int, scorned: int = 0, alone: bool = False) -> int:
        """The most strength with which a seat could defend, the strongest so many bypassed, weaklings scorned; `alone`:
        one may defend at most."""
        army, up = self.army, st.up
        total = 0
        for man in reversed(army.guards[seat][kind]):
            if up >> man & 1:
                if sneaky and not army.stealth[man]:
                    sneaky -= 1
                elif army.strength[man] >= scorned:
                    total += army.strength[man]
                    if alone:
                        break
        return total

    def wall(
        self, st: State, attacker: int, kind: int, seat: int, sneaky: int, scorned: int = 0, alone: bool = False
    ) -> int:
        """The strength that an attack must reach: of the seat, or of who may defend it, whom nobody bypasses."""
        total = self.guard(st, seat, kind, sneaky, scorned, alone)
        if total:
            total += self.edge(st, seat, kind, attacker)
        helper = self.army.helpers[seat]
        if helper >= 0 and helper != attacker:
            other = self.guard(st, helper, kind, 0, scorned, alone)
            if other:
                total = max(total, other + self.edge(st, helper, kind, attacker))
        return total

    def enough(self, st: State, seat: int, kind: int, opponent: int) -> tuple[list[int], bool]:
        """The first attackers, in their order, that no defense can beat; or all of them."""
        sortie = self.sortie(st, seat, kind, opponent)
        return sortie.team, sortie.sure

    def sortie(self, st: State, seat: int, kind: int, opponent: int) -> Sortie:
        army = self.army
        index = (seat * army.seats + opponent) * len(KINDS) + kind
        concerned = self.concerned[index]
        if concerned < 0:
            concerned = self.concerned[index] = self.who_may_fight(seat, kind, opponent)
        key = st.up & concerned
        if self.boosted:
            key = self.with_boosts(st, seat, opponent, key)
        known = self.known[index]
        found = known.get(key)
        if found is None:
            team, sure = self.first_attackers(st, seat, kind, opponent)
            sent = team if sure else team[-1:]
            notable = [m for m in sent if army.notable[m]]
            kneeling = sum([army.strength[m] for m in sent if not army.tireless[m] >> kind & 1])
            found = known[key] = Sortie(team, sure, sent, notable, kneeling)
        return found

    def with_boosts(self, st: State, seat: int, opponent: int, key: int) -> int:
        boost = st.boost
        helper = self.army.helpers[opponent]
        if helper >= 0:
            key = key * BOOSTS + boost[helper]
        return (key * BOOSTS + boost[seat]) * BOOSTS + boost[opponent]

    def who_may_fight(self, seat: int, kind: int, opponent: int) -> int:
        army = self.army
        helper = army.helpers[opponent]
        concerned = army.attacking[seat][kind] | army.guarding[opponent][kind]
        return concerned | army.guarding[helper][kind] if helper >= 0 else concerned

    def first_attackers(self, st: State, seat: int, kind: int, opponent: int) -> tuple[list[int], bool]:
        army, up = self.army, st.up
        team: list[int] = []
        strength = sneaky = scorned = 0
        defense = self.wall(st, seat, kind, opponent, 0)
        for man in army.attackers[seat][kind]:
            if not up >> man & 1:
                continue
            team.append(man)
            strength += army.strength[man]
            if army.stealth[man] or army.scorns[man]:
                sneaky += army.stealth[man]
                scorned = max(scorned, army.scorns[man])
                defense = self.wall(st, seat, kind, opponent, sneaky, scorned)
            if army.jousts[man] and len(team) == 1:
                champion = self.wall(st, seat, kind, opponent, sneaky, scorned, alone=True)
                if strength >= champion:
                    return team, True
            if strength >= defense or army.alone[seat]:
                break
        return team, strength >= defense and strength > 0
