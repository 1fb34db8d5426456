"""A challenge: declare attackers, declare defenders, resolve."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.layout.prints import MILITARY
from smallcouncil.games.cardgame.layout.zones import PLAY
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import PENDING
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.challenge import StepsOfChallenge, result_is_known
from smallcouncil.games.cardgame.rounds.table import WON
from smallcouncil.games.cardgame.rounds.titles import bearer_of
from smallcouncil.games.cardgame.values.current import CHALLENGE
from smallcouncil.games.cards1e import modifiers, words
from smallcouncil.games.cards1e.challenges.claim import Claim
from smallcouncil.games.cards1e.challenges.declaring import (
    able_defenders,
    declaration_price,
    may_attack,
    may_be_challenged,
)
from smallcouncil.games.cards1e.challenges.renown import Renown
from smallcouncil.games.cards1e.challenges.tolls import pay_tolls, price, tolls
from smallcouncil.games.cards1e.edition import CHALLENGE_RESOLVED, EDITION
from smallcouncil.games.cards1e.facts import STEALTH
from smallcouncil.games.cards1e.phases.titles import CROWN_REGENT, LORD_COMMANDER, rivals, supports
from smallcouncil.games.cards1e.state import RIVALRY, TITLE_USED, CouncilTable
from smallcouncil.table import Choice


class Challenge(StepsOfChallenge):
    steps = (
        "attackers",  # 1
        "redirect",
        "new_opponent",
        "stealth",
        "initiated",
        "attack_window",
        "defenders",  # 2
        "supporter",
        "commander",
        "commander_defends",
        "kneel_defenders",
        "defense_window",
        "compare",  # 3
        "claim",
        "unopposed",
        "renown",
        "rivalry",
        "commanders_power",
        "result",
        "challenge_ends",
    )
    fields = (*StepsOfChallenge.fields, "commanded")

    def __init__(
        self,
        kind: int,
        opponent: int,
        chosen: list[int],
        bypasses: list[int],
        asked: int = 0,
        knelt: list[int] | None = None,
        commanded: int = 0,
    ) -> None:
        super().__init__(kind, opponent, chosen, bypasses, asked, knelt)
        self.commanded = commanded  # the Lord Commander has made himself the target

    def copy(self) -> Challenge:
        return Challenge(
            self.kind, self.opponent, self.chosen[:], self.bypasses[:], self.asked, self.knelt[:], self.commanded
        ).at(self.step)

    # ------------------------------------------------------------------ 1: attackers

    def able_attackers(self, t: CouncilTable) -> list[int]:
        due = price(self.tolls(t)) + declaration_price(t, self.chosen)
        return [c for c in t.characters(t.active_player) if c not in self.chosen and may_attack(t, c, self.kind, due)]

    def owed_by(self, t: CouncilTable, seat: int) -> int:
        """The gold that a seat must pay for what it has declared so far; somebody must attack."""
        own = declaration_price(t, [c for c in self.chosen if t.control[c] == seat])
        if self.step - 1 != ATTACKERS or seat != t.active_player:
            return own
        due = price(self.tolls(t))
        able = [c for c in t.characters(seat) if may_attack(t, c, self.kind, due)]
        return due + (own if self.chosen else min(declaration_price(t, [c]) for c in able))

    def tolls(self, t: CouncilTable) -> list[tuple[int, int]]:
        return tolls(t, modifiers.CHALLENGE_TOLL, t.active_player, self.kind, self.opponent)

    def is_announced(self, t: CouncilTable) -> None:
        pay_tolls(t, t.attacker, self.tolls(t))
        for card in t.attackers:
            pay_tolls(t, t.attacker, tolls(t, modifiers.DECLARE_TOLL, card))

    def redirect(self, t: CouncilTable) -> None:
        """The Crown Regent may make the attacker choose another target, once a round."""
        regent = bearer_of(t, CROWN_REGENT)
        if regent >= 0 and regent != t.attacker and not t.count(regent, TITLE_USED):
            self.ask(t, regent, t.prompt(rounds.REDIRECT_OR_PASS), [shared.PASS, rounds.REDIRECT])
        else:
            self.goto(t, "stealth")

    def on_redirect(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        if choice is shared.PASS:
            self.goto(t, "stealth")
        else:
            t.add(seat, TITLE_USED)

    def new_opponent(self, t: CouncilTable) -> None:
        others = [
            s for s in t.opponents(t.attacker) if s != t.against and may_be_challenged(t, t.attacker, self.kind, s)
        ]
        if others:
            self.ask(t, t.attacker, t.prompt(rounds.NEW_OPPONENT), [shared.PLAYER(s) for s in others])

    def on_new_opponent(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        t.defender = t.against = choice.args[0]
        t.touch(CHALLENGE)
        t.tell(rounds.REDIRECTED, seat, t.defender)

    def has_stealth(self, t: CouncilTable, card: int) -> bool:
        return t.has_keyword(card, STEALTH)

    def may_be_bypassed(self, t: CouncilTable, card: int) -> bool:
        return card not in self.bypasses[1::2] and not t.total(modifiers.NOT_BYPASSED, card)

    # ------------------------------------------------------------------ 2: defenders

    def defenders(self, t: CouncilTable) -> None:
        choices = [shared.DONE, *rounds.DEFEND.each(able_defenders(t, t.defender, self.chosen))]
        self.ask(t, t.defender, t.prompt(rounds.DEFENDERS), choices, args=(self.kind,))

    def undefended(self, t: CouncilTable) -> bool:
        return not self.chosen and not t.defenders

    def supporter(self, t: CouncilTable) -> None:
        """Whose title supports the one who is attacked and does not defend may defend for him."""
        helper = next((s for s in t.alive if s != t.attacker and supports(t, s, t.against)), -1)
        if helper < 0 or t.defenders or (self.chosen and t.control[self.chosen[0]] == t.against):
            return
        choices = [shared.DONE, *rounds.DEFEND.each(able_defenders(t, helper, self.chosen))]
        self.ask(t, helper, words.ASK_SUPPORT, choices, args=(t.against,))

    def on_supporter(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        if choice is not shared.DONE:
            self.chosen.append(choice.args[0])
            self.again()
        elif self.chosen:
            t.defender = seat
            t.touch(CHALLENGE)
            t.tell(words.SUPPORTED, seat, t.against)

    def commander(self, t: CouncilTable) -> None:
        """The Lord Commander may make himself the target of an undefended military challenge, once a round."""
        seat = bearer_of(t, LORD_COMMANDER)
        free = seat >= 0 and seat != t.attacker and not t.count(seat, TITLE_USED)
        military = self.kind == MILITARY and self.undefended(t)
        if free and military and t.is_opponent(seat, t.against) and may_be_challenged(t, t.attacker, MILITARY, seat):
            self.ask(t, seat, words.ASK_STEP_IN, [shared.PASS, words.STEP_IN], args=(t.against,))
        else:
            self.goto(t, "kneel_defenders")

    def on_commander(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        if choice is shared.PASS:
            self.goto(t, "kneel_defenders")
            return
        t.add(seat, TITLE_USED)
        t.tell(words.STEPPED_IN, seat, t.against)
        t.defender = t.against = seat
        self.commanded = 1
        t.touch(CHALLENGE)

    def commander_defends(self, t: CouncilTable) -> None:
        self.defenders(t)

    def on_commander_defends(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        self.on_defenders(t, seat, choice)

    def kneel_defenders(self, t: CouncilTable) -> None:
        cards = [c for c in self.chosen if t.zone[c] == PLAY and c not in t.defenders]
        self.chosen = []
        for card in cards:
            pay_tolls(t, t.defender, tolls(t, modifiers.DECLARE_TOLL, card))
        t.defenders += cards
        t.touch(CHALLENGE)
        for card in cards:
            t.tell(rounds.DEFENDS, card)
        facts: list[int] = []
        for card in cards:
            if not t.stays_standing(card, 0):
                facts += (kinds.KNELT, card, t.defender, 0, PENDING)
        for card in cards:
            facts += (kinds.DEFENDER_DECLARED, card, t.defender, 0, PENDING)
        happen(t, facts)

    # ------------------------------------------------------------------ 3: resolution

    def compare(self, t: CouncilTable) -> None:
        attack, defense = t.side_strength(t.attacker), t.side_strength(t.defender)
        if attack >= defense and attack > 0:
            t.winner, t.loser = t.attacker, t.defender
        elif defense > attack:
            t.winner, t.loser = t.defender, t.attacker
        else:
            t.tell(words.UNDECIDED)
            return
        t.margin = abs(attack - defense)
        t.unopposed = int(t.winner == t.attacker and defense == 0)
        t.add(t.winner, WON + t.type)
        t.tell(rounds.WON, t.winner, t.margin)
        t.touch(CHALLENGE)

    def claim(self, t: CouncilTable) -> None:
        if t.winner == t.attacker:
            t.call(Claim([], 0))

    def unopposed(self, t: CouncilTable) -> None:
        if t.unopposed and not t.total(modifiers.NO_UNOPPOSED_POWER, t.winner):
            t.tell(rounds.UNOPPOSED, t.winner)
            effects.gain_power(t, t.house[t.winner], 1)

    def renown(self, t: CouncilTable) -> None:
        if t.winner >= 0:
            t.call(Renown([]))

    def rivalry(self, t: CouncilTable) -> None:
        """Of a supported player's title and his supporter's, both count for the attacker."""
        beaten = (t.loser, t.against) if t.winner == t.attacker else (t.loser,)
        rival = next((s for s in beaten if t.winner >= 0 and rivals(t, t.winner, s)), -1)
        if rival >= 0 and not t.count(t.winner, RIVALRY):
            t.add(t.winner, RIVALRY)
            t.tell(rounds.RIVAL_BEATEN, t.winner, rival)
            effects.gain_power(t, t.house[t.winner], 1)

    def commanders_power(self, t: CouncilTable) -> None:
        if self.commanded and t.winner == t.defender and t.power[t.house[t.attacker]]:
            self.ask(t, t.winner, words.ASK_TAKE_POWER, [words.TAKE_POWER, shared.PASS], args=(t.attacker,))

    def on_commanders_power(self, t: CouncilTable, seat: int, choice: Choice) -> None:
        if choice is words.TAKE_POWER:
            effects.move_power(t, t.house[t.attacker], t.house[seat], 1)

    def result(self, t: CouncilTable) -> None:
        """Passive effects and responses come after all rewards."""
        facts: list[int] = []
        if t.winner >= 0:
            facts += (kinds.CHALLENGE_WON, -1, t.winner, t.margin, PENDING)
            facts += (kinds.CHALLENGE_LOST, -1, t.loser, t.margin, PENDING)
        facts += (CHALLENGE_RESOLVED, -1, t.attacker, 0, PENDING)
        happen(t, facts)


ATTACKERS = Challenge.steps.index("attackers")
DEFENDERS = Challenge.steps.index("defenders")


EDITION.follows(kinds.CHALLENGE_WON, result_is_known)
EDITION.follows(CHALLENGE_RESOLVED, result_is_known)
