"""Games and positions of earlier releases: they lead to what they led to, or are refused by their version.

They lie in a folder per release beside the tests of their game. When a game's rules change so that old records lead
elsewhere, its `version` grows; a record of an older version is refused by name, never replayed to something else.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil.table import BadInput

KEPT = sorted(Path(__file__).parent.glob("*/records/*/*.json"))
POSITIONS = sorted(Path(__file__).parent.glob("*/positions/*.json"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parts[-4]}-{file.parent.name}-{file.stem}")
def test_a_kept_record_replays_or_is_refused_by_its_version(file: Path) -> None:
    kept = json.loads(file.read_text(encoding="utf-8"))
    record = kept["record"]
    rules = sc.game(record["game"])
    if record["version"] != rules.version:
        with pytest.raises(BadInput, match=rf"version.*{record['version']}.*{rules.version}"):
            sc.replay(json.dumps(record))
        return
    result = sc.replay(json.dumps(record)).result
    assert result is not None
    assert json.loads(json.dumps(result._asdict())) == kept["result"]


def test_records_of_every_release_are_kept() -> None:
    assert {file.parent.name for file in KEPT} >= {"0.1"}


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_kept_position_asks_the_same_or_is_refused_by_its_version(file: Path) -> None:
    loaded, refused = 0, []
    for kept in json.loads(file.read_text(encoding="utf-8")):
        position = kept["position"]
        try:
            table = sc.game(position["game"]).position(position)
        except BadInput as error:
            refused.append((f"written under rules version {position['version']}", str(error)))
            continue
        asked = {str(seat): sorted(map(table.text, table.ask(seat).choices)) for seat in table.waiting}
        assert asked == kept["asks"]
        loaded += 1
    assert loaded >= 2
    assert all(version in said for version, said in refused), refused
