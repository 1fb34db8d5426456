"""The facts of the data files, decoded once into frozen structs."""

from __future__ import annotations

import tomllib
from importlib import resources

import msgspec


class Ford(msgspec.Struct, frozen=True):
    id: str
    worth: int
    confidence: str


class Card(msgspec.Struct, frozen=True):
    id: str
    strength: int
    copies: int
    confidence: str
    text: bool = False  # it does something, in cards/


class Facts(msgspec.Struct, frozen=True):
    hand: int
    ford: tuple[Ford, ...]
    card: tuple[Card, ...]


FACTS = msgspec.convert(
    tomllib.loads(resources.files(__package__ or "").joinpath("data", "fords.toml").read_text("utf-8")), Facts
)
