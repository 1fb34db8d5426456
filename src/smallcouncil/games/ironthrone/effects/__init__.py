"""Leader abilities and character cards: when they may be used, whom they hit, and what they do."""
