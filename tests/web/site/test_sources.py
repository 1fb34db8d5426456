"""The pages' sources: types, component tests, messages of the server, words in both languages."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import build
import pytest

from web.serving import ROOT

WEB = ROOT / "web"


def npm(*arguments: str) -> None:
    done = subprocess.run(["npm", *arguments], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_sources_are_sound(script: str, built: None) -> None:
    npm("run", "--silent", script)


def test_what_has_been_built_is_not_built_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nor in a fresh clone, where a part of the sources is made by the first build."""
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "STATIC", tmp_path / "static")
    monkeypatch.setattr(build, "sources", lambda: iter(sorted(tmp_path.glob("*.ts"))))
    monkeypatch.setattr(build, "write_made", lambda: (tmp_path / "made.ts").write_text("export {};"))
    monkeypatch.setattr(build, "install", lambda env: None)
    monkeypatch.setattr(build, "npm", lambda *arguments: (tmp_path / "static").mkdir(exist_ok=True))
    (tmp_path / "page.ts").write_text("export {};")
    assert build.build_if_needed(force=False)
    assert not build.build_if_needed(force=False)
    (tmp_path / "page.ts").write_text("export default 1;")
    assert build.build_if_needed(force=False)


def test_the_types_are_those_of_the_server() -> None:
    pytest.importorskip("smallcouncil.server.messages")
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT / "src")]),
    }
    subprocess.run([sys.executable, str(WEB / "wire.py"), "--check"], check=True, env=env)


def test_every_word_of_the_pages_is_said_in_both_languages() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (WEB / "src").rglob("*")
        if path.suffix in {".ts", ".svelte"} and ".test." not in path.name
    )
    used = set(re.findall(r"""say\(\s*["'`](web-[a-z0-9-]+)["'`]""", source))
    heads = set(re.findall(r"""say\(\s*`(web-[a-z0-9-]+-)\$\{""", source))
    assert len(used) > 80
    said = {}
    for lang in ("en", "de"):
        files = (ROOT / "src" / "smallcouncil" / "locale" / lang).glob("web*.ftl")
        text = "\n".join(file.read_text(encoding="utf-8") for file in files)
        said[lang] = set(re.findall(r"^(web-[a-z0-9-]+) =", text, re.MULTILINE))
    assert used - said["en"] == set()
    assert said["en"] == said["de"]
    for head in heads:
        assert any(key.startswith(head) for key in said["en"]), head


def test_a_game_is_named_in_its_own_folder_alone() -> None:
    boards = WEB / "src" / "boards"
    ids = [folder.name for folder in boards.iterdir() if (folder / "index.ts").exists()]
    assert len(ids) > 2
    word = re.compile(rf"\b({'|'.join(ids)})\b")
    named = [
        f"{path.relative_to(WEB)}: {found.group()}"
        for path in sorted((WEB / "src").rglob("*"))
        if path.suffix in {".ts", ".svelte"}
        and not any((boards / id) in path.parents for id in ids)
        and (found := word.search(path.read_text(encoding="utf-8")))
    ]
    assert named == []
