"""The core of a card game: cards and zones, current values, occurrences with their windows, abilities."""
