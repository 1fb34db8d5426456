"""A Game of Thrones: The Card Game, 1st edition: the core set and the mechanics that its rulebook announces."""
