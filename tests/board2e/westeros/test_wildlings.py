"""The wildling attack and its cards."""

from __future__ import annotations

from typing import Any

import pytest

from board2e.realm import asked, choices, may, news, of, play, see, units, view, westeros
from smallcouncil.games.board2e.cards.wildlings import EFFECTS
from smallcouncil.games.board2e.facts import WILDLINGS
from smallcouncil.games.board2e.state import BoardTable

THREE = ("stark", "lannister", "baratheon")


def attack(card: str, *, threat: int = 8, areas: dict[str, str] | None = None, **more: Any) -> BoardTable:
    """The wildlings attack in the Westeros phase; the card is known to the test alone."""
    deck = [card, *[c for c in WILDLINGS if c != card]]
    cards = ("mustering", "game_of_thrones", "wildlings_attack")  # no icons: the threat stays where it is
    table = westeros(*cards, areas, threat=threat, wildling_deck=deck, **more)
    while asked(table)[0].endswith("muster.place"):
        play(table, f"{asked(table)[0].split()[0]} done")
    return table


def bid(table: BoardTable, *bids: int) -> BoardTable:
    play(table, *(f"{house} bid {n}" for house, n in zip(THREE, bids, strict=True)))
    return table


# ---------------------------------------------------------------------- the attack


@pytest.mark.rule("R-B2-wildling-03")
def test_the_threat_is_the_strength() -> None:
    table = attack("silence_at_the_wall", threat=8)
    assert news(table, "wildlings_attack") == [{"event": "wildlings_attack", "strength": 8}]


@pytest.mark.rule("R-B2-wildling-04")
def test_all_bid_secretly() -> None:
    table = attack("silence_at_the_wall")
    assert len(asked(table)) == 3
    play(table, "stark bid 4")
    for viewer in ("lannister", None):
        assert of(table, "stark", viewer)["bid"] is None
    assert not news(table, "wildling_shown")


@pytest.mark.rule("R-B2-wildling-05", "R-B2-wildling-06", "R-B2-wildling-07", "R-B2-wildling-16")
def test_a_sum_of_eight_repels_eight() -> None:
    table = bid(attack("silence_at_the_wall"), 4, 3, 1)
    assert news(table, "repelled") == [{"event": "repelled", "seat": "stark", "total": 8}]
    assert view(table)["threat"] == 0


@pytest.mark.rule("R-B2-wildling-08", "R-B2-wildling-17")
def test_a_sum_of_seven_does_not() -> None:
    table = bid(attack("silence_at_the_wall"), 4, 2, 1)
    assert news(table, "overrun") == [{"event": "overrun", "seat": "baratheon", "total": 7}]
    assert view(table)["threat"] == 4


@pytest.mark.rule("R-B2-wildling-08")
def test_the_threat_never_falls_below_zero() -> None:
    assert view(bid(attack("silence_at_the_wall", threat=2), 0, 0, 1))["threat"] == 0


@pytest.mark.rule("R-B2-wildling-09")
@pytest.mark.parametrize("bids", [(4, 3, 1), (2, 1, 0)])
def test_all_bids_are_lost(bids: tuple[int, int, int]) -> None:
    table = attack("silence_at_the_wall")
    before = [of(table, house)["power"] for house in THREE]
    bid(table, *bids)
    assert [of(table, house)["power"] for house in THREE] == [b - n for b, n in zip(before, bids, strict=True)]


@pytest.mark.rule("R-B2-wildling-10")
def test_the_card_is_shown_after_the_bids() -> None:
    table = attack("crow_killers")
    play(table, "stark bid 1", "lannister bid 1")
    assert not news(table, "wildling_shown")
    play(table, "baratheon bid 5")
    assert not news(table, "wildling_shown"), "the throne settles the tie for the lowest bid first"
    play(table, "baratheon rank stark")
    assert news(table, "wildling_shown") == [{"event": "wildling_shown", "card": "crow_killers"}]


@pytest.mark.rule("R-B2-wildling-11")
def test_the_highest_bidder_is_rewarded() -> None:
    table = bid(attack("skinchanger_scout"), 5, 3, 0)
    assert [of(table, h)["power"] for h in THREE] == [6, 3, 7], "Stark got the bid back"


@pytest.mark.rule("R-B2-wildling-12", "R-B2-wildling-13")
def test_the_lowest_bidder_suffers_most() -> None:
    table = bid(attack("skinchanger_scout"), 2, 1, 0)
    assert [of(table, h)["power"] for h in THREE] == [2, 3, 0]


