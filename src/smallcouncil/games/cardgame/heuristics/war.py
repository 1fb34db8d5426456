"""Challenges: what to attack, with whom, when to defend. Every answer is tried in a skirmish on paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.armies import Army
from smallcouncil.games.cardgame.heuristics.skirmish import Skirmish
from smallcouncil.games.cardgame.heuristics.trial import NOTHING
from smallcouncil.games.cardgame.heuristics.worth import beating
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.challenge import StepsOfChallenge

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.table import RoundTable
    from smallcouncil.table import Ask, Choice

WORTHWHILE = 0.0  # what a challenge must promise more than peace


class War:
    """The challenges of one edition, which says how to muster its armies.

    `strength`: of a character who would fight; `boost`: the strength that a seat could add by what lies open; `renown`:
    whether a character gains power by winning; `spares`: whether a seat leaves another one alone.
    """

    def __init__(
        self,
        muster: Callable[[Any, int], Army],
        strength: Callable[[Any, int], int],
        boost: Callable[[Any, int], int],
        renown: Callable[[Any, int], bool],
        spares: Callable[[Any, int, int], bool] = lambda t, seat, other: False,
    ) -> None:
        self.muster = muster
        self.strength = strength
        self.boost = boost
        self.renown = renown
        self.spares = spares

    # ------------------------------------------------------------------ attack

    def plans(self, t: RoundTable, seat: int, ask: Ask) -> list[tuple[float, bool, int, Choice]]:
        """The challenges that may be initiated, by what they promise over all, the best first, of equals one that
        cannot be beaten. To pass promises 0."""
        skirmish = Skirmish(self.muster(t, seat))
        passing = skirmish.rest()
        found = []
        for i, choice in enumerate(ask.choices[: ask.answers]):
            if choice is shared.PASS or self.spares(t, seat, choice.args[1]):
                continue
            worth, _ = best_team(skirmish, seat, *choice.args)
            _, sure = skirmish.enough(skirmish.army.at_start, seat, *choice.args)
            found.append((worth - passing, sure, -i, choice))
        found.sort(reverse=True)
        return found

    def challenge(self, t: RoundTable, seat: int, ask: Ask) -> Choice:
        """The challenge that promises most, with those after it and with what kneeling attackers then do not defend."""
        found = self.plans(t, seat, ask)
        return found[0][-1] if found and found[0][0] > WORTHWHILE else shared.PASS

    def challenges(self, t: RoundTable, seat: int, ask: Ask) -> list[Choice]:
        """The three best, and to pass."""
        return [*[plan[-1] for plan in self.plans(t, seat, ask)[:3]], shared.PASS]

    def declare(self, t: RoundTable, seat: int, ask: Ask) -> Choice:
        """One attacker after the other, until they suffice."""
        procedure = t.stack[-1]
        assert isinstance(procedure, StepsOfChallenge)
        _, chosen = best_team(Skirmish(self.muster(t, seat)), seat, procedure.kind, procedure.opponent)
        for card in chosen:
            choice = rounds.ATTACK(card)
            if card not in procedure.chosen and choice in ask.choices:
                return choice
        return shared.DONE if procedure.chosen else ask.choices[0]

    # ------------------------------------------------------------------ defense

    def defend(self, t: RoundTable, seat: int, ask: Ask) -> Choice:
        """One defender after the other, the strongest first."""
        more = self.best_defence(t, seat, ask)
        return rounds.DEFEND(more[-1]) if more else shared.DONE

    def best_defence(self, t: RoundTable, seat: int, ask: Ask) -> list[int]:
        """Who shall defend besides those who do: few who win, or one against an unopposed attack, or nobody."""
        procedure = t.stack[-1]
        assert isinstance(procedure, StepsOfChallenge)
        choices = ask.choices[: ask.answers]
        force = {c.args[0]: self.strength(t, c.args[0]) for c in choices if c is not shared.DONE}
        offered = sorted(force, key=force.__getitem__)
        forced = len(offered) == len(choices)
        chosen = procedure.chosen
        mine = sum([self.strength(t, c) for c in chosen])
        skirmish = Skirmish(self.muster(t, seat))
        army = skirmish.army
        number = {card: man for man, card in enumerate(army.cards)}
        team = [number[c] for c in t.participants(t.attacker)]
        scorned = max([army.scorns[man] for man in team], default=0)
        if scorned and not forced:  # who does not count does not help
            offered = [c for c in offered if force[c] >= scorned]
        attack = t.side_strength(t.attacker) - army.sides[seat][t.type]
        options: list[list[int]] = [] if forced else [[]]
        if offered and (not mine or forced):
            options.append(offered[:1])
            if offered[0] != offered[-1] and not force[offered[0]]:
                options.append([next((c for c in offered if force[c]), offered[-1])])
        boost = self.boost(t, t.attacker)
        sole = army.alone[seat] or (len(team) == 1 and army.jousts[team[0]])
        for need in (attack, attack + boost) if boost else (attack,):
            stand = beating(force, offered, need - mine)
            if stand and (len(stand) == 1 or not sole):
                options.append(stand)
        famous = [c for c in offered if self.renown(t, c) and mine + force[c] > attack]
        options += [[c] for c in famous[:1] if [c] not in options]
        if len(options) == 1:
            return options[0]

        def promise(more: list[int]) -> float:
            return skirmish.defense(t.attacker, t.type, t.against, team, [number[c] for c in (*chosen, *more)])

        return max(options, key=promise)


def best_team(skirmish: Skirmish, seat: int, kind: int, opponent: int) -> tuple[float, list[int]]:
    """The attackers for a challenge, and what it promises with all that follows this round."""
    most, best = NOTHING, []
    for team in skirmish.teams(seat, kind, opponent):
        worth = skirmish.attack(seat, kind, opponent, team, most)
        if worth > most:
            most, best = worth, team
    return most, [skirmish.army.cards[man] for man in best]
