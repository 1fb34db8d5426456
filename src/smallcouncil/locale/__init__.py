"""Every word that a player reads, in each language: Fluent files, and the voice that speaks them."""

from smallcouncil.locale.language import LANGUAGES, language
from smallcouncil.locale.voice import Voice

__all__ = ["LANGUAGES", "Voice", "language"]