@pytest.mark.rule("R-B2-wildling-14")
def test_the_throne_settles_ties() -> None:
    table = bid(attack("skinchanger_scout"), 4, 4, 1)
    assert asked(table) == ["baratheon wildling.highest"]
    assert choices(table, "baratheon") == ["rank lannister", "rank stark"]
    play(table, "baratheon rank lannister")
    assert of(table, "lannister")["power"] == 6
    table = bid(attack("skinchanger_scout"), 0, 0, 1)
    assert asked(table) == ["baratheon wildling.lowest"]


@pytest.mark.rule("R-B2-wildling-15")
def test_the_card_goes_to_the_bottom() -> None:
    """Everyone has seen it there."""
    table = bid(attack("silence_at_the_wall"), 4, 3, 1)
    assert table.position()["wildling_deck"][-1] == "silence_at_the_wall seen everyone"
    for viewer in (*THREE, None):
        assert view(table, viewer)["wildling_deck"]["known"] == {"silence_at_the_wall": 8}


# ---------------------------------------------------------------------- the cards


def test_every_card_has_effects() -> None:
    assert set(EFFECTS) == set(WILDLINGS)


@pytest.mark.card("silence_at_the_wall")
@pytest.mark.parametrize("bids", [(5, 3, 0), (2, 1, 0)])
def test_silence_at_the_wall(bids: tuple[int, int, int]) -> None:
    table = bid(attack("silence_at_the_wall"), *bids)
    assert asked(table)[0] == "stark planning.area"


@pytest.mark.card("preemptive_raid")
def test_preemptive_raid_costs_units() -> None:
    table = bid(attack("preemptive_raid"), 0, 1, 2)
    assert asked(table) == ["stark wildling.choose"]
    play(table, "stark decide destroy_two_units")
    assert "destroy the_shivering_sea ship" in choices(table, "stark")
    play(table, "stark destroy white_harbor footman", "stark destroy winterfell footman")
    assert asked(table)[0] == "stark planning.area" and units(table, "winterfell") == {"knight": 1}


@pytest.mark.card("preemptive_raid")
def test_preemptive_raid_costs_two_positions() -> None:
    """Stark stands highest in the fiefdoms; nobody has a choice there."""
    table = bid(attack("preemptive_raid"), 0, 1, 2)
    play(table, "stark decide fall_on_highest_track")
    assert view(table)["tracks"]["fiefdoms"] == ["baratheon", "lannister", "stark"]


@pytest.mark.card("preemptive_raid")
def test_preemptive_raid_asks_the_throne_among_equal_tracks() -> None:
    tracks = {"kings_court": ["stark", "lannister", "baratheon"]}
    table = bid(attack("preemptive_raid", tracks=tracks), 0, 1, 2)
    play(table, "stark decide fall_on_highest_track")
    assert asked(table) == ["baratheon wildling.fall"]
    assert choices(table, "baratheon") == ["choose_track fiefdoms", "choose_track kings_court"]
    play(table, "baratheon choose_track kings_court")
    assert view(table)["tracks"]["kings_court"] == ["lannister", "baratheon", "stark"]


@pytest.mark.card("preemptive_raid")
def test_preemptive_raid_brings_a_second_attack() -> None:
    """With strength 6, without the highest bidder, who still settles ties if he holds the throne."""
    table = attack("preemptive_raid", power={"stark": 5, "lannister": 9, "baratheon": 9})
    bid(table, 1, 1, 6)
    assert [e["strength"] for e in news(table, "wildlings_attack")] == [8, 6]
    assert asked(table) == ["stark wildling.bid", "lannister wildling.bid"]
    play(table, "stark bid 2", "lannister bid 2")
    assert asked(table) == ["baratheon wildling.lowest"]
    assert choices(table, "baratheon") == ["rank lannister", "rank stark"]
    play(table, "baratheon rank stark")
    assert [e["card"] for e in news(table, "wildling_shown")] == ["preemptive_raid", "silence_at_the_wall"]
    assert view(table)["threat"] == 0
    assert [c.split()[0] for c in table.position()["wildling_deck"][-2:]] == ["silence_at_the_wall", "preemptive_raid"]


KNIGHTS = {
    "winterfell": "stark knight knight knight",
    "white_harbor": "stark footman",
    "lannisport": "lannister knight knight",
    "stoney_sept": "lannister knight",
    "dragonstone": "baratheon knight",
}


@pytest.mark.card("crow_killers")
def test_crow_killers_defeat() -> None:
    table = bid(attack("crow_killers", areas=KNIGHTS, supply={"stark": 6}), 0, 2, 1)
    assert units(table, "winterfell") == {"footman": 3}, "all knights of the lowest bidder"
    assert see(table, "dragonstone")["units"] == {"footman": 1}, "two, or as many as there are"
    assert asked(table) == ["lannister wildling.demote"]
    play(table, "lannister demote stoney_sept")
    assert may(table, "lannister demote lannisport") or units(table, "lannisport") == {"footman": 1, "knight": 1}


