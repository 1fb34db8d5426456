"""Components, decks as printed, and the last odds and ends."""

from __future__ import annotations

import pytest

from cards1e.council import FILLER, attack, do, in_play, lay, offered, player, texts
from cards1e.lessons import taught
from smallcouncil.games.cardgame.layout.prints import PLOT, TITLE
from smallcouncil.games.cardgame.layout.zones import OUT
from smallcouncil.games.cards1e.decks import READY
from smallcouncil.games.cards1e.facts import BY_ID, ENTRIES, HOUSE_CARDS, HOUSES, PRINTS
from smallcouncil.games.cards1e.game import GAME
from smallcouncil.games.cards1e.writing import CHARACTERS, action, choose, kinds, leave_play
from smallcouncil.table import BadInput

CORE = [entry for entry in ENTRIES.values() if "set" not in entry]
KNIGHT = "knight_of_the_tumblestone"


@pytest.mark.rule("R-C1-comp-01")
def test_the_core_set_has_220_cards() -> None:
    assert sum(entry["copies"] for entry in CORE) == 220
    assert sum(printed.type == TITLE for printed in PRINTS) == 6


@pytest.mark.rule("R-C1-comp-02", "R-C1-comp-03")
def test_six_houses_of_which_four_have_decks() -> None:
    assert sorted(HOUSE_CARDS) == sorted(HOUSES) and len(HOUSES) == 6
    starters = [deck.faction for name, deck in READY.items() if name.endswith("starter")]
    assert sorted(starters) == ["baratheon", "lannister", "stark", "targaryen"]


@pytest.mark.rule("R-C1-comp-04")
def test_the_letter_of_a_number_names_the_deck() -> None:
    for entry in CORE:
        for number in entry["numbers"]:
            house = {"S": "stark", "L": "lannister", "B": "baratheon", "T": "targaryen"}[number[0]]
            deck = READY[f"{house}_starter"]
            assert entry["id"] in (deck.plots if BY_ID[entry["id"]].type == PLOT else deck.draw)


@pytest.mark.rule("R-C1-setup-01", "R-C1-comp-06", "R-C1-setup-02", "R-C1-setup-03")
def test_the_first_game_is_for_four_with_four_decks() -> None:
    t = GAME.new(seed=1)
    table = t.view(None)["table"]
    assert len({entry["faction"] for entry in table["players"]}) == 4 and len(table["chamber"]) == 6
    rich = lay({"gold": 90, "power": 0, "play": [KNIGHT, "catelyn_stark"]}, {"gold": 90})
    attack(rich, "power", f"{KNIGHT}.0a")
    assert player(rich, 0)["power"] == 1, "supplies never run dry"


@pytest.mark.rule("R-C1-title-06")
def test_titles_are_not_cancelled() -> None:
    t = lay(
        {"play": [KNIGHT, "catelyn_stark"], "hand": ["seasick_kotse"], "house": "greyjoy"},
        {"title": "crown_regent"},
        {},
    )
    attack(t, "power", f"{KNIGHT}.0a")
    do(t, "1 redirect")
    assert not offered(t, "play seasick_kotse")


@pytest.mark.rule("R-C1-action-01", "R-C1-play-02")
def test_events_and_abilities_wait_for_their_phase() -> None:
    seat = {"hand": ["distraction", "forever_burning"], "play": ["hodor"]}
    t = lay(seat, {"play": [FILLER]}, phase="draw", begin="draw_window", hold=True)
    assert "play forever_burning" in texts(t) and "play distraction" not in texts(t)
    t = lay(seat, {"play": [FILLER]}, phase="marshaling", hold=True)
    assert "play distraction" in texts(t)


@pytest.mark.rule("R-C1-play-05")
def test_a_card_out_of_the_game_is_gone() -> None:

    removes = action(lambda t, u: leave_play(t, kinds.REMOVED, u.targets, OUT, 0, False), target=choose(CHARACTERS))
    with taught("hodor", removes, alone=True):
        t = lay({"play": ["hodor"]}, {"play": ["lady"]}, phase="draw", begin="draw_window", hold=True)
        do(t, "0 trigger hodor.0a", "0 pick lady.1a")
        entry = player(t, 1)
        assert in_play(t, "lady.1a") is None and entry["dead"] == entry["discard"] == []


@pytest.mark.rule("R-C1-deck-01", "R-C1-deck-02", "R-C1-deck-03", "R-C1-deck-04", "R-C1-deck-05", "R-C1-deck-06")
def test_what_is_wrong_with_a_deck_is_said() -> None:
    deck = READY["stark_extended"]
    good = {"faction": deck.faction, "agenda": deck.agenda, "plots": dict(deck.plots), "draw": dict(deck.draw)}

    def faults(**change: object) -> set[str]:
        return {fault.key for fault in GAME.check_deck({**good, **change}).faults}

    assert faults() == set()
    six = dict(list(deck.plots.items())[:6])
    assert "plot-count" in faults(plots=six)
    assert "copies" in faults(plots={**six, "valar_morghulis": 2, "blockade": 0} | {"blockade": 1})
    assert "draw-count" in faults(draw={"hodor": 3})
    assert "copies" in faults(draw={**deck.draw, "hodor": 4})
    assert "house-only" in faults(draw={**deck.draw, "gold_cloaks_kl": 1})
    with pytest.raises(BadInput):
        GAME.new(seed=1, players=2, decks=({**good, "plots": six}, "stark_starter"))
    GAME.new(seed=1, players=2, decks=({**good, "plots": six}, "stark_starter"), free_decks=True)


@pytest.mark.card("lord_eddards_chambers")
@pytest.mark.card("queen_cerseis_chambers")
@pytest.mark.card("king_roberts_chambers")
@pytest.mark.card("khal_drogos_tent")
@pytest.mark.parametrize(
    ("card", "house"),
    [
        ("lord_eddards_chambers", "stark"),
        ("queen_cerseis_chambers", "lannister"),
        ("king_roberts_chambers", "baratheon"),
        ("khal_drogos_tent", "targaryen"),
    ],
)
def test_chambers_may_be_attached_to_the_house(card: str, house: str) -> None:
    seat = {"house": house, "hand": [card, "hodor"], "gold": 3, "plot": "blockade"}
    t = lay(seat, {}, phase="marshaling", hold=True)
    do(t, f"0 attach {card}")
    shown = in_play(t, f"{card}.0a")
    assert shown is not None and shown["on"] == f"house_{house}.0a" and player(t, 0)["gold"] == 2
    assert player(t, 0)["plot_values"]["income"] == 1 and player(t, 0)["influence"] == 1
    t = lay(seat, {}, phase="marshaling", hold=True)
    do(t, f"0 marshal {card}")
    shown = in_play(t, f"{card}.0a")
    assert shown is not None and shown["on"] is None
