"""Which language is spoken."""

from __future__ import annotations

import os
from collections.abc import Mapping

from smallcouncil.table import BadInput

LANGUAGES = ("en", "de")

VARIABLES = ("COUNCIL_LANG", "LC_ALL", "LANG")


def language(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or else the one of the environment, or else English.

    >>> language("de"), language(None, {"LANG": "de_AT.UTF-8"}), language(None, {"LANG": "C"})
    ('de', 'de', 'en')
    """
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadInput("lang", "unknown-value", value=wanted, known=", ".join(LANGUAGES))
        return wanted
    for variable in VARIABLES:
        found = environment.get(variable, "")[:2].lower()
        if found:
            return found if found in LANGUAGES else "en"
    return "en"
