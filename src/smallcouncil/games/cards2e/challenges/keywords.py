"""Challenge keywords: insight, intimidate, pillage, renown, kind by kind in the first player's order (4.2.5)."""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import PENDING
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards2e import facts as printed
from smallcouncil.games.cards2e import words
from smallcouncil.games.cards2e.edition import EDITION, PILLAGED
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.table import Choice, Procedure

INSIGHT, INTIMIDATE, PILLAGE, RENOWN = range(4)
BITS = (printed.INSIGHT, printed.INTIMIDATE, printed.PILLAGE, printed.RENOWN)
PROMPTS = (words.ASK_INSIGHT, words.ASK_INTIMIDATE, words.ASK_PILLAGE, EDITION.prompts[rounds.RENOWN])


def instances(t: ThronesTable, keyword: int) -> list[int]:
    """The winner's participants with a keyword that could do something now."""
    found = [c for c in t.participants(t.winner) if t.has_keyword(c, BITS[keyword])]
    if keyword == INTIMIDATE and (t.winner != t.attacker or not cowed(t)):
        return []
    if keyword == INSIGHT and not t.decks[t.winner]:
        return []
    if keyword == PILLAGE and not t.decks[t.loser]:
        return []
    return found


def cowed(t: ThronesTable) -> list[int]:
    """Whom intimidate may kneel."""
    weak = [c for c in t.characters(t.loser) if not t.kneeling[c] and t.strength_of(c) <= t.margin]
    if not t.shields:
        return weak
    frightening = [c for c in t.participants(t.winner) if t.has_keyword(c, BITS[INTIMIDATE])]
    return [c for c in weak if not all(t.is_immune(c, o) for o in frightening)]


class ChallengeKeywords(Procedure):
    steps = ("order",)
    fields = ("left",)

    def __init__(self, left: list[int]) -> None:
        self.step = 0
        self.left = left  # kinds that had no turn yet

    def order(self, t: ThronesTable) -> None:
        present: list[int] = []
        if t.type >= 0:
            borne = 0
            for card in t.participants(t.winner):
                borne |= t.keywords[card]
            present = [k for k in self.left if borne & BITS[k] and instances(t, k)]
        if present:
            self.ask(t, t.first, words.ASK_KEYWORD, [words.KEYWORD_FIRST(k) for k in present])
        else:
            self.leave(t)

    def on_order(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        keyword = choice.args[0]
        self.left.remove(keyword)
        self.again()
        t.call(Intimidate() if keyword == INTIMIDATE else UseKeyword(keyword, []))


class Intimidate(Procedure):
    steps = ("choose",)

    def choose(self, t: ThronesTable) -> None:
        choices = [shared.PASS, *(shared.PICK(c) for c in cowed(t))]
        self.ask(t, t.winner, words.ASK_INTIMIDATE, choices)

    def on_choose(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        if choice is not shared.PASS:
            effects.kneel(t, [choice.args[0]])


class UseKeyword(Procedure):
    """Insight, pillage or renown of as many characters as the winner likes, all at once."""

    steps = ("choose", "apply")
    fields = ("keyword", "chosen")

    def __init__(self, keyword: int, chosen: list[int]) -> None:
        self.step = 0
        self.keyword = keyword
        self.chosen = chosen

    def choose(self, t: ThronesTable) -> None:
        left = [c for c in instances(t, self.keyword) if c not in self.chosen]
        if not left:
            return
        choices = [rounds.ALL, shared.DONE]
        if len(left) > 1:
            choices += [shared.PICK(c) for c in left]
        self.ask(t, t.winner, PROMPTS[self.keyword], choices)

    def on_choose(self, t: ThronesTable, seat: int, choice: Choice) -> None:
        if choice is rounds.ALL:
            self.chosen += [c for c in instances(t, self.keyword) if c not in self.chosen]
        elif choice is not shared.DONE:
            self.chosen.append(choice.args[0])
            self.again()

    def apply(self, t: ThronesTable) -> None:
        if not self.chosen:
            return
        facts: list[int] = []
        if self.keyword == INSIGHT:
            facts += (kinds.DREW, -1, t.winner, len(self.chosen), PENDING)
        elif self.keyword == RENOWN:
            for card in self.chosen:
                facts += (kinds.POWER_GAINED, card, t.winner, 1, PENDING)
        else:
            for card, taken in zip(self.chosen, reversed(t.decks[t.loser]), strict=False):
                facts += (kinds.DECK_DISCARDED, taken, t.loser, 0, PENDING)
                facts += (PILLAGED, card, t.loser, taken, PENDING)
        happen(t, facts)
