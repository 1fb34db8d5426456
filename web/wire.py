"""Writes the types of what the server sends for the pages, from the structs that it is made of:

- src/wire/messages.ts from smallcouncil.server.messages,
- src/wire/view.ts from smallcouncil.table.view, what all games' views share,
- src/boards/<game>/view.ts from each game's `view_type`,
- src/boards/cardtable/view.ts from what several games declare together.

python web/wire.py           # writes the files
python web/wire.py --check   # fails if one is out of date
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).parent
SRC = HERE / "src"

# The folder of the pages that draw what games share, by the package that declares it.
SHARED = {"cardgame": "cardtable"}

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(schema: dict[str, Any]) -> str:
    """A JSON Schema type as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return " | ".join(f'"{v}"' for v in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(s) for s in schema["anyOf"]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(PLAIN[k] for k in kind)
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(typescript(s) for s in schema['prefixItems'])}]"
        inner = typescript(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {typescript(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any], may_omit: bool, base: type | None = None) -> str:
    """One struct. What has a default may be left out by a page that sends it, or by a struct that omits defaults."""
    lines = []
    inherited = [field.name for field in msgspec.structs.fields(base)] if base else []
    for field, inner in schema["properties"].items():
        if field in inherited:
            continue
        required = field in schema.get("required", ()) or (not may_omit and "default" in inner)
        lines.append(f"  {field}{'' if required else '?'}: {typescript(inner)};")
    extends = f" extends {base.__name__}" if base else ""
    return "\n".join([f"export interface {name}{extends} {{", *lines, "}"])


def written(source: str, blocks: list[str]) -> str:
    return "\n\n".join([f"/** Written by web/wire.py from {source}; do not edit. */", *blocks]) + "\n"


def messages() -> str:
    from smallcouncil.server.messages import schema

    parts = schema()["$defs"]
    unions = {name: [s["$ref"].rpartition("/")[2] for s in parts[name]["anyOf"]] for name in ("FromPage", "ToPage")}
    sent = {*unions["FromPage"], "ClockRule"}
    blocks = [interface(n, parts[n], n in sent) for n in sorted(parts) if n not in unions]
    blocks += [f"export type {name} = {' | '.join(names)};" for name, names in unions.items()]
    return written("the server's messages", blocks)


def structs(root: type) -> tuple[str, list[str]]:
    """The name of a struct, and the interfaces of it and of all it is made of."""
    (schema,), parts = msgspec.json.schema_components([root])
    found: dict[str, type] = {}
    walk(msgspec.inspect.type_info(root), found)
    return typescript(schema), [interface(n, parts[n], omits_defaults(found[n])) for n in sorted(parts)]


def omits_defaults(kind: type) -> bool:
    return bool(kind.__struct_config__.omit_defaults)  # type: ignore[attr-defined]


def walk(kind: Any, found: dict[str, type]) -> None:
    """Every struct that a type is made of."""
    if isinstance(kind, msgspec.inspect.StructType):
        if kind.cls.__name__ in found:
            return
        found[kind.cls.__name__] = kind.cls
        for field in kind.fields:
            walk(field.type, found)
        return
    for name in ("item_type", "value_type"):
        if hasattr(kind, name):
            walk(getattr(kind, name), found)
    for name in ("types", "item_types"):
        for inner in getattr(kind, name, ()):
            walk(inner, found)


# The pages' words for what views are made of.
SHORT = {"ChoiceView": "Choice", "AskView": "Ask", "ResultView": "GameResult"}


def view() -> str:
    from smallcouncil.table.view import View

    _, blocks = structs(View)
    text = "\n\n".join(blocks)
    for name, short in SHORT.items():
        text = text.replace(name, short)
    text = text.replace("Record<string, string | number | (string | number)[]>", "Record<string, ArgValue>")
    events = "/** Something that happened: its kind and, by name, what it was about. */\n"
    events += "export type GameEvent = { event: string } & Record<string, unknown>;"
    argument = "export type ArgValue = string | number | (string | number)[];"
    return written("smallcouncil.table.view", [argument, text, events])


def package_of(kind: type) -> str:
    """The package of games/ that declares a struct."""
    return kind.__module__.removeprefix("smallcouncil.games.").partition(".")[0]


def base_of(kind: type) -> type | None:
    """The struct that a struct extends, if there is one."""
    return next((b for b in kind.__bases__ if b is not msgspec.Struct and issubclass(b, msgspec.Struct)), None)


def views(id: str, root: type) -> tuple[str, dict[str, set[type]]]:
    """The types of one game's views, and the structs in them that other packages declare."""
    found: dict[str, type] = {}
    walk(msgspec.inspect.type_info(root), found)
    for base in [base for kind in found.values() if (base := base_of(kind))]:
        found[base.__name__] = base
        walk(msgspec.inspect.type_info(base), found)
    _, parts = msgspec.json.schema_components(found.values())
    own = [name for name in sorted(found) if package_of(found[name]) == id]
    blocks = [interface(name, parts[name], omits_defaults(found[name]), base_of(found[name])) for name in own]
    foreign: dict[str, set[type]] = {}
    for kind in found.values():
        if package_of(kind) != id:
            foreign.setdefault(package_of(kind), set()).add(kind)
    text = "\n".join(blocks)
    for package, kinds in sorted(foreign.items()):
        names = ", ".join(name for name in sorted(k.__name__ for k in kinds) if re.search(rf"\b{name}\b", text))
        blocks.insert(0, f'import type {{ {names} }} from "../{SHARED[package]}/view";')
    return written(f"the views of {id}", blocks), foreign


def files() -> Iterator[tuple[Path, str]]:
    import smallcouncil as sc

    yield SRC / "wire" / "messages.ts", messages()
    yield SRC / "wire" / "view.ts", view()
    shared: dict[str, set[type]] = {}
    for id, game in sc.games().items():
        folder = SRC / "boards" / id
        if hasattr(game, "view_type") and folder.exists():
            text, foreign = views(id, game.view_type)
            yield folder / "view.ts", text
            for package, kinds in foreign.items():
                shared.setdefault(package, set()).update(kinds)
    for package, kinds in shared.items():
        _, parts = msgspec.json.schema_components(kinds)
        by_name = {kind.__name__: kind for kind in kinds}
        blocks = [interface(n, parts[n], omits_defaults(by_name[n])) for n in sorted(by_name)]
        yield SRC / "boards" / SHARED[package] / "view.ts", written(f"what the views of {package} share", blocks)


if __name__ == "__main__":
    for path, text in files():
        if "--check" in sys.argv:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                sys.exit(f"{path} is out of date: run web/wire.py")
        else:
            path.write_text(text, encoding="utf-8")
