"""Rules 4: reinforcements."""

from __future__ import annotations

import pytest

from risk.table import REGIONS, all_to, asked, choices, lay, lies, look, news, play, sees, skip, some
from smallcouncil.games.risk.state import RiskTable

WESTERLANDS = ["the_crag", "golden_tooth", "casterly_rock", "crakehall", "silverhill"]


def hold(areas: list[str], house: str = "lannister") -> RiskTable:
    """The house holds these territories and begins its turn; another one holds the rest."""
    return lay(all_to(house, areas), rest="stark 1", turn=house)


def collected(table: RiskTable) -> int:
    """The units that the table says were collected; the player is asked to place just as many."""
    units: int = news(table, "collected")[-1]["units"]
    assert table.asks[0].args == (units,)
    return units


@pytest.mark.rule("R-RK-reinforce-01")
@pytest.mark.rule("A-RK-05")
@pytest.mark.parametrize(
    ("territories", "castles", "units"), [(12, 0, 4), (9, 3, 4), (8, 7, 5), (14, 0, 4), (14, 1, 5), (16, 9, 8)]
)
def test_territories_and_castles_divided_by_three(territories: int, castles: int, units: int) -> None:
    assert collected(hold(some(territories, castles))) == units


@pytest.mark.rule("R-RK-reinforce-02")
@pytest.mark.parametrize("territories", [2, 5, 8])
def test_never_fewer_than_three(territories: int) -> None:
    assert collected(hold(some(territories, 0))) == 3


@pytest.mark.rule("R-RK-reinforce-03")
def test_ten_territories_and_three_castles_give_four() -> None:
    table = hold(some(10, 3))
    assert (sees(table, "lannister")["territories"], sees(table, "lannister")["castles"]) == (10, 3)
    assert collected(table) == 4


