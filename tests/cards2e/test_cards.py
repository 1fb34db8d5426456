"""Every card does what its facts say: none is without behaviour, or it stands here until it is written."""

from __future__ import annotations

from smallcouncil.games.cards2e import GAME
from smallcouncil.games.cards2e.facts import PRINTS

# One a line, sorted. Whoever writes a card takes it out; in the end the set is empty.
NOT_YET: set[str] = {
    "aeron_damphair",
    "alannys_greyjoy",
    "building_orders",
    "castle_black",
    "chamber_of_the_painted_table",
    "confinement",
    "consolidation_of_power",
    "dawn",
    "doran_martell",
    "dorans_game",
    "dornish_paramour",
    "dothraki_sea",
    "drogon",
    "drogos_arakh",
    "drowned_men",
    "euron_crows_eye",
    "fiery_followers",
    "fire_and_blood",
    "gates_of_winterfell",
    "ghaston_grey",
    "ghost",
    "great_kraken",
    "greenblood_trader",
    "highgarden",
    "iron_fleet_scout",
    "kings_hunting_party",
    "left",
    "lordsport_shipwright",
    "maester_caleotte",
    "maester_cressen",
    "maester_lomys",
    "magister_illyrio",
    "messenger_raven",
    "obara_sand",
    "old_bear_mormont",
    "old_forest_hunter",
    "olennas_cunning",
    "olennas_informant",
    "plaza_of_punishment",
    "rattleshirts_raiders",
    "rebuilding",
    "reinforcements",
    "rhaegal",
    "right",
    "seen_in_flames",
    "selyse_baratheon",
    "ser_jaime_lannister",
    "ser_waymar_royce",
    "summer",
    "summons",
    "sunspear",
    "the_bear_and_the_maiden_fair",
    "the_knight_of_flowers",
    "the_krakens_grasp",
    "the_mander",
    "the_queen_of_thorns",
    "the_queens_assassin",
    "the_red_keep",
    "the_red_viper",
    "the_sword_in_the_darkness",
    "the_things_i_do_for_love",
    "the_tickler",
    "throwing_axe",
    "unbowed_unbent_unbroken",
    "unsullied",
    "vanguard_lancer",
    "vanguard_of_the_north",
    "varys",
    "veteran_builder",
    "viserion",
    "viserys_targaryen",
    "waking_the_dragon",
    "wardens_of_the_reach",
    "we_do_not_sow",
    "wildling_horde",
    "yoren",
}


def test_every_card_has_behaviour_or_is_listed() -> None:
    assert GAME.id == "cards2e"
    missing = {p.id for p in PRINTS if not p.plain and not p.abilities and not p.constants}
    assert missing == NOT_YET


def test_plain_cards_have_no_behaviour() -> None:
    assert not [p.id for p in PRINTS if p.plain and (p.abilities or p.constants)]
