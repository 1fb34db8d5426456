"""Steps that a table shows have names."""

from __future__ import annotations

from smallcouncil.locale import LANGUAGES, Voice
from smallcouncil.table import Procedure


def nameless(*procedures: type[Procedure]) -> list[str]:
    keys = {f"web-step-{step.replace('_', '-')}" for procedure in procedures for step in procedure.steps}
    return [f"{lang}: {key}" for lang in LANGUAGES for key in sorted(keys) if Voice(lang).say(key) == key]
