"""Writes the types of what the server sends for the pages, from the structs that it is made of:

- src/wire/messages.ts from smallcouncil.server.messages,
- src/wire/view.ts from smallcouncil.table.view, what all games' views share,
- src/boards/<game>/view.ts from each game's `view_type`.

python web/wire.py           # writes the files
python web/wire.py --check   # fails if one is out of date
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).parent
SRC = HERE / "src"

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


def interface(name: str, schema: dict[str, Any], may_omit: bool) -> str:
    """One struct. What has a default may be left out by a page that sends it, or by a struct that omits defaults."""
    lines = []
    for field, inner in schema["properties"].items():
        required = field in schema.get("required", ()) or (not may_omit and "default" in inner)
        lines.append(f"  {field}{'' if required else '?'}: {typescript(inner)};")
    return "\n".join([f"export interface {name} {{", *lines, "}"])


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
    omitting = {name for name, kind in found.items() if kind.__struct_config__.omit_defaults}  # type: ignore[attr-defined]
    return typescript(schema), [interface(n, parts[n], n in omitting) for n in sorted(parts)]


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


def files() -> Iterator[tuple[Path, str]]:
    import smallcouncil as sc

    yield SRC / "wire" / "messages.ts", messages()
    yield SRC / "wire" / "view.ts", view()
    for id, game in sc.games().items():
        folder = SRC / "boards" / id
        if hasattr(game, "view_type") and folder.exists():
            _, blocks = structs(game.view_type)
            yield folder / "view.ts", written(f"the views of {id}", blocks)


if __name__ == "__main__":
    for path, text in files():
        if "--check" in sys.argv:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                sys.exit(f"{path} is out of date: run web/wire.py")
        else:
            path.write_text(text, encoding="utf-8")
