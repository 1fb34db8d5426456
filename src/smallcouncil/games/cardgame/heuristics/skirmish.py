"""The challenges that are still to come this round, played out on paper.

Only what decides them is kept: who stands, how strong, with which icons, and what claims would take. Every seat attacks
in its turn as long as that pays, and defends as cheaply as it pays. A choice is judged by what everyone has at the end:
so a character who attacks is missed where others attack later, and who attacks last need not keep anybody back.
"""

from __future__ import annotations

from smallcouncil.games.cardgame.heuristics.armies import ATTACKED_AND_WON, DEFENDED_AND_LOST, KINDS, State
from smallcouncil.games.cardgame.heuristics.sorties import Sorties
from smallcouncil.games.cardgame.heuristics.worth import CARD, POWER
from smallcouncil.games.cardgame.layout.prints import INTRIGUE, MILITARY

VICTORY = 60.0
DISCARD = 1.4 * CARD  # what a random card is worth that an intrigue claim takes
NEEDED = 0.3  # what a standing point of strength is worth to who still has to fight
IDLE = 0.06  # ... and to who has not
ROUSED = 0.5  # ... and to who would have knelt for the rest of the round
WATCH = 2  # the power for who never loses unopposed


class Skirmish(Sorties):
    """Plays challenges on paper, for one question."""

    # ------------------------------------------------------------------ what is at stake

    def loss(self, st: State, victim: int, kind: int, claim: int) -> float:
        army = self.army
        if kind == MILITARY:
            lost, left = 0.0, claim
            if left:
                worth, alive = army.worth, st.alive
                for man in army.spare[victim]:
                    if alive[man]:
                        lost += worth[man]
                        left -= 1
                        if not left:
                            break
            return lost
        if kind == INTRIGUE:
            return army.far * DISCARD * min(claim, st.hand[victim])
        return POWER * min(claim, st.house[victim])

    def dear(self, st: State, seat: int) -> float:
        """What a standing point of strength is still worth to a defender this round."""
        return NEEDED if seat in st.turns or any(st.left[st.turns[0]] if st.turns else ()) else IDLE

    # ------------------------------------------------------------------ attack

    def promise(self, st: State, seat: int, kind: int, opponent: int, team: list[int]) -> float:
        """What a challenge would bring that is won."""
        army = self.army
        bit = 1 << kind
        claim = army.claim[seat]
        for man in team:
            if army.claims_more[man] & bit:
                claim += 1
        worth = self.loss(st, opponent, kind, claim)
        if kind > INTRIGUE:
            worth *= 1 + army.taken
        for man in team:
            worth += CARD * army.insight[man]
            if army.renown[man] & bit:
                worth += POWER
            if army.kills[man] and kind == MILITARY:
                worth += self.dearest(st, opponent)
        worth += CARD * army.draws[seat][kind]
        if st.feuds[seat] and army.rivals[seat][opponent]:
            worth += POWER
        return worth

    def dearest(self, st: State, seat: int) -> float:
        """What the dearest character of a seat is worth."""
        army = self.army
        return max([army.worth[man] for man in army.spare[seat] if st.alive[man]], default=0.0)

    def next_attack(self, st: State, seat: int) -> tuple[int, int, list[int]] | None:
        """The challenge with which somebody goes on, roughly: the one that pays most for what kneels."""
        army = self.army
        price = NEEDED if len(st.turns) > 1 else IDLE
        best, most = None, 0.2
        left, attacking, up = st.left[seat], army.attacking[seat], st.up
        for kind in KINDS:
            if not up & attacking[kind]:
                continue
            for opponent in left[kind]:
                _, sure, sent, notable, kneeling = self.sortie(st, seat, kind, opponent)
                worth = self.promise(st, seat, kind, opponent, notable)
                if not sure:
                    worth *= 0.3
                worth -= price * kneeling
                if worth > most and army.wary and not sure:
                    worth -= self.glory(st, seat, kind, opponent, sent)
                if worth > most:
                    best, most = (kind, opponent, sent), worth
        return best

    def glory(self, st: State, seat: int, kind: int, opponent: int, team: list[int]) -> float:
        """What the other one gains who answers a lone attacker with a man of renown."""
        army = self.army
        attack = self.total(team) + self.edge(st, seat, kind, opponent)
        famous = [m for m in army.guards[opponent][kind] if st.up >> m & 1 and army.renown[m] >> kind & 1]
        return POWER if any([army.strength[m] > attack for m in famous]) else 0.0

    def clash(self, st: State, seat: int, kind: int, opponent: int, team: list[int]) -> None:
        """One challenge, the defender's choice included."""
        able = self.challenge(st, seat, kind, opponent, team)
        best: list[int] = []
        most = -2 * VICTORY
        price = self.dear(st, opponent)
        lost = self.promise(st, seat, kind, opponent, team)
        for guards in self.defenses(st, seat, kind, opponent, team, able):
            worth = self.stand(st, seat, kind, opponent, team, guards, lost) - price * self.total(guards)
            if worth > most:
                best, most = guards, worth
        helper = self.army.helpers[opponent]
        if helper >= 0 and helper != seat and not best:
            able = [man for man in self.army.guards[helper][kind] if st.up >> man & 1]
            best = self.beating(able, self.total(team) + self.edge(st, seat, kind, helper))
        self.resolve(st, seat, kind, opponent, team, best)

    def challenge(self, st: State, seat: int, kind: int, opponent: int, team: list[int]) -> list[int]:
        """The attackers kneel. Gives those who may defend, the weakest first."""
        army = self.army
        sneaky = scorned = 0
        for man in team:
            sneaky += army.stealth[man]
            scorned = max(scorned, army.scorns[man])
            if not army.tireless[man] >> kind & 1:
                st.up &= ~(1 << man)
        if st.more[seat][kind] > 0:
            st.more[seat][kind] -= 1
        else:
            st.left[seat][kind] = []
        if army.once[seat]:
            st.left[seat] = [[], [], []]
        able = []
        for man in reversed(army.guards[opponent][kind]):
            if st.up >> man & 1:
                if sneaky and not army.stealth[man]:
                    sneaky -= 1
                elif army.strength[man] >= scorned:
                    able.append(man)
                if army.rises[man]:
                    st.gains[opponent] += ROUSED * army.strength[man]
        able.reverse()
        return able[-1:] if len(team) == 1 and army.jousts[team[0]] else able

    def total(self, men: list[int]) -> int:
        strength = self.army.strength
        return sum([strength[m] for m in men])

    def defenses(
        self, st: State, seat: int, kind: int, opponent: int, team: list[int], able: list[int]
    ) -> list[list[int]]:
        """Whom a defender may declare: nobody, the weakest against an unopposed attack, who wins cheaply, and who wins
        power by it."""
        if not able:
            return [[]]
        army = self.army
        strength = self.total(team) + self.edge(st, seat, kind, opponent)
        found = [[], able[:1]]
        stand = self.beating(able, strength)
        if stand and stand != able[:1]:
            found.append(stand)
        famous = [m for m in able if army.renown[m] >> kind & 1 and army.strength[m] > strength][:1]
        if famous and famous not in found:
            found.append(famous)
        return found

    def stand(
        self, st: State, seat: int, kind: int, opponent: int, team: list[int], guards: list[int], lost: float
    ) -> float:
        """What a defense leaves the defender, by itself."""
        army = self.army
        prey = self.prey(team, guards)
        slain = army.worth[prey] if prey >= 0 else 0.0
        if guards and self.total(guards) > self.total(team) + self.edge(st, seat, kind, opponent):
            worth = (
                -slain + POWER * sum([army.renown[m] >> kind & 1 for m in guards]) + CARD * army.draws[opponent][kind]
            )
            if kind == MILITARY and any([army.kills[m] for m in guards]):
                worth += self.dearest(st, seat)
            return worth
        if guards:
            return -lost - slain
        power = 1 + army.house_power[seat] + sum([army.sole_power[m] for m in team])
        lost += POWER * (power - 1 + WATCH * st.watch[opponent])
        power += st.power[seat] + sum([army.renown[m] >> kind & 1 for m in team])
        if kind > INTRIGUE:
            power += min(army.claim[seat], st.house[opponent])
        return -lost - POWER - (VICTORY if power >= army.to_win[seat] else 0)

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
        defender = army.owner[guards[0]] if guards else opponent
        for man in guards:
            if not army.vigils[man]:
                st.up &= ~(1 << man)
        if defense:
            attack += self.edge(st, seat, kind, defender)
            st.boost[seat] = st.boost[defender] = 0
        attacks = attack >= defense and attack > 0
        winner, participants = (seat, team) if attacks else (defender, guards)
        power = 0
        for man in participants:
            power += army.renown[man] >> kind & 1
            st.gains[winner] += CARD * army.insight[man]
        st.gains[winner] += CARD * army.draws[winner][kind]
        if kind == MILITARY and any([army.kills[m] for m in participants]):
            self.strike(st, opponent if attacks else seat)
        prey = self.prey(team, guards)
        if prey >= 0:
            self.fall(st, prey)
        if attacks:
            claim = army.claim[seat]
            for man in team:
                if army.claims_more[man] >> kind & 1:
                    claim += 1
                if army.margin_power[man]:
                    power += (attack - defense) // 5
            st.gains[opponent] -= self.loss(st, opponent, kind, claim)
            if kind == MILITARY:
                self.kill(st, opponent, claim)
            elif kind == INTRIGUE:
                st.hand[opponent] = max(0, st.hand[opponent] - claim)
            else:
                moved = min(claim, st.house[opponent])
                st.house[opponent] -= moved
                st.house[seat] += moved
                self.empower(st, opponent, -moved)
                self.empower(st, seat, moved)
                st.gains[seat] += army.taken * POWER * moved
            if not defense:
                power += 1 + army.house_power[seat]
                for man in team:
                    power += army.sole_power[man]
                    if army.stands_again[man]:
                        st.up |= 1 << man
                st.watch[opponent] = False
            if st.feuds[seat] and army.rivals[seat][opponent]:
                st.feuds[seat] -= 1
                power += 1
        self.rally(st, seat if attacks else -1, defender if attacks else -1)
        self.empower(st, winner, power)
        st.gains[winner] += POWER * power
        if st.power[winner] >= army.to_win[winner]:
            st.gains[winner] += VICTORY
            st.over = True

    def empower(self, st: State, seat: int, power: int) -> None:
        """Power of one is power of his partner, too, where they win together."""
        for member in self.army.side[seat]:
            st.power[member] += power

    def rally(self, st: State, attacker: int, defender: int) -> None:
        """Those who stand up again because their side has won an attack, or lost a defense."""
        army = self.army
        for man in army.rallying:
            seat = army.owner[man]
            if st.alive[man] and (
                (seat == attacker and army.rallies[man] & ATTACKED_AND_WON)
                or (seat == defender and army.rallies[man] & DEFENDED_AND_LOST)
            ):
                st.up |= 1 << man

    def prey(self, team: list[int], guards: list[int]) -> int:
        """The defender who dies of deadlier attackers, whoever wins; -1: nobody."""
        deadly, worth = self.army.deadly, self.army.worth
        if not guards or sum([deadly[m] for m in team]) <= sum([deadly[m] for m in guards]):
            return -1
        return min(guards, key=worth.__getitem__)

    def strike(self, st: State, seat: int) -> None:
        """The dearest of a seat dies."""
        worth = self.army.worth
        alive = [man for man in self.army.spare[seat] if st.alive[man]]
        if alive:
            self.fall(st, max(alive, key=worth.__getitem__))

    def fall(self, st: State, man: int) -> None:
        """Somebody dies, if he has not yet."""
        if st.alive[man]:
            st.alive[man] = False
            st.up &= ~(1 << man)
            st.gains[self.army.owner[man]] -= self.army.worth[man]

    def kill(self, st: State, seat: int, claim: int) -> None:
        for man in self.army.spare[seat]:
            if not claim:
                return
            if st.alive[man]:
                st.alive[man] = False
                st.up &= ~(1 << man)
                claim -= 1

    # ------------------------------------------------------------------ choices

    def teams(self, seat: int, kind: int, opponent: int) -> list[list[int]]:
        """Sets of attackers worth a thought: the first few in their order, until they suffice; the weakest and the
        strongest alone; all that are enough and everyone whose renown would count."""
        army, st = self.army, self.army.at_start
        able = [m for m in army.attackers[seat][kind] if st.up >> m & 1]
        if not able:
            return []
        if army.alone[seat]:
            return [[m] for m in able]
        team, sure = self.enough(st, seat, kind, opponent)
        found = [team[: i + 1] for i in range(min(len(team) - 1, 3))]
        found.append(team)
        famous = [
            m
            for m in able
            if m not in team
            and (army.renown[m] >> kind & 1)
            + army.insight[m]
            + army.margin_power[m]
            + (army.kills[m] and kind == MILITARY)
            + (army.claims_more[m] >> kind & 1)
        ]
        if sure and famous:
            found.append(team + famous)
        if not sure or len(team) > 1:
            few = self.beating(sorted(able, key=army.strength.__getitem__), self.guard(st, opponent, kind, 0) - 1)
            if few:
                found.append(few)
        by_strength = sorted(able, key=army.strength.__getitem__)
        for man in (by_strength[0], by_strength[-1], *[m for m in able if army.jousts[m]]):
            if [man] not in found:
                found.append([man])
        return found

    def attack(self, seat: int, kind: int, opponent: int, team: list[int], most: float = -2 * VICTORY) -> float:
        """What a challenge promises, with all that follows; if that is no more than `most`, it may say anything up to
        it."""
        st = self.army.at_start.copy()
        if len(self.players) > 2:
            self.clash(st, seat, kind, opponent, team)
            return self.result(st)
        able = self.challenge(st, seat, kind, opponent, team)
        least = 2 * VICTORY
        for guards in self.defenses(st, seat, kind, opponent, team, able):
            after = st.copy()
            self.resolve(after, seat, kind, opponent, team, guards)
            least = min(least, self.result(after))
            if least <= most:
                break
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
        sums = [float(gold + more) for gold, more in zip(st.gold, army.dominance, strict=True)]
        for man, owner in enumerate(army.owner):
            if st.up >> man & 1:
                sums[owner] += army.strength[man]
        for seat in self.players:
            if st.watch[seat]:
                st.gains[seat] += WATCH * POWER
        whole = sum([x * x for x in sums])
        if whole:
            for seat in self.players:
                st.gains[seat] += POWER * sums[seat] * sums[seat] / whole
