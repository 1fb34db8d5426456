"""Play a game from Python: lay a table, see what a seat may know, choose, keep the record.

python examples/play_a_game.py
"""

from __future__ import annotations

import smallcouncil as sc


def main() -> None:
    table = sc.game("risk").new(seed=7, players=3, mode="skirmish", listen=True)
    print(f"{table.players} seats, waiting for {table.waiting}")

    # Whoever is asked chooses: here the first seat that waits takes the first choice that is offered.
    for _ in range(5):
        ask = table.ask(table.waiting[0])
        choice = ask.choices[0]
        print(f"seat {ask.seat}: {ask.prompt} (rule {ask.rule}), {len(ask.choices)} choices -> {table.text(choice)}")
        table.choose(ask.seat, choice)

    # By text, too: that is how people type and how records are written.
    ask = table.ask(table.waiting[0])
    table.choose(ask.seat, table.text(ask.default))

    # What cannot be done is refused, and nothing has changed.
    try:
        table.choose(ask.seat, "march on the moon")
    except sc.IllegalChoice as refusal:
        print(f"refused: {refusal}")

    # A view is what one seat may know; a record is the whole game, and can be played again.
    print("seat 0 sees:", ", ".join(table.view(0)["table"]))
    again = sc.replay(table.record().write())
    print("the same table again:", again.position() == table.position())

    # To the end, everyone answering by default.
    while not table.over:
        ask = table.ask(table.waiting[0])
        table.choose(ask.seat, ask.default if table.made < 20_000 else ask.choices[-1])
    assert table.result is not None
    print(f"won by {table.result.winners} ({table.result.reason}) after {table.made} choices")


if __name__ == "__main__":
    main()
