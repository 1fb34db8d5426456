"""A challenge from its initiation to its end (4.2 to 4.2.6)."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.layout.prints import POWER
from smallcouncil.games.cardgame.layout.zones import PLAY
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import PENDING
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.challenge import StepsOfChallenge, result_is_known
from smallcouncil.games.cardgame.rounds.table import WON
from smallcouncil.games.cardgame.rounds.titles import bearer_of
from smallcouncil.games.cardgame.values.current import CHALLENGE, refresh
from smallcouncil.games.cards2e import modifiers
from smallcouncil.games.cards2e.challenges.claim import Claim
from smallcouncil.games.cards2e.challenges.keywords import ChallengeKeywords
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.facts import STEALTH, number_of
from smallcouncil.games.cards2e.phases.titles import rivals
from smallcouncil.games.cards2e.state import (
    LOST_ATTACKING,
    LOST_DEFENDING,
    POWER_FOES,
    REDIRECTED,
    RIVALS_BEATEN,
    TALLIES,
    ThronesTable,
)
from smallcouncil.table import Choice

CROWN_REGENT = number_of("crown_regent")

# What may keep a character from being declared as defender, or let it defend in any case.
DEFENDING = 1 << modifiers.CANNOT_DEFEND | 1 << modifiers.DEFENDS_ANYWAY


def may_attack(t: ThronesTable, card: int, kind: int) -> bool:
    return not t.kneeling[card] and t.has_icon(card, kind)


class Challenge(StepsOfChallenge):
    steps = (
        "attackers",
        "stealth",
        "redirect",
        "new_opponent",
        "new_stealth",
        "initiated",  # 4.2 is done: reactions to all its announcements
        "attack_window",
        "defenders",  # 4.2.1
        "kneel_defenders",
        "defense_window",
        "winner",  # 4.2.2
        "bonuses",  # 4.2.3
        "claim",  # 4.2.4
        "keywords",  # 4.2.5
        "challenge_ends",  # 4.2.6
    )

    def copy(self) -> Challenge:
        return Challenge(self.kind, self.opponent, self.chosen[:], self.bypasses[:], self.asked, self.knelt[:]).at(
            self.step
        )

    # ------------------------------------------------------------------ 4.2

    def able_attackers(self, t: ThronesTable) -> list[int]:
        seat = t.active_player
        if self.chosen and t.total(modifiers.DECLARE_ONE, seat, 1):
            return []
        return [c for c in t.characters(seat) if c not in self.chosen and may_attack(t, c, self.kind)]

    def is_announced(self, t: ThronesTable) -> None:
        if self.kind == POWER:
            t.tally[t.attacker * TALLIES + POWER_FOES] |= 1 << self.opponent

    def has_stealth(self, t: ThronesTable, card: int) -> bool:
        return t.has_keyword(card, STEALTH)

    def may_be_bypassed(self, t: ThronesTable, card: int) -> bool:
        return not t.total(modifiers.NOT_BYPASSED, card)

    def redirect(self, t: ThronesTable) -> None:
        """The Crown Regent may send the challenge elsewhere, once a round."""
        regent = bearer_of(t, CROWN_REGENT)
        if regent >= 0 and not t.count(regent, REDIRECTED) and len(t.alive) > 2:
            self.ask(t, regent, t.edition.prompts[rounds.REDIRECT_OR_PASS], [shared.PASS, rounds.REDIRECT])
        else:
            self.goto(t, "initiated")

    def on_redirect(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        if choice is shared.PASS:
            self.goto(t, "initiated")
            return
        t.add(seat, REDIRECTED)
        self.bypasses = []
        self.asked = 0

    def new_opponent(self, t: ThronesTable) -> None:
        others = [s for s in t.opponents(t.attacker) if s != t.against]
        self.ask(t, t.attacker, t.edition.prompts[rounds.NEW_OPPONENT], [shared.PLAYER(s) for s in others])

    def on_new_opponent(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        t.defender = choice.args[0]
        t.touch(CHALLENGE)
        t.tell(rounds.REDIRECTED, seat, t.defender)

    def new_stealth(self, t: ThronesTable) -> None:
        self.stealth(t)

    def on_new_stealth(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        self.on_stealth(t, seat, choice)

    # ------------------------------------------------------------------ 4.2.1

    def defenders(self, t: ThronesTable) -> None:
        if not self.still(t):
            return
        left = [c for c in t.characters(t.defender) if c not in self.chosen and may_defend(t, c)]
        bound = [c for c in left if t.total(modifiers.MUST_DEFEND, c)] if t.is_ruled(modifiers.MUST_DEFEND) else []
        if t.total(modifiers.DECLARE_ONE, t.defender, 0):
            bound = [] if self.chosen else bound
            left = [] if self.chosen else bound or left
        choices = rounds.DEFEND.each(left)
        if not bound:
            choices.insert(0, shared.DONE)
        self.ask(t, t.defender, t.edition.prompts[rounds.DEFENDERS], choices, args=(self.kind,))

    def kneel_defenders(self, t: ThronesTable) -> None:
        cards = [c for c in self.chosen if t.zone[c] == PLAY]
        t.defenders += [c for c in cards if c not in t.defenders]
        t.touch(CHALLENGE)
        for card in cards:
            t.tell(rounds.DEFENDS, card)
        kneeling = [c for c in cards if not t.stays_standing(c, 0)]
        facts: list[int] = []
        for card in kneeling:
            if not t.kneeling[card]:
                facts += (kinds.KNELT, card, t.defender, 0, PENDING)
        for card in cards:
            facts += (kinds.DEFENDER_DECLARED, card, t.defender, 0, PENDING)
        happen(t, facts)

    # ------------------------------------------------------------------ 4.2.2 to 4.2.6

    def winner(self, t: ThronesTable) -> None:
        if not self.still(t):
            return
        attack, defense = t.side_strength(t.attacker), t.side_strength(t.defender)
        higher = t.attacker if attack >= defense and t.participants(t.attacker) else t.defender
        if (attack if higher == t.attacker else defense) < 1:  # without a participant a side has none
            return
        t.winner = higher
        t.loser = t.defender if higher == t.attacker else t.attacker
        t.margin = abs(attack - defense)
        t.unopposed = int(higher == t.attacker and defense == 0)
        t.add(t.winner, WON + t.type)
        t.add(t.loser, (LOST_DEFENDING if t.loser == t.defender else LOST_ATTACKING) + t.type)
        t.tell(rounds.WON, t.winner, t.margin)
        t.touch(CHALLENGE)
        facts = [kinds.CHALLENGE_WON, -1, t.winner, t.margin, PENDING]
        facts += (kinds.CHALLENGE_LOST, -1, t.loser, t.margin, PENDING)
        happen(t, facts)

    def bonuses(self, t: ThronesTable) -> None:
        if not self.still(t) or t.winner < 0:
            return
        gained = t.unopposed
        if gained:
            t.tell(rounds.UNOPPOSED, t.winner)
        beaten = t.count(t.winner, RIVALS_BEATEN)
        if rivals(t, t.winner, t.loser) and not beaten >> t.loser & 1:
            t.add(t.winner, RIVALS_BEATEN, 1 << t.loser)
            t.tell(rounds.RIVAL_BEATEN, t.winner, t.loser)
            gained += 1
        effects.gain_power(t, t.house[t.winner], gained)

    def claim(self, t: ThronesTable) -> None:
        if self.still(t) and t.winner >= 0 and t.winner == t.attacker:
            t.call(Claim([], [], 0))

    def keywords(self, t: ThronesTable) -> None:
        if self.still(t) and t.winner >= 0:
            t.call(ChallengeKeywords([0, 1, 2, 3]))


DEFENDERS = Challenge.steps.index("defenders")


def may_still_defend(t: ThronesTable) -> list[int]:
    """Who could be declared as defender in the challenge under way; nobody, when that is over."""
    challenge = t.nearest(Challenge)
    if t.type < 0 or challenge is None or challenge.step > DEFENDERS + 1:
        return []
    return [c for c in t.characters(t.defender) if may_defend(t, c)]


def may_defend(t: ThronesTable, card: int) -> bool:
    if t.stale:
        refresh(t)
    if card in t.bypassed or card in t.defenders:
        return False
    able = not t.kneeling[card] and bool(t.icons[card] >> t.type & 1)
    if not t.ruled & DEFENDING:
        return able
    return not t.total(modifiers.CANNOT_DEFEND, card) and (able or bool(t.total(modifiers.DEFENDS_ANYWAY, card)))


EDITION.follows(kinds.CHALLENGE_WON, result_is_known)
