"""Where a card can be. The hidden zones come first; each part has room for the zones that an edition adds."""

from __future__ import annotations

(
    DECK,
    HAND,
    FACEDOWN,  # a duplicate, face down
    PLACED,  # face down during set-up
) = range(4)
OWN_HIDDEN = 4  # hidden zones for draw cards that an edition adds begin here
DRAW_HIDDEN = 7  # up to here: where a draw card lies hidden

(
    PLOTS,  # plot deck
    CHOSEN,  # a plot, chosen and not yet revealed
    POOL,  # titles nobody bears
) = range(8, 11)
HIDDEN = 10  # zones up to here hide their cards

(
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
) = range(11, 22)
OWN_OPEN = 22  # open zones that an edition adds begin here

ON_TOP = 31  # no zone, but a way to leave play: to the top of the deck, not shuffled into it

NAMES = {
    DECK: "deck",
    HAND: "hand",
    FACEDOWN: "facedown",
    PLACED: "placed",
    PLOTS: "plots",
    CHOSEN: "chosen",
    POOL: "pool",
    PLAY: "play",
    DUPLICATE: "duplicate",
    DISCARD: "discard",
    DEAD: "dead",
    USED: "used",
    REVEALED: "revealed",
    LIMBO: "limbo",
    BESIDE: "beside",
    HOUSE: "house",
    BORNE: "borne",
    OUT: "out",
}
