"""What the table says is said in whole sentences."""

from __future__ import annotations

import smallcouncil as sc
from sentences import check_sentences


def test_questions_and_events_are_whole_sentences() -> None:
    check_sentences(sc.game("risk"))
