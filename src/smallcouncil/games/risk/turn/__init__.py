"""The turn, its steps in the order of the rulebook, and how the game ends."""
