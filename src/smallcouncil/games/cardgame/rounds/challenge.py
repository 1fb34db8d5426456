"""A challenge: the steps that all editions take alike, from the declaration of attackers to the window for defenders.

An edition lists the steps in the order of its rulebook, and says who may be declared, who may be bypassed and what
follows from the result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.abilities.actions import open_actions
from smallcouncil.games.cardgame.effects.delayed import AT_RESULT, resolve_delayed
from smallcouncil.games.cardgame.layout.zones import DISCARD
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import HAPPENED, PENDING
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cardgame.rounds.table import MADE
from smallcouncil.games.cardgame.values.current import CHALLENGE, KNEELING
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.table import RoundTable


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base
class StepsOfChallenge(Procedure):
    fields: ClassVar[tuple[str, ...]] = ("kind", "opponent", "chosen", "bypasses", "asked", "knelt")

    def __init__(
        self,
        kind: int,
        opponent: int,
        chosen: list[int],
        bypasses: list[int],
        asked: int = 0,
        knelt: list[int] | None = None,
    ) -> None:
        self.step = 0
        self.kind = kind
        self.opponent = opponent
        self.chosen = chosen  # attackers, then defenders, while they are declared
        self.bypasses = bypasses  # pairs: who has stealth, whom it bypasses
        self.asked = asked  # attackers with stealth that have had their choice
        self.knelt = [] if knelt is None else knelt  # attackers that knelt when they were declared

    def still(self, t: RoundTable) -> bool:
        """The challenge ends at once when one of its sides is eliminated."""
        if t.type < 0:
            self.finish()
            return False
        return True

    # ------------------------------------------------------------------ attackers

    def able_attackers(self, t: Any) -> list[int]:
        """Who may be declared as attacker besides those that are chosen already."""
        raise NotImplementedError  # abstract

    def is_announced(self, t: Any) -> None:
        """Type, opponent and attackers have just been named: what else is paid and counted."""

    def attackers(self, t: RoundTable) -> None:
        choices = rounds.ATTACK.each(self.able_attackers(t))
        if self.chosen:
            choices.append(shared.DONE)
        self.ask(t, t.active_player, t.edition.prompts[rounds.ATTACKERS], choices, args=(self.kind,))

    def on_attackers(self, t: RoundTable, seat: int, choice: Choice) -> None:
        if choice is not shared.DONE:
            self.chosen.append(choice.args[0])
            self.again()
            return
        t.type = self.kind
        t.attacker = seat
        t.defender = t.against = self.opponent
        t.attackers = self.chosen
        t.add(seat, MADE + self.kind)
        self.chosen = []
        t.touch(CHALLENGE)
        t.tell(rounds.INITIATED, seat, self.opponent, self.kind)
        self.is_announced(t)
        self.knelt = [c for c in t.attackers if not t.stays_standing(c, 1)]
        for card in self.knelt:  # one inseparable sequence: answered when the challenge is initiated
            t.kneeling[card] = 1
        if t.log is not None:
            for card in t.attackers:
                t.tell(rounds.ATTACKS, card)
        t.touch(KNEELING)

    # ------------------------------------------------------------------ stealth

    def has_stealth(self, t: Any, card: int) -> bool:
        raise NotImplementedError  # abstract

    def may_be_bypassed(self, t: Any, card: int) -> bool:
        """Whether stealth works on a character that has none itself."""
        raise NotImplementedError  # abstract

    def sneaky(self, t: RoundTable) -> list[int]:
        return [c for c in t.attackers if self.has_stealth(t, c)]

    def stealth(self, t: RoundTable) -> None:
        if not self.still(t):
            return
        sneaky = self.sneaky(t)
        while self.asked < len(sneaky):
            targets = [
                c
                for c in t.characters(t.defender)
                if not self.has_stealth(t, c) and self.may_be_bypassed(t, c) and not t.is_immune(c, sneaky[self.asked])
            ]
            if targets:
                choices = [shared.PASS, *rounds.BYPASS.each(targets)]
                self.ask(t, t.attacker, t.edition.prompts[rounds.STEALTH], choices, args=(sneaky[self.asked],))
                return
            self.asked += 1

    def on_stealth(self, t: RoundTable, seat: int, choice: Choice) -> None:
        if choice is not shared.PASS:
            self.bypasses += (self.sneaky(t)[self.asked], choice.args[0])
        self.asked += 1
        self.again()

    # ------------------------------------------------------------------ all is announced

    def initiated(self, t: RoundTable) -> None:
        """Reactions to all its announcements."""
        t.bypassed = list(dict.fromkeys(self.bypasses[1::2]))
        facts = [kinds.CHALLENGE_INITIATED, -1, t.attacker, t.against, PENDING]
        for card in t.attackers:
            facts += (kinds.ATTACKER_DECLARED, card, t.attacker, 0, PENDING)
        for i in range(0, len(self.bypasses), 2):
            facts += (kinds.BYPASSED, self.bypasses[i], t.attacker, self.bypasses[i + 1], PENDING)
        for card in self.knelt:
            facts += (kinds.KNELT, card, t.attacker, 0, HAPPENED)
        happen(t, facts)

    def attack_window(self, t: RoundTable) -> None:
        if self.still(t):
            open_actions(t, t.first)

    # ------------------------------------------------------------------ defenders

    def on_defenders(self, t: RoundTable, seat: int, choice: Choice) -> None:
        if choice is not shared.DONE:
            self.chosen.append(choice.args[0])
            self.again()

    def defense_window(self, t: RoundTable) -> None:
        self.attack_window(t)

    # ------------------------------------------------------------------ the end

    def challenge_ends(self, t: RoundTable) -> None:
        if t.type >= 0:
            t.challenge_over()


def claim_random_cards(t: RoundTable, seats: list[int], count: int) -> None:
    """The claim of an intrigue challenge: so many random cards of each hand, all at the same moment."""
    facts: list[int] = []
    for seat in seats:
        hand = t.hands[seat][:]
        for _ in range(min(count, len(hand))):
            card = hand.pop(t.rng.below(len(hand)))
            facts += (kinds.HAND_DISCARDED, card, seat, DISCARD, PENDING)
    happen(t, facts, kinds.CLAIM)


def result_is_known(t: RoundTable, facts: list[int]) -> None:
    """What follows a result, before anybody reacts to it."""
    resolve_delayed(t, AT_RESULT)
