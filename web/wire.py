"""Writes the types of the server's messages for the pages: src/wire/messages.ts, from smallcouncil.server.messages.

python web/wire.py           # writes the file
python web/wire.py --check   # fails if it is out of date
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
OUT = HERE / "src" / "wire" / "messages.ts"

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
        return " | ".join(typescript(s) for s in schema["anyOf"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(PLAIN[k] for k in kind)
    if kind == "array":
        inner = typescript(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {typescript(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    """One struct. What a page sends may leave out what has a default."""
    lines = []
    for field, inner in schema["properties"].items():
        required = field in schema.get("required", ()) or (not sent and "default" in inner)
        lines.append(f"  {field}{'' if required else '?'}: {typescript(inner)};")
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def messages() -> str:
    from smallcouncil.server.messages import schema

    parts = schema()["$defs"]
    unions = {name: [s["$ref"].rpartition("/")[2] for s in parts[name]["anyOf"]] for name in ("FromPage", "ToPage")}
    sent = {*unions["FromPage"], "ClockRule"}
    blocks = ["/** Written by web/wire.py from the server's messages; do not edit. */"]
    blocks += [interface(n, parts[n], n in sent) for n in sorted(parts) if n not in unions]
    blocks += [f"export type {name} = {' | '.join(names)};" for name, names in unions.items()]
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    text = messages()
    if "--check" in sys.argv:
        sys.exit(0 if OUT.exists() and OUT.read_text(encoding="utf-8") == text else f"{OUT} is out of date")
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(text, encoding="utf-8")
