"""The planning phase, orders, and the messenger raven."""

from __future__ import annotations

import pytest

from board2e.realm import (
    GAME,
    area,
    asked,
    choices,
    everyone_ready,
    lay,
    may,
    new,
    news,
    of,
    play,
    seat,
    see,
    view,
    westeros,
)
from smallcouncil.games.board2e import facts
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.locale import Voice
from smallcouncil.table import IllegalChoice


def give(table: BoardTable, house: str, **orders: str) -> None:
    for name, order in orders.items():
        play(table, f"{house} plan {name}", f"{house} order {name} {order}")


STARK = {"winterfell": "march_0", "white_harbor": "defense_1", "the_shivering_sea": "support_0"}
LANNISTER = {"lannisport": "march_0", "stoney_sept": "raid", "the_golden_sound": "support_0"}
BARATHEON = {"dragonstone": "march_0", "kingswood": "raid", "shipbreaker_bay": "support_0"}


def ready(table: BoardTable) -> None:
    for house, orders in (("stark", STARK), ("lannister", LANNISTER), ("baratheon", BARATHEON)):
        give(table, house, **orders)
        play(table, f"{house} ready")


# ---------------------------------------------------------------------- planning


@pytest.mark.rule("R-B2-planning-01")
def test_every_area_with_units_gets_one_order() -> None:
    table = new(3)
    assert not may(table, "stark ready")
    give(table, "stark", winterfell="march_0", white_harbor="defense_1")
    assert not may(table, "stark ready"), "one area is missing"
    give(table, "stark", the_shivering_sea="support_0")
    assert may(table, "stark ready")
    give(table, "stark", winterfell="raid")
    assert see(table, "winterfell", "stark")["order"] == "raid", "the new order takes the place of the old one"
    assert may(table, "stark ready")


@pytest.mark.rule("R-B2-planning-02")
def test_no_order_without_a_unit() -> None:
    table = lay({"winterfell": "stark footman", "castle_black": "token stark", "lannisport": "lannister footman"})
    assert choices(table, "stark") == ["plan winterfell"]
    with pytest.raises(IllegalChoice):
        play(table, "stark plan castle_black")
    assert not any(text.startswith("baratheon") for text in asked(table)), "Baratheon has nothing to order"


@pytest.mark.rule("R-B2-planning-03")
def test_all_plan_at_the_same_time() -> None:
    assert asked(new(3)) == ["stark planning.area", "lannister planning.area", "baratheon planning.area"]


@pytest.mark.rule("R-B2-planning-04", "R-B2-port-03")
def test_ports_with_ships_get_orders() -> None:
    table = new(4)
    assert "plan port_of_pyke" in choices(table, "greyjoy")


@pytest.mark.rule("R-B2-planning-05", "R-B2-orders-02")
def test_tokens_run_out() -> None:
    """One march token of each value, two normal ones of every other kind."""
    areas = dict.fromkeys(("lannisport", "stoney_sept", "riverrun", "harrenhal"), "lannister footman")
    table = lay(areas)
    play(table, "lannister plan lannisport")
    assert len(choices(table, "lannister")) == 11
    play(table, "lannister order lannisport march_0")
    play(table, "lannister plan stoney_sept")
    assert not may(table, "lannister order stoney_sept march_0")
    play(table, "lannister order stoney_sept raid")
    give(table, "lannister", riverrun="raid")
    play(table, "lannister plan harrenhal")
    assert not may(table, "lannister order harrenhal raid") and may(table, "lannister order harrenhal raid_special")


@pytest.mark.rule("R-B2-planning-06")
@pytest.mark.parametrize(("house", "limit"), [("lannister", 3), ("stark", 2), ("baratheon", 1)])
def test_special_orders_are_limited(house: str, limit: int) -> None:
    names = ("winterfell", "castle_black", "karhold", "white_harbor")
    table = lay(dict.fromkeys(names, f"{house} footman garrison 0"))
    stars = ["march_plus_1", "defense_2", "support_plus_1", "raid_special"]
    for name, star in zip(names[:limit], stars, strict=False):
        give(table, house, **{name: star})
    play(table, f"{house} plan {names[limit]}")
    special = {o.id for o in facts.ORDER_FACTS if o.special}
    assert not special & {text.split()[-1] for text in choices(table, house)}


@pytest.mark.rule("R-B2-planning-07", "R-B2-planning-10")
def test_orders_are_secret_until_all_are_ready() -> None:
    table = new(3)
    give(table, "stark", **STARK)
    for viewer in ("lannister", None):
        assert see(table, "winterfell", viewer)["order"] is None
        assert not see(table, "winterfell", viewer)["ordered"], "how far Stark is, is nobody's business"
    play(table, "stark ready")
    assert of(table, "stark", "lannister")["ready"]
    assert see(table, "winterfell", "lannister")["order"] is None
    for house, orders in (("lannister", LANNISTER), ("baratheon", BARATHEON)):
        give(table, house, **orders)
        play(table, f"{house} ready")
    assert see(table, "winterfell")["order"] == "march_0"
    assert [e["seat"] for e in news(table, "revealed")] == ["baratheon", "lannister", "stark"]


