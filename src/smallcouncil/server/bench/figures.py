"""What is measured, and how it is printed."""

from __future__ import annotations

import msgspec


class Figures(msgspec.Struct):
    store: str
    processes: int = 1
    tables: int = 0  # at which people choose
    open: int = 0  # tables in all, with pages
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
    cpu_ms_per_choice: float = 0.0  # of all server processes
    cpu_ms_of_busiest: float = 0.0  # of the one that worked most: what the others do not take off it
    resident_mib: int = 0  # of the largest process, after the load
    kib_per_table: float = 0.0
    kib_per_socket: float = 0.0
    load_500_ms: float = 0.0


def markdown(figures: Figures) -> str:
    rows = [
        ("store", figures.store),
        ("server processes", f"{figures.processes}"),
        ("active tables / open tables / pages", f"{figures.tables} / {figures.open} / {figures.sockets}"),
        ("choices acknowledged a second, by people", f"{figures.choices_by_people}"),
        ("choices acknowledged a second, with bots", f"{figures.choices_in_all}"),
        (
            "from choice to the other's screen, p50 / p99 / worst",
            f"{figures.p50_ms} / {figures.p99_ms} / {figures.worst_ms} ms",
        ),
        (
            "processor time per choice, all processes / the busiest",
            f"{figures.cpu_ms_per_choice} / {figures.cpu_ms_of_busiest} ms",
        ),
        ("resident memory of the largest process", f"{figures.resident_mib} MiB"),
        ("refused / lost after kill -9", f"{figures.refused} / {figures.lost}"),
        ("memory per table / per page", f"{figures.kib_per_table} / {figures.kib_per_socket} KiB"),
        ("loading a table of 500 choices", f"{figures.load_500_ms} ms"),
    ]
    return "\n".join(["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)])
