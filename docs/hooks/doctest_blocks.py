"""For the API pages: examples in docstrings become blocks of code."""

from __future__ import annotations

from typing import Any

import griffe


def with_blocks(text: str) -> str:
    """Fence doctests, and turn `::` before indented code into `:`.

    >>> print(with_blocks("Adds.\\n\\n>>> 1 + 1\\n2"))
    Adds.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    """
    parts = []
    for part in text.split("\n\n"):
        if part.lstrip().startswith(">>>"):
            part = f"```pycon\n{part}\n```"
        parts.append(part[:-1] if part.endswith("::") else part)
    return "\n\n".join(parts)


class DoctestBlocks(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = with_blocks(obj.docstring.value)