@pytest.mark.card("crow_killers")
def test_crow_killers_destroy_without_footmen() -> None:
    """No footman left to take the place: the knight is lost."""
    areas = {
        "winterfell": "stark knight footman footman footman",
        "castle_black": "stark footman footman footman",
        "karhold": "stark footman footman",
        "white_harbor": "stark footman",
        "moat_cailin": "stark footman",
    }
    table = bid(attack("crow_killers", areas=areas, supply={"stark": 6}), 0, 2, 1)
    assert units(table, "winterfell") == {"footman": 3} and of(table, "stark")["stock"]["knight"] == 5


@pytest.mark.card("crow_killers")
def test_crow_killers_victory() -> None:
    table = bid(attack("crow_killers"), 5, 4, 0)
    assert asked(table) == ["stark wildling.promote"]
    play(table, "stark promote white_harbor", "stark promote winterfell")
    assert units(table, "white_harbor") == {"knight": 1} and units(table, "winterfell") == {"knight": 2}
    assert asked(table)[0] == "stark planning.area"


@pytest.mark.card("rattleshirts_raiders")
def test_rattleshirts_raiders_defeat() -> None:
    """All markers move before anyone's armies are cut."""
    areas = {"winterfell": "stark footman footman knight", "white_harbor": "stark footman footman"}
    areas |= {"lannisport": "lannister footman", "dragonstone": "baratheon footman"}
    table = bid(attack("rattleshirts_raiders", areas=areas, supply={"stark": 2, "lannister": 0}), 0, 1, 2)
    assert [of(table, h)["supply"] for h in THREE] == [0, 0, 1]
    assert asked(table) == ["stark supply.reconcile"]
    play(table, "stark destroy winterfell knight")
    assert asked(table)[0] == "stark planning.area"


@pytest.mark.card("rattleshirts_raiders")
def test_rattleshirts_raiders_victory() -> None:
    table = bid(attack("rattleshirts_raiders", supply={"stark": 6}), 1, 5, 2)
    assert of(table, "lannister")["supply"] == 3
    areas = {"winterfell": "stark footman"}
    table = bid(attack("rattleshirts_raiders", areas=areas, supply={"stark": 6}), 5, 1, 2)
    assert of(table, "stark")["supply"] == 6


@pytest.mark.card("massing_on_the_milkwater")
def test_massing_on_the_milkwater_defeat() -> None:
    """The lowest bidder loses the strongest cards, everyone else one; a hand is never emptied."""
    hand = {"stark": ["roose_bolton", "greatjon_umber", "catelyn_stark"], "lannister": ["tyrion_lannister"]}
    table = bid(attack("massing_on_the_milkwater", hand=hand), 0, 2, 1)
    assert of(table, "stark")["hand"] == ["catelyn_stark"]
    assert of(table, "lannister")["hand"] == ["tyrion_lannister"]
    assert asked(table) == ["baratheon wildling.discard"]
    play(table, "baratheon discard patchface")
    assert of(table, "baratheon")["discard"] == ["patchface"]


@pytest.mark.card("massing_on_the_milkwater")
def test_massing_on_the_milkwater_spares_a_hand_of_equals() -> None:
    hand = {"stark": ["roose_bolton", "greatjon_umber"], "lannister": ["cersei_lannister"], "baratheon": ["patchface"]}
    table = bid(attack("massing_on_the_milkwater", hand=hand), 0, 2, 1)
    assert of(table, "stark")["hand"] == ["roose_bolton", "greatjon_umber"]


@pytest.mark.card("massing_on_the_milkwater")
def test_massing_on_the_milkwater_victory() -> None:
    hand = {"stark": ["roose_bolton"]}
    table = bid(attack("massing_on_the_milkwater", hand=hand), 5, 3, 0)
    assert len(of(table, "stark")["hand"]) == 7 and of(table, "stark")["discard"] == []


