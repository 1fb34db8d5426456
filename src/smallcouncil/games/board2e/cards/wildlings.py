"""The wildling cards: what the highest bidder gains, what the lowest and all others suffer."""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.board2e.facts import CARD_STRENGTH, KNIGHT, TRACKS, WILDLINGS
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.westeros.losses import (
    ONE_CASTLE,
    DemoteKnights,
    DestroyUnits,
    DiscardHouseCard,
    FallToLast,
    MusterInOne,
    PromoteFootmen,
    RaidersChoice,
    RiseToFirst,
    TakeBackHouseCard,
    discard_card,
    take_back_card,
)
from smallcouncil.games.board2e.westeros.supply import set_supply

Effect = Callable[[BoardTable, int], None]


def nothing(t: BoardTable, seat: int) -> None:
    """Silence at the Wall; and where a card spares the others."""


# ------------------------------------------------------------------ the lowest bidder


def raid_lowest(t: BoardTable, seat: int) -> None:
    t.call(RaidersChoice(seat))


def crow_killers_lowest(t: BoardTable, seat: int) -> None:
    t.call(DemoteKnights(seat, t.on_board(seat, KNIGHT)))


def rattleshirt_lowest(t: BoardTable, seat: int) -> None:
    set_supply(t, seat, t.supply[seat] - 2)


def milkwater_lowest(t: BoardTable, seat: int) -> None:
    """All cards of the highest printed strength, unless the whole hand would go."""
    cards = t.hand_cards(seat)
    best = max([CARD_STRENGTH[card] for card in cards], default=0)
    going = [card for card in cards if CARD_STRENGTH[card] == best]
    if len(going) < len(cards):
        for card in going:
            discard_card(t, seat, card)


def king_lowest(t: BoardTable, seat: int) -> None:
    for track in range(len(TRACKS)):
        t.move_to(track, seat, t.players - 1)


def mammoths_lowest(t: BoardTable, seat: int) -> None:
    t.call(DestroyUnits(seat, 3))


def horde_lowest(t: BoardTable, seat: int) -> None:
    t.call(DestroyUnits(seat, 2, ONE_CASTLE))


def skinchanger_lowest(t: BoardTable, seat: int) -> None:
    t.lose(seat, t.power[seat])


# ------------------------------------------------------------------ everyone else


def crow_killers_others(t: BoardTable, seat: int) -> None:
    t.call(DemoteKnights(seat, 2))


def rattleshirt_others(t: BoardTable, seat: int) -> None:
    set_supply(t, seat, t.supply[seat] - 1)


def milkwater_others(t: BoardTable, seat: int) -> None:
    t.call(DiscardHouseCard(seat))


def king_others(t: BoardTable, seat: int) -> None:
    t.call(FallToLast(seat))


def mammoths_others(t: BoardTable, seat: int) -> None:
    t.call(DestroyUnits(seat, 2))


def horde_others(t: BoardTable, seat: int) -> None:
    t.call(DestroyUnits(seat, 1))


def skinchanger_others(t: BoardTable, seat: int) -> None:
    t.lose(seat, 2)


# ------------------------------------------------------------------ the highest bidder of the victorious


def crow_killers_highest(t: BoardTable, seat: int) -> None:
    t.call(PromoteFootmen(seat, 2))


def rattleshirt_highest(t: BoardTable, seat: int) -> None:
    set_supply(t, seat, t.supply[seat] + 1)


def milkwater_highest(t: BoardTable, seat: int) -> None:
    for card in t.discarded_cards(seat):
        take_back_card(t, seat, card)


def king_highest(t: BoardTable, seat: int) -> None:
    t.call(RiseToFirst(seat))


def mammoths_highest(t: BoardTable, seat: int) -> None:
    t.call(TakeBackHouseCard(seat))


def horde_highest(t: BoardTable, seat: int) -> None:
    t.call(MusterInOne(seat))


def skinchanger_highest(t: BoardTable, seat: int) -> None:
    t.gain(seat, t.bids[seat])


PREEMPTIVE_RAID = WILDLINGS.index("preemptive_raid")  # its reward is a second attack: wildlings.py begins it

EFFECTS: dict[str, tuple[Effect, Effect, Effect]] = {  # lowest, everyone else, highest
    "silence_at_the_wall": (nothing, nothing, nothing),
    "preemptive_raid": (raid_lowest, nothing, nothing),
    "crow_killers": (crow_killers_lowest, crow_killers_others, crow_killers_highest),
    "rattleshirts_raiders": (rattleshirt_lowest, rattleshirt_others, rattleshirt_highest),
    "massing_on_the_milkwater": (milkwater_lowest, milkwater_others, milkwater_highest),
    "a_king_beyond_the_wall": (king_lowest, king_others, king_highest),
    "mammoth_riders": (mammoths_lowest, mammoths_others, mammoths_highest),
    "the_horde_descends": (horde_lowest, horde_others, horde_highest),
    "skinchanger_scout": (skinchanger_lowest, skinchanger_others, skinchanger_highest),
}

LOWEST: list[Effect] = [EFFECTS[card][0] for card in WILDLINGS]
OTHERS: list[Effect] = [EFFECTS[card][1] for card in WILDLINGS]
HIGHEST: list[Effect] = [EFFECTS[card][2] for card in WILDLINGS]
