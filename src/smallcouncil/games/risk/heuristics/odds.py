"""The odds of battles fought to the end, what an invasion gains that stops in time, and what a change of dice does."""

from __future__ import annotations

from itertools import product

from smallcouncil.games.risk import facts

MOST = 40  # larger armies are scaled down to this
STEP, DEAREST = 0.5, 60  # prizes are told apart by half a unit, up to so many halves
FEW = 3  # an army of so many attacks with two dice at most ...
HARMLESS = 0.8  # ... so that killing one of its units is worth that much of one that attacks with three
EACH, LAST_ONE = 0.95, 0.7  # units that three dice cost for each of the defenders and for the last one, with some care


def exchange(attack: list[int], defence: list[int], ties: int = 0) -> tuple[int, int]:
    """Units lost by the attacker and by the defender; both sides from high to low."""
    lost = killed = 0
    for ours, theirs in zip(attack, defence, strict=False):
        if ours > theirs or (ties and ours == theirs):
            killed += 1
        else:
            lost += 1
    return lost, killed


def outcomes(attack: int, defence: int) -> list[tuple[int, int, float]]:
    """All outcomes of one battle with so many six-sided dice: lost, killed, chance."""
    counts: dict[tuple[int, int], int] = {}
    for roll in product(range(1, 7), repeat=attack + defence):
        ours = sorted(roll[:attack], reverse=True)
        theirs = sorted(roll[attack:], reverse=True)
        result = exchange(ours, theirs)
        counts[result] = counts.get(result, 0) + 1
    total = 6 ** (attack + defence)
    return [(lost, killed, count / total) for (lost, killed), count in counts.items()]


def win_table() -> list[list[float]]:
    """WIN[n][m]: the chance that n units that may attack take a territory with m."""
    win = [[0.0] * (MOST + 1) for _ in range(MOST + 1)]
    for n in range(MOST + 1):
        win[n][0] = 1.0
    for n in range(1, MOST + 1):
        for m in range(1, MOST + 1):
            dice = min(n, facts.ATTACK_DICE), min(m, facts.DEFENCE_DICE)
            win[n][m] = sum([p * win[n - lost][m - killed] for lost, killed, p in BATTLES[dice]])
    return win


BATTLES = {(a, d): outcomes(a, d) for a in range(1, facts.ATTACK_DICE + 1) for d in range(1, facts.DEFENCE_DICE + 1)}
WIN = win_table()


def chance(attackers: int, defenders: int) -> float:
    """That an invasion succeeds if it is fought to the end."""
    return at(WIN, attackers, defenders)


def at(table: list[list[float]], attackers: int, defenders: int) -> float:
    """What a table says of two armies."""
    if attackers < 1:
        return 0.0
    most = attackers if attackers > defenders else defenders
    if most > MOST:
        return table[attackers * MOST // most][defenders * MOST // most]
    return table[attackers][defenders]


GAINS: dict[tuple[int, bool], list[list[float]]] = {}  # those that were asked for, by the prize and whose it is


def gain(attackers: int, defenders: int, prize: float, rival: bool) -> float:
    """What it gains, in units, to invade a territory that is worth so many, and to stop in time. In a duel a unit of
    the rival is worth about as much as an own one; one of nobody's is worth nothing."""
    key = min(int(prize / STEP + 0.5), DEAREST), rival
    if key not in GAINS:
        GAINS[key] = gain_table(key[0] * STEP, rival)
    return at(GAINS[key], attackers, defenders)


def gain_table(prize: float, rival: bool) -> list[list[float]]:
    """GAIN[n][m]: what n units that may attack a territory with m gain who stop as soon as going on would lose."""
    worth = [rival * (min(m, FEW) * HARMLESS + max(m - FEW, 0)) for m in range(MOST + 1)]
    table = [[prize] + [0.0] * MOST for _ in range(MOST + 1)]
    for n in range(1, MOST + 1):
        for m in range(1, MOST + 1):
            battle = BATTLES[min(n, facts.ATTACK_DICE), min(m, facts.DEFENCE_DICE)]
            fights = [p * (worth[m] - worth[m - k] - lost + table[n - lost][m - k]) for lost, k, p in battle]
            table[n][m] = max(0.0, sum(fights))
    return table


def fallen(defenders: int) -> float:
    """The units that should be reckoned with to break so many defenders: a little more than on average."""
    return LAST_ONE + EACH * (defenders - 1) if defenders else 0.0
