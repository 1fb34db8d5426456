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


def violations(player: Player) -> list[str]:
    """What axe finds, from serious on, once everything that moves or glows for a moment is at rest."""
    player.page.evaluate(AT_REST)
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = player.page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{v['id']}: {v['help']}: {json.dumps([n['html'][:160] for n in v['nodes'][:4]])}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


def violations_in_both_themes(player: Player) -> list[str]:
    found = []
    for scheme in THEMES:
        player.page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {one}" for one in violations(player)]
    return found