def test_revealed_orders_are_said_with_their_areas() -> None:
    table = new(3)
    ready(table)
    [shown] = [e for e in table.heard(None) if e.news.name == "revealed" and e.args[0] == seat(table, "stark")]
    assert Voice("en").event(shown, table) == (
        "Stark reveals Defense +1 in White Harbor, March in Winterfell, and Support in The Shivering Sea."
    )
    assert Voice("de").event(shown, table) == (
        "Stark deckt Verteidigung +1 in White Harbor, Marsch in Winterfell und Unterstützung in The Shivering Sea auf."
    )


def test_orders_may_be_changed_until_ready() -> None:
    table = new(3)
    give(table, "stark", **STARK)
    play(table, "stark plan winterfell", "stark clear winterfell")
    assert see(table, "winterfell", "stark")["order"] is None and not may(table, "stark ready")
    give(table, "stark", winterfell="march_plus_1")
    play(table, "stark ready")
    with pytest.raises(IllegalChoice):
        play(table, "stark plan winterfell")


def crowded() -> BoardTable:
    """Baratheon has more areas than tokens that it may use: 10 normal ones and 1 special one."""
    names = ["dragonstone", "kingswood", "storms_end", "kings_landing", "crackclaw_point", "blackwater", "harrenhal"]
    names += ["the_reach", "the_boneway", "stoney_sept", "the_eyrie", "the_mountains_of_the_moon"]
    kinds = ["footman"] * 9 + ["knight"] * 3
    data = {name: area(f"baratheon {kind} neutral 0") for name, kind in zip(names, kinds, strict=True)}
    data |= {"winterfell": area("stark footman"), "lannisport": area("lannister footman")}
    table = GAME.position({"options": {"players": 3}, "areas": data})
    assert isinstance(table, BoardTable)
    return table


@pytest.mark.rule("R-B2-planning-08", "R-B2-planning-09")
def test_too_few_tokens() -> None:
    """All place one after the other, and the short house leaves an area of its choice without an order."""
    table = crowded()
    assert asked(table) == ["baratheon planning.area"]
    orders = ["march_0", "march_minus_1", "march_plus_1", "defense_1", "defense_1", "support_0", "support_0"]
    orders += ["raid", "raid", "consolidate_power", "consolidate_power"]
    names = [text.split()[1] for text in choices(table, "baratheon")]
    left = names.pop(3)
    for name, order in zip(names, orders, strict=True):
        assert not may(table, "baratheon ready")
        give(table, "baratheon", **{name: order})
    assert may(table, "baratheon ready")
    play(table, "baratheon ready")
    assert asked(table) == ["lannister planning.area"]
    with pytest.raises(IllegalChoice):
        play(table, "baratheon reconsider")  # the next one has seen how many orders lie there
    give(table, "lannister", lannisport="march_0")
    play(table, "lannister ready")
    assert asked(table) == ["stark planning.area"]
    assert see(table, left, "baratheon")["order"] is None
    assert see(table, names[0], "stark")["order"] is None, "still face down"
    assert see(table, names[0], "stark")["ordered"] and not see(table, left, "stark")["ordered"], (
        "but seen to lie there"
    )
    guess = table.imagine(seat(table, "stark"), 1)
    assert see(guess, left, "baratheon")["order"] is None and see(guess, names[0], "baratheon")["order"]


@pytest.mark.rule("R-B2-planning-11")
def test_the_raven_comes_after_the_reveal() -> None:
    table = new(3)
    ready(table)
    assert asked(table) == ["lannister raven.use"]
    assert see(table, "winterfell")["order"] == "march_0"


# ---------------------------------------------------------------------- orders


@pytest.mark.rule("R-B2-orders-01")
def test_five_kinds_of_orders() -> None:
    assert {o.type for o in facts.ORDER_FACTS} == {"march", "defense", "support", "raid", "consolidate_power"}


@pytest.mark.rule("R-B2-orders-02", "R-B2-orders-08")
def test_each_kind_has_one_special_token() -> None:
    for kind in facts.ORDER_TYPES:
        assert [o.copies for o in facts.ORDER_FACTS if o.type == kind and o.special] == [1]
    values = {o.id: o.value for o in facts.ORDER_FACTS if o.type == "march"}
    assert values == {"march_minus_1": -1, "march_0": 0, "march_plus_1": 1}


# ---------------------------------------------------------------------- the raven


def with_raven() -> BoardTable:
    table = new(3)
    ready(table)
    return table


