"""What a deck may be."""

from __future__ import annotations

import pytest

from cards2e.rules.lessons import taught
from cards2e.thrones import do, lay, seen
from smallcouncil.games.cardgame.decks import Deck
from smallcouncil.games.cardgame.layout.prints import EVENT
from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.decks import DEFAULTS, READY, faults
from smallcouncil.games.cards2e.facts import BY_ID, CARDS
from smallcouncil.table import BadInput

STARK = READY["stark_fealty"]


def wrong(
    deck: Deck = STARK,
    *,
    agenda: str | None = "fealty",
    plots: dict[str, int] | None = None,
    draw: dict[str, int] | None = None,
) -> list[str]:
    """The faults of a ready deck with other numbers of some cards."""
    piles = [
        {name: count for name, count in {**pile, **(more or {})}.items() if count}
        for pile, more in ((deck.plots, plots), (deck.draw, draw))
    ]
    return [fault.key for fault in faults(Deck(deck.faction, agenda, *piles))]


@pytest.mark.rule("R-C2-deck-01")
@pytest.mark.rule("R-C2-deck-20")
def test_one_of_eight_factions() -> None:
    names = set(CARDS["factions"])
    assert names == {
        "stark",
        "lannister",
        "baratheon",
        "greyjoy",
        "tyrell",
        "martell",
        "targaryen",
        "nights_watch",
    }
    assert [f.key for f in faults(Deck("neutral", None, STARK.plots, STARK.draw))] == ["no-faction"]
    with pytest.raises(BadInput, match="faction"):
        GAME.new(seed=1, decks=({"plots": STARK.plots, "draw": STARK.draw}, "stark_fealty"))
    t = GAME.new(seed=1, players=2, decks=("stark_fealty", "lannister_rose"))
    assert [entry["faction"] for entry in t.view(None)["table"]["players"]] == ["house_stark.0a", "house_lannister.1a"]


@pytest.mark.rule("R-C2-deck-02")
def test_no_agenda_or_one() -> None:
    assert wrong(agenda=None) == [] and wrong(agenda="fealty") == []
    assert wrong(agenda="ice") == ["no-agenda"]


@pytest.mark.rule("R-C2-deck-03")
@pytest.mark.parametrize("count", [0, 2])
def test_seven_plots(count: int) -> None:
    assert "plot-count" in wrong(plots={"a_noble_cause": count})


@pytest.mark.rule("R-C2-deck-06")
def test_a_plot_with_a_higher_limit_may_be_there_as_often() -> None:
    name, *others = STARK.plots
    seven = {name: 3, others[0]: 0, others[1]: 0}
    assert wrong(plots=seven) == ["copies"]
    with taught(name, deck_limit=3):
        assert wrong(plots=seven) == []
        assert wrong(plots={name: 4, **dict.fromkeys(others[:3], 0)}) == ["copies"]
        two = {name: 3, others[0]: 2, **dict.fromkeys(others[1:4], 0)}
        assert set(wrong(plots=two)) == {"plots-doubled"}, "it is the one multiple title"


@pytest.mark.rule("R-C2-deck-07")
@pytest.mark.rule("R-C2-deck-08")
def test_sixty_cards_or_more() -> None:
    name = next(n for n, count in STARK.draw.items() if count == 3)
    assert wrong(draw={name: 2}) == ["draw-count"]
    more = {c.id: 3 for c in BY_ID.values() if c.type <= EVENT and c.faction == BY_ID["ice"].faction}
    assert wrong(draw=more) == [] and sum({**STARK.draw, **more}.values()) > 60


@pytest.mark.rule("R-C2-deck-09")
@pytest.mark.rule("R-C2-deck-10")
@pytest.mark.rule("R-C2-deck-11")
@pytest.mark.parametrize(("limit", "most"), [(1, 1), (2, 2), (3, 3), (4, 4), (9, 9)])
def test_copies_by_title(limit: int, most: int) -> None:
    with taught("tumblestone_knight", deck_limit=limit):
        assert "copies" not in wrong(draw={"tumblestone_knight": most})
        assert "copies" in wrong(draw={"tumblestone_knight": most + 1})


@pytest.mark.rule("R-C2-deck-12")
@pytest.mark.rule("R-C2-deck-13")
def test_own_faction_and_neutral() -> None:
    assert wrong(draw={"tyrion_lannister": 1}) == ["faction"]
    assert wrong(draw={"robb_stark": 1, "littlefinger": 3}) == []
    with taught("confiscation", faction=BY_ID["tyrion_lannister"].faction):
        assert "faction" in wrong(plots={"confiscation": 1}), "plots as well"


@pytest.mark.rule("R-C2-deck-14")
@pytest.mark.rule("R-C2-deck-15")
@pytest.mark.rule("R-C2-deck-16")
def test_a_banner_lets_in_what_is_not_loyal() -> None:
    deck = READY["lannister_rose"]
    assert deck.agenda == "banner_of_the_rose" and not BY_ID["margaery_tyrell"].loyal
    assert wrong(deck, agenda=deck.agenda, draw={"margaery_tyrell": 3}) == []
    assert wrong(deck, agenda=deck.agenda, draw={"the_queen_of_thorns": 1}) == ["loyal"]
    assert wrong(deck, agenda=deck.agenda, draw={"margaery_tyrell": 3, "arya_stark": 1}) == ["faction"]
    assert "faction" in wrong(deck, agenda=None)


@pytest.mark.rule("R-C2-deck-17")
def test_a_banner_wants_twelve_of_its_faction() -> None:
    deck = READY["lannister_rose"]
    guests = {n: c for n, c in deck.draw.items() if BY_ID[n].faction == BY_ID["margaery_tyrell"].faction}
    surplus = sum(guests.values()) - 12
    fill = {"tywin_lannister": 3, "ser_jaime_lannister": 3, "gold_cloaks": 3, "burned_men": 3, "lannisport": 3}
    name = max(guests, key=lambda n: guests[n])
    assert surplus >= 0 and guests[name] > surplus
    assert wrong(deck, agenda=deck.agenda, draw={name: guests[name] - surplus, **fill}) == []
    assert wrong(deck, agenda=deck.agenda, draw={name: guests[name] - surplus - 1, **fill}) == ["banner"]


@pytest.mark.rule("R-C2-deck-18")
@pytest.mark.rule("R-C2-deck-19")
@pytest.mark.parametrize("name", [n for n in DEFAULTS if str(READY[n].agenda).startswith("banner")])
def test_neutral_cards_fit_everywhere_and_count_for_nobody(name: str) -> None:
    deck = READY[name]
    assert wrong(deck, agenda=deck.agenda, draw={"littlefinger": 3, "little_bird": 3}) == []
    names = [c.id for c in BY_ID.values() if c.type <= EVENT and c.faction == BY_ID["littlefinger"].faction]
    neutral = dict.fromkeys(deck.draw, 0) | dict.fromkeys(names, 3)
    assert sum(neutral.values()) > 12 and "banner" in wrong(deck, agenda=deck.agenda, draw=neutral), (
        "they are no guests"
    )


@pytest.mark.rule("R-C2-deck-21")
@pytest.mark.rule("R-C2-unique-05")
def test_copies_are_told_by_title() -> None:
    """One title, one card of the data: every copy of a title is the same to uniqueness and duplicates."""
    names = [entry["name"] for entry in CARDS["card"]]
    assert len(names) == len(set(names))
    t = lay({"play": ["arya_stark"], "hand": ["arya_stark"]}, {}, phase="marshaling")
    do(t, "0 marshal arya_stark")
    assert seen(t, "arya_stark.0a")["duplicates"] == ["arya_stark.0b"]
