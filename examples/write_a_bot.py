"""Write a bot: it is given what one seat knows, and returns one of the choices.

python examples/write_a_bot.py
"""

from __future__ import annotations

import smallcouncil as sc
from smallcouncil.arena import play
from smallcouncil.bots import Bot, Knowledge, RandomBot
from smallcouncil.table import Choice, Rng

GAME, PLAYERS = "risk", 2


class Warlord:
    """Attacks where it is stronger, and plays on as a random bot would.

    A bot sees `known.ask`, `known.view()` and, for those who want to think ahead, `known.imagine(rng)`: a table that
    agrees with all the seat knows, the rest of it a guess. So no bot can cheat.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, known: Knowledge) -> Choice:
        armies = {name: place["units"] for name, place in known.view()["table"]["territories"].items()}
        best, lead = None, 0
        for choice in known.ask.choices:
            verb, *names = known.text(choice).split()  # `invade harrenhal kings_landing`
            if verb == "invade" and armies[names[0]] - armies[names[1]] > lead:
                best, lead = choice, armies[names[0]] - armies[names[1]]
            elif verb in ("attack", "defend"):  # with as many dice as possible: the last of the choices
                best = choice
        return best or self.rng.pick(known.ask.choices)


def main() -> None:
    wins = 0
    for seed in range(10):
        table = sc.game(GAME).new(seed=seed, players=PLAYERS)
        mine = seed % PLAYERS  # change seats from game to game
        bots: list[Bot] = [RandomBot(seed + seat) for seat in range(PLAYERS)]
        bots[mine] = Warlord(seed)
        play(table, bots)
        assert table.result is not None
        wins += mine in table.result.winners
    print(f"the warlord won {wins} of 10 games against a random bot")


if __name__ == "__main__":
    main()
