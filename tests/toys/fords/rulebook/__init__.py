"""Fords: a toy game of secret cards at three fords."""

from .game import GAME

__all__ = ["GAME"]
