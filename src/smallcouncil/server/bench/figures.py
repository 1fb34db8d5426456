"""What is measured, and how it is printed."""

from __future__ import annotations

import msgspec


class Figures(msgspec.Struct):
    store: str
    tables: int = 0
    sockets: int = 0
    seconds: float = 0.0
    sent: int = 0
    choices_by_people: float = 0.0  # acknowledged per second
    choices_in_all: float = 0.0  # those of bots included
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    worst_ms: float = 0.0
    refused: int = 0
    lost: int = 0
    cpu_ms_per_choice: float = 0.0  # of the server's process
    kib_per_table: float = 0.0
    kib_per_socket: float = 0.0
    load_500_ms: float = 0.0


def markdown(figures: Figures) -> str:
    rows = [
        ("store", figures.store),
        ("open tables / pages", f"{figures.tables} / {figures.sockets}"),
        ("choices acknowledged a second, by people", f"{figures.choices_by_people}"),
        ("choices acknowledged a second, with bots", f"{figures.choices_in_all}"),
        (
            "from choice to the other's screen, p50 / p99 / worst",
            f"{figures.p50_ms} / {figures.p99_ms} / {figures.worst_ms} ms",
        ),
        ("processor time of the server per choice", f"{figures.cpu_ms_per_choice} ms"),
        ("refused / lost after kill -9", f"{figures.refused} / {figures.lost}"),
        ("memory per table / per page", f"{figures.kib_per_table} / {figures.kib_per_socket} KiB"),
        ("loading a table of 500 choices", f"{figures.load_500_ms} ms"),
    ]
    return "\n".join(["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)])
