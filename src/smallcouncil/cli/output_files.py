"""Files that are written when long work is over: what is wrong with them is told before it begins."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def check_writable(*files: str) -> None:
    """Raises an OSError, as writing would in the end. What is empty names no file."""
    for file in filter(None, files):
        path = Path(file)
        if path.is_dir():
            raise refused(errno.EISDIR, file)
        if not path.parent.is_dir():
            raise refused(errno.ENOENT, file)
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise refused(errno.EACCES, file)


def refused(number: int, file: str) -> OSError:
    return OSError(number, os.strerror(number), file)
