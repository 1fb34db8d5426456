"""Cuts the letters of the pages down to what they show: Western European, lining figures, no small capitals, no hints.

    pip install fonttools brotli
    python web/fonts.py

Run by hand when a family of `@fontsource` changes; what it writes is kept in the repository: `src/design/fonts`, and
how wide the letters of map names are, so that a map can be laid out before they have come. Both families are under the
SIL Open Font License 1.1.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
FROM = HERE / "node_modules" / "@fontsource"
TO = HERE / "src" / "design" / "fonts"
FILES = {
    "alegreya-sans-400": "alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",
    "alegreya-sans-700": "alegreya-sans/files/alegreya-sans-latin-700-normal.woff2",
    "cinzel-600": "cinzel/files/cinzel-latin-600-normal.woff2",
}
LETTERS = (
    "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0160-0161,U+017D-017E,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,"
    "U+2026,U+2032-2033,U+2039-203A,U+20AC,U+2212"
)
FEATURES = "kern,liga,lnum,tnum,pnum,ccmp,locl,mark,mkmk"
MAP_NAMES = "cinzel-600"
WIDTHS = HERE / "src" / "boards" / "map" / "layout" / "letter_widths.json"


def widths() -> dict[str, int]:
    """How wide each letter of the names on maps is, in thousandths of their height."""
    font = TTFont(TO / f"{MAP_NAMES}.woff2")
    advances, size = font["hmtx"], font["head"].unitsPerEm
    return {chr(code): round(1000 * advances[glyph][0] / size) for code, glyph in sorted(font.getBestCmap().items())}


if __name__ == "__main__":
    for name, source in FILES.items():
        subprocess.run(
            [
                "pyftsubset",
                str(FROM / source),
                f"--unicodes={LETTERS}",
                f"--layout-features={FEATURES}",
                "--no-hinting",
                "--desubroutinize",
                "--flavor=woff2",
                f"--output-file={TO / name}.woff2",
            ],
            check=True,
        )
    WIDTHS.write_text(json.dumps(widths(), ensure_ascii=False) + "\n", encoding="utf-8")