TOTALS = [
    *(pytest.param(total, 3, marks=pytest.mark.rule("R-RK-reinforce-04")) for total in range(2, 12)),
    *(pytest.param(total, 4, marks=pytest.mark.rule("R-RK-reinforce-05")) for total in range(12, 15)),
    *(pytest.param(total, 5, marks=pytest.mark.rule("R-RK-reinforce-06")) for total in range(15, 18)),
    *(pytest.param(total, 6, marks=pytest.mark.rule("R-RK-reinforce-07")) for total in range(18, 21)),
    # the printed table ends here; the formula goes on without limit
    *(pytest.param(total, total // 3, marks=pytest.mark.rule("A-RK-02")) for total in (21, 30, 39, 41, 42, 48)),
]


@pytest.mark.parametrize(("total", "units"), TOTALS)
def test_the_table_of_reinforcements(total: int, units: int) -> None:
    castles = total // 4
    assert collected(hold(some(total - castles, castles))) == units


@pytest.mark.rule("R-RK-reinforce-04")
def test_a_single_territory_gives_three() -> None:
    assert lies(hold(["karhold"]), "karhold") == "lannister 4", "there is one place for all three"


@pytest.mark.rule("R-RK-reinforce-08")
def test_ports_do_not_count() -> None:
    inland, coast = some(10, 1, ports=0), some(10, 1, ports=5)
    assert sees(hold(coast), "lannister")["ports"] == 5
    assert collected(hold(inland)) == collected(hold(coast)) == 3


@pytest.mark.rule("R-RK-reinforce-09")
@pytest.mark.parametrize("region", [r["id"] for r in REGIONS["westeros"]])
def test_a_whole_region_gives_its_bonus(region: str) -> None:
    bonus = {"the_north": 5, "reach": 4, "riverlands": 2, "crownlands": 2, "westerlands": 2}.get(region, 1)
    areas = next(r["territories"] for r in REGIONS["westeros"] if r["id"] == region)
    table = hold(areas)
    total = len(areas) + sees(table, "lannister")["castles"]
    assert sees(table, "lannister")["regions"] == [region]
    assert collected(table) == max(3, total // 3) + bonus


@pytest.mark.rule("R-RK-reinforce-09")
@pytest.mark.parametrize(
    ("region", "bonus"),
    [
        ("andalos", 4),
        ("disputed_lands", 3),
        ("long_summer", 1),
        ("slavers_bay", 3),
        ("jade_sea_coast", 1),
        ("dothraki_sea", 4),
    ],
)
def test_regions_of_essos(region: str, bonus: int) -> None:
    areas = next(r["territories"] for r in REGIONS["essos"] if r["id"] == region)
    table = lay(all_to("ghiscari", areas), rest="targaryen 1", players=2, turn="ghiscari")
    assert collected(table) == 3 + bonus, "up to 11 territories and castles give three"


@pytest.mark.rule("R-RK-reinforce-10")
@pytest.mark.parametrize("missing", WESTERLANDS)
def test_one_territory_short_of_a_region(missing: str) -> None:
    table = hold([area for area in WESTERLANDS if area != missing])
    assert sees(table, "lannister")["regions"] == []
    assert collected(table) == 3


@pytest.mark.rule("R-RK-reinforce-11")
def test_the_westerlands_give_two_extra_units() -> None:
    assert len(WESTERLANDS) == 5
    table = hold(WESTERLANDS)
    assert collected(table) == 3 + 2


@pytest.mark.rule("R-RK-reinforce-12")
def test_region_bonuses_come_on_top_of_the_minimum() -> None:
    assert collected(hold(["pyke", "harlaw"])) == 3 + 1
    assert collected(hold(["pyke", "harlaw", "red_mountains", "sandstone", "greenblood", "sunspear"])) == 3 + 1 + 1


@pytest.mark.rule("R-RK-reinforce-13")
def test_all_units_must_be_placed() -> None:
    table = hold(WESTERLANDS)
    for left in (5, 4, 3, 2, 1):
        assert asked(table) == "lannister reinforce.place"
        assert table.asks[0].args == (left,)
        assert not [text for text in choices(table) if not text.startswith("place ")], "nothing else can be done"
        play(table, "lannister place crakehall")
    assert asked(table) == "lannister invade.declare"
    assert sees(table, "lannister")["units"] == 10


@pytest.mark.rule("R-RK-reinforce-14")
def test_only_on_own_territories() -> None:
    table = lay({"karhold": "lannister 1", "sunspear": "lannister 4"}, rest="stark 1", turn="lannister")
    assert choices(table) == ["place karhold", "place sunspear"]


@pytest.mark.rule("R-RK-reinforce-15")
def test_all_to_one_territory_or_spread() -> None:
    together, apart = hold(WESTERLANDS), hold(WESTERLANDS)
    play(together, *["lannister place silverhill"] * 5)
    assert lies(together, "silverhill") == "lannister 6"
    play(apart, *[f"lannister place {area}" for area in WESTERLANDS])
    assert {lies(apart, area) for area in WESTERLANDS} == {"lannister 2"}


@pytest.mark.rule("A-RK-40")
def test_counting_comes_first_then_the_set_then_the_single_card_then_placing() -> None:
    """Castles and regions are counted before cards; what cards bring is placed with everything else."""
    table = lay(
        all_to("lannister", WESTERLANDS),
        rest="stark 1",
        turn="lannister",
        options={"mode": "dominion"},
        hand={"lannister": ["skagos", "winterfell", "white_harbor", "barrowlands"]},
        gold={"lannister": 0},
    )
    assert asked(table) == "lannister reinforce.trade"
    assert sees(table, "lannister")["gold"] == 300 + 200 + 100, "basic units, region and one port are paid already"
    play(table, "lannister trade skagos winterfell white_harbor")
    assert asked(table) == "lannister reinforce.redeem"
    play(table, "lannister redeem barrowlands")
    assert asked(table) == "lannister reinforce.put"
    play(table, "lannister put knight crakehall")
    assert asked(table) == "lannister reinforce.place"
    assert table.asks[0].args == (3 + 2 + 4,)


def test_the_view_foretells_the_income() -> None:
    table = lay(all_to("lannister", WESTERLANDS), rest="stark 1", step="invade")
    foretold = sees(table, "lannister")["income"]
    assert foretold == 5
    while look(table)["turn"] != 2:
        skip(play(table, f"{table.seat_name(table.waiting[0])} {table.text(table.asks[0].default)}"), "reinforce.place")
    assert collected(table) == foretold


def test_the_view_halves_only_the_income_that_is_halved() -> None:
    """Freefolk Uprising concerns the player whose turn it is."""
    whole, table = (
        lay(
            all_to("lannister", WESTERLANDS),
            rest="stark 1",
            options={"mode": "dominion"},
            step="buy",
            gold={"stark": 500},
            halved=halved,
        )
        for halved in (False, True)
    )
    assert sees(table, "lannister")["income"] == 5 and sees(table, "lannister")["gold_income"] == 600
    assert sees(table, "stark")["income"] == sees(whole, "stark")["income"] // 2
