"""One source, two speeds: kernel and rulebooks compiled by mypyc, in a copy of the package that is used in its place.

build(Path("build/compiled"))          # then: PYTHONPATH=build/compiled council bench
pack(Path("build/compiled"), Path("dist"))   # a wheel of it

`python -m smallcouncil.arena.speed.compiled` prints the folder of a compiled copy that is as new as the sources, if
there is one: `./play` uses it.
"""

from __future__ import annotations

import ast
import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Sequence
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import smallcouncil as sc
from smallcouncil.table import BadInput, table

PACKAGE = Path(sc.__file__).parent
TOOLS = ("mypyc", "setuptools")
FOLDER = Path("build/compiled")  # where `council compile` puts it
SOURCES = "sources.sha256"  # of what it was made
PAGES = "server/static"  # built apart from it

# These stay as they are: msgspec makes the classes, from what they say at run time.
STRUCTS = re.compile(r"^class \w+\((msgspec\.Struct|Options)\b", re.MULTILINE)
STAR = re.compile(r"^from (smallcouncil[\w.]+) import \*.*$", re.MULTILINE)
IMPORTED = re.compile(r"^\s*(?:from|import) smallcouncil\.games\.(\w+)", re.MULTILINE)
FUTURE = "from __future__ import annotations"

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

GROUPS = {groups}
FILES = [file for files, _ in GROUPS for file in files]

