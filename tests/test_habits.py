"""What the project promises those who work on it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from pre_commit.clientlib import load_config

import smallcouncil as sc

PROJECT = Path(__file__).parents[1]


def test_the_hooks_before_a_commit_are_readable_and_run_tools_of_the_project() -> None:
    config = load_config(str(PROJECT / ".pre-commit-config.yaml"))
    hooks = [hook for repo in config["repos"] for hook in repo["hooks"]]
    dev = " ".join(
        tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]["dev"]
    )
    tools = {"ruff": "ruff", "mypy": "smallcouncil[compile", "lint-imports": "import-linter", "pytest": "pytest"}
    assert {"format", "lint", "types", "layers"} <= {hook["id"] for hook in hooks}
    for hook in hooks:
        tool = hook["entry"].split()[0].removeprefix(".venv/bin/")
        assert tools[tool] in dev, tool


def test_the_changelog_begins_with_the_version() -> None:
    titles = re.findall(r"^## (.*)$", (PROJECT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert titles[0] in ("Unreleased", sc.__version__)
    assert sc.__version__ in titles


def test_every_decision_is_in_the_list() -> None:
    folder = PROJECT / "docs" / "decisions"
    listed = set(re.findall(r"\]\(([\w-]+\.md)\)", (folder / "index.md").read_text("utf-8")))
    assert listed == {file.name for file in folder.glob("*.md")} - {"index.md"}


def test_every_line_of_the_guides_that_fetches_a_file_is_written_so_that_it_does() -> None:
    """The formatter takes them for Python where it may."""
    for guide in (PROJECT / "docs").rglob("*.md"):
        for line in guide.read_text("utf-8").splitlines():
            if re.match(r"\s*-+\s*8\s*<", line):
                assert re.fullmatch(r'\s*--8<-- "[\w/.:-]+"', line), f"{guide.name}: {line.strip()}"
