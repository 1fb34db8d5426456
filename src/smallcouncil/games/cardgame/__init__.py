"""What the two card games share: cards and zones, current values, occurrences with their windows, abilities."""
