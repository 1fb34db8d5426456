"""Which leader to choose."""

from __future__ import annotations

from smallcouncil.games.ironthrone.facts import CHARACTERS
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.table import Ask, Choice, Rng

# the most useful first, as once measured by matches in which they were drawn by lot (docs/balance.md has later ones)
FAVOURITES = (
    "eddard_stark",
    "loras_tyrell",
    "robb_stark",
    "cersei_lannister",
    "margaery_tyrell",
    "selyse_baratheon",
    "catelyn_stark",
    "rakharo",
    "tywin_lannister",
    "renly_baratheon",
    "tyrion_lannister",
    "mace_tyrell",
    "davos_seaworth",
    "arya_stark",
    "stannis_baratheon",
    "daenerys_targaryen",
    "olenna_tyrell",
    "khal_drogo",
    "viserys_targaryen",
    "bran_stark",
    "matthos_seaworth",
    "joffrey_baratheon",
    "jorah_mormont",
    "jaime_lannister",
    "melisandre",
)
WHIM = 18  # so many places of that list a whim may make up for: everyone is chosen by somebody


def place(choice: Choice) -> int:
    """The place of a leader in that list."""
    return FAVOURITES.index(CHARACTERS[choice.args[0]])


def choose(t: ThroneTable, seat: int, ask: Ask, rng: Rng) -> Choice:
    """A useful one, or now and then one that is not."""
    return max(ask.choices[: ask.answers], key=lambda c: rng.below(WHIM) - place(c) + rng.below(64) * 0.0001)
