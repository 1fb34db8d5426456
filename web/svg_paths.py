"""Shorter path data: relative commands, rounded on absolute positions so that errors do not add up."""

from __future__ import annotations

import re
from collections.abc import Iterator

TOKEN = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|([-+]?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?)")
NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?)")
FLAG = re.compile(r"[\s,]*([01])")
ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
ARC_FLAGS = (3, 4)


def split_arc(found: re.Match[str]) -> str:
    """Flags of an arc may be glued to what follows ("a5 5 0 013 4"): they are set apart."""
    numbers, at = found.group(2), 0
    parts: list[str] = []
    while part := (FLAG if len(parts) % 7 in ARC_FLAGS else NUMBER).match(numbers, at):
        parts.append(part.group(1))
        at = part.end()
    return found.group(1) + " ".join(parts) + " "


def commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path, one at a time: repeated ones are written out."""
    command, numbers = "", list[float]()
    for letter, number in TOKEN.findall(re.sub(r"([Aa])([^A-Za-z]*)", split_arc, d)):
        if letter:
            command, numbers = letter, []
            if letter in "Zz":
                yield "Z", []
            continue
        numbers.append(float(number))
        if len(numbers) == ARITY[command.upper()]:
            yield command, numbers
            numbers = []
            command = {"M": "L", "m": "l"}.get(command, command)


def written(numbers: list[str]) -> str:
    """Numbers with no more between them than is needed to tell them apart."""
    text = ""
    for number in numbers:
        text += number if not text or number.startswith("-") else f" {number}"
    return text


def shorten(d: str, unit: int = 1) -> str:
    """The same drawing on whole units, in a field that is so many times smaller."""
    x = y = start_x = start_y = 0.0  # where the original is
    at_x = at_y = begun_x = begun_y = 0  # where the rounded one is
    parts: list[str] = []
    previous = ""
    for command, numbers in commands(d):
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            parts.append("z")
            previous, x, y, at_x, at_y = "z", start_x, start_y, begun_x, begun_y
            continue
        if kind == "H":
            points = [(x + numbers[0] if relative else numbers[0], y)]
        elif kind == "V":
            points = [(x, y + numbers[0] if relative else numbers[0])]
        else:
            pairs = numbers[5:] if kind == "A" else numbers
            from_x, from_y = (x, y) if relative else (0.0, 0.0)
            points = [(from_x + pairs[i], from_y + pairs[i + 1]) for i in range(0, len(pairs), 2)]
        steps = [(round(px / unit) - at_x, round(py / unit) - at_y) for px, py in points]
        dx, dy = steps[-1]
        x, y = points[-1]
        at_x, at_y = at_x + dx, at_y + dy
        if kind == "M":
            start_x, start_y, begun_x, begun_y = x, y, at_x, at_y
        if kind in "LHV":
            if dx == dy == 0:
                continue
            letter, values = ("h", [dx]) if dy == 0 else ("v", [dy]) if dx == 0 else ("l", [dx, dy])
            text = written([str(v) for v in values])
        elif kind == "A":
            radii = [f"{abs(r) / unit:.1f}".removesuffix(".0") for r in numbers[:2]]
            letter, text = "a", written([*radii, *(str(round(n)) for n in numbers[2:5]), str(dx), str(dy)])
        else:
            letter, text = kind.lower(), written([str(v) for step in steps for v in step])
        if letter == previous and letter != "m":
            parts.append(text if text.startswith("-") else f" {text}")
        else:
            parts.append(letter + text)
        previous = letter
    return re.sub(r"^m", "M", "".join(parts))


def shorten_body(body: str, unit: int = 1) -> str:
    """An icon's drawing with shorter paths, in whatever colour it is used."""
    found = re.sub(r' d="([^"]*)"', lambda m: f' d="{shorten(m.group(1), unit)}"', body)
    return found.replace(' fill="currentColor"', "")
