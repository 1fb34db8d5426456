"""The challenges that are still to come this round, played out on paper.

Only what decides them is kept: who stands, how strong, with which icons, and what claims would take. Every seat attacks
in its turn as long as that pays, and defends as cheaply as it pays. A choice is judged by what everyone has at the end:
so a character who attacks is missed where others attack later, and who attacks last need not keep anybody back.
"""

from __future__ import annotations

from smallcouncil.games.cardgame.heuristics.worth import CARD, POWER
from smallcouncil.games.cardgame.layout.prints import INTRIGUE, MILITARY
from smallcouncil.games.cards2e.heuristics.armies import KINDS, Army, State
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable

VICTORY = 60.0
DISCARD = 1.4 * CARD  # what a random card is worth that an intrigue claim takes
NEEDED = 0.3  # what a standing point of strength is worth to who still has to fight
IDLE = 0.06  # ... and to who has not
ROUSED = 0.5  # ... and to who would have knelt for the rest of the round


class Skirmish:
    """Plays challenges on paper, for one question."""

    def __init__(self, t: ThronesTable, seat: int) -> None:
        self.army = Army(t, seat)
        self.players = t.alive

    # ------------------------------------------------------------------ what is at stake

    def loss(self, st: State, victim: int, kind: int, claim: int) -> float:
        army = self.army
        if kind == MILITARY:
            lost, left = 0.0, claim
            for man in army.spare[victim]:
                if not left:
                    break
                if st.alive[man]:
                    lost += army.worth[man]
                    left -= 1
            return lost
        if kind == INTRIGUE:
            return army.far * DISCARD * min(claim, st.hand[victim])
        return POWER * min(claim, st.house[victim])

    def dear(self, st: State, seat: int, attacking: bool) -> float:
        """What a standing point of strength is still worth to a seat this round."""
        if attacking:
            return NEEDED if len(st.turns) > 1 else IDLE
        return NEEDED if seat in st.turns or any(st.left[st.turns[0]] if st.turns else ()) else IDLE

    # ------------------------------------------------------------------ attack

    def guard(self, st: State, seat: int, kind: int, sneaky: int) -> int:
        army = self.army
        total = 0
        for man in reversed(army.guards[seat][kind]):
            if st.up[man]:
                if sneaky and not army.stealth[man]:
                    sneaky -= 1
                else:
                    total += army.strength[man]
        return total

    def enough(self, st: State, seat: int, kind: int, opponent: int) -> tuple[list[int], bool]:
        """The first attackers, in their order, that no defense can beat; or all of them."""
        army = self.army
        team: list[int] = []
        strength = sneaky = 0
        defense = self.guard(st, opponent, kind, 0)
        if defense:
            defense += st.boost[opponent] - st.boost[seat]
        for man in army.attackers[seat][kind]:
            if not st.up[man]:
                continue
            team.append(man)
            strength += army.strength[man]
            if army.stealth[man]:
                sneaky += 1
                defense = self.guard(st, opponent, kind, sneaky)
                if defense:
                    defense += st.boost[opponent] - st.boost[seat]
            if strength >= defense or army.alone[seat]:
                break
        return team, strength >= defense and strength > 0

    def promise(self, st: State, seat: int, kind: int, opponent: int, team: list[int]) -> float:
        """What a challenge would bring that is won."""
        army = self.army
        worth = self.loss(st, opponent, kind, army.claim[seat])
        if kind > INTRIGUE:
            worth *= 1 + army.taken
        for man in team:
            worth += POWER * army.renown[man] + CARD * army.insight[man]
        if len(self.players) > 2 and army.rivals[seat][opponent]:
            worth += POWER
        return worth

    def next_attack(self, st: State, seat: int) -> tuple[int, int, list[int]] | None:
        """The challenge with which somebody goes on, roughly: the one that pays most for what kneels."""
        army = self.army
        price = self.dear(st, seat, True)
        best, most = None, 0.2
        for kind in KINDS:
            for opponent in st.left[seat][kind]:
                team, sure = self.enough(st, seat, kind, opponent)
                if not team:
                    continue
                if not sure:
                    team = team[-1:]  # somebody must answer him
                cost = sum([army.strength[m] for m in team if not army.tireless[m] >> kind & 1])
                worth = self.promise(st, seat, kind, opponent, team) * (1.0 if sure else 0.3) - price * cost
                if worth > most:
                    best, most = (kind, opponent, team), worth
        return best

    def clash(self, st: State, seat: int, kind: int, opponent: int, team: list[int]) -> None:
        """One challenge, the defender's choice included."""
        able = self.challenge(st, seat, kind, opponent, team)
        best: list[int] = []
        most = -2 * VICTORY
        price = self.dear(st, opponent, False)
        lost = self.promise(st, seat, kind, opponent, team)
        for guards in self.defenses(st, seat, opponent, team, able):
            worth = self.stand(st, seat, kind, opponent, team, guards, lost) - price * self.total(guards)
            if worth > most:
                best, most = guards, worth
        self.resolve(st, seat, kind, opponent, team, best)

    def challenge(self, st: State, seat: int, kind: int, opponent: int, team: list[int]) -> list[int]:
        """The attackers kneel. Gives those who may defend, the weakest first."""
        army = self.army
        sneaky = 0
        for man in team:
            sneaky += army.stealth[man]
            if not army.tireless[man] >> kind & 1:
                st.up[man] = False
        st.left[seat][kind] = []
        able = []
        for man in reversed(army.guards[opponent][kind]):
            if st.up[man]:
                if sneaky and not army.stealth[man]:
                    sneaky -= 1
                else:
                    able.append(man)
                if army.rises[man]:
                    st.gains[opponent] += ROUSED * army.strength[man]
        able.reverse()
        return able

    def total(self, men: list[int]) -> int:
        strength = self.army.strength
        return sum([strength[m] for m in men])

    def defenses(self, st: State, seat: int, opponent: int, team: list[int], able: list[int]) -> list[list[int]]:
        """Whom a defender may declare: nobody, the weakest against an unopposed attack, who wins cheaply, and who wins
        power by it."""
        if not able:
            return [[]]
        army = self.army
        strength = self.total(team) + st.boost[seat] - st.boost[opponent]
        found = [[], able[:1]]
        stand = self.beating(able, strength)
        if stand and stand != able[:1]:
            found.append(stand)
        famous = [m for m in able if army.renown[m] and army.strength[m] > strength][:1]
        if famous and famous not in found:
            found.append(famous)
        return found

    def stand(
        self, st: State, seat: int, kind: int, opponent: int, team: list[int], guards: list[int], lost: float
    ) -> float:
        """What a defense leaves the defender, by itself."""
        army = self.army
        if guards and self.total(guards) > self.total(team) + st.boost[seat] - st.boost[opponent]:
            return POWER * sum([army.renown[m] for m in guards])
        if guards:
            return -lost
        power = st.power[seat] + sum([army.renown[m] for m in team]) + 1
        if kind > INTRIGUE:
            power += min(army.claim[seat], st.house[opponent])
        return -lost - POWER - (VICTORY if power >= TO_WIN else 0)

    def beating(self, able: list[int], strength: int) -> list[int]:
        """The fewest of these, from weak to strong, that beat so much strength together."""
        power = self.army.strength
        chosen: list[int] = []
        rest = able[:]
        while rest:
            for man in rest:
                if power[man] > strength:
                    return [*chosen, man]
            man = rest.pop()
            chosen.append(man)
            strength -= power[man]
        return []

    def resolve(self, st: State, seat: int, kind: int, opponent: int, team: list[int], guards: list[int]) -> None:
        army = self.army
        attack = sum([army.strength[m] for m in team])
        defense = sum([army.strength[m] for m in guards])
        for man in guards:
            st.up[man] = False
        if defense:
            attack += st.boost[seat]
            defense += st.boost[opponent]
            st.boost[seat] = st.boost[opponent] = 0
        attacks = attack >= defense and attack > 0
        winner, participants = (seat, team) if attacks else (opponent, guards)
        power = 0
        for man in participants:
            power += army.renown[man]
            st.gains[winner] += CARD * army.insight[man]
        if attacks:
            claim = army.claim[seat]
            st.gains[opponent] -= self.loss(st, opponent, kind, claim)
            if kind == MILITARY:
                self.kill(st, opponent, claim)
            elif kind == INTRIGUE:
                st.hand[opponent] = max(0, st.hand[opponent] - claim)
            else:
                moved = min(claim, st.house[opponent])
                st.house[opponent] -= moved
                st.power[opponent] -= moved
                st.house[seat] += moved
                st.power[seat] += moved
                st.gains[seat] += army.taken * POWER * moved
            if not defense:
                power += 1
            if len(self.players) > 2 and army.rivals[seat][opponent]:
                power += 1
        st.power[winner] += power
        st.gains[winner] += POWER * power
        if st.power[winner] >= TO_WIN:
            st.gains[winner] += VICTORY
            st.over = True

    def kill(self, st: State, seat: int, claim: int) -> None:
        for man in self.army.spare[seat]:
            if not claim:
                return
            if st.alive[man]:
                st.alive[man] = st.up[man] = False
                claim -= 1

    # ------------------------------------------------------------------ choices

    def teams(self, seat: int, kind: int, opponent: int) -> list[list[int]]:
        """Sets of attackers worth a thought: the first few in their order, until they suffice; the weakest and the
        strongest alone; all that are enough and everyone whose renown would count."""
        army, st = self.army, self.army.at_start
        able = [m for m in army.attackers[seat][kind] if st.up[m]]
        if not able:
            return []
        if army.alone[seat]:
            return [[m] for m in able]
        team, sure = self.enough(st, seat, kind, opponent)
        found = [team[: i + 1] for i in range(min(len(team) - 1, 3))]
        found.append(team)
        famous = [m for m in able if m not in team and army.renown[m] + army.insight[m]]
        if sure and famous:
            found.append(team + famous)
        if not sure or len(team) > 1:
            few = self.beating(sorted(able, key=army.strength.__getitem__), self.guard(st, opponent, kind, 0) - 1)
            if few:
                found.append(few)
        by_strength = sorted(able, key=army.strength.__getitem__)
        for man in (by_strength[0], by_strength[-1]):
            if [man] not in found:
                found.append([man])
        return found

    def attack(self, seat: int, kind: int, opponent: int, team: list[int]) -> float:
        """What a challenge promises, with all that follows."""
        st = self.army.at_start.copy()
        if len(self.players) > 2:
            self.clash(st, seat, kind, opponent, team)
            return self.result(st)
        able = self.challenge(st, seat, kind, opponent, team)
        least = 2 * VICTORY
        for guards in self.defenses(st, seat, opponent, team, able):
            after = st.copy()
            self.resolve(after, seat, kind, opponent, team, guards)
            least = min(least, self.result(after))
        return least

    def rest(self) -> float:
        """What it promises to challenge nobody any more."""
        st = self.army.at_start.copy()
        st.turns.pop(0)
        return self.result(st)

    def defense(self, seat: int, kind: int, opponent: int, team: list[int], guards: list[int]) -> float:
        """What it promises to defend like this against attackers who have been declared."""
        st = self.army.at_start.copy()
        self.resolve(st, seat, kind, opponent, team, guards)
        return self.result(st)

    # ------------------------------------------------------------------ to the end of the phase

    def result(self, st: State) -> float:
        """What the round brings, if all play on as they do here: for the one who asks, against the others."""
        while st.turns and not st.over:
            seat = st.turns[0]
            going = self.next_attack(st, seat)
            if going is None:
                st.turns.pop(0)
            else:
                self.clash(st, seat, *going)
        if not st.over:
            self.dominance(st)
        total = 0.0
        for seat, weight in enumerate(self.army.weights):
            total += weight * st.gains[seat]
        return total

    def dominance(self, st: State) -> None:
        army = self.army
        sums = [float(gold) for gold in st.gold]
        for man, up in enumerate(st.up):
            if up:
                sums[army.owner[man]] += army.strength[man]
        whole = sum([x * x for x in sums])
        if whole:
            for seat in self.players:
                st.gains[seat] += POWER * sums[seat] * sums[seat] / whole
