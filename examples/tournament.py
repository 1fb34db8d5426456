"""A tournament: several bots at one table, many games, and what they tell.

python examples/tournament.py
"""

from __future__ import annotations

from smallcouncil.arena import series


def main() -> None:
    # Bots move on one seat from game to game. The outcome does not depend on the number of processes.
    played = series("ironthrone", ["heuristic", "easy", "random"], games=12, seed=1, processes=2)
    for bot in played.win_rates():
        print(
            f"{bot.name:10} {bot.wins:4.1f} of {bot.games}  ({bot.low:.0%} to {bot.high:.0%}, fair is {bot.fair:.0%})"
        )
    shortest, median, longest = played.lengths()
    print(f"games took {shortest} to {longest} choices, half of them more than {median:.0f}")


if __name__ == "__main__":
    main()
