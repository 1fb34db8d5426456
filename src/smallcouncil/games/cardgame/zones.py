"""Where a card can be. The hidden zones come first."""

from __future__ import annotations

(
    DECK,
    HAND,
    FACEDOWN,  # a duplicate, face down
    PLACED,  # face down during set-up
    PLOTS,  # plot deck
    CHOSEN,  # a plot, chosen and not yet revealed
    POOL,  # titles nobody bears
    PLAY,
    DUPLICATE,
    DISCARD,
    DEAD,
    USED,
    REVEALED,  # a revealed plot
    LIMBO,  # an event that is being played
    BESIDE,  # agenda
    HOUSE,  # faction card
    BORNE,  # a title in play
    OUT,  # removed from the game
) = range(18)

ZONES = (
    "deck",
    "hand",
    "facedown",
    "placed",
    "plots",
    "chosen",
    "pool",
    "play",
    "duplicate",
    "discard",
    "dead",
    "used",
    "revealed",
    "limbo",
    "beside",
    "house",
    "borne",
    "out",
)

HIDDEN = 6  # zones up to here hide their cards
