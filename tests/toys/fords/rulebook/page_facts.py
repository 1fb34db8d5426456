"""Facts for pages: what they draw from."""

from __future__ import annotations

from typing import Any

import msgspec

from .facts import FACTS


def page_facts() -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.to_builtins(FACTS)
    return {"fords": facts["ford"], "cards": facts["card"]}
