"""The round with its phases: plots, titles, dominance, standing, taxation; and how the game ends."""
