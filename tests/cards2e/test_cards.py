"""Every card does what its facts say: none is without behaviour, or it stands here until it is written."""

from __future__ import annotations

from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import PRINTS

# One a line, sorted. Whoever writes a card takes it out; in the end the set is empty.
NOT_YET: set[str] = {
    "aeron_damphair",
    "alannys_greyjoy",
    "building_orders",
    "chamber_of_the_painted_table",
    "consolidation_of_power",
    "drowned_men",
    "euron_crows_eye",
    "fiery_followers",
    "gates_of_winterfell",
    "great_kraken",
    "iron_fleet_scout",
    "kings_hunting_party",
    "lordsport_shipwright",
    "maester_cressen",
    "rattleshirts_raiders",
    "rebuilding",
    "reinforcements",
    "seen_in_flames",
    "selyse_baratheon",
    "ser_jaime_lannister",
    "summer",
    "summons",
    "the_krakens_grasp",
    "the_queens_assassin",
    "the_red_keep",
    "the_things_i_do_for_love",
    "the_tickler",
    "throwing_axe",
    "vanguard_lancer",
    "vanguard_of_the_north",
    "varys",
    "we_do_not_sow",
    "wildling_horde",
}


def test_every_card_has_behaviour_or_is_listed() -> None:
    assert GAME.id == "cards2e"
    missing = {p.id for p in PRINTS if not p.plain and not p.abilities and not p.constants}
    assert missing == NOT_YET


def test_plain_cards_have_no_behaviour() -> None:
    assert not [p.id for p in PRINTS if p.plain and (p.abilities or p.constants)]