@pytest.mark.rule("R-B2-raven-01")
def test_the_holder_may_use_one_option() -> None:
    table = with_raven()
    assert choices(table, "lannister")[:2] == ["pass", "look"]
    assert may(table, "lannister swap lannisport")
    skipped = table.copy()
    play(skipped, "lannister pass")
    assert not asked(skipped)[0].endswith("raven.use") and not view(skipped)["raven_used"]
    play(table, "lannister look", "lannister put_on_top")
    assert "raven" not in asked(table)[0], "not both"


@pytest.mark.rule("R-B2-raven-02")
def test_one_order_is_replaced_by_an_unused_one() -> None:
    table = with_raven()
    play(table, "lannister swap lannisport")
    offered = {text.split()[-1] for text in choices(table, "lannister")}
    assert "march_0" not in offered and {"march_minus_1", "march_plus_1", "raid", "defense_1"} <= offered
    play(table, "lannister order lannisport defense_1")
    assert see(table, "lannisport")["order"] == "defense_1"


@pytest.mark.rule("R-B2-raven-03")
def test_the_raven_keeps_to_limits_and_bans() -> None:
    tracks = {"kings_court": ["baratheon", "stark", "lannister"]}
    areas = dict.fromkeys(("dragonstone", "kingswood", "crackclaw_point", "blackwater"), "baratheon footman")
    table = lay(areas, tracks=tracks)
    stars = ["march_plus_1", "defense_2", "support_plus_1", "raid"]
    for name, order in zip(areas, stars, strict=True):
        give(table, "baratheon", **{name: order})
    play(table, "baratheon ready")
    assert asked(table) == ["baratheon raven.use"]
    swap = table.copy()
    play(table, "baratheon swap blackwater")
    assert not {"raid_special", "consolidate_power_special"} & {t.split()[-1] for t in choices(table, "baratheon")}
    play(swap, "baratheon swap dragonstone")
    assert may(swap, "baratheon order dragonstone raid_special"), "one special order for another"
    banned = westeros(third="web_of_lies", areas=areas, tracks=tracks)
    everyone_ready(banned)
    play(banned, f"baratheon {choices(banned, 'baratheon')[-1]}")
    assert not any("support" in text for text in choices(banned, "baratheon"))


@pytest.mark.rule("R-B2-raven-04")
def test_looking_at_the_wildlings() -> None:
    table = lay(begin="raven", wildling_deck=["crow_killers", "mammoth_riders"])
    play(table, "lannister look")
    assert table.asks[0].args == (facts.WILDLINGS.index("crow_killers"),)
    assert view(table, "lannister")["wildling_deck"]["known"] == {"crow_killers": 0}
    for viewer in ("stark", None):
        assert view(table, viewer)["wildling_deck"]["known"] == {}
    top = table.copy()
    play(top, "lannister put_on_top")
    assert top.position()["wildling_deck"][0] == "crow_killers seen lannister"
    play(table, "lannister put_at_bottom")
    assert table.position()["wildling_deck"][-1] == "crow_killers seen lannister"
    assert view(table, "lannister")["wildling_deck"]["known"] == {"crow_killers": 8}
    assert view(table, "stark")["wildling_deck"]["known"] == {}
    heard = [event.news.name for event in table.heard(seat(table, "stark"))]
    assert "looked" in heard and "you_saw" not in heard
    mine = [event.news.name for event in table.heard(seat(table, "lannister"))]
    assert "you_saw" in mine and "looked" not in mine, "who looked is told it once"


@pytest.mark.rule("R-B2-raven-05", "R-B2-cleanup-05")
def test_the_raven_rests_until_the_clean_up() -> None:
    table = lay(begin="raven")
    play(table, "lannister look", "lannister put_on_top")
    assert view(table)["round"] == 1 or not view(table)["raven_used"]
    table = lay({"winterfell": "stark footman raid", "lannisport": "lannister footman raid"}, begin="raven", hold=True)
    play(table, "lannister look", "lannister put_on_top")
    assert view(table)["raven_used"]
    play(table, "lannister raid_nothing lannisport", "stark raid_nothing winterfell")
    assert view(table)["round"] == 2 and not view(table)["raven_used"]


@pytest.mark.rule("R-B2-planning-10")
def test_who_is_ready_may_take_the_orders_up_again_until_the_last_one_is() -> None:
    table = new(3)
    stark = seat(table, "stark")
    give(table, "stark", **STARK)
    assert table.may(stark) is None, "nothing besides what is asked"
    play(table, "stark ready")
    assert stark not in table.waiting
    before = {other: table.ask(other).n for other in table.waiting}
    play(table, "stark reconsider")
    assert stark in table.waiting
    assert {other: table.ask(other).n for other in before} == before, "nobody else's question became stale"
    assert not see(table, "winterfell", "lannister")["ordered"]
    play(table, "stark plan winterfell", "stark order winterfell raid", "stark ready")
    for house, orders in (("lannister", LANNISTER), ("baratheon", BARATHEON)):
        give(table, house, **orders)
        play(table, f"{house} ready")
    assert see(table, "winterfell", "lannister")["order"] == "raid"
    assert table.may(stark) is None, "all is revealed"
