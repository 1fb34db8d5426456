"""Pages of the site that stand in the root of the project."""

from __future__ import annotations

from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGES = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """The text of the root file; its links lead to pages of the site."""
    name = PAGES.get(page.file.src_uri)
    return markdown if name is None else (ROOT / name).read_text("utf-8").replace("](docs/", "](")
