"""Who may bear what."""

from __future__ import annotations

import pytest

from cards2e.thrones import do, in_play, lay, offered, seen


@pytest.mark.rule("R-C2-noattach-03")
@pytest.mark.parametrize(
    ("faction", "bearer"),
    [
        pytest.param("nights_watch", "ranging_party", marks=pytest.mark.card("ranging_party")),
        pytest.param("targaryen", "braided_warrior", marks=pytest.mark.card("braided_warrior")),
    ],
)
def test_some_bear_weapons_only(faction: str, bearer: str) -> None:
    hand = ["widows_wail", "little_bird", "noble_lineage"]
    t = lay({"faction": faction, "play": [bearer], "hand": hand, "gold": 9}, {}, phase="marshaling")
    assert offered(t, "marshal widows_wail") and not offered(t, "marshal little_bird")
    do(t, "0 marshal widows_wail")
    assert seen(t, "widows_wail.0a")["on"] == f"{bearer}.0a"


@pytest.mark.rule("R-C2-noattach-01")
def test_some_bear_nothing_and_what_they_bore_while_blank_is_discarded() -> None:
    t = lay({"play": ["direwolf_pup"], "hand": ["little_bird"], "gold": 9}, {}, phase="marshaling")
    assert not offered(t, "marshal little_bird")
    t = lay({"play": ["direwolf_pup", "little_bird"]}, {}, cards={"little_bird.0a": {"on": "direwolf_pup.0a"}})
    assert not in_play(t, "little_bird.0a")
