"""Every word that a player reads, in each language: Fluent files, and the voice that speaks them.

`<lang>/<game>.ftl` has the words of a game: `<game>-title`, `<game>-choice-<verb>`, `<game>-prompt-<name>`,
`<game>-event-<news>`, `<game>-<domain>-<slug>` for what they speak of (with an attribute `text` where a card or piece
does something), `<game>-option-<field>` and `<game>-option-<field>-<value>`, `<game>-result-<reason>`. Dots and
underscores become hyphens. What several games say alike stands once: `<game>-shared-words = cardgame` declares that
what `<game>.ftl` does not say is said in `cardgame.ftl` (`cardgame-choice-<verb>` ...), and on the page in
`web-cardgame.ftl`. `table.ftl` has what every table says, `council.ftl` the words of the command. The tests
prove that every language has all of them, with the same variables, and nothing that nobody says.
"""

from smallcouncil.locale.language import LANGUAGES, language
from smallcouncil.locale.voice import Voice

__all__ = ["LANGUAGES", "Voice", "language"]
