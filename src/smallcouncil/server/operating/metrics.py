"""What Prometheus sees."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

CHOICES = Counter("council_choices", "Choices made durable", ["game", "by"])
REFUSED = Counter("council_refused", "Messages and requests refused", ["reason"])
BROKEN = Counter("council_broken", "Choices at which the rules stumbled", ["game"])
LOST = Counter("council_races_lost", "Choices whose number another process took first")
ROOMS = Gauge("council_rooms", "Tables in memory")
SOCKETS = Gauge("council_sockets", "Open WebSockets")
WORK = Gauge("council_tasks", "Work under way that nobody waits for")
WRITTEN = Histogram(
    "council_choice_seconds",
    "From the arrival of a choice until it is durable and told",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
LOADED = Histogram(
    "council_load_seconds",
    "Time to bring a table into memory",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
THOUGHT = Histogram(
    "council_bot_seconds", "Time a bot took to answer", ["bot"], buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30)
)
BATCH = Histogram("council_commit_choices", "Choices in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200))


@cache
def choices_of(game: str, by: str) -> Counter:
    """The counter of one game: looking it up costs more than counting."""
    return CHOICES.labels(game, by)


@cache
def thought_of(bot: str) -> Histogram:
    return THOUGHT.labels(bot)
