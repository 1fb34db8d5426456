"""What a screen reader and a reader with weak eyes would stumble over, found by axe."""

from __future__ import annotations

import json
from typing import Any

from web.player import THEMES, Player
from web.serving import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
AT_REST = """() => Promise.all(document.getAnimations()
    .filter(a => a.effect?.getComputedTiming().endTime !== Infinity)
    .map(a => a.finished.catch(() => null))).then(() => null)"""


def violations(player: Player, only: str = "") -> list[str]:
    """What axe finds, from serious on, once everything that moves or glows for a moment is at rest; by one of its rules
    or by all."""
    player.page.evaluate(AT_REST)
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = player.page.evaluate(
        "async (only) => (await axe.run(only ? { runOnly: [only] } : {})).violations", only
    )
    return [
        f"{v['id']}: {v['help']}: {json.dumps([n['html'][:160] for n in v['nodes'][:4]])}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


def violations_in_both_themes(player: Player) -> list[str]:
    """Another theme changes colours and nothing else."""
    found = []
    for scheme, only in zip(THEMES, ("", "color-contrast"), strict=True):
        player.page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {one}" for one in violations(player, only)]
    return found
