"""Every example runs, and says what it promises."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
EXAMPLES = sorted((PROJECT / "examples").glob("*.py"))
SAID = {
    "analyse_records": "4 games, ",
    "arena": "9 games in the file",
    "custom_card": "cards in hand: 0, then 2",
    "play_a_game": "the same table again: True",
    "seat_an_agent": "the agent ",
    "tournament": "heuristic ",
    "train_an_agent": "train_an_agent:make_agent",
    "write_a_bot": "the warlord won",
}


def run(example: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(example), *arguments], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_expected_to_say_something() -> None:
    assert {example.stem for example in EXAMPLES} == set(SAID)


@pytest.mark.parametrize("example", [e for e in EXAMPLES if e.stem != "train_an_agent"], ids=lambda file: file.stem)
def test_example(example: Path) -> None:
    assert SAID[example.stem] in run(example)


def test_the_trained_agent_beats_random() -> None:
    """More than the third of the games that chance would give it."""
    said = run(PROJECT / "examples" / "train_an_agent.py", "150")
    line = next(line for line in said.splitlines() if line.startswith("train_an_agent:make_agent"))
    won, games = (int(n) for n in re.findall(r"won (\d+) of (\d+)", line)[0])
    assert won > games / 3 + 6


def test_the_guides_name_examples_that_exist() -> None:
    for guide in [PROJECT / "CONTRIBUTING.md", PROJECT / "README.md", *(PROJECT / "docs").rglob("*.md")]:
        for word in guide.read_text("utf-8").replace("`", " ").replace("(", " ").replace(")", " ").split():
            if word.startswith("examples/") and word.endswith(".py"):
                assert (PROJECT / word).exists(), f"{guide.name}: {word}"


def test_the_guide_shows_every_example() -> None:
    shown = (PROJECT / "docs" / "examples.md").read_text("utf-8")
    assert [example.name for example in EXAMPLES if f'"examples/{example.name}"' not in shown] == []
