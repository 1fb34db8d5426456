"""The toy game of docs/adding-a-game.md, with all that a game consists of:

`rulebook/` is what would be `src/smallcouncil/games/fords/`, `locale/en.ftl` would be `locale/en/fords.ftl`, and
`board.py` would be `cli/boards/fords.py`. `tests/test_adding_a_game.py` lays them there and plays.
"""
