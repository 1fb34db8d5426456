"""The `council` command."""

from smallcouncil.cli.app import main, run

__all__ = ["main", "run"]