@pytest.mark.card("a_king_beyond_the_wall")
@pytest.mark.rule("R-B2-tracks-02", "R-B2-tracks-03")
def test_a_king_beyond_the_wall_defeat() -> None:
    """The lowest bidder falls everywhere, and the order of the others is read after that."""
    table = bid(attack("a_king_beyond_the_wall"), 1, 2, 0)
    assert view(table)["tracks"]["iron_throne"] == ["lannister", "stark", "baratheon"]
    assert asked(table) == ["lannister wildling.track"], "Lannister holds the throne now"
    assert choices(table, "lannister") == ["choose_track fiefdoms", "choose_track kings_court"]
    play(table, "lannister choose_track kings_court", "stark choose_track fiefdoms")
    assert view(table)["tracks"] == {
        "iron_throne": ["lannister", "stark", "baratheon"],
        "fiefdoms": ["lannister", "baratheon", "stark"],
        "kings_court": ["stark", "baratheon", "lannister"],
    }


@pytest.mark.card("a_king_beyond_the_wall")
def test_a_king_beyond_the_wall_victory() -> None:
    table = bid(attack("a_king_beyond_the_wall"), 5, 3, 0)
    assert asked(table) == ["stark wildling.first"]
    play(table, "stark choose_track iron_throne")
    assert view(table)["tracks"]["iron_throne"] == ["stark", "baratheon", "lannister"]


@pytest.mark.card("mammoth_riders")
def test_mammoth_riders_defeat() -> None:
    table = bid(attack("mammoth_riders"), 0, 2, 1)
    play(table, "stark destroy winterfell footman", "stark destroy winterfell knight")
    assert asked(table) == ["stark wildling.destroy"]
    play(table, "stark destroy white_harbor footman")
    assert asked(table) == ["baratheon wildling.destroy"]
    play(table, "baratheon destroy kingswood footman", "baratheon destroy shipbreaker_bay ship")
    play(table, "lannister destroy stoney_sept footman", "lannister destroy lannisport footman")
    assert asked(table)[0] == "stark planning.area"


@pytest.mark.card("mammoth_riders")
def test_mammoth_riders_take_all_there_is() -> None:
    areas = {"winterfell": "stark footman", "lannisport": "lannister knight", "dragonstone": "baratheon knight"}
    table = bid(attack("mammoth_riders", areas=areas), 0, 2, 1)
    assert [see(table, a)["units"] for a in ("winterfell", "lannisport", "dragonstone")] == [{}, {}, {}]


@pytest.mark.card("mammoth_riders")
def test_mammoth_riders_victory() -> None:
    table = bid(attack("mammoth_riders", discard={"stark": ["eddard_stark", "robb_stark"]}), 5, 3, 0)
    assert choices(table, "stark") == ["pass", "take_back eddard_stark", "take_back robb_stark"]
    play(table, "stark take_back robb_stark")
    assert of(table, "stark")["discard"] == ["eddard_stark"]


@pytest.mark.card("the_horde_descends")
def test_the_horde_descends_defeat() -> None:
    """Two units in one castle, if one holds as many; everyone else one unit anywhere."""
    table = bid(attack("the_horde_descends"), 0, 2, 1)
    assert see(table, "winterfell")["units"] == {}, "no other castle of Stark holds two"
    play(table, "baratheon destroy kingswood footman")
    assert asked(table) == ["lannister wildling.destroy"]
    areas = {"winterfell": "stark footman knight", "white_harbor": "stark footman knight", "karhold": "stark footman"}
    table = bid(attack("the_horde_descends", areas=areas, supply={"stark": 3}), 0, 2, 1)
    assert not may(table, "stark destroy karhold footman")
    play(table, "stark destroy white_harbor knight")
    assert see(table, "white_harbor")["units"] == {}, "the second one had to be there, too"


@pytest.mark.card("the_horde_descends")
def test_the_horde_descends_anywhere_without_a_full_castle() -> None:
    areas = {"winterfell": "stark footman", "karhold": "stark footman knight", "lannisport": "lannister knight"}
    table = bid(attack("the_horde_descends", areas=areas), 0, 2, 1)
    assert may(table, "stark destroy karhold knight") and may(table, "stark destroy winterfell footman")
    play(table, "stark destroy karhold knight")
    assert may(table, "stark destroy winterfell footman") and may(table, "stark destroy karhold footman")


@pytest.mark.card("the_horde_descends")
def test_the_horde_descends_victory() -> None:
    table = bid(attack("the_horde_descends"), 5, 3, 0)
    assert choices(table, "stark") == ["pass", "muster_at white_harbor", "muster_at winterfell"]
    play(table, "stark muster_at white_harbor")
    assert asked(table) == ["stark muster.place"]
    assert all("white_harbor" in text for text in choices(table, "stark") if text != "done")


@pytest.mark.card("skinchanger_scout")
def test_skinchanger_scout() -> None:
    table = bid(attack("skinchanger_scout", power={"lannister": 1}), 2, 0, 1)
    assert [of(table, h)["power"] for h in THREE] == [2, 0, 4]
