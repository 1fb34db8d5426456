"""What a person at the keyboard said in advance: no question about an ability, pass until something changes."""

from __future__ import annotations

from smallcouncil.table import Ask, Choice, IllegalChoice, Table, passing


class Patience:
    """Of one seat. What was said holds for a phase."""

    def __init__(self) -> None:
        self.phase = ""
        self.muted: dict[str, Choice] = {}
        self.known: list[str] | None = None  # the chances when the seat began to rest
        self.since = 0

    def rest(self, table: Table, ask: Ask) -> None:
        """Pass until something changes."""
        self.check(table, ask)
        self.known = passing.chances(table, ask)
        self.since = table.made

    def mute(self, table: Table, ask: Ask, choice: Choice) -> None:
        """No more questions about an ability."""
        self.check(table, ask)
        if table.text(choice) == passing.PASS:
            raise IllegalChoice("illegal", choice=passing.PASS, prompt=ask.prompt, rule=ask.rule)
        self.muted[passing.ability(table, ask, choice)] = choice

    def forget(self) -> None:
        self.muted.clear()
        self.known = None

    def check(self, table: Table, ask: Ask) -> None:
        if not passing.is_window(table, ask):
            raise IllegalChoice("illegal", choice=passing.PASS, prompt=ask.prompt, rule=ask.rule)
        self.phase = passing.phase(table)

    def passes(self, table: Table, ask: Ask) -> bool:
        """Whether the question is passed; who has to be asked rests no longer."""
        if not self.muted and self.known is None:
            return False
        if self.phase != passing.phase(table):
            self.forget()
            return False
        made = table.choices_made()[self.since :]
        stirred = any(table.text(choice) != passing.PASS for _, choice in made)
        if passing.passes(table, ask, self.muted, self.known, stirred=stirred):
            return True
        if passing.is_window(table, ask):
            self.known = None
        return False