setup(
    name="smallcouncil",
    packages=[],
    ext_modules=mypycify(["--config-file=", *FILES], opt_level="{effort}", debug_level="0", separate=GROUPS),
)
"""


def is_compiled() -> bool:
    """Whether the tables of this process are the compiled ones."""
    return not str(table.__file__).endswith(".py")


def build(folder: Path, games: Sequence[str] = (), *, effort: int = 1) -> None:
    """Make the compiled copy in a folder; all games, if none is named. `effort` is how hard the C compiler tries.

    Raises BadInput when a tool is missing, and CalledProcessError, with what the compiler says, when it fails.
    """
    for tool in TOOLS:
        if find_spec(tool) is None:
            raise BadInput(tool, "missing")
    package = folder / PACKAGE.name
    if package.exists():
        if not (folder / SOURCES).is_file():  # some other folder of that name, the sources perhaps
            raise BadInput(str(folder), "conflict", value=PACKAGE.name, why="no compiled copy, and not to be replaced")
        shutil.rmtree(package)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / SOURCES).write_text("", encoding="utf-8")  # not whole yet
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    groups = [group(package, name) for name in ("table", *packages(package, list(games or sc.games())))]
    for path in [path for paths, _ in groups for path in paths]:
        file = folder / path
        module = import_module(path.removesuffix(".py").replace("/", "."))
        file.write_text(fix_numbers(spell_out(file.read_text(encoding="utf-8")), module), encoding="utf-8")
    (folder / "setup.py").write_text(SETUP.format(groups=groups, effort=effort), encoding="utf-8")
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count()}"],
        cwd=folder,
        check=True,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    (folder / SOURCES).write_text(digest(PACKAGE), encoding="utf-8")


def spell_out(source: str) -> str:
    """A module that names what it imports by `import *`, as cards do: compiled modules need the names."""
    if not STAR.search(source):
        return source
    tree = ast.parse(source)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    own = set()
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            own.add(statement.name)
        elif isinstance(statement, ast.ImportFrom):
            own |= {name.asname or name.name for name in statement.names}
        else:
            stored = (node for node in ast.walk(statement) if isinstance(node, ast.Name))
            own |= {node.id for node in stored if isinstance(node.ctx, ast.Store)}

    def names(found: re.Match[str]) -> str:
        module = import_module(found[1])
        return f"from {found[1]} import {', '.join(sorted(name for name in used - own if hasattr(module, name)))}"

    return STAR.sub(names, source)


def fix_numbers(source: str, module: ModuleType) -> str:
    """A module whose whole numbers in capitals are final: mypyc writes them out where they are used, be it in another
    module, instead of looking them up by name each time. Lines keep their numbers."""
    if FUTURE not in source:
        return source
    lines = source.splitlines(keepends=True)
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            names = [node.id for node in ast.walk(statement.targets[0]) if isinstance(node, ast.Name)]
            fixed = all(name.isupper() and type(getattr(module, name)) is int for name in names)
            if fixed and is_pure(statement.value):
                first, last = statement.lineno - 1, statement.end_lineno or statement.lineno
                numbers = [f"{name}: Final = {getattr(module, name)}" for name in names]
                lines[first:last] = ["; ".join(numbers) + "\n" * (last - first)]
                lines[first + 1 : first + 1] = [""] * (last - first - 1)
    return "".join(lines).replace(FUTURE, f"{FUTURE}; from typing import Final", 1)


def is_pure(value: ast.expr) -> bool:
    """Whether nothing but a number comes of it: what a call declares on the way must be declared in the copy, too."""
    calls = [node.func for node in ast.walk(value) if isinstance(node, ast.Call)]
    return all(isinstance(call, ast.Name) and call.id in ("range", "len", "sum", "min", "max") for call in calls)


def digest(package: Path) -> str:
    """Of all that a copy is made of; built pages do not matter."""
    found = hashlib.sha256()
    for file in sorted(package.rglob("*")):
        name = file.relative_to(package).as_posix()
        built = file.suffix in (".so", ".pyd", ".pyc") or name.startswith(PAGES)
        if file.is_file() and not built:
            found.update(name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def current(folder: Path) -> bool:
    """Whether the compiled copy in a folder was made of these very sources. It gets the pages that are built now."""
    stamp = folder / SOURCES
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != digest(PACKAGE):
        return False
    if (PACKAGE / PAGES).is_dir():
        shutil.rmtree(folder / PACKAGE.name / PAGES, ignore_errors=True)
        shutil.copytree(PACKAGE / PAGES, folder / PACKAGE.name / PAGES)
    return True


def pack(folder: Path, into: Path) -> Path:
    """A wheel of the compiled copy in a folder, for this Python and this kind of machine."""
    name = f"smallcouncil-{sc.__version__}"
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    tag = f"{python}-{python}-{re.sub(r'[^a-z0-9_]', '_', sysconfig.get_platform())}"
    installed = metadata.distribution("smallcouncil")
    about = re.sub(r"(?m)^Version: .*$", f"Version: {sc.__version__}", installed.read_text("METADATA") or "", count=1)
    wheel = f"Wheel-Version: 1.0\nGenerator: smallcouncil\nRoot-Is-Purelib: false\nTag: {tag}\n"
    parts = {f"{name}.dist-info/METADATA": about.encode(), f"{name}.dist-info/WHEEL": wheel.encode()}
    parts[f"{name}.dist-info/entry_points.txt"] = (installed.read_text("entry_points.txt") or "").encode()
    files = [f for f in (folder / PACKAGE.name).rglob("*") if f.is_file() and "__pycache__" not in f.parts]
    files += [f for f in folder.iterdir() if f.suffix in (".so", ".pyd")]
    for file in sorted(files):
        parts[file.relative_to(folder).as_posix()] = file.read_bytes()
    record = [f"{path},{fingerprint(data)},{len(data)}" for path, data in parts.items()]
    record += [f"{name}.dist-info/RECORD,,", ""]
    into.mkdir(parents=True, exist_ok=True)
    made = into / f"{name}-{tag}.whl"
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in parts.items():
            archive.writestr(path, data)
        archive.writestr(f"{name}.dist-info/RECORD", "\n".join(record))
    return made


def fingerprint(data: bytes) -> str:
    """As the list of files in a wheel has it."""
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def packages(package: Path, games: Sequence[str]) -> list[str]:
    """The packages of games that are compiled, each on its own: before a game what it shares with others."""
    return list(dict.fromkeys(name for game in games for name in (*used_by(package, game), game)))


def used_by(package: Path, game: str) -> list[str]:
    """The packages beside a game that it imports from: what card games have in common."""
    sources = [file.read_text(encoding="utf-8") for file in (package / "games" / game).rglob("*.py")]
    return sorted({name for source in sources for name in IMPORTED.findall(source)} - {game})


def group(package: Path, name: str) -> tuple[list[str], str]:
    """The modules of one package that are compiled, as paths from where all lies, and the name of the group."""
    folder = package / name if name == "table" else package / "games" / name
    return [
        file.relative_to(package.parent).as_posix()
        for file in sorted(folder.rglob("*.py"))
        if file.name != "__init__.py" and not STRUCTS.search(file.read_text(encoding="utf-8"))
    ], f"smallcouncil_{name}"


if __name__ == "__main__":
    if not current(FOLDER):
        sys.exit(1)
    sys.stdout.write(f"{FOLDER.resolve()}\n")
