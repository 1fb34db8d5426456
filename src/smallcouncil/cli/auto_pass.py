"""What a person at the keyboard said in advance: no question about an ability, pass until something changes."""

from __future__ import annotations

from smallcouncil.table import Ask, Choice, IllegalChoice, Table, Time, passing


class AutoPass:
    """Of one seat. What was said holds for a phase."""

    def __init__(self) -> None:
        self.phase = Time()
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
        if choice.verb.declines:
            raise IllegalChoice("illegal", choice=table.text(choice), prompt=ask.prompt, rule=ask.rule)
        self.muted[ask.ability(choice, table)] = choice

    def forget(self) -> None:
        self.muted.clear()
        self.known = None

    def check(self, table: Table, ask: Ask) -> None:
        if ask.decline is None:
            raise IllegalChoice("illegal", choice="pass", prompt=ask.prompt, rule=ask.rule)
        self.phase = table.time()

    def passes(self, table: Table, ask: Ask) -> bool:
        """Whether the question is passed; who has to be asked rests no longer."""
        if not self.muted and self.known is None:
            return False
        if self.phase != table.time():
            self.forget()
            return False
        made = table.choices_made()[self.since :]
        stirred = any(not choice.verb.declines for _, choice in made)
        if passing.passes(table, ask, self.muted, self.known, stirred=stirred):
            return True
        if ask.decline is not None:
            self.known = None
        return False
